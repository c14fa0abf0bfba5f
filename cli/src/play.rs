//! The loop of playing: draw, read a line, act, until `q` or the end of the input.

use std::io::{BufRead, IsTerminal, Write};
use std::path::Path;

use sanuk_core::app::{Action, Shell as Wanted};
use sanuk_core::view::Screen;

use crate::arguments::{Game, Level, Play, Rules};
use crate::draw::lines;
use crate::failure::Failure;
use crate::paint::Paint;
use crate::row::Row;
use crate::seed::seed;
use crate::shell::{Opening, Shell};
use crate::typed::{Typed, read};
use crate::{folder, screen, speech};

/// Plays until the input ends.
///
/// # Errors
///
/// Called wrongly, or the saves cannot be opened.
pub fn run(play: &Play) -> Result<(), Failure> {
    let language = speech::language(play.speech.lang.as_deref())?;
    let shell = Shell::open(Opening {
        folder: folder::chosen(play.data.data.as_deref(), language)?,
        language,
        seed: play.seed.as_deref().map(seed).transpose()?,
        hurry: !std::io::stdin().is_terminal(),
        announce: true,
    })?;
    begin(&shell, play);
    let mut table = Table {
        shell,
        paint: Paint::of_output(),
        go_on: go_on(play),
    };
    // A closed output (`sanuk play | head`) is the end of the session, not a failure: all is saved.
    let _ = table.sit(&mut std::io::stdin().lock());
    table.shell.close();
    Ok(())
}

/// The command that goes on with a game.
fn go_on(play: &Play) -> String {
    let data = play
        .data
        .data
        .as_ref()
        .map(|data| format!(" --data {}", data.display()));
    format!("sanuk play --continue{}", data.unwrap_or_default())
}

/// Presses what the arguments ask for. Without any the app is where it was left.
fn begin(shell: &Shell, play: &Play) {
    if play.go_on && matches!(shell.view().screen, Screen::Game { .. }) {
        return;
    }
    if play.go_on || play.game.is_some() {
        to_menu(shell);
    }
    if play.go_on {
        if let Screen::Menu { view } = &shell.view().screen
            && let Some(card) = view.running.first()
        {
            shell.press(&card.id);
        }
        return;
    }
    let Some(game) = play.game else { return };
    shell.press(match game {
        Game::Ludo => "game:ludo",
        Game::Makruk => "game:makruk",
    });
    if let Some(seats) = play.seats {
        shell.press(&format!("players:{seats}"));
    }
    match play.rules {
        Some(Rules::Quick) => shell.press("preset:quick"),
        Some(Rules::Party) => shell.press("preset:party"),
        None => {}
    }
    if !play.options.is_empty() {
        shell.press("options");
        for option in &play.options {
            shell.press(&format!("option:{}", option.replacen('=', ":", 1)));
        }
        shell.send(Action::Back);
        shell.settle();
    }
    shell.press(match (play.device, play.against) {
        (true, _) => "play:device",
        (false, Some(Level::Easy)) => "play:easy",
        (false, Some(Level::Hard)) => "play:hard",
        (false, _) => "play:normal",
    });
}

/// Goes back to the menu; what is asked on the way is confirmed, since every game is saved.
fn to_menu(shell: &Shell) {
    /// More steps than the app has screens.
    const STEPS: usize = 8;
    for _ in 0..STEPS {
        let view = shell.view();
        match (&view.dialog, &view.screen) {
            (Some(_), _) => shell.press("confirm"),
            (None, Screen::Menu { .. }) => return,
            (None, _) => {
                shell.send(Action::Back);
                shell.settle();
            }
        }
    }
}

/// Where a session left off.
#[derive(PartialEq, Eq)]
enum Next {
    GoOn,
    Leave,
}

/// A person at the terminal.
struct Table {
    shell: Shell,
    paint: Paint,
    go_on: String,
}

impl Table {
    /// Draws and acts until `q` or the end of the input.
    fn sit(&mut self, input: &mut dyn BufRead) -> std::io::Result<()> {
        let mut draw = true;
        loop {
            let rows = screen::rows(&self.shell.view());
            if draw {
                self.draw(&rows)?;
            }
            say(&format!("{} ", self.shell.texts.get("terminal-prompt")))?;
            let Some(line) = next_line(input)? else { break };
            let typed = read(&line, &rows);
            draw = !matches!(typed, Typed::Unknown | Typed::Disabled(_) | Typed::Help);
            if self.act(typed, &line, &rows)? == Next::Leave || self.serve(input)? == Next::Leave {
                break;
            }
        }
        self.farewell()
    }

    fn draw(&self, rows: &[Row]) -> std::io::Result<()> {
        let text = lines(rows, &self.shell.board(self.paint), self.paint).join("\n");
        say(&format!("\n{text}\n\n"))
    }

    fn tell(
        &self,
        key: &str,
        values: &[(&str, sanuk_core::text::Value<'_>)],
    ) -> std::io::Result<()> {
        say(&format!("{}\n", self.shell.texts.format(key, values)))
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
            Typed::Move(ids) => return self.move_men(&ids, line),
            Typed::Unknown => self.tell(
                "terminal-unknown",
                &[("input", line.trim().to_owned().into())],
            )?,
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

    /// Presses the squares of a typed move; says so when they are no move.
    fn move_men(&self, ids: &[String], line: &str) -> std::io::Result<Next> {
        let before = self.men();
        for id in ids {
            self.shell.press(id);
        }
        let asked = self.shell.view().dialog.is_some();
        let over = !matches!(self.shell.view().screen, Screen::Game { .. });
        if !asked && !over && self.men() == before {
            self.tell(
                "terminal-not-a-move",
                &[("input", line.trim().to_owned().into())],
            )?;
        }
        Ok(Next::GoOn)
    }

    /// Where the men stand, whatever is selected.
    fn men(&self) -> String {
        let board = self.shell.board(Paint::plain());
        board.concat().replace('•', "·")
    }

    /// Does what the app asked its shell for.
    fn serve(&self, input: &mut dyn BufRead) -> std::io::Result<Next> {
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
            Err(error) => say(&format!("{}\n", Failure::file(&path, &error))),
        }
    }

    /// Reads the file whose name is typed next.
    fn pick(&self, input: &mut dyn BufRead) -> std::io::Result<()> {
        say(&format!("{}: ", self.shell.texts.get("common-import")))?;
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
            Err(error) => say(&format!("{}\n", Failure::file(path, &error))),
        }
    }

    fn farewell(&self) -> std::io::Result<()> {
        say("\n")?;
        match &self.shell.view().screen {
            Screen::Game { .. } => {
                self.tell("terminal-saved", &[("command", self.go_on.as_str().into())])
            }
            _ => self.tell("terminal-bye", &[]),
        }
    }
}

/// The next line; `None` at the end of the input. Bytes that are no text are shown as such.
fn next_line(input: &mut dyn BufRead) -> std::io::Result<Option<String>> {
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
