//! Records of games that ended while this device was away, and rooms that are no more.
//!
//! The server gives a room's log to whoever has a seat there, also after the end. It is folded
//! here like the live one, so that its dice are checked before anything is kept.

use std::collections::BTreeMap;

use super::{Asked, Follow, Online};
use crate::app::model::{Model, Place};
use crate::app::work::{LogChange, Work};
use crate::client::post::{self, Fault};
use crate::client::{KeptRoom, Reply};
use crate::game::{GameId, Pending, Session};
use crate::protocol::Code;
use crate::protocol::http::{HttpError, LogPage};
use crate::room::{Room, Table, TokenHash, times};

/// Rooms whose logs are on their way, each folded as far as it came.
#[derive(Debug, Default)]
pub(super) struct LookedAfter(BTreeMap<Code, Fold>);

#[derive(Debug, Default)]
struct Fold {
    room: Option<Room>,
    ended: Vec<Session>,
}

impl Fold {
    /// Takes a page in. `false` when it does not follow.
    fn take(&mut self, page: &LogPage, own: &TokenHash) -> bool {
        for entry in &page.events {
            let taken = match &mut self.room {
                Some(room) => room.apply(entry).is_ok(),
                none => Room::fold(std::slice::from_ref(entry))
                    .map(|room| *none = Some(room))
                    .is_ok(),
            };
            if !taken {
                return false;
            }
            let ended = self.room.as_ref().and_then(|room| ended(room, own));
            if let Some(session) = ended.filter(|it| self.ended.last().map(id) != Some(id(it))) {
                self.ended.push(session);
            }
        }
        true
    }

    fn head(&self) -> u64 {
        self.room.as_ref().map_or(0, Room::head)
    }
}

fn id(session: &Session) -> GameId {
    session.header().id
}

/// The room's last game, when it is over and the token's person played in it.
fn ended(room: &Room, own: &TokenHash) -> Option<Session> {
    let table = room.table().filter(|table| table.ended().is_some())?;
    let chair = room.seat_of(own)?;
    table.seat(chair).map(|_| record(table))
}

/// A game as it is kept, marked when its dice do not fit.
pub(super) fn record(table: &Table) -> Session {
    let mut session = table.session().clone();
    if table.mismatch().is_some() {
        session.mark_mismatch();
    }
    session
}

impl Online {
    /// Rooms of which nothing has been heard for so long that they may be over.
    fn neglected(&self, now_ms: u64) -> Vec<Code> {
        let quiet =
            |room: &&KeptRoom| room.chair.is_some() && room.seen_ms + times::ALONE <= now_ms;
        let away = |code: &Code| self.visit.as_ref().is_none_or(|visit| visit.code != *code);
        self.kept
            .rooms
            .iter()
            .filter(quiet)
            .filter_map(|room| room.code)
            .filter(away)
            .collect()
    }
}

impl Model {
    /// Asks after rooms that may have ended meanwhile, so that their records are kept and the menu
    /// does not lead back to them.
    pub(in crate::app::model) fn look_after_rooms(&mut self) {
        for code in self.online.neglected(self.now.wall_ms) {
            self.look_after(code);
        }
    }

    /// Fetches a room's log from its beginning.
    pub(super) fn look_after(&mut self, code: Code) {
        if self.online.looked_after.0.contains_key(&code) {
            return;
        }
        self.online.looked_after.0.insert(code, Fold::default());
        self.ask_for_page(code, 1);
    }

    fn ask_for_page(&mut self, code: Code, from: u64) {
        let Some(room) = self.online.kept.of_code(code) else {
            self.online.looked_after.0.remove(&code);
            return;
        };
        let request = post::log(&room.server, code, room.token, from);
        self.ask_server(Asked::After { code }, request);
    }

    /// A page of the log came, or why not.
    pub(super) fn page_after(&mut self, code: Code, reply: Result<Reply, String>) {
        let page = match post::read::<LogPage>(reply) {
            Ok(page) => page,
            // The room is gone with its log, or its seat is somebody else's.
            Err(Fault::Said(HttpError::Unknown | HttpError::Expired | HttpError::Forbidden)) => {
                self.online.looked_after.0.remove(&code);
                return self.forget_room(code);
            }
            // Asked again at the next start.
            Err(_) => {
                self.online.looked_after.0.remove(&code);
                return;
            }
        };
        let Some(mut fold) = self.online.looked_after.0.remove(&code) else {
            return;
        };
        let Some(own) = self.online.kept.of_code(code).map(|room| room.token.hash()) else {
            return;
        };
        let before = fold.head();
        let whole = fold.take(&page, &own);
        if whole && before < fold.head() && fold.head() < page.head {
            let from = fold.head() + 1;
            self.online.looked_after.0.insert(code, fold);
            return self.ask_for_page(code, from);
        }
        self.looked_after(code, fold);
    }

    /// Keeps what came out, and forgets a room that is over.
    fn looked_after(&mut self, code: Code, fold: Fold) {
        for session in fold.ended {
            self.keep_record(code, &session);
        }
        if fold.room.is_some_and(|room| room.closed().is_some()) {
            return self.forget_room(code);
        }
        let now = self.now.wall_ms;
        if let Some(room) = self.online.kept.of_code_mut(code) {
            room.seen_ms = now;
            self.keep_rooms(Follow::Nothing);
        }
    }

    fn forget_room(&mut self, code: Code) {
        let Some(server) = self
            .online
            .kept
            .of_code(code)
            .map(|room| room.server.clone())
        else {
            return;
        };
        self.online.kept.forget(&server, code);
        self.keep_rooms(Follow::Nothing);
    }

    /// The open room's game is over: its record is kept, whatever screen is open.
    pub(super) fn keep_ended_game(&mut self) {
        let Some((code, own)) = self.online.own_token() else {
            return;
        };
        let kept = self.online.kept.of_code(code);
        let new = |room: &&Room| {
            let game = room.table().map(|table| table.header().id);
            game.is_some_and(|game| kept.is_some_and(|kept| !kept.recorded.contains(&game)))
        };
        let session = self
            .online
            .room()
            .filter(new)
            .and_then(|room| ended(room, &own));
        if let Some(session) = session {
            self.keep_record(code, &session);
        }
    }

    /// Puts a game's record among the saved games, once: one that was deleted there stays deleted.
    fn keep_record(&mut self, code: Code, session: &Session) {
        let game = id(session);
        let Some(room) = self
            .online
            .kept
            .of_code_mut(code)
            .filter(|room| !room.recorded.contains(&game))
        else {
            return;
        };
        room.recorded.push(game);
        self.keep_rooms(Follow::Nothing);
        let (header, events) = (session.header().clone(), session.events().to_vec());
        let pending = Pending::default();
        self.save(
            game,
            LogChange::Create {
                header,
                events,
                pending,
            },
        );
        if *self.stack.top() == Place::Menu {
            self.ask(Work::List);
        }
    }
}
