//! The record of a page of text.

use super::super::model::{LICENCES, LUDO_PARTY, LUDO_QUICK, MAKRUK, Model};
use super::parts::{Dress, button};
use crate::ludo::{OptionId, Preset, RuleSet};
use crate::makruk::{Fen, Square};
use crate::text::Texts;
use crate::text::pages::{self, OptionInForce, PageContent};
use crate::view::makruk::MakrukScene;
use crate::view::part::{Button, Emphasis, Icon};
use crate::view::screen::{Block, Bullet, PageSection, PageView, TableRow};

const MIT: &str = include_str!("../../../../LICENSE-MIT");
const APACHE: &str = include_str!("../../../../LICENSE-APACHE");
/// What the programs are built from: a paragraph, then a line a part.
const PARTS: &str = include_str!("../../../../THIRD-PARTY.txt");

/// Side of a diagram in dp.
const DIAGRAM: f64 = 240.0;

impl Model {
    pub(super) fn page_view(&self, page: &str, section: &str) -> PageView {
        let content = self.page_content(page);
        let contents = content.sections.iter().filter(|it| it.level == 2);
        PageView {
            title: content.title.clone(),
            tabs: self.page_tabs(page),
            contents: contents
                .map(|it| button(format!("section:{}", it.id), it.heading.clone()))
                .collect(),
            sections: content
                .sections
                .iter()
                .map(|it| self.page_section(it, &content))
                .collect(),
            scroll_serial: self.scroll_serial,
            scroll_to: section.to_owned(),
        }
    }

    fn page_content(&self, page: &str) -> PageContent {
        let texts = &self.texts;
        match page {
            LUDO_QUICK => pages::ludo_quick(texts),
            LUDO_PARTY => {
                let rules = self.party_rules();
                let options = OptionId::ALL.map(|option| in_force(option, &rules));
                pages::ludo_party(texts, &options)
            }
            MAKRUK => pages::makruk(texts),
            _ => licences(texts),
        }
    }

    fn page_tabs(&self, open: &str) -> Vec<Button> {
        if open == LICENCES {
            return Vec::new();
        }
        let ludo = self.texts.get("common-ludo");
        let preset = |key: &str| {
            let preset = self.texts.get(key);
            self.texts.format(
                "common-dot",
                &[("first", ludo.clone().into()), ("rest", preset.into())],
            )
        };
        [
            (LUDO_QUICK, preset("menu-preset-quick")),
            (LUDO_PARTY, preset("menu-preset-party")),
            (MAKRUK, self.texts.get("common-makruk")),
        ]
        .into_iter()
        .map(|(id, label)| button(format!("page:{id}"), label).selected(id == open))
        .collect()
    }

    fn page_section(&self, section: &pages::Section, page: &PageContent) -> PageSection {
        PageSection {
            id: section.id.to_owned(),
            heading: section.heading.clone(),
            level: section.level,
            blocks: section
                .blocks
                .iter()
                .map(|block| self.page_block(block, page))
                .collect(),
        }
    }

    fn page_block(&self, block: &pages::Block, page: &PageContent) -> Block {
        match block {
            pages::Block::Paragraph(text) => Block::Paragraph {
                text: text.clone(),
                cites: cites(text, page),
            },
            pages::Block::Numbered(items) => bullets(items, |n| format!("{n}.")),
            pages::Block::Bullets(items) => bullets(items, |_| "•".to_owned()),
            pages::Block::Question { question, answer } => Block::Question {
                question: question.clone(),
                answer: answer.clone(),
            },
            pages::Block::Term { term, text } => Block::Term {
                term: term.clone(),
                text: text.clone(),
            },
            pages::Block::Table { header, rows } => Block::Table {
                header: header.clone(),
                rows: rows
                    .iter()
                    .map(|cells| TableRow {
                        cells: cells.clone(),
                    })
                    .collect(),
            },
            pages::Block::Diagram { diagram, caption } => Block::Diagram {
                scene: self.diagram(diagram),
                caption: caption.clone(),
            },
            pages::Block::Action(action) => Block::Action {
                button: self.page_button(action),
            },
        }
    }

