//! What a position is worth, without looking ahead: a weighted sum of countable features, each
//! with a weight for the full board and one for the empty board.
//!
//! Start with [`evaluate`]. The features are told to a [`Tally`], so that training sees exactly
//! what play sees. Bare khuns are judged by [`super::ending`].

use super::weights::{WEIGHTS, Weight};
use crate::makruk::{Bitboard, Position, Role, Side, Square, attacks};

/// Numbers of the features.
pub(super) mod feature {
    /// Five: bia, met, khon, ma, ruea.
    pub const MATERIAL: usize = 0;
    /// Six roles by 32 squares, files folded at the middle, ranks from the own side.
    pub const SQUARE: usize = 5;
    /// Squares that a met (0–4), khon (0–5), ma (0–8), ruea (0–14) can go to.
    pub const MOBILITY: [usize; 5] = [0, 197, 202, 208, 217];
    /// A ruea on a file without own bia; without any.
    pub const RUEA_FILE: usize = 232;
    /// A bia that a bia protects; with one beside it; stopped by a man; without bia on the next
    /// files; one step from turning with that step free.
    pub const BIA: usize = 234;
    /// Bia attacking a met, khon, ma, ruea.
    pub const BIA_THREAT: usize = 239;
    /// A met, khon or ma attacking a ruea; any man attacking one that nothing protects.
    pub const THREAT: usize = 243;
    /// How hard the enemy khun's surroundings are attacked, 0 to 11.
    pub const STORM: usize = 245;
    /// Own men beside the own khun.
    pub const SHELTER: usize = 257;
    /// Both khon; both ma.
    pub const PAIR: usize = 258;
    /// Being to move.
    pub const TEMPO: usize = 260;
    /// A met, khon, ma, ruea 1 to 7 steps from the enemy khun; then a met, khon, ma from the own.
    pub const NEAR: usize = 261;
    pub const NEAR_OWN: usize = NEAR + 4 * 7;
    /// A met, khon, ma that a bia protects.
    pub const HELD: usize = NEAR_OWN + 3 * 7;
    /// A ruea, a ma that can give check next move where nothing takes it.
    pub const CHECK: usize = HELD + 3;
    /// A bia that no enemy bia can stop or take, one, two, three steps from turning.
    pub const FREE: usize = CHECK + 2;
    /// Squares beside the enemy khun that are attacked and that it alone protects.
    pub const WEAK: usize = FREE + 3;
    /// Men that something smaller attacks, bia aside: khon or ma by a met; others unprotected.
    pub const PRESSED: usize = WEAK + 1;
    /// How many there are.
    pub const COUNT: usize = PRESSED + 2;
}

/// Somebody who hears of features.
pub trait Tally {
    /// A feature is there `times` times for a side.
    fn add(&mut self, side: Side, feature: usize, times: i32);
}

/// Sums weights up, White's view.
#[derive(Default)]
struct Sum {
    full: i32,
    empty: i32,
}

impl Tally for Sum {
    #[inline]
    fn add(&mut self, side: Side, feature: usize, times: i32) {
        let Weight(full, empty) = WEIGHTS[feature];
        let signed = if side == Side::White { times } else { -times };
        self.full += i32::from(full) * signed;
        self.empty += i32::from(empty) * signed;
    }
}

/// The phase of a full board; an empty one has 0.
pub const FULL: i32 = 34;

/// How full the board is, 0 to [`FULL`].
pub fn phase(position: &Position) -> i32 {
    let weigh = |role: Role, weight: i32| position.role(role).count() as i32 * weight;
    let sum = weigh(Role::Met, 1) + weigh(Role::Khon, 2) + weigh(Role::Ma, 2);
    (sum + weigh(Role::Ruea, 4)).min(FULL)
}

