//! What a person does at the table and on the result screen.

use super::press::Id;
use super::{Message, Model, Place, Question, Stage, Table};
use crate::app::action::PointerKind;
use crate::app::work::LogChange;
use crate::game::select::{Man, Spot, Target, Way};
use crate::game::{Command, Header, Refusal, Seat, Turn};
use crate::ludo::PieceIndex;
use crate::makruk::{CountAction, Move, Ply};
use crate::view::present::{self, names};

/// Characters of a typed text that are said back.
const LONGEST_ECHO: usize = 40;

impl Model {
    pub(super) fn press_table(&mut self, id: &Id<'_>) {
        if self.press_elsewhere(id) {
            return;
        }
        match id.name {
            "roll" | "die" | "exit" => self.roll_or_hurry(),
            "pass" | "hurry" => {
                self.hurry();
            }
            "move" => self.press_piece(id.first.parse().unwrap_or(u8::MAX)),
            "piece" => self.press_man(id.first, id.second),
            "square" => self.press_square(id.first),
            "undo" => self.undo_if_offered(),
            "hint" => self.ask_hint(),
            "view" => self.switch_view(),
            "count" => self.press_count(id.first),
            "again" => self.again_or_ask(),
            "choose" => self.close_all(),
            "resign" => self.ask_resign(),
            "draw" => self.offer_draw(),
            "export" => self.export_table(),
            "result" => self.show_result(),
            _ => {}
        }
    }

    pub(super) fn press_result(&mut self, id: &Id<'_>) {
        if self.press_elsewhere(id) {
            return;
        }
        match id.name {
            "again" => self.again(),
            "choose" | "menu" => self.close_all(),
            "replay" => self.open_replay(),
            "review" => self.review_table(),
            "board" => {
                self.stack.back_to_game();
                self.arrived();
            }
            "undo" => self.undo_if_offered(),
            "export" => self.export_table(),
            _ => {}
        }
    }

    /// Space, the die or its button: rolls, or hurries others.
    pub(super) fn roll_or_hurry(&mut self) {
        if !self.hurry() {
            self.roll();
        }
    }

    pub(super) fn roll(&mut self) {
        let Some(table) = self.table.as_ref().filter(|table| table.takes_input()) else {
            return;
        };
        match table.turn() {
            Turn::Roll { .. } => self.commit(Command::Roll),
            Turn::AutoExit { .. } => self.commit(Command::AutoExit),
            Turn::Choose { .. } if table.session.position().as_ludo().is_some() => {
                self.refuse(Message::plain("game-roll-choose-first"));
            }
            _ => {}
        }
    }

    /// A button of the panel, or its key: moves at once, it says where to.
    pub(super) fn press_piece(&mut self, number: u8) {
        let Some(piece) = PieceIndex::new(number) else {
            return;
        };
        let Some(table) = self.table.as_ref().filter(|table| table.takes_input()) else {
            return;
        };
        let Some(state) = table.session.position().as_ludo() else {
            return;
        };
        if state.move_of(piece).is_some() {
            self.commit(Command::Move { piece });
        } else {
            let man = Man::Piece {
                color: state.turn(),
                piece,
            };
            self.tell_stuck(man);
        }
    }

    /// A piece's node was activated: the same as a tap on it.
    fn press_man(&mut self, color: &str, number: &str) {
        let Some(table) = self.table.as_ref().filter(|table| table.takes_input()) else {
            return;
        };
        let Some(state) = table.session.position().as_ludo() else {
            return;
        };
        let color = state
            .seats()
            .iter()
            .find(|it| names::color_key(*it) == color);
        let piece = number.parse().ok().and_then(PieceIndex::new);
        if let Some((color, piece)) = color.zip(piece) {
            let man = crate::game::select::ludo_man(state, color, piece);
            self.touch(Target::Man(man), PointerKind::Finger);
        }
    }

    /// A square's node was activated: the same as a tap on it.
    fn press_square(&mut self, name: &str) {
        let Ok(square) = name.parse() else { return };
        let Some(table) = self.table.as_ref().filter(|table| table.takes_input()) else {
            return;
        };
        if let Some(target) = present::square_target(table.session.position(), square) {
            self.touch(target, PointerKind::Finger);
        }
    }

