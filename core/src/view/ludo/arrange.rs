//! Who stands where on the screen: pieces of one square side by side, stacks as one pawn.
//!
//! Drawing, boxes and hit-testing use the same stands, so a tap means what is seen.

use super::ground::spot;
use super::motion::{Flight, LudoMotion};
use super::pawn::{Form, Pawn};
use super::scene::{LudoScene, Man};
use crate::ludo::{Color, PieceIndex, Place};
use crate::view::camera::{Camera, Dot, Spot};
use crate::view::look::Look;
use arrayvec::ArrayVec;

/// How far below the centre of its square a foot stands, in squares as seen.
const DROP: f64 = 0.26;

/// A pawn on the screen, standing for one or more pieces of one colour.
#[derive(Clone, Debug, PartialEq)]
pub struct Stand {
    /// Pieces it stands for, lowest number first.
    pub pieces: ArrayVec<PieceIndex, 4>,
    /// What is drawn.
    pub pawn: Pawn,
    /// The point of the plane it stands for: centre of its square or slot.
    pub spot: Spot,
    /// Finished, home in the yard.
    pub finished: bool,
    /// Nobody else stands on its square.
    pub alone: bool,
    /// Which way from its centre its count is written when others stand beside it: right and down.
    pub corner: (f64, f64),
}

impl Stand {
    /// Says whether it stands for this piece.
    pub fn holds(&self, man: Man) -> bool {
        self.pawn.color == man.color && self.pieces.contains(&man.piece)
    }
}

/// A motion with the time since its beginning.
pub(super) type Moment<'a> = Option<(&'a LudoMotion, f64)>;

/// All pawns, the farthest first.
pub(super) fn stands(
    scene: &LudoScene,
    camera: &Camera,
    moment: Moment,
    look: &Look,
) -> Vec<Stand> {
    let maker = Maker {
        scene,
        camera,
        bold: look.high_contrast,
    };
    let mut stands = Vec::with_capacity(16);
    let mut groups: Vec<Group> = Vec::with_capacity(16);
    for color in scene.pieces.seats.iter() {
        for piece in PieceIndex::ALL {
            let man = Man { color, piece };
            match flights(scene, man, moment, look.reduced_motion) {
                Some(flights) => {
                    let flying = flights.into_iter().flatten();
                    stands.extend(flying.map(|flight| maker.flying(man, flight)));
                }
                None => maker.gather(&mut groups, man),
            }
        }
    }
    for group in &groups {
        maker.line_up(&mut stands, group);
    }
    if let Some((LudoMotion::Move(step), t)) = moment {
        for stand in &mut stands {
            let man = Man {
                color: stand.pawn.color,
                piece: stand.pieces[0],
            };
            let height = step.cheer(scene.board, man, t, look.reduced_motion);
            stand.pawn.lift += height * stand.pawn.scale;
        }
    }
    stands.sort_by(|a, b| a.pawn.foot.y.total_cmp(&b.pawn.foot.y));
    stands
}

fn flights(
    scene: &LudoScene,
    man: Man,
    moment: Moment,
    reduced: bool,
) -> Option<[Option<Flight>; 2]> {
    match moment {
        Some((LudoMotion::Move(step), t)) => step.flights_of(scene.board, man, t, reduced),
        _ => None,
    }
}

/// All pieces of one place, by colour.
struct Group {
    spot: Spot,
    finished: bool,
    colors: ArrayVec<(Color, ArrayVec<PieceIndex, 4>), 4>,
}

struct Maker<'a> {
    scene: &'a LudoScene,
    camera: &'a Camera,
    bold: bool,
}

