//! The Ludo board itself: wooden edge, paper, yards, ring, home columns, stars and the middle.

use super::ground::{EDGE, MIDDLE, cell_spot, home_spot, outline, slot, square_spot, widened};
use super::pawn::{Paints, paints};
use crate::ludo::{Board, Color, PieceIndex, Safe, SquareKind};
use crate::view::camera::{Camera, Dot, Spot};
use crate::view::look::Role;
use crate::view::scene::{Layer, Line, Paint, Pen, Stop};
use crate::view::shape::{circle, open, owner_mark, polygon, rounded, star};

/// Draws the whole board.
pub(super) fn board(layer: &mut Layer, board: &Board, safe: Safe, camera: &Camera, bold: bool) {
    let painter = Painter {
        board,
        camera,
        bold,
        unit: camera.scale_at(MIDDLE),
    };
    painter.wood(layer);
    for color in board.colors() {
        painter.yard(layer, color);
    }
    painter.squares(layer, safe);
    for color in board.colors() {
        painter.home(layer, color);
    }
    painter.grid(layer);
    painter.middle(layer);
}

struct Painter<'a> {
    board: &'a Board,
    camera: &'a Camera,
    bold: bool,
    /// dp a square in the middle.
    unit: f64,
}

impl Painter<'_> {
    fn dot(&self, x: f64, y: f64) -> Dot {
        self.camera.project(Spot { x, y })
    }

    /// Width of an outline in dp.
    fn line(&self, share: f64) -> Line {
        let width = if self.bold {
            2.0
        } else {
            (self.unit * share).clamp(0.6, 2.4)
        };
        Line::solid(width)
    }

    fn rectangle(&self, [x, y, w, h]: [f64; 4]) -> [Dot; 4] {
        [(x, y), (x + w, y), (x + w, y + h), (x, y + h)].map(|(x, y)| self.dot(x, y))
    }

    /// Draws a rectangle of the plane with corners rounded by so many squares.
    fn soft(&self, pen: &mut Pen, [x, y, w, h]: [f64; 4], radius: f64) {
        let points = self.rectangle([x, y, w, h]);
        // A quarter of the board has little perspective, so a share of the side is exact enough.
        let share = radius / w.max(h);
        rounded(pen, &points, |_, _| share);
    }

    fn wood(&self, layer: &mut Layer) {
        let shape = outline(self.board.shape());
        let rim = widened(shape, EDGE);
        let top: Vec<Dot> = rim.iter().map(|spot| self.camera.project(*spot)).collect();
        let radius = self.unit * 0.32;
        let cut = move |a: Dot, b: Dot| radius / a.distance(b).max(0.01);
        self.sides(layer, &rim, cut);
        let bounds = [self.dot(-EDGE, -EDGE), self.dot(15.0 + EDGE, 15.0 + EDGE)];
        layer.fill(Role::Edge, |pen| rounded(pen, &top, cut));
        let stops = [
            Stop(0.0, Role::Shine, 0.2),
            Stop(0.4, Role::Shine, 0.04),
            Stop(0.6, Role::Shadow, 0.02),
            Stop(1.0, Role::Shadow, 0.22),
        ];
        let (from, to) = corner_to_corner(bounds);
        layer.fill(Paint::Linear(from, to, &stops), |pen| {
            rounded(pen, &top, cut);
        });
        let edge = if self.bold {
            Role::Line
        } else {
            Role::EdgeSide
        };
        layer.stroke(edge, self.line(0.05), |pen| rounded(pen, &top, cut));
        let inlay: Vec<Dot> = widened(shape, 0.12)
            .into_iter()
            .map(|spot| self.camera.project(spot))
            .collect();
        layer.fill(Role::EdgeSide, |pen| polygon(pen, inlay));
        layer.fill(Role::Paper, |pen| {
            polygon(pen, shape.iter().map(|&(x, y)| self.dot(x, y)));
        });
    }

    /// What the board throws on the table: from strokes one over the other, so that it ends softly.
    /// Narrower than the board and moved down, so that it shows below and hardly beside it.
    fn ground_shadow(&self, layer: &mut Layer) {
        let rim = widened(outline(self.board.shape()), EDGE - 0.3);
        let down = self.unit * 0.3;
        let ground: Vec<Dot> = rim
            .iter()
            .map(|spot| self.camera.project_at(*spot, -0.5))
            .map(|dot| Dot {
                y: dot.y + down,
                ..dot
            })
            .collect();
        for (width, alpha) in [(0.6, 0.03), (0.44, 0.04), (0.28, 0.05), (0.14, 0.06)] {
            let line = Line::solid(self.unit * width);
            layer.stroke(Paint::Solid(Role::Shadow, alpha), line, |pen| {
                polygon(pen, ground.iter().copied());
            });
        }
    }

    /// The front sides of the edge, as far as the eye sees them: the outline again, lower and lower.
    fn sides(&self, layer: &mut Layer, rim: &[Spot], cut: impl Fn(Dot, Dot) -> f64 + Copy) {
        const STEPS: u8 = 6;
        self.ground_shadow(layer);
        for step in (1..=STEPS).rev() {
            let height = -0.5 * f64::from(step) / f64::from(STEPS);
            let low: Vec<Dot> = rim
                .iter()
                .map(|spot| self.camera.project_at(*spot, height))
                .collect();
            layer.fill(Role::EdgeSide, |pen| rounded(pen, &low, cut));
        }
    }

    fn yard(&self, layer: &mut Layer, color: Color) {
        let look = paints(color);
        let corner = Board::yard_corner(color);
        let (x, y) = (f64::from(corner.col), f64::from(corner.row));
        layer.fill(look.fill, |pen| {
            self.soft(pen, [x + 0.12, y + 0.12, 5.76, 5.76], 0.5);
        });
        layer.stroke(look.dark, self.line(0.05), |pen| {
            self.soft(pen, [x + 0.12, y + 0.12, 5.76, 5.76], 0.5);
        });
        let panel = [x + 0.72, y + 0.72, 4.56, 4.56];
        layer.fill(Role::Paper, |pen| self.soft(pen, panel, 0.8));
        layer.stroke(look.dark, self.line(0.04), |pen| self.soft(pen, panel, 0.8));
        for piece in PieceIndex::ALL {
            self.slot(layer, slot(color, piece), look);
        }
        self.seal(
            layer,
            Spot {
                x: x + 3.0,
                y: y + 3.0,
            },
            look,
        );
    }

    fn slot(&self, layer: &mut Layer, at: Spot, look: Paints) {
        let frame = self.camera.frame(at);
        layer.fill(look.light, |pen| circle(pen, &frame, 0.66));
        let stops = [Stop(0.0, Role::Shadow, 0.2), Stop(0.45, Role::Shadow, 0.0)];
        let (top, bottom) = (frame.at(0.0, -0.66), frame.at(0.0, 0.66));
        let (top, bottom) = if top.y < bottom.y {
            (top, bottom)
        } else {
            (bottom, top)
        };
        layer.fill(Paint::Linear(top, bottom, &stops), |pen| {
            circle(pen, &frame, 0.66);
        });
        layer.stroke(look.dark, self.line(0.055), |pen| circle(pen, &frame, 0.66));
    }

    /// The owner's mark on a round seal in the middle of the yard.
    fn seal(&self, layer: &mut Layer, at: Spot, look: Paints) {
        let frame = self.upright(at);
        layer.fill(look.fill, |pen| circle(pen, &frame, 0.5));
        layer.stroke(look.dark, self.line(0.05), |pen| circle(pen, &frame, 0.5));
        layer.fill(look.ink, |pen| owner_mark(pen, &frame, look.mark, 0.5));
    }

    /// A frame on the plane whose up is the screen's up, however the board is turned.
    fn upright(&self, at: Spot) -> crate::view::camera::Frame {
        self.camera.frame(at).turned(self.camera.turn())
    }

    fn cell(&self, at: Spot) -> [Dot; 4] {
        self.rectangle([at.x - 0.5, at.y - 0.5, 1.0, 1.0])
    }

    fn squares(&self, layer: &mut Layer, safe: Safe) {
        let size = if self.bold { 1.2 } else { 1.0 };
        for square in self.board.squares() {
            let at = square_spot(self.board, square);
            match self.board.kind(square) {
                SquareKind::Start(color) => {
                    let look = paints(color);
                    layer.fill(look.fill, |pen| polygon(pen, self.cell(at)));
                    let frame = self.upright(at);
                    layer.fill(look.ink, |pen| {
                        owner_mark(pen, &frame, look.mark, 0.48 * size);
                    });
                }
                SquareKind::Star if self.board.is_safe(square, safe) => {
                    let frame = self.upright(at);
                    layer.fill(Role::Star, |pen| star(pen, &frame, 0.37 * size));
                }
                SquareKind::Star | SquareKind::Plain | SquareKind::Bridge => {}
            }
            if let Some(color) = self.board.gate_of(square) {
                self.gate(layer, at, color);
            }
        }
    }

    /// A small arrow on the last ring square, into the home column.
    fn gate(&self, layer: &mut Layer, at: Spot, color: Color) {
        let next = home_spot(self.board, color, 0);
        let (dx, dy) = (next.x - at.x, next.y - at.y);
        let point = |along: f64, aside: f64| {
            self.dot(
                at.x + dx * along - dy * aside,
                at.y + dy * along + dx * aside,
            )
        };
        let width = if self.bold {
            2.0
        } else {
            (self.unit * 0.085).clamp(1.2, 4.0)
        };
        layer.stroke(paints(color).dark, Line::solid(width), |pen| {
            open(
                pen,
                [point(0.02, -0.22), point(0.24, 0.0), point(0.02, 0.22)],
            );
            open(pen, [point(-0.26, 0.0), point(0.2, 0.0)]);
        });
    }

    fn home(&self, layer: &mut Layer, color: Color) {
        let look = paints(color);
        let size = if self.bold { 1.2 } else { 1.0 };
        layer.fill(look.fill, |pen| {
            for step in 0..5 {
                polygon(
                    pen,
                    self.cell(cell_spot(self.board, Board::home_cell(color, step))),
                );
            }
        });
        layer.fill(look.ink, |pen| {
            for step in 0..5 {
                let frame = self.upright(cell_spot(self.board, Board::home_cell(color, step)));
                owner_mark(pen, &frame, look.mark, 0.34 * size);
            }
        });
    }

    /// All lines between squares, as one path.
    fn grid(&self, layer: &mut Layer) {
        let squares = self
            .board
            .squares()
            .map(|square| square_spot(self.board, square));
        let homes = self.board.colors().flat_map(|color| {
            (0..5).map(move |step| cell_spot(self.board, Board::home_cell(color, step)))
        });
        let line = Line::solid(if self.bold {
            1.4
        } else {
            (self.unit * 0.04).clamp(0.5, 1.8)
        });
        layer.stroke(Role::Line, line, |pen| {
            for at in squares.chain(homes) {
                polygon(pen, self.cell(at));
            }
        });
    }

    /// The four triangles beside the die.
    fn middle(&self, layer: &mut Layer) {
        let centre = self.camera.project(MIDDLE);
        let wing = |color: Color| {
            let tip = home_spot(self.board, color, 5);
            let (dx, dy) = ((tip.x - MIDDLE.x) * 1.5, (tip.y - MIDDLE.y) * 1.5);
            let corner = |side: f64| self.dot(MIDDLE.x + dx - dy * side, MIDDLE.y + dy + dx * side);
            [corner(-1.0), corner(1.0), centre]
        };
        for color in self.board.colors() {
            layer.fill(paints(color).fill, |pen| polygon(pen, wing(color)));
        }
        let stops = [Stop(0.0, Role::Shine, 0.1), Stop(1.0, Role::Shadow, 0.16)];
        let square = self.rectangle([6.0, 6.0, 3.0, 3.0]);
        let (from, to) = corner_to_corner([square[0], square[2]]);
        layer.fill(Paint::Linear(from, to, &stops), |pen| polygon(pen, square));
        layer.stroke(Role::Line, self.line(0.05), |pen| {
            for color in self.board.colors() {
                polygon(pen, wing(color));
            }
            polygon(pen, square);
        });
    }
}

/// From the upper left to the lower right of two opposite corners, however they are turned.
fn corner_to_corner([a, b]: [Dot; 2]) -> (Dot, Dot) {
    let from = Dot {
        x: a.x.min(b.x),
        y: a.y.min(b.y),
    };
    (
        from,
        Dot {
            x: a.x.max(b.x),
            y: a.y.max(b.y),
        },
    )
}
