//! Which trained weights judge a game.
//!
//! Weights are made by the training program (`train ludo`) and read once a process. There is a
//! model for every family of block rules and every number of seats, and one for the strip, the
//! fitted board of two seats; all other options are seen by the features, which the rules in force
//! compute. `weights/README.md` says how each was trained.

use std::sync::OnceLock;

use miniz_oxide::inflate::decompress_to_vec;

use super::{features::feature_count, network::Network};
use crate::ludo::{Blocks, BoardChoice, State};

/// One weights file, as `build.rs` has packed it.
struct Model {
    seats: usize,
    packed: &'static [u8],
    network: OnceLock<Option<Network>>,
}

impl Model {
    const fn new(seats: usize, packed: &'static [u8]) -> Model {
        Model {
            seats,
            packed,
            network: OnceLock::new(),
        }
    }

    /// The network, if its file fits the features of so many seats.
    fn network(&'static self) -> Option<&'static Network> {
        let read = || {
            let bytes = decompress_to_vec(self.packed).ok()?;
            let network = Network::from_bytes(&bytes).ok()?;
            (network.inputs.len() == feature_count(self.seats)).then_some(network)
        };
        self.network.get_or_init(read).as_ref()
    }
}

macro_rules! model {
    ($name:literal, $seats:literal) => {
        Model::new(
            $seats,
            include_bytes!(concat!(
                env!("OUT_DIR"),
                "/src/ai/ludo/weights/",
                $name,
                "-",
                $seats,
                ".bin"
            )),
        )
    };
}

/// The models of a family for two, three and four seats.
macro_rules! family {
    ($name:literal) => {
        [model!($name, 2), model!($name, 3), model!($name, 4)]
    };
}

static STOP: [Model; 3] = family!("stop");
static PASS: [Model; 3] = family!("pass");
static NONE: [Model; 3] = family!("none");
static NO_OVERTAKE: [Model; 3] = family!("no_overtake");
/// On the strip of two seats the way is so much shorter that what holds on the cross misleads.
static STRIP: Model = model!("fit", 2);

/// The model for a game; `None` where its file is not of the shape that the features have.
pub(super) fn network(state: &State) -> Option<&'static Network> {
    let seats = state.seats().len();
    if seats == STRIP.seats && state.rules().board == BoardChoice::Fit {
        return STRIP.network();
    }
    let family = match state.rules().blocks {
        Blocks::Stop => &STOP,
        Blocks::StopAndPass => &PASS,
        Blocks::Nothing => &NONE,
        Blocks::NoOvertaking => &NO_OVERTAKE,
    };
    family.get(seats.checked_sub(2)?)?.network()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ludo::{Color, RuleSet, Seats};

    #[test]
    fn every_family_and_number_of_seats_has_a_model_of_its_own_that_fits() {
        let mut seen: Vec<*const Network> = Vec::new();
        for blocks in ["stop", "pass", "none", "no_overtake"] {
            for seats in [Seats::TWO, Seats::THREE, Seats::FOUR] {
                let rules = format!("B+block={blocks}").parse::<RuleSet>();
                let rules = rules.unwrap_or_else(|error| panic!("{blocks}: {error}"));
                let state = State::new(rules, seats, Color::Red).unwrap();
                let network = network(&state).unwrap_or_else(|| panic!("{blocks} {seats}"));
                assert!(!seen.contains(&std::ptr::from_ref(network)));
                seen.push(network);
            }
        }
        for rules in ["B+board=fit", "A+board=fit"] {
            let rules = rules.parse::<RuleSet>().unwrap();
            let strip = network(&State::new(rules, Seats::TWO, Color::Red).unwrap()).unwrap();
            assert!(!seen.contains(&std::ptr::from_ref(strip)));
        }
    }
}
