//! The rows T1 to T33 of `ludo.md` § 2.

use super::{Table, captured};
use crate::ludo::{Bonus, Color, Event, Illegal, Phase, RuleSet, Seats, State};

const PRESETS: [&str; 2] = ["A", "B"];
const SIX: Bonus = Bonus {
    six: true,
    capture: false,
    finish: false,
};

#[test]
fn t1_all_in_the_yard_and_no_six_moves_nothing() {
    for rules in PRESETS {
        for face in 1..=5 {
            let mut table = Table::new(rules, "R:-1,-1,-1,-1;Y:-1,-1,-1,-1");
            assert_eq!(table.roll(face), "-");
            assert!(table.pass().turn_ended);
            assert_eq!(table.turn(), Color::Yellow);
        }
    }
}

#[test]
fn t2_a_six_comes_out_or_moves_a_ring_piece() {
    for rules in PRESETS {
        let mut table = Table::new(rules, "R:10,-1,-1,-1;Y:-1,-1,-1,-1");
        assert_eq!(table.roll(6), "0>16,1>0,2>0,3>0");
        assert_eq!(table.choose(3).bonus, SIX);
        assert_eq!(table.now(), "R:10,0,-1,-1;Y:-1,-1,-1,-1");
    }
}

#[test]
fn t3_an_opponents_block_on_the_start_bars_the_exit_only() {
    for rules in PRESETS {
        let mut table = Table::new(
            rules,
            "R:10,-1,-1,-1;G:39,39,-1,-1;Y:-1,-1,-1,-1;B:-1,-1,-1,-1",
        );
        assert_eq!(table.roll(6), "0>16");
    }
}

#[test]
fn t4_an_own_block_on_the_start_bars_nothing() {
    for rules in PRESETS {
        let mut table = Table::new(rules, "R:0,0,-1,-1;Y:-1,-1,-1,-1");
        assert_eq!(table.roll(6), "0>6,1>6,2>0,3>0");
    }
}

#[test]
fn t5_singles_of_two_colours_on_the_start_share_it() {
    for rules in PRESETS {
        let mut table = Table::new(
            rules,
            "R:-1,-1,-1,-1;G:39,-1,-1,-1;Y:26,-1,-1,-1;B:-1,-1,-1,-1",
        );
        assert_eq!(table.roll(6), "0>0,1>0,2>0,3>0");
        assert_eq!(captured(&table.choose(0)), "");
        assert_eq!(
            table.now(),
            "R:0,-1,-1,-1;G:39,-1,-1,-1;Y:26,-1,-1,-1;B:-1,-1,-1,-1"
        );
    }
}

#[test]
fn t7_a_legal_move_must_be_made() {
    for rules in PRESETS {
        let mut table = Table::new(rules, "R:10,-1,-1,-1;Y:-1,-1,-1,-1");
        table.roll(3);
        let before = table.state;
        assert_eq!(table.state.apply(Event::Passed), Err(Illegal::MustMove));
        assert_eq!(table.state, before);
    }
}

#[test]
fn t8_without_a_move_the_turn_passes() {
    for rules in PRESETS {
        let mut table = Table::new(rules, "R:54,56,56,56;Y:-1,-1,-1,-1");
        assert_eq!(table.roll(5), "-");
        assert!(table.pass().turn_ended);
        assert_eq!(table.turn(), Color::Yellow);
    }
}

#[test]
fn t9_a_six_without_a_move_rolls_again() {
    for rules in PRESETS {
        let mut table = Table::new(rules, "R:54,56,56,56;Y:-1,-1,-1,-1");
        assert_eq!(table.roll(6), "-");
        let step = table.pass();
        assert_eq!((step.turn_ended, step.bonus), (false, SIX));
        assert_eq!(table.roll(2), "0>56");
    }
}

