//! The puzzles that are kept.

mod name_field;
pub(crate) mod puzzles_dialog;
mod undo_bar;
