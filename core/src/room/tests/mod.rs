//! Rooms in tests: one log, a hand on the clock, people who press.

mod dice;
mod life;
mod lobby;
mod ludo;
mod makruk;
mod rematch;

use super::*;
use crate::fairness::{Chain, Commitment, Secret, Share};
use crate::game::GameId;
use crate::ludo::RuleSet;

/// A room with its log, its dice and its time.
pub(super) struct World {
    pub log: Vec<Logged>,
    pub room: Room,
    pub now: u64,
    pub chain: Chain,
    /// Chains sealed so far.
    chains: u8,
}

/// When every test begins.
pub(super) const START: u64 = 1_700_000_000_000;

pub(super) fn chair(number: usize) -> Chair {
    Chair::new(number).unwrap()
}

/// The token of a person; people are told apart by numbers.
pub(super) fn token(who: u8) -> TokenHash {
    Token([who; 32]).hash()
}

pub(super) fn share(who: u8) -> Share {
    Share([who ^ 0x5a; 32])
}

pub(super) fn conn(who: u8, n: u64) -> Conn {
    Conn {
        device: DeviceId(who.into()),
        n,
    }
}

fn chain(number: u8) -> Chain {
    Chain::new(&Secret([number; 32]), [number; 16])
}

impl World {
    /// A room that person 0 has opened and nobody joined.
    pub fn open(settings: &Settings) -> World {
        let chain = chain(1);
        let log = open(settings, token(0), NewGame::of(&chain), START).unwrap();
        World {
            room: Room::fold(&log).unwrap(),
            log,
            now: START,
            chain,
            chains: 1,
        }
    }

    /// A room in which so many people have joined and are connected, but for the last one.
    pub fn almost_full(settings: &Settings) -> World {
        let mut world = World::open(settings);
        for who in 0..settings.seats {
            world.join(who, who.into()).unwrap();
            if who + 1 < settings.seats {
                world.connect(who, 1).unwrap();
            }
        }
        world
    }

    /// A running game of so many people as the table has seats.
    pub fn playing(settings: &Settings) -> World {
        let mut world = World::almost_full(settings);
        world.connect(settings.seats - 1, 1).unwrap();
        world.reveal_all();
        assert!(world.room.running().is_some());
        world
    }

    /// Draws other dice for the first game, so that games differ from one another.
    pub fn seal_anew(&mut self, number: u64) {
        let mut secret = [0; 32];
        secret[..8].copy_from_slice(&number.to_be_bytes());
        let mut gid = [9; 16];
        gid[..8].copy_from_slice(&number.to_be_bytes());
        self.chain = Chain::new(&Secret(secret), gid);
        let settings = self.room.settings().clone();
        self.log = open(&settings, token(0), NewGame::of(&self.chain), START).unwrap();
        self.room = Room::fold(&self.log).unwrap();
    }

    pub fn gid(&self) -> GameId {
        self.room.sealing().unwrap().gid
    }

    pub fn commitment(&self, who: u8, seat: usize) -> Commitment {
        Commitment::of(self.gid().bytes(), seat as u8, &share(who))
    }

    fn commit(&mut self, entries: &[Logged]) {
        for entry in entries {
            self.room.apply(entry).unwrap();
            self.log.push(entry.clone());
        }
        if self.room.needs_game() {
            self.chains += 1;
            self.chain = chain(self.chains);
            let game = NewGame::of(&self.chain);
            let entries = open_game(&self.room, game, self.now).unwrap();
            self.commit(&entries);
        }
    }

    /// Appends what another hand decided.
    pub fn append(&mut self, entries: &[Logged]) {
        self.commit(entries);
    }

    fn take(&mut self, decision: Result<Decision, Refusal>) -> Result<u64, Refusal> {
        let decision = decision?;
        self.commit(decision.entries());
        Ok(decision.seq())
    }

    pub fn join(&mut self, who: u8, seat: usize) -> Result<u64, Refusal> {
        let wish = Join {
            seat: chair(seat),
            gid: self.gid(),
            commit: self.commitment(who, seat),
        };
        self.take(join(&self.room, &token(who), &wish, self.now))
    }

    pub fn connect(&mut self, who: u8, n: u64) -> Result<u64, Refusal> {
        let chain = self.chain.clone();
        let host = Host {
            chain: Some(&chain),
            ..Host::default()
        };
        self.take(connect(
            &self.room,
            &token(who),
            conn(who, n),
            self.now,
            &host,
        ))
    }

    /// The connection of a seat is lost now.
    pub fn cut(&mut self, seat: usize) {
        let conn = self.room.person(chair(seat)).unwrap().conn.unwrap();
        let host = Host::default();
        let entries = disconnect(&self.room, chair(seat), conn, self.now, self.now, &host);
        self.commit(&entries.unwrap());
    }

    pub fn ask_with(&mut self, who: u8, ask: &Ask, lag_ms: Option<u32>) -> Result<u64, Refusal> {
        let chain = self.chain.clone();
        let host = Host {
            chain: Some(&chain),
            lag_ms,
            ..Host::default()
        };
        self.take(decide(&self.room, &token(who), ask, self.now, &host))
    }

    /// The next number of a person's commands.
    pub fn next_n(&self, who: u8) -> u64 {
        let seat = self.room.seat_of(&token(who));
        let person = seat.and_then(|seat| self.room.person(seat));
        person
            .and_then(|person| person.last)
            .map_or(1, |last| last.n + 1)
    }

    /// Presses for the prompt that is open.
    pub fn press(&mut self, who: u8, command: Command) -> Result<u64, Refusal> {
        let answers = matches!(command, Command::Accept | Command::Decline);
        let offer = self.room.table().and_then(Table::offer);
        let prompt = if answers {
            offer
        } else {
            Some(self.room.prompt())
        };
        let n = self.next_n(who);
        self.ask_with(who, &Ask { n, prompt, command }, None)
    }

    /// Everybody whose share is wanted opens it.
    pub fn reveal_all(&mut self) {
        let Stage::Starting { seats, .. } = self.room.stage().clone() else {
            panic!("nothing starts: {:?}", self.room.stage());
        };
        for pledge in seats {
            if let Some(who) = self.who(pledge.seat) {
                self.press(who, Command::Reveal { share: share(who) })
                    .unwrap();
            }
        }
    }

    /// Which person sits there.
    pub fn who(&self, seat: Chair) -> Option<u8> {
        (0..8).find(|who| self.room.seat_of(&token(*who)) == Some(seat))
    }

    /// Lets time pass to `now`, firing every timer at its own time.
    pub fn wait_until(&mut self, now: u64) {
        while let Some(deadline) = next_deadline(&self.room).filter(|it| it.at <= now) {
            self.now = self.now.max(deadline.at);
            let chain = self.chain.clone();
            let host = Host {
                chain: Some(&chain),
                ..Host::default()
            };
            let entries = expire(&self.room, self.now, &host).unwrap();
            assert!(!entries.is_empty(), "{deadline:?} did nothing");
            self.commit(&entries);
        }
        self.now = now;
    }

    pub fn wait(&mut self, ms: u64) {
        self.wait_until(self.now + ms);
    }

    /// The events since an entry.
    pub fn since(&self, seq: u64) -> Vec<Event> {
        let later = self.log.iter().filter(|entry| entry.seq > seq);
        later.map(|entry| entry.body.event.clone()).collect()
    }
}

pub(super) fn party(seats: u8) -> Settings {
    Settings::ludo(RuleSet::party(), seats)
}

pub(super) fn quick(seats: u8) -> Settings {
    Settings::ludo(RuleSet::quick(), seats)
}
