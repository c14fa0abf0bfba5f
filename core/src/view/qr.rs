//! A link as a QR code, as a scene that every shell can paint.
//!
//! Dark on light in every theme, with the quiet zone that cameras need. Start with [`scene`].

use qrcode::{Color, EcLevel, QrCode};

use super::camera::Dot;
use super::look::Role;
use super::scene::{Header, Kind, Layer, Pen, assemble};

/// Light modules around the code, as the standard wants.
const QUIET: usize = 4;

/// Draws `text` as a QR code, `side` dp wide and high. Empty for a text too long for any code,
/// which no link is.
pub fn scene(text: &str, side: f64) -> Vec<u8> {
    let Ok(code) = QrCode::with_error_correction_level(text, EcLevel::M) else {
        return Vec::new();
    };
    let module = side / (code.width() + 2 * QUIET) as f64;
    let mut layer = Layer::new(Kind::Board);
    layer.fill(Role::DieFace, |pen| {
        rectangle(pen, [0.0, 0.0], [side, side]);
    });
    layer.fill(Role::DiePip, |pen| {
        for (row, from, to) in runs(&code) {
            let at = |n: usize| (n + QUIET) as f64 * module;
            rectangle(pen, [at(from), at(row)], [at(to), at(row + 1)]);
        }
    });
    let header = Header {
        revision: 0,
        motion: 0,
        until: 0.0,
        width: side,
        height: side,
    };
    assemble(&header, &[&layer])
}

/// Dark modules as runs in a row: row, first column, column after the last. Whole runs leave no
/// hairlines between modules when the picture is scaled.
fn runs(code: &QrCode) -> Vec<(usize, usize, usize)> {
    let width = code.width();
    let colors = code.to_colors();
    let mut runs = Vec::new();
    for (row, line) in colors.chunks(width).enumerate() {
        let mut column = 0;
        while column < width {
            let run = line[column..]
                .iter()
                .take_while(|it| **it == Color::Dark)
                .count();
            if run > 0 {
                runs.push((row, column, column + run));
            }
            column += run + 1;
        }
    }
    runs
}

fn rectangle(pen: &mut Pen, [left, top]: [f64; 2], [right, bottom]: [f64; 2]) {
    pen.start(Dot { x: left, y: top });
    pen.line(Dot { x: right, y: top });
    pen.line(Dot {
        x: right,
        y: bottom,
    });
    pen.line(Dot { x: left, y: bottom });
    pen.close();
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::view::look::Look;
    use crate::view::scene::{Command, Ink, Verb, decode};

    const SIDE: usize = 320;

    /// Brightness of each pixel of the painted scene.
    fn painted(look: &Look, text: &str) -> Vec<u8> {
        let mut pixels = vec![0; SIDE * SIDE];
        for command in &decode(&scene(text, SIDE as f64)).unwrap().layers[0].commands {
            let Command::Fill(Ink::Solid(role, _), path) = command else {
                panic!("{command:?}")
            };
            let argb = look.palette[*role as usize];
            for rectangle in path.split(|verb| *verb == Verb::Close) {
                let corners: Vec<[f32; 2]> = rectangle.iter().map(corner).collect();
                let [Some(first), Some(third)] = [corners.first(), corners.get(2)] else {
                    continue;
                };
                let pixel = |at: f32| (at.round() as usize).min(SIDE);
                for y in pixel(first[1])..pixel(third[1]) {
                    pixels[y * SIDE + pixel(first[0])..y * SIDE + pixel(third[0])]
                        .fill((argb >> 8) as u8);
                }
            }
        }
        pixels
    }

    fn corner(verb: &Verb) -> [f32; 2] {
        match verb {
            Verb::Move(to) | Verb::Line(to) => *to,
            other => panic!("{other:?}"),
        }
    }

    #[test]
    fn a71_the_painted_code_says_the_link_in_every_theme() {
        let link = "https://play.example.org/j/K7QF9MWT2A";
        for (dark, contrast) in [(false, false), (true, false), (false, true), (true, true)] {
            let pixels = painted(&Look::new(dark, contrast, false), link);
            let mut image = rqrr::PreparedImage::prepare_from_greyscale(SIDE, SIDE, |x, y| {
                pixels[y * SIDE + x]
            });
            let grids = image.detect_grids();
            assert_eq!(grids.len(), 1);
            assert_eq!(grids[0].decode().unwrap().1, link);
        }
    }

    #[test]
    fn a_text_too_long_for_any_code_gives_no_picture() {
        assert!(scene(&"x".repeat(5_000), 100.0).is_empty());
    }
}
