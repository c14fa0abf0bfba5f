//! One table: plies to mate for every placing of some men, solved backwards from the mates.

use super::Verdict;
use super::board::{Men, around};
use crate::makruk::{Bitboard, Role, Square};
use std::rc::Rc;

/// Not mated by force, or not a position.
const NEVER: u8 = u8::MAX;

/// Plies to mate by index, for either side to move.
pub(super) struct Table {
    bare_to_move: Vec<u8>,
    stronger_to_move: Vec<u8>,
}

/// A table while it is being solved.
struct Work<'a> {
    men: Men,
    smaller: &'a [Rc<Table>],
    table: Table,
    /// Moves of the bare khun that are not yet known to lose.
    open: Vec<u8>,
    /// The longest mate among its captures that lose.
    captures: Vec<u8>,
    /// Positions with the bare side to move, by plies to mate.
    layers: Vec<Vec<u32>>,
}

impl Table {
    /// Solves; `smaller` are the tables without the first, second … man.
    pub(super) fn solve(roles: &[Role], smaller: &[Rc<Table>]) -> Table {
        let size = Men::size(roles);
        let first = Bitboard::ALL.first().into_iter();
        let start: Vec<Square> = first.cycle().take(roles.len() + 2).collect();
        let men = Men {
            roles: roles.iter().copied().collect(),
            bare: start[0],
            own: start[1],
            squares: start[2..].iter().copied().collect(),
        };
        let table = Table {
            bare_to_move: vec![NEVER; size],
            stronger_to_move: vec![NEVER; size],
        };
        let mut work = Work {
            men,
            smaller,
            table,
            open: vec![NEVER; size],
            captures: vec![0; size],
            layers: vec![Vec::new(); 256],
        };
        for index in 0..size {
            work.begin(index);
        }
        for plies in (0..250).step_by(2) {
            let mated = std::mem::take(&mut work.layers[plies]);
            for index in mated {
                work.go_back(index as usize, plies as u8);
            }
        }
        work.table
    }

    /// The longest forced mate, in plies.
    #[cfg(test)]
    pub(super) fn longest(&self) -> u32 {
        let all = self.bare_to_move.iter().chain(&self.stronger_to_move);
        all.filter(|plies| **plies != NEVER)
            .max()
            .map_or(0, |plies| u32::from(*plies))
    }

    pub(super) fn get(&self, men: &Men, bare_to_move: bool) -> Verdict {
        let side = if bare_to_move {
            &self.bare_to_move
        } else {
            &self.stronger_to_move
        };
        match side.get(men.index()) {
            Some(&plies) if plies != NEVER => Verdict::Mated(u32::from(plies)),
            _ => Verdict::Draw,
        }
    }
}

impl Work<'_> {
    /// Counts the bare khun's moves of a position; a mate goes into layer 0.
    fn begin(&mut self, index: usize) {
        if !self.men.place(index) || self.men.khuns_touch() {
            return;
        }
        let men = self.men.occupied();
        let walking = men.without(Bitboard::of(self.men.bare));
        let (mut moves, mut longest) = (0u8, 0u8);
        let mut escapes = false;
        for to in around(self.men.bare) {
            let taken = self.men.squares.iter().position(|at| *at == to);
            if to == self.men.own || self.men.attacked(to, walking, taken) {
                continue;
            }
            match taken.map(|number| self.after_capture(number, to)) {
                None => moves += 1,
                Some(Verdict::Mated(plies)) => longest = longest.max(plies as u8),
                Some(Verdict::Draw) => escapes = true,
            }
        }
        if escapes || moves == 0 && longest == 0 && !self.men.bare_in_check() {
            return;
        }
        self.open[index] = moves;
        self.captures[index] = longest;
        if moves == 0 {
            self.settle(index, if longest == 0 { 0 } else { longest + 1 });
        }
    }

    fn after_capture(&self, number: usize, to: Square) -> Verdict {
        let mut left = self.men.clone();
        left.bare = to;
        left.squares.remove(number);
        left.roles.remove(number);
        self.smaller
            .get(number)
            .map_or(Verdict::Draw, |table| table.get(&left, false))
    }

    /// Every move of the bare khun loses: it is mated in so many plies at the latest.
    fn settle(&mut self, index: usize, plies: u8) {
        self.table.bare_to_move[index] = plies;
        self.layers[usize::from(plies)].push(index as u32);
    }

    /// Finds the positions one move of the stronger side before a lost one, and the positions
    /// one move of the bare khun before those.
    fn go_back(&mut self, index: usize, plies: u8) {
        self.men.place(index);
        let free = !self.men.occupied();
        let own = self.men.own;
        for from in around(own) & free {
            self.men.own = from;
            self.won(plies + 1);
        }
        self.men.own = own;
        for number in 0..self.men.squares.len() {
            let at = self.men.squares[number];
            for from in self.men.origins(number) {
                self.men.squares[number] = from;
                self.won(plies + 1);
            }
            self.men.squares[number] = at;
        }
    }

    /// The men stand with the stronger side to move, which mates in so many plies.
    fn won(&mut self, plies: u8) {
        let index = self.men.index();
        let known = self.table.stronger_to_move[index] != NEVER;
        if known || self.men.khuns_touch() || self.men.bare_in_check() {
            return;
        }
        self.table.stronger_to_move[index] = plies;
        let bare = self.men.bare;
        for from in around(bare).without(self.men.occupied()) {
            self.men.bare = from;
            if !self.men.khuns_touch() {
                self.lose_one(plies);
            }
        }
        self.men.bare = bare;
    }

    /// One more move of the bare khun is known to lose.
    fn lose_one(&mut self, plies: u8) {
        let index = self.men.index();
        let open = self.open[index];
        if open == NEVER || open == 0 {
            return;
        }
        self.open[index] = open - 1;
        if open == 1 {
            self.settle(index, plies.max(self.captures[index]) + 1);
        }
    }
}
