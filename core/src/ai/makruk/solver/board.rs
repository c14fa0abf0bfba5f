//! Men of an ending seen from the stronger side moving up the board, and their index in a table.

use crate::makruk::{Bitboard, Position, Role, Side, Square, attacks};
use arrayvec::ArrayVec;

/// Turns the ranks of an index round.
const UPSIDE_DOWN: usize = 0o70;

/// Most men beside the two khuns.
pub(super) const MEN: usize = 2;

/// A bare khun, the other khun, and the stronger side's men in the order of their roles.
#[derive(Clone, Debug)]
pub(super) struct Men {
    pub(super) roles: ArrayVec<Role, MEN>,
    pub(super) bare: Square,
    pub(super) own: Square,
    pub(super) squares: ArrayVec<Square, MEN>,
}

fn square(index: usize) -> Square {
    // Every caller masks to six bits.
    Square::from_index(index & 63).unwrap_or(FIRST)
}

const FIRST: Square = match Square::from_index(0) {
    Some(square) => square,
    None => unreachable!(),
};

impl Men {
    /// The men of a position; none when there are too many.
    pub(super) fn of(position: &Position, stronger: Side) -> Option<Men> {
        // Black's men are turned upside down, so that they go up too.
        let seen = |at: Square| {
            if stronger == Side::White {
                at
            } else {
                square(at.index() ^ UPSIDE_DOWN)
            }
        };
        let bare = seen(position.khun(stronger.other()));
        let own = seen(position.khun(stronger));
        let (mut roles, mut men) = (ArrayVec::new(), ArrayVec::new());
        for role in [Role::Ruea, Role::Khon, Role::Ma, Role::Met] {
            for at in position.men(stronger, role) {
                roles.try_push(role).ok()?;
                men.try_push(seen(at)).ok()?;
            }
        }
        Some(Men {
            roles,
            bare,
            own,
            squares: men,
        })
    }

    /// The khuns and the stronger side's only ruea.
    pub(super) fn with_ruea(position: &Position, stronger: Side) -> Option<Men> {
        let mut ruea = position.men(stronger, Role::Ruea).into_iter();
        let (at, None) = (ruea.next()?, ruea.next()) else {
            return None;
        };
        let seen = |at: Square| match stronger {
            Side::White => at,
            Side::Black => square(at.index() ^ UPSIDE_DOWN),
        };
        Some(Men {
            roles: [Role::Ruea].into_iter().collect(),
            bare: seen(position.khun(stronger.other())),
            own: seen(position.khun(stronger)),
            squares: [seen(at)].into_iter().collect(),
        })
    }

    /// How many indexes a table of these roles has. The board is mirrored so that the bare khun
    /// stands on files a to d.
    pub(super) fn size(roles: &[Role]) -> usize {
        32 << (6 * (roles.len() + 1))
    }

    pub(super) fn index(&self) -> usize {
        let khuns = [self.bare.index(), self.own.index()];
        Men::number(
            khuns
                .into_iter()
                .chain(self.squares.iter().map(|at| at.index())),
        )
    }

    /// The index of the bare khun, the other one and the men.
    pub(super) fn index_of<const N: usize>(squares: [usize; N]) -> usize {
        Men::number(squares.into_iter())
    }

    fn number(mut squares: impl Iterator<Item = usize>) -> usize {
        let bare = squares.next().unwrap_or_default();
        let mirror = if bare & 7 > 3 { 7 } else { 0 };
        let bare = bare ^ mirror;
        let first = (bare >> 3) * 4 + (bare & 7);
        squares.fold(first, |index, at| index << 6 | (at ^ mirror))
    }
}

/// The squares around a khun.
pub(super) fn around(khun: Square) -> Bitboard {
    attacks(Role::Khun, Side::White, khun, Bitboard::EMPTY)
}
