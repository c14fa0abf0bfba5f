//! The statements of the PostgreSQL store.

use deadpool_postgres::{GenericClient, Object, Transaction};
use tokio_postgres::Row;
use tokio_postgres::types::ToSql;

use super::super::{
    Append, Appended, Beat, Created, Hint, KEEP_ENDED_MS, KEEP_OUTAGES_MS, Marks, NODE_SILENCE_MS,
    NewRoom, NodeName, Outage, RoomId, RoomRow, SeatSocket, SilentNode, Snapshot, Stamp,
    StoreError, StoredEvent,
};

type Outcome<T> = Result<T, StoreError>;
type Values<'a> = &'a [&'a (dyn ToSql + Sync)];

/// Any number that all nodes use: beats are written one after the other, so an outage is found once.
const BEAT_LOCK: i64 = 0x5341_4e55_4b01;

async fn execute(client: &Object, sql: &str, values: Values<'_>) -> Outcome<u64> {
    let statement = client.prepare_cached(sql).await?;
    Ok(client.execute(&statement, values).await?)
}

async fn select(client: &Object, sql: &str, values: Values<'_>) -> Outcome<Vec<Row>> {
    let statement = client.prepare_cached(sql).await?;
    Ok(client.query(&statement, values).await?)
}

fn unsigned(number: i32) -> Outcome<u32> {
    u32::try_from(number).map_err(|_| StoreError::Damaged(format!("{number} is below zero")))
}

fn seat(number: i32) -> Outcome<u8> {
    u8::try_from(number).map_err(|_| StoreError::Damaged(format!("{number} is no seat")))
}

/// The database's time.
pub async fn now(client: &impl GenericClient) -> Outcome<Stamp> {
    let sql = "SELECT (extract(epoch FROM clock_timestamp()) * 1000)::bigint";
    Ok(client.query_one(sql, &[]).await?.try_get(0)?)
}

/// See [`super::super::LogStore::create`].
pub async fn create(client: &mut Object, new: &NewRoom) -> Outcome<Created> {
    let transaction = client.transaction().await?;
    let created = create_in(&transaction, new).await?;
    transaction.commit().await?;
    Ok(created)
}

async fn create_in(transaction: &Transaction<'_>, new: &NewRoom) -> Outcome<Created> {
    let sql = "INSERT INTO room (code, wish, head, last_at, deadline, expires, ended)
               VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT DO NOTHING RETURNING id";
    let Marks {
        deadline,
        expires,
        ended,
    } = new.marks;
    let head = (new.events.len() as u32).cast_signed();
    let wish = new.wish.as_slice();
    let values: Values<'_> = &[
        &new.code, &wish, &head, &new.at, &deadline, &expires, &ended,
    ];
    let Some(made) = transaction.query_opt(sql, values).await? else {
        let same = transaction
            .query_opt("SELECT id FROM room WHERE wish = $1", &[&wish])
            .await?;
        let id = same.map(|row| row.try_get(0)).transpose()?;
        return Ok(id.map_or(Created::CodeTaken, |id| Created::Existing(RoomId(id))));
    };
    let id: i64 = made.try_get(0)?;
    let sql = "INSERT INTO event (room, seq, at, body)
               SELECT $1, line.n::integer, $2, line.body
               FROM unnest($3::text[]) WITH ORDINALITY AS line (body, n)";
    transaction
        .execute(sql, &[&id, &new.at, &new.events])
        .await?;
    let sql = "INSERT INTO game_secret (game, room, secret) VALUES ($1, $2, $3)";
    let (game, secret) = (new.secret.game.as_slice(), new.secret.secret.as_slice());
    transaction.execute(sql, &[&game, &id, &secret]).await?;
    Ok(Created::New(RoomId(id)))
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
pub async fn room(client: &Object, by: By<'_>) -> Outcome<Option<RoomRow>> {
    const COLUMNS: &str =
        "SELECT id, code, head, deadline, expires, ended, snapshot_seq, snapshot FROM room";
    let rows = match by {
        By::Code(code) => select(client, &format!("{COLUMNS} WHERE code = $1"), &[&code]).await?,
        By::Id(id) => select(client, &format!("{COLUMNS} WHERE id = $1"), &[&id.0]).await?,
    };
    rows.first().map(room_row).transpose()
}

fn room_row(row: &Row) -> Outcome<RoomRow> {
    let seq = unsigned(row.try_get(6)?)?;
    let snapshot: Option<String> = row.try_get(7)?;
    Ok(RoomRow {
        id: RoomId(row.try_get(0)?),
        code: row.try_get(1)?,
        head: unsigned(row.try_get(2)?)?,
        marks: Marks {
            deadline: row.try_get(3)?,
            expires: row.try_get(4)?,
            ended: row.try_get(5)?,
        },
        snapshot: snapshot.map(|body| Snapshot { seq, body }),
    })
}

/// See [`super::super::LogStore::events`].
pub async fn events(
    client: &Object,
    room: RoomId,
    after: u32,
    limit: u32,
) -> Outcome<Vec<StoredEvent>> {
    let sql = "SELECT seq, at, body FROM event WHERE room = $1 AND seq > $2 ORDER BY seq LIMIT $3";
    let rows = select(
        client,
        sql,
        &[&room.0, &after.cast_signed(), &i64::from(limit)],
    )
    .await?;
    let event = |row: &Row| {
        Ok(StoredEvent {
            seq: unsigned(row.try_get(0)?)?,
            at: row.try_get(1)?,
            body: row.try_get(2)?,
        })
    };
    rows.iter().map(event).collect()
}

/// See [`super::super::LogStore::append`].
pub async fn append(client: &Object, append: &Append) -> Outcome<Appended> {
    let sql = "WITH moved AS (
                   UPDATE room SET head = $3, last_at = $4, deadline = $5, expires = $6, ended = $7
                   WHERE id = $1 AND head = $2 RETURNING id),
               kept AS (
                   INSERT INTO game_secret (game, room, secret)
                   SELECT $9, id, $10 FROM moved WHERE $9::bytea IS NOT NULL),
               held AS (
                   INSERT INTO seat_socket (room, seat, node, life, conn)
                   SELECT id, $11, $12, $13, $14 FROM moved WHERE $11::integer IS NOT NULL
                   ON CONFLICT (room, seat) DO UPDATE
                   SET node = excluded.node, life = excluded.life, conn = excluded.conn),
               dropped AS (
                   DELETE FROM seat_socket USING moved WHERE room = moved.id AND seat = $15),
               named AS (
                   INSERT INTO seat_name (room, seat, name)
                   SELECT moved.id, who.seat, who.name
                   FROM moved, unnest($16::integer[], $17::text[]) AS who (seat, name)
                   WHERE who.name IS NOT NULL
                   ON CONFLICT (room, seat) DO UPDATE SET name = excluded.name),
               nameless AS (
                   DELETE FROM seat_name USING moved, unnest($16::integer[], $17::text[]) AS who (seat, name)
                   WHERE room = moved.id AND seat_name.seat = who.seat AND who.name IS NULL)
               INSERT INTO event (room, seq, at, body)
               SELECT moved.id, $2 + line.n::integer, $4, line.body
               FROM moved, unnest($8::text[]) WITH ORDINALITY AS line (body, n)";
    let head = append.expected + append.events.len() as u32;
    let Marks {
        deadline,
        expires,
        ended,
    } = append.marks;
    let game = append.secret.as_ref().map(|secret| secret.game.as_slice());
    let sealed = append
        .secret
        .as_ref()
        .map(|secret| secret.secret.as_slice());
    let held = append.held.as_ref();
    let (held_seat, conn) = (
        held.map(|held| i32::from(held.seat)),
        held.map(|held| &held.conn),
    );
    let (node, life) = (
        held.map(|held| &held.node.node),
        held.map(|held| held.node.life),
    );
    let dropped = append.dropped.map(i32::from);
    let (seats, names): (Vec<i32>, Vec<Option<&str>>) = append
        .names
        .iter()
        .map(|(seat, name)| (i32::from(*seat), name.as_deref()))
        .unzip();
    let (expected, new_head) = (append.expected.cast_signed(), head.cast_signed());
    let values: Values<'_> = &[
        &append.room.0,
        &expected,
        &new_head,
        &append.at,
        &deadline,
        &expires,
        &ended,
        &append.events,
        &game,
        &sealed,
        &held_seat,
        &node,
        &life,
        &conn,
        &dropped,
        &seats,
        &names,
    ];
    let inserted = execute(client, sql, values).await?;
    Ok(if inserted == 0 {
        Appended::Conflict
    } else {
        Appended::Committed(head)
    })
}

