//! Seats and secrets go to the disk before anything that depends on them is sent.

use super::{Asked, Problem};
use crate::app::model::Model;
use crate::app::work::Work;
use crate::protocol::Code;
use crate::room::{Chair, Command};
use crate::store::StoreError;

/// What is done once the disk has it.
#[derive(Clone, Debug)]
pub(in crate::app::model) enum Follow {
    /// Ask the server for a room.
    Make,
    /// Ask for a seat.
    Join {
        /// In which room.
        code: Code,
        /// Which.
        chair: Chair,
    },
    /// Send a command of the seat.
    Send {
        /// In which room.
        code: Code,
        /// The command.
        command: Command,
    },
    /// Nothing waits for it.
    Nothing,
}

/// What is on its way to the disk.
#[derive(Debug, Default)]
pub(super) struct Keeping {
    last: u64,
    waiting: Vec<(u64, Follow)>,
}

impl Model {
    /// Keeps seats and secrets as they are now; `follow` is done when the disk has them.
    pub(super) fn keep_rooms(&mut self, follow: Follow) {
        let Ok(value) = serde_json::to_value(&self.online.kept) else {
            return;
        };
        let keeping = &mut self.online.keeping;
        keeping.last += 1;
        let serial = keeping.last;
        keeping.waiting.push((serial, follow));
        self.ask(Work::PutRooms { serial, value });
    }

    /// The disk has seats and secrets, or not.
    pub(in crate::app::model) fn kept(&mut self, serial: u64, result: Result<(), StoreError>) {
        let waiting = &mut self.online.keeping.waiting;
        let Some(at) = waiting.iter().position(|(it, _)| *it == serial) else {
            return;
        };
        let (_, follow) = waiting.remove(at);
        match result {
            Ok(()) => self.follow(follow),
            Err(error) => self.not_kept(&follow, &error),
        }
    }

    fn follow(&mut self, follow: Follow) {
        match follow {
            Follow::Make => self.ask_for_room(),
            Follow::Join { code, chair } => self.ask_for_seat(code, chair),
            Follow::Send { code, command } => {
                if self.visits(code) {
                    self.send(command);
                }
            }
            Follow::Nothing => {}
        }
    }

    /// What is not kept is not sent: a seat that nobody could prove would be lost at the next start.
    fn not_kept(&mut self, follow: &Follow, error: &StoreError) {
        let why = error.clone();
        let problem = Problem::NotKept { why };
        match follow {
            Follow::Make => {
                self.online.create.busy = false;
                self.online.create.problem = Some(problem);
            }
            Follow::Join { code, .. } => {
                if let Some(visit) = self.online.visit.as_mut().filter(|it| it.code == *code) {
                    visit.joining = false;
                    visit.problem = Some(problem);
                }
            }
            Follow::Send { .. } => self.say_error(problem.message(&self.texts)),
            Follow::Nothing => {}
        }
    }

    /// Asks by HTTP and remembers what about.
    pub(super) fn ask_server(&mut self, asked: Asked, request: crate::client::Request) {
        self.online.asks += 1;
        let ask = self.online.asks;
        self.online.asked.insert(ask, asked);
        self.ask(Work::Network(crate::client::Wish::Ask { ask, request }));
    }

    /// Forgets every room and this device's number; the disk is cleared by who calls this.
    pub(in crate::app::model) fn forget_rooms(&mut self) {
        self.leave_room();
        for client in self.online.clients_mut() {
            client.leave();
        }
        self.drive();
        let default_server = self.online.default_server.take();
        let keeping = std::mem::take(&mut self.online.keeping);
        self.online = super::Online {
            default_server,
            ..super::Online::default()
        };
        self.online.keeping.last = keeping.last;
    }

    /// The open room is this one.
    pub(super) fn visits(&self, code: Code) -> bool {
        self.online.visit.as_ref().is_some_and(|it| it.code == code)
    }
}
