//! What the projects of both phones say alike: icon, versions, languages, host of links.

#![allow(clippy::unwrap_used, clippy::panic)]

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..")
}

fn text(path: &str) -> String {
    std::fs::read_to_string(root().join(path)).unwrap_or_else(|error| panic!("{path}: {error}"))
}

#[test]
fn the_icon_is_the_same_on_both_phones() {
    let drawn = |path: &str, attribute: &str| -> BTreeSet<String> {
        let text = text(path);
        let paths = text.split(attribute).skip(1);
        paths
            .filter_map(|rest| rest.split('"').next())
            .map(str::to_owned)
            .collect()
    };
    let ios = drawn("ios/App/icon.svg", " d=\"");
    let android = drawn(
        "android/app/src/main/res/drawable/ic_launcher_foreground.xml",
        "android:pathData=\"",
    );
    assert!(ios.len() >= 4);
    assert_eq!(ios, android);
}

#[test]
fn versions_are_the_same_for_gradle_and_maven() {
    let catalog = text("android/gradle/libs.versions.toml");
    for (entry, property) in [("kotlin", "kotlin.version"), ("jna", "jna.version")] {
        let named = |source: &str, before: &str, after: char| {
            let rest = source
                .split(before)
                .nth(1)
                .unwrap_or_else(|| panic!("{before}"));
            rest.split(after).next().unwrap().to_owned()
        };
        let gradle = named(&catalog, &format!("\n{entry} = \""), '"');
        for pom in ["android/desktop/pom.xml", "android/check/pom.xml"] {
            assert_eq!(
                named(&text(pom), &format!("<{property}>"), '<'),
                gradle,
                "{entry} in {pom}"
            );
        }
    }
}

#[test]
fn both_phones_carry_the_version_of_the_workspace() {
    let workspace = text("Cargo.toml");
    let version = workspace.split("\nversion = \"").nth(1).unwrap();
    let version = version.split('"').next().unwrap();
    let gradle = text("android/app/build.gradle.kts");
    assert!(gradle.contains(&format!("versionName = \"{version}\"\n")));
    assert!(text("ios/project.yml").contains(&format!("MARKETING_VERSION: {version}\n")));
}

#[test]
fn both_phones_offer_the_languages_of_the_core() {
    let spoken = ["en", "ko", "ja", "th"];
    let android = text("android/app/src/main/res/xml/locales_config.xml");
    let ios = text("ios/project.yml");
    for tag in spoken {
        assert!(root().join("core/locales").join(tag).is_dir());
        assert!(
            android.contains(&format!("android:name=\"{tag}\"")),
            "{tag}"
        );
    }
    assert!(ios.contains(&format!("CFBundleLocalizations: [{}]", spoken.join(", "))));
    let folders = std::fs::read_dir(root().join("core/locales"))
        .unwrap()
        .count();
    assert_eq!(
        folders,
        spoken.len(),
        "a language came: name it here and in both phones"
    );
}

#[test]
fn links_have_one_host_on_both_phones() {
    let android = text("android/app/src/main/res/values/links.xml");
    let host = android.split("translatable=\"false\">").nth(1).unwrap();
    let host = host.split('<').next().unwrap();
    let ios = text("ios/project.yml");
    assert!(ios.contains(&format!("\"applinks:{host}\"")), "{host}");
    assert!(
        ios.contains(&format!("SanukServer: https://{host}")),
        "{host}"
    );
}
