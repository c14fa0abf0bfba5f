//! Checkers of makruk's files: leaf counts and ways into piece counting.

use super::table::{Row, rows};
use super::{Kind, Report};
use sanuk_core::makruk::{Count, Game, Move, Ply, Position, Role, Side, perft};

/// `fen depth nodes`.
pub(super) const PERFT: Kind = Kind {
    name: "perft",
    about: "makruk: positions, depths and numbers of leaves",
    file: "makruk_perft.tsv",
    check: check_perft,
};

/// `trigger fen move counting_side limit first_count`.
pub(super) const COUNTING_STARTS: Kind = Kind {
    name: "counting-starts",
    about: "makruk: moves that begin piece counting, with limit and first number",
    file: "makruk_counting_starts.tsv",
    check: check_counting_starts,
};

fn check_perft(text: &str) -> Report {
    report(text, |row| {
        let position: Position = read(row, "fen")?;
        let (depth, nodes): (u32, u64) = (read(row, "depth")?, read(row, "nodes")?);
        let got = perft(&position, depth);
        same(&format!("perft({depth}) of {position}"), nodes, got)
    })
}

fn check_counting_starts(text: &str) -> Report {
    report(text, |row| {
        let mut game: Game = read(row, "fen")?;
        let ply: Ply = read(row, "move")?;
        let side = match row.cell("counting_side")? {
            "w" => Side::White,
            "b" => Side::Black,
            other => return Err(format!("counting_side: `{other}` is neither w nor b")),
        };
        let (limit, first): (u8, u8) = (read(row, "limit")?, read(row, "first_count")?);
        check_trigger(row.cell("trigger")?, &game, ply.mv, side)?;
        game.play(ply.mv, ply.action)
            .map_err(|error| format!("move: {error}"))?;
        let Count::Pieces {
            side: counts,
            n,
            limit: got,
            said,
        } = game.count()
        else {
            return Err(format!(
                "{ply}: no piece counting begins, got {}",
                game.count()
            ));
        };
        same("counting side", side, counts)?;
        same("limit", limit, got)?;
        same("a number already said", false, said)?;
        same("first number", first, n + 1)
    })
}

fn report(text: &str, check: impl Fn(&Row<'_>) -> Result<(), String>) -> Report {
    let mut report = Report::default();
    for row in rows(text) {
        report.row(row.line, check(&row));
    }
    report
}

/// The trigger describes the row. One that is known must be what the move does; another word is
/// taken as a remark, so that a file may tell its rows apart more finely.
fn check_trigger(trigger: &str, game: &Game, mv: Move, counting: Side) -> Result<(), String> {
    let position = game.position();
    let captured = position.piece_at(mv.to).map(|piece| piece.role);
    let legal = position
        .find(mv)
        .ok_or_else(|| format!("{mv} is no legal move"))?;
    let fits = match trigger {
        "capture" => captured.is_some() && game.turn() != counting,
        "promotion" => legal.promotes && game.turn() != counting,
        "bare-captures-bia" => captured == Some(Role::Bia) && game.turn() == counting,
        "" => return Err("trigger: the field is empty".to_owned()),
        _ => true,
    };
    if fits {
        Ok(())
    } else {
        Err(format!("trigger: {mv} is no {trigger} in {position}"))
    }
}

fn read<T>(row: &Row<'_>, heading: &str) -> Result<T, String>
where
    T: std::str::FromStr<Err: std::fmt::Display>,
{
    let cell = row.cell(heading)?;
    cell.parse()
        .map_err(|error| format!("{heading}: `{cell}`: {error}"))
}

fn same<T: Copy + PartialEq + std::fmt::Display>(
    what: &str,
    expected: T,
    got: T,
) -> Result<(), String> {
    if expected == got {
        Ok(())
    } else {
        Err(format!("{what}: expected {expected}, got {got}"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const STARTS: &str = "trigger\tfen\tmove\tcounting_side\tlimit\tfirst_count\n";

    fn failure(report: &Report) -> &str {
        assert_eq!(
            (report.passed(), report.failures().len()),
            (0, 1),
            "{report}"
        );
        &report.failures()[0].what
    }

    #[test]
    fn a_wrong_leaf_count_is_told() {
        let row = "fen\tdepth\tnodes\nrnsmksnr/8/pppppppp/8/8/PPPPPPPP/8/RNSKMSNR w\t2\t530\n";
        assert!(failure(&check_perft(row)).ends_with("expected 530, got 529"));
    }

    #[test]
    fn malformed_perft_rows_fail_and_say_why() {
        for (row, why) in [
            ("8/8 w\t1\t1", "fen"),
            ("k7/8/8/8/8/8/8/K7 w\tx\t3", "depth"),
            ("k7/8/8/8/8/8/8/K7 w\t1\t-3", "nodes"),
            ("k7/8/8/8/8/8/8/K7 w\t1", "the row ends"),
        ] {
            let report = check_perft(&format!("fen\tdepth\tnodes\n{row}\n"));
            assert!(failure(&report).starts_with(why), "{report}");
        }
    }

    #[test]
    fn promotions_are_read_with_and_without_their_m() {
        for mv in ["d5d6m", "d5d6"] {
            let row = format!("promotion\t8/8/8/3P4/M~7/8/K7/7k w\t{mv}\tb\t64\t5\n");
            assert!(check_counting_starts(&format!("{STARTS}{row}")).is_good());
        }
    }

    #[test]
    fn wrong_starts_say_expected_and_got() {
        let good = [
            "capture",
            "3k4/8/7m/8/3KSNN1/8/8/8 w",
            "g4h6",
            "b",
            "32",
            "6",
        ];
        for (column, value, why) in [
            (0, "promotion", "trigger"),
            (1, "3k4 w", "fen"),
            (2, "g4", "move"),
            (2, "d4d5", "trigger"),
            (3, "w", "trigger"),
            (3, "x", "counting_side"),
            (4, "44", "limit: expected 44, got 32"),
            (5, "5", "first number: expected 5, got 6"),
        ] {
            let mut row = good;
            row[column] = value;
            let report = check_counting_starts(&format!("{STARTS}{}\n", row.join("\t")));
            assert!(failure(&report).starts_with(why), "{report}");
        }
        assert!(check_counting_starts(&format!("{STARTS}{}\n", good.join("\t"))).is_good());
    }
}
