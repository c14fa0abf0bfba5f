//! Checks tables of single Ludo turns: a position, a roll, the legal moves, and what follows.
//!
//! Columns: `id rules state player sixes_before die legal chosen result captured roll_again next`;
//! others (`tag basis note`) are for readers. `legal` lists every piece that can move before equal
//! ones are merged; `-` means none. Where a turn brings a piece out without a roll
//! (`no_road=auto`) the die may be anything and `legal` may name that exit or be `-`.

use std::collections::BTreeSet;

use sanuk_core::ludo::{
    Color, Die, Event, Phase, PieceIndex, Placement, RuleSet, Setup, State, Step,
};

use super::{
    Report,
    table::{Row, rows},
};

/// Checks every row.
pub fn check(text: &str) -> Report {
    let mut report = Report::default();
    for row in rows(text) {
        let name = row.cell("id").unwrap_or("?").to_owned();
        report.row(
            row.line,
            check_row(&row).map_err(|what| format!("{name}: {what}")),
        );
    }
    report
}

/// The cells of one row, read.
struct Case {
    setup: Setup,
    die: Option<Die>,
    legal: BTreeSet<String>,
    chosen: Option<PieceIndex>,
    result: Option<Placement>,
    captured: BTreeSet<String>,
    roll_again: bool,
    next: Next,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Next {
    Seat(Color),
    GameOver,
}

impl std::fmt::Display for Next {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Next::Seat(color) => write!(f, "{color}"),
            Next::GameOver => f.write_str("game over"),
        }
    }
}

fn list(cell: &str) -> BTreeSet<String> {
    let items = cell.split(',').map(|item| item.trim().to_owned());
    items
        .filter(|item| !item.is_empty() && item != "-")
        .collect()
}

fn optional<T: std::str::FromStr<Err: std::fmt::Display>>(
    cell: &str,
    heading: &str,
) -> Result<Option<T>, String> {
    if cell == "-" {
        Ok(None)
    } else {
        parsed(cell, heading).map(Some)
    }
}

fn parsed<T: std::str::FromStr<Err: std::fmt::Display>>(
    cell: &str,
    heading: &str,
) -> Result<T, String> {
    cell.parse()
        .map_err(|error| format!("malformed {heading}: {error}"))
}

impl Case {
    fn read(row: &Row<'_>) -> Result<Case, String> {
        let cell = |heading| row.cell(heading);
        let rules: RuleSet = parsed(cell("rules")?, "rules")?;
        let placement = parsed(cell("state")?, "state")?;
        let turn = parsed(cell("player")?, "player")?;
        let sixes = optional(cell("sixes_before")?, "sixes_before")?.unwrap_or(0);
        let roll_again = match cell("roll_again")? {
            "yes" => true,
            "no" | "-" => false,
            other => {
                return Err(format!(
                    "malformed roll_again: `{other}` is neither yes nor no"
                ));
            }
        };
        let next = match cell("next")? {
            "game over" | "game_over" | "over" | "-" => Next::GameOver,
            color => Next::Seat(parsed(color, "next")?),
        };
        Ok(Case {
            setup: Setup {
                rules,
                placement,
                turn,
                sixes,
            },
            die: match cell("die")? {
                "0" => None,
                die => optional(die, "die")?,
            },
            legal: list(cell("legal")?),
            chosen: optional(cell("chosen")?, "chosen")?,
            result: optional(cell("result")?, "result")?,
            captured: list(cell("captured")?),
            roll_again,
            next,
        })
    }

    /// Plays the row up to the choice and says which moves there are.
    fn roll(&self) -> Result<(State, BTreeSet<String>), String> {
        let mut state =
            State::from_setup(self.setup).map_err(|error| format!("impossible state: {error}"))?;
        if state.is_over() {
            return Err("impossible state: the game is over before the roll".to_owned());
        }
        if state.phase() == Phase::AutoExit {
            return Ok((state, self.auto_exits(&state)));
        }
        let die = self.die.ok_or("malformed die: `-` where a roll is due")?;
        state
            .apply(Event::Rolled { die })
            .map_err(|error| error.to_string())?;
        let moves = state.legal();
        let written = moves
            .iter()
            .map(|found| format!("{}>{}", found.piece, found.to));
        Ok((state, written.collect()))
    }

    /// The moves that stand for an auto exit: as the row writes them where that is one of the
    /// known ways, else every piece in the yard.
    fn auto_exits(&self, state: &State) -> BTreeSet<String> {
        let mut trial = *state;
        let moves = trial
            .apply(Event::AutoExit)
            .is_ok_and(|step| step.moved.is_some());
        if !moves || self.legal.is_empty() {
            return BTreeSet::new();
        }
        let color = state.turn();
        let waiting = PieceIndex::ALL
            .into_iter()
            .filter(|&piece| state.progress(color, piece).in_yard());
        let every: BTreeSet<_> = waiting.map(|piece| format!("{piece}>0")).collect();
        let merged = every.first().cloned().into_iter().collect();
        if self.legal == merged { merged } else { every }
    }

