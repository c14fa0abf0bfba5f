//! The Adam optimiser over a network's weights.

use sanuk_core::ai::ludo::Network;

const FADE: f32 = 0.9;
const FADE_SQUARE: f32 = 0.999;
const TINY: f32 = 1e-8;

/// Moments of every weight's gradient.
pub struct Adam {
    mean: Vec<f32>,
    square: Vec<f32>,
    steps: i32,
}

impl Adam {
    /// For a network of this shape.
    pub fn new(network: &Network) -> Adam {
        let weights = network.weights().count();
        Adam {
            mean: vec![0.0; weights],
            square: vec![0.0; weights],
            steps: 0,
        }
    }

    /// Moves the weights against the gradient and clears it.
    pub fn step(&mut self, network: &mut Network, gradient: &mut Network, rate: f32) {
        self.steps += 1;
        let correct = 1.0 / (1.0 - FADE.powi(self.steps));
        let correct_square = 1.0 / (1.0 - FADE_SQUARE.powi(self.steps));
        let moments = self.mean.iter_mut().zip(&mut self.square);
        let weights = network.weights_mut().zip(gradient.weights_mut());
        for ((weight, slope), (mean, square)) in weights.zip(moments) {
            *mean = FADE * *mean + (1.0 - FADE) * *slope;
            *square = FADE_SQUARE * *square + (1.0 - FADE_SQUARE) * *slope * *slope;
            *weight -= rate * *mean * correct / ((*square * correct_square).sqrt() + TINY);
            *slope = 0.0;
        }
    }
}
