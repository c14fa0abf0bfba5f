//! Makruk boards in every state worth looking at.

use std::error::Error;

use sanuk_core::makruk::{Game, Piece, Role, Side, Square};
use sanuk_core::view::Look;
use sanuk_core::view::makruk::{MakrukScene, PieceSet, Slide, captured_row};

use crate::Folder;

type Done = Result<(), Box<dyn Error>>;

fn put(
    folder: &Folder,
    name: &str,
    scene: &MakrukScene,
    near: Side,
    size: f64,
    look: &Look,
) -> Done {
    let camera = MakrukScene::camera(&MakrukScene::pose(near), size, size);
    folder.put(name, &scene.encode(&camera, look, 1, 1, 0.0), look)
}

/// Writes all of them.
pub fn all(folder: &Folder) -> Done {
    let light = Look::new(false, false, false);
    let dark = Look::new(true, false, false);
    let game = middle_game()?;
    put(folder, "makruk", &game, Side::White, 640.0, &light)?;
    put(folder, "makruk-black", &game, Side::Black, 360.0, &light)?;
    put(folder, "makruk-dark", &game, Side::White, 640.0, &dark)?;
    put(
        folder,
        "makruk-high",
        &game,
        Side::White,
        360.0,
        &Look::new(false, true, false),
    )?;
    put(
        folder,
        "makruk-high-dark",
        &game,
        Side::White,
        360.0,
        &Look::new(true, true, false),
    )?;
    let letters = MakrukScene {
        set: PieceSet::Letters,
        ..game.clone()
    };
    put(
        folder,
        "makruk-letters",
        &letters,
        Side::White,
        360.0,
        &light,
    )?;
    put(folder, "makruk-thumbnail", &game, Side::White, 88.0, &light)?;
    put(
        folder,
        "makruk-pieces",
        &pieces()?,
        Side::White,
        1120.0,
        &light,
    )?;
    let row: Vec<Piece> = game.men.iter().map(|(_, piece)| *piece).take(9).collect();
    folder.put(
        "makruk-captured",
        &captured_row(&row, PieceSet::Carved, &light, 24.0),
        &light,
    )
}

/// The start with a few moves, and every mark.
fn middle_game() -> Result<MakrukScene, Box<dyn Error>> {
    let mut scene = MakrukScene::still(Game::start().position());
    for (square, piece) in &mut scene.men {
        if ["d6", "f3"].contains(&square.to_string().as_str()) {
            *piece = Piece::bia_ngai(piece.side);
        }
    }
    let at = |name: &str| name.parse::<Square>();
    scene.selected = Some(at("b1")?);
    scene.destinations = vec![(at("d2")?, false), (at("c3")?, true), (at("a3")?, false)];
    scene.last = Some((at("e5")?, at("e6")?));
    scene.check = scene
        .men
        .iter()
        .find(|(_, man)| *man == Piece::new(Side::Black, Role::Khun))
        .map(|man| man.0);
    Ok(scene)
}

/// All men large, side by side.
fn pieces() -> Result<MakrukScene, Box<dyn Error>> {
    let mut men = Vec::new();
    for (rank, side) in [(6, Side::White), (4, Side::Black)] {
        let turned = [
            Role::Khun,
            Role::Met,
            Role::Khon,
            Role::Ma,
            Role::Ruea,
            Role::Bia,
        ];
        let pieces = turned
            .map(|role| Piece::new(side, role))
            .into_iter()
            .chain([Piece::bia_ngai(side)]);
        for (file, piece) in pieces.enumerate() {
            let square = Square::new(u8::try_from(file)?, rank).ok_or("no such square")?;
            men.push((square, piece));
        }
    }
    let mut scene = MakrukScene::of_men(men);
    scene.motion = None::<Slide>;
    Ok(scene)
}
