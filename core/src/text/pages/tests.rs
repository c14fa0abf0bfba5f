//! What the specification demands of the pages, in every language that has them.

use std::collections::BTreeSet;

use super::{Block, OptionInForce, PageContent, ludo_party, ludo_quick, makruk};
use crate::ludo::{OptionId, Preset};
use crate::makruk::{Count, Fen, Outcome, Side, Square};
use crate::text::{Language, Texts};

const COMPLETE: [Language; 3] = [Language::English, Language::Korean, Language::Japanese];

/// The 12 options with Party's defaults.
fn party_defaults() -> Vec<OptionInForce<'static>> {
    let option = |option: OptionId| {
        let default = option.values()[option.default(Preset::Party)];
        OptionInForce {
            key: option.key(),
            value: default,
            default,
            non_standard: false,
        }
    };
    OptionId::ALL.into_iter().map(option).collect()
}

fn ids(page: &PageContent) -> Vec<&'static str> {
    page.sections.iter().map(|section| section.id).collect()
}

fn blocks<'a>(page: &'a PageContent, id: &str) -> &'a [Block] {
    let section = page.sections.iter().find(|section| section.id == id);
    &section.unwrap().blocks
}

fn entries(block: &Block) -> &[String] {
    match block {
        Block::Numbered(items) | Block::Bullets(items) => items,
        other => panic!("no list: {other:?}"),
    }
}

fn answer(block: &Block) -> &str {
    match block {
        Block::Question { answer, .. } => answer,
        other => panic!("no question: {other:?}"),
    }
}

fn answers(page: &PageContent) -> Vec<&str> {
    blocks(page, "faq").iter().map(answer).collect()
}

#[test]
fn a1_a102_quick_has_its_sections_in_order_and_8_rules() {
    for language in COMPLETE {
        let page = ludo_quick(&Texts::new(language));
        let sections = [
            "rules", "controls", "tips", "history", "sources", "faq", "similar",
        ];
        assert_eq!(ids(&page), sections);
        assert_eq!(entries(&blocks(&page, "rules")[1]).len(), 8);
        assert_eq!(blocks(&page, "controls").len(), 6);
        assert_eq!(entries(&blocks(&page, "tips")[0]).len(), 5);
        assert_eq!(answers(&page).len(), 6);
        assert_eq!(entries(&blocks(&page, "similar")[0]).len(), 2);
    }
}

#[test]
fn a86_to_a91_each_history_paragraph_cites_its_sources() {
    let cited = [
        ["[2]", "[4]"],
        ["[1]", "[2]"],
        ["[1]", "[3]"],
        ["[3]", "[5]"],
        ["[5]", "[5]"],
    ];
    for language in COMPLETE {
        let page = ludo_quick(&Texts::new(language));
        let history = blocks(&page, "history");
        assert_eq!(history.len(), cited.len());
        for (block, marks) in history.iter().zip(cited) {
            let Block::Paragraph(text) = block else {
                panic!("{block:?}");
            };
            let other = (1..=5).map(|n| format!("[{n}]"));
            for mark in other {
                let expected = marks.contains(&mark.as_str());
                assert_eq!(text.contains(&mark), expected, "{language} {mark}: {text}");
            }
        }
        let sources = blocks(&page, "sources")[1..].iter().zip(1..);
        for (block, n) in sources {
            let Block::Action(action) = block else {
                panic!("{block:?}");
            };
            assert_eq!(action.id, format!("source:{n}"));
            assert!(action.label.starts_with(&format!("[{n}] ")));
            assert!(action.url.unwrap().starts_with("https://"));
        }
    }
}

#[test]
fn b33_b67_party_has_its_sections_in_order_and_12_option_rows() {
    for language in COMPLETE {
        let page = ludo_party(&Texts::new(language), &party_defaults());
        let sections = [
            "intro",
            "preparation",
            "course",
            "result",
            "defaults",
            "options",
            "terms",
            "faq",
        ];
        assert_eq!(ids(&page), sections);
        let Block::Table { header, rows } = &blocks(&page, "options")[1] else {
            panic!("no table");
        };
        assert_eq!(rows.len(), 12);
        assert!(rows.iter().all(|row| row.len() == header.len()));
        assert_eq!(blocks(&page, "terms").len(), 6);
        assert_eq!(answers(&page).len(), 4);
    }
}

#[test]
fn b63_answers_and_rows_follow_the_options_in_force() {
    let texts = Texts::new(Language::English);
    let standard = ludo_party(&texts, &party_defaults());
    let mut options = party_defaults();
    for option in &mut options {
        match option.key {
            "exact" => option.value = "off",
            "exit" => option.value = "2|4|6",
            "safe" => (option.value, option.non_standard) = ("none", true),
            _ => {}
        }
    }
    let changed = ludo_party(&texts, &options);
    assert!(answers(&standard)[3].starts_with("No."));
    assert!(answers(&changed)[3].starts_with("Yes, with the setting in force"));
    assert!(answers(&changed)[0].contains("even number"));
    assert!(answers(&changed)[2].contains("no square of the ring is safe"));
    let Block::Table { rows, .. } = &blocks(&changed, "options")[1] else {
        panic!("no table");
    };
    assert_eq!(rows[0][3], "any even number");
    assert_eq!(rows[0][4], "can be changed · changed");
    assert_eq!(rows[5][4], "can be changed · changed · non-standard");
    assert_eq!(rows[1][4], "can be changed");
}

#[test]
fn b33_every_value_of_every_option_has_a_text_and_an_answer() {
    for option in OptionId::ALL {
        for value in option.values() {
            let key = format!("party-option-{}-{}", option.key(), value.replace('|', "_"));
            assert!(Texts::new(Language::English).has(&key), "{key}");
            let mut options = party_defaults();
            let changed = options.iter_mut().find(|o| o.key == option.key());
            changed.unwrap().value = value;
            for language in Language::ALL {
                ludo_party(&Texts::new(language), &options);
            }
        }
    }
}

