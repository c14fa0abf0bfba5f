//! Why a room refuses, in the language of the screen. The server's own words are for logs.

use crate::room::Refusal;
use crate::view::present::Message;

/// The sentence for a refusal.
pub(super) fn refused(why: &Refusal) -> Message {
    Message::plain(match why {
        Refusal::Full => "online-error-full",
        Refusal::NotSeated => "online-error-seat-lost",
        Refusal::LeftForGood => "online-error-left",
        Refusal::Closed { .. } => "online-error-ended",
        Refusal::SeatTaken { .. }
        | Refusal::NoSuchSeat { .. }
        | Refusal::NotComputer
        | Refusal::NotPerson => "online-refused-seat",
        Refusal::NotCreator => "online-refused-host",
        Refusal::NotAway { .. } => "online-refused-away",
        Refusal::TooFew | Refusal::NotFull => "online-refused-few",
        Refusal::NothingToFill => "online-refused-filled",
        Refusal::NotConnected { .. } => "online-refused-missing",
        Refusal::NotCommitted { .. }
        | Refusal::OtherGame { .. }
        | Refusal::NotStarting
        | Refusal::WrongShare
        | Refusal::NoDice => "online-refused-dice",
        Refusal::Running | Refusal::Starting | Refusal::NotOver => "online-refused-begun",
        Refusal::NotPlaying => "online-refused-no-game",
        Refusal::NoOffer => "online-refused-offer",
        Refusal::OfferedLately | Refusal::OfferOpen => "game-draw-too-soon",
        Refusal::Illegal { .. }
        | Refusal::LeaveInstead
        | Refusal::ResignInstead
        | Refusal::NoDraws => "error-illegal",
        Refusal::Stale { .. }
        | Refusal::Used { .. }
        | Refusal::Done
        | Refusal::NotYourTurn
        | Refusal::OldConnection
        | Refusal::TooManyKeys
        | Refusal::Crowded => "online-refused-busy",
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::text::{Language, Texts};

    #[test]
    fn every_refusal_is_said_in_every_language_and_none_in_the_servers_words() {
        let whys = [
            r#"{"why":"seat_taken","free":[]}"#,
            r#"{"why":"no_such_seat","seats":2}"#,
            r#"{"why":"not_away","ms":3}"#,
            r#"{"why":"not_connected","seats":[1]}"#,
            r#"{"why":"other_game","gid":null,"first":null}"#,
            r#"{"why":"illegal","detail":"no"}"#,
            r#"{"why":"closed","ended":"abandoned"}"#,
            r#"{"why":"not_seated"}"#,
            r#"{"why":"not_creator"}"#,
            r#"{"why":"too_few"}"#,
            r#"{"why":"nothing_to_fill"}"#,
            r#"{"why":"running"}"#,
            r#"{"why":"not_playing"}"#,
            r#"{"why":"no_offer"}"#,
            r#"{"why":"crowded"}"#,
        ];
        for why in whys {
            let why: Refusal = serde_json::from_str(why).unwrap();
            let mut said: Vec<String> = Language::ALL
                .iter()
                .map(|language| refused(&why).say(&Texts::new(*language)))
                .collect();
            assert!(
                said.iter().all(|text| !text.contains(&why.to_string())),
                "{said:?}"
            );
            said.sort();
            said.dedup();
            assert_eq!(said.len(), Language::ALL.len(), "{said:?}");
        }
    }
}
