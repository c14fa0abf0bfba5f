//! What a room adds to the game's and the result's records: connection, absence, offers, rematch.

use super::super::super::model::{Model, Stage, Table};
use super::super::parts::{Dress, button};
use crate::client::Standing;
use crate::game::{GameKind, Seat};
use crate::ludo::TurnLimit;
use crate::room::{Chair, Person, Room, times};
use crate::view::part::{Button, Emphasis, Icon};
use crate::view::present::names;

impl Model {
    /// What is shown about the connection, and what can be done.
    pub(in crate::app::screen) fn connection(&self, table: &Table) -> (String, Vec<Button>) {
        if table.elsewhere.is_none() {
            return (String::new(), Vec::new());
        }
        let texts = &self.texts;
        let standing = self.online.client().map(crate::client::Client::standing);
        let mut ways = Vec::new();
        match standing {
            Some(Standing::Lost) => ways.push(button("retry", texts.get("online-retry"))),
            Some(Standing::Replaced) => {
                ways.push(button("retry", texts.get("online-replaced-here")));
            }
            _ => {}
        }
        if self.own_person().is_some_and(Person::is_away) {
            let back = button("im-back", texts.get("online-im-back"));
            ways.push(back.emphasis(Emphasis::Primary));
        }
        (self.connection_text(), ways)
    }

    /// The person here is to act, and a clock or the time for a turn runs.
    pub(in crate::app::screen) fn time_runs(&self, table: &Table) -> bool {
        let mine = table.elsewhere.is_some() && table.person_to_act().is_some();
        let limit = |room: &Room| {
            let rules = room.settings().rules();
            rules.is_some_and(|rules| rules.turn_limit != TurnLimit::None)
        };
        mine && (!self.clocks().is_empty() || self.online.room().is_some_and(limit))
    }

    fn own_person(&self) -> Option<&Person> {
        self.online.room()?.person(self.online.chair()?)
    }

    /// "away, the AI plays" and the like, for a seat of the game at the table.
    pub(in crate::app::screen) fn absence(&self, table: &Table, seat: Seat) -> String {
        if table.elsewhere.is_none() || table.session.position().is_over() {
            return String::new();
        }
        let key = self.online.room().and_then(|room| {
            let chair = room.table()?.chair(seat)?;
            self.absence_key(room, chair)
        });
        key.map(|key| self.texts.get(key)).unwrap_or_default()
    }

    fn absence_key(&self, room: &Room, chair: Chair) -> Option<&'static str> {
        let person = room.person(chair)?;
        if person.left {
            return Some("online-left-ai");
        }
        let ludo = room.settings().kind() == GameKind::Ludo;
        let now = self.server_ms().unwrap_or(room.at());
        let long = person.conn.is_none() && now >= person.gone_since + times::TAKEOVER;
        match (person.conn.is_none(), ludo && (long || person.is_away())) {
            (_, true) => Some("online-away-ai"),
            (true, false) => Some("online-away"),
            (false, false) => None,
        }
    }

    /// What is under way in a room, for the status line.
    pub(in crate::app::screen) fn room_status(&self, table: &Table) -> Option<String> {
        table.elsewhere?;
        match table.stage {
            Stage::Sending => Some(self.texts.get("online-sending")),
            _ if own_offer(table) => Some(self.texts.get("online-draw-offered")),
            _ => None,
        }
    }

    /// The menu of a room's game.
    pub(in crate::app::screen) fn room_game_menu(&self, table: &Table) -> Vec<Button> {
        let texts = &self.texts;
        let over = table.session.position().is_over();
        let mut menu = Vec::new();
        if over {
            menu.push(button("result", texts.get("game-show-result")).icon(Icon::Check));
        }
        menu.push(button("check", texts.get("online-result-check")).icon(Icon::Die));
        menu.push(button("rules", texts.get("game-rules")).icon(Icon::Rules));
        menu.push(button("settings", texts.get("common-settings")).icon(Icon::Settings));
        menu.push(button("export", texts.get("game-export")).icon(Icon::Share));
        if over || table.elsewhere.is_none_or(|it| it.mine.is_none()) {
            return menu;
        }
        if table.session.position().as_makruk().is_some() {
            menu.push(button("draw", texts.get("game-offer-draw")));
        }
        // A game of two is resigned, a larger one goes on without the person (A76, A77).
        let two = table.header().players.len() == 2;
        let (id, key) = if two {
            ("resign", "game-resign")
        } else {
            ("leave-ai", "online-leave-ai")
        };
        menu.push(
            button(id, texts.get(key))
                .icon(Icon::Flag)
                .emphasis(Emphasis::Destructive),
        );
        menu
    }

    /// Who wants a rematch, in words; empty when nobody else does.
    pub(in crate::app::screen) fn rematch_offer(&self, table: &Table) -> String {
        let texts = &self.texts;
        let (Some(room), Some(mine)) = (self.live_room(table), self.online.chair()) else {
            return String::new();
        };
        let own = room.person(mine).is_some_and(|person| person.wants);
        let other = room
            .people()
            .find(|(chair, person)| *chair != mine && person.wants);
        match (own, other) {
            (true, _) => texts.get("online-rematch-waiting"),
            (false, Some((chair, _))) => {
                let seat = room.table().and_then(|game| game.seat(chair));
                let who = seat.map(|seat| names::who(texts, table.named_header(), seat));
                texts.format(
                    "online-rematch-offered",
                    &[("who", who.unwrap_or_default().into())],
                )
            }
            (false, None) => String::new(),
        }
    }

    /// The open room, while a rematch of the game at the table is possible.
    fn live_room(&self, table: &Table) -> Option<&Room> {
        table.elsewhere?;
        let room = self.online.room().filter(|room| room.closed().is_none())?;
        let same = room
            .table()
            .is_some_and(|game| game.header().id == table.id());
        (same && room.running().is_none()).then_some(room)
    }

    /// The first buttons of the result of a room's game: rematch, check the dice.
    pub(in crate::app::screen) fn room_result_buttons(&self, table: &Table) -> Vec<Button> {
        let texts = &self.texts;
        let mut buttons = Vec::new();
        if let (Some(room), Some(mine)) = (self.live_room(table), self.online.chair()) {
            let wants = |chair: Chair| room.person(chair).is_some_and(|person| person.wants);
            let offered = room
                .people()
                .any(|(chair, person)| chair != mine && person.wants);
            let key = if offered {
                "online-rematch-accept"
            } else {
                "online-rematch"
            };
            let rematch = button("rematch", texts.get(key))
                .icon(Icon::Again)
                .emphasis(Emphasis::Primary);
            buttons.push(super::unless(
                wants(mine) || room.sealing().is_none(),
                rematch,
            ));
        }
        buttons.push(button("check", texts.get("online-result-check")).icon(Icon::Die));
        buttons
    }
}

fn own_offer(table: &Table) -> bool {
    let mine = table.elsewhere.and_then(|it| it.mine);
    let open = table.session.position().draw_offer();
    open.is_some() && open == mine && matches!(table.stage, Stage::Elsewhere | Stage::Waiting)
}
