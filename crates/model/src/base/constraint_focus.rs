//! Which constraint a person looks at.

use sudoku_engine::board::Rule;

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct ConstraintFocus {
    pub(crate) is_listed: bool,
    /// The one under the pointer or the focus.
    pub(crate) pointed: Option<Rule>,
    /// The one that was chosen, until another is.
    pub(crate) chosen: Option<Rule>,
}
