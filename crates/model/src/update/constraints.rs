//! The list of constraints next to the search.

use sudoku_engine::board::Rule;

use super::set::set;
use crate::Model;
use crate::base::constraint_focus::ConstraintFocus;

/// User actions on the list.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ConstraintsMsg {
    /// The list was opened or closed.
    Listed(bool),
    /// The pointer or the focus moved to a constraint of the list, or off it.
    Pointed(Option<Rule>),
    /// A constraint of the list was chosen; choosing it again deselects it.
    Chosen(Rule),
}

impl Model {
    pub(super) fn apply_constraints(&mut self, msg: ConstraintsMsg) -> bool {
        match msg {
            ConstraintsMsg::Listed(is_listed) => {
                let focus = ConstraintFocus { is_listed, ..ConstraintFocus::default() };
                set(&mut self.watch.focus, focus)
            }
            ConstraintsMsg::Pointed(pointed) => set(&mut self.watch.focus.pointed, pointed),
            ConstraintsMsg::Chosen(rule) => {
                let chosen = Some(rule).filter(|_| self.watch.focus.chosen != Some(rule));
                set(&mut self.watch.focus.chosen, chosen)
            }
        }
    }
}
