//! Checker of endings against a bare khun: outcome, distance and budget, and how the hard level
//! plays them.

use super::table::{Row, rows};
use super::{Kind, Report};
use sanuk_core::ai::makruk::solver::{Solver, Verdict, bare_side};
use sanuk_core::ai::{Budget, ComputerPlayer, Level, Stop, makruk::player};
use sanuk_core::makruk::{Count, Game, Outcome, Position, limit};

/// `fen bare_side_outcome dtm_moves limit budget within_budget`.
pub(super) const ENDGAMES: Kind = Kind {
    name: "endgames",
    about: "makruk: endings against a bare khun, solved backwards",
    file: "makruk_endgames.tsv",
    check,
};

/// A row, read.
struct Ending {
    position: Position,
    moves: Option<u32>,
    limit: u8,
    budget: u32,
    within: Option<bool>,
}

fn check(text: &str) -> Report {
    let mut solver = Solver::new();
    let mut report = Report::default();
    for row in rows(text) {
        let outcome = read(&row).and_then(|ending| compare(&ending, &mut solver));
        report.row(row.line, outcome);
    }
    report
}

fn compare(ending: &Ending, solver: &mut Solver) -> Result<(), String> {
    let position = &ending.position;
    let bare = bare_side(position).ok_or("fen: exactly one side must be bare")?;
    let moves = solver.judge(position)?.moves();
    let limit = limit(position, bare.other());
    let budget = u32::from(limit).saturating_sub(position.occupied().count());
    let same = |what: &str, expected: String, got: String| {
        if expected == got {
            Ok(())
        } else {
            Err(format!("{what}: expected {expected}, got {got}"))
        }
    };
    same("dtm_moves", told(ending.moves), told(moves))?;
    same("limit", ending.limit.to_string(), limit.to_string())?;
    same("budget", ending.budget.to_string(), budget.to_string())?;
    same(
        "within_budget",
        told(ending.within),
        told(moves.map(|moves| moves <= budget)),
    )
}

fn told<T: ToString>(value: Option<T>) -> String {
    value.map_or_else(|| "-".to_owned(), |value| value.to_string())
}

fn read(row: &Row<'_>) -> Result<Ending, String> {
    let number = |heading: &str| {
        let cell = row.cell(heading)?;
        cell.parse::<u32>()
            .map_err(|error| format!("{heading}: `{cell}`: {error}"))
    };
    let fen = row.cell("fen")?;
    let lost = match row.cell("bare_side_outcome")? {
        "loss" => true,
        "draw" => false,
        other => {
            return Err(format!(
                "bare_side_outcome: `{other}` is neither loss nor draw"
            ));
        }
    };
    let dash = |heading: &str| row.cell(heading).map(|cell| cell == "-");
    if dash("dtm_moves")? == lost || dash("within_budget")? == lost {
        return Err("a loss has a distance and a budget, a draw has `-`".to_owned());
    }
    let within = match row.cell("within_budget")? {
        "true" => Some(true),
        "false" => Some(false),
        "-" => None,
        other => return Err(format!("within_budget: `{other}` is not true, false or -")),
    };
    Ok(Ending {
        position: fen
            .parse()
            .map_err(|error| format!("fen: `{fen}`: {error}"))?,
        moves: if lost {
            Some(number("dtm_moves")?)
        } else {
            None
        },
        limit: number("limit")? as u8,
        budget: number("budget")?,
        within,
    })
}

/// Plays every row that can be won in time and prints `won N of M`; true at 95 % and above.
pub fn play(text: &str, budget: Budget) -> bool {
    let (won, played) = play_rows(text, budget);
    println!("won {won} of {played}");
    played > 0 && won * 100 >= played * 95
}

/// Plays every row that can be won in time, hard against best defence: how many it won, and of how
/// many. Prints each row that is not won.
pub fn play_rows(text: &str, budget: Budget) -> (usize, usize) {
    let mut solver = Solver::new();
    let (mut won, mut played) = (0, 0);
    for row in rows(text) {
        let ending = match read(&row) {
            Ok(ending) if ending.within == Some(true) => ending,
            Ok(_) => continue,
            Err(what) => {
                println!("line {}: {what}", row.line);
                played += 1;
                continue;
            }
        };
        played += 1;
        match play_out(&ending.position, &mut solver, budget) {
            Some(Outcome::Mate { .. }) => won += 1,
            other => println!("line {}: ends by {}", row.line, told(other)),
        }
    }
    (won, played)
}

fn play_out(position: &Position, solver: &mut Solver, budget: Budget) -> Option<Outcome> {
    let mut game = Game::new(*position);
    let bare = bare_side(position)?;
    let mut attacker = player(Level::Hard);
    while game.outcome().is_none() {
        if matches!(game.count(), Count::None) {
            return None;
        }
        let (mv, action) = if game.turn() == bare {
            (best_defence(&game, solver)?, None)
        } else {
            let ply = attacker.choose(&game, 1, budget, &Stop::new())?;
            (ply.mv, ply.action)
        };
        game.play(mv, action).ok()?;
    }
    game.outcome()
}

/// The move that draws, else the one that is mated latest.
fn best_defence(game: &Game, solver: &mut Solver) -> Option<sanuk_core::makruk::Move> {
    let lasts = |mv: &sanuk_core::makruk::Move| {
        let next = game.position().after(*mv);
        match solver.judge(&next) {
            Ok(Verdict::Mated(plies)) => plies,
            _ => u32::MAX,
        }
    };
    game.legal_moves().into_iter().max_by_key(lasts)
}

#[cfg(test)]
mod tests {
    use super::*;

    const HEAD: &str = "fen\tbare_side_outcome\tdtm_moves\tlimit\tbudget\twithin_budget\n";

    #[test]
    fn a_right_row_passes_and_wrong_ones_say_what_was_got() {
        let good = [
            "1k6/2S5/1K6/8/8/8/8/8 b - - 0 1",
            "loss",
            "2",
            "44",
            "41",
            "true",
        ];
        assert!(check(&format!("{HEAD}{}\n", good.join("\t"))).is_good());
        for (column, value, why) in [
            (2, "3", "dtm_moves: expected 3, got 2"),
            (3, "64", "limit: expected 64, got 44"),
            (4, "40", "budget: expected 40, got 41"),
            (5, "false", "within_budget: expected false, got true"),
            (1, "draw", "a loss has"),
            (1, "win", "bare_side_outcome"),
            (0, "k7/8 b", "fen"),
        ] {
            let mut row = good;
            row[column] = value;
            let report = check(&format!("{HEAD}{}\n", row.join("\t")));
            assert!(report.failures()[0].what.starts_with(why), "{report}");
        }
        let draw = "k7/2S5/1K6/8/8/8/8/8 b\tdraw\t-\t44\t41\t-\n";
        assert!(check(&format!("{HEAD}{draw}")).is_good());
    }

    #[test]
    fn hard_mates_in_time() {
        let row = "1k6/2S5/1K6/8/8/8/8/8 b - - 0 1\tloss\t2\t44\t41\ttrue\n";
        assert!(play(&format!("{HEAD}{row}"), Budget::nodes(20_000)));
    }
}
