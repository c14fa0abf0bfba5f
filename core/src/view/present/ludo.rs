//! Ludo's players, places and faces in words.

use super::names;
use crate::game::{Header, Seat};
use crate::ludo::{Color, Move, PieceIndex, Place, Progress, SquareKind, State};
use crate::text::Texts;
use crate::view::part::Owner;

/// A Ludo game in front of somebody: names and words of one language.
#[derive(Clone, Copy)]
pub(crate) struct Words<'a> {
    /// Language.
    pub texts: &'a Texts,
    /// Who plays.
    pub header: &'a Header,
    /// Where the game stands.
    pub state: &'a State,
    /// Dangers to be said.
    pub risks: Risks,
}

/// For each piece of the side to move the chance in per cent that it is captured before its next
/// turn if it is moved now; `None` where nothing is to be said.
pub(crate) type Risks = [Option<u32>; 4];

impl Words<'_> {
    /// How a sentence names a colour.
    pub fn who(&self, color: Color) -> String {
        match Seat::of_color(self.state.seats(), color) {
            Some(seat) => names::who(self.texts, self.header, seat),
            None => names::color(self.texts, color),
        }
    }

    /// A colour with its mark.
    pub fn owner(&self, color: Color) -> Owner {
        match Seat::of_color(self.state.seats(), color) {
            Some(seat) => names::owner(self.texts, self.header, seat),
            None => names::color_owner(color, names::color(self.texts, color)),
        }
    }

    /// A place in short: "Start+3".
    pub fn place(&self, color: Color, progress: Progress) -> String {
        match progress.place(self.state.board(), color) {
            Place::Yard => self.texts.get("game-place-yard"),
            Place::Ring { .. } if progress == Progress::START => self.texts.get("game-place-start"),
            Place::Ring { .. } => self.count("game-place-ring", progress.travelled()),
            Place::Home { step } => self.count("game-place-home", step + 1),
            Place::Finished => self.texts.get("game-place-finish"),
        }
    }

    /// A place read aloud.
    pub fn spoken_place(&self, color: Color, progress: Progress) -> String {
        let board = self.state.board();
        match progress.place(board, color) {
            Place::Yard => self.texts.get("game-spoken-yard"),
            Place::Ring { .. } if progress == Progress::START => {
                self.texts.get("game-spoken-start")
            }
            Place::Ring { square } => {
                let place = self.count("game-spoken-ring", progress.travelled());
                if !board.is_safe(square, self.state.rules().safe) {
                    return place;
                }
                let star = board.kind(square) == SquareKind::Star;
                let key = if star {
                    "game-spoken-star"
                } else {
                    "game-spoken-other-start"
                };
                self.texts.format(key, &[("place", place.into())])
            }
            Place::Home { step } => self.count("game-spoken-home", step + 1),
            Place::Finished => self.texts.get("game-spoken-finish"),
        }
    }

    fn count(&self, key: &str, n: u8) -> String {
        self.texts.format(key, &[("n", n.into())])
    }

    /// A piece read aloud where it stands.
    pub fn standing(&self, color: Color, piece: PieceIndex) -> String {
        let progress = self.state.progress(color, piece);
        self.texts.format(
            "game-spoken-piece",
            &[
                ("who", self.who(color).into()),
                ("piece", (piece.index() + 1).into()),
                ("place", self.spoken_place(color, progress).into()),
            ],
        )
    }

    /// The faces that bring a piece out: "5 or 6".
    pub fn faces(&self) -> String {
        let faces = self.state.rules().exit;
        let names: Vec<String> = faces.iter().map(|die| die.to_string()).collect();
        list(self.texts, &names, "common-list-or")
    }

    /// Whose pieces a move captures: "Green" or "Green and Blue".
    pub fn victims(&self, mv: Move) -> String {
        let mut colors: Vec<Color> = mv.captures.iter().map(|(color, _)| color).collect();
        colors.dedup();
        let names: Vec<String> = colors.into_iter().map(|color| self.who(color)).collect();
        list(self.texts, &names, "common-list-and")
    }
}

/// Joins names: "a", "a and b", "a, b and c".
fn list(texts: &Texts, names: &[String], last: &str) -> String {
    match names {
        [] => String::new(),
        [only] => only.clone(),
        [first @ .., rest] => {
            let mut joined = first[0].clone();
            for name in &first[1..] {
                joined = pair(texts, "common-list-comma", joined, name.clone());
            }
            pair(texts, last, joined, rest.clone())
        }
    }
}

/// Joins two texts.
pub(crate) fn pair(texts: &Texts, key: &str, first: String, rest: String) -> String {
    texts.format(key, &[("first", first.into()), ("rest", rest.into())])
}

/// Joins two parts of something read aloud.
pub(crate) fn comma(texts: &Texts, first: String, rest: String) -> String {
    pair(texts, "common-list-comma", first, rest)
}
