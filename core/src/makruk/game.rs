//! A game in progress: position, count, past positions and end.
//!
//! Owns the order of the steps after a move. A game is cheap to fold again from its moves, so
//! taking back is folding a shorter list.

use super::counting::{Count, StartRefusal};
use super::fen::Fen;
use super::{CountAction, FenError, Move, Outcome, Ply, Position, Role, Side, Square};
use std::str::FromStr;

/// Plies from a game's first position to the draw: 200 moves each.
pub const MAX_PLIES: usize = 400;

/// A position with all that its past still decides.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Game {
    position: Position,
    count: Count,
    halfmove: u32,
    fullmove: u32,
    /// Keys of all positions since the first, the present one last.
    keys: Vec<u64>,
    outcome: Option<Outcome>,
}

/// Why a move cannot be played. The game is as it was.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Illegal {
    /// The game has ended.
    #[error("the game is over ({0})")]
    Over(Outcome),
    /// Nobody stands where the move begins.
    #[error("no man stands on {0}")]
    NoMan(Square),
    /// The other side's man stands where the move begins.
    #[error("the man on {0} is the other side's")]
    NotYours(Square),
    /// The man does not move so, or its way is closed.
    #[error("the man on {} does not reach {}", .0.from, .0.to)]
    OutOfReach(Move),
    /// The own khun would be in check afterwards.
    #[error("{0} leaves the own khun in check")]
    InCheck(Move),
    /// The move claims to turn a bia over and does not.
    #[error("{0} turns no bia over")]
    NoPromotion(Move),
    /// Counting cannot be started with this move.
    #[error("counting cannot start: {0}")]
    Start(StartRefusal),
    /// Counting cannot be stopped with this move.
    #[error("there is no counting of yours to stop")]
    Stop,
}

impl Game {
    /// A game from the usual start.
    pub fn start() -> Game {
        Game::from(Fen::start())
    }

    /// A game from a position in which nothing has been counted yet.
    pub fn new(position: Position) -> Game {
        let count = Count::entered(&position).unwrap_or(Count::None);
        Game::from(Fen {
            position,
            count,
            halfmove: 0,
            fullmove: 1,
        })
    }

    /// The board and the side to move.
    pub const fn position(&self) -> &Position {
        &self.position
    }

    /// Who is to move.
    pub const fn turn(&self) -> Side {
        self.position.turn()
    }

    /// The count as it stands.
    pub const fn count(&self) -> Count {
        self.count
    }

    /// The end, if the board has one. Resignation, time-out and agreement are not known here.
    pub const fn outcome(&self) -> Option<Outcome> {
        self.outcome
    }

    /// Plies played since the first position.
    pub fn plies(&self) -> usize {
        self.keys.len() - 1
    }

    /// How often the present position has stood so far, this time included.
    pub fn occurrences(&self) -> usize {
        self.keys
            .iter()
            .filter(|key| **key == self.position.key())
            .count()
    }

    /// Keys of the positions so far, the present one last; what a search needs for repetition.
    pub fn keys(&self) -> &[u64] {
        &self.keys
    }

    /// Position, count and numbers as one text-ready value.
    pub const fn fen(&self) -> Fen {
        Fen {
            position: self.position,
            count: self.count,
            halfmove: self.halfmove,
            fullmove: self.fullmove,
        }
    }

    /// Legal moves; none once the game has ended.
    pub fn legal_moves(&self) -> super::MoveList {
        if self.outcome.is_some() {
            super::MoveList::new()
        } else {
            self.position.legal_moves()
        }
    }

    /// Whether the side to move may start counting now; what shows the button.
    pub fn can_start(&self) -> bool {
        self.outcome.is_none() && self.count.may_start(&self.position).is_ok()
    }

    /// Whether the side to move may stop counting now; what shows the button.
    pub fn can_stop(&self) -> bool {
        self.outcome.is_none() && self.count.may_stop(self.turn())
    }

    /// Whether a legal move would mate and, because its side counts or starts to, only draw.
    /// Then the player is told to stop first and to mate from the next move on.
    pub fn warns(&self, mv: Move, action: Option<CountAction>) -> bool {
        let counts = self.mate_only_draws(action);
        counts && self.legal_moves().contains(&mv) && self.position.mates(mv)
    }

    fn mate_only_draws(&self, action: Option<CountAction>) -> bool {
        self.count.may_stop(self.turn()) || action == Some(CountAction::Start)
    }

    /// Whether this is the side to move's last chance to mate before the count draws.
    pub fn is_last_move(&self) -> bool {
        self.outcome.is_none() && self.count.is_last_move_of(self.turn())
    }

    /// The move and action as they would be played, promotion filled in.
    ///
    /// # Errors
    ///
    /// Why they are illegal.
    pub fn check(&self, mv: Move, action: Option<CountAction>) -> Result<Ply, Illegal> {
        if let Some(outcome) = self.outcome {
            return Err(Illegal::Over(outcome));
        }
        let mv = self.position.find(mv).ok_or_else(|| self.why_not(mv))?;
        match action {
            Some(CountAction::Start) => {
                self.count
                    .may_start(&self.position)
                    .map_err(Illegal::Start)?;
            }
            Some(CountAction::Stop) if !self.can_stop() => return Err(Illegal::Stop),
            _ => {}
        }
        Ok(Ply { mv, action })
    }

