//! Tab-separated tables with a header line: rows whose cells are asked for by name.

/// The rows of a table; lines that are empty or begin with `#` are skipped.
pub fn rows<'a>(text: &'a str) -> impl Iterator<Item = Row<'a>> {
    let mut lines = text
        .lines()
        .enumerate()
        .map(|(at, line)| (at + 1, line.trim_end_matches('\r')));
    let header: Vec<&'a str> = lines
        .next()
        .map(|(_, line)| line.split('\t').map(str::trim).collect())
        .unwrap_or_default();
    lines
        .filter(|(_, line)| !line.trim().is_empty() && !line.starts_with('#'))
        .map(move |(line, text)| Row {
            line,
            header: header.clone(),
            cells: text.split('\t').collect(),
        })
}

/// One row.
#[derive(Clone, Debug)]
pub struct Row<'a> {
    /// Line in the file, from 1.
    pub line: usize,
    header: Vec<&'a str>,
    cells: Vec<&'a str>,
}

impl<'a> Row<'a> {
    /// The cell under a heading, without space around it.
    ///
    /// # Errors
    ///
    /// Says which column the table or the row lacks.
    pub fn cell(&self, heading: &str) -> Result<&'a str, String> {
        let column = self.header.iter().position(|&known| known == heading);
        let column = column.ok_or_else(|| format!("the table has no column `{heading}`"))?;
        let cell = self.cells.get(column).map(|cell| cell.trim());
        cell.ok_or_else(|| {
            format!(
                "the row ends before column `{heading}` ({} cells)",
                self.cells.len()
            )
        })
    }
}
