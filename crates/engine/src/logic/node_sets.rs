//! Sets of the nodes of a graph of chains.

use super::chain_graph::NodeIndex;

/// Numbered sets of nodes, one bit for each node.
#[derive(Debug, Default)]
pub(super) struct NodeSets {
    width: usize,
    /// The sets, one after another.
    words: Vec<u64>,
}

impl NodeSets {
    /// Creates empty sets of the nodes of a graph with this number of them.
    pub(super) fn new(sets: usize, nodes: usize) -> Self {
        let width = nodes.div_ceil(64);
        Self { width, words: vec![0; width * sets] }
    }

    pub(super) fn insert(&mut self, set: usize, node: NodeIndex) {
        self.words[set * self.width + node / 64] |= 1 << (node % 64);
    }

    pub(super) fn contains(&self, set: usize, node: NodeIndex) -> bool {
        self.words[set * self.width + node / 64] >> (node % 64) & 1 == 1
    }

    /// Returns the number of words of a set.
    pub(super) const fn width(&self) -> usize {
        self.width
    }

    /// Returns a set as words.
    pub(super) fn of(&self, set: usize) -> &[u64] {
        &self.words[set * self.width..][..self.width]
    }
}

/// Returns the nodes of a set, in ascending order.
pub(super) fn nodes(set: impl IntoIterator<Item = u64>) -> impl Iterator<Item = NodeIndex> {
    let mut words = set.into_iter();
    let (mut bits, mut first) = (words.next(), 0);
    std::iter::from_fn(move || {
        while bits? == 0 {
            bits = words.next();
            first += 64;
        }
        let word = bits?;
        bits = Some(word & (word - 1));
        Some(first + word.trailing_zeros() as usize)
    })
}
