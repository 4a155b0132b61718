//! The nodes drawn now, as they are exported.
//!
//! They are numbered in the order of the file. A folded subtree is one node, with the number of
//! nodes that it represents.

use sudoku_engine::export::{Node, Status};

use crate::Model;
use crate::view::tree::{Drawing, DrawnNode, Mark};

/// Returns the nodes of a drawing, the root first and each parent before its children.
fn nodes_of(drawing: &Drawing) -> Vec<Node> {
    // Only drawn nodes count as children.
    let mut nodes: Vec<Node> = Vec::with_capacity(drawing.nodes.len());
    for (node, id) in drawing.nodes.iter().zip(0..) {
        let alternative = match node.parent.map(|parent| &mut nodes[parent as usize]) {
            Some(above) => {
                above.children += 1;
                above.children - 1
            }
            None => 0,
        };
        nodes.push(Node {
            id,
            parent: node.parent.map(u64::from),
            alternative,
            children: 0,
            status: status(node),
            placed: node.cell.zip(node.digit),
            nodes_represented: nodes_represented(node),
        });
    }
    nodes
}

const fn status(node: &DrawnNode) -> Status {
    match node.mark {
        Mark::Diamond => Status::Solved,
        Mark::Square => Status::Failed,
        // A branch that was not tried, about which nothing is known.
        Mark::Circle if node.facts.is_none() && !node.is_on_path => Status::Skipped,
        Mark::Circle => Status::Branch,
        Mark::Triangle => Status::Skipped,
    }
}

fn nodes_represented(node: &DrawnNode) -> Option<u64> {
    match status(node) {
        Status::Skipped => node.facts.map(|facts| facts.size),
        Status::Branch | Status::Solved | Status::Failed => Some(1),
    }
}

impl Model {
    /// Returns the nodes drawn now, the root first and each parent before its children.
    pub(crate) fn drawn_nodes(&self) -> Option<Vec<Node>> {
        self.shown_tree(false).map(|drawing| nodes_of(&drawing))
    }
}
