//! Tests of the rules as a whole, by the ids of their steps, cases and features.

mod cases;
mod counting;
mod ends;
mod moves;
mod random;
mod slow;

use super::{Count, CountAction, Game, Illegal, Outcome, Ply, Side};

const START: Option<CountAction> = Some(CountAction::Start);
const STOP: Option<CountAction> = Some(CountAction::Stop);

/// The game of a FEN.
fn game(fen: &str) -> Game {
    fen.parse().unwrap_or_else(|error| panic!("{fen}: {error}"))
}

/// Plays plies written one after the other: `a1a2 d8c8+s`.
fn play(game: &mut Game, plies: &str) {
    for text in plies.split_whitespace() {
        let ply: Ply = text.parse().unwrap();
        game.play(ply.mv, ply.action)
            .unwrap_or_else(|error| panic!("{text}: {error}"));
    }
}

/// The game after plies from a FEN.
fn after(fen: &str, plies: &str) -> Game {
    let mut game = game(fen);
    play(&mut game, plies);
    game
}

fn refused(game: &Game, ply: &str) -> Illegal {
    let ply: Ply = ply.parse().unwrap();
    let mut copy = game.clone();
    let error = copy.play(ply.mv, ply.action).unwrap_err();
    assert_eq!(&copy, game, "a refusal changes nothing");
    error
}

fn board(side: Side, n: u8) -> Count {
    Count::Board { side, n }
}

fn pieces(side: Side, n: u8, limit: u8) -> Count {
    Count::Pieces {
        side,
        n,
        limit,
        said: true,
    }
}

fn entered(side: Side, n: u8, limit: u8) -> Count {
    Count::Pieces {
        side,
        n,
        limit,
        said: false,
    }
}

#[expect(clippy::unnecessary_wraps, reason = "compared with what a game says")]
fn mate(winner: Side) -> Option<Outcome> {
    Some(Outcome::Mate { winner })
}
