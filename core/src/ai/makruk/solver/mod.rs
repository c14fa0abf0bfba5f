//! Exact endings against a bare khun, by retrograde analysis; counting is ignored.
//!
//! Owns tables of up to four men. The search asks only for the smallest, of a lone ruea; data
//! files are checked against all. Start with [`Solver::judge`].

mod board;
mod table;

use crate::makruk::{Position, Role, Side};
use board::Men;
use std::collections::HashMap;
use std::rc::Rc;
use std::sync::OnceLock;
use table::Table;

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
    tables: HashMap<Vec<Role>, Rc<Table>>,
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
        let table = self.table(&men.roles);
        Ok(table.get(&men, position.turn() == bare))
    }

    fn table(&mut self, roles: &[Role]) -> Rc<Table> {
        if let Some(table) = self.tables.get(roles) {
            return Rc::clone(table);
        }
        // A capture by the bare khun leads into a table of one man less.
        let smaller = (0..roles.len()).map(|gone| {
            let mut rest = roles.to_vec();
            rest.remove(gone);
            self.table(&rest)
        });
        let smaller: Vec<Rc<Table>> = smaller.collect();
        let table = Rc::new(Table::solve(roles, &smaller));
        self.tables.insert(roles.to_vec(), Rc::clone(&table));
        table
    }
}

/// Made when first asked for, in a few hundredths of a second, and kept.
fn ruea_table() -> &'static Table {
    static TABLE: OnceLock<Table> = OnceLock::new();
    TABLE.get_or_init(|| {
        let bare = Table::solve(&[], &[]);
        Table::solve(&[Role::Ruea], &[Rc::new(bare)])
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
        assert_eq!(solver.table(&[Role::Ruea]).longest().div_ceil(2), 16);
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
}