    /// Makes a move that a tap found.
    pub(super) fn go(&mut self, way: Way) {
        match (way.man, way.to) {
            (Man::Piece { piece, .. }, _) => self.commit(Command::Move { piece }),
            (Man::On(from), Spot::Square(to)) => {
                self.go_ply(Ply {
                    mv: Move::new(from, to),
                    action: None,
                });
            }
            (Man::On(_), Spot::Progress(_)) => {}
        }
    }

    /// Plays a move of makruk; asks first where a mate would only draw.
    fn go_ply(&mut self, ply: Ply) {
        let Some(table) = &self.table else { return };
        let action = ply.action.or(table.session.pending().armed);
        let game = table.session.position().as_makruk();
        if game.is_some_and(|game| game.warns(ply.mv, action)) {
            self.ask_question(Question::DrawnMate { ply });
        } else {
            self.play_ply(ply);
        }
    }

    pub(super) fn play_ply(&mut self, ply: Ply) {
        self.commit(Command::Play { ply });
    }

    /// A move of makruk that was typed, such as `b1d2` or `+s d5c6`; says why it is none.
    pub(super) fn type_move(&mut self, text: &str) {
        if self.question.is_some() {
            return;
        }
        let Some(table) = &self.table else { return };
        let Some(game) = table.session.position().as_makruk() else {
            return;
        };
        let typed = Ply::typed(text)
            .map_err(|why| present::unreadable_move(&why))
            .and_then(|ply| match game.check(ply.mv, ply.action) {
                Ok(ply) if table.takes_input() => Ok(Some(ply)),
                Ok(_) => Ok(None),
                Err(why) => Err(present::illegal_move(why)),
            });
        match typed {
            Ok(Some(ply)) => self.go_ply(ply),
            // The computer is thinking, or a move is on its way to the disk.
            Ok(None) => {}
            Err(why) => {
                let why = why.say(&self.texts);
                let input: String = text.trim().chars().take(LONGEST_ECHO).collect();
                let message = Message::plain("error-typed").with("input", input);
                self.refuse(message.with("why", why));
            }
        }
    }

    /// Several pieces go to the tapped place.
    pub(super) fn choose_among(&mut self, men: &[Man]) {
        let pieces = men
            .iter()
            .filter_map(|man| match man {
                Man::Piece { piece, .. } => Some(piece.index() as u8),
                Man::On(_) => None,
            })
            .collect();
        self.ask_question(Question::Chooser { pieces });
    }

    /// Says why a man cannot move.
    pub(super) fn tell_stuck(&mut self, man: Man) {
        let Some(table) = &self.table else { return };
        let message = present::stuck(
            &self.texts,
            table.named_header(),
            table.session.position(),
            man,
        );
        if let Some(message) = message {
            self.refuse(message);
        }
    }

    /// Lets the selection go; says whether there was one.
    pub(super) fn let_go(&mut self) -> bool {
        let Some(table) = &mut self.table else {
            return false;
        };
        if !matches!(self.stack.top(), Place::Game { .. }) || table.selection.man().is_none() {
            return false;
        }
        table.clear_marks();
        table.weigh();
        true
    }

    pub(super) fn refuse_command(&mut self, refusal: &Refusal) {
        let key = match refusal {
            Refusal::OfferedAlready(_) => "game-draw-too-soon",
            Refusal::Illegal(_) | Refusal::NotYours(_) | Refusal::NoCount => "error-illegal",
        };
        self.refuse(Message::plain(key));
    }

    /// Undo, on the game's screens only.
    pub(super) fn undo_if_offered(&mut self) {
        if matches!(self.stack.top(), Place::Game { .. } | Place::Result { .. })
            && self.table.as_ref().is_some_and(Table::can_undo)
        {
            self.undo();
        }
    }

