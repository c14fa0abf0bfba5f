//! How far a piece has come, and all pieces of a game as one placement.

use std::{fmt, str::FromStr};

use super::{Board, Color, PieceIndex, Seats, Square, error::ParseError};

/// A piece's progress: in the yard, or the squares from its own start, up to the finish.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Progress(i8);

/// Where a progress lies on a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Place {
    /// In the yard.
    Yard,
    /// On a ring square.
    Ring {
        /// Which.
        square: Square,
    },
    /// In the own home column.
    Home {
        /// 0 (after the ring) to 4.
        step: u8,
    },
    /// Off the board, home.
    Finished,
}

impl Progress {
    /// In the yard.
    pub const YARD: Progress = Progress(-1);
    /// On the own start.
    pub const START: Progress = Progress(0);

    /// Squares from the own start; the caller knows the board's finish.
    pub const fn steps(steps: u8) -> Progress {
        Progress(if steps > 100 {
            100
        } else {
            steps.cast_signed()
        })
    }

    /// Squares from the own start; `None` in the yard.
    #[inline]
    pub const fn get(self) -> Option<u8> {
        if self.0 < 0 { None } else { Some(self.0 as u8) }
    }

    /// Says whether the piece is in the yard.
    #[inline]
    pub const fn in_yard(self) -> bool {
        self.0 < 0
    }

    /// Squares travelled, for sums: 0 in the yard.
    #[inline]
    pub const fn travelled(self) -> u8 {
        if self.0 < 0 { 0 } else { self.0 as u8 }
    }

    /// Where the progress lies.
    #[inline]
    pub const fn place(self, board: &Board, color: Color) -> Place {
        match self.get() {
            None => Place::Yard,
            Some(steps) if steps <= board.last_ring() => Place::Ring {
                square: board.ring_square(color, steps),
            },
            Some(steps) if steps < board.finish() => Place::Home {
                step: steps - board.last_ring() - 1,
            },
            Some(_) => Place::Finished,
        }
    }

    /// The ring square; `None` off the ring.
    #[inline]
    pub const fn square(self, board: &Board, color: Color) -> Option<Square> {
        match self.place(board, color) {
            Place::Ring { square } => Some(square),
            Place::Yard | Place::Home { .. } | Place::Finished => None,
        }
    }

    /// Says whether the piece is on ring or home column ("on the road").
    #[inline]
    pub const fn on_road(self, board: &Board) -> bool {
        self.0 >= 0 && (self.0 as u8) < board.finish()
    }

    /// Says whether the piece has finished.
    #[inline]
    pub const fn finished(self, board: &Board) -> bool {
        self.0 >= board.finish().cast_signed()
    }
}

impl fmt::Display for Progress {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

impl fmt::Debug for Progress {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Progress({})", self.0)
    }
}

/// Four pieces a colour; absent colours keep theirs in the yard.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Placement {
    /// Who plays.
    pub seats: Seats,
    /// By [`Color::index`] and [`PieceIndex::index`].
    pub pieces: [[Progress; 4]; 4],
}

impl Placement {
    /// All pieces in the yard.
    pub const fn start(seats: Seats) -> Placement {
        Placement {
            seats,
            pieces: [[Progress::YARD; 4]; 4],
        }
    }

    /// One piece's progress.
    pub const fn progress(&self, color: Color, piece: PieceIndex) -> Progress {
        self.pieces[color.index()][piece.index()]
    }

    /// The same pieces with every seat's in rising order: equal when no rule can tell them apart.
    #[must_use]
    pub fn sorted(mut self) -> Placement {
        self.pieces.iter_mut().for_each(|four| four.sort_unstable());
        self
    }
}

/// `R:0,0,-1,-1;Y:12,-1,-1,-1`: seats in turn order, -1 is the yard.
impl fmt::Display for Placement {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut semicolon = "";
        for color in self.seats.iter() {
            write!(f, "{semicolon}{color}")?;
            for (mark, progress) in [':', ',', ',', ',']
                .into_iter()
                .zip(self.pieces[color.index()])
            {
                write!(f, "{mark}{progress}")?;
            }
            semicolon = ";";
        }
        Ok(())
    }
}

impl fmt::Debug for Placement {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Placement({self})")
    }
}

fn seat(text: &str) -> Option<(Color, [Progress; 4])> {
    let (letter, numbers) = text.split_once(':')?;
    let progress = |number: &str| match number.trim() {
        "-1" | "Y" => Some(Progress::YARD),
        steps => steps
            .parse()
            .ok()
            .filter(|&steps| steps <= 100)
            .map(Progress::steps),
    };
    let pieces = numbers
        .split(',')
        .map(progress)
        .collect::<Option<Vec<_>>>()?;
    Some((letter.trim().parse().ok()?, pieces.try_into().ok()?))
}

impl FromStr for Placement {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        let bad = || ParseError::Placement(text.to_owned());
        let named = text
            .split(';')
            .map(seat)
            .collect::<Option<Vec<_>>>()
            .ok_or_else(bad)?;
        let seats = Seats::of(named.len())?;
        let mut placement = Placement::start(seats);
        if !seats.iter().eq(named.iter().map(|&(color, _)| color)) {
            return Err(bad());
        }
        for (color, pieces) in named {
            placement.pieces[color.index()] = pieces;
        }
        Ok(placement)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ludo::{BoardChoice, Shape};

    #[test]
    fn a13_a14_a15_the_ring_ends_at_50_and_the_finish_is_56() {
        let board = Board::of(BoardChoice::Cross, Seats::FOUR);
        let place = |steps| Progress::steps(steps).place(board, Color::Green);
        assert_eq!(place(0), Place::Ring { square: Square(13) });
        assert_eq!(place(50), Place::Ring { square: Square(11) });
        assert_eq!(place(51), Place::Home { step: 0 });
        assert_eq!(place(55), Place::Home { step: 4 });
        assert_eq!(place(56), Place::Finished);
        assert_eq!(Progress::YARD.place(board, Color::Green), Place::Yard);
    }

    #[test]
    fn fit_boards_have_shorter_ways() {
        let at = |shape, color, steps| {
            Progress::steps(steps)
                .square(Board::with_shape(shape), color)
                .map(Square::index)
        };
        assert_eq!(at(Shape::T, Color::Yellow, 34), Some(18));
        assert_eq!(at(Shape::T, Color::Yellow, 8), Some(34));
        assert_eq!(at(Shape::Strip, Color::Red, 30), Some(30));
        assert_eq!(at(Shape::Strip, Color::Red, 31), None);
        assert!(Progress::steps(36).finished(Board::with_shape(Shape::Strip)));
    }

    #[test]
    fn placements_round_trip_as_text() {
        for text in [
            "R:0,0,-1,-1;Y:12,-1,56,-1",
            "R:0,1,2,3;G:4,5,6,7;Y:8,9,10,11",
        ] {
            assert_eq!(text.parse::<Placement>().unwrap().to_string(), text);
        }
        for bad in [
            "",
            "R:0,0,0",
            "R:0,0,0,0",
            "Y:0,0,0,0;R:0,0,0,0",
            "R:0,0,0,x;Y:0,0,0,0",
        ] {
            assert!(bad.parse::<Placement>().is_err(), "{bad}");
        }
    }
}
