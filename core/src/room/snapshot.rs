//! A room as a value to store or send: a cache of the fold, never the truth.

use serde::{Deserialize, Serialize};

use super::Room;

/// A room at its head. Stores keep one every 64 entries; a client that was away gets one.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Snapshot {
    /// The room, folded.
    #[serde(flatten)]
    pub room: Room,
}

impl Room {
    /// Makes a snapshot.
    pub fn snapshot(&self) -> Snapshot {
        Snapshot { room: self.clone() }
    }

    /// Goes on from a snapshot.
    pub fn restore(snapshot: Snapshot) -> Room {
        snapshot.room
    }
}

/// A session as its header and log; the position is folded again.
pub(super) mod session {
    use serde::de::Error as _;
    use serde::{Deserialize, Deserializer, Serialize, Serializer};

    use crate::game::{Event, Header, Pending, Session};

    #[derive(Serialize)]
    struct Written<'a> {
        header: &'a Header,
        events: &'a [Event],
    }

    #[derive(Deserialize)]
    struct Read {
        header: Header,
        events: Vec<Event>,
    }

    pub fn serialize<S: Serializer>(session: &Session, out: S) -> Result<S::Ok, S::Error> {
        let (header, events) = (session.header(), session.events());
        Written { header, events }.serialize(out)
    }

    pub fn deserialize<'de, D: Deserializer<'de>>(input: D) -> Result<Session, D::Error> {
        let Read { header, events } = Read::deserialize(input)?;
        Session::restore(header, &events, Pending::default()).map_err(D::Error::custom)
    }
}
