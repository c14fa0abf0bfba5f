//! Ludo's computer players.
//!
//! They choose among [`State::choices`] and see no dice to come. Start with [`player`].

mod advice;
mod features;
mod hard;
pub mod judge;
mod learned;
mod model;
mod network;
mod prio;
mod shots;

pub use advice::{Advice, Reason, advise};
pub use features::{Features, View, feature_count};
pub use hard::Hard;
pub use learned::Learned;
pub use network::{HIDDEN, Input, Network, WeightsError};
pub use prio::{Prio, RandomPlayer};

use super::{ComputerPlayer, Level};
use crate::ludo::{PieceIndex, State};

/// Percent of choices that the normal level leaves to chance.
const NORMAL_SHARE: u8 = 15;
/// Percent of choices that the easy level leaves to chance.
const EASY_SHARE: u8 = 60;

/// The computer player of a level.
pub fn player(level: Level) -> Box<dyn ComputerPlayer<State, Choice = PieceIndex>> {
    Box::new(match level {
        Level::Easy => Prio {
            random_percent: EASY_SHARE,
            always_finishes: true,
        },
        Level::Normal => Prio {
            random_percent: NORMAL_SHARE,
            always_finishes: false,
        },
        Level::Hard => return Box::new(Hard),
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ai::{Budget, Stop};
    use crate::ludo::{Color, Die, Event, Setup};

    /// How often of 300 a level brings Red's first piece home, where three others could move; Yellow's men
    /// stand there.
    fn finishes(level: Level, yellow: &str) -> usize {
        let mut state = State::from_setup(Setup {
            rules: "B".parse().unwrap(),
            placement: format!("R:53,10,20,30;Y:{yellow}").parse().unwrap(),
            turn: Color::Red,
            sixes: 0,
        })
        .unwrap();
        let die = Die::new(3).unwrap();
        state.apply(Event::Rolled { die }).unwrap();
        let mut player = player(level);
        let mut choose = |seed| player.choose(&state, seed, Budget::default(), &Stop::new());
        (0..300)
            .filter(|seed| choose(*seed) == Some(PieceIndex::ALL[0]))
            .count()
    }

    #[test]
    fn easy_alone_never_skips_a_finish() {
        // The second time its third piece could capture instead.
        for yellow in ["11,22,-1,-1", "49,22,-1,-1"] {
            assert_eq!(finishes(Level::Easy, yellow), 300, "{yellow}");
            assert!(finishes(Level::Normal, yellow) < 300, "{yellow}");
        }
    }
}