    fn press_count(&mut self, key: &str) {
        let action = match key {
            "start" => CountAction::Start,
            "stop" => CountAction::Stop,
            _ => return,
        };
        let Some(table) = self.table.as_mut().filter(|table| table.takes_input()) else {
            return;
        };
        let Ok(pending) = table.session.press_count(action) else {
            return;
        };
        let id = table.id();
        let table_is_here = table.elsewhere.is_none();
        let expected = table.session.events().len() as u32;
        table.session.set_pending(pending);
        let said = match pending.armed {
            Some(CountAction::Start) => "game-count-armed-start",
            Some(CountAction::Stop) => "game-count-armed-stop",
            None => "game-count-disarmed",
        };
        if table_is_here {
            self.save(id, LogChange::Pending { expected, pending });
        }
        let text = self.texts.get(said);
        self.announce(text);
    }

    /// The person who gives up: the one to move, or the only one at the table.
    fn person_here(&self) -> Option<Seat> {
        let table = self.table.as_ref()?;
        table.only_person().or_else(|| table.person_to_act())
    }

    fn ask_resign(&mut self) {
        if let Some(seat) = self.person_here() {
            self.ask_question(Question::Resign { seat });
        }
    }

    pub(super) fn resign(&mut self, seat: Seat) {
        self.act_at_once(Command::Resign { seat });
    }

    fn offer_draw(&mut self) {
        if let Some(seat) = self.person_here() {
            self.act_at_once(Command::OfferDraw { seat });
        }
    }

    pub(super) fn answer_draw(&mut self, accept: bool) {
        let Some(table) = &self.table else { return };
        let Some(by) = table.session.position().draw_offer() else {
            return;
        };
        let other = table.header().seats().find(|seat| *seat != by);
        if let Some(seat) = other {
            self.act_at_once(Command::AnswerDraw { seat, accept });
        }
    }

    /// Asks the other person at this device about a draw that was offered.
    pub(super) fn ask_draw(&mut self) {
        let offer = self.table.as_ref().and_then(|table| {
            let seat = table.session.position().draw_offer()?;
            let asked = match table.elsewhere {
                Some(room) => room.mine != Some(seat),
                None => table.people() == 2,
            };
            asked.then_some(seat)
        });
        if let Some(seat) = offer {
            self.ask_question(Question::Draw { seat });
        }
    }

    /// A command that does not wait for the board: resigning, offering, answering. A room's
    /// connection sends it after what is under way; the disk is waited for here.
    pub(super) fn act_at_once(&mut self, command: Command) {
        let Some(table) = &mut self.table else { return };
        if table.stage == Stage::Storing {
            table.afterwards = Some(command);
        } else if !table.session.position().is_over() {
            self.commit(command);
        }
    }

    fn again_or_ask(&mut self) {
        if self
            .table
            .as_ref()
            .is_some_and(|table| table.header().dice.sealed().is_some())
        {
            return;
        }
        let runs = self.table.as_ref().is_some_and(|table| {
            !table.session.events().is_empty() && !table.session.position().is_over()
        });
        if runs {
            self.ask_question(Question::Again);
        } else {
            self.again();
        }
    }

    /// Begins the next game with the same players.
    pub(super) fn again(&mut self) {
        let Some(table) = self
            .table
            .as_ref()
            .filter(|it| it.header().dice.seed().is_some())
        else {
            return;
        };
        let session = table.session.clone();
        let (id, seed) = (self.chance.game_id(), self.chance.seed());
        let header: Header = session.again(id, seed, self.now.wall_ms);
        self.begin(header);
    }

    fn export_table(&mut self) {
        if let Some(table) = &self.table {
            let session = table.session.clone();
            self.share_record(&session);
        }
    }

    fn show_result(&mut self) {
        if let Some(table) = &self.table
            && table.session.position().is_over()
        {
            let id = table.id();
            self.go_to(Place::Result { id });
        }
    }

    fn review_table(&mut self) {
        if let Some(table) = &self.table {
            let session = table.session.clone();
            self.open_review(session);
        }
    }

    fn open_replay(&mut self) {
        if let Some(table) = &self.table {
            let session = table.session.clone();
            self.opened(session, super::menu::Opening::Replay { at: Some(0) });
        }
    }
}
