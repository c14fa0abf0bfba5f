//! The board under the finger: taps, hovering, drags, zoom and keys.
//!
//! A tap is tested against the picture that was seen, so it means what was seen.

use std::collections::VecDeque;

use super::{Confirm, Message, Model, Place, Table};
use crate::app::action::{Key, PointerKind};
use crate::app::picture::{Picture, Touched};
use crate::game::Position;
use crate::game::select::{Habit, Selection, Tapped, Target};
use crate::view::camera::{Dot, Pose};

/// A board narrower or lower than this, in dp, cannot be read or hit: one button's size.
const SMALLEST: f32 = 48.0;
/// Pictures whose taps are still understood.
const REMEMBERED: usize = 4;
/// What a key turns the board by.
const TURN: f64 = std::f64::consts::FRAC_PI_2;
/// What a key enlarges by.
const ZOOM: f64 = 1.25;

/// A picture that a person may be looking at.
#[derive(Clone, Debug)]
pub(super) struct Seen {
    pub revision: u64,
    pub prompt: u64,
    pub picture: Option<Picture>,
    pub undo_target: Option<usize>,
}

/// The board's size and its last pictures.
#[derive(Clone, Debug)]
pub(crate) struct BoardArea {
    /// dp.
    pub width: f64,
    /// dp.
    pub height: f64,
    /// Too small, and said so.
    small: bool,
    seen: VecDeque<Seen>,
}

impl Default for BoardArea {
    /// The board of a 360 dp phone, until the shell reports its size.
    fn default() -> Self {
        Self {
            width: 344.0,
            height: 344.0,
            small: false,
            seen: VecDeque::new(),
        }
    }
}

impl BoardArea {
    /// Remembers a published picture.
    pub(super) fn remember(&mut self, seen: Seen) {
        if self.seen.len() == REMEMBERED {
            self.seen.pop_front();
        }
        self.seen.push_back(seen);
    }

    fn at(&self, revision: u64) -> Option<&Seen> {
        self.seen.iter().find(|seen| seen.revision == revision)
    }
}

impl Model {
    pub(super) fn resize(&mut self, width: f32, height: f32) {
        let sound = |side: f32| side.is_finite() && (1.0..=10_000.0).contains(&side);
        if sound(width) && sound(height) {
            self.board.width = f64::from(width);
            self.board.height = f64::from(height);
            self.warn_of_size(width, height);
        }
    }

    /// Says once that the board is too small to play on.
    fn warn_of_size(&mut self, width: f32, height: f32) {
        let small = width < SMALLEST || height < SMALLEST;
        if small && !self.board.small {
            self.say_error(
                Message::plain("error-size")
                    .with("width", width.round() as u32)
                    .with("height", height.round() as u32),
            );
        }
        self.board.small = small;
    }

    /// Undo still takes back the move that it took back when a prompt was drawn.
    pub(super) fn same_undo(&self, prompt: u64) -> bool {
        let now = self
            .table
            .as_ref()
            .and_then(|table| table.session.undo_target());
        now.is_some()
            && self
                .board
                .seen
                .iter()
                .any(|seen| seen.prompt == prompt && seen.undo_target == now)
    }

    pub(super) fn tap(&mut self, x: f32, y: f32, revision: u64, pointer: PointerKind) {
        self.cursor = None;
        if self.question.is_some() || !matches!(self.stack.top(), Place::Game { .. }) {
            return;
        }
        if self.hurry() {
            return;
        }
        let Some(seen) = self.board.at(revision) else {
            return;
        };
        if seen.prompt != self.prompt || !self.table.as_ref().is_some_and(Table::takes_input) {
            return;
        }
        let at = Dot {
            x: f64::from(x),
            y: f64::from(y),
        };
        let Some(target) = seen.picture.as_ref().and_then(|picture| picture.target(at)) else {
            return self.touch(Target::Elsewhere, pointer);
        };
        match target {
            Touched::Die => self.roll(),
            Touched::Board(target) => self.touch(target, pointer),
        }
    }

    /// A tap, click or activated node on a man or a place.
    pub(super) fn touch(&mut self, target: Target, pointer: PointerKind) {
        let habit = match (self.settings.confirm, pointer) {
            (Confirm::Two, PointerKind::Finger) => Habit::TwoTaps,
            (Confirm::One, _) | (Confirm::Two, PointerKind::Precise) => Habit::OneClick,
        };
        let Some(table) = &mut self.table else { return };
        let ways = table.ways();
        match table.selection.tap(&ways, target, habit) {
            Tapped::Select(Selection::Chooser(men)) => self.choose_among(&men),
            Tapped::Select(selection) => {
                table.refusal = None;
                table.selection = selection;
            }
            Tapped::Go(way) => self.go(way),
            Tapped::Stuck(man) => self.tell_stuck(man),
            Tapped::Ignored => table.refusal = None,
        }
    }