/// The value in hundredths of a bia, seen by the side to move.
pub(super) fn evaluate(position: &Position) -> i32 {
    let mut sum = Sum::default();
    tally(position, &mut sum);
    let phase = phase(position);
    let white = (sum.full * phase + sum.empty * (FULL - phase)) / FULL;
    if position.turn() == Side::White {
        white
    } else {
        -white
    }
}

/// What both sides attack, gathered once a position.
struct Board<'a> {
    position: &'a Position,
    occupied: Bitboard,
    /// By side: squares that its bia attack.
    by_bia: [Bitboard; 2],
    /// By side: everything it attacks, filled while its men are visited.
    by_all: [Bitboard; 2],
    /// By side: everything it attacks but for its khun.
    by_men: [Bitboard; 2],
    /// By side: what its mets, khon, ma and ruea attack.
    by_met: [Bitboard; 2],
    by_khon: [Bitboard; 2],
    by_ma: [Bitboard; 2],
    by_ruea: [Bitboard; 2],
    /// By side: attacks on the other khun's surroundings, weighted.
    storm: [i32; 2],
}

/// Tells every feature of a position.
pub fn tally(position: &Position, to: &mut impl Tally) {
    let by_bia = Side::ALL.map(|side| {
        let bia = position.men(side, Role::Bia);
        let ahead = if side == Side::White { 1 } else { -1 };
        bia.shifted(1, ahead) | bia.shifted(-1, ahead)
    });
    let khun =
        Side::ALL.map(|side| attacks(Role::Khun, side, position.khun(side), Bitboard::EMPTY));
    let mut board = Board {
        position,
        occupied: position.occupied(),
        by_bia,
        by_all: [by_bia[0] | khun[0], by_bia[1] | khun[1]],
        by_men: by_bia,
        by_met: [Bitboard::EMPTY; 2],
        by_khon: [Bitboard::EMPTY; 2],
        by_ma: [Bitboard::EMPTY; 2],
        by_ruea: [Bitboard::EMPTY; 2],
        storm: [0; 2],
    };
    for side in Side::ALL {
        bia_features(&board, side, to);
        for role in [Role::Met, Role::Khon, Role::Ma, Role::Ruea] {
            men_features(&mut board, side, role, khun[side.other().index()], to);
        }
        at_square(side, Role::Khun, position.khun(side), to);
        let beside = khun[side.index()] & position.side(side);
        to.add(side, feature::SHELTER, beside.count() as i32);
    }
    for side in Side::ALL {
        threats(&board, side, to);
        hunt(&board, side, khun[side.other().index()], to);
    }
    to.add(position.turn(), feature::TEMPO, 1);
}

fn at_square(side: Side, role: Role, square: Square, to: &mut impl Tally) {
    let rank = if side == Side::White {
        square.rank()
    } else {
        7 - square.rank()
    };
    let file = square.file().min(7 - square.file());
    let at = usize::from(rank) * 4 + usize::from(file);
    to.add(side, feature::SQUARE + role.index() * 32 + at, 1);
}

fn bia_features(board: &Board<'_>, side: Side, to: &mut impl Tally) {
    let position = board.position;
    let bia = position.men(side, Role::Bia);
    to.add(side, feature::MATERIAL, bia.count() as i32);
    for square in bia {
        at_square(side, Role::Bia, square, to);
    }
    let ahead = if side == Side::White { 1 } else { -1 };
    let beside = bia.shifted(1, 0) | bia.shifted(-1, 0);
    let stopped = bia & board.occupied.shifted(0, -ahead);
    let files = bia.into_iter().fold(Bitboard::EMPTY, |set, square| {
        set | Bitboard::file(square.file())
    });
    let alone = bia.without(files.shifted(1, 0) | files.shifted(-1, 0));
    let last = Bitboard::rank(if side == Side::White { 4 } else { 3 });
    let runs = (bia & last).without(stopped);
    let sets = [
        bia & board.by_bia[side.index()],
        bia & beside,
        stopped,
        alone,
        runs,
    ];
    for (at, set) in sets.into_iter().enumerate() {
        to.add(side, feature::BIA + at, set.count() as i32);
    }
    let enemy = position.men(side.other(), Role::Bia);
    let free = bia.without(seen_from_ahead(enemy, ahead));
    for steps in 1..4 {
        let rank = i32::from(side.promotion_rank()) - ahead * steps;
        let at = (free & Bitboard::rank(rank as u8)).count();
        to.add(side, feature::FREE + steps as usize - 1, at as i32);
    }
}

