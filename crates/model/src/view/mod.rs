//! What the page shows, as pure functions of the model.

pub mod board;
pub mod board_picture;
pub mod board_table;
pub mod branch_order;
pub mod branch_table;
pub mod cell_choice;
pub mod colors;
pub mod constraint_order;
pub mod constraints;
pub mod counters;
pub mod dead_end;
pub mod export;
pub mod fits;
pub mod hint;
pub mod narration;
pub mod own_program;
pub mod play_board;
pub mod program;
pub mod puzzles;
pub mod questions;
pub mod technique_example;
pub mod timeline;
pub mod tree;
pub mod typed_step;
