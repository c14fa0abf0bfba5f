//! Tab-separated tables with a header line: rows whose cells are asked for by name.

/// The rows of a table; lines that are empty or begin with `#` are skipped, before the header too.
/// A byte order mark and either kind of line end are read over.
pub fn rows<'a>(text: &'a str) -> impl Iterator<Item = Row<'a>> {
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    let mut lines = (1..)
        .zip(text.lines())
        .map(|(at, line)| (at, line.trim_end_matches('\r')))
        .filter(|(_, line)| !line.trim().is_empty() && !line.trim_start().starts_with('#'));
    let header: Vec<&'a str> = lines
        .next()
        .map(|(_, line)| line.split('\t').map(str::trim).collect())
        .unwrap_or_default();
    lines.map(move |(line, text)| Row {
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn comments_blank_lines_marks_and_either_line_end_are_read_over() {
        let text = "\u{feff}# made by hand\r\n\r\nid\t fen \r\n  # more\r\n1\t a b \r\n \t\r\n2\tc";
        let read: Vec<(usize, &str)> = rows(text)
            .map(|row| (row.line, row.cell("fen").unwrap()))
            .collect();
        assert_eq!(read, [(5, "a b"), (7, "c")]);
        assert_eq!(rows("").count() + rows("# nothing\n").count(), 0);
    }

    #[test]
    fn missing_columns_and_cells_are_told_apart() {
        let row = rows("id\tfen\n1").next().unwrap();
        assert_eq!(
            row.cell("depth").unwrap_err(),
            "the table has no column `depth`"
        );
        assert!(
            row.cell("fen")
                .unwrap_err()
                .starts_with("the row ends before")
        );
    }
}
