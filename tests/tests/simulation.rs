//! Simulated rooms, nodes and phones: 300 seeds here, 10,000 by `./x verify simulation`.

#![allow(clippy::unwrap_used, clippy::panic)]

use std::sync::Mutex;
use std::thread;

use sanuk_tests::simulation::{Faults, Plan, Report, run, search};

/// Runs seeds on every core and adds their reports up.
fn seeds(count: u64) -> Vec<Report> {
    let reports = Mutex::new(Vec::new());
    let threads = thread::available_parallelism().map_or(2, usize::from) as u64;
    thread::scope(|scope| {
        for first in 0..threads {
            let reports = &reports;
            scope.spawn(move || {
                for seed in (first..count).step_by(threads as usize) {
                    match search(seed) {
                        Ok(report) => reports.lock().unwrap().push(report),
                        Err(failure) => panic!("{failure}"),
                    }
                }
            });
        }
    });
    reports.into_inner().unwrap()
}

#[test]
fn whatever_goes_wrong_nothing_acknowledged_is_lost_and_everybody_sees_the_same() {
    let reports = seeds(300);
    let sum = |of: fn(&Report) -> usize| reports.iter().map(of).sum::<usize>();
    // A service in which nothing happens keeps every promise; this one is busy.
    assert!(sum(|it| it.entries) > 30_000, "{}", sum(|it| it.entries));
    assert!(sum(|it| it.acknowledged) > 20_000);
    assert!(sum(|it| it.games) > 500);
    assert!(sum(|it| it.ended) > 150);
    assert!(sum(|it| it.conflicts) > 300);
    assert!(sum(|it| it.kills) > 500);
}

#[test]
fn a_seed_runs_the_same_way_twice() {
    for seed in [3, 66, 200] {
        let plan = Plan::of(seed);
        assert_eq!(run(&plan).unwrap(), run(&plan).unwrap(), "{seed}");
    }
    assert_ne!(
        run(&Plan::of(3)).unwrap().print,
        run(&Plan::of(4)).unwrap().print
    );
}

/// In one seed everybody may walk out of the room, so that no game ends there.
#[test]
fn without_faults_games_are_played_to_their_end() {
    let seeds = 10..20;
    let ended = seeds.filter(|seed| {
        let mut plan = Plan::of(*seed);
        plan.faults = Faults::NONE;
        plan.time = 900_000;
        let report = run(&plan).unwrap();
        assert_eq!(report.kills, 0);
        report.ended > 0
    });
    assert!(ended.count() >= 8);
}
