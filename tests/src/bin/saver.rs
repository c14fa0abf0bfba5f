//! Plays and saves until it is killed: what `tests/kill.rs` kills.
//!
//! `saver FOLDER [STEPS]` goes on with the running game in the folder or begins one. It prints
//! `OPENING`, then for every change `TRY game length` before and `ACK game length` after it is
//! saved, so that the parent knows what must be on disk whenever the process dies.

use std::error::Error;
use std::io::Write as _;
use std::path::Path;
use std::process::ExitCode;

use sanuk_core::game::{Command, Header, Player, Session, Setup, Turn};
use sanuk_core::ludo::{Color, RuleSet, Seats};
use sanuk_core::store::{SledStore, Store, fixed_clock, new_id, new_seed};

/// After so many steps of a process a person thinks again and undoes the last move. Counted in
/// steps, not in the game's events: a game must not come back to the same undo for ever.
const UNDO_EVERY: usize = 9;

fn main() -> ExitCode {
    let mut args = std::env::args().skip(1);
    let Some(folder) = args.next() else {
        eprintln!("usage: saver FOLDER [STEPS]");
        return ExitCode::from(2);
    };
    let steps = args.next().and_then(|steps| steps.parse().ok());
    match run(Path::new(&folder), steps.unwrap_or(usize::MAX)) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("saver: {error}");
            ExitCode::FAILURE
        }
    }
}

fn run(folder: &Path, steps: usize) -> Result<(), Box<dyn Error>> {
    say("OPENING")?;
    let opened = SledStore::open(folder, fixed_clock(0))?;
    if let Some(recovery) = opened.recovery {
        return Err(format!("the saves were damaged: {}", recovery.why).into());
    }
    let store = opened.store;
    let mut session = running(&store)?;
    for count in 1..=steps {
        if session.position().is_over() {
            store.backup()?;
            session = begin(&store)?;
        } else {
            step(&store, &mut session, count % UNDO_EVERY == 0)?;
        }
    }
    Ok(())
}

/// The game that was being played, or a new one.
fn running(store: &SledStore) -> Result<Session, Box<dyn Error>> {
    let listing = store.list()?;
    if let Some(damage) = listing.damaged.first() {
        return Err(damage.why.clone().into());
    }
    let open = |game: &&sanuk_core::store::Summary| game.digest.outcome.is_none();
    let Some(game) = listing.games.iter().find(open) else {
        return begin(store);
    };
    let saved = store.load(game.header.id)?;
    Ok(Session::restore(
        saved.header,
        &saved.events,
        saved.pending,
    )?)
}

fn begin(store: &SledStore) -> Result<Session, Box<dyn Error>> {
    let header = Header {
        version: Header::VERSION,
        id: new_id()?,
        created_ms: 0,
        setup: Setup::Ludo {
            rules: RuleSet::quick(),
            seats: Seats::TWO,
            starter: Color::Red,
        },
        players: vec![
            Player::Person {
                name: String::new()
            };
            2
        ],
        dice: sanuk_core::game::Dice::Seed(new_seed()?),
        remarks: Vec::new(),
    };
    let session = Session::new(header)?;
    saving(&session, 0, || {
        store.create(session.header(), &[], session.pending())
    })?;
    Ok(session)
}

fn step(store: &SledStore, session: &mut Session, undo: bool) -> Result<(), Box<dyn Error>> {
    let (id, length) = (session.header().id, session.events().len());
    if undo
        && !session.pending().reached_by_undo
        && let Some(target) = session.undo_target()
    {
        let pending = session.undo_pending();
        saving(session, target, || {
            store.rewind(id, length as u32, target as u32, pending)
        })?;
        session.undo();
        return Ok(());
    }
    let choices = session
        .position()
        .as_ludo()
        .map(sanuk_core::ludo::State::choices);
    let command = match (session.turn(), choices) {
        (Turn::Roll { .. }, _) => Command::Roll,
        (Turn::AutoExit { .. }, _) => Command::AutoExit,
        (Turn::Choose { .. }, Some(choices)) => {
            let choice = choices
                .get(length % choices.len().max(1))
                .ok_or("nothing to choose")?;
            Command::Move {
                piece: choice.piece,
            }
        }
        _ => Command::Pass,
    };
    let events = session.decide(command)?;
    saving(session, length + events.len(), || {
        store.append(id, length as u32, &events).map(|_| ())
    })?;
    session.apply(&events)?;
    Ok(())
}

/// Announces a change, makes it, and acknowledges it.
fn saving(
    session: &Session,
    length: usize,
    save: impl FnOnce() -> Result<(), sanuk_core::store::StoreError>,
) -> Result<(), Box<dyn Error>> {
    let id = session.header().id;
    say(&format!("TRY {id} {length}"))?;
    save()?;
    say(&format!("ACK {id} {length}"))
}

/// Writes one line at once, in one system call.
fn say(line: &str) -> Result<(), Box<dyn Error>> {
    let mut out = std::io::stdout().lock();
    out.write_all(format!("{line}\n").as_bytes())?;
    out.flush()?;
    Ok(())
}
