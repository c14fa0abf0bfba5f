//! Making a room: settings, the client's own name for it, and the creator's seat.

use super::{Asked, Follow, Problem, Visit};
use crate::app::model::press::Id;
use crate::app::model::{Model, Place};
use crate::client::post::{self, Fault};
use crate::client::{KeptRoom, Making, Reply};
use crate::game::GameKind;
use crate::protocol::http::{HttpError, RoomCreated};
use crate::room::{Chair, Settings, Token};

impl Model {
    pub(in crate::app::model) fn press_create(&mut self, id: &Id<'_>) {
        match id.name {
            "game" => self.choose_game(id.first),
            "players" => self.choose_players(id.first),
            "preset" => self.choose_preset(id.first),
            "option" => self.choose_option(id.first, id.second),
            "options" => self.go_to(Place::RoomRules),
            "create" | "retry" => self.make_room(),
            "to-menu" => self.close_all(),
            _ => {}
        }
    }

    /// What is picked on the screen.
    pub(crate) fn room_settings(&self) -> Settings {
        match self.prefs.game {
            GameKind::Ludo => Settings::ludo(self.prefs.rules(), self.prefs.players as u8),
            GameKind::Makruk => Settings::makruk(),
        }
    }

    /// Keeps a token and a name for the room, then asks for it. A second press while the first is
    /// unanswered asks for the same room.
    fn make_room(&mut self) {
        if self.online.create.busy {
            return;
        }
        let Some(server) = self.server() else {
            self.online.create.problem = Some(Problem::NoServer);
            return;
        };
        let settings = self.room_settings();
        let (id, token) = (self.chance.game_id(), Token(self.chance.bytes()));
        let now = self.now.wall_ms;
        let kept = &mut self.online.kept;
        let same = kept.making().is_some_and(|room| {
            let making = room.making.as_ref();
            room.server == server && making.is_some_and(|it| it.settings == settings)
        });
        if !same {
            kept.give_up_making();
            kept.put(KeptRoom {
                making: Some(Making { id, settings }),
                ..KeptRoom::new(server, token, now)
            });
        }
        self.online.create.busy = true;
        self.online.create.problem = None;
        self.keep_rooms(Follow::Make);
    }

    /// Token and name are on disk: asks for the room.
    pub(super) fn ask_for_room(&mut self) {
        let Some(room) = self.online.kept.making() else {
            return;
        };
        let Some(making) = &room.making else { return };
        let request = post::make(&room.server, making, &room.token);
        self.ask_server(Asked::Make, request);
    }

    /// The server made the room, or not.
    pub(super) fn make_answered(&mut self, reply: Result<Reply, String>) {
        self.online.create.busy = false;
        let made: RoomCreated = match post::read(reply) {
            Ok(made) => made,
            Err(fault) => {
                if fault == Fault::Said(HttpError::Expired) {
                    // An unanswered press made it, and it has ended since: the next press makes another.
                    self.online.kept.give_up_making();
                }
                let host = self.host();
                let problem = Problem::of_reply(&fault, crate::protocol::Code::from_bits(0), host);
                self.online.create.problem = Some(problem);
                return;
            }
        };
        let Some(room) = self.online.kept.making() else {
            return;
        };
        room.making = None;
        room.code = Some(made.code);
        let server = room.server.clone();
        self.leave_room();
        self.online.visit = Some(Visit::new(server, made.code));
        self.stack.forget_room();
        if matches!(self.stack.top(), Place::Create) {
            self.stack.pop();
        }
        self.go_to(Place::Room { code: made.code });
        self.seal_and_join(made.code, Chair::FIRST, made.gid, made.first);
    }
}
