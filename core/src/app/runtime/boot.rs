//! Opening the saves, and reading what the model starts from.

use std::sync::Arc;
use std::time::{SystemTime, UNIX_EPOCH};

use super::store_thread::{ROOMS_KEY, UI_KEY};
use crate::app::config::{Config, OpenError, Start};
use crate::app::model::{Boot, PREFS_KEY, SETTINGS_KEY, Ui};
use crate::store::{Clock, MemoryStore, Recovery, SledStore, Store, StoreError, fixed_clock};
use crate::view::present::Message;

/// 2026-01-01 00:00 UTC, where virtual time begins.
pub(super) const VIRTUAL_START_MS: u64 = 1_767_225_600_000;

/// The saves, and what the person must know about them.
pub(super) struct OpenStore {
    pub store: Arc<dyn Store>,
    pub warning: Option<Message>,
}

/// A failure of the system.
pub(super) fn system(why: &str) -> OpenError {
    OpenError::System {
        why: why.to_owned(),
    }
}

fn outside(error: StoreError) -> OpenError {
    match error {
        StoreError::AlreadyOpen { folder } => OpenError::InUse {
            folder: folder.display().to_string(),
        },
        StoreError::Newer { found, known } => OpenError::Newer { found, known },
        StoreError::Io { kind, why, .. } => OpenError::Disk { kind, why },
        other => system(&other.to_string()),
    }
}

/// Opens the saves of a config.
///
/// # Errors
/// [`OpenError`], translated from the store's.
pub(super) fn open_store(config: &Config) -> Result<OpenStore, OpenError> {
    let clock = store_clock(config.virtual_time && config.seed.is_some());
    let Some(folder) = &config.folder else {
        return Ok(OpenStore {
            store: Arc::new(MemoryStore::in_memory(clock)),
            warning: None,
        });
    };
    let opened = SledStore::open(folder, clock).map_err(outside)?;
    Ok(OpenStore {
        store: Arc::new(opened.store),
        warning: opened.recovery.as_ref().map(damaged),
    })
}

/// The store's own dates; in a reproducible app they stand still.
fn store_clock(fixed: bool) -> Clock {
    if fixed {
        return fixed_clock(VIRTUAL_START_MS);
    }
    Arc::new(|| {
        SystemTime::now()
            .duration_since(UNIX_EPOCH)
            .map_or(0, |since| since.as_millis() as u64)
    })
}

fn damaged(recovery: &Recovery) -> Message {
    let Some(kept) = &recovery.moved_to else {
        return Message::plain("error-store-from-export");
    };
    let key = match recovery.restored {
        Some(_) => "error-store-restored",
        None => "error-store-corrupt",
    };
    Message::plain(key).with("kept", kept.display().to_string())
}

/// Reads what the model starts from. A setting that cannot be read is as if never set.
///
/// # Errors
/// [`OpenError::Disk`] when the games cannot be listed, [`OpenError::System`] without randomness.
pub(super) fn read(opened: &OpenStore, config: Config) -> Result<Boot, OpenError> {
    let store = opened.store.as_ref();
    let kept_ui = store.ui(UI_KEY).ok().flatten();
    let settings = store.setting(SETTINGS_KEY).ok().flatten();
    let first = kept_ui.is_none() && settings.is_none();
    let ui = match config.start {
        Start::Welcome if first => Ui::first_start(),
        Start::Welcome | Start::Kept => Ui::read(kept_ui),
        Start::Menu | Start::Aside => Ui::read(kept_ui).at_menu(),
    };
    let open = ui
        .games()
        .into_iter()
        .filter_map(|id| store.load(id).ok())
        .collect();
    let listing = store.list().map_err(outside)?;
    Ok(Boot {
        language: config.language,
        environment: config.environment,
        settings,
        rooms: store.ui(ROOMS_KEY).ok().flatten(),
        server: config.server,
        prefs: store.setting(PREFS_KEY).ok().flatten(),
        games: listing.games,
        unreadable: listing.damaged.len(),
        ui,
        keeps_ui: config.start != Start::Aside,
        open,
        steady_budgets: config.seed.is_some(),
        // A chosen seed is for the dice; only virtual time fixes the names of games as well.
        names: match config.seed {
            Some(_) if !config.virtual_time => Some(random()?),
            _ => None,
        },
        seed: match config.seed {
            Some(seed) => seed,
            None => random()?,
        },
        warning: opened.warning.clone(),
    })
}

fn random() -> Result<[u8; 32], OpenError> {
    let mut seed = [0; 32];
    getrandom::fill(&mut seed).map_err(|error| system(&error.to_string()))?;
    Ok(seed)
}
