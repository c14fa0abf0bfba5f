//! The menu: choosing a game and a way to play it, and the saved games.

use super::press::Id;
use super::{Message, Model, Place, Question, SideChoice};
use crate::ai::Level;
use crate::app::work::Work;
use crate::game::{Dice, GameId, GameKind, Header, Player, Setup};
use crate::ludo::{Color, Preset, Seats};

/// Saved games shown in each list at first. Few, because each has a picture.
pub(crate) const PAGE: usize = 6;
/// Saved games added by "show more".
const MORE: usize = 20;

/// Opens a saved game for one of these.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Opening {
    /// To play on, or to look at its end.
    Table,
    /// Again, after its log was not the one expected or a fault of ours.
    Again,
    /// To write its record.
    Export,
    /// To see it step by step.
    Replay {
        /// The first step shown.
        at: Option<u32>,
    },
}

impl Model {
    pub(super) fn press_menu(&mut self, id: &Id<'_>) {
        match id.name {
            "game" => self.choose_game(id.first),
            "players" => self.choose_players(id.first),
            "preset" => self.choose_preset(id.first),
            "color" => self.choose_side(id.first),
            "options" => self.go_to(Place::Party),
            "friends" => self.open_create(),
            "code" => self.open_join(),
            "room" => self.press_room_again(id.first),
            "play" if id.first == "device" => self.play_on_device(),
            "play" => self.play_against(id.first),
            "resume" => self.with_game(id.first, Opening::Table),
            "export" => self.with_game(id.first, Opening::Export),
            "delete" => self.delete(id.first),
            "more" => {
                self.shown_games += MORE;
                self.peek();
            }
            "import" => self.shell(crate::app::action::Shell::PickFile),
            _ => {}
        }
    }

    pub(super) fn choose_game(&mut self, key: &str) {
        match key {
            "ludo" => self.prefs.game = GameKind::Ludo,
            "makruk" => self.prefs.game = GameKind::Makruk,
            _ => return,
        }
        self.keep_prefs();
    }

    pub(super) fn choose_players(&mut self, key: &str) {
        if let Some(players) = key.parse().ok().filter(|n| Seats::of(*n).is_ok()) {
            self.prefs.players = players;
            self.keep_prefs();
        }
    }

    pub(super) fn choose_preset(&mut self, key: &str) {
        match key {
            "quick" => self.prefs.preset = Preset::Quick,
            "party" => self.prefs.preset = Preset::Party,
            _ => return,
        }
        self.keep_prefs();
    }

    fn choose_side(&mut self, key: &str) {
        match key {
            "white" => self.prefs.side = SideChoice::White,
            "black" => self.prefs.side = SideChoice::Black,
            "lot" => self.prefs.side = SideChoice::Lot,
            _ => return,
        }
        self.keep_prefs();
    }

    /// The seats of the chosen number of players.
    pub(crate) fn seats(&self) -> Seats {
        Seats::of(self.prefs.players).unwrap_or(Seats::FOUR)
    }

    pub(super) fn play_on_device(&mut self) {
        let players = match self.prefs.game {
            GameKind::Ludo => {
                let prefs = &self.prefs;
                self.seats()
                    .iter()
                    .map(|color| prefs.seat(color).person())
                    .collect()
            }
            GameKind::Makruk => vec![nobody(), nobody()],
        };
        self.play(players);
    }

    pub(super) fn play_against(&mut self, key: &str) {
        let Some(level) = Level::from_key(key) else {
            return;
        };
        let computer = || Player::Computer { level };
        let players = match self.prefs.game {
            GameKind::Ludo => {
                let person = self.prefs.seat(Color::Red).person();
                let others = (1..self.prefs.players).map(|_| computer());
                std::iter::once(person).chain(others).collect()
            }
            GameKind::Makruk => {
                let mut players = vec![nobody(), computer()];
                if self.person_is_black() {
                    players.reverse();
                }
                players
            }
        };
        self.play(players);
    }

    fn person_is_black(&mut self) -> bool {
        match self.prefs.side {
            SideChoice::White => false,
            SideChoice::Black => true,
            SideChoice::Lot => self.chance.lot(),
        }
    }

    /// Starts a game of the chosen kind.
    pub(super) fn play(&mut self, players: Vec<Player>) {
        let setup = match self.prefs.game {
            GameKind::Ludo => Setup::Ludo {
                rules: self.prefs.rules(),
                seats: self.seats(),
                starter: Color::Red,
            },
            GameKind::Makruk => Setup::makruk(),
        };
        let header = Header {
            version: Header::VERSION,
            id: self.chance.game_id(),
            created_ms: self.now.wall_ms,
            setup,
            players,
            dice: Dice::Seed(self.chance.seed()),
            remarks: Vec::new(),
        };
        self.begin(header);
    }

    /// Opens a game of the lists.
    fn with_game(&mut self, key: &str, opening: Opening) {
        if let Ok(id) = key.parse::<GameId>() {
            self.open_game(id, opening);
        }
    }

    /// Opens a game: one with unsaved moves from memory, the others from the disk.
    pub(super) fn open_game(&mut self, id: GameId, opening: Opening) {
        if self.damaged.contains(&id) && opening == Opening::Table {
            return self.ask_question(Question::Damaged { id });
        }
        if let Some(session) = self.unsaved.get(&id).cloned() {
            return self.opened(session, opening);
        }
        self.opening = Some((id, opening));
        self.ask(Work::Load { id });
    }

    fn delete(&mut self, key: &str) {
        let Ok(id) = key.parse::<GameId>() else {
            return;
        };
        let Some(at) = self.games.iter().position(|game| game.header.id == id) else {
            return;
        };
        let game = self.games.remove(at);
        let title = crate::view::present::names::game(&self.texts, &game.header);
        self.journals.forget(id);
        self.unsaved.remove(&id);
        self.deleted = Some(id);
        self.ask(Work::Delete { id });
        let message = Message::plain("menu-deleted").with("title", title);
        self.say_with(message, false, Some(("common-undo", "undelete")));
    }

    pub(super) fn undelete(&mut self) {
        if let Some(id) = self.deleted.take() {
            self.ask(Work::Undelete { id });
            self.say(Message::plain("menu-restored"));
        }
    }
}

/// A person without a typed name.
fn nobody() -> Player {
    Player::Person {
        name: String::new(),
    }
}
