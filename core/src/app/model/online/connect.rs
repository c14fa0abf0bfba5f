//! The open room's connection: what comes in is handed on, what is due is done.

use super::{Elsewhere, Problem, Visit};
use crate::app::model::{Model, Tick};
use crate::app::work::Work;
use crate::client::keep::device_in;
use crate::client::{Client, KeptRoom, News, Standing, Told};
use crate::protocol::frame::Bye;
use crate::protocol::{Code, ServerAddress};
use crate::room::{Chair, Command, Conn, DeviceId, Room};

/// Numbers of sockets that one room uses at most; the next room begins above them.
const SOCKETS_A_ROOM: u64 = 1 << 20;

/// Numbers of connections that one opening of a room uses at most; they are kept before.
const CONNS_A_ROOM: u64 = 1 << 16;

impl Model {
    /// Connects to the open room: as the seat that is kept, or to look. The token goes along before
    /// the seat is known too: the answer that named it may have been lost.
    pub(super) fn connect(&mut self) {
        let Some(visit) = &mut self.online.visit else {
            return;
        };
        visit.problem = None;
        let (server, code) = (visit.server.clone(), visit.code);
        self.call_back(code);
        let mut asks = Vec::new();
        if let Some(kept) = self.online.kept.room_mut(&server, code) {
            asks = std::mem::take(&mut kept.unanswered);
        }
        let mut client = self.open_client(&server, code);
        // Who is back has not left.
        asks.retain(|ask| ask.command != Command::Leave);
        client.resume(asks);
        if let Some(visit) = &mut self.online.visit {
            visit.client = Some(client);
        }
        self.drive();
    }

    /// A connection to a room, with numbers above those of all before it, also over restarts and
    /// when the clock was set back.
    pub(super) fn open_client(&mut self, server: &ServerAddress, code: Code) -> Client {
        let device = device_in(self.device(), code);
        let now = self.now;
        self.online.sockets += SOCKETS_A_ROOM;
        let kept = self.online.kept.room_mut(server, code);
        let last = kept.as_ref().map_or(0, |room| room.conn);
        let n = now.wall_ms.max(self.online.conn).max(last);
        self.online.conn = n + CONNS_A_ROOM;
        let mut token = None;
        if let Some(kept) = kept {
            (kept.conn, kept.seen_ms) = (self.online.conn, now.wall_ms);
            token = Some(kept.token);
            self.keep_rooms(super::Follow::Nothing);
        }
        let conn = Conn { device, n };
        Client::open(
            server,
            code,
            token,
            conn,
            self.online.sockets,
            now.steady_ms,
        )
    }

    /// The screens of a room were open when the app was closed: connects again.
    pub(in crate::app::model) fn come_back_to_room(&mut self, code: Code) {
        let kept = self.online.kept.of_code(code);
        if kept.is_some_and(KeptRoom::leaves) {
            // Killed just after the person left.
            return self.stack.forget_room();
        }
        let server = kept
            .map(|room| room.server.clone())
            .or_else(|| self.server());
        match server {
            Some(server) => {
                self.online.visit = Some(Visit::new(server, code));
                self.own_ended_game(code);
                self.connect();
            }
            None => self.stack.forget_room(),
        }
    }

    /// The finished game on the table is the room's last one, so a rematch takes its place.
    fn own_ended_game(&mut self, code: Code) {
        let (Some(table), Some(kept)) = (&mut self.table, self.online.kept.of_code(code)) else {
            return;
        };
        if kept.recorded.contains(&table.id()) {
            let own = kept.chair.map(Chair::number);
            let header = table.header();
            let mine = header.seats().find(|seat| header.chair(*seat) == own);
            table.elsewhere = Some(Elsewhere { code, mine });
        }
    }

    /// This device's number, made at the first use.
    fn device(&mut self) -> DeviceId {
        if let Some(device) = self.online.kept.device {
            return device;
        }
        let device = DeviceId(self.chance.number());
        self.online.kept.device = Some(device);
        self.keep_rooms(super::Follow::Nothing);
        device
    }

