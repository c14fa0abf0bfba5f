//! Many at once for one thing.

use sanuk_core::game::GameId;
use sanuk_core::ludo::RuleSet;
use sanuk_core::protocol::http::{
    CreateRoom, HttpError, JoinRoom, RoomCreated, RoomInfo, RoomJoined,
};
use sanuk_core::room::{Chair, Join, Refusal, Settings, Token};
use sanuk_tests::bots::mind::Mind;
use sanuk_tests::bots::{Trouble, http};

use super::start;

fn rounds() -> u32 {
    200
}

fn token(round: u32, who: u8) -> Token {
    let mut token = [who; 32];
    token[..4].copy_from_slice(&round.to_be_bytes());
    Token(token)
}

/// Case D26: two people on one colour.
#[tokio::test(flavor = "multi_thread")]
async fn d26_of_eight_who_press_join_for_one_seat_one_sits() {
    let server = start::in_memory(start::without_limits()).await;
    let seat = Chair::new(1).unwrap();
    for round in 0..rounds() {
        let mut id = [0; 16];
        id[..4].copy_from_slice(&round.to_be_bytes());
        let wish = CreateRoom {
            id: GameId::from_bytes(id),
            settings: Settings::ludo(RuleSet::quick(), 4),
            creator: token(round, 0).hash(),
        };
        let made: RoomCreated = http::post(server.address, "/api/rooms", &wish)
            .await
            .unwrap();
        let path = format!("/api/rooms/{}/join", made.code);
        let joins = (1..=8_u8).map(|who| {
            let (path, address) = (path.clone(), server.address);
            let mind = Mind {
                seed: u64::from(who),
                most_plies: 0,
                games: 1,
            };
            let commit = mind.seal(made.gid.bytes(), seat);
            let body = JoinRoom {
                token: token(round, who),
                wish: Join {
                    seat,
                    gid: made.gid,
                    commit,
                },
                name: None,
            };
            tokio::spawn(async move { http::post::<RoomJoined>(address, &path, &body).await })
        });
        let mut seated = 0;
        for join in joins.collect::<Vec<_>>() {
            match join.await.unwrap() {
                Ok(joined) => {
                    assert_eq!(joined.seat, seat);
                    seated += 1;
                }
                Err(Trouble::Protocol(told)) => assert!(
                    told.contains("409") && told.contains("seat_taken"),
                    "{told}"
                ),
                Err(other) => panic!("{other}"),
            }
        }
        assert_eq!(seated, 1, "round {round}");
        let info: RoomInfo = http::get(server.address, &format!("/api/rooms/{}", made.code), None)
            .await
            .unwrap();
        assert_eq!(
            info.seats
                .iter()
                .filter(|seat| **seat == sanuk_core::protocol::http::SeatInfo::Person)
                .count(),
            1
        );
    }
    server.running.stop().await;
}

/// A join that is sent again, as after a lost answer, gets the first answer.
#[tokio::test(flavor = "multi_thread")]
async fn the_same_token_gets_the_same_seat_and_answer() {
    let server = start::in_memory(start::without_limits()).await;
    let wish = CreateRoom {
        id: GameId::from_bytes([1; 16]),
        settings: Settings::makruk(),
        creator: token(0, 0).hash(),
    };
    let made: RoomCreated = http::post(server.address, "/api/rooms", &wish)
        .await
        .unwrap();
    let again: RoomCreated = http::post(server.address, "/api/rooms", &wish)
        .await
        .unwrap();
    assert_eq!(made, again, "the same wish is the same room");
    let path = format!("/api/rooms/{}/join", made.code);
    let mind = Mind {
        seed: 1,
        most_plies: 0,
        games: 1,
    };
    let body = |seat: Chair| JoinRoom {
        token: token(0, 0),
        wish: Join {
            seat,
            gid: made.gid,
            commit: mind.seal(made.gid.bytes(), seat),
        },
        name: None,
    };
    let first: RoomJoined = http::post(server.address, &path, &body(Chair::FIRST))
        .await
        .unwrap();
    let second: RoomJoined = http::post(server.address, &path, &body(Chair::new(1).unwrap()))
        .await
        .unwrap();
    assert_eq!(first, second);
    let settings = CreateRoom {
        settings: Settings {
            seats: 3,
            ..Settings::makruk()
        },
        ..wish
    };
    let refused = http::post::<RoomCreated>(server.address, "/api/rooms", &settings)
        .await
        .unwrap_err()
        .to_string();
    assert!(
        refused.contains("422") && refused.contains("settings"),
        "{refused}"
    );
    let stranger = JoinRoom {
        token: token(0, 9),
        ..body(Chair::FIRST)
    };
    let Err(Trouble::Protocol(told)) =
        http::post::<RoomJoined>(server.address, &path, &stranger).await
    else {
        panic!("a taken seat was given away")
    };
    let told: HttpError = serde_json::from_str(told.split_once(' ').unwrap().1).unwrap();
    assert_eq!(
        told,
        HttpError::Refused(Refusal::SeatTaken {
            free: vec![Chair::new(1).unwrap()]
        })
    );
    server.running.stop().await;
}
