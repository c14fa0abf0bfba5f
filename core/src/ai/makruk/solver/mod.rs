//! Exact endings against a bare khun, by retrograde analysis; counting is ignored.
//!
//! Owns tables of up to four men. Inside a search only the smallest is asked, of a lone ruea; the hard
//! level plays such endings by their own. Start with [`Solver::judge`].

mod board;
mod table;

use crate::makruk::{Game, Move, Position, Role, Side};
use board::Men;
use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, OnceLock, PoisonError};
use table::{Table, Work};

/// What best play leads to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// The bare khun is mated after so many plies from here.
    Mated(u32),
    /// It never is.
    Draw,
}

impl Verdict {
    /// Moves of the stronger side until the mate.
    pub fn moves(self) -> Option<u32> {
        match self {
            Verdict::Mated(plies) => Some(plies.div_ceil(2)),
            Verdict::Draw => None,
        }
    }
}

/// Tables by what the stronger side has beside its khun, made when first asked for.
#[derive(Default)]
pub struct Solver {
    tables: HashMap<Vec<Role>, Arc<Table>>,
    /// The one that is being made.
    work: Option<(Vec<Role>, Work)>,
}

impl Solver {
    /// A solver that has solved nothing yet.
    pub fn new() -> Solver {
        Solver::default()
    }

    /// What best play leads to.
    ///
    /// # Errors
    ///
    /// When no side is bare, a bia is left, or there are more than four men.
    pub fn judge(&mut self, position: &Position) -> Result<Verdict, String> {
        let bare = bare_side(position).ok_or("exactly one side must be bare")?;
        if position.role(Role::Bia).any() {
            return Err("a bia is left".to_owned());
        }
        let count = position.occupied().count();
        let men = Men::of(position, bare.other())
            .ok_or_else(|| format!("{count} men; tables go to four"))?;
        let table = self.table(&men.roles, &mut || false);
        let verdict = table.map(|table| table.get(&men, position.turn() == bare));
        verdict.ok_or_else(|| "stopped".to_owned())
    }

    /// The table of these men; `None` when `stopped` says so before it is made. Then it is gone on with
    /// the next time.
    fn table(&mut self, roles: &[Role], stopped: &mut dyn FnMut() -> bool) -> Option<Arc<Table>> {
        if let Some(table) = self.tables.get(roles) {
            return Some(Arc::clone(table));
        }
        let work = match self.work.take_if(|(men, _)| men == roles) {
            Some((_, begun)) => Some(begun),
            None => Work::new(roles, self.smaller(roles, stopped)?),
        };
        let table = match work {
            None => Table::of_khuns(),
            Some(mut work) => {
                if !work.go_on(stopped) {
                    self.work = Some((roles.to_vec(), work));
                    return None;
                }
                work.table()
            }
        };
        let table = Arc::new(table);
        self.tables.insert(roles.to_vec(), Arc::clone(&table));
        Some(table)
    }

    /// The tables without the first, second … man, into which the bare khun's captures lead.
    fn smaller(
        &mut self,
        roles: &[Role],
        stopped: &mut dyn FnMut() -> bool,
    ) -> Option<Vec<Arc<Table>>> {
        let without = |gone| {
            let mut rest = roles.to_vec();
            rest.remove(gone);
            self.table(&rest, stopped)
        };
        (0..roles.len()).map(without).collect()
    }
}

/// The quickest mate of a bare khun by the side to move, with the longest defence, to the mate. `None`
/// when there is none, for more than four men, or when `stopped` says so before it is known; the tables
/// take some tenths of a second.
pub(super) fn quickest_mate(game: &Game, stopped: &mut dyn FnMut() -> bool) -> Option<Vec<Move>> {
    let position = game.position();
    let stronger = position.turn();
    if bare_side(position) != Some(stronger.other()) || position.role(Role::Bia).any() {
        return None;
    }
    let roles = Men::of(position, stronger)?.roles;
    // Nobody waits for the lock while tables are made.
    let mut solver = played()
        .take()
        .filter(|kept| kept.is_about(&roles))
        .unwrap_or_default();
    let made = solver.table(&roles, stopped).is_some();
    let line = made.then(|| solver.mate(*position)).flatten();
    *played() = Some(solver);
    line
}

/// Forgets the tables of the last game's ending.
pub(super) fn forget() {
    *played() = None;
}

/// The tables of the ending that is being played. One set a process is kept, for two men it takes
/// 16 MiB; a game has one such ending at its end.
fn played() -> MutexGuard<'static, Option<Solver>> {
    static PLAYED: Mutex<Option<Solver>> = Mutex::new(None);
    PLAYED.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Solver {
    /// It has the table of these men, or was making it or a smaller one.
    fn is_about(&self, roles: &[Role]) -> bool {
        let (made, work) = (self.tables.contains_key(roles), self.work.as_ref());
        made || work.is_some_and(|(men, _)| men.len() < roles.len() || men == roles)
    }

    /// Both sides' best moves until the mate.
    fn mate(&mut self, mut position: Position) -> Option<Vec<Move>> {
        let mut line = Vec::new();
        while let Verdict::Mated(1..) = self.judge(&position).ok()? {
            let stronger_moves = bare_side(&position) == Some(position.turn().other());
            let plies = |mv: &Move| match self.judge(&position.after(*mv)) {
                Ok(Verdict::Mated(plies)) if stronger_moves => plies,
                Ok(Verdict::Mated(plies)) => u32::MAX - 1 - plies,
                _ => u32::MAX,
            };
            let mv = position.legal_moves().into_iter().min_by_key(plies)?;
            line.push(mv);
            position = position.after(mv);
        }
        (!line.is_empty()).then_some(line)
    }
}

