//! What rolls and choices of a Ludo game were worth, by the hard level's model.
//!
//! Owns the figures of the review. Every figure is a share of a won game, exact to the model:
//! luck is what a face was worth against the mean of all six, and a choice loses what the hard
//! level's own would have kept. Start with [`roll`] and [`choice`].

use super::{
    Hard,
    learned::{afterwards, chance, expected},
    model,
    network::Network,
};
use crate::{
    ai::{Budget, ComputerPlayer, Stop},
    ludo::{Die, Event, PieceIndex, State},
};

/// A roll, judged for the seat that rolled.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Roll {
    /// Chance to win before the roll: the mean over all faces.
    pub before: f32,
    /// Chance to win with the face that fell.
    pub after: f32,
}

impl Roll {
    /// What the dice gave or took.
    pub fn luck(self) -> f32 {
        self.after - self.before
    }
}

/// A choice, judged for the seat that chose.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Choice {
    /// What the hard level would have moved.
    pub best: PieceIndex,
    /// Chance to win after that.
    pub kept: f32,
    /// Chance given away by what was moved; 0 for the best.
    pub lost: f32,
}

/// Judges a roll in a state that waits for one; `None` elsewhere.
pub fn roll(state: &State, die: Die) -> Option<Roll> {
    let network = model::network(state)?;
    let faces = Die::ALL.map(|die| with_face(network, state, die));
    let sum = faces.iter().copied().sum::<Option<f32>>()?;
    Some(Roll {
        before: sum / 6.0,
        after: faces[usize::from(die.get()) - 1]?,
    })
}

/// The mover's chance with a face, moving as the model likes.
fn with_face(network: &Network, state: &State, die: Die) -> Option<f32> {
    let color = state.turn();
    let mut rolled = *state;
    rolled.apply(Event::Rolled { die }).ok()?;
    if rolled.apply(Event::Passed).is_ok() {
        return Some(chance(network, &rolled, color));
    }
    let after = afterwards(&rolled);
    let chances = after.iter().map(|(_, after)| chance(network, after, color));
    Some(chances.fold(0.0, f32::max))
}

/// Judges what was moved in a state that waits for a choice; `None` elsewhere.
pub fn choice(state: &State, moved: PieceIndex) -> Option<Choice> {
    let network = model::network(state)?;
    let color = state.turn();
    let best = Hard.choose(state, 0, Budget::default(), &Stop::new())?;
    let value = |piece| {
        let mut after = *state;
        after.apply(Event::Moved { piece }).ok()?;
        Some(expected(network, &after, color))
    };
    let kept = value(best)?;
    let same = state.lowest_equal(color, best) == state.lowest_equal(color, moved);
    let lost = if same {
        0.0
    } else {
        (kept - value(moved)?).max(0.0)
    };
    Some(Choice { best, kept, lost })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ludo::{Color, Setup};

    fn state(placement: &str) -> State {
        State::from_setup(Setup {
            rules: "A".parse().unwrap(),
            placement: placement.parse().unwrap(),
            turn: Color::Red,
            sixes: 0,
        })
        .unwrap()
    }

    fn die(face: u8) -> Die {
        Die::new(face).unwrap()
    }

    #[test]
    fn luck_over_all_faces_is_nought() {
        let state = state("R:10,20,-1,-1;Y:3,14,-1,-1");
        let luck: f32 = Die::ALL
            .iter()
            .map(|face| roll(&state, *face).unwrap().luck())
            .sum();
        assert!(luck.abs() < 1e-5, "{luck}");
    }

    #[test]
    fn the_winning_face_is_worth_what_was_missing() {
        let state = state("R:56,56,56,53;Y:56,56,56,50");
        let won = roll(&state, die(3)).unwrap();
        assert!(
            (won.after - 1.0).abs() < 1e-6 && won.luck() > 0.1,
            "{won:?}"
        );
        assert!(roll(&state, die(1)).unwrap().luck() < 0.0);
    }

    #[test]
    fn the_best_choice_loses_nothing_and_throwing_a_win_away_does() {
        let mut state = state("R:56,56,53,10;Y:56,56,56,54");
        state.apply(Event::Rolled { die: die(3) }).unwrap();
        let best = choice(&state, PieceIndex::ALL[0]).map(|choice| choice.best);
        assert_eq!(best, None, "a finished piece cannot move");
        let home = choice(&state, PieceIndex::ALL[2]).unwrap();
        let other = choice(&state, PieceIndex::ALL[3]).unwrap();
        assert_eq!(home.best, other.best);
        assert!(home.lost.min(other.lost) == 0.0 && home.lost.max(other.lost) > 0.0);
    }

    #[test]
    fn nothing_is_judged_where_nothing_was_rolled_or_chosen() {
        let waiting = state("R:10,20,-1,-1;Y:3,14,-1,-1");
        assert_eq!(choice(&waiting, PieceIndex::ALL[0]), None);
        let mut open = waiting;
        open.apply(Event::Rolled { die: die(2) }).unwrap();
        assert_eq!(roll(&open, die(2)), None);
    }
}
