use super::*;
use crate::ludo::{Board, Safe, Shape};
use crate::view::camera::{Dot, Pose};
use crate::view::look::{Look, Role};
use crate::view::ludo::LudoScene;
use proptest::prelude::*;

fn dot(x: f64, y: f64) -> Dot {
    Dot { x, y }
}

/// One command of each kind, one paint of each kind, every verb.
fn small() -> Vec<u8> {
    let mut layer = Layer::new(Kind::Marks);
    layer.fill(Role::Gold, |pen| {
        pen.start(dot(1.0, 2.0));
        pen.line(dot(3.0, 2.0));
        pen.quad(dot(4.0, 3.0), dot(3.0, 4.0));
        pen.cubic(dot(2.5, 4.0), dot(1.5, 4.0), dot(1.0, 3.0));
        pen.close();
    });
    let stops = [Stop(0.0, Role::Red, 1.0), Stop(1.0, Role::RedShade, 0.5)];
    let paint = Paint::Linear(dot(0.0, 0.0), dot(8.0, 0.0), &stops);
    layer.stroke(
        paint,
        Line {
            width: 1.5,
            dash: [2.0, 1.0],
        },
        |pen| pen.start(dot(0.5, 0.25)),
    );
    let words = Words {
        text: "ข!",
        at: dot(4.0, 5.0),
        size: 9.0,
        align: Align::Right,
        bold: true,
    };
    layer.text(Role::Text, &words);
    let header = Header {
        revision: 0x1_0000_0002,
        motion: 3,
        until: 350.0,
        width: 8.0,
        height: 6.0,
    };
    assemble(&header, &[&layer])
}

/// The words of the bytes, floats where they look like small numbers.
fn words(bytes: &[u8]) -> String {
    let word = |chunk: &[u8]| u32::from_le_bytes(chunk.try_into().unwrap());
    bytes
        .chunks(4)
        .map(word)
        .map(|word| format!("{word:x}"))
        .collect::<Vec<_>>()
        .join(" ")
}

#[test]
fn the_format_is_as_documented() {
    let bytes = small();
    assert_eq!(bytes.len() % 4, 0);
    // header: magic, version, revision, motion, until, width, height, one layer
    let expected = "534b4e53 1 2 1 3 0 43af0000 41000000 40c00000 1 ";
    let text = words(&bytes);
    assert!(text.starts_with(expected), "{text}");
    let layer = concat!(
        // fill with gold: solid, role 28, alpha 1; 5 verbs
        "1 0 1c 3f800000 5 0 3f800000 40000000 1 40400000 40000000 ",
        "2 40800000 40400000 40400000 40800000 ",
        "3 40200000 40800000 3fc00000 40800000 3f800000 40400000 4 ",
        // stroke with a gradient of two stops, width 1.5, dashes 2 and 1, one verb
        "2 1 0 0 41000000 0 2 0 d 3f800000 3f800000 31 3f000000 ",
        "3fc00000 40000000 3f800000 1 0 3f000000 3e800000 ",
        // text: solid role 2, baseline (4, 5), size 9, right, bold, 4 bytes
        "3 0 2 3f800000 40800000 40a00000 41100000 2 1 4 2182b8e0",
    );
    assert!(text.ends_with(layer), "{text}");
    let head = "1 0 1c 3f800000 5";
    let at = text.find(head).unwrap();
    let fields: Vec<_> = text[expected.len()..at].split_whitespace().collect();
    assert_eq!(
        (fields[0], fields[3]),
        ("1", "3"),
        "kind and number of commands"
    );
    assert_eq!(
        u32::from_str_radix(fields[4], 16).unwrap() as usize,
        4 * layer.split(' ').count()
    );
}

#[test]
fn reading_gives_back_what_was_written() {
    let scene = decode(&small()).unwrap();
    assert_eq!(
        (scene.revision, scene.motion, scene.until),
        (0x1_0000_0002, 3, 350.0)
    );
    let [layer] = &scene.layers[..] else {
        panic!("one layer")
    };
    assert_eq!(layer.kind, Kind::Marks as u32);
    let [Command::Fill(ink, path), Command::Stroke(_, line, _), text] = &layer.commands[..] else {
        panic!("three commands")
    };
    assert_eq!(
        (ink, path.len(), line),
        (&Ink::Solid(Role::Gold, 1.0), 5, &[1.5, 2.0, 1.0])
    );
    let ink = Ink::Solid(Role::Text, 1.0);
    assert_eq!(
        *text,
        Command::Text(ink, [4.0, 5.0, 9.0], 2, true, "ข!".to_owned())
    );
}

#[test]
fn wrong_bytes_are_named() {
    let bytes = small();
    let change = |at: usize, word: u32| {
        let mut bytes = bytes.clone();
        bytes[at..at + 4].copy_from_slice(&word.to_le_bytes());
        decode(&bytes).unwrap_err()
    };
    assert_eq!(change(0, 0x2020_2020), SceneError::Magic);
    assert_eq!(change(4, 2), SceneError::Version(2));
    assert_eq!(change(24, f32::NAN.to_bits()), SceneError::Value(24));
    assert_eq!(change(40, 4), SceneError::Value(40));
    assert_eq!(change(36, u32::MAX), SceneError::Short(bytes.len()));
    // The first command's role, past the last one.
    assert_eq!(change(68, Role::COUNT as u32), SceneError::Value(68));
    let longer = [bytes.as_slice(), &[0; 4]].concat();
    assert_eq!(decode(&longer), Err(SceneError::Rest(4)));
}

#[test]
fn equal_layers_have_equal_revisions() {
    let line = |x: f64| {
        let mut layer = Layer::new(Kind::Board);
        layer.fill(Role::Paper, |pen| pen.start(dot(x, 0.0)));
        layer.revision()
    };
    assert_eq!(line(1.0), line(1.0));
    assert_ne!(line(1.0), line(1.25));
}

fn real() -> Vec<u8> {
    let board = Board::with_shape(Shape::Strip);
    let pieces = "R:0,0,-1,-1;Y:12,-1,-1,-1".parse().unwrap();
    let scene = LudoScene::still(board, Safe::StartsAndStars, pieces);
    let camera = LudoScene::camera(&Pose::default(), 88.0, 88.0);
    scene.encode(&camera, &Look::new(false, false, false), 5, 6, 0.0)
}

proptest! {
    #[test]
    fn a_cut_scene_is_refused(share in 0.0..1.0_f64) {
        let bytes = real();
        prop_assert!(decode(&bytes).is_ok());
        let cut = (bytes.len() as f64 * share) as usize;
        prop_assert!(decode(&bytes[..cut]).is_err());
    }

    #[test]
    fn garbage_is_refused_without_a_panic(bytes in prop::collection::vec(any::<u8>(), 0..400)) {
        let mut scene = small()[..40].to_vec();
        prop_assert!(decode(&bytes).is_err());
        scene.extend(&bytes);
        prop_assert!(decode(&scene).is_err());
    }

    #[test]
    fn damaged_scenes_never_panic(damage in prop::collection::vec((any::<u16>(), any::<u8>()), 1..8)) {
        let mut bytes = small();
        for (at, value) in damage {
            let at = usize::from(at) % bytes.len();
            bytes[at] = value;
        }
        let _ = decode(&bytes);
    }
}
