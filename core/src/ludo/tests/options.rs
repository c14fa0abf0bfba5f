//! Every value of every option of `ludo.md` § 3.

use super::{Table, captured};
use crate::ludo::{Blocks, Bonus, Color, Event, Illegal, OptionId, Phase, Preset, RuleSet};

#[test]
fn exit_faces_bring_out_but_only_the_six_rolls_again() {
    for (rules, faces) in [
        ("A", [6].as_slice()),
        ("A+exit=1|6", &[1, 6]),
        ("A+exit=5|6", &[5, 6]),
        ("A+exit=2|4|6", &[2, 4, 6]),
    ] {
        for face in 1..=6 {
            let mut table = Table::new(rules, "R:-1,-1,-1,-1;Y:-1,-1,-1,-1");
            let out = table.roll(face) == "0>0,1>0,2>0,3>0";
            assert_eq!(out, faces.contains(&face), "{rules} {face}");
            if out {
                assert_eq!(table.choose(0).turn_ended, face != 6);
            }
        }
    }
}

#[test]
fn no_road_normal_rolls_once() {
    let mut table = Table::new("B", "R:-1,-1,-1,-1;Y:-1,-1,-1,-1");
    table.roll(1);
    assert!(table.pass().turn_ended);
}

#[test]
fn no_road_auto_brings_one_out_without_a_roll_and_ends_the_turn() {
    let mut table = Table::new("B+no_road=auto", "R:56,-1,-1,-1;Y:-1,-1,-1,-1");
    assert_eq!(table.state.phase(), Phase::AutoExit);
    assert_eq!(table.try_roll(6), Err(Illegal::AutoExitDue));
    assert_eq!(table.state.apply(Event::Passed), Err(Illegal::AutoExitDue));
    let step = table.state.apply(Event::AutoExit).unwrap();
    assert_eq!((step.turn_ended, step.bonus), (true, Bonus::default()));
    assert_eq!(table.now(), "R:56,0,-1,-1;Y:-1,-1,-1,-1");
    assert_eq!((table.turn(), table.state.roll_index()), (Color::Yellow, 0));
    let table = Table::new("B+no_road=auto", "R:53,-1,-1,-1;Y:-1,-1,-1,-1");
    assert_eq!(
        table.state.phase(),
        Phase::Roll {
            tries: 1,
            bonus: false
        }
    );
}

#[test]
fn no_road_auto_does_nothing_when_the_start_is_barred() {
    for rules in [
        "A+no_road=auto",
        "B+no_road=auto",
        "B+no_road=auto+safe=none",
    ] {
        let mut table = Table::new(rules, "R:-1,-1,-1,-1;Y:26,26,-1,-1");
        let step = table.state.apply(Event::AutoExit).unwrap();
        assert_eq!((step.moved, step.turn_ended), (None, true));
        assert_eq!(table.now(), "R:-1,-1,-1,-1;Y:26,26,-1,-1");
    }
}

#[test]
fn no_road_auto_captures_where_no_square_is_safe() {
    for (rules, placement, taken) in [
        (
            "B+no_road=auto+safe=none",
            "R:-1,-1,-1,-1;Y:26,-1,-1,-1",
            "Y0",
        ),
        (
            "B+no_road=auto+safe=none+block=none",
            "R:-1,-1,-1,-1;Y:26,26,-1,-1",
            "Y0,Y1",
        ),
        ("B+no_road=auto", "R:-1,-1,-1,-1;Y:26,-1,-1,-1", ""),
    ] {
        let mut table = Table::new(rules, placement);
        let step = table.state.apply(Event::AutoExit).unwrap();
        assert_eq!(
            (captured(&step).as_str(), step.turn_ended),
            (taken, true),
            "{rules}"
        );
    }
}

#[test]
fn no_road_looks_at_the_beginning_of_the_turn_only() {
    for rules in ["A+no_road=auto", "A+no_road=three"] {
        let mut table = Table::new(rules, "R:53,-1,-1,-1;Y:-1,-1,-1,-1");
        table.roll(3);
        assert!(table.choose(0).bonus.finish);
        assert_eq!(
            table.state.phase(),
            Phase::Roll {
                tries: 0,
                bonus: true
            }
        );
        assert_eq!(table.roll(2), "-");
        assert!(table.pass().turn_ended);
    }
}

