//! Playing with friends: several apps and one hall of rooms, in virtual time.

mod after;
mod catch_up;
mod count;
mod dice;
mod ends;
mod links;
mod lost;
mod names;
mod play;
mod refused;
mod resend;
mod rooms;
mod shut;

use std::path::PathBuf;
use std::sync::{Arc, Mutex, MutexGuard};

use super::shell::{Heard, Person, config};
use crate::app::{Action, App, Config};
use crate::client::News;
use crate::client::hall::Hall;
use crate::makruk::Side;
use crate::view::{Button, GameView, MenuView, RoomView, Screen};

type Back = Arc<dyn Fn(News) + Send + Sync>;

/// A hall, and the apps of the people who play in it.
struct Party {
    hall: Arc<Mutex<Hall>>,
    people: Vec<Person>,
    backs: Arc<Mutex<Vec<Option<Back>>>>,
}

fn online(seed: u8, folder: Option<PathBuf>) -> Config {
    Config {
        folder,
        server: Some("https://play.example.org".into()),
        ..config(seed)
    }
}

impl Party {
    fn new() -> Self {
        Self {
            hall: Arc::new(Mutex::new(Hall::new())),
            people: Vec::new(),
            backs: Arc::default(),
        }
    }

    /// So many people, each with an app of its own.
    fn of(people: u8) -> Self {
        let mut party = Self::new();
        for seed in 1..=people {
            party.come(online(seed, None));
        }
        party
    }

    /// One more app; returns its number.
    fn come(&mut self, config: Config) -> usize {
        let who = self.people.len();
        self.backs.lock().unwrap().push(None);
        let person = self.app(who, config);
        self.people.push(person);
        who
    }

    /// Opens an app as person `who`.
    fn app(&self, who: usize, config: Config) -> Person {
        let heard = Heard::default();
        let (hall, backs) = (Arc::clone(&self.hall), Arc::clone(&self.backs));
        let app = App::open_with(config, Box::new(heard.clone()), move |back| {
            backs.lock().unwrap()[who] = Some(Arc::from(back));
            Box::new(move |wish| {
                hall.lock().unwrap().wish(who as u32, wish);
            })
        })
        .unwrap();
        Person { app, heard }
    }

    fn hall(&self) -> MutexGuard<'_, Hall> {
        self.hall.lock().unwrap()
    }

    /// Lets everything that is on its way arrive, and everything come to rest.
    fn settle(&self) {
        loop {
            for person in &self.people {
                person.app.settle();
            }
            let out = std::mem::take(&mut self.hall().out);
            if out.is_empty() {
                return;
            }
            for (who, news) in out {
                if let Some(back) = &self.backs.lock().unwrap()[who as usize] {
                    back(news);
                }
            }
        }
    }

    /// Moves everybody's time on, in steps of a tenth of a second.
    fn advance(&self, ms: u64) {
        for _ in 0..ms / 100 {
            self.hall().advance(100);
            for person in &self.people {
                person.app.advance(100);
            }
            self.settle();
        }
    }

    fn press(&self, who: usize, id: &str) {
        let prompt = self.people[who].view().prompt;
        let id = id.to_owned();
        self.people[who].app.dispatch(Action::Press { id, prompt });
        self.settle();
    }

    fn link(&self, who: usize, url: &str, delivery: &str) {
        self.people[who].app.dispatch(Action::Link {
            url: url.to_owned(),
            delivery: delivery.to_owned(),
        });
        self.settle();
    }

    /// The link of the only room.
    fn url(&self) -> String {
        format!("https://play.example.org/j/{}", self.hall().code())
    }

    /// The first person makes a room with these presses on the screen for it.
    fn host(&self, picks: &[&str]) {
        self.press(0, "friends");
        for pick in picks {
            self.press(0, pick);
        }
        self.press(0, "create");
        self.settle();
    }

    /// Everybody else opens the link and joins.
    fn join_all(&self) {
        let url = self.url();
        for who in 1..self.people.len() {
            self.link(who, &url, "1");
            self.press(who, "join");
        }
    }

    /// The menu, for who is there.
    fn menu(&self, who: usize) -> MenuView {
        match &self.people[who].view().screen {
            Screen::Menu { view } => view.clone(),
            other => panic!("person {who} is elsewhere: {}", name(other)),
        }
    }

    /// Leaves the game for the menu; the seat is kept.
    fn to_menu(&self, who: usize) {
        self.people[who].app.dispatch(Action::Back);
        self.settle();
        if self.people[who].view().dialog.is_some() {
            self.press(who, "confirm");
        }
        assert_eq!(self.screen(who), "menu");
    }

    /// The way back to a room on the menu.
    fn way_back(&self, who: usize) -> Option<String> {
        let friends = self.menu(who).friends;
        let back = friends.into_iter().find(|it| it.id.starts_with("room:"));
        back.map(|it| it.id)
    }

    /// The app is killed without a word, and opened again.
    fn restart(&mut self, who: usize, config: Config) {
        self.hall().kill(who as u32);
        self.people[who].app.close();
        let again = self.app(who, config);
        self.people[who] = again;
        self.settle();
    }

    fn person(&self, chair: usize) -> Option<crate::room::Person> {
        let chair = crate::room::Chair::new(chair).unwrap();
        self.hall().room().person(chair).cloned()
    }

    fn room(&self, who: usize) -> RoomView {
        match &self.people[who].view().screen {
            Screen::Room { view } => view.clone(),
            other => panic!("person {who} is elsewhere: {}", name(other)),
        }
    }

    fn screen(&self, who: usize) -> &'static str {
        name(&self.people[who].view().screen)
    }
}

