//! Reads a scene, trusting nothing: every length, role, number and padding byte is checked.

use super::{MAGIC, VERSION};
use crate::view::look::Role;
use thiserror::Error;

/// Why bytes are no scene.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum SceneError {
    /// The bytes end inside a value, or a length points past the end.
    #[error("the scene ends early, at byte {0}")]
    Short(usize),
    /// The first bytes are not `SNKS`.
    #[error("this is no scene")]
    Magic,
    /// Another version of the format.
    #[error("scene version {0} is unknown")]
    Version(u32),
    /// A value that has no meaning here.
    #[error("a value at byte {0} has no meaning")]
    Value(usize),
    /// Bytes follow the last layer.
    #[error("{0} bytes follow the scene")]
    Rest(usize),
}

/// A scene as read.
#[derive(Clone, Debug, PartialEq)]
pub struct Decoded {
    /// Revision of the view.
    pub revision: u64,
    /// Number of the motion.
    pub motion: u64,
    /// ms until which the picture changes.
    pub until: f32,
    /// Width in dp.
    pub width: f32,
    /// Height in dp.
    pub height: f32,
    /// Layers in order of painting.
    pub layers: Vec<DecodedLayer>,
}

/// A layer as read.
#[derive(Clone, Debug, PartialEq)]
pub struct DecodedLayer {
    /// Kind, 0 to 3.
    pub kind: u32,
    /// Revision.
    pub revision: u64,
    /// Commands in order of painting.
    pub commands: Vec<Command>,
}

/// What is painted with.
#[derive(Clone, Debug, PartialEq)]
pub enum Ink {
    /// One colour.
    Solid(Role, f32),
    /// From (x0, y0) to (x1, y1), stops with offset, role and alpha.
    Linear([f32; 4], Vec<(f32, Role, f32)>),
}

/// A command as read.
#[derive(Clone, Debug, PartialEq)]
pub enum Command {
    /// Fill a path.
    Fill(Ink, Vec<Verb>),
    /// Stroke a path: width, dash on, dash off.
    Stroke(Ink, [f32; 3], Vec<Verb>),
    /// Text: x, y, size; align; bold.
    Text(Ink, [f32; 3], u32, bool, String),
}

/// A step of a path.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Verb {
    /// Begin at a point.
    Move([f32; 2]),
    /// Line to a point.
    Line([f32; 2]),
    /// Quadratic curve.
    Quad([f32; 4]),
    /// Cubic curve.
    Cubic([f32; 6]),
    /// Close.
    Close,
}

/// Reads a scene.
///
/// # Errors
/// The first thing that is wrong, with its place.
pub fn decode(bytes: &[u8]) -> Result<Decoded, SceneError> {
    let mut reader = Reader { bytes, at: 0 };
    if reader.word()? != MAGIC {
        return Err(SceneError::Magic);
    }
    let version = reader.word()?;
    if version != VERSION {
        return Err(SceneError::Version(version));
    }
    let (revision, motion) = (reader.wide()?, reader.wide()?);
    let [until, width, height] = reader.floats()?;
    let count = reader.count(20)?;
    let layers = (0..count)
        .map(|_| reader.layer())
        .collect::<Result<_, _>>()?;
    match bytes.len() - reader.at {
        0 => Ok(Decoded {
            revision,
            motion,
            until,
            width,
            height,
            layers,
        }),
        rest => Err(SceneError::Rest(rest)),
    }
}

struct Reader<'a> {
    bytes: &'a [u8],
    at: usize,
}

