//! Ludo's two pages: Quick with history and sources, Party with its options.

use super::{Block, PageAction, PageContent, Section};
use super::{last_modified, paragraph, paragraphs, questions, section, series};
use crate::text::Texts;

/// An option with its value in force, in the words of the rule set's text (`block`, `pass`, …).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OptionInForce<'a> {
    /// The option.
    pub key: &'a str,
    /// Its value.
    pub value: &'a str,
    /// The value of the preset.
    pub default: &'a str,
    /// The value in force is marked as non-standard.
    pub non_standard: bool,
}

impl OptionInForce<'_> {
    fn name(&self, texts: &Texts) -> String {
        texts.get(&format!("party-option-{}", self.key))
    }

    /// A rule set from a file may bring pieces out with faces that no screen offers: these are
    /// listed as they are.
    fn value_text(&self, texts: &Texts, value: &str) -> String {
        let key = format!("party-option-{}-{}", self.key, value.replace('|', "_"));
        if texts.has(&key) {
            texts.get(&key)
        } else {
            value.replace('|', ", ")
        }
    }

    fn remarks(&self, texts: &Texts) -> String {
        let mut remarks = vec![texts.get("party-can-change")];
        if self.value != self.default {
            remarks.push(texts.get("party-badge-changed"));
        }
        if self.non_standard {
            remarks.push(texts.get("party-badge-non-standard"));
        }
        remarks.join(" · ")
    }

    fn row(&self, texts: &Texts) -> Vec<String> {
        vec![
            self.name(texts),
            texts.get(&format!("party-option-{}-note", self.key)),
            self.value_text(texts, self.default),
            self.value_text(texts, self.value),
            self.remarks(texts),
        ]
    }
}

/// Where the history's citations lead, in the order of their numbers.
const SOURCES: [&str; 5] = [
    "https://www.penn.museum/sites/expedition/the-indian-games-of-pachisi-chaupar-and-chausar/",
    "https://www.britannica.com/topic/pachisi",
    "https://www.tradgames.org.uk/games/Pachisi.htm",
    "https://doi.org/10.2478/bgs-2021-0003",
    "https://en.wikipedia.org/wiki/Ludo",
];

/// The page of Quick: rules, controls, tips, history, sources, questions, similar games.
pub fn ludo_quick(texts: &Texts) -> PageContent {
    let rules = vec![
        paragraph(texts, "rules-ludo-quick-intro"),
        Block::Numbered(series(texts, "rules-ludo-quick-rule-", 8)),
    ];
    let tips = Block::Bullets(series(texts, "rules-ludo-quick-tip-", 5));
    let similar = Block::Bullets(series(texts, "rules-ludo-quick-similar-", 2));
    let controls = paragraphs(texts, "rules-ludo-quick-control-", 6);
    let history = paragraphs(texts, "rules-ludo-quick-history-", 5);
    let faq = questions(texts, "rules-ludo-quick-", 6);
    let heading = |id, key: &str, blocks| section(texts, id, key, blocks);
    PageContent {
        title: texts.get("rules-ludo-quick-title"),
        sections: vec![
            heading("rules", "rules-ludo-quick-rules", rules),
            heading("controls", "rules-ludo-quick-controls", controls),
            heading("tips", "rules-ludo-quick-tips", vec![tips]),
            heading("history", "rules-ludo-quick-history", history),
            heading("sources", "rules-ludo-quick-sources", sources(texts)),
            heading("faq", "rules-ludo-quick-faq", faq),
            heading("similar", "rules-ludo-quick-similar", vec![similar]),
        ],
    }
}

fn sources(texts: &Texts) -> Vec<Block> {
    let mut blocks = vec![paragraph(texts, "rules-ludo-quick-sources-note")];
    blocks.extend((1..).zip(SOURCES).map(|(n, url)| {
        Block::Action(PageAction {
            id: format!("source:{n}"),
            label: texts.get(&format!("rules-ludo-quick-source-{n}")),
            url: Some(url),
        })
    }));
    blocks
}

