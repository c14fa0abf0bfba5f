//! The landing page in a real Chromium: four languages, two widths, pictures in `target/landing`.
//!
//! Skipped, loudly, where Chromium is not installed.

#![allow(clippy::unwrap_used, clippy::panic)]

use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use sanuk_core::ludo::RuleSet;
use sanuk_core::room::Settings;
use sanuk_tests::bots::mind::Mind;
use sanuk_tests::bots::node::Recipe;
use sanuk_tests::bots::table;

const NODE: &str = env!("CARGO_BIN_EXE_node");

fn chromium() -> Option<PathBuf> {
    let places = std::env::var_os("PATH").unwrap_or_default();
    let mut found = std::env::split_paths(&places).map(|folder| folder.join("chromium"));
    found.find(|path| path.exists())
}

/// A picture of a page at a width, written where people can look at it.
fn photograph(
    browser: &Path,
    address: &str,
    language: &str,
    size: (u32, u32),
    picture: &Path,
) -> image::GrayImage {
    let profile = tempfile::tempdir().unwrap();
    let status = Command::new(browser)
        .args([
            "--headless",
            "--no-sandbox",
            "--disable-gpu",
            "--disable-quic",
            "--no-first-run",
        ])
        .args([
            "--disable-background-networking",
            "--disable-component-update",
            "--disable-sync",
            "--hide-scrollbars",
        ])
        .arg(format!("--user-data-dir={}", profile.path().display()))
        .arg(format!("--accept-lang={language}"))
        .arg(format!("--window-size={},{}", size.0, size.1))
        .arg(format!("--screenshot={}", picture.display()))
        .arg(address)
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .status()
        .unwrap();
    assert!(status.success(), "chromium: {status}");
    image::open(picture).unwrap().into_luma8()
}

/// The links in the QR codes of a picture.
fn links(picture: &image::GrayImage) -> Vec<String> {
    let (width, height) = (picture.width() as usize, picture.height() as usize);
    let shade = |x: usize, y: usize| picture.get_pixel(x as u32, y as u32).0[0];
    let mut prepared = rqrr::PreparedImage::prepare_from_greyscale(width, height, shade);
    let grids = prepared.detect_grids();
    grids
        .iter()
        .filter_map(|grid| Some(grid.decode().ok()?.1))
        .collect()
}

/// Different shades in the picture's middle: a page that failed to draw has one or two.
fn shades(picture: &image::GrayImage) -> usize {
    let all: std::collections::HashSet<u8> = picture.pixels().map(|pixel| pixel.0[0]).collect();
    all.len()
}

#[tokio::test(flavor = "multi_thread")]
async fn m4_landing_pages_are_drawn_and_the_qr_code_reads_as_the_link() {
    let Some(browser) = chromium() else {
        eprintln!("\n!! SKIPPED: Chromium is not installed (package chromium)\n");
        return;
    };
    let pictures = Path::new(env!("CARGO_TARGET_TMPDIR"))
        .parent()
        .unwrap()
        .join("landing");
    std::fs::create_dir_all(&pictures).unwrap();
    let node = Recipe::new(Path::new(NODE), "memory")
        .unwrap()
        .start()
        .unwrap();
    let mind = |seed| Mind {
        seed,
        most_plies: 2,
        games: 1,
    };
    let servers = [node.address];
    let ludo = table::sit(&servers, &Settings::ludo(RuleSet::quick(), 4), mind(1))
        .await
        .unwrap()
        .remove(0)
        .code;
    let makruk = table::open(&servers, &Settings::makruk(), mind(2))
        .await
        .unwrap()
        .code;
    for (language, code) in [("en", ludo), ("ko", makruk), ("ja", ludo), ("th", makruk)] {
        let link = format!("http://{}/j/{code}", node.address);
        for (name, size) in [("narrow", (500, 900)), ("wide", (1_280, 800))] {
            let file = pictures.join(format!("{language}-{name}.png"));
            let picture = photograph(&browser, &link, language, size, &file);
            assert_eq!((picture.width(), picture.height()), size);
            assert!(
                shades(&picture) > 20,
                "{}: nothing was drawn",
                file.display()
            );
            let expected = if name == "wide" {
                vec![link.clone()]
            } else {
                Vec::new()
            };
            assert_eq!(links(&picture), expected, "{}", file.display());
        }
    }
    let unknown = format!("http://{}/j/0000000000", node.address);
    photograph(
        &browser,
        &unknown,
        "ko",
        (500, 900),
        &pictures.join("ko-unknown.png"),
    );
}
