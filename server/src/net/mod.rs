//! What stands between the network and the rooms: the accept loop, addresses and limits.

pub mod accept;
pub mod address;
pub mod limits;
pub mod rate;
