//! Turns scene bytes into SVG, to look at pictures without a shell.

use std::fmt::Write;

use sanuk_core::view::Look;
use sanuk_core::view::scene::{Command, Decoded, Ink, Verb};

/// The whole scene on the look's background.
pub fn svg(scene: &Decoded, look: &Look) -> String {
    let mut out = Svg {
        look,
        defs: String::new(),
        body: String::new(),
        gradients: 0,
    };
    for command in scene.layers.iter().flat_map(|layer| &layer.commands) {
        out.command(command);
    }
    let (w, h) = (scene.width, scene.height);
    format!(
        "<svg xmlns='http://www.w3.org/2000/svg' width='{w}' height='{h}' viewBox='0 0 {w} {h}'>\
         <defs>{}</defs><rect width='{w}' height='{h}' fill='{}'/>{}</svg>",
        out.defs,
        out.color(sanuk_core::view::Role::Background as usize),
        out.body
    )
}

struct Svg<'a> {
    look: &'a Look,
    defs: String,
    body: String,
    gradients: u32,
}

impl Svg<'_> {
    fn color(&self, role: usize) -> String {
        format!("#{:06X}", self.look.palette[role] & 0xFF_FFFF)
    }

    fn ink(&mut self, ink: &Ink, attribute: &str) -> String {
        match ink {
            Ink::Solid(role, alpha) => {
                let color = self.color(*role as usize);
                format!("{attribute}='{color}' {attribute}-opacity='{alpha}'")
            }
            Ink::Linear([x0, y0, x1, y1], stops) => {
                self.gradients += 1;
                let id = self.gradients;
                let mut text = format!(
                    "<linearGradient id='g{id}' gradientUnits='userSpaceOnUse' \
                     x1='{x0}' y1='{y0}' x2='{x1}' y2='{y1}'>"
                );
                for (offset, role, alpha) in stops {
                    let color = self.color(*role as usize);
                    let _ = write!(
                        text,
                        "<stop offset='{offset}' stop-color='{color}' stop-opacity='{alpha}'/>"
                    );
                }
                self.defs.push_str(&text);
                self.defs.push_str("</linearGradient>");
                format!("{attribute}='url(#g{id})'")
            }
        }
    }

    fn command(&mut self, command: &Command) {
        let element = match command {
            Command::Fill(ink, path) => {
                format!("<path d='{}' {}/>", data(path), self.ink(ink, "fill"))
            }
            Command::Stroke(ink, [width, on, off], path) => {
                let dash = if *on > 0.0 {
                    format!("stroke-dasharray='{on} {off}'")
                } else {
                    String::new()
                };
                let ink = self.ink(ink, "stroke");
                format!(
                    "<path d='{}' fill='none' {ink} stroke-width='{width}' {dash} \
                     stroke-linecap='round' stroke-linejoin='round'/>",
                    data(path)
                )
            }
            Command::Text(ink, [x, y, size], align, bold, text) => {
                let anchor = ["start", "middle", "end"][*align as usize];
                let weight = if *bold { 700 } else { 400 };
                let ink = self.ink(ink, "fill");
                format!(
                    "<text x='{x}' y='{y}' font-size='{size}' text-anchor='{anchor}' \
                     font-weight='{weight}' font-family='Noto Sans, DejaVu Sans, sans-serif' {ink}>{text}</text>"
                )
            }
        };
        self.body.push_str(&element);
    }
}

fn data(path: &[Verb]) -> String {
    let mut out = String::new();
    let mut put = |letter: char, numbers: &[f32]| {
        out.push(letter);
        for number in numbers {
            let _ = write!(out, "{number} ");
        }
    };
    for verb in path {
        match verb {
            Verb::Move(p) => put('M', p),
            Verb::Line(p) => put('L', p),
            Verb::Quad(p) => put('Q', p),
            Verb::Cubic(p) => put('C', p),
            Verb::Close => put('Z', &[]),
        }
    }
    out
}
