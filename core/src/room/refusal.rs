//! Why a command does nothing. The room stays as it was.

use serde::{Deserialize, Serialize};

use super::{Chair, RoomEnd};
use crate::fairness::Key;
use crate::game::{self, GameId, Illegal};

/// Why a command does nothing; the word of each is the wire's `why`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, thiserror::Error)]
#[serde(tag = "why", rename_all = "snake_case")]
pub enum Refusal {
    /// It names a prompt that is not open.
    #[error("this choice is not open any more; the open one is {prompt}")]
    Stale {
        /// The prompt that is open, 0 for none.
        prompt: u64,
    },
    /// Its number was used for another command.
    #[error("number {n} was used before")]
    Used {
        /// The last number accepted.
        n: u64,
    },
    /// The token proves no seat of this room.
    #[error("no seat here")]
    NotSeated,
    /// Somebody sits there.
    #[error("this seat is taken")]
    SeatTaken {
        /// Seats that are free.
        free: Vec<Chair>,
    },
    /// No seat is free.
    #[error("the room is full")]
    Full,
    /// A game runs or starts; nobody can join now.
    #[error("the game has begun")]
    Running,
    /// The seal is for another game than the coming one.
    #[error("the dice were sealed anew; another commitment is wanted")]
    OtherGame {
        /// The coming game; `None` while its dice are being sealed.
        gid: Option<GameId>,
        /// Its seal.
        first: Option<Key>,
    },
    /// Only the creator may do this.
    #[error("only the room's creator can do this")]
    NotCreator,
    /// The room has no such seat.
    #[error("this room has {seats} seats")]
    NoSuchSeat {
        /// Seats that it has.
        seats: u8,
    },
    /// No computer player sits there.
    #[error("no computer player sits there")]
    NotComputer,
    /// No person sits there.
    #[error("nobody sits there")]
    NotPerson,
    /// The seat is connected or has not been away for long enough.
    #[error("this seat has been away for {ms} ms only; 10 s are wanted")]
    NotAway {
        /// How long, in milliseconds.
        ms: u64,
    },
    /// Ludo needs two players to start.
    #[error("two players are needed")]
    TooFew,
    /// Makruk needs both.
    #[error("both players are needed")]
    NotFull,
    /// Every seat is taken already.
    #[error("no seat is empty")]
    NothingToFill,
    /// Everybody must be connected to start.
    #[error("not everybody is connected")]
    NotConnected {
        /// Seats that are not.
        seats: Vec<Chair>,
    },
    /// Not every device has sealed its half of the dice.
    #[error("not everybody is ready")]
    NotCommitted {
        /// Seats that have not.
        seats: Vec<Chair>,
    },
    /// Nothing is being started.
    #[error("no start is under way")]
    NotStarting,
    /// A start is under way; it takes at most 10 s.
    #[error("the game is being started")]
    Starting,
    /// The half opened is not the one sealed.
    #[error("this is not the half of the dice that was sealed")]
    WrongShare,
    /// The half is open already, or sealed already.
    #[error("this was done already")]
    Done,
    /// No game runs.
    #[error("no game runs")]
    NotPlaying,
    /// It is another seat's turn.
    #[error("it is not this seat's turn")]
    NotYourTurn,
    /// The rules forbid it.
    #[error("the rules forbid it: {detail}")]
    Illegal {
        /// Why, for a log.
        detail: String,
    },
    /// With three or four players one leaves instead.
    #[error("only a game of two can be resigned; leave instead")]
    LeaveInstead,
    /// In a game of two one resigns instead.
    #[error("a game of two is resigned, not left")]
    ResignInstead,
    /// Draws are offered in makruk only.
    #[error("this game has no draws by agreement")]
    NoDraws,
    /// Less than 10 plies ago this seat offered a draw.
    #[error("a draw was offered less than 10 moves ago")]
    OfferedLately,
    /// An offer lies open.
    #[error("an offer is open already")]
    OfferOpen,
    /// There is nothing to answer.
    #[error("no offer is open")]
    NoOffer,
    /// The game is not over, so there is no rematch yet.
    #[error("the game is not over")]
    NotOver,
    /// The person left for good.
    #[error("who leaves a quick game cannot come back")]
    LeftForGood,
    /// A newer connection of this seat is open.
    #[error("a newer connection is open")]
    OldConnection,
    /// The room has ended.
    #[error("the room has ended")]
    Closed {
        /// Why.
        ended: RoomEnd,
    },
    /// A seat has four keys at most.
    #[error("this seat has as many devices as it can have")]
    TooManyKeys,
    /// Others changed the room at the same moment, five times in a row.
    #[error("the room is busy")]
    Crowded,
    /// The host has not the dice of this game at hand.
    #[error("the dice are not at hand")]
    NoDice,
}

impl From<game::Refusal> for Refusal {
    fn from(refusal: game::Refusal) -> Refusal {
        match refusal {
            game::Refusal::Illegal(Illegal::Resign) => Refusal::LeaveInstead,
            game::Refusal::OfferedAlready(_) => Refusal::OfferedLately,
            game::Refusal::NotYours(_) => Refusal::NoOffer,
            other => Refusal::Illegal {
                detail: other.to_string(),
            },
        }
    }
}
