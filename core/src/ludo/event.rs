//! What happens in a game, what it brought about, and why something may not happen.

use serde::{Deserialize, Serialize};
use thiserror::Error;

use super::{Color, Die, PieceIndex, Pieces, Progress, Square};

/// One step of a game. A game's log is a list of these; the state is their fold.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(tag = "event", rename_all = "snake_case")]
pub enum Event {
    /// The seat to play rolled.
    Rolled {
        /// The face.
        die: Die,
    },
    /// It moved a piece by the face that lies open.
    Moved {
        /// Which; of equal pieces the lowest moves (rule T33).
        piece: PieceIndex,
    },
    /// It could not move.
    Passed,
    /// It pressed the die and one piece came out without a roll (option "no piece on the road").
    AutoExit,
}

/// What the seat to play can do now.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Phase {
    /// Roll.
    Roll {
        /// Tries left; the coming roll is one of them unless it is a bonus. 1 in a usual turn.
        tries: u8,
        /// The coming roll was earned by the step before.
        bonus: bool,
    },
    /// Bring a piece out without a roll.
    AutoExit,
    /// Choose a piece.
    Choose {
        /// The face that lies open.
        die: Die,
    },
    /// Nothing can move; [`Event::Passed`] goes on.
    NoMove {
        /// The face that lies open.
        die: Die,
        /// The reason in one.
        why: Stuck,
    },
    /// The game is over.
    Over,
}

/// Why a roll moves nothing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Stuck {
    /// The third six in a row.
    ThirdSix,
    /// Every piece that has not finished is stuck for a reason of the same kind.
    Every(Immovable),
    /// Reasons differ from piece to piece.
    Several,
}

/// Why one piece cannot move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Immovable {
    /// Another colour is to play.
    NotYourTurn,
    /// The die has not been rolled.
    NotRolled,
    /// The game is over.
    GameOver,
    /// The third six in a row is unusable.
    ThirdSix,
    /// It has finished.
    Finished,
    /// It is in the yard and the face brings none out.
    NeedsExit,
    /// It is in the yard and an opponent's block holds the start.
    StartHeld {
        /// Whose block.
        by: Color,
    },
    /// An opponent's block lies on the way or at its end.
    Blocked {
        /// The nearest such square.
        square: Square,
        /// Whose block.
        by: Color,
    },
    /// It would pass a piece, which nobody may.
    Overtakes {
        /// The nearest such piece's place, in the mover's own progress.
        at: Progress,
    },
    /// The face is larger than the squares that are left.
    TooFar {
        /// Squares to the finish.
        left: u8,
    },
}

/// A legal move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Move {
    /// The piece.
    pub piece: PieceIndex,
    /// Where it is.
    pub from: Progress,
    /// Where it goes.
    pub to: Progress,
    /// The pieces it sends to their yards.
    pub captures: Pieces,
}

/// Why a seat rolls again; several reasons at once still give one roll (rule T15).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Bonus {
    /// The face was a six.
    pub six: bool,
    /// A piece was captured.
    pub capture: bool,
    /// A piece finished.
    pub finish: bool,
}

impl Bonus {
    /// Says whether there is any reason.
    pub const fn any(self) -> bool {
        self.six || self.capture || self.finish
    }
}

/// What one event brought about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Step {
    /// The seat that acted.
    pub color: Color,
    /// The piece that moved, with its captures.
    pub moved: Option<Move>,
    /// The moved piece finished.
    pub finished: bool,
    /// The acting seat rolls again, and why; nothing where it does not.
    pub bonus: Bonus,
    /// The turn went to another seat or the game ended.
    pub turn_ended: bool,
    /// The seat to play afterwards; the acting one when the game is over.
    pub next: Color,
}

/// Why an event cannot happen now. The state stays as it was.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Error)]
pub enum Illegal {
    /// The game is over.
    #[error("the game is over")]
    GameOver,
    /// A roll while a face lies open, a second roll, or a roll where none is due.
    #[error("no roll is due")]
    NoRollDue,
    /// A move or a pass before the roll.
    #[error("roll first")]
    RollFirst,
    /// A pass although a piece can move (rule T7).
    #[error("a piece can move, so one must")]
    MustMove,
    /// A move although no piece can.
    #[error("no piece can move")]
    NothingMoves,
    /// This piece cannot move.
    #[error("this piece cannot move: {0:?}")]
    Immovable(Immovable),
    /// The seat brings a piece out by pressing the die and does nothing else.
    #[error("press the die to bring a piece out")]
    AutoExitDue,
    /// An auto exit where none is due.
    #[error("no piece comes out without a roll now")]
    NoAutoExitDue,
}
