//! Servers in this process.

use std::net::SocketAddr;
use std::sync::Arc;

use sanuk_server::config::{Config, StoreAddress};
use sanuk_server::log::LogStore;
use sanuk_server::log::memory::MemoryLog;
use sanuk_server::net::accept;
use sanuk_server::serve::{self, Running};

/// A configuration without limits that bots would meet.
pub fn without_limits() -> Config {
    let mut config = Config {
        unlimited: vec!["127.0.0.0/8".parse().unwrap()],
        ..Config::default()
    };
    config.limits.frames_per_second = 1_000_000;
    config.limits.frame_burst = 1_000_000;
    config
}

pub struct Server {
    pub running: Running,
    pub address: SocketAddr,
}

/// A server on a store that is open already.
pub async fn on(store: Arc<dyn LogStore>, mut config: Config) -> Server {
    let any = SocketAddr::from(([127, 0, 0, 1], 0));
    let listener = accept::listen(any).unwrap();
    config.public = format!("http://{}", listener.local_addr().unwrap());
    let running = serve::start_with(listener, config, store).await.unwrap();
    let address = running.address;
    Server { running, address }
}

/// A server in memory.
pub async fn in_memory(config: Config) -> Server {
    on(MemoryLog::new(), config).await
}

/// A server on a file.
pub async fn on_file(path: &std::path::Path, mut config: Config) -> Server {
    config.store = StoreAddress::Sqlite(path.to_owned());
    let store = serve::open_store(&config).await.unwrap();
    on(store, config).await
}

/// A clock that moves when a test says so.
#[derive(Default)]
pub struct Hands(std::sync::atomic::AtomicI64);

impl Hands {
    pub fn pass(&self, ms: i64) {
        self.0.fetch_add(ms, std::sync::atomic::Ordering::Relaxed);
    }
}

/// Shared with a store.
pub struct Shared(pub Arc<Hands>);

impl sanuk_server::log::clock::TimeSource for Shared {
    fn wall(&self) -> i64 {
        1_800_000_000_000 + self.0.0.load(std::sync::atomic::Ordering::Relaxed)
    }
    fn monotonic(&self) -> std::time::Duration {
        std::time::Duration::from_millis(self.0.0.load(std::sync::atomic::Ordering::Relaxed) as u64)
    }
}

/// The runtime's time, which a test can pause and advance.
pub struct Virtual(tokio::time::Instant);

impl Default for Virtual {
    fn default() -> Self {
        Self(tokio::time::Instant::now())
    }
}

impl sanuk_server::log::clock::TimeSource for Virtual {
    fn wall(&self) -> i64 {
        1_800_000_000_000 + self.0.elapsed().as_millis() as i64
    }
    fn monotonic(&self) -> std::time::Duration {
        self.0.elapsed()
    }
}
