//! Tests of the rules, named after the rows of `ludo.md` and `cases.md`.

mod cases;
mod odds;
mod options;
mod ranks;
mod reasons;
mod setup;
mod turn;

use super::{Color, Die, Event, Illegal, PieceIndex, Setup, State, Step};

/// A game under test, written and read as text.
struct Table {
    state: State,
}

impl Table {
    /// Red to play at the beginning of a turn.
    fn new(rules: &str, placement: &str) -> Table {
        Table::with(rules, placement, Color::Red, 0)
    }

    /// Any seat to play, after some sixes.
    fn with(rules: &str, placement: &str, turn: Color, sixes: u8) -> Table {
        let (rules, placement) = (rules.parse().unwrap(), placement.parse().unwrap());
        let setup = Setup {
            rules,
            placement,
            turn,
            sixes,
        };
        Table {
            state: State::from_setup(setup).unwrap(),
        }
    }

    fn try_roll(&mut self, face: u8) -> Result<Step, Illegal> {
        self.state.apply(Event::Rolled {
            die: Die::new(face).unwrap(),
        })
    }

    /// Rolls and answers the legal moves, `0>6,1>6`, or `-`.
    fn roll(&mut self, face: u8) -> String {
        self.try_roll(face).unwrap();
        let moves = self.state.legal();
        let written: Vec<_> = moves
            .iter()
            .map(|found| format!("{}>{}", found.piece, found.to))
            .collect();
        if written.is_empty() {
            "-".to_owned()
        } else {
            written.join(",")
        }
    }

    fn choose(&mut self, piece: u8) -> Step {
        self.state
            .apply(Event::Moved {
                piece: piece_index(piece),
            })
            .unwrap()
    }

    fn pass(&mut self) -> Step {
        self.state.apply(Event::Passed).unwrap()
    }

    /// All pieces as text.
    fn now(&self) -> String {
        self.state.placement().to_string()
    }

    /// The seat to play.
    fn turn(&self) -> Color {
        self.state.turn()
    }
}

fn piece_index(piece: u8) -> PieceIndex {
    PieceIndex::new(piece).unwrap()
}

/// The pieces that a step captured, `G0,G1`.
fn captured(step: &Step) -> String {
    let pieces = step
        .moved
        .iter()
        .flat_map(|moved| moved.captures.iter().collect::<Vec<_>>());
    pieces
        .map(|(color, piece)| format!("{color}{piece}"))
        .collect::<Vec<_>>()
        .join(",")
}
