//! The computer's searches, played on the pure model: D19 and D21.

use super::disk::Desk;
use crate::ai::{Level, Stop};
use crate::app::action::{Action, Key};
use crate::app::model::Input;
use crate::app::work::{Answer, Work};
use crate::game::{self, Command};
use crate::view::{GameView, Screen};

/// A search as it was asked for.
struct Asked {
    token: u64,
    stop: Stop,
    /// What it would answer, had it come to an end.
    command: Command,
    nodes: Option<u64>,
}

/// The model, and every search that it asked for.
struct Watched {
    desk: Desk,
    asked: Vec<Asked>,
}

impl Watched {
    fn new() -> Self {
        let (desk, asked) = (Desk::new(), Vec::new());
        Self { desk, asked }
    }

    /// Keeps what is to be kept, answers no search, and sees that one runs at most.
    fn rest(&mut self) {
        while let Some((id, _)) = self.desk.save() {
            self.desk.saved(id, Ok(()));
        }
        for work in std::mem::take(&mut self.desk.work) {
            match work {
                Work::Search {
                    token,
                    position,
                    turn,
                    budget,
                    stop,
                } => self.asked.push(Asked {
                    token,
                    stop,
                    command: game::think(&position, turn, budget, &Stop::new()).unwrap(),
                    nodes: budget.nodes,
                }),
                other => self.desk.work.push(other),
            }
        }
        assert!(
            self.running() <= 1,
            "{} searches run at once",
            self.running()
        );
    }

    fn running(&self) -> usize {
        let runs = |asked: &&Asked| !asked.stop.stopped();
        self.asked.iter().filter(runs).count()
    }

    fn press(&mut self, id: &str) {
        self.desk.press(id);
        self.rest();
    }

    fn act(&mut self, action: Action) {
        self.desk.give(Input::Action(action));
        self.rest();
    }

    /// What every search found arrives, also of those that were stopped.
    fn all_answer(&mut self) {
        for at in 0..self.asked.len() {
            let answer = Answer::Found {
                token: self.asked[at].token,
                command: Some(self.asked[at].command),
            };
            self.desk.give(Input::Answer(answer));
            self.rest();
        }
    }

    fn wait(&mut self, ms: u64) {
        self.desk.wait(ms);
        self.rest();
    }

    fn game(&self) -> GameView {
        match &self.desk.view.as_ref().unwrap().screen {
            Screen::Game { view } => view.clone(),
            _ => panic!("no game is shown"),
        }
    }

    /// Moves of both sides.
    fn plies(&self) -> usize {
        let rows = self.game().moves;
        let cells = rows.into_iter().flat_map(|row| [row.first, row.second]);
        cells.flatten().count()
    }

    /// A game of makruk, and its first move.
    fn begin(&mut self, level: Level) {
        self.press("game:makruk");
        self.press(&format!("play:{}", level.key()));
        self.press("square:e3");
        self.press("square:e4");
    }

    /// The one reply comes, within the level's positions and not a second time.
    fn one_reply(&mut self) {
        assert_eq!(self.running(), 1, "the computer thinks");
        let nodes = self.asked.last().unwrap().nodes;
        assert!(nodes.is_some_and(|nodes| nodes <= 20_000), "{nodes:?}");
        self.all_answer();
        // The man has moved and the pace is over.
        self.wait(400);
        self.wait(400);
        assert_eq!(self.plies(), 2, "exactly one reply");
        self.all_answer();
        self.wait(5_000);
        assert_eq!(self.plies(), 2, "and no second one");
        assert!(!self.game().thinking);
    }
}

#[test]
fn d21_a_game_that_was_left_sends_nothing_into_the_next() {
    let mut watched = Watched::new();
    for round in 0..20 {
        watched.begin(Level::ALL[round % 3]);
        assert_eq!(watched.running(), 1, "round {round}");
        watched.act(Action::Back);
        if watched.desk.view.as_ref().unwrap().dialog.is_some() {
            watched.press("confirm");
        }
        assert_eq!(
            watched.running(),
            0,
            "round {round}: it goes on after the game was left"
        );
    }
    watched.press("game:makruk");
    watched.press("play:hard");
    watched.all_answer();
    watched.wait(5_000);
    assert_eq!(watched.plies(), 0, "no ply of an old game");
    watched.press("square:d3");
    watched.press("square:d4");
    watched.one_reply();
}

#[test]
fn d19_a_take_back_stops_the_search() {
    let mut watched = Watched::new();
    watched.begin(Level::Hard);
    for round in 0..50 {
        watched.act(Action::Key { key: Key::Undo });
        assert_eq!(watched.running(), 0, "round {round}");
        watched.all_answer();
        watched.wait(5_000);
        assert_eq!(watched.plies(), 0, "round {round}");
        watched.press("square:e3");
        watched.press("square:e4");
    }
    watched.one_reply();
}
