//! Makruk in words: pieces, what happened, why something does not move, how a game ended.

use super::{Message, names};
use crate::game::{Event, Header, Outcome, Reason, Seat, Session};
use crate::makruk::{self, Count, CountAction, Game, Move, Piece, Ply, Role, Side, Square};
use crate::text::Texts;

/// A piece's name; a turned bia has its own.
pub(crate) fn piece(texts: &Texts, piece: Piece) -> String {
    texts.get(match (piece.role, piece.ngai) {
        (_, true) => "common-role-bia-ngai",
        (Role::Khun, _) => "common-role-khun",
        (Role::Met, _) => "common-role-met",
        (Role::Khon, _) => "common-role-khon",
        (Role::Ma, _) => "common-role-ma",
        (Role::Ruea, _) => "common-role-ruea",
        (Role::Bia, _) => "common-role-bia",
    })
}

/// What a move did; the counting, promotion and check after the move itself.
pub(crate) fn story(texts: &Texts, before: &Game, after: &Game, ply: Ply) -> Vec<Message> {
    let (mover, other) = (before.turn(), after.turn());
    let mut said = vec![step(
        texts,
        before,
        ply.mv,
        ["game-makruk-moved", "game-makruk-captured"],
    )];
    if ply.mv.promotes {
        said.push(Message::plain("game-makruk-promoted").with("square", ply.mv.to.to_string()));
    }
    if after.position().in_check() && after.outcome().is_none() {
        said.push(Message::plain("game-makruk-check").with("side", names::side(texts, other)));
    }
    said.extend(counting(
        texts,
        before.count(),
        after.count(),
        mover,
        ply.action,
    ));
    said
}

/// What the count did.
fn counting(
    texts: &Texts,
    before: Count,
    after: Count,
    mover: Side,
    action: Option<CountAction>,
) -> Option<Message> {
    let side = |key, side| Message::plain(key).with("side", names::side(texts, side));
    match (before, after) {
        (Count::Pieces { .. }, _) => None,
        (
            _,
            Count::Pieces {
                side: bare, limit, ..
            },
        ) => Some(side("game-count-entered", bare).with("limit", limit)),
        _ if action == Some(CountAction::Start) => Some(side("game-count-started", mover)),
        _ if action == Some(CountAction::Stop) => Some(side("game-count-stopped", mover)),
        _ => None,
    }
}

