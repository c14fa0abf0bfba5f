//! Whose request it is: the peer's address, or the one that a trusted proxy saw.

use std::fmt;
use std::net::{IpAddr, Ipv6Addr};

use axum::http::HeaderMap;
use ipnet::IpNet;

/// What limits are counted by: an IPv4 address, or the first 64 bits of an IPv6 address, because a
/// household or a phone owns that many.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Origin(IpAddr);

impl From<IpAddr> for Origin {
    fn from(address: IpAddr) -> Self {
        match address.to_canonical() {
            IpAddr::V6(v6) => Self(IpAddr::V6(Ipv6Addr::from_bits(v6.to_bits() >> 64 << 64))),
            v4 @ IpAddr::V4(_) => Self(v4),
        }
    }
}

impl fmt::Display for Origin {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            IpAddr::V4(v4) => v4.fmt(out),
            IpAddr::V6(v6) => write!(out, "{v6}/64"),
        }
    }
}

/// Whether one of the networks contains the address.
pub fn is_in(networks: &[IpNet], address: IpAddr) -> bool {
    let address = address.to_canonical();
    networks.iter().any(|network| network.contains(&address))
}

/// The client's address. `X-Forwarded-For` counts only as far as trusted proxies wrote it: it is read
/// from its end, each address being what the proxy after it saw.
pub fn client(peer: IpAddr, headers: &HeaderMap, trusted: &[IpNet]) -> IpAddr {
    let mut seen = peer.to_canonical();
    let written = headers.get_all("x-forwarded-for");
    let lines: Vec<&str> = written
        .iter()
        .filter_map(|line| line.to_str().ok())
        .collect();
    let steps = lines.iter().rev().flat_map(|line| line.rsplit(','));
    for step in steps {
        if !is_in(trusted, seen) {
            break;
        }
        let Some(address) = read(step.trim()) else {
            break;
        };
        seen = address;
    }
    seen
}

/// An address with or without a port; some proxies write one.
fn read(text: &str) -> Option<IpAddr> {
    let with_port = || {
        text.parse()
            .ok()
            .map(|socket: std::net::SocketAddr| socket.ip())
    };
    let address: Option<IpAddr> = text.parse().ok().or_else(with_port);
    address.map(|address| address.to_canonical())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn seen(peer: &str, forwarded: &[&str]) -> String {
        let mut headers = HeaderMap::new();
        for line in forwarded {
            headers.append("x-forwarded-for", line.parse().unwrap());
        }
        let trusted = ["10.0.0.0/8".parse().unwrap(), "::1/128".parse().unwrap()];
        client(peer.parse().unwrap(), &headers, &trusted).to_string()
    }

    #[test]
    fn a_stranger_cannot_name_another_address() {
        assert_eq!(seen("203.0.113.9", &["198.51.100.1"]), "203.0.113.9");
        assert_eq!(
            seen("10.0.0.1", &["198.51.100.1, 203.0.113.9"]),
            "203.0.113.9"
        );
        assert_eq!(
            seen("10.0.0.1", &["198.51.100.1", "203.0.113.9, 10.2.3.4"]),
            "203.0.113.9"
        );
    }

    #[test]
    fn a_trusted_proxy_is_believed_in_every_spelling() {
        assert_eq!(
            seen("::ffff:10.0.0.1", &["203.0.113.9:4711"]),
            "203.0.113.9"
        );
        assert_eq!(seen("::1", &["[2001:db8::7]:9"]), "2001:db8::7");
        assert_eq!(seen("10.0.0.1", &["nonsense"]), "10.0.0.1");
        assert_eq!(seen("10.0.0.1", &[]), "10.0.0.1");
    }

    #[test]
    fn an_ipv6_household_is_one_origin() {
        let origin = |text: &str| Origin::from(text.parse::<IpAddr>().unwrap());
        assert_eq!(origin("2001:db8:1:2::1"), origin("2001:db8:1:2:ffff::9"));
        assert_ne!(origin("2001:db8:1:2::1"), origin("2001:db8:1:3::1"));
        assert_eq!(origin("::ffff:192.0.2.1"), origin("192.0.2.1"));
        assert_eq!(origin("2001:db8:1:2::1").to_string(), "2001:db8:1:2::/64");
    }
}
