//! A phone: joins, connects, folds and checks what it is told, sends until answered, vanishes.
//! Who presses what is in [`super::person`].

use std::collections::BTreeMap;

use sanuk_core::fairness::{Commitment, Key, Share};
use sanuk_core::game::GameId;
use sanuk_core::room::{
    Ask, Chair, Conn, DeviceId, FoldError, Join, Logged, Refusal, Room, Table, Token, TokenHash,
};

use super::line::{Down, Missed, NodeId, Phone, RoomId, Socket, Up, Upward};
use super::world::{Next, World};

/// An unanswered command or join is sent again after so long.
const RESEND: u64 = 2_500;
/// A socket that says nothing for so long is dead.
const SILENT: u64 = 25_000;
/// A hello waits for so long.
const HELLO: u64 = 5_000;

/// A phone.
#[derive(Debug)]
pub struct Client {
    pub room_id: RoomId,
    pub(super) token: Token,
    pub(super) device: DeviceId,
    pub(super) conn: u64,
    /// The seat, once the server gave it.
    pub seat: Option<Chair>,
    /// The room as this device folded it.
    pub room: Option<Room>,
    /// Entries that came before those between.
    pub(super) early: BTreeMap<u64, Logged>,
    pub(super) link: Link,
    pub(super) sent: Option<Sent>,
    pub(super) n: u64,
    /// Halves by game and chair: made once, used once. With the host's seal of that time.
    pub(super) halves: BTreeMap<([u8; 16], u8), (Share, Key)>,
    pub(super) seen: Option<(GameId, Key, Vec<Chair>)>,
    pub(super) asked_at: u64,
    /// Nobody is at it, or it has no network.
    pub away: bool,
    /// Knows that the room is over or never to be entered.
    pub done: bool,
    /// When it presses next.
    pub(super) ready_at: u64,
    /// Has sent what it must not; what it sealed may then be anything.
    pub(super) cheated: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Link {
    None,
    /// A hello is on its way.
    Greeting(NodeId, Socket, u64),
    /// Last heard at.
    Open(NodeId, Socket, u64),
}

#[derive(Clone, Debug)]
pub(super) struct Sent {
    pub(super) ask: Ask,
    pub(super) at: u64,
}

impl Client {
    pub fn new(room_id: RoomId, token: Token, device: DeviceId) -> Client {
        Client {
            room_id,
            token,
            device,
            conn: 0,
            seat: None,
            room: None,
            early: BTreeMap::new(),
            link: Link::None,
            sent: None,
            n: 0,
            halves: BTreeMap::new(),
            seen: None,
            asked_at: 0,
            away: false,
            done: false,
            ready_at: 0,
            cheated: false,
        }
    }

    pub fn token(&self) -> TokenHash {
        self.token.hash()
    }

    /// Whether it is welcomed and folds.
    pub fn is_open(&self) -> bool {
        matches!(self.link, Link::Open(..))
    }

    /// A few words for a trace.
    pub fn state(&self) -> String {
        let (head, seat, sent) = (
            self.head(),
            self.seat,
            self.sent.as_ref().map(|it| it.ask.n),
        );
        format!(
            "{:?} seat {seat:?} head {head} sent {sent:?} away {} done {}",
            self.link, self.away, self.done
        )
    }

    fn fold(&mut self, entry: &Logged) -> Result<(), FoldError> {
        if let Some(room) = &mut self.room {
            return room.apply(entry);
        }
        self.room = Some(Room::fold(std::slice::from_ref(entry))?);
        Ok(())
    }

    fn head(&self) -> u64 {
        self.room.as_ref().map_or(0, Room::head)
    }
}

impl World {
    pub(super) fn upward(&self, phone: Phone, socket: Socket, what: Up) -> Upward {
        let client = &self.clients[phone];
        Upward {
            phone,
            room: client.room_id,
            token: client.token(),
            socket,
            what,
        }
    }

    fn some_node(&mut self) -> NodeId {
        let alive: Vec<NodeId> = (0..self.nodes.len())
            .filter(|node| self.nodes[*node].alive)
            .collect();
        if alive.is_empty() {
            return 0;
        }
        alive[self.lot.below(alive.len())]
    }

    pub fn vanish(&mut self, phone: Phone) {
        if self.clients[phone].away {
            return;
        }
        self.tell(|| format!("phone {phone} vanishes"));
        self.clients[phone].away = true;
        if let Link::Open(node, socket, _) | Link::Greeting(node, socket, _) =
            self.clients[phone].link
        {
            // Half of them close their socket so that the node hears of it.
            if self.lot.percent(50) {
                let closed = self.upward(phone, socket, Up::Closed);
                self.send_up(node, &closed);
            }
        }
        self.clients[phone].link = Link::None;
        let long = if self.lot.percent(20) { 90_000 } else { 15_000 };
        let back = 200 + self.lot.below(long) as u64;
        self.at(back, Next::Return(phone));
    }

