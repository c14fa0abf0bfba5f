use super::{Party, online};
use crate::client::hall::Cheat;
use crate::protocol::ClientFrame;
use crate::room::{Command, Event};
use crate::view::{Finding, Screen};

fn ludo(party: &Party) {
    party.host(&["game:ludo", "players:2"]);
    party.join_all();
}

#[test]
fn a_loaded_die_is_seen_by_both_at_once_and_the_check_names_the_roll() {
    let party = Party::of(2);
    ludo(&party);
    party.hall().cheat = Some(Cheat::Die);
    party.press(0, "roll");
    party.press(1, "roll");
    for who in 0..2 {
        let Screen::Game { view } = &party.people[who].view().screen else {
            panic!("{}", party.screen(who))
        };
        assert!(
            view.connection.contains("does not fit the seal"),
            "{}",
            view.connection
        );
        party.press(who, "check");
        let Screen::Check { view } = &party.people[who].view().screen else {
            panic!("{}", party.screen(who))
        };
        assert_eq!(view.finding, Finding::Bad);
        assert_eq!(view.verdict, "Roll 1 does not fit the seal.");
        assert!(!view.note.is_empty() && view.rolls[0].value.contains("does not fit"));
    }
}

#[test]
fn rolls_behind_a_snapshot_are_fetched_and_checked_too() {
    let party = Party::of(2);
    ludo(&party);
    for _ in 0..12 {
        for who in 0..2 {
            party.press(who, "roll");
            party.press(who, "move:0");
        }
        party.advance(2_000);
    }
    party.hall().snapshots = true;
    party.hall().restart();
    party.settle();
    party.advance(2_000);
    let hall = party.hall();
    let table = hall.room().running().unwrap().clone();
    drop(hall);
    party.press(0, "check");
    let Screen::Check { view } = &party.people[0].view().screen else {
        panic!("{}", party.screen(0))
    };
    assert_eq!(view.finding, Finding::Good, "{}", view.verdict);
    assert_eq!(view.rolls.len() as u32, table.top().unwrap().roll);
}

#[test]
fn m12_the_check_explains_itself_and_shows_every_number() {
    let party = Party::of(2);
    ludo(&party);
    party.press(0, "check");
    let Screen::Check { view } = &party.people[0].view().screen else {
        panic!("{}", party.screen(0))
    };
    assert_eq!((view.finding, view.how.len()), (Finding::Nothing, 5));
    let hall = party.hall();
    let sealing = hall.room().sealing().copied();
    let table = hall.room().running().unwrap();
    let first = table.header().dice.sealed().unwrap().first;
    assert!(sealing.is_none() || sealing.unwrap().first == first);
    assert_eq!(view.facts[0].value, first.to_string());
    assert_eq!(view.facts.len(), 5, "seal, game, mix and two fingerprints");
}

fn verdict(party: &Party, who: usize) -> String {
    party.press(who, "replay");
    match &party.people[who].view().screen {
        Screen::Replay { view } => view.verdict.clone(),
        _ => panic!("{}", party.screen(who)),
    }
}

#[test]
fn the_replay_of_a_rooms_game_checks_its_sealed_rolls() {
    let party = Party::of(2);
    ludo(&party);
    party.play_out();
    let table = party.hall().room().table().unwrap().clone();
    let rolls = table.top().unwrap().roll;
    assert_eq!(
        verdict(&party, 0),
        format!("{rolls} rolls checked: all fit the seal.")
    );
}

/// Whether the device of this person has opened its half of the dice.
fn revealed(party: &Party, who: u32) -> bool {
    let opens = |frame: &ClientFrame| matches!(frame, ClientFrame::Cmd(ask) if matches!(ask.command, Command::Reveal { .. }));
    let hall = party.hall();
    hall.frames
        .iter()
        .any(|(by, frame)| *by == who && opens(frame))
}

/// `online.md` § 4.3: a device opens its half only to the seals that it knows.
#[test]
fn a_host_that_swaps_a_seal_at_the_start_is_told_no_half() {
    let party = Party::of(2);
    party.hall().cheat = Some(Cheat::Commitment);
    ludo(&party);
    party.advance(11_000);
    // The other device knows the seal from the log, and believes the start no more than its owner.
    assert!(!revealed(&party, 0) && !revealed(&party, 1));
    assert_eq!(party.hall().room().failed().len(), 1);
    assert!(party.hall().room().running().is_none());
}

#[test]
fn a_host_that_changes_its_own_seal_after_the_join_is_told_no_half() {
    let mut party = Party::new();
    let folder = tempfile::tempdir().unwrap();
    let config = online(2, Some(folder.path().to_owned()));
    party.come(online(1, None));
    party.come(config.clone());
    party.host(&["game:ludo", "players:3"]);
    party.join_all();
    for hosted in party.hall().rooms.values_mut() {
        for entry in &mut hosted.log {
            if let Event::Game { first, .. } = &mut entry.body.event {
                first.0[0] ^= 1;
            }
        }
    }
    // What it is told after a restart differs from what it joined.
    party.restart(1, config);
    party.press(0, "fill");
    party.advance(11_000);
    assert!(revealed(&party, 0));
    assert!(!revealed(&party, 1));
    assert!(party.hall().room().running().is_none());
}

#[test]
fn a_record_whose_dice_do_not_fit_is_marked_and_does_not_count() {
    let party = Party::of(2);
    ludo(&party);
    let who = party.to_move();
    party.hall().cheat = Some(Cheat::Die);
    party.press(who, "roll");
    party.hall().cheat = None;
    party.press(who, "resign");
    party.press(who, "confirm");
    assert_eq!(verdict(&party, who), "Roll 1 does not fit the seal.");
    party.press(1 - who, "menu");
    let kept = party.menu(1 - who).finished;
    assert!(
        kept[0].subtitle.ends_with("dice do not fit"),
        "{}",
        kept[0].subtitle
    );
}

#[test]
fn the_check_plays_the_computers_choices_again() {
    let party = Party::of(2);
    party.host(&["game:ludo", "players:3"]);
    party.join_all();
    party.press(0, "fill");
    let chosen = |party: &Party| {
        let hall = party.hall();
        let session = hall.room().table().unwrap().session().clone();
        session.check().unwrap().choices
    };
    while chosen(&party) < 3 {
        (0..20).for_each(|_| party.step());
    }
    party.press(0, "check");
    let Screen::Check { view } = &party.people[0].view().screen else {
        panic!("{}", party.screen(0))
    };
    assert_eq!(view.finding, Finding::Good);
    assert!(
        view.note.contains("choices of the AI were checked too"),
        "{}",
        view.note
    );
}
