//! The options as a table for screens and text: keys, values, defaults, marks.
//!
//! A value is its place in the option's list, so a settings screen needs no knowledge of rules.

use super::{
    Faces, Preset, RuleSet,
    rules::{Blocks, BoardChoice, NoRoad, Safe, TurnLimit},
};

/// One row of the table of options, in the order of the settings screen.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum OptionId {
    /// Faces that bring a piece out.
    Exit,
    /// A turn that begins without a piece on the road.
    NoRoad,
    /// Three sixes end the turn.
    ThreeSixes,
    /// A capture rolls again.
    CaptureBonus,
    /// A finish rolls again.
    FinishBonus,
    /// Squares without capture.
    Safe,
    /// What stacks do.
    Blocks,
    /// Exact finish.
    ExactFinish,
    /// Play all ranks out.
    AllRanks,
    /// Rotate the starter.
    RotateStarter,
    /// Shape of the board.
    Board,
    /// Time a prompt.
    TurnLimit,
}

const EXITS: [Faces; 4] = [Faces::SIX, Faces::ONE_SIX, Faces::FIVE_SIX, Faces::EVEN];
const NO_ROADS: [NoRoad; 3] = [NoRoad::Normal, NoRoad::AutoExit, NoRoad::ThreeRolls];
const SAFES: [Safe; 3] = [Safe::StartsAndStars, Safe::Starts, Safe::Nowhere];
const BLOCKS: [Blocks; 4] = [
    Blocks::Stop,
    Blocks::StopAndPass,
    Blocks::Nothing,
    Blocks::NoOvertaking,
];
const BOARDS: [BoardChoice; 2] = [BoardChoice::Cross, BoardChoice::Fit];
const LIMITS: [TurnLimit; 3] = [TurnLimit::None, TurnLimit::Seconds30, TurnLimit::Seconds60];
const SWITCH: [bool; 2] = [true, false];

fn place<T: PartialEq, const N: usize>(values: &[T; N], value: &T) -> usize {
    values.iter().position(|known| known == value).unwrap_or(N)
}

fn pick<T: Copy, const N: usize>(values: &[T; N], at: usize, keep: T) -> T {
    values.get(at).copied().unwrap_or(keep)
}

impl OptionId {
    /// The eleven options of `ludo.md` § 3 and the turn limit.
    pub const ALL: [OptionId; 12] = [
        OptionId::Exit,
        OptionId::NoRoad,
        OptionId::ThreeSixes,
        OptionId::CaptureBonus,
        OptionId::FinishBonus,
        OptionId::Safe,
        OptionId::Blocks,
        OptionId::ExactFinish,
        OptionId::AllRanks,
        OptionId::RotateStarter,
        OptionId::Board,
        OptionId::TurnLimit,
    ];

