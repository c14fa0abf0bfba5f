//! The program around a server: arguments, configuration, log lines, signals.

use std::net::SocketAddr;
use std::num::NonZero;
use std::path::PathBuf;
use std::process::ExitCode;

use clap::Parser;
use tokio::signal::unix::{SignalKind, signal};
use tracing_subscriber::EnvFilter;

use crate::config::{Config, LogFormat};
use crate::{links, serve};

/// Serves rooms for Ludo and makruk with friends.
///
/// Every setting is in the file or in the environment as `SANUK_SERVER_…`; server/README.md lists them.
#[derive(Debug, Parser)]
#[command(name = "sanuk-server", version)]
struct Arguments {
    /// Configuration file (TOML).
    #[arg(long, value_name = "FILE")]
    config: Option<PathBuf>,
    /// Listen on all of this computer's addresses and print the links that a phone can open.
    #[arg(long)]
    lan: bool,
}

/// Serves until a signal says stop.
pub fn run() -> ExitCode {
    match serve_with(&Arguments::parse()) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("sanuk-server: {error}");
            ExitCode::FAILURE
        }
    }
}

fn serve_with(arguments: &Arguments) -> Result<(), Box<dyn std::error::Error>> {
    let variables = std::env::vars_os();
    let readable = variables
        .filter_map(|(name, value)| Some((name.into_string().ok()?, value.into_string().ok()?)));
    let mut config = Config::load(arguments.config.as_deref(), readable)?;
    log_to_stderr(config.log_format);
    if arguments.lan {
        open_to_lan(&mut config);
    }
    let runtime = tokio::runtime::Builder::new_multi_thread()
        .worker_threads(workers())
        .enable_all()
        .build()?;
    runtime.block_on(until_stopped(config))
}

/// Threads that serve sockets. One core is left to the thread that writes the log; a worker there
/// would only be woken to find nothing to do, which doubles the price of a heartbeat.
fn workers() -> usize {
    let cores = std::thread::available_parallelism().map_or(1, NonZero::get);
    cores.saturating_sub(1).max(1)
}

/// Everybody in the local network may come; links begin with an address that they can reach.
fn open_to_lan(config: &mut Config) {
    let port = config.listen.port();
    let (all, addresses) = links::one_family(links::lan_addresses());
    config.listen = SocketAddr::new(all, port);
    if let Some(first) = addresses.first() {
        config.public = links::beginning(*first, port);
    }
    println!("A phone in the same network opens one of these:");
    for address in addresses {
        println!("  {}", links::beginning(address, port));
    }
    println!("On this computer: http://localhost:{port}");
    println!("In the app: Settings, Server.");
}

fn log_to_stderr(format: LogFormat) {
    let level = EnvFilter::try_from_default_env().unwrap_or_else(|_| EnvFilter::new("info"));
    let lines = tracing_subscriber::fmt()
        .with_env_filter(level)
        .with_writer(std::io::stderr);
    match format {
        LogFormat::Text => lines.init(),
        LogFormat::Json => lines.json().init(),
    }
}

async fn until_stopped(config: Config) -> Result<(), Box<dyn std::error::Error>> {
    let (mut terminate, mut interrupt) = (
        signal(SignalKind::terminate())?,
        signal(SignalKind::interrupt())?,
    );
    let server = serve::start(config).await?;
    tokio::select! {
        _ = terminate.recv() => {}
        _ = interrupt.recv() => {}
    }
    tracing::info!("stopping");
    server.stop().await;
    Ok(())
}
