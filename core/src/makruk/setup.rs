//! Men on squares as anybody may put them, and why they may be no position.

use super::{Bitboard, Piece, Position, Role, Side, Square};

/// A board in the making. Turn it into a [`Position`] with [`Setup::position`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Setup {
    board: [Option<Piece>; 64],
    /// Who is to move.
    pub turn: Side,
}

/// Why men on squares are no position of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum SetupError {
    /// A side has no khun.
    #[error("{0} has no khun")]
    NoKhun(Side),
    /// A side has more than one khun.
    #[error("{0} has {1} khuns instead of one")]
    ManyKhuns(Side, u32),
    /// A side has more men than a set.
    #[error("{0} has {1} men; a side has 16 at most")]
    TooManyMen(Side, u32),
    /// A side has more ruea, ma or khon than a set.
    #[error("{0} has {2} of the {1:?}; a side has 2 at most")]
    TooManyOfRole(Side, Role, u32),
    /// More bia and bia ngai than the eight a side begins with.
    #[error("{0} has {1} bia and bia ngai; a side has 8 at most")]
    TooManyBia(Side, u32),
    /// More bia, mets and bia ngai than the nine that can become them.
    #[error("{0} has {1} bia, mets and bia ngai; a side has 9 at most")]
    TooManyMets(Side, u32),
    /// A bia behind its first rank.
    #[error("{0}'s bia on {1} stands behind the rank where it began")]
    BiaBehindStart(Side, Square),
    /// A bia that would have been turned over.
    #[error("{0}'s bia on {1} would be a bia ngai there")]
    BiaBeyondPromotion(Side, Square),
    /// Something other than a met is marked as bia ngai.
    #[error("only a met can be a bia ngai, and {0} has something else")]
    NgaiNotMet(Square),
    /// The side that has just moved left its khun in check.
    #[error("{0} is in check although it is {1}'s turn")]
    OpponentInCheck(Side, Side),
}

impl Setup {
    /// An empty board, White to move.
    pub const fn empty() -> Setup {
        Setup {
            board: [None; 64],
            turn: Side::White,
        }
    }

    /// Puts a man on a square, or takes one off.
    pub fn set(&mut self, square: Square, piece: Option<Piece>) {
        self.board[square.index()] = piece;
    }

    /// The man on a square.
    pub fn get(&self, square: Square) -> Option<Piece> {
        self.board[square.index()]
    }

    fn squares(&self, side: Side, is: impl Fn(Piece) -> bool) -> Bitboard {
        let owned = |square: &Square| self.get(*square).is_some_and(|p| p.side == side && is(p));
        Square::all().filter(owned).collect()
    }

    fn check_side(&self, side: Side) -> Result<(), SetupError> {
        let of = |role: Role| self.squares(side, |piece| piece.role == role);
        match of(Role::Khun).count() {
            0 => return Err(SetupError::NoKhun(side)),
            1 => {}
            many => return Err(SetupError::ManyKhuns(side, many)),
        }
        let men = self.squares(side, |_| true).count();
        if men > 16 {
            return Err(SetupError::TooManyMen(side, men));
        }
        for role in [Role::Ruea, Role::Ma, Role::Khon] {
            let count = of(role).count();
            if count > role.at_start() {
                return Err(SetupError::TooManyOfRole(side, role, count));
            }
        }
        let bia = of(Role::Bia);
        let turned = bia.count() + self.squares(side, |piece| piece.ngai).count();
        if turned > 8 {
            return Err(SetupError::TooManyBia(side, turned));
        }
        let mets = bia.count() + of(Role::Met).count();
        if mets > 9 {
            return Err(SetupError::TooManyMets(side, mets));
        }
        check_bia_ranks(side, bia)
    }

    /// The position of these men.
    ///
    /// # Errors
    ///
    /// The first reason found why no game of makruk can come to this.
    pub fn position(&self) -> Result<Position, SetupError> {
        let strange = |square: &Square| {
            self.get(*square)
                .is_some_and(|piece| piece.ngai && piece.role != Role::Met)
        };
        if let Some(square) = Square::all().find(strange) {
            return Err(SetupError::NgaiNotMet(square));
        }
        for side in Side::ALL {
            self.check_side(side)?;
        }
        let position = Position::from_board(&self.board, self.turn);
        if position.attacks_khun(!self.turn) {
            return Err(SetupError::OpponentInCheck(!self.turn, self.turn));
        }
        Ok(position)
    }
}

