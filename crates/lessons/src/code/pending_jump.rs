//! Jumps whose targets are not known yet.

/// The index of an instruction whose target the compiler sets later.
#[derive(Clone, Copy, Debug)]
pub(super) struct PendingJump(pub(super) usize);
