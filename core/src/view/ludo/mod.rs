//! Ludo drawn and hit-tested.
//!
//! Owns where everything of a Ludo board lies on its plane and what it looks like. Knows the rules'
//! types, decides no rule and changes nothing. Start with [`LudoScene`]: [`LudoScene::encode`]
//! draws it, [`LudoScene::hit`] tells what a finger meant.

mod arrange;
mod board;
mod die;
mod ground;
mod hit;
mod marks;
mod motion;
mod pawn;
mod scene;
#[cfg(test)]
mod tests;

pub use arrange::Stand;
pub use ground::spot;
pub use hit::{Candidate, LudoTarget};
pub use motion::{LudoMotion, Move};
pub use pawn::{Paints, paints};
pub use scene::{Destination, LudoScene, Man};
