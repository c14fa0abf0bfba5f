//! One device in one room: says hello, takes events in order, sends commands until answered.
//!
//! Start with [`Client::open`]; feed it [`Client::opened`], [`Client::heard`], [`Client::closed`]
//! and [`Client::wake`], and carry out what [`Client::take`] gives.

mod unanswered;

use std::collections::{BTreeMap, VecDeque};

use super::line::{Due, Line, Standing};
use super::log::{Folded, Log};
use super::offset::Offset;
use super::wire::Wish;
use crate::protocol::frame::{Bye, Hello, PROTO, Welcome};
use crate::protocol::{ClientFrame, Code, PlayerName, SeatName, ServerAddress, ServerFrame};
use crate::room::{Ask, Chair, Command, Conn, DeviceId, Logged, Refusal, Room, Token};

/// An unanswered command is sent again after so long.
const RESEND_MS: u64 = 2_500;
/// After older entries could not be fetched, this device connects again after so long.
const FETCH_AGAIN_MS: u64 = 2_000;

/// What the owner is told.
#[derive(Clone, Debug, PartialEq)]
pub enum Told {
    /// The room, the seat or the connection is another one than before.
    Changed,
    /// A command was refused.
    Refused {
        /// Which.
        command: Box<Command>,
        /// Why.
        why: Refusal,
    },
    /// Entries are missing before this device can check the room: fetch them from this one on.
    Fetch {
        /// Number of the first entry wanted.
        from: u64,
    },
    /// The server ended the conversation.
    Ended {
        /// Why.
        code: Bye,
        /// Why, in its own words.
        why: String,
        /// When this device comes again, in milliseconds; `None` for not by itself.
        again_ms: Option<u64>,
    },
    /// What the server said does not make sense, also not when told anew.
    Nonsense(String),
}

/// A command on its way.
#[derive(Clone, Debug)]
struct Sent {
    ask: Ask,
    /// When it was sent last; `None` until there is a connection.
    at_ms: Option<u64>,
    /// It was sent once without being answered in time.
    again: bool,
}

/// One device in one room.
#[derive(Clone, Debug)]
pub struct Client {
    code: Code,
    line: Line,
    device: DeviceId,
    conn: u64,
    token: Option<Token>,
    chair: Option<Chair>,
    names: BTreeMap<Chair, PlayerName>,
    log: Log,
    /// The number of the last command.
    n: u64,
    commands: VecDeque<Sent>,
    offset: Offset,
    /// Times in a row that something unreadable or a gap made this device connect anew.
    confused: u32,
    /// Entries or states of this room that did not fit. They are counted over its whole life: what
    /// is shown in between is no proof that the next one fits.
    mismatches: u32,
    /// The server has not been told of the last one.
    differs: bool,
    told: Vec<Told>,
}

impl Client {
    /// A client that connects at once. Without a token it only looks. `conn` is a number above
    /// those of this device's earlier connections; the sockets are numbered from `socket` on.
    pub fn open(
        server: &ServerAddress,
        code: Code,
        token: Option<Token>,
        Conn { device, n: conn }: Conn,
        socket: u64,
        now_ms: u64,
    ) -> Self {
        let mut line = Line::new(server.websocket("/ws"), socket);
        line.want(now_ms);
        Self {
            code,
            line,
            device,
            conn,
            token,
            chair: None,
            names: BTreeMap::new(),
            log: Log::default(),
            n: 0,
            commands: VecDeque::new(),
            offset: Offset::default(),
            confused: 0,
            mismatches: 0,
            differs: false,
            told: Vec::new(),
        }
    }

    /// The room as far as it is known.
    pub const fn room(&self) -> Option<&Room> {
        self.log.room()
    }

    /// This device's seat, as the server confirmed it.
    pub const fn chair(&self) -> Option<Chair> {
        self.chair
    }

