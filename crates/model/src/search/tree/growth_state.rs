//! The expansions in progress in a large tree, and the query to the worker.

use crate::worker::run::BranchQuery;

#[derive(Clone, Debug)]
pub(super) struct Growth {
    /// The number of the last expansion.
    pub(super) last_expansion: u32,
    /// The round of reports: what was reported in an earlier one may have changed.
    pub(super) round: u32,
    pub(super) expansions: Vec<Expansion>,
    pub(super) pending_query: Option<BranchQuery>,
}

impl Default for Growth {
    fn default() -> Self {
        Self { last_expansion: 0, round: 1, expansions: Vec::new(), pending_query: None }
    }
}

/// An expansion that continues until it has shown enough.
#[derive(Clone, Copy, Debug)]
pub(super) struct Expansion {
    pub(super) top: u32,
    /// The maximum number of nodes to show.
    pub(super) max_nodes: usize,
    /// While it shows fewer nodes than this, it continues into subtrees too large to show
    /// whole.
    pub(super) min_nodes: usize,
    /// Whether subtrees without a solution are expanded too.
    pub(super) includes_failed: bool,
    pub(super) number: u32,
}
