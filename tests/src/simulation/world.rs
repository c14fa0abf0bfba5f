//! Virtual time, the queue of what is to come, the network and its faults.

use std::cmp::Reverse;
use std::collections::BinaryHeap;

use sanuk_core::ai::Lot;
use sanuk_core::ludo::{RuleSet, TurnLimit};
use sanuk_core::room::{DeviceId, GameSettings, Settings, Token, open};

use super::client::Client;
use super::line::{Down, NodeId, Phone, RoomId, Socket, Up, Upward};
use super::node::{Node, Op};
use super::store::Store;
use super::{Report, check};

/// When every run begins.
pub const START: u64 = 1_700_000_000_000;
/// Time without faults at the end, in which everybody must come to the same state.
const HEAL: u64 = 75_000;
/// Lines of a trace that are kept.
const TRACE: usize = 200_000;

/// What can go wrong.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(u8)]
pub enum Fault {
    /// Messages vanish.
    Drop,
    /// Messages take up to two seconds and overtake one another.
    Delay,
    /// Messages come twice.
    Duplicate,
    /// A commit happens and the node never learns of it.
    LostCommit,
    /// Nodes are killed and come back.
    Kill,
    /// The store's clock jumps by up to 900 ms either way.
    ClockJump,
    /// Phones lose the network or are closed, at any step.
    Vanish,
    /// Phones send what they must not.
    Cheat,
    /// Every node is away for a while.
    Outage,
}

/// Every fault.
const FAULTS: [Fault; 9] = [
    Fault::Drop,
    Fault::Delay,
    Fault::Duplicate,
    Fault::LostCommit,
    Fault::Kill,
    Fault::ClockJump,
    Fault::Vanish,
    Fault::Cheat,
    Fault::Outage,
];

/// A set of faults.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Faults(u16);

impl Faults {
    /// All of them.
    pub const ALL: Faults = Faults(0x1ff);
    /// None.
    pub const NONE: Faults = Faults(0);

    /// Whether this one may happen.
    pub const fn has(self, fault: Fault) -> bool {
        self.0 & (1 << fault as u8) != 0
    }

    const fn without(self, fault: Fault) -> Faults {
        Faults(self.0 & !(1 << fault as u8))
    }
}

/// A run in advance.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Plan {
    /// Decides everything else.
    pub seed: u64,
    /// Rooms side by side.
    pub rooms: usize,
    /// Nodes.
    pub nodes: usize,
    /// Milliseconds with faults.
    pub time: u64,
    /// What may go wrong.
    pub faults: Faults,
}

impl Plan {
    /// The plan of a seed: one to three rooms, two or three nodes, one to three minutes.
    pub fn of(seed: u64) -> Plan {
        let mut lot = Lot::new(seed ^ 0x70_6c_61_6e);
        let faults = FAULTS.iter().fold(Faults::ALL, |faults, fault| {
            if lot.percent(30) {
                faults.without(*fault)
            } else {
                faults
            }
        });
        Plan {
            seed,
            rooms: 1 + lot.below(3),
            nodes: 2 + lot.below(2),
            time: 60_000 + lot.below(120_000) as u64,
            faults,
        }
    }

    /// Plans that are a little smaller.
    pub(super) fn smaller(&self) -> Vec<Plan> {
        let mut plans = Vec::new();
        for fault in FAULTS.iter().filter(|fault| self.faults.has(**fault)) {
            plans.push(Plan {
                faults: self.faults.without(*fault),
                ..self.clone()
            });
        }
        if self.rooms > 1 {
            plans.push(Plan {
                rooms: 1,
                ..self.clone()
            });
        }
        if self.time > 2_000 {
            for part in [2, 4] {
                plans.push(Plan {
                    time: self.time - self.time / part,
                    ..self.clone()
                });
            }
        }
        plans
    }
}

/// What is to come.
#[derive(Clone, Debug)]
pub enum Next {
    /// A message reaches a node.
    Up(NodeId, u32, Upward),
    /// A message reaches a phone.
    Down(Phone, Socket, Down),
    /// A node's append reaches the store.
    Append(NodeId, u32, Box<Op>),
    /// The store's answer reaches the node.
    Committed(NodeId, u32, Box<Op>),
    /// A node looks for deadlines.
    Sweep(NodeId, u32),
    /// A node beats.
    Beat(NodeId, u32),
    /// A node looks for heads that moved.
    Poll(NodeId, u32),
    /// Another node's hint.
    Hint(NodeId, u32, RoomId),
    /// A phone looks at what there is to do.
    Tick(Phone),
    /// A node dies.
    Kill(NodeId),
    /// A node comes to life.
    Wake(NodeId),
    /// The clock jumps.
    Jump,
    /// Everything stops for a while.
    Blackout,
    /// A phone loses its network.
    Vanish(Phone),
    /// A phone is back.
    Return(Phone),
}

struct Due {
    at: u64,
    order: u64,
    next: Next,
}

