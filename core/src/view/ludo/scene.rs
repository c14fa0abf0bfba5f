//! What a Ludo picture shows, and its bytes.

use super::ground::{self, STAGE};
use super::motion::LudoMotion;
use super::{arrange, board, die, marks, pawn};
use crate::ludo::{Board, Color, Die, PieceIndex, Placement, Progress, Safe};
use crate::view::camera::{Camera, Pose};
use crate::view::look::Look;
use crate::view::scene::{Header, Kind, Layer, assemble};

/// A piece by owner and number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Man {
    /// Owner.
    pub color: Color,
    /// Number.
    pub piece: PieceIndex,
}

/// Where a shown move ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Destination {
    /// The piece that would go there.
    pub man: Man,
    /// How far it would have come.
    pub to: Progress,
    /// It would capture.
    pub captures: bool,
}

/// Everything a Ludo picture depends on besides camera, look and time.
#[derive(Clone, Debug)]
pub struct LudoScene {
    /// The board played on.
    pub board: &'static Board,
    /// Which squares are painted as safe.
    pub safe: Safe,
    /// Where all pieces are, after the motion.
    pub pieces: Placement,
    /// Pieces that can move: gold double ring and chevron.
    pub movable: Vec<Man>,
    /// The selected piece: full gold ring.
    pub selected: Option<Man>,
    /// Where shown moves end: dots and crossed rings.
    pub destinations: Vec<Destination>,
    /// The place that the last moved piece left: dashed orange ring.
    pub origin: Option<(Man, Progress)>,
    /// The face on the die; `None` before the first roll or while the die waits to be rolled.
    pub die: Option<Die>,
    /// The die can be rolled: gold ring around it.
    pub die_ready: bool,
    /// What is moving; the picture is still without one.
    pub motion: Option<LudoMotion>,
}

impl LudoScene {
    /// A still picture of pieces on a board, without marks and with the die on its corner.
    pub fn still(board: &'static Board, safe: Safe, pieces: Placement) -> Self {
        Self {
            board,
            safe,
            pieces,
            movable: Vec::new(),
            selected: None,
            destinations: Vec::new(),
            origin: None,
            die: None,
            die_ready: false,
            motion: None,
        }
    }

    /// The pose of a new game: from above, the own yard at the near left (A57).
    pub fn pose(own: Color) -> Pose {
        ground::own_pose(own)
    }

    /// Width divided by height of the frame that the board and the farthest heads fill.
    pub fn aspect() -> f64 {
        Camera::aspect(&STAGE)
    }

    /// The camera for a frame of `width` × `height` dp.
    pub fn camera(pose: &Pose, width: f64, height: f64) -> Camera {
        Camera::new(&STAGE, pose, width, height)
    }

    /// ms until the motion has settled; 0 without one.
    pub fn duration(&self, look: &Look) -> f64 {
        self.motion.as_ref().map_or(0.0, |motion| {
            motion.duration(self.board, look.reduced_motion)
        })
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

    /// The board alone: it changes only with board, safe squares, camera and look, so a caller may
    /// keep it for [`LudoScene::encode_over`].
    pub fn board_layer(&self, camera: &Camera, look: &Look) -> Layer {
        let mut layer = Layer::new(Kind::Board);
        board::board(
            &mut layer,
            self.board,
            self.safe,
            camera,
            look.high_contrast,
        );
        layer
    }

    /// Like [`LudoScene::encode`], over a kept board; `numbers` are revision and motion.
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
            .as_ref()
            .filter(|_| t < until)
            .map(|motion| (motion, t.max(0.0)));
        let stands = arrange::stands(self, camera, moment, look);
        let mut marks = Layer::new(Kind::Marks);
        let mut pieces = Layer::new(Kind::Pieces);
        let mut overlay = Layer::new(Kind::Overlay);
        marks::below(&mut marks, self, camera, look, &stands, moment.is_none());
        let dice = marks::dice(self, camera, moment, look.reduced_motion);
        let mut dice = Some(dice);
        for stand in &stands {
            if stand.pawn.foot.y > camera.project(ground::MIDDLE).y
                && let Some(dice) = dice.take()
            {
                for cube in &dice {
                    die::die(&mut pieces, cube);
                }
            }
            pawn::stand(&mut pieces, stand);
        }
        if let Some(dice) = dice {
            for cube in &dice {
                die::die(&mut pieces, cube);
            }
        }
        if moment.is_none() {
            marks::above(&mut overlay, self, camera, look, &stands);
        }
        let (width, height) = camera.size();
        let header = Header {
            revision: numbers[0],
            motion: numbers[1],
            until,
            width,
            height,
        };
        assemble(&header, &[board, &marks, &pieces, &overlay])
    }
}
