//! Saying what happened: announcements, sounds and short touches, each once.

use super::{Message, Model, Table};
use crate::app::action::{SOUNDS, Shell};
use crate::game::{Event, Play};
use crate::ludo;
use crate::view::present::{Words, makruk, names, story};

/// How strongly an event is felt and heard.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Cue {
    sound: &'static str,
    strong: bool,
}

impl Model {
    /// Says the last event at the table.
    pub(super) fn tell_last(&mut self) {
        let Some(table) = &self.table else { return };
        let mut text = self.story_of(table);
        if let Some(count) = self.spoken_count(table) {
            text = format!("{text} {count}");
        }
        let cue = cue(table);
        if let Some(Cue { sound, strong }) = cue {
            self.sound(sound);
            self.haptic(strong);
        }
        self.announce(text);
    }

    /// Makruk's count, while a number has been said (C42).
    fn spoken_count(&self, table: &Table) -> Option<String> {
        let game = table.session.position().as_makruk()?;
        let runs = game.count().number().is_some() && game.outcome().is_none();
        let words = makruk::count(&self.texts, table.named_header(), game).filter(|_| runs)?;
        Some(words.spoken)
    }

    /// What the last event did, in sentences.
    pub(crate) fn story_of(&self, table: &Table) -> String {
        let (texts, header) = (&self.texts, table.named_header());
        let said: Vec<Message> = match (table.session.position().play(), table.trace.event) {
            (Play::Ludo(state), Some(Event::Ludo(_))) => {
                let words = Words {
                    texts,
                    header,
                    state,
                    risks: [None; 4],
                };
                table
                    .trace
                    .happened()
                    .map(|it| story::story(&words, &it))
                    .unwrap_or_default()
            }
            (Play::Makruk(game), Some(Event::Makruk(ply))) => {
                let before = table
                    .trace
                    .before
                    .as_ref()
                    .and_then(|before| before.as_makruk());
                before
                    .map(|before| makruk::story(texts, before, game, ply))
                    .unwrap_or_default()
            }
            (_, Some(Event::Resigned { seat })) => {
                vec![Message::plain("game-resigned").with("who", names::who(texts, header, seat))]
            }
            (_, Some(Event::DrawOffered { seat })) => {
                let side = names::who(texts, header, seat);
                vec![Message::plain("game-draw-offered").with("side", side)]
            }
            (_, Some(Event::DrawAccepted)) => vec![Message::plain("game-draw-accepted")],
            (_, Some(Event::DrawDeclined)) => vec![Message::plain("game-draw-declined")],
            _ => Vec::new(),
        };
        let said: Vec<String> = said.iter().map(|message| message.say(texts)).collect();
        said.join(" ")
    }

    /// Says whose turn it is, when the device goes to another person.
    pub(super) fn tell_hand_over(&mut self) {
        let Some(table) = &self.table else { return };
        if table.hands_over() {
            let text = self.hand_over_text(table);
            self.announce(text);
        }
    }

    /// Says that a move was taken back.
    pub(super) fn tell_undone(&mut self) {
        let Some(table) = &self.table else { return };
        let die = table
            .session
            .position()
            .as_ludo()
            .and_then(ludo::State::die);
        let text = match die {
            Some(die) => self
                .texts
                .format("game-undone", &[("die", die.get().into())]),
            None => self.texts.get("game-undone-makruk"),
        };
        self.announce(text);
    }

    /// The game has ended: a copy of everything is put beside the saves.
    pub(super) fn game_over(&mut self) {
        if let Some(table) = &mut self.table {
            table.ended_ms = Some(self.now.wall_ms);
        }
        self.ask(crate::app::work::Work::Backup);
    }

    /// Says why a press moves nothing.
    pub(super) fn refuse(&mut self, message: Message) {
        let text = self.texts.format(message.key, &message.values);
        if let Some(table) = &mut self.table {
            table.refusal = Some(message);
        }
        self.announce(text);
        self.sound("refuse");
    }

    pub(super) fn announce(&mut self, text: String) {
        if !text.is_empty() {
            self.shell(Shell::Announce { text });
        }
    }

    pub(super) fn sound(&mut self, name: &str) {
        debug_assert!(SOUNDS.contains(&name), "no shell has the sound {name}");
        if self.settings.sounds {
            self.shell(Shell::Sound {
                name: name.to_owned(),
            });
        }
    }

    pub(super) fn haptic(&mut self, strong: bool) {
        if self.settings.haptics {
            self.shell(Shell::Haptic { strong });
        }
    }
}

fn cue(table: &Table) -> Option<Cue> {
    let cue = |sound, strong| Some(Cue { sound, strong });
    if table.session.position().is_over() {
        return cue("win", true);
    }
    match table.trace.event? {
        Event::Ludo(ludo::Event::Rolled { .. }) => cue("roll", false),
        Event::Ludo(ludo::Event::Moved { .. } | ludo::Event::AutoExit) => {
            let step = table.trace.happened()?.step;
            match step.moved {
                Some(mv) if !mv.captures.is_empty() => cue("capture", true),
                Some(_) if step.finished => cue("finish", true),
                Some(_) => cue("move", false),
                None => None,
            }
        }
        Event::Makruk(ply) => {
            let before = table.trace.before.as_ref()?.as_makruk()?;
            let captures = before.position().piece_at(ply.mv.to).is_some();
            match table.session.position().as_makruk() {
                Some(now) if now.position().in_check() => cue("check", true),
                _ if captures => cue("capture", true),
                _ => cue("move", false),
            }
        }
        _ => None,
    }
}
