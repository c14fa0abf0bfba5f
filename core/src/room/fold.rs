//! The fold: what each entry does to a room. Trusts nothing; an entry that cannot follow is an
//! error and leaves the room as it was.

use super::{Chair, Event, Logged, Person, Room, Sealing, Sitter, Stage, TokenHash, VERSION};
use super::{Pledge, RULES_REV, times};
use crate::ai::Level;
use crate::fairness::{FailedStart, Kind, Share};
use crate::game::Illegal;

/// An entry that cannot follow.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum FoldError {
    /// The log is empty.
    #[error("the log is empty")]
    Empty,
    /// Entries are missing, or come twice.
    #[error("entry {found} came where {expected} was due")]
    Gap {
        /// Number of the entry.
        found: u64,
        /// Number due.
        expected: u64,
    },
    /// The log was written by a later version of the app.
    #[error(
        "the room is of version {version}, rules {rules_rev}; this app knows {VERSION}, {RULES_REV}"
    )]
    Newer {
        /// Version of the events.
        version: u16,
        /// Revision of the rules.
        rules_rev: u16,
    },
    /// The entry does not fit the room.
    #[error("entry {seq}: {why}")]
    Impossible {
        /// Number of the entry.
        seq: u64,
        /// Why.
        why: Impossible,
    },
    /// The rules of the game forbid it.
    #[error("entry {seq}: {why}")]
    Rules {
        /// Number of the entry.
        seq: u64,
        /// Why.
        why: Illegal,
    },
    /// Writer and reader come to different states: resync, and the second time update the app.
    #[error("entry {seq}: the state differs from the writer's")]
    Hash {
        /// Number of the entry.
        seq: u64,
    },
}

/// Why an entry does not fit the room.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Impossible {
    /// A log begins with the opening, once.
    #[error("a log begins with the opening and has one")]
    Opening,
    /// The time falls.
    #[error("the time falls")]
    Time,
    /// The room is at another stage.
    #[error("not at this stage")]
    Stage,
    /// No such seat, or another sitter than the entry wants.
    #[error("not at this seat")]
    Seat,
    /// The token proves another seat.
    #[error("not with this token")]
    Token,
    /// Another game, or a seal that is not there.
    #[error("not with these dice")]
    Dice,
    /// A step at another time or turn than the entry wants.
    #[error("not at this turn")]
    Turn,
    /// A connection that is not the seat's.
    #[error("not by this connection")]
    Conn,
}

type Taken = Result<(), Impossible>;

impl Room {
    /// Folds a log from its first entry.
    ///
    /// # Errors
    /// [`FoldError`] names the first entry that cannot follow.
    pub fn fold(log: &[Logged]) -> Result<Room, FoldError> {
        let (first, rest) = log.split_first().ok_or(FoldError::Empty)?;
        let mut room = opened(first)?;
        for entry in rest {
            room.take(entry)?;
            room.check_hash(entry)?;
        }
        Ok(room)
    }

    /// Takes in the next entry, or leaves everything as it was.
    ///
    /// # Errors
    /// [`FoldError`] says why the entry cannot follow.
    pub fn apply(&mut self, entry: &Logged) -> Result<(), FoldError> {
        *self = self.after(std::slice::from_ref(entry))?;
        Ok(())
    }

    /// The room after the next entries.
    ///
    /// # Errors
    /// [`FoldError`] names the first one that cannot follow.
    pub fn after(&self, entries: &[Logged]) -> Result<Room, FoldError> {
        let mut next = self.clone();
        for entry in entries {
            next.take(entry)?;
            next.check_hash(entry)?;
        }
        Ok(next)
    }

    fn check_hash(&self, entry: &Logged) -> Result<(), FoldError> {
        match entry.body.hash {
            Some(hash) if hash != self.hash() => Err(FoldError::Hash { seq: entry.seq }),
            _ => Ok(()),
        }
    }

    /// Takes in the next entry; after an error the room is of no use.
    pub(super) fn take(&mut self, entry: &Logged) -> Result<(), FoldError> {
        let Logged { seq, at, body } = entry;
        let expected = self.head + 1;
        if *seq != expected {
            return Err(FoldError::Gap {
                found: *seq,
                expected,
            });
        }
        let impossible = |why| FoldError::Impossible { seq: *seq, why };
        if *at < self.at {
            return Err(impossible(Impossible::Time));
        }
        if self.closed().is_some() {
            return Err(impossible(Impossible::Stage));
        }
        (self.head, self.at) = (*seq, *at);
        let asker = self.gives_up(body);
        if let Event::Step { .. } = &body.event {
            self.step(&body.event).map_err(|error| match error {
                Stuck::Impossible(why) => impossible(why),
                Stuck::Rules(why) => FoldError::Rules { seq: *seq, why },
            })?;
        } else {
            self.happen(&body.event).map_err(impossible)?;
        }
        self.answer(body, asker);
        Ok(())
    }

