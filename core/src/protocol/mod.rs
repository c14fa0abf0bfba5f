//! What travels between app and server: invite codes and links, frames and bodies.
//!
//! Shared by both sides, so that neither can read what the other one does not write. Must not open
//! a socket. Start with [`link::read`] for what a person taps or types.

pub mod code;
pub mod frame;
pub mod http;
pub mod link;
pub mod name;
pub mod repair;

pub use code::{Code, CodeError};
pub use frame::{ClientFrame, FrameError, ServerFrame};
pub use link::{Invitation, LinkError, ServerAddress, ServerAddressError};
pub use name::{NameError, PlayerName, SeatName};
pub use repair::Repair;
