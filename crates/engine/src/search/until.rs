//! The conditions that end a run at full speed.

/// A condition that ends a run, in addition to its number of steps.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Until {
    /// The end of the search.
    Over,
    /// The next solution.
    Solution,
    /// The end of the subtree below the digits on the board.
    Walked,
}
