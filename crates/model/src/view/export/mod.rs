//! What a file to be exported will hold.

mod name;
mod plan;
mod timeline_scene;
mod view;

pub use plan::{Plan, Problem, Unit};
