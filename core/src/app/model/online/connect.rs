//! The open room's connection: what comes in is handed on, what is due is done.

use super::{Problem, Visit};
use crate::app::model::{Model, Tick};
use crate::app::work::Work;
use crate::client::{Client, News, Standing, Told};
use crate::protocol::Code;
use crate::protocol::frame::Bye;
use crate::room::{Conn, DeviceId, Room};

/// Numbers of sockets that one room uses at most; the next room begins above them.
const SOCKETS_A_ROOM: u64 = 1 << 20;

impl Model {
    /// Connects to the open room: as the seat that is kept, or to look.
    pub(super) fn connect(&mut self) {
        let device = self.device();
        let now = self.now;
        self.online.sockets += SOCKETS_A_ROOM;
        let first = self.online.sockets;
        let Some(visit) = &mut self.online.visit else {
            return;
        };
        let kept = self.online.kept.room(&visit.server, visit.code);
        let token = kept
            .filter(|room| room.chair.is_some())
            .map(|room| room.token);
        // Connections of a device rise also over its restarts, so they count from the date.
        let conn = Conn {
            device,
            n: now.wall_ms.max(self.online.conn),
        };
        visit.problem = None;
        let client = Client::open(&visit.server, visit.code, token, conn, first, now.steady_ms);
        visit.client = Some(client);
        self.drive();
    }

    /// The screens of a room were open when the app was closed: connects again.
    pub(in crate::app::model) fn come_back_to_room(&mut self, code: Code) {
        let kept = self
            .online
            .kept
            .rooms
            .iter()
            .find(|room| room.code == Some(code));
        let server = kept
            .map(|room| room.server.clone())
            .or_else(|| self.server());
        match server {
            Some(server) => {
                self.online.visit = Some(Visit::new(server, code));
                self.connect();
            }
            None => self.stack.forget_room(),
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

    /// Does something with the connection, then whatever follows from it.
    pub(super) fn with_client(&mut self, change: impl FnOnce(&mut Client, u64)) {
        let now = self.now.steady_ms;
        if let Some(client) = self.client_mut() {
            change(client, now);
            self.drive();
        }
    }

    fn client_mut(&mut self) -> Option<&mut Client> {
        self.online.visit.as_mut()?.client.as_mut()
    }

    /// Hands out what the connection wants, and tells what it has to tell.
    pub(super) fn drive(&mut self) {
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
                Told::Ended {
                    code,
                    why,
                    again_ms,
                } => self.said_goodbye(code, &why, again_ms),
                Told::Nonsense(_) => self.set_problem(Problem::Version),
            }
        }
        if changed {
            self.room_changed();
        }
        self.schedule();
    }

    /// One timer for whatever the connection waits for next.
    fn schedule(&mut self) {
        self.stop_ticks(|tick| tick == Tick::Online);
        let now = self.now.steady_ms;
        if let Some(at) = self.online.client().and_then(Client::next_wake) {
            self.after(at.saturating_sub(now), Tick::Online);
        }
    }

    /// Something is due at the connection.
    pub(in crate::app::model) fn wake_online(&mut self) {
        let lot = self.chance.number();
        self.with_client(|client, now| client.wake(now, lot));
    }

    /// Something came from the network.
    pub(in crate::app::model) fn news(&mut self, news: News) {
        match news {
            News::Opened { socket } => self.with_client(|client, _| client.opened(socket)),
            News::Heard { socket, text } => {
                self.with_client(|client, now| client.heard(socket, &text, now));
            }
            News::Closed { socket } => {
                let lot = self.chance.number();
                self.with_client(|client, now| client.closed(socket, now, lot));
            }
            News::Answered { ask, reply } => {
                if let Some(asked) = self.online.asked.remove(&ask) {
                    self.answered(asked, reply);
                }
            }
        }
    }

    pub(in crate::app::model) fn online_foreground(&mut self) {
        self.with_client(Client::foreground);
    }

    pub(in crate::app::model) fn online_background(&mut self) {
        self.with_client(Client::background);
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

    /// Leaves the open room's screens. The seat is kept, the connection is not.
    pub(in crate::app::model) fn leave_room(&mut self) {
        self.stop_ticks(|tick| tick == Tick::Online);
        let Some(Visit {
            client: Some(mut client),
            ..
        }) = self.online.visit.take()
        else {
            return;
        };
        client.leave();
        self.online.conn = self.online.conn.max(client.conn());
        self.out
            .extend(client.take().into_iter().map(Work::Network));
    }

    pub(super) fn set_problem(&mut self, problem: Problem) {
        if let Some(visit) = &mut self.online.visit {
            visit.joining = false;
            visit.problem = Some(problem);
        }
    }

    /// The server ended the conversation and said why.
    fn said_goodbye(&mut self, bye: Bye, why: &str, again_ms: Option<u64>) {
        let Some(visit) = &self.online.visit else {
            return;
        };
        let host = visit.server.host().to_owned();
        if let Some(problem) = Problem::of_bye(bye, why, again_ms, visit.code, host) {
            self.set_problem(problem);
        }
    }

    /// The room, the seat or the connection changed.
    fn room_changed(&mut self) {
        if self.online.room().and_then(Room::closed).is_some() {
            return self.room_ended();
        }
        if self.online.room().is_none() {
            return self.wait_for_server();
        }
        self.forget_lost_connection();
        self.notice_lost_seat();
        self.do_duties();
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