    fn happen(&mut self, event: &Event) -> Taken {
        match event {
            Event::Opened { .. } => Err(Impossible::Opening),
            Event::Game { number, gid, first } => {
                let sealing = Sealing {
                    gid: *gid,
                    first: *first,
                    seq: self.head,
                };
                self.seal(*number, sealing)
            }
            Event::Joined {
                seat,
                token,
                commit,
            } => self.sit(*seat, *token, *commit),
            Event::KeyAdded { seat, token } => self.add_key(*seat, *token),
            Event::Committed { seat, commit } | Event::Rematch { seat, commit } => {
                let again = matches!(event, Event::Rematch { .. });
                self.commit(*seat, *commit, again)
            }
            Event::ComputerAdded { seat, level } => self.seat_computer(*seat, *level),
            Event::ComputerRemoved { seat } => self.unseat_computer(*seat),
            Event::Left { seat } => self.leave(*seat),
            Event::Freed { seat } => self.unseat(*seat),
            Event::Started { seats } => self.start(seats),
            Event::Revealed { seat, share } => self.reveal(*seat, *share),
            Event::StartFailed { missing } => self.fail_start(missing),
            Event::Gone { seat, conn, since } => self.lose(*seat, *conn, *since),
            Event::Back { seat, conn } => self.regain(*seat, *conn),
            Event::Credit { outage, ms, until } => self.credit(*outage, *ms, *until),
            Event::ImBack { seat } => self.person(*seat).map(|_| ()).ok_or(Impossible::Seat),
            Event::Ended { why } => {
                self.stage = Stage::Closed { why: *why };
                Ok(())
            }
            Event::Step { .. } => Err(Impossible::Stage),
        }
    }

    pub(super) fn gathers(&self) -> Taken {
        match self.stage {
            Stage::Gathering => Ok(()),
            _ => Err(Impossible::Stage),
        }
    }

    /// The number that the next seal is for.
    pub(super) fn coming_number(&self) -> u32 {
        let played = self
            .table()
            .is_some_and(|table| table.number == self.number);
        if played {
            self.number + 1
        } else {
            self.number.max(1)
        }
    }

    fn seal(&mut self, number: u32, sealing: Sealing) -> Taken {
        self.gathers()?;
        if self.sealing.is_some() || number != self.coming_number() {
            return Err(Impossible::Dice);
        }
        if number > self.number {
            self.failed.clear();
            self.after_a_game();
        }
        self.number = number;
        self.sealing = Some(sealing);
        self.people_mut().for_each(|person| person.commit = None);
        Ok(())
    }

    /// After a game everybody is asked anew, and who left it stays a computer.
    fn after_a_game(&mut self) {
        for chair in &mut self.chairs {
            match chair {
                Some(Sitter::Person(person)) if person.left => {
                    let level = Level::Normal;
                    *chair = Some(Sitter::Computer { level });
                }
                Some(Sitter::Person(person)) => person.wants = false,
                _ => {}
            }
        }
        self.settle_creator();
    }

    fn sit(
        &mut self,
        chair: Chair,
        token: TokenHash,
        commit: crate::fairness::Commitment,
    ) -> Taken {
        self.gathers()?;
        self.sealing.ok_or(Impossible::Dice)?;
        self.empty(chair)?;
        if self.seat_of(&token).is_some() || self.is_kept_from(chair, &token) {
            return Err(Impossible::Token);
        }
        let person = Person {
            tokens: vec![token],
            joined: self.head,
            commit: Some(commit),
            wants: true,
            conn: None,
            gone_since: self.at,
            last_conn: None,
            left: false,
            strikes: 0,
            fresh: true,
            last: None,
        };
        self.chairs[chair.index()] = Some(Sitter::Person(Box::new(person)));
        if chair == Chair::FIRST {
            self.reserved = None;
        }
        self.settle_creator();
        Ok(())
    }

    fn empty(&self, chair: Chair) -> Taken {
        match self.chairs.get(chair.index()) {
            Some(None) => Ok(()),
            _ => Err(Impossible::Seat),
        }
    }

    fn add_key(&mut self, chair: Chair, token: TokenHash) -> Taken {
        if self.seat_of(&token).is_some() {
            return Err(Impossible::Token);
        }
        let person = self.person_mut(chair).ok_or(Impossible::Seat)?;
        person.tokens.push(token);
        Ok(())
    }

    fn commit(&mut self, chair: Chair, commit: crate::fairness::Commitment, again: bool) -> Taken {
        self.gathers()?;
        self.sealing.ok_or(Impossible::Dice)?;
        let person = self.person_mut(chair).ok_or(Impossible::Seat)?;
        if person.commit.is_some() || person.wants == again {
            return Err(Impossible::Dice);
        }
        person.commit = Some(commit);
        person.wants = true;
        Ok(())
    }

    fn seat_computer(&mut self, chair: Chair, level: Level) -> Taken {
        self.gathers()?;
        self.empty(chair)?;
        if chair == Chair::FIRST && self.reserved.is_some() {
            return Err(Impossible::Seat);
        }
        self.chairs[chair.index()] = Some(Sitter::Computer { level });
        Ok(())
    }

