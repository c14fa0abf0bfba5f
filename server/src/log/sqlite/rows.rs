//! The statements of the SQLite store, each on a connection that is inside a transaction.

use rusqlite::types::Type;
use rusqlite::{Connection, OptionalExtension, Row, params};

use super::super::{
    Append, Appended, Beat, Created, Held, Hint, KEEP_ENDED_MS, KEEP_OUTAGES_MS, Marks,
    NODE_SILENCE_MS, NewRoom, NodeName, Outage, RoomId, RoomRow, SeatSocket, Secret, SilentNode,
    Snapshot, Stamp, StoreError, StoredEvent,
};

type Outcome<T> = Result<T, StoreError>;

/// The newest stamp that any room or node left behind.
pub fn newest_stamp(connection: &Connection) -> Outcome<Stamp> {
    let sql = "SELECT max(coalesce((SELECT max(last_at) FROM room), 0),
                          coalesce((SELECT max(beat) FROM node), 0))";
    Ok(connection.query_row(sql, [], |row| row.get(0))?)
}

/// See [`super::super::LogStore::create`].
pub fn create(connection: &Connection, new: &NewRoom) -> Outcome<Created> {
    let mut same = connection.prepare_cached("SELECT id FROM room WHERE wish = ?1")?;
    let found: Option<i64> = same.query_row([new.wish], |row| row.get(0)).optional()?;
    if let Some(id) = found {
        return Ok(Created::Existing(RoomId(id)));
    }
    let sql = "INSERT INTO room (code, wish, head, last_at, deadline, expires, ended)
               VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7) ON CONFLICT (code) DO NOTHING";
    let Marks {
        deadline,
        expires,
        ended,
    } = new.marks;
    let head = new.events.len() as u32;
    let made = connection.prepare_cached(sql)?.execute(params![
        new.code, new.wish, head, new.at, deadline, expires, ended
    ])?;
    if made == 0 {
        return Ok(Created::CodeTaken);
    }
    let room = RoomId(connection.last_insert_rowid());
    insert_events(connection, room, 0, new.at, &new.events)?;
    insert_secret(connection, room, &new.secret)?;
    Ok(Created::New(room))
}

fn insert_events(
    connection: &Connection,
    room: RoomId,
    after: u32,
    at: Stamp,
    bodies: &[String],
) -> Outcome<()> {
    let sql = "INSERT INTO event (room, seq, at, body) VALUES (?1, ?2, ?3, ?4)";
    let mut insert = connection.prepare_cached(sql)?;
    for (seq, body) in (after + 1..).zip(bodies) {
        insert.execute(params![room.0, seq, at, body])?;
    }
    Ok(())
}

fn insert_secret(connection: &Connection, room: RoomId, secret: &Secret) -> Outcome<()> {
    let sql = "INSERT INTO game_secret (game, room, secret) VALUES (?1, ?2, ?3)";
    let mut insert = connection.prepare_cached(sql)?;
    insert.execute(params![secret.game, room.0, secret.secret])?;
    Ok(())
}

/// Which column a room is looked up by.
#[derive(Clone, Copy)]
pub enum By<'a> {
    /// Its code.
    Code(&'a str),
    /// Its number.
    Id(RoomId),
}

/// The room without its events.
pub fn room(connection: &Connection, by: By<'_>) -> Outcome<Option<RoomRow>> {
    const COLUMNS: &str =
        "SELECT id, code, head, deadline, expires, ended, snapshot_seq, snapshot FROM room";
    let found = match by {
        By::Code(code) => connection
            .prepare_cached(&format!("{COLUMNS} WHERE code = ?1"))?
            .query_row([code], room_row)
            .optional()?,
        By::Id(id) => connection
            .prepare_cached(&format!("{COLUMNS} WHERE id = ?1"))?
            .query_row([id.0], room_row)
            .optional()?,
    };
    Ok(found)
}

fn room_row(row: &Row<'_>) -> rusqlite::Result<RoomRow> {
    let snapshot: Option<String> = row.get(7)?;
    let seq = row.get(6)?;
    Ok(RoomRow {
        id: RoomId(row.get(0)?),
        code: row.get(1)?,
        head: row.get(2)?,
        marks: Marks {
            deadline: row.get(3)?,
            expires: row.get(4)?,
            ended: row.get(5)?,
        },
        snapshot: snapshot.map(|body| Snapshot { seq, body }),
    })
}

/// See [`super::super::LogStore::events`].
pub fn events(
    connection: &Connection,
    room: RoomId,
    after: u32,
    limit: u32,
) -> Outcome<Vec<StoredEvent>> {
    let sql = "SELECT seq, at, body FROM event WHERE room = ?1 AND seq > ?2 ORDER BY seq LIMIT ?3";
    let mut select = connection.prepare_cached(sql)?;
    let rows = select.query_map(params![room.0, after, limit], |row| {
        Ok(StoredEvent {
            seq: row.get(0)?,
            at: row.get(1)?,
            body: row.get(2)?,
        })
    })?;
    Ok(rows.collect::<Result<_, _>>()?)
}

