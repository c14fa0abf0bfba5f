//! The record of a room before its game.

use super::super::super::model::{Model, Online};
use super::super::parts::{Dress, button};
use super::unless;
use crate::app::model::{Problem, Visit};
use crate::client::{Client, Standing};
use crate::game::GameKind;
use crate::ludo::{Color, OptionId, RuleSet, Seats};
use crate::room::{Chair, Room, Sitter, Stage, times};
use crate::view::online::{Invite, RoomSeat, RoomView};
use crate::view::part::{Button, Emphasis, Icon, Line, Owner};
use crate::view::present::{ludo::comma, names};
use crate::view::qr;

/// Side of the QR code in dp.
const QR: f64 = 200.0;

impl Model {
    pub(in crate::app::screen) fn room_view(&self, visit: &Visit) -> RoomView {
        let texts = &self.texts;
        let room = self.online.room();
        let chair = self.online.chair();
        let obstacle = obstacle(visit, room, self.has_seat());
        let (problem, ways) = self.problem(obstacle.as_ref());
        let title = texts.format("online-room-title", &[("code", visit.code.spaced().into())]);
        let blank = RoomView {
            title,
            status: self.waiting_status(visit, room),
            busy: is_busy(visit, room),
            problem,
            ways,
            invite: None,
            seats_title: String::new(),
            seats: Vec::new(),
            rules_title: String::new(),
            rules: Vec::new(),
            notes: Vec::new(),
            buttons: Vec::new(),
        };
        let Some(room) = room.filter(|room| room.closed().is_none()) else {
            return blank;
        };
        let gathers = matches!(room.stage(), Stage::Gathering);
        RoomView {
            invite: (chair.is_some() && gathers && free(room) > 0).then(|| self.invite(visit)),
            seats_title: texts.get("online-room-seats"),
            seats: Chair::first(room.chairs().len())
                .map(|at| self.seat(room, at, chair))
                .collect(),
            rules_title: texts.get("online-room-rules"),
            rules: self.rules_in_force(room),
            notes: self.room_notes(room, chair),
            buttons: self.room_buttons(visit, room, chair),
            ..blank
        }
    }

    /// One line about what is going on.
    fn waiting_status(&self, visit: &Visit, room: Option<&Room>) -> String {
        let texts = &self.texts;
        let standing = self.online.client().map_or(Standing::Off, Client::standing);
        let Some(room) = room else {
            let waits = visit.problem.is_none();
            return texts.get(if waits {
                "online-connecting"
            } else {
                return String::new();
            });
        };
        if standing == Standing::Lost {
            return texts.get("online-lost");
        }
        if room.closed().is_some() {
            return String::new();
        }
        match (room.stage(), free(room), self.online.chair()) {
            (Stage::Starting { .. }, ..) => texts.get("online-room-mixing"),
            (_, 0, None) => String::new(),
            (_, _, None) => texts.get("online-room-before"),
            (_, 0, Some(_)) => texts.get("online-room-full"),
            (_, n, Some(_)) => texts.format("online-room-waiting", &[("n", n.into())]),
        }
    }

    fn invite(&self, visit: &Visit) -> Invite {
        let texts = &self.texts;
        let link = self.room_link();
        let signs: Vec<String> = visit.code.to_string().chars().map(String::from).collect();
        let spoken = [("signs", signs.join(" ").into())];
        Invite {
            title: texts.get("online-room-link"),
            note: texts.get("online-room-link-note"),
            code_title: texts.get("online-room-code"),
            code: visit.code.spaced(),
            code_spoken: texts.format("online-room-code-spoken", &spoken),
            qr: qr::scene(&link, QR),
            qr_label: texts.get("online-room-qr-label"),
            buttons: vec![
                button("share", texts.get("online-room-share"))
                    .icon(Icon::Share)
                    .emphasis(Emphasis::Primary),
                button("copy-link", texts.get("online-room-copy")),
                button("copy-code", texts.get("online-room-copy-code")),
            ],
            link,
        }
    }

    fn seat(&self, room: &Room, at: Chair, mine: Option<Chair>) -> RoomSeat {
        let texts = &self.texts;
        let sitter = room.sitter(at);
        RoomSeat {
            owner: self.chair_owner(room, at),
            status: self.seat_status(room, at, mine),
            taken: sitter.is_some(),
            buttons: self
                .seat_buttons(room, at, mine)
                .into_iter()
                .map(|(id, label, spoken)| {
                    let name = self.chair_label(room, at);
                    let label = texts.get(label);
                    button(format!("{id}:{}", at.number()), label)
                        .hint(texts.format(spoken, &[("seat", name.into())]))
                })
                .collect(),
        }
    }

    fn chair_owner(&self, room: &Room, at: Chair) -> Owner {
        let name = self.chair_label(room, at);
        match chair_color(room, at) {
            Some(color) => names::color_owner(color, name),
            None => names::side_owner(crate::makruk::Side::White, name),
        }
    }