impl Party {
    fn game(&self, who: usize) -> GameView {
        match &self.people[who].view().screen {
            Screen::Game { view } => view.clone(),
            _ => panic!("person {who} is at {}", self.screen(who)),
        }
    }

    /// The person whose turn it is.
    fn to_move(&self) -> usize {
        let hall = self.hall();
        let table = hall.room().running().unwrap();
        table.turn().unwrap().index()
    }

    /// Presses whatever the person to move can press, once.
    fn step(&self) {
        let over = self.hall().room().running().is_none();
        if over {
            return;
        }
        let who = self.to_move();
        if who >= self.people.len() {
            return self.advance(1_000);
        }
        let game = self.game(who);
        if let Some(piece) = game.panel.iter().find(|piece| piece.enabled) {
            self.press(who, &piece.id);
        } else if game.roll.as_ref().is_some_and(|roll| roll.enabled) {
            self.press(who, &game.roll.unwrap().id);
        } else {
            self.advance(500);
        }
    }

    fn play_out(&self) {
        for _ in 0..5_000 {
            if self.hall().room().running().is_none() {
                self.settle();
                return;
            }
            self.step();
        }
        panic!("the game does not end");
    }

    /// Plays a move of makruk, by the side whose turn it is.
    fn ply(&self, mv: &str) {
        let who = self.to_move();
        self.press(who, &format!("square:{}", &mv[..2]));
        self.press(who, &format!("square:{}", &mv[2..]));
    }

    fn makruk() -> Party {
        let party = Party::of(2);
        party.host(&["game:makruk"]);
        party.join_all();
        party
    }

    /// Who plays White.
    fn white(&self) -> usize {
        let hall = self.hall();
        let table = hall.room().running().unwrap();
        table
            .chair(crate::game::Seat::of_side(Side::White))
            .unwrap()
            .index()
    }
}

fn name(screen: &Screen) -> &'static str {
    match screen {
        Screen::Welcome { .. } => "welcome",
        Screen::Menu { .. } => "menu",
        Screen::Party { .. } => "party",
        Screen::Game { .. } => "game",
        Screen::Result { .. } => "result",
        Screen::Replay { .. } => "replay",
        Screen::Settings { .. } => "settings",
        Screen::Page { .. } => "page",
        Screen::Create { .. } => "create",
        Screen::Join { .. } => "join",
        Screen::Room { .. } => "room",
        Screen::Check { .. } => "check",
        Screen::Review { .. } => "review",
    }
}

fn ids(buttons: &[Button]) -> Vec<&str> {
    buttons.iter().map(|button| button.id.as_str()).collect()
}
