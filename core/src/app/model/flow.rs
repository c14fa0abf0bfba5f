//! How a game goes on: decide, store, show, settle, next.
//!
//! A decision goes to the disk first; when the disk has it (or takes too long) it is shown with its
//! motion; when the motion has settled the next one acts. Everything that waits is a timer or an
//! answer, and each carries a name, so that what was meant for another position finds nothing to do.

use super::table::Decided;
use super::{Message, Model, Place, Stage, Table, Tick};
use crate::app::screen::motion_duration;
use crate::app::work::LogChange;
use crate::game::{Command, Event, GameId, GameKind, Header, Session, Turn};
use crate::ludo;

/// The disk may take so long before a move is shown unsaved.
const SLOW_DISK_MS: u64 = 1_000;
/// Saving is tried again after so long.
const SAVE_AGAIN_MS: u64 = 2_000;
/// The reason why nothing can move stays so long: at least 1.5 s, and gone within 2 s.
const REASON_MS: u64 = 1_600;

impl Model {
    /// Begins a new game: its header goes to the disk, then the table is shown.
    pub(super) fn begin(&mut self, header: Header) {
        let session = match Session::new(header) {
            Ok(session) => session,
            Err(error) => {
                return self.say_error(Message::internal(&error.to_string()));
            }
        };
        let header = session.header().clone();
        let id = header.id;
        let pending = session.pending();
        self.save(
            id,
            LogChange::Create {
                header,
                events: Vec::new(),
                pending,
            },
        );
        self.stack.clear();
        self.seat_table(session);
    }

    /// Puts a game on the table and shows it.
    pub(super) fn seat_table(&mut self, session: Session) {
        self.leave_table();
        let pose = self.first_pose(&session);
        let id = session.header().id;
        self.table = Some(Table::new(session, pose));
        self.go_to(Place::Game { id });
    }

    /// A person's or the computer's command: decides, and sends the decision to the disk.
    pub(super) fn commit(&mut self, command: Command) {
        let Some(table) = &mut self.table else { return };
        if table.elsewhere.is_some() {
            return self.commit_elsewhere(command);
        }
        match table.session.decide(command) {
            Ok(events) => self.store(Decided::Events(events)),
            Err(refusal) => self.refuse_command(&refusal),
        }
    }

    /// Sends a decision to the disk; it is shown when it is there.
    fn store(&mut self, decided: Decided) {
        let Some(table) = &mut self.table else { return };
        let id = table.id();
        let expected = table.session.events().len() as u32;
        let change = match &decided {
            Decided::Events(events) => LogChange::Append {
                expected,
                events: events.clone(),
            },
            Decided::Undo => {
                let Some(keep) = table.session.undo_target() else {
                    return;
                };
                let pending = table.session.undo_pending();
                LogChange::Rewind {
                    expected,
                    keep: keep as u32,
                    pending,
                }
            }
        };
        table.stop_thinking();
        table.drop_hint();
        table.decided = Some(decided);
        table.stage = Stage::Storing;
        self.stop_ticks(|tick| matches!(tick, Tick::Settled | Tick::Reason | Tick::Pace));
        self.save(id, change);
        self.after(SLOW_DISK_MS, Tick::SaveSlow { game: id });
    }

    /// Sends a change of a log to the disk, after the ones before it.
    pub(super) fn save(&mut self, id: GameId, change: LogChange) {
        if let Some(work) = self.journals.put(id, change) {
            self.ask(work);
        }
    }

    /// The disk has the change that was under way.
    pub(super) fn saved(&mut self, id: GameId) {
        let was_late = self.journals.late(id);
        if let Some(work) = self.journals.saved(id) {
            self.ask(work);
        } else {
            self.stop_ticks(|tick| tick == Tick::SaveSlow { game: id });
            self.unsaved.remove(&id);
            if was_late {
                self.say(Message::plain("game-saved-again"));
            }
        }
        if !self.journals.waits(id) {
            self.show_decided(id);
        }
    }

    /// The disk refused the change that was under way: play goes on, saving is tried again.
    pub(super) fn save_failed(&mut self, id: GameId, message: Message) {
        self.journals.failed(id);
        self.after(SAVE_AGAIN_MS, Tick::SaveAgain { game: id });
        self.say_error(message);
        self.show_decided(id);
    }

    /// The disk takes too long: play goes on with "not saved yet".
    pub(super) fn save_is_slow(&mut self, id: GameId) {
        self.journals.mark_late(id);
        self.say_error(Message::plain("error-store-slow"));
        self.show_decided(id);
    }

