//! What a makruk picture shows, its bytes, and the squares under a finger.

use std::f64::consts::PI;

use super::man::{Figure, PieceSet, figure};
use super::{board, marks};
use crate::makruk::{Piece, Position, Role, Side, Square};
use crate::view::camera::{Camera, Dot, Pose, Spot, Stage};
use crate::view::hit::Area;
use crate::view::look::Look;
use crate::view::motion::{FADE, out};
use crate::view::scene::{Header, Kind, Layer, assemble};

/// Edge to edge: nothing but the 64 squares must be in the frame.
const STAGE: Stage = Stage {
    side: 8.0,
    edge: 0.0,
    thickness: 0.0,
    head: 0.0,
    distance: 16.0,
};
/// ms of a slide.
const SLIDE: f64 = 220.0;
/// How high a ma jumps, in squares: over the men that it may pass.
const JUMP: f64 = 0.45;

/// A move being shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Slide {
    /// The man as it left, before it was turned over.
    pub man: Piece,
    /// Where it came from.
    pub from: Square,
    /// Where it goes.
    pub to: Square,
    /// The captured man, which fades.
    pub captured: Option<Piece>,
}

/// Everything a makruk picture depends on besides camera, look and time.
#[derive(Clone, Debug)]
pub struct MakrukScene {
    /// All men, after the motion.
    pub men: Vec<(Square, Piece)>,
    /// How men are drawn.
    pub set: PieceSet,
    /// Coordinates inside the squares at the edge.
    pub coordinates: bool,
    /// Men that can move, where that is to be shown: gold double rings.
    pub movable: Vec<Square>,
    /// The selected man's square: gold frame.
    pub selected: Option<Square>,
    /// Where moves end; `true` where they capture.
    pub destinations: Vec<(Square, bool)>,
    /// Origin and target of the last move: dashed ring and corners.
    pub last: Option<(Square, Square)>,
    /// The khun in check: ring with "!".
    pub check: Option<Square>,
    /// What is moving.
    pub motion: Option<Slide>,
}

impl MakrukScene {
    /// A still picture of a position, with carved men and without marks.
    pub fn still(position: &Position) -> Self {
        Self::of_men(position.pieces().collect())
    }

    /// A still picture of any men, for diagrams.
    pub fn of_men(men: Vec<(Square, Piece)>) -> Self {
        Self {
            men,
            set: PieceSet::Carved,
            coordinates: true,
            movable: Vec::new(),
            selected: None,
            destinations: Vec::new(),
            last: None,
            check: None,
            motion: None,
        }
    }

    /// The pose in which a side sits at the near edge.
    pub fn pose(near: Side) -> Pose {
        Pose::quarter(if near == Side::White { 0 } else { 2 })
    }

    /// Width divided by height of the frame that the board fills.
    pub fn aspect() -> f64 {
        Camera::aspect(&STAGE)
    }

    /// The camera for a frame of `width` × `height` dp.
    pub fn camera(pose: &Pose, width: f64, height: f64) -> Camera {
        Camera::new(
            &STAGE,
            &Pose {
                oblique: false,
                ..*pose
            },
            width,
            height,
        )
    }

    /// The centre of a square on the plane.
    pub fn spot(square: Square) -> Spot {
        Spot::of_cell(7 - square.rank(), square.file())
    }

    /// The square under a point of the screen.
    pub fn square_at(camera: &Camera, at: Dot) -> Option<Square> {
        let (row, col) = camera.cell_at(at);
        Square::new(
            u8::try_from(col).ok()?,
            7_u8.checked_sub(u8::try_from(row).ok()?)?,
        )
    }

    /// The box of a square on the screen.
    pub fn square_box(camera: &Camera, square: Square) -> Area {
        let Spot { x, y } = Self::spot(square);
        let corners = [(-0.5, -0.5), (0.5, -0.5), (0.5, 0.5), (-0.5, 0.5)];
        Area::around(corners.map(|(dx, dy)| {
            camera.project(Spot {
                x: x + dx,
                y: y + dy,
            })
        }))
    }

    /// ms until the motion has settled; 0 without one.
    pub fn duration(&self, look: &Look) -> f64 {
        let whole = if look.reduced_motion { FADE } else { SLIDE };
        self.motion.map_or(0.0, |_| whole)
    }

    /// Draws the scene `t` ms after its motion began. `revision` is the view's, `motion` the number
    /// of the motion.
    pub fn encode(
        &self,
        camera: &Camera,
        look: &Look,
        revision: u64,
        motion: u64,
        t: f64,
    ) -> Vec<u8> {
        self.encode_over(
            &self.board_layer(camera, look),
            camera,
            look,
            [revision, motion],
            t,
        )
    }

