//! Two taps in both games: rows A43 to A47.

use super::*;
use crate::game::select::{
    Habit, Man, Selection, Spot, Tapped, Target, Way, ludo_man, ludo_ways, makruk_ways,
};
use crate::ludo::{Progress, State};
use crate::makruk::Square;

fn state(session: &Session) -> &State {
    session.position().as_ludo().unwrap()
}

/// A choice of Red's in which two places go on.
fn two_choices() -> (Session, Vec<Way>) {
    let session = find_choice(&[person(), person()], |session| {
        state(session).choices().len() == 2
    });
    let ways = ludo_ways(state(&session));
    assert_eq!(ways.len(), 2);
    (session, ways)
}

fn tap(selection: &Selection, ways: &[Way], target: Target) -> Tapped {
    selection.tap(ways, target, Habit::TwoTaps)
}

fn square(name: &str) -> Square {
    name.parse().unwrap()
}

#[test]
fn a45_the_first_tap_shows_the_destination() {
    let (_, ways) = two_choices();
    let man = ways[0].man;
    let Tapped::Select(selected) = tap(&Selection::Nothing, &ways, Target::Man(man)) else {
        panic!()
    };
    assert_eq!(selected, Selection::Man(man));
    assert_eq!(selected.shown(&ways).collect::<Vec<_>>(), [&ways[0]]);
}

#[test]
fn a46_the_second_tap_moves_and_another_piece_is_selected_instead() {
    let (_, ways) = two_choices();
    let selected = Selection::Man(ways[0].man);
    assert_eq!(
        tap(&selected, &ways, Target::Man(ways[0].man)),
        Tapped::Go(ways[0])
    );
    assert_eq!(
        tap(&selected, &ways, Target::Spot(ways[0].to)),
        Tapped::Go(ways[0])
    );
    let other = Tapped::Select(Selection::Man(ways[1].man));
    assert_eq!(tap(&selected, &ways, Target::Man(ways[1].man)), other);
    let nothing = Tapped::Select(Selection::Nothing);
    assert_eq!(tap(&selected, &ways, Target::Elsewhere), nothing);
    assert_eq!(
        tap(&Selection::Nothing, &ways, Target::Elsewhere),
        Tapped::Ignored
    );
}

#[test]
fn a47_a_destination_selects_the_piece_that_goes_there() {
    let (_, ways) = two_choices();
    let there = Tapped::Select(Selection::Man(ways[1].man));
    assert_eq!(
        tap(&Selection::Nothing, &ways, Target::Spot(ways[1].to)),
        there
    );
    let nowhere = Target::Spot(Spot::Progress(Progress::steps(50)));
    assert_eq!(tap(&Selection::Nothing, &ways, nowhere), Tapped::Ignored);
}

#[test]
fn a47_two_pieces_with_one_destination_open_a_chooser() {
    // With "exact finish" off two pieces in the home column both reach the finish.
    let to = Spot::Progress(Progress::steps(56));
    let man = |piece: usize| Man::Piece {
        color: Color::Red,
        piece: PieceIndex::ALL[piece],
    };
    let ways = [0, 2].map(|piece| Way {
        man: man(piece),
        to,
        captures: false,
    });
    let chooser = Selection::Chooser(vec![man(0), man(2)]);
    let tapped = tap(&Selection::Nothing, &ways, Target::Spot(to));
    assert_eq!(tapped, Tapped::Select(chooser.clone()));
    assert_eq!(
        tap(&Selection::Man(man(2)), &ways, Target::Spot(to)),
        Tapped::Go(ways[1])
    );
    assert_eq!(chooser.clone().fitting(&ways), chooser);
    assert_eq!(chooser.clone().fitting(&ways[..1]), Selection::Nothing);
    let picked = Tapped::Select(Selection::Man(man(2)));
    assert_eq!(tap(&chooser, &ways, Target::Man(man(2))), picked);
}

#[test]
fn a44_one_click_moves_in_ludo() {
    let (_, ways) = two_choices();
    let clicked = Selection::Nothing.tap(&ways, Target::Man(ways[1].man), Habit::OneClick);
    assert_eq!(clicked, Tapped::Go(ways[1]));
}

#[test]
fn t33_equal_pieces_are_one_choice_and_the_lowest_moves() {
    let mut session = ludo(RuleSet::quick(), vec![person(), person()], 1);
    until_choice(&mut session, 1);
    let state = *state(&session);
    let (color, ways) = (state.turn(), ludo_ways(&state));
    assert_eq!(ways.len(), 1, "four pieces in the yard");
    for piece in PieceIndex::ALL {
        assert_eq!(ludo_man(&state, color, piece), ways[0].man);
    }
    act(
        &mut session,
        Command::Move {
            piece: PieceIndex::ALL[3],
        },
    );
    let moved = session.events().last().copied();
    let lowest = crate::ludo::Event::Moved {
        piece: PieceIndex::ALL[0],
    };
    assert_eq!(moved, Some(crate::game::Event::Ludo(lowest)));
}

#[test]
fn a_piece_that_cannot_move_is_asked_why() {
    let (session, ways) = two_choices();
    let other = if state(&session).turn() == Color::Red {
        Color::Yellow
    } else {
        Color::Red
    };
    let man = Man::Piece {
        color: other,
        piece: PieceIndex::ALL[0],
    };
    assert_eq!(
        tap(&Selection::Nothing, &ways, Target::Man(man)),
        Tapped::Stuck(man)
    );
    let selected = Selection::Man(ways[0].man);
    assert_eq!(tap(&selected, &ways, Target::Man(man)), Tapped::Stuck(man));
}

#[test]
fn makruk_selects_a_man_then_its_destination() {
    let session = makruk(&[person(), person()], 1);
    let ways = makruk_ways(session.position().as_makruk().unwrap());
    assert_eq!(ways.len(), 23);
    let bia = Man::On(square("e3"));
    let selected = Selection::Man(bia);
    let tapped = Selection::Nothing.tap(&ways, Target::Man(bia), Habit::OneClick);
    assert_eq!(
        tapped,
        Tapped::Select(selected.clone()),
        "a click selects, too"
    );
    let Tapped::Go(way) = tap(&selected, &ways, Target::Spot(Spot::Square(square("e4")))) else {
        panic!()
    };
    assert_eq!((way.man, way.captures), (bia, false));
    assert_eq!(
        tap(&selected, &ways, Target::Man(bia)),
        Tapped::Select(Selection::Nothing)
    );
    let empty = Target::Spot(Spot::Square(square("e5")));
    assert_eq!(
        tap(&selected, &ways, empty),
        Tapped::Select(Selection::Nothing)
    );
    assert_eq!(tap(&Selection::Nothing, &ways, empty), Tapped::Ignored);
    let enemy = Man::On(square("e6"));
    assert_eq!(
        tap(&Selection::Nothing, &ways, Target::Man(enemy)),
        Tapped::Stuck(enemy)
    );
}

#[test]
fn makruk_captures_by_tapping_the_enemy() {
    let mut session = makruk(&[person(), person()], 1);
    play(&mut session, "e3e4 d6d5");
    let ways = makruk_ways(session.position().as_makruk().unwrap());
    let selected = Selection::Man(Man::On(square("e4")));
    let Tapped::Go(way) = tap(&selected, &ways, Target::Man(Man::On(square("d5")))) else {
        panic!()
    };
    assert!(way.captures);
}
