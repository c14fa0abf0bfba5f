//! Legal moves from pins and checkers: no move is made to see whether it was legal.
//!
//! Only the ruea slides, so only a ruea pins, and a pinned man moves along that rank or file or
//! not at all: met, ma and a capturing bia never do.

use super::attacks::{between, line_through, ruea_attacks, step_attacks};
use super::{Bitboard, Move, Position, Role, Side, Square};
use arrayvec::ArrayVec;

/// Most moves of any position, generously: 2 ruea 28, 2 ma 16, 2 khon 10, 9 met or bia 36, khun 8.
pub const MAX_MOVES: usize = 98;

/// The legal moves of one position, without a heap.
pub type MoveList = ArrayVec<Move, MAX_MOVES>;

/// What limits the side to move.
struct Limits {
    khun: Square,
    /// Where a man other than the khun may arrive.
    targets: Bitboard,
    pinned: Bitboard,
}

const DIAGONALS: [(i32, i32); 4] = [(-1, -1), (1, -1), (-1, 1), (1, 1)];

/// The step forward of a side, in ranks.
#[inline]
const fn forward(side: Side) -> i32 {
    match side {
        Side::White => 1,
        Side::Black => -1,
    }
}

impl Position {
    #[inline]
    fn limits(&self) -> Limits {
        let us = self.turn();
        let khun = self.khun(us);
        let occupied = self.occupied();
        let checkers = self.attackers(khun, us.other(), occupied);
        let open = if checkers.is_empty() {
            Bitboard::ALL
        } else if checkers.several() {
            Bitboard::EMPTY
        } else {
            checkers
                .first()
                .map_or(Bitboard::EMPTY, |checker| between(khun, checker))
                | checkers
        };
        let pinned = self.pinned(khun, occupied);
        Limits {
            khun,
            targets: open.without(self.side(us)),
            pinned,
        }
    }

    #[inline]
    fn pinned(&self, khun: Square, occupied: Bitboard) -> Bitboard {
        let us = self.turn();
        let enemy_ruea = self.men(us.other(), Role::Ruea);
        let mut pinned = Bitboard::EMPTY;
        for pinner in ruea_attacks(khun, Bitboard::EMPTY) & enemy_ruea {
            let blockers = between(khun, pinner) & occupied;
            if !blockers.several() {
                pinned |= blockers & self.side(us);
            }
        }
        pinned
    }

    /// Every square the other side attacks once our khun is lifted off the board.
    #[inline]
    fn danger(&self, khun: Square) -> Bitboard {
        let them = self.turn().other();
        let ahead = forward(them);
        let occupied = self.occupied().without(Bitboard::of(khun));
        let (bia, met) = (self.men(them, Role::Bia), self.men(them, Role::Met));
        let khon = self.men(them, Role::Khon);
        let both_ways = met | khon;
        let mut set = khon.shifted(0, ahead);
        set |= (bia | both_ways).shifted(1, ahead) | (bia | both_ways).shifted(-1, ahead);
        set |= both_ways.shifted(1, -ahead) | both_ways.shifted(-1, -ahead);
        for square in self.men(them, Role::Ma) {
            set |= step_attacks(Role::Ma, them, square);
        }
        for square in self.men(them, Role::Ruea) {
            set |= ruea_attacks(square, occupied);
        }
        set | step_attacks(Role::Khun, them, self.khun(them))
    }

    #[inline]
    fn khun_targets(&self, khun: Square) -> Bitboard {
        let us = self.turn();
        let around = step_attacks(Role::Khun, us, khun).without(self.side(us));
        if around.is_empty() {
            around
        } else {
            around.without(self.danger(khun))
        }
    }

    /// All legal moves. In the start position there are 23.
    pub fn legal_moves(&self) -> MoveList {
        self.legal_moves_to(Bitboard::ALL)
    }

    /// The legal moves that arrive on one of the given squares; a search asks for captures so.
    pub fn legal_moves_to(&self, wanted: Bitboard) -> MoveList {
        let mut list = MoveList::new();
        let limits = self.limits();
        for to in self.khun_targets(limits.khun) & wanted {
            push(&mut list, limits.khun, to, false);
        }
        if limits.targets.is_empty() {
            return list;
        }
        let targets = limits.targets & wanted;
        self.push_bia(&limits, targets, &mut list);
        let us = self.turn();
        let free = !limits.pinned;
        for role in [Role::Met, Role::Ma] {
            for from in self.men(us, role) & free {
                push_all(&mut list, from, step_attacks(role, us, from) & targets);
            }
        }
        for from in self.men(us, Role::Khon) {
            let along = limits.along(from);
            push_all(
                &mut list,
                from,
                step_attacks(Role::Khon, us, from) & targets & along,
            );
        }
        for from in self.men(us, Role::Ruea) {
            let slides = ruea_attacks(from, self.occupied());
            push_all(&mut list, from, slides & targets & limits.along(from));
        }
        list
    }

