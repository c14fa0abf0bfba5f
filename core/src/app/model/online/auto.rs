//! What a device does by itself: opening its half of the dice after a start, sealing a new one
//! after a failed start.

use super::Follow;
use crate::app::model::Model;
use crate::client::Half;
use crate::fairness::Share;
use crate::protocol::Code;
use crate::room::{Chair, Command, Room, Stage};

/// What the room waits for from this device.
enum Duty {
    /// Open the half that was sealed.
    Reveal { start: u64 },
    /// Seal a half for the coming game.
    Commit { seal: u64 },
}

impl Model {
    /// Does what the room waits for; each once. The half is opened only when the start fixed the
    /// very seal that this device made.
    pub(super) fn do_duties(&mut self) {
        let Some((code, chair)) = self.seated() else {
            return;
        };
        let Some(room) = self.online.room() else {
            return;
        };
        match duty(room, chair) {
            Some(Duty::Reveal { start }) => self.reveal(code, chair, start),
            Some(Duty::Commit { seal }) => self.commit_anew(code, chair, seal),
            None => {}
        }
    }

    /// The open room and this device's seat in it.
    pub(super) fn seated(&self) -> Option<(Code, Chair)> {
        let code = self.online.visit.as_ref()?.code;
        self.online.chair().map(|chair| (code, chair))
    }

    fn reveal(&mut self, code: Code, chair: Chair, start: u64) {
        let Some(visit) = &mut self.online.visit else {
            return;
        };
        if visit.revealed.replace(start) == Some(start) {
            return;
        }
        let kept = self.online.kept.room(&visit.server, code);
        let room = visit.client.as_ref().and_then(|client| client.room());
        let (Some(kept), Some(room)) = (kept, room) else {
            return;
        };
        let (Stage::Starting { seats, .. }, Some(sealing)) = (room.stage(), room.sealing()) else {
            return;
        };
        let fixed = seats.iter().find(|pledge| pledge.seat == chair);
        let half = kept.half(sealing.gid, chair);
        let fits = |half: &&Half| {
            half.first == sealing.first
                && fixed.is_some_and(|pledge| pledge.commit == half.commitment())
        };
        if let Some(share) = half.filter(fits).map(|half| half.share) {
            self.send(Command::Reveal { share });
        }
    }

    fn commit_anew(&mut self, code: Code, chair: Chair, seal: u64) {
        let Some(visit) = &mut self.online.visit else {
            return;
        };
        if visit.committed.replace(seal) == Some(seal) {
            return;
        }
        if let Some(command) =
            self.sealed_half(chair, |gid, commit| Command::Commit { gid, commit })
        {
            self.keep_rooms(Follow::Send { code, command });
        }
    }

    /// A person wants another game: seals a half for it, keeps it, says so.
    pub(super) fn press_rematch(&mut self) {
        let Some((code, chair)) = self.seated() else {
            return;
        };
        let wants = self
            .online
            .room()
            .and_then(|room| room.person(chair))
            .is_some_and(|it| it.wants);
        if wants {
            return;
        }
        if let Some(command) =
            self.sealed_half(chair, |gid, commit| Command::Rematch { gid, commit })
        {
            self.keep_rooms(Follow::Send { code, command });
        }
    }

    /// A command with the seal on this device's half for the coming game; the half is made at the
    /// first use and kept by the caller.
    fn sealed_half(
        &mut self,
        chair: Chair,
        command: impl FnOnce(crate::game::GameId, crate::fairness::Commitment) -> Command,
    ) -> Option<Command> {
        let share = Share(self.chance.bytes());
        let sealing = self.online.room()?.sealing().copied()?;
        let visit = self.online.visit.as_ref()?;
        let kept = self.online.kept.room_mut(&visit.server, visit.code)?;
        kept.add(Half {
            gid: sealing.gid,
            first: sealing.first,
            chair,
            share,
        });
        let half = kept.half(sealing.gid, chair)?;
        Some(command(sealing.gid, half.commitment()))
    }

    /// Sends a command of this device's seat.
    pub(super) fn send(&mut self, command: Command) {
        self.with_client(|client, now| client.ask(command, now));
    }
}

fn duty(room: &Room, chair: Chair) -> Option<Duty> {
    match room.stage() {
        Stage::Starting { seq, .. } => Some(Duty::Reveal { start: *seq }),
        Stage::Gathering => {
            let sealing = room.sealing()?;
            let person = room.person(chair)?;
            let due = person.wants && person.commit.is_none();
            due.then_some(Duty::Commit { seal: sealing.seq })
        }
        Stage::Playing | Stage::Closed { .. } => None,
    }
}
