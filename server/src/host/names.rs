//! Names of people: beside the log, kept and deleted with the entries that seat and unseat their people,
//! told to the sockets of seats only.

use axum::extract::ws::Utf8Bytes;
use sanuk_core::protocol::{PlayerName, SeatName, ServerFrame};
use sanuk_core::room::{Chair, Room};

use super::live::LiveRoom;
use super::{Failure, Host};

/// Who has a chair, told apart by the entry that seated them; nobody where the person has left and the
/// computer plays on.
fn sitting(room: &Room, chair: Chair) -> Option<u64> {
    let person = room.person(chair).filter(|person| !person.left)?;
    Some(person.joined)
}

/// Who has each chair of a room.
pub(super) fn people(room: &Room) -> Vec<Option<u64>> {
    Chair::first(room.chairs().len())
        .map(|chair| sitting(room, chair))
        .collect()
}

/// The names that a step changes: of each chair whose person is another one than before.
pub(super) fn moved(
    before: &Room,
    next: &Room,
    named: Option<&(Chair, PlayerName)>,
) -> Vec<(u8, Option<String>)> {
    let name = |chair: Chair| named.filter(|(seat, _)| *seat == chair);
    Chair::first(next.chairs().len())
        .filter(|chair| sitting(before, *chair) != sitting(next, *chair))
        .map(|chair| {
            let name = name(chair).map(|(_, name)| name.as_str().to_owned());
            (chair.number(), name)
        })
        .collect()
}

impl Host {
    /// The frame with the names in a room.
    ///
    /// # Errors
    /// [`Failure`] when they cannot be read.
    pub(super) async fn names_frame(&self, live: &LiveRoom) -> Result<Utf8Bytes, Failure> {
        let stored = self.store.names(live.id).await?;
        let names = stored.into_iter().filter_map(|(seat, name)| {
            Some(SeatName {
                seat: Chair::new(seat.into())?,
                name: name.parse().ok()?,
            })
        });
        let names = names.collect();
        Ok(ServerFrame::Names { names }.write().into())
    }

    /// Tells the seats that somebody with or without a name came or went.
    pub(super) async fn tell_names(&self, live: &LiveRoom) {
        if !live.hub().wants_names() {
            return;
        }
        match self.names_frame(live).await {
            Ok(frame) => live.hub().push_names(&frame),
            // The next welcome brings them.
            Err(error) => tracing::warn!(%error, code = live.code.cut(), "names were not told"),
        }
    }
}
