//! Trees in the DOT language of Graphviz.
//!
//! Shapes follow Gecode's Gist and the page: a circle for a choice, a diamond for a
//! solution, a square for a dead end, a triangle for a collapsed subtree, dashed if it
//! was never searched.

use std::fmt::Write as _;

use super::{Lines, Node, Status};
use crate::board::Shape;

const HEADER: &str =
    "digraph search {\n  graph [ordering=out];\n  node [fontname=\"sans-serif\"];\n";

/// Writes one line per node, and one for the edge to it.
#[derive(Clone, Debug)]
pub struct Dot<I> {
    shape: Shape,
    nodes: I,
    has_header: bool,
    is_closed: bool,
    written: u64,
}

impl<I: Iterator<Item = Node>> Dot<I> {
    /// Creates a writer for the graph of these nodes of a search on a board of this
    /// shape.
    pub const fn new(shape: Shape, nodes: I) -> Self {
        Self { shape, nodes, has_header: false, is_closed: false, written: 0 }
    }

    fn write_node(&self, node: &Node, text: &mut String) {
        let shape = match node.status {
            Status::Branch => "circle",
            Status::Solved => "diamond",
            Status::Failed => "square",
            Status::Skipped => "triangle",
        };
        let dashed = if node.nodes_represented.is_none() { ",style=dashed" } else { "" };
        // Writing to a string does not fail. Labels contain no quotation marks.
        let _ = write!(text, "  n{} [shape={shape}{dashed},label=\"", node.id);
        node.push_label(self.shape, text);
        text.push_str("\"];\n");
        if let Some(parent) = node.parent {
            let _ = writeln!(text, "  n{parent} -> n{};", node.id);
        }
    }
}

impl<I: Iterator<Item = Node>> Lines for Dot<I> {
    fn write(&mut self, text: &mut String, lines: u64) -> bool {
        if self.is_closed {
            return false;
        }
        if !std::mem::replace(&mut self.has_header, true) {
            text.push_str(HEADER);
        }
        for _ in 0..lines {
            let Some(node) = self.nodes.next() else {
                text.push_str("}\n");
                self.is_closed = true;
                return false;
            };
            self.write_node(&node, text);
            self.written += 1;
        }
        true
    }

    fn written(&self) -> u64 {
        self.written
    }
}
