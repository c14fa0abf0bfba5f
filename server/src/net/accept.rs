//! The accept loop: one task a connection, a deadline for its headers, a bound on how many there are.
//!
//! `axum::serve` has no header timeout that works and no bound, so the loop is ours.

use std::net::{IpAddr, SocketAddr};
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use hyper::server::conn::http1;
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::service::TowerToHyperService;
use sanuk_core::protocol::http::HttpError;
use tokio::io::AsyncWriteExt;
use tokio::net::{TcpListener, TcpSocket, TcpStream};
use tokio::sync::{OwnedSemaphorePermit, Semaphore, watch};
use tokio::task::JoinSet;

use super::address::is_in;
use super::limits::{Gate, Place};
use crate::config::Config;
use crate::metrics::Metrics;

/// How long a client may take for its headers, first or later ones.
const HEADER_TIMEOUT: Duration = Duration::from_secs(5);
/// How much of a request's head is kept; hyper takes no less.
const HEAD_BYTES: usize = 8_192;
/// How long connections may take to end when the server stops.
const FAREWELL: Duration = Duration::from_secs(5);
/// A pause after the system refused a connection, so that running out of files does not spin.
const BREATH: Duration = Duration::from_millis(50);

/// What a connection holds: its permit and its place among those of its address. Handlers get it as a
/// request extension, and a socket keeps it for as long as it lives.
#[derive(Debug, Clone)]
pub struct Guest {
    /// The other end of the connection, perhaps a proxy.
    pub peer: IpAddr,
    _held: Arc<(OwnedSemaphorePermit, Option<Place>)>,
}

/// Says to all parts that the server is stopping.
pub type Stop = watch::Receiver<bool>;

/// Waits until the server stops.
pub async fn stopped(stop: &mut Stop) {
    // A sender that is gone means the same.
    let _ = stop.wait_for(|stop| *stop).await;
}

/// Takes connections until `stop` says so, then waits a little for those that are open.
pub async fn serve(
    listener: TcpListener,
    router: Router,
    config: &Config,
    gate: Arc<Gate>,
    metrics: Arc<Metrics>,
    mut stop: Stop,
) {
    let permits = Arc::new(Semaphore::new(config.limits.connections));
    let mut connections = JoinSet::new();
    loop {
        let permit = tokio::select! {
            () = stopped(&mut stop) => break,
            Some(_) = connections.join_next() => continue,
            Ok(permit) = Arc::clone(&permits).acquire_owned() => permit,
        };
        let accepted = tokio::select! {
            () = stopped(&mut stop) => break,
            accepted = listener.accept() => accepted,
        };
        let Ok((stream, peer)) = accepted else {
            tokio::time::sleep(BREATH).await;
            continue;
        };
        metrics.accepted.inc();
        let peer = peer.ip();
        let place = if is_in(&config.trusted_proxies, peer) {
            Ok(None)
        } else {
            gate.enter(peer).map(Some).ok_or(())
        };
        let Ok(place) = place else {
            metrics.refused.with_label_values(&["sockets"]).inc();
            connections.spawn(refuse(stream, permit));
            continue;
        };
        let guest = Guest {
            peer,
            _held: Arc::new((permit, place)),
        };
        connections.spawn(connection(stream, guest, router.clone(), stop.clone()));
    }
    drop(listener);
    let all = async {
        while connections.join_next().await.is_some() {}
        // Sockets outlive their connections' tasks and hold the permits.
        let all = u32::try_from(config.limits.connections).unwrap_or(u32::MAX);
        let _ = permits.acquire_many(all).await;
    };
    if tokio::time::timeout(FAREWELL, all).await.is_err() {
        tracing::warn!("connections that did not end in time are cut");
    }
}

async fn connection(stream: TcpStream, guest: Guest, router: Router, mut stop: Stop) {
    // Without this, a small answer waits for the other side's delayed acknowledgement: 40 ms.
    if stream.set_nodelay(true).is_err() {
        return;
    }
    let service = tower::ServiceExt::map_request(
        router,
        move |mut request: hyper::Request<hyper::body::Incoming>| {
            request.extensions_mut().insert(guest.clone());
            request
        },
    );
    let served = http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(HEADER_TIMEOUT)
        .max_buf_size(HEAD_BYTES)
        .serve_connection(TokioIo::new(stream), TowerToHyperService::new(service))
        .with_upgrades();
    let mut served = std::pin::pin!(served);
    let ended = tokio::select! {
        ended = served.as_mut() => ended,
        () = stopped(&mut stop) => {
            served.as_mut().graceful_shutdown();
            served.await
        }
    };
    if let Err(error) = ended {
        tracing::debug!(%error, "a connection ended early");
    }
}

/// When to come again to a place that is crowded.
pub const CROWDED: Duration = Duration::from_mins(1);

/// Says why before closing, so that a person behind a crowded address is not left guessing. It counts as
/// a connection for as long as it takes.
async fn refuse(mut stream: TcpStream, _permit: OwnedSemaphorePermit) {
    let answer = async {
        stream.write_all(refusal().as_bytes()).await?;
        stream.shutdown().await
    };
    // A client that does not read its refusal is simply cut.
    let _ = tokio::time::timeout(Duration::from_secs(1), answer).await;
}

/// What the router answers to one request too many, for a connection that never gets to it.
fn refusal() -> String {
    let retry_after = CROWDED.as_millis() as u64;
    // An error of the protocol always serialises.
    let body = serde_json::to_string(&HttpError::TooMany { retry_after }).unwrap_or_default();
    let (seconds, length) = (CROWDED.as_secs(), body.len());
    format!(
        "HTTP/1.1 429 Too Many Requests\r\ncontent-type: application/json\r\n\
        retry-after: {seconds}\r\nconnection: close\r\ncontent-length: {length}\r\n\r\n{body}"
    )
}

/// Bytes that the system keeps of what a client has not read; Linux takes twice as much. Left alone it
/// would let megabytes wait for each, before anything waits here and is counted.
const SYSTEM_QUEUE: u32 = 64 * 1_024;
/// Connections that may wait to be accepted.
const BACKLOG: u32 = 1_024;

/// Opens the listening socket, inside a runtime. What it accepts inherits the bound.
///
/// # Errors
/// What the system says, with the address.
pub fn listen(address: SocketAddr) -> std::io::Result<TcpListener> {
    let bounded = || {
        let socket = match address {
            SocketAddr::V4(_) => TcpSocket::new_v4()?,
            SocketAddr::V6(_) => TcpSocket::new_v6()?,
        };
        // A server that was restarted takes its port back at once.
        #[cfg(unix)]
        socket.set_reuseaddr(true)?;
        socket.set_send_buffer_size(SYSTEM_QUEUE)?;
        socket.bind(address)?;
        socket.listen(BACKLOG)
    };
    bounded().map_err(|error| std::io::Error::new(error.kind(), format!("{address}: {error}")))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn the_system_keeps_little_for_a_slow_reader() {
        for any in ["127.0.0.1:0", "[::1]:0"] {
            let listener = listen(any.parse().unwrap()).unwrap();
            let address = listener.local_addr().unwrap();
            let (_client, accepted) = tokio::join!(TcpStream::connect(address), listener.accept());
            let stream = accepted.unwrap().0.into_std().unwrap();
            let bound = TcpSocket::from_std_stream(stream)
                .send_buffer_size()
                .unwrap();
            assert!(bound <= 2 * SYSTEM_QUEUE, "{any}: {bound}");
        }
    }
}
