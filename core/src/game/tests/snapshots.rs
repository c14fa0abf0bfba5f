//! The JSON of everything that is stored: a change here breaks saves and needs a schema step.

use super::*;
use crate::game::{Digest, Event, Outcome, Pending, Reason, Seat};
use crate::ludo::{Die, Event as Ludo};

fn json<T: serde::Serialize>(values: &[T]) -> String {
    let lines: Vec<String> = values
        .iter()
        .map(|value| serde_json::to_string(value).unwrap())
        .collect();
    lines.join("\n")
}

#[test]
fn stored_headers() {
    let players = vec![
        Player::Person {
            name: "Anna".into(),
        },
        computer(),
    ];
    let rules = "B+exit=1|6+block=none".parse().unwrap();
    let headers = [
        ludo(rules, players, 1).header().clone(),
        makruk(&[person(), Player::Computer { level: Level::Hard }], 2)
            .header()
            .clone(),
        makruk_from("3k4/8/3m4/7r/3K4/4M3/8/R7 w - - 0 1")
            .header()
            .clone(),
    ];
    for header in &headers {
        let text = serde_json::to_string(header).unwrap();
        assert_eq!(serde_json::from_str::<Header>(&text).unwrap(), *header);
    }
    insta::assert_snapshot!(json(&headers));
}

#[test]
fn stored_events() {
    let seat = Seat::new(1).unwrap();
    let events = [
        Event::Ludo(Ludo::Rolled { die: Die::SIX }),
        Event::Ludo(Ludo::Moved {
            piece: PieceIndex::ALL[2],
        }),
        Event::Ludo(Ludo::Passed),
        Event::Ludo(Ludo::AutoExit),
        Event::Makruk("d5d6m+s".parse().unwrap()),
        Event::Resigned { seat },
        Event::DrawOffered { seat },
        Event::DrawAccepted,
        Event::DrawDeclined,
    ];
    for event in &events {
        let text = serde_json::to_string(event).unwrap();
        assert_eq!(serde_json::from_str::<Event>(&text).unwrap(), *event);
    }
    insta::assert_snapshot!(json(&events));
}

#[test]
fn stored_state() {
    let seat = Seat::new(1).unwrap();
    let armed = Some(crate::makruk::CountAction::Start);
    let pending = [
        Pending::default(),
        Pending {
            reached_by_undo: true,
            armed,
        },
    ];
    insta::assert_snapshot!(json(&pending));
    let outcome = Some(Outcome {
        winner: Some(seat),
        reason: Reason::Mate,
    });
    let digests = [
        Digest {
            turn: Some(seat),
            outcome: None,
            faces: vec![[1, 2, 3, 4, 5, 6]],
            length: 21,
        },
        Digest {
            turn: None,
            outcome,
            faces: vec![],
            length: 40,
        },
    ];
    insta::assert_snapshot!(json(&digests));
    let codes = Reason::ALL.map(|reason| serde_json::to_value(reason).unwrap());
    assert_eq!(
        codes,
        Reason::ALL.map(|reason| serde_json::json!(reason.code()))
    );
}

#[test]
fn records_as_text() {
    let mut session = ludo(RuleSet::party(), vec![person(), person()], 1);
    for pick in 0..60 {
        ludo_step(&mut session, pick);
    }
    insta::assert_snapshot!(crate::game::record::export(&session));
    let mut session = makruk(
        &[
            Player::Person {
                name: "Anna".into(),
            },
            computer(),
        ],
        2,
    );
    play(&mut session, "e3e4 e6e5 d3d4 e5d4");
    insta::assert_snapshot!(crate::game::record::export(&session));
}

#[test]
fn seats_out_of_range_are_refused_in_json() {
    assert!(serde_json::from_str::<Event>(r#"{"resigned":{"seat":4}}"#).is_err());
    assert!(serde_json::from_str::<GameId>("\"zz\"").is_err());
}
