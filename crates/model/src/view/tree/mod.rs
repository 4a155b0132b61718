//! The tree as a drawing.

mod corner;
mod drawing;
mod edge_width;
mod explored;
mod facts;
mod forced_levels;
mod level_cells;
mod opened;
mod scene;
mod sideways;
mod up_to_now;
mod walk;

pub use corner::Corner;
pub use drawing::{Drawing, DrawnNode, LAST_LEVEL_MARGIN, Mark, SubtreeContent, VisitState};
pub use edge_width::EDGE_WIDTHS;
pub use explored::ExplorationDrawing;
pub use facts::{
    CostliestFacts, LargeTreeFacts, NodeFacts, NodeOutcome, PathFacts, SmallTreeFacts,
};
pub use level_cells::LevelCell;
pub use scene::{
    FORCED_HALF_SIZE, Style, StyleGroup, View, digit_position, figures_position, scene, shape,
};
