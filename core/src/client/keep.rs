//! What a device keeps of the rooms it sits in: tokens and its halves of the dice.
//!
//! All of it is on disk before the first byte that depends on it is sent, so that a killed app
//! still has its seat and can open what it sealed. Never exported, never logged. Randomness comes
//! in as values. Start with [`Kept`].

use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

use crate::fairness::{Commitment, Key, Share};
use crate::game::GameId;
use crate::protocol::{Code, ServerAddress};
use crate::room::{Ask, Chair, Command, DeviceId, Settings, Token};

/// Rooms remembered; of more, the one that is missed least goes.
const ROOMS: usize = 32;
/// Halves remembered a room: the coming game's, for the seats tried, and the last one's.
const HALVES: usize = 8;

/// Everything a device keeps for playing with friends.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct Kept {
    /// This device, by a random number; made at the first use.
    pub device: Option<DeviceId>,
    /// The rooms, the newest last.
    pub rooms: Vec<KeptRoom>,
}

/// What a device keeps of one room.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct KeptRoom {
    /// Where it is.
    pub server: ServerAddress,
    /// Its code; `None` while it is being made.
    pub code: Option<Code>,
    /// The client's own name of a room being made: the same name, the same room.
    pub making: Option<Making>,
    /// Proves the seat.
    pub token: Token,
    /// The seat, once the server has given it.
    pub chair: Option<Chair>,
    /// Sealed halves of the dice, the newest last.
    pub halves: Vec<Half>,
    /// When it was first kept, in milliseconds since 1970.
    pub since_ms: u64,
    /// No connection of this device there had a higher number. A date would not do: a clock that
    /// is set back would make the next number a lower one, and the seat somebody else's.
    #[serde(default)]
    pub conn: u64,
    /// Commands that the server has not answered, the oldest first.
    #[serde(default)]
    pub unanswered: Vec<Ask>,
    /// The person gave the seat up, so the room is not offered any more.
    #[serde(default)]
    pub given_up: bool,
    /// Its games whose records are among the saved games, or were.
    #[serde(default)]
    pub recorded: Vec<GameId>,
    /// When this device last knew how the room stands, in milliseconds since 1970.
    #[serde(default)]
    pub seen_ms: u64,
}

/// A room being made.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Making {
    /// Its name: 32 hexadecimal digits.
    pub id: GameId,
    /// What was picked.
    pub settings: Settings,
}

/// This device's half of one game's dice.
#[derive(Clone, Serialize, Deserialize)]
pub struct Half {
    /// The game.
    pub gid: GameId,
    /// The host's seal when this one was made.
    pub first: Key,
    /// The seat that it is for.
    pub chair: Chair,
    /// The half itself; used for this game and seat only.
    pub share: Share,
}

impl std::fmt::Debug for Half {
    /// Says the game alone: the half is secret until the start.
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Half({})", self.gid)
    }
}

impl Half {
    /// The seal on it.
    pub fn commitment(&self) -> Commitment {
        Commitment::of(self.gid.bytes(), self.chair.number(), &self.share)
    }
}

impl KeptRoom {
    /// A room of which nothing but the token is known.
    pub const fn new(server: ServerAddress, token: Token, since_ms: u64) -> Self {
        Self {
            server,
            code: None,
            making: None,
            token,
            chair: None,
            halves: Vec::new(),
            since_ms,
            conn: 0,
            unanswered: Vec::new(),
            given_up: false,
            recorded: Vec::new(),
            seen_ms: since_ms,
        }
    }

    /// The person's wish to leave is not answered yet.
    pub fn leaves(&self) -> bool {
        self.unanswered
            .iter()
            .any(|ask| ask.command == Command::Leave)
    }

    /// How much the room would be missed: one that was given up and waits for nothing the least,
    /// then the one that this device knew to live the longest ago.
    fn worth(&self) -> (bool, u64) {
        let live = !self.given_up || !self.unanswered.is_empty();
        (live, self.seen_ms.max(self.since_ms))
    }

    /// The half for a game and a seat, when it was sealed against this seal of the host's.
    pub fn half(&self, gid: GameId, chair: Chair) -> Option<&Half> {
        self.halves
            .iter()
            .find(|half| half.gid == gid && half.chair == chair)
    }

    /// Keeps a half; there is one for each game and seat, and it is never made twice.
    pub fn add(&mut self, half: Half) {
        if self.half(half.gid, half.chair).is_some() {
            return;
        }
        if self.halves.len() == HALVES {
            self.halves.remove(0);
        }
        self.halves.push(half);
    }
}

/// A device as one room sees it. Its number stands in the room's log, which everybody there reads:
/// one number for all rooms would tell who sits in several of them.
pub fn device_in(device: DeviceId, code: Code) -> DeviceId {
    let mut hash = Sha256::new();
    hash.update(b"device/v1\0");
    hash.update(device.0.to_be_bytes());
    hash.update(code.to_string());
    let hash: [u8; 32] = hash.finalize().into();
    let mut first = [0; 8];
    first.copy_from_slice(&hash[..8]);
    DeviceId(u64::from_be_bytes(first))
}

impl Kept {
    /// The room of a code, wherever it is.
    pub fn of_code(&self, code: Code) -> Option<&KeptRoom> {
        self.rooms.iter().find(|room| room.code == Some(code))
    }

    /// The same, to change it.
    pub fn of_code_mut(&mut self, code: Code) -> Option<&mut KeptRoom> {
        self.rooms.iter_mut().find(|room| room.code == Some(code))
    }

    /// The room of a code on a server.
    pub fn room(&self, server: &ServerAddress, code: Code) -> Option<&KeptRoom> {
        let same = |room: &&KeptRoom| room.code == Some(code) && room.server == *server;
        self.rooms.iter().find(same)
    }

