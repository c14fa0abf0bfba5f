use super::*;
use crate::makruk::{Game, Piece, Role as Man, Side, Square};
use crate::view::camera::{Camera, Dot};
use crate::view::look::{Look, Role};
use crate::view::scene::{Command, Decoded, Ink, Kind, Verb, decode};

fn light() -> Look {
    Look::new(false, false, false)
}

fn square(name: &str) -> Square {
    name.parse().unwrap()
}

fn camera(near: Side) -> Camera {
    MakrukScene::camera(&MakrukScene::pose(near), 360.0, 360.0)
}

fn drawn(scene: &MakrukScene, near: Side, t: f64) -> Decoded {
    decode(&scene.encode(&camera(near), &light(), 1, 1, t)).unwrap()
}

/// Squares under the middles of all paths of the marks with one colour.
fn marked(scene: &MakrukScene, near: Side, role: Role) -> Vec<Square> {
    let picture = drawn(scene, near, 0.0);
    let layer = &picture.layers[Kind::Marks as usize];
    let path = |command: &Command| match command {
        Command::Stroke(Ink::Solid(ink, _), _, path) if *ink == role => Some(middle(path)),
        _ => None,
    };
    let middles = layer.commands.iter().filter_map(path);
    middles
        .map(|at| MakrukScene::square_at(&camera(near), at).unwrap())
        .collect()
}

fn middle(path: &[Verb]) -> Dot {
    let start = [f32::MAX, f32::MAX, f32::MIN, f32::MIN];
    let ends = path.iter().filter_map(|verb| match *verb {
        Verb::Move([x, y])
        | Verb::Line([x, y])
        | Verb::Cubic([.., x, y])
        | Verb::Quad([.., x, y]) => Some([x, y]),
        Verb::Close => None,
    });
    let [left, top, right, bottom] = ends.fold(start, |b, [x, y]| {
        [b[0].min(x), b[1].min(y), b[2].max(x), b[3].max(y)]
    });
    Dot {
        x: f64::from(left + right) / 2.0,
        y: f64::from(top + bottom) / 2.0,
    }
}

#[test]
fn d38_marks_of_the_last_move_survive_a_flip() {
    let mut game = Game::start();
    game.play("e3e4".parse().unwrap(), None).unwrap();
    let mut scene = MakrukScene::still(game.position());
    scene.last = Some((square("e3"), square("e4")));
    for near in [Side::Black, Side::White, Side::Black] {
        assert_eq!(
            marked(&scene, near, Role::OriginOnWood),
            [square("e3"), square("e4")]
        );
    }
}

#[test]
fn d37_every_square_is_its_own_under_the_finger() {
    for near in Side::ALL {
        for square in Square::all() {
            let area = MakrukScene::square_box(&camera(near), square);
            assert_eq!(
                MakrukScene::square_at(&camera(near), area.centre()),
                Some(square)
            );
        }
        assert_eq!(
            MakrukScene::square_at(&camera(near), Dot { x: -1.0, y: 5.0 }),
            None
        );
        assert_eq!(
            MakrukScene::square_at(&camera(near), Dot { x: 5.0, y: 361.0 }),
            None
        );
    }
    let corner = Dot { x: 4.0, y: 356.0 };
    assert_eq!(
        MakrukScene::square_at(&camera(Side::White), corner),
        Some(square("a1"))
    );
    assert_eq!(
        MakrukScene::square_at(&camera(Side::Black), corner),
        Some(square("h8"))
    );
}

#[test]
fn c7_coordinates_stand_in_the_squares_at_the_edge() {
    for (near, files, ranks) in [(Side::White, '1', 'a'), (Side::Black, '8', 'h')] {
        let scene = MakrukScene::of_men(Vec::new());
        let picture = drawn(&scene, near, 0.0);
        let mut found = 0;
        for command in picture.layers.iter().flat_map(|layer| &layer.commands) {
            let Command::Text(_, [x, y, _], _, _, text) = command else {
                continue;
            };
            let at = Dot {
                x: f64::from(*x),
                y: f64::from(*y),
            };
            let name = MakrukScene::square_at(&camera(near), at)
                .unwrap()
                .to_string();
            assert!(name.contains(text.as_str()), "{text} in {name}");
            assert!(
                name.contains(files) || name.contains(ranks),
                "{text} at the edge"
            );
            found += 1;
        }
        assert_eq!(found, 16);
    }
}

