//! What a heartbeat repairs: entries that one side sent and the other did not get.
//!
//! Owns: when entries count as lost. A server keeps one [`Repair`] a socket.

/// What one socket was told by heartbeats.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Repair {
    /// The highest head that an answer named.
    named: u64,
}

impl Repair {
    /// Takes a heartbeat of a client that has the entries up to `have`, to be answered with `head`.
    /// Says whether those after `have` are lost and are to be sent again.
    ///
    /// They are lost when an earlier answer named them: it was sent after them, and a client that
    /// lacks what an answer names beats again at once. What was sent since may still be on its way.
    pub const fn hear(&mut self, have: u64, head: u64) -> bool {
        let lost = have < self.named;
        if head > self.named {
            self.named = head;
        }
        lost
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_may_be_on_its_way_is_not_sent_again() {
        let mut repair = Repair::default();
        assert!(!repair.hear(0, 5), "nothing was named yet");
        assert!(!repair.hear(5, 9), "6 to 9 may be on their way");
        assert!(!repair.hear(9, 9));
    }

    #[test]
    fn what_an_answer_named_and_the_client_lacks_is_lost() {
        let mut repair = Repair::default();
        assert!(!repair.hear(5, 8));
        assert!(repair.hear(5, 8));
        assert!(!repair.hear(8, 8), "it arrived");
    }
}
