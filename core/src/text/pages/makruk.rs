//! Makruk's page.

use super::{Block, Diagram, PageContent, Section};
use super::{last_modified, paragraph, paragraphs, questions, section, series};
use crate::text::Texts;

const START: Diagram = Diagram {
    fen: "rnsmksnr/8/pppppppp/8/8/PPPPPPPP/8/RNSKMSNR w",
    from: None,
};

/// A piece's word in the keys, and a position that shows its moves.
const MOVES: [(&str, &str); 7] = [
    ("khun", "7k/8/8/8/3K4/8/8/8 w"),
    ("met", "7k/8/8/8/3M4/8/8/K7 w"),
    ("khon", "7k/8/8/8/3S4/8/8/K7 w"),
    ("ma", "7k/8/8/8/3N4/8/8/K7 w"),
    ("ruea", "7k/8/8/8/3R4/8/8/K7 w"),
    ("bia", "7k/8/8/2p1p3/3P4/8/8/K7 w"),
    ("bia-ngai", "7k/8/8/8/3M~4/8/8/K7 w"),
];

const PROMOTION: Diagram = Diagram {
    fen: "7k/8/8/3P4/8/8/8/K7 w",
    from: Some("d5"),
};

const MATE: Diagram = Diagram {
    fen: "k6R/8/1K6/8/8/3m4/8/8 b",
    from: None,
};

const STALEMATE: Diagram = Diagram {
    fen: "k7/2S5/1K6/8/8/8/8/8 b",
    from: None,
};

/// The page: 12 sections, counting with two parts.
pub fn makruk(texts: &Texts) -> PageContent {
    let heading = |id, key: &str, blocks| section(texts, id, key, blocks);
    let part = |id, key: &str, blocks| Section {
        level: 3,
        ..section(texts, id, key, blocks)
    };
    PageContent {
        title: texts.get("rules-makruk-title"),
        sections: vec![
            heading("intro", "rules-makruk-intro", intro(texts)),
            heading("board", "rules-makruk-board", board(texts)),
            heading("moves", "rules-makruk-moves", moves(texts)),
            heading(
                "order",
                "rules-makruk-order",
                paragraphs(texts, "rules-makruk-order-", 2),
            ),
            heading("promotion", "rules-makruk-promotion", promotion(texts)),
            heading("check", "rules-makruk-check", check(texts)),
            heading("counting", "rules-makruk-counting", counting(texts)),
            part(
                "counting-board",
                "rules-makruk-counting-board",
                board_counting(texts),
            ),
            part(
                "counting-pieces",
                "rules-makruk-counting-pieces",
                piece_counting(texts),
            ),
            heading("endings", "rules-makruk-endings", endings(texts)),
            heading("strategy", "rules-makruk-strategy", strategy(texts)),
            heading("chess", "rules-makruk-chess", chess(texts)),
            heading("here", "rules-makruk-here", here(texts)),
            heading(
                "faq",
                "rules-makruk-faq",
                questions(texts, "rules-makruk-", 11),
            ),
        ],
    }
}

fn diagram(texts: &Texts, diagram: Diagram, caption: &str) -> Block {
    Block::Diagram {
        diagram,
        caption: texts.get(caption),
    }
}

fn intro(texts: &Texts) -> Vec<Block> {
    let mut blocks = paragraphs(texts, "rules-makruk-intro-", 3);
    blocks.push(last_modified(texts));
    blocks
}

fn board(texts: &Texts) -> Vec<Block> {
    let mut blocks = paragraphs(texts, "rules-makruk-board-", 3);
    blocks.push(diagram(texts, START, "rules-makruk-diagram-start"));
    blocks.push(Block::Bullets(series(texts, "rules-makruk-setup-", 4)));
    blocks
}

