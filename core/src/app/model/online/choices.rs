//! The computers' choices of the game whose dice are checked, played again on the thread that thinks.

use super::Online;
use crate::ai::Stop;
use crate::app::model::{Model, Place};
use crate::app::work::Work;
use crate::game::{CheckError, Checked, Event, GameId, Session};

/// A check under way, or what came of it.
#[derive(Debug)]
pub(crate) struct Choices {
    game: GameId,
    events: usize,
    token: u64,
    /// What was found; `None` while it is being worked out.
    pub result: Option<Result<Checked, CheckError>>,
}

impl Choices {
    fn is_of(&self, session: &Session) -> bool {
        self.game == session.header().id && self.events == session.events().len()
    }
}

impl Online {
    /// The last check of a game's choices, of as many of its events as there were then.
    pub fn choices_of(&self, session: &Session) -> Option<&Choices> {
        self.choices
            .as_ref()
            .filter(|it| it.game == session.header().id)
    }
}

impl Model {
    /// The check is open: has the computers' choices played again, where there are any.
    pub(in crate::app::model) fn check_choices(&mut self) {
        if !matches!(self.stack.top(), Place::Check { .. }) {
            return;
        }
        let Some(session) = self.checked_session().filter(any_choice) else {
            return;
        };
        if self
            .online
            .choices
            .as_ref()
            .is_some_and(|it| it.is_of(&session))
        {
            return;
        }
        self.searches += 1;
        self.online.choices = Some(Choices {
            game: session.header().id,
            events: session.events().len(),
            token: self.searches,
            result: None,
        });
        self.ask(Work::CheckChoices {
            token: self.searches,
            session: Box::new(session),
            stop: Stop::new(),
        });
    }

    /// The choices have been played again, or something else had to be thought about first: then they
    /// are once more while the check is open.
    pub(in crate::app::model) fn choices_checked(
        &mut self,
        token: u64,
        result: Option<Result<Checked, CheckError>>,
    ) {
        let Some(choices) = self.online.choices.as_mut().filter(|it| it.token == token) else {
            return;
        };
        choices.result = result;
        if choices.result.is_none() {
            self.online.choices = None;
            self.check_choices();
        }
    }
}

/// A computer plays, or has stood in for somebody.
fn any_choice(session: &Session) -> bool {
    let computer = session
        .header()
        .players
        .iter()
        .any(|player| !player.is_person());
    let stood_in = |event: &Event| matches!(event, Event::StandIn { .. });
    computer || session.events().iter().any(stood_in)
}
