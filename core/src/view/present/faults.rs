//! What is wrong with a record, in the person's language.

use super::Message;
use crate::game::record::{Fault, RecordError};
use crate::text::Texts;

/// Where a record is broken and how.
pub(crate) fn broken_record(texts: &Texts, error: &RecordError) -> Message {
    Message::plain("error-import-record")
        .with("line", error.line)
        .with("column", error.column)
        .with("what", fault(&error.fault).say(texts))
}

fn fault(fault: &Fault) -> Message {
    match fault {
        Fault::TagShape => Message::plain("error-record-header"),
        Fault::TagMissing(name) => {
            Message::plain("error-record-missing").with("name", (*name).to_owned())
        }
        Fault::TagTwice(name) => token(name),
        Fault::TagValue { tag, value, .. } => Message::plain("error-record-value")
            .with("value", value.clone())
            .with("name", tag.clone()),
        Fault::Word { word, .. } => token(word),
        Fault::Header(why) => illegal(&why.to_string()),
        Fault::Illegal { why, .. } => illegal(&why.to_string()),
        Fault::Differs { word, said, .. } if word == "Result" || word == "Termination" => {
            Message::plain("error-record-result").with("value", said.clone())
        }
        Fault::Differs { word, .. } => illegal(word),
        Fault::NoChecksum => Message::plain("error-record-end"),
        Fault::Checksum { .. } => Message::plain("error-record-checksum"),
    }
}

fn token(word: &str) -> Message {
    Message::plain("error-record-token").with("value", word.to_owned())
}

fn illegal(what: &str) -> Message {
    Message::plain("error-record-illegal").with("value", what.to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::text::Language;

    #[test]
    fn a_result_that_does_not_fit_is_told_with_its_place() {
        let error = RecordError {
            line: 3,
            column: 1,
            fault: Fault::Differs {
                word: "Result".into(),
                said: "1-0".into(),
                found: "*".into(),
            },
        };
        let texts = Texts::new(Language::English);
        assert_eq!(
            broken_record(&texts, &error).say(&texts),
            "Line 3, column 1: the result 1-0 does not fit the moves"
        );
    }
}
