//! The vocabulary that all rooms share: languages, views, speeds, samples, named strategies.
//!
//! Must not know what a puzzle, a search or a page is made of.

pub mod code;
pub mod constraint_focus;
pub mod copy_on_write;
pub mod guide;
pub mod panes;
pub mod program_language;
pub mod program_text;
pub mod samples;
pub mod settings;
pub mod speed;
pub mod steps;
pub mod strategy_preset;
pub mod task_state;
pub mod tree_mode;
