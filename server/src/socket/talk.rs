//! What is said on one socket, from hello to farewell.

use std::sync::Arc;
use std::time::Duration;

use axum::extract::ws::{Message, Utf8Bytes, WebSocket};
use futures_util::SinkExt as _;
use sanuk_core::protocol::frame::{Bye, Hello, SERVED};
use sanuk_core::protocol::{ClientFrame, Repair, ServerFrame};
use sanuk_core::room::{Ask, Refusal, TokenHash};
use tokio::sync::mpsc::UnboundedReceiver;
use tokio::time::{Instant, sleep, sleep_until, timeout};

use super::lag::{self, Lag};
use super::{Setting, Visitor, say_farewell};
use crate::host::{Entered, Failure, Farewell, LiveRoom, NotEntered, Outlet};
use crate::metrics::Metrics;
use crate::net::accept::stopped;
use crate::net::rate::Used;

/// Hello comes within this time.
const HELLO: Duration = Duration::from_secs(5);
/// A socket that says nothing for so long is gone.
const SILENCE: Duration = Duration::from_secs(25);
/// A frame that cannot be sent for so long has met a reader that does not read.
const PATIENCE: Duration = Duration::from_secs(10);
/// When to come again after a restart or a fault of ours, in milliseconds.
const SOON: u64 = 1_000;
/// What was sent is sent again no more often than this.
const REPEAT: Duration = Duration::from_secs(10);

const UNREADABLE: Farewell =
    Farewell::last(Bye::Frame, "a frame that cannot be read or is too long");
const RESTART: Farewell = Farewell::until(Bye::Restart, "the server stops", SOON);
const FAULT: Farewell = Farewell::until(Bye::Fault, "the server has a fault", SOON);
const SILENT: Farewell = Farewell::until(Bye::Silent, "nothing was heard for 25 s", SOON);
const SLOW: Farewell = Farewell::until(Bye::Slow, "the client reads too slowly", SOON);
const ENDED: Farewell = Farewell::last(Bye::Expired, "the room has ended");
const DEAF: Farewell = Farewell::until(Bye::Fault, "what was sent twice did not arrive", SOON);
const LATE: Farewell = Farewell::until(Bye::Late, "no hello within 5 s", SOON);

/// How a socket ends.
enum End {
    /// The client closed it, or the network did.
    Gone,
    /// We close it, with these words.
    Farewell(Farewell),
}

/// What the client sent.
enum Heard {
    Frame(ClientFrame),
    Pong(axum::body::Bytes),
    /// A ping, which is answered below us.
    Nothing,
}

struct Talk {
    setting: Setting,
    live: Arc<LiveRoom>,
    token: Option<TokenHash>,
    outlet: Arc<Outlet>,
    entered: Entered,
    heard_at: Instant,
    used: Used,
    lag: Lag,
    pinged_at: Instant,
    repair: Repair,
    repeated_at: Option<Instant>,
}

/// Serves one socket until it ends.
pub async fn talk(mut socket: WebSocket, mut setting: Setting, visitor: Visitor) {
    let counted = Counted::new(&setting.host.metrics);
    let end = tokio::select! {
        end = Box::pin(whole_talk(&mut socket, setting.clone(), &visitor)) => end,
        () = stopped(&mut setting.stop) => End::Farewell(RESTART),
    };
    if let End::Farewell(farewell) = end {
        let why = serde_json::to_string(&farewell.code).unwrap_or_default();
        let closed = &counted.0.closed;
        closed.with_label_values(&[why.trim_matches('"')]).inc();
        // Without a lot it is the shortest wait.
        let lot = getrandom::u32().unwrap_or_default();
        say_farewell(&mut socket, farewell.spread(lot)).await;
    }
}

/// Counts a socket for as long as it is served, also when its talk panics.
struct Counted(Arc<Metrics>);

impl Counted {
    fn new(metrics: &Arc<Metrics>) -> Self {
        metrics.sockets.inc();
        Self(Arc::clone(metrics))
    }
}

