//! Records: D18, round trips, errors with line and column.

use proptest::prelude::*;

use super::*;
use crate::game::record::{Broken, Fault, export, import};
use crate::game::{Pending, Seat, date_time};

fn played(rules: &str, players: Vec<Player>, number: u8, steps: usize) -> Session {
    let mut session = ludo(rules.parse().unwrap(), players, number);
    for pick in 0..steps {
        ludo_step(&mut session, pick);
    }
    session
}

fn round_trip(session: &Session) {
    let text = export(session);
    let again = import(&text).unwrap_or_else(|broken| panic!("{broken}\n{text}"));
    assert_eq!(again.header(), session.header());
    assert_eq!(again.events(), session.events());
    assert_eq!(again.turn(), session.turn());
    assert_eq!(export(&again), text);
}

fn broken(text: &str) -> Broken {
    *import(text).unwrap_err()
}

#[test]
fn d18_ludo_keeps_options_moves_and_result() {
    let names = vec![
        Player::Person {
            name: "แอน \"n\\n\"\n2".into(),
        },
        computer(),
        person(),
    ];
    let rules = "B+exit=1|6+block=none+ranks=on".parse::<RuleSet>();
    let rules = rules.map_or("B+exit=1|6+block=none".to_string(), |rules| {
        rules.to_string()
    });
    let mut session = played(&rules, names, 3, 150);
    round_trip(&session);
    while !session.position().is_over() {
        ludo_step(&mut session, 1);
    }
    round_trip(&session);
    let text = export(&session);
    assert!(
        text.contains("[Variant \"Ludo\"]\n") && text.contains(&format!("[Rules \"{rules}\"]"))
    );
    assert!(text.contains("[Termination \"all-home\"]"));
}

#[test]
fn d18_makruk_keeps_every_ply_position_and_counting() {
    let mut session = makruk_from("3k4/8/3m4/7r/3K4/4M3/8/R7 w - - 0 1");
    let plies = "a1a2+s d6e7 a2a3 h5h6 a3a4-s h6h5 a4a5 h5h6 a5a6 h6h5 a6a7 h5h6 a7a8";
    play(&mut session, plies);
    assert_eq!(session.events().len(), 13);
    round_trip(&session);
    let text = export(&session);
    assert!(text.contains("[Variant \"Makruk\"]\n"));
    assert!(text.contains("[FEN \"3k4/8/3m4/7r/3K4/4M3/8/R7 w - - 0 1\"]"));
    assert!(
        text.contains("1. a1a2+s d6e7 2. a2a3 h5h6 3. a3a4-s h6h5"),
        "{text}"
    );
}

#[test]
fn draws_and_resignations_are_in_the_record() {
    let [white, black] = [Seat::FIRST, Seat::new(1).unwrap()];
    let mut session = makruk(&[person(), computer()], 1);
    play(&mut session, "e3e4 e6e5");
    act(&mut session, Command::OfferDraw { seat: white });
    act(
        &mut session,
        Command::AnswerDraw {
            seat: black,
            accept: false,
        },
    );
    play(&mut session, "d3d4");
    let mut agreed = session.clone();
    act(&mut session, Command::Resign { seat: white });
    round_trip(&session);
    let text = export(&session);
    assert!(text.contains("[Result \"0-1\"]\n[Termination \"resignation\"]"));
    assert!(text.contains("{White offers a draw} {draw declined} 2. d3d4 {White resigns} 0-1"));
    act(&mut agreed, Command::OfferDraw { seat: black });
    act(
        &mut agreed,
        Command::AnswerDraw {
            seat: white,
            accept: true,
        },
    );
    round_trip(&agreed);
    let mut ludo = played("A", vec![person(), person()], 1, 21);
    act(&mut ludo, Command::Resign { seat: black });
    round_trip(&ludo);
    assert!(
        export(&ludo).contains("\nresign Yellow\n"),
        "{}",
        export(&ludo)
    );
}

#[test]
fn a_record_in_the_middle_of_anything_reads_back() {
    for rules in [
        "A",
        "B",
        "A+no_road=auto",
        "B+no_road=three",
        "A+no_road=auto+safe=none",
    ] {
        let mut session = played(rules, vec![person(); 4], 5, 0);
        for pick in 0..300 {
            round_trip(&session);
            if session.position().is_over() {
                break;
            }
            ludo_step(&mut session, pick);
        }
    }
}

#[test]
fn the_example_of_the_rules_page_is_written_so() {
    // Die 6, piece 0 from the yard to 0; no move; a third six.
    let session = find_choice(&[person(), person()], |session| {
        session
            .position()
            .as_ludo()
            .unwrap()
            .die()
            .is_some_and(crate::ludo::Die::is_six)
    });
    let text = export(&session);
    let body = text.split("\n\n").nth(1).unwrap();
    assert!(body.starts_with("R ") && body.contains(":-\n"), "{body}");
    assert!(
        body.contains(" 6\n; checksum "),
        "the open die stands alone: {body}"
    );
    let moved = (1..=40).map(|number| export(&played("A", vec![person(); 2], number, 200)));
    let texts: Vec<String> = moved.collect();
    for word in ["6:0>0 ", "x ", "6:#\n", "Y "] {
        assert!(texts.iter().any(|text| text.contains(word)), "{word}");
    }
    let auto = export(&played("A+no_road=auto", vec![person(); 2], 1, 2));
    assert!(auto.contains("\nR !:0>0\nY !:0>0\n"), "{auto}");
}

