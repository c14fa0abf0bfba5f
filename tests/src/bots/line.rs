//! One socket of a bot.

use std::net::SocketAddr;
use std::time::Duration;

use futures_util::{SinkExt, StreamExt};
use sanuk_core::protocol::{ClientFrame, ServerFrame};
use tokio::net::TcpStream;
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;

use super::Trouble;

/// One socket of a bot.
#[derive(Debug)]
pub struct Line(WebSocketStream<TcpStream>);

fn lost(error: impl std::fmt::Display) -> Trouble {
    Trouble::Line(error.to_string())
}

impl Line {
    /// Connects to a server.
    ///
    /// # Errors
    /// [`Trouble::Line`].
    pub async fn connect(server: SocketAddr) -> Result<Self, Trouble> {
        let stream = TcpStream::connect(server).await.map_err(lost)?;
        stream.set_nodelay(true).map_err(lost)?;
        let config = WebSocketConfig::default()
            .read_buffer_size(4_096)
            .write_buffer_size(0)
            .max_write_buffer_size(1 << 20);
        let address = format!("ws://{server}/ws");
        let opening = tokio_tungstenite::client_async_with_config(address, stream, Some(config));
        let opened = tokio::time::timeout(Duration::from_secs(5), opening)
            .await
            .map_err(lost)?;
        Ok(Self(opened.map_err(lost)?.0))
    }

    /// Says something.
    ///
    /// # Errors
    /// [`Trouble::Line`].
    pub async fn say(&mut self, frame: &ClientFrame) -> Result<(), Trouble> {
        self.say_text(frame.write()).await
    }

    /// Says any text, also what no client would.
    ///
    /// # Errors
    /// [`Trouble::Line`].
    pub async fn say_text(&mut self, text: String) -> Result<(), Trouble> {
        self.0.send(Message::Text(text.into())).await.map_err(lost)
    }

    /// The next frame of the server.
    ///
    /// # Errors
    /// [`Trouble::Line`] at the end, [`Trouble::Protocol`] for what is no frame.
    pub async fn hear(&mut self) -> Result<ServerFrame, Trouble> {
        loop {
            let message = self
                .0
                .next()
                .await
                .ok_or_else(|| lost("closed"))?
                .map_err(lost)?;
            match message {
                Message::Text(text) => {
                    return ServerFrame::read(&text)
                        .map_err(|error| Trouble::Protocol(format!("{error}: {text}")));
                }
                Message::Close(_) => return Err(lost("closed")),
                _ => {}
            }
        }
    }
}