    pub fn come_back(&mut self, phone: Phone) {
        if !std::mem::take(&mut self.clients[phone].away) {
            return;
        }
        self.tell(|| format!("phone {phone} is back"));
        // A killed app has its token and halves on disk, and nothing else.
        if self.lot.percent(50) {
            let client = &mut self.clients[phone];
            (client.room, client.sent) = (None, None);
        }
        self.at(1, Next::Tick(phone));
    }

    /// A phone looks at what there is to do.
    pub fn tick(&mut self, phone: Phone) -> Result<(), String> {
        if self.clients[phone].away || self.clients[phone].done {
            return Ok(());
        }
        let soon = 100 + self.lot.below(150) as u64;
        self.at(soon, Next::Tick(phone));
        match (self.clients[phone].seat, self.clients[phone].link) {
            (None, Link::None) => self.want_seat(phone),
            (Some(_), Link::None) => self.greet(phone),
            (_, Link::Greeting(_, _, since)) => {
                if self.now > since + HELLO {
                    self.clients[phone].link = Link::None;
                }
            }
            (_, Link::Open(node, socket, heard)) => {
                self.keep_up(phone, node, socket, heard)?;
            }
        }
        Ok(())
    }

    fn keep_up(
        &mut self,
        phone: Phone,
        node: NodeId,
        socket: Socket,
        heard: u64,
    ) -> Result<(), String> {
        if self.now > heard + SILENT {
            self.clients[phone].link = Link::None;
            return Ok(());
        }
        if self.lot.percent(2) {
            let have = self.clients[phone].head();
            let beat = self.upward(phone, socket, Up::Beat { have });
            self.send_up(node, &beat);
        }
        if let Some(sent) = &mut self.clients[phone].sent {
            if self.now > sent.at + RESEND {
                sent.at = self.now;
                let ask = sent.ask.clone();
                let again = self.upward(phone, socket, Up::Cmd(ask));
                self.send_up(node, &again);
            }
            return Ok(());
        }
        self.act(phone, node, socket)
    }

    fn want_seat(&mut self, phone: Phone) {
        if self.now < self.clients[phone].asked_at + RESEND {
            return;
        }
        self.clients[phone].asked_at = self.now;
        let (node, socket) = (self.some_node(), self.socket());
        let what = match self.clients[phone].seen.take() {
            None => Up::Look,
            Some((gid, first, free)) if !free.is_empty() => {
                let seat = free[self.lot.below(free.len())];
                let commit = self.half(phone, gid, first, seat);
                Up::Join(Join { seat, gid, commit })
            }
            // The seat that nobody else can have may be its own: the answer was lost on the way.
            Some(_) if !self.clients[phone].halves.is_empty() => return self.greet(phone),
            Some(_) => return,
        };
        let message = self.upward(phone, socket, what);
        self.send_up(node, &message);
    }

    /// The seal on this device's half for a game and a chair; the half is made once.
    pub(super) fn half(
        &mut self,
        phone: Phone,
        gid: GameId,
        first: Key,
        seat: Chair,
    ) -> Commitment {
        let key = (gid.bytes(), seat.number());
        let fresh = Share(self.bytes());
        let (share, _) = self.clients[phone]
            .halves
            .entry(key)
            .or_insert((fresh, first));
        Commitment::of(gid.bytes(), seat.number(), share)
    }

    fn greet(&mut self, phone: Phone) {
        let (node, socket) = (self.some_node(), self.socket());
        let client = &mut self.clients[phone];
        client.conn += 1;
        client.link = Link::Greeting(node, socket, self.now);
        let conn = Conn {
            device: client.device,
            n: client.conn,
        };
        let have = client.head();
        let hello = self.upward(phone, socket, Up::Hello { conn, have });
        self.send_up(node, &hello);
    }

    /// A message reaches a phone.
    pub fn at_phone(&mut self, phone: Phone, socket: Socket, message: Down) -> Result<(), String> {
        if self.clients[phone].away {
            return Ok(());
        }
        match message {
            Down::Seen {
                gid,
                first,
                free,
                open,
            } => {
                self.clients[phone].done |= !open;
                if let (Some(gid), Some(first)) = (gid, first) {
                    self.clients[phone].seen = Some((gid, first, free));
                }
                Ok(())
            }
            Down::Joined(seat) => {
                let client = &mut self.clients[phone];
                if client.seat.is_none() {
                    (client.seat, client.room, client.n) = (Some(seat), None, 0);
                }
                Ok(())
            }
            Down::NotJoined(why) => {
                self.clients[phone].done |= matches!(why, Refusal::Closed { .. });
                Ok(())
            }
            _ => self.on_socket(phone, socket, message),
        }
    }

