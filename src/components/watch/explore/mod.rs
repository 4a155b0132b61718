//! A search tree opened by hand.

pub(crate) mod explore_bar;
pub(crate) mod explore_counters;
pub(crate) mod explore_digits;
pub(crate) mod explore_tree;
