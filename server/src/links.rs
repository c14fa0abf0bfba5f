//! Addresses by which a phone in the same network reaches this computer.

use std::net::{IpAddr, Ipv4Addr, Ipv6Addr};

/// This computer's addresses in its local networks, IPv4 first.
pub fn lan_addresses() -> Vec<IpAddr> {
    let Ok(interfaces) = if_addrs::get_if_addrs() else {
        return Vec::new();
    };
    let mut addresses: Vec<IpAddr> = interfaces
        .iter()
        .filter(|interface| !interface.is_loopback() && !interface.is_link_local())
        .map(if_addrs::Interface::ip)
        .collect();
    addresses.sort_unstable();
    addresses.dedup();
    addresses
}

/// Where one socket listens so that the links answer, and the addresses that it then hears of: those of
/// the first one's family.
pub fn one_family(addresses: Vec<IpAddr>) -> (IpAddr, Vec<IpAddr>) {
    let newer = addresses.first().is_some_and(IpAddr::is_ipv6);
    let all = if newer {
        IpAddr::V6(Ipv6Addr::UNSPECIFIED)
    } else {
        IpAddr::V4(Ipv4Addr::UNSPECIFIED)
    };
    let heard = addresses.into_iter().filter(|it| it.is_ipv6() == newer);
    (all, heard.collect())
}

/// What links to such an address begin with.
pub fn beginning(address: IpAddr, port: u16) -> String {
    format!("http://{}", std::net::SocketAddr::new(address, port))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_ipv6_address_stands_in_brackets() {
        let link = |text: &str| beginning(text.parse().unwrap(), 7_625);
        assert_eq!(link("192.0.2.7"), "http://192.0.2.7:7625");
        assert_eq!(link("2001:db8::7"), "http://[2001:db8::7]:7625");
    }

    #[test]
    fn only_addresses_that_are_listened_on_are_told() {
        let parsed = |text: &[&str]| -> Vec<IpAddr> {
            text.iter().map(|text| text.parse().unwrap()).collect()
        };
        let (all, heard) = one_family(parsed(&["192.0.2.7", "2001:db8::7"]));
        assert_eq!(
            (all, heard),
            (parsed(&["0.0.0.0"])[0], parsed(&["192.0.2.7"]))
        );
        let (all, heard) = one_family(parsed(&["2001:db8::7"]));
        assert_eq!((all, heard), (parsed(&["::"])[0], parsed(&["2001:db8::7"])));
    }
}
