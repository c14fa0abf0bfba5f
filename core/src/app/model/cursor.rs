//! The keyboard's cursor on the board: arrows lead from box to box, Enter taps.
//!
//! The boxes are those of the last published view, so the cursor moves over what is seen.

use super::Model;
use crate::view::part::{Board, Node};
use crate::view::screen::Screen;

/// A middle that lies less than this ahead, in dp, is beside and not ahead.
const AHEAD: f32 = 1.0;

impl Model {
    /// Moves the cursor to the nearest box in a direction, and reads it aloud. The first arrow only
    /// shows where the cursor is.
    pub(super) fn move_cursor(&mut self, dx: f32, dy: f32) {
        let Some(board) = self.board_seen() else {
            return;
        };
        let from = cursor_in(&board, self.cursor.as_deref());
        let to = match (from, &self.cursor) {
            (Some(from), Some(_)) => nearest(&board.nodes, from, dx, dy).or(Some(from)),
            (here, _) => here,
        };
        let Some(to) = to.cloned() else { return };
        self.announce(to.label);
        self.cursor = Some(to.id);
    }

    /// A tap on the box under the cursor; shows the cursor where it was hidden.
    pub(super) fn press_cursor(&mut self) {
        let Some(board) = self.board_seen() else {
            return;
        };
        let Some(node) = cursor_in(&board, self.cursor.as_deref()).cloned() else {
            return;
        };
        let shown = self.cursor.replace(node.id).is_some();
        if shown && !node.action.is_empty() {
            self.press(&node.action, self.prompt);
        }
    }

    /// The board of the view that was published last, if it answers today's prompt.
    fn board_seen(&self) -> Option<Board> {
        let view = self.view_seen()?;
        let board = match &view.screen {
            Screen::Game { view } => &view.board,
            Screen::Replay { view } => &view.board,
            _ => return None,
        };
        (view.prompt == self.prompt).then(|| board.clone())
    }

    /// Where the cursor is to be drawn: its own box, or the first one where that has gone.
    pub(crate) fn cursor_on(&self, nodes: &[Node]) -> String {
        let Some(cursor) = &self.cursor else {
            return String::new();
        };
        let mut boxes = nodes.iter().filter(|node| node.focusable);
        let first = boxes.clone().next();
        let here = boxes.find(|node| node.id == *cursor).or(first);
        here.map(|node| node.id.clone()).unwrap_or_default()
    }
}

/// The box with the cursor: its own, the one drawn where that has gone, or, before the first
/// arrow, the one that acts and is nearest to the middle.
fn cursor_in<'a>(board: &'a Board, cursor: Option<&str>) -> Option<&'a Node> {
    let boxes = || board.nodes.iter().filter(|node| node.focusable);
    let named = |id: &str| boxes().find(|node| node.id == id);
    if let Some(here) = cursor.and_then(|id| named(id).or_else(|| named(&board.cursor))) {
        return Some(here);
    }
    let all: Vec<(f32, f32)> = boxes().map(middle).collect();
    let count = all.len().max(1) as f32;
    let (x, y) = all
        .iter()
        .fold((0.0, 0.0), |sum, at| (sum.0 + at.0, sum.1 + at.1));
    let off = |node: &&Node| {
        let at = middle(node);
        (at.0 - x / count).hypot(at.1 - y / count)
    };
    let central = |a: &&Node, b: &&Node| off(a).total_cmp(&off(b));
    let acts = boxes().filter(|node| !node.hint.is_empty());
    acts.min_by(central).or_else(|| boxes().min_by(central))
}

fn middle(node: &Node) -> (f32, f32) {
    (node.x + node.width / 2.0, node.y + node.height / 2.0)
}

/// The nearest box whose middle lies in the direction; leaving the line costs double.
fn nearest<'a>(nodes: &'a [Node], from: &Node, dx: f32, dy: f32) -> Option<&'a Node> {
    let (x, y) = middle(from);
    let cost = |node: &&'a Node| {
        let (to_x, to_y) = middle(node);
        let ahead = (to_x - x) * dx + (to_y - y) * dy;
        let aside = ((to_x - x) * dy).abs() + ((to_y - y) * dx).abs();
        (ahead > AHEAD && aside <= ahead * 2.0).then_some(ahead + 2.0 * aside)
    };
    nodes
        .iter()
        .filter(|node| node.focusable && node.id != from.id)
        .filter_map(|node| Some((cost(&node)?, node)))
        .min_by(|(a, _), (b, _)| a.total_cmp(b))
        .map(|(_, node)| node)
}
