//! The search tree.

pub(crate) mod other_mode;
pub(crate) mod tree_canvas;
pub(crate) mod tree_drawing;
pub(crate) mod tree_legend;
pub(crate) mod tree_mode;
pub(crate) mod tree_panel;
pub(crate) mod tree_viewport;
