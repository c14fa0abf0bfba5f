//! Fitting weights to results: logistic regression by Adam, held near the weights it began with.

use super::sample::Sample;

/// A feature's weight on a full and on an empty board, in hundredths of a bia.
pub type Pair = [i16; 2];

/// Share of the result in what is foretold; the rest is the search's estimate, which is less
/// noisy and less true.
const RESULT: f32 = 0.5;
/// Learning rate of the first pass in hundredths of a bia; it falls to a twentieth.
const RATE: f32 = 3.0;
const RATE_FALL: f32 = 0.05;
const FADE: f32 = 0.9;
const FADE_SQUARE: f32 = 0.999;
/// Passes between two reports.
const TOLD: u32 = 50;

/// What a fit gave.
#[derive(Clone, Debug, PartialEq)]
pub struct Fitted {
    /// By feature number.
    pub weights: Vec<Pair>,
    /// Mean loss with the weights it began with.
    pub loss_before: f32,
    /// Mean loss in the end, rounding aside.
    pub loss: f32,
    /// Hundredths of a bia that raise the odds e-fold.
    pub scale: f32,
}

/// What is foretold: the chance of White's result, by the evaluation.
struct Goal<'a> {
    samples: &'a [Sample],
    scale: f32,
}

/// How to fit.
#[derive(Clone, Copy, Debug)]
pub struct Effort {
    /// Passes over all samples.
    pub passes: u32,
    /// A weight strays by about so much where the games say little, in hundredths of a bia.
    pub stray: f32,
    /// Games that the samples come from: positions of one game share its result, so they count
    /// together as one.
    pub games: u32,
}

/// Fits weights to samples, beginning with some.
pub fn fit(
    samples: &[Sample],
    start: &[Pair],
    effort: Effort,
    report: &mut dyn FnMut(&str),
) -> Fitted {
    let start: Vec<f32> = start.iter().flatten().map(|w| f32::from(*w)).collect();
    let goal = Goal {
        samples,
        scale: best_scale(samples, &start),
    };
    let mut weights = start.clone();
    let mut gradient = vec![0.0; weights.len()];
    let (mut mean, mut square) = (gradient.clone(), gradient.clone());
    let loss_before = goal.descend(&weights, &mut gradient);
    report(&format!("scale {:.0}, loss {loss_before:.6}", goal.scale));
    let hold = 1.0 / (effort.stray * effort.stray * effort.games.max(1) as f32);
    // The loss is measured in chances, the weights in hundredths of a bia.
    let hold = hold * 2.0 / goal.scale;
    let passes = effort.passes;
    for (step, pass) in (1_i32..).zip(1..=passes) {
        gradient.fill(0.0);
        let loss = goal.descend(&weights, &mut gradient);
        if pass % TOLD == 0 {
            report(&format!("pass {pass}, loss {loss:.6}"));
        }
        let rate = RATE * RATE_FALL.powf(pass as f32 / passes as f32);
        let correct = 1.0 / (1.0 - FADE.powi(step));
        let correct_square = 1.0 / (1.0 - FADE_SQUARE.powi(step));
        for at in 0..weights.len() {
            let slope = gradient[at] + hold * (weights[at] - start[at]);
            mean[at] = FADE * mean[at] + (1.0 - FADE) * slope;
            square[at] = FADE_SQUARE * square[at] + (1.0 - FADE_SQUARE) * slope * slope;
            let change = mean[at] * correct / ((square[at] * correct_square).sqrt() + 1e-9);
            weights[at] -= rate * change;
        }
    }
    let loss = goal.descend(&weights, &mut gradient);
    Fitted {
        weights: weights
            .chunks_exact(2)
            .map(|pair| [pair[0].round() as i16, pair[1].round() as i16])
            .collect(),
        loss_before,
        loss,
        scale: goal.scale,
    }
}