/// Made when first asked for, in a few hundredths of a second, and kept.
fn ruea_table() -> &'static Table {
    static TABLE: OnceLock<Arc<Table>> = OnceLock::new();
    TABLE.get_or_init(|| {
        let table = Solver::new().table(&[Role::Ruea], &mut || false);
        table.unwrap_or_else(|| unreachable!("nothing stops it"))
    })
}

/// Makes what all searches share before the first one needs it, which could not be stopped meanwhile.
pub fn prepare() {
    ruea_table();
}

/// Plies to mate with a ruea alone, whatever other men there are; none when it does not mate so.
pub(super) fn with_ruea(position: &Position, stronger: Side) -> Option<u32> {
    let men = Men::with_ruea(position, stronger)?;
    match ruea_table().get(&men, position.turn() != stronger) {
        Verdict::Mated(plies) => Some(plies),
        Verdict::Draw => None,
    }
}

/// The side that has its khun alone, when exactly one has.
pub fn bare_side(position: &Position) -> Option<Side> {
    match Side::ALL.map(|side| position.is_bare(side)) {
        [true, false] => Some(Side::White),
        [false, true] => Some(Side::Black),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ai::lot::Lot;

    fn judge(fen: &str) -> Verdict {
        Solver::new().judge(&fen.parse().unwrap()).unwrap()
    }

    #[test]
    fn known_endings_of_three_men() {
        assert_eq!(judge("1k6/2S5/1K6/8/8/8/8/8 b").moves(), Some(2));
        assert_eq!(
            judge("8/8/8/8/8/1k6/2s5/1K6 w").moves(),
            Some(2),
            "turned round"
        );
        assert_eq!(judge("7k/8/6K1/8/8/8/8/R7 w"), Verdict::Mated(1));
        assert_eq!(judge("k7/2S5/1K6/8/8/8/8/8 b"), Verdict::Draw, "stalemate");
        assert_eq!(judge("8/8/8/3kM3/8/8/8/K7 b"), Verdict::Draw);
        assert_eq!(
            judge("8/8/8/3kR3/8/8/8/K7 b"),
            Verdict::Draw,
            "the ruea falls"
        );
    }

    #[test]
    fn the_longest_mate_with_a_ruea_takes_16_moves() {
        let mut solver = Solver::new();
        assert_eq!(
            solver
                .table(&[Role::Ruea], &mut || false)
                .unwrap()
                .longest()
                .div_ceil(2),
            16
        );
    }

    #[test]
    fn what_is_no_such_ending_is_refused() {
        let refusal = |fen: &str| Solver::new().judge(&fen.parse().unwrap()).unwrap_err();
        assert!(refusal("k7/8/8/8/8/8/8/K7 w").contains("bare"));
        assert!(refusal("k7/8/8/8/P7/8/8/K7 w").contains("bia"));
        assert!(
            refusal("k7/8/8/8/8/8/2RRR3/K7 w".replace("2RRR3", "2RRN3").as_str()).contains("5 men")
        );
    }

    /// Placings by chance of a khon and a met beside the khuns.
    fn placed(seed: u64) -> Option<Position> {
        let mut lot = Lot::new(seed);
        let mut board = [['.'; 8]; 8];
        for man in ['K', 'k', 'S', 'M'] {
            let at = lot.below(64);
            let square = &mut board[at / 8][at % 8];
            if *square != '.' {
                return None;
            }
            *square = man;
        }
        let rank = |rank: [char; 8]| rank.iter().collect::<String>().replace('.', "1");
        let ranks: Vec<String> = board.into_iter().map(rank).collect();
        let side = if seed.is_multiple_of(2) { 'w' } else { 'b' };
        format!("{} {side}", ranks.join("/")).parse().ok()
    }

    /// What a position's moves lead to says what the position is.
    #[test]
    fn every_verdict_follows_from_those_after_the_moves() {
        let mut solver = Solver::new();
        let mut mated = 0;
        for position in (0..4_000).filter_map(placed) {
            let after = |mv: &Move| {
                let next = position.after(*mv);
                match bare_side(&next) {
                    Some(_) => solver.judge(&next).unwrap(),
                    None => Verdict::Draw,
                }
            };
            let moves = position.legal_moves();
            let verdicts: Vec<Verdict> = moves.iter().map(after).collect();
            let plies = verdicts.iter().filter_map(|verdict| match verdict {
                Verdict::Mated(plies) => Some(plies + 1),
                Verdict::Draw => None,
            });
            let expected = if bare_side(&position) == Some(position.turn()) {
                let all = verdicts.iter().all(|verdict| *verdict != Verdict::Draw);
                let lost = all && (!moves.is_empty() || position.in_check());
                lost.then(|| plies.max().unwrap_or(0))
            } else {
                plies.min()
            };
            let expected = expected.map_or(Verdict::Draw, Verdict::Mated);
            assert_eq!(solver.judge(&position), Ok(expected), "{position}");
            mated += u32::from(expected != Verdict::Draw);
        }
        assert!(mated > 1_000, "{mated}");
    }

    #[test]
    fn a_table_made_with_interruptions_is_the_same() {
        let roles = [Role::Khon, Role::Ma];
        let whole = Solver::new().table(&roles, &mut || false).unwrap();
        let (mut solver, mut asked, mut calls) = (Solver::new(), 0, 0);
        let table = loop {
            calls += 1;
            let mut stopped = || {
                asked += 1;
                asked % 97 == 0
            };
            if let Some(table) = solver.table(&roles, &mut stopped) {
                break table;
            }
        };
        assert!(calls > 20, "{calls}");
        assert!(*whole == *table);
    }
}