/// See [`super::super::LogStore::keep_snapshot`].
pub async fn keep_snapshot(client: &Object, room: RoomId, snapshot: &Snapshot) -> Outcome<()> {
    let sql =
        "UPDATE room SET snapshot = $2, snapshot_seq = $3 WHERE id = $1 AND snapshot_seq < $3";
    execute(
        client,
        sql,
        &[&room.0, &snapshot.body, &snapshot.seq.cast_signed()],
    )
    .await?;
    Ok(())
}

/// See [`super::super::LogStore::secret`].
pub async fn secret(client: &Object, game: [u8; 16]) -> Outcome<Option<[u8; 32]>> {
    let sql = "SELECT secret FROM game_secret WHERE game = $1";
    let rows = select(client, sql, &[&game.as_slice()]).await?;
    let Some(row) = rows.first() else {
        return Ok(None);
    };
    let bytes: Vec<u8> = row.try_get(0)?;
    let exact = <[u8; 32]>::try_from(bytes);
    exact
        .map(Some)
        .map_err(|_| StoreError::Damaged("a secret has 32 bytes".into()))
}

/// See [`super::super::LogStore::names`].
pub async fn names(client: &Object, room: RoomId) -> Outcome<Vec<(u8, String)>> {
    let sql = "SELECT seat, name FROM seat_name WHERE room = $1 ORDER BY seat";
    let rows = select(client, sql, &[&room.0]).await?;
    let name = |row: &Row| Ok((seat(row.try_get(0)?)?, row.try_get(1)?));
    rows.iter().map(name).collect()
}

