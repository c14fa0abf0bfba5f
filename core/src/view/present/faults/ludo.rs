//! What is wrong in a record of Ludo.

use super::Message;
use crate::ludo::{Illegal, ParseError};

/// Why a text names nothing in Ludo.
pub(super) fn unreadable(why: &ParseError) -> Message {
    match why {
        ParseError::Color(_) => Message::plain("fault-color"),
        ParseError::SeatCount(_) | ParseError::Seats(_) => Message::plain("fault-seats"),
        ParseError::Die(_) => Message::plain("fault-word-die"),
        ParseError::Piece(_) => Message::plain("fault-piece"),
        ParseError::Placement(_) => Message::plain("fault-start"),
        ParseError::Preset(_) => Message::plain("fault-rules"),
        ParseError::Option(key) => Message::plain("fault-option").with("option", key.clone()),
        ParseError::Repeated(key) => {
            Message::plain("fault-option-twice").with("option", key.clone())
        }
        ParseError::Value { key, value } => Message::plain("fault-option-value")
            .with("option", key.clone())
            .with("value", value.clone()),
    }
}

/// Key of why an event cannot follow.
pub(super) const fn illegal(why: Illegal) -> &'static str {
    match why {
        Illegal::GameOver => "fault-over",
        Illegal::NoRollDue => "fault-no-roll",
        Illegal::RollFirst => "fault-roll-first",
        Illegal::MustMove => "fault-must-move",
        Illegal::NothingMoves => "fault-nothing-moves",
        Illegal::Immovable(_) => "fault-stuck",
        Illegal::AutoExitDue => "fault-exit-due",
        Illegal::NoAutoExitDue => "fault-no-exit",
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ludo::RuleSet;
    use crate::text::{Language, Texts};

    #[test]
    fn rules_that_cannot_be_are_named() {
        let texts = Texts::new(Language::English);
        let said = |rules: &str| unreadable(&rules.parse::<RuleSet>().unwrap_err()).say(&texts);
        assert_eq!(said("A+dice=2"), "there is no option dice");
        assert_eq!(said("A+exit=7"), "the option exit has no value 7");
        assert_eq!(said("A+exit=6+exit=6"), "the option exit is given twice");
        assert!(said("C").starts_with("rules begin with A (Quick) or B (Party)"));
    }
}
