//! Names that people show in the open room: who is called what on the screens.
//!
//! Names are shown and never kept: neither saves nor records have them.

use crate::app::model::Model;
use crate::protocol::PlayerName;
use crate::room::{Chair, Room};

impl Model {
    /// The name that the person on another chair shows; `None` for one's own chair, for who shows none,
    /// and where the names of others are hidden.
    pub(crate) fn name_on(&self, chair: Chair) -> Option<&PlayerName> {
        self.others_name(chair)
            .filter(|_| !self.settings.hide_names)
    }

    fn others_name(&self, chair: Chair) -> Option<&PlayerName> {
        let client = self.online.client()?;
        client.room()?.person(chair)?;
        let own = client.chair() == Some(chair);
        client.name(chair).filter(|_| !own)
    }

    /// Calls the players at the room's table by the names that they show. Who has left since is called
    /// as before while the game is on the screen.
    pub(in crate::app::model) fn name_table(&mut self) {
        let Some(table) = self.table.as_ref().filter(|it| it.elsewhere.is_some()) else {
            return;
        };
        let mut names = table.names.clone();
        let running = self.online.room().and_then(Room::running);
        if let Some(game) = running.filter(|game| game.header().id == table.id()) {
            names.extend(table.header().seats().filter_map(|seat| {
                let name = self.others_name(game.chair(seat)?)?;
                Some((seat, name.clone()))
            }));
        }
        let hidden = self.settings.hide_names;
        if let Some(table) = &mut self.table {
            table.call(names, hidden);
        }
    }
}
