//! Requests of a bot: one connection each.

use std::net::SocketAddr;

use http_body_util::{BodyExt, Full};
use hyper::body::Bytes;
use hyper::{Method, Request};
use hyper_util::rt::TokioIo;
use serde::Serialize;
use serde::de::DeserializeOwned;
use tokio::net::TcpStream;

use super::Trouble;

fn lost(error: impl std::fmt::Display) -> Trouble {
    Trouble::Line(error.to_string())
}

/// A request's status and body.
///
/// # Errors
/// [`Trouble::Line`].
pub async fn raw(
    server: SocketAddr,
    request: Request<Full<Bytes>>,
) -> Result<(u16, Bytes), Trouble> {
    let (head, body) = whole(server, request).await?;
    Ok((head.status.as_u16(), body))
}

/// A request's whole answer.
///
/// # Errors
/// [`Trouble::Line`].
pub async fn whole(
    server: SocketAddr,
    request: Request<Full<Bytes>>,
) -> Result<(hyper::http::response::Parts, Bytes), Trouble> {
    let stream = TcpStream::connect(server).await.map_err(lost)?;
    let (mut sender, connection) = hyper::client::conn::http1::handshake(TokioIo::new(stream))
        .await
        .map_err(lost)?;
    tokio::spawn(connection);
    let response = sender.send_request(request).await.map_err(lost)?;
    let (head, body) = response.into_parts();
    let body = body.collect().await.map_err(lost)?;
    Ok((head, body.to_bytes()))
}

/// The answer to a `POST` with a JSON body.
///
/// # Errors
/// [`Trouble::Line`], or [`Trouble::Protocol`] with the server's own words.
pub async fn post<T: DeserializeOwned>(
    server: SocketAddr,
    path: &str,
    body: &impl Serialize,
) -> Result<T, Trouble> {
    let body = serde_json::to_vec(body).map_err(|error| Trouble::Protocol(error.to_string()))?;
    let request = Request::builder()
        .method(Method::POST)
        .uri(path)
        .header("host", "test")
        .header("content-type", "application/json");
    answer(server, request.body(Full::from(body)).map_err(lost)?).await
}

/// The answer to a `GET`, perhaps with a seat's token.
///
/// # Errors
/// As [`post`].
pub async fn get<T: DeserializeOwned>(
    server: SocketAddr,
    path: &str,
    token: Option<&str>,
) -> Result<T, Trouble> {
    let mut request = Request::builder().uri(path).header("host", "test");
    if let Some(token) = token {
        request = request.header("authorization", format!("Bearer {token}"));
    }
    answer(server, request.body(Full::default()).map_err(lost)?).await
}

async fn answer<T: DeserializeOwned>(
    server: SocketAddr,
    request: Request<Full<Bytes>>,
) -> Result<T, Trouble> {
    let (status, body) = raw(server, request).await?;
    let told = || String::from_utf8_lossy(&body).into_owned();
    match status {
        200 => serde_json::from_slice(&body)
            .map_err(|error| Trouble::Protocol(format!("{error} in {}", told()))),
        // The store was away; the same request may be sent again.
        429 | 503 => Err(Trouble::Line(told())),
        _ => Err(Trouble::Protocol(format!("{status} {}", told()))),
    }
}
