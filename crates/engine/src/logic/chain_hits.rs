//! All chains of a graph that may conclude something, by their ends.

use std::cell::OnceCell;

use super::chain_graph::{Graph, NodeIndex};
use super::chain_paths::Paths;
use super::chain_reach::{Steps, starts};

/// How the ends of a chain relate.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Ends {
    /// They are one node.
    Same,
    /// At most one of them is true.
    Linked,
    /// Some candidate excludes both.
    Apart,
}

/// A chain by its ends.
#[derive(Clone, Copy, Debug)]
pub(super) struct Hit {
    /// The number of nodes, at least 4.
    pub(super) length: usize,
    pub(super) start: NodeIndex,
    pub(super) end: NodeIndex,
    pub(super) ends: Ends,
}

/// How long chains may be.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum MaxLength {
    /// As long as most of the chains that are the shortest of their puzzle.
    Short,
    Any,
}

impl MaxLength {
    /// Returns the greatest number of nodes.
    const fn nodes(self) -> usize {
        match self {
            Self::Short => 8,
            Self::Any => usize::MAX,
        }
    }
}

/// A graph with the chains that may conclude something.
#[derive(Debug)]
pub(super) struct Chains<'a> {
    pub(super) graph: Graph<'a>,
    steps: Steps,
    /// By greatest length.
    hits: [OnceCell<Vec<Hit>>; 2],
}

impl<'a> Chains<'a> {
    pub(super) fn new(graph: Graph<'a>) -> Self {
        let steps = Steps::new(&graph);
        Self { graph, steps, hits: [const { OnceCell::new() }; 2] }
    }

    /// Returns the chains up to a length, the shortest first.
    pub(super) fn hits(&self, max_length: MaxLength) -> &[Hit] {
        self.hits[max_length as usize].get_or_init(|| self.find(max_length.nodes()))
    }

    fn find(&self, max_length: usize) -> Vec<Hit> {
        let graph = &self.graph;
        let mut hits = Vec::new();
        let mut paths = Paths::new(graph);
        for start in starts(graph, &self.steps, max_length) {
            paths.search(graph, start, max_length);
            for &end in &paths.ends {
                let length = paths.length(end);
                if length >= 4 && graph.conclusive.contains(start, end) {
                    hits.push(Hit { length, start, end, ends: ends(graph, start, end) });
                }
            }
        }
        hits.sort_by_key(|hit| hit.length);
        hits
    }
}

fn ends(graph: &Graph<'_>, start: NodeIndex, end: NodeIndex) -> Ends {
    if start == end {
        Ends::Same
    } else if graph.weak_sets.contains(start, end) {
        Ends::Linked
    } else {
        Ends::Apart
    }
}
