//! Static exchange evaluation: what a capture wins once both sides have taken back with their
//! cheapest men. Pins are not looked at.

use crate::makruk::{Bitboard, Move, Position, Role};

/// Rough values by role for exchanges and move ordering, in hundredths of a bia.
pub(super) const WORTH: [i32; 6] = [100, 170, 280, 330, 560, 20_000];

/// What a move turns a bia into on top of what it takes.
const TURNED: i32 = WORTH[1] - WORTH[0];

/// Whether a move wins at least `threshold` by exchanges on its square.
pub(super) fn wins_at_least(position: &Position, mv: Move, threshold: i32) -> bool {
    let worth = |role: Option<Role>| role.map_or(0, |role| WORTH[role.index()]);
    let gain = worth(position.role_at(mv.to)) + if mv.promotes { TURNED } else { 0 };
    let mut balance = gain - threshold;
    if balance < 0 {
        return false;
    }
    let arriving = if mv.promotes {
        Some(Role::Met)
    } else {
        position.role_at(mv.from)
    };
    balance -= worth(arriving);
    if balance >= 0 {
        return true;
    }
    let us = position.turn();
    let mut occupied = position.occupied().without(Bitboard::of(mv.from)) | Bitboard::of(mv.to);
    let mut mover = us.other();
    loop {
        // Recomputed so that a ruea behind a man that has captured joins in.
        let attackers = position.attackers(mv.to, mover, occupied) & occupied;
        let cheapest = Role::ALL.into_iter().find_map(|role| {
            (attackers & position.role(role))
                .first()
                .map(|square| (role, square))
        });
        let Some((role, square)) = cheapest else {
            break;
        };
        if role == Role::Khun {
            let defended = position.attackers(mv.to, mover.other(), occupied) & occupied;
            if defended.any() {
                break;
            }
        }
        occupied = occupied.without(Bitboard::of(square));
        balance = -balance - 1 - WORTH[role.index()];
        mover = mover.other();
        if balance >= 0 {
            break;
        }
    }
    // Whoever cannot take back any more has lost the exchange.
    mover != us
}

#[cfg(test)]
mod tests {
    use super::*;

    fn wins(fen: &str, mv: &str, threshold: i32) -> bool {
        wins_at_least(&fen.parse().unwrap(), mv.parse().unwrap(), threshold)
    }

    #[test]
    fn exchanges_are_played_out_cheapest_first() {
        let free = "4k3/8/3n4/8/8/8/8/K2R4 w";
        assert!(wins(free, "d1d6", 330) && !wins(free, "d1d6", 331));
        let defended = "4k3/2s5/3n4/8/8/8/8/K2R4 w";
        assert!(!wins(defended, "d1d6", 0) && wins(defended, "d1d6", -230));
        let behind = "4k3/2s5/3r4/8/8/8/3R4/K2R4 w";
        assert!(wins(behind, "d2d6", 280), "the second ruea takes back");
        let quiet = "4k3/8/8/4p3/8/8/3R4/K7 w";
        assert!(!wins(quiet, "d2d4", 0), "a bia would take it");
        assert!(wins(quiet, "d2d3", 0));
    }

    #[test]
    fn a_khun_takes_only_what_is_not_defended() {
        assert!(!wins("8/8/3k4/3n4/8/8/8/K2R4 w", "d1d5", 0));
        assert!(wins("8/8/3k4/3n4/4M3/8/8/K2R4 w", "d1d5", 330));
    }
}
