//! Ten thousand and more random games of Ludo, with the invariants of `ludo.md` § 6 checked after
//! every event, under both presets, every option and every board.

#![allow(clippy::unwrap_used)]

mod oracle;
mod watch;

use sanuk_core::{
    ai::Lot,
    dice::Seed,
    ludo::{BoardChoice, Color, OptionId, Preset, RuleSet, Seats},
};

use watch::Watch;

const SEATS: [Seats; 3] = [Seats::TWO, Seats::THREE, Seats::FOUR];

fn seed(number: u64) -> Seed {
    let mut bytes = [0; 32];
    bytes[..8].copy_from_slice(&number.to_le_bytes());
    Seed(bytes)
}

/// A preset with every option drawn by lot.
fn any_rules(lot: &mut Lot) -> RuleSet {
    OptionId::ALL
        .into_iter()
        .fold(RuleSet::of(Preset::ALL[lot.below(2)]), |rules, option| {
            rules.with(option, lot.below(option.values().len()))
        })
}

/// Plays `games` games, their rules drawn by `rules`; answers how many reached their end.
fn play(games: std::ops::Range<u64>, rules: impl Fn(&mut Lot) -> RuleSet) -> u64 {
    let mut ended = 0;
    for number in games {
        let mut lot = Lot::new(number);
        let (rules, seats) = (rules(&mut lot), SEATS[lot.below(3)]);
        let starter = seats
            .iter()
            .nth(lot.below(seats.len()))
            .unwrap_or(Color::Red);
        let mut watch = Watch::new(rules, seats, starter);
        let over = watch.play(seed(number), &mut lot);
        assert!(
            over || !watch.must_end(),
            "game {number} under {rules} goes on and on"
        );
        ended += u64::from(over);
        watch.replays(seed(number));
        if seats == Seats::FOUR {
            watch.commutes_with_turning(1 + lot.below(3));
        } else if seats == Seats::TWO {
            watch.commutes_with_turning(2);
        }
    }
    ended
}

#[test]
fn invariants_hold_in_2500_quick_games() {
    assert_eq!(play(0..2_500, |_| RuleSet::quick()), 2_500);
}

#[test]
fn invariants_hold_in_2500_party_games() {
    assert_eq!(play(10_000..12_500, |_| RuleSet::party()), 2_500);
}

#[test]
fn invariants_hold_in_1500_games_on_fit_boards() {
    let fit = |lot: &mut Lot| {
        let board = BoardChoice::Fit;
        RuleSet {
            board,
            ..RuleSet::of(Preset::ALL[lot.below(2)])
        }
    };
    assert_eq!(play(20_000..21_500, fit), 1_500);
}

#[test]
fn invariants_hold_in_4000_games_under_any_options() {
    let ended = play(30_000..34_000, any_rules);
    assert!(ended > 3_900, "{ended}");
}
