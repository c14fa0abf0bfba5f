//! Pages of text: rules, licences; and what their buttons do.

use super::press::Id;
use super::{Model, Place, Question};
use crate::game::GameKind;
use crate::ludo::{Preset, RuleSet, State};
use crate::text::pages;

/// The pages, by the id that stands in their tab's button.
pub(crate) const LUDO_QUICK: &str = "ludo-quick";
/// Ludo with its options.
pub(crate) const LUDO_PARTY: &str = "ludo-party";
/// Makruk.
pub(crate) const MAKRUK: &str = "makruk";
/// Licences of what the app is made of.
pub(crate) const LICENCES: &str = "licences";

impl Model {
    /// Opens the rules of the game that is on the table or chosen on the menu.
    pub(super) fn open_rules(&mut self) {
        let page = match &self.table {
            Some(table) => match table.session.position().as_ludo() {
                Some(state) => ludo_page(state.rules().preset),
                None => MAKRUK,
            },
            None => match self.prefs.game {
                GameKind::Ludo => ludo_page(self.prefs.preset),
                GameKind::Makruk => MAKRUK,
            },
        };
        self.go_to(Place::Page {
            page: page.to_owned(),
            section: String::new(),
        });
    }

    /// Shows another page in place of the open one, or jumps to a section.
    pub(super) fn open_page(&mut self, page: &str, section: &str) {
        if ![LUDO_QUICK, LUDO_PARTY, MAKRUK, LICENCES].contains(&page) {
            return;
        }
        let place = Place::Page {
            page: page.to_owned(),
            section: section.to_owned(),
        };
        match self.stack.top_mut() {
            Some(open @ Place::Page { .. }) => {
                *open = place;
                self.scroll_serial += 1;
                self.new_prompt();
            }
            _ => self.go_to(place),
        }
    }

    pub(super) fn press_page(&mut self, id: &Id<'_>) {
        match id.name {
            "section" => self.jump_to(id.first),
            "cite" => self.jump_to(&format!("source:{}", id.first)),
            "play-these-rules" => self.play_these_rules(),
            "play-friends" => self.play_with_friends(),
            "source" => self.open_source(id.first),
            _ => {}
        }
    }

    fn jump_to(&mut self, to: &str) {
        if let Some(Place::Page { section, .. }) = self.stack.top_mut() {
            to.clone_into(section);
            self.scroll_serial += 1;
        }
    }

    /// The options that the page of Party tells: those of a Party game on the table, for it keeps
    /// its own, else those chosen on the menu.
    pub(crate) fn party_rules(&self) -> RuleSet {
        self.table
            .as_ref()
            .and_then(|table| table.session.position().as_ludo())
            .map(State::rules)
            .filter(|rules| rules.preset == Preset::Party)
            .unwrap_or(self.prefs.party)
    }

    /// Chooses what the open page is about, with the options that it tells.
    fn choose_page_game(&mut self) {
        let Place::Page { page, .. } = self.stack.top() else {
            return;
        };
        match page.as_str() {
            LUDO_QUICK => (self.prefs.game, self.prefs.preset) = (GameKind::Ludo, Preset::Quick),
            LUDO_PARTY => {
                self.prefs.party = self.party_rules();
                (self.prefs.game, self.prefs.preset) = (GameKind::Ludo, Preset::Party);
            }
            MAKRUK => self.prefs.game = GameKind::Makruk,
            _ => {}
        }
        self.keep_prefs();
    }

    fn play_these_rules(&mut self) {
        self.choose_page_game();
        self.play_against("normal");
    }

    fn play_with_friends(&mut self) {
        self.choose_page_game();
        self.open_create();
    }

    /// Asks before the address of a source is opened in the browser.
    pub(super) fn open_source(&mut self, number: &str) {
        let page = pages::ludo_quick(&self.texts);
        let source = page.action(&format!("source:{number}"));
        if let Some(url) = source.and_then(|source| source.url) {
            self.ask_question(Question::Outside {
                url: url.to_owned(),
            });
        }
    }
}

fn ludo_page(preset: Preset) -> &'static str {
    match preset {
        Preset::Quick => LUDO_QUICK,
        Preset::Party => LUDO_PARTY,
    }
}
