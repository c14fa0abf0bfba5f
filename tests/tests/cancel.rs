//! Cancelling at random moments: the search ends at once and chooses nothing; at the table no
//! stray move appears.

#![allow(clippy::unwrap_used, clippy::panic)]

use std::sync::mpsc;
use std::time::Duration;

use sanuk_core::ai::makruk::{Engine, MakrukPlayer, TABLE_BYTES, Task, player};
use sanuk_core::ai::{Budget, ComputerPlayer, Level, Lot, Stop};
use sanuk_core::app::{Action, App, Config, Effect, Environment, Listener, ListenerError, Start};
use sanuk_core::makruk::{Game, Ply};
use sanuk_core::view::{GameView, Screen};
use sanuk_tests::bench::ThreadTime;

/// Longest work of the searching thread after the signal.
const LONGEST: Duration = Duration::from_millis(50);

/// The hard level, that would think for a minute.
fn think(hard: &mut MakrukPlayer, stop: &Stop) -> Option<Ply> {
    let budget = Budget::time(Duration::from_mins(1));
    hard.choose(&Game::start(), 1, budget, stop)
}

#[test]
fn a_thousand_searches_end_at_once_and_choose_nothing() {
    let (to_worker, jobs) = mpsc::channel::<Stop>();
    let (to_main, answers) = mpsc::channel();
    let worker = std::thread::spawn(move || {
        to_main.send((ThreadTime::of_this_thread(), None)).unwrap();
        let mut hard = player(Level::Hard);
        for stop in jobs {
            let chosen = think(&mut hard, &stop);
            to_main
                .send((ThreadTime::of_this_thread(), chosen))
                .unwrap();
        }
    });
    let (clock, _) = answers.recv().unwrap();
    let (mut lot, mut longest) = (Lot::new(7), Duration::ZERO);
    for round in 0..1_000 {
        let stop = Stop::new();
        to_worker.send(stop.clone()).unwrap();
        // A random moment: so many turns of an empty loop, from before the first node on.
        for turn in 0..lot.below(400_000) {
            std::hint::black_box(turn);
        }
        let before = clock.worked();
        stop.stop();
        let (_, chosen) = answers.recv().unwrap();
        assert_eq!(chosen, None, "round {round}");
        // What the thread worked, so that a busy machine does not count.
        longest = longest.max(clock.worked().saturating_sub(before));
    }
    drop(to_worker);
    worker.join().unwrap();
    assert!(longest <= LONGEST, "{longest:?}");
}

#[test]
fn equal_nodes_give_equal_lines_on_two_runs() {
    let run = |nodes| {
        let task = Task {
            budget: Budget::nodes(nodes),
            ..Task::default()
        };
        let mut engine = Engine::with_table(TABLE_BYTES);
        engine
            .think(&Game::start(), &task, &Stop::new(), &mut |_| {})
            .unwrap()
    };
    assert_eq!(run(20_000), run(20_000));
}

/// Hears everything and does nothing.
struct Quiet;

impl Listener for Quiet {
    fn changed(&self, _revision: u64) -> Result<(), ListenerError> {
        Ok(())
    }

    fn perform(&self, _effect: Effect) -> Result<(), ListenerError> {
        Ok(())
    }
}

fn press(app: &App, id: &str) {
    let prompt = app.view().prompt;
    app.dispatch(Action::Press {
        id: id.into(),
        prompt,
    });
}

fn game(app: &App) -> GameView {
    match &app.view().screen {
        Screen::Game { view } => view.clone(),
        other => panic!("{other:?}"),
    }
}

#[test]
fn d19_a_take_back_at_any_moment_leaves_no_stray_move() {
    let config = Config {
        folder: None,
        seed: Some([7; 32]),
        virtual_time: true,
        language: None,
        server: None,
        start: Start::Kept,
        environment: Environment {
            languages: vec!["en".into()],
            dark: false,
            high_contrast: false,
            reduced_motion: true,
            font_scale: 1.0,
            utc_offset_minutes: 0,
        },
    };
    let app = App::open(config, Box::new(Quiet)).unwrap();
    let mut lot = Lot::new(3);
    for id in ["game:makruk", "play:normal"] {
        press(&app, id);
        app.settle();
    }
    for round in 0..300 {
        press(&app, "square:e3");
        app.advance(0);
        press(&app, "square:e4");
        // From the first stored move to after the computer's reply.
        app.advance(lot.below(900) as u64);
        for _ in 0..2 {
            press(&app, "undo");
            app.settle();
        }
        let table = game(&app);
        assert!(table.moves.is_empty() && !table.thinking, "round {round}");
        assert_eq!(table.turn.name, "White");
    }
}
