//! Why a host did not do what it was asked.

use sanuk_core::room::Refusal;

use crate::log::StoreError;

/// Why a host did not do what it was asked. Texts name no code, token or secret.
#[derive(Debug, thiserror::Error)]
pub enum Failure {
    /// The room refuses; nothing happened.
    #[error("{why}")]
    Refused {
        /// Why.
        why: Refusal,
        /// The last entry of the room's log.
        head: u64,
    },
    /// No such room.
    #[error("no such room")]
    Unknown,
    /// The room has ended.
    #[error("the room has ended")]
    Expired,
    /// The room was written by a later version of the server.
    #[error("the room is of a later version")]
    Newer,
    /// The store did not answer. What was asked may have been committed.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// A change panicked; the room was closed and starts anew from its log.
    #[error("the room failed and was closed")]
    Panicked,
    /// The log cannot be folded.
    #[error("the room's log cannot be read: {0}")]
    Damaged(String),
}