impl Maker<'_> {
    fn gather(&self, groups: &mut Vec<Group>, man: Man) {
        let Man { color, piece } = man;
        let progress = self.scene.pieces.progress(color, piece);
        let place = progress.place(self.scene.board, color);
        let spot = spot(self.scene.board, color, piece, progress);
        // Slots of the yard are one a piece, so equal points mean the same square.
        let known = groups.iter().position(|group| group.spot == spot);
        let index = known.unwrap_or(groups.len());
        if known.is_none() {
            groups.push(Group {
                spot,
                finished: place == Place::Finished,
                colors: ArrayVec::new(),
            });
        }
        let group = &mut groups[index];
        match group.colors.iter_mut().find(|(other, _)| *other == color) {
            Some((_, pieces)) => pieces.push(piece),
            None => group.colors.push((color, ArrayVec::from_iter([piece]))),
        }
    }

    /// Puts the colours of one place side by side. Discs that can move stand in the far row, where
    /// nothing hides the chevron above them.
    fn line_up(&self, stands: &mut Vec<Stand>, group: &Group) {
        let can_move = |color: Color| self.scene.movable.iter().any(|man| man.color == color);
        let mut colors: ArrayVec<_, 4> = group.colors.iter().collect();
        let alone = colors.len() == 1;
        let few = colors.len() < 3;
        colors.sort_by_key(|(color, _)| (can_move(*color) == few, color.index()));
        let (scale, form, places) = formation(colors.len());
        for ((color, pieces), &offset) in colors.into_iter().zip(places) {
            stands.push(Stand {
                pieces: pieces.clone(),
                pawn: self.pawn(*color, group.spot, offset, scale, form),
                spot: group.spot,
                finished: group.finished,
                alone,
                corner: (
                    if offset.0 < 0.0 { -1.0 } else { 1.0 },
                    if offset.1 < 0.0 { -1.0 } else { 1.0 },
                ),
            });
        }
    }

    fn flying(&self, man: Man, flight: Flight) -> Stand {
        let mut pawn = self.pawn(man.color, flight.spot, (0.0, 0.0), 1.0, Form::Pawn);
        pawn.lift = flight.height * pawn.scale;
        pawn.alpha = flight.alpha;
        let pieces = ArrayVec::from_iter([man.piece]);
        Stand {
            pieces,
            pawn,
            spot: flight.spot,
            finished: false,
            alone: true,
            corner: (1.0, -1.0),
        }
    }

    fn pawn(
        &self,
        color: Color,
        spot: Spot,
        (right, down): (f64, f64),
        scale: f64,
        form: Form,
    ) -> Pawn {
        let unit = self.camera.scale_at(spot);
        let frame = self.camera.frame(spot);
        // How much of a square's height is seen here; upright discs keep their distance.
        let seen = frame.area() / (unit * unit);
        let flat = if form == Form::Pawn { seen } else { 1.0 };
        let scale = scale
            * if form == Form::Pawn {
                1.0 - 0.3 * (1.0 - seen)
            } else {
                1.0
            };
        // The body's middle, where fingers aim, stays within the square (D07).
        let least = 0.6 * scale - 0.44 * seen;
        let drop = if form == Form::Pawn {
            (DROP * seen).max(least)
        } else {
            DROP
        };
        let foot = Dot {
            x: frame.origin.x + right * unit,
            y: frame.origin.y + (down * flat + drop) * unit,
        };
        Pawn {
            color,
            foot,
            scale: unit * scale,
            lift: 0.0,
            alpha: 1.0,
            bold: self.bold,
            form,
        }
    }
}

/// Size, form and places of so many colours on one square, in squares as seen, the farthest first.
fn formation(count: usize) -> (f64, Form, &'static [(f64, f64)]) {
    match count {
        0 | 1 => (1.0, Form::Pawn, &[(0.0, 0.0)]),
        2 => (0.86, Form::Pawn, &[(-0.24, -0.04), (0.24, 0.04)]),
        3 => (
            1.0,
            Form::Disc,
            &[(0.0, -0.27), (-0.29, 0.27), (0.29, 0.27)],
        ),
        _ => (
            1.0,
            Form::Disc,
            &[(-0.29, -0.28), (0.29, -0.28), (-0.29, 0.28), (0.29, 0.28)],
        ),
    }
}
