//! The record of the open question.

use super::super::model::{Model, Question};
use super::parts::{Dress, button};
use crate::game::Seat;
use crate::ludo::Preset;
use crate::view::part::{Button, Dialog, Emphasis};
use crate::view::present::{names, panel};

impl Model {
    pub(super) fn dialog(&self) -> Option<Dialog> {
        let texts = &self.texts;
        let get = |key: &str| texts.get(key);
        Some(match self.question.as_ref()? {
            Question::Leave => {
                let confirm = self.confirm("game-leave", Emphasis::Primary);
                ask(
                    "leave",
                    get("game-leave-title"),
                    get("game-leave-text"),
                    [confirm, self.cancel()],
                )
            }
            Question::CloseRoom => {
                let clock = self.clocks().is_empty();
                let text = get(if clock {
                    "online-close-text"
                } else {
                    "online-close-clock-text"
                });
                let confirm = self.confirm("online-close", Emphasis::Primary);
                ask(
                    "close-room",
                    get("online-close-title"),
                    text,
                    [confirm, self.cancel()],
                )
            }
            Question::LeaveRoom => {
                let confirm = self.confirm("online-room-leave", Emphasis::Destructive);
                ask(
                    "leave-room",
                    get("online-room-leave-title"),
                    get("online-room-leave-text"),
                    [confirm, self.cancel()],
                )
            }
            Question::LeaveToAi => self.leave_question(),
            Question::Resign { seat } => {
                let text =
                    texts.format("game-resign-text", &[("who", self.at_table(*seat).into())]);
                let confirm = self.confirm("game-resign-confirm", Emphasis::Destructive);
                ask(
                    "resign",
                    get("game-resign-title"),
                    text,
                    [confirm, self.cancel()],
                )
            }
            Question::Again => {
                let confirm = self.confirm("game-again", Emphasis::Primary);
                ask(
                    "again",
                    get("game-again-title"),
                    get("game-again-text"),
                    [confirm, self.cancel()],
                )
            }
            Question::Chooser { pieces } => self.chooser(pieces),
            Question::Draw { seat } => self.draw_question(*seat),
            Question::DrawnMate { .. } => {
                let confirm = self.confirm("game-count-warning-play", Emphasis::Secondary);
                let back =
                    button("cancel", get("game-count-warning-back")).emphasis(Emphasis::Primary);
                let text = get("game-count-warning");
                ask(
                    "drawn-mate",
                    get("game-count-warning-title"),
                    text,
                    [back, confirm],
                )
            }
            Question::Outside { url } => {
                let text = texts.format("common-outside-text", &[("url", url.clone().into())]);
                let confirm = self.confirm("common-outside-open", Emphasis::Primary);
                ask(
                    "outside",
                    get("common-outside-title"),
                    text,
                    [confirm, self.cancel()],
                )
            }
            Question::DeleteAll => {
                let confirm = self.confirm("settings-delete-all", Emphasis::Destructive);
                let text = get("settings-delete-all-text");
                let title = get("settings-delete-all-title");
                ask("delete-all", title, text, [confirm, self.cancel()])
            }
            Question::Damaged { .. } => {
                let confirm = self.confirm("common-export", Emphasis::Primary);
                let text = get("game-damaged-text");
                ask(
                    "damaged",
                    get("game-damaged-title"),
                    text,
                    [confirm, self.cancel()],
                )
            }
        })
    }

    /// In Quick leaving is for good, in Party not (B29).
    fn leave_question(&self) -> Dialog {
        let texts = &self.texts;
        let state = self
            .table
            .as_ref()
            .and_then(|table| table.session.position().as_ludo());
        let quick = state.is_none_or(|state| state.rules().preset == Preset::Quick);
        let text = texts.get(if quick {
            "online-leave-quick-text"
        } else {
            "online-leave-party-text"
        });
        let confirm = self.confirm("online-leave-ai", Emphasis::Destructive);
        ask(
            "leave-ai",
            texts.get("online-leave-title"),
            text,
            [confirm, self.cancel()],
        )
    }

    fn confirm(&self, key: &str, emphasis: Emphasis) -> Button {
        button("confirm", self.texts.get(key)).emphasis(emphasis)
    }

    fn cancel(&self) -> Button {
        button("cancel", self.texts.get("common-cancel")).emphasis(Emphasis::Plain)
    }

    /// How a sentence names a seat of the table.
    fn at_table(&self, seat: Seat) -> String {
        self.table
            .as_ref()
            .map(|table| names::who(&self.texts, table.named_header(), seat))
            .unwrap_or_default()
    }

    fn draw_question(&self, seat: Seat) -> Dialog {
        let texts = &self.texts;
        let other = Seat::new(1 - seat.index().min(1)).unwrap_or(seat);
        let text = texts.format(
            "game-draw-text",
            &[
                ("side", self.at_table(seat).into()),
                ("other", self.at_table(other).into()),
            ],
        );
        let accept = self.confirm("game-draw-accept", Emphasis::Primary);
        let decline = button("cancel", texts.get("game-draw-decline"));
        ask(
            "draw",
            texts.get("game-draw-title"),
            text,
            [accept, decline],
        )
    }

    /// One button a piece that could be meant, with its place and destination.
    fn chooser(&self, pieces: &[u8]) -> Dialog {
        let texts = &self.texts;
        let mut buttons = Vec::new();
        if let Some(table) = &self.table
            && let Some(state) = table.session.position().as_ludo()
        {
            let rows = panel::panel(&self.words(table, state), Self::live(table));
            for (number, row) in (0..).zip(rows) {
                if pieces.contains(&number) {
                    buttons.push(button(row.id, row.label).hint(row.note));
                }
            }
        }
        buttons.push(self.cancel());
        ask(
            "chooser",
            texts.get("game-chooser-title"),
            texts.get("game-chooser-text"),
            buttons,
        )
    }
}

fn ask(id: &str, title: String, text: String, buttons: impl IntoIterator<Item = Button>) -> Dialog {
    Dialog {
        id: id.to_owned(),
        title,
        text,
        field: None,
        buttons: buttons.into_iter().collect(),
        dismiss: "cancel".to_owned(),
    }
}
