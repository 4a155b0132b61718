//! How the view shares its room between board, tree and map.

mod divider;
pub(crate) mod dividers;
pub(crate) mod panes_bar;
