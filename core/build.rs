//! Packs the Fluent files: unpacked they would be a sixteenth of what a phone carries.

use std::error::Error;
use std::fs;
use std::path::{Path, PathBuf};

use miniz_oxide::deflate::compress_to_vec;

/// The smallest result; it takes a few milliseconds a file.
const LEVEL: u8 = 10;

fn main() -> Result<(), Box<dyn Error>> {
    let texts = Path::new("locales");
    println!("cargo::rerun-if-changed={}", texts.display());
    let packed = PathBuf::from(std::env::var("OUT_DIR")?);
    for language in fs::read_dir(texts)? {
        let language = language?;
        let folder = packed.join(language.file_name());
        fs::create_dir_all(&folder)?;
        for file in fs::read_dir(language.path())? {
            let file = file?;
            let bytes = compress_to_vec(&fs::read(file.path())?, LEVEL);
            fs::write(folder.join(file.file_name()), bytes)?;
        }
    }
    Ok(())
}
