//! The values kept for a game, and what callers get of them.

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

use super::StoreError;
use super::shelf::{Drawer, Write};
use crate::game::{Digest, Event, GameId, Header, Pending};

/// A whole saved game.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Saved {
    /// What is fixed.
    pub header: Header,
    /// What happened.
    pub events: Vec<Event>,
    /// What hangs over the open choice.
    #[serde(default)]
    pub pending: Pending,
    /// Last change, in milliseconds since 1970, UTC.
    pub updated_ms: u64,
    /// Values that are missing or cannot be read; 0 in a sound game. Call [`super::Store::cut`]
    /// before going on with any other.
    #[serde(skip)]
    pub lost: u32,
}

/// A saved game in a list.
#[derive(Clone, Debug, PartialEq)]
pub struct Summary {
    /// What is fixed.
    pub header: Header,
    /// Number of events.
    pub length: u32,
    /// Whose turn, how it ended, dice counts.
    pub digest: Digest,
    /// What hangs over the open choice.
    pub pending: Pending,
    /// Last change, in milliseconds since 1970, UTC.
    pub updated_ms: u64,
    /// Something of it could not be read and is kept aside or will be.
    pub damaged: bool,
}

/// A game that cannot be listed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Damage {
    /// Which.
    pub id: GameId,
    /// What is wrong with it.
    pub why: StoreError,
}

/// All games.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Listing {
    /// Games, the last changed first.
    pub games: Vec<Summary>,
    /// Games whose values cannot be read; they are kept.
    pub damaged: Vec<Damage>,
}

/// What changes with every save of a game.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct State {
    /// Number of events.
    pub(crate) length: u32,
    /// What hangs over the open choice.
    pub(crate) pending: Pending,
    /// Last change.
    pub(crate) updated_ms: u64,
    /// When it was deleted.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) deleted_ms: Option<u64>,
    /// For lists.
    pub(crate) digest: Digest,
}

/// First byte of the keys in the drawer of games.
const HEADER: u8 = b'h';
const STATE: u8 = b's';
const EVENT: u8 = b'e';

/// Prefix of all headers.
pub(crate) const HEADERS: [u8; 1] = [HEADER];
/// Prefix of all states.
pub(crate) const STATES: [u8; 1] = [STATE];

fn key(kind: u8, id: GameId) -> Vec<u8> {
    let mut key = vec![kind];
    key.extend(id.bytes());
    key
}

/// Key of a game's header.
pub(crate) fn header_key(id: GameId) -> Vec<u8> {
    key(HEADER, id)
}

/// Key of a game's state.
pub(crate) fn state_key(id: GameId) -> Vec<u8> {
    key(STATE, id)
}

/// Prefix of a game's events.
pub(crate) fn events_prefix(id: GameId) -> Vec<u8> {
    key(EVENT, id)
}

/// Key of one event; keys sort as events follow.
pub(crate) fn event_key(id: GameId, at: u32) -> Vec<u8> {
    let mut key = events_prefix(id);
    key.extend(at.to_be_bytes());
    key
}

/// The game of a header's or state's key.
pub(crate) fn id_of(key: &[u8]) -> Option<GameId> {
    key.get(1..17)?.try_into().ok().map(GameId::from_bytes)
}

/// Writes a value as JSON.
pub(crate) fn encode<T: Serialize>(value: &T) -> Result<Vec<u8>, StoreError> {
    serde_json::to_vec(value)
        .map_err(|error| StoreError::damaged("a new value", &error.to_string()))
}

/// Reads a value; `at` names it in errors.
pub(crate) fn decode<T: DeserializeOwned>(at: &str, bytes: &[u8]) -> Result<T, StoreError> {
    serde_json::from_slice(bytes).map_err(|error| StoreError::damaged(at, &error.to_string()))
}

/// The writes for `events` from number `first` on.
pub(crate) fn event_writes(
    id: GameId,
    first: u32,
    events: &[Event],
) -> Result<Vec<Write>, StoreError> {
    (first..)
        .zip(events)
        .map(|(at, event)| Ok(Write::put(Drawer::Games, event_key(id, at), encode(event)?)))
        .collect()
}

/// The write for a state.
pub(crate) fn state_write(id: GameId, state: &State) -> Result<Write, StoreError> {
    Ok(Write::put(Drawer::Games, state_key(id), encode(state)?))
}
