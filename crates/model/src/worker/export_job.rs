//! What the worker is to write.

use std::rc::Rc;

use serde::{Deserialize, Serialize};
use sudoku_engine::export::Node;

use crate::base::asked::TaskId;
use crate::draw::palette::Palette;
use crate::draw::scene::Scene;

/// A form of a tree that is text.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Graph {
    /// For Graphviz.
    Dot,
    /// As CP-Profiler has it.
    Records,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Art {
    /// In lines, with this title.
    Svg(String),
    Png,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum NodesWanted {
    /// The first of the run's tree, at most so many.
    First(u64),
    /// These, a parent before its children.
    These(Vec<Node>),
}

/// A file to be written of a run.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Job {
    /// The steps from one to another, both in it.
    Steps { from: u64, to: u64 },
    /// A tree as text.
    Graph { graph: Graph, nodes: NodesWanted },
    /// A tree as a drawing.
    Tree { art: Art, nodes: NodesWanted, palette: Palette },
    /// What was met so far on the levels from one to another, both in it.
    Levels { from: u64, to: u64 },
    /// A drawing that the page has made.
    Scene { art: Art, scene: Scene, palette: Palette },
}

#[derive(Clone, Debug)]
pub struct ExportOrder {
    pub id: TaskId,
    pub job: Rc<Job>,
    pub name: Rc<str>,
    pub media_type: &'static str,
}

/// A number stands for one order, so that no drawing has to be compared.
impl PartialEq for ExportOrder {
    fn eq(&self, other: &Self) -> bool {
        self.id == other.id
    }
}

impl Eq for ExportOrder {}
