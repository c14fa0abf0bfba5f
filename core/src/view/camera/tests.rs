use super::*;
use crate::view::ludo::LudoScene;
use crate::view::makruk::MakrukScene;
use proptest::prelude::*;

const SIZES: [(f64, f64); 4] = [
    (344.0, 344.0),
    (320.0, 280.0),
    (800.0, 560.0),
    (240.0, 610.0),
];

fn poses() -> Vec<Pose> {
    let zooms = [(1.0, 0.0, 0.0), (1.8, 0.2, -0.3), (MAX_ZOOM, -1.0, 0.7)];
    let turns = (0..4)
        .map(|quarter| Pose::quarter(quarter).turn)
        .chain([0.4, 2.9]);
    let mut poses = Vec::new();
    for turn in turns {
        for oblique in [false, true] {
            let pose = |(zoom, pan_x, pan_y)| Pose {
                turn,
                oblique,
                zoom,
                pan_x,
                pan_y,
            };
            poses.extend(zooms.map(pose));
        }
    }
    poses
}

/// The centre and the four inner corners of a square.
fn points(row: u8, col: u8) -> [Spot; 5] {
    let centre = Spot::of_cell(row, col);
    let shift = [
        (0.0, 0.0),
        (-0.49, -0.49),
        (0.49, -0.49),
        (0.49, 0.49),
        (-0.49, 0.49),
    ];
    shift.map(|(x, y)| Spot {
        x: centre.x + x,
        y: centre.y + y,
    })
}

fn every_tap_means_its_square(camera: &Camera, side: u8) {
    for row in 0..side {
        for col in 0..side {
            for spot in points(row, col) {
                let seen = camera.project(spot);
                assert_eq!(
                    camera.cell_at(seen),
                    (i32::from(row), i32::from(col)),
                    "{spot:?}"
                );
            }
        }
    }
}

#[test]
fn d37_a_tap_on_a_ludo_board_means_the_square_that_is_seen() {
    for (width, height) in SIZES {
        for pose in poses() {
            every_tap_means_its_square(&LudoScene::camera(&pose, width, height), 15);
        }
    }
}

#[test]
fn d37_a_tap_on_a_makruk_board_means_the_square_that_is_seen() {
    for (width, height) in SIZES {
        for pose in poses() {
            every_tap_means_its_square(&MakrukScene::camera(&pose, width, height), 8);
        }
    }
}

#[test]
fn a57_the_own_yard_is_at_the_near_left() {
    let corners = [(0.0, 15.0), (0.0, 0.0), (15.0, 0.0), (15.0, 15.0)];
    for (quarter, (x, y)) in (0..4).zip(corners) {
        let camera = LudoScene::camera(&Pose::quarter(quarter), 344.0, 344.0);
        let corner = camera.project(Spot { x, y });
        assert!(corner.x < 30.0 && corner.y > 314.0, "{quarter}: {corner:?}");
    }
}

#[test]
fn the_whole_board_with_heads_is_in_the_frame() {
    for (width, height) in SIZES {
        for pose in poses().into_iter().filter(|pose| pose.zoom <= 1.0) {
            let camera = LudoScene::camera(&pose, width, height);
            for (x, y) in [(-0.5, -0.5), (15.5, -0.5), (15.5, 15.5), (-0.5, 15.5)] {
                let dot = camera.project(Spot { x, y });
                assert!((0.0..=width).contains(&dot.x) && (0.0..=height).contains(&dot.y));
            }
            for (x, y) in [(0.5, 0.5), (14.5, 0.5), (14.5, 14.5), (0.5, 14.5)] {
                let spot = Spot { x, y };
                let head = camera.project(spot).y - 1.4 * camera.scale_at(spot);
                assert!(head >= 0.0, "{pose:?} {head}");
            }
        }
    }
}

#[test]
fn c7_makruk_fills_the_frame_edge_to_edge() {
    let camera = MakrukScene::camera(&Pose::quarter(0), 360.0, 360.0);
    let (far, near) = (
        camera.project(Spot { x: 0.0, y: 0.0 }),
        camera.project(Spot { x: 8.0, y: 8.0 }),
    );
    assert!(far.distance(Dot { x: 0.0, y: 0.0 }) < 1e-9);
    assert!(near.distance(Dot { x: 360.0, y: 360.0 }) < 1e-9);
}

#[test]
fn a59_a_drag_over_the_width_is_half_a_turn_and_settles_on_quarters() {
    let pose = Pose::default().dragged(172.0, 40.0, 344.0, 344.0);
    assert!((pose.turn - std::f64::consts::FRAC_PI_2).abs() < 1e-9);
    let near = Pose { turn: 0.1, ..pose }.settled();
    assert!(near.turn.abs() < 1e-9);
    let far = Pose { turn: 0.5, ..pose };
    assert_eq!(far.settled(), far);
}

proptest! {
    #[test]
    fn a60_zooming_is_bounded_and_keeps_the_pinch_centre(
        factors in prop::collection::vec((0.3..3.0_f64, 0.0..344.0_f64, 0.0..300.0_f64), 1..12)
    ) {
        let (width, height) = (344.0, 300.0);
        let mut pose = Pose { oblique: true, turn: 0.7, ..Pose::default() };
        for (factor, x, y) in factors {
            let before = LudoScene::camera(&pose, width, height);
            let next = pose.zoomed(factor, x, y, width, height);
            let after = LudoScene::camera(&next, width, height);
            prop_assert!((1.0..=MAX_ZOOM).contains(&next.zoom));
            if next.zoom > pose.zoom {
                let pinch = Dot { x, y };
                let moved = after.project(before.unproject(pinch)).distance(pinch);
                prop_assert!(moved < 1e-6);
            }
            let (left, top) = (next.pan_x.abs(), next.pan_y.abs());
            prop_assert!(left.max(top) <= (next.zoom - 1.0) / 2.0 + 1e-12);
            pose = next;
        }
    }

    #[test]
    fn a_broken_pose_still_gives_a_picture(
        turn in any::<f64>(), zoom in any::<f64>(), pan_x in any::<f64>(), pan_y in any::<f64>(),
        width in any::<f64>(), height in any::<f64>(),
    ) {
        let pose = Pose { turn, oblique: true, zoom, pan_x, pan_y }.bounded();
        prop_assert!(pose.zoom.is_finite() && pose.pan_x.is_finite() && pose.turn.is_finite());
        let size = |v: f64| if v.is_finite() { v.clamp(1.0, 5000.0) } else { 1.0 };
        let camera = LudoScene::camera(&pose, size(width), size(height));
        let middle = camera.project(Spot { x: 7.5, y: 7.5 });
        prop_assert!(middle.x.is_finite());
    }
}
