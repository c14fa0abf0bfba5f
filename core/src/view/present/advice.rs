//! The hint in words: the move, what speaks for it, and in makruk the line.

use super::ludo::{Words, comma};
use super::makruk::piece;
use crate::ai::ludo::{Advice, Reason};
use crate::ai::makruk::Advice as Line;
use crate::makruk::{CountAction, Game, Move};
use crate::text::Texts;

/// Reasons that are said; more would not be read.
const SAID: usize = 3;
/// Hundredths of a bia from which a side stands better.
const BETTER: i32 = 60;

/// "Piece 2 → Start+9: captures Green, rolls again."
pub(crate) fn ludo(words: &Words<'_>, advice: &Advice) -> String {
    let color = words.state.turn();
    let reasons = advice.reasons.iter().take(SAID);
    let reasons = reasons.map(|reason| say(words, advice, *reason));
    words.texts.format(
        "hint-ludo",
        &[
            ("piece", (advice.mv.piece.index() + 1).into()),
            ("to", words.place(color, advice.mv.to).into()),
            ("reasons", joined(words.texts, reasons).into()),
        ],
    )
}

fn say(words: &Words<'_>, advice: &Advice, reason: Reason) -> String {
    let texts = words.texts;
    match reason {
        Reason::Wins => texts.get("hint-wins"),
        Reason::Captures => texts.format(
            "hint-captures",
            &[("victim", words.victims(advice.mv).into())],
        ),
        Reason::Finishes => texts.get("hint-finishes"),
        Reason::Escapes { from, to: 0 } => texts.format("hint-escapes", &[("from", from.into())]),
        Reason::Escapes { from, to } => texts.format(
            "hint-less-danger",
            &[("from", from.into()), ("to", to.into())],
        ),
        Reason::Blocks => texts.get("hint-blocks"),
        Reason::ComesOut => texts.get("hint-comes-out"),
        Reason::Home => texts.get("hint-home"),
        Reason::Safe => texts.get("hint-safe"),
        Reason::Aims { at } => texts.format("hint-aims", &[("victim", words.who(at).into())]),
        Reason::RollsAgain => texts.get("hint-rolls-again"),
        Reason::LeastDanger { to } => texts.format("hint-least-danger", &[("to", to.into())]),
        Reason::Only => texts.get("hint-only"),
        Reason::Ahead => texts.get("hint-ahead"),
    }
}

/// "ruea a1 → a5: captures bia, stands better. Line: a1a5 b6b5 …"
pub(crate) fn makruk(texts: &Texts, game: &Game, advice: &Line) -> String {
    let mv = advice.ply.mv;
    let mover = game.position().piece_at(mv.from);
    texts.format(
        "hint-makruk",
        &[
            (
                "piece",
                mover.map(|it| piece(texts, it)).unwrap_or_default().into(),
            ),
            ("from", mv.from.to_string().into()),
            ("to", mv.to.to_string().into()),
            ("reasons", joined(texts, facts(texts, game, advice)).into()),
            ("line", line(&advice.line).into()),
        ],
    )
}

/// Moves one after the other, as records write them.
pub(crate) fn line(moves: &[Move]) -> String {
    /// Moves of a line that a person follows.
    const SHOWN: usize = 6;
    let moves = moves.iter().take(SHOWN).map(Move::to_string);
    moves.collect::<Vec<_>>().join(" ")
}

fn facts(texts: &Texts, game: &Game, advice: &Line) -> Vec<String> {
    let (position, mv) = (game.position(), advice.ply.mv);
    let mut facts = Vec::new();
    match advice.ply.action {
        Some(CountAction::Start) => facts.push(texts.get("hint-count-start")),
        Some(CountAction::Stop) => facts.push(texts.get("hint-count-stop")),
        None => {}
    }
    if let Some(victim) = position.piece_at(mv.to) {
        let victim = piece(texts, victim);
        facts.push(texts.format("hint-captures", &[("victim", victim.into())]));
    }
    if mv.promotes {
        facts.push(texts.get("hint-promotes"));
    }
    if position.after(mv).in_check() {
        facts.push(texts.get("hint-checks"));
    }
    facts.push(match advice.mate_in {
        Some(n) if n > 0 => texts.format("hint-mates", &[("n", n.into())]),
        Some(n) => texts.format("hint-mated", &[("n", (-n).into())]),
        None if advice.score >= BETTER => texts.get("hint-better"),
        None if advice.score <= -BETTER => texts.get("hint-worse"),
        None => texts.get("hint-even"),
    });
    facts
}

fn joined(texts: &Texts, parts: impl IntoIterator<Item = String>) -> String {
    let mut parts = parts.into_iter();
    let first = parts.next().unwrap_or_default();
    parts.fold(first, |all, part| comma(texts, all, part))
}
