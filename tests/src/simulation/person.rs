//! The person at a phone: what is pressed, and now and then what must not be.

use sanuk_core::ai::Level;
use sanuk_core::fairness::{Commitment, Share};
use sanuk_core::game::{GameKind, Turn};
use sanuk_core::room::{Ask, Chair, Command, Refusal, Room, Stage};

use super::client::Sent;
use super::line::{NodeId, Phone, Socket, Up};
use super::world::{Fault, World};

/// Games that a person wants to play.
const GAMES: u32 = 3;

impl World {
    /// Presses whatever a person would press now.
    pub(super) fn act(&mut self, phone: Phone, node: NodeId, socket: Socket) -> Result<(), String> {
        if self.now < self.clients[phone].ready_at {
            return Ok(());
        }
        let cheats = self.plan.faults.has(Fault::Cheat) && self.lot.percent(3);
        self.clients[phone].cheated |= cheats;
        let wish = if cheats {
            self.mischief(phone)
        } else {
            self.wish(phone)?
        };
        let Some((prompt, command)) = wish else {
            return Ok(());
        };
        let think = 30 + self.lot.below(600) as u64;
        let client = &mut self.clients[phone];
        client.ready_at = self.now + think;
        client.n += 1;
        let ask = Ask {
            n: client.n,
            prompt,
            command,
        };
        client.sent = Some(Sent {
            ask: ask.clone(),
            at: self.now,
        });
        let message = self.upward(phone, socket, Up::Cmd(ask));
        self.send_up(node, &message);
        Ok(())
    }

    fn wish(&mut self, phone: Phone) -> Result<Option<(Option<u64>, Command)>, String> {
        let client = &self.clients[phone];
        let (Some(room), Some(seat)) = (client.room.clone(), client.seat) else {
            return Ok(None);
        };
        if room.seat_of(&client.token()) != Some(seat) {
            // The seat was freed, and may be somebody else's by now.
            self.farewell(phone, &Refusal::NotSeated);
            return Ok(None);
        }
        let prompt = Some(room.prompt());
        match room.stage() {
            Stage::Closed { .. } => {
                self.clients[phone].done = true;
                Ok(None)
            }
            Stage::Starting { seats, shares, .. } => {
                let place = seats.iter().position(|pledge| pledge.seat == seat);
                let open = place.is_none_or(|place| shares[place].is_some());
                if open {
                    return Ok(None);
                }
                let share = self.reveal(phone, &room, seat)?;
                Ok(share.map(|share| (prompt, Command::Reveal { share })))
            }
            Stage::Gathering => Ok(self.gather(phone, &room, seat).map(|wish| (prompt, wish))),
            Stage::Playing => Ok(self.play(&room, seat)),
        }
    }

    /// Opens the half only after the start shows the seal unchanged, and the host's seal as it was.
    fn reveal(&mut self, phone: Phone, room: &Room, seat: Chair) -> Result<Option<Share>, String> {
        let Some(sealing) = room.sealing() else {
            return Ok(None);
        };
        let Stage::Starting { seats, .. } = room.stage() else {
            return Ok(None);
        };
        let gid = sealing.gid.bytes();
        let Some((share, first)) = self.clients[phone].halves.get(&(gid, seat.number())) else {
            return Ok(None);
        };
        let pledged = seats.iter().find(|pledge| pledge.seat == seat);
        let own = Commitment::of(gid, seat.number(), share);
        if self.clients[phone].cheated && pledged.map(|pledge| pledge.commit) != Some(own) {
            return Ok(None);
        }
        if *first != sealing.first || pledged.map(|pledge| pledge.commit) != Some(own) {
            return Err(format!("phone {phone}: an honest server changed a seal"));
        }
        Ok(Some(*share))
    }

