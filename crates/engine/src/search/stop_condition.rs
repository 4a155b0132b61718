//! The conditions that end a run at full speed.

/// A condition that ends a run, in addition to its number of steps.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum StopCondition {
    /// The end of the search.
    SearchOver,
    Solution,
    /// The end of the subtree below the digits on the board.
    SubtreeWalked,
}
