//! Two threads that own a connection each: one writes in groups, one reads.

use rusqlite::Connection;
use tokio::sync::{mpsc, oneshot};

use super::super::StoreError;

/// Called when the group's transaction has ended; the argument says how.
type Reply = Box<dyn FnOnce(Result<(), String>) + Send>;
/// Gets no connection when no transaction could be begun.
type Job = Box<dyn FnOnce(Option<&Connection>) -> Reply + Send>;

/// Jobs that may wait for a thread before callers have to wait themselves.
const WAITING: usize = 1_024;
/// Jobs that one commit may carry.
const GROUP: usize = 256;

/// A thread with a connection; dropping the worker ends it after the jobs that wait.
pub struct Worker(mpsc::Sender<Job>);

impl Worker {
    /// Starts a thread that puts all jobs that wait into one transaction and answers after its commit.
    ///
    /// # Errors
    /// [`StoreError::Unavailable`] when the system gives no thread.
    pub fn writer(connection: Connection) -> Result<Self, StoreError> {
        Self::start("log writer", connection, write_in_groups)
    }

    /// Starts a thread that answers each job at once.
    ///
    /// # Errors
    /// [`StoreError::Unavailable`] when the system gives no thread.
    pub fn reader(connection: Connection) -> Result<Self, StoreError> {
        Self::start("log reader", connection, |connection, mut jobs| {
            while let Some(job) = jobs.blocking_recv() {
                job(Some(connection))(Ok(()));
            }
        })
    }

    fn start(
        name: &str,
        connection: Connection,
        work: impl FnOnce(&Connection, mpsc::Receiver<Job>) + Send + 'static,
    ) -> Result<Self, StoreError> {
        let (sender, jobs) = mpsc::channel(WAITING);
        std::thread::Builder::new()
            .name(name.to_owned())
            .spawn(move || work(&connection, jobs))
            .map_err(|error| StoreError::Unavailable(error.to_string()))?;
        Ok(Self(sender))
    }

    /// Runs `work` on the connection and answers when its outcome is final.
    ///
    /// # Errors
    /// Whatever `work` says, or [`StoreError::Unavailable`] when the commit failed.
    pub async fn run<T: Send + 'static>(
        &self,
        work: impl FnOnce(&Connection) -> Result<T, StoreError> + Send + 'static,
    ) -> Result<T, StoreError> {
        let (answer, answered) = oneshot::channel();
        let job: Job = Box::new(move |connection| {
            let none = || StoreError::Unavailable("no transaction could be begun".into());
            let outcome = connection.ok_or_else(none).and_then(work);
            Box::new(move |committed| {
                let told = committed.map_err(StoreError::Unavailable).and(outcome);
                // Whoever asked may have gone away; what was committed stays committed.
                let _ = answer.send(told);
            })
        });
        let gone = || StoreError::Unavailable("its thread has ended".into());
        self.0.send(job).await.map_err(|_| gone())?;
        answered.await.map_err(|_| gone())?
    }
}

fn write_in_groups(connection: &Connection, mut jobs: mpsc::Receiver<Job>) {
    while let Some(first) = jobs.blocking_recv() {
        let mut replies = Vec::new();
        let outcome = run_group(connection, first, &mut jobs, &mut replies);
        let told = outcome.map_err(|error| {
            // The group is lost as a whole; nothing of it was acknowledged.
            let _ = connection.execute_batch("ROLLBACK");
            error.to_string()
        });
        for reply in replies {
            reply(told.clone());
        }
    }
}

fn run_group(
    connection: &Connection,
    first: Job,
    jobs: &mut mpsc::Receiver<Job>,
    replies: &mut Vec<Reply>,
) -> Result<(), rusqlite::Error> {
    let begun = connection
        .prepare_cached("BEGIN IMMEDIATE")
        .and_then(|mut begin| begin.execute([]));
    replies.push(first(begun.is_ok().then_some(connection)));
    begun?;
    while replies.len() < GROUP
        && let Ok(job) = jobs.try_recv()
    {
        replies.push(job(Some(connection)));
    }
    connection.prepare_cached("COMMIT")?.execute([]).map(drop)
}

/// Runs `work` so that its failure undoes its own writes and nobody else's in the group.
///
/// # Errors
/// Whatever `work` says.
pub fn apart<T>(
    connection: &Connection,
    work: impl FnOnce(&Connection) -> Result<T, StoreError>,
) -> Result<T, StoreError> {
    connection.prepare_cached("SAVEPOINT job")?.execute([])?;
    let outcome = work(connection);
    if outcome.is_err() {
        connection.prepare_cached("ROLLBACK TO job")?.execute([])?;
    }
    connection.prepare_cached("RELEASE job")?.execute([])?;
    outcome
}
