//! Ludo's turned pawn with its owner's mark, the count badge and the tick of a finished piece.
//!
//! Knows colours and shapes, no rules. Start with [`pawn`].

use crate::ludo::Color;
use crate::view::camera::{Dot, Frame};
use crate::view::look::Role;
use crate::view::part::OwnerMark;
use crate::view::scene::{Align, Layer, Line, Paint, Pen, Stop, Words};
use crate::view::shape::{circle, ellipse, open, owner_mark, shadow};
use crate::view::turned::{Material, Part, body, silhouette, streak, upright};

/// Height of a pawn in squares, at full size.
const HEIGHT: f64 = 1.2;
/// Radius of a disc in squares.
const DISC: f64 = 0.27;
/// Squares a hundred units of the profiles.
const SIZE: f64 = HEIGHT / 1.115;

const FOOT: Part = &[(0.0, 31.0), (3.0, 33.0), (9.0, 32.5), (12.0, 29.0)];
const SKIRT: Part = &[
    (12.0, 27.0),
    (19.0, 25.0),
    (35.0, 18.5),
    (52.0, 13.0),
    (63.0, 12.0),
];
const COLLAR: Part = &[(63.0, 17.0), (66.0, 18.5), (69.0, 17.0)];
const PARTS: [Part; 3] = [FOOT, SKIRT, COLLAR];
/// Head: height of its centre, radius.
const HEAD: (f64, f64) = (90.0, 21.5);

/// The colour's fill, tint, outline, shade and the ink of its mark.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Paints {
    /// Fill of pieces, yards and home columns.
    pub fill: Role,
    /// Tint of yard slots.
    pub light: Role,
    /// Outline.
    pub dark: Role,
    /// Shadow side of pieces.
    pub shade: Role,
    /// Mark on the fill.
    pub ink: Role,
    /// Which mark.
    pub mark: OwnerMark,
}

/// Looks up what a colour is painted with.
pub fn paints(color: Color) -> Paints {
    use Role::{
        Blue, BlueDark, BlueLight, BlueShade, Green, GreenDark, GreenLight, GreenShade, Mark,
        MarkOnYellow, Red, RedDark, RedLight, RedShade, Yellow, YellowDark, YellowLight,
        YellowShade,
    };
    let (fill, light, dark, shade, ink, mark) = match color {
        Color::Red => (Red, RedLight, RedDark, RedShade, Mark, OwnerMark::Triangle),
        Color::Green => (
            Green,
            GreenLight,
            GreenDark,
            GreenShade,
            Mark,
            OwnerMark::Cross,
        ),
        Color::Yellow => (
            Yellow,
            YellowLight,
            YellowDark,
            YellowShade,
            MarkOnYellow,
            OwnerMark::Circle,
        ),
        Color::Blue => (
            Blue,
            BlueLight,
            BlueDark,
            BlueShade,
            Mark,
            OwnerMark::Square,
        ),
    };
    Paints {
        fill,
        light,
        dark,
        shade,
        ink,
        mark,
    }
}

/// What a piece looks like.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Form {
    /// A turned pawn.
    Pawn,
    /// A flat disc with the owner's mark, where three or four colours share a square.
    Disc,
}

/// A pawn to draw.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Pawn {
    /// Owner.
    pub color: Color,
    /// Where it stands on the screen.
    pub foot: Dot,
    /// dp a square, already scaled for depth and stacking.
    pub scale: f64,
    /// Height above its shadow in dp, while it hops.
    pub lift: f64,
    /// Opacity.
    pub alpha: f32,
    /// High contrast: outline of 2 dp, larger mark.
    pub bold: bool,
    /// Pawn or disc.
    pub form: Form,
}

impl Pawn {
    /// Height in dp.
    pub fn height(&self) -> f64 {
        self.scale
            * if self.form == Form::Pawn {
                HEIGHT
            } else {
                2.0 * DISC
            }
    }

    /// Half its width in dp.
    pub fn half_width(&self) -> f64 {
        self.scale
            * if self.form == Form::Pawn {
                0.33 * SIZE
            } else {
                DISC
            }
    }

    /// Middle of the drawn body: what a finger aims at.
    pub fn centre(&self) -> Dot {
        let top = self.top();
        Dot {
            y: top.y + self.height() / 2.0,
            ..top
        }
    }