    /// The name that a seat's person shows, as this device was told last; only seats are told.
    pub fn name(&self, seat: Chair) -> Option<&PlayerName> {
        self.chair.and(self.names.get(&seat))
    }

    /// How the connection stands.
    pub fn standing(&self) -> Standing {
        self.line.standing()
    }

    /// The number of the last socket.
    pub const fn socket(&self) -> u64 {
        self.line.socket()
    }

    /// The number of the last connection.
    pub const fn conn(&self) -> u64 {
        self.conn
    }

    /// A command waits for its answer.
    pub fn sending(&self) -> bool {
        !self.commands.is_empty()
    }

    /// The server's time; `None` before anything was heard.
    pub fn server_ms(&self, now_ms: u64) -> Option<u64> {
        self.offset.server_ms(now_ms)
    }

    /// Takes what is to be done on the network.
    pub fn take(&mut self) -> Vec<Wish> {
        self.line.take()
    }

    /// Takes what the owner is to know.
    pub fn take_told(&mut self) -> Vec<Told> {
        std::mem::take(&mut self.told)
    }

    /// When [`Client::wake`] is to be called; `None` when nothing is waited for.
    pub fn next_wake(&self) -> Option<u64> {
        let resend = self.commands.front().and_then(|sent| sent.at_ms);
        let resend = resend.filter(|_| self.line.standing() == Standing::Open);
        let all = [self.line.next_wake(), resend.map(|at| at + RESEND_MS)];
        all.into_iter().flatten().min()
    }

    /// The network changed: connects at once, whatever became of the socket.
    pub fn network_changed(&mut self, now_ms: u64) {
        self.line.network_changed(now_ms);
    }

    /// Sends a command; it is resent until it is answered, and applied once.
    pub fn ask(&mut self, command: Command, now_ms: u64) {
        let prompt = command.needs_prompt().then(|| self.prompt_of(&command));
        self.n += 1;
        let ask = Ask {
            n: self.n,
            prompt,
            command,
        };
        self.commands.push_back(Sent::new(ask));
        self.send_first(now_ms);
        self.told.push(Told::Changed);
    }

    /// The choice that a command answers.
    fn prompt_of(&self, command: &Command) -> u64 {
        let Some(room) = self.room() else { return 0 };
        match command {
            Command::Accept | Command::Decline => room
                .running()
                .and_then(crate::room::Table::offer)
                .unwrap_or(0),
            _ => room.prompt(),
        }
    }

    /// The first command goes out, if there is a connection and it has not gone yet. One at a time:
    /// the server takes one unanswered command a seat.
    fn send_first(&mut self, now_ms: u64) {
        if self.line.standing() != Standing::Open {
            return;
        }
        let Some(sent) = self.commands.front_mut().filter(|it| it.at_ms.is_none()) else {
            return;
        };
        sent.at_ms = Some(now_ms);
        let frame = ClientFrame::Cmd(sent.ask.clone());
        self.line.say(frame.write());
    }

    /// Sits down with a token: connects anew, as the seat.
    pub fn sit(&mut self, token: Token, now_ms: u64) {
        self.token = Some(token);
        self.line.drop_line();
        self.line.want(now_ms);
    }

    /// A person wants the connection now: "try again", "play here".
    pub fn want(&mut self, now_ms: u64) {
        self.line.want(now_ms);
    }

    /// The app is in the foreground.
    pub fn foreground(&mut self, now_ms: u64) {
        if self.line.foreground(now_ms) == Some(Due::Beat) {
            self.say_beat(now_ms);
        }
    }

    /// The app is in the background.
    pub fn background(&mut self, now_ms: u64) {
        self.line.background(now_ms);
    }

    /// Lets the connection go.
    pub fn leave(&mut self) {
        self.line.drop_line();
    }

