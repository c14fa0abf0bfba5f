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
    /// How many there are.
    pub const COUNT: usize = 261;
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
        board.by_all[side.index()] |= reach;
        let free = reach.without(closed).count() as usize;
        to.add(side, feature::MOBILITY[role.index()] + free, 1);
        let near = (reach & around_enemy).count() as i32;
        board.storm[side.index()] += near * if role == Role::Ruea { 3 } else { 2 };
        if role == Role::Ruea {
            ruea_file(position, side, square, to);
        }
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
    let storm = (board.storm[us] / 2).clamp(0, 11) as usize;
    to.add(side, feature::STORM + storm, 1);
}
