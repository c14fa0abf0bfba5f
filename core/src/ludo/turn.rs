//! The turn machine: one event at a time, as in `ludo.md` § 2.
//!
//! `Roll → (Choose | NoMove) → Roll (bonus, or another try) | next seat | Over`.

use super::{
    Bonus, Color, Die, Event, Illegal, Immovable, Move, NoRoad, PieceIndex, Pieces, Progress,
    State, Step,
    legal::{Sight, captures},
    state::Stage,
};

/// Tries of a turn that begins without a piece on the road, under "three rolls".
const THREE_ROLLS: u8 = 3;

impl State {
    /// Plays one event.
    ///
    /// # Errors
    ///
    /// [`Illegal`] when the event cannot happen now; the state is unchanged then.
    #[inline]
    pub fn apply(&mut self, event: Event) -> Result<Step, Illegal> {
        match event {
            Event::Rolled { die } => self.roll(die),
            Event::Moved { piece } => self.choose(piece),
            Event::Passed => self.pass(),
            Event::AutoExit => self.auto_exit(),
        }
    }

    /// Begins a seat's turn. What the road looks like now counts for the whole turn.
    pub(super) fn begin_turn(&mut self, color: Color) {
        let board = self.board();
        self.turn = color;
        self.sixes = 0;
        self.bonus = false;
        self.tries = 1;
        self.stage = Stage::Roll;
        let idle = |state: &State| !state.pieces(color).iter().any(|piece| piece.on_road(board));
        match self.rules.no_road {
            NoRoad::AutoExit if idle(self) => self.stage = Stage::AutoExit,
            NoRoad::ThreeRolls if idle(self) => self.tries = THREE_ROLLS,
            NoRoad::Normal | NoRoad::AutoExit | NoRoad::ThreeRolls => {}
        }
    }

    /// Puts a turn that has just begun behind its first sixes; see [`State::from_setup`].
    pub(super) fn resume_after_sixes(&mut self, sixes: u8) {
        if sixes == 0 {
            return;
        }
        let barred = Sight::new(self).start_held();
        let wasted = barred && self.tries == THREE_ROLLS;
        self.tries = if wasted { THREE_ROLLS - 1 } else { 0 };
        self.stage = Stage::Roll;
        self.bonus = true;
        self.sixes = sixes;
    }

    /// Ranks a seat whose last piece came home and ends the game where that decides it.
    pub(super) fn seat_done(&mut self, color: Color) {
        self.rank(color);
        let mut left = self.seats().iter().filter(|&seat| !self.is_home(seat));
        match (left.next(), left.next()) {
            (Some(last), None) if self.rules.all_ranks => {
                self.rank(last);
                self.stage = Stage::Over;
            }
            (Some(_), Some(_)) if self.rules.all_ranks => {}
            _ => self.stage = Stage::Over,
        }
    }

    fn rank(&mut self, color: Color) {
        if !self.finishers().contains(&color) {
            self.finishers[usize::from(self.finisher_count)] = color;
            self.finisher_count += 1;
        }
    }

    fn roll(&mut self, die: Die) -> Result<Step, Illegal> {
        match self.stage {
            Stage::Roll => {}
            Stage::AutoExit => return Err(Illegal::AutoExitDue),
            Stage::Over => return Err(Illegal::GameOver),
            Stage::Choose | Stage::NoMove => return Err(Illegal::NoRollDue),
        }
        self.tries -= u8::from(!self.bonus);
        self.bonus = false;
        self.rolls += 1;
        self.die = die;
        self.sixes = if die.is_six() {
            self.sixes.saturating_add(1)
        } else {
            0
        };
        self.stage = Stage::NoMove;
        if !self.third_six() && self.aim() {
            self.stage = Stage::Choose;
        }
        Ok(self.step(None, Bonus::default()))
    }

    /// Finds where the open face takes each piece; says whether any can move.
    fn aim(&mut self) -> bool {
        let sight = Sight::new(self);
        let die = self.die;
        let aims = self.pieces(self.turn).map(|from| sight.reach(from, die));
        self.targets = aims.map(|aim| aim.unwrap_or(Progress::YARD));
        self.targets.iter().any(|to| !to.in_yard())
    }

