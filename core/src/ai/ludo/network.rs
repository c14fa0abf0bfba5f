//! The win model: a small network from features to the chance to win, and its file format.
//!
//! One hidden layer beside a straight way from inputs to the output. A file is `SNKW`, then
//! version, inputs and hidden units as little-endian `u32`, then every weight as the upper half of
//! its `f32` (bfloat16), little-endian.

use thiserror::Error;

use super::features::Features;

/// Hidden units.
pub const HIDDEN: usize = 32;
const MAGIC: &[u8; 4] = b"SNKW";
const VERSION: u32 = 1;
const HEADER: usize = 16;

/// One input's weights: to the hidden units, and straight to the output.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Input {
    /// To the hidden units.
    pub hidden: [f32; HIDDEN],
    /// Straight to the output.
    pub straight: f32,
}

/// The network.
#[derive(Clone, Debug, PartialEq)]
pub struct Network {
    /// By input.
    pub inputs: Vec<Input>,
    /// Bias of the hidden units and of the output.
    pub bias: Input,
    /// From the hidden units to the output.
    pub output: [f32; HIDDEN],
}

/// A weights file that cannot be read.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum WeightsError {
    /// Not a weights file.
    #[error("not a weights file")]
    Magic,
    /// Of another version or shape.
    #[error("weights of another shape: version {version}, {hidden} hidden units")]
    Shape {
        /// Version in the file.
        version: u32,
        /// Hidden units in the file.
        hidden: u32,
    },
    /// Shorter or longer than its header says.
    #[error("weights file of {0} bytes, which its header does not allow")]
    Length(usize),
}

impl Network {
    /// A network whose hidden layer is still to be filled; every weight is 0.
    pub fn zero(inputs: usize) -> Network {
        let none = Input {
            hidden: [0.0; HIDDEN],
            straight: 0.0,
        };
        Network {
            inputs: vec![none; inputs],
            bias: none,
            output: [0.0; HIDDEN],
        }
    }

    /// The hidden units' activation.
    pub fn hidden(&self, features: &Features) -> [f32; HIDDEN] {
        let mut sums = self.bias.hidden;
        for &(index, value) in features {
            let weights = &self.inputs[usize::from(index)].hidden;
            for (sum, weight) in sums.iter_mut().zip(weights) {
                *sum += value * weight;
            }
        }
        sums.map(|sum| sum.max(0.0))
    }

    /// The chance to win, 0 to 1.
    pub fn chance(&self, features: &Features) -> f32 {
        self.chance_of(features, &self.hidden(features))
    }

    /// The chance to win where the hidden units are known.
    pub fn chance_of(&self, features: &Features, hidden: &[f32; HIDDEN]) -> f32 {
        let straight = features
            .iter()
            .map(|&(index, value)| value * self.inputs[usize::from(index)].straight)
            .sum::<f32>();
        let bent: f32 = hidden
            .iter()
            .zip(&self.output)
            .map(|(unit, weight)| unit * weight)
            .sum();
        1.0 / (1.0 + (-(self.bias.straight + straight + bent)).exp())
    }

    /// Every weight in the file's order.
    pub fn weights(&self) -> impl Iterator<Item = f32> {
        let rows = self.inputs.iter().chain([&self.bias]);
        rows.flat_map(|row| row.hidden.into_iter().chain([row.straight]))
            .chain(self.output)
    }

    /// Every weight in the file's order, to change.
    pub fn weights_mut(&mut self) -> impl Iterator<Item = &mut f32> {
        let rows = self.inputs.iter_mut().chain([&mut self.bias]);
        let rows = rows.flat_map(|row| row.hidden.iter_mut().chain([&mut row.straight]));
        rows.chain(&mut self.output)
    }

    /// Writes the file.
    pub fn to_bytes(&self) -> Vec<u8> {
        let mut bytes = MAGIC.to_vec();
        for number in [VERSION, self.inputs.len() as u32, HIDDEN as u32] {
            bytes.extend(number.to_le_bytes());
        }
        for weight in self.weights() {
            // Adding half of what is cut off rounds to the nearest.
            let bits = weight.to_bits().wrapping_add(0x8000);
            bytes.extend(((bits >> 16) as u16).to_le_bytes());
        }
        bytes
    }

    /// Reads a file.
    ///
    /// # Errors
    ///
    /// [`WeightsError`] when the bytes are no weights of this shape.
    pub fn from_bytes(bytes: &[u8]) -> Result<Network, WeightsError> {
        if bytes.len() < HEADER || !bytes.starts_with(MAGIC) {
            return Err(WeightsError::Magic);
        }
        let number = |at: usize| {
            bytes[at..at + 4]
                .iter()
                .rev()
                .fold(0_u32, |sum, &byte| sum << 8 | u32::from(byte))
        };
        let (version, inputs, hidden) = (number(4), number(8) as usize, number(12));
        if version != VERSION || hidden as usize != HIDDEN {
            return Err(WeightsError::Shape { version, hidden });
        }
        let weights = bytes[HEADER..].chunks_exact(2);
        if inputs > 1 << 16 || weights.len() != (inputs + 1) * (HIDDEN + 1) + HIDDEN {
            return Err(WeightsError::Length(bytes.len()));
        }
        let mut network = Network::zero(inputs);
        for (weight, half) in network.weights_mut().zip(weights) {
            *weight = f32::from_bits(u32::from(half[1]) << 24 | u32::from(half[0]) << 16);
        }
        Ok(network)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_network_survives_its_file_and_broken_files_are_refused() {
        let mut network = Network::zero(3);
        for (at, weight) in network.weights_mut().enumerate() {
            *weight = at as f32 - 7.5;
        }
        let bytes = network.to_bytes();
        let back = Network::from_bytes(&bytes).unwrap();
        let off = |(a, b): (f32, f32)| (a - b).abs() > a.abs() / 256.0;
        assert!(!back.weights().zip(network.weights()).any(off));
        assert_eq!(Network::from_bytes(b"SNK"), Err(WeightsError::Magic));
        let cut = &bytes[..bytes.len() - 1];
        assert_eq!(
            Network::from_bytes(&cut[..cut.len() - 1]),
            Err(WeightsError::Length(cut.len() - 1))
        );
        let mut newer = bytes;
        newer[4] = 2;
        assert_eq!(
            Network::from_bytes(&newer),
            Err(WeightsError::Shape {
                version: 2,
                hidden: 32
            })
        );
    }

    #[test]
    fn the_chance_follows_both_ways_to_the_output() {
        let mut network = Network::zero(2);
        let features = Features::from_iter([(1, 2.0)]);
        assert!((network.chance(&features) - 0.5).abs() < 1e-6);
        network.inputs[1].straight = 0.5;
        let straight = network.chance(&features);
        assert!((straight - 0.731_06).abs() < 1e-4, "{straight}");
        network.inputs[1].hidden[3] = 1.0;
        network.output[3] = -0.5;
        assert!((network.chance(&features) - 0.5).abs() < 1e-6);
    }
}
