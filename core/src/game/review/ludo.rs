//! Ludo: luck against choice.

use super::{Note, Review};
use crate::ai::ludo::judge;
use crate::game::{Event, Seat, Session};
use crate::ludo::{self, Die, PieceIndex, State};

/// A share of a won game in 1 / 10,000.
const WHOLE: f32 = 10_000.0;
/// Costly choices that are named.
const NAMED: usize = 3;
/// A choice that costs less, in 1 / 10,000, is no moment.
const COSTLY: i32 = 50;

/// What came of the dice and of the choices.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LudoReview {
    /// By seat.
    pub seats: Vec<LudoSeat>,
    /// Luckiest roll, unluckiest roll, then the costliest choices.
    pub moments: Vec<LudoMoment>,
}

/// One seat's sums, in 1 / 10,000 of a won game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct LudoSeat {
    /// What its rolls gave or took.
    pub luck: i32,
    /// What its choices gave away.
    pub lost: i32,
    /// Choices among at least two.
    pub choices: u32,
    /// Those that lost nothing.
    pub best: u32,
}

/// Something worth looking at again.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LudoMoment {
    /// Event, from 0.
    pub at: u32,
    /// Who.
    pub seat: Seat,
    /// What.
    pub kind: MomentKind,
    /// What it was worth, in 1 / 10,000 of a won game; a costly choice is negative.
    pub worth: i32,
}

/// What kind of moment.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MomentKind {
    /// The roll that gave most.
    BestRoll {
        /// The face.
        die: Die,
    },
    /// The roll that took most.
    WorstRoll {
        /// The face.
        die: Die,
    },
    /// A choice that gave much away.
    Choice {
        /// What was moved.
        moved: PieceIndex,
        /// What the hard level would have moved.
        best: PieceIndex,
    },
}

/// What is to be said about a step; nothing where there was no choice.
pub(super) fn note(at: u32, state: &State, event: ludo::Event) -> Option<Note> {
    let seat = Seat::of_color(state.seats(), state.turn())?;
    match event {
        ludo::Event::Rolled { die } => {
            let luck = units(judge::roll(state, die)?.luck());
            Some(Note::Roll { at, seat, luck })
        }
        ludo::Event::Moved { piece } if state.choices().len() > 1 => {
            let choice = judge::choice(state, piece)?;
            Some(Note::Choice {
                at,
                seat,
                best: choice.best,
                lost: units(choice.lost),
            })
        }
        _ => None,
    }
}

fn units(share: f32) -> i32 {
    (share * WHOLE).round() as i32
}

impl Review {
    /// Sums a game of Ludo up, as far as it has been looked at.
    pub fn ludo(&self, session: &Session) -> LudoReview {
        let mut seats = vec![LudoSeat::default(); session.header().players.len()];
        for note in self.notes() {
            match *note {
                Note::Roll { seat, luck, .. } => {
                    if let Some(sums) = seats.get_mut(seat.index()) {
                        sums.luck += luck;
                    }
                }
                Note::Choice { seat, lost, .. } => {
                    if let Some(sums) = seats.get_mut(seat.index()) {
                        sums.lost += lost;
                        sums.choices += 1;
                        sums.best += u32::from(lost == 0);
                    }
                }
                Note::Ply { .. } => {}
            }
        }
        LudoReview {
            seats,
            moments: self.moments(session),
        }
    }

    fn moments(&self, session: &Session) -> Vec<LudoMoment> {
        let roll = |note: &Note| match *note {
            Note::Roll { at, seat, luck } => match session.events().get(at as usize)? {
                Event::Ludo(ludo::Event::Rolled { die }) => Some((at, seat, luck, *die)),
                _ => None,
            },
            _ => None,
        };
        let rolls: Vec<_> = self.notes().iter().filter_map(roll).collect();
        // The first of equals, so that the same game always names the same moments.
        let best = rolls.iter().rev().max_by_key(|(_, _, luck, _)| *luck);
        let worst = rolls.iter().min_by_key(|(_, _, luck, _)| *luck);
        let mut moments = Vec::new();
        if let Some(&(at, seat, worth, die)) = best.filter(|(_, _, luck, _)| *luck > 0) {
            let kind = MomentKind::BestRoll { die };
            moments.push(LudoMoment {
                at,
                seat,
                kind,
                worth,
            });
        }
        if let Some(&(at, seat, worth, die)) = worst.filter(|(_, _, luck, _)| *luck < 0) {
            let kind = MomentKind::WorstRoll { die };
            moments.push(LudoMoment {
                at,
                seat,
                kind,
                worth,
            });
        }
        moments.extend(self.costly_choices(session));
        moments
    }

    fn costly_choices(&self, session: &Session) -> Vec<LudoMoment> {
        let choice = |note: &Note| match *note {
            Note::Choice {
                at,
                seat,
                best,
                lost,
            } if lost >= COSTLY => match session.events().get(at as usize)? {
                Event::Ludo(ludo::Event::Moved { piece }) => Some(LudoMoment {
                    at,
                    seat,
                    kind: MomentKind::Choice {
                        moved: *piece,
                        best,
                    },
                    worth: -lost,
                }),
                _ => None,
            },
            _ => None,
        };
        let mut costly: Vec<LudoMoment> = self.notes().iter().filter_map(choice).collect();
        costly.sort_by_key(|moment| (moment.worth, moment.at));
        costly.truncate(NAMED);
        costly
    }
}