    /// Tries to save again.
    pub(super) fn save_again(&mut self, id: GameId) {
        if let Some(work) = self.journals.again(id) {
            self.ask(work);
        }
    }

    /// Something shown at the table is not on disk yet.
    pub(crate) fn not_saved_yet(&self) -> bool {
        self.table
            .as_ref()
            .is_some_and(|table| self.journals.late(table.id()))
    }

    fn show_decided(&mut self, id: GameId) {
        let Some(table) = self.table.as_mut().filter(|table| table.id() == id) else {
            return;
        };
        let undo_wanted = std::mem::take(&mut table.undo_wanted);
        let afterwards = table.afterwards.take();
        match table.decided.take() {
            None => return,
            Some(Decided::Events(events)) => self.show_events(&events),
            Some(Decided::Undo) => self.show_undo(),
        }
        if let Some(command) = afterwards {
            self.act_at_once(command);
        } else if undo_wanted {
            self.undo();
        }
    }

    /// Shows events that are on disk: applies them, starts the motion, says what happened.
    pub(super) fn show_events(&mut self, events: &[Event]) {
        let Some(table) = &mut self.table else { return };
        for event in events {
            let before = table.session.position().clone();
            table.trace.take(&before, *event);
            if let Err(error) = table.session.apply(&[*event]) {
                let message = Message::internal(&error.to_string());
                return self.say_error(message);
            }
            if matches!(event, Event::Ludo(ludo::Event::Rolled { .. })) {
                table.auto_rests = false;
            }
        }
        table.clear_marks();
        let computer = table.trace.before.as_ref().is_some_and(|before| {
            before
                .turn()
                .seat()
                .is_some_and(|seat| !table.header().is_person(seat))
        });
        self.new_prompt();
        self.start_motion(computer);
        self.tell_last();
        self.think();
        if self
            .table
            .as_ref()
            .is_some_and(|table| table.session.position().is_over())
        {
            self.game_over();
        }
    }

    fn show_undo(&mut self) {
        let Some(table) = &mut self.table else { return };
        table.session.undo();
        table.trace = super::table::trace(&table.session);
        table.auto_rests = true;
        table.result_shown = false;
        table.motion += 1;
        table.motion_ms = 0;
        table.clear_marks();
        self.new_prompt();
        self.stack.back_to_game();
        self.tell_undone();
        self.next();
    }

    fn start_motion(&mut self, computer: bool) {
        let still = self.settings.still(&self.environment);
        let pace = self.settings.pace;
        let Some(table) = &mut self.table else { return };
        table.motion += 1;
        table.motion_ms = 0;
        let normal = motion_duration(table.session.position(), &table.trace, still);
        table.motion_ms = if still { normal } else { pace.scale(normal) };
        table.stage = Stage::Moving { computer };
        let ms = table.motion_ms;
        self.after(ms, Tick::Settled);
    }

    /// The motion has come to rest.
    pub(super) fn settled(&mut self) {
        if self
            .table
            .as_ref()
            .is_some_and(|table| matches!(table.stage, Stage::Moving { .. }))
        {
            self.next();
        }
    }

    /// Lets the next one act.
    pub(super) fn next(&mut self) {
        let on_top = matches!(self.stack.top(), Place::Game { .. });
        let Some(table) = &mut self.table else { return };
        if !on_top {
            table.stage = Stage::Resting;
            return;
        }
        if table.elsewhere.is_some() {
            return self.next_elsewhere();
        }
        match table.turn() {
            Turn::Over(_) => self.rest_over(),
            Turn::Pass { .. } => {
                table.stage = Stage::Reason;
                self.after(REASON_MS, Tick::Reason);
            }
            _ if table.session.computer_turn().is_some() => {
                table.stage = Stage::Computer { ready: false };
                let pace = self.pace_ms();
                self.after(pace, Tick::Pace);
                self.think();
            }
            Turn::Roll { .. } | Turn::AutoExit { .. } | Turn::Choose { .. } => {
                table.stage = Stage::Waiting;
                self.wait_for_person();
            }
        }
    }

    pub(super) fn rest_over(&mut self) {
        let Some(table) = &mut self.table else { return };
        table.stage = Stage::Over;
        if !table.result_shown {
            table.result_shown = true;
            let id = table.id();
            self.go_to(Place::Result { id });
        }
    }