/// See [`super::super::LogStore::append`].
pub fn append(connection: &Connection, append: &Append) -> Outcome<Appended> {
    let sql = "UPDATE room SET head = ?3, last_at = ?4, deadline = ?5, expires = ?6, ended = ?7
               WHERE id = ?1 AND head = ?2";
    let head = append.expected + append.events.len() as u32;
    let Marks {
        deadline,
        expires,
        ended,
    } = append.marks;
    let moved = connection.prepare_cached(sql)?.execute(params![
        append.room.0,
        append.expected,
        head,
        append.at,
        deadline,
        expires,
        ended
    ])?;
    if moved == 0 {
        return Ok(Appended::Conflict);
    }
    insert_events(
        connection,
        append.room,
        append.expected,
        append.at,
        &append.events,
    )?;
    if let Some(secret) = &append.secret {
        insert_secret(connection, append.room, secret)?;
    }
    if let Some(held) = &append.held {
        hold_socket(connection, append.room, held)?;
    }
    if let Some(seat) = append.dropped {
        let sql = "DELETE FROM seat_socket WHERE room = ?1 AND seat = ?2";
        connection
            .prepare_cached(sql)?
            .execute(params![append.room.0, seat])?;
    }
    for (seat, name) in &append.names {
        keep_name(connection, append.room, *seat, name.as_deref())?;
    }
    Ok(Appended::Committed(head))
}

fn hold_socket(connection: &Connection, room: RoomId, held: &Held) -> Outcome<()> {
    let sql = "INSERT INTO seat_socket (room, seat, node, life, conn) VALUES (?1, ?2, ?3, ?4, ?5)
               ON CONFLICT (room, seat) DO UPDATE
               SET node = excluded.node, life = excluded.life, conn = excluded.conn";
    let Held { node, seat, conn } = held;
    connection
        .prepare_cached(sql)?
        .execute(params![room.0, seat, node.node, node.life, conn])?;
    Ok(())
}

/// See [`super::super::LogStore::keep_snapshot`].
pub fn keep_snapshot(connection: &Connection, room: RoomId, snapshot: &Snapshot) -> Outcome<()> {
    let sql =
        "UPDATE room SET snapshot = ?2, snapshot_seq = ?3 WHERE id = ?1 AND snapshot_seq < ?3";
    let mut update = connection.prepare_cached(sql)?;
    update.execute(params![room.0, snapshot.body, snapshot.seq])?;
    Ok(())
}

/// See [`super::super::LogStore::secret`].
pub fn secret(connection: &Connection, game: [u8; 16]) -> Outcome<Option<[u8; 32]>> {
    let mut select = connection.prepare_cached("SELECT secret FROM game_secret WHERE game = ?1")?;
    let read = |row: &Row<'_>| row.get::<_, Vec<u8>>(0);
    let found = select.query_row([game], read).optional()?;
    let wrong = |bytes: Vec<u8>| {
        rusqlite::Error::FromSqlConversionFailure(
            bytes.len(),
            Type::Blob,
            "a secret has 32 bytes".into(),
        )
    };
    let exact = found.map(|bytes| <[u8; 32]>::try_from(bytes).map_err(wrong));
    Ok(exact.transpose()?)
}

fn keep_name(connection: &Connection, room: RoomId, seat: u8, name: Option<&str>) -> Outcome<()> {
    let sql = "DELETE FROM seat_name WHERE room = ?1 AND seat = ?2";
    connection
        .prepare_cached(sql)?
        .execute(params![room.0, seat])?;
    if let Some(name) = name {
        let sql = "INSERT INTO seat_name (room, seat, name) VALUES (?1, ?2, ?3)";
        connection
            .prepare_cached(sql)?
            .execute(params![room.0, seat, name])?;
    }
    Ok(())
}

/// See [`super::super::LogStore::names`].
pub fn names(connection: &Connection, room: RoomId) -> Outcome<Vec<(u8, String)>> {
    let sql = "SELECT seat, name FROM seat_name WHERE room = ?1 ORDER BY seat";
    let mut select = connection.prepare_cached(sql)?;
    let rows = select.query_map([room.0], |row| Ok((row.get(0)?, row.get(1)?)))?;
    Ok(rows.collect::<Result<_, _>>()?)
}

/// See [`super::super::LogStore::claim_due`].
pub fn claim_due(connection: &Connection, now: Stamp, limit: u32) -> Outcome<Vec<RoomId>> {
    let sql = "UPDATE room SET claimed = ?1 WHERE id IN (
                   SELECT id FROM room WHERE due <= ?1 AND claimed <= ?1 - 1000 ORDER BY due LIMIT ?2)
               RETURNING id, due";
    let mut update = connection.prepare_cached(sql)?;
    let rows = update.query_map(params![now, limit], |row| Ok((row.get(1)?, row.get(0)?)))?;
    let mut due: Vec<(Stamp, i64)> = rows.collect::<Result<_, _>>()?;
    due.sort_unstable();
    Ok(due.into_iter().map(|(_, id)| RoomId(id)).collect())
}

