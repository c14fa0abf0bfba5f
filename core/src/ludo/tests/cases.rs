//! Faults reported elsewhere (`cases.md`), as far as the rules alone are concerned.

use super::{Table, captured};
use crate::ludo::{Color, Event, Illegal, Phase};

#[test]
fn d01_three_sixes_are_remembered_between_rolls() {
    let mut table = Table::new("A", "R:-1,-1,-1,-1;Y:-1,-1,-1,-1");
    for piece in 0..2 {
        table.roll(6);
        table.choose(2 + piece);
    }
    assert_eq!(table.roll(6), "-");
    table.pass();
    assert_eq!(
        (table.turn(), table.now().as_str()),
        (Color::Yellow, "R:0,0,-1,-1;Y:-1,-1,-1,-1")
    );
}

#[test]
fn d02_no_capture_on_a_safe_cell() {
    let mut table = Table::new("A", "R:9,-1,-1,-1;G:0,-1,-1,-1;Y:-1,-1,-1,-1;B:-1,-1,-1,-1");
    table.roll(4);
    let step = table.choose(0);
    assert_eq!((captured(&step).as_str(), step.bonus.any()), ("", false));
    assert_eq!(
        table.now(),
        "R:13,-1,-1,-1;G:0,-1,-1,-1;Y:-1,-1,-1,-1;B:-1,-1,-1,-1"
    );
    assert_eq!(
        Table::new("A", "R:18,-1,-1,-1;Y:47,-1,-1,-1").roll(3),
        "0>21"
    );
    assert_eq!(Table::new("A", "R:18,-1,-1,-1;Y:47,47,-1,-1").roll(3), "-");
}

#[test]
fn d03_a_finish_gives_its_bonus_and_the_last_one_ends_the_game() {
    for (rules, next) in [("A", Color::Red), ("B", Color::Yellow)] {
        let mut table = Table::new(rules, "R:53,10,-1,-1;Y:-1,-1,-1,-1");
        table.roll(3);
        table.choose(0);
        assert_eq!(table.turn(), next);
        let mut table = Table::new(rules, "R:56,56,56,53;Y:-1,-1,-1,-1");
        table.roll(3);
        table.choose(3);
        assert_eq!(table.state.phase(), Phase::Over);
    }
}

#[test]
fn d04_finish_needs_the_exact_roll_unless_the_option_is_off() {
    let mut legal = (0, 0);
    for at in 50..=55 {
        for face in 1..=6 {
            let placement = format!("R:{at},56,56,56;Y:-1,-1,-1,-1");
            legal.0 += usize::from(Table::new("A", &placement).roll(face) != "-");
            let to = u8::min(56, at + face);
            assert_eq!(
                Table::new("B+exact=off", &placement).roll(face),
                format!("0>{to}")
            );
            legal.1 += 1;
        }
    }
    assert_eq!(legal, (21, 36));
}

#[test]
fn d05_an_overshoot_leaves_a_turn_that_passes() {
    let mut table = Table::new("A", "R:54,56,56,56;Y:-1,-1,-1,-1");
    table.roll(5);
    table.pass();
    assert_eq!(table.turn(), Color::Yellow);
    let mut table = Table::new("A", "R:54,56,56,56;Y:-1,-1,-1,-1");
    table.roll(6);
    table.pass();
    assert_eq!((table.turn(), table.state.die()), (Color::Red, None));
}

#[test]
fn d06_three_rolls_only_without_a_piece_on_the_road() {
    let rules = "B+no_road=three";
    let mut table = Table::new(rules, "R:-1,-1,-1,-1;Y:-1,-1,-1,-1");
    for (face, ended) in [(2, false), (3, false), (5, true)] {
        assert_eq!(table.roll(face), "-");
        assert_eq!(table.pass().turn_ended, ended);
    }
    let mut table = Table::new(rules, "R:-1,-1,-1,-1;Y:-1,-1,-1,-1");
    table.roll(2);
    table.pass();
    table.roll(6);
    assert!(table.choose(0).bonus.six);
    table.roll(1);
    assert!(
        table.choose(0).turn_ended,
        "the tries are over once a piece is out"
    );
    for placement in ["R:12,-1,-1,-1;Y:-1,-1,-1,-1", "R:53,-1,-1,-1;Y:-1,-1,-1,-1"] {
        let table = Table::new(rules, placement);
        assert_eq!(
            table.state.phase(),
            Phase::Roll {
                tries: 1,
                bonus: false
            }
        );
    }
    assert_eq!(
        Table::new(rules, "R:12,-1,-1,-1;Y:-1,-1,-1,-1").roll(2),
        "0>14"
    );
    let table = Table::new(rules, "R:56,-1,-1,-1;Y:-1,-1,-1,-1");
    assert_eq!(
        table.state.phase(),
        Phase::Roll {
            tries: 3,
            bonus: false
        }
    );
}

#[test]
fn d08_a_second_roll_is_refused_and_changes_nothing() {
    let mut table = Table::new("A", "R:10,-1,-1,-1;Y:-1,-1,-1,-1");
    table.roll(4);
    let before = table.state;
    for face in 1..=6 {
        assert_eq!(table.try_roll(face), Err(Illegal::NoRollDue));
    }
    assert_eq!(
        table.state.apply(Event::AutoExit),
        Err(Illegal::NoAutoExitDue)
    );
    assert_eq!(table.state, before);
    assert_eq!(before.die().unwrap().get(), 4);
}
