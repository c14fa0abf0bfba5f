//! The loop of playing with friends: lines are typed while others move, so both are listened to.

use std::io::{BufRead, IsTerminal};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::thread;
use std::time::Duration;

use sanuk_core::app::{Action, Start};
use sanuk_core::protocol::link;
use sanuk_core::view::{Screen, SettingsItem};

use crate::arguments::{Friends, Host, Join};
use crate::failure::Failure;
use crate::paint::Paint;
use crate::play::{Next, Table, next_line, saved};
use crate::row::Row;
use crate::setup::Setup;
use crate::shell::{Opening, Shell};
use crate::speech::Speech;
use crate::{folder, screen};

/// What the loop hears.
pub enum Heard {
    /// A typed line.
    Line(String),
    /// The end of the input.
    End,
    /// There is a newer view.
    Changed,
}

/// Changes come in bursts; the screen is drawn when it has been quiet for so long.
const QUIET: Duration = Duration::from_millis(150);

/// Makes a room and plays in it.
///
/// # Errors
///
/// Called wrongly, or the saves cannot be opened.
pub fn host(host: &Host) -> Result<(), Failure> {
    let setup = Setup {
        game: host.game,
        seats: host.seats,
        rules: host.rules,
        options: &host.options,
    };
    setup.check(&Speech::of(host.friends.speech.lang.as_deref())?.texts())?;
    let (mut table, heard) = open(&host.friends, host.friends.server.clone())?;
    let shell = &table.shell;
    shell.press("friends");
    setup.choose(shell);
    shell.press("create");
    run(&mut table, &heard)
}

/// Opens a room by its link or code and plays in it. A full link names its server.
///
/// # Errors
///
/// Called wrongly, or the saves cannot be opened.
pub fn join(join: &Join) -> Result<(), Failure> {
    let named = link::read(&join.link).ok().and_then(|it| it.server);
    let server = join
        .friends
        .server
        .clone()
        .or(named.map(|it| it.to_string()));
    let (mut table, heard) = open(&join.friends, server)?;
    table.shell.send(Action::Link {
        url: join.link.clone(),
        // Typed again, it is to be opened again.
        delivery: format!("terminal {}", std::process::id()),
    });
    table.shell.settle();
    run(&mut table, &heard)
}

fn open(friends: &Friends, server: Option<String>) -> Result<(Table, Receiver<Heard>), Failure> {
    let speech = Speech::of(friends.speech.lang.as_deref())?;
    let texts = speech.texts();
    if let Some(Err(error)) = server
        .as_deref()
        .map(str::parse::<sanuk_core::protocol::ServerAddress>)
    {
        return Err(Failure::Usage(error.to_string()));
    }
    let (sender, heard) = channel();
    let shell = Shell::open(Opening {
        folder: folder::chosen(friends.data.data.as_deref(), &texts)?,
        speech,
        start: Start::Menu,
        seed: None,
        hurry: false,
        announce: true,
        server: server.or_else(|| std::env::var("SANUK_SERVER").ok()),
        changed: Some(sender.clone()),
    })?;
    if let Some(name) = &friends.name {
        show_name(&shell, name)?;
    }
    listen(sender);
    let table = Table::new(shell, Paint::of_output(), String::new());
    Ok((table, heard))
}

/// Types the name to be shown in rooms into the settings.
fn show_name(shell: &Shell, name: &str) -> Result<(), Failure> {
    shell.press("settings");
    shell.send(Action::Commit {
        id: "own-name".into(),
        text: name.to_owned(),
    });
    shell.settle();
    let fault = name_fault(&shell.view().screen);
    shell.send(Action::Back);
    shell.settle();
    fault.map_or(Ok(()), |fault| Err(Failure::Usage(fault)))
}

/// What is wrong with the name, in words.
fn name_fault(screen: &Screen) -> Option<String> {
    let Screen::Settings { view } = screen else {
        return None;
    };
    let mut items = view.sections.iter().flat_map(|section| &section.items);
    items.find_map(|item| match item {
        SettingsItem::Field { field } if field.id == "own-name" => {
            Some(field.error.clone()).filter(|error| !error.is_empty())
        }
        _ => None,
    })
}

/// Reads lines on a thread of its own.
fn listen(sender: Sender<Heard>) {
    thread::spawn(move || {
        let mut input = std::io::stdin().lock();
        while let Ok(Some(line)) = next_line(&mut input as &mut dyn BufRead) {
            if sender.send(Heard::Line(line)).is_err() {
                return;
            }
        }
        // The loop may have ended already.
        let _ = sender.send(Heard::End);
    });
}

/// Draws and acts until `q` or the end of the input.
///
/// # Errors
///
/// Something could not be saved.
fn run(table: &mut Table, heard: &Receiver<Heard>) -> Result<(), Failure> {
    // A closed output is the end of the session, not a failure: the seat is kept.
    let _ = play(table, heard);
    saved(&table.shell)
}

fn play(table: &mut Table, heard: &Receiver<Heard>) -> std::io::Result<()> {
    let mut drawn: Vec<Row> = Vec::new();
    loop {
        let rows = screen::rows(&table.shell.view());
        if rows != drawn && table.shell.is_quiet() {
            table.draw(&rows)?;
            table.prompt()?;
            drawn.clone_from(&rows);
        }
        match heard.recv_timeout(QUIET) {
            Ok(Heard::Line(line)) => {
                if table.take(&line)? == Next::Leave {
                    break;
                }
            }
            Ok(Heard::End) | Err(RecvTimeoutError::Disconnected) => break,
            Ok(Heard::Changed) | Err(RecvTimeoutError::Timeout) => {}
        }
        if table.serve(&mut std::io::empty())? == Next::Leave {
            break;
        }
    }
    if matches!(table.shell.view().screen, Screen::Game { .. }) && std::io::stdout().is_terminal() {
        table.prompt()?;
    }
    Ok(())
}