    #[inline]
    fn push_bia(&self, limits: &Limits, targets: Bitboard, list: &mut MoveList) {
        let us = self.turn();
        let ahead = forward(us);
        let bia = self.men(us, Role::Bia);
        let turned = Bitboard::rank(us.promotion_rank());
        let free = bia.without(limits.pinned);
        let steps = [
            (0, bia & limits.free_ahead(), !self.occupied()),
            (1, free, self.side(us.other())),
            (-1, free, self.side(us.other())),
        ];
        for (files, movers, allowed) in steps {
            for to in movers.shifted(files, ahead) & allowed & targets {
                let from = (to.index() as i32 - ahead * 8 - files) as u32;
                push(list, Square::wrapping(from), to, turned.contains(to));
            }
        }
    }

    /// The number of legal moves, counted from sets without listing them.
    pub fn count_legal_moves(&self) -> u32 {
        let limits = self.limits();
        let khun = self.khun_targets(limits.khun).count();
        if limits.targets.is_empty() {
            return khun;
        }
        let us = self.turn();
        let ahead = forward(us);
        let (targets, free) = (limits.targets, !limits.pinned);
        let (bia, khon) = (self.men(us, Role::Bia), self.men(us, Role::Khon));
        let captures = targets & self.side(us.other());
        let on_file = limits.free_ahead();
        let diagonal = (self.men(us, Role::Met) | khon) & free;
        let mut count = khun
            + ((bia & on_file).shifted(0, ahead) & targets)
                .without(self.occupied())
                .count()
            + ((bia & free).shifted(1, ahead) & captures).count()
            + ((bia & free).shifted(-1, ahead) & captures).count()
            + ((khon & on_file).shifted(0, ahead) & targets).count();
        for (files, ranks) in DIAGONALS {
            count += (diagonal.shifted(files, ranks) & targets).count();
        }
        for from in self.men(us, Role::Ma) & free {
            count += (step_attacks(Role::Ma, us, from) & targets).count();
        }
        for from in self.men(us, Role::Ruea) {
            let slides = ruea_attacks(from, self.occupied());
            count += (slides & targets & limits.along(from)).count();
        }
        count
    }

    /// Whether there is a legal move.
    pub fn has_legal_move(&self) -> bool {
        self.count_legal_moves() > 0
    }

    /// The legal moves of the man on a square.
    pub fn legal_moves_from(&self, from: Square) -> MoveList {
        self.legal_moves()
            .into_iter()
            .filter(|mv| mv.from == from)
            .collect()
    }

    /// The legal move of the same path; a promotion may be written with or without its `m`, but
    /// a move that turns nothing over may not claim to.
    pub fn find(&self, mv: Move) -> Option<Move> {
        let same = |legal: &Move| legal.same_path(mv) && (legal.promotes || !mv.promotes);
        self.legal_moves().into_iter().find(same)
    }

    /// Whether a move puts the other side in mate.
    pub fn mates(&self, mv: Move) -> bool {
        let next = self.after(mv);
        next.in_check() && !next.has_legal_move()
    }

    /// The men that give check, as [`Position::checkers`], and those that may not leave their
    /// line: what explains why a man cannot move.
    pub fn pinned_men(&self) -> Bitboard {
        self.limits().pinned
    }
}

impl Limits {
    /// Squares whose men may step straight ahead: not pinned, or pinned on their own file.
    #[inline]
    fn free_ahead(&self) -> Bitboard {
        !self.pinned | Bitboard::file(self.khun.file())
    }

    /// The squares a man may go to for its pin: its line when pinned, else all.
    #[inline]
    fn along(&self, from: Square) -> Bitboard {
        if self.pinned.contains(from) {
            line_through(self.khun, from)
        } else {
            Bitboard::ALL
        }
    }
}

#[inline]
fn push(list: &mut MoveList, from: Square, to: Square, promotes: bool) {
    // The list holds more than any position has, so nothing is ever dropped.
    let _ = list.try_push(Move { from, to, promotes });
}

#[inline]
fn push_all(list: &mut MoveList, from: Square, targets: Bitboard) {
    for to in targets {
        push(list, from, to, false);
    }
}
