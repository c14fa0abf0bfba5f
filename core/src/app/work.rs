//! What the model asks of the runtime, and what comes back.

use crate::ai::{Budget, Stop};
use crate::app::action::Effect;
use crate::client::{News, Wish};
use crate::dice::Seed;
use crate::game::review::Review;
use crate::game::{
    Advice, CheckError, Checked, Command, ComputerTurn, Event, GameId, Header, Pending, Position,
    Session,
};
use crate::store::{ImportReport, Listing, Saved, StoreError};
use serde_json::Value;

/// One change of a game's log on disk. Changes of one game are sent one after the other.
#[derive(Clone, Debug)]
pub(crate) enum LogChange {
    /// A new game.
    Create {
        /// Its header.
        header: Header,
        /// Its first events; not empty for imported games.
        events: Vec<Event>,
        /// What hangs over the open choice.
        pending: Pending,
    },
    /// Events after the ones on disk.
    Append {
        /// Events on disk.
        expected: u32,
        /// The new ones.
        events: Vec<Event>,
    },
    /// An undo.
    Rewind {
        /// Events on disk.
        expected: u32,
        /// Events that stay.
        keep: u32,
        /// What hangs over the open choice.
        pending: Pending,
    },
    /// A damaged log is cut to its valid beginning; the store keeps the whole aside.
    Cut {
        /// Events that stay.
        keep: u32,
    },
    /// Something new hangs over the open choice, such as an armed counting action.
    Pending {
        /// Events on disk.
        expected: u32,
        /// What hangs over it.
        pending: Pending,
    },
}

/// Something the runtime does for the model.
#[derive(Clone, Debug)]
pub(crate) enum Work {
    /// Change a game's log; answered by [`Answer::Saved`].
    Save {
        /// The game.
        id: GameId,
        /// The change.
        change: LogChange,
    },
    /// Read a game; answered by [`Answer::Loaded`].
    Load {
        /// The game.
        id: GameId,
    },
    /// Read where a game stands, for its picture in a list; answered by [`Answer::Peeked`].
    Peek {
        /// The game.
        id: GameId,
    },
    /// Delete a game, kept aside until the next deletion; answered by [`Answer::Listed`].
    Delete {
        /// The game.
        id: GameId,
    },
    /// Bring the deleted game back; answered by [`Answer::Listed`].
    Undelete {
        /// The game.
        id: GameId,
    },
    /// Read the list of games; answered by [`Answer::Listed`].
    List,
    /// Keep a settings value; a failure is answered by [`Answer::SettingsFailed`].
    PutSettings {
        /// Which value.
        key: &'static str,
        /// The value.
        value: Value,
    },
    /// Keep where the player is, on disk when it is answered.
    PutUi {
        /// The value.
        value: Value,
    },
    /// Keep the seats and secrets of rooms, on disk when it is answered by [`Answer::Kept`].
    PutRooms {
        /// Names the answer; rises.
        serial: u64,
        /// The value.
        value: Value,
    },
    /// Something on the network; what comes of it are [`Answer::News`]. Nothing waits for it.
    Network(Wish),
    /// Bring everything to the disk, and put an export beside it.
    Backup,
    /// Bring everything to the disk.
    Flush,
    /// Delete every game and setting for good; answered by [`Answer::Listed`].
    DeleteAll {
        /// Keys of the settings to forget.
        settings: Vec<&'static str>,
    },
    /// Write all data into one file; answered by [`Answer::Exported`].
    ExportAll,
    /// Read such a file; answered by [`Answer::Imported`].
    ImportAll {
        /// Its content.
        bytes: Vec<u8>,
    },
    /// Let the computer choose; stops the search before. Answered by [`Answer::Found`].
    Search {
        /// Names the position; an answer with an older token is stale.
        token: u64,
        /// The position.
        position: Box<Position>,
        /// Who chooses.
        turn: ComputerTurn,
        /// How long.
        budget: Budget,
        /// Stops it.
        stop: Stop,
    },
    /// Look for a hint; stops the search before. Answered by [`Answer::Advised`].
    Advise {
        /// Names the position; an answer with an older token is stale.
        token: u64,
        /// The position.
        position: Box<Position>,
        /// The game's seed, which decides among equals.
        seed: Seed,
        /// How long.
        budget: Budget,
        /// Stops it.
        stop: Stop,
    },
    /// Make one step of a review; stops the search before. Answered by [`Answer::Reviewed`].
    Review {
        /// Names the step.
        token: u64,
        /// The game.
        session: Box<Session>,
        /// What has been found out so far.
        review: Box<Review>,
        /// Stops it.
        stop: Stop,
    },
    /// Play the computers' choices of a room's game again; answered by [`Answer::ChoicesChecked`].
    CheckChoices {
        /// Names the answer.
        token: u64,
        /// The game.
        session: Box<Session>,
        /// Stops it.
        stop: Stop,
    },
    /// Read what was kept of a review; answered by [`Answer::ReviewRead`].
    LoadReview {
        /// The game.
        id: GameId,
    },
    /// Keep a review with its game.
    PutReview {
        /// The game.
        id: GameId,
        /// The review.
        value: Value,
    },
    /// Start a timer; answered by [`Answer::Timer`].
    Timer {
        /// Names the timer.
        token: u64,
        /// Milliseconds from now.
        after_ms: u64,
        /// Settling waits for it.
        awaited: bool,
    },
    /// The timer is no longer needed.
    CancelTimer {
        /// Its name.
        token: u64,
    },
    /// Something for the shell.
    Shell(Effect),
}

