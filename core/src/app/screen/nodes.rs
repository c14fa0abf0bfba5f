//! Boxes on a board for screen readers, keyboard and tests.

use crate::view::hit::Area;
use crate::view::part::Node;

/// A node being made.
pub(super) struct Draft {
    id: String,
    label: String,
    area: Area,
    action: String,
    hint: String,
}

/// Begins a node.
pub(super) fn node(id: &str, label: String, area: Area) -> Draft {
    Draft {
        id: id.to_owned(),
        label,
        area,
        action: String::new(),
        hint: String::new(),
    }
}

impl Draft {
    /// Activating it presses this id.
    pub fn acts(mut self, action: &str) -> Self {
        action.clone_into(&mut self.action);
        self
    }

    /// What activating it does.
    pub fn hint(mut self, hint: String) -> Self {
        self.hint = hint;
        self
    }

    /// The record; `focusable` by Tab and arrows.
    pub fn into_node(self, focusable: bool) -> Node {
        Node {
            id: self.id,
            label: self.label,
            hint: self.hint,
            action: self.action,
            x: self.area.x as f32,
            y: self.area.y as f32,
            width: self.area.width as f32,
            height: self.area.height as f32,
            focusable,
        }
    }
}
