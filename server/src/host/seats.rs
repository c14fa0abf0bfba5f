//! What seats do: join, connect, ask, vanish.

use std::sync::Arc;

use sanuk_core::protocol::frame::{Bye, Hello, Missed, PROTO, WELCOME_EVENTS_MAX, Welcome};
use sanuk_core::protocol::http::RoomJoined;
use sanuk_core::protocol::{PlayerName, ServerFrame};
use sanuk_core::room::{
    self, Ask, Chair, Conn, Join, Logged, Refusal, Room, Stage, Token, TokenHash,
};

use super::change::Change;
use super::hub::{Farewell, Outlet};
use super::live::{Kept, LiveRoom};
use super::load::narrow;
use super::{Failure, Host, Lost};
use crate::log::Held;

/// Entries that a welcome may carry at most; more are a snapshot whatever their size.
const WELCOME_EVENTS: u64 = 400;

/// A socket's place in a room.
#[derive(Debug, Clone, Copy)]
pub struct Entered {
    /// Its seat and connection; `None` for who watches the lobby.
    pub seat: Option<(Chair, Conn)>,
}

/// Why a hello was not answered by a welcome.
#[derive(Debug)]
pub enum NotEntered {
    /// With these words.
    Farewell(Farewell),
    /// Because of this.
    Failure(Failure),
}

impl From<Failure> for NotEntered {
    fn from(failure: Failure) -> Self {
        Self::Failure(failure)
    }
}

/// A connection that may be in the log already and has no socket yet. When it is dropped before the
/// welcome, on whatever way, its seat is marked gone after the next beat.
struct Unwelcomed<'a> {
    host: &'a Host,
    lost: Option<Lost>,
}

impl Drop for Unwelcomed<'_> {
    fn drop(&mut self) {
        if let Some(lost) = self.lost.take() {
            self.host.leave_unsaid(lost);
        }
    }
}

fn seated(room: &Room, token: &TokenHash) -> Result<Chair, Refusal> {
    room.seat_of(token).ok_or(Refusal::NotSeated)
}

impl Host {
    /// Takes a seat under a name, as pressing Join does. The same token gets the same answer.
    ///
    /// # Errors
    /// [`Failure`].
    pub async fn join(
        &self,
        live: &LiveRoom,
        token: &Token,
        wish: &Join,
        name: Option<PlayerName>,
    ) -> Result<RoomJoined, Failure> {
        let token = token.hash();
        let named = name.map(|name| (wish.seat, name));
        let seq = self
            .change(live, |case| {
                let decision = room::join(case.room, &token, wish, case.at)?;
                Ok(Change {
                    named: named.clone(),
                    ..Change::new(decision.entries().to_vec(), decision.seq())
                })
            })
            .await?;
        let known = |room: &Room| {
            let seat = room.seat_of(&token)?;
            let n = room.person(seat)?.last.map_or(0, |last| last.n);
            Some((seat, n))
        };
        let (seat, n) = self.look(live, known).await?.ok_or(Failure::Unknown)?;
        Ok(RoomJoined { seat, seq, n })
    }

    /// Runs a seat's command; when this returns, its entry is committed.
    ///
    /// # Errors
    /// [`Failure`].
    pub async fn command(
        &self,
        live: &LiveRoom,
        token: &TokenHash,
        ask: &Ask,
        lag_ms: Option<u32>,
    ) -> Result<u64, Failure> {
        let timer = self.metrics.commit.start_timer();
        let done = self
            .change(live, |case| {
                let host = room::Host {
                    lag_ms,
                    ..case.host
                };
                let decision = room::decide(case.room, token, ask, case.at, &host)?;
                Ok(Change::new(decision.entries().to_vec(), decision.seq()))
            })
            .await;
        timer.observe_duration();
        let outcome = match &done {
            Ok(_) => "ok",
            Err(Failure::Refused { .. }) => "refused",
            Err(_) => "failed",
        };
        self.metrics.commands.with_label_values(&[outcome]).inc();
        done
    }

