//! Positions that can and cannot be played from.

use crate::ludo::{Color, Phase, PieceIndex, Progress, Seats, Setup, SetupError, State};

fn setup(rules: &str, placement: &str, turn: Color, sixes: u8) -> Result<State, SetupError> {
    let (rules, placement) = (rules.parse().unwrap(), placement.parse().unwrap());
    State::from_setup(Setup {
        rules,
        placement,
        turn,
        sixes,
    })
}

const ALL: [Color; 4] = Color::ALL;

#[test]
fn a3_all_pieces_begin_in_the_yard() {
    for n in 2..=4 {
        let state = State::new("A".parse().unwrap(), Seats::of(n).unwrap(), Color::Yellow).unwrap();
        assert!(
            ALL.iter()
                .all(|&color| *state.pieces(color) == [Progress::YARD; 4])
        );
        assert_eq!(state.turn(), Color::Yellow);
    }
}

#[test]
fn impossible_positions_are_named() {
    let [red, green, yellow, _] = ALL;
    let fine = "R:0,-1,-1,-1;Y:0,-1,-1,-1";
    assert_eq!(
        setup("A", fine, green, 0),
        Err(SetupError::NotSeated(green))
    );
    assert_eq!(setup("A", fine, red, 3), Err(SetupError::TooManySixes(3)));
    assert!(setup("A+three_sixes=off", fine, red, 3).is_ok());
    let past = SetupError::PastFinish {
        color: yellow,
        piece: PieceIndex::ALL[1],
        progress: Progress::steps(37),
        finish: 36,
    };
    assert_eq!(
        setup("A+board=fit", "R:0,-1,-1,-1;Y:0,37,-1,-1", red, 0),
        Err(past)
    );
    let both = "R:56,56,56,56;Y:56,56,56,56";
    assert_eq!(
        setup("A", both, red, 0),
        Err(SetupError::TwoWinners {
            first: red,
            second: yellow
        })
    );
    let done = "R:56,56,56,56;G:0,-1,-1,-1;Y:0,-1,-1,-1";
    assert_eq!(
        setup("A+all_ranks=on", done, red, 0),
        Err(SetupError::TurnOfFinished(red))
    );
    assert_eq!(setup("A", done, red, 0).unwrap().phase(), Phase::Over);
    let mut placement: crate::ludo::Placement = fine.parse().unwrap();
    placement.pieces[green.index()][0] = Progress::START;
    let absent = Setup {
        rules: "A".parse().unwrap(),
        placement,
        turn: red,
        sixes: 0,
    };
    assert_eq!(
        State::from_setup(absent),
        Err(SetupError::AbsentPieces(green))
    );
}

#[test]
fn t19_two_colours_on_an_unsafe_square_cannot_be_set_up() {
    let shared = "R:8,-1,-1,-1;Y:34,-1,-1,-1";
    assert!(setup("A", shared, Color::Red, 0).is_ok());
    let error = setup("A+safe=starts", shared, Color::Red, 0).unwrap_err();
    assert_eq!(
        error.to_string(),
        "R and Y share ring square 8, which is not safe"
    );
}

#[test]
fn sixes_before_put_a_turn_under_way() {
    let phase = |rules, placement| setup(rules, placement, Color::Red, 1).unwrap().phase();
    let waiting = "R:56,-1,-1,-1;Y:-1,-1,-1,-1";
    for rules in ["A", "A+no_road=auto", "A+no_road=three"] {
        assert_eq!(
            phase(rules, waiting),
            Phase::Roll {
                tries: 0,
                bonus: true
            },
            "{rules}"
        );
    }
    let barred = "R:-1,-1,-1,-1;Y:26,26,-1,-1";
    assert_eq!(
        phase("A+no_road=three", barred),
        Phase::Roll {
            tries: 2,
            bonus: true
        }
    );
}