    pub(super) fn hover(&mut self, x: f32, y: f32, revision: u64) {
        let at = Dot {
            x: f64::from(x),
            y: f64::from(y),
        };
        let man = self
            .board
            .at(revision)
            .and_then(|seen| seen.picture.as_ref()?.target(at))
            .and_then(Touched::man);
        if let Some(table) = &mut self.table {
            table.hover = man.filter(|_| table.takes_input());
        }
    }

    pub(super) fn hover_end(&mut self) {
        if let Some(table) = &mut self.table {
            table.hover = None;
        }
    }

    /// Changes how the open board is seen.
    fn with_pose(&mut self, change: impl FnOnce(Pose, f64, f64) -> Pose) {
        let (width, height) = (self.board.width, self.board.height);
        let pose = match self.stack.top() {
            Place::Game { .. } => self.table.as_mut().map(|table| &mut table.pose),
            Place::Replay { .. } => self.replay.as_mut().map(|replay| &mut replay.pose),
            _ => None,
        };
        if let Some(pose) = pose {
            *pose = change(*pose, width, height);
        }
    }

    /// Ludo's board turns under the finger; makruk's only flips, so that its ranks stay level. An
    /// enlarged board is shifted.
    pub(super) fn drag(&mut self, dx: f32, dy: f32) {
        let (dx, dy) = (f64::from(dx), f64::from(dy));
        let turns = self.ludo_is_open() == Some(true);
        self.with_pose(|pose, w, h| {
            if turns || pose.zoom > 1.0 {
                pose.dragged(dx, dy, w, h)
            } else {
                pose
            }
        });
    }

    pub(super) fn drag_end(&mut self) {
        self.with_pose(|pose, _, _| pose.settled());
    }

    pub(super) fn zoom(&mut self, factor: f32, x: f32, y: f32) {
        let (factor, x, y) = (f64::from(factor), f64::from(x), f64::from(y));
        self.with_pose(|pose, w, h| pose.zoomed(factor, x, y, w, h));
    }

    pub(super) fn key(&mut self, key: Key) {
        if self.question.is_some() {
            return;
        }
        match key {
            Key::Roll => self.roll_or_hurry(),
            Key::Undo => self.undo_if_offered(),
            Key::View => self.switch_view(),
            Key::ZoomIn => self.with_pose(|pose, w, h| pose.zoomed(ZOOM, w / 2.0, h / 2.0, w, h)),
            Key::ZoomOut => {
                self.with_pose(|pose, w, h| pose.zoomed(1.0 / ZOOM, w / 2.0, h / 2.0, w, h));
            }
            Key::TurnLeft => self.turn(TURN),
            Key::TurnRight => self.turn(-TURN),
            Key::Piece1 => self.press_piece(0),
            Key::Piece2 => self.press_piece(1),
            Key::Piece3 => self.press_piece(2),
            Key::Piece4 => self.press_piece(3),
            Key::CursorLeft => self.move_cursor(-1.0, 0.0),
            Key::CursorRight => self.move_cursor(1.0, 0.0),
            Key::CursorUp => self.move_cursor(0.0, -1.0),
            Key::CursorDown => self.move_cursor(0.0, 1.0),
            Key::CursorPress => self.press_cursor(),
        }
    }

    /// Turns Ludo's board by an angle in radians, counterclockwise.
    fn turn(&mut self, angle: f64) {
        if self.ludo_is_open() == Some(true) {
            self.with_pose(|pose, _, _| pose.turned(angle));
        }
    }

    /// Ludo: above or oblique. Makruk: the other side.
    pub(super) fn switch_view(&mut self) {
        match self.ludo_is_open() {
            Some(true) => {
                self.settings.oblique = !self.settings.oblique;
                let oblique = self.settings.oblique;
                self.with_pose(|pose, _, _| Pose { oblique, ..pose });
                self.keep_settings();
            }
            Some(false) => self.with_pose(|pose, _, _| pose.turned(std::f64::consts::PI)),
            None => {}
        }
    }

    /// The open board is Ludo's; `None` where no board is open.
    fn ludo_is_open(&self) -> Option<bool> {
        match self.stack.top() {
            Place::Game { .. } => self
                .table
                .as_ref()
                .map(|table| is_ludo(table.session.position())),
            Place::Replay { .. } => self.replay.as_ref().map(|replay| is_ludo(&replay.position)),
            _ => None,
        }
    }
}

fn is_ludo(position: &Position) -> bool {
    position.as_ludo().is_some()
}
