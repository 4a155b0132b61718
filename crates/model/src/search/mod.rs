//! The search on the page: played, drawn, expanded by hand, compared and replayed.

pub mod bookmarks;
pub mod branches;
pub mod compare;
pub mod explore;
pub mod kept_programs;
pub mod own_program;
pub mod player;
pub mod program;
pub mod questions;
pub mod replay;
pub mod timeline;
pub mod trace;
pub mod tree;
