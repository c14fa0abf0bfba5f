//! A second move generator that shares nothing with the first: a board of letters, every step
//! made and tested for check. Slow and plain on purpose.

use super::random::{Dice, scattered};
use crate::makruk::{Position, Setup, Side, Square};

type Letters = [[char; 8]; 8];

/// The board as FEN letters; `.` where nobody stands. Row 0 is rank 1.
fn letters(position: &Position) -> Letters {
    let setup = Setup::from(position);
    let mut board = [['.'; 8]; 8];
    for square in Square::all() {
        if let Some(piece) = setup.get(square) {
            board[usize::from(square.rank())][usize::from(square.file())] = piece.letter();
        }
    }
    board
}

fn on(board: &Letters, file: i32, rank: i32) -> Option<char> {
    let row = usize::try_from(rank)
        .ok()
        .and_then(|rank| board.get(rank))?;
    usize::try_from(file)
        .ok()
        .and_then(|file| row.get(file))
        .copied()
}

fn is_white(letter: char) -> bool {
    letter.is_ascii_uppercase()
}

/// Every square a man at (file, rank) may step to before its own khun is thought of; for a bia
/// its captures only.
fn strikes(board: &Letters, file: i32, rank: i32) -> Vec<(i32, i32)> {
    let letter = on(board, file, rank).unwrap();
    let ahead = if is_white(letter) { 1 } else { -1 };
    let around = |f: fn(i32, i32) -> bool| -> Vec<(i32, i32)> {
        let all = (-2..=2).flat_map(|df| (-2..=2).map(move |dr| (df, dr)));
        all.filter(|(df, dr)| f(*df, *dr))
            .map(|(df, dr)| (file + df, rank + dr))
            .collect()
    };
    let mut to = match letter.to_ascii_lowercase() {
        'p' => vec![(file - 1, rank + ahead), (file + 1, rank + ahead)],
        'm' | 's' => around(|df, dr| df.abs() == 1 && dr.abs() == 1),
        'n' => around(|df, dr| df.abs() * dr.abs() == 2),
        'k' => around(|df, dr| df.abs() <= 1 && dr.abs() <= 1 && (df, dr) != (0, 0)),
        _ => Vec::new(),
    };
    if letter.eq_ignore_ascii_case(&'s') {
        to.push((file, rank + ahead));
    }
    if letter.eq_ignore_ascii_case(&'r') {
        for (df, dr) in [(1, 0), (-1, 0), (0, 1), (0, -1)] {
            let (mut f, mut r) = (file + df, rank + dr);
            while let Some(letter) = on(board, f, r) {
                to.push((f, r));
                if letter != '.' {
                    break;
                }
                (f, r) = (f + df, r + dr);
            }
        }
    }
    to.retain(|(f, r)| on(board, *f, *r).is_some());
    to
}

fn khun_is_struck(board: &Letters, white: bool) -> bool {
    let khun = if white { 'K' } else { 'k' };
    for rank in 0..8 {
        for file in 0..8 {
            let letter = on(board, file, rank).unwrap();
            let enemy = letter != '.' && is_white(letter) != white;
            let strikes = if enemy {
                strikes(board, file, rank)
            } else {
                Vec::new()
            };
            if strikes.iter().any(|(f, r)| on(board, *f, *r) == Some(khun)) {
                return true;
            }
        }
    }
    false
}

fn slow_moves(position: &Position) -> Vec<String> {
    let board = letters(position);
    let white = position.turn() == Side::White;
    let mut names = Vec::new();
    for rank in 0..8 {
        for file in 0..8 {
            let letter = on(&board, file, rank).unwrap();
            if letter == '.' || is_white(letter) != white {
                continue;
            }
            let bia = letter.eq_ignore_ascii_case(&'p');
            let mut to = strikes(&board, file, rank);
            to.retain(|(f, r)| {
                let there = on(&board, *f, *r).unwrap();
                if there == '.' {
                    !bia
                } else {
                    is_white(there) != white
                }
            });
            let ahead = (file, rank + if white { 1 } else { -1 });
            if bia && on(&board, ahead.0, ahead.1) == Some('.') {
                to.push(ahead);
            }
            for (f, r) in to {
                let mut next = board;
                next[rank as usize][file as usize] = '.';
                next[r as usize][f as usize] = letter;
                if !khun_is_struck(&next, white) {
                    let turned = bia && r == if white { 5 } else { 2 };
                    let name = |f: i32, r: i32| Square::new(f as u8, r as u8).unwrap().to_string();
                    let m = if turned { "m" } else { "" };
                    names.push(format!("{}{}{m}", name(file, rank), name(f, r)));
                }
            }
        }
    }
    names.sort();
    names
}

fn agree(position: &Position) {
    let mut fast: Vec<String> = position
        .legal_moves()
        .iter()
        .map(std::string::ToString::to_string)
        .collect();
    fast.sort();
    assert_eq!(fast, slow_moves(position), "{position}");
    assert_eq!(
        fast.len() as u32,
        position.count_legal_moves(),
        "{position}"
    );
    assert_eq!(
        position.in_check(),
        khun_is_struck(&letters(position), position.turn() == Side::White)
    );
}

#[test]
fn the_slow_generator_agrees_on_100_000_random_positions() {
    let mut dice = Dice(1);
    for _ in 0..50_000 {
        agree(&scattered(&mut dice));
    }
    let mut seen = 0;
    while seen < 50_000 {
        let mut position = Position::start();
        for _ in 0..200 {
            agree(&position);
            seen += 1;
            let moves = position.legal_moves();
            if moves.is_empty() {
                break;
            }
            position = position.after(moves[dice.below(moves.len())]);
        }
    }
}
