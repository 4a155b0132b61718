//! A search tree opened by hand.

mod explore_bar;
mod explore_digits;
pub(crate) mod explore_parts;
mod explore_tree;
