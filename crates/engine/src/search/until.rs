//! How a run at full speed ends.

/// How a run ends besides by its number of steps.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Until {
    /// With the search.
    Over,
    /// At the next solution.
    Solution,
    /// When all that is below the digits on the board has been walked.
    Walked,
}
