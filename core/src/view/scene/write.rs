//! Writes layers and whole scenes.

use super::{Align, Kind, MAGIC, VERSION};
use crate::view::camera::Dot;
use crate::view::look::Role;

/// A stop of a gradient: offset 0 to 1, colour, opacity.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Stop(pub f32, pub Role, pub f32);

/// What a path is painted with.
#[derive(Clone, Copy, Debug)]
pub enum Paint<'a> {
    /// One colour with an opacity.
    Solid(Role, f32),
    /// A linear gradient between two points.
    Linear(Dot, Dot, &'a [Stop]),
}

impl From<Role> for Paint<'_> {
    fn from(role: Role) -> Self {
        Self::Solid(role, 1.0)
    }
}

/// How a path is stroked, in dp.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Line {
    /// Width.
    pub width: f64,
    /// Length of dashes and gaps; zeros for a solid line.
    pub dash: [f64; 2],
}

impl Line {
    /// A solid line.
    pub fn solid(width: f64) -> Self {
        Self {
            width,
            dash: [0.0, 0.0],
        }
    }
}

/// A piece of text: where its baseline stands and how large it is, in dp.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Words<'a> {
    /// The text.
    pub text: &'a str,
    /// Point on the baseline.
    pub at: Dot,
    /// Size of the type.
    pub size: f64,
    /// Alignment.
    pub align: Align,
    /// Bold.
    pub bold: bool,
}

/// The commands of one layer, being written.
#[derive(Clone, Debug)]
pub struct Layer {
    kind: Kind,
    commands: u32,
    bytes: Vec<u8>,
}

impl Layer {
    /// An empty layer.
    pub fn new(kind: Kind) -> Self {
        Self {
            kind,
            commands: 0,
            bytes: Vec::with_capacity(64 * 1024),
        }
    }

    /// Fills a path.
    pub fn fill<'a>(&mut self, paint: impl Into<Paint<'a>>, path: impl FnOnce(&mut Pen)) {
        self.begin(1, paint.into());
        self.path(path);
    }

    /// Strokes a path.
    pub fn stroke<'a>(
        &mut self,
        paint: impl Into<Paint<'a>>,
        line: Line,
        path: impl FnOnce(&mut Pen),
    ) {
        self.begin(2, paint.into());
        for value in [line.width, line.dash[0], line.dash[1]] {
            put_float(&mut self.bytes, value);
        }
        self.path(path);
    }

    /// Writes a text.
    pub fn text<'a>(&mut self, paint: impl Into<Paint<'a>>, words: &Words<'_>) {
        self.begin(3, paint.into());
        for value in [words.at.x, words.at.y, words.size] {
            put_float(&mut self.bytes, value);
        }
        for value in [
            words.align as u32,
            u32::from(words.bold),
            words.text.len() as u32,
        ] {
            put(&mut self.bytes, value);
        }
        self.bytes.extend_from_slice(words.text.as_bytes());
        self.bytes.resize(self.bytes.len().next_multiple_of(4), 0);
    }

    /// A number that is equal for equal content.
    pub fn revision(&self) -> u64 {
        let start = 0x9E37_79B9_7F4A_7C15 ^ self.kind as u64 ^ (u64::from(self.commands) << 8);
        let mix =
            |hash: u64, word: u64| (hash.rotate_left(5) ^ word).wrapping_mul(0x517C_C1B7_2722_0A95);
        let (words, rest) = self.bytes.as_chunks::<8>();
        let hash = words
            .iter()
            .fold(start, |hash, word| mix(hash, u64::from_le_bytes(*word)));
        let tail = rest
            .iter()
            .fold(0, |word, byte| (word << 8) | u64::from(*byte));
        mix(mix(hash, tail), self.bytes.len() as u64)
    }

    fn begin(&mut self, op: u32, paint: Paint<'_>) {
        self.commands += 1;
        let bytes = &mut self.bytes;
        put(bytes, op);
        match paint {
            Paint::Solid(role, alpha) => {
                put(bytes, 0);
                put(bytes, role as u32);
                put(bytes, alpha.to_bits());
            }
            Paint::Linear(from, to, stops) => {
                put(bytes, 1);
                for value in [from.x, from.y, to.x, to.y] {
                    put_float(bytes, value);
                }
                put(bytes, stops.len() as u32);
                for stop in stops {
                    put(bytes, stop.0.to_bits());
                    put(bytes, stop.1 as u32);
                    put(bytes, stop.2.to_bits());
                }
            }
        }
    }

    fn path(&mut self, path: impl FnOnce(&mut Pen)) {
        let at = self.bytes.len();
        put(&mut self.bytes, 0);
        let mut pen = Pen {
            bytes: &mut self.bytes,
            verbs: 0,
        };
        path(&mut pen);
        let verbs = pen.verbs;
        self.bytes[at..at + 4].copy_from_slice(&verbs.to_le_bytes());
    }
}

