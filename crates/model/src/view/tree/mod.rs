//! The tree as a drawing.

mod drawing;
mod explored;
mod facts;
mod scene;

pub use drawing::{Drawing, Drawn, Holds, Mark, State};
pub use explored::Explored;
pub use facts::{ForestFacts, NodeFacts, NodeOutcome, PathFacts, TreeFacts};
pub use scene::{Group, Style, View, digit_place, figures_place, scene, shape};
