//! Properties of sessions over random games and random logs.

use proptest::prelude::*;

use super::*;
use crate::game::{Event, Pending, record};
use crate::ludo::{Die, Event as Ludo};

fn rules() -> impl Strategy<Value = RuleSet> {
    prop_oneof![
        Just("A"),
        Just("B"),
        Just("A+no_road=auto"),
        Just("B+no_road=three+board=fit"),
        Just("B+block=none+exact=off"),
        Just("A+safe=none+exit=2|4|6"),
    ]
    .prop_map(|text| text.parse().unwrap())
}

fn any_event() -> impl Strategy<Value = Event> {
    let seat = (0..4_usize).prop_map(|number| crate::game::Seat::new(number).unwrap());
    let plies = [
        "e3e4", "e6e5", "d3d4", "d6d5", "a3a4+s", "b1d2", "b8d7", "e4d5", "d5d6m-s",
    ];
    prop_oneof![
        4 => (1..=6_u8).prop_map(|die| Event::Ludo(Ludo::Rolled { die: Die::new(die).unwrap() })),
        4 => (0..4_u8).prop_map(|piece| Event::Ludo(Ludo::Moved { piece: PieceIndex::new(piece).unwrap() })),
        3 => Just(Event::Ludo(Ludo::Passed)),
        1 => Just(Event::Ludo(Ludo::AutoExit)),
        4 => prop::sample::select(plies.to_vec()).prop_map(|ply| Event::Makruk(ply.parse().unwrap())),
        1 => seat.clone().prop_map(|seat| Event::Resigned { seat }),
        1 => seat.prop_map(|seat| Event::DrawOffered { seat }),
        1 => Just(Event::DrawAccepted),
        1 => Just(Event::DrawDeclined),
    ]
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(120))]

    #[test]
    fn seed_and_choices_replay_to_an_identical_log(
        rules in rules(),
        seats in 2..=4_usize,
        number in any::<u8>(),
        picks in prop::collection::vec(0..4_usize, 1..400),
    ) {
        let run = || {
            let mut session = ludo(rules, vec![person(); seats], number);
            for pick in &picks {
                ludo_step(&mut session, *pick);
            }
            session
        };
        let session = run();
        let again = run();
        prop_assert_eq!(session.events(), again.events());
        prop_assert_eq!(session.check_dice().unwrap(), session.digest().length);
        let restored =
            Session::restore(session.header().clone(), session.events(), Pending::default()).unwrap();
        prop_assert_eq!(restored.turn(), session.turn());
        prop_assert_eq!(restored.faces(), session.faces());
        prop_assert_eq!(restored.undo_target(), session.undo_target());
    }

    #[test]
    fn arbitrary_logs_never_panic(
        makruk_game in any::<bool>(),
        seats in 2..=4_usize,
        events in prop::collection::vec(any_event(), 0..60),
    ) {
        let header = if makruk_game {
            makruk(&[person(), computer()], 1).header().clone()
        } else {
            ludo(RuleSet::party(), vec![person(); seats], 1).header().clone()
        };
        match Session::salvage(header.clone(), &events) {
            Ok(session) => prop_assert_eq!(session.events(), &events[..]),
            Err((session, error)) => {
                let (session, at) = (session.unwrap(), error.at.unwrap());
                prop_assert_eq!(session.events(), &events[..at], "the valid beginning is kept");
                prop_assert!(Session::restore(header, &events[..at], Pending::default()).is_ok());
                prop_assert!(Session::restore(session.header().clone(), &events[..=at], Pending::default()).is_err());
            }
        }
    }

    #[test]
    fn what_is_decided_can_be_applied_and_what_is_refused_changes_nothing(
        number in any::<u8>(),
        picks in prop::collection::vec((0..8_u8, 0..4_u8), 1..200),
    ) {
        let mut session = ludo(RuleSet::quick(), vec![person(); 2], number);
        for (command, piece) in picks {
            let piece = PieceIndex::new(piece).unwrap();
            let seat = crate::game::Seat::FIRST;
            let command = match command {
                0..=2 => Command::Roll,
                3 | 4 => Command::Move { piece },
                5 => Command::Pass,
                6 => Command::AutoExit,
                _ => Command::OfferDraw { seat },
            };
            if let Ok(events) = session.decide(command) {
                session.apply(&events).unwrap();
            }
            if piece.index() == 3 {
                let before = session.undo_target();
                prop_assert_eq!(session.undo(), before);
            }
        }
        let state = session.position().as_ludo().copied();
        prop_assert_eq!(session.at(session.events().len()).unwrap().as_ludo().copied(), state);
    }

    #[test]
    fn undo_always_leads_to_a_persons_choice(
        number in any::<u8>(),
        computers in 1..=3_usize,
        steps in 10..300_usize,
    ) {
        let mut players = vec![person()];
        players.extend(vec![computer(); computers]);
        let mut session = ludo(RuleSet::party(), players, number);
        for pick in 0..steps {
            ludo_step(&mut session, pick);
        }
        while let Some(length) = session.undo() {
            prop_assert_eq!(session.events().len(), length);
            let asked = matches!(session.turn(), Turn::Choose { seat } if seat.index() == 0);
            prop_assert!(asked);
            prop_assert_eq!(session.computer_turn(), None);
        }
    }

    #[test]
    fn d18_any_game_of_makruk_is_written_as_it_is_read(
        start in prop::sample::select(MAKRUK_STARTS.to_vec()),
        picks in prop::collection::vec((any::<u16>(), 0..40_u8), 0..120),
    ) {
        let mut session = makruk_from(start);
        for (pick, kind) in picks {
            makruk_step(&mut session, usize::from(pick), kind);
        }
        let text = record::export(&session);
        let again = record::import(&text).unwrap();
        prop_assert_eq!(again.header(), session.header());
        prop_assert_eq!(again.events(), session.events());
        prop_assert_eq!(again.turn(), session.turn());
        prop_assert_eq!(record::export(&again), text);
    }
}