#[test]
fn t11_third_six_ends_the_turn() {
    for rules in PRESETS {
        let mut table = Table::with(rules, "R:50,0,-1,-1;Y:-1,-1,-1,-1", Color::Red, 1);
        table.roll(6);
        table.choose(1);
        assert_eq!(table.roll(6), "-", "even though piece 0 would finish");
        let step = table.pass();
        assert_eq!((step.turn_ended, step.bonus), (true, Bonus::default()));
        assert_eq!(
            table.now(),
            "R:50,6,-1,-1;Y:-1,-1,-1,-1",
            "earlier moves stand"
        );
        assert_eq!((table.turn(), table.state.sixes()), (Color::Yellow, 0));
    }
}

#[test]
fn t12_another_face_breaks_the_row_of_sixes() {
    for rules in PRESETS {
        let mut table = Table::new(rules, "R:10,-1,-1,-1;Y:-1,45,-1,-1");
        table.roll(6);
        table.choose(0);
        table.roll(3);
        assert_eq!(captured(&table.choose(0)), "Y1");
        table.roll(6);
        table.choose(0);
        assert_eq!(table.roll(6), "0>31,1>0,2>0,3>0", "the second of its row");
        table.choose(0);
        assert_eq!(table.roll(6), "-");
    }
}

#[test]
fn t13_a_bonus_roll_continues_the_row() {
    for rules in PRESETS {
        let mut table = Table::new(rules, "R:10,-1,-1,-1;Y:42,-1,-1,-1");
        table.roll(6);
        assert_eq!(captured(&table.choose(0)), "Y0");
        table.roll(6);
        table.choose(0);
        assert_eq!(table.roll(6), "-");
    }
}

#[test]
fn t14_a_six_without_a_move_counts_as_a_six() {
    for rules in PRESETS {
        let mut table = Table::new(rules, "R:54,56,56,56;Y:-1,-1,-1,-1");
        for sixes in 1..=3 {
            assert_eq!(table.roll(6), "-");
            assert_eq!(table.pass().turn_ended, sixes == 3);
        }
        assert_eq!(table.turn(), Color::Yellow);
    }
}

#[test]
fn t15_several_reasons_give_one_roll() {
    let mut table = Table::new("A", "R:10,-1,-1,-1;Y:42,-1,-1,-1");
    table.roll(6);
    let capture = Bonus {
        capture: true,
        ..SIX
    };
    assert_eq!(table.choose(0).bonus, capture);
    table.roll(1);
    assert!(table.choose(0).turn_ended);

    let mut table = Table::new("A", "R:50,10,-1,-1;Y:42,-1,-1,-1");
    table.roll(6);
    assert_eq!(
        table.choose(0).bonus,
        Bonus {
            finish: true,
            ..SIX
        }
    );
    table.roll(1);
    assert!(table.choose(1).turn_ended);
}

#[test]
fn t16_landing_on_a_single_captures_and_rolls_again() {
    for rules in PRESETS {
        let mut table = Table::new(
            rules,
            "R:7,-1,-1,-1;G:49,-1,-1,-1;Y:-1,-1,-1,-1;B:-1,-1,-1,-1",
        );
        assert_eq!(table.roll(3), "0>10");
        let step = table.choose(0);
        assert_eq!(captured(&step), "G0");
        assert_eq!(
            step.bonus,
            Bonus {
                capture: true,
                ..Bonus::default()
            }
        );
        assert_eq!(
            table.now(),
            "R:10,-1,-1,-1;G:-1,-1,-1,-1;Y:-1,-1,-1,-1;B:-1,-1,-1,-1"
        );
        assert_eq!(
            table.state.phase(),
            Phase::Roll {
                tries: 0,
                bonus: true
            }
        );
    }
}

#[test]
fn t17_a_single_on_a_safe_square_stays() {
    for rules in PRESETS {
        for (from, other) in [(6, "47"), (11, "0"), (19, "8"), (24, "13")] {
            let placement = format!("R:{from},-1,-1,-1;G:{other},-1,-1,-1;Y:-1,-1,-1,-1");
            let mut table = Table::new(rules, &placement);
            table.roll(2);
            let step = table.choose(0);
            assert_eq!(
                (captured(&step).as_str(), step.turn_ended),
                ("", true),
                "{placement}"
            );
        }
    }
}

