//! What a person asked for before leaving a room's screens: it is sent until the server answers,
//! also after a restart of the app.

use super::{Online, Visit};
use crate::app::model::Model;
use crate::app::work::Work;
use crate::client::{Client, KeptRoom, Standing, Told};
use crate::protocol::frame::Bye;
use crate::protocol::{Code, ServerAddress};
use crate::room::{Command, Room, Stage};

/// A connection that nobody looks at, until everything on it is answered.
#[derive(Debug)]
pub(super) struct Errand {
    server: ServerAddress,
    code: Code,
    client: Client,
    /// Its person gives the seat up.
    leaves: bool,
}

/// How an errand ended.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Done {
    /// Everything is answered, and the seat is kept.
    Answered,
    /// The seat is nobody's or somebody else's.
    Unseated,
    /// There is no such room any more.
    Over,
}

impl Errand {
    fn new(visit: Visit, client: Client) -> Self {
        let leaves = client.unanswered().any(|ask| ask.command == Command::Leave);
        Self {
            server: visit.server,
            code: visit.code,
            client,
            leaves,
        }
    }

    fn done(&self, told: &[Told]) -> Option<Done> {
        for told in told {
            match told {
                Told::Ended {
                    again_ms: Some(_), ..
                } => {}
                Told::Ended {
                    code: Bye::Expired | Bye::Unknown,
                    ..
                } => return Some(Done::Over),
                Told::Ended {
                    code: Bye::Begun, ..
                } => return Some(Done::Unseated),
                Told::Ended { .. } | Told::Nonsense(_) => return Some(Done::Answered),
                _ => {}
            }
        }
        let room = self.client.room()?;
        let open = self.client.standing() == Standing::Open;
        match () {
            () if room.closed().is_some() => Some(Done::Over),
            () if open && self.client.chair().is_none() => Some(Done::Unseated),
            () if !self.client.sending() && !self.still_sits(room) => Some(Done::Answered),
            () => None,
        }
    }

    /// Connecting anew takes a seat back that was left before, so leaving it is asked for again.
    fn still_sits(&self, room: &Room) -> bool {
        let person = self.client.chair().and_then(|chair| room.person(chair));
        let plays = matches!(room.stage(), Stage::Playing);
        self.leaves && plays && person.is_some_and(|person| !person.left)
    }
}

impl Online {
    /// Every connection: the open room's and those of errands.
    pub(super) fn clients(&self) -> impl Iterator<Item = &Client> {
        let errands = self.errands.iter().map(|errand| &errand.client);
        self.client().into_iter().chain(errands)
    }

    pub(super) fn clients_mut(&mut self) -> impl Iterator<Item = &mut Client> {
        let visited = self.visit.as_mut().and_then(|visit| visit.client.as_mut());
        let errands = self.errands.iter_mut().map(|errand| &mut errand.client);
        visited.into_iter().chain(errands)
    }

    /// Writes down what is unanswered: everything, or what has waited for long.
    fn note_unanswered(&mut self, everything: bool) -> bool {
        let Self {
            kept,
            visit,
            errands,
            ..
        } = self;
        let visited = visit
            .as_ref()
            .and_then(|visit| Some((&visit.server, visit.code, visit.client.as_ref()?)));
        let sent = errands.iter().map(|it| (&it.server, it.code, &it.client));
        let mut changed = false;
        for (server, code, client) in visited.into_iter().chain(sent) {
            let waits = everything || client.waits_long();
            let asks: Vec<_> = client.unanswered().filter(|_| waits).cloned().collect();
            if let Some(room) = kept
                .room_mut(server, code)
                .filter(|room| room.unanswered != asks)
            {
                room.unanswered = asks;
                changed = true;
            }
        }
        changed
    }
}

impl Model {
    /// Keeps what is unanswered, so that it goes on after a restart.
    pub(in crate::app::model) fn keep_unanswered(&mut self, everything: bool) {
        if self.online.note_unanswered(everything) {
            self.keep_rooms(super::Follow::Nothing);
        }
    }

    /// Leaves the open room's screens. The seat is kept; the connection is, until all is answered.
    pub(in crate::app::model) fn leave_room(&mut self) {
        let Some(mut visit) = self.online.visit.take() else {
            return;
        };
        let Some(mut client) = visit.client.take() else {
            return;
        };
        let now = self.now.wall_ms;
        if let Some(room) = self.online.kept.of_code_mut(visit.code) {
            room.seen_ms = now;
        }
        if client.sending() {
            self.online.errands.push(Errand::new(visit, client));
            self.keep_unanswered(true);
        } else {
            client.leave();
            self.out
                .extend(client.take().into_iter().map(Work::Network));
        }
        self.drive();
    }

    /// At the start: sends what was not answered before the app was closed.
    pub(in crate::app::model) fn go_on_errands(&mut self) {
        let waits = |room: &&KeptRoom| !room.unanswered.is_empty();
        let rooms = self.online.kept.rooms.iter().filter(waits);
        let rooms: Vec<_> = rooms
            .filter_map(|room| Some((room.server.clone(), room.code?)))
            .collect();
        for (server, code) in rooms {
            if !self.visits(code) {
                self.send_out(server, code);
            }
        }
    }

    fn send_out(&mut self, server: ServerAddress, code: Code) {
        let asks = self
            .online
            .kept
            .room(&server, code)
            .map(|room| room.unanswered.clone());
        let mut client = self.open_client(&server, code);
        client.resume(asks.unwrap_or_default());
        self.online
            .errands
            .push(Errand::new(Visit::new(server, code), client));
        self.drive();
    }

    /// The person is back in the room: one connection is enough.
    pub(super) fn call_back(&mut self, code: Code) {
        let (back, away) = std::mem::take(&mut self.online.errands)
            .into_iter()
            .partition(|it| it.code == code);
        self.online.errands = away;
        let back: Vec<Errand> = back;
        for mut errand in back {
            errand.client.leave();
            self.out
                .extend(errand.client.take().into_iter().map(Work::Network));
        }
    }

    /// Hands out what errands want, and ends those that are done.
    pub(super) fn drive_errands(&mut self) {
        for mut errand in std::mem::take(&mut self.online.errands) {
            let told = errand.client.take_told();
            let done = errand.done(&told);
            if done.is_some() {
                errand.client.leave();
            } else if !errand.client.sending()
                && errand
                    .client
                    .room()
                    .is_some_and(|room| errand.still_sits(room))
            {
                errand.client.ask(Command::Leave, self.now.steady_ms);
            }
            self.out
                .extend(errand.client.take().into_iter().map(Work::Network));
            match done {
                None => self.online.errands.push(errand),
                Some(done) => self.errand_done(errand.code, done),
            }
        }
    }

    fn errand_done(&mut self, code: Code, done: Done) {
        let Some(room) = self.online.kept.of_code_mut(code) else {
            return;
        };
        room.unanswered.clear();
        let server = room.server.clone();
        match done {
            Done::Answered => {}
            Done::Unseated => self.online.kept.forget(&server, code),
            Done::Over => self.look_after(code),
        }
        self.keep_rooms(super::Follow::Nothing);
    }
}
