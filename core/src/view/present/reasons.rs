//! Why something in Ludo does not move.

use super::{Message, Words};
use crate::ludo::{Color, Die, Event, Immovable, Progress, State, Stuck};

/// Why one piece cannot move, as a sentence.
pub(crate) fn why_not(words: &Words<'_>, color: Color, why: Immovable) -> Message {
    match why {
        Immovable::NotYourTurn => {
            Message::plain("game-why-not-your-turn").with("who", words.who(words.state.turn()))
        }
        Immovable::NotRolled => Message::plain("game-why-not-rolled"),
        Immovable::GameOver => Message::plain("game-why-over"),
        Immovable::ThirdSix => Message::plain("game-why-third-six"),
        Immovable::Finished => Message::plain("game-why-finished"),
        Immovable::NeedsExit => Message::plain("game-why-needs-exit").with("faces", words.faces()),
        Immovable::StartHeld { by } => {
            Message::plain("game-why-start-held").with("who", words.who(by))
        }
        Immovable::Blocked { square, .. } => {
            let board = words.state.board();
            let steps = (0..=board.last_ring())
                .find(|steps| Progress::steps(*steps).square(board, color) == Some(square));
            let place = steps.map_or(Progress::START, Progress::steps);
            Message::plain("game-why-blocked").with("place", words.place(color, place))
        }
        Immovable::Overtakes { .. } => Message::plain("game-why-overtakes"),
        Immovable::TooFar { left } => Message::plain("game-why-too-far").with("left", left),
    }
}

/// Why one piece cannot move, in the panel's few words.
pub(super) fn short_why(words: &Words<'_>, why: Immovable) -> String {
    let key = match why {
        Immovable::NotYourTurn => "game-panel-wait",
        Immovable::NotRolled => "game-panel-not-rolled",
        Immovable::GameOver => return String::new(),
        Immovable::ThirdSix | Immovable::Blocked { .. } => "game-panel-blocked",
        Immovable::Finished => "game-panel-finished",
        Immovable::NeedsExit => {
            let faces = words.faces();
            return words
                .texts
                .format("game-panel-needs-exit", &[("faces", faces.into())]);
        }
        Immovable::StartHeld { .. } => "game-panel-start-held",
        Immovable::Overtakes { .. } => "game-panel-overtakes",
        Immovable::TooFar { .. } => "game-panel-too-far",
    };
    words.texts.get(key)
}

/// Why a roll moves nothing.
pub(crate) fn no_move(words: &Words<'_>, die: Die, why: Stuck) -> Message {
    let rolled = |key| Message::plain(key).with("die", die.get());
    match why {
        Stuck::ThirdSix => Message::plain("game-no-move-third-six"),
        _ if die.is_six() => rolled("game-no-move-six"),
        _ if tries_left(words.state) => rolled("game-no-move-try-again"),
        Stuck::Every(Immovable::NeedsExit) => {
            rolled("game-no-move-yard").with("faces", words.faces())
        }
        Stuck::Every(Immovable::TooFar { .. }) => rolled("game-no-move-too-far"),
        Stuck::Every(
            Immovable::Blocked { .. } | Immovable::StartHeld { .. } | Immovable::Overtakes { .. },
        ) => rolled("game-no-move-blocked"),
        Stuck::Every(_) | Stuck::Several => rolled("game-no-move-mixed"),
    }
}

/// Whether the seat stays after a roll that moves nothing.
fn tries_left(state: &State) -> bool {
    let mut after = *state;
    let color = state.turn();
    after
        .apply(Event::Passed)
        .is_ok_and(|step| !step.turn_ended && step.next == color)
}
