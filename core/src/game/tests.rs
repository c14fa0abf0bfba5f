//! Games for tests, and the cases of the session.

mod cases;
mod properties;
mod records;
mod selecting;
mod snapshots;
mod undo;

use super::{Command, Dice, GameId, Header, Player, Session, Setup, Turn, Work, think};
use crate::ai::{Budget, Level, Stop};
use crate::dice::Seed;
use crate::ludo::{Color, PieceIndex, RuleSet, Seats};
use crate::makruk::Ply;

/// A person without a name.
pub(crate) fn person() -> Player {
    Player::Person {
        name: String::new(),
    }
}

/// A computer of the easy level.
pub(crate) fn computer() -> Player {
    Player::Computer { level: Level::Easy }
}

/// A game of Ludo; its seed is `number` over and over, its id too.
pub(crate) fn ludo(rules: RuleSet, players: Vec<Player>, number: u8) -> Session {
    let seats = Seats::of(players.len()).unwrap();
    let setup = Setup::Ludo {
        rules,
        seats,
        starter: Color::Red,
    };
    Session::new(header(setup, players, number)).unwrap()
}

/// A game of makruk from the start.
pub(crate) fn makruk(players: &[Player; 2], number: u8) -> Session {
    Session::new(header(Setup::makruk(), players.to_vec(), number)).unwrap()
}

/// A game of makruk between two people from a position.
pub(crate) fn makruk_from(fen: &str) -> Session {
    let setup = Setup::Makruk {
        fen: Some(fen.to_string()),
    };
    Session::new(header(setup, vec![person(), person()], 9)).unwrap()
}

pub(crate) fn header(setup: Setup, players: Vec<Player>, number: u8) -> Header {
    Header {
        version: Header::VERSION,
        id: GameId::from_bytes([number; 16]),
        created_ms: 1_764_457_040_123,
        setup,
        players,
        dice: Dice::Seed(Seed([number; 32])),
        remarks: Vec::new(),
    }
}

/// Decides and applies.
pub(crate) fn act(session: &mut Session, command: Command) {
    let events = session.decide(command).unwrap();
    session.apply(&events).unwrap();
}

pub(crate) fn play(session: &mut Session, plies: &str) {
    for ply in plies.split_whitespace() {
        let ply: Ply = ply.parse().unwrap();
        act(session, Command::Play { ply });
    }
}

/// Lets the computer act until a person is asked or the game is over. Returns how many events.
pub(crate) fn computer_plays(session: &mut Session) -> usize {
    let before = session.events().len();
    while let Some(turn) = session.computer_turn() {
        let command = think(session.position(), turn, Budget::nodes(50), &Stop::new()).unwrap();
        act(session, command);
    }
    session.events().len() - before
}

/// Does one step of Ludo for whoever is to act, choosing by `pick`.
pub(crate) fn ludo_step(session: &mut Session, pick: usize) {
    let command = match session.computer_turn() {
        Some(turn) => think(session.position(), turn, Budget::default(), &Stop::new()).unwrap(),
        None => match session.turn() {
            Turn::Roll { .. } => Command::Roll,
            Turn::AutoExit { .. } => Command::AutoExit,
            Turn::Pass { .. } => Command::Pass,
            Turn::Choose { .. } => Command::Move {
                piece: nth_choice(session, pick),
            },
            Turn::Over(_) => return,
        },
    };
    act(session, command);
}

/// The piece of the `pick`th choice, round and round.
pub(crate) fn nth_choice(session: &Session, pick: usize) -> PieceIndex {
    let choices = session.position().as_ludo().unwrap().choices();
    choices[pick % choices.len()].piece
}

/// Plays until a person has to choose among at least `least` pieces, taking first choices.
pub(crate) fn until_choice(session: &mut Session, least: usize) {
    let asks = |session: &Session| {
        let person = session
            .turn()
            .seat()
            .is_some_and(|seat| session.header().is_person(seat));
        let choices = session.position().as_ludo().unwrap().choices().len();
        person && choices >= least
    };
    while !asks(session) {
        assert!(!session.position().is_over());
        ludo_step(session, 0);
    }
}

/// Looks through games for a choice of Red's that `fits`, taking Red's first choice each time.
pub(crate) fn find_choice(players: &[Player], fits: impl Fn(&Session) -> bool) -> Session {
    for number in 1..=255 {
        let mut session = ludo(RuleSet::quick(), players.to_vec(), number);
        while !session.position().is_over() {
            if matches!(session.turn(), Turn::Choose { seat } if seat.index() == 0)
                && fits(&session)
            {
                return session;
            }
            ludo_step(&mut session, 0);
        }
    }
    panic!("no seed has the case");
}

/// Whether the computer is to choose a piece or a move.
pub(crate) fn computer_chooses(session: &Session) -> bool {
    session
        .computer_turn()
        .is_some_and(|turn| turn.work == Work::Choose)
}