    /// Does something with the open room's connection, then whatever follows from it.
    pub(super) fn with_client(&mut self, change: impl FnOnce(&mut Client, u64)) {
        let now = self.now.steady_ms;
        if let Some(client) = self.client_mut() {
            change(client, now);
            self.drive();
        }
    }

    /// Does something with every connection; each knows its own sockets.
    fn with_clients(&mut self, mut change: impl FnMut(&mut Client, u64)) {
        let now = self.now.steady_ms;
        self.online
            .clients_mut()
            .for_each(|client| change(client, now));
        self.drive();
    }

    fn client_mut(&mut self) -> Option<&mut Client> {
        self.online.visit.as_mut()?.client.as_mut()
    }

    /// Hands out what the connections want, and tells what they have to tell.
    pub(super) fn drive(&mut self) {
        self.drive_visit();
        self.drive_errands();
        self.keep_unanswered(false);
        self.schedule();
    }

    fn drive_visit(&mut self) {
        let Some(client) = self.client_mut() else {
            return;
        };
        let (wishes, told) = (client.take(), client.take_told());
        self.out.extend(wishes.into_iter().map(Work::Network));
        let mut changed = false;
        for told in told {
            match told {
                Told::Changed => changed = true,
                Told::Refused { command, why } => {
                    changed = true;
                    self.command_refused(&command, &why);
                }
                Told::Fetch { from } => self.fetch_log(from),
                Told::Ended { code, again_ms, .. } => self.said_goodbye(code, again_ms),
                Told::Nonsense(_) => self.set_problem(Problem::Version),
            }
        }
        if changed {
            self.room_changed();
        }
    }

    /// One timer for whatever the connections wait for next.
    fn schedule(&mut self) {
        self.stop_ticks(|tick| tick == Tick::Online);
        let now = self.now.steady_ms;
        if let Some(at) = self.online.clients().filter_map(Client::next_wake).min() {
            self.after(at.saturating_sub(now), Tick::Online);
        }
    }

    /// Something is due at the connection.
    pub(in crate::app::model) fn wake_online(&mut self) {
        let lot = self.chance.number();
        self.with_clients(|client, now| client.wake(now, lot));
    }

    /// Something came from the network.
    pub(in crate::app::model) fn news(&mut self, news: News) {
        match news {
            News::Opened { socket } => self.with_clients(|client, _| client.opened(socket)),
            News::Heard { socket, text } => {
                self.with_clients(|client, now| client.heard(socket, &text, now));
            }
            News::Closed { socket } => {
                let lot = self.chance.number();
                self.with_clients(|client, now| client.closed(socket, now, lot));
            }
            News::Answered { ask, reply } => {
                if let Some(asked) = self.online.asked.remove(&ask) {
                    self.answered(asked, reply);
                }
            }
        }
    }

    pub(in crate::app::model) fn online_foreground(&mut self) {
        self.with_clients(Client::foreground);
        self.look_after_rooms();
    }

    /// The network changed: no connection waits for a socket that may be dead.
    pub(in crate::app::model) fn network_changed(&mut self) {
        self.with_clients(Client::network_changed);
    }

    pub(in crate::app::model) fn online_background(&mut self) {
        self.with_clients(Client::background);
        self.keep_unanswered(true);
    }

    /// "Try again" and "play here".
    pub(super) fn retry(&mut self) {
        let Some(visit) = &mut self.online.visit else {
            return;
        };
        visit.problem = None;
        if visit.client.is_some() {
            self.with_client(Client::want);
        } else {
            self.connect();
        }
    }

    pub(super) fn set_problem(&mut self, problem: Problem) {
        if let Some(visit) = &mut self.online.visit {
            visit.joining = false;
            visit.problem = Some(problem);
        }
    }

    /// The server ended the conversation and said why.
    fn said_goodbye(&mut self, bye: Bye, again_ms: Option<u64>) {
        let Some(visit) = &self.online.visit else {
            return;
        };
        let (host, code) = (visit.server.host().to_owned(), visit.code);
        if let Some(problem) = Problem::of_bye(bye, again_ms, code, host) {
            self.set_problem(problem);
        }
        if matches!(bye, Bye::Expired | Bye::Unknown) && self.online.kept.of_code(code).is_some() {
            self.look_after(code);
        }
    }

