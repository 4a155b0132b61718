//! Puzzles to print.

mod printed_board;
pub(crate) mod printout_dialog;
pub(crate) mod printout_page;
