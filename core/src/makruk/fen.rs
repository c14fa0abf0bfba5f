//! Positions as text: FEN with the count in its fourth field, bia ngai as `M~` and `m~`.

use super::counting::{Count, CountError, CountForbidden};
use super::{Piece, Position, Role, Setup, SetupError, Side, Square};
use std::fmt::{self, Write as _};
use std::str::FromStr;

/// Everything a FEN says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Fen {
    /// The board and the side to move.
    pub position: Position,
    /// The count. A position that must be counted is, even if the text said `-`.
    pub count: Count,
    /// Plies since the last capture or bia move.
    pub halfmove: u32,
    /// The number of the coming move, 1 at the start.
    pub fullmove: u32,
}

/// Why a text is no FEN, and where.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum FenError {
    /// Neither two nor up to six fields.
    #[error("a FEN has 2 to 6 fields: board, turn, -, count, half moves, moves; this has {0}")]
    Fields(usize),
    /// Not eight ranks.
    #[error("the board has {0} ranks instead of 8")]
    Ranks(usize),
    /// A rank of fewer or more than eight files.
    #[error("rank {rank} has {files} files instead of 8")]
    Files {
        /// 1 to 8.
        rank: u8,
        /// Files found; counted to 9 at most.
        files: u8,
    },
    /// A sign that stands for no man.
    #[error("`{sign}` on rank {rank} is no man; K M S N R P, small for Black, or 1 to 8 is wanted")]
    Sign {
        /// What was found.
        sign: char,
        /// 1 to 8.
        rank: u8,
    },
    /// A tilde that follows no met.
    #[error("a `~` on rank {rank} follows something other than M or m")]
    Tilde {
        /// 1 to 8.
        rank: u8,
    },
    /// The second field is neither `w` nor `b`.
    #[error("`{0}` is nobody's turn: `w` or `b` is wanted")]
    Turn(String),
    /// The third field is not `-`.
    #[error("`{0}` in the third field means nothing in makruk: `-` is wanted")]
    Castling(String),
    /// The fourth field is no count.
    #[error(transparent)]
    Count(#[from] CountError),
    /// The fourth field is a count that cannot stand in this position.
    #[error("the count does not fit the position: {0}")]
    CountForbidden(#[from] CountForbidden),
    /// The fifth or sixth field is no number.
    #[error("`{0}` is no number of moves")]
    Number(String),
    /// The men can stand in no game so.
    #[error(transparent)]
    Setup(#[from] SetupError),
}

impl Fen {
    /// The start position, nothing counted.
    pub fn start() -> Fen {
        Fen {
            position: Position::start(),
            count: Count::None,
            halfmove: 0,
            fullmove: 1,
        }
    }
}

/// The men of a FEN's first field, White to move.
pub(super) fn read_board(text: &str) -> Result<Setup, FenError> {
    let mut setup = Setup::empty();
    let ranks = text.split('/').count();
    if ranks != 8 {
        return Err(FenError::Ranks(ranks));
    }
    for (above, row) in text.split('/').enumerate() {
        read_rank(row, 7 - above as u8, &mut setup)?;
    }
    Ok(setup)
}

fn read_rank(row: &str, rank: u8, setup: &mut Setup) -> Result<(), FenError> {
    let mut file = 0u8;
    let name = rank + 1;
    let mut last: Option<(Square, Piece)> = None;
    for sign in row.chars() {
        if sign == '~' {
            let tilde = FenError::Tilde { rank: name };
            let (square, met) = last
                .take()
                .filter(|(_, p)| p.role == Role::Met)
                .ok_or(tilde)?;
            setup.set(square, Some(Piece::bia_ngai(met.side)));
            continue;
        }
        last = None;
        if let Some(empty) = sign.to_digit(10).filter(|n| (1..=8).contains(n)) {
            file = (file + empty as u8).min(9);
            continue;
        }
        let role = Role::from_letter(sign).ok_or(FenError::Sign { sign, rank: name })?;
        let side = if sign.is_ascii_uppercase() {
            Side::White
        } else {
            Side::Black
        };
        let too_many = FenError::Files {
            rank: name,
            files: 9,
        };
        let square = Square::new(file, rank).ok_or(too_many)?;
        setup.set(square, Some(Piece::new(side, role)));
        last = Some((square, Piece::new(side, role)));
        file += 1;
    }
    if file == 8 {
        Ok(())
    } else {
        Err(FenError::Files {
            rank: name,
            files: file,
        })
    }
}

fn read_turn(text: &str) -> Result<Side, FenError> {
    match text {
        "w" => Ok(Side::White),
        "b" => Ok(Side::Black),
        _ => Err(FenError::Turn(text.to_owned())),
    }
}

fn read_number(text: Option<&&str>, without: u32) -> Result<u32, FenError> {
    let Some(text) = text else { return Ok(without) };
    // Five digits are more than any game has; so sums of them never overflow.
    let short = text.len() <= 5 && text.bytes().all(|byte| byte.is_ascii_digit());
    text.parse()
        .ok()
        .filter(|_| short)
        .ok_or_else(|| FenError::Number((*text).to_owned()))
}

impl FromStr for Fen {
    type Err = FenError;

    fn from_str(text: &str) -> Result<Fen, FenError> {
        let fields: Vec<&str> = text.split_whitespace().collect();
        if !(2..=6).contains(&fields.len()) {
            return Err(FenError::Fields(fields.len()));
        }
        let mut setup = read_board(fields[0])?;
        setup.turn = read_turn(fields[1])?;
        if let Some(castling) = fields.get(2).filter(|field| **field != "-") {
            return Err(FenError::Castling((*castling).to_owned()));
        }
        let said: Count = fields
            .get(3)
            .map_or(Ok(Count::None), |field| field.parse())?;
        let halfmove = read_number(fields.get(4), 0)?;
        // Some programs write 0 for the first move.
        let fullmove = read_number(fields.get(5), 1)?.max(1);
        let position = setup.position()?;
        let count = said.at_load(&position)?;
        Ok(Fen {
            position,
            count,
            halfmove,
            fullmove,
        })
    }
}

impl fmt::Display for Fen {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write_board(f, &self.position)?;
        let turn = self.position.turn().letter();
        write!(
            f,
            " {turn} - {} {} {}",
            self.count, self.halfmove, self.fullmove
        )
    }
}

fn write_board(f: &mut fmt::Formatter<'_>, position: &Position) -> fmt::Result {
    for rank in (0..8).rev() {
        let mut empty = 0;
        for file in 0..8 {
            let piece = Square::new(file, rank).and_then(|square| position.piece_at(square));
            let Some(piece) = piece else {
                empty += 1;
                continue;
            };
            write_empty(f, empty)?;
            empty = 0;
            f.write_char(piece.letter())?;
            if piece.ngai {
                f.write_char('~')?;
            }
        }
        write_empty(f, empty)?;
        if rank > 0 {
            f.write_char('/')?;
        }
    }
    Ok(())
}

fn write_empty(f: &mut fmt::Formatter<'_>, empty: u8) -> fmt::Result {
    if empty > 0 {
        write!(f, "{empty}")
    } else {
        Ok(())
    }
}

impl FromStr for Position {
    type Err = FenError;

    /// The position of a FEN; its count and numbers are checked and left out.
    fn from_str(text: &str) -> Result<Position, FenError> {
        text.parse::<Fen>().map(|fen| fen.position)
    }
}

impl fmt::Display for Position {
    /// A FEN that says nothing of a count.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write_board(f, self)?;
        write!(f, " {} - - 0 1", self.turn().letter())
    }
}

