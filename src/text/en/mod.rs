//! English.

mod labels;
mod phrases;

/// The words of English.
pub(super) struct English;