impl Drop for Counted {
    fn drop(&mut self) {
        self.0.sockets.dec();
    }
}

async fn whole_talk(socket: &mut WebSocket, setting: Setting, visitor: &Visitor) -> End {
    let hello = match hello(socket).await {
        Ok(hello) => hello,
        Err(end) => return end,
    };
    let live = match find(&setting, visitor, &hello).await {
        Ok(live) => live,
        Err(farewell) => return End::Farewell(farewell),
    };
    let (outlet, frames) = Outlet::new(setting.queued_bytes);
    let entered = match setting.host.connect(&live, &hello, &outlet).await {
        Ok(entered) => entered,
        Err(refused) => return End::Farewell(not_entered(refused)),
    };
    let now = Instant::now();
    let guard = Leaving {
        setting: setting.clone(),
        live: Arc::clone(&live),
        outlet: Arc::clone(&outlet),
        entered,
        since: now,
    };
    let mut talk = Talk {
        setting,
        live,
        token: hello.token.as_ref().map(sanuk_core::room::Token::hash),
        outlet,
        entered,
        heard_at: now,
        used: Used::default(),
        lag: Lag::default(),
        pinged_at: now,
        repair: Repair::default(),
        repeated_at: None,
    };
    let mut guard = guard;
    talk.run(socket, frames, &mut guard).await
}

/// Marks the seat gone when the talk ends, also when it is cut off by a stop.
struct Leaving {
    setting: Setting,
    live: Arc<LiveRoom>,
    outlet: Arc<Outlet>,
    entered: Entered,
    since: Instant,
}

impl Drop for Leaving {
    fn drop(&mut self) {
        let host = Arc::clone(&self.setting.host);
        let (live, outlet, entered) = (
            Arc::clone(&self.live),
            Arc::clone(&self.outlet),
            self.entered,
        );
        let ago = u64::try_from(self.since.elapsed().as_millis()).unwrap_or(u64::MAX);
        let work = host.begin_work();
        tokio::spawn(async move {
            let since = host.about_now().saturating_sub(ago);
            host.disconnect(&live, &outlet, entered, since).await;
            drop(work);
        });
    }
}

async fn hello(socket: &mut WebSocket) -> Result<Hello, End> {
    let deadline = Instant::now() + HELLO;
    loop {
        let first = tokio::time::timeout_at(deadline, hear(socket)).await;
        match first.map_err(|_| End::Farewell(LATE))?? {
            Heard::Frame(ClientFrame::Hello(hello)) => return Ok(hello),
            Heard::Frame(_) => return Err(End::Farewell(UNREADABLE)),
            Heard::Pong(_) | Heard::Nothing => {}
        }
    }
}

async fn hear(socket: &mut WebSocket) -> Result<Heard, End> {
    match socket.recv().await {
        Some(Ok(Message::Text(text))) => {
            let frame = ClientFrame::read(&text).map_err(|_| End::Farewell(UNREADABLE))?;
            Ok(Heard::Frame(frame))
        }
        Some(Ok(Message::Pong(payload))) => Ok(Heard::Pong(payload)),
        Some(Ok(Message::Ping(_))) => Ok(Heard::Nothing),
        Some(Ok(Message::Binary(_))) => Err(End::Farewell(UNREADABLE)),
        Some(Err(error)) if is_too_long(&error) => Err(End::Farewell(UNREADABLE)),
        None | Some(Ok(Message::Close(_)) | Err(_)) => Err(End::Gone),
    }
}

fn is_too_long(error: &axum::Error) -> bool {
    // axum hides the cause's type; its words are the library's own and are pinned by a test.
    error.to_string().contains("too long") || error.to_string().contains("Space limit")
}

