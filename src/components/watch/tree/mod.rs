//! The search tree.

pub(crate) mod level_names;
pub(crate) mod other_mode;
pub(crate) mod tree_canvas;
pub(crate) mod tree_caption;
mod tree_chain;
pub(crate) mod tree_control;
pub(crate) mod tree_drawing;
pub(crate) mod tree_fit;
pub(crate) mod tree_following;
pub(crate) mod tree_legend;
pub(crate) mod tree_menu;
pub(crate) mod tree_panel;
pub(crate) mod tree_picture;
pub(crate) mod tree_pointer;
pub(crate) mod tree_selection;
pub(crate) mod tree_viewport;
mod tree_zoom;
