mod moves;

use super::arrange::stands;
use super::*;
use crate::ludo::{Board, Color, Die, PieceIndex, Placement, Progress, Safe, Seats, Shape};
use crate::view::camera::{Camera, Dot, Pose, Spot};
use crate::view::look::{Look, Role};
use crate::view::scene::{Command, Decoded, Ink, Kind, Verb, decode};

fn light() -> Look {
    Look::new(false, false, false)
}

fn man(color: Color, piece: usize) -> Man {
    Man {
        color,
        piece: PieceIndex::ALL[piece],
    }
}

fn scene(shape: Shape, pieces: &str) -> LudoScene {
    LudoScene::still(
        Board::with_shape(shape),
        Safe::StartsAndStars,
        pieces.parse().unwrap(),
    )
}

fn poses() -> impl Iterator<Item = Pose> {
    (0..4).flat_map(|quarter| {
        [false, true].map(|oblique| Pose {
            oblique,
            ..Pose::quarter(quarter)
        })
    })
}

fn camera(pose: &Pose) -> Camera {
    LudoScene::camera(pose, 344.0, 344.0)
}

fn drawn(scene: &LudoScene, pose: &Pose, t: f64) -> Decoded {
    decode(&scene.encode(&camera(pose), &light(), 1, 1, t)).unwrap()
}

/// Middle of everything that a path touches.
fn middle(path: &[Verb]) -> Dot {
    let ends = path.iter().filter_map(|verb| match *verb {
        Verb::Move([x, y])
        | Verb::Line([x, y])
        | Verb::Cubic([.., x, y])
        | Verb::Quad([.., x, y]) => Some([x, y]),
        Verb::Close => None,
    });
    let start = [f32::MAX, f32::MAX, f32::MIN, f32::MIN];
    let [left, top, right, bottom] = ends.fold(start, |b, [x, y]| {
        [b[0].min(x), b[1].min(y), b[2].max(x), b[3].max(y)]
    });
    Dot {
        x: f64::from(left + right) / 2.0,
        y: f64::from(top + bottom) / 2.0,
    }
}

/// Middles of all paths of a layer filled or stroked with one colour.
fn middles(scene: &Decoded, kind: Kind, role: Role) -> Vec<Dot> {
    let layer = scene
        .layers
        .iter()
        .find(|layer| layer.kind == kind as u32)
        .unwrap();
    let of = |command: &Command| match command {
        Command::Fill(Ink::Solid(ink, _), path) | Command::Stroke(Ink::Solid(ink, _), _, path)
            if *ink == role =>
        {
            Some(middle(path))
        }
        _ => None,
    };
    layer.commands.iter().filter_map(of).collect()
}

#[test]
fn d07_stars_are_drawn_on_the_path_and_taps_on_them_name_it() {
    for pose in poses() {
        for (shape, safe) in [
            (Shape::Cross, [8, 21, 34, 47].as_slice()),
            (Shape::T, &[8, 21, 34]),
            (Shape::Strip, &[8, 24]),
        ] {
            let scene = LudoScene::still(
                Board::with_shape(shape),
                Safe::StartsAndStars,
                Placement::start(Seats::TWO),
            );
            let stars = middles(&drawn(&scene, &pose, 0.0), Kind::Board, Role::Star);
            let tapped = stars
                .iter()
                .map(|at| scene.square_at(&camera(&pose), *at).unwrap().index());
            let mut tapped: Vec<_> = tapped.collect();
            tapped.sort_unstable();
            assert_eq!(tapped, safe);
        }
    }
}

#[test]
fn d07_pieces_on_starts_and_stars_are_drawn_within_the_square() {
    let texts = [
        "R:0,-1,-1,-1;G:0,-1,-1,-1;Y:0,-1,-1,-1;B:0,-1,-1,-1",
        "R:8,-1,-1,-1;G:8,-1,-1,-1;Y:8,-1,-1,-1;B:8,-1,-1,-1",
        "R:8,8,-1,-1;G:47,-1,-1,-1;Y:34,34,-1,-1;B:21,-1,-1,-1",
        "R:8,8,-1,-1;G:47,-1,-1,-1;Y:34,34,-1,-1;B:-1,-1,-1,-1",
        "R:0,0,-1,-1;G:39,-1,-1,-1;Y:-1,-1,-1,-1;B:-1,-1,-1,-1",
    ];
    for (pose, text) in poses().flat_map(|pose| texts.map(|text| (pose, text))) {
        let scene = scene(Shape::Cross, text);
        for color in Color::ALL {
            let piece = man(color, 0);
            let progress = scene.pieces.progress(color, piece.piece);
            let Some(square) = progress.square(scene.board, color) else {
                continue;
            };
            let stand = scene
                .stands(&camera(&pose))
                .into_iter()
                .find(|stand| stand.holds(piece))
                .unwrap();
            let centre = stand.pawn.centre();
            assert_eq!(
                scene.square_at(&camera(&pose), centre),
                Some(square),
                "{pose:?} {text} {color}"
            );
        }
    }
}