/// Replaces `from` in the movetext and makes the checksum right.
fn edited(text: &str, from: &str, to: &str) -> String {
    assert!(text.contains(from), "{from} in {text}");
    let text = text.replacen(from, to, 1);
    let Fault::Checksum { sum, said } = broken(&text).error.fault else {
        return text;
    };
    text.replace(&said, &sum)
}

#[test]
fn an_illegal_ply_is_refused_there_and_the_rest_is_not_lost() {
    let mut session = makruk(&[person(), person()], 1);
    play(&mut session, "e3e4 e6e5 d3d4 d6d5");
    let text = export(&session);
    let failure = broken(&edited(&text, "2. d3d4", "2. d3d5"));
    let line = text
        .lines()
        .position(|line| line.starts_with("1. "))
        .unwrap()
        + 1;
    assert_eq!((failure.error.line, failure.error.column), (line, 17));
    assert!(matches!(failure.error.fault, Fault::Illegal { at: 2, .. }));
    assert_eq!(failure.session.unwrap().events(), &session.events()[..2]);
    let said = failure.error.to_string();
    assert!(
        said.contains("event 2") && said.contains("does not reach"),
        "{said}"
    );
}

#[test]
fn slips_in_a_ludo_record_are_told_at_their_place() {
    let mut session = played("A", vec![person(); 2], 1, 0);
    while !export(&session).contains("6:0>0 ") {
        ludo_step(&mut session, 0);
    }
    let text = export(&session);
    let fault = |from: &str, to: &str| {
        let failure = broken(&edited(&text, from, to));
        let line = text
            .lines()
            .nth(failure.error.line - 1)
            .unwrap()
            .to_string();
        assert!(failure.session.is_some());
        (
            line.chars().nth(failure.error.column - 1),
            failure.error.fault,
        )
    };
    let (_, differs) = fault("6:0>0 ", "6:0>1 ");
    assert!(
        matches!(differs, Fault::Differs { ref found, .. } if found == "0>0"),
        "{differs:?}"
    );
    let (at, word) = fault("6:0>0 ", "7:0>0 ");
    assert!(matches!(word, Fault::Word { .. }));
    assert_eq!(at, Some('6'));
    assert!(matches!(fault("6:0>0 ", "6:0 ").1, Fault::Word { .. }));
    assert!(matches!(fault("6:0>0 ", "6:- ").1, Fault::Illegal { .. }));
    assert!(matches!(fault("\nR ", "\nY ").1, Fault::Differs { .. }));
    assert!(matches!(
        fault("\nR ", "\nresign X\nR ").1,
        Fault::Word { .. }
    ));
    assert!(matches!(
        fault("[Result \"*\"]", "[Result \"R\"]").1,
        Fault::Differs { .. }
    ));
}

#[test]
fn a_mark_before_a_slip_is_not_kept_alone() {
    let session = played("B", vec![person(), person()], 7, 0);
    let text = export(&session).replace("; checksum", "R 1:-\nY 2:slipt\n; checksum");
    let kept = broken(&text).session.unwrap();
    assert_eq!(kept.events().len(), 3, "{:?}", kept.events());
    round_trip(&kept);
}

#[test]
fn tags_that_cannot_be_are_named() {
    let text = export(&played("A", vec![person(), computer()], 1, 30));
    let says = |from: &str, to: &str| {
        let failure = broken(&text.replacen(from, to, 1));
        assert!(failure.session.is_none());
        failure.error.to_string()
    };
    assert!(says("Variant \"Ludo\"", "Variant \"Go\"").contains("Ludo or Makruk"));
    assert!(says("[Variant \"Ludo\"]\n", "").contains("[Variant] is missing"));
    assert!(says("[Rules \"A\"]", "[Rules \"A+x=1\"]").starts_with("line 5, column 1: "));
    assert!(says("[Rules", "[Seats \"RY\"]\n[Rules").contains("second time"));
    assert!(says("[Rules", "Rules").contains("a tag such as"));
    assert!(says("YellowLevel \"easy\"", "YellowLevel \"best\"").contains("easy, normal or hard"));
    assert!(says("Version \"1\"", "Version \"2\"").contains("version 2"));
    assert!(says("Starter \"R\"", "Starter \"B\"").contains("begin no game"));
    let created = format!("Created \"{}\"", date_time(1_764_457_040_123));
    assert!(says(&created, "Created \"today\"").contains("2026-11-29T22:57:20.123Z is wanted"));
    assert!(broken("").error.to_string().contains("is missing"));
}

