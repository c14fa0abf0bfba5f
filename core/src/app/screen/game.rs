//! The game screen's record.

use super::super::model::{Model, Stage, Table};
use super::super::picture::Picture;
use super::board::aspect;
use super::parts::{Dress, button};
use crate::game::{Play, Turn};
use crate::ludo::State;
use crate::view::part::{Board, Button, Emphasis, Icon};
use crate::view::present::{counts, names, panel, story};
use crate::view::screen::GameView;

impl Model {
    pub(super) fn game_view(&self, table: &Table, picture: &Picture) -> GameView {
        let texts = &self.texts;
        let header = table.named_header();
        let seat = table
            .turn()
            .seat()
            .unwrap_or_else(|| table.session.position().mover());
        let who = names::who(texts, header, seat);
        let (connection, ways) = self.connection(table);
        let mut view = GameView {
            title: self.game_title(table),
            turn: names::owner(texts, header, seat),
            turn_text: match table.turn() {
                Turn::Over(_) => texts.get("game-turn-over"),
                _ => texts.format("game-turn", &[("who", who.into())]),
            },
            menu: self.game_menu(table),
            menu_label: texts.get("game-menu"),
            board: Board {
                description: String::new(),
                motion: table.motion,
                nodes: Vec::new(),
                cursor: String::new(),
                aspect: aspect(table.session.position()),
                view_switch: self.view_switch(table.session.position().as_ludo().is_some()),
            },
            status: String::new(),
            undo: self.undo_button(table),
            hint: self.hint_button(table),
            panel_title: texts.get("game-panel-title"),
            panel: Vec::new(),
            roll: None,
            last: String::new(),
            counts: Vec::new(),
            count_line: None,
            strips: Vec::new(),
            moves: Vec::new(),
            moves_title: String::new(),
            thinking: matches!(table.stage, Stage::Computer { .. } | Stage::Sending),
            connection,
            ways,
            keep_awake: self.time_runs(table),
        };
        match table.session.position().play() {
            Play::Ludo(state) => self.dress_ludo(&mut view, table, state, picture),
            Play::Makruk(game) => self.dress_makruk(&mut view, table, game, picture),
        }
        if table.refusal.is_none() && table.hint.is_some() {
            view.status = self.hint_text();
        }
        view.board.cursor = self.cursor_on(&view.board.nodes);
        view
    }

    fn dress_ludo(&self, view: &mut GameView, table: &Table, state: &State, picture: &Picture) {
        let words = self.words(table, state);
        view.status = self.ludo_status(table, state);
        view.panel = panel::panel(&words, Self::live(table));
        view.roll = Some(self.roll_button(table));
        view.last = self.ludo_last(table, state);
        view.counts = counts::counts(&words);
        for (row, seat) in view.counts.iter_mut().zip(table.header().seats()) {
            row.state = self.absence(table, seat);
        }
        for row in &mut view.counts {
            row.spoken = counts::spoken_row(&self.texts, row);
        }
        view.board.nodes = self.ludo_nodes(table, state, picture);
        view.board.description = self.texts.format(
            "game-board-ludo",
            &[
                ("turn", view.turn_text.clone().into()),
                ("counts", counts::spoken(&words).into()),
            ],
        );
    }

    fn game_title(&self, table: &Table) -> String {
        match table.session.position().play() {
            Play::Ludo(state) => self.texts.format(
                "game-title-ludo",
                &[
                    ("rules", names::rules(&self.texts, &state.rules()).into()),
                    (
                        "players",
                        names::players(&self.texts, state.seats().len()).into(),
                    ),
                ],
            ),
            Play::Makruk(_) => self.texts.get("game-title-makruk"),
        }
    }

