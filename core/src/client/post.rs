//! Questions by HTTP: making a room, taking a seat, reading its log.

use serde::de::DeserializeOwned;

use super::keep::{Half, Making};
use super::wire::{Reply, Request};
use crate::protocol::http::{CreateRoom, HttpError, JoinRoom};
use crate::protocol::{Code, PlayerName, ServerAddress};
use crate::room::{Join, Token};

/// Why there is no answer that helps.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Fault {
    /// Nobody answered.
    NoAnswer,
    /// The server said no.
    Said(HttpError),
    /// The answer cannot be read.
    Strange {
        /// What is strange about it.
        why: String,
    },
}

/// Asks for a room.
pub fn make(server: &ServerAddress, making: &Making, token: &Token) -> Request {
    let body = CreateRoom {
        id: making.id,
        settings: making.settings.clone(),
        creator: token.hash(),
    };
    post(server.http("/api/rooms"), &body)
}

/// Asks for a seat with a half of the dice that is kept already, under a name if one is to be shown.
pub fn join(
    server: &ServerAddress,
    code: Code,
    token: Token,
    half: &Half,
    name: Option<PlayerName>,
) -> Request {
    let wish = Join {
        seat: half.chair,
        gid: half.gid,
        commit: half.commitment(),
    };
    let path = format!("/api/rooms/{code}/join");
    let name = name.map(String::from);
    post(server.http(&path), &JoinRoom { token, wish, name })
}

/// Asks for the entries of a room's log from one on.
pub fn log(server: &ServerAddress, code: Code, token: Token, from: u64) -> Request {
    Request {
        url: server.http(&format!("/api/rooms/{code}/log?from={from}")),
        post: None,
        token: Some(token.into()),
    }
}

fn post(url: String, body: &impl serde::Serialize) -> Request {
    Request {
        url,
        // A body of this crate always serialises: string keys and whole numbers.
        post: Some(serde_json::to_string(body).unwrap_or_default()),
        token: None,
    }
}

/// Reads an answer.
///
/// # Errors
/// [`Fault`], when nobody answered, the server said no, or what it said is none of ours.
pub fn read<T: DeserializeOwned>(reply: Result<Reply, String>) -> Result<T, Fault> {
    let reply = reply.map_err(|_| Fault::NoAnswer)?;
    let strange = |why: String| Fault::Strange { why };
    if (200..300).contains(&reply.status) {
        return serde_json::from_str(&reply.body).map_err(|error| strange(error.to_string()));
    }
    match serde_json::from_str(&reply.body) {
        Ok(said) => Err(Fault::Said(said)),
        // Something in between answered, such as a proxy whose server is away.
        Err(_) if matches!(reply.status, 502..=504) => Err(Fault::NoAnswer),
        Err(_) => Err(strange(reply.status.to_string())),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::fairness::{Key, Share};
    use crate::game::GameId;
    use crate::protocol::http::RoomJoined;
    use crate::room::Chair;

    fn server() -> ServerAddress {
        "https://play.example.org".parse().unwrap()
    }

    #[test]
    fn no_secret_is_part_of_an_address() {
        let (code, token) = (Code::from_bits(7), Token([0xab; 32]));
        let half = Half {
            gid: GameId::from_bytes([1; 16]),
            first: Key([0; 32]),
            chair: Chair::FIRST,
            share: Share([0xcd; 32]),
        };
        let name = "Yuki".parse().unwrap();
        let join = join(&server(), code, token, &half, Some(name));
        let body = join.post.unwrap();
        assert!(body.contains("abab") && !body.contains("cdcd"), "{body}");
        assert!(body.contains(r#""name":"Yuki""#), "{body}");
        let log = log(&server(), code, token, 5);
        for url in [join.url, log.url] {
            assert!(!url.contains("ab") && !url.contains("Yuki"), "{url}");
        }
        assert_eq!(log.token.unwrap(), "ab".repeat(32));
    }

    #[test]
    fn answers_are_told_apart() {
        let reply = |status, body: &str| {
            Ok(Reply {
                status,
                body: body.to_owned(),
            })
        };
        let read = read::<RoomJoined>;
        assert_eq!(
            read(reply(200, r#"{"seat":1,"seq":4,"n":0}"#)).unwrap().seq,
            4
        );
        assert_eq!(read(Err("refused".into())), Err(Fault::NoAnswer));
        assert_eq!(read(reply(502, "<html>")), Err(Fault::NoAnswer));
        let unknown = Fault::Said(HttpError::Unknown);
        assert_eq!(read(reply(404, r#"{"error":"unknown"}"#)), Err(unknown));
        let full = Fault::Said(HttpError::Refused(crate::room::Refusal::Full));
        assert_eq!(
            read(reply(409, r#"{"error":"refused","why":"full"}"#)),
            Err(full)
        );
        assert!(matches!(read(reply(200, "{}")), Err(Fault::Strange { .. })));
        assert!(matches!(read(reply(404, "no")), Err(Fault::Strange { .. })));
    }
}
