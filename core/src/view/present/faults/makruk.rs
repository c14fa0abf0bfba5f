//! What is wrong with a position, a count or a move of makruk.

use super::super::{makruk, names};
use super::Message;
use crate::makruk::{
    CountForbidden, FenError, Illegal, MoveError, Piece, Role, SetupError, Side, StartRefusal,
};
use crate::text::Texts;

/// Why a text is no FEN, as a clause in the language of `texts`.
pub fn say_fen_fault(texts: &Texts, why: &FenError) -> String {
    fen(texts, why).say(texts)
}

/// Why a text is no position.
pub(super) fn fen(texts: &Texts, why: &FenError) -> Message {
    let value = |key, value: &str| Message::plain(key).with("value", value.to_owned());
    match why {
        FenError::Fields(n) => Message::plain("fault-fen-fields").with("n", *n),
        FenError::Ranks(n) => Message::plain("fault-fen-ranks").with("n", *n),
        FenError::Files { rank, files: 9 } => Message::plain("fault-fen-long").with("rank", *rank),
        FenError::Files { rank, files } => Message::plain("fault-fen-short")
            .with("rank", *rank)
            .with("n", *files),
        FenError::Sign { sign, rank } => {
            value("fault-fen-sign", &sign.to_string()).with("rank", *rank)
        }
        FenError::Tilde { rank } => Message::plain("fault-fen-tilde").with("rank", *rank),
        FenError::Turn(text) => value("fault-fen-turn", text),
        FenError::Castling(text) => value("fault-fen-third", text),
        FenError::Count(text) => value("fault-fen-count", &text.0),
        FenError::CountForbidden(why) => count(texts, *why),
        FenError::Number(text) => value("fault-fen-number", text),
        FenError::Setup(why) => setup(texts, *why),
    }
}

fn count(texts: &Texts, why: CountForbidden) -> Message {
    match why {
        CountForbidden::Bia => Message::plain("fault-count-bia"),
        CountForbidden::BoardBare => Message::plain("fault-count-bare"),
        CountForbidden::NotOneBare => Message::plain("fault-count-both"),
        CountForbidden::NotBare(side) => {
            Message::plain("fault-count-men").with("side", names::side(texts, side))
        }
        CountForbidden::Limit(limit, most) => Message::plain("fault-count-limit")
            .with("limit", limit)
            .with("most", most),
        CountForbidden::Number(n, men) => Message::plain("fault-count-number")
            .with("n", n)
            .with("men", men),
    }
}

fn setup(texts: &Texts, why: SetupError) -> Message {
    let of = |key, side: Side| Message::plain(key).with("side", names::side(texts, side));
    let kind = |role: Role| makruk::piece(texts, Piece::new(Side::White, role));
    match why {
        SetupError::NoKhun(side) => of("fault-no-khun", side),
        SetupError::ManyKhuns(side, n) => of("fault-khuns", side).with("n", n),
        SetupError::TooManyMen(side, n) => of("fault-men", side).with("n", n),
        SetupError::TooManyOfRole(side, role, n) => of("fault-role", side)
            .with("piece", kind(role))
            .with("n", n),
        SetupError::TooManyBia(side, n) => of("fault-bia", side).with("n", n),
        SetupError::TooManyMets(side, n) => of("fault-mets", side).with("n", n),
        SetupError::BiaBehindStart(side, square) => {
            of("fault-bia-behind", side).with("square", square.to_string())
        }
        SetupError::BiaBeyondPromotion(side, square) => {
            of("fault-bia-beyond", side).with("square", square.to_string())
        }
        // Only a tilde in the text marks a man as bia ngai.
        SetupError::NgaiNotMet(square) => {
            Message::plain("fault-fen-tilde").with("rank", square.rank() + 1)
        }
        SetupError::OpponentInCheck(side, other) => {
            of("fault-left-in-check", side).with("other", names::side(texts, other))
        }
    }
}

/// Why a text is no move.
pub(crate) fn unreadable(why: &MoveError) -> Message {
    match why {
        MoveError::Shape(_) => Message::plain("fault-move-shape"),
        MoveError::Square { square, .. } => {
            Message::plain("fault-move-square").with("square", square.0.clone())
        }
        MoveError::Still(_) => Message::plain("fault-move-still"),
    }
}