    fn page_button(&self, action: &pages::PageAction) -> Button {
        let made = button(action.id.clone(), action.label.clone());
        match action.url {
            Some(_) => made
                .icon(Icon::Outside)
                .emphasis(Emphasis::Plain)
                .hint(self.texts.get("common-opens-outside")),
            None if action.id == "play-these-rules" => made.emphasis(Emphasis::Primary),
            None => made,
        }
    }

    /// A position with the legal moves of one man as dots; the moves are the generator's.
    fn diagram(&self, diagram: &pages::Diagram) -> Vec<u8> {
        let Ok(fen) = diagram.fen.parse::<Fen>() else {
            return Vec::new();
        };
        let mut scene = MakrukScene::still(&fen.position);
        scene.set = self.scene_pieces();
        let from: Option<Square> = diagram.from.and_then(|name| name.parse().ok());
        if let Some(from) = from {
            let moves = fen.position.legal_moves_from(from);
            let captures = |mv: &crate::makruk::Move| fen.position.piece_at(mv.to).is_some();
            scene.destinations = moves.iter().map(|mv| (mv.to, captures(mv))).collect();
            scene.selected = Some(from);
        }
        let pose = MakrukScene::pose(crate::makruk::Side::White);
        let camera = MakrukScene::camera(&pose, DIAGRAM, DIAGRAM);
        scene.encode(&camera, &self.look(), 0, 0, 0.0)
    }
}

/// The markers `[n]` in a text whose sources the page lists.
fn cites(text: &str, page: &PageContent) -> Vec<Button> {
    let numbers = text
        .split('[')
        .skip(1)
        .filter_map(|rest| rest.split_once(']'));
    numbers
        .filter_map(|(n, _)| {
            let source = page.action(&format!("source:{n}"))?;
            let marker = button(format!("cite:{n}"), format!("[{n}]"));
            Some(marker.emphasis(Emphasis::Plain).hint(source.label.clone()))
        })
        .collect()
}

fn in_force(option: OptionId, rules: &RuleSet) -> OptionInForce<'static> {
    let value = rules.value(option);
    let key = |at: usize| option.values().get(at).copied().unwrap_or_default();
    OptionInForce {
        key: option.key(),
        value: key(value),
        default: key(option.default(Preset::Party)),
        non_standard: option.non_standard(value),
    }
}

/// A list whose entries stand behind what `lead` makes of their numbers, from 1.
fn bullets(items: &[String], lead: impl Fn(usize) -> String) -> Block {
    let bullet = |(n, text): (usize, &String)| Bullet {
        lead: lead(n),
        text: text.clone(),
    };
    Block::Bullets {
        items: (1..).zip(items).map(bullet).collect(),
    }
}

/// The app's own licences, and what its parts are under.
fn licences(texts: &Texts) -> PageContent {
    let text = |text: &str| pages::Block::Paragraph(text.to_owned());
    let section = |id, heading: &str, blocks| pages::Section {
        id,
        heading: heading.to_owned(),
        level: 2,
        blocks,
    };
    let whole = |body: &str| body.split("\n\n").map(text).collect();
    let (about, parts) = PARTS.split_once("\n\n").unwrap_or_default();
    let parts = parts.lines().filter(|line| !line.is_empty());
    let parts = vec![
        text(&about.replace('\n', " ")),
        pages::Block::Bullets(parts.map(str::to_owned).collect()),
    ];
    PageContent {
        title: texts.get("settings-licences"),
        sections: vec![
            section("mit", "MIT", whole(MIT)),
            section("apache", "Apache 2.0", whole(APACHE)),
            section("parts", &texts.get("settings-licences-parts"), parts),
        ],
    }
}
