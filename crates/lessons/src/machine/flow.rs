//! Where a run goes on, and where it pauses.

/// Where a run pauses, apart from the number of moments.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum PauseAt {
    Moments,
    /// After a statement that wrote to the watched grid.
    GridWrites,
}

/// What an instruction does to the order of instructions.
pub(super) enum Flow {
    Next,
    To(u32),
}
