//! The house rules of one game: a preset and the options changed from it.
//!
//! Owns the values; what they mean on the board is said where moves are made, in
//! [`super::State`]. Names for screens and text are in [`super::OptionId`].

use serde::{Deserialize, Serialize};

use super::{Color, Faces, Seats};

/// A named set of options to start from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Preset {
    /// The rules of source page A.
    Quick,
    /// The defaults of source page B.
    Party,
}

impl Preset {
    /// Both presets, Quick first as on the menu.
    pub const ALL: [Preset; 2] = [Preset::Quick, Preset::Party];
}

/// What a seat does whose turn begins without a piece on ring or home column.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum NoRoad {
    /// It rolls as ever.
    Normal,
    /// One piece comes out without a roll and the turn ends.
    AutoExit,
    /// Up to three rolls until a face brings a piece out.
    ThreeRolls,
}

/// Which ring squares forbid capture.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[repr(u8)]
pub enum Safe {
    /// Starts and the stars eight squares after them.
    StartsAndStars,
    /// Starts.
    Starts,
    /// No square.
    Nowhere,
}

/// What stacked pieces of one colour do to the others.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Blocks {
    /// Opponents cannot stop there.
    Stop,
    /// Opponents can neither stop there nor pass.
    StopAndPass,
    /// Nothing: all are captured by one landing.
    Nothing,
    /// Nobody passes anybody, own pieces included; any square may be shared or captured.
    NoOvertaking,
}

/// The shape that is asked for; see [`super::Board`] for what the seats make of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum BoardChoice {
    /// Always the cross of four arms.
    Cross,
    /// Only the arms that are played on.
    Fit,
}

/// How long a prompt may last in an online room; kept but idle offline.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum TurnLimit {
    /// As long as it takes.
    None,
    /// 30 s.
    Seconds30,
    /// 60 s.
    Seconds60,
}

impl TurnLimit {
    /// The limit in seconds.
    pub const fn seconds(self) -> Option<u32> {
        match self {
            TurnLimit::None => None,
            TurnLimit::Seconds30 => Some(30),
            TurnLimit::Seconds60 => Some(60),
        }
    }
}

/// The rules of one game, fixed for its life. Written `A`, or `B+exit=1|6+block=none`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
#[expect(
    clippy::struct_excessive_bools,
    reason = "each is an independent switch of the page"
)]
pub struct RuleSet {
    /// Where the options started from.
    pub preset: Preset,
    /// Faces that bring a piece out; the bonus roll stays tied to the six.
    pub exit: Faces,
    /// What a seat does whose turn begins without a piece on the road.
    pub no_road: NoRoad,
    /// The third six in a row is unusable and ends the turn.
    pub three_sixes: bool,
    /// A capture rolls again.
    pub capture_bonus: bool,
    /// A finishing piece rolls again.
    pub finish_bonus: bool,
    /// Squares without capture.
    pub safe: Safe,
    /// What stacks do.
    pub blocks: Blocks,
    /// The finish takes the exact face; otherwise a larger one stops there.
    pub exact_finish: bool,
    /// Play goes on until one seat is left.
    pub all_ranks: bool,
    /// "Again" gives the start to the next seat clockwise.
    pub rotate_starter: bool,
    /// Shape of the board.
    pub board: BoardChoice,
    /// Time a prompt.
    pub turn_limit: TurnLimit,
}

impl RuleSet {
    /// The Quick preset.
    pub const fn quick() -> RuleSet {
        RuleSet {
            preset: Preset::Quick,
            exit: Faces::SIX,
            no_road: NoRoad::Normal,
            three_sixes: true,
            capture_bonus: true,
            finish_bonus: true,
            safe: Safe::StartsAndStars,
            blocks: Blocks::Stop,
            exact_finish: true,
            all_ranks: false,
            rotate_starter: false,
            board: BoardChoice::Cross,
            turn_limit: TurnLimit::None,
        }
    }

    /// The Party preset.
    pub const fn party() -> RuleSet {
        RuleSet {
            preset: Preset::Party,
            finish_bonus: false,
            blocks: Blocks::StopAndPass,
            rotate_starter: true,
            ..RuleSet::quick()
        }
    }

    /// The unchanged rules of a preset.
    pub const fn of(preset: Preset) -> RuleSet {
        match preset {
            Preset::Quick => RuleSet::quick(),
            Preset::Party => RuleSet::party(),
        }
    }

    /// Says whether the result names every rank: Party does, Quick the winner only (rule A33),
    /// unless all ranks are played out.
    pub fn names_ranks(self) -> bool {
        self.preset == Preset::Party || self.all_ranks
    }

    /// The seat that starts when the same players play again (rules T32, B52).
    pub fn next_starter(self, seats: Seats, starter: Color) -> Color {
        if self.rotate_starter {
            seats.after(starter)
        } else {
            starter
        }
    }
}
