//! The list of constraints next to the search.

use sudoku_engine::board::Rule;

use super::set::set_if_changed;
use crate::Model;
use crate::base::constraint_focus::ConstraintFocus;

/// User actions on the list.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ConstraintsMsg {
    /// The list was opened or closed.
    ListToggled(bool),
    /// The pointer or the focus moved to a constraint of the list, or off it.
    RulePointed(Option<Rule>),
    /// A constraint of the list was chosen; choosing it again deselects it.
    RuleChosen(Rule),
}

impl Model {
    pub(super) fn apply_constraints(&mut self, msg: ConstraintsMsg) -> bool {
        match msg {
            ConstraintsMsg::ListToggled(is_list_open) => {
                let focus = ConstraintFocus { is_list_open, ..ConstraintFocus::default() };
                set_if_changed(&mut self.watch.constraint_focus, focus)
            }
            ConstraintsMsg::RulePointed(pointed_rule) => {
                set_if_changed(&mut self.watch.constraint_focus.pointed_rule, pointed_rule)
            }
            ConstraintsMsg::RuleChosen(rule) => {
                let chosen_rule =
                    Some(rule).filter(|_| self.watch.constraint_focus.chosen_rule != Some(rule));
                set_if_changed(&mut self.watch.constraint_focus.chosen_rule, chosen_rule)
            }
        }
    }
}
