//! A host of rooms for tests: one log a room in memory, virtual time, wires that can be cut.
//!
//! It speaks the real frames and bodies and decides with the real room, so what passes here is what
//! a server does; only sockets and stores are missing.

mod desk;

use std::collections::{BTreeMap, BTreeSet};

use super::wire::{News, Wish};
use crate::fairness::{Chain, Secret};
use crate::game::{self, GameId};
use crate::ludo::{self, Die};
use crate::protocol::frame::{Bye, Hello, Missed, PROTO, Welcome};
use crate::protocol::{ClientFrame, Code, PlayerName, Repair, SeatName, ServerFrame};
use crate::room::{
    self, Ask, Chair, Conn, Decision, Event, Host, Logged, NewGame, Refusal, Room, Stage, Token,
    TokenHash,
};

/// When every hall begins, milliseconds since 1970.
pub(crate) const START: u64 = 1_800_000_000_000;

/// A room with its log and dice.
pub(crate) struct Hosted {
    pub log: Vec<Logged>,
    pub room: Room,
    chain: Chain,
    made_by: GameId,
    pub names: BTreeMap<Chair, PlayerName>,
}

/// Somebody's socket.
struct Link {
    code: Code,
    token: Option<TokenHash>,
    conn: Conn,
    seat: Option<Chair>,
    repair: Repair,
}

/// How a host cheats.
#[derive(Clone, Copy)]
pub(crate) enum Cheat {
    /// Rolls are not what the seal says.
    Die,
    /// A start fixes another seal than the device of seat 1 made.
    Commitment,
}

/// All rooms, and who is connected to them. People are told apart by numbers.
#[derive(Default)]
pub(crate) struct Hall {
    pub now: u64,
    pub rooms: BTreeMap<Code, Hosted>,
    links: BTreeMap<(u32, u64), Link>,
    /// Whose wires are cut: nothing passes, and nobody is told.
    pub cut: BTreeSet<u32>,
    /// Answers to commands that get lost on the way.
    pub lose_answers: u32,
    /// Answers by HTTP that get lost on the way; what was asked for is done.
    pub lose_replies: u32,
    /// Sockets are hung up unheard: the network under them is dead.
    pub lose_hang_ups: bool,
    /// Snapshots instead of events in every welcome.
    pub snapshots: bool,
    /// What the next entries say wrongly.
    pub cheat: Option<Cheat>,
    /// News on its way.
    pub out: Vec<(u32, News)>,
    sealed: u8,
    /// Frames that clients sent.
    pub frames: Vec<(u32, ClientFrame)>,
}

impl Hall {
    pub fn new() -> Self {
        Self {
            now: START,
            ..Self::default()
        }
    }

    /// The only room.
    pub fn room(&self) -> &Room {
        &self.rooms.values().next().unwrap().room
    }

    pub fn code(&self) -> Code {
        *self.rooms.keys().next().unwrap()
    }

    fn seal(&mut self) -> Chain {
        self.sealed += 1;
        Chain::new(&Secret([self.sealed; 32]), [self.sealed; 16])
    }

    /// Carries out a person's wish.
    pub fn wish(&mut self, who: u32, wish: Wish) {
        if self.cut.contains(&who) {
            return match wish {
                Wish::Ask { ask, .. } => {
                    let reply = Err("cut".to_owned());
                    self.out.push((who, News::Answered { ask, reply }));
                }
                Wish::Dial { socket, .. } => self.out.push((who, News::Closed { socket })),
                Wish::Say { .. } | Wish::HangUp { .. } => {}
            };
        }
        match wish {
            Wish::Dial { socket, url } => {
                assert!(url.starts_with("wss://") && url.ends_with("/ws"), "{url}");
                self.out.push((who, News::Opened { socket }));
            }
            Wish::Say { socket, text } => self.said(who, socket, &text),
            Wish::HangUp { .. } if self.lose_hang_ups => {}
            Wish::HangUp { socket } => self.drop_link(who, socket),
            Wish::Ask { ask, request } => {
                let mut reply = Ok(self.asked(&request));
                if self.lose_replies > 0 {
                    self.lose_replies -= 1;
                    reply = Err("lost".to_owned());
                }
                self.out.push((who, News::Answered { ask, reply }));
            }
        }
    }

    /// The sockets of a person, the newest last.
    pub fn sockets_of(&self, who: u32) -> Vec<u64> {
        let own = self.links.keys().filter(|key| key.0 == who);
        own.map(|key| key.1).collect()
    }

    /// A person's process is gone: its sockets close at the server's end.
    pub fn kill(&mut self, who: u32) {
        let sockets: Vec<u64> = self
            .links
            .keys()
            .filter(|key| key.0 == who)
            .map(|key| key.1)
            .collect();
        for socket in sockets {
            self.drop_link(who, socket);
        }
    }

    /// Every socket closes, as when the server starts anew; rooms are on disk.
    pub fn restart(&mut self) {
        let keys: Vec<(u32, u64)> = self.links.keys().copied().collect();
        for (who, socket) in keys {
            self.drop_link(who, socket);
            self.out.push((who, News::Closed { socket }));
        }
    }

