//! The open room's game at the table: what the log brings is shown in order, what a person does is
//! sent. Rules, selection and motion are those of every other game.

use super::after::record;
use super::refused::refused;
use crate::app::model::{Message, Model, Place, Question, Stage, Table};
use crate::client::Standing;
use crate::game::{self, Event, GameId, Pending, Seat, Session, Turn};
use crate::protocol::Code;
use crate::room::{self, Chair, Command, Refusal};
use crate::view::camera::Pose;
use crate::view::ludo::LudoScene;
use crate::view::makruk::MakrukScene;

/// Steps that are shown one after the other; when more have piled up the board jumps to the head.
const BEHIND: usize = 6;
/// A step that has waited for longer is not shown by itself any more, in milliseconds.
const BEHIND_MS: u64 = 2_000;

/// A game whose truth is elsewhere: in a room.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Elsewhere {
    /// The room.
    pub code: Code,
    /// This device's seat in the game.
    pub mine: Option<Seat>,
}

impl Model {
    /// The room's game, as the room has it.
    pub(crate) fn room_game(&self) -> Option<&room::Table> {
        self.online.room()?.table()
    }

    /// Brings the table in line with the room.
    pub(in crate::app::model) fn sync_game(&mut self) {
        let Some((code, chair)) = self.seated() else {
            return;
        };
        let Some(game) = self.room_game() else { return };
        let id = game.header().id;
        let on_page = *self.stack.top() == Place::Room { code };
        let waits = self.online.room().is_some_and(|room| {
            room.running().is_none() && room.person(chair).is_some_and(|person| person.wants)
        });
        let seated = self.at_room_table(id);
        if !seated && (on_page || self.at_another_game_of(code)) && !waits {
            return self.seat_room_game(code, chair);
        }
        if seated && self.stack.holds(&Place::Game { id }) {
            self.watch_steps();
        }
    }

    /// The room's game is at the table.
    fn at_room_table(&self, id: GameId) -> bool {
        let table = self.table.as_ref().filter(|table| table.id() == id);
        table.is_some_and(|table| table.elsewhere.is_some())
    }

    /// An older game of the room is on the screen: a rematch takes its place.
    fn at_another_game_of(&self, code: Code) -> bool {
        let table = self.table.as_ref();
        let older = table
            .and_then(|table| table.elsewhere)
            .is_some_and(|it| it.code == code);
        let shown = matches!(self.stack.top(), Place::Game { .. } | Place::Result { .. });
        older
            && shown
            && self
                .online
                .room()
                .is_some_and(|room| room.running().is_some())
    }

    /// Sits down at the room's game, as it stands.
    fn seat_room_game(&mut self, code: Code, chair: Chair) {
        let Some(game) = self.room_game() else { return };
        let mine = game.seat(chair);
        let header = game.header().clone();
        let events = game.session().events().to_vec();
        let id = header.id;
        let session = match Session::restore(header, &events, Pending::default()) {
            Ok(session) => session,
            Err(error) => return self.say_error(Message::internal(&error.to_string())),
        };
        self.leave_table();
        self.stack.back_to(&Place::Room { code });
        let pose = self.pose_of(&session, mine);
        let mut table = Table::new(session, pose);
        table.elsewhere = Some(Elsewhere { code, mine });
        self.table = Some(table);
        self.name_table();
        self.go_to(Place::Game { id });
    }

    /// One's own side is near, and Ludo's own yard at the near left (A57).
    fn pose_of(&self, session: &Session, mine: Option<Seat>) -> Pose {
        let header = session.header();
        let near = match &header.setup {
            game::Setup::Ludo { seats, .. } => {
                mine.and_then(|seat| seat.color(*seats)).map(|color| Pose {
                    oblique: self.settings.oblique,
                    ..LudoScene::pose(color)
                })
            }
            game::Setup::Makruk { .. } => mine.and_then(Seat::side).map(MakrukScene::pose),
        };
        near.unwrap_or_else(|| self.first_pose(session))
    }

