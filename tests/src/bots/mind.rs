//! What a bot wants to do in a room as it sees it: legal, reproducible, and never for ever.

use std::hash::{DefaultHasher, Hash, Hasher};

use sanuk_core::fairness::{Commitment, Share};
use sanuk_core::game::{Play, Turn};
use sanuk_core::makruk;
use sanuk_core::room::{Ask, Chair, Command, Room, Stage, Table};

/// How a bot plays.
#[derive(Debug, Clone, Copy)]
pub struct Mind {
    /// Chooses among legal moves.
    pub seed: u64,
    /// Makruk: gives up after so many plies.
    pub most_plies: usize,
    /// Games in a row, rematches included.
    pub games: u32,
}

impl Mind {
    /// The same number for the same seed, salt and place, whichever bot asks.
    fn number(self, salt: &impl Hash) -> u64 {
        let mut hasher = DefaultHasher::new();
        (self.seed, salt).hash(&mut hasher);
        hasher.finish()
    }

    /// This bot's half of a game's dice.
    pub fn share(self, gid: [u8; 16], chair: Chair) -> Share {
        let mut share = [0; 32];
        for (place, part) in share.chunks_mut(8).enumerate() {
            part.copy_from_slice(&self.number(&(gid, chair.number(), place)).to_be_bytes());
        }
        Share(share)
    }

    /// Its seal.
    pub fn seal(self, gid: [u8; 16], chair: Chair) -> Commitment {
        Commitment::of(gid, chair.number(), &self.share(gid, chair))
    }

    /// Whether every game that was wanted is over.
    pub fn is_content(self, room: &Room) -> bool {
        let over = room.table().is_some_and(|table| table.ended().is_some());
        room.closed().is_some() || (over && finished(room) >= self.games)
    }

    /// The next command of this chair, without its number; `None` while others are asked.
    pub fn wish(self, room: &Room, chair: Chair) -> Option<Ask> {
        let ask = |command, prompt| {
            Some(Ask {
                n: 0,
                prompt,
                command,
            })
        };
        match room.stage() {
            Stage::Closed { .. } => None,
            Stage::Starting {
                seq, seats, shares, ..
            } => {
                let place = seats.iter().position(|pledge| pledge.seat == chair)?;
                let open = shares.get(place)?.is_some();
                let share = self.share(room.sealing()?.gid.bytes(), chair);
                if open {
                    None
                } else {
                    ask(Command::Reveal { share }, Some(*seq))
                }
            }
            Stage::Gathering => self.seal_again(room, chair),
            Stage::Playing => {
                let table = room.running()?;
                let mine = table.turn() == Some(chair);
                if mine {
                    ask(self.choose(table)?, Some(table.prompt()))
                } else {
                    None
                }
            }
        }
    }

    fn seal_again(self, room: &Room, chair: Chair) -> Option<Ask> {
        let sealing = room.sealing()?;
        let person = room.person(chair)?;
        if person.commit.is_some() || self.is_content(room) {
            return None;
        }
        let (gid, commit) = (sealing.gid, self.seal(sealing.gid.bytes(), chair));
        let again = room.table().is_some() && !person.wants;
        let command = if again {
            Command::Rematch { gid, commit }
        } else {
            Command::Commit { gid, commit }
        };
        Some(Ask {
            n: 0,
            prompt: again.then_some(sealing.seq),
            command,
        })
    }

    fn choose(self, table: &Table) -> Option<Command> {
        let position = table.session().position();
        let place = table.session().events().len();
        Some(match (position.turn(), position.play()) {
            (Turn::Over(_), _) => return None,
            (Turn::Roll { .. }, _) => Command::Roll,
            (Turn::AutoExit { .. }, _) => Command::AutoExit,
            (Turn::Pass { .. }, _) => Command::Pass,
            (Turn::Choose { .. }, Play::Ludo(state)) => {
                let moves = state.choices();
                let at = self.number(&place) as usize % moves.len().max(1);
                Command::Move {
                    piece: moves.get(at)?.piece,
                }
            }
            (Turn::Choose { .. }, Play::Makruk(game)) if game.plies() >= self.most_plies => {
                Command::Resign
            }
            (Turn::Choose { .. }, Play::Makruk(game)) => Command::Play {
                ply: self.ply(game)?,
            },
        })
    }

    fn ply(self, game: &makruk::Game) -> Option<makruk::Ply> {
        let moves = game.legal_moves();
        let at = self.number(&game.plies()) as usize % moves.len().max(1);
        game.check(*moves.get(at)?, None).ok()
    }
}

/// Games that this room has seen to their end.
fn finished(room: &Room) -> u32 {
    // The dice of the next game are sealed when one ends, which counts the number on.
    let next_is_open = room.sealing().is_some_and(|sealing| {
        room.table()
            .is_some_and(|table| table.header().id != sealing.gid)
    });
    if next_is_open {
        room.number().saturating_sub(1)
    } else {
        room.number()
    }
}
