//! What a screen shows: records that are ready to draw.
//!
//! A record holds finished text in the player's language, ids to send back and boxes already
//! projected to the screen. A shell maps a record to native widgets and decides nothing.
//! This module must not change state; `app` builds these records from its model.

pub mod look;
pub mod part;
pub mod screen;

pub use look::{Look, Role};
pub use part::*;
pub use screen::*;
