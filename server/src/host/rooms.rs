//! Rooms as a whole: made, found, shown, read.

use std::sync::Arc;

use sanuk_core::fairness::ROLLS;
use sanuk_core::protocol::Code;
use sanuk_core::protocol::http::{CreateRoom, LogPage, RoomCreated};
use sanuk_core::room::{self, Logged, Room, SettingsError, TokenHash};

use super::change::{body, marks};
use super::dice::seal;
use super::live::LiveRoom;
use super::load::{logged, narrow};
use super::{Failure, Host};
use crate::log::{Created, NewRoom, RoomId, RoomRow, StoreError};

/// Entries of one page of a log.
const LOG_PAGE: u32 = 500;

/// Why no room was made.
#[derive(Debug, thiserror::Error)]
pub enum NotMade {
    /// The settings make no room.
    #[error(transparent)]
    Settings(#[from] SettingsError),
    /// The host failed.
    #[error(transparent)]
    Failure(#[from] Failure),
}

impl From<StoreError> for NotMade {
    fn from(error: StoreError) -> Self {
        Self::Failure(error.into())
    }
}

fn draw_code() -> Result<Code, StoreError> {
    let bits = getrandom::u64().map_err(|error| StoreError::Unavailable(error.to_string()))?;
    Ok(Code::from_bits(bits))
}

impl Host {
    /// Makes a room, or finds the one that the same wish made.
    ///
    /// # Errors
    /// [`NotMade`].
    pub async fn create(&self, wish: &CreateRoom) -> Result<RoomCreated, NotMade> {
        let now = self.now().await?;
        let sealed = seal()?;
        let entries = room::open(&wish.settings, wish.creator, sealed.game, now)?;
        let fold = Room::fold(&entries).map_err(Failure::from)?;
        loop {
            let code = draw_code()?;
            let new = NewRoom {
                code: code.to_string(),
                wish: wish.id.bytes(),
                at: now.cast_signed(),
                events: entries.iter().map(body).collect(),
                secret: sealed.secret.clone(),
                marks: marks(&fold),
            };
            match self.store.create(new).await? {
                Created::New(_) => {
                    let game = sealed.game;
                    return Ok(RoomCreated {
                        code,
                        gid: game.gid,
                        first: game.first,
                        rolls: ROLLS,
                    });
                }
                Created::Existing(id) => return Ok(self.made_before(id).await?),
                Created::CodeTaken => {}
            }
        }
    }

    async fn made_before(&self, id: RoomId) -> Result<RoomCreated, Failure> {
        let row = self.store.room(id).await?.ok_or(Failure::Unknown)?;
        let live = self.adopt(&row).ok_or(Failure::Unknown)?;
        let open = |room: &Room| {
            room.closed()
                .map_or_else(|| room.sealing().copied(), |_| None)
        };
        let sealing = self.look(&live, open).await?.ok_or(Failure::Expired)?;
        Ok(RoomCreated {
            code: live.code,
            gid: sealing.gid,
            first: sealing.first,
            rolls: ROLLS,
        })
    }

    /// The room with this code, ended ones included.
    ///
    /// # Errors
    /// [`Failure::Unknown`] or [`Failure::Store`].
    pub async fn find(&self, code: Code) -> Result<Arc<LiveRoom>, Failure> {
        if let Some(live) = self.live().named(code) {
            return Ok(live);
        }
        let row = self
            .store
            .find(&code.to_string())
            .await?
            .ok_or(Failure::Unknown)?;
        self.adopt(&row).ok_or(Failure::Unknown)
    }

    /// The room with this code, unless it has ended.
    ///
    /// # Errors
    /// As [`Host::find`], and [`Failure::Expired`]. A room whose end has come is ended first.
    pub async fn enter(&self, code: Code) -> Result<Arc<LiveRoom>, Failure> {
        let live = self.find(code).await?;
        if !live.has_ended() && live.deadline() <= self.about_now() {
            self.expire(&live).await;
        }
        if live.has_ended() {
            Err(Failure::Expired)
        } else {
            Ok(live)
        }
    }

    /// Looks at the newest state of the room with this code, unless it has ended, also on another node
    /// whose hint has not come.
    ///
    /// # Errors
    /// As [`Host::enter`].
    pub async fn show<T>(&self, code: Code, at: impl FnOnce(&Room) -> T) -> Result<T, Failure> {
        let live = self.enter(code).await?;
        let open = |room: &Room| room.closed().is_none().then(|| at(room));
        self.look(&live, open).await?.ok_or(Failure::Expired)
    }

    /// Takes a room into memory, without its fold.
    pub(super) fn adopt(&self, row: &RoomRow) -> Option<Arc<LiveRoom>> {
        let code: Code = row.code.parse().ok()?;
        let mut rooms = self.live();
        rooms.by_code.insert(code, row.id);
        let fresh = || Arc::new(LiveRoom::of(row, code));
        Some(Arc::clone(rooms.by_id.entry(row.id).or_insert_with(fresh)))
    }

    /// Looks at the newest state of a room.
    ///
    /// # Errors
    /// [`Failure`] when it cannot be read.
    pub async fn look<T>(
        &self,
        live: &LiveRoom,
        at: impl FnOnce(&Room) -> T,
    ) -> Result<T, Failure> {
        let mut kept = live.kept.lock().await;
        kept.doubtful |= self.store.shared();
        self.catch_up(live, &mut kept).await?;
        kept.room.as_deref().map(at).ok_or(Failure::Unknown)
    }

    /// A page of a room's log, for who has a seat there.
    ///
    /// # Errors
    /// [`Failure`]; `None` for a token that proves no seat.
    pub async fn log(
        &self,
        code: Code,
        token: &TokenHash,
        from: u64,
    ) -> Result<Option<LogPage>, Failure> {
        let live = self.find(code).await?;
        let (seat, head) = self
            .look(&live, |room| (room.seat_of(token), room.head()))
            .await?;
        if seat.is_none() {
            return Ok(None);
        }
        let stored = self
            .store
            .events(live.id, narrow(from.saturating_sub(1)), LOG_PAGE)
            .await?;
        let events = stored
            .iter()
            .map(logged)
            .collect::<Result<Vec<Logged>, _>>()?;
        Ok(Some(LogPage { events, head }))
    }
}

impl super::Live {
    fn named(&self, code: Code) -> Option<Arc<LiveRoom>> {
        self.by_id.get(self.by_code.get(&code)?).cloned()
    }
}
