//! How news reaches a shell.

use sanuk_core::app::Effect;

/// What a shell implements to hear news.
///
/// All calls come from one thread that is not the shell's main thread, never while a lock is held.
/// A shell only posts to its main thread and returns; it must not call back from inside.
#[uniffi::export(with_foreign)]
pub trait Listener: Send + Sync {
    /// Says that [`crate::Sanuk::view`] now answers this revision or a later one.
    ///
    /// # Errors
    ///
    /// An error is logged and nothing else: the next news comes all the same.
    fn changed(&self, revision: u64) -> Result<(), ListenerError>;

    /// Asks the shell to do something that only it can do.
    ///
    /// # Errors
    ///
    /// An error is reported to the model as [`sanuk_core::app::Action::EffectFailed`].
    fn perform(&self, effect: Effect) -> Result<(), ListenerError>;
}

/// The shell failed inside a listener.
#[derive(Debug, thiserror::Error, uniffi::Error)]
pub enum ListenerError {
    /// It said why, or threw something unexpected.
    #[error("the shell's listener failed: {why}")]
    Failed {
        /// Reason, for the log.
        why: String,
    },
}

impl From<uniffi::UnexpectedUniFFICallbackError> for ListenerError {
    fn from(error: uniffi::UnexpectedUniFFICallbackError) -> Self {
        Self::Failed { why: error.reason }
    }
}