/// The page of Party: introduction, preparation, course, result, defaults, options, terms,
/// questions. The table and the answers follow `options`, the 12 options in force.
pub fn ludo_party(texts: &Texts, options: &[OptionInForce<'_>]) -> PageContent {
    let heading = |id, key: &str, blocks| section(texts, id, key, blocks);
    PageContent {
        title: texts.get("rules-ludo-party-title"),
        sections: vec![
            heading("intro", "rules-ludo-party-intro", intro(texts)),
            preparation(texts),
            course(texts),
            result(texts),
            heading(
                "defaults",
                "rules-ludo-party-defaults",
                defaults(texts, options),
            ),
            heading("options", "rules-ludo-party-options", table(texts, options)),
            heading("terms", "rules-ludo-party-terms", terms(texts)),
            heading("faq", "rules-ludo-party-faq", faq(texts, options)),
        ],
    }
}

fn intro(texts: &Texts) -> Vec<Block> {
    let action = |id: &str, key: &str| {
        Block::Action(PageAction {
            id: id.to_owned(),
            label: texts.get(key),
            url: None,
        })
    };
    let mut blocks = paragraphs(texts, "rules-ludo-party-intro-", 4);
    blocks.push(action("play-these-rules", "rules-ludo-party-play"));
    blocks.push(action("play-friends", "rules-ludo-party-play-friends"));
    blocks.push(paragraph(texts, "rules-ludo-party-source"));
    blocks.push(last_modified(texts));
    blocks
}

fn preparation(texts: &Texts) -> Section {
    let steps = series(texts, "rules-ludo-party-preparation-", 5);
    let blocks = vec![Block::Bullets(steps)];
    section(texts, "preparation", "rules-ludo-party-preparation", blocks)
}

fn course(texts: &Texts) -> Section {
    let blocks = vec![
        paragraph(texts, "rules-ludo-party-course-note"),
        Block::Numbered(series(texts, "rules-ludo-party-course-", 11)),
    ];
    section(texts, "course", "rules-ludo-party-course", blocks)
}

fn result(texts: &Texts) -> Section {
    let blocks = vec![
        paragraph(texts, "rules-ludo-party-result-winner"),
        paragraph(texts, "rules-ludo-party-result-others"),
        Block::Numbered(series(texts, "rules-ludo-party-result-rank-", 3)),
        paragraph(texts, "rules-ludo-party-result-tie"),
        paragraph(texts, "rules-ludo-party-result-all"),
    ];
    section(texts, "result", "rules-ludo-party-result", blocks)
}

fn defaults(texts: &Texts, options: &[OptionInForce<'_>]) -> Vec<Block> {
    let line = |option: &OptionInForce<'_>| {
        let name = option.name(texts);
        let value = option.value_text(texts, option.default);
        let values = [("option", name.into()), ("value", value.into())];
        texts.format("party-option-spoken", &values)
    };
    vec![
        paragraph(texts, "rules-ludo-party-defaults-note"),
        Block::Bullets(options.iter().map(line).collect()),
    ]
}

fn table(texts: &Texts, options: &[OptionInForce<'_>]) -> Vec<Block> {
    let columns = ["option", "meaning", "default", "value", "note"];
    let title = |column| texts.get(&format!("rules-ludo-party-column-{column}"));
    vec![
        paragraph(texts, "rules-ludo-party-options-note"),
        Block::Table {
            header: columns.into_iter().map(title).collect(),
            rows: options.iter().map(|option| option.row(texts)).collect(),
        },
    ]
}

fn terms(texts: &Texts) -> Vec<Block> {
    let words = ["base", "start", "home", "finish", "safe", "barrier"];
    let term = |word| Block::Term {
        term: texts.get(&format!("rules-ludo-party-term-{word}")),
        text: texts.get(&format!("rules-ludo-party-term-{word}-text")),
    };
    words.into_iter().map(term).collect()
}

fn faq(texts: &Texts, options: &[OptionInForce<'_>]) -> Vec<Block> {
    let part = |topic: &str| {
        let option = options.iter().find(|option| option.key == topic);
        let value = option.map_or("", |option| option.value);
        let key = format!(
            "rules-ludo-party-answer-{topic}-{}",
            value.replace('|', "_")
        );
        if texts.has(&key) {
            texts.get(&key)
        } else {
            let faces = [("faces", value.replace('|', ", ").into())];
            texts.format("rules-ludo-party-answer-exit-other", &faces)
        }
    };
    let answers = [
        part("exit"),
        format!(
            "{} {}",
            texts.get("rules-ludo-party-answer-capture"),
            part("capture_bonus")
        ),
        format!("{} {}", part("safe"), part("block")),
        part("exact"),
    ];
    let questions = series(texts, "rules-ludo-party-question-", answers.len());
    questions
        .into_iter()
        .zip(answers)
        .map(|(question, answer)| Block::Question { question, answer })
        .collect()
}