/// The move itself: "White: ruea a1 → a5, captures bia", by the keys for a move and a capture.
fn step(texts: &Texts, before: &Game, mv: Move, [moved, captures]: [&'static str; 2]) -> Message {
    let position = before.position();
    let captured = position.piece_at(mv.to);
    let key = if captured.is_some() { captures } else { moved };
    let mover = position
        .piece_at(mv.from)
        .map(|it| piece(texts, it))
        .unwrap_or_default();
    let message = Message::plain(key)
        .with("side", names::side(texts, before.turn()))
        .with("piece", mover)
        .with("from", mv.from.to_string())
        .with("to", mv.to.to_string());
    match captured {
        Some(victim) => message.with("victim", piece(texts, victim)),
        None => message,
    }
}

/// A move in the few words of a record's row.
pub(crate) fn row(texts: &Texts, before: &Game, ply: Ply) -> String {
    let keys = ["replay-makruk-moved", "replay-makruk-captured"];
    let text = step(texts, before, ply.mv, keys).say(texts);
    let key = match ply.action {
        None => return text,
        Some(CountAction::Start) => "replay-count-start",
        Some(CountAction::Stop) => "replay-count-stop",
    };
    let side = names::side(texts, before.turn());
    let count = texts.format(key, &[("side", side.into())]);
    texts.format(
        "common-dot",
        &[("first", text.into()), ("rest", count.into())],
    )
}

/// Why a man on a square cannot move.
pub(crate) fn why_not(texts: &Texts, game: &Game, square: Square) -> Option<Message> {
    let position = game.position();
    let man = position.piece_at(square)?;
    if man.side != game.turn() {
        let side = names::side(texts, game.turn());
        return Some(Message::plain("game-makruk-why-other").with("side", side));
    }
    if !position.legal_moves_from(square).is_empty() {
        return None;
    }
    Some(Message::plain(if position.in_check() {
        "game-makruk-why-check"
    } else if position.pinned_men().contains(square) {
        "game-makruk-why-pinned"
    } else {
        "game-makruk-why-stuck"
    }))
}

/// Why a game ended, in one sentence.
pub(crate) fn end(texts: &Texts, header: &Header, game: &Game, outcome: Outcome) -> String {
    let who = |side: Side| names::who(texts, header, Seat::of_side(side));
    let loser = outcome.winner.and_then(Seat::side).map(Side::other);
    let counting = game.count().side().unwrap_or(game.turn());
    if let Some(text) = names::void(texts, outcome.reason) {
        return text;
    }
    let key = format!("result-makruk-{}", outcome.reason.code());
    match (outcome.reason, loser) {
        (Reason::Mate | Reason::Resignation | Reason::TimeOut, Some(loser)) => {
            texts.format(&key, &[("loser", who(loser).into())])
        }
        (Reason::MateWhileCounting | Reason::BoardCount | Reason::PieceCount, _) => {
            texts.format(&key, &[("side", who(counting).into())])
        }
        (Reason::Stalemate, _) => texts.format(&key, &[("side", who(game.turn()).into())]),
        _ => texts.get(&key),
    }
}

/// The count as the line below the board says it.
pub(crate) struct CountWords {
    /// "Black counts 17 / 64".
    pub text: String,
    /// "47 left", "next: 5" or "last move".
    pub left: String,
    /// Read aloud.
    pub spoken: String,
}

/// The running count in words; `None` while nobody counts.
pub(crate) fn count(texts: &Texts, header: &Header, game: &Game) -> Option<CountWords> {
    let count = game.count();
    let (by, limit) = (count.side()?, count.limit()?);
    let side = names::who(texts, header, Seat::of_side(by));
    let kind = texts.get(match count {
        Count::Pieces { .. } => "game-count-pieces",
        Count::None | Count::Board { .. } => "game-count-board",
    });
    let all = |key: &str, more: &[(&'static str, String)], numbers: &[(&'static str, u8)]| {
        let mut values = vec![("side", side.clone().into()), ("limit", limit.into())];
        values.extend(more.iter().map(|(name, text)| (*name, text.clone().into())));
        values.extend(numbers.iter().map(|(name, n)| (*name, (*n).into())));
        texts.format(key, &values)
    };
    let kind = [("kind", kind)];
    let (n, left) = (count.number(), count.left()?);
    let text = match n {
        Some(n) => all("game-count-line", &[], &[("n", n)]),
        None => all("game-count-line-waiting", &[], &[]),
    };
    if game.is_last_move() {
        let other = names::who(texts, header, Seat::of_side(by.other()));
        let [kind] = kind;
        let words = [kind, ("other", other)];
        let number = n.or(count.next_number())?;
        let spoken = if number > limit {
            // Entered so late that not even the first number was within the limit.
            all("game-count-spoken-last-at-once", &words, &[("n", number)])
        } else {
            all("game-count-spoken-last", &words, &[])
        };
        return Some(CountWords {
            text,
            left: texts.get("game-count-last-move"),
            spoken,
        });
    }
    let (left, spoken) = if let Some(n) = n {
        (
            all("game-count-left", &[], &[("n", left)]),
            all("game-count-spoken", &kind, &[("n", n), ("left", left)]),
        )
    } else {
        let next = count.next_number()?;
        (
            all("game-count-next", &[], &[("n", next)]),
            all("game-count-spoken-next", &kind, &[("n", next)]),
        )
    };
    Some(CountWords { text, left, spoken })
}

/// Whether any mate of the side to move would only draw, because it counts or starts to.
pub(crate) fn warns(game: &Game, armed: Option<CountAction>) -> bool {
    game.legal_moves().iter().any(|mv| game.warns(*mv, armed))
}

/// The men that a side has captured: those missing from the other side, a turned bia as a bia.
pub(crate) fn captured(game_start: &makruk::Position, game: &Game, by: Side) -> Vec<Piece> {
    let other = by.other();
    let now = game.position();
    let mut men = Vec::new();
    for role in [Role::Ruea, Role::Khon, Role::Ma, Role::Met, Role::Bia] {
        let (had, has) = (alike(game_start, other, role), alike(now, other, role));
        let lost = had.saturating_sub(has);
        men.extend(std::iter::repeat_n(Piece::new(other, role), lost as usize));
    }
    men
}

/// Men of a role; a bia stays a bia when it is turned over.
fn alike(position: &makruk::Position, side: Side, role: Role) -> u32 {
    let all = position.men(side, role);
    let turned = (position.ngai() & position.side(side)).count();
    match role {
        Role::Met => all.count() - turned,
        Role::Bia => all.count() + turned,
        _ => all.count(),
    }
}

/// How many moves gave check, and how many turned a bia over.
pub(crate) fn checks_and_promotions(session: &Session) -> (u32, u32) {
    let (mut checks, mut promotions) = (0, 0);
    let Ok(mut position) = session.at(0) else {
        return (checks, promotions);
    };
    for event in session.events() {
        if position.apply(event).is_err() {
            break;
        }
        if let (Event::Makruk(ply), Some(game)) = (event, position.as_makruk()) {
            checks += u32::from(game.position().in_check());
            promotions += u32::from(ply.mv.promotes);
        }
    }
    (checks, promotions)
}