    /// A socket is open.
    pub fn opened(&mut self, socket: u64) {
        if self.line.opened(socket) == Some(Due::Greet) {
            self.conn += 1;
            let frame = ClientFrame::Hello(Hello {
                proto: PROTO,
                room: self.code,
                token: self.token,
                device: self.device,
                conn: self.conn,
                have: self.log.head(),
                differs: std::mem::take(&mut self.differs),
                names: true,
            });
            self.line.say(frame.write());
        }
    }

    /// A socket is closed.
    pub fn closed(&mut self, socket: u64, now_ms: u64, lot: u64) {
        self.line.closed(socket, now_ms, lot);
        self.told.push(Told::Changed);
    }

    /// A frame came. One that cannot be read is answered by connecting anew.
    pub fn heard(&mut self, socket: u64, text: &str, now_ms: u64) {
        if !self.line.heard(socket, now_ms) {
            return;
        }
        match ServerFrame::read(text) {
            Ok(frame) => self.take_frame(frame, now_ms),
            Err(error) => self.resync(now_ms, &error.to_string()),
        }
    }

    fn take_frame(&mut self, frame: ServerFrame, now_ms: u64) {
        match frame {
            ServerFrame::Welcome(welcome) => self.welcome(*welcome, now_ms),
            ServerFrame::Ev(entry) => self.event(&entry, now_ms),
            ServerFrame::Ok { n, .. } => self.answered(n, now_ms),
            ServerFrame::No { n, why, .. } => self.refused(n, why, now_ms),
            ServerFrame::Names { names } => self.named(names),
            ServerFrame::Hb { head, now, echo } => self.beat(head, now, echo, now_ms),
            ServerFrame::Bye {
                code,
                why,
                retry_after,
            } => self.bye(code, why, retry_after, now_ms),
        }
    }

    fn welcome(&mut self, welcome: Welcome, now_ms: u64) {
        self.line.welcomed(now_ms);
        self.offset.learn_roughly(now_ms, welcome.now);
        self.chair = welcome.seat;
        self.n = self.n.max(welcome.n);
        let folded = self.log.welcome(welcome);
        self.take_folded(folded, now_ms);
        self.notice_lost_seat();
        // What was on its way may have been lost with the old socket; the same number makes it
        // count once.
        for sent in &mut self.commands {
            sent.at_ms = None;
        }
        self.send_first(now_ms);
        self.told.push(Told::Changed);
    }

    fn event(&mut self, entry: &Logged, now_ms: u64) {
        self.offset.learn_roughly(now_ms, entry.at);
        let folded = self.log.event(entry);
        self.take_folded(folded, now_ms);
    }

    fn named(&mut self, names: Vec<SeatName>) {
        self.names = names.into_iter().map(|it| (it.seat, it.name)).collect();
        self.told.push(Told::Changed);
    }

    fn take_folded(&mut self, folded: Folded, now_ms: u64) {
        match folded {
            Folded::Known => {}
            Folded::News => {
                self.confused = 0;
                self.notice_lost_seat();
                self.told.push(Told::Changed);
            }
            Folded::Fetch { from } => {
                self.told.push(Told::Changed);
                self.told.push(Told::Fetch { from });
            }
            Folded::Gap => self.resync(now_ms, "entries are missing"),
            Folded::Wrong(why) => self.mismatch(now_ms, why),
        }
    }

    /// Older entries came, or could not be fetched.
    pub fn fetched(&mut self, entries: Result<Vec<Logged>, String>, now_ms: u64) {
        if let Ok(entries) = entries {
            let folded = self.log.fetched(&entries);
            self.take_folded(folded, now_ms);
        } else {
            // The welcome of the next connection asks for them again.
            self.log.unanswered();
            self.line.try_after(now_ms, FETCH_AGAIN_MS);
        }
    }

    /// Is told everything anew once; the second mismatch of a room is no accident.
    fn mismatch(&mut self, now_ms: u64, why: String) {
        self.mismatches += 1;
        self.differs = true;
        if self.mismatches > 1 {
            return self.give_up(why);
        }
        self.log.forget();
        self.line.network_changed(now_ms);
    }

