//! Whole games by bots over sockets.

use sanuk_core::ludo::RuleSet;
use sanuk_core::room::Settings;
use sanuk_tests::bots::mind::Mind;
use sanuk_tests::bots::table;

use super::start;

fn mind(seed: u64) -> Mind {
    Mind {
        seed,
        most_plies: 60,
        games: 1,
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn ludo_of_two_three_and_four_is_played_to_its_end_in_memory() {
    let server = start::in_memory(start::without_limits()).await;
    for seats in 2..=4 {
        let settings = Settings::ludo(RuleSet::quick(), seats);
        let played = table::play(&[server.address], &settings, mind(u64::from(seats)))
            .await
            .unwrap();
        assert_eq!(played.bots.len(), usize::from(seats));
        assert!(played.bots.iter().all(|bot| bot.reconnects == 0));
    }
    server.running.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn makruk_and_a_rematch_are_played_on_a_file() {
    let folder = tempfile::tempdir().unwrap();
    let server = start::on_file(&folder.path().join("rooms.db"), start::without_limits()).await;
    let mind = Mind {
        games: 2,
        ..mind(7)
    };
    let played = table::play(&[server.address], &Settings::makruk(), mind)
        .await
        .unwrap();
    let games = played
        .log
        .iter()
        .filter(|entry| matches!(entry.body.event, sanuk_core::room::Event::Started { .. }));
    assert_eq!(games.count(), 2);
    server.running.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn two_nodes_serve_one_room() {
    let store = sanuk_server::log::memory::MemoryLog::new();
    let mut second = start::without_limits();
    second.node = "two".into();
    let a = start::on(store.clone(), start::without_limits()).await;
    let b = start::on(store, second).await;
    let played = table::play(&[a.address, b.address], &Settings::makruk(), mind(11))
        .await
        .unwrap();
    assert!(played.log.len() > 60);
    let ludo = Settings::ludo(RuleSet::party(), 2);
    table::play(&[a.address, b.address], &ludo, mind(12))
        .await
        .unwrap();
    a.running.stop().await;
    b.running.stop().await;
}
