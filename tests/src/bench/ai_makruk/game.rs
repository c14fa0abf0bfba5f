//! One game between two contestants.

use crate::peer::Peer;
use sanuk_core::ai::makruk::{MakrukPlayer, player};
use sanuk_core::ai::{Budget, ComputerPlayer, Level, Lot, Stop};
use sanuk_core::makruk::{Game, Move, Outcome};
use std::io;
use std::time::Duration;

/// Random plies before the contestants move.
const OPENING: usize = 8;

/// Somebody who plays. Nodes or milliseconds of 0 are no limit.
#[derive(Clone, Copy, Debug)]
pub(super) enum Contestant {
    Random,
    Easy,
    Normal,
    Hard { nodes: u64, ms: u64 },
    Peer { nodes: u64, ms: u64 },
}

impl Contestant {
    /// Whether its moves are limited by time.
    pub(super) fn is_timed(self) -> bool {
        matches!(
            self,
            Contestant::Hard { ms: 1.., .. } | Contestant::Peer { ms: 1.., .. }
        )
    }
}

/// How a game went.
pub(super) struct Played {
    pub(super) outcome: Outcome,
    pub(super) plies: usize,
}

enum Mover {
    Random,
    Own(Box<MakrukPlayer>, Budget),
    Peer(Box<Peer>, String),
}

impl Mover {
    fn of(contestant: Contestant) -> io::Result<Mover> {
        let own =
            |level, budget| Mover::Own(Box::new(player(level).without_board_counting()), budget);
        Ok(match contestant {
            Contestant::Random => Mover::Random,
            Contestant::Easy => own(Level::Easy, Budget::default()),
            Contestant::Normal => own(Level::Normal, Budget::default()),
            Contestant::Hard { nodes, ms } => own(Level::Hard, budget(nodes, ms)),
            Contestant::Peer { nodes, ms } => {
                let limit = if ms > 0 {
                    format!("movetime {ms}")
                } else {
                    format!("nodes {nodes}")
                };
                Mover::Peer(Box::new(Peer::start()?), limit)
            }
        })
    }

    fn choose(&mut self, game: &Game, lot: &mut Lot) -> io::Result<Move> {
        match self {
            Mover::Random => {
                let moves = game.legal_moves();
                let chosen = moves.get(lot.below(moves.len().max(1)));
                chosen.copied().ok_or_else(|| io::Error::other("no move"))
            }
            Mover::Own(player, budget) => {
                let ply = player.choose(game, lot.bits(), *budget, &Stop::new());
                ply.map(|ply| ply.mv)
                    .ok_or_else(|| io::Error::other("no choice"))
            }
            Mover::Peer(peer, limit) => {
                // Its own counting is left out: it starts by itself and ends elsewhere.
                peer.position(&game.position().to_string().replace('~', ""))?;
                peer.go(limit)
            }
        }
    }
}

fn budget(nodes: u64, ms: u64) -> Budget {
    Budget {
        nodes: (nodes > 0).then_some(nodes),
        time: (ms > 0).then_some(Duration::from_millis(ms)),
    }
}

/// Names a contestant: a hash of what it plays in a few positions.
pub(super) fn fingerprint(contestant: Contestant) -> u64 {
    let (level, nodes) = match contestant {
        Contestant::Random => return 1,
        Contestant::Peer { nodes, ms } => return 2 + nodes * 3 + ms * 7,
        Contestant::Easy => (Level::Easy, 0),
        Contestant::Normal => (Level::Normal, 0),
        Contestant::Hard { nodes, ms } => (Level::Hard, nodes * 3 + ms * 7),
    };
    let mut hash = 0xcbf2_9ce4_8422_2325 ^ nodes;
    for number in 0..6 {
        let game = opened(number);
        let ply = player(level).choose(&game, number, Budget::nodes(3_000), &Stop::new());
        let text = ply.map(|ply| ply.to_string()).unwrap_or_default();
        for byte in text.bytes() {
            hash = (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
        }
    }
    hash
}

/// The opening of a number.
pub(super) fn opened(number: u64) -> Game {
    opening(&mut Lot::new(number))
}

/// A game of eight random plies that still goes on.
fn opening(lot: &mut Lot) -> Game {
    loop {
        let mut game = Game::start();
        for _ in 0..OPENING {
            let moves = game.legal_moves();
            let mv = moves.get(lot.below(moves.len().max(1)));
            if mv.is_none_or(|mv| game.play(*mv, None).is_err()) {
                break;
            }
        }
        if game.outcome().is_none() && game.plies() == OPENING {
            return game;
        }
    }
}

/// Plays White against Black from the opening of a number.
///
/// # Errors
///
/// When the other program cannot be started, ends, or plays an illegal move.
pub(super) fn play(sides: [Contestant; 2], opening_number: u64) -> io::Result<Played> {
    let mut game = opened(opening_number);
    // Contestants draw other lots than openings do.
    let mut lot = Lot::new(opening_number ^ 0xa5a5_0000);
    let [white, black] = sides;
    let mut movers = [Mover::of(white)?, Mover::of(black)?];
    loop {
        if let Some(outcome) = game.outcome() {
            return Ok(Played {
                outcome,
                plies: game.plies(),
            });
        }
        let mv = movers[game.turn().index()].choose(&game, &mut lot)?;
        let fen = game.fen();
        game.play(mv, None)
            .map_err(|error| io::Error::other(format!("{fen}: {error}")))?;
    }
}