    /// Something may have happened: shows it, unless something else is being shown just now.
    fn watch_steps(&mut self) {
        self.forget_stale_question();
        let Some(table) = &self.table else { return };
        let behind = !self.steps_ahead().is_empty();
        match table.stage {
            Stage::Moving { .. } | Stage::Storing | Stage::Reason | Stage::Computer { .. } => {}
            Stage::Waiting if !behind && self.still_my_turn() => {}
            Stage::Over if !behind => {}
            _ => self.next(),
        }
    }

    fn still_my_turn(&self) -> bool {
        self.table
            .as_ref()
            .is_some_and(|table| table.person_to_act().is_some())
    }

    /// A question about an offer that is no longer open, for example.
    fn forget_stale_question(&mut self) {
        let offered = self
            .room_game()
            .and_then(|game| game.session().position().draw_offer());
        if matches!(self.question, Some(Question::Draw { seat }) if Some(seat) != offered) {
            self.question = None;
            self.new_prompt();
        }
    }

    /// Notes when steps came, to know how long they have waited.
    pub(super) fn note_steps(&mut self) {
        let now = self.now.steady_ms;
        let Some((game, steps)) = self
            .room_game()
            .map(|game| (game.header().id, game.session().events().len()))
        else {
            return;
        };
        let table = self.table.as_ref().filter(|table| table.id() == game);
        let shown = table.map(|table| table.session.events().len());
        let Some(visit) = &mut self.online.visit else {
            return;
        };
        let Some(shown) = shown else {
            return visit.arrived.clear();
        };
        visit.arrived.retain(|(step, _)| *step > shown);
        if visit.arrived.back().map_or(shown, |(step, _)| *step) < steps {
            visit.arrived.push_back((steps, now));
        }
    }

    /// The next step to be shown has waited for longer than 2 s.
    fn step_waited_long(&self) -> bool {
        let Some(visit) = &self.online.visit else {
            return false;
        };
        let shown = self
            .table
            .as_ref()
            .map_or(0, |table| table.session.events().len());
        let mut waiting = visit.arrived.iter().filter(|(step, _)| *step > shown);
        waiting
            .next()
            .is_some_and(|(_, since)| since + BEHIND_MS < self.now.steady_ms)
    }

    /// Steps of the room's game that the table has not shown yet.
    fn steps_ahead(&self) -> &[Event] {
        let shown = self
            .table
            .as_ref()
            .map_or(0, |table| table.session.events().len());
        let game = self.room_game().map(|game| game.session().events());
        game.and_then(|events| events.get(shown..))
            .unwrap_or_default()
    }

    /// Lets the room's game go on: the next step is shown, or this device's person may act, or it
    /// waits for others.
    pub(in crate::app::model) fn next_elsewhere(&mut self) {
        let ahead = self.steps_ahead().len();
        if ahead > BEHIND || ahead > 0 && self.step_waited_long() {
            return self.jump_to_head(ahead);
        }
        if let Some(event) = self.steps_ahead().first().copied() {
            return self.show_events(&[event]);
        }
        let sending = self
            .online
            .client()
            .is_some_and(crate::client::Client::sending);

        let Some(table) = &mut self.table else { return };
        let over = matches!(table.turn(), Turn::Over(_));
        let mine = table.person_to_act().is_some();

        if over {
            self.take_room_record();
            return self.rest_over();
        }
        if sending {
            table.stage = Stage::Sending;
        } else if mine && !matches!(table.turn(), Turn::Pass { .. }) {
            table.stage = Stage::Waiting;
            self.wait_for_person();
        } else {
            table.stage = Stage::Elsewhere;
            self.ask_draw();
        }
        self.watch_clock();
    }

    /// The dice of the room's game do not fit their seal.
    pub(crate) fn mismatch(&self) -> bool {
        self.room_game()
            .is_some_and(|game| game.mismatch().is_some())
    }

