//! What a choice would leave, without making it.

use super::Explorer;
use crate::board::{Cell, Digit};
use crate::search::{Opened, Outlook};

/// What a choice would leave.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Preview {
    /// Candidates of other cells that it would take away.
    pub removed: usize,
    /// Candidates that all empty cells would have left together.
    pub left: usize,
    /// Cells for which one digit would be left that is forced there; 0 with a strategy
    /// that does not look for that.
    pub forced: usize,
    /// What would come next.
    pub outlook: Outlook,
}

impl Explorer {
    /// What placing a digit at the current node would leave; `None` where it may not be
    /// placed.
    pub fn preview(&self, cell: Cell, digit: Digit) -> Option<Preview> {
        if !self.digits(cell).contains(digit) {
            return None;
        }
        let above = &self.node(self.current()).opened;
        let (opened, _) = self.ground().below(above, (cell, digit));
        Some(self.preview_of(above, cell, &opened))
    }

    fn preview_of(&self, above: &Opened, cell: Cell, opened: &Opened) -> Preview {
        let left = self.candidates_left(opened);
        let outlook = opened.outlook();
        let is_over = matches!(outlook, Outlook::Solved | Outlook::DeadEnd { .. });
        Preview {
            removed: self.candidates_left(above) - above.candidates(cell).len() - left,
            left,
            forced: if is_over { 0 } else { self.ground().forced_cells(opened) },
            outlook,
        }
    }

    /// Candidates of all empty cells together.
    pub(super) fn candidates_left(&self, at: &Opened) -> usize {
        self.ground().domains(at).map(|(_, digits)| digits.len()).sum()
    }
}
