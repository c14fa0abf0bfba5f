//! What players, sides, levels and games are called.

use crate::ai::Level;
use crate::game::{Absence, Event, GameKind, Header, Player, Reason, Seat, Setup};
use crate::ludo::{Color, Preset, RuleSet};
use crate::makruk::Side;
use crate::text::Texts;
use crate::view::look::Role;
use crate::view::part::{Owner, OwnerMark};

/// A colour's name.
pub(crate) fn color(texts: &Texts, color: Color) -> String {
    texts.get(match color {
        Color::Red => "common-color-red",
        Color::Green => "common-color-green",
        Color::Yellow => "common-color-yellow",
        Color::Blue => "common-color-blue",
    })
}

/// A side's name.
pub(crate) fn side(texts: &Texts, side: Side) -> String {
    texts.get(match side {
        Side::White => "common-side-white",
        Side::Black => "common-side-black",
    })
}

/// A level's name; the two games call them differently.
pub(crate) fn level(texts: &Texts, kind: GameKind, level: Level) -> String {
    texts.get(match (kind, level) {
        (GameKind::Ludo, Level::Easy) => "common-level-ludo-easy",
        (GameKind::Ludo, Level::Normal) => "common-level-ludo-normal",
        (GameKind::Ludo, Level::Hard) => "common-level-ludo-hard",
        (GameKind::Makruk, Level::Easy) => "common-level-makruk-easy",
        (GameKind::Makruk, Level::Normal) => "common-level-makruk-normal",
        (GameKind::Makruk, Level::Hard) => "common-level-makruk-hard",
    })
}

/// Why a game in a room has no result; `None` for every other end.
pub(crate) fn void(texts: &Texts, reason: Reason) -> Option<String> {
    let key = match reason {
        Reason::NoFirstMove => "result-void-no-first-move",
        Reason::RoomEnded => "result-void-room-ended",
        Reason::DiceSpent => "result-void-dice-spent",
        _ => return None,
    };
    Some(texts.get(key))
}

/// The row of a replay for what happens in rooms only; empty for every other event. `mover` is the
/// seat whose turn it is.
pub(crate) fn in_room(texts: &Texts, header: &Header, mover: Seat, event: &Event) -> String {
    let (key, seat) = match *event {
        Event::TimedOut { seat } => ("replay-timed-out", seat),
        Event::Left { seat } => ("replay-left", seat),
        Event::Returned { seat } => ("replay-returned", seat),
        Event::StandIn {
            why: Absence::Absent,
        } => ("replay-absent", mover),
        Event::StandIn {
            why: Absence::TimeOut,
        } => ("replay-turn-limit", mover),
        Event::Voided { .. } => return texts.get("replay-void"),
        _ => return String::new(),
    };
    texts.format(key, &[("who", who(texts, header, seat).into())])
}

/// A colour's key in button ids.
pub(crate) fn color_key(color: Color) -> &'static str {
    match color {
        Color::Red => "red",
        Color::Green => "green",
        Color::Yellow => "yellow",
        Color::Blue => "blue",
    }
}

/// A preset's name.
pub(crate) fn preset(texts: &Texts, preset: Preset) -> String {
    texts.get(match preset {
        Preset::Quick => "menu-preset-quick",
        Preset::Party => "menu-preset-party",
    })
}

/// The colour or side of a seat.
pub(crate) fn seat(texts: &Texts, header: &Header, seat: Seat) -> String {
    match &header.setup {
        Setup::Ludo { seats, .. } => seat
            .color(*seats)
            .map(|it| color(texts, it))
            .unwrap_or_default(),
        Setup::Makruk { .. } => seat.side().map(|it| side(texts, it)).unwrap_or_default(),
    }
}

/// The name typed for a seat; empty when there is none.
fn typed(header: &Header, seat: Seat) -> &str {
    match header.player(seat) {
        Some(Player::Person { name }) => name.trim(),
        _ => "",
    }
}

/// How a sentence names a seat: the person's name, or the colour.
pub(crate) fn who(texts: &Texts, header: &Header, at: Seat) -> String {
    let name = typed(header, at);
    if name.is_empty() {
        seat(texts, header, at)
    } else {
        texts.format("common-person", &[("name", name.to_owned().into())])
    }
}

