//! What a game is seen to be after its app was killed: D22 and D38.

use super::shell::{Person, copy_folder};
use crate::app::{Action, Key};
use crate::game::tests::{ludo, makruk_from, person};
use crate::game::{Event, Session};
use crate::ludo::{Die, Event as Step, PieceIndex, RuleSet};
use crate::view::camera::{Dot, Pose};
use crate::view::ludo::LudoScene;
use crate::view::scene::{Command, Decoded, Ink, Verb, decode};
use crate::view::{Board, Role, Screen};

/// ms of a day.
const DAY: u64 = 86_400_000;
/// The board's width and height in dp, until a shell tells another.
const SIDE: f64 = 344.0;

/// What lies on the disk now, opened by another process.
fn killed(folder: &tempfile::TempDir, seed: u8) -> (tempfile::TempDir, Person) {
    let later = tempfile::tempdir().unwrap();
    copy_folder(folder.path(), later.path());
    let again = Person::in_folder(seed, later.path().join("data"));
    (later, again)
}

fn board(person: &Person) -> Board {
    match &person.view().screen {
        Screen::Game { view } => view.board.clone(),
        Screen::Replay { view } => view.board.clone(),
        _ => panic!("no board is shown"),
    }
}

/// The picture at rest.
fn picture(person: &Person) -> Decoded {
    decode(&person.app.scene(1e9)).unwrap()
}

/// Middles of what is drawn with lines of a colour.
fn drawn(picture: &Decoded, role: Role) -> Vec<Dot> {
    let commands = picture.layers.iter().flat_map(|layer| &layer.commands);
    let paths = commands.filter_map(|command| match command {
        Command::Stroke(Ink::Solid(ink, _), _, path) if *ink == role => Some(middle(path)),
        _ => None,
    });
    paths.collect()
}

fn middle(path: &[Verb]) -> Dot {
    let ends = path.iter().filter_map(|verb| match *verb {
        Verb::Move([x, y])
        | Verb::Line([x, y])
        | Verb::Quad([.., x, y])
        | Verb::Cubic([.., x, y]) => Some((f64::from(x), f64::from(y))),
        Verb::Close => None,
    });
    let (mut low, mut high) = ([f64::INFINITY; 2], [f64::NEG_INFINITY; 2]);
    for (x, y) in ends {
        low = [low[0].min(x), low[1].min(y)];
        high = [high[0].max(x), high[1].max(y)];
    }
    Dot {
        x: f64::midpoint(low[0], high[0]),
        y: f64::midpoint(low[1], high[1]),
    }
}

/// The squares that are marked as the last move's, where it began first.
fn marked(person: &Person) -> Vec<String> {
    let nodes = board(person).nodes;
    let holds = |at: &Dot| {
        let (x, y) = (at.x as f32, at.y as f32);
        let node = nodes.iter().find(|node| {
            (node.x..node.x + node.width).contains(&x)
                && (node.y..node.y + node.height).contains(&y)
        });
        node.unwrap().id.replace("square:", "")
    };
    let dots = drawn(&picture(person), Role::OriginOnWood);
    dots.iter().map(holds).collect()
}

/// Looks at makruk's marks, and again from the other side, and leaves the board as it was.
fn sees(person: &Person, expected: &[&str], when: &str) {
    for side in 0..2 {
        assert_eq!(marked(person), expected, "{when}, side {side}");
        person.act(Action::Key { key: Key::View });
    }
}

#[test]
fn d38_makruks_marks_stay_on_their_squares() {
    let folder = tempfile::tempdir().unwrap();
    let first = Person::in_folder(11, folder.path().join("data"));
    first.press("game:makruk");
    first.press("play:device");
    sees(&first, &[], "before the first move");
    let plies = [["e3", "e4"], ["e6", "e5"], ["d3", "d4"]];
    for [from, to] in plies {
        first.press(&format!("square:{from}"));
        first.press(&format!("square:{to}"));
        sees(&first, &[from, to], "at the table");
    }
    // Seen by Black when the process dies.
    first.act(Action::Key { key: Key::View });
    first.app.advance(1_000);
    let (_later, again) = killed(&folder, 12);
    let near = board(&again).nodes.last().unwrap().id.clone();
    assert_eq!(near, "square:a8", "it is still seen by Black");
    sees(&again, &["d3", "d4"], "from a save");
    again.press("resign");
    again.press("confirm");
    again.press("replay");
    let at = |step: usize| match step {
        0 => Vec::new(),
        step => plies[(step - 1).min(2)].to_vec(),
    };
    again.press("first");
    for step in 0..=4 {
        sees(&again, &at(step), &format!("step {step} forward"));
        again.press("next");
    }
    for step in (0..4).rev() {
        again.press("previous");
        sees(&again, &at(step), &format!("step {step} back"));
    }
}

