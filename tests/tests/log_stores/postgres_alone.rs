//! What only PostgreSQL can do wrong: settings that lose commits, tables of a newer server, a network that
//! swallows everything.

use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

use sanuk_server::log::postgres::PostgresLog;
use sanuk_server::log::{LogStore, StoreError};
use sanuk_tests::postgres::Postgres;
use tokio::net::{TcpListener, UnixStream};
use tokio::sync::watch;

async fn run(address: &str, sql: &str) {
    let config: tokio_postgres::Config = address.parse().unwrap();
    let (client, connection) = config.connect(tokio_postgres::NoTls).await.unwrap();
    tokio::spawn(connection);
    client.batch_execute(sql).await.unwrap();
}

async fn refused(address: &str) -> StoreError {
    match PostgresLog::open(address, 2).await {
        Ok(_) => panic!("it was opened"),
        Err(error) => error,
    }
}

#[tokio::test]
async fn a_server_that_breaks_a_promise_is_refused_or_given_up() {
    let Some(server) = Postgres::start().unwrap() else {
        return;
    };
    settings_that_lose_commits_are_refused(&server).await;
    tables_of_a_newer_server_are_left_untouched(&server).await;
    a_network_that_swallows_everything_is_given_up(&server).await;
}

async fn settings_that_lose_commits_are_refused(server: &Postgres) {
    let address = server.database("careless").unwrap();
    run(
        &address,
        "ALTER DATABASE careless SET synchronous_commit = off",
    )
    .await;
    let error = refused(&address).await;
    let StoreError::NotDurable(told) = error else {
        panic!("{error}")
    };
    assert!(told.contains("synchronous_commit"), "{told}");
}

async fn tables_of_a_newer_server_are_left_untouched(server: &Postgres) {
    let address = server.database("newer").unwrap();
    let newer = "CREATE TABLE schema_version (version bigint NOT NULL);
                 INSERT INTO schema_version VALUES (999)";
    run(&address, newer).await;
    let error = refused(&address).await;
    assert!(
        matches!(error, StoreError::TooNew { found: 999, .. }),
        "{error}"
    );
    // Fails if a table was made.
    run(&address, "CREATE TABLE room (id bigint)").await;
}

/// Carries bytes between PostgreSQL's socket and a port until it is told to swallow them.
async fn swallow(port: TcpListener, socket: PathBuf, swallows: watch::Receiver<bool>) {
    while let Ok((mut phone, _)) = port.accept().await {
        let (socket, mut swallows) = (socket.clone(), swallows.clone());
        tokio::spawn(async move {
            let mut server = UnixStream::connect(socket).await.unwrap();
            let cut = async { swallows.wait_for(|swallows| *swallows).await.is_ok() };
            let swallowed = tokio::select! {
                _ = tokio::io::copy_bidirectional(&mut phone, &mut server) => false,
                cut = cut => cut,
            };
            if swallowed {
                // Both ends stay open and hear nothing more.
                std::future::pending::<()>().await;
            }
        });
    }
}

async fn a_network_that_swallows_everything_is_given_up(server: &Postgres) {
    let direct = server.database("far").unwrap();
    let config: tokio_postgres::Config = direct.parse().unwrap();
    let tokio_postgres::config::Host::Unix(folder) = &config.get_hosts()[0] else {
        panic!("{direct}")
    };
    let port = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let number = port.local_addr().unwrap().port();
    let (cut, swallows) = watch::channel(false);
    tokio::spawn(swallow(port, folder.join(".s.PGSQL.5432"), swallows));
    let address = format!("host=127.0.0.1 port={number} user=postgres dbname=far");
    let store: Arc<PostgresLog> = PostgresLog::open(&address, 1).await.unwrap();
    store.now().await.unwrap();
    cut.send(true).unwrap();
    // From here on nothing happens but what time brings.
    tokio::time::pause();
    let asked = tokio::time::timeout(Duration::from_secs(20), store.now()).await;
    let Ok(Err(StoreError::Unavailable(told))) = asked else {
        panic!("{asked:?}")
    };
    assert!(told.contains("in time"), "{told}");
}