    /// A seat with the name that its person shows: "Green · Yuki".
    fn chair_label(&self, room: &Room, at: Chair) -> String {
        let seat = self.chair_name(room, at);
        let Some(name) = self.name_on(at) else {
            return seat;
        };
        let name = name.as_str().to_owned();
        let values = [("color", seat.into()), ("name", name.into())];
        self.texts.format("common-seat", &values)
    }

    pub(super) fn chair_name(&self, room: &Room, at: Chair) -> String {
        let n = at.index() as u32 + 1;
        match chair_color(room, at) {
            Some(color) => names::color(&self.texts, color),
            None => self.texts.format("online-room-side", &[("n", n.into())]),
        }
    }

    fn seat_status(&self, room: &Room, at: Chair, mine: Option<Chair>) -> String {
        let texts = &self.texts;
        let said = match room.sitter(at) {
            None => vec![texts.get("online-room-seat-free")],
            Some(Sitter::Computer { level }) => {
                let level = names::level(texts, room.settings().kind(), *level);
                vec![texts.format("common-computer-level", &[("level", level.into())])]
            }
            Some(Sitter::Person(person)) => {
                let you = (mine == Some(at)).then_some("online-room-seat-you");
                let host = (room.creator() == at).then_some("online-room-seat-host");
                let away = person.conn.is_none().then_some("online-room-seat-away");
                let marks = [you, host, away];
                let said: Vec<String> = marks
                    .into_iter()
                    .flatten()
                    .map(|key| texts.get(key))
                    .collect();
                if said.is_empty() {
                    vec![texts.get("online-room-seat-person")]
                } else {
                    said
                }
            }
        };
        let mut said = said.into_iter();
        let first = said.next().unwrap_or_default();
        said.fold(first, |all, next| comma(texts, all, next))
    }

    /// What the host can do about a seat: id, label, spoken label.
    fn seat_buttons(
        &self,
        room: &Room,
        at: Chair,
        mine: Option<Chair>,
    ) -> Vec<(&'static str, &'static str, &'static str)> {
        let host = mine == Some(room.creator()) && matches!(room.stage(), Stage::Gathering);
        if !host || mine == Some(at) {
            return Vec::new();
        }
        let free_it = ("online-room-seat-free-it", "online-room-seat-free-spoken");
        match room.sitter(at) {
            None if room.settings().kind() == GameKind::Ludo => {
                vec![(
                    "add-ai",
                    "online-room-seat-add",
                    "online-room-seat-add-spoken",
                )]
            }
            None => Vec::new(),
            Some(Sitter::Computer { .. }) => vec![("remove-ai", free_it.0, free_it.1)],
            Some(Sitter::Person(person)) => {
                let now = self.server_ms().unwrap_or(room.at());
                let away = person.conn.is_none() && now >= person.gone_since + times::FREE;
                if away {
                    vec![("free", free_it.0, free_it.1)]
                } else {
                    Vec::new()
                }
            }
        }
    }

    /// Game, rules and every option that differs from the preset's.
    fn rules_in_force(&self, room: &Room) -> Vec<Line> {
        let texts = &self.texts;
        let line = |label: String, value: String| Line { label, value };
        let Some(rules) = room.settings().rules() else {
            let mut lines = vec![line(texts.get("common-makruk"), names::players(texts, 2))];
            lines.extend(self.makruk_facts());
            return lines;
        };
        let seats = names::players(texts, room.chairs().len());
        let preset = names::preset(texts, rules.preset);
        let mut lines = vec![
            line(texts.get("common-ludo"), seats),
            line(texts.get("menu-preset"), preset),
        ];
        lines.extend(
            OptionId::ALL
                .iter()
                .filter_map(|option| self.changed_option(*option, rules)),
        );
        lines
    }

    /// An option that is not as the preset has it, with its mark; the time for a turn always.
    fn changed_option(&self, option: OptionId, rules: &RuleSet) -> Option<Line> {
        let texts = &self.texts;
        let (key, value) = (option.key(), rules.value(option));
        if value == option.default(rules.preset) && option != OptionId::TurnLimit {
            return None;
        }
        let word = option.values().get(value)?.replace('|', "_");
        let mut said = texts.get(&format!("party-option-{key}-{word}"));
        if option.non_standard(value) {
            said = comma(texts, said, texts.get("party-badge-non-standard"));
        }
        Some(Line {
            label: texts.get(&format!("party-option-{key}")),
            value: said,
        })
    }

    fn room_notes(&self, room: &Room, chair: Option<Chair>) -> Vec<String> {
        let texts = &self.texts;
        let mut notes: Vec<String> = (1..)
            .zip(room.failed())
            .map(|(n, failed): (u32, _)| {
                let missing = failed
                    .missing
                    .iter()
                    .filter_map(|it| Chair::new(usize::from(*it)));
                let names: Vec<String> = missing.map(|at| self.chair_name(room, at)).collect();
                texts.format(
                    "online-room-failed",
                    &[("n", n.into()), ("who", names.join(", ").into())],
                )
            })
            .collect();
        if let Some(sealing) = room.sealing() {
            let label = texts.get("online-room-seal");
            notes.push(format!("{label}: {}", sealing.first.seal()));
            notes.push(texts.get("online-room-seal-note"));
        }
        if chair.is_some_and(|chair| chair != room.creator()) {
            notes.push(texts.get("online-room-guest-note"));
        }
        if chair.is_some() {
            notes.push(texts.get("online-room-no-push-note"));
        }
        notes
    }