    fn why_not(&self, mv: Move) -> Illegal {
        let us = self.turn();
        let Some(piece) = self.position.piece_at(mv.from) else {
            return Illegal::NoMan(mv.from);
        };
        if piece.side != us {
            return Illegal::NotYours(mv.from);
        }
        let occupied = self.position.occupied();
        let reaches = if piece.role == Role::Bia {
            super::reach(piece.role, us, mv.from)
                .without(occupied)
                .contains(mv.to)
                || (super::attacks(piece.role, us, mv.from, occupied)
                    & self.position.side(us.other()))
                .contains(mv.to)
        } else {
            let free = super::attacks(piece.role, us, mv.from, occupied);
            free.without(self.position.side(us)).contains(mv.to)
        };
        if !reaches {
            Illegal::OutOfReach(mv)
        } else if self.position.find(Move::new(mv.from, mv.to)).is_some() {
            Illegal::NoPromotion(mv)
        } else {
            Illegal::InCheck(mv)
        }
    }

    /// Plays a move with what rides on it. A promotion is read with and without its `m`.
    ///
    /// # Errors
    ///
    /// Why the move or the action is illegal; the game is as it was.
    pub fn play(&mut self, mv: Move, action: Option<CountAction>) -> Result<(), Illegal> {
        let ply = self.check(mv, action)?;
        let (mover, before) = (self.turn(), self.count);
        let mating_draws = self.mate_only_draws(action);
        self.number_plies(ply.mv);
        self.position = self.position.after(ply.mv);
        self.keys.push(self.position.key());
        self.count = before.after(mover, action, &self.position);
        self.outcome = self
            .step_2(mover, mating_draws)
            .or_else(|| self.steps_3_to_6(before, mover));
        if let Some(Outcome::MateWhileCounting { .. }) = self.outcome {
            // The very reason of the draw stays readable, even if the move carried a stop.
            let n = before.number().unwrap_or(0) + 1;
            self.count = Count::Board { side: mover, n };
        }
        Ok(())
    }

    fn number_plies(&mut self, mv: Move) {
        let captures = self.position.occupied().contains(mv.to);
        let bia = self.position.role(Role::Bia).contains(mv.from);
        self.halfmove = if captures || bia {
            0
        } else {
            self.halfmove + 1
        };
        self.fullmove += u32::from(self.turn() == Side::Black);
    }

    /// Mate, mate that only draws, stalemate.
    fn step_2(&self, mover: Side, mating_draws: bool) -> Option<Outcome> {
        if self.position.has_legal_move() {
            None
        } else if !self.position.in_check() {
            Some(Outcome::Stalemate)
        } else if mating_draws {
            Some(Outcome::MateWhileCounting { counting: mover })
        } else {
            Some(Outcome::Mate { winner: mover })
        }
    }

    fn steps_3_to_6(&self, before: Count, mover: Side) -> Option<Outcome> {
        if !self
            .position
            .occupied()
            .without(self.position.role(Role::Khun))
            .any()
        {
            Some(Outcome::TwoKhuns)
        } else if before.expires_with_move_of(mover) {
            count_outcome(before)
        } else if self.occurrences() >= 3 {
            Some(Outcome::Repetition)
        } else if self.plies() >= MAX_PLIES {
            Some(Outcome::PlyLimit)
        } else {
            None
        }
    }

    /// What a loaded position already is: mated, stalemated, two khuns, or counted out.
    fn outcome_at_load(&self) -> Option<Outcome> {
        let moved = self.turn().other();
        let counted_and_mated = self.count.may_stop(moved);
        let counted_out = match self.count {
            Count::Pieces { said: true, .. } | Count::Board { .. } => {
                self.count.expires_with_move_of(moved)
            }
            _ => false,
        };
        self.step_2(moved, counted_and_mated).or_else(|| {
            let before = if counted_out { self.count } else { Count::None };
            self.steps_3_to_6(before, moved)
        })
    }
}

fn count_outcome(count: Count) -> Option<Outcome> {
    match count {
        Count::None => None,
        Count::Board { side, .. } => Some(Outcome::BoardCount { counting: side }),
        Count::Pieces { side, .. } => Some(Outcome::PieceCount { counting: side }),
    }
}

impl From<Fen> for Game {
    fn from(fen: Fen) -> Game {
        let mut game = Game {
            position: fen.position,
            count: fen.count,
            halfmove: fen.halfmove,
            fullmove: fen.fullmove,
            keys: vec![fen.position.key()],
            outcome: None,
        };
        game.outcome = game.outcome_at_load();
        game
    }
}

impl FromStr for Game {
    type Err = FenError;

    /// The game that begins with a FEN.
    fn from_str(text: &str) -> Result<Game, FenError> {
        text.parse::<Fen>().map(Game::from)
    }
}