/// See [`super::super::LogStore::moved`].
pub fn moved(connection: &Connection, watched: &[(RoomId, u32)]) -> Outcome<Vec<Hint>> {
    let mut select =
        connection.prepare_cached("SELECT head FROM room WHERE id = ?1 AND head > ?2")?;
    let mut moved = Vec::new();
    for (room, known) in watched {
        let head = select
            .query_row(params![room.0, known], |row| row.get(0))
            .optional()?;
        moved.extend(head.map(|head| Hint { room: *room, head }));
    }
    Ok(moved)
}

/// See [`super::super::LogStore::beat`].
pub fn beat(connection: &Connection, node: &NodeName, now: Stamp) -> Outcome<Beat> {
    let mut newest = connection.prepare_cached("SELECT max(beat) FROM node")?;
    let newest: Option<Stamp> = newest.query_row([], |row| row.get(0))?;
    if let Some(from) = newest.filter(|newest| now - newest > NODE_SILENCE_MS) {
        let sql = "INSERT INTO outage (began, ended) VALUES (?1, ?2)";
        connection.prepare_cached(sql)?.execute([from, now])?;
    }
    let forget = "DELETE FROM outage WHERE ended <= ?1";
    connection
        .prepare_cached(forget)?
        .execute([now - KEEP_OUTAGES_MS])?;
    let sql = "INSERT INTO node (node, life, beat) VALUES (?1, ?2, ?3)
               ON CONFLICT (node, life) DO UPDATE SET beat = excluded.beat";
    connection
        .prepare_cached(sql)?
        .execute(params![node.node, node.life, now])?;
    Ok(Beat {
        now,
        outages: outages(connection)?,
        silent: silent(connection, node, now)?,
    })
}

fn outages(connection: &Connection) -> Outcome<Vec<Outage>> {
    let mut select =
        connection.prepare_cached("SELECT id, began, ended FROM outage ORDER BY id")?;
    let rows = select.query_map([], |row| {
        Ok(Outage {
            id: row.get(0)?,
            from: row.get(1)?,
            to: row.get(2)?,
        })
    })?;
    Ok(rows.collect::<Result<_, _>>()?)
}

fn silent(connection: &Connection, me: &NodeName, now: Stamp) -> Outcome<Vec<SilentNode>> {
    let sql = "SELECT node, life, beat FROM node
               WHERE (node <> ?1 OR life <> ?2) AND (node = ?1 OR beat < ?3) ORDER BY node, life";
    let mut select = connection.prepare_cached(sql)?;
    let rows = select.query_map(params![me.node, me.life, now - NODE_SILENCE_MS], |row| {
        let node = NodeName {
            node: row.get(0)?,
            life: row.get(1)?,
        };
        Ok(SilentNode {
            node,
            last: row.get(2)?,
        })
    })?;
    Ok(rows.collect::<Result<_, _>>()?)
}

/// See [`super::super::LogStore::sockets_of`].
pub fn sockets_of(connection: &Connection, node: &NodeName) -> Outcome<Vec<SeatSocket>> {
    let sql = "SELECT room, seat, conn FROM seat_socket WHERE node = ?1 AND life = ?2 ORDER BY room, seat";
    let mut select = connection.prepare_cached(sql)?;
    let rows = select.query_map(params![node.node, node.life], |row| {
        Ok(SeatSocket {
            room: RoomId(row.get(0)?),
            seat: row.get(1)?,
            conn: row.get(2)?,
        })
    })?;
    Ok(rows.collect::<Result<_, _>>()?)
}

/// See [`super::super::LogStore::bury`].
pub fn bury(connection: &Connection, node: &NodeName) -> Outcome<()> {
    for table in ["node", "seat_socket"] {
        let sql = format!("DELETE FROM {table} WHERE node = ?1 AND life = ?2");
        connection
            .prepare_cached(&sql)?
            .execute(params![node.node, node.life])?;
    }
    Ok(())
}

/// See [`super::super::LogStore::delete_old`].
pub fn delete_old(connection: &Connection, now: Stamp, limit: u32) -> Outcome<u32> {
    let sql = "SELECT id FROM room WHERE ended <= ?1 ORDER BY ended LIMIT ?2";
    let mut select = connection.prepare_cached(sql)?;
    let rows = select.query_map(params![now - KEEP_ENDED_MS, limit], |row| row.get(0))?;
    let rooms: Vec<i64> = rows.collect::<Result<_, _>>()?;
    for room in &rooms {
        for table in ["event", "game_secret", "seat_name", "seat_socket"] {
            let sql = format!("DELETE FROM {table} WHERE room = ?1");
            connection.prepare_cached(&sql)?.execute([room])?;
        }
        connection
            .prepare_cached("DELETE FROM room WHERE id = ?1")?
            .execute([room])?;
    }
    Ok(rooms.len() as u32)
}