    /// Top of the head.
    pub fn top(&self) -> Dot {
        Dot {
            x: self.foot.x,
            y: self.foot.y - self.lift - self.height(),
        }
    }

    fn outline(&self) -> f64 {
        if self.bold {
            2.0
        } else {
            (self.scale * 0.03).clamp(0.6, 1.6)
        }
    }
}

fn material(paints: Paints) -> Material {
    Material {
        shade: paints.shade,
        fill: paints.fill,
        light: paints.fill,
        edge: paints.dark,
    }
}

/// Draws a pawn with its contact shadow.
fn pawn(layer: &mut Layer, pawn: &Pawn) {
    let paints = paints(pawn.color);
    let material = material(paints);
    let size = pawn.scale * SIZE;
    let ground = upright(pawn.foot, size);
    let spread = 1.0 + pawn.lift / (pawn.scale * 6.0);
    let radii = [35.0 * spread, 10.0 * spread];
    shadow(layer, &ground, [5.0, 1.0], radii, 0.26 * pawn.alpha);
    let foot = Dot {
        x: pawn.foot.x,
        y: pawn.foot.y - pawn.lift,
    };
    let frame = upright(foot, size);
    let outline = pawn.outline();
    halo(layer, pawn, |pen| {
        ellipse(pen, &frame, [0.0, -HEAD.0], [HEAD.1, HEAD.1], false);
        silhouette(pen, &frame, &PARTS);
    });
    head_outline(layer, &frame, material, outline, pawn.alpha);
    body(layer, &frame, &PARTS, &material, outline, pawn.alpha);
    streak(layer, &frame, SKIRT, [17.0, 58.0], 0.34 * pawn.alpha);
    head(layer, &frame, material, pawn.alpha);
    mark(layer, &frame, paints, pawn);
}

/// Draws a disc: a low turned piece seen from above.
fn disc(layer: &mut Layer, disc: &Pawn) {
    let paints = paints(disc.color);
    let centre = disc.centre();
    let frame = Frame::screen(centre, disc.scale);
    shadow(layer, &frame, [0.03, 0.07], [DISC, DISC], 0.3 * disc.alpha);
    halo(layer, disc, |pen| circle(pen, &frame, DISC));
    let edge = Paint::Solid(paints.dark, disc.alpha);
    layer.stroke(edge, Line::solid(disc.outline() * 2.0), |pen| {
        circle(pen, &frame, DISC);
    });
    material(paints).paint(
        frame.at(-DISC, -DISC),
        frame.at(DISC, DISC),
        disc.alpha,
        |paint| {
            layer.fill(paint, |pen| circle(pen, &frame, DISC));
        },
    );
    let shine = Paint::Solid(Role::Shine, 0.3 * disc.alpha);
    layer.stroke(shine, Line::solid(disc.scale * 0.025), |pen| {
        circle(pen, &frame, DISC * 0.86);
    });
    let size = if disc.bold { 0.36 } else { 0.31 };
    layer.fill(Paint::Solid(paints.ink, disc.alpha), |pen| {
        owner_mark(pen, &frame, paints.mark, size);
    });
}

/// A rim of paper around the outline: on paper it is not seen, and on a square of the piece's own
/// colour it parts the two.
fn halo(layer: &mut Layer, pawn: &Pawn, shape: impl FnOnce(&mut Pen)) {
    let rim = (pawn.scale * 0.035).clamp(0.8, 1.8);
    let line = Line::solid((pawn.outline() + rim) * 2.0);
    layer.stroke(Paint::Solid(Role::Paper, pawn.alpha), line, shape);
}

fn head_outline(layer: &mut Layer, frame: &Frame, material: Material, outline: f64, alpha: f32) {
    let (height, radius) = HEAD;
    let line = Line::solid(outline * 2.0);
    layer.stroke(Paint::Solid(material.edge, alpha), line, |pen| {
        ellipse(pen, frame, [0.0, -height], [radius, radius], false);
    });
}

