//! A game's figures for lists, result screens and statistics.

use serde::{Deserialize, Serialize};

use super::{Event, Outcome, Player, Position, Seat, Session};
use crate::dice;
use crate::ludo::{self, Die, State};

/// What a list of games shows; kept with every save so that lists need not fold games.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Digest {
    /// Who acts next; `None` when the game is over.
    pub turn: Option<Seat>,
    /// How it ended.
    pub outcome: Option<Outcome>,
    /// Per seat, how often each face 1 to 6 came; empty in makruk.
    pub faces: Vec<[u32; 6]>,
    /// Plies in makruk, rolls in Ludo.
    pub length: u32,
}

/// One seat's figures.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// How often each face 1 to 6 came.
    pub faces: [u32; 6],
    /// Piece moves, auto exits included.
    pub moves: u32,
    /// Pieces or men it captured.
    pub captures: u32,
    /// Pieces or men it lost.
    pub losses: u32,
    /// Rolls that moved nothing.
    pub passes: u32,
    /// Longest row of own rolls without a six.
    pub longest_wait: u32,
    /// The row of rolls without a six that is open.
    wait: u32,
}

/// A roll that the seed did not give.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct WrongDie {
    /// Number of the event.
    pub at: usize,
    /// Number of the roll, from 0.
    pub roll: u32,
    /// Face in the log.
    pub said: Die,
    /// Face of the seed.
    pub expected: Die,
}

impl Tally {
    /// All rolls.
    pub fn rolls(&self) -> u32 {
        self.faces.iter().sum()
    }

    fn roll(&mut self, die: Die) {
        self.faces[usize::from(die.get()) - 1] += 1;
        self.wait = if die.is_six() { 0 } else { self.wait + 1 };
        self.longest_wait = self.longest_wait.max(self.wait);
    }
}

impl Session {
    /// Makes what lists show.
    pub fn digest(&self) -> Digest {
        let dice = self.position().as_ludo().is_some();
        let faces = if dice {
            self.faces().to_vec()
        } else {
            Vec::new()
        };
        let length = match self.position().play() {
            super::Play::Ludo(state) => state.roll_index(),
            super::Play::Makruk(game) => game.plies() as u32,
        };
        let turn = self.position().turn().seat();
        Digest {
            turn,
            outcome: self.position().outcome(),
            faces,
            length,
        }
    }

    /// Counts every seat's figures over the whole game.
    pub fn tallies(&self) -> Vec<Tally> {
        let mut tallies = vec![Tally::default(); self.header().players.len()];
        let Ok(mut position) = self.header().start() else {
            return tallies;
        };
        for event in self.events() {
            count(&mut tallies, &position, *event);
            if position.apply(event).is_err() {
                break;
            }
        }
        tallies
    }

    /// Checks every roll of a game on this device against its seed. Returns how many rolls there
    /// are; none for sealed dice, whose check is another.
    ///
    /// # Errors
    /// The first roll that the seed did not give.
    pub fn check_dice(&self) -> Result<u32, WrongDie> {
        let Some(seed) = self.header().dice.seed() else {
            return Ok(0);
        };
        let mut roll = 0;
        for (at, event) in self.events().iter().enumerate() {
            if let Event::Ludo(ludo::Event::Rolled { die }) = *event {
                let expected = dice::face(seed, roll);
                if die != expected {
                    return Err(WrongDie {
                        at,
                        roll,
                        said: die,
                        expected,
                    });
                }
                roll += 1;
            }
        }
        Ok(roll)
    }

    /// Ranks of a finished game of Ludo, best first, where its rules name them; else empty.
    pub fn ranks(&self) -> Vec<ludo::Rank> {
        match self.position().as_ludo() {
            Some(state) if state.rules().names_ranks() && state.is_over() => {
                state.ranks().into_iter().collect()
            }
            _ => Vec::new(),
        }
    }

    /// Whether a person won against nothing but computers, and at which level; what the statistics
    /// count. `None` for running games, draws and games with other seats.
    pub fn won_against(&self) -> Option<(bool, crate::ai::Level)> {
        won_against(&self.header().players, self.position().outcome())
    }
}

/// See [`Session::won_against`]; works on a list's values alone.
pub fn won_against(
    players: &[Player],
    outcome: Option<Outcome>,
) -> Option<(bool, crate::ai::Level)> {
    let winner = outcome?.winner?;
    let mut people = players.iter().filter(|player| player.is_person());
    let mut levels = players.iter().filter_map(Player::level);
    let level = levels.next()?;
    let one_person = people.next().is_some() && people.next().is_none();
    if !one_person || levels.any(|other| other != level) {
        return None;
    }
    Some((players.get(winner.index())?.is_person(), level))
}

fn count(tallies: &mut [Tally], before: &Position, event: Event) {
    let seat = before.mover();
    match (event, before.as_ludo(), before.as_makruk()) {
        (Event::Ludo(event), Some(state), _) => count_ludo(tallies, state, seat, event),
        (Event::Makruk(ply), _, Some(game)) => {
            let captured = u32::from(game.position().piece_at(ply.mv.to).is_some());
            for (other, tally) in tallies.iter_mut().enumerate() {
                if other == seat.index() {
                    tally.moves += 1;
                    tally.captures += captured;
                } else {
                    tally.losses += captured;
                }
            }
        }
        _ => {}
    }
}

fn count_ludo(tallies: &mut [Tally], state: &State, seat: Seat, event: ludo::Event) {
    let mut after = *state;
    let Ok(step) = after.apply(event) else { return };
    let Some(tally) = tallies.get_mut(seat.index()) else {
        return;
    };
    match event {
        ludo::Event::Rolled { die } => tally.roll(die),
        ludo::Event::Passed => tally.passes += 1,
        ludo::Event::Moved { .. } | ludo::Event::AutoExit => {}
    }
    if let Some(moved) = step.moved {
        tally.moves += 1;
        tally.captures += moved.captures.len() as u32;
        for (color, _) in moved.captures.iter() {
            let loser = Seat::of_color(state.seats(), color);
            if let Some(loser) = loser.and_then(|seat| tallies.get_mut(seat.index())) {
                loser.losses += 1;
            }
        }
    }
}
