//! Which trained weights judge a game.
//!
//! Weights are made by the training program (`train ludo`) and read once a process. There are
//! two models, of the stop-only rules with two and with four seats; they judge every other rule
//! set too, from features that the rules in force compute. Three seats are four with one away.
//!
//! `stop-2` is what `train ludo stop 2 60000` wrote after 25,000 games (4 minutes), `stop-4` the
//! end of `train ludo stop 4 10000` (17 minutes); both on one busy core of a server.

use std::sync::OnceLock;

use super::{features::feature_count, network::Network};
use crate::ludo::Seats;

/// One weights file.
struct Model {
    bytes: &'static [u8],
    network: OnceLock<Option<Network>>,
}

impl Model {
    const fn new(bytes: &'static [u8]) -> Model {
        Model {
            bytes,
            network: OnceLock::new(),
        }
    }

    /// The network, if its file fits the features of so many seats.
    fn network(&'static self, seats: usize) -> Option<&'static Network> {
        let read = || {
            let network = Network::from_bytes(self.bytes).ok()?;
            (network.inputs.len() == feature_count(seats)).then_some(network)
        };
        self.network.get_or_init(read).as_ref()
    }
}

static TWO: Model = Model::new(include_bytes!("weights/stop-2.bin"));
static FOUR: Model = Model::new(include_bytes!("weights/stop-4.bin"));

/// The model for a game; `None` where its file is not of the shape that the features have.
pub(super) fn network(seats: Seats) -> Option<&'static Network> {
    let model = if seats.len() == 2 { &TWO } else { &FOUR };
    model.network(seats.len())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_number_of_seats_has_a_model_that_fits() {
        for seats in [Seats::TWO, Seats::THREE, Seats::FOUR] {
            assert!(network(seats).is_some(), "{seats}");
        }
    }
}