    /// Answers a hello: the seat is marked connected, the welcome waits in the outlet, and every later
    /// entry follows it there.
    ///
    /// # Errors
    /// [`NotEntered`].
    pub async fn connect(
        &self,
        live: &Arc<LiveRoom>,
        hello: &Hello,
        outlet: &Arc<Outlet>,
    ) -> Result<Entered, NotEntered> {
        let conn = Conn {
            device: hello.device,
            n: hello.conn,
        };
        let token = hello.token.as_ref().map(sanuk_core::room::Token::hash);
        let mut unwelcomed = Unwelcomed {
            host: self,
            lost: None,
        };
        let mut seat = None;
        if let Some(token) = &token {
            seat = self
                .take_connection(live, token, conn, &mut unwelcomed)
                .await?;
        }
        // Only of a seat, whose hellos are few, so that nobody can drive the number up.
        if seat.is_some() && hello.differs {
            self.metrics.mismatches.inc();
            tracing::error!(
                room = live.id.0,
                have = hello.have,
                "a seat did not share the room's state"
            );
        }
        let mut kept = live.kept.lock().await;
        // Of a seat's hello the head was just seen; who only watches may come before another node's hint.
        kept.doubtful |= seat.is_none() && self.store.shared();
        self.catch_up(live, &mut kept).await?;
        let seat = seat.map(|chair| (chair, conn));
        let entered = self.welcome(live, &kept, hello, seat, outlet).await?;
        // From here on the socket's own end marks the seat.
        unwelcomed.lost = None;
        Ok(entered)
    }

    /// Marks the token's seat connected; `None` for a token that proves no seat, whose device may
    /// watch the lobby until it joins.
    async fn take_connection(
        &self,
        live: &LiveRoom,
        token: &TokenHash,
        conn: Conn,
        unwelcomed: &mut Unwelcomed<'_>,
    ) -> Result<Option<Chair>, NotEntered> {
        let Some(seat) = self.look(live, |room| room.seat_of(token)).await? else {
            return Ok(None);
        };
        if let Err(wait) = live.hello(seat.index(), self.uptime()) {
            let wait = u64::try_from(wait.as_millis()).unwrap_or(u64::MAX);
            return Err(NotEntered::Farewell(Farewell::until(
                Bye::TooMany,
                "too many hellos of a seat",
                wait,
            )));
        }
        // A connection always serialises.
        let name = serde_json::to_string(&conn).unwrap_or_default();
        let lost = |seat| Lost {
            room: live.id,
            seat,
            conn,
            since: self.about_now(),
        };
        unwelcomed.lost = Some(lost(seat));
        let connected = self
            .change(live, |case| {
                let seat = seated(case.room, token)?;
                let decision = room::connect(case.room, token, conn, case.at, &case.host)?;
                let held = Held {
                    node: self.node.clone(),
                    seat: seat.number(),
                    conn: name.clone(),
                };
                let entries = decision.entries().to_vec();
                Ok(Change {
                    held: Some(held),
                    ..Change::new(entries, seat)
                })
            })
            .await;
        // After a failure of the store it may have been committed all the same.
        unwelcomed.lost = match &connected {
            Ok(seat) => Some(lost(*seat)),
            Err(Failure::Store(_)) => Some(lost(seat)),
            Err(_) => None,
        };
        match connected {
            Ok(seat) => Ok(Some(seat)),
            Err(Failure::Refused {
                why: Refusal::NotSeated,
                ..
            }) => Ok(None),
            Err(failure) => Err(failure.into()),
        }
    }

