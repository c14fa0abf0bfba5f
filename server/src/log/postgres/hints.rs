//! Hints between nodes over LISTEN and NOTIFY: one NOTIFY for all heads of 5 ms, outside of any append.

use std::fmt::Write as _;
use std::future::poll_fn;
use std::time::Duration;

use deadpool_postgres::Pool;
use tokio::sync::{broadcast, mpsc};
use tokio::time::timeout;
use tokio_postgres::{AsyncMessage, Config, NoTls};

use super::super::{Hint, RoomId, StoreError};
use super::ANSWER;

const CHANNEL: &str = "sanuk_heads";
/// How long heads are collected before they are told.
const BATCH: Duration = Duration::from_millis(5);
/// PostgreSQL takes payloads below 8,000 bytes.
const PAYLOAD: usize = 7_000;
/// How long to wait before listening again after the connection was lost.
const RETRY: Duration = Duration::from_secs(1);

/// Tells what comes in until the store is dropped.
pub async fn tell(pool: Pool, origin: u64, mut heads: mpsc::UnboundedReceiver<Hint>) {
    while let Some(first) = heads.recv().await {
        tokio::time::sleep(BATCH).await;
        let mut payload = begin(origin, first);
        while let Ok(hint) = heads.try_recv() {
            if payload.len() > PAYLOAD {
                notify(&pool, &payload).await;
                payload = begin(origin, hint);
            } else {
                push(&mut payload, hint);
            }
        }
        notify(&pool, &payload).await;
    }
}

fn begin(origin: u64, hint: Hint) -> String {
    let mut payload = format!("{origin:x}");
    push(&mut payload, hint);
    payload
}

fn push(payload: &mut String, hint: Hint) {
    // Writing to a string cannot fail.
    let _ = write!(payload, ";{}:{}", hint.room.0, hint.head);
}

async fn notify(pool: &Pool, payload: &str) {
    let told = async {
        let client = pool.get().await?;
        client
            .execute("SELECT pg_notify($1, $2)", &[&CHANNEL, &payload])
            .await?;
        Ok::<_, StoreError>(())
    };
    let late = |_| Err(StoreError::Unavailable("no answer in time".into()));
    if let Err(error) = timeout(ANSWER, told).await.unwrap_or_else(late) {
        tracing::warn!(%error, "a hint was not told; the poll will find what it was about");
    }
}

/// Heads in a payload of another node; nothing for our own or for one that cannot be read.
fn read(payload: &str, own: u64) -> Vec<Hint> {
    let mut parts = payload.split(';');
    let origin = parts
        .next()
        .and_then(|part| u64::from_str_radix(part, 16).ok());
    if origin.is_none_or(|origin| origin == own) {
        return Vec::new();
    }
    let hint = |part: &str| {
        let (room, head) = part.split_once(':')?;
        Some(Hint {
            room: RoomId(room.parse().ok()?),
            head: head.parse().ok()?,
        })
    };
    parts.filter_map(hint).collect()
}

/// Listens on a connection of its own, again and again, until the store is dropped.
pub async fn listen(config: Config, origin: u64, out: broadcast::Sender<Hint>) {
    loop {
        if let Err(error) = listen_once(&config, origin, &out).await {
            tracing::warn!(error = %StoreError::from(error), "not listening for hints; trying again");
        }
        tokio::time::sleep(RETRY).await;
    }
}

async fn listen_once(
    config: &Config,
    origin: u64,
    out: &broadcast::Sender<Hint>,
) -> Result<(), tokio_postgres::Error> {
    let (client, mut connection) = config.connect(NoTls).await?;
    let (sender, mut messages) = mpsc::unbounded_channel();
    let reading = tokio::spawn(async move {
        while let Some(message) = poll_fn(|context| connection.poll_message(context)).await {
            if sender.send(message).is_err() {
                break;
            }
        }
    });
    let _stop = AbortOnDrop(reading);
    client.batch_execute(&format!("LISTEN {CHANNEL}")).await?;
    while let Some(message) = messages.recv().await {
        if let AsyncMessage::Notification(note) = message? {
            for hint in read(note.payload(), origin) {
                // Nobody listening is no fault.
                let _ = out.send(hint);
            }
        }
    }
    Ok(())
}

struct AbortOnDrop(tokio::task::JoinHandle<()>);

impl Drop for AbortOnDrop {
    fn drop(&mut self) {
        self.0.abort();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_payload_is_read_by_other_nodes_and_not_by_its_own() {
        let hint = Hint {
            room: RoomId(7),
            head: 9,
        };
        let mut payload = begin(0xab, hint);
        push(
            &mut payload,
            Hint {
                room: RoomId(8),
                head: 1,
            },
        );
        assert_eq!(payload, "ab;7:9;8:1");
        assert_eq!(
            read(&payload, 1),
            [
                hint,
                Hint {
                    room: RoomId(8),
                    head: 1
                }
            ]
        );
        assert!(read(&payload, 0xab).is_empty());
        assert_eq!(
            read("1;7:x;;9:2", 2),
            [Hint {
                room: RoomId(9),
                head: 2
            }]
        );
        assert!(read("", 2).is_empty());
    }
}