    /// The board alone: it changes only with camera and look, so a caller may keep it for
    /// [`MakrukScene::encode_over`].
    pub fn board_layer(&self, camera: &Camera, look: &Look) -> Layer {
        let mut layer = Layer::new(Kind::Board);
        board::board(&mut layer, camera, look, self.coordinates);
        layer
    }

    /// Like [`MakrukScene::encode`], over a kept board; `numbers` are revision and motion.
    pub fn encode_over(
        &self,
        board: &Layer,
        camera: &Camera,
        look: &Look,
        numbers: [u64; 2],
        t: f64,
    ) -> Vec<u8> {
        let until = self.duration(look);
        let moment = self
            .motion
            .filter(|_| t < until)
            .map(|slide| (slide, t.max(0.0) / until));
        let mut below = Layer::new(Kind::Marks);
        let mut pieces = Layer::new(Kind::Pieces);
        let mut overlay = Layer::new(Kind::Overlay);
        marks::below(&mut below, self, camera, look, moment.is_none());
        let mut figures = self.figures(camera, look, moment);
        figures.sort_by(|a, b| a.at.y.total_cmp(&b.at.y));
        for one in &figures {
            figure(&mut pieces, one, self.set);
        }
        if let Some((slide, share)) = moment.filter(|_| !look.reduced_motion) {
            figure(
                &mut pieces,
                &Self::mover(camera, look, slide, share),
                self.set,
            );
        }
        if moment.is_none() {
            marks::above(&mut overlay, self, camera, look);
        }
        let (width, height) = camera.size();
        let header = Header {
            revision: numbers[0],
            motion: numbers[1],
            until,
            width,
            height,
        };
        assemble(&header, &[board, &below, &pieces, &overlay])
    }

    /// All men as drawn at a share of the motion's time.
    fn figures(&self, camera: &Camera, look: &Look, moment: Option<(Slide, f64)>) -> Vec<Figure> {
        let place = |piece: Piece, spot: Spot, alpha: f32| Figure {
            piece,
            at: camera.project(spot),
            scale: camera.scale_at(spot),
            lift: 0.0,
            alpha,
            bold: look.high_contrast,
        };
        let moving = moment.map(|(slide, _)| slide.to);
        let mut figures: Vec<Figure> = self
            .men
            .iter()
            .filter(|(square, _)| Some(*square) != moving)
            .map(|&(square, piece)| place(piece, Self::spot(square), 1.0))
            .collect();
        if let Some((slide, share)) = moment {
            let (from, to) = (Self::spot(slide.from), Self::spot(slide.to));
            let way = out(share, 2.2);
            let fade = if look.reduced_motion { share } else { way } as f32;
            if let Some(captured) = slide.captured {
                figures.push(place(captured, to, 1.0 - fade));
            }
            if look.reduced_motion {
                figures.push(place(slide.man, from, 1.0 - fade));
                figures.push(place(slide.man, to, fade));
            }
        }
        figures
    }

    /// The man on its way, drawn above all others; a ma jumps.
    fn mover(camera: &Camera, look: &Look, slide: Slide, share: f64) -> Figure {
        let way = out(share, 2.2);
        let spot = between(Self::spot(slide.from), Self::spot(slide.to), way);
        let jumps = slide.man.role == Role::Ma;
        Figure {
            piece: slide.man,
            at: camera.project(spot),
            scale: camera.scale_at(spot),
            lift: if jumps { (way * PI).sin() * JUMP } else { 0.0 },
            alpha: 1.0,
            bold: look.high_contrast,
        }
    }
}

fn between(from: Spot, to: Spot, share: f64) -> Spot {
    Spot {
        x: from.x + (to.x - from.x) * share,
        y: from.y + (to.y - from.y) * share,
    }
}

/// Captured men in a row, `height` dp high, as a still scene as wide as it needs to be.
pub fn captured_row(men: &[Piece], set: PieceSet, look: &Look, height: f64) -> Vec<u8> {
    let mut pieces = Layer::new(Kind::Pieces);
    let step = height * 0.78;
    for (index, &piece) in men.iter().enumerate() {
        let at = Dot {
            x: step * (index as f64 + 0.5) + height * 0.11,
            y: height / 2.0,
        };
        let one = Figure {
            piece,
            at,
            scale: height,
            lift: 0.0,
            alpha: 1.0,
            bold: look.high_contrast,
        };
        figure(&mut pieces, &one, set);
    }
    let width = step * men.len() as f64 + height * 0.22;
    let header = Header {
        revision: 0,
        motion: 0,
        until: 0.0,
        width,
        height,
    };
    assemble(&header, &[&pieces])
}
