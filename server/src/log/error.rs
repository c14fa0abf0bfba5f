//! What can go wrong in a store.

/// Why a store did not do what it was asked. Texts name no code, token or secret, so they may be logged.
#[derive(Debug, thiserror::Error)]
pub enum StoreError {
    /// The database refused or could not be reached; trying again may help.
    #[error("the log store is not answering: {0}")]
    Unavailable(String),
    /// The database was made by a newer server; it is left untouched.
    #[error("the log store has schema {found}; this server knows up to {known}")]
    TooNew {
        /// Schema number in the database.
        found: i64,
        /// Highest schema number this server knows.
        known: i64,
    },
    /// A setting that durability rests on is not in force.
    #[error("the log store does not keep what it acknowledges: {0}")]
    NotDurable(String),
    /// A row does not hold what this server wrote.
    #[error("a row of the log store cannot be read: {0}")]
    Damaged(String),
}

impl From<rusqlite::Error> for StoreError {
    fn from(error: rusqlite::Error) -> Self {
        Self::Unavailable(error.to_string())
    }
}

impl From<tokio_postgres::Error> for StoreError {
    fn from(error: tokio_postgres::Error) -> Self {
        // The database's own message may quote a row, and a row may hold a secret; its code does not.
        let told = match error.as_db_error() {
            Some(db) => format!("SQLSTATE {}", db.code().code()),
            None => error.to_string(),
        };
        Self::Unavailable(told)
    }
}

impl From<deadpool_postgres::PoolError> for StoreError {
    fn from(error: deadpool_postgres::PoolError) -> Self {
        match error {
            deadpool_postgres::PoolError::Backend(inner) => inner.into(),
            other => Self::Unavailable(other.to_string()),
        }
    }
}
