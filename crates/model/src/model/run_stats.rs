//! What is told of the run itself: how fast it was, and what is kept of it.

use crate::worker::run::RunFacts;

/// The panel about the run while it is open.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct AboutRun {
    /// What the worker told last.
    pub facts: Option<RunFacts>,
}
