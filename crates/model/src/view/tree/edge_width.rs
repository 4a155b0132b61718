//! The widths of edges: the more nodes lie below, the wider the edge.

use super::{Drawing, DrawnNode};

/// The widths of edges in pixels, by their class.
pub const EDGE_WIDTHS: [f32; 5] = [1.5, 2.25, 3.5, 5.0, 7.0];
/// Each class has at least this many times the nodes of the one below.
const RATIO: u64 = 4;
/// The widest class has at least one in this many of all nodes.
const WIDEST_PART: u64 = 2;

impl Drawing {
    /// Returns the class of the edge that leads to a node, from 0 for little or unknown.
    pub fn edge_class(&self, node: &DrawnNode) -> u8 {
        let Some(facts) = node.facts.filter(|_| self.node_count > 0) else { return 0 };
        let mut part = WIDEST_PART;
        for class in (1..EDGE_WIDTHS.len() as u8).rev() {
            if facts.size.saturating_mul(part) >= self.node_count {
                return class;
            }
            part *= RATIO;
        }
        0
    }
}
