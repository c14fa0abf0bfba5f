//! The platform's folder for the app's data; the window uses the same one.

use std::path::{Path, PathBuf};

use sanuk_core::text::Texts;

use crate::failure::Failure;

/// Makes the folder asked for, else the platform's.
///
/// # Errors
///
/// There is no such place, or it cannot be made.
pub fn chosen(asked: Option<&Path>, texts: &Texts) -> Result<Option<PathBuf>, Failure> {
    let path = asked
        .map(Path::to_owned)
        .or_else(of_platform)
        .ok_or_else(|| Failure::Usage(texts.get("error-no-folder")))?;
    std::fs::create_dir_all(&path).map_err(|error| Failure::folder(texts, &path, &error))?;
    Ok(Some(path))
}

/// Finds the folder from the environment; `None` where there is neither a home nor a data folder.
fn of_platform() -> Option<PathBuf> {
    from(|name| {
        std::env::var_os(name)
            .filter(|value| !value.is_empty())
            .map(PathBuf::from)
    })
}

fn from(variable: impl Fn(&str) -> Option<PathBuf>) -> Option<PathBuf> {
    if cfg!(target_os = "macos") {
        Some(variable("HOME")?.join("Library/Application Support/Sanuk"))
    } else if cfg!(windows) {
        Some(variable("APPDATA")?.join("Sanuk"))
    } else {
        let data = variable("XDG_DATA_HOME").filter(|path| path.is_absolute());
        Some(
            data.or_else(|| Some(variable("HOME")?.join(".local/share")))?
                .join("sanuk"),
        )
    }
}

#[cfg(all(test, target_os = "linux"))]
mod tests {
    use super::*;

    #[test]
    fn the_data_folder_follows_the_desktop_conventions() {
        let home = |name: &str| (name == "HOME").then(|| PathBuf::from("/h"));
        assert_eq!(from(home), Some("/h/.local/share/sanuk".into()));
        let both = |name: &str| Some(PathBuf::from(if name == "HOME" { "/h" } else { "/d" }));
        assert_eq!(from(both), Some("/d/sanuk".into()));
        let relative = |name: &str| Some(PathBuf::from(if name == "HOME" { "/h" } else { "d" }));
        assert_eq!(from(relative), Some("/h/.local/share/sanuk".into()));
        assert_eq!(from(|_| None), None);
    }
}
