//! Records of whole games, verified offline, and everything in them that could be changed.

use super::*;
use crate::ai::Lot;
use crate::fairness::{FailedStart, Key, Kind, Mismatch, Sealed};
use crate::game::{
    CheckError, Dice, Event as Step, GameKind, Pending, Reason, Session, Turn, record,
};
use crate::ludo::{Die, Event as Ludo};

/// Plays a game of two to four by lot, with absences, leavings and computers, to its end.
fn game(number: u64) -> World {
    let mut lot = Lot::new(number);
    let seats = 2 + lot.below(3) as u8;
    let settings = if lot.percent(50) {
        quick(seats)
    } else {
        party(seats)
    };
    let mut world = World::open(&settings);
    world.seal_anew(number);
    let people = 1 + lot.below(usize::from(seats)) as u8;
    for who in 0..people {
        world.join(who, who.into()).unwrap();
        world.connect(who, 1).unwrap();
    }
    if people < seats {
        world.press(0, Command::Fill).unwrap();
    }
    world.reveal_all();
    let leaver = (people >= 2 && seats >= 3 && lot.percent(20)).then_some(1);
    for step in 0.. {
        let Some(table) = world.room.running() else {
            break;
        };
        if step == 40
            && let Some(who) = leaver
        {
            world.press(who, Command::Leave).unwrap();
            continue;
        }
        let turn = table.turn().unwrap();
        let person = world
            .who(turn)
            .filter(|who| leaver != Some(*who) || step < 40);
        match person {
            Some(who) if lot.percent(97) => {
                let command = wanted(&world, &mut lot);
                world.press(who, command).unwrap();
            }
            Some(_) if world.room.people().count() > 1 => {
                // Somebody's line is cut for a minute.
                world.cut(turn.index());
                world.wait(60_000);
                let who = world.who(turn).unwrap();
                let n = world.room.person(turn).unwrap().last_conn.unwrap().n + 1;
                world.connect(who, n).unwrap();
            }
            _ => world.wait(times::PASS),
        }
    }
    world
}

fn wanted(world: &World, lot: &mut Lot) -> Command {
    let session = world.room.running().unwrap().session();
    match session.turn() {
        Turn::Roll { .. } => Command::Roll,
        Turn::AutoExit { .. } => Command::AutoExit,
        Turn::Choose { .. } => {
            let choices = session.position().as_ludo().unwrap().choices();
            let piece = choices[lot.below(choices.len())].piece;
            Command::Move { piece }
        }
        Turn::Pass { .. } | Turn::Over(_) => Command::Pass,
    }
}

fn session(world: &World) -> &Session {
    world.room.table().unwrap().session()
}

/// How many games are played: a thousand by `./x verify dice`, whose build is optimised.
const GAMES: u64 = if cfg!(debug_assertions) { 150 } else { 1_000 };

#[test]
fn random_games_verify_offline_and_export_the_same_twice() {
    let threads = std::thread::available_parallelism().map_or(2, usize::from) as u64;
    std::thread::scope(|scope| {
        for first in 0..threads {
            scope.spawn(move || {
                for number in (first..GAMES).step_by(threads as usize) {
                    let world = game(number);
                    let played = session(&world);
                    let text = record::export(played);
                    let read =
                        record::import(&text).unwrap_or_else(|error| panic!("{error}\n{text}"));
                    assert_eq!(record::export(&read), text, "{number}");
                    assert_eq!(read.events(), played.events(), "{number}");
                    let checked = read
                        .check()
                        .unwrap_or_else(|error| panic!("{number}: {error}"));
                    assert!(
                        checked.sealed && checked.rolls > 30,
                        "{number}: {checked:?}"
                    );
                }
            });
        }
    });
}

/// A game with people, computers and a stand-in, and a start that failed before it.
fn rich() -> Session {
    let mut world = World::open(&party(4));
    for who in [0, 2] {
        world.join(who, who.into()).unwrap();
        world.connect(who, 1).unwrap();
    }
    world.press(0, Command::Fill).unwrap();
    world.wait(times::REVEAL);
    for who in [0, 2] {
        world.join(who, who.into()).unwrap();
        world.connect(who, 2).unwrap();
    }
    world.reveal_all();
    let mut lot = Lot::new(5);
    for step in 0.. {
        let Some(table) = world.room.running() else {
            break;
        };
        let turn = table.turn().unwrap();
        match world.who(turn) {
            Some(who) if who == 0 || !(20..60).contains(&step) => {
                let command = wanted(&world, &mut lot);
                world.press(who, command).unwrap();
            }
            Some(who) => {
                world.cut(turn.index());
                world.wait(60_000);
                world.connect(who, 10 + step).unwrap();
            }
            None => world.wait(times::PASS),
        }
    }
    session(&world).clone()
}

