//! A state as numbers, seen by one seat: the input of the win model.
//!
//! Seats come clockwise from the one that looks. The state stands before a roll.

use arrayvec::ArrayVec;

use super::shots::{Threats, threats};
use crate::ludo::{Board, Color, Progress, State};

/// Numbers of one seat: yard and finish counts, places, places held twice, and sums.
const SEAT: usize = 4 + 4 + 2 * PLACES + SUMS;
/// Places on ring and home column of the cross.
const PLACES: usize = 56;
/// Sums of one seat, see [`View::sums`].
const SUMS: usize = 13;
/// Numbers besides the seats': two and three sixes' rows of self and others.
const ROWS: usize = 4;
/// Finish of the cross; other boards are read by the squares that are left.
const FINISH: u8 = 56;

/// Non-zero inputs: index and value.
pub type Features = ArrayVec<(u16, f32), 160>;

/// Number of inputs for so many seats; three are read as four with one that is away.
pub const fn feature_count(seats: usize) -> usize {
    layout(seats) * (SEAT + 1) + ROWS
}

/// Seats that the inputs have room for.
const fn layout(seats: usize) -> usize {
    if seats == 2 { 2 } else { 4 }
}

/// What all seats see alike; made once a state.
pub struct View<'a> {
    state: &'a State,
    board: &'static Board,
    threats: Threats,
    distances: [f32; 4],
}

