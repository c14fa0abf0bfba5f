//! What a screen shows: records that are ready to draw.
//!
//! A record holds finished text in the player's language, ids to send back and boxes already
//! projected to the screen. A shell maps a record to native widgets and decides nothing.
//! This module must not change state; `app` builds these records from its model.

pub mod camera;
pub(crate) mod graph;
pub mod hit;
pub mod look;
pub mod ludo;
pub mod makruk;
pub mod motion;
pub mod online;
pub mod palette;
pub mod part;
pub mod plain;
pub(crate) mod present;
pub mod qr;
pub mod review;
pub mod scene;
pub mod screen;
pub mod shape;
pub mod turned;

pub use look::{Look, Role};
pub use online::*;
pub use part::*;
pub use present::{say_broken_record, say_fen_fault};
pub use review::*;
pub use screen::*;
