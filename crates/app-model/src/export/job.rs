//! What the worker is to write.

use serde::{Deserialize, Serialize};
use sudoku_engine::export::Node;

use crate::scene::{Palette, Scene};

/// A form of a tree that is text.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Graph {
    /// For Graphviz.
    Dot,
    /// As CP-Profiler has it.
    Records,
}

/// A file to be written of a run.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Job {
    /// The steps from one to another, both in it.
    Steps {
        /// The first, from 1.
        from: u64,
        /// The last.
        to: u64,
    },
    /// The run's tree from its start.
    Tree {
        /// The form.
        graph: Graph,
        /// Nodes at the most.
        limit: u64,
    },
    /// These nodes of the run's tree.
    Nodes {
        /// The form.
        graph: Graph,
        /// The nodes, a parent before its children.
        nodes: Vec<Node>,
    },
    /// What was met on each level so far.
    Levels,
    /// A drawing in lines.
    Svg {
        /// The drawing.
        scene: Scene,
        /// Its colours.
        palette: Palette,
        /// Its title.
        title: String,
    },
    /// A drawing in pixels.
    Png {
        /// The drawing.
        scene: Scene,
        /// Its colours.
        palette: Palette,
    },
}