    fn choose(&mut self, piece: PieceIndex) -> Result<Step, Illegal> {
        match self.stage {
            Stage::Choose => {}
            Stage::NoMove => return Err(Illegal::NothingMoves),
            Stage::Over => return Err(Illegal::GameOver),
            Stage::Roll => return Err(Illegal::RollFirst),
            Stage::AutoExit => return Err(Illegal::AutoExitDue),
        }
        let Some(to) = self.target(piece) else {
            let why = self
                .why_not(self.turn, piece)
                .unwrap_or(Immovable::NotRolled);
            return Err(Illegal::Immovable(why));
        };
        let moved = self.carry(piece, to);
        let finished = to.finished(self.board());
        if finished && self.is_home(self.turn) {
            self.seat_done(self.turn);
            return Ok(self.end_turn(Some(moved)));
        }
        let bonus = Bonus {
            six: self.die.is_six(),
            capture: self.rules.capture_bonus && !moved.captures.is_empty(),
            finish: self.rules.finish_bonus && finished,
        };
        Ok(if bonus.any() {
            self.again(Some(moved), bonus)
        } else {
            self.end_turn(Some(moved))
        })
    }

    fn pass(&mut self) -> Result<Step, Illegal> {
        match self.stage {
            Stage::NoMove => {}
            Stage::Choose => return Err(Illegal::MustMove),
            Stage::Over => return Err(Illegal::GameOver),
            Stage::Roll => return Err(Illegal::RollFirst),
            Stage::AutoExit => return Err(Illegal::AutoExitDue),
        }
        if self.third_six() {
            return Ok(self.end_turn(None));
        }
        if self.die.is_six() {
            let tries = self.tries;
            let step = self.again(
                None,
                Bonus {
                    six: true,
                    ..Bonus::default()
                },
            );
            // An earned roll is besides the three tries.
            self.tries = tries;
            return Ok(step);
        }
        if self.tries > 0 {
            self.stage = Stage::Roll;
            return Ok(self.step(None, Bonus::default()));
        }
        Ok(self.end_turn(None))
    }

    fn auto_exit(&mut self) -> Result<Step, Illegal> {
        match self.stage {
            Stage::AutoExit => {}
            Stage::Over => return Err(Illegal::GameOver),
            Stage::Roll | Stage::Choose | Stage::NoMove => return Err(Illegal::NoAutoExitDue),
        }
        let waits = |&piece: &PieceIndex| self.progress(self.turn, piece).in_yard();
        let first = PieceIndex::ALL.into_iter().find(waits);
        let free = !Sight::new(self).start_held();
        let moved = first
            .filter(|_| free)
            .map(|piece| self.carry(piece, Progress::START));
        Ok(self.end_turn(moved))
    }

    /// Moves a piece (of equal ones the lowest) and sends what it captures to the yards.
    fn carry(&mut self, piece: PieceIndex, to: Progress) -> Move {
        let piece = self.lowest_equal(self.turn, piece);
        let from = self.progress(self.turn, piece);
        let captures = captures(self, self.turn, to);
        self.placement.pieces[self.turn.index()][piece.index()] = to;
        if captures != Pieces::NONE {
            for (color, captured) in captures.iter() {
                self.placement.pieces[color.index()][captured.index()] = Progress::YARD;
            }
        }
        Move {
            piece,
            from,
            to,
            captures,
        }
    }

    fn again(&mut self, moved: Option<Move>, bonus: Bonus) -> Step {
        self.stage = Stage::Roll;
        self.bonus = true;
        self.tries = 0;
        self.step(moved, bonus)
    }

    fn end_turn(&mut self, moved: Option<Move>) -> Step {
        let color = self.turn;
        if !self.is_over() {
            let mut next = self.seats().after(color);
            while self.is_home(next) {
                next = self.seats().after(next);
            }
            self.begin_turn(next);
        }
        Step {
            color,
            turn_ended: true,
            ..self.step(moved, Bonus::default())
        }
    }

    fn step(&self, moved: Option<Move>, bonus: Bonus) -> Step {
        let finished = moved.is_some_and(|moved| moved.to.finished(self.board()));
        Step {
            color: self.turn,
            moved,
            finished,
            bonus,
            turn_ended: false,
            next: self.turn,
        }
    }
}
