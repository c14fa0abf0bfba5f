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

pub use fit::{Effort, Fitted, Pair, fit, loss};
pub use games::{Plan, self_play};
pub use sample::Sample;
pub use write::source;

use sanuk_core::ai::makruk::weights;

/// Of so many games one is held back, to see whether what was learned holds elsewhere.
const HELD_BACK: usize = 16;

/// Plays the games of a plan and fits the weights in force to them; `report` hears what is done.
pub fn tune(plan: &Plan, report: &mut dyn FnMut(&str)) -> Fitted {
    let (mut samples, mut held_back) = (Vec::new(), Vec::new());
    for (number, game) in self_play(plan, report).into_iter().enumerate() {
        if number % HELD_BACK == HELD_BACK - 1 {
            held_back.extend(game);
        } else {
            samples.extend(game);
        }
    }
    report(&format!("{} quiet positions", samples.len()));
    let start: Vec<Pair> = weights().map(|(full, empty)| [full, empty]).collect();
    let effort = Effort {
        passes: plan.passes,
        stray: plan.stray,
        games: plan.games,
    };
    let mut fitted = fit(&samples, &start, effort, report);
    fitted.weights = halfway(&start, &fitted.weights);
    let before = loss(&held_back, &start, fitted.scale);
    let after = loss(&held_back, &fitted.weights, fitted.scale);
    report(&format!(
        "games held back: loss {after:.5} from {before:.5}"
    ));
    fitted
}

/// The weights between two sets. Gone all the way, what was fitted to 4,000 games played no better
/// than before; gone half of the way it won.
fn halfway(from: &[Pair], to: &[Pair]) -> Vec<Pair> {
    let mean = |a: i16, b: i16| (a + b).div_euclid(2);
    from.iter()
        .zip(to)
        .map(|(from, to)| [mean(from[0], to[0]), mean(from[1], to[1])])
        .collect()
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
    fn halfway_is_rounded_down() {
        assert_eq!(halfway(&[[0, 10]], &[[-3, 21]]), [[-2, 15]]);
    }

    #[test]
    fn fitting_lowers_the_loss() {
        let fitted = tune(&TINY, &mut |_| {});
        assert!(fitted.loss < fitted.loss_before, "{fitted:?}");
    }
}
