//! The rules pages: which section and which text follows which.
//!
//! A page is data; `app` turns it into a `PageView`, draws the diagrams and gives the actions a
//! meaning. The pages know no rules: what depends on a rule set comes in as the words of its text.
//! Start with [`ludo_quick`], [`ludo_party`] and [`makruk`].

mod ludo;
mod makruk;

pub use ludo::{OptionInForce, ludo_party, ludo_quick};
pub use makruk::makruk;

use super::Texts;

/// A page with its title and sections.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PageContent {
    /// Title.
    pub title: String,
    /// Sections in reading order; parts of a section follow it with level 3.
    pub sections: Vec<Section>,
}

impl PageContent {
    /// The button with this id.
    pub fn action(&self, id: &str) -> Option<&PageAction> {
        let mut blocks = self.sections.iter().flat_map(|section| &section.blocks);
        blocks.find_map(|block| match block {
            Block::Action(action) if action.id == id => Some(action),
            _ => None,
        })
    }
}

/// A heading and what stands under it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Section {
    /// Name that does not depend on the language, such as `history`.
    pub id: &'static str,
    /// Heading.
    pub heading: String,
    /// 2, or 3 for a part of the section before.
    pub level: u32,
    /// Content in reading order.
    pub blocks: Vec<Block>,
}

/// A piece of a section.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Block {
    /// Running text.
    Paragraph(String),
    /// Entries with numbers from 1.
    Numbered(Vec<String>),
    /// Entries with bullets.
    Bullets(Vec<String>),
    /// A question with its answer.
    Question {
        /// Question.
        question: String,
        /// Answer.
        answer: String,
    },
    /// A word with its explanation.
    Term {
        /// Word.
        term: String,
        /// Explanation.
        text: String,
    },
    /// A table; every row is as long as the header.
    Table {
        /// Column titles.
        header: Vec<String>,
        /// Cells by row.
        rows: Vec<Vec<String>>,
    },
    /// A drawn board.
    Diagram {
        /// What is drawn.
        diagram: Diagram,
        /// Caption, which also replaces the picture for a screen reader.
        caption: String,
    },
    /// A button.
    Action(PageAction),
}

/// A makruk position to draw; the dots are the legal moves of the piece on `from`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Diagram {
    /// Position as a FEN of two fields.
    pub fen: &'static str,
    /// Square of the piece whose moves are dotted, such as `d4`; `None` for no dots.
    pub from: Option<&'static str>,
}

/// Something to press on a page.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PageAction {
    /// Semantic id: `play-these-rules`, `play-friends`, or `source:1` and so on.
    pub id: String,
    /// Label.
    pub label: String,
    /// Address to open outside the app; it asks before leaving.
    pub url: Option<&'static str>,
}

/// Day of the last change to the rules texts: year, month, day.
pub const LAST_MODIFIED: (u16, u8, u8) = (2026, 11, 29);

fn section(texts: &Texts, id: &'static str, heading: &str, blocks: Vec<Block>) -> Section {
    Section {
        id,
        heading: texts.get(heading),
        level: 2,
        blocks,
    }
}

fn paragraph(texts: &Texts, key: &str) -> Block {
    Block::Paragraph(texts.get(key))
}

/// The texts `prefix1` to `prefixN`.
fn series(texts: &Texts, prefix: &str, count: usize) -> Vec<String> {
    (1..=count)
        .map(|n| texts.get(&format!("{prefix}{n}")))
        .collect()
}

fn paragraphs(texts: &Texts, prefix: &str, count: usize) -> Vec<Block> {
    let all = series(texts, prefix, count).into_iter();
    all.map(Block::Paragraph).collect()
}

/// Questions `prefixquestion-1`, answers `prefixanswer-1` and so on.
fn questions(texts: &Texts, prefix: &str, count: usize) -> Vec<Block> {
    let questions = series(texts, &format!("{prefix}question-"), count).into_iter();
    let answers = series(texts, &format!("{prefix}answer-"), count);
    questions
        .zip(answers)
        .map(|(question, answer)| Block::Question { question, answer })
        .collect()
}

/// "Last changed on …", with the date in the language's own form.
fn last_modified(texts: &Texts) -> Block {
    let (year, month, day) = LAST_MODIFIED;
    let values = [
        ("year", year.into()),
        ("month", month.into()),
        ("day", day.into()),
    ];
    let date = texts.format("common-date", &values);
    Block::Paragraph(texts.format("common-last-modified", &[("date", date.into())]))
}

#[cfg(test)]
mod tests;
