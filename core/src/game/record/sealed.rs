//! The tags of sealed dice: everything that proves the rolls of a game from a room.
//!
//! ```text
//! [Dice "dice/v1"]
//! [Seal "54f0…"]                         k_0
//! [RulesRev "1"]
//! [SealedSeat0 "person d416… 1111…"]     kind, commitment, share; a line a seat in play
//! [Swapped "1"]                          makruk's rematches: the seat that plays White
//! [TopKey "137 9bd3…"]                   the highest key with its roll
//! [FailedStart1 "0f0e… 54f0… 0:d416… 2:3cc9… missing 2"]
//! ```

use super::tags::Tag;
use crate::fairness::{Commitment, FailedStart, Kind, Sealed, SealedSeat, Top};

/// The scheme.
pub(super) const SCHEME: &str = "dice/v1";
const SEAT: &str = "SealedSeat";
const FAILED: &str = "FailedStart";

/// Gives each tag with its value.
pub(super) fn write(sealed: &Sealed, mut tag: impl FnMut(&str, &str)) {
    tag("Dice", SCHEME);
    tag("Seal", &sealed.first.to_string());
    tag("RulesRev", &sealed.rules_rev.to_string());
    for seat in &sealed.seats {
        let kind = kind_word(seat.kind);
        let value = format!("{kind} {} {}", seat.commitment, seat.share);
        tag(&format!("{SEAT}{}", seat.seat), &value);
    }
    if let Some(white) = sealed.swapped {
        tag("Swapped", &white.to_string());
    }
    if let Some(top) = sealed.top {
        tag("TopKey", &format!("{} {}", top.roll, top.key));
    }
    for (number, failed) in (1..).zip(&sealed.failed) {
        tag(&format!("{FAILED}{number}"), &failed_text(failed));
    }
}

const fn kind_word(kind: Kind) -> &'static str {
    match kind {
        Kind::Person => "person",
        Kind::Computer => "computer",
    }
}

fn failed_text(failed: &FailedStart) -> String {
    let seals = failed
        .commitments
        .iter()
        .map(|(seat, c)| format!("{seat}:{c}"));
    let missing = failed.missing.iter().map(u8::to_string);
    let words = [failed.game.clone(), failed.first.to_string()];
    let words = words
        .into_iter()
        .chain(seals)
        .chain(["missing".to_string()])
        .chain(missing);
    words.collect::<Vec<_>>().join(" ")
}

/// Reads the tags; the one that cannot be read, or the name of one that is missing.
pub(super) fn read(tags: &[Tag]) -> Result<Sealed, Unread<'_>> {
    let find = |name: &str| tags.iter().find(|tag| tag.name == name);
    let need = |name: &'static str| find(name).ok_or(Unread::Missing(name));
    let numbered =
        |prefix: &'static str| tags.iter().filter(move |tag| tag.name.starts_with(prefix));
    let scheme = need("Dice")?;
    if scheme.value != SCHEME {
        return Err(Unread::Value(scheme));
    }
    Ok(Sealed {
        first: value(need("Seal")?, |text| text.parse().ok())?,
        rules_rev: value(need("RulesRev")?, |text| text.parse().ok())?,
        seats: numbered(SEAT).map(seat).collect::<Result<_, _>>()?,
        swapped: find("Swapped")
            .map(|tag| value(tag, |text| text.parse().ok()))
            .transpose()?,
        top: find("TopKey").map(|tag| value(tag, top)).transpose()?,
        failed: numbered(FAILED)
            .map(|tag| value(tag, failed_start))
            .collect::<Result<_, _>>()?,
    })
}

/// What is wrong with the tags.
pub(super) enum Unread<'a> {
    Missing(&'static str),
    Value(&'a Tag),
}

fn value<T>(tag: &Tag, read: impl Fn(&str) -> Option<T>) -> Result<T, Unread<'_>> {
    read(&tag.value).ok_or(Unread::Value(tag))
}

fn seat(tag: &Tag) -> Result<SealedSeat, Unread<'_>> {
    let number = tag
        .name
        .strip_prefix(SEAT)
        .and_then(|number| number.parse().ok());
    let number = number.ok_or(Unread::Value(tag))?;
    value(tag, |text| {
        let [kind, commitment, share] = words(text)?;
        let kind = [Kind::Person, Kind::Computer]
            .into_iter()
            .find(|known| kind_word(*known) == kind)?;
        Some(SealedSeat {
            seat: number,
            kind,
            commitment: commitment.parse().ok()?,
            share: share.parse().ok()?,
        })
    })
}

fn top(text: &str) -> Option<Top> {
    let [roll, key] = words(text)?;
    Some(Top {
        roll: roll.parse().ok()?,
        key: key.parse().ok()?,
    })
}

fn words<const N: usize>(text: &str) -> Option<[&str; N]> {
    let words: Vec<&str> = text.split(' ').collect();
    words.try_into().ok()
}

fn failed_start(text: &str) -> Option<FailedStart> {
    let (before, missing) = text.split_once(" missing")?;
    let mut words = before.split(' ');
    let game: crate::game::GameId = words.next()?.parse().ok()?;
    let first = words.next()?.parse().ok()?;
    let commitments = words.map(|word| {
        let (seat, seal) = word.split_once(':')?;
        Some((seat.parse().ok()?, seal.parse::<Commitment>().ok()?))
    });
    let missing = missing.split_whitespace().map(|seat| seat.parse().ok());
    Some(FailedStart {
        game: game.to_string(),
        first,
        commitments: commitments.collect::<Option<_>>()?,
        missing: missing.collect::<Option<_>>()?,
    })
}
