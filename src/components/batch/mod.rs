//! The view for solving many puzzles.

pub(crate) mod batch_bar;
pub(crate) mod batch_filter;
pub(crate) mod batch_source;
pub(crate) mod batch_summary;
pub(crate) mod batch_table;
pub(crate) mod batch_view;