#[test]
fn c18_a_bia_ngai_looks_different_from_met_and_bia_in_both_sets() {
    let picture = |piece: Piece, set: PieceSet| {
        let mut scene = MakrukScene::of_men(vec![(square("d4"), piece)]);
        scene.set = set;
        drawn(&scene, Side::White, 0.0).layers[Kind::Pieces as usize]
            .commands
            .clone()
    };
    for set in [PieceSet::Carved, PieceSet::Letters] {
        for side in Side::ALL {
            let ngai = picture(Piece::bia_ngai(side), set);
            assert_ne!(ngai, picture(Piece::new(side, Man::Met), set));
            assert_ne!(ngai, picture(Piece::new(side, Man::Bia), set));
        }
    }
}

#[test]
fn check_is_marked_by_a_ring_and_a_sign() {
    let mut scene = MakrukScene::still(Game::start().position());
    scene.check = Some(square("e8"));
    assert_eq!(marked(&scene, Side::White, Role::Check), [square("e8")]);
    let overlay = &drawn(&scene, Side::White, 0.0).layers[Kind::Overlay as usize];
    assert!(
        overlay
            .commands
            .iter()
            .any(|one| matches!(one, Command::Text(.., text) if text == "!"))
    );
}

#[test]
fn a_man_slides_and_its_prey_fades() {
    let mut scene = MakrukScene::of_men(vec![(square("d6"), Piece::bia_ngai(Side::White))]);
    scene.last = Some((square("d5"), square("d6")));
    scene.motion = Some(Slide {
        man: Piece::new(Side::White, Man::Bia),
        from: square("d5"),
        to: square("d6"),
        captured: Some(Piece::new(Side::Black, Man::Met)),
    });
    assert!((scene.duration(&light()) - 220.0).abs() < 1e-9);
    assert!((scene.duration(&Look::new(false, false, true)) - 120.0).abs() < 1e-9);
    let at = |t| scene.encode(&camera(Side::White), &light(), 1, 1, t);
    assert_eq!(at(100.0), at(100.0));
    assert_ne!(at(0.0), at(100.0));
    let still = MakrukScene {
        motion: None,
        ..scene.clone()
    };
    let end = decode(&at(220.0)).unwrap();
    assert_eq!(
        end.layers,
        drawn(&still, Side::White, 0.0).layers,
        "it ends turned over"
    );
}

/// The highest point of all men, in dp from the top.
fn top(scene: &MakrukScene, t: f64) -> f32 {
    let picture = drawn(scene, Side::White, t);
    let paths = picture.layers[Kind::Pieces as usize].commands.iter();
    let verbs = paths.filter_map(|command| match command {
        Command::Fill(_, path) | Command::Stroke(_, _, path) => Some(path),
        Command::Text(..) => None,
    });
    let ys = verbs.flatten().filter_map(|verb| match *verb {
        Verb::Move([_, y]) | Verb::Line([_, y]) | Verb::Cubic([.., y]) | Verb::Quad([.., y]) => {
            Some(y)
        }
        Verb::Close => None,
    });
    ys.fold(f32::MAX, f32::min)
}

#[test]
fn a_ma_jumps_and_a_ruea_slides() {
    for (man, jumps) in [(Man::Ma, true), (Man::Ruea, false)] {
        let mut scene = MakrukScene::of_men(vec![(square("d5"), Piece::new(Side::White, man))]);
        scene.motion = Some(Slide {
            man: Piece::new(Side::White, man),
            from: square("b4"),
            to: square("d5"),
            captured: None,
        });
        let (on_its_way, there) = (top(&scene, 60.0), top(&scene, 220.0));
        // Half a square is missing to the end; a jump makes up for it.
        assert_eq!(on_its_way < there + 10.0, jumps, "{on_its_way} {there}");
    }
}

#[test]
fn captured_men_make_a_row() {
    let men = [
        Piece::new(Side::White, Man::Ruea),
        Piece::bia_ngai(Side::Black),
    ];
    let row = decode(&captured_row(&men, PieceSet::Carved, &light(), 24.0)).unwrap();
    assert!((row.height - 24.0).abs() < 1e-6 && row.width > 36.0);
    assert!(decode(&captured_row(&[], PieceSet::Letters, &light(), 24.0)).is_ok());
}
