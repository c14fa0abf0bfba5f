//! The board of the open screen as something that can be drawn at any time and touched.
//!
//! One face over both games' scenes. Immutable: a shell draws it from another thread while the
//! model goes on. Start with [`Picture::encode`] and [`Picture::target`].

use std::sync::Arc;

use crate::game::select::{Man, Spot, Target};
use crate::makruk::Side;
use crate::view::camera::{Camera, Dot, Spot as Plane};
use crate::view::look::Look;
use crate::view::ludo::{Destination, LudoScene, LudoTarget};
use crate::view::makruk::MakrukScene;
use crate::view::plain::{self, PlainBoard};
use crate::view::scene::Layer;

/// Where `until` stands in a scene's bytes: after magic, version, revision and motion.
const UNTIL_AT: usize = 24;

/// What a finger is on.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum Touched {
    /// The die, while it can be rolled.
    Die,
    /// A man or a place.
    Board(Target),
}

impl Touched {
    /// The man under a pointer.
    pub fn man(self) -> Option<Man> {
        match self {
            Self::Board(Target::Man(man)) => Some(man),
            _ => None,
        }
    }
}

/// What is on the board.
#[derive(Clone, Debug)]
pub(crate) enum Scene {
    /// Ludo.
    Ludo {
        /// Pieces, marks and motion.
        scene: LudoScene,
        /// Where all legal moves end, shown or not.
        reachable: Vec<Destination>,
    },
    /// Makruk.
    Makruk(MakrukScene),
}

/// A scene seen through a camera.
#[derive(Clone, Debug)]
pub(crate) struct Picture {
    /// What is on the board.
    pub scene: Scene,
    /// How it is seen.
    pub camera: Camera,
    /// Motion's number, for the shell's clock.
    pub motion: u64,
    /// How long the motion lasts at the chosen pace, in milliseconds.
    pub motion_ms: u64,
    /// The board alone, drawn once.
    ground: Arc<Layer>,
}

impl Picture {
    /// A Ludo board through a camera.
    pub fn ludo(
        scene: LudoScene,
        reachable: Vec<Destination>,
        camera: Camera,
        look: &Look,
        motion: [u64; 2],
    ) -> Self {
        let ground = Arc::new(scene.board_layer(&camera, look));
        let [motion, motion_ms] = motion;
        Self {
            scene: Scene::Ludo { scene, reachable },
            camera,
            motion,
            motion_ms,
            ground,
        }
    }

    /// A makruk board through a camera.
    pub fn makruk(scene: MakrukScene, camera: Camera, look: &Look, motion: [u64; 2]) -> Self {
        let ground = Arc::new(scene.board_layer(&camera, look));
        let [motion, motion_ms] = motion;
        Self {
            scene: Scene::Makruk(scene),
            camera,
            motion,
            motion_ms,
            ground,
        }
    }

    /// The picture as bytes, `t_ms` after its motion began at the chosen pace.
    pub fn encode(&self, look: &Look, revision: u64, t_ms: f32) -> Vec<u8> {
        let normal = self.duration(look);
        let stretch = if self.motion_ms > 0 && normal > 0.0 {
            self.motion_ms as f64 / normal
        } else {
            1.0
        };
        let t = f64::from(t_ms) / stretch;
        let numbers = [revision, self.motion];
        let mut bytes = match &self.scene {
            Scene::Ludo { scene, .. } => {
                scene.encode_over(&self.ground, &self.camera, look, numbers, t)
            }
            Scene::Makruk(scene) => scene.encode_over(&self.ground, &self.camera, look, numbers, t),
        };
        // The scene knows the normal pace only.
        let until = (normal * stretch) as f32;
        if let Some(field) = bytes.get_mut(UNTIL_AT..UNTIL_AT + 4) {
            field.copy_from_slice(&until.to_le_bytes());
        }
        bytes
    }

    /// How long the motion lasts at the normal pace, in milliseconds.
    fn duration(&self, look: &Look) -> f64 {
        match &self.scene {
            Scene::Ludo { scene, .. } => scene.duration(look),
            Scene::Makruk(scene) => scene.duration(look),
        }
    }

    /// The board at rest as text, with the side at the near edge that the camera has there.
    pub fn plain(&self) -> PlainBoard {
        match &self.scene {
            Scene::Ludo { scene, .. } => plain::ludo(scene),
            Scene::Makruk(scene) => {
                let height = |row| self.camera.project(Plane::of_cell(row, 0)).y;
                let white_near = height(7) > height(0);
                plain::makruk(scene, if white_near { Side::White } else { Side::Black })
            }
        }
    }

    /// What a finger or a pointer is on; `None` where there is nothing to touch.
    pub fn target(&self, at: Dot) -> Option<Touched> {
        match &self.scene {
            Scene::Ludo { scene, reachable } => ludo_target(scene, reachable, &self.camera, at),
            Scene::Makruk(scene) => {
                let square = MakrukScene::square_at(&self.camera, at)?;
                let stands = scene.men.iter().any(|(here, _)| *here == square);
                Some(Touched::Board(if stands {
                    Target::Man(Man::On(square))
                } else {
                    Target::Spot(Spot::Square(square))
                }))
            }
        }
    }
}

/// Movable pieces and shown destinations first; then destinations that are not shown, which select
/// the piece that goes there; then pieces that cannot move, which say why.
fn ludo_target(
    scene: &LudoScene,
    reachable: &[Destination],
    camera: &Camera,
    at: Dot,
) -> Option<Touched> {
    let nearest = scene
        .hit(camera, at)
        .into_iter()
        .next()
        .map(|candidate| candidate.target);
    let man = |man: crate::view::ludo::Man| {
        Touched::Board(Target::Man(Man::Piece {
            color: man.color,
            piece: man.piece,
        }))
    };
    match nearest {
        Some(LudoTarget::Die) => Some(Touched::Die),
        Some(LudoTarget::Piece(piece)) => Some(man(piece)),
        Some(LudoTarget::Destination(end)) => {
            Some(Touched::Board(Target::Spot(Spot::Progress(end.to))))
        }
        None => {
            hidden_end(scene, reachable, camera, at).or_else(|| scene.piece_at(camera, at).map(man))
        }
    }
}

fn hidden_end(
    scene: &LudoScene,
    reachable: &[Destination],
    camera: &Camera,
    at: Dot,
) -> Option<Touched> {
    let mut all = scene.clone();
    all.movable.clear();
    all.destinations = reachable.to_vec();
    all.hit(camera, at)
        .into_iter()
        .find_map(|candidate| match candidate.target {
            LudoTarget::Destination(end) => {
                Some(Touched::Board(Target::Spot(Spot::Progress(end.to))))
            }
            _ => None,
        })
}
