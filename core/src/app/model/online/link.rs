//! From a link or a code to the room's page. Opening never joins.

use super::{Problem, Visit};
use crate::app::model::{Model, Place};
use crate::protocol::{Code, ServerAddress, link};

impl Model {
    /// A link arrived from outside, once a delivery: a turned phone repeats the last one only.
    pub(in crate::app::model) fn link(&mut self, url: &str, delivery: String) {
        /// Deliveries remembered.
        const REMEMBERED: usize = 16;
        if self.deliveries.contains(&delivery) {
            return;
        }
        self.deliveries.push(delivery);
        if self.deliveries.len() > REMEMBERED {
            self.deliveries.remove(0);
        }
        if *self.stack.top() == Place::Welcome {
            // It waits behind the first-start screen, kept with it.
            self.waiting = Some(url.to_owned());
            return;
        }
        self.question = None;
        self.new_prompt();
        self.open_invitation(url);
    }

    /// Opens what a person tapped, pasted or typed. What is no invitation is told on the screen for
    /// codes, with the text as it came.
    pub(in crate::app::model) fn open_invitation(&mut self, text: &str) {
        match self.understand(text) {
            Ok((server, code)) => self.open_room(server, code),
            Err(problem) => {
                text.trim().clone_into(&mut self.online.join.text);
                self.online.join.problem = Some(problem);
                if *self.stack.top() != Place::Join {
                    self.go_to(Place::Join);
                }
            }
        }
    }

    fn understand(&self, text: &str) -> Result<(ServerAddress, Code), Problem> {
        let invitation = link::read(text).map_err(Problem::Link)?;
        let server = self.server().ok_or(Problem::NoServer)?;
        let host = |it: &ServerAddress| it.host().to_owned();
        let other = |_| Problem::OtherServer {
            host: invitation.server.as_ref().map(host).unwrap_or_default(),
            server: host(&server),
        };
        let code = invitation.code_at(&server).map_err(other)?;
        Ok((server, code))
    }

    /// Opens a room's page; a game at the table rests under it.
    pub(super) fn open_room(&mut self, server: ServerAddress, code: Code) {
        self.online.join = super::Joining::default();
        let place = Place::Room { code };
        if self.stack.holds(&place) && self.visits(code) {
            // Already there: its page, or its game above it.
            return self.show_room(code);
        }
        self.leave_room();
        self.stack.forget_room();
        if matches!(self.stack.top(), Place::Join | Place::Create) {
            self.stack.pop();
        }
        self.online.visit = Some(Visit::new(server, code));
        self.go_to(place);
        self.connect();
    }

    /// Goes back to the screens of the open room.
    fn show_room(&mut self, code: Code) {
        self.stack.back_to(&Place::Room { code });
        self.arrived();
        self.sync_game();
    }
}