/// The room of a hello. Asking in vain is counted, so that codes cannot be guessed by socket either.
async fn find(
    setting: &Setting,
    visitor: &Visitor,
    hello: &Hello,
) -> Result<Arc<LiveRoom>, Farewell> {
    if !SERVED.contains(&hello.proto) {
        return Err(Farewell::last(Bye::Upgrade, "this version is not served"));
    }
    setting
        .gate
        .may_look_up(visitor.address)
        .map_err(too_many)?;
    match setting.host.enter(hello.room).await {
        Ok(live) => Ok(live),
        Err(failure) => {
            if matches!(failure, Failure::Unknown) {
                setting.gate.looked_up_in_vain(visitor.address);
            }
            Err(farewell(&failure))
        }
    }
}

fn too_many(wait: Duration) -> Farewell {
    let wait = u64::try_from(wait.as_millis()).unwrap_or(u64::MAX).max(1);
    Farewell::until(Bye::TooMany, "too many messages or look-ups", wait)
}

fn farewell(failure: &Failure) -> Farewell {
    match failure {
        Failure::Unknown => Farewell::last(Bye::Unknown, "no such room"),
        Failure::Expired => ENDED,
        Failure::Newer => Farewell::last(Bye::Upgrade, "the room is of a later version"),
        Failure::Refused { why, .. } => refusal(why),
        Failure::Store(error) => {
            tracing::warn!(%error, "a socket was not served");
            FAULT
        }
        Failure::Panicked | Failure::Damaged(_) => {
            tracing::error!(error = %failure, "a room cannot be served");
            Farewell::until(Bye::Fault, "the room failed", 5_000)
        }
    }
}

fn refusal(why: &Refusal) -> Farewell {
    match why {
        Refusal::Closed { .. } => ENDED,
        Refusal::OldConnection => Farewell::last(Bye::Replaced, "a newer connection took over"),
        Refusal::LeftForGood => {
            Farewell::last(Bye::Left, "who leaves a quick game cannot come back")
        }
        _ => Farewell::until(Bye::Fault, "the room is busy", SOON),
    }
}

fn not_entered(refused: NotEntered) -> Farewell {
    match refused {
        NotEntered::Farewell(farewell) => farewell,
        NotEntered::Failure(failure) => farewell(&failure),
    }
}

impl Talk {
    async fn run(
        &mut self,
        socket: &mut WebSocket,
        mut frames: UnboundedReceiver<Utf8Bytes>,
        leaving: &mut Leaving,
    ) -> End {
        loop {
            let end = tokio::select! {
                biased;
                farewell = self.outlet.closed() => return self.last_frames(socket, &mut frames, farewell).await,
                Some(frame) = frames.recv() => self.send(socket, frame, &mut frames).await,
                heard = hear(socket) => match heard {
                    Ok(heard) => self.take(heard).await,
                    Err(end) => Err(end),
                },
                () = sleep_until(self.next_look()) => self.look(socket).await,
            };
            leaving.since = self.heard_at;
            if let Err(end) = end {
                return end;
            }
        }
    }

    /// What was committed before a farewell is still sent, unless the reader is too slow for it.
    async fn last_frames(
        &self,
        socket: &mut WebSocket,
        frames: &mut UnboundedReceiver<Utf8Bytes>,
        farewell: Farewell,
    ) -> End {
        let rest = async {
            while let Ok(frame) = frames.try_recv() {
                if socket.send(Message::Text(frame)).await.is_err() {
                    return;
                }
            }
        };
        if farewell.code != Bye::Slow {
            let _ = timeout(super::LAST_WORD, rest).await;
        }
        End::Farewell(farewell)
    }

