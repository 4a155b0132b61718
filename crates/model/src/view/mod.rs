//! What the page shows, as pure functions of the model.

pub mod board;
pub mod board_picture;
pub mod board_table;
pub mod branch_table;
pub mod colors;
pub mod constraints;
pub mod export;
pub mod narration;
pub mod puzzles;
pub mod timeline;
pub mod tree;
