//! The loop of playing: draw, read a line, act, until `q` or the end of the input.

use std::io::{BufRead, IsTerminal, Write};
use std::path::Path;

use sanuk_core::app::{Action, Shell as Wanted, Start};
use sanuk_core::view::Screen;

use crate::arguments::{Level, Play};
use crate::draw::lines;
use crate::failure::Failure;
use crate::paint::Paint;
use crate::row::Row;
use crate::seed::seed;
use crate::setup::Setup;
use crate::shell::{Opening, Shell};
use crate::speech::Speech;
use crate::typed::{Typed, read};
use crate::wrap::columns;
use crate::{folder, plain, screen};

/// Plays until the input ends.
///
/// # Errors
///
/// Called wrongly, or the saves cannot be opened.
pub fn run(play: &Play) -> Result<(), Failure> {
    let speech = Speech::of(play.speech.lang.as_deref())?;
    let texts = speech.texts();
    let setup = play.game.map(|game| Setup {
        game,
        seats: play.seats,
        rules: play.rules,
        options: &play.options,
    });
    if let Some(setup) = &setup {
        setup.check(&texts)?;
    }
    let fixed = play.seed.as_deref().map(|text| seed(text, &texts));
    let shell = Shell::open(Opening {
        folder: folder::chosen(play.data.data.as_deref(), &texts)?,
        speech,
        start: if setup.is_some() {
            Start::Menu
        } else {
            Start::Kept
        },
        seed: fixed.transpose()?,
        hurry: !std::io::stdin().is_terminal(),
        announce: true,
        server: std::env::var("SANUK_SERVER").ok(),
        changed: None,
    })?;
    if let Some(setup) = &setup {
        setup.choose(&shell);
        start(&shell, play);
    } else if play.go_on {
        resume(&shell);
    }
    let mut table = Table::new(shell, Paint::of_output(), go_on(play));
    // A closed output (`sanuk play | head`) is the end of the session, not a failure: all is saved.
    let _ = table.sit(&mut std::io::stdin().lock());
    saved(&table.shell)
}

/// Closes the shell.
///
/// # Errors
///
/// Something could not be saved.
pub fn saved(shell: &Shell) -> Result<(), Failure> {
    if shell.close() {
        return Ok(());
    }
    Err(Failure::Failed(shell.texts().get("terminal-not-saved")))
}

/// The command that goes on with a game.
fn go_on(play: &Play) -> String {
    let data = play
        .data
        .data
        .as_ref()
        .map(|data| format!(" --data {}", plain::word(data)));
    format!("sanuk play --continue{}", data.unwrap_or_default())
}

/// Starts the game that was chosen.
fn start(shell: &Shell, play: &Play) {
    shell.press(match (play.device, play.against) {
        (true, _) => "play:device",
        (false, Some(Level::Easy)) => "play:easy",
        (false, Some(Level::Hard)) => "play:hard",
        (false, _) => "play:normal",
    });
}

/// Goes to the game that was open, else to the newest running one. A question on the way there is
/// closed and not agreed to; one over the game itself stays.
fn resume(shell: &Shell) {
    /// More steps than the app has screens and questions.
    const STEPS: usize = 16;
    for _ in 0..STEPS {
        let view = shell.view();
        match (&view.screen, &view.dialog) {
            (Screen::Game { .. }, _) => return,
            (_, Some(dialog)) => shell.press(&dialog.dismiss),
            (Screen::Menu { view }, None) => {
                if let Some(card) = view.running.first() {
                    shell.press(&card.id);
                }
                return;
            }
            (_, None) => {
                shell.send(Action::Back);
                shell.settle();
            }
        }
    }
}

/// Where a session left off.
#[derive(PartialEq, Eq)]
pub enum Next {
    /// Go on.
    GoOn,
    /// Save and leave.
    Leave,
}

/// A person at the terminal.
pub struct Table {
    /// The app.
    pub shell: Shell,
    paint: Paint,
    go_on: String,
}

impl Table {
    /// Sits down; `go_on` is the command that comes back here later.
    pub fn new(shell: Shell, paint: Paint, go_on: String) -> Self {
        Self {
            shell,
            paint,
            go_on,
        }
    }

    /// Asks for a line.
    ///
    /// # Errors
    ///
    /// The output is closed.
    pub fn prompt(&self) -> std::io::Result<()> {
        say(&format!("{} ", self.shell.texts().get("terminal-prompt")))
    }

    /// Does what a typed line says.
    ///
    /// # Errors
    ///
    /// The output is closed.
    pub fn take(&mut self, line: &str) -> std::io::Result<Next> {
        let rows = screen::rows(&self.shell.view());
        self.act(read(line, &rows), line, &rows)
    }

    /// Draws and acts until `q` or the end of the input.
    fn sit(&mut self, input: &mut dyn BufRead) -> std::io::Result<()> {
        let mut draw = true;
        loop {
            let rows = screen::rows(&self.shell.view());
            if draw {
                self.draw(&rows)?;
            }
            say(&format!("{} ", self.shell.texts().get("terminal-prompt")))?;
            let Some(line) = next_line(input)? else { break };
            let typed = read(&line, &rows);
            draw = !matches!(typed, Typed::Unknown | Typed::Disabled(_) | Typed::Help);
            if self.act(typed, &line, &rows)? == Next::Leave || self.serve(input)? == Next::Leave {
                break;
            }
        }
        self.farewell()
    }

