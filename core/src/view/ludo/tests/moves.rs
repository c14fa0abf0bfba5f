//! How long things move, and where they are meanwhile.

use super::*;

fn moving() -> LudoScene {
    let mut scene = scene(Shape::Cross, "R:8,-1,-1,-1;Y:-1,-1,-1,-1");
    scene.motion = Some(LudoMotion::Move(Move {
        man: man(Color::Red, 0),
        from: Progress::steps(3),
        to: Progress::steps(8),
        captured: vec![(man(Color::Yellow, 0), Progress::steps(34))],
        wins: false,
    }));
    scene
}

fn centre_at(scene: &LudoScene, piece: Man, t: f64) -> Dot {
    let camera = camera(&Pose::default());
    let moment = scene.motion.as_ref().map(|motion| (motion, t));
    let stands = stands(scene, &camera, moment, &light());
    stands
        .iter()
        .find(|stand| stand.holds(piece))
        .unwrap()
        .pawn
        .foot
}

#[test]
fn a_piece_hops_along_its_way_and_the_captured_one_flies_home() {
    let scene = moving();
    let (red, yellow) = (man(Color::Red, 0), man(Color::Yellow, 0));
    assert!((scene.duration(&light()) - 350.0).abs() < 1e-9);
    let cell = |t| {
        let foot = centre_at(&scene, red, t);
        camera(&Pose::default()).cell_at(Dot {
            y: foot.y - 4.0,
            ..foot
        })
    };
    assert_eq!(cell(0.0), (10, 6), "it starts on the square it left");
    assert_eq!(cell(189.9), (8, 2), "it ends on its square");
    let ways: Vec<_> = (0..38).map(|step| cell(f64::from(step) * 5.0)).collect();
    let square = |(row, col)| {
        let spot = Spot {
            x: f64::from(col) + 0.5,
            y: f64::from(row) + 0.5,
        };
        scene.square_at(
            &camera(&Pose::default()),
            camera(&Pose::default()).project(spot),
        )
    };
    let on_ring = ways.iter().filter(|cell| square(**cell).is_some()).count();
    assert!(on_ring >= 36, "it follows the ring");
    let waits = centre_at(&scene, yellow, 150.0);
    assert!(waits.distance(centre_at(&scene, yellow, 0.0)) < 1e-9);
    let still = LudoScene {
        motion: None,
        ..moving()
    };
    assert!(centre_at(&scene, yellow, 350.0).distance(centre_at(&still, yellow, 0.0)) < 0.5);
}

#[test]
fn one_square_takes_90_ms_and_a_roll_400() {
    let mut scene = moving();
    let mut step = Move {
        man: man(Color::Red, 0),
        from: Progress::YARD,
        to: Progress::START,
        captured: Vec::new(),
        wins: false,
    };
    scene.motion = Some(LudoMotion::Move(step.clone()));
    assert!((scene.duration(&light()) - 90.0).abs() < 1e-9);
    step.from = Progress::steps(55);
    step.to = Progress::steps(56);
    scene.motion = Some(LudoMotion::Move(step));
    assert!(
        (scene.duration(&light()) - (90.0 + 160.0)).abs() < 1e-9,
        "it flies to its slot"
    );
    scene.motion = Some(LudoMotion::Roll {
        from: None,
        to: Die::SIX,
        seed: 1,
    });
    assert!((scene.duration(&light()) - 400.0).abs() < 1e-9);
}

#[test]
fn every_move_comes_to_rest_within_350_ms() {
    for (from, squares) in (0..=50_u8).flat_map(|from| (1..=6).map(move |die| (from, die))) {
        for captures in [false, true] {
            let mut scene = moving();
            let captured = (man(Color::Yellow, 0), Progress::steps(34));
            scene.motion = Some(LudoMotion::Move(Move {
                man: man(Color::Red, 0),
                from: Progress::steps(from),
                to: Progress::steps(from + squares),
                captured: captures.then_some(captured).into_iter().collect(),
                wins: false,
            }));
            let ms = scene.duration(&light());
            assert!(ms <= 350.0, "{from} + {squares}, captures {captures}: {ms}");
        }
    }
}

#[test]
fn reduced_motion_is_a_cross_fade_of_120_ms() {
    let look = Look::new(false, false, true);
    let scene = moving();
    assert!((scene.duration(&look) - 120.0).abs() < 1e-9);
    let camera = camera(&Pose::default());
    let motion = scene.motion.as_ref().map(|motion| (motion, 60.0));
    let stands = stands(&scene, &camera, motion, &look);
    let red: Vec<_> = stands
        .iter()
        .filter(|stand| stand.holds(man(Color::Red, 0)))
        .collect();
    assert_eq!(red.len(), 2);
    assert!(
        red.iter()
            .all(|stand| (stand.pawn.alpha - 0.5).abs() < 1e-6 && stand.pawn.lift == 0.0)
    );
}

#[test]
fn what_can_be_done_next_is_shown_only_when_all_has_settled() {
    let mut scene = moving();
    scene.movable = vec![man(Color::Red, 0)];
    let gold = |t| middles(&drawn(&scene, &Pose::default(), t), Kind::Marks, Role::Gold).len();
    assert_eq!((gold(0.0), gold(349.0), gold(350.0)), (0, 0, 1));
}

#[test]
fn a_scene_is_pure_in_time_and_still_after_its_end() {
    let scene = moving();
    let camera = camera(&Pose {
        oblique: true,
        ..Pose::default()
    });
    let at = |t| scene.encode(&camera, &light(), 9, 4, t);
    assert_eq!(at(123.0), at(123.0));
    assert_ne!(at(123.0), at(140.0));
    assert_eq!(at(351.0), at(5000.0));
    let (now, later) = (decode(&at(0.0)).unwrap(), decode(&at(300.0)).unwrap());
    assert_eq!((now.revision, now.motion, now.until), (9, 4, 350.0));
    assert_eq!(
        now.layers[0].revision, later.layers[0].revision,
        "the board can be kept"
    );
    assert_ne!(now.layers[2].revision, later.layers[2].revision);
}
