//! Addresses by which a phone in the same network reaches this computer.

use std::net::IpAddr;

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
}
