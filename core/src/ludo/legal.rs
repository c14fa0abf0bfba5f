//! Which pieces a face can move, and why the others cannot.
//!
//! Works on masks of ring squares seen from the mover's start: bit `n` is its progress `n`.

use super::{
    Blocks, Board, Color, Die, Immovable, PieceIndex, Pieces, Progress, RuleSet, Square, State,
};

/// What the mover has to look out for. Only squares on its own way are in the masks.
pub(super) struct Sight<'a> {
    state: &'a State,
    board: &'static Board,
    color: Color,
    /// Squares where it cannot stop.
    barred: u64,
    /// Squares it cannot pass.
    walls: u64,
}

/// The bits `from..to`; empty where the range is.
const fn between(from: u8, to: u8) -> u64 {
    if from >= to {
        0
    } else {
        (u64::MAX >> (64 - (to - from))) << from
    }
}

impl<'a> Sight<'a> {
    pub(super) fn new(state: &'a State) -> Sight<'a> {
        let (board, color) = (state.board(), state.turn());
        let (any, blocks) = opponents(state, board, color);
        let (barred, walls) = match state.rules().blocks {
            Blocks::Stop => (blocks, 0),
            Blocks::StopAndPass => (blocks, blocks),
            Blocks::Nothing => (0, 0),
            Blocks::NoOvertaking => (0, any | own(state, color)),
        };
        Sight {
            state,
            board,
            color,
            barred,
            walls,
        }
    }

    /// Where the face takes a piece.
    pub(super) fn reach(&self, from: Progress, die: Die) -> Result<Progress, Immovable> {
        let rules = self.state.rules();
        let Some(steps) = from.get() else {
            return self.exit(&rules, die);
        };
        let finish = self.board.finish();
        if steps >= finish {
            return Err(Immovable::Finished);
        }
        let far = steps + die.get();
        if far > finish && rules.exact_finish {
            return Err(Immovable::TooFar {
                left: finish - steps,
            });
        }
        let to = if far > finish { finish } else { far };
        let met = self.walls & between(steps + 1, to) | self.barred & (1 << to);
        if met == 0 {
            Ok(Progress::steps(to))
        } else {
            Err(self.obstacle(met))
        }
    }

    fn exit(&self, rules: &RuleSet, die: Die) -> Result<Progress, Immovable> {
        if !rules.exit.contains(die) {
            return Err(Immovable::NeedsExit);
        }
        if self.start_held() {
            return Err(Immovable::StartHeld {
                by: self.holder(self.board.start(self.color)),
            });
        }
        Ok(Progress::START)
    }

    /// Says whether an opponent's block bars the mover's start.
    pub(super) fn start_held(&self) -> bool {
        self.barred & 1 != 0
    }

    fn obstacle(&self, met: u64) -> Immovable {
        let at = met.trailing_zeros() as u8;
        if self.state.rules().blocks == Blocks::NoOvertaking {
            return Immovable::Overtakes {
                at: Progress::steps(at),
            };
        }
        let square = self.board.ring_square(self.color, at);
        Immovable::Blocked {
            square,
            by: self.holder(square),
        }
    }

    /// Whose block stands on the square.
    fn holder(&self, square: Square) -> Color {
        let holds = |&color: &Color| {
            let here = self.board.progress_at(color, square);
            self.state
                .pieces(color)
                .iter()
                .filter(|&&progress| Some(progress) == here)
                .count()
                > 1
        };
        let mut others = self
            .state
            .seats()
            .iter()
            .filter(|&color| color != self.color);
        others.find(holds).unwrap_or(self.color)
    }
}

/// Squares on the mover's way with any opponent's piece, and with an opponent's block.
fn opponents(state: &State, board: &Board, color: Color) -> (u64, u64) {
    let (mut any, mut blocks) = (0_u64, 0_u64);
    for other in state.seats().iter().filter(|&other| other != color) {
        let mut seen = 0_u64;
        for progress in state.pieces(other) {
            if let Some(square) = progress.square(board, other) {
                let bit = 1 << square.index();
                blocks |= seen & bit;
                seen |= bit;
            }
        }
        any |= seen;
    }
    (on_way(board, color, any), on_way(board, color, blocks))
}

/// Turns a mask of ring squares so that the mover's start is bit 0, and drops the one square
/// behind the start, where the mover never comes.
fn on_way(board: &Board, color: Color, squares: u64) -> u64 {
    let offset = board.start(color).index();
    let turned = squares >> offset | squares << (usize::from(board.ring_len()) - offset);
    turned & between(0, board.last_ring() + 1)
}

/// The mover's own pieces on ring and home column.
fn own(state: &State, color: Color) -> u64 {
    let board = state.board();
    let on_road = state
        .pieces(color)
        .iter()
        .filter(|progress| progress.on_road(board));
    on_road.fold(0, |mask, progress| mask | 1 << progress.travelled())
}

/// The opponents' pieces that a piece of `color` sends home by stopping at `to`.
pub(super) fn captures(state: &State, color: Color, to: Progress) -> Pieces {
    let board = state.board();
    let mut captured = Pieces::NONE;
    let Some(square) = to.square(board, color) else {
        return captured;
    };
    if board.is_safe(square, state.rules().safe) {
        return captured;
    }
    for other in state.seats().iter().filter(|&other| other != color) {
        let Some(here) = board.progress_at(other, square) else {
            continue;
        };
        for piece in PieceIndex::ALL {
            if state.progress(other, piece) == here {
                captured.insert(other, piece);
            }
        }
    }
    captured
}
