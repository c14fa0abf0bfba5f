//! Who stands where: the order of seats when the first has won, or at any time.

use arrayvec::ArrayVec;

use super::{Color, Progress, State};

/// One seat's rank and what it rests on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Rank {
    /// The seat.
    pub color: Color,
    /// 1 is best; a full tie shares the better number.
    pub rank: u8,
    /// Finished pieces, 0 to 4.
    pub finished: u8,
    /// Pieces out of the yard, finished ones included.
    pub out: u8,
    /// Sum of the pieces' progress.
    pub travelled: u16,
}

/// Where seats that came home stand before all others; smaller is better.
type Standing = (u8, u8, u8, u16);

impl State {
    /// Every seat, best first: in the order of coming home, then by finished pieces, pieces out of
    /// the yard and progress (rule B24). Seats equal in all of it share a rank.
    pub fn ranks(&self) -> ArrayVec<Rank, 4> {
        let mut ranks: ArrayVec<Rank, 4> = self
            .seats()
            .iter()
            .map(|color| self.counted(color))
            .collect();
        ranks.sort_by_key(|&rank| self.standing(rank));
        for at in 0..ranks.len() {
            let tied = at > 0 && self.standing(ranks[at]) == self.standing(ranks[at - 1]);
            ranks[at].rank = if tied {
                ranks[at - 1].rank
            } else {
                at as u8 + 1
            };
        }
        ranks
    }

    fn counted(&self, color: Color) -> Rank {
        let (board, pieces) = (self.board(), self.pieces(color));
        let count = |test: &dyn Fn(&Progress) -> bool| {
            pieces.iter().filter(|progress| test(progress)).count() as u8
        };
        Rank {
            color,
            rank: 0,
            finished: count(&|progress| progress.finished(board)),
            out: count(&|progress| !progress.in_yard()),
            travelled: pieces
                .iter()
                .map(|progress| u16::from(progress.travelled()))
                .sum(),
        }
    }

    fn standing(&self, rank: Rank) -> Standing {
        let home = self
            .finishers()
            .iter()
            .position(|&color| color == rank.color);
        let place = home.map_or(u8::MAX, |place| place as u8);
        (
            place,
            4 - rank.finished,
            4 - rank.out,
            u16::MAX - rank.travelled,
        )
    }
}