    fn unseat_computer(&mut self, chair: Chair) -> Taken {
        self.gathers()?;
        match self.sitter(chair) {
            Some(Sitter::Computer { .. }) => {
                self.chairs[chair.index()] = None;
                Ok(())
            }
            _ => Err(Impossible::Seat),
        }
    }

    pub(super) fn unseat(&mut self, chair: Chair) -> Taken {
        self.gathers()?;
        self.person(chair).ok_or(Impossible::Seat)?;
        self.chairs[chair.index()] = None;
        self.settle_creator();
        self.watch_alone(self.at);
        Ok(())
    }

    /// The lowest person takes over from a creator who is not here any more.
    fn settle_creator(&mut self) {
        if self.reserved.is_some() || self.person(self.creator).is_some() {
            return;
        }
        let lowest = self.people().map(|(chair, _)| chair).next();
        self.creator = lowest.unwrap_or(self.creator);
    }

    /// Keeps since when nobody is connected; `since` is when the last connection was heard.
    pub(super) fn watch_alone(&mut self, since: u64) {
        if self.anybody_here() {
            self.alone_since = None;
        } else if self.alone_since.is_none() {
            self.alone_since = Some(since);
        }
    }

    fn start(&mut self, seats: &[Pledge]) -> Taken {
        self.gathers()?;
        self.sealing.ok_or(Impossible::Dice)?;
        if self.pledges().as_deref() != Some(seats) {
            return Err(Impossible::Dice);
        }
        let shares = seats
            .iter()
            .map(|seat| (seat.kind == Kind::Computer).then_some(Share::COMPUTER));
        self.stage = Stage::Starting {
            seq: self.head,
            since: self.at,
            seats: seats.to_vec(),
            shares: shares.collect(),
        };
        Ok(())
    }

    fn reveal(&mut self, chair: Chair, share: Share) -> Taken {
        let gid = self.sealing.ok_or(Impossible::Dice)?.gid.bytes();
        let Stage::Starting { seats, shares, .. } = &mut self.stage else {
            return Err(Impossible::Stage);
        };
        let place = seats.iter().position(|seat| seat.seat == chair);
        let place = place.ok_or(Impossible::Seat)?;
        let fits = seats[place].commit.opens(gid, chair.number(), &share);
        if !fits || shares[place].is_some() {
            return Err(Impossible::Dice);
        }
        shares[place] = Some(share);
        if shares.iter().all(Option::is_some) {
            self.begin()?;
        }
        Ok(())
    }

    fn fail_start(&mut self, missing: &[Chair]) -> Taken {
        let sealing = self.sealing.ok_or(Impossible::Dice)?;
        let Stage::Starting { seats, .. } = &self.stage else {
            return Err(Impossible::Stage);
        };
        let commitments = seats.iter().map(|seat| (seat.seat.number(), seat.commit));
        self.failed.push(FailedStart {
            game: sealing.gid.to_string(),
            first: sealing.first,
            commitments: commitments.collect(),
            missing: missing.iter().map(|chair| chair.number()).collect(),
        });
        self.stage = Stage::Gathering;
        self.sealing = None;
        self.people_mut().for_each(|person| person.commit = None);
        let rematch = self.table.is_some();
        for chair in missing {
            match self.person_mut(*chair) {
                Some(person) if rematch => person.wants = false,
                Some(_) => self.unseat(*chair)?,
                None => return Err(Impossible::Seat),
            }
        }
        Ok(())
    }
}

/// Why a step cannot follow.
pub(super) enum Stuck {
    Impossible(Impossible),
    Rules(Illegal),
}

impl From<Impossible> for Stuck {
    fn from(why: Impossible) -> Stuck {
        Stuck::Impossible(why)
    }
}

impl From<Illegal> for Stuck {
    fn from(why: Illegal) -> Stuck {
        Stuck::Rules(why)
    }
}

/// The room after its first entry.
fn opened(entry: &Logged) -> Result<Room, FoldError> {
    let impossible = |why| FoldError::Impossible { seq: 1, why };
    let Event::Opened {
        version,
        rules_rev,
        settings,
        creator,
    } = &entry.body.event
    else {
        return Err(impossible(Impossible::Opening));
    };
    if *version > VERSION || *rules_rev > RULES_REV {
        return Err(FoldError::Newer {
            version: *version,
            rules_rev: *rules_rev,
        });
    }
    if entry.seq != 1 {
        return Err(FoldError::Gap {
            found: entry.seq,
            expected: 1,
        });
    }
    if settings.check().is_err() {
        return Err(impossible(Impossible::Opening));
    }
    Ok(Room {
        head: 1,
        at: entry.at,
        rules_rev: *rules_rev,
        settings: settings.clone(),
        reserved: Some(*creator),
        creator: Chair::FIRST,
        chairs: vec![None; usize::from(settings.seats)],
        full_at: settings.seats,
        number: 0,
        sealing: None,
        stage: Stage::Gathering,
        failed: Vec::new(),
        table: None,
        alone_since: Some(entry.at),
        expires: entry.at.saturating_add(times::LIFE),
        outage: 0,
        credited_until: 0,
        parted: Vec::new(),
    })
}
