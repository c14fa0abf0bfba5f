//! Tables of the SQLite store and how a connection must be set.

use rusqlite::Connection;

use super::super::StoreError;

/// Steps from an empty file to the newest schema. Step n leads from schema n to n + 1; a step that
/// was shipped is never edited.
const STEPS: &[&str] = &["
    CREATE TABLE room (
        id INTEGER PRIMARY KEY AUTOINCREMENT,
        code TEXT NOT NULL UNIQUE,
        wish BLOB NOT NULL UNIQUE,
        head INTEGER NOT NULL,
        last_at INTEGER NOT NULL,
        deadline INTEGER,
        expires INTEGER NOT NULL,
        ended INTEGER,
        due INTEGER GENERATED ALWAYS AS
            (CASE WHEN ended IS NULL THEN min(coalesce(deadline, expires), expires) END) STORED,
        claimed INTEGER NOT NULL DEFAULT 0,
        snapshot TEXT,
        snapshot_seq INTEGER NOT NULL DEFAULT 0
    ) STRICT;
    CREATE INDEX room_due ON room (due) WHERE due IS NOT NULL;
    CREATE INDEX room_ended ON room (ended) WHERE ended IS NOT NULL;
    CREATE TABLE event (
        room INTEGER NOT NULL,
        seq INTEGER NOT NULL,
        at INTEGER NOT NULL,
        body TEXT NOT NULL,
        PRIMARY KEY (room, seq)
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE game_secret (
        game BLOB PRIMARY KEY,
        room INTEGER NOT NULL,
        secret BLOB NOT NULL
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX game_secret_room ON game_secret (room);
    CREATE TABLE seat_name (
        room INTEGER NOT NULL,
        seat INTEGER NOT NULL,
        name TEXT NOT NULL,
        PRIMARY KEY (room, seat)
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE node (
        node TEXT NOT NULL,
        life INTEGER NOT NULL,
        beat INTEGER NOT NULL,
        PRIMARY KEY (node, life)
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE outage (
        id INTEGER PRIMARY KEY AUTOINCREMENT,
        began INTEGER NOT NULL,
        ended INTEGER NOT NULL
    ) STRICT;
    CREATE TABLE seat_socket (
        room INTEGER NOT NULL,
        seat INTEGER NOT NULL,
        node TEXT NOT NULL,
        life INTEGER NOT NULL,
        conn TEXT NOT NULL,
        PRIMARY KEY (room, seat)
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX seat_socket_node ON seat_socket (node, life);
"];

/// Highest schema that this server knows.
pub const NEWEST: i64 = STEPS.len().cast_signed() as i64;

/// `PRAGMA synchronous` as a number: 2 is FULL, an fsync before each commit returns.
const SYNCHRONOUS_FULL: i64 = 2;

/// Sets a connection up and asserts that what it commits survives a loss of power.
///
/// # Errors
/// [`StoreError::NotDurable`] when SQLite keeps another setting than the one asked for.
pub fn make_durable(connection: &Connection) -> Result<(), StoreError> {
    let mode: String = connection.query_row("PRAGMA journal_mode = WAL", [], |row| row.get(0))?;
    connection.execute_batch("PRAGMA synchronous = FULL; PRAGMA busy_timeout = 5000;")?;
    let kept: i64 = connection.query_row("PRAGMA synchronous", [], |row| row.get(0))?;
    if mode != "wal" || kept != SYNCHRONOUS_FULL {
        let told = format!("journal_mode {mode}, synchronous {kept}");
        return Err(StoreError::NotDurable(told));
    }
    Ok(())
}

/// Brings the tables to the newest schema, each step in a transaction of its own.
///
/// # Errors
/// [`StoreError::TooNew`] when a newer server made the file; nothing is changed then.
pub fn migrate(connection: &mut Connection) -> Result<(), StoreError> {
    let found: i64 = connection.query_row("PRAGMA user_version", [], |row| row.get(0))?;
    if found > NEWEST {
        return Err(StoreError::TooNew {
            found,
            known: NEWEST,
        });
    }
    for (number, step) in STEPS.iter().enumerate().skip(found as usize) {
        let transaction = connection.transaction()?;
        transaction.execute_batch(step)?;
        transaction.pragma_update(None, "user_version", number.cast_signed() as i64 + 1)?;
        transaction.commit()?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Such as a file system without shared memory: SQLite silently keeps another journal.
    #[test]
    fn a_database_that_keeps_no_write_ahead_log_is_refused() {
        let nowhere = Connection::open_in_memory().unwrap();
        let Err(StoreError::NotDurable(told)) = make_durable(&nowhere) else {
            panic!("it was taken for durable")
        };
        assert!(told.contains("journal_mode memory"), "{told}");
    }
}
