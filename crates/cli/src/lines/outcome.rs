//! The outcome of a command.

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Outcome {
    AllDone,
    /// Some inputs failed, and were reported on standard error.
    SomeFailed,
}
