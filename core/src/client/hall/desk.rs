//! The hall's answers by HTTP: rooms are made, seats are taken, logs are read.

use std::collections::BTreeMap;

use super::{Hall, Hosted};
use crate::client::wire::{Reply, Request};
use crate::protocol::Code;
use crate::protocol::http::{CreateRoom, HttpError, JoinRoom, LogPage, RoomCreated, RoomJoined};
use crate::room::{self, NewGame, Room, Token};

impl Hall {
    pub(super) fn asked(&mut self, request: &Request) -> Reply {
        let path = request
            .url
            .strip_prefix("https://play.example.org/api/rooms")
            .unwrap();
        let parts: Vec<&str> = path.split(['/', '?']).collect();
        let said = match (&parts[..], &request.post) {
            ([""], Some(body)) => Ok(self.make(body)),
            (["", code, "join"], Some(body)) => self.join(code, body),
            (["", code, "log", from], None) => self.log(code, from, request.token.as_ref()),
            _ => panic!("{path}"),
        };
        match said {
            Ok(body) => Reply { status: 200, body },
            Err(error) => Reply {
                status: 409,
                body: serde_json::to_string(&error).unwrap(),
            },
        }
    }

    fn make(&mut self, body: &str) -> String {
        let create: CreateRoom = serde_json::from_str(body).unwrap();
        let known = self
            .rooms
            .iter()
            .find(|(_, it)| it.made_by == create.id)
            .map(|(code, _)| *code);
        let code = known.unwrap_or_else(|| {
            let chain = self.seal();
            let log = room::open(
                &create.settings,
                create.creator,
                NewGame::of(&chain),
                self.now,
            )
            .unwrap();
            let code = Code::from_bits(0x3_1415_9265_3589 + self.rooms.len() as u64);
            let hosted = Hosted {
                room: Room::fold(&log).unwrap(),
                log,
                chain,
                made_by: create.id,
                names: BTreeMap::new(),
            };
            self.rooms.insert(code, hosted);
            code
        });
        let sealing = self.rooms[&code].room.sealing().unwrap();
        let made = RoomCreated {
            code,
            gid: sealing.gid,
            first: sealing.first,
            rolls: crate::fairness::ROLLS,
        };
        serde_json::to_string(&made).unwrap()
    }

    fn join(&mut self, code: &str, body: &str) -> Result<String, HttpError> {
        let code: Code = code.parse().unwrap();
        let asked: JoinRoom = serde_json::from_str(body).unwrap();
        if !self.rooms.contains_key(&code) {
            return Err(HttpError::Unknown);
        }
        let (token, now) = (asked.token.hash(), self.now);
        let seq = self
            .decided(code, |room, _| room::join(room, &token, &asked.wish, now))
            .map_err(HttpError::Refused)?;
        let seat = self.rooms[&code].room.seat_of(&token).unwrap();
        if let Some(name) = asked.name {
            let hosted = self.rooms.get_mut(&code).unwrap();
            hosted.names.insert(seat, name.parse().unwrap());
            self.tell_names(code);
        }
        let room = &self.rooms[&code].room;
        let n = room
            .person(seat)
            .and_then(|it| it.last)
            .map_or(0, |last| last.n);
        Ok(serde_json::to_string(&RoomJoined { seat, seq, n }).unwrap())
    }

    fn log(&mut self, code: &str, from: &str, token: Option<&String>) -> Result<String, HttpError> {
        /// Entries in one answer, few so that paging is tried too.
        const PAGE: usize = 5;
        let hosted = &self.rooms[&code.parse::<Code>().unwrap()];
        let token: Token = token.unwrap().parse().unwrap();
        if hosted.room.seat_of(&token.hash()).is_none() {
            return Err(HttpError::Forbidden);
        }
        let from: usize = from.strip_prefix("from=").unwrap().parse().unwrap();
        let page = LogPage {
            events: hosted.log[from - 1..].iter().take(PAGE).cloned().collect(),
            head: hosted.room.head(),
        };
        Ok(serde_json::to_string(&page).unwrap())
    }
}
