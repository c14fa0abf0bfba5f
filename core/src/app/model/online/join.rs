//! Sitting down: a free seat, this device's half of the dice, and the server's answer.

use super::{Asked, Follow, Problem};
use crate::app::model::Model;
use crate::client::post::{self, Fault};
use crate::client::{Half, KeptRoom, Reply, Request};
use crate::fairness::{Key, Share};
use crate::game::GameId;
use crate::protocol::Code;
use crate::protocol::http::{HttpError, RoomJoined};
use crate::room::{Chair, Refusal, Token};

impl Model {
    /// A person pressed Join.
    pub(super) fn press_join(&mut self) {
        let Some(visit) = &self.online.visit else {
            return;
        };
        if visit.joining || self.online.chair().is_some() {
            return;
        }
        if self.online.has_own_seat() {
            return self.sit_again();
        }
        let code = visit.code;
        let token = self.token_for(code);
        let Some(room) = self.online.room() else {
            return;
        };
        let Some(sealing) = room.sealing().copied() else {
            return;
        };
        let Some(chair) = room.free_for(&token.hash()).first().copied() else {
            return self.set_problem(Problem::Full);
        };
        self.seal_and_join(code, chair, sealing.gid, sealing.first);
    }

    /// The seat is this device's already, only the answer that said so was lost.
    fn sit_again(&mut self) {
        if let Some(visit) = &mut self.online.visit {
            visit.sat = None;
        }
        self.take_own_seat();
    }

    /// The token of this device for a room, made at the first use.
    fn token_for(&mut self, code: Code) -> Token {
        let fresh = Token(self.chance.bytes());
        let now = self.now.wall_ms;
        let Some(visit) = &self.online.visit else {
            return fresh;
        };
        let server = visit.server.clone();
        if let Some(room) = self.online.kept.room(&server, code) {
            return room.token;
        }
        self.online.kept.put(KeptRoom {
            code: Some(code),
            conn: self.online.conn,
            ..KeptRoom::new(server, fresh, now)
        });
        fresh
    }

    /// Makes this device's half for a seat, keeps it, and then asks for the seat.
    pub(super) fn seal_and_join(&mut self, code: Code, chair: Chair, gid: GameId, first: Key) {
        let share = Share(self.chance.bytes());
        let Some(visit) = &mut self.online.visit else {
            return;
        };
        visit.joining = true;
        visit.problem = None;
        let server = visit.server.clone();
        if let Some(kept) = self.online.kept.room_mut(&server, code) {
            kept.add(Half {
                gid,
                first,
                chair,
                share,
            });
        }
        self.keep_rooms(Follow::Join { code, chair });
    }

    /// The half is on disk: asks for the seat.
    pub(super) fn ask_for_seat(&mut self, code: Code, chair: Chair) {
        let Some(visit) = self.online.visit.as_ref().filter(|it| it.code == code) else {
            return;
        };
        let server = visit.server.clone();
        let Some(kept) = self.online.kept.room(&server, code) else {
            return;
        };
        let Some(half) = kept.halves.iter().rev().find(|half| half.chair == chair) else {
            return;
        };
        let request: Request =
            post::join(&server, code, kept.token, half, self.settings.name.clone());
        self.ask_server(Asked::Join { code }, request);
    }

    /// The server answered a wish for a seat.
    pub(super) fn join_answered(&mut self, code: Code, reply: Result<Reply, String>) {
        if !self.visits(code) {
            return;
        }
        let host = self.host();
        match post::read::<RoomJoined>(reply) {
            Ok(joined) => self.sit_down(code, joined.seat),
            Err(Fault::Said(HttpError::Refused(refusal))) => self.join_refused(code, &refusal),
            Err(other) => {
                self.set_problem(Problem::of_reply(&other, code, host));
                self.take_own_seat();
            }
        }
    }

    fn sit_down(&mut self, code: Code, chair: Chair) {
        let Some(visit) = &mut self.online.visit else {
            return;
        };
        visit.joining = false;
        let server = visit.server.clone();
        let Some(kept) = self.online.kept.room_mut(&server, code) else {
            return;
        };
        kept.chair = Some(chair);
        let token = kept.token;
        self.keep_rooms(Follow::Nothing);
        if self.online.client().is_some() {
            self.with_client(|client, now| client.sit(token, now));
        } else {
            self.connect();
        }
    }

    /// Somebody was faster, or the dice were sealed anew meanwhile: commits anew, by itself.
    fn join_refused(&mut self, code: Code, refusal: &Refusal) {
        let problem = match refusal {
            Refusal::SeatTaken { free } => match (free.first().copied(), self.coming_dice()) {
                (Some(chair), Some((gid, first))) => {
                    return self.seal_and_join(code, chair, gid, first);
                }
                _ => Problem::Full,
            },
            Refusal::OtherGame {
                gid: Some(gid),
                first: Some(first),
            } => {
                let token = self.token_for(code).hash();
                let free = self.online.room().map(|room| room.free_for(&token));
                match free.unwrap_or_default().first().copied() {
                    Some(chair) => return self.seal_and_join(code, chair, *gid, *first),
                    None => Problem::Full,
                }
            }
            Refusal::Full => Problem::Full,
            Refusal::Running | Refusal::Starting => Problem::Started,
            Refusal::Closed { .. } => Problem::Expired,
            other => Problem::Refused(other.clone()),
        };
        self.set_problem(problem);
    }

    /// The dice of the coming game.
    fn coming_dice(&self) -> Option<(GameId, Key)> {
        let sealing = self.online.room()?.sealing()?;
        Some((sealing.gid, sealing.first))
    }

    pub(super) fn host(&self) -> String {
        let server = self.online.visit.as_ref().map(|visit| visit.server.clone());
        let server = server.or_else(|| self.server());
        server.map(|it| it.host().to_owned()).unwrap_or_default()
    }
}