    fn room_buttons(&self, visit: &Visit, room: &Room, chair: Option<Chair>) -> Vec<Button> {
        let texts = &self.texts;
        let Some(chair) = chair else {
            return self.join_button(visit, room).into_iter().collect();
        };
        let mut buttons = Vec::new();
        let gathers = matches!(room.stage(), Stage::Gathering);
        if gathers && chair == room.creator() {
            buttons.extend(self.start_buttons(room));
        }
        if gathers {
            buttons.push(
                button("leave", texts.get("online-room-leave")).emphasis(Emphasis::Destructive),
            );
        } else {
            buttons.push(button("game", texts.get("online-room-back")).icon(Icon::Play));
        }
        buttons
    }

    /// This device has a seat here, connected as it or not yet.
    fn has_seat(&self) -> bool {
        self.online.chair().is_some() || self.online.has_own_seat()
    }

    /// Join, unless something stands in the way for good.
    fn join_button(&self, visit: &Visit, room: &Room) -> Option<Button> {
        let obstacle = obstacle(visit, Some(room), self.has_seat());
        if obstacle.is_some_and(|it| !it.lets_join()) {
            return None;
        }
        let join = button("join", self.texts.get("online-room-join")).emphasis(Emphasis::Primary);
        let gathers = matches!(room.stage(), Stage::Gathering);
        Some(unless(
            visit.joining || !gathers || room.sealing().is_none(),
            join,
        ))
    }

    /// What the host starts with.
    fn start_buttons(&self, room: &Room) -> Vec<Button> {
        let texts = &self.texts;
        let here = room.sitters().count();
        let missing = free(room);
        let mut buttons = Vec::new();
        if missing == 0 {
            buttons.push(
                button("start", texts.get("online-room-start-now")).emphasis(Emphasis::Primary),
            );
        } else if room.settings().kind() == GameKind::Ludo {
            if here >= 2 {
                let label = texts.format("online-room-start", &[("n", here.into())]);
                buttons.push(button("start", label));
            }
            buttons.push(
                button("fill", texts.get("online-room-fill"))
                    .icon(Icon::Computer)
                    .hint(texts.get("online-room-fill-hint")),
            );
        }
        buttons
    }
}

/// What stands in the way; of a table that is full, it is said before anybody presses Join. While one's
/// own seat is asked for, the last free one may be one's own already.
fn obstacle(visit: &Visit, room: Option<&Room>, seated: bool) -> Option<Problem> {
    let full = |room: &Room| matches!(room.stage(), Stage::Gathering) && free(room) == 0;
    let too_late = !seated && !visit.joining && room.is_some_and(full);
    visit
        .problem
        .clone()
        .or_else(|| too_late.then_some(Problem::Full))
}

/// Seats that nobody has.
fn free(room: &Room) -> u32 {
    room.chairs().iter().filter(|chair| chair.is_none()).count() as u32
}

/// The colour that a chair would have if the game began with everybody who sits, or, while few do,
/// with a full table. `None` where it is open: White is drawn by lot, and beside people whose colours
/// are theirs a free seat has none, because who comes may move them on.
fn chair_color(room: &Room, at: Chair) -> Option<Color> {
    if room.settings().kind() == GameKind::Makruk {
        return None;
    }
    let taken: Vec<Chair> = room.sitters().map(|(chair, _)| chair).collect();
    let playing = if taken.len() >= 2 {
        taken
    } else {
        Chair::first(room.chairs().len()).collect()
    };
    let place = playing.iter().position(|chair| *chair == at)?;
    Seats::of(playing.len()).ok()?.iter().nth(place)
}

/// The open room's way back on the menu.
pub(in crate::app::screen) fn rooms_on_menu(model: &Model, online: &Online) -> Vec<Button> {
    /// Rooms offered; a room lives for a day, and few have more.
    const MOST: usize = 3;
    let day_ago = model.now.wall_ms.saturating_sub(times::LIFE);
    let fresh = online
        .kept
        .rooms
        .iter()
        .rev()
        .filter(|room| room.chair.is_some() && !room.given_up && room.since_ms > day_ago);
    fresh
        .filter_map(|room| room.code)
        .take(MOST)
        .map(|code| {
            let label = model
                .texts
                .format("online-menu-room", &[("code", code.spaced().into())]);
            button(format!("room:{code}"), label).icon(Icon::Next)
        })
        .collect()
}

fn is_busy(visit: &Visit, room: Option<&Room>) -> bool {
    let looking = room.is_none() && visit.problem.is_none();
    let mixing = room.is_some_and(|room| matches!(room.stage(), Stage::Starting { .. }));
    looking || mixing || visit.joining
}