fn with_sealed(session: &Session, change: impl FnOnce(&mut Sealed)) -> Result<(), CheckError> {
    let mut header = session.header().clone();
    let Dice::Sealed(sealed) = &mut header.dice else {
        panic!("sealed dice");
    };
    change(sealed);
    Session::restore(header, session.events(), Pending::default())
        .unwrap()
        .check()
        .map(|_| ())
}

#[test]
fn every_changed_part_of_the_dice_is_refused() {
    let good = rich();
    let checked = good.check().unwrap();
    assert!(
        checked.choices > 30 && checked.failed_starts == 1,
        "{checked:?}"
    );
    assert_eq!(with_sealed(&good, |_| {}), Ok(()));
    let dice = |mismatch| Err(CheckError::Dice(mismatch));
    let kind = |seat: usize, kind| move |sealed: &mut Sealed| sealed.seats[seat].kind = kind;

    assert!(with_sealed(&good, |it| it.first.0[0] ^= 1).is_err(), "k_0");
    assert!(
        with_sealed(&good, |it| it.top.as_mut().unwrap().key.0[9] ^= 1).is_err(),
        "k_j"
    );
    assert!(
        with_sealed(&good, |it| it.top.as_mut().unwrap().roll += 1).is_err(),
        "j"
    );
    assert!(
        with_sealed(&good, |it| it.top = None).is_err(),
        "no key at all"
    );
    assert_eq!(
        with_sealed(&good, |it| it.seats[0].share.0[0] ^= 1),
        dice(Mismatch::Share { seat: 0 }),
        "r"
    );
    assert_eq!(
        with_sealed(&good, |it| it.seats[2].commitment.0[31] ^= 1),
        dice(Mismatch::Share { seat: 2 }),
        "c"
    );
    assert!(
        with_sealed(&good, kind(1, Kind::Person)).is_err(),
        "a computer for a person"
    );
    assert!(
        with_sealed(&good, kind(0, Kind::Computer)).is_err(),
        "a person for a computer"
    );
    assert!(
        with_sealed(&good, |it| it.rules_rev = 2).is_err(),
        "later rules"
    );
    let mut header = good.header().clone();
    header.id = GameId::from_bytes([77; 16]);
    let other = Session::restore(header, good.events(), Pending::default()).unwrap();
    assert!(other.check().is_err(), "gid");
}

#[test]
fn a_changed_die_is_refused_wherever_it_is() {
    let good = rich();
    for place in [0, 7, 40] {
        let rolls = good.events().iter().enumerate();
        let mut rolls = rolls.filter(|(_, event)| matches!(event, Step::Ludo(Ludo::Rolled { .. })));
        let (at, event) = rolls.nth(place).unwrap();
        let Step::Ludo(Ludo::Rolled { die }) = *event else {
            panic!("a roll");
        };
        // The game up to there with another face: no later move can follow from it for sure.
        let mut events = good.events()[..=at].to_vec();
        let said = Die::new(die.get() % 6 + 1).unwrap();
        events[at] = Step::Ludo(Ludo::Rolled { die: said });
        let mut header = good.header().clone();
        cut_keys(&mut header.dice, header.id, place as u32 + 1);
        let told = Session::restore(header, &events, Pending::default())
            .unwrap()
            .check();
        let roll = place as u32 + 1;
        let expected = die;
        let wrong = Mismatch::Die {
            roll,
            said,
            expected,
        };
        assert_eq!(told, Err(CheckError::Dice(wrong)));
    }
}

/// The keys as they were after so many rolls.
fn cut_keys(dice: &mut Dice, id: GameId, rolls: u32) {
    let Dice::Sealed(sealed) = dice else { return };
    let top = sealed.top.as_mut().unwrap();
    top.key = crate::fairness::hash_down(id.bytes(), &top.key, top.roll - rolls);
    top.roll = rolls;
}

#[test]
fn another_choice_of_a_computer_is_refused() {
    let good = rich();
    let mut tried = 0;
    let mut marked = false;
    for (at, event) in good.events().iter().enumerate() {
        let position = good.at(at).unwrap();
        marked |= matches!(event, Step::StandIn { .. });
        let Step::Ludo(Ludo::Moved { piece }) = event else {
            continue;
        };
        let state = position.as_ludo().unwrap();
        let computer = good
            .header()
            .player(position.mover())
            .unwrap()
            .level()
            .is_some();
        let other = state
            .choices()
            .into_iter()
            .find(|other| other.piece != *piece);
        let (Some(other), true) = (other, computer || position.stand_in().is_some()) else {
            continue;
        };
        let mut events = good.events()[..=at].to_vec();
        events[at] = Step::Ludo(Ludo::Moved { piece: other.piece });
        let mut header = good.header().clone();
        cut_keys(&mut header.dice, header.id, state.roll_index());
        let told = Session::restore(header, &events, Pending::default())
            .unwrap()
            .check();
        assert!(
            matches!(told, Err(CheckError::Choice { at: found, .. }) if found == at),
            "{told:?}"
        );
        tried += 1;
        if tried == 12 {
            break;
        }
    }
    assert!(tried >= 8 && marked, "{tried}");
}

