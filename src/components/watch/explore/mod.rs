//! A search tree opened by hand.

pub(super) mod explore_bar;
pub(super) mod explore_digits;
pub(super) mod explore_tree;
