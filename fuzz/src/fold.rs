//! Arbitrary events on arbitrary games: an event that cannot follow changes nothing, and every
//! beginning of a log folds to what it was.

use sanuk_core::dice::Seed;
use sanuk_core::game::{Dice, Event, GameId, Header, Pending, Player, Seat, Session, Setup, Void};
use sanuk_core::ludo::{self, Color, Die, OptionId, PieceIndex, Preset, RuleSet, Seats};
use sanuk_core::makruk::{CountAction, Move, Ply, Square};

/// Positions that makruk's games begin with besides the usual one.
const FENS: [&str; 3] = [
    "3k4/8/7m/7R/3K4/8/8/R7 w - Bb20 0 1",
    "k7/8/1K6/8/8/3m4/8/7R w - Bw5 0 1",
    "8/8/8/3P4/M~7/8/K7/7k w - - 0 1",
];

/// Folds the events that the bytes stand for.
pub fn fold(bytes: &[u8]) {
    let mut bytes = bytes.iter().copied();
    let Ok(mut session) = Session::new(header(&mut bytes)) else {
        return;
    };
    let mut steps = 0;
    while let Some(event) = event(&session, &mut bytes) {
        let before = format!("{:?}", session.position());
        if session.apply(&[event]).is_err() {
            assert_eq!(format!("{:?}", session.position()), before, "{event:?}");
        }
        steps += 1;
        if steps > 400 {
            break;
        }
    }
    let (header, events) = (session.header().clone(), session.events());
    let again = Session::restore(header, events, Pending::default()).expect("a log folds");
    assert_eq!(
        format!("{:?}", again.position()),
        format!("{:?}", session.position())
    );
    let _ = (
        session.digest(),
        session.tallies(),
        session.check_dice(),
        session.ranks(),
    );
    while let Some(target) = session.undo_target() {
        let length = session.events().len();
        assert!(target < length);
        session
            .rewind(target, Pending::default())
            .expect("undo goes to a place of the log");
    }
}

fn header(bytes: &mut impl Iterator<Item = u8>) -> Header {
    let mut next = || bytes.next().unwrap_or_default();
    let kind = next();
    let (setup, seats) = if kind & 1 == 0 {
        let seats = [Seats::TWO, Seats::THREE, Seats::FOUR][usize::from(next()) % 3];
        let mut rules = RuleSet::of(Preset::ALL[usize::from(next()) % 2]);
        for option in OptionId::ALL {
            let values = option.values().len();
            rules = rules.with(option, usize::from(next()) % values);
        }
        let starter = Color::ALL[usize::from(next()) % 4];
        (
            Setup::Ludo {
                rules,
                seats,
                starter,
            },
            seats.len(),
        )
    } else {
        let fen = FENS.get(usize::from(next()) % (FENS.len() + 1));
        (
            Setup::Makruk {
                fen: fen.map(|fen| (*fen).to_owned()),
            },
            2,
        )
    };
    Header {
        version: 1,
        id: GameId::from_bytes([1; 16]),
        created_ms: 0,
        setup,
        players: vec![
            Player::Person {
                name: String::new()
            };
            seats
        ],
        dice: Dice::Seed(Seed([next(); 32])),
        remarks: Vec::new(),
    }
}

/// The event that one or two bytes stand for; legal moves of makruk come often, so that games go on.
fn event(session: &Session, bytes: &mut impl Iterator<Item = u8>) -> Option<Event> {
    let (kind, value) = (bytes.next()?, bytes.next().unwrap_or_default());
    let seat = Seat::new(usize::from(value) % 4).unwrap_or(Seat::FIRST);
    Some(match kind % 16 {
        0..=3 => Event::Ludo(ludo::Event::Rolled {
            die: Die::new(value % 6 + 1)?,
        }),
        4..=6 => Event::Ludo(ludo::Event::Moved {
            piece: PieceIndex::new(value % 4)?,
        }),
        7 => Event::Ludo(ludo::Event::Passed),
        8 => Event::Ludo(ludo::Event::AutoExit),
        9..=11 => legal(session, value, kind)?,
        12 => Event::Makruk(Ply::from(Move::new(
            Square::all().nth(usize::from(kind / 16) * 4)?,
            Square::all().nth(usize::from(value) % 64)?,
        ))),
        13 if value < 16 => Event::Resigned { seat },
        13 => Event::DrawOffered { seat },
        14 if value < 128 => Event::DrawDeclined,
        14 => Event::DrawAccepted,
        _ if value < 8 => Event::Voided {
            why: Void::RoomEnded,
        },
        _ if value < 16 => Event::TimedOut { seat },
        _ if value < 128 => Event::Left { seat },
        _ => Event::Returned { seat },
    })
}

fn legal(session: &Session, value: u8, kind: u8) -> Option<Event> {
    let Some(game) = session.position().as_makruk() else {
        return Some(Event::Ludo(ludo::Event::Passed));
    };
    let moves = game.legal_moves();
    let mv = *moves.get(usize::from(value) % moves.len().max(1))?;
    let action = match kind / 16 {
        0 => Some(CountAction::Start),
        1 => Some(CountAction::Stop),
        _ => None,
    };
    Some(Event::Makruk(Ply { mv, action }))
}
