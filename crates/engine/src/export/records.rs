//! Node records in the format of CP-Profiler.
//!
//! The fields are those of the `Node` message that a solver sends to CP-Profiler, in the
//! order in which it stores them: the table `Nodes` of a saved execution has the columns
//! `NodeID`, `ParentID`, `Alternative`, `NKids`, `Status` and `Label`. The root's parent
//! and alternative are -1, alternatives are counted from 0, and the status is one of
//! `BRANCH`, `SOLVED`, `FAILED` and `SKIPPED`, the last for a leaf that represents an
//! unsearched subtree. Sources: "The protocol" in MiniZinc's handbook (libminizinc,
//! `docs/en/cpprofiler.rst`), and `db_handler.cpp` in cp-profiler/cp-profiler, which
//! stores the status as a number: SOLVED 0, FAILED 1, BRANCH 2, SKIPPED 3.

use std::fmt::Write as _;

use super::{Lines, Node};
use crate::board::Shape;

const HEADER: &str = "NodeID,ParentID,Alternative,NKids,Status,Label\n";

/// Writes one line per node.
#[derive(Clone, Debug)]
pub struct Records<I> {
    shape: Shape,
    nodes: I,
    has_header: bool,
    written: u64,
}

impl<I: Iterator<Item = Node>> Records<I> {
    /// Creates a writer for the records of these nodes of a search on a board of this
    /// shape.
    pub const fn new(shape: Shape, nodes: I) -> Self {
        Self { shape, nodes, has_header: false, written: 0 }
    }

    fn write_record(&self, node: &Node, text: &mut String) {
        let Node { id, parent, alternative, children, status, .. } = node;
        // Writing to a string does not fail.
        let _ = match parent {
            Some(parent) => write!(text, "{id},{parent},{alternative}"),
            None => write!(text, "{id},-1,-1"),
        };
        let status: &str = status.into();
        let _ = write!(text, ",{children},{status},");
        node.push_label(self.shape, text);
        text.push('\n');
    }
}

impl<I: Iterator<Item = Node>> Lines for Records<I> {
    fn write(&mut self, text: &mut String, lines: u64) -> bool {
        if !std::mem::replace(&mut self.has_header, true) {
            text.push_str(HEADER);
        }
        for _ in 0..lines {
            let Some(node) = self.nodes.next() else { return false };
            self.write_record(&node, text);
            self.written += 1;
        }
        true
    }

    fn written(&self) -> u64 {
        self.written
    }
}
