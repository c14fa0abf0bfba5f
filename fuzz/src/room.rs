//! A room's stored events and snapshots as a broken store or a hostile server would give them.

use sanuk_core::room::{Logged, Room, Snapshot, next_deadline};

/// Most lines of one input.
const LINES: usize = 300;

/// One stored entry or snapshot a line: an entry that cannot follow changes nothing, the log that
/// was taken folds to the same room, and a room goes through its snapshot unchanged.
pub fn room(bytes: &[u8]) {
    let Ok(text) = str::from_utf8(bytes) else {
        return;
    };
    let mut log: Vec<Logged> = Vec::new();
    let mut room = None;
    for line in text.lines().take(LINES) {
        if let Ok(Snapshot { room }) = serde_json::from_str(line) {
            look_at(&room);
        }
        let Ok(entry) = serde_json::from_str::<Logged>(line) else {
            continue;
        };
        let next = match &room {
            None => Room::fold(std::slice::from_ref(&entry))
                .ok()
                .map(|room| (room, entry)),
            Some(room) => follow(room, entry),
        };
        if let Some((next, entry)) = next {
            log.push(entry);
            look_at(&next);
            room = Some(next);
        }
    }
    if let Some(room) = room {
        assert_eq!(Room::fold(&log).as_ref(), Ok(&room));
        let text = serde_json::to_string(&room.snapshot()).expect("a snapshot is written");
        let snapshot: Snapshot = serde_json::from_str(&text).expect("a snapshot is read");
        assert_eq!(Room::restore(snapshot), room);
    }
}

/// Lets the entry follow: its number, time and hash are put right, so that what it says is tried.
fn follow(room: &Room, mut entry: Logged) -> Option<(Room, Logged)> {
    entry.seq = room.head() + 1;
    entry.at = entry.at.max(room.at());
    entry.body.hash = None;
    let mut next = room.clone();
    if next.apply(&entry).is_err() {
        assert_eq!(&next, room, "{entry:?}");
        return None;
    }
    Some((next, entry))
}

/// What a server and a client ask every room.
fn look_at(room: &Room) {
    let _ = (
        room.hash(),
        next_deadline(room),
        room.expires(),
        room.prompt(),
        room.next_roll(),
    );
    let _ = (
        room.anybody_here(),
        room.needs_game(),
        room.people().count(),
    );
}
