//! The state of the page, and the parts of it that are linked, stored and announced.

pub mod dialog;
pub mod export;
pub mod link;
pub mod notice;
pub mod paste;
pub mod place;
pub mod presentation;
pub(crate) mod program_link;
pub mod puzzles;
pub mod state;
mod step_link;
pub mod storage;
pub mod tree;
