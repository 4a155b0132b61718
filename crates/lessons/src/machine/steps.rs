//! How much an instruction may compare.

use std::cell::Cell;

use super::fault::Fault;

/// How many items an instruction may compare.
const MAX_STEPS: usize = 1 << 23;
/// Comparing this many bytes of text is a step.
pub(super) const BYTES_OF_STEP: usize = 256;

/// How many items an instruction may still compare: lists that share items have many.
pub(super) struct Steps(Cell<usize>);

impl Steps {
    pub(super) const fn new() -> Self {
        Self(Cell::new(MAX_STEPS))
    }

    /// Counts steps, and fails if there are too many.
    pub(super) fn take(&self, count: usize) -> Result<(), Fault> {
        let left = self.0.get().checked_sub(count).ok_or(Fault::Nesting)?;
        self.0.set(left);
        Ok(())
    }
}