    /// One line: a refusal, the reason why nothing moves, or what just happened and what is to do.
    fn ludo_status(&self, table: &Table, state: &State) -> String {
        let words = self.words(table, state);
        let texts = &self.texts;
        if let Some(refusal) = &table.refusal {
            return refusal.say(texts);
        }
        if self.not_saved_yet() {
            return texts.get("game-not-saved");
        }
        if let Some(status) = self.room_status(table) {
            return status;
        }
        let said: Vec<String> = match (&table.stage, table.trace.happened()) {
            (Stage::Reason | Stage::Over, _) | (_, None) => Vec::new(),
            (_, Some(happened)) => story::story(&words, &happened)
                .iter()
                .map(|it| it.say(texts))
                .collect(),
        };
        if table.hands_over() {
            return self.hand_over_text(table);
        }
        match (&table.stage, said.is_empty()) {
            (
                Stage::Moving { .. } | Stage::Storing | Stage::Computer { .. } | Stage::Elsewhere,
                false,
            ) => said.join(" "),
            (Stage::Waiting, _) if table.selection.man().is_some() => {
                texts.get("game-prompt-confirm")
            }
            _ => story::prompt(&words).say(texts),
        }
    }

    /// "Hand the device to …".
    pub(crate) fn hand_over_text(&self, table: &Table) -> String {
        let Some(seat) = table.turn().seat() else {
            return String::new();
        };
        let who = names::who(&self.texts, table.named_header(), seat);
        self.texts.format("game-hand-over", &[("who", who.into())])
    }

    /// The last roll, and the move that was made with it.
    fn ludo_last(&self, table: &Table, state: &State) -> String {
        let (words, texts) = (self.words(table, state), &self.texts);
        let Some((color, die)) = table.trace.roll else {
            return texts.get("game-last-none");
        };
        let who = words.who(color);
        let rolled = [("who", who.into()), ("die", die.get().into())];
        match table.trace.ludo_move.filter(|_| table.trace.roll_used) {
            Some(last) => {
                let [who, die] = rolled;
                texts.format(
                    "game-last",
                    &[
                        who,
                        die,
                        ("piece", (last.mv.piece.index() + 1).into()),
                        ("from", words.place(color, last.mv.from).into()),
                        ("to", words.place(color, last.mv.to).into()),
                    ],
                )
            }
            None if state.die().is_some() => texts.format("game-last-rolled", &rolled),
            None => texts.format("game-last-no-move", &rolled),
        }
    }

    pub(super) fn view_switch(&self, ludo: bool) -> Button {
        let texts = &self.texts;
        let (label, hint) = match (ludo, self.settings.oblique) {
            (true, false) => (texts.get("game-view-oblique"), "game-view-spoken-oblique"),
            (true, true) => (texts.get("game-view-above"), "game-view-spoken-above"),
            (false, _) => return button("view", texts.get("game-view-flip")).icon(Icon::View),
        };
        button("view", label).hint(texts.get(hint)).icon(Icon::View)
    }

    /// Undo is offered where people play on this device.
    fn undo_button(&self, table: &Table) -> Option<Button> {
        if !table.can_undo() {
            return None;
        }
        let can = table.session.undo_target().is_some();
        let hint = if can {
            String::new()
        } else {
            self.texts.get(table.why_no_undo())
        };
        Some(
            button("undo", self.texts.get("game-undo"))
                .icon(Icon::Undo)
                .hint(hint)
                .enabled(can),
        )
    }

    fn game_menu(&self, table: &Table) -> Vec<Button> {
        if table.header().dice.sealed().is_some() {
            return self.room_game_menu(table);
        }
        let texts = &self.texts;
        let over = table.session.position().is_over();
        let mut menu = Vec::new();
        if over {
            menu.push(button("result", texts.get("game-show-result")).icon(Icon::Check));
        }
        menu.push(button("again", texts.get("game-again")).icon(Icon::Again));
        menu.push(button("choose", texts.get("game-choose")).icon(Icon::Back));
        menu.push(button("rules", texts.get("game-rules")).icon(Icon::Rules));
        menu.push(button("settings", texts.get("common-settings")).icon(Icon::Settings));
        menu.push(button("export", texts.get("game-export")).icon(Icon::Share));
        if !over && table.people() > 0 {
            if table.session.position().as_makruk().is_some() {
                menu.push(button("draw", texts.get("game-offer-draw")));
            }
            if table.header().players.len() == 2 {
                menu.push(
                    button("resign", texts.get("game-resign"))
                        .icon(Icon::Flag)
                        .emphasis(Emphasis::Destructive),
                );
            }
        }
        menu
    }
}
