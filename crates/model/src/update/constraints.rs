//! The list of constraints beside the search.

use sudoku_engine::board::Rule;

use super::set::set;
use crate::Model;
use crate::base::constraint_focus::ConstraintFocus;

/// What a person does with the list.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ConstraintsMsg {
    /// The list was opened or closed.
    Listed(bool),
    /// The pointer or the focus came to a constraint of the list, or left it.
    Pointed(Option<Rule>),
    /// A constraint of the list was chosen; choosing it again undoes that.
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
