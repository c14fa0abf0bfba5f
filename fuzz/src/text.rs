//! Positions and the small texts: what reads must write back to itself.

use std::fmt::Debug;
use std::str::FromStr;

use sanuk_core::dice::Seed;
use sanuk_core::game::{GameId, date_time, read_date_time};
use sanuk_core::ludo::{Color, Die, PieceIndex, Placement, RuleSet, Seats, Setup, State};
use sanuk_core::makruk::{Count, Fen, Game, Move, Ply, Square};

/// A FEN: reads back, and the game from it can be played.
pub fn fen(bytes: &[u8]) {
    let Ok(text) = str::from_utf8(bytes) else {
        return;
    };
    let (text, choices) = text.split_once('\n').unwrap_or((text, ""));
    let Ok(fen) = text.parse::<Fen>() else { return };
    assert_eq!(fen.to_string().parse(), Ok(fen), "{text}");
    let Ok(mut game) = text.parse::<Game>() else {
        return;
    };
    for choice in choices.bytes().take(64) {
        let moves = game.legal_moves();
        let Some(mv) = moves.get(usize::from(choice) % moves.len().max(1)) else {
            break;
        };
        game.play(*mv, None).expect("a legal move is played");
        let again: Fen = game.fen().to_string().parse().expect("a game's FEN is one");
        assert_eq!(again.position, *game.position());
    }
}

/// Every small text that comes from outside.
pub fn words(bytes: &[u8]) {
    let Ok(text) = str::from_utf8(bytes) else {
        return;
    };
    reads_back::<Move>(text);
    reads_back::<Ply>(text);
    reads_back::<Square>(text);
    reads_back::<Count>(text);
    reads_back::<RuleSet>(text);
    reads_back::<Seats>(text);
    reads_back::<Color>(text);
    reads_back::<Die>(text);
    reads_back::<PieceIndex>(text);
    reads_back::<Placement>(text);
    reads_back::<GameId>(text);
    reads_back::<Seed>(text);
    let _ = Ply::typed(text);
    if let Some(ms) = read_date_time(text) {
        assert_eq!(read_date_time(&date_time(ms)), Some(ms));
    }
    if let Ok(placement) = text.parse::<Placement>() {
        for rules in [RuleSet::quick(), RuleSet::party()] {
            for turn in Color::ALL {
                let setup = Setup {
                    rules,
                    placement,
                    turn,
                    sixes: 0,
                };
                let _ = State::from_setup(setup);
            }
        }
    }
}

fn reads_back<T: FromStr + ToString + PartialEq + Debug>(text: &str) {
    let Ok(value) = text.parse::<T>() else { return };
    let again = value.to_string().parse::<T>().ok();
    assert_eq!(again.as_ref(), Some(&value), "{text}");
}