/// Squares from which a bia that moves by `ahead` meets one of `enemy` on its file or the next.
fn seen_from_ahead(enemy: Bitboard, ahead: i32) -> Bitboard {
    let wide = enemy | enemy.shifted(1, 0) | enemy.shifted(-1, 0);
    let mut seen = wide.shifted(0, -ahead);
    for _ in 0..4 {
        seen |= seen.shifted(0, -ahead);
    }
    seen
}

fn men_features(
    board: &mut Board<'_>,
    side: Side,
    role: Role,
    around_enemy: Bitboard,
    to: &mut impl Tally,
) {
    let position = board.position;
    let own = position.side(side);
    let closed = own | board.by_bia[side.other().index()];
    for square in position.men(side, role) {
        to.add(side, feature::MATERIAL + role.index(), 1);
        at_square(side, role, square, to);
        let reach = attacks(role, side, square, board.occupied);
        board.attacked(side, role, reach);
        let free = reach.without(closed).count() as usize;
        to.add(side, feature::MOBILITY[role.index()] + free, 1);
        let near = (reach & around_enemy).count() as i32;
        board.storm[side.index()] += near * if role == Role::Ruea { 3 } else { 2 };
        let far = |khun: Square| usize::from(square.distance(khun).max(1)) - 1;
        let row = role.index() - Role::Met.index();
        let from_enemy = far(position.khun(side.other()));
        to.add(side, feature::NEAR + row * 7 + from_enemy, 1);
        if role == Role::Ruea {
            ruea_file(position, side, square, to);
        } else {
            let from_own = far(position.khun(side));
            to.add(side, feature::NEAR_OWN + row * 7 + from_own, 1);
        }
    }
    if role != Role::Ruea {
        let held = position.men(side, role) & board.by_bia[side.index()];
        let at = feature::HELD + role.index() - Role::Met.index();
        to.add(side, at, held.count() as i32);
    }
    if matches!(role, Role::Khon | Role::Ma) && position.men(side, role).several() {
        to.add(side, feature::PAIR + role.index() - Role::Khon.index(), 1);
    }
}

fn ruea_file(position: &Position, side: Side, square: Square, to: &mut impl Tally) {
    let file = Bitboard::file(square.file());
    if (file & position.men(side, Role::Bia)).is_empty() {
        let open = (file & position.role(Role::Bia)).is_empty();
        to.add(side, feature::RUEA_FILE + usize::from(open), 1);
    }
}

impl Board<'_> {
    #[inline]
    fn attacked(&mut self, side: Side, role: Role, reach: Bitboard) {
        let us = side.index();
        self.by_all[us] |= reach;
        self.by_men[us] |= reach;
        match role {
            Role::Met => self.by_met[us] |= reach,
            Role::Khon => self.by_khon[us] |= reach,
            Role::Ma => self.by_ma[us] |= reach,
            _ => self.by_ruea[us] |= reach,
        }
    }
}

/// What threatens the other khun: checks to come and squares that only it protects.
fn hunt(board: &Board<'_>, side: Side, around_enemy: Bitboard, to: &mut impl Tally) {
    let (us, them) = (side.index(), side.other().index());
    let position = board.position;
    let open = !(position.side(side) | board.by_all[them]);
    let khun = position.khun(side.other());
    // A man checks from where the same man of the other side would attack back.
    let from = |role| attacks(role, side.other(), khun, board.occupied) & open;
    let by_ruea = from(Role::Ruea) & board.by_ruea[us];
    let by_ma = from(Role::Ma) & board.by_ma[us];
    to.add(side, feature::CHECK, i32::from(by_ruea.any()));
    to.add(side, feature::CHECK + 1, i32::from(by_ma.any()));
    let weak = around_enemy & board.by_all[us].without(board.by_men[them]);
    to.add(side, feature::WEAK, weak.count() as i32);
}