#[test]
fn b60_exit_faces_that_no_screen_offers_are_listed() {
    let mut options = party_defaults();
    options[0].value = "3|5";
    let page = ludo_party(&Texts::new(Language::English), &options);
    assert!(answers(&page)[0].starts_with("Roll one of 3, 5;"));
}

#[test]
fn b64_b65_b32_party_offers_to_play_and_says_when_it_was_changed() {
    for (language, date) in [
        (Language::English, "29 November 2026"),
        (Language::Korean, "2026년 11월 29일"),
        (Language::Japanese, "2026 年 11 月 29 日"),
    ] {
        let page = ludo_party(&Texts::new(language), &party_defaults());
        let intro = blocks(&page, "intro");
        let action = |id: &str| {
            intro
                .iter()
                .any(|block| matches!(block, Block::Action(action) if action.id == id))
        };
        assert!(action("play-these-rules") && action("play-friends"));
        let dated = |block: &Block| matches!(block, Block::Paragraph(text) if text.contains(date));
        assert!(intro.iter().any(dated), "{language}");
    }
}

#[test]
fn c63_makruk_has_12_sections_and_two_kinds_of_counting() {
    for language in Language::ALL {
        let page = makruk(&Texts::new(language));
        let sections = page.sections.iter().filter(|section| section.level == 2);
        assert_eq!(sections.count(), 12);
        let parts = page.sections.iter().filter(|section| section.level == 3);
        let parts: Vec<_> = parts.map(|section| section.id).collect();
        assert_eq!(parts, ["counting-board", "counting-pieces"]);
        assert!(answers(&page).len() >= 8);
    }
}

#[test]
fn c1_the_introduction_shows_the_thai_name() {
    for language in Language::ALL {
        let page = makruk(&Texts::new(language));
        let Block::Paragraph(text) = &blocks(&page, "intro")[0] else {
            panic!("no text");
        };
        assert!(text.contains("หมากรุกไทย"), "{language}");
    }
}

/// Squares named in a caption, such as `d4`, in order and each once.
fn squares(caption: &str) -> BTreeSet<String> {
    let word = |c: char| !c.is_ascii_alphanumeric();
    let square = |word: &&str| word.parse::<Square>().is_ok();
    caption
        .split(word)
        .filter(square)
        .map(str::to_owned)
        .collect()
}

#[test]
fn c11_c64_captions_name_the_squares_that_the_move_generator_gives() {
    for language in Language::ALL {
        let page = makruk(&Texts::new(language));
        let mut dotted = 0;
        for block in page.sections.iter().flat_map(|section| &section.blocks) {
            let Block::Diagram { diagram, caption } = block else {
                continue;
            };
            let fen: Fen = diagram.fen.parse().unwrap();
            let Some(from) = diagram.from else {
                continue;
            };
            dotted += 1;
            let moves = fen.position.legal_moves_from(from.parse().unwrap());
            let mut expected: BTreeSet<_> = moves.iter().map(|mv| mv.to.to_string()).collect();
            assert!(!expected.is_empty());
            // The ruea's caption names its file and rank instead of 14 squares.
            if expected.len() == 14 {
                expected.clear();
            }
            expected.insert(from.to_owned());
            assert_eq!(squares(caption), expected, "{language}: {caption}");
        }
        assert_eq!(dotted, 8);
    }
}

#[test]
fn c21_c22_the_diagrams_of_mate_and_stalemate_are_what_they_say() {
    let page = makruk(&Texts::new(Language::English));
    let in_check = blocks(&page, "check")
        .iter()
        .filter_map(|block| match block {
            Block::Diagram { diagram, .. } => Some(diagram.fen.parse::<Fen>().unwrap().position),
            _ => None,
        });
    let in_check = in_check.map(|position| {
        assert!(!position.has_legal_move());
        position.in_check()
    });
    assert_eq!(in_check.collect::<Vec<_>>(), [true, false]);
}

#[test]
fn c37_the_table_of_limits_is_the_one_of_the_rules() {
    let page = makruk(&Texts::new(Language::English));
    let table = blocks(&page, "counting-pieces")
        .iter()
        .find_map(|block| match block {
            Block::Table { rows, .. } => Some(rows),
            _ => None,
        });
    let men = ["RR", "R", "SS", "NN", "S", "N", "M"];
    for (row, men) in table.unwrap().iter().zip(men) {
        let fen = format!("7k/8/8/8/8/{men}{}/8/K7 b - -", 8 - men.len());
        let fen: Fen = fen.parse().unwrap();
        let Count::Pieces { limit, .. } = fen.count else {
            panic!("{men}: {:?}", fen.count);
        };
        assert_eq!(row[1], limit.to_string(), "{men}");
    }
}

#[test]
fn every_end_of_makruk_has_a_reason_in_words() {
    let winner = Side::White;
    let counting = Side::Black;
    let ends = [
        Outcome::Mate { winner },
        Outcome::Resignation { winner },
        Outcome::TimeOut { winner },
        Outcome::Stalemate,
        Outcome::MateWhileCounting { counting },
        Outcome::BoardCount { counting },
        Outcome::PieceCount { counting },
        Outcome::TwoKhuns,
        Outcome::Repetition,
        Outcome::PlyLimit,
        Outcome::Agreement,
    ];
    let texts = Texts::new(Language::English);
    for end in ends {
        assert!(
            texts.has(&format!("result-makruk-{}", end.code())),
            "{end:?}"
        );
    }
}