#[test]
fn a_record_of_an_absent_person_marks_the_computers_steps() {
    let text = record::export(&rich());
    assert!(text.contains("[Dice \"dice/v1\"]"), "{text}");
    assert!(text.contains("[FailedStart1 \""), "{text}");
    let marks = |mark: &str| {
        text.split_whitespace()
            .filter(|word| word.ends_with(mark))
            .count()
    };
    assert!(marks("a") > 0, "{text}");
    let read = record::import(&text).unwrap();
    assert_eq!(record::export(&read), text);
    assert_eq!(read.header(), rich().header());
}

#[test]
fn an_accident_elsewhere_is_caught_by_the_checksum() {
    let text = record::export(&rich());
    let changed = text.replace("[Red \"\"]", "[Red \"Anna\"]");
    assert_ne!(changed, text);
    let told = record::import(&changed).unwrap_err();
    assert!(
        matches!(told.error.fault, record::Fault::Checksum { .. }),
        "{told}"
    );
}

#[test]
fn sealed_tags_that_cannot_be_read_are_named() {
    let text = record::export(&rich());
    let broken = [
        ("[Dice \"dice/v1\"]", "[Dice \"dice/v9\"]"),
        ("[SealedSeat0 \"person ", "[SealedSeat0 \"ghost "),
        ("[TopKey \"", "[TopKey \"x"),
        ("[RulesRev \"1\"]", "[RulesRev \"one\"]"),
        (" missing 0", " missing x"),
    ];
    for (good, bad) in broken {
        assert!(text.contains(good), "{good}");
        let told = record::import(&text.replacen(good, bad, 1)).unwrap_err();
        let sealed = matches!(
            told.error.fault,
            record::Fault::TagValue {
                why: record::ValueFault::Sealed,
                ..
            }
        );
        assert!(sealed && told.error.line > 1, "{bad}: {told}");
    }
    let lines = text.split_inclusive('\n');
    let without: String = lines.filter(|line| !line.starts_with("[Seal ")).collect();
    let told = record::import(&without).unwrap_err();
    assert!(
        matches!(told.error.fault, record::Fault::TagMissing("Seal")),
        "{told}"
    );
}

#[test]
fn games_left_void_or_given_up_read_back() {
    let mut world = World::playing(&party(3));
    world.press(0, Command::Roll).unwrap();
    (0..3).for_each(|who| {
        world.press(who, Command::Leave).unwrap();
    });
    let mut makruk = World::playing(&Settings::makruk());
    makruk.wait(times::FIRST_MOVE);
    let mut flagged = World::playing(&Settings::makruk());
    for text in ["e3e4", "e6e5"] {
        let who = flagged
            .who(flagged.room.running().unwrap().turn().unwrap())
            .unwrap();
        let ply = text.parse().unwrap();
        flagged.press(who, Command::Play { ply }).unwrap();
    }
    flagged.wait(400_000);
    let mut two = World::playing(&quick(2));
    two.press(1, Command::Resign).unwrap();
    let reasons = [
        Reason::RoomEnded,
        Reason::NoFirstMove,
        Reason::TimeOut,
        Reason::Resignation,
    ];
    for (world, reason) in [&world, &makruk, &flagged, &two].into_iter().zip(reasons) {
        let played = session(world);
        let text = record::export(played);
        let read = record::import(&text).unwrap_or_else(|error| panic!("{error}\n{text}"));
        assert_eq!(read.position().outcome().unwrap().reason, reason);
        assert_eq!(record::export(&read), text);
        read.check().unwrap();
    }
}

#[test]
fn makruks_colours_are_checked_against_the_lot() {
    let mut world = World::playing(&Settings::makruk());
    world.press(0, Command::Resign).unwrap();
    let header = session(&world).header().clone();
    assert_eq!(header.kind(), GameKind::Makruk);
    let order: Vec<u8> = header
        .seats()
        .filter_map(|seat| header.chair(seat))
        .collect();
    let lower = crate::fairness::white_is_lower(world.room.table().unwrap().mix());
    assert_eq!(order, if lower { [0, 1] } else { [1, 0] });
}

#[test]
fn failed_starts_are_listed_with_who_was_missing() {
    let sealed = rich().header().dice.sealed().unwrap().clone();
    let FailedStart {
        first,
        commitments,
        missing,
        ..
    } = &sealed.failed[0];
    assert_ne!(*first, Key([0; 32]));
    assert_eq!(commitments.len(), 4);
    assert_eq!(*missing, [0, 2]);
    assert_eq!(sealed.seats.len(), 4);
    assert!(
        sealed
            .seats
            .iter()
            .filter(|seat| seat.kind == Kind::Computer)
            .count()
            == 2
    );
}
