//! Records and data files: replay, export, import.

use std::io::Write;
use std::path::Path;

use sanuk_core::app::{Action, Shell as Wanted, Start};
use sanuk_core::game::GameId;
use sanuk_core::view::Screen;

use crate::arguments::Data;
use crate::failure::Failure;
use crate::folder;
use crate::plain;
use crate::play::saved;
use crate::shell::{Opening, Shell};
use crate::speech::Speech;

/// Opens the app beside the person's own visits: where they were stays as it is.
fn open(folder: Option<std::path::PathBuf>, speech: Speech) -> Result<Shell, Failure> {
    Shell::open(Opening {
        folder,
        speech,
        start: Start::Aside,
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
/// The file cannot be read; the message says where and why. Or the output fails.
pub fn import(file: &Path, data: &Data, speech: Speech) -> Result<(), Failure> {
    let shell = open(
        folder::chosen(data.data.as_deref(), &speech.texts())?,
        speech,
    )?;
    let said = hand_over(&shell, file);
    let (texts, kept) = (shell.texts(), saved(&shell));
    let said = said?;
    kept?;
    match said {
        Some(text) => Failure::output(&texts, writeln!(std::io::stdout(), "{text}")),
        None => Ok(()),
    }
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
    let (made, texts) = (make(&shell, id), shell.texts());
    shell.close();
    let bytes = made?;
    if let Some(path) = output {
        std::fs::write(path, bytes).map_err(|error| Failure::file(&texts, path, &error))
    } else {
        let mut out = std::io::stdout().lock();
        Failure::output(&texts, out.write_all(&bytes).and_then(|()| out.flush()))
    }
}

/// Has the app write a game's record, or everything.
fn make(shell: &Shell, id: Option<&str>) -> Result<Vec<u8>, Failure> {
    if let Some(typed) = id {
        let id = find(shell, typed)?;
        shell.press(&format!("export:{id}"));
    } else {
        shell.press("settings");
        shell.press("export-all");
    }
    content(shell).ok_or_else(|| {
        let said = shell.view().notice.as_ref().map(|it| it.text.clone());
        let said = said.unwrap_or_else(|| shell.texts().get("error-game-missing"));
        Failure::Failed(id.map_or(said.clone(), |id| format!("{id}: {said}")))
    })
}

/// The id of the one game whose id begins as typed.
fn find(shell: &Shell, typed: &str) -> Result<String, Failure> {
    let start = typed.trim_start_matches("resume:").to_ascii_lowercase();
    let failed = |key: &str| {
        let values = [("id", plain::echo(typed).into())];
        Failure::Failed(shell.texts().format(key, &values))
    };
    let mut found = ids(shell).into_iter().filter(|id| id.starts_with(&start));
    match (found.next(), found.next()) {
        (Some(id), None) => Ok(id),
        (Some(_), Some(_)) => Err(failed("terminal-many-games")),
        // Lists end somewhere; a whole id is looked up whether it is listed or not.
        (None, _) if start.parse::<GameId>().is_ok() => Ok(start),
        (None, _) => Err(failed("terminal-no-game")),
    }
}

/// The ids of the games that the menu lists when all of its lists are opened.
fn ids(shell: &Shell) -> Vec<String> {
    /// Each time more games are listed; the app lists 100 at most.
    const STEPS: usize = 8;
    for _ in 0..STEPS {
        shell.press("more");
    }
    let Screen::Menu { view } = &shell.view().screen else {
        return Vec::new();
    };
    let cards = view.running.iter().chain(&view.finished);
    cards
        .map(|card| card.id.trim_start_matches("resume:").to_owned())
        .collect()
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
/// The record cannot be read; the message says where and why. Or the output fails.
pub fn replay(file: &Path, speech: Speech) -> Result<(), Failure> {
    let shell = open(None, speech)?;
    hand_over(&shell, file)?;
    let Some(last) = steps(&shell) else {
        return Err(Failure::Failed(shell.texts().get("error-import-unknown")));
    };
    let written = print_steps(&shell, last, &mut std::io::stdout().lock());
    let texts = shell.texts();
    shell.close();
    Failure::output(&texts, written)
}

fn print_steps(shell: &Shell, last: u32, out: &mut impl Write) -> std::io::Result<()> {
    for to in 0..=last {
        shell.send(Action::Scrub { to });
        shell.settle();
        if let Screen::Replay { view } = &shell.view().screen {
            writeln!(out, "{to:>4}  {}", view.status)?;
            if to == last && !view.verdict.is_empty() {
                writeln!(out, "{}", view.verdict)?;
            }
        }
    }
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
