//! One bot at one seat: connects, resends, reconnects, and keeps what it was promised.

use std::net::SocketAddr;
use std::time::Duration;

use sanuk_core::protocol::frame::{Bye, Hello, Missed, PROTO, Welcome};
use sanuk_core::protocol::http::LogPage;
use sanuk_core::protocol::{ClientFrame, Code, ServerFrame};
use sanuk_core::room::{Ask, Cause, Chair, Command, DeviceId, Event, Logged, Refusal, Room, Token};
use tokio::time::{Instant, sleep, sleep_until, timeout};

use super::line::Line;
use super::mind::Mind;
use super::{Trouble, http};

/// After so long an unanswered command is sent again.
const RESEND: Duration = Duration::from_millis(2_500);
/// How often a heartbeat is sent.
const HEARTBEAT: Duration = Duration::from_secs(10);

/// One bot at one seat.
#[derive(Debug)]
pub struct Bot {
    /// Servers that it may use, one after the other.
    pub servers: Vec<SocketAddr>,
    /// The room.
    pub code: Code,
    /// What proves its seat.
    pub token: Token,
    /// Its seat.
    pub chair: Chair,
    /// How it plays.
    pub mind: Mind,
    /// Every entry that it heard, in order.
    pub log: Vec<Logged>,
    /// Commands that the server said are committed: number and entry.
    pub acknowledged: Vec<(u64, u64)>,
    /// Times that it had to connect again.
    pub reconnects: u32,
    /// From sending a command to hearing its answer.
    pub answers: Vec<Duration>,
    room: Option<Room>,
    device: DeviceId,
    conn: u64,
    /// Times that the server welcomed it.
    welcomes: u64,
    n: u64,
    open: Option<(Ask, Instant, Instant)>,
}

impl Bot {
    /// A bot that has joined but is not connected yet.
    pub fn seated(
        servers: Vec<SocketAddr>,
        code: Code,
        token: Token,
        chair: Chair,
        mind: Mind,
    ) -> Self {
        let device = DeviceId(u64::from_be_bytes([
            token.0[0],
            token.0[1],
            token.0[2],
            token.0[3],
            0,
            0,
            0,
            chair.number(),
        ]));
        Self {
            servers,
            code,
            token,
            chair,
            mind,
            log: Vec::new(),
            acknowledged: Vec::new(),
            reconnects: 0,
            answers: Vec::new(),
            room: None,
            device,
            conn: 0,
            welcomes: 0,
            n: 0,
            open: None,
        }
    }

    /// The room as it sees it.
    pub fn room(&self) -> Option<&Room> {
        self.room.as_ref()
    }

    /// Plays until it is content, through every restart of every server.
    ///
    /// # Errors
    /// [`Trouble::Broken`] when a promise was broken, [`Trouble::Protocol`] and [`Trouble::Bye`] when
    /// the server says what it must not.
    pub async fn play(&mut self) -> Result<(), Trouble> {
        let (mut failures, mut connections) = (0_u32, self.welcomes);
        loop {
            match self.play_on_one_line().await {
                Ok(()) => return Ok(()),
                // A server that is being killed all the time is met again; one that stays away is not.
                Err(Trouble::Line(_)) if self.welcomes > connections => {
                    (failures, connections) = (0, self.welcomes);
                }
                Err(Trouble::Line(_)) if failures < 400 => failures += 1,
                Err(trouble) => return Err(trouble),
            }
            self.reconnects += 1;
            self.servers.rotate_left(1);
            sleep(Duration::from_millis(
                25 + u64::from(self.reconnects % 4) * 25,
            ))
            .await;
        }
    }

    async fn play_on_one_line(&mut self) -> Result<(), Trouble> {
        let mut line = self.connect().await?;
        let mut beat = Instant::now() + HEARTBEAT;
        loop {
            if self
                .room
                .as_ref()
                .is_some_and(|room| self.mind.is_content(room))
                && self.open.is_none()
            {
                return Ok(());
            }
            self.ask(&mut line).await?;
            let resend = self
                .open
                .as_ref()
                .map_or(beat, |(_, sent, _)| *sent + RESEND);
            tokio::select! {
                frame = line.hear() => self.take(frame?)?,
                () = sleep_until(beat) => {
                    beat = Instant::now() + HEARTBEAT;
                    line.say(&ClientFrame::Hb { have: self.have(), t: 0 }).await?;
                }
                () = sleep_until(resend) => self.resend(&mut line).await?,
            }
        }
    }

