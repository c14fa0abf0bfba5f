//! Random positions and games, and what holds in all of them.

use super::*;
use crate::makruk::{MAX_PLIES, Piece, Position, Role, Setup, Square};

/// Numbers from a seed; the same on every machine.
pub(super) struct Dice(pub u64);

impl Dice {
    pub(super) fn below(&mut self, end: usize) -> usize {
        self.0 = self
            .0
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        ((self.0 >> 33) as usize) % end
    }
}

/// A legal position with a random choice of men on random squares.
pub(super) fn scattered(dice: &mut Dice) -> Position {
    loop {
        let mut setup = Setup::empty();
        setup.turn = Side::ALL[dice.below(2)];
        let density = 1 + dice.below(4);
        for side in Side::ALL {
            for role in Role::ALL {
                for _ in 0..role.at_start() {
                    if role == Role::Khun || dice.below(4) < density {
                        put(&mut setup, dice, side, role);
                    }
                }
            }
        }
        if let Ok(position) = setup.position() {
            return position;
        }
    }
}

fn put(setup: &mut Setup, dice: &mut Dice, side: Side, role: Role) {
    let square = Square::from_index(dice.below(64)).unwrap();
    if setup
        .get(square)
        .is_some_and(|piece| piece.role == Role::Khun)
    {
        return;
    }
    let advanced = if side == Side::White {
        square.rank()
    } else {
        7 - square.rank()
    };
    let piece = match role {
        Role::Bia if !(2..=4).contains(&advanced) => Piece::bia_ngai(side),
        _ => Piece::new(side, role),
    };
    setup.set(square, Some(piece));
}

/// A whole game of random moves with random starts and stops; its plies and its end.
fn random_game(dice: &mut Dice, first: Game) -> (Vec<Ply>, Game) {
    let mut game = first;
    let mut plies = Vec::new();
    while game.outcome().is_none() {
        let moves = game.legal_moves();
        let mv = moves[dice.below(moves.len())];
        let action = if game.can_start() && dice.below(4) == 0 {
            START
        } else if game.can_stop() && dice.below(40) == 0 {
            STOP
        } else {
            None
        };
        game.play(mv, action).unwrap();
        plies.push(Ply { mv, action });
        assert!(game.plies() <= MAX_PLIES);
        assert_eq!(game.plies(), plies.len());
    }
    (plies, game)
}

#[test]
fn random_games_end_by_400_plies_with_a_code_and_replay_alike() {
    let mut dice = Dice(2);
    let mut codes = std::collections::BTreeSet::new();
    for number in 0..600 {
        let first = if number % 3 == 0 {
            Game::start()
        } else {
            Game::new(scattered(&mut dice))
        };
        let (plies, end) = random_game(&mut dice, first.clone());
        codes.insert(end.outcome().unwrap().code());
        let mut replayed = first;
        for ply in plies {
            let read: Ply = ply.to_string().parse().unwrap();
            assert_eq!(read, ply);
            replayed.play(read.mv, read.action).unwrap();
        }
        assert_eq!(replayed, end);
    }
    for code in [
        "mate",
        "stalemate",
        "piece-count",
        "two-khuns",
        "board-count",
        "ply-limit",
    ] {
        assert!(codes.contains(code), "no game ended by {code}: {codes:?}");
    }
}

#[test]
fn every_position_of_random_games_reads_back_with_its_count() {
    let mut dice = Dice(3);
    for _ in 0..100 {
        let first = Game::new(scattered(&mut dice));
        let (plies, _) = random_game(&mut dice, first.clone());
        let mut game = first;
        for ply in plies {
            game.play(ply.mv, ply.action).unwrap();
            let text = game.fen().to_string();
            let read: Game = text
                .parse()
                .unwrap_or_else(|error| panic!("{text}: {error}"));
            assert_eq!(read.fen(), game.fen(), "{text}");
        }
    }
}

#[test]
fn broken_fens_are_errors_and_never_panics() {
    let mut dice = Dice(4);
    let signs: Vec<char> = "rnsmkpRNSMKP12345678/~ wb-BP0ก".chars().collect();
    for _ in 0..20_000 {
        let mut text: Vec<char> = scattered(&mut dice).to_string().chars().collect();
        for _ in 0..=dice.below(4) {
            let at = dice.below(text.len());
            match dice.below(3) {
                0 => drop(text.remove(at)),
                1 => text.insert(at, signs[dice.below(signs.len())]),
                _ => text[at] = signs[dice.below(signs.len())],
            }
        }
        let text: String = text.into_iter().collect();
        if let Ok(game) = text.parse::<Game>() {
            let fen = game.fen();
            assert_eq!(fen.to_string().parse(), Ok(fen), "{text}");
        }
    }
}
