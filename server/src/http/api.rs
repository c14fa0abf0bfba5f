//! Requests of the apps.

use axum::extract::rejection::{JsonRejection, QueryRejection};
use axum::extract::ws::WebSocketUpgrade;
use axum::extract::{Path, Query, State};
use axum::http::header::{AUTHORIZATION, CACHE_CONTROL};
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};
use axum::{Extension, Json};
use sanuk_core::protocol::http::{CreateRoom, HttpError, JoinRoom, RoomInfo};
use sanuk_core::protocol::{Code, PlayerName};
use sanuk_core::room::Token;
use serde::{Deserialize, Serialize};

use super::Server;
use super::door::{Asker, too_many};
use crate::host::{Failure, NotMade};
use crate::net::accept::{CROWDED, Guest};
use crate::net::address::is_in;
use crate::socket::{self, Setting, Visitor};

/// An answer that no cache keeps.
fn fresh(status: StatusCode, body: impl Serialize) -> Response {
    (status, [(CACHE_CONTROL, "no-store")], Json(body)).into_response()
}

fn failed(failure: Failure) -> Response {
    let (status, body) = match failure {
        Failure::Unknown => (StatusCode::NOT_FOUND, HttpError::Unknown),
        Failure::Expired => (StatusCode::NOT_FOUND, HttpError::Expired),
        Failure::Refused { why, .. } => (StatusCode::CONFLICT, HttpError::Refused(why)),
        error @ (Failure::Store(_) | Failure::Panicked | Failure::Newer | Failure::Damaged(_)) => {
            tracing::warn!(%error, "a request failed");
            (StatusCode::SERVICE_UNAVAILABLE, HttpError::Fault)
        }
    };
    fresh(status, body)
}

fn bad(detail: impl std::fmt::Display) -> Response {
    fresh(
        StatusCode::BAD_REQUEST,
        HttpError::Bad {
            detail: detail.to_string(),
        },
    )
}

/// `POST /api/rooms`.
pub async fn create(
    State(server): State<Server>,
    body: Result<Json<CreateRoom>, JsonRejection>,
) -> Response {
    let Json(wish) = match body {
        Ok(wish) => wish,
        Err(rejected) => return bad(shape(&rejected)),
    };
    match server.host.create(&wish).await {
        Ok(made) => fresh(StatusCode::OK, made),
        Err(NotMade::Settings(error)) => {
            fresh(StatusCode::UNPROCESSABLE_ENTITY, HttpError::Settings(error))
        }
        Err(NotMade::Failure(failure)) => failed(failure),
    }
}

/// What is wrong with a body, without quoting it: it may hold a token.
fn shape(rejected: &JsonRejection) -> &'static str {
    match rejected {
        JsonRejection::JsonDataError(_) => "the body has another shape than this version wants",
        JsonRejection::JsonSyntaxError(_) => "the body is no JSON",
        JsonRejection::MissingJsonContentType(_) => "the content type must be application/json",
        _ => "the body cannot be read or is too long",
    }
}

/// The code of a path, counted when it leads nowhere.
fn code(server: &Server, asker: Asker, text: &str) -> Result<Code, Box<Response>> {
    server
        .gate
        .may_look_up(asker.0)
        .map_err(|wait| Box::new(too_many(wait)))?;
    text.parse().map_err(|_| {
        server.gate.looked_up_in_vain(asker.0);
        Box::new(failed(Failure::Unknown))
    })
}

fn not_found(server: &Server, asker: Asker, failure: Failure) -> Response {
    if matches!(failure, Failure::Unknown) {
        server.gate.looked_up_in_vain(asker.0);
    }
    failed(failure)
}

/// `GET /api/rooms/CODE`: everything that is shown before joining.
pub async fn info(
    State(server): State<Server>,
    Extension(asker): Extension<Asker>,
    Path(text): Path<String>,
) -> Response {
    let code = match code(&server, asker, &text) {
        Ok(code) => code,
        Err(response) => return *response,
    };
    match server.host.show(code, RoomInfo::of).await {
        Ok(info) => fresh(StatusCode::OK, info),
        Err(failure) => not_found(&server, asker, failure),
    }
}

/// `POST /api/rooms/CODE/join`.
pub async fn join(
    State(server): State<Server>,
    Extension(asker): Extension<Asker>,
    Path(text): Path<String>,
    body: Result<Json<JoinRoom>, JsonRejection>,
) -> Response {
    let code = match code(&server, asker, &text) {
        Ok(code) => code,
        Err(response) => return *response,
    };
    let Json(JoinRoom { token, wish, name }) = match body {
        Ok(body) => body,
        Err(rejected) => return bad(shape(&rejected)),
    };
    let name: Option<PlayerName> = match name.map(|name| name.parse()).transpose() {
        Ok(name) => name,
        Err(error) => return fresh(StatusCode::UNPROCESSABLE_ENTITY, HttpError::Name(error)),
    };
    let joined = async {
        let live = server.host.enter(code).await?;
        server.host.join(&live, &token, &wish, name).await
    };
    match joined.await {
        Ok(joined) => fresh(StatusCode::OK, joined),
        Err(failure) => not_found(&server, asker, failure),
    }
}

/// Where a page of a log begins.
#[derive(Debug, Deserialize)]
pub struct From {
    #[serde(default)]
    from: u64,
}

/// `GET /api/rooms/CODE/log?from=`: for who has a seat there, also after the end.
pub async fn log(
    State(server): State<Server>,
    Extension(asker): Extension<Asker>,
    Path(text): Path<String>,
    query: Result<Query<From>, QueryRejection>,
    headers: HeaderMap,
) -> Response {
    let code = match code(&server, asker, &text) {
        Ok(code) => code,
        Err(response) => return *response,
    };
    let Ok(Query(From { from })) = query else {
        return bad("from must be a number");
    };
    let Some(token) = bearer(&headers) else {
        return fresh(StatusCode::UNAUTHORIZED, HttpError::Forbidden);
    };
    match server.host.log(code, &token.hash(), from).await {
        Ok(Some(page)) => fresh(StatusCode::OK, page),
        Ok(None) => fresh(StatusCode::FORBIDDEN, HttpError::Forbidden),
        Err(failure) => not_found(&server, asker, failure),
    }
}

fn bearer(headers: &HeaderMap) -> Option<Token> {
    let value = headers.get(AUTHORIZATION)?.to_str().ok()?;
    value.strip_prefix("Bearer ")?.trim().parse().ok()
}

/// `GET /ws`.
pub async fn socket(
    State(server): State<Server>,
    Extension(guest): Extension<Guest>,
    Extension(Asker(address)): Extension<Asker>,
    upgrade: WebSocketUpgrade,
) -> Response {
    let mut place = None;
    if is_in(&server.config.trusted_proxies, guest.peer) {
        // Behind a proxy the accept loop could not tell whose connection it is.
        place = server.gate.enter(address);
        if place.is_none() {
            server
                .host
                .metrics
                .refused
                .with_label_values(&["sockets"])
                .inc();
            return too_many(CROWDED);
        }
    }
    let setting = Setting {
        host: server.host,
        gate: server.gate,
        stop: server.stop,
        queued_bytes: server.config.limits.queued_bytes,
    };
    socket::upgrade(
        upgrade,
        setting,
        Visitor {
            address,
            guest,
            place,
        },
    )
}