    /// The room, the seat or the connection changed.
    fn room_changed(&mut self) {
        self.keep_ended_game();
        if self.online.room().and_then(Room::closed).is_some() {
            return self.room_ended();
        }
        if self.online.room().is_none() {
            return self.wait_for_server();
        }
        self.forget_lost_connection();
        self.take_own_seat();
        self.notice_lost_seat();
        self.do_duties();
        self.note_steps();
        self.name_table();
        self.sync_game();
    }

    /// Nothing was heard yet: once a try has failed, says whom this waits for.
    fn wait_for_server(&mut self) {
        let host = self.host();
        let lost = self.standing() == Some(Standing::Lost);
        if let Some(visit) = self.online.visit.as_mut().filter(|_| lost) {
            visit.problem.get_or_insert(Problem::Offline { host });
        }
    }

    fn standing(&self) -> Option<Standing> {
        self.online.client().map(Client::standing)
    }

    /// The server answers again.
    fn forget_lost_connection(&mut self) {
        let open = self.standing() == Some(Standing::Open);
        if let Some(visit) = &mut self.online.visit
            && open
            && matches!(
                visit.problem,
                Some(Problem::Offline { .. } | Problem::Busy { .. } | Problem::Replaced)
            )
        {
            visit.problem = None;
        }
    }

    /// The room ended: its page says so, a game in it is void and kept.
    fn room_ended(&mut self) {
        self.sync_game();
        let Some(visit) = &mut self.online.visit else {
            return;
        };
        let (server, code) = (visit.server.clone(), visit.code);
        visit.problem = Some(Problem::Ended);
        if let Some(client) = &mut visit.client {
            client.leave();
            self.out
                .extend(client.take().into_iter().map(Work::Network));
        }
        if self.online.kept.room(&server, code).is_some() {
            self.online.kept.forget(&server, code);
            self.keep_rooms(super::Follow::Nothing);
        }
    }

    /// The server has this device's seat: remembers which. One whose answer was lost is taken by
    /// connecting anew, once.
    pub(super) fn take_own_seat(&mut self) {
        let open = self.standing() == Some(Standing::Open);
        let Some(visit) = self
            .online
            .visit
            .as_mut()
            .filter(|visit| open && !visit.joining)
        else {
            return;
        };
        let (Some(client), Some(kept)) = (
            &visit.client,
            self.online.kept.room_mut(&visit.server, visit.code),
        ) else {
            return;
        };
        let hash = kept.token.hash();
        let seated = client
            .room()
            .and_then(|room| Some((room.seat_of(&hash)?, room)));
        let Some((chair, room)) = seated else { return };
        if client.chair() == Some(chair) {
            if kept.chair != Some(chair) || kept.given_up {
                (kept.chair, kept.given_up) = (Some(chair), false);
                self.keep_rooms(super::Follow::Nothing);
            }
            return;
        }
        let joined = room.person(chair).map(|person| person.joined);
        if visit.sat != joined {
            visit.sat = joined;
            let token = kept.token;
            self.with_client(|client, now| client.sit(token, now));
        }
    }

    /// The seat that this device keeps is no longer its own.
    fn notice_lost_seat(&mut self) {
        let Some(visit) = &self.online.visit else {
            return;
        };
        let open = self.standing() == Some(Standing::Open);
        if !open || visit.joining {
            return;
        }
        let (server, code) = (visit.server.clone(), visit.code);
        let Some(kept) = self.online.kept.room(&server, code) else {
            return;
        };
        let hash = kept.token.hash();
        let seated = self.online.room().and_then(|room| room.seat_of(&hash));
        if kept.chair.is_some() && seated.is_none() {
            if let Some(kept) = self.online.kept.room_mut(&server, code) {
                kept.chair = None;
            }
            self.keep_rooms(super::Follow::Nothing);
            self.set_problem(Problem::SeatLost);
        }
    }
}
