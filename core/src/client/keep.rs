//! What a device keeps of the rooms it sits in: tokens and its halves of the dice.
//!
//! All of it is on disk before the first byte that depends on it is sent, so that a killed app
//! still has its seat and can open what it sealed. Never exported, never logged. Randomness comes
//! in as values. Start with [`Kept`].

use serde::{Deserialize, Serialize};

use crate::fairness::{Commitment, Key, Share};
use crate::game::GameId;
use crate::protocol::{Code, ServerAddress};
use crate::room::{Chair, DeviceId, Settings, Token};

/// Rooms remembered; the oldest goes first.
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

impl Kept {
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
        if self.rooms.len() >= ROOMS {
            self.rooms.remove(0);
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
        KeptRoom {
            server: "https://play.example.org".parse().unwrap(),
            code: Some(Code::from_bits(number)),
            making: None,
            token: Token([7; 32]),
            chair: None,
            halves: Vec::new(),
            since_ms: number,
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
