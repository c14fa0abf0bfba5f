//! A random game under watch: after every event the ten invariants of `ludo.md` § 6.

use sanuk_core::{
    ai::Lot,
    dice::{DiceStream, Seed},
    ludo::{
        Color, Die, Event, NoRoad, Phase, PieceIndex, Placement, Preset, RuleSet, Seats, State,
        Step,
    },
};

use crate::oracle;

/// More rolls than any game under the presets needs.
pub const GUARD: u32 = 5_000;

/// A game, its log, and what the watch counts besides the engine.
pub struct Watch {
    pub state: State,
    pub log: Vec<Event>,
    start: State,
    sixes: u8,
    tries: u8,
}

fn yard(placement: Placement) -> usize {
    let pieces = placement.pieces.iter().flatten();
    pieces.filter(|progress| progress.in_yard()).count()
}

/// The colour that sits `quarters` seats further clockwise.
fn turned(color: Color, quarters: usize) -> Color {
    Color::from_index(color.index() + quarters)
}

/// Turns every piece of a placement on the cross to another colour.
fn turned_placement(placement: Placement, quarters: usize) -> Placement {
    let mut other = placement;
    for color in Color::ALL {
        other.pieces[turned(color, quarters).index()] = placement.pieces[color.index()];
    }
    other
}

impl Watch {
    pub fn new(rules: RuleSet, seats: Seats, starter: Color) -> Watch {
        let state = State::new(rules, seats, starter).unwrap();
        let mut watch = Watch {
            state,
            log: Vec::new(),
            start: state,
            sixes: 0,
            tries: 0,
        };
        watch.turn_begins();
        watch
    }

    /// Plays by chance to the end or to the guard; says whether it ended.
    pub fn play(&mut self, seed: Seed, lot: &mut Lot) -> bool {
        let mut dice = DiceStream::new(seed);
        while self.state.roll_index() < GUARD {
            let event = match self.state.phase() {
                Phase::Roll { .. } => Event::Rolled { die: dice.roll() },
                Phase::AutoExit => Event::AutoExit,
                Phase::Choose { .. } => {
                    let moves = self.state.legal();
                    Event::Moved {
                        piece: moves[lot.below(moves.len())].piece,
                    }
                }
                Phase::NoMove { .. } => Event::Passed,
                Phase::Over => return true,
            };
            self.event(event);
        }
        false
    }

    /// What the seat's turn begins with, by the words of the options.
    fn turn_begins(&mut self) {
        let (state, board) = (&self.state, self.state.board());
        let road = state
            .pieces(state.turn())
            .iter()
            .any(|progress| progress.on_road(board));
        self.sixes = 0;
        self.tries = match state.rules().no_road {
            NoRoad::ThreeRolls if !road => 3,
            NoRoad::AutoExit if !road => 0,
            _ => 1,
        };
        let auto = state.phase() == Phase::AutoExit;
        assert_eq!(auto, state.rules().no_road == NoRoad::AutoExit && !road);
    }

    fn event(&mut self, event: Event) {
        let before = self.state;
        let step = self.state.apply(event).unwrap();
        self.log.push(event);
        self.pieces_are_where_they_may_be(&before);
        match event {
            Event::Rolled { die } => self.rolled(&before, die),
            Event::Moved { .. } => self.moved(&before, step),
            Event::Passed => self.passed(&before, step),
            Event::AutoExit => self.came_out(&before, step),
        }
        if step.turn_ended && !self.state.is_over() {
            let mut next = before.seats().after(before.turn());
            while self.state.is_home(next) {
                next = before.seats().after(next);
            }
            assert_eq!((self.state.turn(), step.next), (next, next));
            self.turn_begins();
        }
    }

    /// Invariants 1, 2 and 9.
    fn pieces_are_where_they_may_be(&self, before: &State) {
        let (state, board) = (&self.state, self.state.board());
        let mut holders = vec![None; usize::from(board.ring_len())];
        for color in Color::ALL {
            for piece in PieceIndex::ALL {
                let progress = state.progress(color, piece);
                assert!(progress.travelled() <= board.finish());
                assert!(state.seats().contains(color) || progress.in_yard());
                let was = before.progress(color, piece);
                assert!(!was.finished(board) || progress.finished(board));
                let Some(square) = progress.square(board, color) else {
                    continue;
                };
                let holder = *holders[square.index()].get_or_insert(color);
                assert!(holder == color || board.is_safe(square, state.rules().safe));
            }
        }
    }

