//! Kills a process that saves, again and again: nothing acknowledged is lost, the store always
//! opens, and every acknowledgement comes after a real fsync.
//!
//! 15 kills; `SANUK_KILLS=150` for the long run.

#![allow(clippy::unwrap_used)]

use std::collections::BTreeMap;
use std::fs;
use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{Child, Command, Stdio};

use sanuk_core::game::Session;
use sanuk_core::store::{SledStore, Store, fixed_clock};

const SAVER: &str = env!("CARGO_BIN_EXE_saver");

fn kills() -> usize {
    std::env::var("SANUK_KILLS")
        .ok()
        .and_then(|kills| kills.parse().ok())
        .unwrap_or(15)
}

/// What the saver said of one game: its last acknowledged length, and the one it was trying.
#[derive(Clone, Copy, Default, Debug)]
struct Said {
    acknowledged: Option<usize>,
    tried: Option<usize>,
}

fn note(games: &mut BTreeMap<String, Said>, line: &str) {
    let words: Vec<&str> = line.split(' ').collect();
    let [kind, id, length] = words[..] else {
        return;
    };
    let said = games.entry(id.to_string()).or_default();
    let length = length.parse().ok();
    match kind {
        "ACK" => (said.acknowledged, said.tried) = (length, None),
        _ => said.tried = length,
    }
}

fn spawn(folder: &Path) -> Child {
    Command::new(SAVER)
        .arg(folder)
        .stdout(Stdio::piped())
        .spawn()
        .unwrap()
}

/// Lets the saver write some lines, kills it, and reads what it had still said.
fn run_and_kill(folder: &Path, lines: usize, spins: usize, games: &mut BTreeMap<String, Said>) {
    let mut saver = spawn(folder);
    let mut out = BufReader::new(saver.stdout.take().unwrap()).lines();
    for line in out.by_ref().take(lines) {
        note(games, &line.unwrap());
    }
    for _ in 0..spins {
        std::hint::spin_loop();
    }
    saver.kill().unwrap();
    out.for_each(|line| note(games, &line.unwrap()));
    let status = saver.wait().unwrap();
    assert_eq!(
        status.code(),
        None,
        "the saver was killed and did not fail by itself"
    );
}

fn check(folder: &Path, games: &BTreeMap<String, Said>) {
    let opened = SledStore::open(folder, fixed_clock(0)).unwrap();
    assert_eq!(opened.recovery, None);
    let listing = opened.store.list().unwrap();
    assert_eq!(listing.damaged, []);
    for (id, said) in games {
        let Ok(saved) = opened.store.load(id.parse().unwrap()) else {
            assert_eq!(
                said.acknowledged, None,
                "game {id} was acknowledged and is gone"
            );
            continue;
        };
        let length = Some(saved.events.len());
        assert!(
            length == said.acknowledged || length == said.tried,
            "{id}: {length:?}, {said:?}"
        );
        let session = Session::restore(saved.header, &saved.events, saved.pending).unwrap();
        assert!(
            session.check_dice().is_ok(),
            "the events are the ones that were saved"
        );
    }
}

#[test]
fn m5_nothing_acknowledged_is_lost_when_killed() {
    let folder = tempfile::tempdir().unwrap();
    let mut games = BTreeMap::new();
    // A small generator of our own: the same kills in every run, as far as timing allows.
    let mut random = 0x2545_f491_4f6c_dd1d_u64;
    for kill in 0..kills() {
        random = random
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        let number = (random >> 33) as usize;
        // Every third kill hits the opening itself.
        let lines = if kill % 3 == 0 { 1 } else { 2 + number % 120 };
        run_and_kill(folder.path(), lines, number % 400_000, &mut games);
        check(folder.path(), &games);
    }
    let acknowledged = games
        .values()
        .filter_map(|said| said.acknowledged)
        .sum::<usize>();
    assert!(acknowledged > kills(), "games went on: {acknowledged}");
}

#[test]
fn a_second_process_is_told_that_the_saves_are_in_use() {
    let folder = tempfile::tempdir().unwrap();
    let store = SledStore::open(folder.path(), fixed_clock(0))
        .unwrap()
        .store;
    let second = Command::new(SAVER).arg(folder.path()).output().unwrap();
    assert_eq!(second.status.code(), Some(1));
    let said = String::from_utf8_lossy(&second.stderr).into_owned();
    assert!(
        said.contains("in use by another window or process"),
        "{said}"
    );
    drop(store);
    let third = Command::new(SAVER)
        .arg(folder.path())
        .arg("3")
        .output()
        .unwrap();
    assert!(third.status.success());
}

#[test]
fn m5_every_acknowledgement_follows_an_fsync() {
    let folder = tempfile::tempdir().unwrap();
    let trace = folder.path().join("trace");
    let strace = Command::new("strace")
        .args(["-f", "-qq", "-e", "trace=fsync,fdatasync,write", "-o"])
        .args([
            trace.as_os_str(),
            SAVER.as_ref(),
            folder.path().join("app").as_os_str(),
        ])
        .arg("40")
        .output();
    let ran = strace.is_ok_and(|output| output.status.success());
    if !ran {
        eprintln!("SKIPPED: strace is missing or may not trace; fsyncs were not counted");
        return;
    }
    let (mut synced, mut acknowledged) = (0, 0);
    for line in fs::read_to_string(&trace).unwrap().lines() {
        let sync = line.contains("fsync") || line.contains("fdatasync");
        if sync && line.trim_end().ends_with("= 0") {
            synced += 1;
        } else if line.contains("write(1, \"TRY") {
            // Only an fsync between the try and its acknowledgement counts.
            synced = 0;
        } else if line.contains("write(1, \"ACK") {
            assert!(synced > 0, "acknowledged before any fsync: {line}");
            acknowledged += 1;
        }
    }
    assert!(acknowledged >= 40, "{acknowledged}");
}
