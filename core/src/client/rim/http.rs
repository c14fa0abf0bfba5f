//! One question by HTTP, on a connection of its own.

use http_body_util::{BodyExt, Full, Limited};
use hyper::body::Bytes;
use hyper::header::{ACCEPT, AUTHORIZATION, CONTENT_TYPE, HOST};
use hyper::{Method, Uri};
use hyper_util::rt::TokioIo;

use super::stream::connect;
use super::{Failure, LARGEST};
use crate::client::wire::{Reply, Request};

/// Asks, and reads the whole reply.
///
/// # Errors
/// Whatever stands in the way of a reply; a reply with an error status is a reply.
pub(super) async fn ask(request: Request) -> Result<Reply, Failure> {
    let uri: Uri = request.url.parse()?;
    let stream = connect(&uri).await?;
    let (mut sender, connection) =
        hyper::client::conn::http1::handshake(TokioIo::new(stream)).await?;
    let driver = tokio::spawn(connection);
    let reply = sender.send_request(written(&uri, request)?).await?;
    let status = reply.status().as_u16();
    let body = Limited::new(reply.into_body(), LARGEST).collect().await?;
    driver.abort();
    Ok(Reply {
        status,
        body: String::from_utf8(body.to_bytes().to_vec())?,
    })
}

fn written(uri: &Uri, request: Request) -> Result<hyper::Request<Full<Bytes>>, Failure> {
    let path = uri.path_and_query().map_or("/", |path| path.as_str());
    let host = uri.authority().map_or("", |it| it.as_str());
    let method = if request.post.is_some() {
        Method::POST
    } else {
        Method::GET
    };
    let mut builder = hyper::Request::builder()
        .method(method)
        .uri(path)
        .header(HOST, host)
        .header(ACCEPT, "application/json");
    if let Some(token) = request.token {
        builder = builder.header(AUTHORIZATION, format!("Bearer {token}"));
    }
    if request.post.is_some() {
        builder = builder.header(CONTENT_TYPE, "application/json");
    }
    let body = request.post.unwrap_or_default();
    Ok(builder.body(Full::new(Bytes::from(body)))?)
}
