//! Tables of the PostgreSQL store and what its server must promise.

use deadpool_postgres::Object;
use tokio_postgres::Client;

use super::super::StoreError;

/// Steps from an empty database to the newest schema; a step that was shipped is never edited.
const STEPS: &[&str] = &["
    CREATE TABLE room (
        id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        code text NOT NULL UNIQUE,
        wish bytea NOT NULL UNIQUE,
        head integer NOT NULL,
        last_at bigint NOT NULL,
        deadline bigint,
        expires bigint NOT NULL,
        ended bigint,
        due bigint GENERATED ALWAYS AS
            (CASE WHEN ended IS NULL THEN least(coalesce(deadline, expires), expires) END) STORED,
        claimed bigint NOT NULL DEFAULT 0,
        snapshot text,
        snapshot_seq integer NOT NULL DEFAULT 0
    );
    CREATE INDEX room_due ON room (due) WHERE due IS NOT NULL;
    CREATE INDEX room_ended ON room (ended) WHERE ended IS NOT NULL;
    CREATE TABLE event (
        room bigint NOT NULL REFERENCES room ON DELETE CASCADE,
        seq integer NOT NULL,
        at bigint NOT NULL,
        body text NOT NULL,
        PRIMARY KEY (room, seq)
    );
    CREATE TABLE game_secret (
        game bytea PRIMARY KEY,
        room bigint NOT NULL REFERENCES room ON DELETE CASCADE,
        secret bytea NOT NULL
    );
    CREATE INDEX game_secret_room ON game_secret (room);
    CREATE TABLE seat_name (
        room bigint NOT NULL REFERENCES room ON DELETE CASCADE,
        seat integer NOT NULL,
        name text NOT NULL,
        PRIMARY KEY (room, seat)
    );
    CREATE TABLE node (
        node text NOT NULL,
        life bigint NOT NULL,
        beat bigint NOT NULL,
        PRIMARY KEY (node, life)
    );
    CREATE TABLE outage (
        id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        began bigint NOT NULL,
        ended bigint NOT NULL
    );
    CREATE TABLE seat_socket (
        room bigint NOT NULL REFERENCES room ON DELETE CASCADE,
        seat integer NOT NULL,
        node text NOT NULL,
        life bigint NOT NULL,
        conn text NOT NULL,
        PRIMARY KEY (room, seat)
    );
    CREATE INDEX seat_socket_node ON seat_socket (node, life);
"];

/// Highest schema that this server knows.
pub const NEWEST: i64 = STEPS.len().cast_signed() as i64;

/// Any number that all nodes use: only one of them changes tables at a time.
const MIGRATION_LOCK: i64 = 0x5341_4e55_4b00;

/// Asserts that a commit that this connection acknowledges is on disk.
///
/// # Errors
/// [`StoreError::NotDurable`] when the server was told to acknowledge earlier.
pub async fn assert_durable(client: &Client) -> Result<(), StoreError> {
    for (setting, never) in [
        ("fsync", "off"),
        ("synchronous_commit", "off"),
        ("full_page_writes", "off"),
    ] {
        let row = client
            .query_one("SELECT current_setting($1)", &[&setting])
            .await?;
        if row.try_get::<_, String>(0)? == never {
            return Err(StoreError::NotDurable(format!(
                "PostgreSQL runs with {setting} = {never}"
            )));
        }
    }
    Ok(())
}

/// Brings the tables to the newest schema in one transaction, one node at a time.
///
/// # Errors
/// [`StoreError::TooNew`] when a newer server made them; nothing is changed then.
pub async fn migrate(client: &mut Object) -> Result<(), StoreError> {
    let transaction = client.transaction().await?;
    transaction
        .execute("SELECT pg_advisory_xact_lock($1)", &[&MIGRATION_LOCK])
        .await?;
    transaction
        .batch_execute("CREATE TABLE IF NOT EXISTS schema_version (version bigint NOT NULL)")
        .await?;
    let kept = transaction
        .query_opt("SELECT version FROM schema_version", &[])
        .await?;
    let found: i64 = kept.map_or(Ok(0), |row| row.try_get(0))?;
    if found > NEWEST {
        return Err(StoreError::TooNew {
            found,
            known: NEWEST,
        });
    }
    for step in &STEPS[found as usize..] {
        transaction.batch_execute(step).await?;
    }
    if found < NEWEST {
        transaction
            .execute("DELETE FROM schema_version", &[])
            .await?;
        transaction
            .execute("INSERT INTO schema_version VALUES ($1)", &[&NEWEST])
            .await?;
    }
    Ok(transaction.commit().await?)
}
