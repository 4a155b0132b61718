//! The constraint that the user is looking at.

use sudoku_engine::board::Rule;

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct ConstraintFocus {
    pub(crate) is_list_open: bool,
    /// The constraint under the pointer or with keyboard focus.
    pub(crate) pointed_rule: Option<Rule>,
    /// The constraint that was chosen last.
    pub(crate) chosen_rule: Option<Rule>,
}
