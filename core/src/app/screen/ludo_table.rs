//! The parts of the game screen that only Ludo has.

use super::super::model::{Model, Stage, Table};
use super::super::picture::{Picture, Scene};
use super::nodes::node;
use super::parts::{Dress, button};
use crate::game::Turn;
use crate::game::select::Man;
use crate::ludo::{PieceIndex, State};
use crate::text::Texts;
use crate::view::camera::Camera;
use crate::view::ludo::{self as scene, LudoScene};
use crate::view::part::{Button, Emphasis, Icon, Node};
use crate::view::present::panel::{Live, spoken_piece};
use crate::view::present::{Words, names};

impl Model {
    /// Words about the position on a Ludo table.
    pub(super) fn words<'a>(&'a self, table: &'a Table, state: &'a State) -> Words<'a> {
        Words {
            texts: &self.texts,
            header: table.named_header(),
            state,
            risks: if self.settings.odds {
                table.risks
            } else {
                [None; 4]
            },
        }
    }

    /// The piece selected on the board, and whether presses are taken.
    pub(super) fn live(table: &Table) -> Live {
        let selected = match table.selection.man() {
            Some(Man::Piece { piece, .. }) => Some(piece),
            _ => None,
        };
        let open = table.takes_input() && table.person_to_act().is_some();
        Live { open, selected }
    }

    /// The roll button; also brings one out, and goes on after a reason.
    pub(super) fn roll_button(&self, table: &Table) -> Button {
        let texts = &self.texts;
        let person = table.person_to_act().is_some();
        let (id, label, hint, enabled) = match (&table.stage, table.turn()) {
            (Stage::Waiting, Turn::Roll { .. }) => {
                ("roll", "game-roll", first_hint(table, texts), true)
            }
            (Stage::Waiting, Turn::AutoExit { .. }) => {
                ("roll", "game-exit-without-roll", String::new(), true)
            }
            (Stage::Reason, _) => ("pass", "game-pass", String::new(), true),
            (_, Turn::Over(_)) => ("roll", "game-roll", texts.get("game-roll-over"), false),
            (_, Turn::Choose { .. }) if person => (
                "roll",
                "game-roll",
                texts.get("game-roll-choose-first"),
                false,
            ),
            (_, Turn::AutoExit { .. }) if person => {
                ("roll", "game-exit-without-roll", String::new(), false)
            }
            _ if person => ("roll", "game-roll", String::new(), false),
            _ => ("roll", "game-roll", self.wait_hint(table), false),
        };
        button(id, texts.get(label))
            .icon(Icon::Die)
            .emphasis(Emphasis::Primary)
            .hint(hint)
            .enabled(enabled)
    }

    fn wait_hint(&self, table: &Table) -> String {
        let Some(seat) = table.turn().seat() else {
            return String::new();
        };
        let who = names::who(&self.texts, table.named_header(), seat);
        self.texts.format("game-roll-wait", &[("who", who.into())])
    }

    /// Ludo's boxes for screen readers, keyboard and tests: the die, then the pieces of the side
    /// to move.
    pub(super) fn ludo_nodes(&self, table: &Table, state: &State, picture: &Picture) -> Vec<Node> {
        let Scene::Ludo { scene, .. } = &picture.scene else {
            return Vec::new();
        };
        let camera = &picture.camera;
        let mut nodes = vec![self.die_node(table, state, scene, camera)];
        if table.turn().seat().is_some() {
            let piece = |piece| self.piece_node(table, state, scene, camera, piece);
            nodes.extend(PieceIndex::ALL.into_iter().filter_map(piece));
        }
        nodes
    }

    fn die_node(&self, table: &Table, state: &State, scene: &LudoScene, camera: &Camera) -> Node {
        let texts = &self.texts;
        let label = if let Some(die) = state.die().or(scene.die) {
            texts.format("game-die-shows", &[("die", die.get().into())])
        } else if scene.die_ready {
            texts.get("game-die-ready")
        } else if let Some(seat) = table.turn().seat() {
            let who = names::who(texts, table.named_header(), seat);
            texts.format("game-die-waiting", &[("who", who.into())])
        } else {
            texts.get("game-die")
        };
        let ready = scene.die_ready;
        node("die", label, scene.die_box(camera))
            .acts(if ready { "die" } else { "" })
            .hint(if ready {
                texts.get("game-hint-roll")
            } else {
                String::new()
            })
            .into_node(ready)
    }

    fn piece_node(
        &self,
        table: &Table,
        state: &State,
        scene: &LudoScene,
        camera: &Camera,
        piece: PieceIndex,
    ) -> Option<Node> {
        let color = state.turn();
        let area = scene.piece_box(camera, scene::Man { color, piece })?;
        let live = Self::live(table);
        let lowest = state.lowest_equal(color, piece);
        let selected = live
            .selected
            .is_some_and(|it| state.lowest_equal(color, it) == lowest);
        let movable = live.open && state.move_of(piece).is_some();
        let words = self.words(table, state);
        let id = format!("piece:{}:{}", names::color_key(color), piece.index());
        let hint = match (movable, selected) {
            (false, _) => String::new(),
            (true, false) => self.texts.get("game-hint-select"),
            (true, true) => self.texts.get("game-hint-move"),
        };
        let action = if live.open { id.clone() } else { String::new() };
        Some(
            node(&id, spoken_piece(&words, piece, selected), area)
                .acts(&action)
                .hint(hint)
                .into_node(movable),
        )
    }
}

/// How to roll, until somebody has.
fn first_hint(table: &Table, texts: &Texts) -> String {
    let state = table.session.position().as_ludo();
    if state.is_some_and(|state| state.roll_index() == 0) {
        texts.get("game-roll-hint")
    } else {
        String::new()
    }
}

/// Every piece on a Ludo board, to be read.
pub(super) fn piece_nodes(words: &Words<'_>, scene: &LudoScene, camera: &Camera) -> Vec<Node> {
    let colors = words.state.seats().iter();
    let men = colors.flat_map(|color| PieceIndex::ALL.map(|piece| scene::Man { color, piece }));
    men.filter_map(|man| {
        let area = scene.piece_box(camera, man)?;
        let id = format!(
            "piece:{}:{}",
            names::color_key(man.color),
            man.piece.index()
        );
        Some(node(&id, words.standing(man.color, man.piece), area).into_node(false))
    })
    .collect()
}
