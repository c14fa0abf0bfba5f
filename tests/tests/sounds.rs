//! The files in `sounds/` are what the program makes, and there is one for each name the app says.

#![allow(clippy::unwrap_used)]

use std::path::Path;

use sanuk_core::app::SOUNDS;
use sanuk_tests::sounds::wave;

const HEADER: usize = 44;

fn file(name: &str) -> Vec<u8> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../sounds");
    std::fs::read(folder.join(name).with_extension("wav")).unwrap()
}

fn samples(file: &[u8]) -> Vec<i32> {
    let pairs = file[HEADER..].chunks_exact(2);
    pairs
        .map(|pair| i16::from_le_bytes([pair[0], pair[1]]).into())
        .collect()
}

#[test]
fn m10_every_sound_has_the_file_that_the_program_makes() {
    for name in SOUNDS {
        let (kept, made) = (file(name), wave(name).unwrap());
        assert_eq!(kept[..HEADER], made[..HEADER], "{name}");
        // Sines differ in their last bit from machine to machine.
        let same = |(one, other): (&i32, &i32)| (one - other).abs() <= 1;
        assert!(
            samples(&kept).iter().zip(&samples(&made)).all(same),
            "{name}: run cargo run -p sanuk-tests --bin sounds -- sounds"
        );
    }
}

#[test]
fn m10_sounds_are_short_heard_and_never_clipped() {
    for name in SOUNDS {
        let samples = samples(&file(name));
        let loudest = samples.iter().map(|sample| sample.abs()).max().unwrap();
        assert!((2_000..32_767).contains(&loudest), "{name}: {loudest}");
        assert!(samples.len() < 22_050, "{name} lasts a second or more");
        let (first, last) = (samples[0], samples[samples.len() - 1]);
        assert!(first.abs() + last.abs() < 400, "{name} clicks");
    }
}