/// Where Ludo's origin rings lie after so many quarter turns: a ring square, or none for a yard.
fn rings(person: &Person, quarter: u8) -> Vec<Option<usize>> {
    let session = red_may_go();
    let state = session.position().as_ludo().unwrap();
    let scene = LudoScene::still(state.board(), state.rules().safe, state.placement());
    let camera = LudoScene::camera(&Pose::quarter(quarter), SIDE, SIDE);
    let square = |at: Dot| scene.square_at(&camera, at).map(crate::ludo::Square::index);
    let dots = drawn(&picture(person), Role::Origin);
    dots.into_iter().map(square).collect()
}

/// Looks at Ludo's marks from all four sides and leaves the board as it was.
fn sees_from_all_sides(person: &Person, expected: &[Option<usize>], when: &str) {
    for quarter in 0..4 {
        let seen = rings(person, quarter);
        assert_eq!(seen, expected, "{when}, side {quarter}");
        person.act(Action::Key { key: Key::TurnLeft });
    }
}

/// Red comes out and walks by these dice, none of them a six; Yellow rolls ones and cannot move.
pub(super) fn red_walks(dice: &[u8]) -> Session {
    let mut session = ludo(RuleSet::quick(), vec![person(), person()], 9);
    let go = Event::Ludo(Step::Moved {
        piece: PieceIndex::new(0).unwrap(),
    });
    session.apply(&[roll(6), go]).unwrap();
    for face in dice {
        let pass = Event::Ludo(Step::Passed);
        session.apply(&[roll(*face), go, roll(1), pass]).unwrap();
    }
    session
}

fn roll(face: u8) -> Event {
    let die = Die::new(face).unwrap();
    Event::Ludo(Step::Rolled { die })
}

/// Red stands on its fourth square and has a five before it.
fn red_may_go() -> Session {
    let mut session = red_walks(&[3]);
    session.apply(&[roll(5)]).unwrap();
    session
}

#[test]
fn d38_ludos_ring_stays_on_the_square_left() {
    let folder = tempfile::tempdir().unwrap();
    let first = Person::in_folder(13, folder.path().join("data"));
    first.open_record(&red_may_go());
    sees_from_all_sides(&first, &[Some(0)], "before 3 → 8");
    first.press("move:0");
    sees_from_all_sides(&first, &[Some(3)], "after 3 → 8");
    first.app.advance(1_000);
    let (_later, again) = killed(&folder, 14);
    sees_from_all_sides(&again, &[Some(3)], "from a save");
    again.press("resign");
    again.press("confirm");
    again.press("replay");
    // Roll, out of the yard, roll, to 3, Yellow's roll and pass, roll, to 8, resignation.
    let yard: &[_] = &[None];
    let (start, third): (&[_], &[_]) = (&[Some(0)], &[Some(3)]);
    let steps = [
        &[],
        &[],
        yard,
        yard,
        start,
        start,
        start,
        start,
        third,
        third,
    ];
    again.press("first");
    for (step, expected) in steps.iter().enumerate() {
        sees_from_all_sides(&again, expected, &format!("step {step} forward"));
        again.press("next");
    }
    for step in (0..steps.len() - 1).rev() {
        again.press("previous");
        sees_from_all_sides(&again, steps[step], &format!("step {step} back"));
    }
}

#[test]
fn d22_a_day_changes_nothing_in_either_game() {
    let folder = tempfile::tempdir().unwrap();
    let first = Person::in_folder(8, folder.path().join("data"));
    first.press("players:4");
    first.press("play:device");
    let chooses = |game: &crate::view::GameView| game.panel.iter().any(|piece| piece.enabled);
    while !chooses(&first.game()) {
        first.press(&first.game().roll.unwrap().id);
    }
    let rolled = first.game();
    first.act(Action::Back);
    first.press("confirm");
    first.open_record(&makruk_from("4k3/8/8/8/8/8/4R3/4K3 b - Pb11/16 0 1"));
    first.press("square:e8");
    first.press("square:d8");
    let count = |person: &Person| person.game().count_line.unwrap();
    assert_eq!(count(&first).text, "Black counts 12 / 16");
    // The killed app's clock is a day ahead of the next one's start, and then a day behind it.
    first.app.advance(DAY);
    let (_later, again) = killed(&folder, 9);
    again.app.advance(2 * DAY);
    assert_eq!(count(&again), count(&first));
    again.press("undo");
    assert_eq!(count(&again).text, "Black counts 11 / 16", "undo works");
    again.act(Action::Back);
    let running = match &again.view().screen {
        Screen::Menu { view } => view.running.clone(),
        _ => panic!("another screen is shown"),
    };
    let titles: Vec<&str> = running.iter().map(|card| card.title.as_str()).collect();
    assert_eq!(titles.len(), 2, "{titles:?}");
    let ludo = running.iter().find(|card| card.title.contains("Ludo"));
    again.press(&ludo.unwrap().id);
    again.app.advance(DAY);
    let waiting = again.game();
    assert_eq!(waiting.panel, rolled.panel, "the same roll and choice");
    assert_eq!(waiting.last, rolled.last);
    assert!(waiting.roll.is_some_and(|roll| !roll.enabled));
    let piece = rolled.panel.iter().find(|piece| piece.enabled).unwrap();
    again.press(&piece.id);
    again.press("undo");
    assert_eq!(again.game().panel, rolled.panel, "undo works");
}