    /// Too much happened to be shown step by step.
    fn jump_to_head(&mut self, ahead: usize) {
        let events = self.steps_ahead().to_vec();
        let text = self
            .texts
            .format("online-caught-up", &[("n", ahead.into())]);
        let Some(table) = &mut self.table else { return };
        if table.session.apply(&events).is_err() {
            return;
        }
        table.trace = crate::app::model::table::trace(&table.session);
        table.motion += 1;
        table.motion_ms = 0;
        table.clear_marks();
        self.new_prompt();
        self.announce(text);
        self.next();
    }

    /// What a person does at the room's table goes to the room.
    pub(in crate::app::model) fn commit_elsewhere(&mut self, wish: game::Command) {
        let Some(table) = &self.table else { return };
        let command = match command_for(table, wish) {
            Ok(command) => command,
            Err(refusal) => return self.refuse_command(&refusal),
        };
        if let Some(table) = &mut self.table
            && !matches!(wish, game::Command::OfferDraw { .. })
        {
            table.stage = Stage::Sending;
            table.refusal = None;
        }
        self.send(command);
    }

    /// The room refused a command. What was meant for a choice that has passed is nothing to tell:
    /// the newer board is on its way.
    pub(super) fn command_refused(&mut self, command: &Command, why: &Refusal) {
        match why {
            Refusal::Stale { .. } | Refusal::Done | Refusal::NotYourTurn => {}
            Refusal::OfferedLately | Refusal::OfferOpen | Refusal::Illegal { .. } => {
                self.refuse(refused(why));
            }
            // The device answers by itself; a start that went on without it is told by the room.
            _ if matches!(command, Command::Reveal { .. } | Command::Commit { .. }) => {}
            other => self.say_error(refused(other)),
        }
        if let Some(table) = self
            .table
            .as_mut()
            .filter(|table| table.stage == Stage::Sending)
        {
            table.stage = Stage::Elsewhere;
        }
    }

    /// The finished game is shown as its record has it: the room's copy of the header has the keys
    /// that prove the last rolls.
    fn take_room_record(&mut self) {
        let Some(session) = self.room_game().map(record) else {
            return;
        };
        if let Some(table) = self
            .table
            .as_mut()
            .filter(|table| table.id() == session.header().id)
        {
            table.session = session;
        }
    }

    /// The connection of the game at the table, in words; empty when all is well.
    pub(crate) fn connection_text(&self) -> String {
        let Some(client) = self.online.client() else {
            return String::new();
        };
        let key = match client.standing() {
            Standing::Open if self.mismatch() => "online-error-dice",
            Standing::Open | Standing::Off => return String::new(),
            Standing::Connecting => "online-connecting",
            Standing::Lost if client.sending() => "online-lost-away",
            Standing::Lost => "online-lost",
            Standing::Replaced => "online-replaced",
        };
        self.texts.get(key)
    }
}

/// The room's word for a wish. The device checks it by the same rules first, so that a refusal
/// is told at once and in full.
fn command_for(table: &Table, wish: game::Command) -> Result<Command, game::Refusal> {
    Ok(match wish {
        game::Command::Roll => Command::Roll,
        game::Command::AutoExit => Command::AutoExit,
        game::Command::Move { piece } => Command::Move { piece },
        game::Command::Pass => Command::Pass,
        game::Command::Play { .. } => match table.session.decide(wish)?[..] {
            [Event::Makruk(ply), ..] => Command::Play { ply },
            _ => return Err(game::Refusal::Illegal(game::Illegal::OtherGame)),
        },
        game::Command::Resign { .. } => Command::Resign,
        game::Command::OfferDraw { .. } => Command::OfferDraw,
        game::Command::AnswerDraw { accept: true, .. } => Command::Accept,
        game::Command::AnswerDraw { accept: false, .. } => Command::Decline,
    })
}
