//! The state of a game between two events, and questions about it.
//!
//! A `State` is a small value without heap: copying one is how a search tries a move. It changes
//! only through [`State::apply`] (in `turn`).

use arrayvec::ArrayVec;

use super::{
    Board, Color, Die, Immovable, Move, Phase, PieceIndex, Placement, Progress, RuleSet, Seats,
    Shape, Stuck,
    legal::{Sight, captures},
};

/// Up to four legal moves, by piece.
pub type MoveList = ArrayVec<Move, 4>;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum Stage {
    Roll,
    AutoExit,
    Choose,
    NoMove,
    Over,
}

/// A game between two events.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct State {
    pub(super) rules: RuleSet,
    pub(super) shape: Shape,
    pub(super) placement: Placement,
    pub(super) turn: Color,
    pub(super) stage: Stage,
    /// The face that lies open in `Choose` and `NoMove`; any other time of no meaning.
    pub(super) die: Die,
    /// Where the open face takes each piece; the yard where it cannot move.
    pub(super) targets: [Progress; 4],
    /// Sixes rolled directly one after another in this turn.
    pub(super) sixes: u8,
    /// Rolls left that are no bonus.
    pub(super) tries: u8,
    /// The coming roll was earned.
    pub(super) bonus: bool,
    /// Rolls made in the game.
    pub(super) rolls: u32,
    /// Seats with all pieces home, first first.
    pub(super) finishers: [Color; 4],
    pub(super) finisher_count: u8,
}

impl State {
    /// The rules in force.
    #[inline]
    pub const fn rules(&self) -> RuleSet {
        self.rules
    }

    /// Who plays.
    #[inline]
    pub const fn seats(&self) -> Seats {
        self.placement.seats
    }

    /// The board in use.
    #[inline]
    pub const fn board(&self) -> &'static Board {
        Board::with_shape(self.shape)
    }

    /// The seat to play; the winner's or last mover's when the game is over.
    #[inline]
    pub const fn turn(&self) -> Color {
        self.turn
    }

    /// All pieces.
    pub const fn placement(&self) -> Placement {
        self.placement
    }

    /// A colour's four pieces.
    #[inline]
    pub const fn pieces(&self, color: Color) -> &[Progress; 4] {
        &self.placement.pieces[color.index()]
    }

    /// One piece's progress.
    #[inline]
    pub const fn progress(&self, color: Color, piece: PieceIndex) -> Progress {
        self.placement.progress(color, piece)
    }

    /// Number of rolls made, which is the index of the next one.
    pub const fn roll_index(&self) -> u32 {
        self.rolls
    }

    /// Sixes rolled directly one after another in this turn.
    pub const fn sixes(&self) -> u8 {
        self.sixes
    }

    /// What the seat to play can do.
    pub fn phase(&self) -> Phase {
        match self.stage {
            Stage::Roll => Phase::Roll {
                tries: self.tries,
                bonus: self.bonus,
            },
            Stage::AutoExit => Phase::AutoExit,
            Stage::Choose => Phase::Choose { die: self.die },
            Stage::NoMove => Phase::NoMove {
                die: self.die,
                why: self.stuck(),
            },
            Stage::Over => Phase::Over,
        }
    }

    /// The face that lies open.
    pub fn die(&self) -> Option<Die> {
        matches!(self.stage, Stage::Choose | Stage::NoMove).then_some(self.die)
    }

    /// Says whether the game is over.
    #[inline]
    pub fn is_over(&self) -> bool {
        self.stage == Stage::Over
    }

    /// The first seat with all pieces home.
    pub fn winner(&self) -> Option<Color> {
        self.finishers().first().copied()
    }

    /// The seats with all pieces home, first first.
    pub fn finishers(&self) -> &[Color] {
        &self.finishers[..usize::from(self.finisher_count)]
    }

    /// Says whether all four pieces of the colour have finished.
    pub fn is_home(&self, color: Color) -> bool {
        let board = self.board();
        self.pieces(color)
            .iter()
            .all(|progress| progress.finished(board))
    }

    /// The legal moves in `Choose`, equal pieces each (rule T33); else none.
    pub fn legal(&self) -> MoveList {
        PieceIndex::ALL
            .into_iter()
            .filter_map(|piece| self.move_of(piece))
            .collect()
    }

    /// The legal moves with equal pieces merged into the lowest: the real choices.
    pub fn choices(&self) -> MoveList {
        let mut moves = MoveList::new();
        for found in self.legal() {
            if moves.iter().all(|known| known.from != found.from) {
                moves.push(found);
            }
        }
        moves
    }

    /// The legal move of one piece of the seat to play.
    pub fn move_of(&self, piece: PieceIndex) -> Option<Move> {
        let to = self.target(piece)?;
        let from = self.progress(self.turn, piece);
        Some(Move {
            piece,
            from,
            to,
            captures: captures(self, self.turn, to),
        })
    }

    /// Where the open face takes a piece of the seat to play; `None` where it cannot move.
    #[inline]
    pub fn target(&self, piece: PieceIndex) -> Option<Progress> {
        let to = self.targets[piece.index()];
        (self.stage == Stage::Choose && !to.in_yard()).then_some(to)
    }

    /// The lowest piece that no rule can tell from this one; it is the one that moves (rule T33).
    pub fn lowest_equal(&self, color: Color, piece: PieceIndex) -> PieceIndex {
        let progress = self.progress(color, piece);
        let equal = |&other: &PieceIndex| self.progress(color, other) == progress;
        PieceIndex::ALL.into_iter().find(equal).unwrap_or(piece)
    }

    /// Why a piece cannot move now; `None` where it can.
    pub fn why_not(&self, color: Color, piece: PieceIndex) -> Option<Immovable> {
        let progress = self.progress(color, piece);
        match self.stage {
            Stage::Over => Some(Immovable::GameOver),
            _ if color != self.turn => Some(Immovable::NotYourTurn),
            _ if progress.finished(self.board()) => Some(Immovable::Finished),
            Stage::Roll | Stage::AutoExit => Some(Immovable::NotRolled),
            Stage::NoMove if self.third_six() => Some(Immovable::ThirdSix),
            Stage::Choose | Stage::NoMove => Sight::new(self).reach(progress, self.die).err(),
        }
    }

    /// Says whether the open face is the third six in a row, which is unusable.
    pub(super) const fn third_six(&self) -> bool {
        self.rules.three_sixes && self.sixes >= 3
    }

    fn stuck(&self) -> Stuck {
        if self.third_six() {
            return Stuck::ThirdSix;
        }
        let reasons = PieceIndex::ALL
            .into_iter()
            .filter_map(|piece| self.why_not(self.turn, piece));
        let mut reasons = reasons.filter(|&why| why != Immovable::Finished);
        let Some(first) = reasons.next() else {
            return Stuck::Several;
        };
        let same = |why| std::mem::discriminant(&why) == std::mem::discriminant(&first);
        if reasons.all(same) {
            Stuck::Every(first)
        } else {
            Stuck::Several
        }
    }
}