/// A bia never goes back, and is turned over on the sixth rank.
fn check_bia_ranks(side: Side, bia: Bitboard) -> Result<(), SetupError> {
    for square in bia {
        let advanced = match side {
            Side::White => square.rank(),
            Side::Black => 7 - square.rank(),
        };
        if advanced < 2 {
            return Err(SetupError::BiaBehindStart(side, square));
        }
        if advanced > 4 {
            return Err(SetupError::BiaBeyondPromotion(side, square));
        }
    }
    Ok(())
}

impl From<&Position> for Setup {
    fn from(position: &Position) -> Setup {
        let mut setup = Setup::empty();
        setup.turn = position.turn();
        for square in Square::all() {
            setup.set(square, position.piece_at(square));
        }
        setup
    }
}

#[cfg(test)]
mod tests {
    use super::super::fen::read_board;
    use super::*;

    fn refusal(board: &str, turn: Side) -> SetupError {
        let mut setup = read_board(board).unwrap();
        setup.turn = turn;
        setup.position().unwrap_err()
    }

    fn at(name: &str) -> Square {
        name.parse().unwrap()
    }

    #[test]
    fn every_reason_is_told() {
        use Side::{Black, White};
        let cases = [
            ("4k3/8/8/8/8/8/8/8", SetupError::NoKhun(White)),
            ("8/8/8/8/8/8/8/K7", SetupError::NoKhun(Black)),
            ("4k3/8/8/8/8/8/8/K1K5", SetupError::ManyKhuns(White, 2)),
            ("4k1kk/8/8/8/8/8/8/K7", SetupError::ManyKhuns(Black, 3)),
            (
                "4k3/8/8/PPPPPPPP/8/MM6/8/RNSKMSNR",
                SetupError::TooManyMen(White, 18),
            ),
            (
                "4k3/8/8/8/RRR5/8/8/K7",
                SetupError::TooManyOfRole(White, Role::Ruea, 3),
            ),
            (
                "4k3/8/8/8/8/8/8/Knnn4",
                SetupError::TooManyOfRole(Black, Role::Ma, 3),
            ),
            (
                "4k3/8/8/8/8/8/8/KSSS4",
                SetupError::TooManyOfRole(White, Role::Khon, 3),
            ),
            (
                "4k3/M~7/8/PPPPPPPP/8/8/8/K7",
                SetupError::TooManyBia(White, 9),
            ),
            (
                "4k3/8/MM6/PPPPPPPP/8/8/8/K7",
                SetupError::TooManyMets(White, 10),
            ),
            (
                "4k3/8/8/8/8/8/P7/K7",
                SetupError::BiaBehindStart(White, at("a2")),
            ),
            (
                "4k3/p7/8/8/8/8/8/K7",
                SetupError::BiaBehindStart(Black, at("a7")),
            ),
            (
                "4k3/8/P7/8/8/8/8/K7",
                SetupError::BiaBeyondPromotion(White, at("a6")),
            ),
            (
                "4k3/8/8/8/8/7p/8/K7",
                SetupError::BiaBeyondPromotion(Black, at("h3")),
            ),
        ];
        for (board, reason) in cases {
            assert_eq!(refusal(board, White), reason, "{board}");
        }
        let checked = SetupError::OpponentInCheck(Black, White);
        assert_eq!(refusal("4k3/8/8/4R3/8/8/8/K7", White), checked);
        assert_eq!(refusal("8/8/8/8/8/8/1k6/K7", White), checked);
        let mut setup = read_board("4k3/8/8/8/8/8/8/K7").unwrap();
        setup.set(
            at("d4"),
            Some(Piece {
                ngai: true,
                ..Piece::new(White, Role::Ma)
            }),
        );
        assert_eq!(setup.position(), Err(SetupError::NgaiNotMet(at("d4"))));
    }

    #[test]
    fn a_position_is_its_own_setup() {
        let position = Position::start();
        assert_eq!(Setup::from(&position).position(), Ok(position));
    }
}
