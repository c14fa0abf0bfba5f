//! What was published last: immutable, read without waiting for anything else.

use std::sync::{Arc, Mutex, PoisonError};

use crate::app::model::Drawn;

/// Holds the last published snapshot.
pub(super) struct Shelf {
    last: Mutex<Arc<Drawn>>,
}

impl Shelf {
    /// A shelf with the first snapshot.
    pub fn new(first: Drawn) -> Self {
        Self {
            last: Mutex::new(Arc::new(first)),
        }
    }

    /// Publishes a newer one.
    pub fn put(&self, drawn: Drawn) {
        *self.last.lock().unwrap_or_else(PoisonError::into_inner) = Arc::new(drawn);
    }

    /// The last one.
    pub fn get(&self) -> Arc<Drawn> {
        Arc::clone(&self.last.lock().unwrap_or_else(PoisonError::into_inner))
    }
}
