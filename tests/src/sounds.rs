//! The app's sounds, made of decaying tones and knocks; `sounds/` holds what this makes.
//!
//! A table of strokes a sound, one way to strike them, and a WAV file of mono, 16 bit, 22,050 Hz.
//! Start with [`wave`]. Everything is short and quiet: it answers a hand, it does not entertain.

use std::f64::consts::TAU;

/// Samples a second.
pub const RATE: u32 = 22_050;

/// What is struck.
#[derive(Clone, Copy)]
enum Body {
    /// Turned wood on wood: a knock and two short tones.
    Wood,
    /// A bar of a marimba: a tone and its fourth harmonic.
    Bar,
    /// Bone on a table: a knock only.
    Die,
}

/// One stroke: what, when in seconds, the tone in Hz, how loud from 0 to 1.
struct Stroke(Body, f64, f64, f64);

/// The strokes of a sound; `None` for a name that the app does not know.
fn strokes(name: &str) -> Option<Vec<Stroke>> {
    use Body::{Bar, Die, Wood};
    Some(match name {
        "roll" => vec![
            Stroke(Die, 0.00, 1900.0, 0.50),
            Stroke(Die, 0.07, 2300.0, 0.42),
            Stroke(Die, 0.13, 1700.0, 0.36),
            Stroke(Die, 0.18, 2100.0, 0.24),
            Stroke(Die, 0.22, 1800.0, 0.14),
        ],
        "move" => vec![Stroke(Wood, 0.0, 620.0, 0.55)],
        "capture" => vec![
            Stroke(Wood, 0.0, 540.0, 0.55),
            Stroke(Wood, 0.08, 300.0, 0.70),
        ],
        "check" => vec![
            Stroke(Wood, 0.0, 620.0, 0.35),
            Stroke(Bar, 0.06, 880.0, 0.40),
        ],
        "finish" => vec![
            Stroke(Bar, 0.0, 784.0, 0.45),
            Stroke(Bar, 0.11, 1046.5, 0.45),
        ],
        "win" => vec![
            Stroke(Bar, 0.00, 523.3, 0.40),
            Stroke(Bar, 0.12, 659.3, 0.40),
            Stroke(Bar, 0.24, 784.0, 0.42),
            Stroke(Bar, 0.36, 1046.5, 0.48),
        ],
        "refuse" => vec![Stroke(Wood, 0.0, 180.0, 0.45)],
        _ => return None,
    })
}

/// The WAV file of a sound; `None` for a name that the app does not know.
pub fn wave(name: &str) -> Option<Vec<u8>> {
    let strokes = strokes(name)?;
    let seconds = strokes
        .iter()
        .map(|Stroke(body, at, ..)| at + lasts(*body))
        .fold(0.0, f64::max);
    let samples = (0..(seconds * f64::from(RATE)) as u32).map(|at| {
        let t = f64::from(at) / f64::from(RATE);
        let level: f64 = strokes.iter().map(|stroke| level(stroke, t)).sum();
        (level.clamp(-1.0, 1.0) * f64::from(i16::MAX)).round() as i16
    });
    Some(riff(&samples.collect::<Vec<_>>()))
}

/// Seconds after which a stroke cannot be heard any more.
fn lasts(body: Body) -> f64 {
    match body {
        Body::Wood => 0.14,
        Body::Bar => 0.45,
        Body::Die => 0.05,
    }
}

/// Level of one stroke at `t` seconds.
fn level(Stroke(body, at, hertz, loud): &Stroke, t: f64) -> f64 {
    let since = t - at;
    if since < 0.0 || since > lasts(*body) {
        return 0.0;
    }
    // A millisecond to rise, so that no loudspeaker clicks, and as soft an end.
    let edge = (since / 0.001)
        .min((lasts(*body) - since) / 0.004)
        .clamp(0.0, 1.0);
    let tone = |hertz: f64, decay: f64| (TAU * hertz * since).sin() * (-since * decay).exp();
    let knock = |decay: f64| noise((t * f64::from(RATE)) as u32) * (-since * decay).exp();
    let sum = match body {
        Body::Wood => {
            0.7 * tone(*hertz, 55.0) + 0.3 * tone(hertz * 2.6, 90.0) + 0.25 * knock(300.0)
        }
        Body::Bar => 0.85 * tone(*hertz, 9.0) + 0.15 * tone(hertz * 4.0, 30.0),
        Body::Die => 0.5 * tone(*hertz, 130.0) + 0.5 * knock(160.0),
    };
    sum * loud * edge
}

/// The same rustle every time: a hash of the sample's number, from -1 to 1.
fn noise(at: u32) -> f64 {
    let mut mixed = at.wrapping_mul(0x9E37_79B9) ^ 0x85EB_CA6B;
    mixed = (mixed ^ (mixed >> 15)).wrapping_mul(0x2C1B_3C6D);
    mixed ^= mixed >> 12;
    f64::from(mixed) / f64::from(u32::MAX) * 2.0 - 1.0
}

/// A RIFF file of 16-bit mono samples.
fn riff(samples: &[i16]) -> Vec<u8> {
    let length = samples.len() as u32 * 2;
    let mut file = Vec::with_capacity(44 + samples.len() * 2);
    file.extend(b"RIFF");
    file.extend((36 + length).to_le_bytes());
    file.extend(b"WAVEfmt ");
    file.extend(16u32.to_le_bytes());
    file.extend([1u16, 1].map(u16::to_le_bytes).concat());
    file.extend([RATE, RATE * 2].map(u32::to_le_bytes).concat());
    file.extend([2u16, 16].map(u16::to_le_bytes).concat());
    file.extend(b"data");
    file.extend(length.to_le_bytes());
    file.extend(samples.iter().flat_map(|sample| sample.to_le_bytes()));
    file
}
