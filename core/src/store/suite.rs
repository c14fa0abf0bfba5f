//! One suite for every store, and what only the one on disk can show.

#![expect(
    clippy::needless_pass_by_value,
    reason = "each test owns its store and ends it"
)]

mod disk;
mod imports;

use serde_json::json;

use super::*;
use crate::game::tests::{find_choice, ludo, ludo_step, makruk, makruk_from, person, play};
use crate::game::{Command, Player, Session, Turn};
use crate::ludo::RuleSet;

/// A clock that goes on by one millisecond a look.
pub(super) fn ticking() -> Clock {
    let now = std::sync::atomic::AtomicU64::new(1000);
    Arc::new(move || now.fetch_add(1, std::sync::atomic::Ordering::Relaxed))
}

/// A store under test; reopening one in memory is the same store again.
pub(super) trait Fixture {
    fn store(&self) -> &dyn Store;
    fn reopen(self) -> Self;
}

impl Fixture for MemoryStore {
    fn store(&self) -> &dyn Store {
        self
    }

    fn reopen(self) -> Self {
        self.purge().unwrap();
        self
    }
}

/// A sled store in its own folder.
pub(super) struct OnDisk {
    pub(super) folder: tempfile::TempDir,
    pub(super) store: SledStore,
}

impl OnDisk {
    pub(super) fn new() -> OnDisk {
        let folder = tempfile::tempdir().unwrap();
        let store = SledStore::open(folder.path(), ticking()).unwrap().store;
        OnDisk { folder, store }
    }
}

impl Fixture for OnDisk {
    fn store(&self) -> &dyn Store {
        &self.store
    }

    fn reopen(self) -> Self {
        let OnDisk { folder, store } = self;
        drop(store);
        let opened = SledStore::open(folder.path(), ticking()).unwrap();
        assert_eq!(opened.recovery, None);
        OnDisk {
            folder,
            store: opened.store,
        }
    }
}

/// Saves a session and hands the store over to `fixture`'s next life.
pub(super) fn create(store: &dyn Store, session: &Session) {
    store
        .create(session.header(), session.events(), session.pending())
        .unwrap();
}

/// Decides, saves, applies: as the app does.
pub(super) fn act_saved(store: &dyn Store, session: &mut Session, command: Command) {
    let events = session.decide(command).unwrap();
    let (id, length) = (session.header().id, session.events().len() as u32);
    assert_eq!(
        store.append(id, length, &events),
        Ok(length + events.len() as u32)
    );
    session.apply(&events).unwrap();
}

fn assert_saved(store: &dyn Store, session: &Session) {
    let saved = store.load(session.header().id).unwrap();
    assert_eq!(saved.header, *session.header());
    assert_eq!(saved.events, session.events());
    assert_eq!(saved.pending, session.pending());
}