    /// Sends a frame with those that wait behind it, in one write: who gives a command is told of it
    /// and answered at once.
    async fn send(
        &self,
        socket: &mut WebSocket,
        first: Utf8Bytes,
        frames: &mut UnboundedReceiver<Utf8Bytes>,
    ) -> Result<(), End> {
        let mut bytes = first.len();
        let written = async {
            socket.feed(Message::Text(first)).await?;
            while let Ok(frame) = frames.try_recv() {
                bytes += frame.len();
                socket.feed(Message::Text(frame)).await?;
            }
            socket.flush().await
        };
        tokio::select! {
            biased;
            sent = written => sent.map_err(|_| End::Gone)?,
            // The reader has stopped reading and more than its share waits.
            farewell = self.outlet.closed() => return Err(End::Farewell(farewell)),
            () = sleep(PATIENCE) => return Err(End::Farewell(SLOW)),
        }
        self.outlet.taken(bytes);
        Ok(())
    }

    fn next_look(&self) -> Instant {
        let silent = self.heard_at + SILENCE;
        if self.live.clock_runs() && self.entered.seat.is_some() {
            return silent.min(self.pinged_at + lag::EVERY);
        }
        silent
    }

    /// Looks whether the other side is still there, and pings it where a clock runs.
    async fn look(&mut self, socket: &mut WebSocket) -> Result<(), End> {
        let now = Instant::now();
        if now >= self.heard_at + SILENCE {
            return Err(End::Farewell(SILENT));
        }
        self.pinged_at = now;
        let ping = self.lag.ping();
        let sent = socket.send(Message::Ping(axum::body::Bytes::copy_from_slice(&ping)));
        // A ping that cannot go out is found by the silence that follows.
        let _ = timeout(super::LAST_WORD, sent).await;
        Ok(())
    }

    async fn take(&mut self, heard: Heard) -> Result<(), End> {
        let gate = &self.setting.gate;
        gate.frames
            .take(&mut self.used, gate.now())
            .map_err(|wait| End::Farewell(too_many(wait)))?;
        self.heard_at = Instant::now();
        match heard {
            Heard::Pong(payload) => self.lag.pong(&payload),
            Heard::Nothing => {}
            Heard::Frame(ClientFrame::Hb { have, t }) => self.beat(have, t).await?,
            Heard::Frame(ClientFrame::Cmd(ask)) => self.command(&ask).await?,
            Heard::Frame(ClientFrame::Hello(_)) => return Err(End::Farewell(UNREADABLE)),
        }
        Ok(())
    }

    /// Answers a heartbeat, and sends what did not arrive once more.
    async fn beat(&mut self, have: u64, t: u64) -> Result<(), End> {
        let lost = self.repair.hear(have, self.live.head());
        // What still waits here is not lost.
        if lost && self.outlet.is_empty() {
            let lately = |at: Instant| at.elapsed() < REPEAT;
            if self.repeated_at.is_some_and(lately) {
                return Err(End::Farewell(DEAF));
            }
            self.repeated_at = Some(Instant::now());
            let host = &self.setting.host;
            let repeated = host.repeat(&self.live, have, &self.outlet).await;
            repeated.map_err(|failure| End::Farewell(farewell(&failure)))?;
        }
        self.say(&ServerFrame::Hb {
            head: self.live.head(),
            now: self.setting.host.about_now(),
            echo: t,
        });
        Ok(())
    }

    fn say(&self, frame: &ServerFrame) {
        self.outlet.push(frame.write().into());
    }

    async fn command(&mut self, ask: &Ask) -> Result<(), End> {
        let n = ask.n;
        let Some(token) = &self.token else {
            let why = Refusal::NotSeated;
            self.say(&ServerFrame::No {
                n,
                head: self.live.head(),
                why,
            });
            return Ok(());
        };
        match self
            .setting
            .host
            .command(&self.live, token, ask, self.lag.ms())
            .await
        {
            Ok(seq) => self.say(&ServerFrame::Ok { n, seq }),
            Err(Failure::Refused { why, head }) => self.say(&ServerFrame::No { n, head, why }),
            // It may have been committed: the client asks again and gets its answer.
            Err(Failure::Store(error)) => tracing::warn!(%error, "a command was not answered"),
            Err(failure) => return Err(End::Farewell(farewell(&failure))),
        }
        Ok(())
    }
}
