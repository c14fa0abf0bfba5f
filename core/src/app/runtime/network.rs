//! The network as the desk sees it: wishes go out, news comes back as messages.

use std::sync::mpsc::Sender;

use super::Message;
#[cfg(feature = "network")]
use crate::client::rim::{self, Rim};
use crate::client::{News, Wish};

/// Carries out wishes.
pub(super) enum Network {
    /// The system's, started by the first wish: an app that plays offline never has a socket.
    System {
        /// Where news goes.
        desk: Sender<Message>,
        /// The thread with the sockets.
        #[cfg(feature = "network")]
        rim: Option<Rim>,
    },
    /// A test's.
    #[cfg(test)]
    Given(Box<dyn FnMut(Wish) + Send>),
}

impl Network {
    /// The system's network.
    pub fn system(desk: Sender<Message>) -> Self {
        Self::System {
            desk,
            #[cfg(feature = "network")]
            rim: None,
        }
    }

    /// Hands a wish over and returns at once.
    pub fn wish(&mut self, wish: Wish) {
        match self {
            #[cfg(feature = "network")]
            Self::System { desk, rim } => {
                let running = match rim.take() {
                    Some(running) => Ok(running),
                    None => start(desk),
                };
                match running {
                    Ok(running) => {
                        running.wish(wish);
                        *rim = Some(running);
                    }
                    Err(why) => refuse(desk, &wish, &why.to_string()),
                }
            }
            #[cfg(not(feature = "network"))]
            Self::System { desk } => refuse(desk, &wish, "this build has no network"),
            #[cfg(test)]
            Self::Given(network) => network(wish),
        }
    }
}

#[cfg(feature = "network")]
fn start(desk: &Sender<Message>) -> std::io::Result<Rim> {
    let desk = desk.clone();
    rim::start(move |news| desk.send(Message::News(news)).is_ok())
}

/// What there is no network for fails at once, like an address that nobody answers at.
fn refuse(desk: &Sender<Message>, wish: &Wish, why: &str) {
    let news = match wish {
        Wish::Dial { socket, .. } => News::Closed { socket: *socket },
        Wish::Ask { ask, .. } => News::Answered {
            ask: *ask,
            reply: Err(why.to_owned()),
        },
        Wish::Say { .. } | Wish::HangUp { .. } => return,
    };
    // Nobody listens once the app is closed.
    let _ = desk.send(Message::News(news));
}