/// The usual start, a counted board, counted pieces, and bia about to turn over.
const MAKRUK_STARTS: [&str; 5] = [
    "rnsmksnr/8/pppppppp/8/8/PPPPPPPP/8/RNSKMSNR w - - 0 1",
    "4k3/4r3/8/8/8/8/4R3/4K3 w - - 0 1",
    "2s1k3/4r3/8/8/8/8/4RN2/4K3 b - Bb5 0 7",
    "4k3/8/8/8/8/8/4R3/4K3 b - Pb7/16 0 1",
    "4k3/8/8/3P4/3p4/8/8/4K3 w - - 0 1",
];

/// Offers, answers and resigns now and then, counts where it may, else moves.
fn makruk_step(session: &mut Session, pick: usize, kind: u8) {
    let seat = |side| crate::game::Seat::of_side(side);
    let game = session.position().as_makruk().unwrap().clone();
    let (own, other) = (seat(game.turn()), seat(game.turn().other()));
    let command = match kind {
        0 => Command::Resign { seat: own },
        1 => Command::OfferDraw { seat: own },
        2 | 3 => Command::AnswerDraw {
            seat: other,
            accept: kind == 3,
        },
        _ => {
            let moves = game.legal_moves();
            let Some(mv) = (!moves.is_empty()).then(|| moves[pick % moves.len()]) else {
                return;
            };
            let action = match kind {
                4..=12 if game.can_start() => Some(crate::makruk::CountAction::Start),
                4..=6 if game.can_stop() => Some(crate::makruk::CountAction::Stop),
                _ => None,
            };
            Command::Play {
                ply: Ply { mv, action },
            }
        }
    };
    // Not everything may be done at any time, such as an answer to no offer.
    if let Ok(events) = session.decide(command) {
        session.apply(&events).unwrap();
    }
}
