//! Ludo boards in every state worth looking at.

use std::error::Error;

use sanuk_core::ludo::{Board, Color, Die, PieceIndex, Progress, Safe, Shape};
use sanuk_core::view::Look;
use sanuk_core::view::camera::Pose;
use sanuk_core::view::ludo::{Destination, LudoMotion, LudoScene, Man, Move};

use crate::Folder;

type Done = Result<(), Box<dyn Error>>;

/// One picture: size in dp, pose, look and time.
struct Shot<'a> {
    folder: &'a Folder,
    size: f64,
    pose: Pose,
    look: Look,
    t: f64,
}

impl Shot<'_> {
    fn write(&self, name: &str, scene: &LudoScene) -> Done {
        let camera = LudoScene::camera(&self.pose, self.size, self.size);
        self.folder.put(
            name,
            &scene.encode(&camera, &self.look, 1, 1, self.t),
            &self.look,
        )
    }
}

fn shot(folder: &Folder, size: f64, oblique: bool) -> Shot<'_> {
    let pose = Pose {
        oblique,
        ..Pose::default()
    };
    Shot {
        folder,
        size,
        pose,
        look: Look::new(false, false, false),
        t: 0.0,
    }
}

/// Writes all of them.
pub fn all(folder: &Folder) -> Done {
    let (game, crowd) = (middle_game()?, crowd()?);
    for (name, size) in [("ludo-above", 720.0), ("ludo-phone", 344.0)] {
        shot(folder, size, false).write(name, &game)?;
    }
    shot(folder, 720.0, true).write("ludo-oblique", &game)?;
    let dark = Look::new(true, false, false);
    Shot {
        look: dark.clone(),
        ..shot(folder, 720.0, true)
    }
    .write("ludo-dark", &game)?;
    shot(folder, 344.0, false).write("ludo-crowd", &crowd)?;
    Shot {
        look: dark,
        ..shot(folder, 344.0, true)
    }
    .write("ludo-crowd-oblique", &crowd)?;
    for (name, dark) in [("ludo-high-light", false), ("ludo-high-dark", true)] {
        Shot {
            look: Look::new(dark, true, false),
            ..shot(folder, 720.0, false)
        }
        .write(name, &crowd)?;
    }
    shot(folder, 88.0, false).write("thumbnail", &crowd)?;
    turns(folder, &game)?;
    shapes(folder)?;
    motions(folder, game)?;
    faces(folder, crowd)
}

fn man(color: Color, piece: usize) -> Man {
    Man {
        color,
        piece: PieceIndex::ALL[piece],
    }
}

/// A middle game with every mark.
fn middle_game() -> Result<LudoScene, Box<dyn Error>> {
    let pieces = "R:3,8,-1,53;G:47,29,-1,56;Y:15,-1,-1,34;B:3,-1,21,-1".parse()?;
    let mut scene = LudoScene::still(
        Board::with_shape(Shape::Cross),
        Safe::StartsAndStars,
        pieces,
    );
    scene.die = Die::new(5);
    scene.movable = vec![man(Color::Red, 0), man(Color::Red, 1), man(Color::Red, 3)];
    scene.selected = Some(man(Color::Red, 1));
    scene.destinations = vec![
        Destination {
            man: man(Color::Red, 1),
            to: Progress::steps(13),
            captures: false,
        },
        Destination {
            man: man(Color::Red, 0),
            to: Progress::steps(42),
            captures: true,
        },
    ];
    scene.origin = Some((man(Color::Blue, 0), Progress::steps(1)));
    Ok(scene)
}

/// Four colours on one square, and stacks of two, three and four.
fn crowd() -> Result<LudoScene, Box<dyn Error>> {
    let pieces = "R:8,8,21,55;G:47,47,8,8;Y:34,34,47,30;B:21,21,34,34".parse()?;
    let mut scene = LudoScene::still(
        Board::with_shape(Shape::Cross),
        Safe::StartsAndStars,
        pieces,
    );
    scene.movable = vec![man(Color::Red, 0), man(Color::Red, 2)];
    scene.die = Die::new(2);
    Ok(scene)
}

fn turns(folder: &Folder, game: &LudoScene) -> Done {
    for (index, own) in Color::ALL.into_iter().enumerate() {
        let pose = Pose {
            oblique: true,
            ..LudoScene::pose(own)
        };
        Shot {
            pose,
            ..shot(folder, 400.0, true)
        }
        .write(&format!("ludo-turn-{index}"), game)?;
    }
    let pose = Pose {
        turn: 0.5,
        oblique: true,
        zoom: 1.8,
        pan_x: 0.1,
        pan_y: -0.1,
    };
    Shot {
        pose,
        ..shot(folder, 400.0, true)
    }
    .write("ludo-askew", game)
}

fn shapes(folder: &Folder) -> Done {
    for (name, shape, text) in [
        (
            "ludo-t",
            Shape::T,
            "R:3,8,-1,43;G:30,30,-1,46;Y:15,-1,-1,34",
        ),
        ("ludo-strip", Shape::Strip, "R:3,8,-1,33;Y:15,-1,-1,36"),
    ] {
        let mut scene = LudoScene::still(
            Board::with_shape(shape),
            Safe::StartsAndStars,
            text.parse()?,
        );
        scene.die_ready = true;
        shot(folder, 400.0, false).write(name, &scene)?;
        shot(folder, 400.0, true).write(&format!("{name}-oblique"), &scene)?;
    }
    Ok(())
}

fn motions(folder: &Folder, game: LudoScene) -> Done {
    let mut rolling = game.clone();
    rolling.motion = Some(LudoMotion::Roll {
        from: None,
        to: Die::SIX,
        seed: 7,
    });
    rolling.die = Some(Die::SIX);
    for t in [0_u16, 60, 120, 200, 300, 400] {
        let shot = Shot {
            t: f64::from(t),
            ..shot(folder, 240.0, true)
        };
        shot.write(&format!("ludo-roll-{t:03}"), &rolling)?;
    }
    let mut moving = game;
    moving.motion = Some(LudoMotion::Move(Move {
        man: man(Color::Red, 1),
        from: Progress::steps(3),
        to: Progress::steps(8),
        captured: vec![(man(Color::Green, 2), Progress::steps(47))],
        wins: false,
    }));
    for t in [0_u16, 100, 200, 300, 400, 500] {
        let shot = Shot {
            t: f64::from(t),
            ..shot(folder, 240.0, false)
        };
        shot.write(&format!("ludo-move-{t:03}"), &moving)?;
    }
    Ok(())
}

fn faces(folder: &Folder, mut scene: LudoScene) -> Done {
    scene.movable.clear();
    for face in Die::ALL {
        scene.die = Some(face);
        let shot = shot(folder, 240.0, face.get() % 2 == 0);
        let pose = Pose {
            zoom: 3.0,
            ..shot.pose
        };
        Shot { pose, ..shot }.write(&format!("die-{face}"), &scene)?;
    }
    Ok(())
}
