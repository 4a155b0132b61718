//! The page as one state, and what of it is linked, stored and announced.

pub mod dialog;
pub mod export;
pub mod link;
pub mod notice;
pub mod paste;
pub mod place;
pub mod puzzles;
pub mod state;
mod step_link;
pub mod storage;
pub mod tree;
