//! One task a socket: hello first, then commands and heartbeats in, entries and answers out.
//!
//! A socket that breaks a rule hears which one and when to come again, and is closed. What waits for
//! a slow reader is bounded in bytes, so that it can neither hold up its room nor fill the memory.

mod lag;
mod talk;

use std::sync::Arc;
use std::time::Duration;

use axum::extract::ws::{CloseFrame, Message, Utf8Bytes, WebSocket, WebSocketUpgrade, close_code};
use axum::response::Response;
use sanuk_core::protocol::ServerFrame;
use sanuk_core::protocol::frame::{CLIENT_MAX, SERVER_MAX};
use tokio::time::timeout;

use crate::host::{Farewell, Host};
use crate::net::accept::{Guest, Stop};
use crate::net::limits::{Gate, Place};

pub use talk::talk;

/// What a socket needs of the server.
#[derive(Clone)]
pub struct Setting {
    /// The rooms.
    pub host: Arc<Host>,
    /// The limits.
    pub gate: Arc<Gate>,
    /// Says when the server stops.
    pub stop: Stop,
    /// Bytes that may wait for a socket.
    pub queued_bytes: usize,
}

/// Whose connection it is, held for as long as the socket lives.
pub struct Visitor {
    /// The address, as far as trusted proxies tell it.
    pub address: std::net::IpAddr,
    /// The connection's permit.
    pub guest: Guest,
    /// Its place among those of its address, where the accept loop could not know it.
    pub place: Option<Place>,
}

/// How long the last frame may take.
const LAST_WORD: Duration = Duration::from_secs(1);
/// More than hello's size is read at no time; axum's default costs 128 KiB a socket.
const READ_BUFFER: usize = 4 * 1_024;
/// A few entries.
const WRITE_BUFFER: usize = 4 * 1_024;

/// Turns a request into a socket.
pub fn upgrade(upgrade: WebSocketUpgrade, setting: Setting, visitor: Visitor) -> Response {
    upgrade
        .max_message_size(CLIENT_MAX)
        .max_frame_size(CLIENT_MAX)
        .read_buffer_size(READ_BUFFER)
        // Frames that wait are collected up to this size and go out together. The bound is the
        // outlet's; the other one only has to let the largest frame through.
        .write_buffer_size(WRITE_BUFFER)
        .max_write_buffer_size(2 * SERVER_MAX)
        .on_upgrade(move |socket| talk(socket, setting, visitor))
}

/// Says why before closing; a client that does not read it is cut.
async fn say_farewell(socket: &mut WebSocket, farewell: Farewell) {
    let bye = ServerFrame::Bye {
        code: farewell.code,
        why: farewell.why.to_owned(),
        retry_after: farewell.retry_after,
    };
    let words = async {
        socket.send(Message::Text(bye.write().into())).await?;
        let close = CloseFrame {
            code: close_code::POLICY,
            reason: Utf8Bytes::from_static("bye"),
        };
        socket.send(Message::Close(Some(close))).await
    };
    let _ = timeout(LAST_WORD, words).await;
}
