//! The learned player ("hard"): takes the move after which its win model sees the best chance.

use arrayvec::ArrayVec;

use super::{features::View, network::Network};
use crate::{
    ai::{Budget, ComputerPlayer, Lot, Stop},
    ludo::{Color, Die, Event, Phase, PieceIndex, State},
};

/// A player that judges by a network.
#[derive(Clone, Debug)]
pub struct Learned<N> {
    network: N,
    /// Moves whose chances differ by less are looked at one roll deeper.
    close: f32,
}

impl<N: std::borrow::Borrow<Network>> Learned<N> {
    /// Judges by this network, made for as many seats as the games will have. Moves closer than
    /// `close` to the best are compared again after the next roll of every face.
    pub fn new(network: N, close: f32) -> Learned<N> {
        Learned { network, close }
    }

    /// The chance that `color` wins, by the model; exact where the first has won.
    pub fn chance(&self, state: &State, color: Color) -> f32 {
        chance(self.network.borrow(), state, color)
    }
}

/// The chance that `color` wins, by a network; exact where the first has won.
pub(super) fn chance(network: &Network, state: &State, color: Color) -> f32 {
    match state.winner() {
        Some(winner) => f32::from(u8::from(winner == color)),
        None => network.chance(&View::new(state).features(color)),
    }
}

/// The states after each choice, with the piece.
pub(super) fn afterwards(state: &State) -> ArrayVec<(PieceIndex, State), 4> {
    let choices = state.choices();
    let after = choices.iter().filter_map(|found| {
        let mut after = *state;
        after.apply(Event::Moved { piece: found.piece }).ok()?;
        Some((found.piece, after))
    });
    after.collect()
}

/// The mean chance of `color` over the next roll, the seat that rolls choosing for itself.
pub(super) fn expected(network: &Network, state: &State, color: Color) -> f32 {
    if !matches!(state.phase(), Phase::Roll { .. }) {
        return chance(network, state, color);
    }
    let after_face = |die: Die| {
        let mut rolled = *state;
        if rolled.apply(Event::Rolled { die }).is_err() {
            return chance(network, state, color);
        }
        if rolled.apply(Event::Passed).is_ok() {
            return chance(network, &rolled, color);
        }
        let chooser = rolled.turn();
        let judged = afterwards(&rolled).into_iter().map(|(_, after)| {
            let own = chance(network, &after, chooser);
            (own, after)
        });
        let best = judged.max_by(|(a, _), (b, _)| a.total_cmp(b));
        best.map_or(0.0, |(own, after)| {
            if chooser == color {
                own
            } else {
                chance(network, &after, color)
            }
        })
    };
    Die::ALL.map(after_face).iter().sum::<f32>() / 6.0
}

impl<N: std::borrow::Borrow<Network> + Send> ComputerPlayer<State> for Learned<N> {
    type Choice = PieceIndex;

    fn choose(&mut self, state: &State, seed: u64, _: Budget, stop: &Stop) -> Option<PieceIndex> {
        let (network, color) = (self.network.borrow(), state.turn());
        let moves = afterwards(state);
        if moves.len() < 2 {
            return moves.first().map(|&(piece, _)| piece);
        }
        let mut judged: ArrayVec<(f32, PieceIndex, State), 4> = moves
            .into_iter()
            .map(|(piece, after)| (chance(network, &after, color), piece, after))
            .collect();
        let best = highest(&judged);
        judged.retain(|(chance, ..)| *chance >= best - self.close);
        if judged.len() > 1 && self.close > 0.0 {
            for (chance, _, after) in &mut judged {
                if stop.stopped() {
                    return None;
                }
                *chance = expected(network, after, color);
            }
        }
        let best = highest(&judged);
        judged.retain(|(chance, ..)| *chance >= best);
        let drawn = Lot::new(seed).below(judged.len().max(1));
        judged.get(drawn).map(|&(_, piece, _)| piece)
    }
}

fn highest(judged: &[(f32, PieceIndex, State)]) -> f32 {
    judged
        .iter()
        .map(|(chance, ..)| *chance)
        .fold(f32::NEG_INFINITY, f32::max)
}