#[test]
fn accidental_changes_and_cut_ends_are_caught() {
    let session = played("A", vec![person(), person()], 1, 60);
    let text = export(&session);
    let renamed = text.replacen("[Red \"\"]", "[Red \"Ann\"]", 1);
    let failure = broken(&renamed);
    assert!(matches!(failure.error.fault, Fault::Checksum { .. }));
    assert_eq!(failure.session.unwrap().events(), session.events());
    let cut = &text[..text.rfind("; checksum").unwrap()];
    let failure = broken(cut);
    assert!(matches!(failure.error.fault, Fault::NoChecksum));
    assert_eq!(failure.session.unwrap().events(), session.events());
    let windows = format!("\u{feff}{}", text.replace('\n', "\r\n"));
    assert_eq!(import(&windows).unwrap().events(), session.events());
}

/// A record with a clock after each move, as other programs write them.
fn with_clocks() -> (Session, String) {
    let mut session = makruk(&[person(), person()], 1);
    play(&mut session, "e3e4 e6e5 d3d4");
    let offer = Command::OfferDraw { seat: Seat::FIRST };
    act(&mut session, offer);
    let clocks = "{before the first move} 1. e3e4 {[%clk 0:04:59]} e6e5 {[%clk 0:04:58.200]} {a  long\n\
        note} 2. d3d4 {[%clk 0:00:00] [%byoyomi 3]} {White offers a draw} {last}";
    let text = edited(
        &export(&session),
        "1. e3e4 e6e5 2. d3d4 {White offers a draw}",
        clocks,
    );
    (session, text)
}

#[test]
fn clock_comments_come_out_again_byte_by_byte() {
    let (session, text) = with_clocks();
    let read = import(&text).unwrap();
    assert_eq!(read.events(), session.events());
    let again = export(&read);
    for clock in [
        "{[%clk 0:04:59]}",
        "{[%clk 0:04:58.200]}",
        "{[%clk 0:00:00] [%byoyomi 3]}",
    ] {
        assert!(again.contains(clock), "{again}");
    }
    assert!(
        again.contains("{before the first move} 1. e3e4 {[%clk 0:04:59]}"),
        "{again}"
    );
    let unbroken = again.replace('\n', " ");
    assert!(
        unbroken.contains("{a long note}") && unbroken.contains("{White offers a draw} {last} *")
    );
    let third = import(&again).unwrap();
    assert_eq!(third.header(), read.header());
    assert_eq!(export(&third), again);
    let stored = serde_json::to_string(read.header()).unwrap();
    let stored = serde_json::from_str(&stored).unwrap();
    let stored = Session::restore(stored, read.events(), read.pending()).unwrap();
    assert_eq!(export(&stored), again, "a save keeps them too");
}

#[test]
fn a_clock_goes_with_its_move() {
    let (_, text) = with_clocks();
    let mut read = import(&text).unwrap();
    read.rewind(1, Pending::default()).unwrap();
    play(&mut read, "a6a5 c3c4");
    let text = export(&read);
    assert!(
        text.contains("1. e3e4 {[%clk 0:04:59]} a6a5 2. c3c4 *"),
        "{text}"
    );
}

#[test]
fn an_open_comment_is_told() {
    let mut session = makruk(&[person(), person()], 1);
    play(&mut session, "e3e4 e6e5");
    let text = edited(&export(&session), "1. e3e4", "{ 1. e3e4");
    assert!(broken(&text).error.to_string().contains("no `}`"));
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    #[test]
    fn names_of_any_kind_read_back(names in prop::collection::vec("\\PC*|[\\x00-\\x20\"\\\\\\]]*", 2)) {
        let players = names.into_iter().map(|name| Player::Person { name }).collect();
        round_trip(&ludo(RuleSet::quick(), players, 1));
    }

    #[test]
    fn any_text_may_be_imported(text in "\\PC{0,200}") {
        prop_assert!(import(&text).is_err());
    }

    #[test]
    fn a_spoilt_record_never_panics_and_never_passes_as_another_game(
        makruk_game in any::<bool>(),
        at in any::<prop::sample::Index>(),
        with in "\\PC?|[\n:>x#!0-9a-h{}. -]{1,3}",
        cut in 0..4_usize,
    ) {
        let session = if makruk_game {
            let mut session = makruk(&[person(), person()], 1);
            play(&mut session, "e3e4 e6e5 d3d4 d6d5 e4d5 c6d5");
            session
        } else {
            played("B", vec![person(); 3], 2, 120)
        };
        let text: Vec<char> = export(&session).chars().collect();
        let at = at.index(text.len());
        let tail = text.iter().skip(at + cut);
        let spoilt: String = text[..at].iter().copied().chain(with.chars()).chain(tail.copied()).collect();
        match import(&spoilt) {
            Ok(read) => prop_assert_eq!(read.events(), session.events()),
            Err(failure) => {
                prop_assert!(failure.error.line >= 1 && failure.error.column >= 1);
                let lines = spoilt.lines().count().max(1);
                prop_assert!(failure.error.line <= lines, "{}", failure);
            }
        }
    }
}
