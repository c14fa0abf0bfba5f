//! Requests of browsers: the landing page and the files by which phones know our links.

use axum::Extension;
use axum::extract::rejection::QueryRejection;
use axum::extract::{Path, Query, State};
use axum::http::header::{
    CACHE_CONTROL, CONTENT_SECURITY_POLICY, CONTENT_TYPE, LOCATION, REFERRER_POLICY, VARY,
    X_CONTENT_TYPE_OPTIONS,
};
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};
use sanuk_core::protocol::{Code, link};
use serde::Deserialize;

use super::Server;
use super::door::Asker;
use crate::host::Failure;
use crate::page::landing::{Invitation, Landing, Visit};
use crate::page::{visitor, well_known};

/// What an address may ask for besides the code.
#[derive(Debug, Default, Deserialize)]
pub struct Asked {
    lang: Option<String>,
    app: Option<String>,
    code: Option<String>,
}

/// `GET /j/CODE`. Looking changes nothing.
pub async fn landing(
    State(server): State<Server>,
    Extension(asker): Extension<Asker>,
    Path(text): Path<String>,
    query: Result<Query<Asked>, QueryRejection>,
    headers: HeaderMap,
) -> Response {
    let code: Option<Code> = text.parse().ok();
    let landing = look(&server, asker, code).await;
    page(&server, landing, code, query, &headers)
}

async fn look(server: &Server, asker: Asker, code: Option<Code>) -> Landing {
    if server.gate.may_look_up(asker.0).is_err() {
        return Landing::Busy;
    }
    let Some(code) = code else {
        server.gate.looked_up_in_vain(asker.0);
        return Landing::Unknown;
    };
    let seen = async {
        let live = server.host.enter(code).await?;
        server.host.look(&live, Invitation::to).await
    };
    match seen.await {
        Ok(Some(invitation)) => Landing::Room(invitation),
        Ok(None) | Err(Failure::Expired) => Landing::Expired,
        Err(Failure::Unknown) => {
            server.gate.looked_up_in_vain(asker.0);
            Landing::Unknown
        }
        Err(error) => {
            tracing::warn!(%error, code = code.cut(), "a landing page was not told of its room");
            Landing::Trouble
        }
    }
}

/// `GET /`: what to do with a code.
pub async fn enter(
    State(server): State<Server>,
    query: Result<Query<Asked>, QueryRejection>,
    headers: HeaderMap,
) -> Response {
    page(&server, Landing::Enter, None, query, &headers)
}

/// Any other address.
pub async fn nowhere(
    State(server): State<Server>,
    query: Result<Query<Asked>, QueryRejection>,
    headers: HeaderMap,
) -> Response {
    page(&server, Landing::Unknown, None, query, &headers)
}

/// `GET /j?code=…`: where the form without a script leads. A whole link may have been pasted.
pub async fn sent_on(
    State(server): State<Server>,
    query: Result<Query<Asked>, QueryRejection>,
    headers: HeaderMap,
) -> Response {
    let typed = query.as_ref().ok().and_then(|query| query.code.as_deref());
    match typed.and_then(|typed| link::read(typed).ok()) {
        Some(invitation) => {
            let place = format!("/j/{}", invitation.code);
            (
                StatusCode::SEE_OTHER,
                [(LOCATION, place), (CACHE_CONTROL, "no-store".into())],
            )
                .into_response()
        }
        None => page(&server, Landing::Unknown, None, query, &headers),
    }
}

fn page(
    server: &Server,
    landing: Landing,
    code: Option<Code>,
    query: Result<Query<Asked>, QueryRejection>,
    headers: &HeaderMap,
) -> Response {
    // A query that cannot be read asks for nothing.
    let asked = query.map(|Query(asked)| asked).unwrap_or_default();
    let Ok(nonce) = getrandom::u64().map(|bits| format!("{bits:016x}")) else {
        return StatusCode::SERVICE_UNAVAILABLE.into_response();
    };
    let language = visitor::language(asked.lang.as_deref(), headers);
    let visit = Visit {
        language,
        android: visitor::is_android(headers),
        code,
        app_missing: asked.app.as_deref() == Some("none"),
        server: &server.public,
        apps: &server.config.apps,
        nonce: &nonce,
    };
    let status = StatusCode::from_u16(landing.status()).unwrap_or(StatusCode::OK);
    let html = landing.page(&visit).into_string();
    let policy = format!(
        "default-src 'none'; style-src 'nonce-{nonce}'; script-src 'nonce-{nonce}'; \
         form-action 'self'; base-uri 'none'; frame-ancestors 'none'"
    );
    let headers = [
        (CONTENT_TYPE, "text/html; charset=utf-8".to_owned()),
        (CACHE_CONTROL, "no-store".to_owned()),
        (REFERRER_POLICY, "no-referrer".to_owned()),
        (X_CONTENT_TYPE_OPTIONS, "nosniff".to_owned()),
        (VARY, "accept-language, user-agent".to_owned()),
        (CONTENT_SECURITY_POLICY, policy),
        (
            axum::http::header::CONTENT_LANGUAGE,
            language.tag().to_owned(),
        ),
    ];
    (status, headers, html).into_response()
}

fn file(value: Option<serde_json::Value>) -> Response {
    match value {
        // The type is fixed by the phones: no charset, no redirect.
        Some(value) => ([(CONTENT_TYPE, "application/json")], value.to_string()).into_response(),
        None => StatusCode::NOT_FOUND.into_response(),
    }
}

/// `GET /.well-known/assetlinks.json`.
pub async fn asset_links(State(server): State<Server>) -> Response {
    file(well_known::asset_links(&server.config.apps))
}

/// `GET /.well-known/apple-app-site-association`.
pub async fn apple_association(State(server): State<Server>) -> Response {
    file(well_known::apple_association(&server.config.apps))
}
