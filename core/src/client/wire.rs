//! What the client asks of a network, and what comes back. Values only: the rim and the tests'
//! networks carry them out.

/// Something to do on the network. Nothing of it is waited for.
#[derive(Clone, PartialEq, Eq)]
pub enum Wish {
    /// Open a WebSocket.
    Dial {
        /// Names the socket from now on.
        socket: u64,
        /// Where: `wss://…` or `ws://…`.
        url: String,
    },
    /// Send a text frame.
    Say {
        /// On which socket.
        socket: u64,
        /// The frame.
        text: String,
    },
    /// Let a socket go, without waiting for its other end.
    HangUp {
        /// Which.
        socket: u64,
    },
    /// Ask by HTTP.
    Ask {
        /// Names the answer.
        ask: u64,
        /// What is asked.
        request: Request,
    },
}

/// An HTTP request. The token travels in the header `Authorization`, never in the address.
#[derive(Clone, PartialEq, Eq)]
pub struct Request {
    /// Address.
    pub url: String,
    /// JSON to post; `None` gets.
    pub post: Option<String>,
    /// A seat's token as hexadecimal digits.
    pub token: Option<String>,
}

/// What came of a [`Wish`].
#[derive(Clone, PartialEq, Eq)]
pub enum News {
    /// The socket is open.
    Opened {
        /// Which.
        socket: u64,
    },
    /// A text frame came.
    Heard {
        /// On which socket.
        socket: u64,
        /// The frame.
        text: String,
    },
    /// The socket is closed, or could not be opened.
    Closed {
        /// Which.
        socket: u64,
    },
    /// The server answered, or did not.
    Answered {
        /// Which request.
        ask: u64,
        /// The reply; `Err` says why there is none, in the system's words.
        reply: Result<Reply, String>,
    },
}

/// An answer by HTTP.
#[derive(Clone, PartialEq, Eq)]
pub struct Reply {
    /// Status, such as 200.
    pub status: u16,
    /// The body.
    pub body: String,
}

/// Frames and bodies carry tokens and secrets of the dice, so debug prints say only what kind of
/// thing it is.
macro_rules! quiet {
    ($($kind:ident)*) => {$(
        impl std::fmt::Debug for $kind {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.write_str(stringify!($kind))
            }
        }
    )*};
}

quiet!(Wish Request News Reply);
