//! The files that the worker can write.

use std::rc::Rc;

use serde::{Deserialize, Serialize};
use sudoku_engine::export::Node;

use crate::base::task_state::TaskId;
use crate::draw::caption::Caption;
use crate::draw::palette::Palette;
use crate::draw::scene::Scene;

/// A text format for trees.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum GraphFormat {
    Dot,
    Records,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum DrawingFormat {
    /// Written line by line, with this title.
    Svg(String),
    Png,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum NodeSelection {
    /// The first nodes of the run's tree, at most this many.
    First(u64),
    /// These nodes, each parent before its children.
    Listed(Vec<Node>),
}

/// A file to write about a run.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum ExportTask {
    /// The steps from `from` to `to`, both included.
    Steps { from: u64, to: u64 },
    /// A tree as text.
    Graph { format: GraphFormat, nodes: NodeSelection },
    /// A tree as a drawing, with the words around it.
    Tree { format: DrawingFormat, nodes: NodeSelection, palette: Palette, caption: Caption },
    /// What was met so far on the levels from `from` to `to`, both included.
    Levels { from: u64, to: u64 },
}

/// A drawing made by the page, to write as a file.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct DrawTask {
    pub format: DrawingFormat,
    pub scene: Scene,
    pub palette: Palette,
}

/// How the content of a file is found.
#[derive(Clone, Debug)]
pub enum ExportWork {
    /// From the run on show.
    OfRun(Rc<ExportTask>),
    Drawing(Rc<DrawTask>),
}

#[derive(Clone, Debug)]
pub struct ExportRequest {
    pub id: TaskId,
    pub work: ExportWork,
    pub name: Rc<str>,
    pub media_type: &'static str,
}

/// Orders are equal if their numbers are, so that drawings need not be compared.
impl PartialEq for ExportRequest {
    fn eq(&self, other: &Self) -> bool {
        self.id == other.id
    }
}

impl Eq for ExportRequest {}