impl Reader<'_> {
    fn take(&mut self, length: usize) -> Result<&[u8], SceneError> {
        let end = self
            .at
            .checked_add(length)
            .ok_or(SceneError::Short(self.at))?;
        let part = self
            .bytes
            .get(self.at..end)
            .ok_or(SceneError::Short(self.at))?;
        self.at = end;
        Ok(part)
    }

    fn word(&mut self) -> Result<u32, SceneError> {
        let part = self.take(4)?;
        Ok(part
            .iter()
            .rev()
            .fold(0, |word, byte| (word << 8) | u32::from(*byte)))
    }

    fn wide(&mut self) -> Result<u64, SceneError> {
        let (low, high) = (self.word()?, self.word()?);
        Ok(u64::from(low) | (u64::from(high) << 32))
    }

    fn float(&mut self) -> Result<f32, SceneError> {
        let value = f32::from_bits(self.word()?);
        if value.is_finite() {
            Ok(value)
        } else {
            Err(self.value())
        }
    }

    fn floats<const N: usize>(&mut self) -> Result<[f32; N], SceneError> {
        let mut values = [0.0; N];
        for value in &mut values {
            *value = self.float()?;
        }
        Ok(values)
    }

    /// A value 0 to 1.
    fn share(&mut self) -> Result<f32, SceneError> {
        let value = self.float()?;
        if (0.0..=1.0).contains(&value) {
            Ok(value)
        } else {
            Err(self.value())
        }
    }

    fn role(&mut self) -> Result<Role, SceneError> {
        let index = self.word()?;
        Role::from_index(index).ok_or(self.value())
    }

    /// A number of things of at least `least` bytes each, so that memory follows the input's size.
    fn count(&mut self, least: usize) -> Result<usize, SceneError> {
        let count = self.word()? as usize;
        if count <= (self.bytes.len() - self.at) / least {
            Ok(count)
        } else {
            Err(SceneError::Short(self.bytes.len()))
        }
    }

    fn value(&self) -> SceneError {
        SceneError::Value(self.at.saturating_sub(4))
    }

    fn layer(&mut self) -> Result<DecodedLayer, SceneError> {
        let kind = self.word()?;
        if kind > 3 {
            return Err(self.value());
        }
        let revision = self.wide()?;
        let commands = self.word()? as usize;
        let length = self.count(1)?;
        let end = self.at + length;
        if commands > length / 4 {
            return Err(SceneError::Short(end));
        }
        let commands = (0..commands)
            .map(|_| self.command())
            .collect::<Result<_, _>>()?;
        if self.at == end {
            Ok(DecodedLayer {
                kind,
                revision,
                commands,
            })
        } else {
            Err(self.value())
        }
    }

    fn command(&mut self) -> Result<Command, SceneError> {
        match self.word()? {
            1 => Ok(Command::Fill(self.ink()?, self.path()?)),
            2 => Ok(Command::Stroke(self.ink()?, self.floats()?, self.path()?)),
            3 => self.text(),
            _ => Err(self.value()),
        }
    }

    fn ink(&mut self) -> Result<Ink, SceneError> {
        match self.word()? {
            0 => Ok(Ink::Solid(self.role()?, self.share()?)),
            1 => {
                let ends = self.floats()?;
                let count = self.count(12)?;
                let stop = |_| Ok((self.share()?, self.role()?, self.share()?));
                Ok(Ink::Linear(
                    ends,
                    (0..count).map(stop).collect::<Result<_, _>>()?,
                ))
            }
            _ => Err(self.value()),
        }
    }

    fn path(&mut self) -> Result<Vec<Verb>, SceneError> {
        let count = self.count(4)?;
        (0..count).map(|index| self.verb(index == 0)).collect()
    }

    fn verb(&mut self, first: bool) -> Result<Verb, SceneError> {
        let verb = self.word()?;
        if first && verb != 0 {
            return Err(self.value());
        }
        match verb {
            0 => Ok(Verb::Move(self.floats()?)),
            1 => Ok(Verb::Line(self.floats()?)),
            2 => Ok(Verb::Quad(self.floats()?)),
            3 => Ok(Verb::Cubic(self.floats()?)),
            4 => Ok(Verb::Close),
            _ => Err(self.value()),
        }
    }

    fn text(&mut self) -> Result<Command, SceneError> {
        let ink = self.ink()?;
        let place = self.floats()?;
        let (align, bold) = (self.word()?, self.word()?);
        if align > 2 || bold > 1 {
            return Err(self.value());
        }
        let length = self.word()? as usize;
        let at = self.at;
        let text = self.take(length)?;
        let text = std::str::from_utf8(text)
            .map_err(|_| SceneError::Value(at))?
            .to_owned();
        let padding = length.next_multiple_of(4) - length;
        if self.take(padding)?.iter().any(|byte| *byte != 0) {
            return Err(self.value());
        }
        Ok(Command::Text(ink, place, align, bold == 1, text))
    }
}