    /// The event that the row's choice stands for.
    fn event(&self, state: &State) -> Result<Event, String> {
        match (state.phase(), self.chosen) {
            (Phase::AutoExit, _) => Ok(Event::AutoExit),
            (Phase::NoMove { .. }, None) => Ok(Event::Passed),
            (Phase::NoMove { .. }, Some(piece)) => Err(format!(
                "chosen: expected -, because nothing can move; the row has {piece}"
            )),
            (_, Some(piece)) => Ok(Event::Moved { piece }),
            (_, None) => Err("malformed chosen: `-` where a piece can move".to_owned()),
        }
    }
}

/// The pieces a step captured, as `G0`.
fn captured(step: &Step) -> BTreeSet<String> {
    let pieces = step
        .moved
        .into_iter()
        .flat_map(|moved| moved.captures.iter().collect::<Vec<_>>());
    pieces
        .map(|(color, piece)| format!("{color}{piece}"))
        .collect()
}

fn written(items: &BTreeSet<String>) -> String {
    if items.is_empty() {
        return "-".to_owned();
    }
    items.iter().cloned().collect::<Vec<_>>().join(",")
}

/// Notes a difference between what the row expects and what was got.
fn compare(faults: &mut Vec<String>, what: &str, expected: &str, got: &str) {
    if expected != got {
        faults.push(format!("{what}: expected {expected}, got {got}"));
    }
}

fn yes_no(yes: bool) -> &'static str {
    if yes { "yes" } else { "no" }
}

fn check_row(row: &Row<'_>) -> Result<(), String> {
    let case = Case::read(row)?;
    let (mut state, legal) = case.roll()?;
    let mut faults = Vec::new();
    compare(
        &mut faults,
        "legal",
        &written(&case.legal),
        &written(&legal),
    );
    match case
        .event(&state)
        .and_then(|event| state.apply(event).map_err(|error| error.to_string()))
    {
        Ok(step) => compare_outcome(&case, &state, &step, &mut faults),
        Err(error) => faults.push(error),
    }
    if faults.is_empty() {
        Ok(())
    } else {
        Err(faults.join("; "))
    }
}

fn compare_outcome(case: &Case, state: &State, step: &Step, faults: &mut Vec<String>) {
    let placement = state.placement();
    match case.result {
        // Pieces of one colour on one square are alike, so their order does not matter.
        Some(result) if result.sorted() == placement.sorted() => {}
        Some(result) => compare(
            faults,
            "result",
            &result.to_string(),
            &placement.to_string(),
        ),
        None => faults.push(format!("malformed result: `-`; got {placement}")),
    }
    compare(
        faults,
        "captured",
        &written(&case.captured),
        &written(&captured(step)),
    );
    compare(
        faults,
        "roll_again",
        yes_no(case.roll_again),
        yes_no(!step.turn_ended),
    );
    let next = if state.is_over() {
        Next::GameOver
    } else {
        Next::Seat(state.turn())
    };
    compare(faults, "next", &case.next.to_string(), &next.to_string());
}

#[cfg(test)]
mod tests {
    use super::*;

    const HEADER: &str = "id\ttag\trules\tstate\tplayer\tsixes_before\tdie\tlegal\tchosen\tresult\
                          \tcaptured\troll_again\tnext\tbasis\tnote\n";

    /// Checks one row written with spaces between its twelve cells.
    fn outcome(cells: &str) -> String {
        let mut cells: Vec<_> = cells
            .split_whitespace()
            .map(|cell| cell.replace('~', " "))
            .collect();
        cells.insert(1, "tag".to_owned());
        check(&format!("{HEADER}{}\n", cells.join("\t"))).to_string()
    }

    const PASSED: &str = "1 passed, 0 failed";

