//! Loss of power: what was acknowledged is on disk, also when every write that was not synced is
//! lost, or arrives in part and in any order.
//!
//! A server plays under strace. At moments by chance a folder is made that has only what was synced
//! by then; the real store opens it, and everything that any client had been told by then must be
//! there. 40 moments; `SANUK_KILLS=200` for the long run.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

mod disk;
mod trace;

use std::collections::HashSet;
use std::path::Path;
use std::process::{Command, Stdio};

use sanuk_core::ludo::RuleSet;
use sanuk_core::protocol::ServerFrame;
use sanuk_core::protocol::frame::Missed;
use sanuk_core::protocol::http::RoomCreated;
use sanuk_core::room::{Logged, Room, Settings};
use sanuk_server::log::LogStore;
use sanuk_server::log::sqlite::SqliteLog;
use sanuk_tests::bots::mind::Mind;
use sanuk_tests::bots::node::Recipe;
use sanuk_tests::bots::table;

use disk::{Disk, Luck};
use trace::Step;

const NODE: &str = env!("CARGO_BIN_EXE_node");

fn moments() -> usize {
    std::env::var("SANUK_KILLS")
        .ok()
        .and_then(|moments| moments.parse().ok())
        .unwrap_or(40)
}

/// Whether strace is here and may trace.
fn can_trace() -> bool {
    let tried = Command::new("strace")
        .args(["-f", "-o", "/dev/null", "true"])
        .stderr(Stdio::null())
        .status();
    tried.is_ok_and(|status| status.success())
}

/// Plays games of both kinds on a traced server, kills it, and gives what it did.
async fn traced(folder: &Path, trace: &Path) -> Vec<Step> {
    let store = format!("sqlite:{}/rooms.db", folder.display());
    let mut recipe = Recipe::new(Path::new(NODE), &store).unwrap();
    recipe.before = trace::OPTIONS.map(str::to_owned).to_vec();
    recipe.before.push(trace.display().to_string());
    let node = recipe.start().unwrap();
    let mut playing = tokio::task::JoinSet::new();
    for seed in 1..=4_u64 {
        let servers = [recipe.address];
        let settings = match seed {
            1 => Settings::ludo(RuleSet::quick(), 2),
            2 => Settings::ludo(RuleSet::party(), 3),
            _ => Settings::makruk(),
        };
        let mind = Mind {
            seed,
            most_plies: 80,
            games: 1,
        };
        playing.spawn(async move { table::play(&servers, &settings, mind).await.unwrap() });
    }
    while let Some(played) = playing.join_next().await {
        played.unwrap();
    }
    node.kill().unwrap();
    trace::read(&std::fs::read_to_string(trace).unwrap(), folder)
}

/// What clients have been told.
#[derive(Default)]
struct Told {
    /// Entries, as they are written.
    entries: HashSet<String>,
    /// Codes of rooms that were made.
    codes: HashSet<String>,
}

impl Told {
    fn take(&mut self, bytes: &[u8]) {
        if let Some(body) = text_after(bytes, b"\r\n\r\n") {
            if let Ok(made) = serde_json::from_str::<RoomCreated>(&body) {
                self.codes.insert(made.code.to_string());
            }
            return;
        }
        let mut rest = bytes;
        while let Some((text, after)) = frame(rest) {
            match ServerFrame::read(text) {
                Ok(ServerFrame::Ev(entry)) => drop(self.entries.insert(written(&entry))),
                Ok(ServerFrame::Welcome(welcome)) => {
                    if let Missed::Events(events) = &welcome.missed {
                        self.entries.extend(events.iter().map(written));
                    }
                }
                _ => {}
            }
            rest = after;
        }
    }
}

fn text_after(bytes: &[u8], mark: &[u8]) -> Option<String> {
    let at = bytes
        .windows(mark.len())
        .position(|window| window == mark)?;
    String::from_utf8(bytes[at + mark.len()..].to_vec()).ok()
}