#[test]
fn stars_vanish_where_they_are_not_safe() {
    for (safe, count) in [
        (Safe::StartsAndStars, 4),
        (Safe::Starts, 0),
        (Safe::Nowhere, 0),
    ] {
        let mut scene = scene(Shape::Cross, "R:-1,-1,-1,-1;Y:-1,-1,-1,-1");
        scene.safe = safe;
        let stars = middles(
            &drawn(&scene, &Pose::default(), 0.0),
            Kind::Board,
            Role::Star,
        );
        assert_eq!(stars.len(), count);
    }
}

#[test]
fn d38_the_origin_ring_lies_on_the_square_left_from_all_four_sides() {
    let mut scene = scene(Shape::Cross, "R:8,-1,-1,-1;Y:-1,-1,-1,-1");
    scene.origin = Some((man(Color::Red, 0), Progress::steps(3)));
    for pose in poses() {
        let rings = middles(&drawn(&scene, &pose, 0.0), Kind::Marks, Role::Origin);
        assert_eq!(rings.len(), 1, "no mark of an earlier move is left");
        assert_eq!(
            scene
                .square_at(&camera(&pose), rings[0])
                .map(crate::ludo::Square::index),
            Some(3)
        );
    }
}

#[test]
fn a41_rings_and_chevrons_mark_exactly_the_movable_pieces() {
    let mut scene = scene(Shape::Cross, "R:3,12,-1,-1;Y:20,-1,-1,-1");
    scene.movable = vec![man(Color::Red, 0), man(Color::Red, 1)];
    let picture = drawn(&scene, &Pose::default(), 0.0);
    assert_eq!(middles(&picture, Kind::Marks, Role::Gold).len(), 2);
    assert_eq!(
        middles(&picture, Kind::Overlay, Role::Gold).len(),
        2,
        "A42: a mark besides the ring"
    );
    for at in middles(&picture, Kind::Marks, Role::GoldDark) {
        let square = scene.square_at(&camera(&Pose::default()), at).unwrap();
        assert!([3, 12].contains(&square.index()));
    }
}

#[test]
fn b10_every_piece_bears_its_owners_mark() {
    let scene = scene(Shape::Cross, "R:1,2,-1,56;Y:4,-1,-1,-1");
    let picture = drawn(&scene, &Pose::default(), 0.0);
    for role in [Role::Mark, Role::MarkOnYellow] {
        assert_eq!(middles(&picture, Kind::Pieces, role).len(), 4);
    }
}

fn texts(scene: &Decoded) -> Vec<&str> {
    let commands = scene.layers.iter().flat_map(|layer| &layer.commands);
    commands
        .filter_map(|command| match command {
            Command::Text(.., text) => Some(text.as_str()),
            _ => None,
        })
        .collect()
}

#[test]
fn stacks_of_two_to_four_say_their_number_on_one_square() {
    let scene = scene(
        Shape::Cross,
        "R:8,8,-1,-1;G:47,47,47,-1;Y:34,34,34,34;B:21,-1,-1,-1",
    );
    let picture = drawn(&scene, &Pose::default(), 0.0);
    let mut counts = texts(&picture);
    counts.sort_unstable();
    assert_eq!(counts, ["2", "3", "4"]);
    let stands = scene.stands(&camera(&Pose::default()));
    let shared: Vec<_> = stands.iter().filter(|stand| !stand.alone).collect();
    assert_eq!(shared.len(), 4);
    for (a, b) in shared.iter().zip(&shared[1..]) {
        assert!(
            a.pawn.centre().distance(b.pawn.centre()) > 11.0,
            "apart on a phone"
        );
    }
}

#[test]
fn finished_pieces_stand_in_their_yard_with_a_tick() {
    let scene = scene(Shape::Cross, "R:56,-1,-1,-1;Y:-1,-1,-1,-1");
    let picture = drawn(&scene, &Pose::default(), 0.0);
    assert_eq!(middles(&picture, Kind::Pieces, Role::Destination).len(), 1);
    let first = PieceIndex::ALL[0];
    let stands = spot(scene.board, Color::Red, first, Progress::steps(56));
    assert_eq!(stands, Spot { x: 2.0, y: 11.0 });
}

