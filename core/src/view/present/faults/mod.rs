//! What is wrong with a record, a position or a typed move, in the person's language.
//!
//! Owns: the way from every error that a person can meet to a text key with its values. Each text is
//! a clause that follows a colon. Start with [`broken_record`].

mod ludo;
mod makruk;

use super::Message;
use crate::game::record::{Fault, RecordError, ValueFault, WordFault};
use crate::game::{FoldFault, HeaderError, Illegal};
use crate::text::Texts;

pub use makruk::say_fen_fault;
pub(crate) use makruk::{illegal as illegal_move, unreadable as unreadable_move};

/// Where a record is broken and how, in the language of `texts`.
pub fn say_broken_record(texts: &Texts, error: &RecordError) -> String {
    broken_record(texts, error).say(texts)
}

/// Where a record is broken and how.
pub(crate) fn broken_record(texts: &Texts, error: &RecordError) -> Message {
    at(
        error.line,
        error.column,
        fault(texts, &error.fault).say(texts),
    )
}

/// A place in a file and what is wrong there.
pub(crate) fn at(line: usize, column: usize, what: String) -> Message {
    Message::plain("error-import-record")
        .with("line", line)
        .with("column", column)
        .with("what", what)
}

fn fault(texts: &Texts, fault: &Fault) -> Message {
    let word = |value: &str, why: &Message| {
        Message::plain("fault-word")
            .with("value", value.to_owned())
            .with("why", why.say(texts))
    };
    match fault {
        Fault::TagShape => Message::plain("fault-tag-shape"),
        Fault::TagMissing(name) => {
            Message::plain("fault-tag-missing").with("name", (*name).to_owned())
        }
        Fault::TagTwice(name) => Message::plain("fault-tag-twice").with("name", name.clone()),
        Fault::TagValue { tag, value, why } => Message::plain("fault-tag-value")
            .with("name", tag.clone())
            .with("value", value.clone())
            .with("why", value_fault(why).say(texts)),
        Fault::Word { word: said, why } => word(said, &word_fault(why)),
        Fault::Header(why) => fold(texts, why),
        Fault::Illegal {
            word: said, why, ..
        } => word(said, &illegal(why)),
        Fault::Differs { word, said, .. } if word == "Result" || word == "Termination" => {
            Message::plain("fault-result").with("value", said.clone())
        }
        Fault::Differs { said, found, .. } => Message::plain("fault-differs")
            .with("value", said.clone())
            .with("found", found.clone()),
        Fault::NoChecksum => Message::plain("fault-no-checksum"),
        Fault::Checksum { .. } => Message::plain("fault-checksum"),
    }
}

fn value_fault(why: &ValueFault) -> Message {
    match why {
        ValueFault::Variant => Message::plain("fault-variant"),
        ValueFault::Date => Message::plain("fault-date"),
        ValueFault::Level => Message::plain("fault-level"),
        ValueFault::Number(_) => Message::plain("fault-number"),
        ValueFault::Id(_) => Message::plain("fault-id"),
        ValueFault::Seed(_) => Message::plain("fault-seed"),
        ValueFault::Sealed => Message::plain("fault-sealed-dice"),
        ValueFault::Ludo(why) => ludo::unreadable(why),
    }
}

fn word_fault(why: &WordFault) -> Message {
    match why {
        WordFault::Seat => Message::plain("fault-word-seat"),
        WordFault::Void => Message::plain("fault-word-void"),
        WordFault::AutoExit => Message::plain("fault-word-exit"),
        WordFault::Die => Message::plain("fault-word-die"),
        WordFault::Piece => Message::plain("fault-word-piece"),
        WordFault::Comment => Message::plain("fault-word-comment"),
        WordFault::Move(why) => makruk::unreadable(why),
    }
}

/// Why a log does not fold.
pub(crate) fn fold(texts: &Texts, why: &FoldFault) -> Message {
    match why {
        FoldFault::Header(HeaderError::Newer { .. }) => Message::plain("fault-newer"),
        FoldFault::Header(HeaderError::Players { players, seats }) => {
            Message::plain("fault-players")
                .with("players", *players)
                .with("seats", *seats)
        }
        FoldFault::Header(HeaderError::Ludo(_)) => Message::plain("fault-start"),
        FoldFault::Header(HeaderError::Fen(why)) => {
            Message::plain("fault-fen").with("why", makruk::fen(texts, why).say(texts))
        }
        FoldFault::Illegal(why) => illegal(why),
        FoldFault::Short => Message::plain("fault-end"),
    }
}

