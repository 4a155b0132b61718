//! What an exported file will contain.

mod name;
mod plan;
mod timeline_scene;
mod view;

pub use plan::{Plan, Problem, Unit};