    /// Leaves the room for good.
    ///
    /// # Errors
    /// [`Trouble`].
    pub async fn leave(&mut self) -> Result<(), Trouble> {
        let mut line = self.connect().await?;
        self.n += 1;
        let ask = Ask {
            n: self.n,
            prompt: None,
            command: Command::Leave,
        };
        line.say(&ClientFrame::Cmd(ask)).await?;
        loop {
            match line.hear().await {
                // The last one to leave hears the room's end instead of an answer, or after it.
                Ok(ServerFrame::Ok { .. } | ServerFrame::Bye { .. }) => return Ok(()),
                Ok(ServerFrame::No { why, .. }) => return Err(Trouble::Protocol(why.to_string())),
                Ok(_) => {}
                Err(trouble) => return Err(trouble),
            }
        }
    }

    fn have(&self) -> u64 {
        self.log.last().map_or(0, |entry| entry.seq)
    }

    /// Says hello and takes the welcome.
    ///
    /// # Errors
    /// [`Trouble`].
    pub async fn connect(&mut self) -> Result<Line, Trouble> {
        let server = *self
            .servers
            .first()
            .ok_or_else(|| Trouble::Protocol("no server".into()))?;
        let mut line = Line::connect(server).await?;
        self.conn += 1;
        let hello = Hello {
            proto: PROTO,
            room: self.code,
            token: Some(self.token),
            device: self.device,
            conn: self.conn,
            have: self.have(),
            differs: false,
            names: false,
        };
        line.say(&ClientFrame::Hello(hello)).await?;
        let answer = timeout(Duration::from_secs(10), line.hear()).await;
        match answer.map_err(|_| Trouble::Line("no welcome in 10 s".into()))?? {
            ServerFrame::Welcome(welcome) => self.welcome(server, *welcome).await?,
            ServerFrame::Bye {
                code,
                why,
                retry_after,
            } => return Err(bye(code, why, retry_after)),
            other => {
                return Err(Trouble::Protocol(format!(
                    "instead of a welcome: {other:?}"
                )));
            }
        }
        self.resend(&mut line).await?;
        Ok(line)
    }

    async fn welcome(&mut self, server: SocketAddr, welcome: Welcome) -> Result<(), Trouble> {
        if welcome.seat != Some(self.chair) {
            return Err(Trouble::Broken(format!(
                "seat {} became {:?}",
                self.chair, welcome.seat
            )));
        }
        if welcome.head < self.have() {
            return Err(Trouble::Broken(format!(
                "head fell from {} to {}",
                self.have(),
                welcome.head
            )));
        }
        self.welcomes += 1;
        self.n = self.n.max(welcome.n);
        match welcome.missed {
            Missed::Events(entries) => entries.into_iter().try_for_each(|entry| self.fold(entry)),
            Missed::Snapshot(_) => self.fetch(server, welcome.head).await,
        }
    }

    /// Reads what a snapshot left out, so that every die is checked.
    async fn fetch(&mut self, server: SocketAddr, head: u64) -> Result<(), Trouble> {
        while self.have() < head {
            let path = format!("/api/rooms/{}/log?from={}", self.code, self.have() + 1);
            let page: LogPage = http::get(server, &path, Some(&String::from(self.token))).await?;
            for entry in page.events {
                self.fold(entry)?;
            }
        }
        Ok(())
    }

    fn fold(&mut self, entry: Logged) -> Result<(), Trouble> {
        if entry.seq <= self.have() {
            return Ok(());
        }
        let broken = |error: sanuk_core::room::FoldError| Trouble::Broken(error.to_string());
        match &mut self.room {
            Some(room) => room.apply(&entry).map_err(broken)?,
            // The first two entries open a room; alone the first one is no room yet.
            None => self.room = Some(Room::fold(std::slice::from_ref(&entry)).map_err(broken)?),
        }
        self.log.push(entry);
        Ok(())
    }

