//! Which nodes start a chain that concludes something, without the chains.

use super::bit_sets::{BitSets, members};
use super::chain_graph::{Graph, NodeIndex};

/// Returns the nodes from which a chain with at least 4 nodes and at most this number of them
/// concludes something, if each chain is the shortest to its end.
pub(super) fn starts(graph: &Graph<'_>, steps: &Steps, max_length: usize) -> Vec<NodeIndex> {
    let count = graph.nodes.len();
    let mut concludes = vec![false; count];
    let mut next = vec![0; count];
    for word in 0..graph.conclusive.width() {
        let column =
            |sets: &BitSets| -> Vec<u64> { (0..count).map(|node| sets.of(node)[word]).collect() };
        let direct = column(&graph.strong_sets);
        // By start: which nodes of this word are on after the chains so far.
        let mut reached = direct.clone();
        let mut length = 2;
        while length < max_length {
            length += 2;
            for (start, next) in next.iter_mut().enumerate() {
                let after = steps.of(start).iter().map(|&off| reached[off as NodeIndex]);
                *next = after.fold(reached[start], |all, reached| all | reached);
            }
            if next == reached {
                break;
            }
            std::mem::swap(&mut next, &mut reached);
        }
        let ends = direct.iter().zip(column(&graph.conclusive));
        let ends = ends.map(|(direct, conclusive)| conclusive & !direct);
        for ((concludes, reached), ends) in concludes.iter_mut().zip(&reached).zip(ends) {
            *concludes |= reached & ends != 0;
        }
    }
    (0..count).filter(|&start| concludes[start]).collect()
}

/// By node that is off: the nodes that are off after a strong and a weak link.
#[derive(Debug)]
pub(super) struct Steps {
    /// One node's after another's.
    nodes: Vec<u32>,
    /// By node: where its own end.
    ends: Vec<usize>,
}

impl Steps {
    pub(super) fn new(graph: &Graph<'_>) -> Self {
        let count = graph.nodes.len();
        let mut steps =
            Self { nodes: Vec::with_capacity(8 * count), ends: Vec::with_capacity(count) };
        let mut after = vec![0; graph.weak_sets.width()];
        for off in 0..count {
            after.fill(0);
            for (on, _) in graph.strong(off) {
                for (after, weak) in after.iter_mut().zip(graph.weak_sets.of(on)) {
                    *after |= weak;
                }
            }
            steps.nodes.extend(members(after.iter().copied()).map(|it| it as u32));
            steps.ends.push(steps.nodes.len());
        }
        steps
    }

    fn of(&self, node: NodeIndex) -> &[u32] {
        let start = node.checked_sub(1).map_or(0, |before| self.ends[before]);
        &self.nodes[start..self.ends[node]]
    }
}