/// See [`super::super::LogStore::claim_due`]. Rows that another node is claiming are left to it.
pub async fn claim_due(client: &Object, now: Stamp, limit: u32) -> Outcome<Vec<RoomId>> {
    let sql = "UPDATE room SET claimed = $1 WHERE id IN (
                   SELECT id FROM room WHERE due <= $1 AND claimed <= $1 - 1000
                   ORDER BY due LIMIT $2 FOR UPDATE SKIP LOCKED)
               RETURNING due, id";
    let rows = select(client, sql, &[&now, &i64::from(limit)]).await?;
    let claim = |row: &Row| Ok((row.try_get(0)?, row.try_get(1)?));
    let mut due: Vec<(Stamp, i64)> = rows.iter().map(claim).collect::<Outcome<_>>()?;
    due.sort_unstable();
    Ok(due.into_iter().map(|(_, id)| RoomId(id)).collect())
}

/// See [`super::super::LogStore::moved`].
pub async fn moved(client: &Object, watched: &[(RoomId, u32)]) -> Outcome<Vec<Hint>> {
    let sql = "SELECT room.id, room.head FROM room
               JOIN unnest($1::bigint[], $2::integer[]) AS watched (id, head) USING (id)
               WHERE room.head > watched.head";
    let (ids, heads): (Vec<i64>, Vec<i32>) = watched
        .iter()
        .map(|(room, head)| (room.0, head.cast_signed()))
        .unzip();
    let rows = select(client, sql, &[&ids, &heads]).await?;
    let hint = |row: &Row| {
        let head = unsigned(row.try_get(1)?)?;
        Ok(Hint {
            room: RoomId(row.try_get(0)?),
            head,
        })
    };
    rows.iter().map(hint).collect()
}

