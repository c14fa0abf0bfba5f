//! The three levels, and when they count.

use super::search::MATES;
use super::{Advice, Engine, Style, TABLE_BYTES, Task};
use crate::ai::{Budget, ComputerPlayer, Level, Stop};
use crate::makruk::{Count, CountAction, Game, Ply, Side};
use std::time::Duration;

/// Clearly worse: about one and a half bia.
const WORSE: i32 = -150;
/// A win appears.
const BETTER: i32 = 100;
const HARD_TIME: Duration = Duration::from_secs(1);
const NORMAL_NODES: u64 = 2_000;
const EASY_NODES: u64 = 250;
/// A small table is enough for few nodes, and quick to clear.
const SMALL_TABLE: usize = 1 << 18;

/// A computer player of one level.
pub struct MakrukPlayer {
    level: Level,
    counts: bool,
    engine: Engine,
}

/// A player of a level that counts its board when that helps.
pub fn player(level: Level) -> MakrukPlayer {
    let bytes = if level == Level::Hard {
        TABLE_BYTES
    } else {
        SMALL_TABLE
    };
    MakrukPlayer {
        level,
        counts: level != Level::Easy,
        engine: Engine::with_table(bytes),
    }
}

impl MakrukPlayer {
    /// The same player, never starting to count its board, as the matches of the benches want.
    #[must_use]
    pub fn without_board_counting(mut self) -> MakrukPlayer {
        self.counts = false;
        self
    }

    fn task(&self, seed: u64, budget: Budget) -> Task {
        let own = match self.level {
            Level::Easy => Some(EASY_NODES),
            Level::Normal => Some(NORMAL_NODES),
            Level::Hard => None,
        };
        let asked = budget.nodes.into_iter().chain(own).min();
        let unlimited = asked.is_none() && budget.time.is_none();
        let time = budget.time.or(unlimited.then_some(HARD_TIME));
        let (noise, variety, blindness) = match self.level {
            Level::Easy => (160, 60, 60),
            Level::Normal => (24, 24, 0),
            Level::Hard => (0, 14, 0),
        };
        let depth = (self.level == Level::Easy).then_some(3);
        Task {
            budget: Budget { nodes: asked, time },
            depth,
            action: None,
            style: Style {
                seed,
                noise,
                variety,
                blindness,
            },
        }
    }

    fn think(&mut self, game: &Game, task: &Task, stop: &Stop) -> Option<super::Thought> {
        self.engine.clear();
        let thought = self.engine.think(game, task, stop, &mut |_| {})?;
        (!stop.stopped()).then_some(thought)
    }

    /// The move with the line that the search expects; `None` when the game is over or stopped.
    pub(super) fn advise(
        &mut self,
        game: &Game,
        seed: u64,
        budget: Budget,
        stop: &Stop,
    ) -> Option<Advice> {
        let task = self.task(seed, budget);
        if game.can_stop() {
            return self.advise_while_counting(game, &task, stop);
        }
        let thought = self.think(game, &task, stop)?;
        let starts = self.counts
            && thought.score <= WORSE
            && thought.score > -MATES
            && game.count() == Count::None
            && game.can_start();
        let ply = Ply {
            mv: *thought.line.first()?,
            action: starts.then_some(CountAction::Start),
        };
        Some(Advice::new(ply, thought))
    }

    /// The search as if a count of the own side were stopped with the coming move.
    fn advise_while_counting(&mut self, game: &Game, task: &Task, stop: &Stop) -> Option<Advice> {
        let half = Budget {
            nodes: task.budget.nodes.map(|nodes| nodes / 2),
            time: task.budget.time.map(|time| time / 2),
        };
        let stopping = Task {
            budget: half,
            action: Some(CountAction::Stop),
            ..*task
        };
        let stopped = self.think(game, &stopping, stop)?;
        if stopped.score >= BETTER {
            let ply = Ply {
                mv: *stopped.line.first()?,
                action: Some(CountAction::Stop),
            };
            return Some(Advice::new(ply, stopped));
        }
        let counting = Task {
            budget: half,
            ..*task
        };
        let going_on = self.think(game, &counting, stop)?;
        let ply = Ply {
            mv: *going_on.line.first()?,
            action: None,
        };
        Some(Advice::new(ply, going_on))
    }
}

impl ComputerPlayer<Game> for MakrukPlayer {
    type Choice = Ply;

    fn choose(&mut self, game: &Game, seed: u64, budget: Budget, stop: &Stop) -> Option<Ply> {
        self.advise(game, seed, budget, stop)
            .map(|advice| advice.ply)
    }
}

/// Whether a level takes a draw that is offered to `side`; `None` when stopped. At most a
/// quarter of a second of search.
pub fn accepts_draw(
    game: &Game,
    side: Side,
    level: Level,
    budget: Budget,
    stop: &Stop,
) -> Option<bool> {
    let mut player = player(level);
    let own = Budget {
        nodes: Some(60_000),
        time: Some(Duration::from_millis(250)),
    };
    let budget = Budget {
        nodes: budget.nodes.or(own.nodes),
        time: budget
            .time
            .into_iter()
            .chain(own.time)
            .min()
            .filter(|_| budget.nodes.is_none()),
    };
    let task = player.task(0, budget);
    let thought = player.think(game, &task, stop)?;
    let score = if game.turn() == side {
        thought.score
    } else {
        -thought.score
    };
    let drawn = score <= 15 && game.plies() >= 100;
    Some(score <= -40 || drawn)
}
