//! What the page shows, as pure functions of the model.

pub mod board;
pub mod constraints;
pub mod export;
pub mod narration;
pub mod timeline;
pub mod tree;
