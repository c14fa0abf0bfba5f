//! Counts makruk's move sequences, for comparing move generators.

use std::io::Write;

use sanuk_core::makruk::{Fen, Position, perft, perft_divide};
use sanuk_core::text::Texts;
use sanuk_core::view::say_fen_fault;

use crate::failure::Failure;

/// Counts and prints, the total last.
///
/// # Errors
///
/// The FEN cannot be read, or the output fails.
pub fn run(
    fen: &str,
    depth: u32,
    divide: bool,
    texts: &Texts,
    out: &mut impl Write,
) -> Result<(), Failure> {
    let refused = |error| Failure::Usage(format!("--fen: {}", say_fen_fault(texts, &error)));
    let position = fen.parse::<Fen>().map_err(refused)?.position;
    let written = if divide && depth > 0 {
        print_divided(&position, depth, out)
    } else {
        writeln!(out, "{}", perft(&position, depth))
    };
    Failure::output(texts, written)
}

fn print_divided(position: &Position, depth: u32, out: &mut impl Write) -> std::io::Result<()> {
    let mut total = 0;
    for (step, nodes) in perft_divide(position, depth) {
        writeln!(out, "{step}: {nodes}")?;
        total += nodes;
    }
    writeln!(out, "\nNodes searched: {total}")
}

#[cfg(test)]
mod tests {
    use super::*;

    const START: &str = "rnsmksnr/8/pppppppp/8/8/PPPPPPPP/8/RNSKMSNR w - - 0 1";

    fn output(fen: &str, depth: u32, divide: bool) -> Result<String, Failure> {
        let mut out = Vec::new();
        let texts = Texts::new(sanuk_core::text::Language::English);
        run(fen, depth, divide, &texts, &mut out)?;
        Ok(String::from_utf8(out).unwrap())
    }

    #[test]
    fn the_start_has_12012_sequences_of_three() {
        assert_eq!(output(START, 3, false).unwrap(), "12012\n");
    }

    #[test]
    fn divide_lists_the_23_first_moves() {
        let text = output(START, 2, true).unwrap();
        assert_eq!(
            text.lines().filter(|line| line.ends_with(": 23")).count(),
            23
        );
        assert!(text.ends_with("\nNodes searched: 529\n"));
    }

    #[test]
    fn a_broken_fen_is_a_usage_error_that_says_what() {
        let failure = output("8/8 w - - 0 1", 1, false).unwrap_err();
        assert_eq!(failure.status(), 2);
        assert_eq!(
            failure.to_string(),
            "--fen: the board has 2 ranks instead of 8"
        );
    }
}