    #[test]
    fn rows_of_every_kind_pass() {
        for row in [
            "third A R:-1,-1,-1,55;Y:0,-1,-1,-1 R 2 6 - - R:-1,-1,-1,55;Y:0,-1,-1,-1 - no Y",
            "stuck A R:54,56,56,56;Y:0,-1,-1,-1 R 0 6 - - R:54,56,56,56;Y:0,-1,-1,-1 - yes R",
            "over A R:55,56,56,56;Y:0,-1,-1,-1 R 0 1 0>56 0 R:56,56,56,56;Y:0,-1,-1,-1 - no game~over",
            "ranks B+all_ranks=on R:56,56,56,56;G:55,56,56,56;Y:0,-1,-1,-1;B:3,-1,-1,-1 G 0 1 0>56 0 \
             R:56,56,56,56;G:56,56,56,56;Y:0,-1,-1,-1;B:3,-1,-1,-1 - no Y",
            "three B+no_road=three R:-1,-1,-1,-1;Y:0,-1,-1,-1 R 0 2 - - R:-1,-1,-1,-1;Y:0,-1,-1,-1 - yes R",
            "auto B+no_road=auto R:-1,-1,-1,-1;Y:0,-1,-1,-1 R 0 - 0>0,1>0,2>0,3>0 0 \
             R:0,-1,-1,-1;Y:0,-1,-1,-1 - no Y",
            "auto2 B+no_road=auto R:-1,-1,-1,-1;Y:0,-1,-1,-1 R 0 6 - - R:0,-1,-1,-1;Y:0,-1,-1,-1 - no Y",
            "equal A R:5,5,-1,-1;Y:0,-1,-1,-1 R 0 2 0>7,1>7 1 R:5,7,-1,-1;Y:0,-1,-1,-1 - no Y",
            "both A R:7,-1,-1,-1;G:49,-1,-1,-1;Y:-1,-1,-1,-1;B:-1,-1,-1,-1 R 0 3 0>10 0 \
             R:10,-1,-1,-1;G:-1,-1,-1,-1;Y:-1,-1,-1,-1;B:-1,-1,-1,-1 G0 yes R",
            "all B+block=none R:7,-1,-1,-1;G:49,49,-1,-1;Y:-1,-1,-1,-1;B:-1,-1,-1,-1 R 0 3 0>10 0 \
             R:10,-1,-1,-1;G:-1,-1,-1,-1;Y:-1,-1,-1,-1;B:-1,-1,-1,-1 G1,G0 yes R",
        ] {
            assert_eq!(outcome(row), PASSED, "{row}");
        }
    }

    #[test]
    fn failing_rows_say_what_was_expected_and_got() {
        let row = "x A R:5,5,-1,-1;Y:0,-1,-1,-1 R 0 2 0>7 0 R:7,7,-1,-1;Y:0,-1,-1,-1 Y0 yes R";
        let said = outcome(row);
        for part in [
            "x: legal: expected 0>7, got 0>7,1>7;",
            "result: expected R:7,7,-1,-1;Y:0,-1,-1,-1, got R:7,5,-1,-1;Y:0,-1,-1,-1;",
            "captured: expected Y0, got -;",
            "roll_again: expected yes, got no;",
            "next: expected R, got Y\n",
            "0 passed, 1 failed",
        ] {
            assert!(said.contains(part), "{said}");
        }
    }

    #[test]
    fn malformed_rows_fail_and_say_why() {
        for (row, why) in [
            (
                "x C R:5,5,-1,-1;Y:0,-1,-1,-1 R 0 2 - - - - no Y",
                "malformed rules",
            ),
            (
                "x A R:5,5,-1;Y:0,-1,-1,-1 R 0 2 - - - - no Y",
                "malformed state",
            ),
            (
                "x A R:5,5,-1,-1;Y:0,-1,-1,-1 G 0 2 - - - - no Y",
                "G does not play",
            ),
            (
                "x A R:57,5,-1,-1;Y:0,-1,-1,-1 R 0 2 - - - - no Y",
                "past the finish",
            ),
            (
                "x A R:27,5,-1,-1;Y:1,-1,-1,-1 R 0 2 - - - - no Y",
                "share ring square 27",
            ),
            (
                "x A R:5,5,-1,-1;Y:0,-1,-1,-1 R 0 7 - - - - no Y",
                "malformed die",
            ),
            (
                "x A R:5,5,-1,-1;Y:0,-1,-1,-1 R 0 - - - - - no Y",
                "malformed die",
            ),
            (
                "x A R:5,5,-1,-1;Y:0,-1,-1,-1 R 3 6 - - - - no Y",
                "3 sixes in a row",
            ),
            (
                "x A R:5,5,-1,-1;Y:0,-1,-1,-1 R 0 2 0>7,1>7 4 - - no Y",
                "malformed chosen",
            ),
            (
                "x A R:5,5,-1,-1;Y:0,-1,-1,-1 R 0 2 0>7,1>7 2 - - no Y",
                "cannot move",
            ),
            (
                "x A R:5,5,-1,-1;Y:0,-1,-1,-1 R 0 2 0>7,1>7 0 - - no Y",
                "malformed result",
            ),
            (
                "x A R:5,5,-1,-1;Y:0,-1,-1,-1 R 0 2 0>7,1>7 0 - - maybe Y",
                "malformed roll_again",
            ),
            (
                "x A R:5,5,-1,-1;Y:0,-1,-1,-1 R 0 2 0>7,1>7 0 - - no Z",
                "malformed next",
            ),
            (
                "x A R:5,5,-1,-1;Y:0,-1,-1,-1 R 0 2",
                "the row ends before column",
            ),
            ("x", "the row ends before column `rules`"),
        ] {
            let said = outcome(row);
            assert!(
                said.contains(why) && said.ends_with("0 passed, 1 failed"),
                "{row}: {said}"
            );
        }
        assert_eq!(
            check("id\trules\nx\tA\n").failures()[0].what,
            "x: the table has no column `state`"
        );
    }
}