    /// Draws the screen.
    ///
    /// # Errors
    ///
    /// The output is closed.
    pub fn draw(&self, rows: &[Row]) -> std::io::Result<()> {
        let board = self.shell.board(self.paint);
        let text = lines(rows, &board, self.paint, columns()).join("\n");
        say(&format!("\n{text}\n\n"))
    }

    fn tell(
        &self,
        key: &str,
        values: &[(&str, sanuk_core::text::Value<'_>)],
    ) -> std::io::Result<()> {
        say(&format!("{}\n", self.shell.texts().format(key, values)))
    }

    fn act(&mut self, typed: Typed, line: &str, rows: &[Row]) -> std::io::Result<Next> {
        match typed {
            Typed::Quit => return Ok(Next::Leave),
            Typed::Again => {}
            Typed::Help => self.help(rows)?,
            Typed::Back => self.back(),
            Typed::Press(id) => self.shell.press(&id),
            Typed::Disabled(why) => self.tell("terminal-disabled", &[("why", why.into())])?,
            Typed::Commit { id, text } => {
                self.shell.send(Action::Commit { id, text });
                self.shell.settle();
            }
            Typed::Step(to) => {
                self.shell.send(Action::Scrub { to });
                self.shell.settle();
            }
            Typed::Unknown => {
                self.tell("terminal-unknown", &[("input", plain::echo(line).into())])?;
            }
        }
        Ok(Next::GoOn)
    }

    fn back(&self) {
        self.shell.send(Action::Back);
        self.shell.settle();
    }

    fn help(&self, rows: &[Row]) -> std::io::Result<()> {
        let key = if rows.contains(&Row::Board { squares: true }) {
            "terminal-help-makruk"
        } else {
            "terminal-help"
        };
        self.tell(key, &[])
    }

    /// Does what the app asked its shell for.
    ///
    /// # Errors
    ///
    /// The output is closed.
    pub fn serve(&self, input: &mut dyn BufRead) -> std::io::Result<Next> {
        while let Some(wanted) = self.shell.wanted() {
            match wanted {
                Wanted::Leave => return Ok(Next::Leave),
                Wanted::Share { title, text } => say(&format!("{title}\n{text}\n"))?,
                Wanted::Copy { text } => say(&format!("{text}\n"))?,
                Wanted::Open { url } => say(&format!("{url}\n"))?,
                Wanted::SaveFile { name, bytes } => self.save(&name, &bytes)?,
                Wanted::PickFile => self.pick(input)?,
                Wanted::Announce { .. } | Wanted::Haptic { .. } | Wanted::Sound { .. } => {}
            }
        }
        Ok(Next::GoOn)
    }

    /// Writes a file into the folder that the terminal is in.
    fn save(&self, name: &str, bytes: &[u8]) -> std::io::Result<()> {
        let name = Path::new(name).file_name().unwrap_or("sanuk.txt".as_ref());
        let path = std::path::absolute(name)?;
        match std::fs::write(&path, bytes) {
            Ok(()) => self.tell(
                "terminal-exported",
                &[("path", path.display().to_string().into())],
            ),
            Err(error) => say(&format!(
                "{}\n",
                Failure::file(&self.shell.texts(), &path, &error)
            )),
        }
    }

    /// Reads the file whose name is typed next.
    fn pick(&self, input: &mut dyn BufRead) -> std::io::Result<()> {
        say(&format!("{}: ", self.shell.texts().get("common-import")))?;
        let line = next_line(input)?.unwrap_or_default();
        let path = Path::new(line.trim());
        match std::fs::read(path) {
            Ok(bytes) => {
                self.shell.send(Action::FilePicked {
                    name: line.trim().to_owned(),
                    bytes,
                });
                self.shell.settle();
                Ok(())
            }
            Err(error) => say(&format!(
                "{}\n",
                Failure::file(&self.shell.texts(), path, &error)
            )),
        }
    }

    fn farewell(&self) -> std::io::Result<()> {
        say("\n")?;
        if !self.shell.close() {
            // How the command fails says it.
            return Ok(());
        }
        match &self.shell.view().screen {
            Screen::Game { .. } => {
                self.tell("terminal-saved", &[("command", self.go_on.as_str().into())])
            }
            _ => self.tell("terminal-bye", &[]),
        }
    }
}

/// The next line; `None` at the end of the input. Bytes that are no text are shown as such.
///
/// # Errors
///
/// The input fails.
pub fn next_line(input: &mut dyn BufRead) -> std::io::Result<Option<String>> {
    let mut bytes = Vec::new();
    if input.read_until(b'\n', &mut bytes)? == 0 {
        return Ok(None);
    }
    Ok(Some(String::from_utf8_lossy(&bytes).into_owned()))
}

/// Writes at once, so that prompts without a line's end are seen.
fn say(text: &str) -> std::io::Result<()> {
    let mut out = std::io::stdout().lock();
    out.write_all(text.as_bytes())?;
    out.flush()
}