/// Mean loss of what weights foretell of samples under a scale.
pub fn loss(samples: &[Sample], weights: &[Pair], scale: f32) -> f32 {
    let weights: Vec<f32> = weights.iter().flatten().map(|w| f32::from(*w)).collect();
    Goal { samples, scale }.loss(&weights)
}

/// The scale under which the weights foretell best, so that a bia stays worth about a hundred.
fn best_scale(samples: &[Sample], weights: &[f32]) -> f32 {
    let scales = (10..=60).map(|tens| tens as f32 * 10.0);
    let judged = scales.map(|scale| (Goal { samples, scale }.loss(weights), scale));
    judged
        .min_by(|(a, _), (b, _)| a.total_cmp(b))
        .map_or(200.0, |(_, scale)| scale)
}

impl Goal<'_> {
    fn loss(&self, weights: &[f32]) -> f32 {
        let losses = self.samples.iter().map(|sample| {
            let chance = self.chance(value(sample, weights));
            f64::from(entropy(self.target(sample), chance))
        });
        (losses.sum::<f64>() / self.samples.len().max(1) as f64) as f32
    }

    /// Adds the mean loss's gradient; answers the mean loss.
    fn descend(&self, weights: &[f32], gradient: &mut [f32]) -> f32 {
        let share = 1.0 / (self.samples.len().max(1) as f32 * self.scale);
        let mut loss = 0.0;
        for sample in self.samples {
            let (target, chance) = (self.target(sample), self.chance(value(sample, weights)));
            loss += f64::from(entropy(target, chance));
            let slope = (chance - target) * share;
            let (full, empty) = (slope * sample.full, slope * (1.0 - sample.full));
            for &(feature, times) in &sample.features {
                let at = 2 * usize::from(feature);
                gradient[at] += full * f32::from(times);
                gradient[at + 1] += empty * f32::from(times);
            }
        }
        (loss / self.samples.len().max(1) as f64) as f32
    }

    fn target(&self, sample: &Sample) -> f32 {
        RESULT * sample.result + (1.0 - RESULT) * self.chance(sample.score)
    }

    fn chance(&self, value: f32) -> f32 {
        1.0 / (1.0 + (-value / self.scale).exp())
    }
}

/// The evaluation, White's view.
fn value(sample: &Sample, weights: &[f32]) -> f32 {
    let (mut full, mut empty) = (0.0, 0.0);
    for &(feature, times) in &sample.features {
        let at = 2 * usize::from(feature);
        full += weights[at] * f32::from(times);
        empty += weights[at + 1] * f32::from(times);
    }
    full * sample.full + empty * (1.0 - sample.full)
}

fn entropy(target: f32, chance: f32) -> f32 {
    let chance = chance.clamp(1e-6, 1.0 - 1e-6);
    -(target * chance.ln() + (1.0 - target) * (1.0 - chance).ln())
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Whoever has feature 1 more wins three games of four, as the search expects; feature 0 says
    /// nothing.
    #[test]
    fn the_feature_that_wins_is_found() {
        let sample = |times, result| Sample {
            features: Box::new([(0, 1), (1, times)]),
            full: 1.0,
            score: 100.0 * f32::from(times),
            result,
        };
        let samples: Vec<Sample> = (0..400)
            .map(|at| {
                let times = if at % 2 == 0 { 1 } else { -1 };
                let wins = (at / 2 % 4 != 0) == (times > 0);
                sample(times, f32::from(u8::from(wins)))
            })
            .collect();
        let effort = Effort {
            passes: 400,
            stray: 50.0,
            games: 400,
        };
        let fitted = fit(&samples, &[[0, 0], [50, 50]], effort, &mut |_| {});
        let [useless, useful] = [fitted.weights[0][0], fitted.weights[1][0]];
        assert!(useless.abs() < 10 && useful > 55, "{fitted:?}");
        assert_eq!(fitted.weights[1][1], 50, "an empty board was never seen");
    }
}
