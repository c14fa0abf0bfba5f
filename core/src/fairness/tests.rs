//! The published vectors, and what a changed value does.

use super::*;
use crate::hex;
use crate::ludo::Die;

const GAME: GameBytes = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15];
const RA: Share = Share([0x11; 32]);
const RB: Share = Share([0x22; 32]);

fn counting() -> [u8; 32] {
    std::array::from_fn(|at| at as u8)
}

fn chain() -> Chain {
    Chain::new(&Secret(counting()), GAME)
}

fn seat(seat: u8, kind: Kind, share: Share) -> SealedSeat {
    SealedSeat {
        seat,
        kind,
        commitment: Commitment::of(GAME, seat, &share),
        share,
    }
}

fn four() -> Vec<SealedSeat> {
    vec![
        seat(0, Kind::Person, RA),
        seat(1, Kind::Computer, Share::COMPUTER),
        seat(2, Kind::Person, RB),
        seat(3, Kind::Computer, Share::COMPUTER),
    ]
}

fn dice(mix: &Mix, count: u32) -> Vec<u8> {
    let chain = chain();
    let die = |j| roll(&chain.key(j).unwrap(), mix, j).get();
    (1..=count).map(die).collect()
}

#[test]
fn the_chain_of_the_vectors() {
    let chain = chain();
    let key = |j| chain.key(j).unwrap().to_string();
    assert_eq!(
        key(0),
        "54f0040ed7a00e0f5fe3810443307c5a5e949ea40df0ca58cccb42aee4b40bef"
    );
    assert_eq!(
        key(1),
        "58e024251fcebadab8db077c2be88bef6bec5bac64c1e374eec993a6cb5e309f"
    );
    assert_eq!(
        key(ROLLS),
        "2e2d273169bdc1921084d44b4900726edb6d8eacc4cfb4d6ef6adc95c2602140"
    );
    assert_eq!(chain.key(ROLLS + 1), None);
    assert_eq!(chain.first().seal(), "54f0040e");
}

#[test]
fn every_key_hashes_to_the_one_before_it() {
    let chain = chain();
    let mut before = chain.first();
    for j in 1..=ROLLS {
        let key = chain.key(j).unwrap();
        assert_eq!(link(GAME, &key), before, "{j}");
        before = key;
    }
}

#[test]
fn vector_a_four_seats_two_computers() {
    let seats = four();
    assert_eq!(
        seats[0].commitment.to_string(),
        "d4162184f68f17871e20d0e1eb9dd95ace3dae794f4989518f2882a102797707"
    );
    let mixed = mix(GAME, &chain().first(), &seats);
    assert_eq!(
        mixed.to_string(),
        "b765ba6735a58cf64b39b084a0e0c1912f1cdee4d139a978df4fe72426889c4c"
    );
    let expected = [6, 1, 4, 3, 6, 1, 1, 1, 4, 2, 4, 2, 6, 5, 3, 5, 1, 5, 5, 1];
    assert_eq!(dice(&mixed, 20), expected);
    assert_eq!(dice(&mixed, 42)[41], 2);
    assert_eq!(
        hex::write(&ai_seed(&mixed, 1, 7)),
        "699ef1b1b9d41bee8b78dcdd69f754d842d7287cb7f1f894529af8224b7f209c"
    );
}

#[test]
fn vector_b_two_people_and_the_lot() {
    let seats = [seat(0, Kind::Person, RA), seat(1, Kind::Person, RB)];
    assert_eq!(
        seats[1].commitment.to_string(),
        "3cc945de61e9973206f7d9cf0aebb0c027355a4e66ad2e251c5297c14076be0c"
    );
    let mixed = mix(GAME, &chain().first(), &seats);
    assert_eq!(
        mixed.to_string(),
        "abeb20acf2ecf4f845aa9db49ff2a2ee4d7ce1d1c5ed638c2a2d06890527761f"
    );
    assert_eq!(dice(&mixed, 10), [6, 2, 6, 5, 4, 6, 1, 6, 2, 2]);
    assert_eq!(
        hex::write(&lot(&mixed)),
        "56d88f473b8eb1d78a78af6698329c05d34137d2a88b0a381c5c7d61e18a9644"
    );
    assert!(white_is_lower(&mixed));
}

#[test]
fn vector_c_a_block_of_rejected_bytes() {
    let next = mix::more(&Key(counting()), &[0xff; 32]);
    assert_eq!(
        hex::write(&next),
        "97bd315b89ae77c14d90d04f76a4fa574ef5b340f13a819be8efdc16279aa358"
    );
}