fn moves(texts: &Texts) -> Vec<Block> {
    let columns = ["piece", "number", "move"];
    let title = |column| texts.get(&format!("rules-makruk-column-{column}"));
    let row = |(man, _): &(&str, &str)| {
        vec![
            texts.get(&format!("rules-makruk-name-{man}")),
            texts.get(&format!("rules-makruk-number-{man}")),
            texts.get(&format!("rules-makruk-move-{man}")),
        ]
    };
    let mut blocks = vec![
        paragraph(texts, "rules-makruk-moves-note"),
        Block::Table {
            header: columns.into_iter().map(title).collect(),
            rows: MOVES.iter().map(row).collect(),
        },
    ];
    blocks.extend(MOVES.map(|(man, fen)| {
        let from = Some("d4");
        let caption = format!("rules-makruk-diagram-{man}");
        diagram(texts, Diagram { fen, from }, &caption)
    }));
    blocks.push(paragraph(texts, "rules-makruk-moves-end"));
    blocks
}

fn promotion(texts: &Texts) -> Vec<Block> {
    let mut blocks = paragraphs(texts, "rules-makruk-promotion-", 3);
    blocks.push(diagram(texts, PROMOTION, "rules-makruk-diagram-promotion"));
    blocks
}

fn check(texts: &Texts) -> Vec<Block> {
    let mut blocks = paragraphs(texts, "rules-makruk-check-", 3);
    blocks.push(diagram(texts, MATE, "rules-makruk-diagram-mate"));
    blocks.push(diagram(texts, STALEMATE, "rules-makruk-diagram-stalemate"));
    blocks
}

fn counting(texts: &Texts) -> Vec<Block> {
    paragraphs(texts, "rules-makruk-counting-", 3)
}

fn board_counting(texts: &Texts) -> Vec<Block> {
    vec![
        paragraph(texts, "rules-makruk-counting-board-note"),
        Block::Numbered(series(texts, "rules-makruk-counting-board-", 7)),
    ]
}

fn piece_counting(texts: &Texts) -> Vec<Block> {
    let row = |n: usize| {
        vec![
            texts.get(&format!("rules-makruk-limit-{n}")),
            texts.get(&format!("rules-makruk-limit-{n}-value")),
        ]
    };
    let header = ["rules-makruk-column-men", "rules-makruk-column-limit"];
    vec![
        paragraph(texts, "rules-makruk-counting-pieces-note"),
        Block::Numbered(series(texts, "rules-makruk-counting-pieces-", 7)),
        paragraph(texts, "rules-makruk-limit-note"),
        Block::Table {
            header: header.map(|key| texts.get(key)).to_vec(),
            rows: (1..=7).map(row).collect(),
        },
        paragraph(texts, "rules-makruk-counting-example"),
    ]
}

fn endings(texts: &Texts) -> Vec<Block> {
    vec![
        paragraph(texts, "rules-makruk-endings-note"),
        Block::Bullets(series(texts, "rules-makruk-ending-", 8)),
        paragraph(texts, "rules-makruk-endings-end"),
    ]
}

fn strategy(texts: &Texts) -> Vec<Block> {
    vec![
        paragraph(texts, "rules-makruk-strategy-note"),
        Block::Bullets(series(texts, "rules-makruk-strategy-", 6)),
    ]
}

fn chess(texts: &Texts) -> Vec<Block> {
    let columns = ["topic", "chess", "makruk"];
    let title = |column| texts.get(&format!("rules-makruk-column-{column}"));
    let row = |n: usize| {
        ["topic", "chess", "makruk"]
            .map(|column| texts.get(&format!("rules-makruk-compare-{n}-{column}")))
            .to_vec()
    };
    vec![
        paragraph(texts, "rules-makruk-chess-note"),
        Block::Table {
            header: columns.into_iter().map(title).collect(),
            rows: (1..=9).map(row).collect(),
        },
        paragraph(texts, "rules-makruk-chess-end"),
    ]
}

fn here(texts: &Texts) -> Vec<Block> {
    paragraphs(texts, "rules-makruk-here-", 5)
}