    /// The same, to change it.
    pub fn room_mut(&mut self, server: &ServerAddress, code: Code) -> Option<&mut KeptRoom> {
        let same = |room: &&mut KeptRoom| room.code == Some(code) && room.server == *server;
        self.rooms.iter_mut().find(same)
    }

    /// The room being made, if there is one.
    pub fn making(&mut self) -> Option<&mut KeptRoom> {
        self.rooms
            .iter_mut()
            .rev()
            .find(|room| room.making.is_some())
    }

    /// Keeps a room.
    pub fn put(&mut self, room: KeptRoom) {
        while self.rooms.len() >= ROOMS {
            let places = self.rooms.iter().enumerate();
            let missed_least = places.min_by_key(|(_, room)| room.worth());
            let Some((place, _)) = missed_least else {
                break;
            };
            self.rooms.remove(place);
        }
        self.rooms.push(room);
    }

    /// Forgets a room: it ended, or its seat was given up.
    pub fn forget(&mut self, server: &ServerAddress, code: Code) {
        self.rooms
            .retain(|room| room.code != Some(code) || room.server != *server);
    }

    /// Forgets what is being made.
    pub fn give_up_making(&mut self) {
        self.rooms.retain(|room| room.making.is_none());
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn room(number: u64) -> KeptRoom {
        let server = "https://play.example.org".parse().unwrap();
        KeptRoom {
            code: Some(Code::from_bits(number)),
            ..KeptRoom::new(server, Token([7; 32]), number)
        }
    }

    fn half(game: u8, share: u8) -> Half {
        Half {
            gid: GameId::from_bytes([game; 16]),
            first: Key([0; 32]),
            chair: Chair::FIRST,
            share: Share([share; 32]),
        }
    }

    #[test]
    fn a_half_is_never_replaced_by_another_for_the_same_game_and_seat() {
        let mut room = room(1);
        room.add(half(1, 10));
        room.add(half(1, 20));
        let kept = room
            .half(GameId::from_bytes([1; 16]), Chair::FIRST)
            .unwrap();
        assert_eq!(kept.share, Share([10; 32]));
    }

    #[test]
    fn what_is_kept_stays_small_and_the_newest_stays() {
        let mut kept = Kept::default();
        (0..100).for_each(|number| kept.put(room(number)));
        assert_eq!(kept.rooms.len(), ROOMS);
        let server = room(0).server;
        assert!(kept.room(&server, Code::from_bits(99)).is_some());
        assert!(kept.room(&server, Code::from_bits(0)).is_none());
        let mut room = room(1);
        (0..100).for_each(|game| room.add(half(game, game)));
        assert_eq!(room.halves.len(), HALVES);
        assert!(
            room.half(GameId::from_bytes([99; 16]), Chair::FIRST)
                .is_some()
        );
    }

    #[test]
    fn a_room_that_is_played_in_outlives_those_given_up_and_those_not_seen_for_long() {
        let mut kept = Kept::default();
        (0..ROOMS as u64).for_each(|number| kept.put(room(number)));
        // The oldest was played in just now, the newest but one was given up.
        kept.rooms[0].seen_ms = 1_000;
        kept.rooms[ROOMS - 2].given_up = true;
        let gone = [ROOMS as u64 - 2, 1, 2];
        for (next, gone) in (100..).zip(gone) {
            let left = Code::from_bits(gone);
            assert!(kept.of_code(left).is_some());
            kept.put(room(next));
            assert!(kept.of_code(left).is_none(), "{gone}");
            assert_eq!(kept.rooms.len(), ROOMS);
        }
        assert!(kept.of_code(Code::from_bits(0)).is_some());
    }

    #[test]
    fn it_survives_being_written_and_no_debug_print_tells_its_secrets() {
        let mut kept = Kept::default();
        let mut room = room(5);
        room.add(half(1, 0xab));
        kept.put(room);
        let text = serde_json::to_string(&kept).unwrap();
        let again: Kept = serde_json::from_str(&text).unwrap();
        assert_eq!(again.rooms[0].halves[0].share, Share([0xab; 32]));
        let shown = format!("{again:?}");
        assert!(
            !shown.contains("abab") && !shown.contains("0707"),
            "{shown}"
        );
    }

    #[test]
    fn what_an_older_version_kept_is_read() {
        let old = serde_json::json!({ "device": null, "rooms": [{
            "server": "https://play.example.org", "code": "K7QF9MWT2A", "making": null,
            "token": "07".repeat(32), "chair": 1, "halves": [], "since_ms": 5,
        }]});
        let kept: Kept = serde_json::from_value(old).unwrap();
        assert_eq!(kept.rooms[0].chair, Chair::new(1));
        assert!(kept.rooms[0].unanswered.is_empty() && !kept.rooms[0].leaves());
    }

    #[test]
    fn a_device_has_another_number_in_each_room_and_the_same_in_one() {
        let (device, code) = (DeviceId(7), Code::from_bits);
        assert_eq!(device_in(device, code(1)), device_in(device, code(1)));
        assert_ne!(device_in(device, code(1)), device_in(device, code(2)));
        assert_ne!(device_in(device, code(1)), device_in(DeviceId(8), code(1)));
        assert_ne!(device_in(device, code(1)), device);
    }

    #[test]
    fn rooms_of_another_server_are_others() {
        let mut kept = Kept::default();
        kept.put(room(5));
        let other: ServerAddress = "https://other.example.org".parse().unwrap();
        assert!(kept.room(&other, Code::from_bits(5)).is_none());
        kept.forget(&other, Code::from_bits(5));
        assert_eq!(kept.rooms.len(), 1);
        kept.forget(&room(5).server, Code::from_bits(5));
        assert!(kept.rooms.is_empty());
    }
}
