//! What each address may do: connections it holds, requests and vain look-ups it makes.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use ipnet::IpNet;

use super::address::{Origin, is_in};
use super::rate::{Rate, Used};
use crate::config::{Config, Limits};

/// Addresses that are remembered before those with nothing to remember are looked for.
const REMEMBERED: usize = 10_000;
/// Addresses that are remembered at most, unless more connections than half of that are allowed.
const MOST: usize = 8 * REMEMBERED;
const MINUTE: Duration = Duration::from_mins(1);

#[derive(Debug, Default)]
struct Account {
    sockets: u32,
    requests: Used,
    lookups: Used,
}

impl Account {
    fn is_empty(&self, now: Duration) -> bool {
        self.sockets == 0 && self.requests.is_forgotten(now) && self.lookups.is_forgotten(now)
    }
}

/// The counts of addresses, never more than `most`.
#[derive(Debug)]
struct Accounts {
    by_origin: HashMap<Origin, Account>,
    /// At least twice as many as there can be connections.
    most: usize,
    /// How many there are when it is looked again for what can be forgotten: far enough away that
    /// looking costs little an address.
    look_at: usize,
}

impl Accounts {
    fn new(connections: usize) -> Self {
        let most = MOST.max(2 * connections);
        Self {
            by_origin: HashMap::new(),
            most,
            look_at: REMEMBERED.min(most),
        }
    }

    /// The account of an address; room is made before a new one is opened.
    fn of(&mut self, origin: Origin, now: Duration) -> &mut Account {
        if self.by_origin.len() >= self.look_at && !self.by_origin.contains_key(&origin) {
            self.make_room(now);
        }
        self.by_origin.entry(origin).or_default()
    }

    /// Forgets addresses with nothing to remember; where that is not enough, all but those that hold
    /// connections: so many addresses at once are not held back by counting each of them.
    fn make_room(&mut self, now: Duration) {
        self.by_origin.retain(|_, account| !account.is_empty(now));
        if self.by_origin.len() >= self.most {
            self.by_origin.retain(|_, account| account.sockets > 0);
        }
        let next = (2 * self.by_origin.len()).max(REMEMBERED);
        self.look_at = next.min(self.most);
    }
}

/// The counts of all addresses, and what each may do.
#[derive(Debug)]
pub struct Gate {
    accounts: Mutex<Accounts>,
    unlimited: Vec<IpNet>,
    sockets: u32,
    requests: Rate,
    lookups: Rate,
    /// A minute's burst of its own frames for each socket.
    pub frames: Rate,
    began: Instant,
}

/// One connection of an address, counted until it is dropped.
#[derive(Debug)]
pub struct Place {
    gate: Arc<Gate>,
    origin: Option<Origin>,
}

impl Drop for Place {
    fn drop(&mut self) {
        let Some(origin) = self.origin else { return };
        let mut accounts = self.gate.accounts();
        if let Some(account) = accounts.by_origin.get_mut(&origin) {
            account.sockets -= 1;
        }
    }
}

impl Gate {
    /// A gate with nobody counted yet.
    pub fn new(config: &Config) -> Arc<Self> {
        let Limits {
            sockets,
            requests_per_minute,
            failed_lookups_per_minute,
            ..
        } = config.limits;
        let Limits {
            frames_per_second,
            frame_burst,
            ..
        } = config.limits;
        Arc::new(Self {
            accounts: Mutex::new(Accounts::new(config.limits.connections)),
            unlimited: config.unlimited.clone(),
            sockets,
            requests: Rate::new(requests_per_minute, MINUTE, requests_per_minute),
            lookups: Rate::new(failed_lookups_per_minute, MINUTE, failed_lookups_per_minute),
            frames: Rate::new(frames_per_second, Duration::from_secs(1), frame_burst),
            began: Instant::now(),
        })
    }

    fn accounts(&self) -> std::sync::MutexGuard<'_, Accounts> {
        // Counts stay true under a panic: each is changed by one addition.
        self.accounts.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Time since the gate was made; what its rates count in.
    pub fn now(&self) -> Duration {
        self.began.elapsed()
    }

    fn counted(&self, address: IpAddr) -> Option<Origin> {
        (!is_in(&self.unlimited, address)).then(|| address.into())
    }

    /// Counts a connection, or `None` when the address has its share already.
    pub fn enter(self: &Arc<Self>, address: IpAddr) -> Option<Place> {
        let origin = self.counted(address);
        if let Some(origin) = origin {
            let now = self.now();
            let mut accounts = self.accounts();
            let account = accounts.of(origin, now);
            if account.sockets >= self.sockets {
                return None;
            }
            account.sockets += 1;
        }
        Some(Place {
            gate: Arc::clone(self),
            origin,
        })
    }