    /// Whether its half of the running game's dice is open, so that the game may begin.
    pub fn is_revealed(&self) -> bool {
        self.log.iter().any(
            |entry| matches!(entry.body.event, Event::Revealed { seat, .. } if seat == self.chair),
        )
    }

    /// Sends the next command if it is one of those.
    ///
    /// # Errors
    /// [`Trouble::Line`].
    pub async fn ask_if(
        &mut self,
        line: &mut Line,
        wanted: impl Fn(&Command) -> bool,
    ) -> Result<(), Trouble> {
        let wish = self
            .room
            .as_ref()
            .and_then(|room| self.mind.wish(room, self.chair));
        match wish {
            Some(wish) if wanted(&wish.command) => self.ask(line).await,
            _ => Ok(()),
        }
    }

    /// Sends the next command, if it is this bot's turn to ask.
    async fn ask(&mut self, line: &mut Line) -> Result<(), Trouble> {
        if self.open.is_some() {
            return Ok(());
        }
        let wish = self
            .room
            .as_ref()
            .and_then(|room| self.mind.wish(room, self.chair));
        let Some(wish) = wish else { return Ok(()) };
        self.n += 1;
        let ask = Ask { n: self.n, ..wish };
        let now = Instant::now();
        line.say(&ClientFrame::Cmd(ask.clone())).await?;
        self.open = Some((ask, now, now));
        Ok(())
    }

    async fn resend(&mut self, line: &mut Line) -> Result<(), Trouble> {
        if let Some((ask, sent, _)) = &mut self.open {
            *sent = Instant::now();
            line.say(&ClientFrame::Cmd(ask.clone())).await?;
        }
        Ok(())
    }

    /// Takes what the server said.
    ///
    /// # Errors
    /// [`Trouble`] when it breaks a promise or says good-bye.
    pub fn take(&mut self, frame: ServerFrame) -> Result<(), Trouble> {
        match frame {
            ServerFrame::Ev(entry) if entry.seq > self.have() + 1 => Err(Trouble::Broken(format!(
                "entry {} after {}",
                entry.seq,
                self.have()
            ))),
            ServerFrame::Ev(entry) => self.fold(entry),
            ServerFrame::Ok { n, seq } => self.accepted(n, seq),
            ServerFrame::No { n, why, .. } => self.refused(n, &why),
            ServerFrame::Hb { .. } | ServerFrame::Names { .. } => Ok(()),
            ServerFrame::Bye {
                code,
                why,
                retry_after,
            } => Err(bye(code, why, retry_after)),
            ServerFrame::Welcome(_) => Err(Trouble::Protocol("a second welcome".into())),
        }
    }

    fn accepted(&mut self, n: u64, seq: u64) -> Result<(), Trouble> {
        self.acknowledged.push((n, seq));
        if let Some((_, _, first)) = self.open.take_if(|(ask, ..)| ask.n == n) {
            self.answers.push(first.elapsed());
        }
        // Entries go before answers, so the own one is here.
        let own = self.log.iter().rev().find(|entry| entry.seq == seq);
        let caused = own
            .and_then(|entry| entry.body.cause)
            .is_some_and(|cause| self.is_mine(cause, n));
        if caused {
            Ok(())
        } else {
            Err(Trouble::Broken(format!(
                "command {n} was answered with entry {seq}, which is not its own"
            )))
        }
    }

    fn is_mine(&self, cause: Cause, n: u64) -> bool {
        cause.seat == self.chair && cause.n == n
    }

    fn refused(&mut self, n: u64, why: &Refusal) -> Result<(), Trouble> {
        self.open.take_if(|(ask, ..)| ask.n == n);
        match why {
            // Others, a deadline or another node were faster; the bot looks again.
            Refusal::Stale { .. }
            | Refusal::Crowded
            | Refusal::Starting
            | Refusal::NotStarting
            | Refusal::NotYourTurn
            | Refusal::OtherGame { .. }
            | Refusal::Done
            | Refusal::NotPlaying
            | Refusal::Running => Ok(()),
            other => Err(Trouble::Protocol(format!(
                "command {n} was refused: {other}"
            ))),
        }
    }
}

fn bye(code: Bye, why: String, retry_after: Option<u64>) -> Trouble {
    match retry_after {
        Some(_) => Trouble::Line(why),
        None => Trouble::Bye(format!("{code:?}: {why}")),
    }
}
