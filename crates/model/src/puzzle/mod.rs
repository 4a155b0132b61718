//! The puzzle being edited: its digits, marks and rules, and how they are drawn.
//!
//! Must not know how a puzzle is solved or made.

pub mod board_content;
pub mod cell_rules;
pub mod editor;
pub mod journal;
pub mod printed;
pub mod rule_drawing;
