//! A position as the evaluation counts it.

use sanuk_core::ai::makruk::{FULL, Tally, phase, tally};
use sanuk_core::makruk::{Position, Role, Side};

/// A quiet position of a game.
#[derive(Clone, Debug, PartialEq)]
pub struct Sample {
    /// Features with how often White has them more than Black.
    pub features: Box<[(u16, i8)]>,
    /// How full the board is, 0 to 1.
    pub full: f32,
    /// The search's estimate in hundredths of a bia, White's view.
    pub score: f32,
    /// White's result: 1, ½ or 0.
    pub result: f32,
}

#[derive(Default)]
struct Counted(Vec<(u16, i8)>);

impl Tally for Counted {
    fn add(&mut self, side: Side, feature: usize, times: i32) {
        let signed = if side == Side::White { times } else { -times };
        self.0.push((feature as u16, signed as i8));
    }
}

impl Sample {
    /// Counts a position; `None` where a bare khun is judged by rules, not by weights.
    pub fn new(position: &Position, score: i32) -> Option<Sample> {
        let bare = Side::ALL.iter().any(|side| position.is_bare(*side));
        if bare && position.role(Role::Bia).is_empty() {
            return None;
        }
        let mut counted = Counted::default();
        tally(position, &mut counted);
        Some(Sample {
            features: merged(counted.0),
            full: phase(position) as f32 / FULL as f32,
            score: score as f32,
            result: 0.5,
        })
    }
}

/// One entry a feature, those that cancel out left away.
fn merged(mut features: Vec<(u16, i8)>) -> Box<[(u16, i8)]> {
    features.sort_unstable_by_key(|(feature, _)| *feature);
    let mut merged: Vec<(u16, i8)> = Vec::with_capacity(features.len());
    for (feature, times) in features {
        match merged.last_mut() {
            Some((last, sum)) if *last == feature => *sum += times,
            _ => merged.push((feature, times)),
        }
    }
    merged.retain(|(_, times)| *times != 0);
    merged.into_boxed_slice()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn equal_sides_cancel_out_but_for_the_move() {
        let sample = Sample::new(&Position::start(), 0).unwrap();
        // Khun and met stand crosswise, so their squares remain; materials do not.
        assert!(sample.features.iter().all(|(feature, _)| *feature > 4));
        assert!((sample.full - 1.0).abs() < 1e-6);
    }

    #[test]
    fn a_bare_khun_is_not_learned_from() {
        let bare = "4k3/8/8/8/8/8/8/R3K3 w".parse().unwrap();
        assert_eq!(Sample::new(&bare, 900), None);
        let with_bia = "4k3/8/8/8/8/P7/8/R3K3 w".parse().unwrap();
        assert!(Sample::new(&with_bia, 900).is_some());
    }
}
