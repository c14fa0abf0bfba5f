//! Before a game.

use super::*;

#[test]
fn two_people_join_and_the_game_starts_by_itself() {
    for settings in [quick(2), Settings::makruk()] {
        let mut world = World::almost_full(&settings);
        assert_eq!(*world.room.stage(), Stage::Gathering);
        world.connect(1, 1).unwrap();
        assert!(matches!(world.room.stage(), Stage::Starting { .. }));
        world.reveal_all();
        assert!(world.room.running().is_some());
        assert_eq!(Room::fold(&world.log).unwrap(), world.room);
    }
}
