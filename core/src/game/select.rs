//! Selecting by two taps, for both games: which piece, then where.
//!
//! Owns: what a tap, click, key or activated node on a piece or a square means, given what is
//! selected. Pure; used for every way of input alike. Must not know pixels or screens. Start with
//! [`Selection::tap`].

use crate::ludo::{self, Color, PieceIndex};
use crate::makruk::{self, Square};

/// Something on the board that can be selected and moved.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Man {
    /// A piece of Ludo, of the seat to move unless the colour says otherwise.
    Piece {
        /// Whose.
        color: Color,
        /// Which.
        piece: PieceIndex,
    },
    /// Whatever stands on a square of makruk.
    On(Square),
}

/// Where a man can go.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Spot {
    /// A place of Ludo, in the mover's own progress.
    Progress(ludo::Progress),
    /// A square of makruk.
    Square(Square),
}

/// One legal move, as a tap sees it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Way {
    /// Who moves.
    pub man: Man,
    /// Where it goes.
    pub to: Spot,
    /// It captures something.
    pub captures: bool,
}

/// What was tapped.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Target {
    /// A man.
    Man(Man),
    /// A square or place, with nobody or somebody on it.
    Spot(Spot),
    /// Nothing of either kind.
    Elsewhere,
}

/// How a person likes to confirm a move.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Habit {
    /// First tap selects, second moves.
    #[default]
    TwoTaps,
    /// One click on a Ludo piece moves it; makruk always needs a destination.
    OneClick,
}

/// What is selected.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Selection {
    /// Nothing.
    #[default]
    Nothing,
    /// A man; its destinations are shown.
    Man(Man),
    /// Several men go to the tapped spot: the person chooses one.
    Chooser(Vec<Man>),
}

/// What a tap leads to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Tapped {
    /// The selection is now this.
    Select(Selection),
    /// Make this move.
    Go(Way),
    /// This man cannot move: say why.
    Stuck(Man),
    /// Nothing happens.
    Ignored,
}

/// The legal moves of a state of Ludo, equal pieces once (rule T33); none unless a piece is to be
/// chosen.
pub fn ludo_ways(state: &ludo::State) -> Vec<Way> {
    let color = state.turn();
    let choices = state.choices();
    let way = |mv: &ludo::Move| Way {
        man: Man::Piece {
            color,
            piece: mv.piece,
        },
        to: Spot::Progress(mv.to),
        captures: !mv.captures.is_empty(),
    };
    choices.iter().map(way).collect()
}

/// The legal moves of a game of makruk.
pub fn makruk_ways(game: &makruk::Game) -> Vec<Way> {
    let position = game.position();
    let way = |mv: &makruk::Move| Way {
        man: Man::On(mv.from),
        to: Spot::Square(mv.to),
        captures: position.piece_at(mv.to).is_some(),
    };
    game.legal_moves().iter().map(way).collect()
}

/// The man whose move stands for this one's: of equal pieces of Ludo the lowest.
pub fn ludo_man(state: &ludo::State, color: Color, piece: PieceIndex) -> Man {
    Man::Piece {
        color,
        piece: state.lowest_equal(color, piece),
    }
}

impl Selection {
    /// What a tap on `target` means while this is selected.
    ///
    /// Ludo: a movable piece is selected, then a second tap on it or on its destination moves it;
    /// a destination alone selects the piece that goes there. Makruk: a man is selected, then a
    /// destination moves it and the man again is put down.
    pub fn tap(&self, ways: &[Way], target: Target, habit: Habit) -> Tapped {
        match target {
            Target::Man(man) => self.tap_man(ways, man, habit),
            Target::Spot(spot) => self.tap_spot(ways, spot),
            Target::Elsewhere => self.put_down(),
        }
    }

    /// Where the selected man can go.
    pub fn shown<'a>(&self, ways: &'a [Way]) -> impl Iterator<Item = &'a Way> + use<'a> {
        let selected = self.man();
        ways.iter().filter(move |way| Some(way.man) == selected)
    }

    /// The selected man.
    pub const fn man(&self) -> Option<Man> {
        match self {
            Selection::Man(man) => Some(*man),
            Selection::Nothing | Selection::Chooser(_) => None,
        }
    }

    /// This selection if it still fits the legal moves, else nothing; for loaded games.
    #[must_use]
    pub fn fitting(self, ways: &[Way]) -> Selection {
        let moves = |man: &Man| ways.iter().any(|way| way.man == *man);
        match self {
            Selection::Man(man) if moves(&man) => self,
            Selection::Chooser(ref men) if men.iter().all(moves) => self,
            _ => Selection::Nothing,
        }
    }

    fn tap_man(&self, ways: &[Way], man: Man, habit: Habit) -> Tapped {
        // An enemy on a square that the selected man reaches is captured, not asked.
        if let Man::On(square) = man
            && let Some(way) = self.way_to(ways, Spot::Square(square))
        {
            return Tapped::Go(way);
        }
        let mut own = ways.iter().filter(|way| way.man == man);
        let Some(first) = own.next() else {
            return Tapped::Stuck(man);
        };
        let again = *self == Selection::Man(man);
        match man {
            Man::Piece { .. } if again || habit == Habit::OneClick => Tapped::Go(*first),
            Man::On(_) if again => Tapped::Select(Selection::Nothing),
            _ => Tapped::Select(Selection::Man(man)),
        }
    }

    fn tap_spot(&self, ways: &[Way], spot: Spot) -> Tapped {
        if let Some(way) = self.way_to(ways, spot) {
            return Tapped::Go(way);
        }
        if let Spot::Square(_) = spot {
            return self.put_down();
        }
        let mut men: Vec<Man> = ways
            .iter()
            .filter(|way| way.to == spot)
            .map(|way| way.man)
            .collect();
        match men.len() {
            0 => self.put_down(),
            1 => men
                .pop()
                .map_or(Tapped::Ignored, |man| Tapped::Select(Selection::Man(man))),
            _ => Tapped::Select(Selection::Chooser(men)),
        }
    }

    fn way_to(&self, ways: &[Way], spot: Spot) -> Option<Way> {
        let mut shown = self.shown(ways);
        shown.find(|way| way.to == spot).copied()
    }

    fn put_down(&self) -> Tapped {
        match self {
            Selection::Nothing => Tapped::Ignored,
            Selection::Man(_) | Selection::Chooser(_) => Tapped::Select(Selection::Nothing),
        }
    }
}
