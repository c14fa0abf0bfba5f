//! A game step by step.

use super::press::Id;
use super::trace::Trace;
use super::{Model, Place, Tick};
use crate::app::screen::motion_duration;
use crate::game::{GameId, Position, Session};
use crate::view::camera::Pose;

/// Time between two steps when the replay goes on by itself, at the normal pace.
const STEP_MS: u64 = 900;

/// A game that is looked at step by step.
#[derive(Clone, Debug)]
pub(crate) struct Replay {
    pub session: Session,
    /// Events applied, from 0.
    pub at: u32,
    /// Where the game stood there.
    pub position: Position,
    /// What led there.
    pub trace: Trace,
    /// It goes on by itself.
    pub playing: bool,
    /// How the board is turned, tilted and enlarged.
    pub pose: Pose,
    /// Rises when the picture starts to move.
    pub motion: u64,
    /// How long it moves, in milliseconds.
    pub motion_ms: u64,
}

impl Replay {
    /// Opens a game's record at a step.
    pub fn new(session: Session, at: u32, pose: Pose) -> Self {
        let position = session.position().clone();
        let mut replay = Self {
            session,
            at,
            position,
            trace: Trace::default(),
            playing: false,
            pose,
            motion: 0,
            motion_ms: 0,
        };
        replay.go(at);
        replay
    }

    /// Which game.
    pub fn id(&self) -> GameId {
        self.session.header().id
    }

    /// Number of events.
    pub fn last(&self) -> u32 {
        self.session.events().len() as u32
    }

    /// Shows a step.
    pub fn go(&mut self, to: u32) {
        self.at = to.min(self.last());
        let (trace, position) = Trace::of(&self.session, self.at as usize);
        self.trace = trace;
        if let Some(position) = position {
            self.position = position;
        }
        self.motion += 1;
        self.motion_ms = 0;
    }
}

impl Model {
    pub(super) fn press_replay(&mut self, id: &Id<'_>) {
        let Some(replay) = &self.replay else { return };
        let (at, last) = (replay.at, replay.last());
        match id.name {
            "first" => self.step_to(0),
            "previous" => self.step_to(at.saturating_sub(1)),
            "next" => self.step_on(),
            "last" => self.step_to(last),
            "play" => self.play_replay(),
            "step" => self.step_to(id.first.parse().unwrap_or(at)),
            "view" => self.switch_view(),
            "review" => {
                let session = replay.session.clone();
                self.open_review(session);
            }
            "export" => {
                let session = replay.session.clone();
                self.share_record(&session);
            }
            _ => {}
        }
    }

    pub(super) fn scrub(&mut self, to: u32) {
        if matches!(self.stack.top(), Place::Replay { .. }) {
            self.step_to(to);
        }
    }

    /// Shows a step, and stops going on by itself.
    fn step_to(&mut self, to: u32) {
        self.stop_replay();
        if let Some(replay) = &mut self.replay {
            replay.go(to);
        }
        self.remember_step();
    }

    /// Shows the next step with its motion.
    fn step_on(&mut self) {
        let (still, pace) = (self.settings.still(&self.environment), self.settings.pace);
        if let Some(replay) = &mut self.replay
            && replay.at < replay.last()
        {
            replay.go(replay.at + 1);
            let normal = motion_duration(&replay.position, &replay.trace, still);
            replay.motion_ms = if still { normal } else { pace.scale(normal) };
        }
        self.remember_step();
    }

    fn play_replay(&mut self) {
        let Some(replay) = &mut self.replay else {
            return;
        };
        if replay.playing {
            return self.stop_replay();
        }
        replay.playing = true;
        if replay.at == replay.last() {
            replay.go(0);
        }
        self.remember_step();
        self.wait_for_step();
    }

    fn stop_replay(&mut self) {
        if let Some(replay) = &mut self.replay {
            replay.playing = false;
        }
        self.stop_ticks(|tick| tick == Tick::ReplayStep);
    }

    fn wait_for_step(&mut self) {
        let ms = self.settings.pace.scale(STEP_MS);
        self.after(ms, Tick::ReplayStep);
    }

    pub(super) fn replay_goes_on(&mut self) {
        if !self.replay.as_ref().is_some_and(|replay| replay.playing) {
            return;
        }
        self.step_on();
        if self
            .replay
            .as_ref()
            .is_some_and(|replay| replay.at < replay.last())
        {
            self.wait_for_step();
        } else {
            self.stop_replay();
        }
    }

    /// The step is part of where the player is.
    fn remember_step(&mut self) {
        let shown = self.replay.as_ref().map(|replay| replay.at);
        if let (Some(Place::Replay { at, .. }), Some(shown)) = (self.stack.top_mut(), shown) {
            *at = shown;
        }
    }
}