    /// The key in rule strings, button ids and texts.
    pub const fn key(self) -> &'static str {
        match self {
            OptionId::Exit => "exit",
            OptionId::NoRoad => "no_road",
            OptionId::ThreeSixes => "three_sixes",
            OptionId::CaptureBonus => "capture_bonus",
            OptionId::FinishBonus => "goal_bonus",
            OptionId::Safe => "safe",
            OptionId::Blocks => "block",
            OptionId::ExactFinish => "exact",
            OptionId::AllRanks => "all_ranks",
            OptionId::RotateStarter => "rotate",
            OptionId::Board => "board",
            OptionId::TurnLimit => "limit",
        }
    }

    /// The option with this key.
    pub fn from_key(key: &str) -> Option<OptionId> {
        OptionId::ALL.into_iter().find(|option| option.key() == key)
    }

    /// The keys of the values that a screen offers, in order.
    pub const fn values(self) -> &'static [&'static str] {
        match self {
            OptionId::Exit => &["6", "1|6", "5|6", "2|4|6"],
            OptionId::NoRoad => &["normal", "auto", "three"],
            OptionId::Safe => &["stars", "starts", "none"],
            OptionId::Blocks => &["stop", "pass", "none", "no_overtake"],
            OptionId::Board => &["cross", "fit"],
            OptionId::TurnLimit => &["none", "30", "60"],
            OptionId::ThreeSixes
            | OptionId::CaptureBonus
            | OptionId::FinishBonus
            | OptionId::ExactFinish
            | OptionId::AllRanks
            | OptionId::RotateStarter => &["on", "off"],
        }
    }

    /// The place of a value's key in [`OptionId::values`].
    pub fn value_from_key(self, key: &str) -> Option<usize> {
        self.values().iter().position(|&known| known == key)
    }

    /// The preset's value.
    pub fn default(self, preset: Preset) -> usize {
        RuleSet::of(preset).value(self)
    }

    /// Says whether source page B marks the value as non-standard (rules B39 to B49). The page
    /// offers the other changes without the mark.
    pub fn non_standard(self, value: usize) -> bool {
        match self {
            OptionId::NoRoad | OptionId::ThreeSixes | OptionId::CaptureBonus | OptionId::Safe => {
                value != self.default(Preset::Party)
            }
            OptionId::Blocks => matches!(
                BLOCKS.get(value),
                Some(Blocks::Nothing | Blocks::NoOvertaking)
            ),
            OptionId::Exit
            | OptionId::FinishBonus
            | OptionId::ExactFinish
            | OptionId::AllRanks
            | OptionId::RotateStarter
            | OptionId::Board
            | OptionId::TurnLimit => false,
        }
    }
}

impl RuleSet {
    /// The place of an option's value in [`OptionId::values`]; one past the last for exit faces
    /// that no screen offers.
    pub fn value(&self, option: OptionId) -> usize {
        let switch = |on: bool| usize::from(!on);
        match option {
            OptionId::Exit => place(&EXITS, &self.exit),
            OptionId::NoRoad => place(&NO_ROADS, &self.no_road),
            OptionId::ThreeSixes => switch(self.three_sixes),
            OptionId::CaptureBonus => switch(self.capture_bonus),
            OptionId::FinishBonus => switch(self.finish_bonus),
            OptionId::Safe => place(&SAFES, &self.safe),
            OptionId::Blocks => place(&BLOCKS, &self.blocks),
            OptionId::ExactFinish => switch(self.exact_finish),
            OptionId::AllRanks => switch(self.all_ranks),
            OptionId::RotateStarter => switch(self.rotate_starter),
            OptionId::Board => place(&BOARDS, &self.board),
            OptionId::TurnLimit => place(&LIMITS, &self.turn_limit),
        }
    }

    /// The same rules with one option's value changed; a place that the option does not have
    /// changes nothing.
    #[must_use]
    pub fn with(mut self, option: OptionId, value: usize) -> RuleSet {
        let switch = |keep: bool| pick(&SWITCH, value, keep);
        match option {
            OptionId::Exit => self.exit = pick(&EXITS, value, self.exit),
            OptionId::NoRoad => self.no_road = pick(&NO_ROADS, value, self.no_road),
            OptionId::ThreeSixes => self.three_sixes = switch(self.three_sixes),
            OptionId::CaptureBonus => self.capture_bonus = switch(self.capture_bonus),
            OptionId::FinishBonus => self.finish_bonus = switch(self.finish_bonus),
            OptionId::Safe => self.safe = pick(&SAFES, value, self.safe),
            OptionId::Blocks => self.blocks = pick(&BLOCKS, value, self.blocks),
            OptionId::ExactFinish => self.exact_finish = switch(self.exact_finish),
            OptionId::AllRanks => self.all_ranks = switch(self.all_ranks),
            OptionId::RotateStarter => self.rotate_starter = switch(self.rotate_starter),
            OptionId::Board => self.board = pick(&BOARDS, value, self.board),
            OptionId::TurnLimit => self.turn_limit = pick(&LIMITS, value, self.turn_limit),
        }
        self
    }

    /// The options whose value is not the preset's.
    pub fn changed(&self) -> impl Iterator<Item = OptionId> {
        let preset = RuleSet::of(self.preset);
        OptionId::ALL
            .into_iter()
            .filter(move |&option| self.value(option) != preset.value(option))
    }
}
