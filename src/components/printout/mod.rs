//! Puzzles for printing.

pub(crate) mod printed_board;
mod printed_tree;
pub(crate) mod printout_dialog;
pub(crate) mod printout_page;
