//! Puzzles for printing.

pub(crate) mod printed_board;
pub(crate) mod printout_dialog;
pub(crate) mod printout_page;