#[test]
fn no_road_three_a_barred_six_rolls_besides_the_tries() {
    let mut table = Table::new("B+no_road=three", "R:-1,-1,-1,-1;Y:26,26,-1,-1");
    assert_eq!(table.roll(6), "-");
    assert!(table.pass().bonus.six);
    assert_eq!(
        table.state.phase(),
        Phase::Roll {
            tries: 2,
            bonus: true
        }
    );
    for (face, ended) in [(3, false), (4, false), (5, true)] {
        assert_eq!(table.roll(face), "-", "one extra roll, then two tries");
        assert_eq!(table.pass().turn_ended, ended);
    }
}

#[test]
fn no_road_three_sixes_end_the_turn_as_ever() {
    let mut table = Table::new("B+no_road=three", "R:-1,-1,-1,-1;Y:26,26,-1,-1");
    for ended in [false, false, true] {
        table.roll(6);
        assert_eq!(table.pass().turn_ended, ended);
    }
    let mut table = Table::new("B+no_road=three", "R:-1,-1,-1,-1;Y:26,26,-1,-1");
    for (face, ended) in [
        (6, false),
        (3, false),
        (6, false),
        (6, false),
        (2, false),
        (1, true),
    ] {
        table.roll(face);
        assert_eq!(
            table.pass().turn_ended,
            ended,
            "tries are used by 6, the second 6 and 1"
        );
    }
}

#[test]
fn no_road_three_an_exit_without_a_six_ends_the_turn() {
    let mut table = Table::new("B+no_road=three+exit=1|6", "R:-1,-1,-1,-1;Y:-1,-1,-1,-1");
    assert_eq!(table.roll(1), "0>0,1>0,2>0,3>0");
    assert!(table.choose(0).turn_ended, "tries are not kept");
}

#[test]
fn three_sixes_off_has_no_limit() {
    let mut table = Table::new("B+three_sixes=off", "R:-1,-1,-1,-1;Y:-1,-1,-1,-1");
    table.roll(6);
    table.choose(0);
    for n in 1..=8 {
        assert_eq!(
            table.roll(6).split(',').next(),
            Some(format!("0>{}", 6 * n).as_str())
        );
        assert!(table.choose(0).bonus.six);
    }
}

#[test]
fn capture_bonus_off_passes_after_a_capture() {
    let mut table = Table::new("B+capture_bonus=off", "R:7,-1,-1,-1;Y:36,-1,-1,-1");
    table.roll(3);
    let step = table.choose(0);
    assert_eq!((captured(&step).as_str(), step.turn_ended), ("Y0", true));
    let mut table = Table::new("B+capture_bonus=off", "R:4,-1,-1,-1;Y:36,-1,-1,-1");
    table.roll(6);
    let step = table.choose(0);
    assert_eq!(captured(&step), "Y0");
    assert_eq!(
        step.bonus,
        Bonus {
            six: true,
            ..Bonus::default()
        },
        "a capturing six is a six"
    );
}

#[test]
fn finish_bonus_on_and_off() {
    for (rules, again) in [("B+goal_bonus=on", true), ("A+goal_bonus=off", false)] {
        let mut table = Table::new(rules, "R:53,10,-1,-1;Y:-1,-1,-1,-1");
        table.roll(3);
        assert_eq!(table.choose(0).bonus.finish, again);
        assert_eq!(table.turn() == Color::Red, again);
    }
}

#[test]
fn safe_starts_only_captures_on_stars() {
    let star = "R:6,-1,-1,-1;Y:34,-1,-1,-1";
    let start = "R:24,-1,-1,-1;Y:0,-1,-1,-1";
    for (rules, on_star, on_start) in [
        ("B", "", ""),
        ("B+safe=starts", "Y0", ""),
        ("B+safe=none", "Y0", "Y0"),
    ] {
        for (placement, taken) in [(star, on_star), (start, on_start)] {
            let mut table = Table::new(rules, placement);
            table.roll(2);
            assert_eq!(captured(&table.choose(0)), taken, "{rules} {placement}");
        }
    }
}

#[test]
fn safe_none_captures_by_coming_out_and_blocks_still_protect() {
    let mut table = Table::new("B+safe=none", "R:-1,-1,-1,-1;Y:26,-1,-1,-1");
    table.roll(6);
    let step = table.choose(0);
    assert_eq!(captured(&step), "Y0");
    assert!(step.bonus.six && step.bonus.capture);
    for rules in ["A+safe=none", "B+safe=none"] {
        assert_eq!(
            Table::new(rules, "R:-1,-1,-1,-1;Y:26,26,-1,-1").roll(6),
            "-"
        );
        assert_eq!(Table::new(rules, "R:6,-1,-1,-1;Y:34,34,-1,-1").roll(2), "-");
    }
}

