//! New puzzles: the form that asks for one, and sheets of puzzles to print.

pub mod form;
pub mod printout;
pub mod source;