impl PartialEq for Due {
    fn eq(&self, other: &Due) -> bool {
        self.cmp(other).is_eq()
    }
}
impl Eq for Due {}
impl PartialOrd for Due {
    fn partial_cmp(&self, other: &Due) -> Option<std::cmp::Ordering> {
        Some(self.cmp(other))
    }
}
impl Ord for Due {
    fn cmp(&self, other: &Due) -> std::cmp::Ordering {
        (self.at, self.order).cmp(&(other.at, other.order))
    }
}

/// A whole service.
pub struct World {
    pub plan: Plan,
    pub lot: Lot,
    pub now: u64,
    pub store: Store,
    pub nodes: Vec<Node>,
    pub clients: Vec<Client>,
    /// Commands that were acknowledged to their phones: room, phone, number, print, entry.
    pub acks: Vec<(RoomId, Phone, u64, u64, u64)>,
    queue: BinaryHeap<Reverse<Due>>,
    order: u64,
    sockets: u64,
    trace: Vec<String>,
    pub kills: usize,
}

impl World {
    pub fn new(plan: Plan) -> World {
        let lot = Lot::new(plan.seed);
        let nodes = (0..plan.nodes).map(Node::new).collect();
        World {
            plan,
            lot,
            now: START,
            store: Store::default(),
            nodes,
            clients: Vec::new(),
            acks: Vec::new(),
            queue: BinaryHeap::new(),
            order: 0,
            sockets: 0,
            trace: Vec::new(),
            kills: 0,
        }
    }

    /// Lives through the plan: faults, healing, and the last look at everything.
    pub fn live(&mut self) -> Result<(), String> {
        self.begin()?;
        let calm = START + self.plan.time;
        self.run_until(calm)?;
        self.heal();
        self.run_until(calm + HEAL / 2)?;
        let halfway: Vec<u64> = self.heads();
        self.run_until(calm + HEAL)?;
        check::all(self, &halfway)
    }

    fn heads(&self) -> Vec<u64> {
        (0..self.store.count())
            .map(|room| self.store.room(room).head())
            .collect()
    }

    fn begin(&mut self) -> Result<(), String> {
        for _ in 0..self.plan.rooms {
            self.open_room()?;
        }
        for node in 0..self.nodes.len() {
            self.wake_node(node);
        }
        for phone in 0..self.clients.len() {
            let soon = self.lot.below(3_000) as u64;
            self.at(soon, Next::Tick(phone));
        }
        self.plan_faults();
        Ok(())
    }

    fn open_room(&mut self) -> Result<(), String> {
        let settings = self.settings();
        let people = usize::from(settings.seats) + usize::from(self.lot.percent(25));
        let room = self.store.count();
        let first = self.clients.len();
        for _ in 0..people {
            let token = Token(self.bytes());
            let device = DeviceId(self.lot.bits());
            self.clients.push(Client::new(room, token, device));
        }
        let game = self.new_game();
        let creator = self.clients[first].token();
        let log = open(&settings, creator, game, self.now).map_err(|error| error.to_string())?;
        self.store.create(log)?;
        Ok(())
    }

    fn settings(&mut self) -> Settings {
        if self.lot.percent(35) {
            let mut makruk = Settings::makruk();
            if let GameSettings::Makruk { clock } = &mut makruk.game
                && self.lot.percent(50)
            {
                (clock.main, clock.period) = (10_000, 3_000);
            }
            return makruk;
        }
        let mut rules = if self.lot.percent(50) {
            RuleSet::quick()
        } else {
            RuleSet::party()
        };
        if self.lot.percent(40) {
            rules.turn_limit = TurnLimit::Seconds30;
        }
        Settings::ludo(rules, 2 + self.lot.below(3) as u8)
    }

    pub fn bytes<const N: usize>(&mut self) -> [u8; N] {
        std::array::from_fn(|_| self.lot.bits() as u8)
    }

    /// Dice for a coming game, their secret stored.
    pub fn new_game(&mut self) -> sanuk_core::room::NewGame {
        let (secret, game) = (self.bytes(), self.bytes());
        self.store.keep_secret(secret, game)
    }

    fn plan_faults(&mut self) {
        let faults = self.plan.faults;
        let time = self.plan.time as usize;
        let plan =
            |world: &mut World, fault: Fault, count: usize, next: &dyn Fn(&mut World) -> Next| {
                if faults.has(fault) {
                    for _ in 0..count {
                        let at = world.lot.below(time) as u64;
                        let next = next(world);
                        world.at(at, next);
                    }
                }
            };
        let seconds = time / 1_000;
        plan(self, Fault::Kill, seconds / 20, &|world| {
            Next::Kill(world.lot.below(world.nodes.len()))
        });
        plan(self, Fault::ClockJump, seconds / 10, &|_| Next::Jump);
        plan(self, Fault::Vanish, seconds / 8, &|world| {
            Next::Vanish(world.lot.below(world.clients.len()))
        });
        plan(self, Fault::Outage, 1, &|_| Next::Blackout);
    }

    /// From now on nothing goes wrong any more.
    fn heal(&mut self) {
        self.tell(|| "healed".to_string());
        self.plan.faults = Faults::NONE;
        for node in 0..self.nodes.len() {
            if !self.nodes[node].alive {
                self.at(0, Next::Wake(node));
            }
        }
        for phone in 0..self.clients.len() {
            self.at(0, Next::Return(phone));
        }
    }

