//! Publishing: the records and the picture of the open screen, when they have changed.

use std::sync::Arc;

use super::touch::Seen;
use super::{ClockAt, Model, faces};
use crate::app::picture::Picture;
use crate::text::Texts;
use crate::view::ClockFace;
use crate::view::look::Look;
use crate::view::screen::AppView;

/// Longer than any motion.
const AT_REST_MS: f32 = 1e9;

/// What a shell draws: a view with the picture that fits it.
#[derive(Clone, Debug)]
pub(crate) struct Drawn {
    /// Records.
    pub view: Arc<AppView>,
    /// Board; `None` on screens without one.
    pub picture: Option<Picture>,
    /// Clocks at the moment of publishing; empty on screens without.
    pub clocks: Vec<ClockAt>,
    /// The language's texts, for the clocks.
    pub texts: Texts,
}

impl Drawn {
    /// The board's scene at a time of its motion; empty on screens without a board.
    pub fn scene(&self, t_ms: f32) -> Vec<u8> {
        let encode = |picture: &Picture| picture.encode(&self.view.look, self.view.revision, t_ms);
        self.picture.as_ref().map(encode).unwrap_or_default()
    }

    /// The clocks' digits at a time after publishing.
    pub fn clock(&self, t_ms: f32) -> Vec<ClockFace> {
        faces(&self.texts, &self.clocks, t_ms)
    }
}

/// What was published last.
#[derive(Clone, Debug, Default)]
pub(super) struct Published {
    revision: u64,
    view: Option<Arc<AppView>>,
    scene: Vec<u8>,
}

impl Model {
    /// The view that was published last.
    pub(super) fn view_seen(&self) -> Option<Arc<AppView>> {
        self.published.view.clone()
    }

    /// The look in force.
    pub(crate) fn look(&self) -> Look {
        Look::new(
            self.settings.dark(&self.environment),
            self.settings.high_contrast(&self.environment),
            self.settings.still(&self.environment),
        )
    }

    /// Gives what is to be drawn, if it differs from what was given last.
    pub fn draw(&mut self) -> Option<Drawn> {
        let picture = self.picture();
        let mut view = self.app_view(picture.as_ref());
        view.revision = self.published.revision;
        // Compared as drawn when all is at rest, for marks are not drawn before: equal bytes are
        // equal pictures, whatever led to them. The motion itself has its number.
        let scene = picture
            .as_ref()
            .map(|picture| picture.encode(&view.look, 0, AT_REST_MS))
            .unwrap_or_default();
        let same = self.published.view.as_deref() == Some(&view) && self.published.scene == scene;
        if same {
            return None;
        }
        self.published.revision += 1;
        view.revision = self.published.revision;
        let view = Arc::new(view);
        self.published.view = Some(Arc::clone(&view));
        self.published.scene = scene;
        self.board.remember(Seen {
            revision: view.revision,
            prompt: self.prompt,
            picture: picture.clone(),
            undo_target: self
                .table
                .as_ref()
                .and_then(|table| table.session.undo_target()),
        });
        let (clocks, texts) = (self.clocks(), self.texts.clone());
        Some(Drawn {
            view,
            picture,
            clocks,
            texts,
        })
    }
}
