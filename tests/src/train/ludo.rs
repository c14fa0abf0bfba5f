//! Trains Ludo's win model by temporal differences in games against itself.
//!
//! After every game each seat's chances before each roll are pulled towards the mix of the next
//! estimate and the end of the game that λ says.

use sanuk_core::{
    ai::{
        Lot,
        ludo::{Features, HIDDEN, Network, View, feature_count},
    },
    dice::{DiceStream, Seed},
    ludo::{Color, Event, Phase, PieceIndex, RuleSet, Seats, State},
};

use super::adam::Adam;

/// Weight of what came later than the next estimate.
const LAMBDA: f32 = 0.8;
/// Percent of choices left to chance, so that odd positions are seen too.
const CURIOSITY: u8 = 3;
/// Learning rate of the first game; the last has a twentieth.
const RATE: f32 = 2e-3;
const RATE_FALL: f32 = 0.05;

/// What to train.
#[derive(Clone, Copy, Debug)]
pub struct Plan {
    /// Rules of every game.
    pub rules: RuleSet,
    /// Seats of every game.
    pub seats: Seats,
    /// Games.
    pub games: u32,
    /// Seed of weights, dice and curiosity.
    pub seed: u64,
}

/// What one game showed: before each roll, every seat's features and estimated chance.
type Course = Vec<[(Features, f32); 4]>;

/// Trains a network; `report` hears the games played so far and the network, now and then.
pub fn train(plan: &Plan, mut report: impl FnMut(u32, f32, &Network)) -> Network {
    let mut lot = Lot::new(plan.seed);
    let mut network = fresh(feature_count(plan.seats.len()), &mut lot);
    let mut gradient = Network::zero(network.inputs.len());
    let mut adam = Adam::new(&network);
    let mut seed = [0; 32];
    seed[..8].copy_from_slice(&plan.seed.to_le_bytes());
    let mut dice = DiceStream::new(Seed(seed));
    let mut error = 0.0;
    for game in 1..=plan.games {
        let (course, winner) = play(plan, &network, &mut dice, &mut lot);
        error += learn(plan, &network, &mut gradient, &course, winner);
        let rate = RATE * RATE_FALL.powf(game as f32 / plan.games as f32);
        adam.step(&mut network, &mut gradient, rate);
        if game % 1_000 == 0 {
            report(game, error / 1_000.0, &network);
            error = 0.0;
        }
    }
    network
}

/// Small random weights; the output starts at even chances.
fn fresh(inputs: usize, lot: &mut Lot) -> Network {
    let mut network = Network::zero(inputs);
    let mut small = |size: f32| (lot.below(2_001) as f32 / 1_000.0 - 1.0) * size;
    for input in &mut network.inputs {
        input
            .hidden
            .iter_mut()
            .for_each(|weight| *weight = small(0.15));
    }
    network
        .output
        .iter_mut()
        .for_each(|weight| *weight = small(0.3));
    network
}

/// Plays one game of the network against itself.
fn play(plan: &Plan, network: &Network, dice: &mut DiceStream, lot: &mut Lot) -> (Course, Color) {
    let seats: Vec<Color> = plan.seats.iter().collect();
    let mut starter = seats[lot.below(seats.len())];
    let Ok(mut state) = State::new(plan.rules, plan.seats, starter) else {
        return (vec![], starter);
    };
    let mut course = Course::new();
    while state.winner().is_none() {
        let event = match state.phase() {
            Phase::Roll { .. } => {
                course.push(judge(network, &state));
                Event::Rolled { die: dice.roll() }
            }
            Phase::Choose { .. } => Event::Moved {
                piece: choose(network, &state, lot),
            },
            Phase::AutoExit => Event::AutoExit,
            Phase::NoMove { .. } | Phase::Over => Event::Passed,
        };
        if state.apply(event).is_err() {
            break;
        }
    }
    starter = state.winner().unwrap_or(starter);
    (course, starter)
}

/// Every seat's features and chance before a roll.
fn judge(network: &Network, state: &State) -> [(Features, f32); 4] {
    let view = View::new(state);
    Color::ALL.map(|color| {
        if !state.seats().contains(color) {
            return (Features::new(), 0.0);
        }
        let features = view.features(color);
        let chance = network.chance(&features);
        (features, chance)
    })
}

fn choose(network: &Network, state: &State, lot: &mut Lot) -> PieceIndex {
    let choices = state.choices();
    if choices.len() == 1 || lot.percent(CURIOSITY) {
        return choices[lot.below(choices.len())].piece;
    }
    let judged = choices.iter().map(|found| {
        let mut after = *state;
        let won =
            after.apply(Event::Moved { piece: found.piece }).is_err() || after.winner().is_some();
        let chance = if won {
            2.0
        } else {
            network.chance(&View::new(&after).features(state.turn()))
        };
        (chance, found.piece)
    });
    judged
        .max_by(|(a, _), (b, _)| a.total_cmp(b))
        .map_or(choices[0].piece, |(_, piece)| piece)
}

/// Adds one game's gradient; answers the mean squared error of its estimates.
fn learn(
    plan: &Plan,
    network: &Network,
    gradient: &mut Network,
    course: &Course,
    winner: Color,
) -> f32 {
    let mut error = 0.0;
    for color in plan.seats.iter() {
        let end = f32::from(u8::from(color == winner));
        let (mut later, mut next) = (end, end);
        for seats in course.iter().rev() {
            let (features, chance) = &seats[color.index()];
            let target = LAMBDA * later + (1.0 - LAMBDA) * next;
            let slope = chance - target;
            error += slope * slope;
            descend(network, gradient, features, slope);
            (later, next) = (target, *chance);
        }
    }
    error / (course.len() * plan.seats.len()).max(1) as f32
}

/// Adds the gradient of one estimate; `slope` is that of the output before its sigmoid.
fn descend(network: &Network, gradient: &mut Network, features: &Features, slope: f32) {
    let hidden = network.hidden(features);
    let mut back = [0.0; HIDDEN];
    for unit in 0..HIDDEN {
        gradient.output[unit] += slope * hidden[unit];
        back[unit] = if hidden[unit] > 0.0 {
            slope * network.output[unit]
        } else {
            0.0
        };
    }
    gradient.bias.straight += slope;
    for (sum, unit) in gradient.bias.hidden.iter_mut().zip(&back) {
        *sum += unit;
    }
    for &(index, value) in features {
        let input = &mut gradient.inputs[usize::from(index)];
        input.straight += slope * value;
        for (sum, unit) in input.hidden.iter_mut().zip(&back) {
            *sum += unit * value;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_same_plan_gives_the_same_weights_to_the_bit_and_another_seed_others() {
        let plan = Plan {
            rules: RuleSet::party(),
            seats: Seats::TWO,
            games: 20,
            seed: 2,
        };
        let learned = |plan: Plan| train(&plan, |_, _, _| {}).to_bytes();
        assert_eq!(learned(plan), learned(plan));
        assert_ne!(learned(plan), learned(Plan { seed: 3, ..plan }));
    }
}