#[test]
fn t18_singles_of_several_colours_on_a_safe_square_make_no_block() {
    for rules in PRESETS {
        let placement = "R:6,-1,-1,-1;G:47,-1,-1,-1;Y:34,-1,-1,-1;B:21,-1,-1,-1";
        let mut table = Table::new(rules, placement);
        assert_eq!(table.roll(2), "0>8");
        table.choose(0);
        assert_eq!(
            table.now(),
            "R:8,-1,-1,-1;G:47,-1,-1,-1;Y:34,-1,-1,-1;B:21,-1,-1,-1"
        );
        let mut table = Table::new(rules, placement);
        assert_eq!(table.roll(4), "0>10", "passing them is free too");
    }
}

#[test]
fn t20_an_opponents_block_cannot_be_landed_on() {
    for rules in PRESETS {
        for (from, green) in [(4, 46), (6, 47)] {
            let placement = format!("R:{from},20,-1,-1;G:{green},{green},-1,-1;Y:-1,-1,-1,-1");
            let mut table = Table::new(rules, &placement);
            let face = (green + 13) % 52 - from;
            assert_eq!(table.roll(face as u8), format!("1>{}", 20 + face));
        }
    }
}

#[test]
fn t21_passing_a_block_is_legal_in_quick_and_illegal_in_party() {
    let placement = "R:4,-1,-1,-1;G:45,45,-1,-1;Y:-1,-1,-1,-1";
    assert_eq!(Table::new("A", placement).roll(5), "0>9");
    assert_eq!(Table::new("B", placement).roll(5), "-");
    assert_eq!(
        Table::new("B", placement).roll(1),
        "0>5",
        "stopping before it is fine"
    );
    let home = "R:48,-1,-1,-1;G:37,37,-1,-1;Y:-1,-1,-1,-1";
    assert_eq!(
        Table::new("B", home).roll(4),
        "-",
        "also on the way to the home column"
    );
    assert_eq!(Table::new("A", home).roll(4), "0>52");
}

#[test]
fn t21_a_block_behind_the_own_start_is_never_in_the_way() {
    // Ring square 51 is the one that Red never enters; Green's block there is no obstacle.
    let placement = "R:49,-1,-1,-1;G:38,38,-1,-1;Y:-1,-1,-1,-1";
    assert_eq!(Table::new("B", placement).roll(4), "0>53");
    assert_eq!(Table::new("B+block=no_overtake", placement).roll(4), "0>53");
}

#[test]
fn t22_leaving_a_square_shared_with_a_block_is_legal() {
    for rules in PRESETS {
        let mut table = Table::new(rules, "R:8,-1,-1,-1;G:47,47,-1,-1;Y:-1,-1,-1,-1");
        assert_eq!(table.roll(3), "0>11");
    }
}

#[test]
fn t24_own_pieces_pass_and_join_freely() {
    for rules in PRESETS {
        let mut table = Table::new(rules, "R:10,12,12,14;Y:-1,-1,-1,-1");
        assert_eq!(table.roll(4), "0>14,1>16,2>16,3>18");
        table.choose(0);
        assert_eq!(table.now(), "R:14,12,12,14;Y:-1,-1,-1,-1");
        let mut table = Table::new(rules, "R:51,52,53,53;Y:-1,-1,-1,-1");
        assert_eq!(table.roll(2), "0>53,1>54,2>55,3>55");
    }
}

#[test]
fn t25_the_rest_of_a_block_can_be_captured() {
    for rules in PRESETS {
        let mut table = Table::new(rules, "R:10,10,-1,-1;Y:33,-1,-1,-1");
        table.roll(1);
        table.choose(0);
        assert_eq!(table.roll(3), "0>36");
        assert_eq!(captured(&table.choose(0)), "R1");
        assert_eq!(table.now(), "R:11,-1,-1,-1;Y:36,-1,-1,-1");
    }
}

