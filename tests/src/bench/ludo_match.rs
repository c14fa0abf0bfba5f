//! Ludo matches between computer players: one against the others, seats and starters rotated,
//! fixed seeds, so that a match can be repeated game for game.

use sanuk_core::{
    ai::{Budget, ComputerPlayer, Lot, Stop},
    dice::{DiceStream, Seed},
    ludo::{Color, Event, Illegal, Phase, PieceIndex, RuleSet, Seats, State},
};

/// A Ludo computer player of any kind.
pub type Player = Box<dyn ComputerPlayer<State, Choice = PieceIndex>>;
/// Makes a fresh player for a thread.
pub type Maker = fn() -> Player;

/// One player against copies of another at all other seats.
#[derive(Clone, Copy, Debug)]
pub struct Match {
    /// The rules.
    pub rules: RuleSet,
    /// The seats; the first player takes each in turn.
    pub seats: Seats,
    /// Whose wins are counted.
    pub hero: Maker,
    /// Who sits elsewhere.
    pub rival: Maker,
}

/// Wins of a match.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Score {
    /// Games that the first player won.
    pub wins: u64,
    /// Games played.
    pub games: u64,
}

impl Score {
    /// Won games in a hundred.
    pub fn percent(self) -> f64 {
        100.0 * self.wins as f64 / self.games.max(1) as f64
    }

    /// Half the width of the 95 % interval of [`Score::percent`].
    pub fn error(self) -> f64 {
        let share = self.percent() / 100.0;
        196.0 * (share * (1.0 - share) / self.games.max(1) as f64).sqrt()
    }
}

/// Rolls after which a game counts for nobody; real games need a tenth.
const GUARD: u32 = 20_000;

impl Match {
    /// Names the players under these rules: a hash of what they do in two games of their own.
    pub fn fingerprint(&self) -> u64 {
        let (mut hero, mut rival) = ((self.hero)(), (self.rival)());
        let mut hash = 0xcbf2_9ce4_8422_2325_u64;
        for game in [u64::MAX, u64::MAX - 1] {
            let _ = self.game(game, &mut hero, &mut rival, &mut |state| {
                let pieces = state.seats().iter().flat_map(|seat| state.pieces(seat));
                for piece in pieces {
                    let place = u64::from(piece.get().map_or(99, |steps| steps));
                    hash = (hash ^ place).wrapping_mul(0x0100_0000_01b3);
                }
            });
        }
        hash
    }

    /// Plays games `from` to `to` on every core.
    pub fn play(&self, from: u64, to: u64) -> Score {
        let threads = std::thread::available_parallelism().map_or(1, usize::from) as u64;
        std::thread::scope(|scope| {
            let parts = (0..threads).map(|part| {
                scope.spawn(move || self.part((from + part..to).step_by(threads as usize)))
            });
            let parts: Vec<_> = parts.collect();
            let scores = parts.into_iter().filter_map(|part| part.join().ok());
            scores.fold(Score::default(), |sum, score| Score {
                wins: sum.wins + score.wins,
                games: sum.games + score.games,
            })
        })
    }

    fn part(&self, games: impl Iterator<Item = u64>) -> Score {
        let (mut hero, mut rival) = ((self.hero)(), (self.rival)());
        let mut score = Score::default();
        for game in games {
            if let Ok(won) = self.game(game, &mut hero, &mut rival, &mut |_| {}) {
                score.games += 1;
                score.wins += u64::from(won);
            }
        }
        score
    }

    /// Plays one game; says whether the first player won.
    fn game(
        &self,
        game: u64,
        hero: &mut Player,
        rival: &mut Player,
        watch: &mut dyn FnMut(&State),
    ) -> Result<bool, Illegal> {
        let (seat, starter) = self.seating(game);
        let Ok(mut state) = State::new(self.rules, self.seats, starter) else {
            return Ok(false);
        };
        let mut bytes = [0; 32];
        bytes[..8].copy_from_slice(&game.to_le_bytes());
        let (mut dice, mut lot) = (DiceStream::new(Seed(bytes)), Lot::new(!game));
        let (budget, stop) = (Budget::default(), Stop::new());
        while state.winner().is_none() && state.roll_index() < GUARD {
            let event = match state.phase() {
                Phase::Roll { .. } => Event::Rolled { die: dice.roll() },
                Phase::AutoExit => Event::AutoExit,
                Phase::NoMove { .. } => Event::Passed,
                Phase::Over => break,
                Phase::Choose { .. } => {
                    let player = if state.turn() == seat {
                        &mut *hero
                    } else {
                        &mut *rival
                    };
                    let piece = player.choose(&state, lot.bits(), budget, &stop);
                    Event::Moved {
                        piece: piece.ok_or(Illegal::NothingMoves)?,
                    }
                }
            };
            state.apply(event)?;
            watch(&state);
        }
        Ok(state.winner() == Some(seat))
    }

    /// The first player's seat and the starter: each pair equally often.
    fn seating(&self, game: u64) -> (Color, Color) {
        let seats: Vec<Color> = self.seats.iter().collect();
        let n = seats.len() as u64;
        (seats[(game % n) as usize], seats[(game / n % n) as usize])
    }
}
