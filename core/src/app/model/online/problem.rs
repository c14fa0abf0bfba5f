//! What can stand in the way of playing with friends, each with its own words and ways on.

use super::refused::refused;
use crate::app::faults;
use crate::protocol::{Code, CodeError, LinkError, NameError};
use crate::room::Refusal;
use crate::store::StoreError;
use crate::text::Texts;
use crate::view::present::Message;

/// What stands in the way.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Problem {
    /// No server is set.
    NoServer,
    /// The invitation is for another server.
    OtherServer {
        /// The invitation's.
        host: String,
        /// The app's.
        server: String,
    },
    /// What was typed or tapped is no invitation.
    Link(LinkError),
    /// There is no such room.
    Unknown {
        /// Its code.
        code: Code,
    },
    /// Every seat is taken.
    Full,
    /// The game has begun without a free seat.
    Started,
    /// The room is closed.
    Expired,
    /// The room ended while this device was in it.
    Ended,
    /// The app is too old for the room.
    Version,
    /// Nobody answers.
    Offline {
        /// The server.
        host: String,
    },
    /// Too many tries.
    Busy {
        /// Seconds to wait.
        seconds: u64,
    },
    /// The server's own fault.
    Server {
        /// The server.
        host: String,
    },
    /// App and server do not understand each other.
    Strange {
        /// The server.
        host: String,
    },
    /// The server takes other names than this app does.
    Name(NameError),
    /// The room refuses.
    Refused(Refusal),
    /// This device's person left a quick game, which is final.
    Left,
    /// The seat was freed while this device was away.
    SeatLost,
    /// Another device of this person plays.
    Replaced,
    /// The disk could not keep the seat, so nothing was sent.
    NotKept {
        /// Why.
        why: StoreError,
    },
}

/// A way on, as a button.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Way {
    /// Try the same again.
    Retry,
    /// Enter another code.
    Code,
    /// Make a room.
    Create,
    /// Set the server.
    Settings,
    /// To the menu.
    Menu,
    /// Take the seat back to this device.
    Here,
}

impl Way {
    /// The button's id and the key of its label.
    pub const fn button(self) -> (&'static str, &'static str) {
        match self {
            Self::Retry => ("retry", "online-retry"),
            Self::Code => ("code", "online-way-code"),
            Self::Create => ("friends", "online-way-create"),
            Self::Settings => ("settings", "online-way-settings"),
            Self::Menu => ("to-menu", "online-way-menu"),
            Self::Here => ("retry", "online-replaced-here"),
        }
    }
}

impl Problem {
    /// The sentence.
    pub fn message(&self, texts: &Texts) -> Message {
        let plain = Message::plain;
        match self {
            Self::NoServer => plain("online-error-no-server"),
            Self::OtherServer { host, server } => plain("online-error-other-server")
                .with("host", host.clone())
                .with("server", server.clone()),
            Self::Link(error) => link_message(error),
            Self::Unknown { code } => plain("online-error-unknown").with("code", code.spaced()),
            Self::Full => plain("online-error-full"),
            Self::Started => plain("online-error-started"),
            Self::Expired => plain("online-error-expired"),
            Self::Ended => plain("online-error-ended"),
            Self::Version => plain("online-error-version"),
            Self::Offline { host } => plain("online-error-offline").with("host", host.clone()),
            Self::Busy { seconds } => plain("online-error-busy").with("n", *seconds),
            Self::Server { host } => plain("online-error-server").with("host", host.clone()),
            Self::Strange { host } => plain("online-error-strange").with("host", host.clone()),
            Self::Name(fault) => faults::name(*fault),
            Self::Refused(why) => refused(why),
            Self::Left => plain("online-error-left"),
            Self::SeatLost => plain("online-error-seat-lost"),
            Self::Replaced => plain("online-replaced"),
            Self::NotKept { why } => {
                let why = faults::store(why).say(texts);
                plain("online-error-not-kept").with("why", why)
            }
        }
    }

    /// A seat can be asked for all the same.
    pub const fn lets_join(&self) -> bool {
        matches!(
            self,
            Self::SeatLost
                | Self::NotKept { .. }
                | Self::Offline { .. }
                | Self::Busy { .. }
                | Self::Name(_)
                | Self::Refused(_)
        )
    }

    /// What can be done about it, the best first.
    pub const fn ways(&self) -> &'static [Way] {
        match self {
            Self::NoServer | Self::OtherServer { .. } | Self::Name(_) => {
                &[Way::Settings, Way::Menu]
            }
            Self::Link(_) | Self::Unknown { .. } => &[Way::Code, Way::Create],
            Self::Full | Self::Started | Self::Expired | Self::Ended | Self::Left => {
                &[Way::Create, Way::Code]
            }
            Self::Version => &[Way::Menu],
            Self::Offline { .. }
            | Self::Busy { .. }
            | Self::Server { .. }
            | Self::Strange { .. }
            | Self::Refused(_)
            | Self::NotKept { .. } => &[Way::Retry, Way::Menu],
            Self::SeatLost => &[],
            Self::Replaced => &[Way::Here, Way::Menu],
        }
    }
}

fn link_message(error: &LinkError) -> Message {
    match error {
        LinkError::NotARoom => Message::plain("online-error-link"),
        LinkError::OtherServer { host } => Message::plain("online-error-other-server")
            .with("host", host.clone())
            .with("server", String::new()),
        LinkError::Code(CodeError::Empty) => Message::plain("online-error-empty"),
        LinkError::Code(CodeError::Sign { sign }) => {
            Message::plain("online-error-sign").with("sign", sign.to_string())
        }
        LinkError::Code(CodeError::Length { found }) => {
            Message::plain("online-error-length").with("n", *found)
        }
    }
}
