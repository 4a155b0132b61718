//! What an exported file will contain.

mod captioned;
mod drawn_nodes;
mod file_name;
mod plan;
mod timeline_scene;

pub use crate::draw::caption::{Caption, Sign};
pub use captioned::NamedTree;
pub use plan::{ExportPlan, ExportProblem, ExportUnit};
