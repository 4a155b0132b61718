//! Whether everything could be done.

/// Whether everything could be done.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Outcome {
    /// Everything.
    AllDone,
    /// Not everything, and standard error says what.
    SomeFailed,
}
