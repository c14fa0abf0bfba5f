//! Tunes makruk's evaluation on games of the program against itself.
//!
//! The program plays games at few nodes a move; each quiet position of a game becomes a
//! [`Sample`] with the game's result and the search's own estimate, and the weights are moved so
//! that the evaluation foretells both best ([`fit`]). Two runs with one plan, from one set of
//! weights, give the same weights. Start with [`tune`].

mod fit;
mod games;
mod sample;
mod write;

pub use fit::{Effort, Fitted, Pair, fit};
pub use games::{Plan, self_play};
pub use sample::Sample;
pub use write::source;

use sanuk_core::ai::makruk::weights;

/// Plays the games of a plan and fits the weights in force to them; `report` hears what is done.
pub fn tune(plan: &Plan, report: &mut dyn FnMut(&str)) -> Fitted {
    let samples = self_play(plan, report);
    report(&format!("{} quiet positions", samples.len()));
    let start: Vec<Pair> = weights().map(|(full, empty)| [full, empty]).collect();
    let effort = Effort {
        passes: plan.passes,
        stray: plan.stray,
        games: plan.games,
    };
    fit(&samples, &start, effort, report)
}

#[cfg(test)]
mod tests {
    use super::*;

    const TINY: Plan = Plan {
        games: 6,
        nodes: 60,
        passes: 15,
        stray: 25.0,
        seed: 3,
    };

    #[test]
    fn two_runs_of_one_plan_give_the_same_weights() {
        let run = |plan| tune(plan, &mut |_| {}).weights;
        assert_eq!(run(&TINY), run(&TINY));
        assert_ne!(run(&TINY), run(&Plan { seed: 4, ..TINY }));
    }

    #[test]
    fn fitting_lowers_the_loss() {
        let fitted = tune(&TINY, &mut |_| {});
        assert!(fitted.loss < fitted.loss_before, "{fitted:?}");
    }
}