/// A seat with mark and colour; the name is the person's, or the colour's.
pub(crate) fn owner(texts: &Texts, header: &Header, at: Seat) -> Owner {
    let name = typed(header, at);
    let name = if name.is_empty() {
        seat(texts, header, at)
    } else {
        name.to_owned()
    };
    match &header.setup {
        Setup::Ludo { seats, .. } => color_owner(at.color(*seats).unwrap_or(Color::Red), name),
        Setup::Makruk { .. } => side_owner(at.side().unwrap_or(Side::White), name),
    }
}

/// A seat with mark and colour, named in full for lists: "Green · AI, Beginner".
pub(crate) fn owner_in_full(texts: &Texts, header: &Header, at: Seat) -> Owner {
    let mut owner = owner(texts, header, at);
    let name = match header.player(at) {
        Some(Player::Computer { level: it }) => {
            let level = level(texts, header.kind(), *it);
            texts.format("common-computer-level", &[("level", level.into())])
        }
        _ => typed(header, at).to_owned(),
    };
    if !name.is_empty() {
        let color = seat(texts, header, at);
        owner.name = texts.format(
            "common-seat",
            &[("color", color.into()), ("name", name.into())],
        );
    }
    owner
}

/// A colour with its mark and a name.
pub(crate) fn color_owner(color: Color, name: String) -> Owner {
    let (mark, fill, ink) = match color {
        Color::Red => (OwnerMark::Triangle, Role::Red, Role::Mark),
        Color::Green => (OwnerMark::Cross, Role::Green, Role::Mark),
        Color::Yellow => (OwnerMark::Circle, Role::Yellow, Role::MarkOnYellow),
        Color::Blue => (OwnerMark::Square, Role::Blue, Role::Mark),
    };
    Owner {
        name,
        mark,
        fill,
        ink,
    }
}

/// The sign on a player's pieces, read aloud; empty in makruk, where the name says it.
pub(crate) fn mark(texts: &Texts, mark: OwnerMark) -> String {
    texts.get(match mark {
        OwnerMark::Triangle => "common-mark-red",
        OwnerMark::Cross => "common-mark-green",
        OwnerMark::Circle => "common-mark-yellow",
        OwnerMark::Square => "common-mark-blue",
        OwnerMark::White | OwnerMark::Black => return String::new(),
    })
}

/// A side with its mark and a name.
pub(crate) fn side_owner(side: Side, name: String) -> Owner {
    match side {
        Side::White => Owner {
            name,
            mark: OwnerMark::White,
            fill: Role::Ivory,
            ink: Role::IvoryEdge,
        },
        Side::Black => Owner {
            name,
            mark: OwnerMark::Black,
            fill: Role::Ebony,
            ink: Role::EbonyEdge,
        },
    }
}

/// "4 players".
pub(crate) fn players(texts: &Texts, count: usize) -> String {
    texts.format("common-players", &[("n", count.into())])
}

/// The rules of a Ludo game in short: the preset, and how many options differ from it.
pub(crate) fn rules(texts: &Texts, rules: &RuleSet) -> String {
    let name = preset(texts, rules.preset);
    match rules.changed().count() {
        0 => name,
        n => {
            let changed = texts.format("menu-options-changed", &[("n", n.into())]);
            texts.format(
                "common-dot",
                &[("first", name.into()), ("rest", changed.into())],
            )
        }
    }
}

/// A game's title in lists.
pub(crate) fn game(texts: &Texts, header: &Header) -> String {
    match &header.setup {
        Setup::Ludo {
            rules: set, seats, ..
        } => texts.format(
            "menu-game-title",
            &[
                ("game", texts.get("common-ludo").into()),
                ("rules", rules(texts, set).into()),
                ("players", opponents(texts, header, seats.len()).into()),
            ],
        ),
        Setup::Makruk { .. } => texts.format(
            "menu-game-title-plain",
            &[
                ("game", texts.get("common-makruk").into()),
                ("players", opponents(texts, header, 2).into()),
            ],
        ),
    }
}

/// Number of players, and the computer's level where all computers are of one.
fn opponents(texts: &Texts, header: &Header, count: usize) -> String {
    let players = players(texts, count);
    let mut levels: Vec<Level> = header.players.iter().filter_map(Player::level).collect();
    levels.dedup();
    match levels[..] {
        [one] => {
            let level = level(texts, header.kind(), one);
            let against = texts.format("menu-game-against", &[("level", level.into())]);
            texts.format(
                "common-dot",
                &[("first", players.into()), ("rest", against.into())],
            )
        }
        _ => players,
    }
}
