//! What of a large tree is being unfolded, and what the worker is asked for it.

use crate::worker::run::BranchQuery;

#[derive(Clone, Debug)]
pub(super) struct Growth {
    /// The last number given to an unfolding.
    pub(super) clock: u32,
    /// The round of news: what was told in an earlier one may have changed.
    pub(super) round: u32,
    pub(super) jobs: Vec<Job>,
    pub(super) ask: Option<BranchQuery>,
}

impl Default for Growth {
    fn default() -> Self {
        Self { clock: 0, round: 1, jobs: Vec::new(), ask: None }
    }
}

/// An unfolding that goes on by itself until it has shown enough.
#[derive(Clone, Copy, Debug)]
pub(super) struct Job {
    pub(super) top: u32,
    /// Nodes it may show.
    pub(super) budget: usize,
    /// With fewer than these it goes on into subtrees too large to be shown whole.
    pub(super) least: usize,
    /// Whether subtrees without a solution are unfolded too.
    pub(super) with_failed: bool,
    pub(super) number: u32,
}
