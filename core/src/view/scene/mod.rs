//! A picture as bytes: what a shell paints without knowing what it shows.
//!
//! All values are little-endian and 4 bytes wide; a 64-bit value is two of them, low word first.
//! Coordinates are dp in the board area, already projected.
//!
//! | part | fields |
//! |---|---|
//! | header | magic `SNKS`, version u32 = 1, revision u64, motion u64, until f32 (ms from the motion's start until which the picture changes; 0 = still), width f32, height f32, number of layers u32 |
//! | layer | kind u32 ([`Kind`]), revision u64 (equal revision = equal content), number of commands u32, length of the commands in bytes u32, commands |
//! | command 1, fill | paint, path |
//! | command 2, stroke | paint, width f32, dash on f32, dash off f32 (0, 0 = solid), path; round caps and joins |
//! | command 3, text | paint, x f32, y f32 (baseline), size f32, align u32 (0 left, 1 centre, 2 right), bold u32, length in bytes u32, UTF-8 padded with zeros to 4 |
//! | paint 0, solid | role u32, alpha f32 |
//! | paint 1, linear gradient | x0 y0 x1 y1 f32, number of stops u32, stops (offset f32, role u32, alpha f32) |
//! | path | number of verbs u32, verbs: 0 move x y · 1 line x y · 2 quad x1 y1 x y · 3 cubic x1 y1 x2 y2 x y · 4 close |
//!
//! Paths are filled by the non-zero rule. A command begins with its number, a paint with its kind.
//! Start with [`Layer`] to write and [`decode`] to read. This module knows no game.

mod read;
#[cfg(test)]
mod tests;
mod write;

pub use read::{Command, Decoded, DecodedLayer, Ink, SceneError, Verb, decode};
pub use write::{Header, Layer, Line, Paint, Pen, Stop, Words, assemble};

/// First four bytes of every scene.
pub const MAGIC: u32 = u32::from_le_bytes(*b"SNKS");
/// Version of the format.
pub const VERSION: u32 = 1;

/// Which layer; a shell paints them in this order and may keep a painted one by its revision.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
#[repr(u32)]
pub enum Kind {
    /// The board itself.
    Board,
    /// Marks that lie on the board.
    Marks,
    /// Pieces and die.
    Pieces,
    /// Marks above everything.
    Overlay,
}

/// Where a text stands relative to its x.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(u32)]
pub enum Align {
    /// Begins at x.
    Left,
    /// Centred on x.
    Centre,
    /// Ends at x.
    Right,
}
