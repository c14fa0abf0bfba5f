//! One table: plies to mate for every placing of some men, solved backwards from the mates, with all
//! squares of one man at a time.

use super::Verdict;
use super::board::{Men, around};
use crate::makruk::{Bitboard, Role, Side, Square, attacks};
use std::sync::Arc;

/// Not mated by force, or not a position.
const NEVER: u8 = u8::MAX;
/// No mate takes as many plies.
const LONGEST: u8 = 250;

/// Plies to mate by index, for either side to move.
#[cfg_attr(test, derive(PartialEq))]
pub(super) struct Table {
    bare_to_move: Vec<u8>,
    stronger_to_move: Vec<u8>,
}

/// Where all men but the last one stand. The last one's squares are the bits of a set.
#[derive(Clone, Copy)]
struct Place {
    bare: Square,
    own: Square,
    first: Option<Square>,
}

/// A table that is being made. It can be left at any time and gone on with later.
pub(super) struct Work {
    first: Option<Role>,
    last: Role,
    /// The tables without the first, second … man.
    smaller: Vec<Arc<Table>>,
    table: Table,
    places: Vec<Place>,
    /// Where the last man stands when the square of [`Place::bare`] is attacked, the khun itself in
    /// nobody's way.
    attacked: Vec<Bitboard>,
    /// Where it stands when the bare side, to move, is known to lose.
    lost: Vec<Bitboard>,
    /// Where it stands when the stronger side, to move, is known to win.
    won: Vec<Bitboard>,
    /// Plies to the mates that are looked for.
    plies: u8,
    /// Places where they were looked for.
    looked: usize,
    /// Those found, from which nobody has gone back yet.
    found: Vec<(Place, Bitboard)>,
}

/// What captures lead to: by the square of the capture and the other khun, where the man that is left
/// stands when the stronger side wins.
struct Captures {
    of_first: Vec<Bitboard>,
    of_last: Vec<Bitboard>,
}

impl Table {
    /// The table of the khuns alone: nobody is ever mated.
    pub(super) fn of_khuns() -> Table {
        Table::empty(&[])
    }

    fn empty(roles: &[Role]) -> Table {
        let size = Men::size(roles);
        Table {
            bare_to_move: vec![NEVER; size],
            stronger_to_move: vec![NEVER; size],
        }
    }

    /// The longest forced mate, in plies.
    pub(super) fn longest(&self) -> u8 {
        let all = self.bare_to_move.iter().chain(&self.stronger_to_move);
        all.copied()
            .filter(|plies| *plies != NEVER)
            .max()
            .unwrap_or(0)
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

    /// Where the only man stands when the stronger side, to move, mates within so many plies; by the
    /// khuns' squares.
    fn won_within(&self, plies: u8) -> Vec<Bitboard> {
        let set = |khuns: usize| {
            let index = |man| Men::index_of([khuns >> 6, khuns & 63, man]);
            let wins = |man: &Square| self.stronger_to_move[index(man.index())] <= plies;
            Square::all().filter(wins).collect()
        };
        (0..64 * 64).map(set).collect()
    }
}

impl Place {
    /// Its number among all places, with or without a first man.
    fn number(self) -> usize {
        let khuns = self.khuns();
        self.first.map_or(khuns, |first| khuns << 6 | first.index())
    }

    fn khuns(self) -> usize {
        self.bare.index() << 6 | self.own.index()
    }

    fn occupied(self) -> Bitboard {
        let first = self.first.map_or(Bitboard::EMPTY, Bitboard::of);
        Bitboard::of(self.bare) | Bitboard::of(self.own) | first
    }

    /// The bare khun stands on files a to d, as in tables.
    fn is_left(self) -> bool {
        self.bare.file() <= 3
    }

    /// Seen in a mirror.
    fn turned(self) -> Place {
        Place {
            bare: turned(self.bare),
            own: turned(self.own),
            first: self.first.map(turned),
        }
    }

