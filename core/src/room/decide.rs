//! Commands of seats: numbered, applied once, answered with the entry that they caused.

use super::deadline::{Timer, next_deadline};
use super::state::Parted;
use super::work::Work;
use super::{
    Ask, Cause, Chair, Command, Event, Host, Logged, Refusal, Room, Stage, TokenHash, expire,
    lobby, turn,
};

/// Most timers that one decision runs before it; more than any room has due at once.
const DUE: usize = 16;

/// What came of a command.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Decision {
    /// To be appended by compare-and-set on the room's head; then it is done.
    Append {
        /// What to append.
        entries: Vec<Logged>,
        /// The entry that is the command's own: its answer.
        seq: u64,
    },
    /// Done before; nothing is appended, the answer is the same.
    Known {
        /// The entry that is the command's own.
        seq: u64,
    },
}

impl Decision {
    pub(super) fn append(work: Work<'_>, seq: u64) -> Decision {
        Decision::Append {
            entries: work.into_entries(),
            seq,
        }
    }

    /// What to append; nothing for a command known before.
    pub fn entries(&self) -> &[Logged] {
        match self {
            Decision::Append { entries, .. } => entries,
            Decision::Known { .. } => &[],
        }
    }

    /// The entry that is the command's own: its answer.
    pub const fn seq(&self) -> u64 {
        match self {
            Decision::Append { seq, .. } | Decision::Known { seq } => *seq,
        }
    }
}

pub(super) const fn known(seq: u64) -> Decision {
    Decision::Known { seq }
}

/// Decides what a seat asks for. What is overdue happens first, so a move stamped at or after a
/// deadline is too late.
///
/// # Errors
/// [`Refusal`] says why nothing happens; overdue timers are then still to be run by
/// [`super::expire`].
pub fn decide(
    room: &Room,
    from: &TokenHash,
    ask: &Ask,
    at: u64,
    host: &Host<'_>,
) -> Result<Decision, Refusal> {
    let Some(seat) = room.seat_of(from) else {
        return parted(room, from, ask);
    };
    if let Some(seq) = answered(room, seat, ask)? {
        return Ok(known(seq));
    }
    let mut work = Work::new(room, at, host);
    run_due(&mut work)?;
    let seat = seated(&work.room, from)?;
    if let Stage::Closed { why } = work.room.stage() {
        return Err(Refusal::Closed { ended: *why });
    }
    if work.person(seat)?.left {
        return Err(Refusal::LeftForGood);
    }
    check_prompt(&work.room, ask)?;
    work.caused_by(Cause {
        seat,
        n: ask.n,
        print: ask.print(),
    });
    let seq = run(&mut work, seat, &ask.command)?;
    Ok(Decision::append(work, seq))
}

fn seated(room: &Room, from: &TokenHash) -> Result<Chair, Refusal> {
    room.seat_of(from).ok_or(Refusal::NotSeated)
}

/// The answer of the command by which a person gave the seat up.
fn parted(room: &Room, from: &TokenHash, ask: &Ask) -> Result<Decision, Refusal> {
    let of_asker = |it: &&Parted| it.tokens.iter().any(|known| known.same(from));
    let last = room.parted.iter().rev().find(of_asker).map(|it| it.last);
    match last.filter(|last| (last.n, last.print) == (ask.n, ask.print())) {
        Some(last) => Ok(known(last.seq)),
        None => Err(Refusal::NotSeated),
    }
}

/// The answer of a command that was accepted before.
fn answered(room: &Room, seat: Chair, ask: &Ask) -> Result<Option<u64>, Refusal> {
    let Some(last) = room.person(seat).and_then(|person| person.last) else {
        return Ok(None);
    };
    if ask.n > last.n {
        return Ok(None);
    }
    if ask.n == last.n && ask.print() == last.print {
        return Ok(Some(last.seq));
    }
    Err(Refusal::Used { n: last.n })
}

fn check_prompt(room: &Room, ask: &Ask) -> Result<(), Refusal> {
    let open = match ask.command {
        Command::Accept | Command::Decline => {
            let offer = room.running().and_then(super::Table::offer);
            offer.ok_or(Refusal::NoOffer)?
        }
        _ => room.prompt(),
    };
    if !ask.command.needs_prompt() || ask.prompt == Some(open) {
        return Ok(());
    }
    Err(Refusal::Stale { prompt: open })
}

fn run(work: &mut Work<'_>, seat: Chair, command: &Command) -> Result<u64, Refusal> {
    match command {
        Command::Commit { gid, commit } => lobby::commit(work, seat, *gid, *commit, false),
        Command::Rematch { gid, commit } => lobby::commit(work, seat, *gid, *commit, true),
        Command::AddComputer { seat: to, level } => lobby::add_computer(work, seat, *to, *level),
        Command::RemoveComputer { seat: from } => lobby::remove_computer(work, seat, *from),
        Command::Free { seat: whose } => lobby::free(work, seat, *whose),
        Command::Start => lobby::start(work, seat, false),
        Command::Fill => lobby::start(work, seat, true),
        Command::Reveal { share } => lobby::reveal(work, seat, *share),
        Command::AddKey { token } => add_key(work, seat, *token),
        Command::ImBack => be_back(work, seat),
        Command::Leave => turn::leave(work, seat),
        _ => turn::play(work, seat, command),
    }
}

/// A person plays again after time-outs; without any there is nothing to say, and the log does not
/// grow by it.
fn be_back(work: &mut Work<'_>, seat: Chair) -> Result<u64, Refusal> {
    if work.room.running().is_none() || work.person(seat)?.strikes == 0 {
        return Err(Refusal::Done);
    }
    work.add(Event::ImBack { seat })
}

/// A person's second device gets a key of its own; four are enough for anybody.
fn add_key(work: &mut Work<'_>, seat: Chair, token: TokenHash) -> Result<u64, Refusal> {
    if work.person(seat)?.tokens.len() >= 4 {
        return Err(Refusal::TooManyKeys);
    }
    if work.room.seat_of(&token).is_some() {
        return Err(Refusal::Done);
    }
    work.add(Event::KeyAdded { seat, token })
}

/// Runs every timer that is due by now.
pub(super) fn run_due(work: &mut Work<'_>) -> Result<(), Refusal> {
    for _ in 0..DUE {
        let Some(deadline) = next_deadline(&work.room) else {
            return Ok(());
        };
        let waits_for_host = deadline.timer == Timer::NewGame && work.host.game.is_none();
        if deadline.at > work.at || waits_for_host {
            return Ok(());
        }
        expire::fire(work, deadline.timer)?;
    }
    Ok(())
}