#[test]
fn t26_a_larger_face_than_the_way_left_moves_nothing() {
    for rules in PRESETS {
        for at in 50..=55 {
            for face in 1..=6 {
                let mut table = Table::new(rules, &format!("R:{at},56,56,56;Y:-1,-1,-1,-1"));
                assert_eq!(table.roll(face) != "-", at + face <= 56, "{at} {face}");
            }
        }
    }
}

#[test]
fn t27_a_finish_rolls_again_in_quick_only() {
    let placement = "R:53,10,-1,-1;Y:-1,-1,-1,-1";
    for (rules, again) in [("A", true), ("B", false)] {
        let mut table = Table::new(rules, placement);
        assert_eq!(table.roll(3), "0>56,1>13");
        let step = table.choose(0);
        assert!(step.finished);
        assert_eq!((step.bonus.finish, step.turn_ended), (again, !again));
    }
}

#[test]
fn t28_the_last_piece_wins_and_nobody_rolls() {
    for rules in PRESETS {
        let mut table = Table::new(rules, "R:50,56,56,56;Y:55,56,56,56");
        table.roll(6);
        let step = table.choose(0);
        assert_eq!((step.bonus, step.turn_ended), (Bonus::default(), true));
        assert_eq!(table.state.phase(), Phase::Over);
        assert_eq!(
            (table.state.winner(), table.turn()),
            (Some(Color::Red), Color::Red)
        );
        assert_eq!(table.try_roll(1), Err(Illegal::GameOver));
    }
}

#[test]
fn t29_finished_pieces_block_nobody() {
    for rules in PRESETS {
        let mut table = Table::new(rules, "R:56,56,55,-1;Y:56,56,-1,-1");
        assert_eq!(table.roll(1), "2>56");
        assert_eq!(
            Table::new("B+block=no_overtake", "R:56,56,55,-1;Y:56,56,-1,-1").roll(1),
            "2>56"
        );
    }
}

#[test]
fn t30_nobody_is_captured_in_a_home_column() {
    for rules in PRESETS {
        // Yellow passes the ring squares beside Red's home column; 51 and 52 of two colours differ.
        let mut table = Table::with(rules, "R:51,55,-1,-1;Y:49,-1,-1,-1", Color::Yellow, 0);
        assert_eq!(table.roll(2), "0>51");
        assert_eq!(captured(&table.choose(0)), "");
        assert_eq!(table.now(), "R:51,55,-1,-1;Y:51,-1,-1,-1");
    }
}

#[test]
fn t32_red_starts_and_starts_again_in_quick_but_the_start_goes_round_in_party() {
    for n in 2..=4 {
        let seats = Seats::of(n).unwrap();
        let starters = |rules: RuleSet| {
            let again = |&starter: &Color| Some(rules.next_starter(seats, starter));
            std::iter::successors(Some(Color::Red), again)
                .take(5)
                .map(Color::letter)
                .collect::<String>()
        };
        assert_eq!(starters(RuleSet::quick()), "RRRRR");
        assert_eq!(
            starters(RuleSet::party()),
            ["RYRYR", "RGYRG", "RGYBR"][n - 2]
        );
        let state = State::new(RuleSet::quick(), seats, Color::Red).unwrap();
        assert_eq!(
            state.phase(),
            Phase::Roll {
                tries: 1,
                bonus: false
            }
        );
    }
}

#[test]
fn t33_equal_pieces_are_listed_each_but_are_one_choice() {
    for rules in PRESETS {
        let mut table = Table::new(rules, "R:5,9,9,-1;Y:-1,-1,-1,-1");
        assert_eq!(table.roll(2), "0>7,1>11,2>11");
        let choices: Vec<_> = table
            .state
            .choices()
            .iter()
            .map(|found| found.piece.index())
            .collect();
        assert_eq!(choices, [0, 1]);
        let step = table.choose(2);
        assert_eq!(
            step.moved.unwrap().piece.index(),
            1,
            "the lowest of them moves"
        );
        assert_eq!(table.now(), "R:5,11,9,-1;Y:-1,-1,-1,-1");
    }
}
