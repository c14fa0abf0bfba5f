//! Records and data files: replay, export, import.

use std::io::Write;
use std::path::Path;

use sanuk_core::app::{Action, Shell as Wanted};
use sanuk_core::view::Screen;

use crate::arguments::Data;
use crate::failure::Failure;
use crate::folder;
use crate::shell::{Opening, Shell};
use crate::speech::Speech;

fn open(folder: Option<std::path::PathBuf>, speech: Speech) -> Result<Shell, Failure> {
    Shell::open(Opening {
        folder,
        speech,
        seed: None,
        hurry: false,
        announce: false,
        server: None,
        changed: None,
    })
}

/// Hands a file to the app; gives back what the app says to it.
fn hand_over(shell: &Shell, file: &Path) -> Result<Option<String>, Failure> {
    let bytes = std::fs::read(file).map_err(|error| Failure::file(&shell.texts(), file, &error))?;
    let name = file
        .file_name()
        .unwrap_or_default()
        .to_string_lossy()
        .into_owned();
    shell.send(Action::FilePicked { name, bytes });
    shell.settle();
    match &shell.view().notice {
        Some(notice) if notice.error => Err(Failure::Failed(notice.text.clone())),
        notice => Ok(notice.as_ref().map(|notice| notice.text.clone())),
    }
}

/// Takes a file in.
///
/// # Errors
///
/// The file cannot be read; the message says where and why.
pub fn import(file: &Path, data: &Data, speech: Speech) -> Result<(), Failure> {
    let shell = open(
        folder::chosen(data.data.as_deref(), &speech.texts())?,
        speech,
    )?;
    let said = hand_over(&shell, file);
    shell.close();
    if let Some(text) = said? {
        println!("{text}");
    }
    Ok(())
}

/// Writes one game's record, or everything.
///
/// # Errors
///
/// There is no such game, or the file cannot be written.
pub fn export(
    id: Option<&str>,
    output: Option<&Path>,
    data: &Data,
    speech: Speech,
) -> Result<(), Failure> {
    let shell = open(
        folder::chosen(data.data.as_deref(), &speech.texts())?,
        speech,
    )?;
    if let Some(id) = id {
        shell.press(&format!("export:{}", id.trim_start_matches("resume:")));
    } else {
        shell.press("settings");
        shell.press("export-all");
    }
    let made = content(&shell);
    let missing = shell.texts().get("error-game-missing");
    let failed = |path: &Path, error: &std::io::Error| Failure::file(&shell.texts(), path, error);
    let bytes = made.ok_or(Failure::Failed(missing))?;
    match output {
        Some(path) => std::fs::write(path, bytes).map_err(|error| failed(path, &error))?,
        None => std::io::stdout()
            .write_all(&bytes)
            .map_err(|error| failed("-".as_ref(), &error))?,
    }
    shell.close();
    Ok(())
}

/// What the app gave out to be saved or shared.
fn content(shell: &Shell) -> Option<Vec<u8>> {
    std::iter::from_fn(|| shell.wanted()).find_map(|wanted| match wanted {
        Wanted::SaveFile { bytes, .. } => Some(bytes),
        Wanted::Share { text, .. } => Some(text.into_bytes()),
        _ => None,
    })
}

/// Prints a record step by step, then whether its dice are in order.
///
/// # Errors
///
/// The record cannot be read; the message says where and why.
pub fn replay(file: &Path, speech: Speech) -> Result<(), Failure> {
    let shell = open(None, speech)?;
    hand_over(&shell, file)?;
    let Some(last) = steps(&shell) else {
        return Err(Failure::Failed(shell.texts().get("error-import-unknown")));
    };
    for to in 0..=last {
        shell.send(Action::Scrub { to });
        shell.settle();
        if let Screen::Replay { view } = &shell.view().screen {
            println!("{to:>4}  {}", view.status);
            if to == last && !view.verdict.is_empty() {
                println!("{}", view.verdict);
            }
        }
    }
    shell.close();
    Ok(())
}

/// Opens the replay of the game just taken in; gives its last step.
fn steps(shell: &Shell) -> Option<u32> {
    if !matches!(shell.view().screen, Screen::Replay { .. }) {
        shell.press("replay");
    }
    match &shell.view().screen {
        Screen::Replay { view } => Some(view.last),
        _ => None,
    }
}
