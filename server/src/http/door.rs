//! Before every request: whose it is, from which page it comes, whether it is one too many.

use std::net::IpAddr;
use std::time::Duration;

use axum::Json;
use axum::extract::{Request, State};
use axum::http::header::{ORIGIN, RETRY_AFTER};
use axum::http::{HeaderMap, StatusCode};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use sanuk_core::protocol::http::HttpError;

use super::Server;
use crate::net::accept::Guest;
use crate::net::address;

/// Who asks, as far as trusted proxies tell it.
#[derive(Debug, Clone, Copy)]
pub struct Asker(pub IpAddr);

/// How long a request may take, its body included.
const PATIENCE: Duration = Duration::from_secs(10);

/// Lets a request through, or says why not.
pub async fn count(State(server): State<Server>, mut request: Request, next: Next) -> Response {
    let Some(guest) = request.extensions().get::<Guest>() else {
        return StatusCode::INTERNAL_SERVER_ERROR.into_response();
    };
    let asker = address::client(
        guest.peer,
        request.headers(),
        &server.config.trusted_proxies,
    );
    if let Err(wait) = server.gate.request(asker) {
        server
            .host
            .metrics
            .refused
            .with_label_values(&["requests"])
            .inc();
        return too_many(wait);
    }
    if !is_ours(request.headers(), &server) {
        return (StatusCode::FORBIDDEN, Json(HttpError::Forbidden)).into_response();
    }
    request.extensions_mut().insert(Asker(asker));
    match tokio::time::timeout(PATIENCE, next.run(request)).await {
        Ok(response) => response,
        Err(_) => StatusCode::REQUEST_TIMEOUT.into_response(),
    }
}

/// A browser names the page that asks; others' pages get nothing. Apps name none.
fn is_ours(headers: &HeaderMap, server: &Server) -> bool {
    let Some(origin) = headers.get(ORIGIN) else {
        return true;
    };
    let known = std::iter::once(&server.config.public).chain(&server.config.origins);
    known
        .into_iter()
        .any(|known| origin.as_bytes() == known.as_bytes())
}

/// The answer to one request too many.
pub fn too_many(wait: Duration) -> Response {
    let retry_after = u64::try_from(wait.as_millis()).unwrap_or(u64::MAX).max(1);
    let seconds = retry_after.div_ceil(1_000).to_string();
    let body = Json(HttpError::TooMany { retry_after });
    (
        StatusCode::TOO_MANY_REQUESTS,
        [(RETRY_AFTER, seconds)],
        body,
    )
        .into_response()
}