    /// Invariants 3 and 5: the row of sixes, and legality against the oracle.
    fn rolled(&mut self, before: &State, die: Die) {
        let earned = matches!(before.phase(), Phase::Roll { bonus: true, .. });
        self.tries -= u8::from(!earned);
        assert!(self.sixes < 3 || !before.rules().three_sixes);
        self.sixes = if die.is_six() {
            self.sixes.saturating_add(1)
        } else {
            0
        };
        let unusable = self.sixes == 3 && before.rules().three_sixes;
        assert_eq!(before.placement(), self.state.placement());
        let mut movable = false;
        for piece in PieceIndex::ALL {
            let expected = oracle::target(before, piece, die).filter(|_| !unusable);
            assert_eq!(
                self.state.target(piece),
                expected,
                "{:?} {die}",
                before.placement()
            );
            assert_eq!(
                self.state.why_not(before.turn(), piece).is_none(),
                expected.is_some()
            );
            movable |= expected.is_some();
        }
        assert_eq!(matches!(self.state.phase(), Phase::Choose { .. }), movable);
    }

    /// Invariants 4 and 9 for a move.
    fn moved(&mut self, before: &State, step: Step) {
        let moved = step.moved.unwrap();
        let rules = before.rules();
        let captured = oracle::captured(before, moved.to);
        assert_eq!(moved.captures.iter().collect::<Vec<_>>(), captured);
        let exits = usize::from(moved.from.in_yard());
        let (was, is) = (yard(before.placement()), yard(self.state.placement()));
        assert_eq!(is + exits, was + captured.len());
        let earned = before.die().unwrap().is_six()
            || rules.capture_bonus && !captured.is_empty()
            || rules.finish_bonus && step.finished;
        let again = earned && !self.state.is_over() && !self.state.is_home(before.turn());
        assert_eq!((step.bonus.any(), step.turn_ended), (again, !again));
        self.tries = 0;
    }

    /// Invariants 4 and 6 for a roll that moves nothing.
    fn passed(&mut self, before: &State, step: Step) {
        assert_eq!(before.placement(), self.state.placement());
        let third = before.rules().three_sixes && self.sixes == 3;
        let earned = before.die().unwrap().is_six() && !third;
        assert_eq!(step.bonus.any(), earned);
        assert_eq!(step.turn_ended, third || !earned && self.tries == 0);
    }

    /// Invariant 4 for an exit without a roll.
    fn came_out(&mut self, before: &State, step: Step) {
        assert!(step.turn_ended && !step.bonus.any());
        assert_eq!(before.roll_index(), self.state.roll_index());
        let exits = usize::from(step.moved.is_some());
        let captures = step.moved.map_or(0, |moved| moved.captures.len());
        let (was, is) = (yard(before.placement()), yard(self.state.placement()));
        assert_eq!(is + exits, was + captures);
    }

    /// Invariant 8: the log leads to the same state, and its faces are the seed's.
    pub fn replays(&self, seed: Seed) {
        let mut state = self.start;
        for &event in &self.log {
            if let Event::Rolled { die } = event {
                assert_eq!(die, sanuk_core::dice::face(&seed, state.roll_index()));
            }
            state.apply(event).unwrap();
        }
        assert_eq!(state, self.state);
    }

    /// Invariant 7: the same game played by the seats `quarters` further on.
    pub fn commutes_with_turning(&self, quarters: usize) {
        let (rules, seats) = (self.start.rules(), self.start.seats());
        let starter = turned(self.start.turn(), quarters);
        let mut state = self.start;
        let mut other = State::new(rules, seats, starter).unwrap();
        for &event in &self.log {
            state.apply(event).unwrap();
            other.apply(event).unwrap();
            assert_eq!(
                turned_placement(state.placement(), quarters),
                other.placement()
            );
            assert_eq!(turned(state.turn(), quarters), other.turn());
        }
        assert_eq!(state.phase() == Phase::Over, other.phase() == Phase::Over);
    }

    /// Invariant 10 holds under the unchanged presets.
    pub fn must_end(&self) -> bool {
        Preset::ALL.map(RuleSet::of).contains(&self.start.rules())
    }
}