fn sealed(rolls: u32) -> (Sealed, Vec<Die>) {
    let seats = four();
    let chain = chain();
    let mixed = mix(GAME, &chain.first(), &seats);
    let dice = (1..=rolls).map(|j| roll(&chain.key(j).unwrap(), &mixed, j));
    let sealed = Sealed {
        first: chain.first(),
        rules_rev: 1,
        seats,
        top: chain.key(rolls).map(|key| Top { roll: rolls, key }),
        failed: Vec::new(),
        swapped: None,
    };
    (sealed, dice.collect())
}

#[test]
fn a_true_game_is_checked_and_each_changed_value_refused() {
    let (good, dice) = sealed(200);
    let check = |sealed: &Sealed, dice: &[Die]| {
        sealed.check_seats(GAME)?;
        sealed.check_rolls(GAME, dice)
    };
    assert_eq!(check(&good, &dice), Ok(200));

    let changed = |change: &dyn Fn(&mut Sealed)| {
        let mut bad = good.clone();
        change(&mut bad);
        check(&bad, &dice)
    };
    assert_eq!(
        changed(&|bad| bad.seats[0].share = RB),
        Err(Mismatch::Share { seat: 0 })
    );
    assert_eq!(
        changed(&|bad| bad.seats[1].share = RB),
        Err(Mismatch::ComputerShare { seat: 1 })
    );
    assert_eq!(
        changed(&|bad| bad.seats[2].commitment.0[31] ^= 1),
        Err(Mismatch::Share { seat: 2 })
    );
    assert!(changed(&|bad| bad.seats[1].kind = Kind::Person).is_err());
    assert_eq!(changed(&|bad| bad.seats.swap(0, 1)), Err(Mismatch::Seats));
    assert_eq!(
        changed(&|bad| bad.first.0[0] ^= 1),
        Err(Mismatch::Key { roll: 200 })
    );
    assert_eq!(
        changed(&|bad| bad.top.as_mut().unwrap().key.0[0] ^= 1),
        Err(Mismatch::Key { roll: 200 })
    );
    assert_eq!(
        changed(&|bad| bad.top.as_mut().unwrap().roll = 199),
        Err(Mismatch::Count {
            rolls: 200,
            keys: 199
        })
    );
    let mut other = dice.clone();
    other[9] = Die::new(other[9].get() % 6 + 1).unwrap();
    assert!(matches!(
        check(&good, &other),
        Err(Mismatch::Die { roll: 10, .. })
    ));
    assert!(good.check_rolls([9; 16], &dice).is_err(), "another game");
}

/// Every face of a chain, by walking it down.
fn all_faces(number: u32) -> Vec<usize> {
    let mut secret = [0; 32];
    secret[..4].copy_from_slice(&number.to_be_bytes());
    let chain = Chain::new(&Secret(secret), GAME);
    let mixed = mix(GAME, &chain.first(), &four());
    let mut key = chain.key(ROLLS).unwrap();
    let mut faces = Vec::new();
    for j in (1..=ROLLS).rev() {
        faces.push(usize::from(roll(&key, &mixed, j).get() - 1));
        key = link(GAME, &key);
    }
    faces.reverse();
    faces
}

/// Chains that are rolled to their end: six million rolls by `./x verify dice`, whose build is
/// optimised, and here 600,000 of people and of computers each.
const CHAINS: u32 = if cfg!(debug_assertions) { 147 } else { 733 };

#[test]
fn d10_rolls_of_the_chain_are_fair_and_the_same_for_people_and_computers() {
    let (mut seats, mut pairs) = ([[0_u64; 6]; 4], [0_u64; 36]);
    for game in 0..CHAINS {
        for (at, two) in all_faces(game).chunks(2).enumerate() {
            pairs[two[0] * 6 + two[1]] += 1;
            seats[at * 2 % 4][two[0]] += 1;
            seats[(at * 2 + 1) % 4][two[1]] += 1;
        }
    }
    let kind = |a: usize, b: usize| std::array::from_fn(|face| seats[a][face] + seats[b][face]);
    let (people, computers): ([u64; 6], [u64; 6]) = (kind(0, 2), kind(1, 3));
    let all: [u64; 6] = std::array::from_fn(|face| people[face] + computers[face]);
    for counts in [&people, &computers] {
        assert!(counts.iter().sum::<u64>() >= 600_000);
    }
    for counts in [&all, &people, &computers] {
        assert!(chi_square(counts) < 20.5, "{counts:?}");
    }
    assert!(chi_square(&pairs) < 66.6, "{pairs:?}");
    let apart: f64 = people
        .iter()
        .zip(&computers)
        .map(|(&a, &b)| (a as f64 - b as f64).powi(2) / (a + b) as f64)
        .sum();
    assert!(apart < 20.5, "{apart}");
}

fn chi_square(counts: &[u64]) -> f64 {
    let expected = counts.iter().sum::<u64>() as f64 / counts.len() as f64;
    counts
        .iter()
        .map(|&count| (count as f64 - expected).powi(2) / expected)
        .sum()
}