impl Work {
    /// It belongs to the thread that thinks.
    pub const fn is_thought(&self) -> bool {
        matches!(
            self,
            Self::Search { .. }
                | Self::Advise { .. }
                | Self::Review { .. }
                | Self::CheckChoices { .. }
        )
    }

    /// What stops it, if it is something to think about.
    pub fn stop(&self) -> Option<&Stop> {
        match self {
            Self::Search { stop, .. }
            | Self::Advise { stop, .. }
            | Self::Review { stop, .. }
            | Self::CheckChoices { stop, .. } => Some(stop),
            _ => None,
        }
    }
}

/// What came of a [`Work`].
#[derive(Clone, Debug)]
pub(crate) enum Answer {
    /// A log was changed, or not.
    Saved {
        /// The game.
        id: GameId,
        /// What went wrong.
        result: Result<(), StoreError>,
    },
    /// A game was read.
    Loaded {
        /// The game.
        id: GameId,
        /// Its log, or why not.
        result: Result<Saved, StoreError>,
    },
    /// Where a game stands.
    Peeked {
        /// The game.
        id: GameId,
        /// Number of its events and the position there; `None` when it cannot be read.
        shown: Option<(u32, Box<Position>)>,
    },
    /// The list of games.
    Listed {
        /// The list, or why not.
        result: Result<Listing, StoreError>,
    },
    /// A settings value could not be kept.
    SettingsFailed,
    /// Seats and secrets of rooms are on disk, or why not.
    Kept {
        /// Which of them.
        serial: u64,
        /// What went wrong.
        result: Result<(), StoreError>,
    },
    /// Something came from the network.
    News(News),
    /// All data.
    Exported {
        /// The file, or why not.
        result: Result<Vec<u8>, StoreError>,
    },
    /// Data came in.
    Imported {
        /// What came of each part, or why nothing could be read.
        result: Result<ImportReport, StoreError>,
    },
    /// The computer chose.
    Found {
        /// The search's token.
        token: u64,
        /// Its choice; `None` when it was stopped.
        command: Option<Command>,
    },
    /// A hint was found.
    Advised {
        /// The search's token.
        token: u64,
        /// The hint; `None` when it was stopped.
        advice: Option<Advice>,
    },
    /// A step of a review was made, or stopped.
    Reviewed {
        /// The step's token.
        token: u64,
        /// The review.
        review: Box<Review>,
    },
    /// What was kept of a review.
    ReviewRead {
        /// The game.
        id: GameId,
        /// The review, as it was kept; `None` where there is none.
        kept: Option<Value>,
    },
    /// The computers' choices were played again.
    ChoicesChecked {
        /// The check's token.
        token: u64,
        /// What was found; `None` when it was stopped.
        result: Option<Result<Checked, CheckError>>,
    },
    /// The search panicked.
    SearchFailed {
        /// The search's token.
        token: u64,
    },
    /// A timer is due.
    Timer {
        /// Its name.
        token: u64,
    },
}
