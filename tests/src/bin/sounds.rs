//! Writes the app's sounds: `sounds DIR`, from the root `cargo run -p sanuk-tests --bin sounds -- sounds`.

use std::path::Path;
use std::process::ExitCode;

use sanuk_core::app::SOUNDS;
use sanuk_tests::sounds::wave;

fn main() -> ExitCode {
    let Some(folder) = std::env::args().nth(1) else {
        eprintln!("usage: sounds DIR");
        return ExitCode::from(2);
    };
    for name in SOUNDS {
        let Some(file) = wave(name) else {
            eprintln!("nothing is known of the sound {name}");
            return ExitCode::FAILURE;
        };
        let path = Path::new(&folder).join(name).with_extension("wav");
        if let Err(error) = std::fs::write(&path, file) {
            eprintln!("{}: {error}", path.display());
            return ExitCode::FAILURE;
        }
    }
    ExitCode::SUCCESS
}
