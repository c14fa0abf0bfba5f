//! A game at the table: where it stands, what is being shown, and what the board waits for.

use std::collections::BTreeMap;

use super::hint::Hint;
use super::online::Elsewhere;
use super::trace::Trace;
use crate::ai::Stop;
use crate::game::select::{Man, Selection, Way, ludo_ways, makruk_ways};
use crate::game::{Command, Event, GameId, Header, Play, Player, Seat, Session, Turn};
use crate::ludo::{PieceIndex, State};
use crate::protocol::PlayerName;
use crate::view::camera::Pose;
use crate::view::ludo::LudoScene;
use crate::view::makruk::MakrukScene;
use crate::view::present::Message;
use crate::view::present::{Risks, panel};

/// What the table is doing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Stage {
    /// Nothing runs: another screen lies over the table.
    Resting,
    /// A decision is on its way to the disk and is not shown yet.
    Storing,
    /// The die or a piece moves.
    Moving {
        /// It belongs to a computer player, so a tap hurries it.
        computer: bool,
    },
    /// A person may act.
    Waiting,
    /// In a room: what the person did is on its way there.
    Sending,
    /// In a room: somebody else is to act.
    Elsewhere,
    /// The reason why nothing can move is being read.
    Reason,
    /// The computer acts next.
    Computer {
        /// It may answer now: its pace is over.
        ready: bool,
    },
    /// The game is over.
    Over,
}

/// A search for the position on the table.
#[derive(Clone, Debug)]
pub(crate) struct Thinking {
    /// Names the position: answers with another token are stale.
    pub token: u64,
    /// Stops it.
    pub stop: Stop,
    /// What it found.
    pub found: Option<Command>,
}

/// What is decided and goes to the disk before it is shown.
#[derive(Clone, Debug)]
pub(crate) enum Decided {
    /// These events.
    Events(Vec<Event>),
    /// One move taken back.
    Undo,
}

/// A game at the table.
#[derive(Clone, Debug)]
pub(crate) struct Table {
    pub session: Session,
    pub stage: Stage,
    /// What goes to the disk while [`Stage::Storing`].
    pub decided: Option<Decided>,
    /// Take one more back as soon as the disk has answered.
    pub undo_wanted: bool,
    /// What was asked for while the disk was busy: resigning or a draw.
    pub afterwards: Option<Command>,
    /// What led to the position.
    pub trace: Trace,
    pub selection: Selection,
    /// The man under the pointer.
    pub hover: Option<Man>,
    /// Why the last press moved nothing; shown in the status line until something happens.
    pub refusal: Option<Message>,
    pub thinking: Option<Thinking>,
    /// What the hard level would play, or the search for it.
    pub hint: Option<Hint>,
    /// How the board is turned, tilted and enlarged.
    pub pose: Pose,
    /// Rises when the picture starts to move.
    pub motion: u64,
    /// How long the picture moves, in milliseconds; 0 stands still.
    pub motion_ms: u64,
    /// Dangers of the moves that the person can choose from.
    pub risks: Risks,
    /// Auto-move rests until the next roll, after an undo.
    pub auto_rests: bool,
    /// The result screen has been opened by itself.
    pub result_shown: bool,
    /// When the last move ended the game, in milliseconds since 1970; `None` for a game that was
    /// over when it was opened.
    pub ended_ms: Option<u64>,
    /// The game's truth is in a room.
    pub elsewhere: Option<Elsewhere>,
    /// The names that others show in the room.
    pub names: BTreeMap<Seat, PlayerName>,
    /// The header with those of them that are shown.
    named: Option<Header>,
}

impl Table {
    /// Sits down at a game.
    pub fn new(session: Session, pose: Pose) -> Self {
        let auto_rests = session.pending().reached_by_undo;
        let trace = trace(&session);
        Self {
            session,
            stage: Stage::Resting,
            decided: None,
            undo_wanted: false,
            afterwards: None,
            trace,
            selection: Selection::default(),
            hover: None,
            refusal: None,
            thinking: None,
            hint: None,
            pose,
            motion: 0,
            motion_ms: 0,
            risks: [None; 4],
            auto_rests,
            result_shown: false,
            ended_ms: None,
            elsewhere: None,
            names: BTreeMap::new(),
            named: None,
        }
    }

    /// Which game.
    pub fn id(&self) -> GameId {
        self.session.header().id
    }

    /// What is fixed.
    pub fn header(&self) -> &Header {
        self.session.header()
    }

    /// Takes over what others are called in the room.
    pub fn call(&mut self, names: BTreeMap<Seat, PlayerName>, hidden: bool) {
        self.named = (!names.is_empty() && !hidden).then(|| {
            let mut header = self.header().clone();
            for (seat, name) in &names {
                if let Some(player) = header.players.get_mut(seat.index()) {
                    let name = name.as_str().to_owned();
                    *player = Player::Person { name };
                }
            }
            header
        });
        self.names = names;
    }

    /// What is fixed, with the names that others show in the room: for screens only. Saves and records
    /// take [`Self::header`].
    pub fn named_header(&self) -> &Header {
        self.named.as_ref().unwrap_or_else(|| self.header())
    }