    /// Two men share a square, or the khuns touch.
    fn is_none(self) -> bool {
        self.bare.distance(self.own) <= 1
            || self.first == Some(self.bare)
            || self.first == Some(self.own)
    }
}

impl Work {
    /// Begins the table of some men; `smaller` are those without the first, second … man. `None`
    /// without any man.
    pub(super) fn new(roles: &[Role], smaller: Vec<Arc<Table>>) -> Option<Work> {
        let (&last, rest) = roles.split_last()?;
        let first = rest.first().copied();
        let places = places(first.is_some());
        Some(Work {
            first,
            last,
            smaller,
            table: Table::empty(roles),
            attacked: Vec::with_capacity(places.len()),
            lost: vec![Bitboard::EMPTY; places.len()],
            won: vec![Bitboard::EMPTY; places.len()],
            places,
            plies: 0,
            looked: 0,
            found: Vec::new(),
        })
    }

    /// Goes on until the table is made, which is true, or `stopped` says so; it is asked far more often
    /// than each millisecond.
    pub(super) fn go_on(&mut self, stopped: &mut dyn FnMut() -> bool) -> bool {
        while self.attacked.len() < self.places.len() {
            let part = self.places[self.attacked.len()..].iter().take(PART);
            let sets: Vec<Bitboard> = part.map(|place| self.attackers(*place)).collect();
            self.attacked.extend(sets);
            if stopped() {
                return false;
            }
        }
        let longest_after_capture = self.smaller.iter().map(|table| table.longest()).max();
        while self.plies < LONGEST {
            if !self.look(stopped) {
                return false;
            }
            let last = longest_after_capture.is_none_or(|longest| self.plies > longest);
            if self.found.is_empty() && last {
                break;
            }
            while !self.found.is_empty() {
                if self.found.len().is_multiple_of(PART) && stopped() {
                    return false;
                }
                if let Some((place, set)) = self.found.pop() {
                    self.go_back(place, set);
                }
            }
            self.plies += 2;
            self.looked = 0;
        }
        true
    }

    /// What was made.
    pub(super) fn table(self) -> Table {
        self.table
    }

    /// Where the last man stands when the square of the bare khun is attacked.
    fn attackers(&self, place: Place) -> Bitboard {
        let Place { bare, own, first } = place;
        if own.distance(bare) <= 1 {
            return Bitboard::ALL;
        }
        let others = Bitboard::of(own) | first.map_or(Bitboard::EMPTY, Bitboard::of);
        // A man goes back as one of the other side.
        let last = attacks(self.last, Side::Black, bare, others);
        match (self.first, first) {
            (Some(role), Some(from)) if from != bare => last | first_attacks(role, from, bare, own),
            _ => last,
        }
    }

    /// Looks for the placings with the bare side to move that are lost in just so many plies; false
    /// when stopped.
    fn look(&mut self, stopped: &mut dyn FnMut() -> bool) -> bool {
        let captures = self.captures(self.plies);
        while self.looked < self.places.len() {
            let part = self.places[self.looked..].iter().take(PART);
            let half = part.filter(|place| place.is_left() && !place.is_none());
            let lost = half.map(|place| {
                let known = self.lost[place.number()];
                (
                    *place,
                    self.all_moves_lose(*place, &captures).without(known),
                )
            });
            let found: Vec<(Place, Bitboard)> = lost.filter(|(_, set)| set.any()).collect();
            self.found.extend(found);
            self.looked += PART;
            if stopped() {
                return false;
            }
        }
        true
    }

    fn captures(&self, plies: u8) -> Captures {
        let wins = |table: Option<&Arc<Table>>| match (table, plies.checked_sub(1)) {
            (Some(table), Some(plies)) => table.won_within(plies),
            _ => vec![Bitboard::EMPTY; 64 * 64],
        };
        // Alone, the last man leaves nothing that could mate.
        let [of_first, of_last] = match self.first {
            Some(_) => [self.smaller.first(), self.smaller.get(1)],
            None => [None, None],
        };
        Captures {
            of_first: wins(of_first),
            of_last: wins(of_last),
        }
    }

