//! Start and stop beside a computer player: C44 over random games that are counted.

use super::shell::{Person, find};
use crate::ai::Level;
use crate::app::Action;
use crate::game::tests::{header, makruk_from};
use crate::game::{Player, Session, Setup};
use crate::makruk::{CountAction, Game, Ply, Side};
use crate::view::{Button, Screen};

/// What `makruk.md` § 2 offers the side to move, told from a position's text alone: start where no
/// bia is left, both have more than the khun and nobody counts; stop for the side that counts the
/// board.
fn offered(fen: &str) -> Option<CountAction> {
    let fields: Vec<&str> = fen.split(' ').collect();
    let (men, turn, count) = (fields[0], fields[1], fields[3]);
    let white = men.chars().filter(char::is_ascii_uppercase).count();
    let black = men.chars().filter(char::is_ascii_lowercase).count();
    let open = count == "-" && white > 1 && black > 1 && !men.contains(['P', 'p']);
    if open {
        return Some(CountAction::Start);
    }
    count
        .starts_with(&format!("B{turn}"))
        .then_some(CountAction::Stop)
}

fn id(action: CountAction) -> &'static str {
    match action {
        CountAction::Start => "count:start",
        CountAction::Stop => "count:stop",
    }
}

fn shown(person: &Person) -> Option<Button> {
    person.game().count_line.and_then(|line| line.button)
}

/// A game against the computer, followed move by move with an engine of the test's own.
struct Watched {
    person: Person,
    game: Game,
    own: Side,
    random: u64,
    /// How often nothing, start and stop were offered, and each of them armed.
    seen: [usize; 5],
}

impl Watched {
    fn new(fen: &str, own: Side, seed: u8) -> Self {
        let human = Player::Person {
            name: String::new(),
        };
        let mut players = vec![human, Player::Computer { level: Level::Easy }];
        if own == Side::Black {
            players.reverse();
        }
        let setup = Setup::Makruk {
            fen: Some(fen.into()),
        };
        let person = Person::new(seed);
        person.open_record(&Session::new(header(setup, players, seed)).unwrap());
        Self {
            person,
            game: fen.parse().unwrap(),
            own,
            random: u64::from(seed),
            seen: [0; 5],
        }
    }

    fn pick(&mut self, of: usize) -> usize {
        self.random = self
            .random
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        (self.random >> 33) as usize % of
    }

    /// Follows the moves that the app made since the last look.
    fn catch_up(&mut self) {
        let rows = self.person.game().moves;
        let cells = rows.into_iter().flat_map(|row| [row.first, row.second]);
        let plies: Vec<Ply> = cells
            .flatten()
            .map(|cell| cell.label.parse().unwrap())
            .collect();
        for ply in &plies[self.game.plies()..] {
            self.game.play(ply.mv, ply.action).unwrap();
        }
    }

    /// The button is what may be pressed now, armed or not, and nothing when it is not one's turn.
    fn look(&mut self, armed: bool) {
        let fen = self.game.fen().to_string();
        let own_turn = self.game.turn() == self.own && self.game.outcome().is_none();
        let offer = offered(&fen).filter(|_| own_turn);
        let button = shown(&self.person);
        assert_eq!(
            button.as_ref().map(|button| button.id.as_str()),
            offer.map(id),
            "{fen}, armed: {armed}"
        );
        assert!(
            button.is_none_or(|button| button.selected == armed),
            "{fen}"
        );
        let kind = match offer {
            None => 0,
            Some(CountAction::Start) => 1,
            Some(CountAction::Stop) => 2,
        };
        self.seen[kind + if armed { 2 } else { 0 }] += 1;
    }

    /// Arms at random, moves at random, and looks before, meanwhile and after; false at the end.
    fn step(&mut self) -> bool {
        if !self.at_table() {
            return false;
        }
        self.catch_up();
        self.look(false);
        if let Some(action) = offered(&self.game.fen().to_string())
            && self.pick(2) == 0
        {
            self.person.press(id(action));
            self.look(true);
            if self.pick(3) == 0 {
                self.person.press(id(action));
                self.look(false);
            }
        }
        let moves = self.game.legal_moves();
        let mv = moves[self.pick(moves.len())];
        self.person.press(&format!("square:{}", mv.from));
        self.person.press_only(&format!("square:{}", mv.to));
        self.person.app.advance(0);
        if self.person.view().dialog.is_some() {
            self.person.press_only("confirm");
            self.person.app.advance(0);
        }
        // The man still moves, then the computer thinks.
        for wait_ms in [0, 10, 300] {
            self.person.app.advance(wait_ms);
            if !self.at_table() {
                return false;
            }
            self.catch_up();
            if self.game.outcome().is_none() && self.game.turn() != self.own {
                self.look(false);
            }
        }
        self.person.app.settle();
        true
    }

    fn at_table(&self) -> bool {
        matches!(self.person.view().screen, Screen::Game { .. })
    }
}

#[test]
fn c44_the_button_fits_every_state_against_a_computer() {
    let starts = [
        "4k3/4r3/8/8/8/8/4R3/4K3 w - - 0 1",
        "2s1k3/4r3/8/8/2p5/8/4RN2/4K3 b - - 0 1",
        "4k3/8/3M~4/8/2p5/2m5/1R6/4K3 w - - 0 1",
        "4k3/8/8/8/8/2s5/4R3/3NK3 b - Bw60 0 1",
        "4k3/4r3/8/8/8/8/4R3/4K3 b - Bb61 0 1",
        "4k3/4r3/8/8/8/8/4R3/4K3 w - Bw5 0 1",
        "4k3/8/8/8/8/8/4R3/4K3 b - Pb7/16 0 1",
    ];
    let mut seen = [0; 5];
    for (number, start) in (1..).zip(starts.repeat(2)) {
        for own in Side::ALL {
            let mut watched = Watched::new(start, own, number);
            for _ in 0..20 {
                if !watched.step() {
                    break;
                }
            }
            for (all, here) in seen.iter_mut().zip(watched.seen) {
                *all += here;
            }
        }
    }
    assert!(seen.iter().all(|count| *count > 3), "{seen:?}");
}

#[test]
fn c44_nothing_is_offered_once_the_game_is_over() {
    let watched = Watched::new("4k3/4r3/8/8/8/8/4R3/4K3 w - - 0 1", Side::White, 3);
    let person = &watched.person;
    assert!(shown(person).is_some());
    person.press("resign");
    person.press("confirm");
    person.press("board");
    assert_eq!(shown(person), None);
    assert!(find(&person.game().menu, "result").is_some());
    person.act(Action::Back);
}

#[test]
fn d15_a_first_number_beyond_the_limit_is_told_as_what_it_is() {
    let person = Person::new(4);
    person.open_record(&makruk_from("4k3/8/m7/8/8/8/8/RNSK1SNR w - - 0 1"));
    for square in ["a1", "a6", "e8", "d8"] {
        person.press(&format!("square:{square}"));
    }
    let line = person.game().count_line.unwrap();
    assert_eq!(line.left, "last move");
    let told = "the first number, 9, is beyond the limit 8. White has one last move.";
    assert!(line.spoken.ends_with(told), "{}", line.spoken);
    let person = Person::new(5);
    person.open_record(&makruk_from("4k3/8/8/8/8/8/4R3/4K3 b - Pb15/16 0 1"));
    for square in ["e8", "d8"] {
        person.press(&format!("square:{square}"));
    }
    let spoken = person.game().count_line.unwrap().spoken;
    assert!(spoken.contains("Black has reached 16. White"), "{spoken}");
}