/// The text of the first frame of a server's socket, and what follows.
fn frame(bytes: &[u8]) -> Option<(&str, &[u8])> {
    const TEXT: u8 = 0x81;
    let (length, start) = match bytes {
        [TEXT, 126, high, low, ..] => (usize::from(u16::from_be_bytes([*high, *low])), 4),
        [TEXT, short @ 0..=125, ..] => (usize::from(*short), 2),
        [TEXT, 127, rest @ ..] => {
            let length = u64::from_be_bytes(rest.get(..8)?.try_into().ok()?);
            (usize::try_from(length).ok()?, 10)
        }
        _ => return None,
    };
    let text = std::str::from_utf8(bytes.get(start..start + length)?).ok()?;
    Some((text, &bytes[start + length..]))
}

fn written(entry: &Logged) -> String {
    serde_json::to_string(entry).unwrap()
}

/// Every entry of these rooms as the real store has them; each room folds and has its whole log.
async fn stored(folder: &Path, codes: &HashSet<String>) -> HashSet<String> {
    let mut all = HashSet::new();
    if codes.is_empty() {
        return all;
    }
    let store = SqliteLog::open(&folder.join("rooms.db")).unwrap();
    for code in codes {
        let found = store.find(code).await.unwrap();
        let room = found.unwrap_or_else(|| panic!("the room {code} was promised and is gone"));
        let events = store.events(room.id, 0, 100_000).await.unwrap();
        let entries: Vec<Logged> = events
            .iter()
            .map(|event| Logged {
                seq: u64::from(event.seq),
                at: event.at.unsigned_abs(),
                body: serde_json::from_str(&event.body).unwrap(),
            })
            .collect();
        let fold = Room::fold(&entries).unwrap();
        assert_eq!(fold.head(), u64::from(room.head));
        all.extend(entries.iter().map(written));
    }
    all
}

#[tokio::test(flavor = "multi_thread")]
async fn what_was_acknowledged_outlives_every_write_that_was_not_synced() {
    if !can_trace() {
        eprintln!("SKIPPED: strace is missing or may not trace; no loss of power was tried");
        return;
    }
    let (data, place) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
    let steps = traced(data.path(), &place.path().join("trace")).await;
    let mut luck = Luck(7);
    let mut cuts: Vec<usize> = (0..moments()).map(|_| luck.below(steps.len())).collect();
    cuts.push(steps.len());
    cuts.sort_unstable();
    let (mut disk, mut told, mut done) = (Disk::new(data.path()), Told::default(), 0);
    let mut lost = 0;
    for (moment, cut) in cuts.iter().enumerate() {
        for step in &steps[done..*cut] {
            disk.take(step);
            if let Step::Told { bytes, .. } = step {
                told.take(bytes);
            }
        }
        done = *cut;
        lost += disk.unsynced();
        let folder = tempfile::tempdir().unwrap();
        let chance = (moment % 2 == 1).then_some(&mut luck);
        disk.rebuild(folder.path(), chance);
        let kept = stored(folder.path(), &told.codes).await;
        let missing = told.entries.difference(&kept).next();
        assert_eq!(missing, None, "acknowledged and gone at step {cut}");
    }
    println!(
        "{} losses of power: {} acknowledged entries in {} rooms, {lost} unsynced changes lost, 0 entries lost",
        cuts.len(),
        told.entries.len(),
        told.codes.len()
    );
    assert_eq!(told.codes.len(), 4);
    assert!(told.entries.len() > 300, "{}", told.entries.len());
    assert!(lost > moments() / 2, "hardly anything was unsynced: {lost}");
    let database = data.path().join("rooms.db");
    let moved = steps
        .iter()
        .skip_while(|step| !matches!(step, Step::Told { .. }))
        .filter(|step| matches!(step, Step::Wrote { file, .. } if *file == database))
        .count();
    assert!(moved > 0, "the log was never moved into the database");
}
