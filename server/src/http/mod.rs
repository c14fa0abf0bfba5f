//! The HTTP side: a few requests about rooms, the landing page, files for the phones, health.

mod api;
mod door;
mod pages;

use std::sync::Arc;

use axum::extract::{DefaultBodyLimit, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use axum::routing::{get, post};
use axum::{Extension, Router, middleware};
use sanuk_core::protocol::ServerAddress;

use crate::config::Config;
use crate::host::Host;
use crate::net::accept::{Guest, Stop};
use crate::net::address::is_in;
use crate::net::limits::Gate;

/// What every request may use.
#[derive(Clone)]
pub struct Server {
    /// The rooms.
    pub host: Arc<Host>,
    /// The limits.
    pub gate: Arc<Gate>,
    /// The configuration.
    pub config: Arc<Config>,
    /// What links begin with.
    pub public: Arc<ServerAddress>,
    /// Says when the server stops.
    pub stop: Stop,
}

/// Longest body of a request, in bytes: settings with every option are a tenth of it.
const BODY: usize = 8 * 1_024;

/// All routes.
pub fn router(server: Server) -> Router {
    let counted = Router::new()
        .route("/api/rooms", post(api::create))
        .route("/api/rooms/{code}", get(api::info))
        .route("/api/rooms/{code}/join", post(api::join))
        .route("/api/rooms/{code}/log", get(api::log))
        .route("/ws", get(api::socket))
        .route("/", get(pages::enter))
        .route("/j", get(pages::sent_on))
        .route("/j/{code}", get(pages::landing))
        .fallback(pages::nowhere)
        .layer(middleware::from_fn_with_state(server.clone(), door::count));
    let free = Router::new()
        .route("/.well-known/assetlinks.json", get(pages::asset_links))
        .route(
            "/.well-known/apple-app-site-association",
            get(pages::apple_association),
        )
        .route("/healthz", get(healthz))
        .route("/metrics", get(metrics));
    counted
        .merge(free)
        .layer(DefaultBodyLimit::max(BODY))
        .with_state(server)
}

/// Whether this node's last beat is in its store: what a proxy or a supervisor asks. It asks the store
/// nothing, so that nobody can keep it busy this way.
async fn healthz(State(server): State<Server>) -> Response {
    if server.host.is_heard() {
        (StatusCode::OK, "ok\n").into_response()
    } else {
        (
            StatusCode::SERVICE_UNAVAILABLE,
            "the log store is not answering\n",
        )
            .into_response()
    }
}

/// Figures, for those who are meant to read them.
async fn metrics(
    State(server): State<Server>,
    Extension(guest): Extension<Guest>,
    headers: axum::http::HeaderMap,
) -> Response {
    let address = crate::net::address::client(guest.peer, &headers, &server.config.trusted_proxies);
    if !is_in(&server.config.metrics_from, address) {
        return StatusCode::FORBIDDEN.into_response();
    }
    match server.host.metrics.text() {
        Ok(text) => ([("content-type", "text/plain; version=0.0.4")], text).into_response(),
        Err(_) => StatusCode::INTERNAL_SERVER_ERROR.into_response(),
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use axum::body::Body;
    use axum::http::Request;
    use tokio::sync::watch;
    use tower::ServiceExt;

    use super::*;
    use crate::log::memory::MemoryLog;
    use crate::metrics::Metrics;

    /// Its clock always answers, as a file's does; a beat is what tells.
    #[tokio::test(start_paused = true)]
    async fn a_node_is_well_for_as_long_as_its_beats_are_written() {
        let config = Arc::new(Config::default());
        let host = Host::new(MemoryLog::new(), "a", Metrics::new().unwrap()).unwrap();
        let server = Server {
            host: Arc::clone(&host),
            gate: Gate::new(&config),
            public: Arc::new(config.public.parse().unwrap()),
            config,
            stop: watch::channel(false).1,
        };
        let status = || async {
            let asked = Request::get("/healthz").body(Body::empty()).unwrap();
            router(server.clone())
                .oneshot(asked)
                .await
                .unwrap()
                .status()
        };
        assert_eq!(status().await, 503, "it has not beaten yet");
        host.beat().await.unwrap();
        assert_eq!(status().await, 200);
        tokio::time::advance(Duration::from_millis(5_900)).await;
        assert_eq!(status().await, 200);
        tokio::time::advance(Duration::from_millis(200)).await;
        assert_eq!(status().await, 503, "its last beat is over 6 s old");
    }
}
