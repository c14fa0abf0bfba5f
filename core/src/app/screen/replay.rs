//! The replay's record.

use super::super::model::{Model, Place, Replay};
use super::super::picture::{Picture, Scene};
use super::board::aspect;
use super::ludo_table::piece_nodes;
use super::makruk_table::Marks;
use super::parts::{Dress, button};
use crate::game::{Event, Play, Position};
use crate::view::part::{Board, Button, Emphasis, Icon, Node};
use crate::view::present::{Happened, Message, Words, makruk, names, story};
use crate::view::screen::ReplayView;

/// Rows of the record in one page.
const ROWS: usize = 100;

impl Model {
    pub(super) fn replay_view(&self, replay: &Replay, picture: &Picture) -> ReplayView {
        let texts = &self.texts;
        let nodes = self.replay_nodes(replay, picture);
        ReplayView {
            title: texts.get("replay-title"),
            board: Board {
                description: self.replay_status(replay),
                motion: replay.motion,
                cursor: self.cursor_on(&nodes),
                nodes,
                aspect: aspect(&replay.position),
                view_switch: self.view_switch(replay.position.as_ludo().is_some()),
            },
            status: self.replay_status(replay),
            note: self.replay_note(replay),
            at: replay.at,
            last: replay.last(),
            scrubber_label: texts.format(
                "replay-scrubber",
                &[("at", replay.at.into()), ("last", replay.last().into())],
            ),
            steps: self.step_buttons(replay),
            rows: self.rows(replay),
            count_line: replay
                .position
                .as_makruk()
                .and_then(|game| self.count_line(replay.session.header(), game)),
            verdict: self.verdict(replay),
            buttons: self.replay_buttons(replay),
        }
    }

    fn replay_buttons(&self, replay: &Replay) -> Vec<Button> {
        let texts = &self.texts;
        let mut buttons = Vec::new();
        // From the review the way back leads to it.
        let under = Place::Review { id: replay.id() };
        if replay.session.position().is_over() && !self.stack.has(&under) {
            buttons.push(button("review", texts.get("review-open")).icon(Icon::Hint));
        }
        buttons.push(button("export", texts.get("replay-export")).icon(Icon::Share));
        buttons
    }

    fn replay_status(&self, replay: &Replay) -> String {
        let texts = &self.texts;
        if replay.at == 0 {
            return texts.get("replay-start");
        }
        let before = replay.trace.before.as_ref();
        match (before, replay.trace.event) {
            (Some(before), Some(event)) => self.row_text(replay, before, &replay.position, event),
            _ => texts.get("replay-end"),
        }
    }

    /// What an event did, in few words.
    fn row_text(
        &self,
        replay: &Replay,
        before: &Position,
        after: &Position,
        event: Event,
    ) -> String {
        let (texts, header) = (&self.texts, replay.session.header());
        match (event, before.as_ludo(), after.as_ludo()) {
            (Event::Ludo(event), Some(before), Some(state)) => {
                let words = Words {
                    texts,
                    header,
                    state,
                    risks: [None; 4],
                };
                Happened::new(before, event)
                    .map(|happened| story::row(&words, &happened).say(texts))
                    .unwrap_or_default()
            }
            (Event::Makruk(ply), ..) => match before.as_makruk() {
                Some(game) => makruk::row(texts, game, ply),
                None => String::new(),
            },
            (Event::Resigned { seat }, ..) => {
                let who = names::who(texts, header, seat);
                Message::plain("replay-resigned")
                    .with("who", who)
                    .say(texts)
            }
            (Event::DrawOffered { seat }, ..) => {
                let side = names::who(texts, header, seat);
                Message::plain("game-draw-offered")
                    .with("side", side)
                    .say(texts)
            }
            (
                Event::TimedOut { .. }
                | Event::Voided { .. }
                | Event::Left { .. }
                | Event::Returned { .. }
                | Event::StandIn { .. },
                ..,
            ) => names::in_room(texts, header, before.mover(), &event),
            (Event::DrawAccepted, ..) => texts.get("replay-draw-agreed"),
            (Event::DrawDeclined, ..) => texts.get("game-draw-declined"),
            (Event::Ludo(_), ..) => String::new(),
        }
    }

    /// What stands where, to be read.
    fn replay_nodes(&self, replay: &Replay, picture: &Picture) -> Vec<Node> {
        match (replay.position.play(), &picture.scene) {
            (Play::Makruk(game), _) => {
                let marks = Marks {
                    open: false,
                    selected: None,
                    ways: &[],
                    trace: &replay.trace,
                };
                self.square_nodes(game, picture, &marks)
            }
            (Play::Ludo(state), Scene::Ludo { scene, .. }) => {
                let header = replay.session.header();
                let words = Words {
                    texts: &self.texts,
                    header,
                    state,
                    risks: [None; 4],
                };
                piece_nodes(&words, scene, &picture.camera)
            }
            (Play::Ludo(_), Scene::Makruk(_)) => Vec::new(),
        }
    }

    fn step_buttons(&self, replay: &Replay) -> Vec<Button> {
        let texts = &self.texts;
        let (back, on) = (replay.at > 0, replay.at < replay.last());
        let step = |id: &str, key: &str, icon: Icon, enabled: bool| {
            button(id, texts.get(key)).icon(icon).enabled(enabled)
        };
        let play = if replay.playing {
            step("play", "replay-pause", Icon::Pause, true)
        } else {
            step("play", "replay-play", Icon::Play, replay.last() > 0)
        };
        vec![
            step("first", "replay-first", Icon::First, back),
            step("previous", "replay-previous", Icon::Previous, back),
            play.emphasis(Emphasis::Primary),
            step("next", "replay-next", Icon::Next, on),
            step("last", "replay-last", Icon::Last, on),
        ]
    }

    /// The rows of the page of the record that holds the step shown.
    fn rows(&self, replay: &Replay) -> Vec<Button> {
        let at = replay.at as usize;
        let first = at.saturating_sub(1) / ROWS * ROWS;
        let Ok(mut position) = replay.session.at(first) else {
            return Vec::new();
        };
        let mut rows = Vec::new();
        for (n, event) in (first + 1..).zip(replay.session.events()[first..].iter().take(ROWS)) {
            let before = position.clone();
            if position.apply(event).is_err() {
                break;
            }
            let text = self.row_text(replay, &before, &position, *event);
            let label = self
                .texts
                .format("replay-row", &[("n", n.into()), ("text", text.into())]);
            rows.push(button(format!("step:{n}"), label).selected(n == at));
        }
        rows
    }

    /// Whether every roll is the seed's, or in a game from a room fits its seal.
    fn verdict(&self, replay: &Replay) -> String {
        if let Some(verdict) = self.sealed_verdict(&replay.session) {
            return verdict;
        }
        if replay.position.as_ludo().is_none() {
            return String::new();
        }
        match replay.session.check_dice() {
            Ok(0) => self.texts.get("replay-dice-none"),
            Ok(n) => self
                .texts
                .format("replay-dice-verified", &[("n", n.into())]),
            Err(wrong) => self
                .texts
                .format("replay-dice-wrong", &[("n", (wrong.roll + 1).into())]),
        }
    }
}
