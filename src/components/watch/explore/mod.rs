//! A search tree opened by hand.

pub(crate) mod by_hand;
mod explore_bar;
mod explore_digits;
mod explore_tree;
