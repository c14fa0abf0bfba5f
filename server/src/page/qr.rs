//! A link as a QR code: one path of squares, drawn dark on light in every theme, as cameras want it.

use std::fmt::Write as _;

use qrcode::{Color, EcLevel, QrCode};

/// Side in squares, quiet zone included, and the path of the dark ones in such units. `None` for a
/// text that fits no QR code.
pub fn squares(text: &str) -> Option<(usize, String)> {
    const QUIET: usize = 4;
    let code = QrCode::with_error_correction_level(text, EcLevel::M).ok()?;
    let width = code.width();
    let mut path = String::new();
    for (at, color) in code.to_colors().into_iter().enumerate() {
        if color == Color::Dark {
            let (x, y) = (at % width + QUIET, at / width + QUIET);
            // Writing to a string cannot fail.
            let _ = write!(path, "M{x} {y}h1v1h-1z");
        }
    }
    Some((width + 2 * QUIET, path))
}