impl fmt::Debug for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Position({self})")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const START: &str = "rnsmksnr/8/pppppppp/8/8/PPPPPPPP/8/RNSKMSNR w - - 0 1";

    #[test]
    fn c8_c9_the_start_position() {
        assert_eq!(Position::start().to_string(), START);
        assert_eq!(START.parse(), Ok(Fen::start()));
    }

    #[test]
    fn fens_read_back() {
        for text in [
            "8/8/8/3P4/M7/8/K7/7k w - - 0 1",
            "3k4/8/7m~/8/3KSNN1/M~7/8/8 b - - 12 40",
            "3k4/8/7m/7R/3K4/8/8/R7 w - Bb20 3 60",
            "3k4/7R/8/8/3K4/8/8/R7 w - Pb8/8 3 60",
            "3k4/8/8/8/3K4/8/8/R6R b - pb4/8 0 60",
            "3k4/8/8/8/3K4/8/8/R6R b - Bw64 0 60",
        ] {
            assert_eq!(
                text.parse::<Fen>().map(|fen| fen.to_string()).as_deref(),
                Ok(text)
            );
        }
    }

    #[test]
    fn two_fields_are_enough() {
        let fen: Fen = "3k4/8/7m/8/3KSNN1/8/8/8 w".parse().unwrap();
        assert_eq!(fen.to_string(), "3k4/8/7m/8/3KSNN1/8/8/8 w - - 0 1");
    }

    #[test]
    fn a_bia_ngai_keeps_its_mark_and_shares_the_key() {
        let turned: Position = "4k3/8/8/8/3M~4/8/8/K7 w".parse().unwrap();
        let plain: Position = "4k3/8/8/8/3M4/8/8/K7 w".parse().unwrap();
        assert_ne!(turned, plain);
        assert_eq!(turned.key(), plain.key());
        let moved = turned.after("d4e5".parse().unwrap());
        assert_eq!(moved.to_string(), "4k3/8/8/4M~3/8/8/8/K7 b - - 0 1");
    }

    #[test]
    fn errors_say_what_and_where() {
        let error = |text: &str| text.parse::<Fen>().unwrap_err();
        assert_eq!(error(""), FenError::Fields(0));
        assert_eq!(error("8/8 w"), FenError::Ranks(2));
        assert_eq!(
            error("k7/9/8/8/8/8/8/K7 w"),
            FenError::Sign { sign: '9', rank: 7 }
        );
        assert_eq!(
            error("k7/8/8/8/8/8/8/K6 w"),
            FenError::Files { rank: 1, files: 7 }
        );
        assert_eq!(
            error("k7/8/8/8/8/8/8/K7R w"),
            FenError::Files { rank: 1, files: 9 }
        );
        assert_eq!(
            error("k7/8/8/8/88888888888888/8/8/K7 w"),
            FenError::Files { rank: 4, files: 9 }
        );
        assert_eq!(
            error("k7/8/8/8/8/8/8/KQ6 w"),
            FenError::Sign { sign: 'Q', rank: 1 }
        );
        assert_eq!(error("k7/8/8/8/8/8/8/KR~5 w"), FenError::Tilde { rank: 1 });
        assert_eq!(error("k7/8/8/8/8/8/8/KM~~5 w"), FenError::Tilde { rank: 1 });
        assert_eq!(error("k7/8/8/8/8/8/8/K7 x"), FenError::Turn("x".to_owned()));
        assert_eq!(
            error("k7/8/8/8/8/8/8/KR6 w KQ"),
            FenError::Castling("KQ".to_owned())
        );
        assert!(matches!(
            error("k7/8/8/8/8/8/8/KR6 w - e3"),
            FenError::Count(_)
        ));
        assert!(matches!(
            error("k7/8/8/8/8/8/8/KR6 w - Bw5"),
            FenError::CountForbidden(_)
        ));
        assert_eq!(
            error("k7/8/8/8/8/8/8/KR6 w - - -1"),
            FenError::Number("-1".to_owned())
        );
        assert_eq!(
            error("k7/8/8/8/8/8/8/KR6 w - - 0 999999"),
            FenError::Number("999999".to_owned())
        );
        assert!(matches!(error("k7/8/8/8/8/8/8/8 w"), FenError::Setup(_)));
    }
}