    /// Where the last man stands when every move of the bare khun is known to lose: a mate too, a
    /// stalemate not.
    fn all_moves_lose(&self, place: Place, captures: &Captures) -> Bitboard {
        let mut lost = !place.occupied();
        let mut can_move = Bitboard::EMPTY;
        for to in around(place.bare).without(Bitboard::of(place.own)) {
            let there = Place { bare: to, ..place };
            let barred = self.attacked[there.number()];
            let loses = if place.first == Some(to) {
                captures.of_first[there.khuns()]
            } else {
                let left = place.first;
                let taken = left.is_some_and(|left| captures.of_last[there.khuns()].contains(left));
                let capture = if taken {
                    Bitboard::of(to)
                } else {
                    Bitboard::EMPTY
                };
                self.won_at(there) | capture
            };
            lost &= barred | loses;
            can_move |= !barred;
            if lost.is_empty() {
                break;
            }
        }
        lost & (can_move | self.attacked[place.number()])
    }

    /// The right half of the board is the left one's mirror, and not worked out.
    fn won_at(&self, place: Place) -> Bitboard {
        if place.is_left() {
            self.won[place.number()]
        } else {
            let turned = self.won[place.turned().number()];
            // The files of each rank, which is a byte, in the other order.
            Bitboard(turned.0.reverse_bits().swap_bytes())
        }
    }

    /// Keeps lost placings, and the won ones a move of the stronger side before.
    fn go_back(&mut self, place: Place, set: Bitboard) {
        let Place { bare, own, first } = place;
        self.lost[place.number()] |= set;
        put(&mut self.table.bare_to_move, place, set, self.plies);
        for from in around(own).without(place.occupied()) {
            self.win(Place { own: from, ..place }, set);
        }
        let others = Bitboard::of(bare) | Bitboard::of(own);
        if let (Some(role), Some(at)) = (self.first, first) {
            for from in attacks(role, Side::Black, at, others).without(others) {
                let passed = set.without(if role == Role::Ruea {
                    between(from, at)
                } else {
                    Bitboard::EMPTY
                });
                self.win(
                    Place {
                        first: Some(from),
                        ..place
                    },
                    passed,
                );
            }
        }
        let occupied = place.occupied();
        let before = set
            .into_iter()
            .map(|at| attacks(self.last, Side::Black, at, occupied));
        let before = before.fold(Bitboard::EMPTY, |all, from| all | from);
        self.win(place, before);
    }

    /// The stronger side is to move and mates a ply later, where that is a position.
    fn win(&mut self, place: Place, set: Bitboard) {
        if place.is_none() {
            return;
        }
        let number = place.number();
        let set = set.without(self.won[number]);
        if set.is_empty() {
            return;
        }
        let set = set.without(place.occupied()).without(self.attacked[number]);
        self.won[number] |= set;
        put(&mut self.table.stronger_to_move, place, set, self.plies + 1);
    }
}

fn put(side: &mut [u8], place: Place, set: Bitboard, plies: u8) {
    for last in set {
        let (bare, own) = (place.bare.index(), place.own.index());
        let index = match place.first {
            Some(first) => Men::index_of([bare, own, first.index(), last.index()]),
            None => Men::index_of([bare, own, last.index()]),
        };
        side[index] = plies;
    }
}

fn places(with_first: bool) -> Vec<Place> {
    let firsts: Vec<Option<Square>> = if with_first {
        Square::all().map(Some).collect()
    } else {
        vec![None]
    };
    let khuns = Square::all().flat_map(|bare| Square::all().map(move |own| (bare, own)));
    let all =
        khuns.flat_map(|(bare, own)| firsts.iter().map(move |&first| Place { bare, own, first }));
    all.collect()
}

/// The square on the other side of the board.
fn turned(square: Square) -> Square {
    Square::from_index(square.index() ^ 7).unwrap_or(square)
}

/// Places between two questions whether to stop.
const PART: usize = 1_024;

/// Where the last man stands when the first one attacks a square: in nobody's way, or anywhere.
fn first_attacks(role: Role, from: Square, to: Square, own: Square) -> Bitboard {
    if !attacks(role, Side::White, from, Bitboard::of(own)).contains(to) {
        return Bitboard::EMPTY;
    }
    match role {
        Role::Ruea => !between(from, to),
        _ => Bitboard::ALL,
    }
}

/// Squares strictly between two of one rank or file.
fn between(from: Square, to: Square) -> Bitboard {
    let ruea =
        |at: Square, until: Square| attacks(Role::Ruea, Side::White, at, Bitboard::of(until));
    ruea(from, to) & ruea(to, from)
}