/// See [`super::super::LogStore::beat`].
pub async fn beat(client: &mut Object, node: &NodeName) -> Outcome<Beat> {
    let transaction = client.transaction().await?;
    transaction
        .execute("SELECT pg_advisory_xact_lock($1)", &[&BEAT_LOCK])
        .await?;
    let now = now(&transaction).await?;
    let row = transaction
        .query_one("SELECT max(beat) FROM node", &[])
        .await?;
    let newest: Option<Stamp> = row.try_get(0)?;
    if let Some(from) = newest.filter(|newest| now - newest > NODE_SILENCE_MS) {
        let sql = "INSERT INTO outage (began, ended) VALUES ($1, $2)";
        transaction.execute(sql, &[&from, &now]).await?;
    }
    let forget = "DELETE FROM outage WHERE ended <= $1";
    transaction
        .execute(forget, &[&(now - KEEP_OUTAGES_MS)])
        .await?;
    let sql = "INSERT INTO node (node, life, beat) VALUES ($1, $2, $3)
               ON CONFLICT (node, life) DO UPDATE SET beat = excluded.beat";
    transaction
        .execute(sql, &[&node.node, &node.life, &now])
        .await?;
    let outages = outages(&transaction).await?;
    let silent = silent(&transaction, node, now).await?;
    transaction.commit().await?;
    Ok(Beat {
        now,
        outages,
        silent,
    })
}

async fn outages(transaction: &Transaction<'_>) -> Outcome<Vec<Outage>> {
    let rows = transaction
        .query("SELECT id, began, ended FROM outage ORDER BY id", &[])
        .await?;
    let outage = |row: &Row| {
        Ok(Outage {
            id: row.try_get(0)?,
            from: row.try_get(1)?,
            to: row.try_get(2)?,
        })
    };
    rows.iter().map(outage).collect()
}

async fn silent(
    transaction: &Transaction<'_>,
    me: &NodeName,
    now: Stamp,
) -> Outcome<Vec<SilentNode>> {
    let sql = "SELECT node, life, beat FROM node
               WHERE (node <> $1 OR life <> $2) AND (node = $1 OR beat < $3) ORDER BY node, life";
    let values: Values<'_> = &[&me.node, &me.life, &(now - NODE_SILENCE_MS)];
    let silent = |row: &Row| {
        let node = NodeName {
            node: row.try_get(0)?,
            life: row.try_get(1)?,
        };
        Ok(SilentNode {
            node,
            last: row.try_get(2)?,
        })
    };
    transaction
        .query(sql, values)
        .await?
        .iter()
        .map(silent)
        .collect()
}

/// See [`super::super::LogStore::sockets_of`].
pub async fn sockets_of(client: &Object, node: &NodeName) -> Outcome<Vec<SeatSocket>> {
    let sql = "SELECT room, seat, conn FROM seat_socket WHERE node = $1 AND life = $2 ORDER BY room, seat";
    let rows = select(client, sql, &[&node.node, &node.life]).await?;
    let socket = |row: &Row| {
        Ok(SeatSocket {
            room: RoomId(row.try_get(0)?),
            seat: seat(row.try_get(1)?)?,
            conn: row.try_get(2)?,
        })
    };
    rows.iter().map(socket).collect()
}

/// See [`super::super::LogStore::bury`].
pub async fn bury(client: &Object, node: &NodeName) -> Outcome<()> {
    let sql = "WITH held AS (DELETE FROM seat_socket WHERE node = $1 AND life = $2)
               DELETE FROM node WHERE node = $1 AND life = $2";
    execute(client, sql, &[&node.node, &node.life]).await?;
    Ok(())
}

/// See [`super::super::LogStore::delete_old`]. What belongs to a room goes with it.
pub async fn delete_old(client: &Object, now: Stamp, limit: u32) -> Outcome<u32> {
    let sql = "DELETE FROM room WHERE id IN (
                   SELECT id FROM room WHERE ended <= $1 ORDER BY ended LIMIT $2 FOR UPDATE SKIP LOCKED)";
    let deleted = execute(client, sql, &[&(now - KEEP_ENDED_MS), &i64::from(limit)]).await?;
    Ok(deleted as u32)
}