#[test]
fn taps_choose_the_nearest_within_24_dp_and_the_piece_on_a_tie() {
    let mut scene = scene(Shape::Cross, "R:3,4,-1,-1;Y:20,-1,-1,-1");
    let camera = camera(&Pose::default());
    let (a, b) = (man(Color::Red, 0), man(Color::Red, 1));
    let centre = |man| scene.piece_box(&camera, man).unwrap().centre();
    let (at_a, at_b) = (centre(a), centre(b));
    assert!(
        scene.hit(&camera, at_a).is_empty(),
        "a piece that cannot move catches no tap"
    );
    assert_eq!(
        scene.piece_at(&camera, at_a),
        Some(a),
        "but says why it cannot"
    );
    scene.movable = vec![b];
    let hit = scene.hit(&camera, at_a);
    assert_eq!(
        hit[0].target,
        LudoTarget::Piece(b),
        "only movable pieces catch taps"
    );
    scene.movable = vec![a, b];
    assert_eq!(scene.hit(&camera, at_a)[0].target, LudoTarget::Piece(a));
    assert_eq!(scene.hit(&camera, at_b)[0].target, LudoTarget::Piece(b));
    let far = Dot {
        x: at_a.x - 24.5,
        y: at_a.y + 12.0,
    };
    assert!(scene.hit(&camera, far).is_empty());
    let end = Destination {
        man: a,
        to: Progress::steps(9),
        captures: false,
    };
    scene.destinations = vec![end];
    let spot = scene.destination_box(&camera, &end).centre();
    assert_eq!(
        scene.hit(&camera, spot)[0].target,
        LudoTarget::Destination(end)
    );
    let tie = Candidate {
        target: LudoTarget::Destination(end),
        distance: 0.0,
    };
    let hits = scene.hit(&camera, spot);
    assert!(hits[0].distance < 0.1 && hits[0].target == tie.target);
}

#[test]
fn a39_the_die_is_pressed_only_when_it_can_be_rolled() {
    let mut scene = scene(Shape::Cross, "R:-1,-1,-1,-1;Y:-1,-1,-1,-1");
    for (width, height) in [(344.0, 344.0), (200.0, 200.0)] {
        let camera = LudoScene::camera(&Pose::default(), width, height);
        let area = scene.die_box(&camera);
        assert!(area.width >= 48.0 && area.height >= 48.0);
        scene.die_ready = false;
        assert!(scene.hit(&camera, area.centre()).is_empty());
        scene.die_ready = true;
        assert_eq!(scene.hit(&camera, area.centre())[0].target, LudoTarget::Die);
    }
}

#[test]
fn every_shape_and_look_is_a_readable_scene_of_its_colours() {
    for (shape, text) in [
        (Shape::Cross, "R:0,8,55,56;G:0,1,2,3;Y:-1,0,50,51;B:4,5,6,7"),
        (Shape::T, "R:0,8,45,46;G:0,1,2,3;Y:-1,0,40,41"),
        (Shape::Strip, "R:0,8,35,36;Y:-1,0,30,31"),
    ] {
        for (dark, high) in [(false, false), (true, false), (false, true), (true, true)] {
            for face in Die::ALL.map(Some).into_iter().chain([None]) {
                let mut scene = scene(shape, text);
                scene.die = face;
                let bytes = scene.encode(
                    &camera(&Pose::default()),
                    &Look::new(dark, high, false),
                    0,
                    0,
                    0.0,
                );
                assert_eq!(decode(&bytes).unwrap().layers.len(), 4);
            }
        }
    }
}

#[test]
fn the_die_shows_its_number_of_pips_on_the_upper_face() {
    for face in Die::ALL {
        let mut scene = scene(Shape::Cross, "R:-1,-1,-1,-1;Y:-1,-1,-1,-1");
        scene.die = Some(face);
        let pips = middles(
            &drawn(&scene, &Pose::default(), 0.0),
            Kind::Pieces,
            Role::DiePip,
        );
        let middle = camera(&Pose::default()).project(Spot { x: 7.5, y: 7.5 }).y;
        let unit = camera(&Pose::default()).scale_at(Spot { x: 7.5, y: 7.5 });
        let upper = pips
            .iter()
            .filter(|pip| pip.y < middle + unit * 0.45)
            .count();
        assert_eq!(upper, usize::from(face.get()));
    }
}

#[test]
fn a_destination_under_a_pawn_shows_its_dot_beside_it() {
    let mut scene = scene(Shape::Cross, "R:3,8,-1,-1;Y:-1,-1,-1,-1");
    let dots = |scene: &LudoScene| {
        let picture = drawn(scene, &Pose::default(), 0.0);
        middles(&picture, Kind::Overlay, Role::Destination).len()
    };
    let end = |to| Destination {
        man: man(Color::Red, 0),
        to: Progress::steps(to),
        captures: false,
    };
    scene.destinations = vec![end(7)];
    assert_eq!(dots(&scene), 0);
    scene.destinations = vec![end(8)];
    assert_eq!(dots(&scene), 1);
}