fn head(layer: &mut Layer, frame: &Frame, material: Material, alpha: f32) {
    let (height, radius) = HEAD;
    let (left, right) = (
        frame.at(-radius * 0.8, -height - radius),
        frame.at(radius, -height + radius),
    );
    let sphere = Material {
        light: material.fill,
        ..material
    };
    let stops = [
        Stop(0.0, sphere.fill, alpha),
        Stop(0.5, sphere.fill, alpha),
        Stop(1.0, sphere.shade, alpha),
    ];
    layer.fill(Paint::Linear(left, right, &stops), |pen| {
        ellipse(pen, frame, [0.0, -height], [radius, radius], false);
    });
    for (size, strength) in [(0.52, 0.22), (0.27, 0.5)] {
        let at = [-radius * 0.3, -height - radius * 0.34];
        layer.fill(Paint::Solid(Role::Shine, strength * alpha), |pen| {
            ellipse(pen, frame, at, [radius * size, radius * size * 0.86], false);
        });
    }
}

fn mark(layer: &mut Layer, frame: &Frame, paints: Paints, pawn: &Pawn) {
    // A large one stands higher, clear of the edge between foot and skirt.
    let (size, height) = if pawn.bold {
        (30.0, 29.5)
    } else {
        (25.5, 25.5)
    };
    let middle = Frame {
        origin: frame.at(0.0, -height),
        ..*frame
    };
    layer.fill(Paint::Solid(paints.ink, pawn.alpha), |pen| {
        owner_mark(pen, &middle, paints.mark, size);
    });
}

/// A round badge with the number of pieces that one pawn stands for.
fn badge(layer: &mut Layer, at: Dot, radius: f64, count: usize, edge: Role) {
    let frame = Frame::screen(at, 1.0);
    layer.fill(edge, |pen| {
        circle(pen, &frame, radius + (radius * 0.16).max(1.0));
    });
    layer.fill(Role::Surface, |pen| circle(pen, &frame, radius));
    let size = radius * 1.75;
    let text = ["", "1", "2", "3", "4"][count.min(4)];
    let baseline = Dot {
        x: at.x,
        y: at.y + size * 0.36,
    };
    let words = Words {
        text,
        at: baseline,
        size,
        align: Align::Centre,
        bold: true,
    };
    layer.text(Role::Text, &words);
}

/// A round tick: this piece has finished.
fn tick(layer: &mut Layer, at: Dot, radius: f64) {
    let frame = Frame::screen(at, radius);
    layer.fill(Role::DestinationEdge, |pen| {
        ellipse(pen, &frame, [0.0, 0.0], [1.16, 1.16], false);
    });
    layer.fill(Role::Destination, |pen| {
        ellipse(pen, &frame, [0.0, 0.0], [1.0, 1.0], false);
    });
    let points = [(-0.46, 0.04), (-0.12, 0.4), (0.5, -0.34)].map(|(x, y)| frame.at(x, y));
    layer.stroke(Role::DestinationEdge, Line::solid(radius * 0.3), |pen| {
        open(pen, points);
    });
}

/// Draws all that stands at one foot: the pawn, a second one behind it for a stack, count and tick.
pub fn stand(layer: &mut Layer, stand: &super::Stand) {
    let front = stand.pawn;
    let count = stand.pieces.len();
    if front.form == Form::Disc {
        disc(layer, &front);
        if count > 1 {
            let (centre, far) = (front.centre(), front.scale * 0.3);
            let (right, down) = stand.corner;
            let at = Dot {
                x: centre.x + right * far,
                y: centre.y + down * far,
            };
            badge(
                layer,
                at,
                (front.scale * 0.17).clamp(4.6, 18.0),
                count,
                paints(front.color).dark,
            );
        }
        return;
    }
    if count > 1 && stand.alone {
        let shift = front.scale * 0.12;
        let foot = Dot {
            x: front.foot.x + shift,
            y: front.foot.y - shift * 0.8,
        };
        pawn(layer, &Pawn { foot, ..front });
    }
    pawn(layer, &front);
    if count > 1 {
        let head = Dot {
            x: front.foot.x,
            y: front.top().y + front.scale * SIZE * HEAD.1 / 100.0,
        };
        badge(
            layer,
            head,
            (front.scale * 0.235).clamp(5.0, 18.0),
            count,
            paints(front.color).dark,
        );
    }
    if stand.finished {
        let at = Dot {
            x: front.foot.x + front.scale * 0.36,
            y: front.foot.y - front.scale * 0.02,
        };
        tick(layer, at, (front.scale * 0.23).clamp(4.5, 18.0));
    }
}
