//! The hard level: the learned player with the model of the game's rules.

use super::{Learned, Prio, model};
use crate::{
    ai::{Budget, ComputerPlayer, Stop},
    ludo::{PieceIndex, State},
};

/// Moves whose chances differ by less than this are compared one roll deeper.
const CLOSE: f32 = 0.005;

/// The hard level.
#[derive(Clone, Copy, Debug, Default)]
pub struct Hard;

impl ComputerPlayer<State> for Hard {
    type Choice = PieceIndex;

    fn choose(
        &mut self,
        state: &State,
        seed: u64,
        budget: Budget,
        stop: &Stop,
    ) -> Option<PieceIndex> {
        match model::network(state) {
            Some(network) => Learned::new(network, CLOSE).choose(state, seed, budget, stop),
            None => Prio::default().choose(state, seed, budget, stop),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ludo::{Color, Die, Event, Setup};

    fn to_choose(placement: &str, face: u8) -> State {
        let (rules, placement) = ("A".parse().unwrap(), placement.parse().unwrap());
        let setup = Setup {
            rules,
            placement,
            turn: Color::Red,
            sixes: 0,
        };
        let mut state = State::from_setup(setup).unwrap();
        state
            .apply(Event::Rolled {
                die: Die::new(face).unwrap(),
            })
            .unwrap();
        state
    }

    fn chosen(state: &State, seed: u64) -> Option<usize> {
        Hard.choose(state, seed, Budget::default(), &Stop::new())
            .map(PieceIndex::index)
    }

    #[test]
    fn the_winning_move_is_taken_and_seeds_repeat() {
        let state = to_choose("R:56,56,56,53;Y:10,20,30,-1", 3);
        assert_eq!(chosen(&state, 1), Some(3));
        let state = to_choose("R:10,20,30,40;Y:10,20,30,-1", 3);
        assert_eq!(chosen(&state, 5), chosen(&state, 5));
    }

    #[test]
    fn nothing_is_chosen_where_no_choice_waits() {
        let state = to_choose("R:-1,-1,-1,-1;Y:10,20,30,-1", 3);
        assert_eq!(chosen(&state, 1), None);
    }
}
