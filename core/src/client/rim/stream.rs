//! A connection to a server, encrypted where its address says so.

use std::io;
use std::pin::Pin;
use std::task::{Context, Poll};

use hyper::Uri;
use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::net::TcpStream;

/// Bytes to and from a server.
#[derive(Debug)]
pub(super) enum Stream {
    /// In the clear: a server on this machine or in this house.
    Plain(TcpStream),
    /// TLS.
    #[cfg(feature = "tls")]
    Secure(Box<tokio_rustls::client::TlsStream<TcpStream>>),
}

fn wrong(why: &'static str) -> io::Error {
    io::Error::new(io::ErrorKind::InvalidInput, why)
}

/// Connects to the host of an address.
///
/// # Errors
/// When the name is not known, nobody listens, or the certificate does not fit.
pub(super) async fn connect(uri: &Uri) -> io::Result<Stream> {
    let host = uri.host().ok_or_else(|| wrong("the address has no host"))?;
    let secure = matches!(uri.scheme_str(), Some("https" | "wss"));
    let port = uri.port_u16().unwrap_or(if secure { 443 } else { 80 });
    let bare = host.trim_start_matches('[').trim_end_matches(']');
    let stream = TcpStream::connect((bare, port)).await?;
    stream.set_nodelay(true)?;
    if secure {
        encrypt(bare, stream).await
    } else {
        Ok(Stream::Plain(stream))
    }
}

#[cfg(feature = "tls")]
async fn encrypt(host: &str, stream: TcpStream) -> io::Result<Stream> {
    use std::sync::{Arc, LazyLock};
    use tokio_rustls::rustls::pki_types::ServerName;
    use tokio_rustls::rustls::{ClientConfig, RootCertStore};

    static CONFIG: LazyLock<Arc<ClientConfig>> = LazyLock::new(|| {
        let roots = RootCertStore {
            roots: webpki_roots::TLS_SERVER_ROOTS.into(),
        };
        let config = ClientConfig::builder()
            .with_root_certificates(roots)
            .with_no_client_auth();
        Arc::new(config)
    });
    let name = ServerName::try_from(host.to_owned())
        .map_err(|_| wrong("the host has no name that a certificate could be for"))?;
    let connector = tokio_rustls::TlsConnector::from(Arc::clone(&CONFIG));
    let stream = connector.connect(name, stream).await?;
    Ok(Stream::Secure(Box::new(stream)))
}

#[cfg(not(feature = "tls"))]
async fn encrypt(_host: &str, _stream: TcpStream) -> io::Result<Stream> {
    std::future::ready(Err(wrong("this build has no TLS"))).await
}

macro_rules! either {
    ($stream:expr, $inner:ident => $call:expr) => {
        match $stream.get_mut() {
            Stream::Plain($inner) => $call,
            #[cfg(feature = "tls")]
            Stream::Secure($inner) => $call,
        }
    };
}

impl AsyncRead for Stream {
    fn poll_read(
        self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        buf: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        either!(self, inner => Pin::new(inner).poll_read(cx, buf))
    }
}

impl AsyncWrite for Stream {
    fn poll_write(
        self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        bytes: &[u8],
    ) -> Poll<io::Result<usize>> {
        either!(self, inner => Pin::new(inner).poll_write(cx, bytes))
    }

    fn poll_flush(self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        either!(self, inner => Pin::new(inner).poll_flush(cx))
    }

    fn poll_shutdown(self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        either!(self, inner => Pin::new(inner).poll_shutdown(cx))
    }
}
