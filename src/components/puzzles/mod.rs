mod file_bar;
mod name_field;
pub(crate) mod puzzles_dialog;
mod undo_bar;
