//! Puzzles to print.

pub(crate) mod handout_dialog;
pub(crate) mod handout_page;
pub(crate) mod handout_print;
pub(crate) mod printed_board;
