//! What an exported file will contain.

mod drawn_nodes;
mod file_name;
mod plan;
mod timeline_scene;

pub use plan::{ExportPlan, ExportProblem, ExportUnit};
