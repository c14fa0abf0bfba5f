//! The thread that has the sockets: carries out wishes, reports news, decides nothing.
//!
//! It starts with the first wish, so an app that plays offline has neither the thread nor a socket.
//! Start with [`start`].

mod http;
mod stream;

use std::collections::BTreeMap;
use std::sync::Arc;
use std::time::Duration;

use futures_util::{SinkExt, StreamExt};
use tokio::sync::mpsc::{UnboundedReceiver, UnboundedSender, unbounded_channel};
use tokio::task::AbortHandle;
use tokio::time::timeout;
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;
use tokio_tungstenite::tungstenite::{Message, client::IntoClientRequest};
use tokio_tungstenite::{WebSocketStream, client_async_with_config};

use super::wire::{News, Wish};
use stream::Stream;

/// Largest frame taken in, in bytes; a snapshot of the longest game is far below it.
const LARGEST: usize = 1 << 20;
/// Opening a connection takes no longer.
const DIAL: Duration = Duration::from_secs(10);
/// A question is answered within this.
const ANSWER: Duration = Duration::from_secs(15);
/// A goodbye that is not taken by then is dropped with its socket.
const GOODBYE: Duration = Duration::from_secs(2);

/// Hears news; `false` says that nobody listens any more.
type Ear = Arc<dyn Fn(News) -> bool + Send + Sync>;

/// The way to the rim; dropping it ends the thread and all sockets.
#[derive(Debug)]
pub struct Rim {
    wishes: UnboundedSender<Wish>,
}

impl Rim {
    /// Hands a wish over and returns at once.
    pub fn wish(&self, wish: Wish) {
        // The thread ends only with its listener; what is wished then matters to nobody.
        let _ = self.wishes.send(wish);
    }
}

/// Starts the thread; `ear` hears news on it and must only post.
///
/// # Errors
/// When the system gives no thread or no poller.
pub fn start(ear: impl Fn(News) -> bool + Send + Sync + 'static) -> std::io::Result<Rim> {
    let (wishes, inbox) = unbounded_channel();
    let runtime = tokio::runtime::Builder::new_current_thread()
        .enable_all()
        .build()?;
    std::thread::Builder::new()
        .name("sanuk-network".into())
        .spawn(move || {
            runtime.block_on(work(inbox, Arc::new(ear)));
            // A name look-up may hang in a blocking thread; nothing is to wait for it.
            runtime.shutdown_background();
        })?;
    Ok(Rim { wishes })
}

/// An open or opening socket.
struct Socket {
    frames: UnboundedSender<String>,
    task: AbortHandle,
}

async fn work(mut wishes: UnboundedReceiver<Wish>, ear: Ear) {
    let mut sockets: BTreeMap<u64, Socket> = BTreeMap::new();
    while let Some(wish) = wishes.recv().await {
        sockets.retain(|_, socket| !socket.task.is_finished());
        match wish {
            Wish::Dial { socket, url } => {
                let (frames, queue) = unbounded_channel();
                let task = tokio::spawn(converse(socket, url, queue, Arc::clone(&ear)));
                let task = task.abort_handle();
                sockets.insert(socket, Socket { frames, task });
            }
            Wish::Say { socket, text } => {
                if let Some(socket) = sockets.get(&socket) {
                    // A socket that has just closed reports that itself.
                    let _ = socket.frames.send(text);
                }
            }
            // Its queue ends, so it says goodbye by itself.
            Wish::HangUp { socket } => drop(sockets.remove(&socket)),
            Wish::Ask { ask, request } => {
                let ear = Arc::clone(&ear);
                tokio::spawn(async move {
                    let reply = match timeout(ANSWER, http::ask(request)).await {
                        Ok(reply) => reply.map_err(|error| error.to_string()),
                        Err(_) => Err("no answer in time".to_owned()),
                    };
                    ear(News::Answered { ask, reply });
                });
            }
        }
    }
}

/// One socket's life, from the dialling to the end.
async fn converse(socket: u64, url: String, queue: UnboundedReceiver<String>, ear: Ear) {
    if let Ok(Ok(open)) = timeout(DIAL, dial(&url)).await
        && ear(News::Opened { socket })
    {
        talk(socket, open, queue, &ear).await;
    }
    ear(News::Closed { socket });
}

type Failure = Box<dyn std::error::Error + Send + Sync>;

async fn dial(url: &str) -> Result<WebSocketStream<Stream>, Failure> {
    let request = url.into_client_request()?;
    let stream = stream::connect(request.uri()).await?;
    let config = WebSocketConfig::default()
        .max_message_size(Some(LARGEST))
        .max_frame_size(Some(LARGEST))
        .max_write_buffer_size(LARGEST);
    let (socket, _) = client_async_with_config(request, stream, Some(config)).await?;
    Ok(socket)
}

async fn talk(
    socket: u64,
    mut open: WebSocketStream<Stream>,
    mut queue: UnboundedReceiver<String>,
    ear: &Ear,
) {
    loop {
        tokio::select! {
            frame = queue.recv() => {
                let Some(frame) = frame else { break };
                if open.send(Message::text(frame)).await.is_err() {
                    return;
                }
            }
            heard = open.next() => match heard {
                Some(Ok(Message::Text(text))) => {
                    if !ear(News::Heard { socket, text: text.as_str().to_owned() }) {
                        return;
                    }
                }
                Some(Ok(Message::Close(_)) | Err(_)) | None => return,
                // Pings are answered inside; binary frames are none of ours.
                Some(Ok(_)) => {}
            },
        }
    }
    let _ = timeout(GOODBYE, open.close(None)).await;
}