    /// How long the computer waits before it acts. Makruk's answers appear 0.4 to 1.2 s after the move at
    /// any pace, its way over the board included.
    fn pace_ms(&self) -> u64 {
        let pace = self.settings.pace;
        match &self.table {
            Some(table) if table.header().kind() == GameKind::Makruk => {
                let answer = pace.scale(400) + table.motion_ms;
                answer.clamp(400, 1_200).saturating_sub(table.motion_ms)
            }
            _ => pace.scale(300),
        }
    }

    pub(super) fn wait_for_person(&mut self) {
        let (rotate, auto) = (self.settings.auto_rotate, self.settings.auto_move);
        let Some(table) = &mut self.table else { return };
        table.weigh();
        if rotate && table.elsewhere.is_none() && table.people() > 1 {
            table.turn_to_mover();
        }
        if auto
            && !table.auto_rests
            && let Some(command) = table.only_choice()
        {
            return self.commit(command);
        }
        self.tell_hand_over();
        self.ask_draw();
    }

    /// The computer's pace is over.
    pub(super) fn pace_over(&mut self) {
        if let Some(Table {
            stage: Stage::Computer { ready },
            ..
        }) = &mut self.table
        {
            *ready = true;
            self.reply();
        }
    }

    /// Lets the computer act, when its pace is over and its choice is made.
    pub(super) fn reply(&mut self) {
        let Some(table) = &self.table else { return };
        if table.stage != (Stage::Computer { ready: true }) {
            return;
        }
        let found = table.thinking.as_ref().and_then(|thinking| thinking.found);
        if let Some(command) = found {
            self.commit(command);
        }
    }

    /// The reason has been read.
    pub(super) fn pass(&mut self) {
        if self
            .table
            .as_ref()
            .is_some_and(|table| table.stage == Stage::Reason)
        {
            self.commit(Command::Pass);
        }
    }

    /// A tap or Space while others move: shows the end of their motion at once, lets the computer
    /// act without its pace, or goes on after a reason. Says whether there was anything to hurry.
    pub(super) fn hurry(&mut self) -> bool {
        let Some(table) = &mut self.table else {
            return false;
        };
        match table.stage {
            Stage::Moving { computer: true } => {
                table.motion += 1;
                table.motion_ms = 0;
                self.stop_ticks(|tick| tick == Tick::Settled);
                // A second tap of the same picture was meant to hurry too, not to act.
                self.new_prompt();
                self.next();
            }
            Stage::Computer { ready: false } => {
                self.stop_ticks(|tick| tick == Tick::Pace);
                self.pace_over();
            }
            Stage::Reason => {
                self.stop_ticks(|tick| tick == Tick::Reason);
                self.pass();
            }
            _ => return false,
        }
        true
    }

    /// Takes one move back, also while a piece moves or the computer thinks.
    pub(super) fn undo(&mut self) {
        let Some(table) = &mut self.table else { return };
        if table.elsewhere.is_some() {
            self.refuse(Message::plain("online-no-offline-undo"));
        } else if table.stage == Stage::Storing {
            table.undo_wanted = true;
        } else if table.session.undo_target().is_some() {
            self.store(Decided::Undo);
        } else {
            let why = table.why_no_undo();
            self.refuse(Message::plain(why));
        }
    }

    /// Another screen lies over the table: nothing runs until it is back. A decision on its way to
    /// the disk is shown when it is there.
    pub(super) fn rest_table(&mut self) {
        if self
            .table
            .as_ref()
            .is_some_and(|table| table.stage != Stage::Storing)
        {
            self.rest_anyway();
        }
    }

    /// Stops everything that runs at the table.
    pub(super) fn rest_anyway(&mut self) {
        let Some(table) = &mut self.table else { return };
        table.stop_thinking();
        table.drop_hint();
        table.stage = Stage::Resting;
        self.stop_ticks(|tick| matches!(tick, Tick::Settled | Tick::Reason | Tick::Pace));
    }

    /// The table is the open screen again.
    pub(super) fn resume_table(&mut self) {
        if self
            .table
            .as_ref()
            .is_some_and(|table| table.stage == Stage::Resting)
        {
            self.next();
        }
    }

    /// Leaves the table. What is not on disk yet stays in memory until it is.
    pub(super) fn leave_table(&mut self) {
        self.rest_anyway();
        let Some(mut table) = self.table.take() else {
            return;
        };
        match table.decided.take() {
            Some(Decided::Events(events)) => {
                // Decided and on its way to the disk: it stands, though nobody saw it.
                let _ = table.session.apply(&events);
            }
            Some(Decided::Undo) => {
                table.session.undo();
            }
            None => {}
        }
        let id = table.id();
        if self.journals.waits(id) {
            self.unsaved.insert(id, table.session);
        }
    }
}
