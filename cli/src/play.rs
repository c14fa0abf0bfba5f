//! The loop of playing: draw, read a line, act, until `q` or the end of the input.

use std::io::{BufRead, IsTerminal, Write};
use std::path::Path;

use sanuk_core::app::{Action, Shell as Wanted};
use sanuk_core::text::Texts;
use sanuk_core::view::Screen;

use crate::arguments::{Game, Level, Play, Rules};
use crate::draw::lines;
use crate::failure::Failure;
use crate::paint::Paint;
use crate::row::Row;
use crate::seed::seed;
use crate::shell::{Opening, Shell};
use crate::speech::Speech;
use crate::typed::{Typed, read};
use crate::{folder, screen};

/// Plays until the input ends.
///
/// # Errors
///
/// Called wrongly, or the saves cannot be opened.
pub fn run(play: &Play) -> Result<(), Failure> {
    let speech = Speech::of(play.speech.lang.as_deref())?;
    let texts = speech.texts();
    check(play, &texts)?;
    let fixed = play.seed.as_deref().map(|text| seed(text, &texts));
    let shell = Shell::open(Opening {
        folder: folder::chosen(play.data.data.as_deref(), &texts)?,
        speech,
        seed: fixed.transpose()?,
        hurry: !std::io::stdin().is_terminal(),
        announce: true,
        server: std::env::var("SANUK_SERVER").ok(),
        changed: None,
    })?;
    if let Err(failure) = begin(&shell, play) {
        shell.close();
        return Err(failure);
    }
    let mut table = Table::new(shell, Paint::of_output(), go_on(play));
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

/// Makruk has no options of Ludo's.
fn check(play: &Play, texts: &Texts) -> Result<(), Failure> {
    let given = [
        (play.seats.is_some(), "--seats"),
        (play.rules.is_some(), "--rules"),
        (!play.options.is_empty(), "--option"),
    ];
    let wrong = given.into_iter().find(|(given, _)| *given);
    match (play.game, wrong) {
        (Some(Game::Makruk), Some((_, name))) => {
            let values = [("option", name.into())];
            Err(Failure::Usage(texts.format("terminal-ludo-only", &values)))
        }
        _ => Ok(()),
    }
}

/// Presses what the arguments ask for. Without any the app is where it was left.
///
/// # Errors
///
/// Ludo has no such option.
fn begin(shell: &Shell, play: &Play) -> Result<(), Failure> {
    if play.go_on && matches!(shell.view().screen, Screen::Game { .. }) {
        return Ok(());
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
        return Ok(());
    }
    let Some(game) = play.game else { return Ok(()) };
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
    if play.rules.is_some() || !play.options.is_empty() {
        shell.press("options");
        if play.rules.is_some() {
            shell.press("reset");
            hush(shell);
        }
        play.options
            .iter()
            .try_for_each(|option| set(shell, option))?;
        shell.send(Action::Back);
        shell.settle();
    }
    shell.press(match (play.device, play.against) {
        (true, _) => "play:device",
        (false, Some(Level::Easy)) => "play:easy",
        (false, Some(Level::Hard)) => "play:hard",
        (false, _) => "play:normal",
    });
    Ok(())
}

/// Takes away what was said of a press that nobody made by hand.
fn hush(shell: &Shell) {
    if let Some(notice) = &shell.view().notice {
        let serial = notice.serial;
        shell.send(Action::NoticeDismissed { serial });
        shell.settle();
    }
}

/// Sets an option such as `exit=1|6` on the screen with all of them.
///
/// # Errors
///
/// There is no such option or value; the message lists those that there are.
fn set(shell: &Shell, option: &str) -> Result<(), Failure> {
    let view = shell.view();
    let Screen::Party { view } = &view.screen else {
        return Ok(());
    };
    let all = view.options.iter().flat_map(|choice| &choice.options);
    let known: Vec<String> = all
        .map(|button| button.id.replacen("option:", "", 1).replacen(':', "=", 1))
        .collect();
    if known.iter().any(|known| known == option) {
        shell.press(&format!("option:{}", option.replacen('=', ":", 1)));
        return Ok(());
    }
    let key = option.split('=').next().unwrap_or_default();
    let same = |known: &&String| known.split('=').next() == Some(key);
    let mut fitting: Vec<String> = known.iter().filter(same).cloned().collect();
    if fitting.is_empty() {
        fitting = known;
    }
    let values = [
        ("input", option.into()),
        ("known", fitting.join(", ").into()),
    ];
    Err(Failure::Usage(
        shell.texts().format("terminal-option", &values),
    ))
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

    /// Goes back to the menu.
    pub fn to_menu(&self) {
        to_menu(&self.shell);
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
        let text = lines(rows, &self.shell.board(self.paint), self.paint).join("\n");
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
