//! Records and exports going out, and files coming in.

use super::menu::Opening;
use super::{Message, Model};
use crate::app::action::Shell;
use crate::app::faults;
use crate::app::limits::LIMITS;
use crate::app::work::{LogChange, Work};
use crate::game::record::{self, Broken, Fault};
use crate::game::{GameId, Session};
use crate::store::{ImportReport, StoreError, export_of};
use crate::view::present::broken_record;

/// When it is known what became of an imported game.
enum Kept {
    /// At once.
    Now,
    /// When the store has compared it with the game that is here.
    AtTheStore,
}

impl Model {
    /// Writes the record of a game and offers it to be saved.
    pub(super) fn share_record(&mut self, session: &Session) {
        let bytes = record::export(session).into_bytes();
        let name = format!("sanuk-{}.txt", &session.header().id.to_string()[..8]);
        self.shell(Shell::SaveFile { name, bytes });
    }

    /// Exports a game by its name.
    pub(super) fn export_game(&mut self, id: GameId) {
        self.open_game(id, Opening::Export);
    }

    pub(super) fn exported(&mut self, result: Result<Vec<u8>, StoreError>) {
        match result {
            Ok(bytes) => {
                self.shell(Shell::SaveFile {
                    name: "sanuk-export.json".into(),
                    bytes,
                });
            }
            Err(error) => {
                let why = self.why(&error);
                self.say_error(Message::plain("error-export").with("why", why));
            }
        }
    }

    /// Takes a file in: an export of everything, or the record of one game.
    pub(super) fn file_picked(&mut self, _name: &str, bytes: Vec<u8>) {
        if bytes.is_empty() {
            return self.say_error(Message::plain("error-import-empty"));
        }
        if bytes.len() as u64 > LIMITS.file_bytes {
            let max = LIMITS.file_bytes / (1024 * 1024);
            return self.say_error(Message::plain("error-import-too-large").with("max", max));
        }
        if bytes.trim_ascii_start().first() == Some(&b'{') {
            return self.ask(Work::ImportAll { bytes });
        }
        match String::from_utf8(bytes) {
            Ok(text) => self.import_record(&text),
            Err(_) => self.say_error(Message::plain("error-import-not-text")),
        }
    }

    fn import_record(&mut self, text: &str) {
        match record::import(text) {
            Ok(session) => {
                self.keep_imported(session);
            }
            Err(broken) => self.import_broken(*broken),
        }
    }

    /// Says where a record is broken; the game up to there is kept when it has any moves.
    fn import_broken(&mut self, broken: Broken) {
        let message = broken_record(&self.texts, &broken.error);
        // A word that cannot stand there ends the game that is kept. A wrong result or checksum
        // means that anything may have been changed, so nothing is.
        let at_a_word = match &broken.error.fault {
            Fault::Differs { word, .. } => word != "Result" && word != "Termination",
            fault => matches!(
                fault,
                Fault::Illegal { .. } | Fault::Word { .. } | Fault::NoChecksum
            ),
        };
        let kept = broken
            .session
            .filter(|session| at_a_word && !session.events().is_empty());
        let Some(session) = kept else {
            return self.say_error(message);
        };
        let message = Message::plain("error-import-kept").with("why", message.say(&self.texts));
        match self.keep_imported(session) {
            Kept::Now => self.say_error(message),
            Kept::AtTheStore => self.broken_import = Some(message),
        }
    }

    /// Keeps an imported game and opens its replay. A game that is here already stays as it is,
    /// unless the record only goes on from there.
    fn keep_imported(&mut self, session: Session) -> Kept {
        let id = session.header().id;
        if self.games.iter().any(|game| game.header.id == id) {
            match export_of(&session, self.now.wall_ms) {
                Ok(bytes) => self.ask(Work::ImportAll { bytes }),
                Err(error) => {
                    self.exported(Err(error));
                    return Kept::Now;
                }
            }
            self.open_game(id, Opening::Replay { at: None });
            return Kept::AtTheStore;
        }
        let change = LogChange::Create {
            header: session.header().clone(),
            events: session.events().to_vec(),
            pending: session.pending(),
        };
        self.save(id, change);
        self.say(Message::plain("settings-imported").with("n", 1));
        self.opened(session, Opening::Replay { at: None });
        Kept::Now
    }

    /// Says what became of the parts of an import.
    fn tell_imported(&mut self, report: &ImportReport) {
        let new = report.taken.len() + report.extended.len();
        let count = |key, n: usize| Message::plain(key).with("n", n);
        if let Some(broken) = self.broken_import.take() {
            self.say_error(broken);
        } else if let Some(first) = report.refused.first() {
            let why = faults::refused(&self.texts, first).say(&self.texts);
            let message = count("settings-imported-refused", report.refused.len());
            self.say_error(message.with("why", why));
        } else if new > 0 {
            self.say(count("settings-imported", new));
        } else if !report.present.is_empty() {
            self.say(count("settings-imported-known", report.present.len()));
        } else {
            self.say(Message::plain("error-import-nothing"));
        }
        self.ask(Work::List);
    }

    pub(super) fn imported(&mut self, result: Result<ImportReport, StoreError>) {
        match result {
            Ok(report) => self.tell_imported(&report),
            Err(error) => {
                self.broken_import = None;
                self.say_error(faults::import(&self.texts, &error));
            }
        }
    }
}
