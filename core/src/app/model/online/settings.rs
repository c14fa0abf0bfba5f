//! What is typed on the settings and on the screens of rooms.

use std::str::FromStr;

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
        self.online.name_fault = match read(text) {
            Ok(name) => {
                self.settings.name = name;
                self.keep_settings();
                None
            }
            Err(fault) => Some(fault),
        };
    }

    /// Another server, or with an empty text the one that the app comes with.
    fn type_server(&mut self, text: &str) {
        self.online.server_fault = match read(text) {
            Ok(server) => {
                self.settings.server = server;
                self.keep_settings();
                None
            }
            Err(fault) => Some(fault),
        };
    }
}

/// What was typed: nothing, a value, or a text that is none, with what is wrong with it.
fn read<T: FromStr>(text: &str) -> Result<Option<T>, (String, T::Err)> {
    let text = text.trim();
    if text.is_empty() {
        return Ok(None);
    }
    let fault = |fault| (text.to_owned(), fault);
    text.parse().map(Some).map_err(fault)
}