/// Draws a path into a layer.
pub struct Pen<'a> {
    bytes: &'a mut Vec<u8>,
    verbs: u32,
}

impl Pen<'_> {
    /// Begins a part of the path.
    pub fn start(&mut self, at: Dot) {
        self.verb(0, [at]);
    }

    /// A straight line.
    pub fn line(&mut self, to: Dot) {
        self.verb(1, [to]);
    }

    /// A quadratic curve.
    pub fn quad(&mut self, control: Dot, to: Dot) {
        self.verb(2, [control, to]);
    }

    /// A cubic curve.
    pub fn cubic(&mut self, first: Dot, second: Dot, to: Dot) {
        self.verb(3, [first, second, to]);
    }

    /// Closes the part.
    pub fn close(&mut self) {
        self.verb(4, []);
    }

    /// Writes a verb with its points as one block: this is where most bytes come from.
    fn verb<const N: usize>(&mut self, verb: u32, points: [Dot; N]) {
        self.verbs += 1;
        let mut block = [0; 28];
        block[..4].copy_from_slice(&verb.to_le_bytes());
        let (places, _) = block[4..].as_chunks_mut::<8>();
        for (place, point) in places.iter_mut().zip(points) {
            let both = u64::from(float(point.x)) | u64::from(float(point.y)) << 32;
            *place = both.to_le_bytes();
        }
        self.bytes.extend_from_slice(&block[..4 + 8 * N]);
    }
}

/// What stands before the layers.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Header {
    /// Revision of the view that the scene belongs to.
    pub revision: u64,
    /// Number of the motion; a new one restarts the shell's clock.
    pub motion: u64,
    /// ms from the motion's start until which the picture changes; 0 = still.
    pub until: f64,
    /// Width in dp.
    pub width: f64,
    /// Height in dp.
    pub height: f64,
}

/// Puts a scene together.
pub fn assemble(header: &Header, layers: &[&Layer]) -> Vec<u8> {
    let length: usize = layers.iter().map(|layer| layer.bytes.len() + 20).sum();
    let mut bytes = Vec::with_capacity(40 + length);
    put(&mut bytes, MAGIC);
    put(&mut bytes, VERSION);
    put_wide(&mut bytes, header.revision);
    put_wide(&mut bytes, header.motion);
    for value in [header.until, header.width, header.height] {
        put_float(&mut bytes, value);
    }
    put(&mut bytes, layers.len() as u32);
    for layer in layers {
        put(&mut bytes, layer.kind as u32);
        put_wide(&mut bytes, layer.revision());
        put(&mut bytes, layer.commands);
        put(&mut bytes, layer.bytes.len() as u32);
        bytes.extend_from_slice(&layer.bytes);
    }
    bytes
}

fn put(bytes: &mut Vec<u8>, value: u32) {
    bytes.extend_from_slice(&value.to_le_bytes());
}

fn put_wide(bytes: &mut Vec<u8>, value: u64) {
    bytes.extend_from_slice(&value.to_le_bytes());
}

fn put_float(bytes: &mut Vec<u8>, value: f64) {
    put(bytes, float(value));
}

/// Rounds to a 64th of a dp, so that the same picture gives the same bytes on every machine. Adding
/// and taking away a number with no room for a fraction rounds faster than a call.
fn float(value: f64) -> u32 {
    const WHOLE: f64 = 6_755_399_441_055_744.0;
    let rounded = (value * 64.0 + WHOLE) - WHOLE;
    ((rounded / 64.0) as f32).to_bits()
}
