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
    in_time(next.run(request)).await
}

/// The answer, or that there is none in time: the store is slow, or the asker's line. An app may ask again
/// either way.
async fn in_time(answer: impl Future<Output = Response>) -> Response {
    let fault = (StatusCode::SERVICE_UNAVAILABLE, Json(HttpError::Fault));
    let answer = tokio::time::timeout(PATIENCE, answer).await;
    answer.unwrap_or_else(|_| fault.into_response())
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

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test(start_paused = true)]
    async fn an_answer_that_does_not_come_is_a_fault_that_an_app_can_read() {
        let answer = in_time(std::future::pending()).await;
        assert_eq!(answer.status(), 503);
        let body = axum::body::to_bytes(answer.into_body(), 1_024).await;
        let error: HttpError = serde_json::from_slice(&body.unwrap()).unwrap();
        assert_eq!(error, HttpError::Fault);
    }
}