#[test]
fn block_none_captures_all_with_one_bonus_and_shares_safe_squares() {
    let mut table = Table::new("B+block=none", "R:7,-1,-1,-1;Y:36,36,36,-1");
    assert_eq!(table.roll(3), "0>10");
    let step = table.choose(0);
    assert_eq!(captured(&step), "Y0,Y1,Y2");
    assert!(step.bonus.capture);
    table.roll(1);
    assert!(table.choose(0).turn_ended, "one bonus roll");
    let mut table = Table::new("B+block=none", "R:6,-1,-1,-1;Y:34,34,-1,-1");
    assert_eq!(table.roll(2), "0>8");
    assert_eq!(captured(&table.choose(0)), "");
    assert_eq!(
        Table::new("B+block=none", "R:-1,-1,-1,-1;Y:26,26,-1,-1").roll(6),
        "0>0,1>0,2>0,3>0"
    );
    assert_eq!(
        Table::new("B+block=none", "R:4,-1,-1,-1;Y:32,32,-1,-1").roll(5),
        "0>9"
    );
}

const NO_OVERTAKING: &str = "B+block=no_overtake";

#[test]
fn block_no_overtaking_lets_nobody_pass_anybody() {
    for placement in ["R:4,-1,-1,-1;Y:32,-1,-1,-1", "R:4,-1,-1,-1;Y:34,-1,-1,-1"] {
        assert_eq!(
            Table::new(NO_OVERTAKING, placement).roll(5),
            "-",
            "singles, safe or not"
        );
    }
    assert_eq!(
        Table::new(NO_OVERTAKING, "R:10,12,-1,-1;Y:-1,-1,-1,-1").roll(4),
        "1>16"
    );
    assert_eq!(
        Table::new(NO_OVERTAKING, "R:51,53,-1,-1;Y:-1,-1,-1,-1").roll(3),
        "1>56"
    );
    assert_eq!(
        Table::new(NO_OVERTAKING, "R:50,53,53,-1;Y:-1,-1,-1,-1").roll(6),
        "3>0"
    );
}

#[test]
fn block_no_overtaking_may_stop_on_any_square() {
    let mut table = Table::new(NO_OVERTAKING, "R:10,12,-1,-1;Y:-1,-1,-1,-1");
    assert_eq!(table.roll(2), "0>12,1>14", "own pieces stack");
    let mut table = Table::new(NO_OVERTAKING, "R:7,-1,-1,-1;Y:36,36,-1,-1");
    assert_eq!(table.roll(3), "0>10");
    assert_eq!(
        captured(&table.choose(0)),
        "Y0,Y1",
        "stacks have no other protection"
    );
    let mut table = Table::new(NO_OVERTAKING, "R:6,-1,-1,-1;Y:34,34,-1,-1");
    assert_eq!(table.roll(2), "0>8");
    assert_eq!(captured(&table.choose(0)), "", "safe squares are shared");
    let leave = "R:8,8,-1,-1;Y:34,-1,-1,-1";
    assert_eq!(
        Table::new(NO_OVERTAKING, leave).roll(3),
        "0>11,1>11",
        "leaving passes nobody"
    );
    let out = "R:0,0,-1,-1;Y:26,26,-1,-1";
    assert_eq!(
        Table::new(NO_OVERTAKING, out).roll(6),
        "0>6,1>6,2>0,3>0",
        "nor does coming out"
    );
}

#[test]
fn exact_finish_off_stops_there_and_counts_as_a_finish() {
    let mut table = Table::new("A+exact=off", "R:54,10,-1,-1;Y:-1,-1,-1,-1");
    assert_eq!(table.roll(5), "0>56,1>15");
    assert!(table.choose(0).bonus.finish);
    let rules = "B+block=no_overtake+exact=off";
    assert_eq!(
        Table::new(rules, "R:51,54,-1,-1;Y:-1,-1,-1,-1").roll(6),
        "1>56,2>0,3>0"
    );
    assert_eq!(
        Table::new(rules, "R:51,54,-1,-1;Y:-1,-1,-1,-1").roll(3),
        "0>54,1>56"
    );
}