macro_rules! suite {
    ($($name:ident),* $(,)?) => {
        mod memory {
            $(#[test] fn $name() { super::$name(super::MemoryStore::in_memory(super::ticking())); })*
        }
        mod sled {
            $(#[test] fn $name() { super::$name(super::OnDisk::new()); })*
        }
    };
}

suite!(
    games_are_saved_event_by_event,
    a_deleted_game_gives_its_name_free,
    everything_goes_at_once,
    an_append_compares_the_length_first,
    events_that_do_not_follow_are_refused,
    an_undo_shortens_the_save,
    d22_a_killed_game_goes_on_where_it_was,
    lists_are_made_without_events,
    delete_can_be_undone_until_the_next_start,
    settings_and_screens_are_kept_apart,
    unknown_games_are_named,
    export_and_import_carry_everything,
    threads_cannot_both_win,
);

fn games_are_saved_event_by_event(fixture: impl Fixture) {
    let mut session = ludo(RuleSet::quick(), vec![person(), person()], 1);
    create(fixture.store(), &session);
    for _ in 0..40 {
        let command = match session.turn() {
            Turn::Roll { .. } => Command::Roll,
            Turn::Pass { .. } => Command::Pass,
            _ => Command::Move {
                piece: crate::game::tests::nth_choice(&session, 0),
            },
        };
        act_saved(fixture.store(), &mut session, command);
        assert_saved(fixture.store(), &session);
    }
    let fixture = fixture.reopen();
    assert_saved(fixture.store(), &session);
    let again = fixture
        .store()
        .create(session.header(), &[], Pending::default());
    assert_eq!(again, Err(StoreError::Exists(session.header().id)));
}

/// A game of Ludo after `steps` steps.
fn played(steps: usize) -> Session {
    let mut session = ludo(RuleSet::quick(), vec![person(), person()], 1);
    for pick in 0..steps {
        ludo_step(&mut session, pick);
    }
    session
}

fn a_deleted_game_gives_its_name_free(fixture: impl Fixture) {
    let session = played(20);
    let id = session.header().id;
    create(fixture.store(), &session);
    fixture.store().delete(id).unwrap();
    let fresh = Session::new(session.header().clone()).unwrap();
    create(fixture.store(), &fresh);
    assert_saved(fixture.reopen().store(), &fresh);
}

fn everything_goes_at_once(fixture: impl Fixture) {
    let session = played(20);
    create(fixture.store(), &session);
    fixture.store().forget_all().unwrap();
    assert_eq!(fixture.store().list().unwrap().games, []);
    let fixture = fixture.reopen();
    assert_eq!(
        fixture.store().load(session.header().id),
        Err(StoreError::Unknown(session.header().id))
    );
}

fn an_append_compares_the_length_first(fixture: impl Fixture) {
    let session = ludo(RuleSet::quick(), vec![person(), person()], 1);
    create(fixture.store(), &session);
    let (id, roll) = (session.header().id, session.decide(Command::Roll).unwrap());
    for (expected, actual) in [(1, 0), (u32::MAX, 0)] {
        let moved = StoreError::Moved {
            id,
            expected,
            actual,
        };
        assert_eq!(fixture.store().append(id, expected, &roll), Err(moved));
    }
    assert_eq!(fixture.store().append(id, 0, &roll), Ok(1));
    let moved = StoreError::Moved {
        id,
        expected: 0,
        actual: 1,
    };
    assert_eq!(
        fixture.store().append(id, 0, &roll),
        Err(moved),
        "a double tap is one roll"
    );
    assert_eq!(fixture.store().load(id).unwrap().events, roll);
}

fn events_that_do_not_follow_are_refused(fixture: impl Fixture) {
    let session = ludo(RuleSet::quick(), vec![person(), person()], 1);
    create(fixture.store(), &session);
    let (id, roll) = (session.header().id, session.decide(Command::Roll).unwrap());
    let twice = fixture.store().append(id, 0, &[roll[0], roll[0]]);
    assert!(matches!(twice, Err(StoreError::Unplayable { why, .. }) if why.starts_with("event 1")));
    assert_eq!(fixture.store().load(id).unwrap().events, []);
    assert_eq!(fixture.store().append(id, 0, &roll), Ok(1));
}

fn an_undo_shortens_the_save(fixture: impl Fixture) {
    let mut session = find_choice(&[person(), person()], |_| true);
    let id = session.header().id;
    create(fixture.store(), &session);
    let piece = crate::game::tests::nth_choice(&session, 0);
    act_saved(fixture.store(), &mut session, Command::Move { piece });
    let before = session.events().len() as u32;
    let (target, pending) = (
        session.undo_target().unwrap() as u32,
        session.undo_pending(),
    );
    let wrong = fixture.store().rewind(id, before + 1, target, pending);
    assert!(matches!(wrong, Err(StoreError::Moved { .. })));
    assert!(
        fixture
            .store()
            .rewind(id, before, before + 1, pending)
            .is_err(),
        "no undo forward"
    );
    fixture.store().rewind(id, before, target, pending).unwrap();
    session.undo().unwrap();
    assert_saved(fixture.store(), &session);
    let fixture = fixture.reopen();
    assert_saved(fixture.store(), &session);
    act_saved(fixture.store(), &mut session, Command::Move { piece });
    assert_saved(fixture.store(), &session);
}

fn d22_a_killed_game_goes_on_where_it_was(fixture: impl Fixture) {
    let mut ludo_game = find_choice(&vec![person(); 4], |session| {
        session.undo_target().is_none() && session.events().len() > 40
    });
    let fen = "8/8/4k3/8/8/3K4/8/R7 b - Pb12/16 0 1";
    let mut makruk_game = makruk_from(fen);
    play(&mut makruk_game, "e6e5 a1a5");
    create(fixture.store(), &ludo_game);
    create(fixture.store(), &makruk_game);
    let fixture = fixture.reopen();
    assert_eq!(
        fixture.store().list().unwrap().games.len(),
        2,
        "both are running games"
    );
    for session in [&mut ludo_game, &mut makruk_game] {
        let saved = fixture.store().load(session.header().id).unwrap();
        let again = Session::restore(saved.header, &saved.events, saved.pending).unwrap();
        assert_eq!(again.turn(), session.turn());
        assert_eq!(again.undo_target(), session.undo_target());
        *session = again;
    }
    let die = ludo_game.position().as_ludo().unwrap().die();
    assert!(die.is_some(), "the roll is still pending");
    assert!(ludo_game.decide(Command::Roll).is_err());
    let count = makruk_game.position().as_makruk().unwrap().count();
    assert_eq!(count.number(), Some(13));
    assert_eq!(makruk_game.undo(), Some(1));
    let piece = crate::game::tests::nth_choice(&ludo_game, 0);
    act_saved(fixture.store(), &mut ludo_game, Command::Move { piece });
    let target = ludo_game.undo_target().unwrap();
    assert_eq!(target + 1, ludo_game.events().len(), "undo still works");
}

fn lists_are_made_without_events(fixture: impl Fixture) {
    let mut first = ludo(
        RuleSet::party(),
        vec![person(), crate::game::tests::computer()],
        1,
    );
    let second = makruk(&[person(), person()], 2);
    create(fixture.store(), &first);
    create(fixture.store(), &second);
    while !first.position().is_over() {
        let (length, before) = (first.events().len(), first.clone());
        ludo_step(&mut first, 0);
        let new = &first.events()[length..];
        fixture
            .store()
            .append(before.header().id, length as u32, new)
            .unwrap();
    }
    let fixture = fixture.reopen();
    let listing = fixture.store().list().unwrap();
    let ids: Vec<GameId> = listing.games.iter().map(|game| game.header.id).collect();
    assert_eq!(
        ids,
        [first.header().id, second.header().id],
        "last changed first"
    );
    let game = &listing.games[0];
    assert_eq!(game.digest, first.digest());
    assert_eq!(game.length as usize, first.events().len());
    assert!(game.digest.outcome.is_some());
    assert_eq!(listing.games[1].digest.turn, second.turn().seat());
}

fn delete_can_be_undone_until_the_next_start(fixture: impl Fixture) {
    let mut session = makruk(&[person(), person()], 1);
    let other = makruk(&[person(), person()], 2);
    create(fixture.store(), &session);
    create(fixture.store(), &other);
    let (id, store) = (session.header().id, fixture.store());
    store.delete(id).unwrap();
    assert_eq!(store.list().unwrap().games.len(), 1);
    assert_eq!(store.load(id), Err(StoreError::Unknown(id)));
    assert_eq!(store.append(id, 0, &[]), Err(StoreError::Unknown(id)));
    assert_eq!(store.delete(id), Err(StoreError::Unknown(id)));
    store.undelete(id).unwrap();
    assert_saved(store, &session);
    let ply = "e3e4".parse().unwrap();
    act_saved(store, &mut session, Command::Play { ply });
    store.delete(id).unwrap();
    let fixture = fixture.reopen();
    assert_eq!(fixture.store().undelete(id), Err(StoreError::Unknown(id)));
    assert_saved(fixture.store(), &other);
    create(fixture.store(), &session);
    assert_saved(fixture.store(), &session);
}

fn settings_and_screens_are_kept_apart(fixture: impl Fixture) {
    let store = fixture.store();
    assert_eq!(store.setting("theme"), Ok(None));
    store.set_setting("theme", &json!("dark")).unwrap();
    store
        .set_setting("theme", &json!({"name": "dark"}))
        .unwrap();
    store.set_ui("theme", Some(&json!([1, 2]))).unwrap();
    store.set_ui("gone", Some(&json!(1))).unwrap();
    store.set_ui("gone", None).unwrap();
    store.flush().unwrap();
    let fixture = fixture.reopen();
    assert_eq!(
        fixture.store().setting("theme"),
        Ok(Some(json!({"name": "dark"})))
    );
    assert_eq!(fixture.store().ui("theme"), Ok(Some(json!([1, 2]))));
    assert_eq!(fixture.store().ui("gone"), Ok(None));
}

fn unknown_games_are_named(fixture: impl Fixture) {
    let id = GameId::from_bytes([7; 16]);
    let (store, unknown) = (fixture.store(), StoreError::Unknown(id));
    assert_eq!(store.load(id), Err(unknown.clone()));
    assert_eq!(store.append(id, 0, &[]), Err(unknown.clone()));
    assert_eq!(
        store.rewind(id, 0, 0, Pending::default()),
        Err(unknown.clone())
    );
    assert_eq!(store.delete(id), Err(unknown.clone()));
    assert_eq!(store.undelete(id), Err(unknown));
}

fn export_and_import_carry_everything(fixture: impl Fixture) {
    let session = find_choice(
        &[
            person(),
            Player::Person {
                name: "안나 \"x\"".into(),
            },
        ],
        |_| true,
    );
    let deleted = makruk(&[person(), person()], 200);
    create(fixture.store(), &session);
    create(fixture.store(), &deleted);
    fixture.store().delete(deleted.header().id).unwrap();
    fixture
        .store()
        .set_setting("theme", &json!("dark"))
        .unwrap();
    fixture.store().set_setting("pace", &json!("slow")).unwrap();
    let file = fixture.store().export_all().unwrap();

    let other = MemoryStore::in_memory(ticking());
    other.set_setting("theme", &json!("light")).unwrap();
    let report = other.import_all(&file).unwrap();
    assert_eq!(report.taken, [session.header().id]);
    assert_eq!(report.settings_taken, ["pace"]);
    assert_eq!(report.settings_present, ["theme"]);
    assert_eq!(other.setting("theme"), Ok(Some(json!("light"))));
    assert_saved(&other, &session);
    let report = other.import_all(&file).unwrap();
    assert_eq!(
        (report.taken, report.present),
        (vec![], vec![session.header().id])
    );

    let report = fixture
        .store()
        .import_all(&other.export_all().unwrap())
        .unwrap();
    assert_eq!(report.present, [session.header().id]);
}

fn threads_cannot_both_win(fixture: impl Fixture) {
    let session = makruk(&[person(), person()], 1);
    create(fixture.store(), &session);
    let (id, store) = (session.header().id, fixture.store());
    let events = ["e3e4", "d3d4", "a3a4", "b3b4"].map(|ply| Event::Makruk(ply.parse().unwrap()));
    let won = std::thread::scope(|scope| {
        let tries = events.map(|event| scope.spawn(move || store.append(id, 0, &[event]).is_ok()));
        tries
            .map(|try_| try_.join().unwrap())
            .into_iter()
            .filter(|won| *won)
            .count()
    });
    assert_eq!(won, 1);
    assert_eq!(store.load(id).unwrap().events.len(), 1);
}