fn threats(board: &Board<'_>, side: Side, to: &mut impl Tally) {
    let (us, them) = (side.index(), side.other().index());
    let enemy = board.position.side(side.other());
    for role in [Role::Met, Role::Khon, Role::Ma, Role::Ruea] {
        let hit = board.by_bia[us] & enemy & board.position.role(role);
        to.add(
            side,
            feature::BIA_THREAT + role.index() - 1,
            hit.count() as i32,
        );
    }
    let khun = board.position.role(Role::Khun);
    let hanging = (board.by_all[us] & enemy).without(khun | board.by_all[them]);
    to.add(side, feature::THREAT + 1, hanging.count() as i32);
    let ruea = board.position.role(Role::Ruea) & enemy;
    let by_small = ruea & (board.by_met[us] | board.by_khon[us] | board.by_ma[us]);
    to.add(side, feature::THREAT, by_small.count() as i32);
    let middle = (board.position.role(Role::Khon) | board.position.role(Role::Ma)) & enemy;
    let by_met = middle & board.by_met[us];
    to.add(side, feature::PRESSED, by_met.count() as i32);
    let bare = board.by_men[us] & enemy.without(khun | board.by_men[them]);
    to.add(
        side,
        feature::PRESSED + 1,
        bare.without(hanging).count() as i32,
    );
    let storm = (board.storm[us] / 2).clamp(0, 11) as usize;
    to.add(side, feature::STORM + storm, 1);
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The position turned by half with colours swapped: equal for the side to move.
    fn turned(fen: &str) -> String {
        let (board, turn) = fen.split_once(' ').unwrap();
        let swap = |sign: char| {
            if sign.is_ascii_uppercase() {
                sign.to_ascii_lowercase()
            } else {
                sign.to_ascii_uppercase()
            }
        };
        // A turned bia is a met to the evaluation, and its sign would come before its man.
        let board: String = board.replace('~', "").chars().rev().map(swap).collect();
        format!("{board} {}", if turn == "w" { "b" } else { "w" })
    }

    fn value(fen: &str) -> i32 {
        evaluate(&fen.parse().unwrap())
    }

    #[test]
    fn both_colours_are_judged_alike() {
        for fen in [
            "r1s1ks1r/3n1m2/1pppn1p1/p3pp1p/2PP1P2/PP1NP1PP/2SKN3/R1M2S1R w",
            "4k3/2R3s1/1p2n3/P1m5/1PN3p1/3K2P1/8/5r2 b",
            "8/8/3S1MM~1/2K1M~3/4kp2/2P1n3/8/8 w",
        ] {
            assert_eq!(value(fen), value(&turned(fen)), "{fen}");
        }
    }

    #[test]
    fn a_free_bia_counts_by_its_steps_and_a_stopped_one_does_not() {
        let features = |fen: &str| {
            struct Free([i32; 3]);
            impl Tally for Free {
                fn add(&mut self, side: Side, feature: usize, times: i32) {
                    if side == Side::White && (feature::FREE..feature::WEAK).contains(&feature) {
                        self.0[feature - feature::FREE] += times;
                    }
                }
            }
            let mut free = Free([0; 3]);
            tally(&fen.parse().unwrap(), &mut free);
            free.0
        };
        assert_eq!(features("4k3/8/8/P7/8/2P5/8/4K3 w"), [1, 0, 1]);
        assert_eq!(features("4k3/8/1p6/8/P7/8/8/4K3 w"), [0, 0, 0]);
        assert_eq!(features("4k3/8/8/8/Pp6/8/8/4K3 w"), [0, 1, 0], "it is past");
    }
}
