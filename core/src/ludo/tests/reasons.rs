//! Why a piece cannot move, and why a whole roll moves nothing.

use super::{Table, piece_index};
use crate::ludo::{Color, Event, Illegal, Immovable, Phase, Stuck};

fn why(table: &Table, piece: u8) -> Option<Immovable> {
    table.state.why_not(Color::Red, piece_index(piece))
}

fn stuck(table: &Table) -> Stuck {
    match table.state.phase() {
        Phase::NoMove { why, .. } => why,
        other => panic!("{other:?}"),
    }
}

#[test]
fn each_piece_has_its_own_reason() {
    let mut table = Table::new("B", "R:-1,6,53,56;Y:34,34,-1,-1");
    assert_eq!(why(&table, 1), Some(Immovable::NotRolled));
    assert_eq!(why(&table, 3), Some(Immovable::Finished));
    assert_eq!(table.roll(5), "-");
    let square = table.state.board().square(8).unwrap();
    assert_eq!(why(&table, 0), Some(Immovable::NeedsExit));
    assert_eq!(
        why(&table, 1),
        Some(Immovable::Blocked {
            square,
            by: Color::Yellow
        })
    );
    assert_eq!(why(&table, 2), Some(Immovable::TooFar { left: 3 }));
    assert_eq!(why(&table, 3), Some(Immovable::Finished));
    assert_eq!(stuck(&table), Stuck::Several);
    let yellow = table.state.why_not(Color::Yellow, piece_index(0));
    assert_eq!(yellow, Some(Immovable::NotYourTurn));
}

#[test]
fn a_piece_that_can_move_has_no_reason_and_the_others_keep_theirs() {
    let mut table = Table::new("B", "R:-1,20,53,56;Y:34,34,-1,-1");
    assert_eq!(table.roll(5), "1>25");
    assert_eq!(why(&table, 1), None);
    let refused = table.state.apply(Event::Moved {
        piece: piece_index(2),
    });
    assert_eq!(
        refused,
        Err(Illegal::Immovable(Immovable::TooFar { left: 3 }))
    );
}

#[test]
fn one_reason_for_all_is_told_as_one() {
    let mut table = Table::new("A", "R:-1,-1,-1,56;Y:-1,-1,-1,-1");
    table.roll(4);
    assert_eq!(stuck(&table), Stuck::Every(Immovable::NeedsExit));
    let mut table = Table::new("A", "R:-1,-1,-1,56;Y:26,26,-1,-1");
    table.roll(6);
    assert_eq!(
        stuck(&table),
        Stuck::Every(Immovable::StartHeld { by: Color::Yellow })
    );
    let mut table = Table::new("A", "R:54,53,56,56;Y:-1,-1,-1,-1");
    table.roll(6);
    assert_eq!(stuck(&table), Stuck::Every(Immovable::TooFar { left: 2 }));
    let mut table = Table::with("A", "R:54,53,-1,56;Y:-1,-1,-1,-1", Color::Red, 2);
    table.roll(6);
    assert_eq!(stuck(&table), Stuck::ThirdSix);
    assert_eq!(why(&table, 2), Some(Immovable::ThirdSix));
}

#[test]
fn overtaking_names_the_piece_that_is_in_the_way() {
    let mut table = Table::new("B+block=no_overtake", "R:4,51,53,-1;Y:32,-1,-1,-1");
    table.roll(5);
    let overtakes = |at| {
        Some(Immovable::Overtakes {
            at: crate::ludo::Progress::steps(at),
        })
    };
    assert_eq!(why(&table, 0), overtakes(6));
    assert_eq!(why(&table, 1), overtakes(53));
    assert_eq!(why(&table, 2), Some(Immovable::TooFar { left: 3 }));
}

#[test]
fn after_the_end_nothing_moves() {
    let mut table = Table::new("A", "R:55,56,56,56;Y:5,-1,-1,-1");
    table.roll(1);
    table.choose(0);
    assert_eq!(why(&table, 0), Some(Immovable::GameOver));
    assert_eq!(
        table.state.apply(Event::Moved {
            piece: piece_index(0)
        }),
        Err(Illegal::GameOver)
    );
    assert_eq!(table.state.apply(Event::Passed), Err(Illegal::GameOver));
    assert_eq!(table.state.apply(Event::AutoExit), Err(Illegal::GameOver));
}

#[test]
fn events_out_of_order_are_refused() {
    let mut table = Table::new("A", "R:5,-1,-1,-1;Y:5,-1,-1,-1");
    let moved = Event::Moved {
        piece: piece_index(0),
    };
    assert_eq!(table.state.apply(moved), Err(Illegal::RollFirst));
    assert_eq!(table.state.apply(Event::Passed), Err(Illegal::RollFirst));
    let mut table = Table::new("A", "R:-1,-1,-1,-1;Y:5,-1,-1,-1");
    table.roll(1);
    assert_eq!(table.state.apply(moved), Err(Illegal::NothingMoves));
}