    fn drop_link(&mut self, who: u32, socket: u64) {
        let Some(link) = self.links.remove(&(who, socket)) else {
            return;
        };
        let (Some(seat), now) = (link.seat, self.now) else {
            return;
        };
        self.change(link.code, |room, host| {
            room::disconnect(room, seat, link.conn, now, now, host)
        });
    }

    /// Moves the time on, and does everything that is due in between.
    pub fn advance(&mut self, ms: u64) {
        let until = self.now + ms;
        loop {
            let next = self
                .rooms
                .values()
                .filter_map(|it| room::next_deadline(&it.room))
                .map(|it| it.at)
                .min();
            let Some(at) = next.filter(|at| *at <= until) else {
                break;
            };
            self.now = self.now.max(at);
            let codes: Vec<Code> = self.rooms.keys().copied().collect();
            for code in codes {
                let now = self.now;
                self.change(code, |room, host| room::expire(room, now, host));
            }
        }
        self.now = until;
    }

    fn change(
        &mut self,
        code: Code,
        decide: impl FnOnce(&Room, &Host<'_>) -> Result<Vec<Logged>, Refusal>,
    ) {
        let Some(hosted) = self.rooms.get(&code) else {
            return;
        };
        let host = Host {
            chain: Some(&hosted.chain),
            ..Host::default()
        };
        let entries = decide(&hosted.room, &host).unwrap_or_default();
        self.append(code, &entries);
    }

    fn decided(
        &mut self,
        code: Code,
        decide: impl FnOnce(&Room, &Host<'_>) -> Result<Decision, Refusal>,
    ) -> Result<u64, Refusal> {
        let hosted = &self.rooms[&code];
        let host = Host {
            chain: Some(&hosted.chain),
            ..Host::default()
        };
        let decision = decide(&hosted.room, &host)?;
        self.append(code, decision.entries());
        Ok(decision.seq())
    }

    fn append(&mut self, code: Code, entries: &[Logged]) {
        let cheat = self.cheat;
        let Some(hosted) = self.rooms.get_mut(&code) else {
            return;
        };
        for entry in entries {
            hosted.room.apply(entry).unwrap();
            hosted
                .log
                .push(cheat.map_or_else(|| entry.clone(), |cheat| cheat.falsified(entry)));
        }
        let logged = hosted.log[hosted.log.len() - entries.len()..].to_vec();
        let needs_game = hosted.room.needs_game();
        let plays = matches!(hosted.room.stage(), Stage::Playing);
        for entry in &logged {
            self.tell_all(code, &ServerFrame::Ev(entry.clone()));
        }
        self.forget_names(code);
        if plays {
            self.close_watchers(code);
        }
        if needs_game {
            let chain = self.seal();
            let game = NewGame::of(&chain);
            let now = self.now;
            let hosted = self.rooms.get_mut(&code).unwrap();
            hosted.chain = chain;
            let entries = room::open_game(&hosted.room, game, now).unwrap();
            self.append(code, &entries);
        }
    }

    fn tell_all(&mut self, code: Code, frame: &ServerFrame) {
        for (who, socket) in self.links_of(|link| link.code == code) {
            self.tell(who, socket, frame);
        }
    }

    fn tell(&mut self, who: u32, socket: u64, frame: &ServerFrame) {
        if !self.cut.contains(&who) {
            let text = frame.write();
            self.out.push((who, News::Heard { socket, text }));
        }
    }

    fn said(&mut self, who: u32, socket: u64, text: &str) {
        let frame = ClientFrame::read(text).unwrap();
        self.frames.push((who, frame.clone()));
        match frame {
            ClientFrame::Hello(hello) => self.greet(who, socket, &hello),
            ClientFrame::Cmd(ask) => self.command(who, socket, &ask),
            ClientFrame::Hb { have, t } => self.beat(who, socket, have, t),
        }
    }

    fn greet(&mut self, who: u32, socket: u64, hello: &Hello) {
        assert_eq!(hello.proto, PROTO);
        let conn = Conn {
            device: hello.device,
            n: hello.conn,
        };
        let code = hello.room;
        if !self.rooms.contains_key(&code) {
            return self.bye(who, socket, Bye::Unknown);
        }
        let token = hello.token.as_ref().map(Token::hash);
        let now = self.now;
        let seat = token.and_then(|token| self.rooms[&code].room.seat_of(&token));
        if let (Some(token), Some(_)) = (token, seat) {
            match self.decided(code, |room, host| {
                room::connect(room, &token, conn, now, host)
            }) {
                Ok(_) => self.replace_others(code, seat, conn),
                Err(Refusal::LeftForGood) => return self.bye(who, socket, Bye::Left),
                Err(Refusal::Closed { .. }) => return self.bye(who, socket, Bye::Expired),
                Err(Refusal::OldConnection) => return self.bye(who, socket, Bye::Replaced),
                Err(other) => panic!("{other} at {conn:?}"),
            }
        }
        let hosted = &self.rooms[&code];
        match hosted.room.stage() {
            Stage::Closed { .. } => return self.bye(who, socket, Bye::Expired),
            Stage::Playing | Stage::Starting { .. } if seat.is_none() => {
                return self.bye(who, socket, Bye::Begun);
            }
            _ => {}
        }
        let have = hello.have as usize;
        let missed = if self.snapshots || seat.is_none() {
            Missed::Snapshot(Box::new(hosted.room.snapshot()))
        } else {
            Missed::Events(hosted.log[have.min(hosted.log.len())..].to_vec())
        };
        let last = seat
            .and_then(|seat| hosted.room.person(seat))
            .and_then(|it| it.last);
        let welcome = Welcome {
            proto: PROTO,
            seat,
            n: last.map_or(0, |last| last.n),
            head: hosted.room.head(),
            now,
            missed,
        };
        self.tell(who, socket, &ServerFrame::Welcome(Box::new(welcome)));
        let link = Link {
            code,
            token,
            conn,
            seat,
            repair: Repair::default(),
        };
        self.links.insert((who, socket), link);
        self.tell_names(code);
    }

    /// Who is not on a chair any more has no name there.
    fn forget_names(&mut self, code: Code) {
        let hosted = self.rooms.get_mut(&code).unwrap();
        let (room, known) = (&hosted.room, hosted.names.len());
        hosted
            .names
            .retain(|seat, _| room.person(*seat).is_some_and(|person| !person.left));
        if hosted.names.len() != known {
            self.tell_names(code);
        }
    }

    /// Tells the names to the seats.
    fn tell_names(&mut self, code: Code) {
        let names = self.rooms[&code].names.iter();
        let names = names.map(|(&seat, name)| SeatName {
            seat,
            name: name.clone(),
        });
        let frame = ServerFrame::Names {
            names: names.collect(),
        };
        for (who, socket) in self.links_of(|link| link.code == code && link.seat.is_some()) {
            self.tell(who, socket, &frame);
        }
    }

    /// Watching ends where the game begins.
    fn close_watchers(&mut self, code: Code) {
        for (who, socket) in self.links_of(|link| link.code == code && link.seat.is_none()) {
            self.links.remove(&(who, socket));
            self.bye(who, socket, Bye::Begun);
        }
    }

    fn replace_others(&mut self, code: Code, seat: Option<Chair>, conn: Conn) {
        let old = |link: &Link| link.code == code && link.seat == seat && link.conn != conn;
        for key in self.links_of(old) {
            let link = self.links.remove(&key).unwrap();
            if link.conn.device != conn.device {
                self.bye(key.0, key.1, Bye::Replaced);
            }
        }
    }

    fn links_of(&self, which: impl Fn(&Link) -> bool) -> Vec<(u32, u64)> {
        let links = self.links.iter().filter(|(_, link)| which(link));
        links.map(|(key, _)| *key).collect()
    }

    fn bye(&mut self, who: u32, socket: u64, code: Bye) {
        let frame = ServerFrame::Bye {
            code,
            why: String::new(),
            retry_after: None,
        };
        self.tell(who, socket, &frame);
        self.out.push((who, News::Closed { socket }));
    }

    fn command(&mut self, who: u32, socket: u64, ask: &Ask) {
        let Some(link) = self.links.get(&(who, socket)) else {
            return;
        };
        let (code, token, now) = (link.code, link.token.unwrap(), self.now);
        let done = self.decided(code, |room, host| {
            room::decide(room, &token, ask, now, host)
        });
        let frame = match done {
            Ok(seq) => ServerFrame::Ok { n: ask.n, seq },
            Err(why) => ServerFrame::No {
                n: ask.n,
                head: self.rooms[&code].room.head(),
                why,
            },
        };
        if self.lose_answers > 0 {
            self.lose_answers -= 1;
        } else {
            self.tell(who, socket, &frame);
        }
    }

    fn beat(&mut self, who: u32, socket: u64, have: u64, t: u64) {
        let Some(link) = self.links.get_mut(&(who, socket)) else {
            return;
        };
        let hosted = &self.rooms[&link.code];
        let head = hosted.room.head();
        let lost = link.repair.hear(have, head);
        let from = if lost {
            have as usize
        } else {
            hosted.log.len()
        };
        let missing = hosted.log[from..].to_vec();
        let (now, echo) = (self.now, t);
        for entry in missing {
            self.tell(who, socket, &ServerFrame::Ev(entry));
        }
        self.tell(who, socket, &ServerFrame::Hb { head, now, echo });
    }
}

/// The same entry with another face of the die.
impl Cheat {
    fn falsified(self, entry: &Logged) -> Logged {
        let mut entry = entry.clone();
        match (self, &mut entry.body.event) {
            (Cheat::Commitment, Event::Started { seats }) => seats[1].commit.0[0] ^= 1,
            (
                Cheat::Die,
                Event::Step {
                    step: game::Event::Ludo(ludo::Event::Rolled { die }),
                    ..
                },
            ) => *die = Die::new(die.get() % 6 + 1).unwrap(),
            _ => {}
        }
        entry
    }
}
