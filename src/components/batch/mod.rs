//! The view for solving many puzzles.

mod batch_bar;
mod batch_filter;
mod batch_source;
mod batch_summary;
mod batch_table;
pub(crate) mod batch_view;
