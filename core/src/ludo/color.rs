//! Who plays: the four colours and the seats of a game.

use std::{fmt, str::FromStr};

use serde::{Deserialize, Serialize};

use super::error::ParseError;

/// A player's colour. Seats take turns in this order (rule A8: clockwise as seen from above).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[repr(u8)]
pub enum Color {
    /// Near left.
    Red,
    /// Far left.
    Green,
    /// Far right, facing Red.
    Yellow,
    /// Near right.
    Blue,
}

impl Color {
    /// Every colour in turn order.
    pub const ALL: [Color; 4] = [Color::Red, Color::Green, Color::Yellow, Color::Blue];

    /// Place in [`Color::ALL`], 0 to 3.
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The colour at a place of [`Color::ALL`]; places wrap around.
    pub const fn from_index(index: usize) -> Color {
        Color::ALL[index % 4]
    }

    /// The letter in notation and data files.
    pub const fn letter(self) -> char {
        match self {
            Color::Red => 'R',
            Color::Green => 'G',
            Color::Yellow => 'Y',
            Color::Blue => 'B',
        }
    }
}

impl fmt::Display for Color {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.letter())
    }
}

impl FromStr for Color {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        Color::ALL
            .into_iter()
            .find(|color| text.len() == 1 && text.starts_with(color.letter()))
            .ok_or_else(|| ParseError::Color(text.to_owned()))
    }
}

/// The colours that take part, two to four.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Seats(u8);

impl Seats {
    /// Red and Yellow, who face each other (rule A5).
    pub const TWO: Seats = Seats(0b0101);
    /// Red, Green and Yellow (rule A6).
    pub const THREE: Seats = Seats(0b0111);
    /// All four.
    pub const FOUR: Seats = Seats(0b1111);

    /// Seats `n` players.
    ///
    /// # Errors
    ///
    /// [`ParseError::SeatCount`] unless `n` is 2, 3 or 4 (rule A2).
    pub const fn of(n: usize) -> Result<Seats, ParseError> {
        match n {
            2 => Ok(Seats::TWO),
            3 => Ok(Seats::THREE),
            4 => Ok(Seats::FOUR),
            _ => Err(ParseError::SeatCount(n)),
        }
    }

    /// Number of seats, 2 to 4.
    #[expect(clippy::len_without_is_empty, reason = "a game always has players")]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Says whether the colour plays.
    pub const fn contains(self, color: Color) -> bool {
        self.0 & (1 << color as u8) != 0
    }

    /// The colours in turn order.
    pub fn iter(self) -> impl DoubleEndedIterator<Item = Color> + Clone {
        Color::ALL
            .into_iter()
            .filter(move |&color| self.contains(color))
    }

    /// The next seat clockwise; absent colours are skipped (rule A8).
    pub fn after(self, color: Color) -> Color {
        let mut next = color;
        loop {
            next = Color::from_index(next.index() + 1);
            if self.contains(next) {
                return next;
            }
        }
    }

    /// The place of a colour among the seats, 0 to 3; `None` where it does not play.
    pub fn position(self, color: Color) -> Option<usize> {
        self.iter().position(|seat| seat == color)
    }
}

impl fmt::Display for Seats {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.iter().try_for_each(|color| write!(f, "{color}"))
    }
}

impl fmt::Debug for Seats {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Seats({self})")
    }
}

impl FromStr for Seats {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        [Seats::TWO, Seats::THREE, Seats::FOUR]
            .into_iter()
            .find(|seats| seats.to_string() == text)
            .ok_or_else(|| ParseError::Seats(text.to_owned()))
    }
}

impl TryFrom<String> for Seats {
    type Error = ParseError;

    fn try_from(text: String) -> Result<Self, ParseError> {
        text.parse()
    }
}

impl From<Seats> for String {
    fn from(seats: Seats) -> String {
        seats.to_string()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a2_one_and_five_players_are_refused() {
        assert_eq!(Seats::of(1), Err(ParseError::SeatCount(1)));
        assert_eq!(Seats::of(5), Err(ParseError::SeatCount(5)));
        for n in 2..=4 {
            assert_eq!(Seats::of(n).unwrap().len(), n);
        }
    }

    #[test]
    fn a8_turn_order_is_clockwise_and_skips_absent_seats() {
        for (seats, order) in [
            (Seats::TWO, "RYRY"),
            (Seats::THREE, "RGYRGY"),
            (Seats::FOUR, "RGYBRGYB"),
        ] {
            let mut color = Color::Red;
            for letter in order.chars() {
                assert_eq!(color.letter(), letter, "{seats}");
                color = seats.after(color);
            }
        }
    }

    #[test]
    fn seats_and_colors_round_trip_as_text() {
        for seats in [Seats::TWO, Seats::THREE, Seats::FOUR] {
            assert_eq!(seats.to_string().parse(), Ok(seats));
        }
        for color in Color::ALL {
            assert_eq!(color.to_string().parse(), Ok(color));
        }
        assert!("RG".parse::<Seats>().is_err());
        assert!("r".parse::<Color>().is_err());
    }
}