/// Why an event cannot follow.
fn illegal(why: &Illegal) -> Message {
    Message::plain(match why {
        Illegal::Ludo(why) => ludo::illegal(*why),
        Illegal::Makruk(why) => return makruk::illegal(*why),
        Illegal::Over => "fault-over",
        Illegal::OtherGame => "fault-other-game",
        Illegal::Seat(_) => "fault-seat",
        Illegal::Offer => "fault-offer",
        Illegal::Resign => "fault-resign",
        Illegal::StandIn => "fault-stand-in",
        Illegal::SealedDice => "fault-sealed",
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::record::import;
    use crate::text::Language;

    const RECORD: &str = r#"[Variant "Makruk"]
[Version "1"]
[Id "01010101010101010101010101010101"]
[Created "2026-01-01T00:00:00.000Z"]
[White "Anna"]
[Black "Bo"]
[Seed "0101010101010101010101010101010101010101010101010101010101010101"]
[Result "*"]

1. e3e4 e6e5 *
"#;

    /// What is said of the record with one text in place of another.
    fn said(language: Language, from: &str, to: &str) -> String {
        assert!(RECORD.contains(from), "{from}");
        let broken = import(&RECORD.replacen(from, to, 1)).unwrap_err();
        let texts = Texts::new(language);
        broken_record(&texts, &broken.error).say(&texts)
    }

    /// A text of the record, what stands in its place, and what is said of that.
    const FAULTS: &[(&str, &str, &str)] = &[
        (
            "\"Makruk\"",
            "\"Chess\"",
            "Line 1, column 1: Variant “Chess”: only Ludo and Makruk can be read",
        ),
        (
            "[Version",
            "Version",
            "Line 2, column 1: a line [Name \"value\"] was expected",
        ),
        (
            "[Black \"Bo\"]\n",
            "",
            "Line 8, column 1: the line Black is missing",
        ),
        (
            "[Black \"Bo\"]",
            "[White \"Bo\"]",
            "Line 6, column 1: the line White stands here a second time",
        ),
        (
            "\"1\"",
            "\"x\"",
            "Line 2, column 1: Version “x”: a whole number was expected",
        ),
        (
            "2026-01-01T00",
            "2026-01-01",
            "Line 4, column 1: Created “2026-01-01:00:00.000Z”: a date such as 2026-11-29T22:57:20.123Z was expected",
        ),
        (
            "[Id \"01",
            "[Id \"0x",
            "Line 3, column 1: Id “0x010101010101010101010101010101”: 32 digits from 0-9 and a-f were expected",
        ),
        (
            "e3e4",
            "e3e6",
            "Line 10, column 4: “e3e6”: the man on e3 cannot go to e6",
        ),
        (
            "e6e5",
            "e4e5",
            "Line 10, column 9: “e4e5”: the man on e4 belongs to the other side",
        ),
        (
            "e6e5",
            "e5e4",
            "Line 10, column 9: “e5e4”: there is no man on e5",
        ),
        (
            "e6e5",
            "e6e9",
            "Line 10, column 9: “e6e9”: e9 is no square; squares go from a1 to h8",
        ),
        (
            "e6e5",
            "+s",
            "Line 10, column 9: “+s”: a move looks like d5c6, with +s or -s for the counting",
        ),
        (
            "e6e5",
            "e6e5+s",
            "Line 10, column 9: “e6e5+s”: counting cannot start while an unpromoted bia is on the board",
        ),
        (
            "e6e5",
            "e6e5-s",
            "Line 10, column 9: “e6e5-s”: this side has no count to stop",
        ),
        (
            "e6e5",
            "{Black resigns} e6e5",
            "Line 10, column 25: “e6e5”: the game is over",
        ),
        (
            "e6e5",
            "{draw accepted}",
            "Line 10, column 9: “draw accepted”: no draw can be offered or answered now",
        ),
        (
            "e6e5",
            "{",
            "Line 10, column 9: “{”: the comment has no closing }",
        ),
        (
            "\"*\"",
            "\"1-0\"",
            "Line 8, column 1: the result 1-0 does not fit the moves",
        ),
        (
            "e6e5",
            "e6e5",
            "Line 10, column 1: the last line, with the checksum, is missing",
        ),
        (
            "[Result",
            "[FEN \"k7/8 w\"]\n[Result",
            "Line 1, column 1: the position cannot be: the board has 2 ranks instead of 8",
        ),
    ];

    #[test]
    fn every_fault_of_a_record_is_told_with_line_and_column() {
        for (from, to, text) in FAULTS {
            assert_eq!(said(Language::English, from, to), *text);
        }
    }

    #[test]
    fn faults_are_told_in_every_language_without_english_words() {
        for (language, texts) in [
            (
                Language::Korean,
                [
                    "10행 4열: “e3e6”: e3 칸의 기물은 e6 칸으로 갈 수 없습니다",
                    "1행 1열: 있을 수 없는 배치입니다: 백 쪽에 쿤이 없습니다",
                ],
            ),
            (
                Language::Japanese,
                [
                    "10 行 4 列：「e3e6」：e3 の駒は e6 へ動けません",
                    "1 行 1 列：ありえない配置です：白にクンがありません",
                ],
            ),
            (
                Language::Thai,
                [
                    "บรรทัด 10 คอลัมน์ 4: “e3e6”: หมากที่ e3 ไป e6 ไม่ได้",
                    "บรรทัด 1 คอลัมน์ 1: ตำแหน่งนี้เป็นไปไม่ได้: ขาวไม่มีขุน",
                ],
            ),
        ] {
            assert_eq!(said(language, "e3e4", "e3e6"), texts[0]);
            let fen = "[FEN \"k7/8/8/8/8/8/8/8 w\"]\n[Result";
            assert_eq!(said(language, "[Result", fen), texts[1]);
        }
    }

    #[test]
    fn comments_of_others_need_no_words_here() {
        let broken = import(&RECORD.replace("e6e5", "{a long\ncomment} e6e4")).unwrap_err();
        assert_eq!((broken.error.line, broken.error.column), (11, 10));
    }
}
