//! Packs texts and weights: unpacked they would be a tenth of what a phone carries.

use std::error::Error;
use std::fs;
use std::path::{Path, PathBuf};

use miniz_oxide::deflate::compress_to_vec;

/// Folders with what is packed, and how the names of those files end.
const FOLDERS: [(&str, &str); 5] = [
    ("locales/en", "ftl"),
    ("locales/ja", "ftl"),
    ("locales/ko", "ftl"),
    ("locales/th", "ftl"),
    ("src/ai/ludo/weights", "bin"),
];
/// The smallest result; it takes a few milliseconds a file.
const LEVEL: u8 = 10;

fn main() -> Result<(), Box<dyn Error>> {
    let packed = PathBuf::from(std::env::var("OUT_DIR")?);
    for (folder, end) in FOLDERS {
        println!("cargo::rerun-if-changed={folder}");
        pack(Path::new(folder), end, &packed.join(folder))?;
    }
    Ok(())
}

fn pack(from: &Path, end: &str, to: &Path) -> Result<(), Box<dyn Error>> {
    fs::create_dir_all(to)?;
    for file in fs::read_dir(from)? {
        let file = file?;
        if file.path().extension().is_some_and(|it| it == end) {
            let bytes = compress_to_vec(&fs::read(file.path())?, LEVEL);
            fs::write(to.join(file.file_name()), bytes)?;
        }
    }
    Ok(())
}
