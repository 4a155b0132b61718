//! Shortest chains from a node that is off to nodes that are on.

use super::chain_graph::{Graph, NodeIndex, Reason};

/// No node is before this one.
const NONE: u32 = u32::MAX;

/// The chains from one start, each the shortest to its end. Strong and weak links alternate,
/// beginning and ending with a strong one.
#[derive(Debug)]
pub(super) struct Paths {
    start: NodeIndex,
    /// By node that is on: the node that is off before it, and the number of nodes up to it.
    on: Vec<(u32, u32)>,
    /// By node that is off: the node that is on before it.
    off: Vec<u32>,
    /// The nodes that are on, the closest first.
    pub(super) ends: Vec<NodeIndex>,
    /// Nodes that are off, the closest first, with the number of nodes up to them.
    queue: Vec<(u32, u32)>,
}

impl Paths {
    pub(super) fn new(graph: &Graph<'_>) -> Self {
        let count = graph.nodes.len();
        Self {
            start: 0,
            on: vec![(NONE, 0); count],
            off: vec![NONE; count],
            ends: Vec::with_capacity(count),
            queue: Vec::with_capacity(count),
        }
    }

    /// Finds the chains from this start with at most this number of nodes.
    pub(super) fn search(&mut self, graph: &Graph<'_>, start: NodeIndex, max_length: usize) {
        self.on.fill((NONE, 0));
        self.off.fill(NONE);
        self.ends.clear();
        self.start = start;
        self.off[start] = start as u32;
        self.queue.clear();
        self.queue.push((start as u32, 1));
        let mut done = 0;
        while let Some(&(off, length)) = self.queue.get(done) {
            if length as usize >= max_length {
                return;
            }
            done += 1;
            for (on, _) in graph.strong(off as NodeIndex) {
                if self.on[on].0 != NONE {
                    continue;
                }
                self.on[on] = (off, length + 1);
                self.ends.push(on);
                for next in graph.weak(on) {
                    if self.off[next] == NONE {
                        self.off[next] = on as u32;
                        self.queue.push((next as u32, length + 2));
                    }
                }
            }
        }
    }

    /// Returns the number of nodes of the chain to a node that is on.
    pub(super) fn length(&self, end: NodeIndex) -> usize {
        self.on[end].1 as usize
    }

    /// Returns the nodes of the chain to a node that is on, in order.
    pub(super) fn path(&self, end: NodeIndex) -> Vec<NodeIndex> {
        let mut path = Vec::new();
        let mut on = end;
        loop {
            path.push(on);
            let off = self.on[on].0 as usize;
            path.push(off);
            if off == self.start && path.len() == self.length(end) {
                path.reverse();
                return path;
            }
            on = self.off[off] as usize;
        }
    }
}

/// Returns why at least one of two nodes is true.
pub(super) fn reason(graph: &Graph<'_>, one: NodeIndex, other: NodeIndex) -> Reason {
    let mut links = graph.strong(one);
    links.find(|&(end, _)| end == other).expect("the nodes have a strong link").1
}
