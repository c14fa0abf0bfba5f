//! What is typed on the settings and on the screens of rooms.

use crate::app::model::{Model, Place};

impl Model {
    /// Takes a typed text of the screens for playing with friends; says whether it was one.
    pub(in crate::app::model) fn commit_online(&mut self, id: &str, text: &str) -> bool {
        let place = self.stack.top();
        match id {
            "own-name" if *place == Place::Settings => self.type_name(text),
            "server" if *place == Place::Settings => self.type_server(text),
            "code" if *place == Place::Join => {
                text.trim().clone_into(&mut self.online.join.text);
                self.online.join.problem = None;
                if !text.trim().is_empty() {
                    self.open_invitation(text);
                }
            }
            _ => return false,
        }
        true
    }

    /// The name to be shown in rooms, or with an empty text none. It leaves the device with the next
    /// seat only.
    fn type_name(&mut self, text: &str) {
        self.online.name_fault = None;
        if text.trim().is_empty() {
            self.settings.name = None;
        } else {
            match text.parse() {
                Ok(name) => self.settings.name = Some(name),
                Err(fault) => {
                    self.online.name_fault = Some((text.to_owned(), fault));
                    return;
                }
            }
        }
        self.keep_settings();
    }

    /// Another server, or with an empty text the one that the app comes with.
    fn type_server(&mut self, text: &str) {
        self.online.server_fault = None;
        let text = text.trim();
        if text.is_empty() {
            self.settings.server = None;
        } else {
            match text.parse() {
                Ok(server) => self.settings.server = Some(server),
                Err(fault) => {
                    self.online.server_fault = Some((text.to_owned(), fault));
                    return;
                }
            }
        }
        self.keep_settings();
    }
}
