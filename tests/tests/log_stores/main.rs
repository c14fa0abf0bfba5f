//! One suite of tests for the three log stores.
//!
//! PostgreSQL is started here, in a temporary folder; where it is not installed its part is skipped
//! and says so.

#![allow(clippy::unwrap_used, clippy::panic)]

mod appends;
mod nodes;
mod postgres_alone;
mod rooms;
mod sqlite_file;
mod under_test;

use under_test::UnderTest;

/// Runs each case on each store. PostgreSQL is started once for all of its cases.
macro_rules! suite {
    ($($module:ident::$case:ident),* $(,)?) => {
        mod memory {
            $(#[tokio::test]
            async fn $case() {
                super::$module::$case(&super::UnderTest::memory()).await;
            })*
        }
        mod sqlite {
            $(#[tokio::test(flavor = "multi_thread")]
            async fn $case() {
                super::$module::$case(&super::UnderTest::sqlite()).await;
            })*
        }
        #[tokio::test(flavor = "multi_thread")]
        async fn postgres() {
            let Some(server) = sanuk_tests::postgres::Postgres::start().unwrap() else { return };
            $(
                eprintln!("postgres: {}", stringify!($case));
                let address = server.database(stringify!($case)).unwrap();
                $module::$case(&UnderTest::postgres(address).await).await;
            )*
        }
    };
}

suite! {
    appends::events_come_back_in_order_as_they_were,
    appends::a_wrong_head_changes_nothing,
    appends::of_many_writers_on_one_head_one_commits,
    appends::many_rooms_commit_side_by_side,
    appends::a_secret_is_kept_with_the_event_that_opens_its_game,
    appends::a_failed_job_leaves_its_neighbours_alone,
    rooms::the_same_wish_finds_the_same_room,
    rooms::many_with_one_wish_make_one_room,
    rooms::a_code_belongs_to_one_room,
    rooms::snapshots_only_go_forward,
    rooms::due_rooms_are_claimed_once_a_second,
    rooms::an_ended_room_is_never_due,
    rooms::a_moved_head_is_found,
    rooms::names_are_kept_apart,
    rooms::a_name_goes_with_the_event_that_frees_its_seat,
    rooms::thirty_days_after_its_end_nothing_is_left,
    nodes::a_silent_node_is_found_by_another,
    nodes::an_earlier_life_is_silent_at_once,
    nodes::an_outage_is_written_once,
    nodes::connections_are_held_with_the_event_that_names_them,
    nodes::a_buried_node_holds_nothing,
    nodes::a_head_that_is_announced_is_heard,
    nodes::time_does_not_run_backwards,
}
