//! Rules and other texts.

use sanuk_core::view::{Block, PageSection, PageView};

use crate::row::{Row, titled};

/// The page, the jump list last.
pub fn page(view: &PageView) -> Vec<Row> {
    let mut rows = vec![Row::Title(view.title.clone())];
    rows.extend(view.tabs.iter().map(Row::from));
    let wanted = |section: &&PageSection| {
        view.scroll_to.is_empty() || section.id == view.scroll_to || holds(section, &view.scroll_to)
    };
    for section in view.sections.iter().filter(wanted) {
        titled(
            &mut rows,
            &section.heading,
            section.blocks.iter().flat_map(block),
        );
    }
    titled(&mut rows, "", view.contents.iter().map(Row::from));
    rows
}

/// The section has the entry that a marker in the text leads to.
fn holds(section: &PageSection, id: &str) -> bool {
    let mut blocks = section.blocks.iter();
    blocks.any(|block| matches!(block, Block::Action { button } if button.id == id))
}

fn block(block: &Block) -> Vec<Row> {
    match block {
        Block::Paragraph { text, .. } => vec![Row::Text(text.clone())],
        Block::Bullets { items } => items
            .iter()
            .map(|item| Row::Text(format!("{} {}", item.lead, item.text)))
            .collect(),
        Block::Question { question, answer } => {
            vec![Row::Title(question.clone()), Row::Text(answer.clone())]
        }
        Block::Term { term, text } => vec![Row::Text(format!("{term}: {text}"))],
        Block::Table { header, rows } => rows
            .iter()
            .map(|row| {
                let pairs = header.iter().zip(&row.cells);
                let pairs = pairs.map(|(title, cell)| match title.as_str() {
                    "" => cell.clone(),
                    title => format!("{title}: {cell}"),
                });
                Row::Text(format!("- {}", pairs.collect::<Vec<_>>().join(" · ")))
            })
            .collect(),
        Block::Diagram { caption, .. } => vec![Row::Faint(caption.clone())],
        Block::Action { button } => vec![button.into()],
    }
}
