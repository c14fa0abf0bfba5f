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
use tokio::io::AsyncWriteExt;
use tokio::net::{TcpListener, TcpStream};
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

/// Says why before closing, so that a person behind a crowded address is not left guessing. It counts as
/// a connection for as long as it takes.
async fn refuse(mut stream: TcpStream, _permit: OwnedSemaphorePermit) {
    const ANSWER: &[u8] = b"HTTP/1.1 429 Too Many Requests\r\ncontent-type: application/json\r\n\
        retry-after: 60\r\nconnection: close\r\ncontent-length: 43\r\n\r\n\
        {\"why\":\"too_many_sockets\",\"retry_after\":60}";
    let answer = async {
        stream.write_all(ANSWER).await?;
        stream.shutdown().await
    };
    // A client that does not read its refusal is simply cut.
    let _ = tokio::time::timeout(Duration::from_secs(1), answer).await;
}

/// Opens the listening socket.
///
/// # Errors
/// What the system says, with the address.
pub async fn listen(address: SocketAddr) -> std::io::Result<TcpListener> {
    let named =
        |error: std::io::Error| std::io::Error::new(error.kind(), format!("{address}: {error}"));
    TcpListener::bind(address).await.map_err(named)
}