    async fn welcome(
        &self,
        live: &LiveRoom,
        kept: &Kept,
        hello: &Hello,
        seat: Option<(Chair, Conn)>,
        outlet: &Arc<Outlet>,
    ) -> Result<Entered, NotEntered> {
        let room = kept.room.as_deref().ok_or(Failure::Unknown)?;
        if room.closed().is_some() {
            return Err(Failure::Expired.into());
        }
        if seat.is_none() && !matches!(room.stage(), Stage::Gathering) {
            return Err(NotEntered::Farewell(Farewell::last(
                Bye::Begun,
                "the game has begun",
            )));
        }
        let person = seat.and_then(|(chair, _)| room.person(chair));
        if seat.is_some_and(|(_, conn)| person.and_then(|person| person.conn) != Some(conn)) {
            return Err(NotEntered::Farewell(Farewell::last(
                Bye::Replaced,
                "a newer connection took over",
            )));
        }
        let welcome = Welcome {
            proto: PROTO,
            seat: seat.map(|(chair, _)| chair),
            n: person
                .and_then(|person| person.last)
                .map_or(0, |last| last.n),
            head: room.head(),
            now: self.about_now(),
            missed: self.missed(live, room, hello.have).await?,
        };
        let frame = ServerFrame::Welcome(Box::new(welcome)).write();
        let mut names = None;
        if seat.is_some() && hello.names {
            names = Some(self.names_frame(live).await?);
        }
        live.hub()
            .subscribe(Arc::clone(outlet), seat, hello.names)
            .map_err(NotEntered::Farewell)?;
        outlet.push_welcome(frame.into());
        if let Some(names) = names {
            outlet.push(names);
        }
        Ok(Entered { seat })
    }

    /// The entries after `have` where they are few, else the room as it is.
    async fn missed(&self, live: &LiveRoom, room: &Room, have: u64) -> Result<Missed, Failure> {
        let few = self.few_entries(live, have, room.head()).await?;
        Ok(few.map_or_else(
            || Missed::Snapshot(Box::new(room.snapshot())),
            Missed::Events,
        ))
    }

    /// The entries after `have` up to `head`; `None` where they are more than one answer carries.
    async fn few_entries(
        &self,
        live: &LiveRoom,
        have: u64,
        head: u64,
    ) -> Result<Option<Vec<Logged>>, Failure> {
        if have == head {
            return Ok(Some(Vec::new()));
        }
        if have > head || head - have > WELCOME_EVENTS {
            return Ok(None);
        }
        let stored = self
            .store
            .events(live.id, narrow(have), narrow(WELCOME_EVENTS))
            .await?;
        let bytes: usize = stored.iter().map(|event| event.body.len() + 48).sum();
        if bytes >= WELCOME_EVENTS_MAX {
            return Ok(None);
        }
        let mut entries = stored
            .iter()
            .map(super::load::logged)
            .collect::<Result<Vec<_>, _>>()?;
        // What another node appended meanwhile follows as a hint.
        entries.retain(|entry| entry.seq <= head);
        Ok(Some(entries))
    }

    /// Sends a socket once more what it was sent after `have`. One that lacks more than a welcome
    /// carries is closed, to be welcomed anew.
    ///
    /// # Errors
    /// [`Failure`] when the entries cannot be read.
    pub async fn repeat(&self, live: &LiveRoom, have: u64, outlet: &Outlet) -> Result<(), Failure> {
        // Nothing new is told in between, so that the order stays.
        let _kept = live.kept.lock().await;
        match self.few_entries(live, have, live.head()).await? {
            Some(entries) => {
                for entry in entries {
                    outlet.push(ServerFrame::Ev(entry).write().into());
                }
            }
            None => outlet.close(Farewell::until(
                Bye::Fault,
                "more is missing than can be repeated",
                1_000,
            )),
        }
        Ok(())
    }

    /// Says that a socket has ended, and marks its seat gone.
    pub async fn disconnect(
        &self,
        live: &LiveRoom,
        outlet: &Arc<Outlet>,
        entered: Entered,
        since: u64,
    ) {
        live.hub().unsubscribe(outlet);
        if let Some((seat, conn)) = entered.seat {
            self.leave_unsaid_if_failed(Lost {
                room: live.id,
                seat,
                conn,
                since,
            })
            .await;
        }
    }

    /// Marks a seat gone, unless another connection is the seat's by now.
    pub(super) async fn say_gone(&self, lost: Lost) -> Result<(), Failure> {
        let Some(live) = self.by_id(lost.room).await? else {
            return Ok(());
        };
        let Lost {
            seat, conn, since, ..
        } = lost;
        self.change(&live, |case| {
            let entries = room::disconnect(case.room, seat, conn, since, case.at, &case.host)?;
            let dropped = (!entries.is_empty()).then_some(seat.number());
            Ok(Change {
                dropped,
                ..Change::new(entries, ())
            })
        })
        .await
    }
}
