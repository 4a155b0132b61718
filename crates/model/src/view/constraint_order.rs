//! The order of the rows in the list of constraints.

use strum::{IntoStaticStr, VariantArray};
use sudoku_engine::board::Cell;

use super::constraints::{Constraint, Requirement};

/// A column of the list of constraints.
#[derive(Clone, Copy, Debug, PartialEq, Eq, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "kebab-case")]
pub enum ConstraintColumn {
    /// The order of the rules.
    Rule,
    Requirement,
    Cells,
    Open,
    Eliminated,
}

/// Sorts constraints, which come in the order of the rules. Equal ones keep their order.
pub fn sort(list: &mut [Constraint], column: ConstraintColumn, is_descending: bool) {
    match column {
        ConstraintColumn::Rule => {}
        ConstraintColumn::Requirement => list.sort_by_key(|it| kind(it.requirement)),
        ConstraintColumn::Cells => {
            list.sort_by_key(|it| (it.cells.len(), it.cells.iter().map(cell_index).min()));
        }
        ConstraintColumn::Open => list.sort_by_key(|it| it.empty_count),
        ConstraintColumn::Eliminated => list.sort_by_key(|it| it.eliminated_count),
    }
    if is_descending {
        list.reverse();
    }
}

const fn cell_index(cell: &Cell) -> usize {
    cell.index()
}

const fn kind(requirement: Requirement) -> u8 {
    match requirement {
        Requirement::Differ => 0,
        Requirement::PairsDiffer(_) => 1,
        Requirement::AddUp(_) => 2,
        Requirement::Rise => 3,
    }
}