    fn gather(&mut self, phone: Phone, room: &Room, seat: Chair) -> Option<Command> {
        let person = room.person(seat)?;
        if person.commit.is_none()
            && let Some(sealing) = room.sealing()
        {
            let (gid, first) = (sealing.gid, sealing.first);
            let (wants, again) = (person.wants, room.number() <= GAMES);
            let commit = self.half(phone, gid, first, seat);
            return match (wants, again) {
                (true, _) => Some(Command::Commit { gid, commit }),
                (false, true) if self.lot.percent(30) => Some(Command::Rematch { gid, commit }),
                _ => None,
            };
        }
        if room.creator() != seat {
            return self
                .lot
                .percent(1)
                .then_some(Command::Leave)
                .filter(|_| self.lot.percent(20));
        }
        // A computer's move of makruk costs more than a whole simulated minute; few rooms have one.
        let ludo = room.settings().kind() == GameKind::Ludo;
        match self.lot.below(200) {
            0 => Some(Command::Fill).filter(|_| ludo || self.lot.percent(3)),
            1..4 => Some(Command::Start),
            4 if ludo => Some(Command::AddComputer {
                seat: Chair::new(self.lot.below(4))?,
                level: Level::Easy,
            }),
            5 => Some(Command::RemoveComputer {
                seat: Chair::new(self.lot.below(4))?,
            }),
            6..20 => {
                let absent = room.people().find(|(_, person)| person.conn.is_none());
                absent.map(|(seat, _)| Command::Free { seat })
            }
            _ => None,
        }
    }

    fn play(&mut self, room: &Room, seat: Chair) -> Option<(Option<u64>, Command)> {
        let table = room.running()?;
        let own = table.seat(seat)?;
        let (prompt, position) = (Some(table.prompt()), table.session().position());
        if let Some(by) = position.draw_offer().filter(|by| *by != own) {
            let _ = by;
            let accept = self.lot.percent(20);
            let answer = if accept {
                Command::Accept
            } else {
                Command::Decline
            };
            return Some((table.offer(), answer));
        }
        match self.lot.below(4_000) {
            0 => return Some((None, Command::Resign)),
            1 => return Some((None, Command::Leave)),
            2..30 => {
                return Some((None, Command::OfferDraw)).filter(|_| position.as_makruk().is_some());
            }
            30..40 => return Some((None, Command::ImBack)),
            _ => {}
        }
        if table.turn() != Some(seat) {
            return None;
        }
        let command = match (
            table.session().turn(),
            position.as_ludo(),
            position.as_makruk(),
        ) {
            (Turn::Roll { .. }, ..) => Command::Roll,
            (Turn::AutoExit { .. }, ..) => Command::AutoExit,
            (Turn::Pass { .. }, ..) => self.lot.percent(30).then_some(Command::Pass)?,
            (Turn::Choose { .. }, Some(state), _) => {
                let choices = state.choices();
                let piece = choices.get(self.lot.below(choices.len().max(1)))?.piece;
                Command::Move { piece }
            }
            (Turn::Choose { .. }, _, Some(game)) => {
                let moves = game.legal_moves();
                let mv = *moves.get(self.lot.below(moves.len().max(1)))?;
                Command::Play { ply: mv.into() }
            }
            _ => return None,
        };
        Some((prompt, command))
    }

    /// Something that must be refused, or do no harm.
    fn mischief(&mut self, phone: Phone) -> Option<(Option<u64>, Command)> {
        let room = self.clients[phone].room.as_ref()?;
        let (right, old) = (Some(room.prompt()), Some(room.prompt().saturating_sub(1)));
        let gid = room.sealing().map(|sealing| sealing.gid)?;
        let share = Share(self.bytes());
        let commit = Commitment(self.bytes());
        Some(match self.lot.below(8) {
            0 => (old, Command::Roll),
            1 => (right, Command::Roll),
            2 => (right, Command::Reveal { share }),
            3 => (right, Command::Rematch { gid, commit }),
            4 => (right, Command::Accept),
            5 => (None, Command::Start),
            6 => (right, Command::Pass),
            _ => {
                let seat = Chair::new(self.lot.below(4))?;
                (None, Command::Free { seat })
            }
        })
    }
}