    fn on_socket(&mut self, phone: Phone, socket: Socket, message: Down) -> Result<(), String> {
        let now = self.now;
        let node = match self.clients[phone].link {
            Link::Greeting(node, own, _) | Link::Open(node, own, _) if own == socket => node,
            _ => return Ok(()),
        };
        if let Link::Open(_, _, heard) = &mut self.clients[phone].link {
            *heard = now;
        }
        match message {
            Down::Welcome { seat, n, missed } => {
                self.welcomed(phone, node, socket, (seat, n), missed)
            }
            Down::Ev(entry) => self.take_in(phone, &[entry]),
            Down::Ok { n, seq } => {
                self.acknowledged(phone, n, seq);
                Ok(())
            }
            Down::No { n, why } => {
                self.refused(phone, n, &why);
                Ok(())
            }
            Down::Beat { head } => {
                self.compare(phone, node, socket, head);
                Ok(())
            }
            Down::Bye(why) => {
                self.farewell(phone, &why);
                Ok(())
            }
            Down::Seen { .. } | Down::Joined(_) | Down::NotJoined(_) => Ok(()),
        }
    }

    /// Entries were lost on the way: another beat, or a new hello, brings them.
    fn compare(&mut self, phone: Phone, node: NodeId, socket: Socket, head: u64) {
        let have = self.clients[phone].head();
        if head > have + 30 {
            self.clients[phone].link = Link::None;
        } else if head > have {
            let beat = self.upward(phone, socket, Up::Beat { have });
            self.send_up(node, &beat);
        }
    }

    pub(super) fn farewell(&mut self, phone: Phone, why: &Refusal) {
        let client = &mut self.clients[phone];
        client.link = Link::None;
        match why {
            Refusal::Closed { .. } | Refusal::LeftForGood => client.done = true,
            // The seat was freed: its person may press Join again.
            Refusal::NotSeated => {
                (client.seat, client.room, client.sent) = (None, None, None);
                client.n = 0;
            }
            _ => {}
        }
    }

    fn welcomed(
        &mut self,
        phone: Phone,
        node: NodeId,
        socket: Socket,
        (seat, n): (Chair, u64),
        missed: Missed,
    ) -> Result<(), String> {
        let client = &mut self.clients[phone];
        if matches!(client.link, Link::Open(..)) {
            // A copy of the welcome.
            return Ok(());
        }
        client.link = Link::Open(node, socket, self.now);
        client.seat = Some(seat);
        client.n = client.n.max(n);
        if let Some(sent) = &mut client.sent {
            // Unanswered: sent again at each reconnect.
            sent.at = 0;
        }
        match missed {
            Missed::Events(entries) => self.take_in(phone, &entries),
            Missed::Snapshot(snapshot) => {
                let room = Room::restore(*snapshot);
                if room.head() >= client.head() {
                    client.room = Some(room);
                }
                Ok(())
            }
        }
    }

    /// Takes entries in without gaps; what came too early waits for what is missing.
    fn take_in(&mut self, phone: Phone, entries: &[Logged]) -> Result<(), String> {
        let client = &mut self.clients[phone];
        let head = client.head();
        for entry in entries.iter().filter(|entry| entry.seq > head) {
            client.early.insert(entry.seq, entry.clone());
        }
        while let Some(entry) = client.early.remove(&(client.head() + 1)) {
            client
                .fold(&entry)
                .map_err(|error| format!("phone {phone}: {error}"))?;
        }
        let head = client.head();
        client.early.retain(|seq, _| *seq > head);
        let client = &self.clients[phone];
        let table = client.room.as_ref().and_then(Room::table);
        match table.and_then(Table::mismatch) {
            Some(mismatch) => Err(format!(
                "phone {phone}: the dice of an honest server: {mismatch}"
            )),
            None => Ok(()),
        }
    }

    fn acknowledged(&mut self, phone: Phone, n: u64, seq: u64) {
        let client = &mut self.clients[phone];
        let Some(sent) = client.sent.take_if(|sent| sent.ask.n == n) else {
            return;
        };
        let ack = (client.room_id, phone, n, sent.ask.print(), seq);
        self.acks.push(ack);
    }

    fn refused(&mut self, phone: Phone, n: u64, why: &Refusal) {
        let client = &mut self.clients[phone];
        if client.sent.take_if(|sent| sent.ask.n == n).is_none() {
            return;
        }
        if let Refusal::Used { n } = why {
            client.n = client.n.max(*n);
        }
        self.farewell_if_unseated(phone, why);
    }

    fn farewell_if_unseated(&mut self, phone: Phone, why: &Refusal) {
        let over = matches!(
            why,
            Refusal::NotSeated | Refusal::Closed { .. } | Refusal::LeftForGood
        );
        if over {
            self.farewell(phone, why);
        }
    }
}
