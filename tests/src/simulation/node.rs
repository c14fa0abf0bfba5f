//! A node of the service: any of them serves any room, none owns one.

use std::collections::BTreeMap;

use sanuk_core::protocol::Repair;
use sanuk_core::room::{
    Chair, Conn, Decision, Host, Join, Logged, Refusal, Room, TokenHash, connect, credit, decide,
    disconnect, expire, join, next_deadline,
};

use super::line::{Down, Missed, NodeId, Phone, RoomId, Socket, Up, Upward};
use super::store::Appended;
use super::world::{Fault, Next, World};

/// Times that a command is decided again after a conflict.
const TRIES: u8 = 5;
/// A socket that says nothing for so long is gone.
const SILENT: u64 = 25_000;
/// Entries that a welcome carries; a phone that lacks more gets a snapshot.
const WELCOME: usize = 20;

/// A node.
#[derive(Debug)]
pub struct Node {
    pub alive: bool,
    /// Rises with each life.
    pub epoch: u32,
    sockets: BTreeMap<Socket, Seated>,
    /// When the last beat was written.
    beat: u64,
}

/// A socket whose hello was answered.
#[derive(Clone, Debug)]
struct Seated {
    phone: Phone,
    room: RoomId,
    seat: Chair,
    conn: Conn,
    /// Last entry sent.
    sent: u64,
    /// Last frame heard.
    heard: u64,
    repair: Repair,
}

/// What a node wants to append, and whom it will tell.
#[derive(Clone, Debug)]
pub struct Op {
    room: RoomId,
    expected: u64,
    entries: Vec<Logged>,
    seq: u64,
    tries: u8,
    wish: Wish,
}

/// Why.
#[derive(Clone, Debug)]
enum Wish {
    Ask(Upward),
    Timer,
    Gone { seat: Chair, conn: Conn, since: u64 },
}

impl Node {
    pub fn new(_number: NodeId) -> Node {
        Node {
            alive: false,
            epoch: 0,
            sockets: BTreeMap::new(),
            beat: 0,
        }
    }

    /// Dies with everything that it had in memory. Returns its sockets.
    pub fn die(&mut self) -> Vec<(Phone, Socket)> {
        self.alive = false;
        let sockets = std::mem::take(&mut self.sockets);
        sockets
            .into_iter()
            .map(|(socket, it)| (it.phone, socket))
            .collect()
    }
}

impl World {
    /// A node comes to life; it marks the seats of its own last life gone.
    pub fn wake_node(&mut self, node: NodeId) {
        if self.nodes[node].alive {
            return;
        }
        self.nodes[node].alive = true;
        self.nodes[node].epoch += 1;
        let epoch = self.nodes[node].epoch;
        self.tell(|| format!("node {node} comes to life"));
        self.at(0, Next::Beat(node, epoch));
        self.at(300, Next::Sweep(node, epoch));
        self.at(700, Next::Poll(node, epoch));
        let now = self.store.now(self.now);
        self.bury(node, now);
    }

    /// Marks the seats of a dead node gone.
    fn bury(&mut self, dead: NodeId, since: u64) {
        for (room, seat, conn) in self.store.held_by(dead) {
            let wish = Wish::Gone { seat, conn, since };
            // Whoever is alive does it; here it is asked for at once and may be lost on the way.
            if let Some(node) = (0..self.nodes.len()).find(|node| self.nodes[*node].alive) {
                self.begin_op(node, room, wish, 0);
            }
        }
        self.store.bury(dead);
    }

    pub fn beat(&mut self, node: NodeId) {
        let now = self.store.now(self.now);
        let silent = self.store.beat(node, now);
        for (dead, since) in silent.into_iter().filter(|(dead, _)| *dead != node) {
            self.tell(|| format!("node {node} buries node {dead}"));
            self.bury(dead, since);
        }
        self.nodes[node].beat = now;
        self.at(2_000, Next::Beat(node, self.nodes[node].epoch));
    }

    /// Fires what is due and gives silent sockets up.
    pub fn sweep(&mut self, node: NodeId) {
        let now = self.store.now(self.now);
        for room in 0..self.store.count() {
            let due = next_deadline(self.store.room(room)).is_some_and(|due| due.at <= now);
            if due || self.store.room(room).needs_game() {
                self.begin_op(node, room, Wish::Timer, 0);
            }
        }
        let silent: Vec<Socket> = self.nodes[node]
            .sockets
            .iter()
            .filter(|(_, it)| it.heard + SILENT < self.now)
            .map(|(socket, _)| *socket)
            .collect();
        for socket in silent {
            self.close(node, socket);
        }
        self.at(1_000, Next::Sweep(node, self.nodes[node].epoch));
    }