    /// Counts a request.
    ///
    /// # Errors
    /// How long to wait when it is one too many.
    pub fn request(&self, address: IpAddr) -> Result<(), Duration> {
        let Some(origin) = self.counted(address) else {
            return Ok(());
        };
        let now = self.now();
        let mut accounts = self.accounts();
        let account = accounts.of(origin, now);
        self.requests.take(&mut account.requests, now)
    }

    /// Whether the address has asked in vain too often to be told about any code. Asked before the
    /// look-up, so that a guesser does not learn the one code that exists.
    ///
    /// # Errors
    /// How long to wait.
    pub fn may_look_up(&self, address: IpAddr) -> Result<(), Duration> {
        let Some(origin) = self.counted(address) else {
            return Ok(());
        };
        let now = self.now();
        let accounts = self.accounts();
        let used = accounts
            .by_origin
            .get(&origin)
            .map_or(Used::default(), |account| account.lookups);
        self.lookups.take(&mut { used }, now)
    }

    /// Counts a look-up in vain.
    pub fn looked_up_in_vain(&self, address: IpAddr) {
        let Some(origin) = self.counted(address) else {
            return;
        };
        let now = self.now();
        let mut accounts = self.accounts();
        let account = accounts.of(origin, now);
        // One too many is told by the next question.
        let _ = self.lookups.take(&mut account.lookups, now);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn gate() -> Arc<Gate> {
        let mut config = Config::default();
        config.limits.sockets = 2;
        config.limits.requests_per_minute = 3;
        config.limits.failed_lookups_per_minute = 2;
        config.unlimited = vec!["192.0.2.0/24".parse().unwrap()];
        Gate::new(&config)
    }

    fn ip(text: &str) -> IpAddr {
        text.parse().unwrap()
    }

    #[test]
    fn a_place_is_free_again_when_it_is_dropped() {
        let gate = gate();
        let first = gate.enter(ip("198.51.100.1")).unwrap();
        let _second = gate.enter(ip("198.51.100.1")).unwrap();
        assert!(gate.enter(ip("198.51.100.1")).is_none());
        assert!(
            gate.enter(ip("198.51.100.2")).is_some(),
            "others are not affected"
        );
        drop(first);
        assert!(gate.enter(ip("198.51.100.1")).is_some());
    }

    #[test]
    fn requests_and_vain_look_ups_have_their_own_counts() {
        let gate = gate();
        let from = ip("2001:db8::1");
        for _ in 0..2 {
            gate.may_look_up(from).unwrap();
            gate.looked_up_in_vain(ip("2001:db8::2"));
        }
        assert!(
            gate.may_look_up(from).is_err(),
            "the /64 asked in vain twice"
        );
        assert!((0..3).all(|_| gate.request(from).is_ok()));
        let wait = gate.request(from).unwrap_err();
        assert!(
            wait > Duration::from_secs(15) && wait <= Duration::from_secs(20),
            "{wait:?}"
        );
    }

    #[test]
    fn an_unlimited_address_is_not_counted() {
        let gate = gate();
        let places: Vec<_> = (0..9)
            .map(|_| gate.enter(ip("192.0.2.9")).unwrap())
            .collect();
        assert!((0..9).all(|_| gate.request(ip("192.0.2.9")).is_ok()));
        assert!(gate.accounts().by_origin.is_empty());
        drop(places);
    }

    fn origin(number: u32) -> Origin {
        IpAddr::from(number.to_be_bytes()).into()
    }

    #[test]
    fn addresses_with_nothing_to_remember_are_forgotten() {
        let mut accounts = Accounts::new(100);
        for number in 0..REMEMBERED as u32 {
            accounts.of(origin(number), Duration::ZERO).sockets = u32::from(number == 7);
        }
        assert_eq!(accounts.by_origin.len(), REMEMBERED);
        accounts.of(origin(u32::MAX), Duration::ZERO);
        assert_eq!(
            accounts.by_origin.len(),
            2,
            "the one with a connection and the new one"
        );
    }

    /// A minute of vain look-ups from everywhere, none of which is old enough to be forgotten.
    #[test]
    fn however_many_addresses_come_few_are_remembered_and_seldom_looked_through() {
        let mut accounts = Accounts::new(100);
        let lookups = Rate::new(60, MINUTE, 60);
        let (now, mut looks, mut last) = (Duration::ZERO, 0, accounts.look_at);
        for number in 0..4 * MOST as u32 {
            let account = accounts.of(origin(number), now);
            account.sockets = u32::from(number < 100);
            lookups.take(&mut account.lookups, now).unwrap();
            assert!(accounts.by_origin.len() <= MOST);
            looks += u32::from(accounts.look_at != last);
            last = accounts.look_at;
        }
        assert!(looks < 20, "{looks} times through all of them");
        let held = accounts.by_origin.values().filter(|it| it.sockets > 0);
        assert_eq!(held.count(), 100, "a connection is never forgotten");
    }
}
