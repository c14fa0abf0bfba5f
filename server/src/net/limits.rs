//! What each address may do: connections it holds, requests and vain look-ups it makes.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use ipnet::IpNet;

use super::address::{Origin, is_in};
use super::rate::{Rate, Used};
use crate::config::{Config, Limits};

/// Addresses that are remembered before those with nothing to remember are dropped.
const REMEMBERED: usize = 10_000;
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

/// The counts of all addresses.
#[derive(Debug)]
pub struct Gate {
    accounts: Mutex<HashMap<Origin, Account>>,
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
        if let Some(account) = accounts.get_mut(&origin) {
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
            accounts: Mutex::default(),
            unlimited: config.unlimited.clone(),
            sockets,
            requests: Rate::new(requests_per_minute, MINUTE, requests_per_minute),
            lookups: Rate::new(failed_lookups_per_minute, MINUTE, failed_lookups_per_minute),
            frames: Rate::new(frames_per_second, Duration::from_secs(1), frame_burst),
            began: Instant::now(),
        })
    }

    fn accounts(&self) -> std::sync::MutexGuard<'_, HashMap<Origin, Account>> {
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
            make_room(&mut accounts, now);
            let account = accounts.entry(origin).or_default();
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
        make_room(&mut accounts, now);
        let account = accounts.entry(origin).or_default();
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
        let account = accounts.entry(origin).or_default();
        // One too many is told by the next question.
        let _ = self.lookups.take(&mut account.lookups, now);
    }
}

fn make_room(accounts: &mut HashMap<Origin, Account>, now: Duration) {
    if accounts.len() >= REMEMBERED && accounts.len().is_power_of_two()
        || accounts.len() >= 8 * REMEMBERED
    {
        accounts.retain(|_, account| !account.is_empty(now));
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
        assert!(gate.accounts().is_empty());
        drop(places);
    }

    #[test]
    fn addresses_with_nothing_to_remember_are_forgotten() {
        let mut accounts = HashMap::new();
        for number in 0..16_384u32 {
            let origin = Origin::from(IpAddr::from(number.to_be_bytes()));
            accounts.insert(
                origin,
                Account {
                    sockets: u32::from(number == 7),
                    ..Account::default()
                },
            );
        }
        make_room(&mut accounts, Duration::ZERO);
        assert_eq!(accounts.len(), 1);
    }
}
