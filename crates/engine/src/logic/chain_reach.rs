//! Whether any chain from a node concludes something, without the chain.

use super::chain_graph::{Graph, NodeIndex};
use super::node_sets::nodes;

/// The nodes that chains from one start reach, as sets of nodes.
#[derive(Debug)]
pub(super) struct Reach {
    on: Vec<u64>,
    off: Vec<u64>,
    /// Those that the last strong links have turned on.
    last_on: Vec<u64>,
    /// Those that the last weak links have turned off.
    last_off: Vec<u64>,
}

impl Reach {
    pub(super) fn new(graph: &Graph<'_>) -> Self {
        let empty = vec![0; graph.nodes.len().div_ceil(64)];
        Self { on: empty.clone(), off: empty.clone(), last_on: empty.clone(), last_off: empty }
    }

    /// Returns whether a chain from this start with at least 4 nodes and at most this number of
    /// them concludes something, if each is the shortest to its end.
    pub(super) fn concludes(
        &mut self,
        graph: &Graph<'_>,
        start: NodeIndex,
        max_length: usize,
    ) -> bool {
        self.on.fill(0);
        self.last_off.fill(0);
        self.last_off[start / 64] |= 1 << (start % 64);
        self.off.copy_from_slice(&self.last_off);
        let mut length = 2;
        while length <= max_length && self.last_off.iter().any(|&word| word != 0) {
            extend(
                &self.last_off,
                |node| graph.strong_sets.of(node),
                &mut self.last_on,
                &mut self.on,
            );
            let conclusive = self.last_on.iter().zip(graph.conclusive.of(start));
            if length >= 4 && conclusive.into_iter().any(|(on, ends)| on & ends != 0) {
                return true;
            }
            extend(
                &self.last_on,
                |node| graph.weak_sets.of(node),
                &mut self.last_off,
                &mut self.off,
            );
            length += 2;
        }
        false
    }
}

/// Replaces `next` by the nodes that are linked to one of the `last`, except for those that have
/// been reached before.
fn extend<'a>(
    last: &[u64],
    linked: impl Fn(NodeIndex) -> &'a [u64],
    next: &mut [u64],
    reached: &mut [u64],
) {
    next.fill(0);
    for node in nodes(last.iter().copied()) {
        for (word, linked) in next.iter_mut().zip(linked(node)) {
            *word |= linked;
        }
    }
    for (next, reached) in next.iter_mut().zip(reached) {
        *next &= !*reached;
        *reached |= *next;
    }
}
