//! Presses and typed texts on the screens of rooms.

use super::Problem;
use crate::ai::Level;
use crate::app::action::Shell;
use crate::app::model::press::Id;
use crate::app::model::{Message, Model, Place, Question};
use crate::game::GameKind;
use crate::ludo::Preset;
use crate::room::{Chair, Command};

impl Model {
    pub(in crate::app::model) fn press_welcome(&mut self, id: &Id<'_>) {
        match id.name {
            "language" => self.press_settings(id),
            "play" => self.leave_welcome(None),
            "code" => self.leave_welcome(Some(Place::Join)),
            _ => {}
        }
    }

    /// The first-start screen is done; an invitation that waited opens now, once.
    pub(in crate::app::model) fn leave_welcome(&mut self, next: Option<Place>) {
        self.stack.clear();
        self.arrived();
        match (self.waiting.take(), next) {
            (Some(link), _) => self.open_invitation(&link),
            (None, Some(place)) => self.go_to(place),
            (None, None) => {}
        }
    }

    pub(in crate::app::model) fn press_join_screen(&mut self, id: &Id<'_>) {
        match id.name {
            "look" | "retry" => {
                let text = self.online.join.text.clone();
                self.open_invitation(&text);
            }
            "code" => self.online.join = super::Joining::default(),
            "friends" => self.open_create(),
            "to-menu" => self.close_all(),
            _ => {}
        }
    }

    /// Opens the screen on which a room is made.
    pub(in crate::app::model) fn open_create(&mut self) {
        self.online.create = super::Creating::default();
        if self.server().is_none() {
            self.online.create.problem = Some(Problem::NoServer);
        }
        self.stack.forget_room();
        self.go_to(Place::Create);
    }

    /// Opens the screen on which a code is typed.
    pub(in crate::app::model) fn open_join(&mut self) {
        self.online.join = super::Joining::default();
        self.stack.forget_room();
        self.go_to(Place::Join);
    }

    /// "Back to the room …" on the menu.
    pub(in crate::app::model) fn press_room_again(&mut self, code: &str) {
        let Ok(code) = code.parse() else { return };
        let known = self.online.kept.of_code(code);
        if let Some(server) = known.map(|room| room.server.clone()) {
            self.open_room(server, code);
        }
    }

    pub(in crate::app::model) fn press_room(&mut self, id: &Id<'_>) {
        let chair = || id.first.parse().ok().and_then(Chair::new);
        match id.name {
            "join" => self.press_join(),
            "share" => self.share_link(),
            "copy-link" => self.copy_link(),
            "copy-code" => self.copy_code(),
            "start" => self.send_if_seated(Command::Start),
            "fill" => self.send_if_seated(Command::Fill),
            "add-ai" => {
                if let Some(seat) = chair() {
                    let level = Level::Normal;
                    self.send_if_seated(Command::AddComputer { seat, level });
                }
            }
            "remove-ai" => {
                if let Some(seat) = chair() {
                    self.send_if_seated(Command::RemoveComputer { seat });
                }
            }
            "free" => {
                if let Some(seat) = chair() {
                    self.send_if_seated(Command::Free { seat });
                }
            }
            "leave" => self.ask_question(Question::LeaveRoom),
            "retry" => self.retry(),
            "code" => self.open_join(),
            "friends" => self.open_create(),
            "to-menu" => self.close_all(),
            "game" => self.sync_game(),
            _ => {}
        }
    }

    /// Buttons that only a room's game has; says whether it was one.
    pub(in crate::app::model) fn press_elsewhere(&mut self, id: &Id<'_>) -> bool {
        match id.name {
            "rematch" => self.press_rematch(),
            "check" => self.open_check(),
            "retry" => self.retry(),
            "im-back" => self.send_if_seated(Command::ImBack),
            "leave-ai" => self.ask_question(Question::LeaveToAi),
            _ => return false,
        }
        true
    }

    /// Opens the check of the dice of the game at the table.
    fn open_check(&mut self) {
        if let Some(id) = self.table.as_ref().map(crate::app::model::Table::id) {
            self.go_to(Place::Check { id });
        }
    }

    pub(in crate::app::model) fn press_check(&mut self, id: &Id<'_>) {
        if id.name == "export"
            && let Some(session) = self.checked_session()
        {
            self.share_record(&session);
        }
    }

    fn send_if_seated(&mut self, command: Command) {
        if self.seated().is_some() {
            self.send(command);
        }
    }

    /// Confirmed: gives the seat up before a start. The token stays until the server has heard it.
    pub(in crate::app::model) fn leave_seat(&mut self) {
        self.give_up_seat(true);
    }

    /// Confirmed: the computer plays on. A party may be taken up again, a quick game may not.
    pub(in crate::app::model) fn leave_to_ai(&mut self) {
        let rules = self.online.room().and_then(|room| room.settings().rules());
        let for_good = rules.is_none_or(|rules| rules.preset == Preset::Quick);
        self.give_up_seat(for_good);
    }

    fn give_up_seat(&mut self, for_good: bool) {
        self.send_if_seated(Command::Leave);
        let code = self.online.visit.as_ref().map(|visit| visit.code);
        if let Some(room) = code.and_then(|code| self.online.kept.of_code_mut(code)) {
            room.given_up = for_good;
        }
        self.close_all();
    }

    fn game_name(&self) -> String {
        let kind = self.online.room().map(|room| room.settings().kind());
        self.texts.get(match kind {
            Some(GameKind::Makruk) => "common-makruk",
            _ => "common-ludo",
        })
    }

    /// The open room's link.
    pub(crate) fn room_link(&self) -> String {
        let visit = self.online.visit.as_ref();
        visit.map(|it| it.server.link(it.code)).unwrap_or_default()
    }

    fn share_link(&mut self) {
        let (game, link) = (self.game_name(), self.room_link());
        let title = self
            .texts
            .format("online-room-share-title", &[("game", game.clone().into())]);
        let values = [("game", game.into()), ("link", link.into())];
        let text = self.texts.format("online-room-share-text", &values);
        self.shell(Shell::Share { title, text });
    }

    fn copy_link(&mut self) {
        let text = self.room_link();
        self.shell(Shell::Copy { text });
        self.say(Message::plain("online-room-copied"));
    }

    fn copy_code(&mut self) {
        let code = self.online.visit.as_ref().map(|visit| visit.code);
        let text = code.map(|code| code.to_string()).unwrap_or_default();
        self.shell(Shell::Copy { text });
        self.say(Message::plain("online-room-code-copied"));
    }
}