impl<'a> View<'a> {
    /// Looks at a state before a roll.
    pub fn new(state: &'a State) -> View<'a> {
        let board = state.board();
        let left = |progress: &Progress| {
            if progress.in_yard() {
                FINISH
            } else {
                board.finish() - progress.travelled()
            }
        };
        let distance = |color: Color| {
            state
                .pieces(color)
                .iter()
                .map(|progress| f32::from(left(progress)))
                .sum::<f32>()
        };
        View {
            state,
            board,
            threats: threats(state),
            distances: Color::ALL.map(distance),
        }
    }

    /// The numbers as one seat sees them.
    pub fn features(&self, me: Color) -> Features {
        let mut features = Features::new();
        let room = layout(self.state.seats().len());
        for color in self.state.seats().iter() {
            let quarters = (color.index() + 4 - me.index()) % 4;
            self.seat(&mut features, quarters * room / 4 * (SEAT + 1), color);
        }
        let sixes = self.state.sixes();
        if sixes > 0 {
            let row = usize::from(sixes > 1) + if self.state.turn() == me { 0 } else { 2 };
            push(&mut features, room * (SEAT + 1) + row, 1.0);
        }
        features
    }

    fn seat(&self, features: &mut Features, base: usize, color: Color) {
        let pieces = self.state.pieces(color);
        let (mut yard, mut home, mut seen) = (0, 0, [0_u8; PLACES]);
        for &progress in pieces {
            match self.place(progress) {
                None => yard += 1,
                Some(PLACES) => home += 1,
                Some(place) => seen[place] += 1,
            }
        }
        (0..yard).for_each(|count| push(features, base + count, 1.0));
        (0..home).for_each(|count| push(features, base + 4 + count, 1.0));
        for (rank, &progress) in pieces.iter().enumerate() {
            let first = !pieces[..rank].contains(&progress);
            if let Some(place) = self
                .place(progress)
                .filter(|&place| first && place < PLACES)
            {
                push(features, base + 8 + place, 1.0);
                if seen[place] > 1 {
                    push(
                        features,
                        base + 8 + PLACES + place,
                        f32::from(seen[place] - 1),
                    );
                }
            }
        }
        for (at, sum) in self.sums(color).into_iter().enumerate() {
            push(features, base + 8 + 2 * PLACES + at, sum);
        }
        let rolls = self.state.turn() == color;
        push(features, base + SEAT, f32::from(u8::from(rolls)));
    }

    /// Place on the cross, counted from the finish so that the way left is alike on all boards.
    fn place(&self, progress: Progress) -> Option<usize> {
        let steps = progress.get()?;
        let shift = if steps == 0 {
            0
        } else {
            FINISH - self.board.finish()
        };
        Some(usize::from(steps + shift))
    }

    /// Sums that say at once what many pieces mean together; each about 0 to 1.
    fn sums(&self, color: Color) -> [f32; SUMS] {
        let state = self.state;
        let others = || state.seats().iter().filter(move |&other| other != color);
        let nearest = others()
            .map(|other| self.distances[other.index()])
            .fold(f32::MAX, f32::min);
        let distance = self.distances[color.index()];
        let [now, now_worth, later, later_worth] = self.exposed(color);
        let [gain, gain_later] = self.gains(color);
        let (blocks, held) = self.blocks(color);
        let pieces = state.pieces(color);
        let last = self.board.last_ring();
        let homeward = pieces
            .iter()
            .filter(|piece| piece.travelled() > last)
            .count() as f32;
        let out = pieces.iter().filter(|piece| !piece.in_yard()).count() as f32;
        [
            distance / 224.0,
            now,
            now_worth,
            later,
            later_worth,
            gain,
            gain_later,
            blocks,
            held,
            homeward / 4.0,
            out / 4.0,
            (nearest - distance) / 112.0,
            f32::from(u8::from(state.turn() == color)) * gain,
        ]
    }

    /// Says whether `attacker` rolls before `victim` does.
    fn rolls_before(&self, attacker: Color, victim: Color) -> bool {
        let wait = |color: Color| (color.index() + 4 - self.state.turn().index()) % 4;
        wait(attacker) < wait(victim)
    }

    /// Expected losses of a seat before its next roll, and after it: pieces, and their progress.
    fn exposed(&self, color: Color) -> [f32; 4] {
        let mut sums = [0.0; 4];
        for (piece, progress) in self.state.pieces(color).iter().enumerate() {
            let (mut missed_now, mut missed_later) = (1.0, 1.0);
            for other in self.state.seats().iter().filter(|&other| other != color) {
                let miss = 1.0 - self.threats[other.index()][color.index()][piece];
                if self.rolls_before(other, color) {
                    missed_now *= miss;
                } else {
                    missed_later *= miss;
                }
            }
            let worth = self.worth(*progress);
            sums[0] += 1.0 - missed_now;
            sums[1] += (1.0 - missed_now) * worth;
            sums[2] += 1.0 - missed_later;
            sums[3] += (1.0 - missed_later) * worth;
        }
        sums
    }

    /// Expected captures of a seat before and after its victims can move, by their progress.
    fn gains(&self, color: Color) -> [f32; 2] {
        let mut sums = [0.0; 2];
        for victim in self.state.seats().iter().filter(|&victim| victim != color) {
            let later = usize::from(!self.rolls_before(color, victim));
            let chances = self.threats[color.index()][victim.index()];
            for (chance, progress) in chances.iter().zip(self.state.pieces(victim)) {
                sums[later] += chance * self.worth(*progress);
            }
        }
        sums
    }

    /// What a captured piece loses: its way and the wait for a six.
    fn worth(&self, progress: Progress) -> f32 {
        (f32::from(progress.travelled()) + 8.0) / f32::from(self.board.finish())
    }

    /// Blocks on the ring, and opponents' pieces close behind them.
    fn blocks(&self, color: Color) -> (f32, f32) {
        let pieces = self.state.pieces(color);
        let (mut blocks, mut held) = (0.0, 0.0);
        for (rank, progress) in pieces.iter().enumerate() {
            let Some(square) = progress.square(self.board, color) else {
                continue;
            };
            if pieces[..rank].contains(progress) || !pieces[rank + 1..].contains(progress) {
                continue;
            }
            blocks += 0.5;
            for other in self.state.seats().iter().filter(|&other| other != color) {
                let Some(at) = self.board.progress_at(other, square) else {
                    continue;
                };
                let behind = |piece: &&Progress| {
                    piece
                        .get()
                        .is_some_and(|from| (1..=6).contains(&at.travelled().wrapping_sub(from)))
                };
                held += self.state.pieces(other).iter().filter(behind).count() as f32 / 4.0;
            }
        }
        (blocks, held)
    }
}

fn push(features: &mut Features, index: usize, value: f32) {
    if value != 0.0 {
        features.push((index as u16, value));
    }
}