    /// Looks for heads that moved, in case a hint was lost.
    pub fn poll(&mut self, node: NodeId) {
        for room in 0..self.store.count() {
            self.push_news(node, room);
        }
        self.at(2_000, Next::Poll(node, self.nodes[node].epoch));
    }

    /// Sends a room's new entries to the node's sockets.
    pub fn push_news(&mut self, node: NodeId, room: RoomId) {
        let mut news = Vec::new();
        for (socket, it) in &mut self.nodes[node].sockets {
            if it.room != room {
                continue;
            }
            for entry in self.store.after(room, it.sent) {
                news.push((it.phone, *socket, Down::Ev(entry.clone())));
            }
            it.sent = self.store.room(room).head();
        }
        for (phone, socket, message) in news {
            self.send_down(phone, socket, &message);
        }
    }

    /// A socket is over: the seat is marked gone, from when it was heard last.
    fn close(&mut self, node: NodeId, socket: Socket) {
        let Some(it) = self.nodes[node].sockets.remove(&socket) else {
            return;
        };
        let wish = Wish::Gone {
            seat: it.seat,
            conn: it.conn,
            since: self.store.now(it.heard),
        };
        self.begin_op(node, it.room, wish, 0);
    }

    /// A message reaches a node.
    pub fn at_node(&mut self, node: NodeId, message: &Upward) {
        if let Some(seated) = self.nodes[node].sockets.get_mut(&message.socket) {
            seated.heard = self.now;
        }
        match &message.what {
            Up::Look => self.look(message),
            Up::Closed => self.close(node, message.socket),
            Up::Beat { have } => self.answer_beat(node, message, *have),
            Up::Cmd(_) if !self.nodes[node].sockets.contains_key(&message.socket) => {}
            Up::Join(_) | Up::Hello { .. } | Up::Cmd(_) => {
                self.begin_op(node, message.room, Wish::Ask(message.clone()), 0);
            }
        }
    }

    fn look(&mut self, message: &Upward) {
        let room = self.store.room(message.room);
        let seen = Down::Seen {
            gid: room.sealing().map(|sealing| sealing.gid),
            first: room.sealing().map(|sealing| sealing.first),
            free: room.free_for(&message.token),
            open: room.closed().is_none(),
        };
        self.send_down(message.phone, message.socket, &seen);
    }

    fn answer_beat(&mut self, node: NodeId, message: &Upward, have: u64) {
        let Some(seated) = self.nodes[node].sockets.get_mut(&message.socket) else {
            return;
        };
        let head = self.store.room(message.room).head();
        if seated.repair.hear(have, head) {
            // What was sent and did not arrive is sent again.
            seated.sent = seated.sent.min(have);
        }
        self.push_news(node, message.room);
        self.send_down(message.phone, message.socket, &Down::Beat { head });
    }

    /// Reads, credits outages, decides; the append reaches the store a little later, so that others
    /// can be faster.
    fn begin_op(&mut self, node: NodeId, room: RoomId, wish: Wish, tries: u8) {
        if self.credit_first(room) {
            self.push_news(node, room);
        }
        let fold = self.store.room(room).clone();
        let needs_game = fold.needs_game();
        let game = needs_game.then(|| self.new_game());
        let at = self.store.now(self.now).max(fold.at());
        let lag_ms = Some(self.lot.below(700) as u32);
        let host = Host {
            chain: self.store.chain(&fold),
            game,
            lag_ms,
        };
        let decided = judge(&fold, &wish, at, &host);
        match decided {
            Ok(decision) if decision.entries().is_empty() => {
                self.reply(node, room, &wish, &Ok(decision.seq()));
            }
            Ok(decision) => {
                let op = Op {
                    room,
                    expected: fold.head(),
                    entries: decision.entries().to_vec(),
                    seq: decision.seq(),
                    tries,
                    wish,
                };
                let delay = 1 + self.lot.below(12) as u64;
                self.at(
                    delay,
                    Next::Append(node, self.nodes[node].epoch, Box::new(op)),
                );
            }
            Err(why) => self.reply(node, room, &wish, &Err(why)),
        }
    }

    /// Outages count before a room is judged. Says whether one was credited.
    fn credit_first(&mut self, room: RoomId) -> bool {
        let mut credited = false;
        for outage in self.store.outages.clone() {
            let fold = self.store.room(room);
            let (head, now) = (fold.head(), self.store.now(self.now));
            let entries = credit(fold, &outage, now).unwrap_or_default();
            credited |= !entries.is_empty() && self.store.append(room, head, &entries).is_ok();
        }
        credited
    }

