//! From a description to a validated state.

use thiserror::Error;

use super::{
    Board, Color, Die, PieceIndex, Placement, Progress, RuleSet, Seats, Square, State, state::Stage,
};

/// A position to play from, at the start of a roll.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Setup {
    /// The rules.
    pub rules: RuleSet,
    /// Seats and pieces.
    pub placement: Placement,
    /// The seat to play.
    pub turn: Color,
    /// Sixes it has already rolled directly one after another in this turn; 0 begins a turn.
    pub sixes: u8,
}

/// Why a position cannot be played from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum SetupError {
    /// The colour that is to play does not take part.
    #[error("{0} does not play")]
    NotSeated(Color),
    /// A colour that does not play has pieces on the board.
    #[error("{0} does not play but has pieces out")]
    AbsentPieces(Color),
    /// A piece is past the finish.
    #[error("{color}'s piece {piece} is at {progress}, past the finish at {finish}")]
    PastFinish {
        /// Whose.
        color: Color,
        /// Which.
        piece: PieceIndex,
        /// Where it was put.
        progress: Progress,
        /// The board's finish.
        finish: u8,
    },
    /// Two colours on a square that is not safe (rule T19).
    #[error("{first} and {second} share ring square {}, which is not safe", square.index())]
    SharedSquare {
        /// The square.
        square: Square,
        /// One colour.
        first: Color,
        /// Another.
        second: Color,
    },
    /// More than one seat has all pieces home although the first ends the game.
    #[error("{first} and {second} have both finished")]
    TwoWinners {
        /// One.
        first: Color,
        /// Another.
        second: Color,
    },
    /// The seat to play has all pieces home while others play on.
    #[error("{0} has finished and has no turn")]
    TurnOfFinished(Color),
    /// Three sixes before this roll although three end the turn.
    #[error("{0} sixes in a row before this roll")]
    TooManySixes(u8),
}

impl State {
    /// Begins a game with all pieces in the yards.
    ///
    /// # Errors
    ///
    /// [`SetupError::NotSeated`] when the starter does not play.
    pub fn new(rules: RuleSet, seats: Seats, starter: Color) -> Result<State, SetupError> {
        let placement = Placement::start(seats);
        State::from_setup(Setup {
            rules,
            placement,
            turn: starter,
            sixes: 0,
        })
    }

    /// Begins at a position. Seats that are home already are ranked in turn order.
    ///
    /// With sixes before, the turn is under way: a seat that has nothing on the road then began
    /// it with a piece there (which finished), or rolled sixes that an opponent's block on its
    /// start made useless (which used the first of three tries).
    ///
    /// # Errors
    ///
    /// The first thing that the rules do not allow, as a [`SetupError`].
    pub fn from_setup(setup: Setup) -> Result<State, SetupError> {
        let Setup {
            rules,
            placement,
            turn,
            sixes,
        } = setup;
        let board = Board::of(rules.board, placement.seats);
        if !placement.seats.contains(turn) {
            return Err(SetupError::NotSeated(turn));
        }
        check_pieces(&placement, board)?;
        check_squares(&placement, board, rules)?;
        if rules.three_sixes && sixes > 2 {
            return Err(SetupError::TooManySixes(sixes));
        }
        let mut state = State {
            rules,
            shape: board.shape(),
            placement,
            turn,
            stage: Stage::Roll,
            die: Die::SIX,
            targets: [Progress::YARD; 4],
            sixes: 0,
            tries: 0,
            bonus: false,
            rolls: 0,
            finishers: [turn; 4],
            finisher_count: 0,
        };
        state.rank_finished()?;
        if !state.is_over() {
            state.begin_turn(turn);
            state.resume_after_sixes(sixes);
        }
        Ok(state)
    }

    fn rank_finished(&mut self) -> Result<(), SetupError> {
        let home = |&color: &Color| self.is_home(color);
        let done: Vec<Color> = self.seats().iter().filter(home).collect();
        if let [first, second, ..] = done[..]
            && !self.rules.all_ranks
        {
            return Err(SetupError::TwoWinners { first, second });
        }
        let turn = self.turn;
        for &color in &done {
            self.seat_done(color);
        }
        if !self.is_over() && done.contains(&turn) {
            return Err(SetupError::TurnOfFinished(turn));
        }
        Ok(())
    }
}

fn check_pieces(placement: &Placement, board: &Board) -> Result<(), SetupError> {
    for color in Color::ALL {
        for piece in PieceIndex::ALL {
            let progress = placement.progress(color, piece);
            if !placement.seats.contains(color) && !progress.in_yard() {
                return Err(SetupError::AbsentPieces(color));
            }
            let finish = board.finish();
            if progress.travelled() > finish {
                return Err(SetupError::PastFinish {
                    color,
                    piece,
                    progress,
                    finish,
                });
            }
        }
    }
    Ok(())
}

fn check_squares(placement: &Placement, board: &Board, rules: RuleSet) -> Result<(), SetupError> {
    let mut holders = [None; 64];
    for second in placement.seats.iter() {
        for progress in placement.pieces[second.index()] {
            let Some(square) = progress.square(board, second) else {
                continue;
            };
            let first = *holders[square.index()].get_or_insert(second);
            if first != second && !board.is_safe(square, rules.safe) {
                return Err(SetupError::SharedSquare {
                    square,
                    first,
                    second,
                });
            }
        }
    }
    Ok(())
}
