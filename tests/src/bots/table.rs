//! A whole table of bots, from creating the room to comparing what everybody saw.

use std::net::SocketAddr;
use std::time::Duration;

use sanuk_core::game::GameId;
use sanuk_core::protocol::http::{CreateRoom, JoinRoom, LogPage, RoomCreated, RoomJoined};
use sanuk_core::room::{Chair, Join, Logged, Room, Settings, Token};
use sha2::{Digest, Sha256};
use tokio::time::sleep;

use super::bot::Bot;
use super::mind::Mind;
use super::{Trouble, http};

/// What a table of bots has been through.
#[derive(Debug)]
pub struct Played {
    /// The bots with what they saw.
    pub bots: Vec<Bot>,
    /// The log as the server has it in the end.
    pub log: Vec<Logged>,
}

/// A token that is the same for the same table and seat.
fn token(mind: Mind, seat: u8) -> Token {
    let mut hash = Sha256::new();
    hash.update(b"a bot's token");
    hash.update(mind.seed.to_be_bytes());
    hash.update([seat]);
    Token(hash.finalize().into())
}

/// The name that a bot shows on a seat.
pub fn name(seat: u8) -> String {
    format!("로봇 {seat}")
}

/// Makes a room, or finds the one that the same mind made.
///
/// # Errors
/// [`Trouble`].
pub async fn open(
    servers: &[SocketAddr],
    settings: &Settings,
    mind: Mind,
) -> Result<RoomCreated, Trouble> {
    let mut id = [0; 16];
    id[..8].copy_from_slice(&mind.seed.to_be_bytes());
    let wish = CreateRoom {
        id: GameId::from_bytes(id),
        settings: settings.clone(),
        creator: token(mind, 0).hash(),
    };
    insist(servers, "/api/rooms", &wish).await
}

/// Makes a room and seats a bot on each chair. Requests that fail are sent again, as an app does.
///
/// # Errors
/// [`Trouble`].
pub async fn sit(
    servers: &[SocketAddr],
    settings: &Settings,
    mind: Mind,
) -> Result<Vec<Bot>, Trouble> {
    let made = open(servers, settings, mind).await?;
    let mut bots = Vec::new();
    for number in 0..settings.seats {
        bots.push(seat(servers, &made, mind, number).await?);
    }
    Ok(bots)
}

async fn seat(
    servers: &[SocketAddr],
    made: &RoomCreated,
    mind: Mind,
    number: u8,
) -> Result<Bot, Trouble> {
    let chair = Chair::try_from(number).map_err(|error| Trouble::Protocol(error.to_string()))?;
    let token = token(mind, number);
    let commit = mind.seal(made.gid.bytes(), chair);
    let wish = Join {
        seat: chair,
        gid: made.gid,
        commit,
    };
    let path = format!("/api/rooms/{}/join", made.code);
    let body = JoinRoom {
        token,
        wish,
        name: Some(name(number)),
    };
    let answer: RoomJoined = insist(servers, &path, &body).await?;
    let mut mine = servers.to_vec();
    mine.rotate_left(usize::from(number) % servers.len().max(1));
    Ok(Bot::seated(mine, made.code, token, answer.seat, mind))
}

/// A request that is sent until some server answers it.
async fn insist<T: serde::de::DeserializeOwned>(
    servers: &[SocketAddr],
    path: &str,
    body: &impl serde::Serialize,
) -> Result<T, Trouble> {
    let mut last = Trouble::Line("no server".into());
    for server in servers.iter().cycle().take(400) {
        match http::post(*server, path, body).await {
            Ok(answer) => return Ok(answer),
            Err(trouble @ Trouble::Line(_)) => last = trouble,
            Err(trouble) => return Err(trouble),
        }
        sleep(Duration::from_millis(50)).await;
    }
    Err(last)
}

/// Plays a table to its end on these servers, and compares what everybody saw.
///
/// # Errors
/// [`Trouble`]; [`Trouble::Broken`] names the promise.
pub async fn play(
    servers: &[SocketAddr],
    settings: &Settings,
    mind: Mind,
) -> Result<Played, Trouble> {
    let mut bots = sit(servers, settings, mind).await?;
    let mut playing = tokio::task::JoinSet::new();
    for mut bot in bots.drain(..) {
        playing.spawn(async move {
            let played = bot.play().await;
            (bot, played)
        });
    }
    while let Some(done) = playing.join_next().await {
        let (bot, played) = done.map_err(|error| Trouble::Broken(error.to_string()))?;
        played.map_err(|trouble| Trouble::Broken(format!("seat {}: {trouble}", bot.chair)))?;
        bots.push(bot);
    }
    bots.sort_by_key(|bot| bot.chair);
    let log = whole_log(servers, &bots).await?;
    let played = Played { bots, log };
    played.check()?;
    Ok(played)
}

async fn whole_log(servers: &[SocketAddr], bots: &[Bot]) -> Result<Vec<Logged>, Trouble> {
    let Some(bot) = bots.first() else {
        return Ok(Vec::new());
    };
    let mut log: Vec<Logged> = Vec::new();
    for server in servers.iter().cycle().take(400) {
        let from = log.last().map_or(1, |entry| entry.seq + 1);
        let path = format!("/api/rooms/{}/log?from={from}", bot.code);
        match http::get::<LogPage>(*server, &path, Some(&String::from(bot.token))).await {
            Ok(page) => {
                log.extend(page.events);
                if log.last().is_some_and(|entry| entry.seq >= page.head) {
                    return Ok(log);
                }
            }
            Err(Trouble::Line(_)) => sleep(Duration::from_millis(50)).await,
            Err(trouble) => return Err(trouble),
        }
    }
    Err(Trouble::Line("the log was not to be had".into()))
}

impl Played {
    /// The promises: one log for all, every acknowledged command in it, dice that fit their seal.
    ///
    /// # Errors
    /// [`Trouble::Broken`].
    pub fn check(&self) -> Result<(), Trouble> {
        let broken = |told: String| Err(Trouble::Broken(told));
        for bot in &self.bots {
            let seen = self.log.get(..bot.log.len()).unwrap_or_default();
            if seen != bot.log {
                return broken(format!(
                    "seat {} saw another log than the server keeps",
                    bot.chair
                ));
            }
            for (n, seq) in &bot.acknowledged {
                let kept = self
                    .log
                    .get(*seq as usize - 1)
                    .and_then(|entry| entry.body.cause);
                if kept.is_none_or(|cause| cause.seat != bot.chair || cause.n != *n) {
                    return broken(format!(
                        "entry {seq} of seat {} was acknowledged and is lost",
                        bot.chair
                    ));
                }
            }
        }
        let room = Room::fold(&self.log).map_err(|error| Trouble::Broken(error.to_string()))?;
        match room.table().and_then(|table| table.mismatch()) {
            Some(mismatch) => broken(format!("dice: {mismatch:?}")),
            None => Ok(()),
        }
    }
}