    pub fn append(&mut self, node: NodeId, op: Op) -> Result<(), String> {
        match self.store.append(op.room, op.expected, &op.entries)? {
            Appended::Conflict if op.tries < TRIES => {
                self.begin_op(node, op.room, op.wish, op.tries + 1);
            }
            Appended::Conflict => {
                let why = Err(Refusal::Crowded);
                self.reply(node, op.room, &op.wish, &why);
            }
            Appended::Committed => {
                for entry in &op.entries {
                    let line = serde_json::to_string(entry).unwrap_or_default();
                    self.tell(|| format!("room {} node {node} commits {line}", op.room));
                }
                let lost = self.plan.faults.has(Fault::LostCommit) && self.lot.percent(5);
                if lost {
                    self.tell(|| format!("node {node} does not learn of it"));
                    return Ok(());
                }
                let delay = 1 + self.lot.below(8) as u64;
                self.at(
                    delay,
                    Next::Committed(node, self.nodes[node].epoch, Box::new(op)),
                );
            }
        }
        Ok(())
    }

    pub fn committed(&mut self, node: NodeId, op: &Op) {
        self.reply(node, op.room, &op.wish, &Ok(op.seq));
        self.push_news(node, op.room);
        for other in (0..self.nodes.len()).filter(|other| *other != node) {
            // A hint only; the poll repairs a lost one.
            if self.lot.percent(90) {
                let delay = 1 + self.lot.below(30) as u64;
                self.at(delay, Next::Hint(other, self.nodes[other].epoch, op.room));
            }
        }
    }

    /// Answers whoever asked.
    fn reply(&mut self, node: NodeId, room: RoomId, wish: &Wish, answer: &Result<u64, Refusal>) {
        let Wish::Ask(message) = wish else { return };
        let down = match (&message.what, answer) {
            (Up::Cmd(ask), Ok(seq)) => Down::Ok {
                n: ask.n,
                seq: *seq,
            },
            (Up::Cmd(ask), Err(why)) => Down::No {
                n: ask.n,
                why: why.clone(),
            },
            (Up::Join(_), Ok(_)) => match self.store.room(room).seat_of(&message.token) {
                Some(seat) => Down::Joined(seat),
                None => Down::NotJoined(Refusal::NotSeated),
            },
            (Up::Join(_), Err(why)) => Down::NotJoined(why.clone()),
            (Up::Hello { conn, have }, Ok(_)) => match self.welcome(node, message, *conn, *have) {
                Some(welcome) => welcome,
                None => Down::Bye(Refusal::OldConnection),
            },
            (Up::Hello { .. }, Err(why)) => Down::Bye(why.clone()),
            _ => return,
        };
        self.send_down(message.phone, message.socket, &down);
    }

    /// Seats a socket whose hello is committed; `None` when a newer one is by now.
    fn welcome(&mut self, node: NodeId, message: &Upward, conn: Conn, have: u64) -> Option<Down> {
        let room = self.store.room(message.room);
        let seat = room.seat_of(&message.token)?;
        let person = room.person(seat)?;
        if person.conn != Some(conn) {
            return None;
        }
        let n = person.last.map_or(0, |last| last.n);
        let (head, lacks) = (room.head(), self.store.after(message.room, have));
        let missed = if lacks.len() <= WELCOME {
            Missed::Events(lacks.to_vec())
        } else {
            Missed::Snapshot(Box::new(room.snapshot()))
        };
        let seated = Seated {
            phone: message.phone,
            room: message.room,
            seat,
            conn,
            sent: head,
            heard: self.now,
            repair: Repair::default(),
        };
        self.nodes[node].sockets.insert(message.socket, seated);
        self.store.hold(message.room, seat, node, conn);
        Some(Down::Welcome { seat, n, missed })
    }
}

fn judge(room: &Room, wish: &Wish, at: u64, host: &Host<'_>) -> Result<Decision, Refusal> {
    let quiet = |entries: Vec<Logged>| Decision::Append { entries, seq: 0 };
    match wish {
        Wish::Timer => expire(room, at, host).map(quiet),
        Wish::Gone { seat, conn, since } => {
            disconnect(room, *seat, *conn, *since, at, host).map(quiet)
        }
        Wish::Ask(message) => ask(room, &message.token, &message.what, at, host),
    }
}

fn ask(
    room: &Room,
    from: &TokenHash,
    what: &Up,
    at: u64,
    host: &Host<'_>,
) -> Result<Decision, Refusal> {
    match what {
        Up::Join(wish) => join(room, from, wish as &Join, at),
        Up::Hello { conn, .. } => connect(room, from, *conn, at, host),
        Up::Cmd(ask) => decide(room, from, ask, at, host),
        Up::Look | Up::Beat { .. } | Up::Closed => Err(Refusal::NotSeated),
    }
}
