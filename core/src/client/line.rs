//! One device's way to a room's server: dialling, waiting, beating, giving a dead socket up.
//!
//! Owns: which socket counts, when to try again and when a silent socket is dead. Must not know
//! what is said on it. Time comes in as steady milliseconds. Start with [`Line::want`].

use super::backoff::Backoff;
use super::wire::Wish;

/// A heartbeat goes out this often.
pub const BEAT_MS: u64 = 10_000;
/// A socket that was silent for so long is dead; the server beats every 10 s too.
const SILENT_MS: u64 = 25_000;
/// After the app was in the background the socket is asked at once, and dead when it is silent for
/// so long: a phone that slept hears of no close, and its steady time stood still.
const PROBE_MS: u64 = 3_000;
/// From dialling to the server's welcome it takes no longer.
const GREETED_MS: u64 = 12_000;
/// After the app went to the background the socket is kept for so long: sharing the link must not
/// cost the seat.
pub const BACKGROUND_MS: u64 = 20_000;

/// What the owner of the line has to do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Due {
    /// Say hello: the socket has just opened.
    Greet,
    /// Send a heartbeat.
    Beat,
}

/// How the connection stands, as a person is told.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Standing {
    /// Not wanted, or the app is in the background.
    Off,
    /// The first try is under way.
    Connecting,
    /// The server has welcomed this device.
    Open,
    /// Lost, or never reached; it is tried again.
    Lost,
    /// Another device took the seat over; only the person's press brings it back.
    Replaced,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum State {
    Off,
    Waiting { until_ms: u64 },
    Dialling { until_ms: u64 },
    Greeting { until_ms: u64 },
    Open { dead_ms: u64, beat_ms: u64 },
    Replaced,
}

/// The way to one room.
#[derive(Clone, Debug)]
pub struct Line {
    url: String,
    /// Sockets get rising numbers; news of older ones is of no interest.
    socket: u64,
    state: State,
    backoff: Backoff,
    sleep_ms: Option<u64>,
    wishes: Vec<Wish>,
}

impl Line {
    /// A line that is not wanted yet. Its sockets are numbered from `first` on.
    pub fn new(url: String, first: u64) -> Self {
        Self {
            url,
            socket: first,
            state: State::Off,
            backoff: Backoff::default(),
            sleep_ms: None,
            wishes: Vec::new(),
        }
    }

    /// The number of the last socket.
    pub const fn socket(&self) -> u64 {
        self.socket
    }

    /// Takes what is to be done on the network.
    pub fn take(&mut self) -> Vec<Wish> {
        std::mem::take(&mut self.wishes)
    }

    /// How the connection stands.
    pub fn standing(&self) -> Standing {
        match self.state {
            State::Off => Standing::Off,
            State::Open { .. } => Standing::Open,
            State::Replaced => Standing::Replaced,
            _ if self.backoff.failed() == 0 => Standing::Connecting,
            _ => Standing::Lost,
        }
    }

    /// Connects now: a person opened the room, pressed "try again" or "play here", the network
    /// changed, or the app is in the foreground again. Never waits for a socket that may be dead.
    pub fn want(&mut self, now_ms: u64) {
        self.sleep_ms = None;
        if matches!(self.state, State::Open { .. }) {
            return;
        }
        self.backoff.reset();
        self.dial(now_ms);
    }

    /// The network changed: whatever socket there is may be dead.
    pub fn network_changed(&mut self, now_ms: u64) {
        if !matches!(self.state, State::Off | State::Replaced) {
            self.backoff.reset();
            self.dial(now_ms);
        }
    }

    /// The app is in the foreground again. A socket that is still open is asked whether it lives.
    pub fn foreground(&mut self, now_ms: u64) -> Option<Due> {
        let sleep_ms = self.sleep_ms.take();
        let overslept = sleep_ms.is_some_and(|at| at <= now_ms);
        match &mut self.state {
            State::Off if sleep_ms.is_some() => self.want(now_ms),
            State::Waiting { .. } => self.want(now_ms),
            // Nobody woke it in time to let the socket go.
            State::Open { .. } if overslept => self.network_changed(now_ms),
            State::Open { dead_ms, beat_ms } if sleep_ms.is_some() => {
                *dead_ms = (*dead_ms).min(now_ms + PROBE_MS);
                *beat_ms = now_ms + BEAT_MS;
                return Some(Due::Beat);
            }
            _ => {}
        }
        None
    }

    /// The app went to the background; the socket goes a little later.
    pub fn background(&mut self, now_ms: u64) {
        if !matches!(self.state, State::Off | State::Replaced) {
            self.sleep_ms = Some(now_ms + BACKGROUND_MS);
        }
    }