    fn run_until(&mut self, end: u64) -> Result<(), String> {
        while let Some(Reverse(due)) = self.queue.peek() {
            if due.at > end {
                break;
            }
            let Some(Reverse(due)) = self.queue.pop() else {
                break;
            };
            self.now = due.at;
            self.happen(due.next)?;
        }
        self.now = end;
        Ok(())
    }

    /// Something happens after so many milliseconds.
    pub fn at(&mut self, after: u64, next: Next) {
        self.order += 1;
        self.queue.push(Reverse(Due {
            at: self.now + after,
            order: self.order,
            next,
        }));
    }

    fn happen(&mut self, next: Next) -> Result<(), String> {
        match next {
            Next::Up(node, epoch, message) if self.lives(node, epoch) => {
                self.at_node(node, &message);
            }
            Next::Append(node, epoch, op) if self.lives(node, epoch) => self.append(node, *op)?,
            Next::Committed(node, epoch, op) if self.lives(node, epoch) => {
                self.committed(node, &op);
            }
            Next::Sweep(node, epoch) if self.lives(node, epoch) => self.sweep(node),
            Next::Beat(node, epoch) if self.lives(node, epoch) => self.beat(node),
            Next::Poll(node, epoch) if self.lives(node, epoch) => self.poll(node),
            Next::Hint(node, epoch, room) if self.lives(node, epoch) => self.push_news(node, room),
            Next::Down(phone, socket, message) => self.at_phone(phone, socket, message)?,
            Next::Tick(phone) => self.tick(phone)?,
            Next::Kill(node) => self.kill(node),
            Next::Wake(node) => self.wake_node(node),
            Next::Jump => self.jump(),
            Next::Blackout => self.blackout(),
            Next::Vanish(phone) => self.vanish(phone),
            Next::Return(phone) => self.come_back(phone),
            // A message to a node that died, or from one life of it to the next.
            _ => {}
        }
        Ok(())
    }

    fn lives(&self, node: NodeId, epoch: u32) -> bool {
        self.nodes[node].alive && self.nodes[node].epoch == epoch
    }

    fn kill(&mut self, node: NodeId) {
        if !self.nodes[node].alive {
            return;
        }
        self.kills += 1;
        self.tell(|| format!("kill node {node}"));
        let sockets = self.nodes[node].die();
        for (phone, socket) in sockets {
            // Most phones learn of it at once; a half-open socket says nothing for 25 s.
            if self.lot.percent(80) {
                let soon = self.lot.below(1_500) as u64;
                let bye = Down::Bye(sanuk_core::room::Refusal::Crowded);
                self.at(soon, Next::Down(phone, socket, bye));
            }
        }
        let back = 500 + self.lot.below(12_000) as u64;
        self.at(back, Next::Wake(node));
    }

    fn blackout(&mut self) {
        self.tell(|| "every node dies".to_string());
        for node in 0..self.nodes.len() {
            self.kill(node);
        }
    }

    fn jump(&mut self) {
        let jump = self.lot.below(1_800).cast_signed() as i64 - 900;
        self.store.drift = (self.store.drift + jump).clamp(-900, 900);
        self.tell(|| format!("the clock jumps by {jump} ms"));
    }

    pub fn socket(&mut self) -> Socket {
        self.sockets += 1;
        Socket(self.sockets)
    }

    /// Sends a message up, with everything that a network does to it.
    pub fn send_up(&mut self, node: NodeId, message: &Upward) {
        let epoch = self.nodes[node].epoch;
        let closed = matches!(message.what, Up::Closed);
        for delay in self.weather(closed) {
            self.at(delay, Next::Up(node, epoch, message.clone()));
        }
    }

    /// Sends a message down.
    pub fn send_down(&mut self, phone: Phone, socket: Socket, message: &Down) {
        for delay in self.weather(false) {
            self.at(delay, Next::Down(phone, socket, message.clone()));
        }
    }

    /// When a message arrives, and how often.
    fn weather(&mut self, sure: bool) -> Vec<u64> {
        let faults = self.plan.faults;
        if !sure && faults.has(Fault::Drop) && self.lot.percent(4) {
            return Vec::new();
        }
        let slow = faults.has(Fault::Delay) && self.lot.percent(10);
        let delay = |world: &mut World| {
            let most = if slow { 2_000 } else { 40 };
            2 + world.lot.below(most) as u64
        };
        let mut arrivals = vec![delay(self)];
        if faults.has(Fault::Duplicate) && self.lot.percent(5) {
            arrivals.push(delay(self));
        }
        arrivals
    }

    /// Adds a line to the trace.
    pub fn tell(&mut self, line: impl FnOnce() -> String) {
        if self.trace.len() < TRACE {
            let at = self.now - START;
            self.trace.push(format!("{at:>7} {}", line()));
        }
    }

    pub fn take_trace(&mut self) -> Vec<String> {
        std::mem::take(&mut self.trace)
    }

    pub fn report(&self) -> Report {
        check::report(self)
    }
}
