//! Answers by HTTP, and the log behind a snapshot.

use super::{Asked, Problem};
use crate::app::model::Model;
use crate::client::Reply;
use crate::client::post::{self, Fault};
use crate::protocol::Code;
use crate::protocol::frame::Bye;
use crate::protocol::http::{HttpError, LogPage};

impl Model {
    pub(super) fn answered(&mut self, asked: Asked, reply: Result<Reply, String>) {
        match asked {
            Asked::Make => self.make_answered(reply),
            Asked::Join { code } => self.join_answered(code, reply),
            Asked::Log { code } => self.log_answered(code, reply),
            Asked::After { code } => self.page_after(code, reply),
        }
    }

    /// Fetches entries that a snapshot stands for, so that their dice are checked too.
    pub(super) fn fetch_log(&mut self, from: u64) {
        let Some(visit) = &self.online.visit else {
            return;
        };
        let Some(kept) = self.online.kept.room(&visit.server, visit.code) else {
            return;
        };
        let request = post::log(&visit.server, visit.code, kept.token, from);
        let code = visit.code;
        self.ask_server(Asked::Log { code }, request);
    }

    fn log_answered(&mut self, code: Code, reply: Result<Reply, String>) {
        if !self.visits(code) {
            return;
        }
        let page = post::read::<LogPage>(reply);
        let entries = page.map(|page| page.events).map_err(|it| format!("{it:?}"));
        self.with_client(|client, now| client.fetched(entries, now));
    }
}

impl Problem {
    /// Why the server answered no, or nothing.
    pub(super) fn of_reply(fault: &Fault, code: Code, host: String) -> Self {
        match fault {
            Fault::NoAnswer => Self::Offline { host },
            Fault::Strange { .. } => Self::Strange { host },
            Fault::Said(said) => Self::of_error(said, code, host),
        }
    }

    fn of_error(said: &HttpError, code: Code, host: String) -> Self {
        match said {
            HttpError::Unknown => Self::Unknown { code },
            HttpError::Expired => Self::Expired,
            HttpError::TooMany { retry_after } => Self::Busy {
                seconds: retry_after.div_ceil(1_000),
            },
            HttpError::Refused(refusal) => Self::Refused(refusal.clone()),
            HttpError::Name(fault) => Self::Name(*fault),
            HttpError::Settings(_) | HttpError::Bad { .. } => Self::Strange { host },
            HttpError::Forbidden => Self::SeatLost,
            HttpError::Fault => Self::Server { host },
        }
    }

    /// Why the server ended the conversation; `None` where it passes by itself.
    pub(super) fn of_bye(
        bye: Bye,
        again_ms: Option<u64>,
        code: Code,
        host: String,
    ) -> Option<Self> {
        Some(match bye {
            Bye::Unknown => Self::Unknown { code },
            Bye::Expired => Self::Expired,
            Bye::Upgrade => Self::Version,
            Bye::Replaced => Self::Replaced,
            Bye::Begun => Self::Started,
            Bye::Left => Self::Left,
            Bye::TooMany | Bye::LobbyFull => Self::Busy {
                seconds: again_ms.unwrap_or(1_000).div_ceil(1_000),
            },
            Bye::Fault => Self::Server { host },
            Bye::Late | Bye::Frame | Bye::Slow | Bye::Silent | Bye::Restart => return None,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::model::online::problem::Way;
    use crate::protocol::NameError;
    use crate::text::{Language, Texts};

    #[test]
    fn a_name_that_only_the_server_refuses_is_told_with_the_way_to_change_it() {
        let said = Fault::Said(HttpError::Name(NameError::Sign { sign: '\u{7f}' }));
        let problem = Problem::of_reply(&said, Code::from_bits(0), "play.example.org".to_owned());
        let texts = Texts::new(Language::Korean);
        let told = problem.message(&texts).say(&texts);
        assert!(told.contains("U+007F") && told.contains("이름"), "{told}");
        assert_eq!(problem.ways()[0], Way::Settings);
        assert!(problem.lets_join());
    }
}