    /// Lets the line go.
    pub fn drop_line(&mut self) {
        self.hang_up();
        self.state = State::Off;
        self.sleep_ms = None;
    }

    /// Another device of this person has the seat now.
    pub fn replaced(&mut self) {
        self.hang_up();
        self.state = State::Replaced;
    }

    /// Tries again after `wait_ms`, as the server asked.
    pub fn try_after(&mut self, now_ms: u64, wait_ms: u64) {
        self.hang_up();
        // A wait that was asked for counts as a failed try, so that the person is told.
        self.backoff.next_ms(0);
        self.state = State::Waiting {
            until_ms: now_ms + wait_ms,
        };
    }

    /// Sends a frame, if the socket has been opened.
    pub fn say(&mut self, text: String) {
        if matches!(self.state, State::Greeting { .. } | State::Open { .. }) {
            self.wishes.push(Wish::Say {
                socket: self.socket,
                text,
            });
        }
    }

    /// A socket is open.
    pub fn opened(&mut self, socket: u64) -> Option<Due> {
        let State::Dialling { until_ms } = self.state else {
            return None;
        };
        if socket != self.socket {
            return None;
        }
        self.state = State::Greeting { until_ms };
        Some(Due::Greet)
    }

    /// Something was heard on a socket; `false` when it is not the one that counts.
    pub fn heard(&mut self, socket: u64, now_ms: u64) -> bool {
        if socket != self.socket {
            return false;
        }
        if let State::Open { dead_ms, .. } = &mut self.state {
            *dead_ms = now_ms + SILENT_MS;
        }
        matches!(self.state, State::Greeting { .. } | State::Open { .. })
    }

    /// The server has welcomed this device.
    pub fn welcomed(&mut self, now_ms: u64) {
        self.backoff.reset();
        self.state = State::Open {
            dead_ms: now_ms + SILENT_MS,
            beat_ms: now_ms + BEAT_MS,
        };
    }

    /// A socket is closed.
    pub fn closed(&mut self, socket: u64, now_ms: u64, lot: u64) {
        let counts = !matches!(
            self.state,
            State::Off | State::Replaced | State::Waiting { .. }
        );
        if socket == self.socket && counts {
            self.fail(now_ms, lot);
        }
    }

    /// Does what is due; call it at [`Line::next_wake`] or later.
    pub fn wake(&mut self, now_ms: u64, lot: u64) -> Option<Due> {
        if self.sleep_ms.is_some_and(|at| at <= now_ms) {
            self.hang_up();
            self.state = State::Off;
            return None;
        }
        match &mut self.state {
            State::Waiting { until_ms } if *until_ms <= now_ms => self.dial(now_ms),
            State::Dialling { until_ms } | State::Greeting { until_ms } if *until_ms <= now_ms => {
                self.hang_up();
                self.fail(now_ms, lot);
            }
            State::Open { dead_ms, .. } if *dead_ms <= now_ms => {
                self.hang_up();
                self.dial(now_ms);
            }
            State::Open { beat_ms, .. } if *beat_ms <= now_ms => {
                *beat_ms = now_ms + BEAT_MS;
                return Some(Due::Beat);
            }
            _ => {}
        }
        None
    }

    /// When [`Line::wake`] is to be called; `None` when nothing is waited for.
    pub fn next_wake(&self) -> Option<u64> {
        let own = match self.state {
            State::Off | State::Replaced => None,
            State::Waiting { until_ms }
            | State::Dialling { until_ms }
            | State::Greeting { until_ms } => Some(until_ms),
            State::Open { dead_ms, beat_ms } => Some(beat_ms.min(dead_ms)),
        };
        match (own, self.sleep_ms) {
            (Some(own), Some(sleep)) => Some(own.min(sleep)),
            // Asleep already: only the foreground wakes it.
            (None, Some(_)) => None,
            (own, None) => own,
        }
    }

    fn dial(&mut self, now_ms: u64) {
        self.hang_up();
        self.socket += 1;
        self.wishes.push(Wish::Dial {
            socket: self.socket,
            url: self.url.clone(),
        });
        self.state = State::Dialling {
            until_ms: now_ms + GREETED_MS,
        };
    }

    fn fail(&mut self, now_ms: u64, lot: u64) {
        let wait = self.backoff.next_ms(lot);
        self.state = State::Waiting {
            until_ms: now_ms + wait,
        };
    }

    fn hang_up(&mut self) {
        let has_socket = matches!(
            self.state,
            State::Dialling { .. } | State::Greeting { .. } | State::Open { .. }
        );
        if has_socket {
            self.wishes.push(Wish::HangUp {
                socket: self.socket,
            });
        }
    }
}

#[cfg(test)]
mod tests;
