//! Rematches: offers that wait, colours that swap, starts that fail.

use super::*;

#[test]
fn d30_an_offer_of_a_rematch_waits_for_the_absent_and_colours_swap() {
    let mut world = World::playing(&Settings::makruk());
    let before = world.room.running().unwrap().chairs().to_vec();
    world.press(0, Command::Resign).unwrap();
    let rematch = |world: &World, who: u8| {
        let seat = world.room.seat_of(&token(who)).unwrap().index();
        Command::Rematch {
            gid: world.gid(),
            commit: world.commitment(who, seat),
        }
    };
    let wish = rematch(&world, 0);
    world.press(0, wish).unwrap();
    world.cut(0);
    world.wait(20 * 60_000);
    assert!(
        world.room.person(chair(0)).unwrap().commit.is_some(),
        "the offer stays"
    );
    let wish = rematch(&world, 1);
    world.press(1, wish).unwrap();
    assert_eq!(
        *world.room.stage(),
        Stage::Gathering,
        "who offered is not connected"
    );
    world.connect(0, 2).unwrap();
    world.reveal_all();
    let after = world.room.running().unwrap().chairs().to_vec();
    assert_eq!(after, [before[1], before[0]]);
    assert_eq!(world.room.number(), 2);
}

#[test]
fn d30_both_press_rematch_at_once_and_one_game_begins() {
    let mut world = World::playing(&Settings::makruk());
    world.press(1, Command::Resign).unwrap();
    let prompt = Some(world.room.prompt());
    let mut commands = [0, 1].map(|who: u8| {
        let commit = world.commitment(who, who.into());
        let gid = world.gid();
        let command = Command::Rematch { gid, commit };
        (
            who,
            Ask {
                n: 50,
                prompt,
                command,
            },
        )
    });
    for _ in 0..2 {
        for (who, ask) in &commands {
            world.ask_with(*who, ask, None).unwrap();
        }
        commands.reverse();
    }
    let starts = world
        .log
        .iter()
        .filter(|it| matches!(it.body.event, Event::Started { .. }));
    assert_eq!(starts.count(), 2);
    world.reveal_all();
    assert_eq!(world.room.number(), 2);
}

#[test]
fn c59_colours_are_by_lot_and_swap_over_four_rematches() {
    let mut world = World::playing(&Settings::makruk());
    let first = world.room.running().unwrap();
    let white_is_lower = crate::fairness::white_is_lower(first.mix());
    assert_eq!(first.chairs()[0] == chair(0), white_is_lower);
    let mut white = first.chairs()[0];
    for number in 2..=5 {
        world.press(0, Command::Resign).unwrap();
        for who in [1, 0] {
            let (gid, commit) = (world.gid(), world.commitment(who, who.into()));
            world.press(who, Command::Rematch { gid, commit }).unwrap();
        }
        world.reveal_all();
        let table = world.room.running().unwrap();
        assert_ne!(table.chairs()[0], white, "game {number}");
        white = table.chairs()[0];
        table.session().check().unwrap();
    }
}

#[test]
fn a_missed_reveal_in_a_rematch_lets_the_offer_lapse_and_keeps_the_seat() {
    let mut world = World::playing(&Settings::makruk());
    world.press(0, Command::Resign).unwrap();
    for who in [0, 1] {
        let (gid, commit) = (world.gid(), world.commitment(who, who.into()));
        world.press(who, Command::Rematch { gid, commit }).unwrap();
    }
    world.press(0, Command::Reveal { share: share(0) }).unwrap();
    world.wait(times::REVEAL);
    let wants = |world: &World, seat| world.room.person(chair(seat)).unwrap().wants;
    assert_eq!((wants(&world, 0), wants(&world, 1)), (true, false));
    let (gid, commit) = (world.gid(), world.commitment(1, 1));
    assert_eq!(
        world.press(1, Command::Commit { gid, commit }),
        Err(Refusal::NotOver)
    );
    let own = world.commitment(0, 0);
    world
        .press(0, Command::Commit { gid, commit: own })
        .unwrap();
    world.press(1, Command::Rematch { gid, commit }).unwrap();
    world.reveal_all();
    assert_eq!(
        world
            .room
            .running()
            .unwrap()
            .header()
            .dice
            .sealed()
            .unwrap()
            .failed
            .len(),
        1
    );
}
