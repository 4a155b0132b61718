//! The tree as a drawing.

mod drawing;
mod explored;
mod facts;
mod scene;

pub use drawing::{Drawing, DrawnNode, Mark, SubtreeContent, VisitState};
pub use explored::ExplorationDrawing;
pub use facts::{LargeTreeFacts, NodeFacts, NodeOutcome, PathFacts, SmallTreeFacts};
pub use scene::{Style, StyleGroup, View, digit_position, figures_position, scene, shape};