#[test]
fn all_ranks_plays_on_without_the_finished_seats() {
    let placement = "R:55,56,56,56;G:55,56,56,56;Y:50,56,56,56;B:-1,-1,-1,-1";
    let mut table = Table::new("A+all_ranks=on", placement);
    table.roll(1);
    let step = table.choose(0);
    assert_eq!(
        (step.turn_ended, step.bonus.any(), step.next),
        (true, false, Color::Green)
    );
    table.roll(2);
    table.pass();
    table.roll(6);
    let step = table.choose(0);
    assert!(
        !step.bonus.any(),
        "a seat that has finished never rolls again"
    );
    assert_eq!(table.turn(), Color::Blue);
    table.roll(1);
    table.pass();
    assert_eq!(table.turn(), Color::Green, "Red and Yellow are skipped");
    table.roll(1);
    table.choose(0);
    assert_eq!(table.state.phase(), Phase::Over);
    let order = table
        .state
        .finishers()
        .iter()
        .map(|color| color.letter())
        .collect::<String>();
    assert_eq!(order, "RYGB");
    assert_eq!(table.state.winner(), Some(Color::Red));
}

#[test]
fn rotate_starter_values() {
    let next = |rules: &str| {
        let rules: RuleSet = rules.parse().unwrap();
        rules.next_starter("RY".parse().unwrap(), Color::Red)
    };
    assert_eq!(next("A+rotate=on"), Color::Yellow);
    assert_eq!(next("B+rotate=off"), Color::Red);
}

#[test]
fn board_fit_shortens_the_way() {
    let mut table = Table::with(
        "B+board=fit",
        "R:-1,-1,-1,-1;G:-1,-1,-1,-1;Y:30,-1,-1,-1",
        Color::Yellow,
        0,
    );
    assert_eq!(table.roll(4), "0>34");
    let mut table = Table::new("B+board=fit", "R:27,-1,-1,-1;Y:-1,-1,-1,-1");
    assert_eq!(table.roll(3), "0>30");
    let mut table = Table::new("A+board=fit", "R:30,-1,-1,-1;Y:-1,-1,-1,-1");
    assert_eq!(table.roll(6), "0>36,1>0,2>0,3>0");
    assert!(table.choose(0).finished);
    let mut table = Table::new("B+board=fit", "R:29,-1,-1,-1;G:-1,-1,-1,-1;Y:5,-1,-1,-1");
    table.roll(2);
    assert_eq!(captured(&table.choose(0)), "Y0", "the bridge is not safe");
}

#[test]
fn turn_limit_is_kept_with_the_rules() {
    for (value, seconds) in [(0, None), (1, Some(30)), (2, Some(60))] {
        let rules = RuleSet::quick().with(OptionId::TurnLimit, value);
        assert_eq!(rules.turn_limit.seconds(), seconds);
    }
}

#[test]
fn b33_defaults_and_marks_are_those_of_the_page() {
    let defaults = |preset| OptionId::ALL.map(|option| option.values()[option.default(preset)]);
    let quick = [
        "6", "normal", "on", "on", "on", "stars", "stop", "on", "off", "off", "cross", "none",
    ];
    let party = [
        "6", "normal", "on", "on", "off", "stars", "pass", "on", "off", "on", "cross", "none",
    ];
    assert_eq!(defaults(Preset::Quick), quick);
    assert_eq!(defaults(Preset::Party), party);
    let marked: Vec<_> = OptionId::ALL
        .into_iter()
        .flat_map(|option| {
            option
                .values()
                .iter()
                .enumerate()
                .map(move |(at, key)| (option, at, key))
        })
        .filter(|&(option, at, _)| option.non_standard(at))
        .map(|(option, _, key)| format!("{}={key}", option.key()))
        .collect();
    assert_eq!(
        marked.join(" "),
        "no_road=auto no_road=three three_sixes=off capture_bonus=off safe=starts safe=none block=none block=no_overtake"
    );
    assert_eq!(
        RuleSet::quick().with(OptionId::Blocks, 9).blocks,
        Blocks::Stop,
        "unknown place"
    );
}

#[test]
fn auto_exit_is_refused_where_none_is_due() {
    let mut table = Table::new("B", "R:-1,-1,-1,-1;Y:-1,-1,-1,-1");
    assert_eq!(
        table.state.apply(Event::AutoExit),
        Err(Illegal::NoAutoExitDue)
    );
}