    fn give_up(&mut self, why: String) {
        self.line.drop_line();
        self.told.push(Told::Nonsense(why));
    }

    /// Connects anew, to be told what is missing; gives up when that does not help either.
    fn resync(&mut self, now_ms: u64, why: &str) {
        const OFTEN: u32 = 3;
        self.confused += 1;
        if self.confused >= OFTEN {
            self.give_up(why.to_owned());
        } else {
            self.line.network_changed(now_ms);
        }
    }

    /// The first command is the one in flight; answers to older ones are of no interest.
    fn answered(&mut self, n: u64, now_ms: u64) {
        if self.commands.front().is_some_and(|sent| sent.ask.n == n) {
            self.commands.pop_front();
            self.send_first(now_ms);
            self.told.push(Told::Changed);
        }
    }

    fn refused(&mut self, n: u64, why: Refusal, now_ms: u64) {
        if self.commands.front().is_none_or(|sent| sent.ask.n != n) {
            return;
        }
        if let Refusal::Used { n: last } = why {
            // Another device of this seat used the number: the same wish under the next one.
            return self.renumber(last, now_ms);
        }
        if let Some(sent) = self.commands.pop_front() {
            let command = Box::new(sent.ask.command);
            self.told.push(Told::Refused { command, why });
        }
        self.send_first(now_ms);
    }

    fn renumber(&mut self, last: u64, now_ms: u64) {
        self.n = self.n.max(last);
        for sent in &mut self.commands {
            self.n += 1;
            sent.ask.n = self.n;
            sent.at_ms = None;
        }
        self.send_first(now_ms);
    }

    fn beat(&mut self, head: u64, server_ms: u64, echo: u64, now_ms: u64) {
        if echo <= now_ms {
            self.offset.learn(echo, now_ms, server_ms);
        }
        // A hint may be lost; the server sends what is missing when it hears what this device has.
        if head > self.log.head() {
            self.say_beat(now_ms);
        }
    }

    fn bye(&mut self, code: Bye, why: String, retry_after: Option<u64>, now_ms: u64) {
        /// Where the server names no time, for what passes by itself.
        const SOON_MS: u64 = 1_000;
        let passes = match code {
            Bye::Replaced => {
                self.line.replaced();
                false
            }
            Bye::Unknown | Bye::Expired | Bye::Upgrade | Bye::Begun | Bye::Left => false,
            Bye::Late
            | Bye::Frame
            | Bye::TooMany
            | Bye::Slow
            | Bye::Silent
            | Bye::LobbyFull
            | Bye::Restart
            | Bye::Fault => true,
        };
        let again_ms = passes.then(|| retry_after.unwrap_or(SOON_MS));
        match again_ms {
            Some(wait_ms) => self.line.try_after(now_ms, wait_ms),
            None if code == Bye::Replaced => {}
            None => self.line.drop_line(),
        }
        self.told.push(Told::Ended {
            code,
            why,
            again_ms,
        });
    }

    /// Does what is due.
    pub fn wake(&mut self, now_ms: u64, lot: u64) {
        let before = self.line.standing();
        if self.line.wake(now_ms, lot) == Some(Due::Beat) {
            self.say_beat(now_ms);
        }
        if self.line.standing() != before {
            self.told.push(Told::Changed);
        }
        if let Some(sent) = self.commands.front_mut()
            && sent.at_ms.is_some_and(|at| at + RESEND_MS <= now_ms)
        {
            sent.at_ms = None;
            sent.again = true;
            self.send_first(now_ms);
            self.told.push(Told::Changed);
        }
    }

    fn say_beat(&mut self, now_ms: u64) {
        let frame = ClientFrame::Hb {
            have: self.log.head(),
            t: now_ms,
        };
        self.line.say(frame.write());
    }
}

#[cfg(test)]
mod tests;