/// Why a move cannot be played.
pub(crate) fn illegal(why: Illegal) -> Message {
    let on =
        |key, square: crate::makruk::Square| Message::plain(key).with("square", square.to_string());
    match why {
        Illegal::Over(_) => Message::plain("fault-over"),
        Illegal::NoMan(square) => on("fault-no-man", square),
        Illegal::NotYours(square) => on("fault-not-yours", square),
        Illegal::OutOfReach(mv) => Message::plain("fault-reach")
            .with("from", mv.from.to_string())
            .with("to", mv.to.to_string()),
        Illegal::InCheck(mv) => Message::plain("fault-in-check").with("move", mv.to_string()),
        Illegal::NoPromotion(mv) => {
            Message::plain("fault-no-promotion").with("move", mv.to_string())
        }
        Illegal::Start(StartRefusal::Bia) => Message::plain("fault-start-bia"),
        Illegal::Start(StartRefusal::Bare) => Message::plain("fault-start-bare"),
        Illegal::Start(StartRefusal::Counting) => Message::plain("fault-start-counting"),
        Illegal::Stop => Message::plain("fault-stop"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::makruk::Fen;
    use crate::text::Language;

    fn said(language: Language, text: &str) -> String {
        say_fen_fault(&Texts::new(language), &text.parse::<Fen>().unwrap_err())
    }

    #[test]
    fn every_reason_why_a_position_cannot_be_is_told() {
        let cases = [
            ("k7/8 w", "the board has 2 ranks instead of 8"),
            ("", "a position has 2 to 6 fields and this has 0"),
            ("k7/8/8/8/8/8/8/K6 w", "rank 1 has 7 squares instead of 8"),
            ("k7/8/8/8/8/8/8/K88 w", "rank 1 has more than 8 squares"),
            (
                "k7/8/8/8/8/8/8/KQ6 w",
                "“Q” on rank 1 is no man; K M S N R P (small for Black) or 1 to 8 was expected",
            ),
            (
                "k7/8/8/8/8/8/8/KR~5 w",
                "the ~ on rank 1 does not follow M or m",
            ),
            (
                "k7/8/8/8/8/8/8/K7 x",
                "“x” is nobody’s turn; w or b was expected",
            ),
            (
                "k7/8/8/8/8/8/8/KR6 w KQ",
                "the third field must be - and not “KQ”",
            ),
            (
                "k7/8/8/8/8/8/8/KR6 w - e3",
                "“e3” is no count; -, Bw12, Pb7/16 or pb10/8 was expected",
            ),
            (
                "k7/8/8/8/8/8/8/KR6 w - Bw5",
                "board counting ends when a side has only its khun",
            ),
            (
                "k7/8/8/8/8/8/8/KR6 w - Pw5/16",
                "White has other men and does not count",
            ),
            (
                "k7/8/8/8/8/8/8/KR6 w - Pb5/64",
                "the limit 64 is above 16, the limit of the men on the board",
            ),
            ("k7/8/8/8/8/8/8/KR6 w - - x", "“x” is no number of moves"),
            ("8/8/8/8/8/8/8/K7 w", "Black has no khun"),
            ("kk6/8/8/8/8/8/8/K7 w", "Black has 2 khuns instead of 1"),
            (
                "k7/8/8/8/8/8/8/KRRR4 w",
                "White has 3 men of the kind ruea; a side has 2 at most",
            ),
            (
                "k7/8/8/8/8/8/P7/K7 w",
                "White’s bia on a2 stands behind the rank where it began",
            ),
            (
                "k7/8/P7/8/8/8/8/K7 w",
                "White’s bia on a6 would be a bia ngai by now",
            ),
            (
                "4k3/8/8/4R3/8/8/8/K7 w",
                "Black is in check although White is to move",
            ),
        ];
        for (text, reason) in cases {
            assert_eq!(said(Language::English, text), reason, "{text}");
        }
    }

    #[test]
    fn no_language_leaves_a_reason_in_english() {
        for text in [
            "k7/8 w",
            "k7/8/8/8/8/8/8/KR6 w - Pb5/64",
            "4k3/8/8/4R3/8/8/8/K7 w",
        ] {
            let english = said(Language::English, text);
            for language in [Language::Korean, Language::Japanese, Language::Thai] {
                assert_ne!(said(language, text), english);
                assert!(!said(language, text).contains(" is "));
            }
        }
    }
}
