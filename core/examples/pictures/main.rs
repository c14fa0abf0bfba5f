//! Writes sample boards as SVG into a folder: `cargo run --example pictures -- FOLDER`.
//!
//! For looking at shapes and colours while working on them; the shells draw the same bytes.

mod ludo;
mod makruk;
mod svg;

use std::error::Error;
use std::path::{Path, PathBuf};

use sanuk_core::view::Look;
use sanuk_core::view::scene::decode;

/// Where pictures go.
struct Folder(PathBuf);

impl Folder {
    /// Writes one scene.
    fn put(&self, name: &str, bytes: &[u8], look: &Look) -> Result<(), Box<dyn Error>> {
        let picture = svg::svg(&decode(bytes)?, look);
        std::fs::write(self.0.join(name).with_extension("svg"), picture)?;
        println!("{name}: {} bytes", bytes.len());
        Ok(())
    }
}

fn main() -> Result<(), Box<dyn Error>> {
    let folder = std::env::args().nth(1);
    let folder = Folder(Path::new(folder.as_deref().unwrap_or("target/pictures")).to_owned());
    std::fs::create_dir_all(&folder.0)?;
    ludo::all(&folder)?;
    makruk::all(&folder)
}