    /// What the game waits for.
    pub fn turn(&self) -> Turn {
        self.session.position().turn()
    }

    /// The seat to act, if a person sits there.
    pub fn person_to_act(&self) -> Option<Seat> {
        self.turn()
            .seat()
            .filter(|seat| self.header().is_person(*seat) && self.is_here(*seat))
    }

    /// The seat is played on this device; in a room only one's own is.
    fn is_here(&self, seat: Seat) -> bool {
        self.elsewhere.is_none_or(|it| it.mine == Some(seat))
    }

    /// How many people sit at the table.
    pub fn people(&self) -> usize {
        self.header()
            .players
            .iter()
            .filter(|player| player.is_person())
            .count()
    }

    /// Moves can be taken back here: not in a room, where others have seen them (A63, C61).
    pub fn can_undo(&self) -> bool {
        self.elsewhere.is_none() && self.people() > 0
    }

    /// The one person at the table; `None` when there are more, or none.
    pub fn only_person(&self) -> Option<Seat> {
        let mut people = self
            .header()
            .seats()
            .filter(|seat| self.header().is_person(*seat) && self.is_here(*seat));
        people.next().filter(|_| people.next().is_none())
    }

    /// The device goes to another person now.
    pub fn hands_over(&self) -> bool {
        let (Some(before), Some(now)) = (&self.trace.before, self.person_to_act()) else {
            return false;
        };
        let from = before.mover();
        self.elsewhere.is_none()
            && self.people() > 1
            && self.takes_input()
            && from != now
            && self.header().is_person(from)
            && self.turn_begins()
    }

    /// Nothing of the turn has happened yet.
    fn turn_begins(&self) -> bool {
        match self.turn() {
            Turn::Roll { .. } | Turn::AutoExit { .. } => true,
            Turn::Choose { .. } => self.session.position().as_makruk().is_some(),
            _ => false,
        }
    }

    /// A person may act now.
    pub fn takes_input(&self) -> bool {
        self.stage == Stage::Waiting
    }

    /// The one thing that the person can do, where there is no choice: Ludo's only piece to move.
    pub fn only_choice(&self) -> Option<Command> {
        let state = self.session.position().as_ludo()?;
        match state.choices()[..] {
            [only] => Some(Command::Move { piece: only.piece }),
            _ => None,
        }
    }

    /// Text key of why undo does nothing.
    pub fn why_no_undo(&self) -> &'static str {
        let moved = |event: &Event| event.is_piece_move();
        if self.session.undo_target().is_none() && self.session.events().iter().any(moved) {
            "game-undo-after-roll"
        } else {
            "game-undo-none"
        }
    }

    /// Turns the board so that the side to move has the near place.
    pub fn turn_to_mover(&mut self) {
        let near = match self.session.position().play() {
            Play::Ludo(state) => LudoScene::pose(state.turn()),
            Play::Makruk(game) => MakrukScene::pose(game.turn()),
        };
        self.pose.turn = near.turn;
    }

    /// Stops the search; its answer will be stale.
    pub fn stop_thinking(&mut self) {
        if let Some(thinking) = self.thinking.take() {
            thinking.stop.stop();
        }
    }

    /// The legal moves, as taps see them; none while no person chooses.
    pub fn ways(&self) -> Vec<Way> {
        if !self.takes_input() || self.person_to_act().is_none() {
            return Vec::new();
        }
        match self.session.position().play() {
            Play::Ludo(state) => ludo_ways(state),
            Play::Makruk(game) => makruk_ways(game),
        }
    }

    /// What is selected, as a node's id; kept with the screen.
    pub fn selected_id(&self) -> Option<String> {
        match self.selection.man()? {
            Man::Piece { piece, .. } => Some(format!("piece:{}", piece.index())),
            Man::On(square) => Some(format!("square:{square}")),
        }
    }

    /// Selects what a node's id names, where it can still move.
    pub fn select_id(&mut self, id: &str) {
        let man = match id.split_once(':') {
            Some(("piece", number)) => {
                let color = self.session.position().as_ludo().map(State::turn);
                let piece = number.parse().ok().and_then(PieceIndex::new);
                color
                    .zip(piece)
                    .map(|(color, piece)| Man::Piece { color, piece })
            }
            Some(("square", name)) => name.parse().ok().map(Man::On),
            _ => None,
        };
        if let Some(man) = man {
            self.selection = Selection::Man(man).fitting(&self.ways());
        }
    }

    /// Works the dangers of the moves out, once a choice.
    pub fn weigh(&mut self) {
        let state = self.session.position().as_ludo();
        self.risks = state.map_or([None; 4], panel::risks);
    }

    /// Lets selection, hover, refusal and dangers go.
    pub fn clear_marks(&mut self) {
        self.drop_hint();
        self.risks = [None; 4];
        self.selection = Selection::default();
        self.hover = None;
        self.refusal = None;
    }
}

/// What led to the position; an undo leads to a position, not to an event.
pub(super) fn trace(session: &Session) -> Trace {
    let (trace, _) = Trace::of(session, session.events().len());
    if session.pending().reached_by_undo {
        trace.without_event()
    } else {
        trace
    }
}
