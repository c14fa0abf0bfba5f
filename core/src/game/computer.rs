//! The computer's turns: when it acts, with which seed, and what it does.
//!
//! Owns: the random numbers of its choices, which depend on the game's seed and the place in the
//! game only, never on time. Must not know threads: [`think`] runs wherever it is called.

use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{Rng, SeedableRng};

use super::{Command, Dice, Play, Position, Seat, Session, Turn};
use crate::ai::{self, Budget, ComputerPlayer, Level, Stop};
use crate::dice::Seed;

/// Stream of the dice generator's family that dice never use.
const CHOICES: u64 = 0x63_68_6f_69_63_65; // "choice"

/// Something a computer player is to do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ComputerTurn {
    /// Who.
    pub seat: Seat,
    /// How well it chooses.
    pub level: Level,
    /// Seed of random parts of the choice.
    pub seed: u64,
    /// Length of the log it answers. A reply for another length is stale.
    pub length: usize,
    /// What.
    pub work: Work,
}

/// What a computer player is to do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Work {
    /// Roll, bring one out, or pass on: nothing to think about.
    Step(Command),
    /// Choose a piece or a move.
    Choose,
    /// Take a draw offer or turn it down.
    AnswerDraw,
}

impl Session {
    /// What the computer is to do now; `None` while a person is asked, or after the end. An open
    /// draw offer to the computer comes before its move.
    pub fn computer_turn(&self) -> Option<ComputerTurn> {
        let turn = self.turn();
        let seat = match turn {
            Turn::Over(_) => return None,
            _ => self.offered_to().or(turn.seat())?,
        };
        let level = self.header().player(seat)?.level()?;
        self.turn_of_computer(seat, level)
    }

    /// What a computer of this level would do at this seat now, whoever sits there: in a room it
    /// stands in for people too. `None` when the seat has nothing to do.
    pub fn stand_in_turn(&self, seat: Seat, level: Level) -> Option<ComputerTurn> {
        let asked = self.position().draw_offer().is_some_and(|by| by != seat);
        let moves = self.turn().seat() == Some(seat);
        (asked || moves)
            .then(|| self.turn_of_computer(seat, level))
            .flatten()
    }

    fn turn_of_computer(&self, seat: Seat, level: Level) -> Option<ComputerTurn> {
        let turn = self.turn();
        let work = match turn {
            Turn::Over(_) => return None,
            _ if self.asked() == Some(seat) => Work::AnswerDraw,
            Turn::Roll { .. } => Work::Step(Command::Roll),
            Turn::AutoExit { .. } => Work::Step(Command::AutoExit),
            Turn::Pass { .. } => Work::Step(Command::Pass),
            Turn::Choose { .. } => Work::Choose,
        };
        let seed = self.choice_seed(seat);
        Some(ComputerTurn {
            seat,
            level,
            seed,
            length: self.events().len(),
            work,
        })
    }

    /// The seat that has an offer to answer.
    fn asked(&self) -> Option<Seat> {
        let by = self.position().draw_offer()?;
        Seat::new(1 - by.index().min(1))
    }

    /// The computer that has an offer to answer.
    fn offered_to(&self) -> Option<Seat> {
        let other = self.asked()?;
        self.header().player(other)?.level().map(|_| other)
    }

    /// The seed of a choice, from the game's dice and the place in the game alone.
    fn choice_seed(&self, seat: Seat) -> u64 {
        let header = self.header();
        match &header.dice {
            Dice::Seed(seed) => seed_at(seed, self.position()),
            Dice::Sealed(sealed) => {
                let chair = header.chair(seat).unwrap_or_default();
                let number = answered(self.position());
                let seed = sealed.ai_seed(header.id.bytes(), chair, number);
                let mut first = [0; 8];
                first.copy_from_slice(&seed[..8]);
                u64::from_be_bytes(first)
            }
        }
    }
}

/// The number of the roll that a choice answers, in makruk of the ply; both from 1.
fn answered(position: &Position) -> u32 {
    match position.play() {
        Play::Ludo(state) => state.roll_index(),
        Play::Makruk(game) => game.plies() as u32 + 1,
    }
}

/// Thinks, and says what the computer does; `None` when it was stopped.
pub fn think(
    position: &Position,
    turn: ComputerTurn,
    budget: Budget,
    stop: &Stop,
) -> Option<Command> {
    match (turn.work, position.play()) {
        (Work::Step(command), _) => Some(command),
        (Work::Choose, Play::Ludo(state)) => {
            let mut player = ai::ludo::player(turn.level);
            let piece = player.choose(state, turn.seed, budget, stop)?;
            Some(Command::Move { piece })
        }
        (Work::Choose, Play::Makruk(game)) => {
            let mut player = ai::makruk::player(turn.level);
            let ply = player.choose(game, turn.seed, budget, stop)?;
            Some(Command::Play { ply })
        }
        (Work::AnswerDraw, Play::Makruk(game)) => {
            let side = turn.seat.side()?;
            let accept = ai::makruk::accepts_draw(game, side, turn.level, budget, stop)?;
            Some(Command::AnswerDraw {
                seat: turn.seat,
                accept,
            })
        }
        (Work::AnswerDraw, Play::Ludo(_)) => Some(Command::AnswerDraw {
            seat: turn.seat,
            accept: false,
        }),
    }
}

/// The seed of a choice: one number a roll in Ludo, a ply in makruk.
pub(super) fn seed_at(seed: &Seed, position: &Position) -> u64 {
    let index = match position.play() {
        Play::Ludo(state) => state.roll_index(),
        Play::Makruk(game) => game.plies() as u32,
    };
    let mut stream = ChaCha8Rng::from_seed(seed.0);
    stream.set_stream(CHOICES);
    stream.set_word_pos(u128::from(index) * 2);
    stream.next_u64()
}
