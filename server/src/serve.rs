//! A whole server: store, host, routes, accept loop. Tests start it in their own process.

use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use sanuk_core::protocol::ServerAddress;
use tokio::net::TcpListener;
use tokio::sync::watch;
use tokio::task::JoinHandle;

use crate::config::{Config, StoreAddress};
use crate::host::{Failure, Host};
use crate::http::{self, Server};
use crate::log::memory::MemoryLog;
use crate::log::postgres::PostgresLog;
use crate::log::sqlite::SqliteLog;
use crate::log::{LogStore, StoreError};
use crate::metrics::Metrics;
use crate::net::accept;
use crate::net::limits::Gate;

/// Why a server does not start.
#[derive(Debug, thiserror::Error)]
pub enum StartError {
    /// The address is taken, or not ours.
    #[error("cannot listen: {0}")]
    Listen(#[from] std::io::Error),
    /// The store cannot be opened.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// The store was opened and then failed.
    #[error(transparent)]
    Host(#[from] Failure),
    /// `public` is no address.
    #[error("public: {0}")]
    Public(#[from] sanuk_core::protocol::ServerAddressError),
    /// Figures cannot be registered.
    #[error("figures: {0}")]
    Metrics(#[from] prometheus::Error),
}

/// A running server.
pub struct Running {
    /// Where it listens.
    pub address: SocketAddr,
    /// Its rooms.
    pub host: Arc<Host>,
    stop: watch::Sender<bool>,
    accepting: JoinHandle<()>,
}

/// How long a stopping server waits for its last commits.
const LAST_COMMITS: Duration = Duration::from_secs(5);

impl Running {
    /// Says good-bye to every socket, marks their seats gone, and ends.
    pub async fn stop(self) {
        // Whoever is gone already needs no telling.
        let _ = self.stop.send(true);
        if self.accepting.await.is_err() {
            tracing::error!("the accept loop ended early");
        }
        if tokio::time::timeout(LAST_COMMITS, self.host.idle())
            .await
            .is_err()
        {
            tracing::warn!("not every seat was marked gone in time; the next start does it");
        }
    }
}

/// Opens the store that the configuration names.
///
/// # Errors
/// [`StoreError`].
pub async fn open_store(config: &Config) -> Result<Arc<dyn LogStore>, StoreError> {
    Ok(match &config.store {
        StoreAddress::Memory => MemoryLog::new(),
        StoreAddress::Sqlite(path) => SqliteLog::open(path)?,
        StoreAddress::Postgres(address) => {
            PostgresLog::open(address, config.store_connections).await?
        }
    })
}

/// Starts a server on its own socket.
///
/// # Errors
/// [`StartError`].
pub async fn start(config: Config) -> Result<Running, StartError> {
    let listener = accept::listen(config.listen)?;
    start_on(listener, config).await
}

/// Starts a server on a socket that listens already.
///
/// # Errors
/// [`StartError`].
pub async fn start_on(listener: TcpListener, config: Config) -> Result<Running, StartError> {
    let store = open_store(&config).await?;
    start_with(listener, config, store).await
}

/// Starts a server on a store that is open already.
///
/// # Errors
/// [`StartError`].
pub async fn start_with(
    listener: TcpListener,
    config: Config,
    store: Arc<dyn LogStore>,
) -> Result<Running, StartError> {
    let address = listener.local_addr()?;
    let public: ServerAddress = config.public.parse()?;
    let metrics = Metrics::new()?;
    let host = Host::new(store, &config.node, Arc::clone(&metrics))?;
    host.start().await?;
    let gate = Gate::new(&config);
    let (stop, stopped) = watch::channel(false);
    let config = Arc::new(config);
    let router = http::router(Server {
        host: Arc::clone(&host),
        gate: Arc::clone(&gate),
        config: Arc::clone(&config),
        public: Arc::new(public),
        stop: stopped.clone(),
    });
    tracing::info!(%address, store = ?config.store, node = config.node, "serving");
    let accepting = tokio::spawn(async move {
        accept::serve(listener, router, &config, gate, metrics, stopped).await;
    });
    Ok(Running {
        address,
        host,
        stop,
        accepting,
    })
}
