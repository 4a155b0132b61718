//! The expansions in progress in a large tree, and the query to the worker.

use crate::worker::run::BranchQuery;

#[derive(Clone, Debug)]
pub(super) struct Growth {
    /// The number of the last expansion.
    pub(super) clock: u32,
    /// The round of news: what was reported in an earlier one may have changed.
    pub(super) round: u32,
    pub(super) jobs: Vec<Job>,
    pub(super) ask: Option<BranchQuery>,
}

impl Default for Growth {
    fn default() -> Self {
        Self { clock: 0, round: 1, jobs: Vec::new(), ask: None }
    }
}

/// An expansion that continues until it has shown enough.
#[derive(Clone, Copy, Debug)]
pub(super) struct Job {
    pub(super) top: u32,
    /// The maximum number of nodes to show.
    pub(super) budget: usize,
    /// While it shows fewer nodes than this, it continues into subtrees too large to show
    /// whole.
    pub(super) least: usize,
    /// Whether subtrees without a solution are expanded too.
    pub(super) with_failed: bool,
    pub(super) number: u32,
}
