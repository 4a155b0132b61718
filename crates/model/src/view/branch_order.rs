//! The order of the rows in the table of branches.

use std::cmp::Ordering;

use strum::{IntoStaticStr, VariantArray};

use super::branch_table::Branch;

/// A column of the table of branches.
#[derive(Clone, Copy, Debug, PartialEq, Eq, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "kebab-case")]
pub enum BranchColumn {
    Digit,
    Nodes,
    Solutions,
    Deepest,
    Status,
}

/// A column that rows are sorted by, and the direction.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BranchOrder {
    pub column: BranchColumn,
    pub is_descending: bool,
}

impl BranchOrder {
    /// Returns the order after a click on a column's header: figures begin with the largest one, and
    /// a second click turns the order around.
    #[must_use]
    pub fn after_click(order: Option<Self>, column: BranchColumn) -> Self {
        match order.filter(|order| order.column == column) {
            Some(Self { is_descending, .. }) => Self { column, is_descending: !is_descending },
            None => Self { column, is_descending: column.begins_with_largest() },
        }
    }

    /// Sorts rows. Rows without a figure come last, and equal ones keep their order.
    pub fn sort(self, branches: &mut [Branch]) {
        branches.sort_by(|a, b| self.compare(a, b));
    }

    fn compare(self, a: &Branch, b: &Branch) -> Ordering {
        let directed = |ordering: Ordering| {
            if self.is_descending { ordering.reverse() } else { ordering }
        };
        match (self.column.figure(a), self.column.figure(b)) {
            (Some(a), Some(b)) => directed(a.cmp(&b)),
            (a, b) => b.is_some().cmp(&a.is_some()),
        }
    }
}

impl BranchColumn {
    const fn begins_with_largest(self) -> bool {
        match self {
            Self::Nodes | Self::Solutions | Self::Deepest => true,
            Self::Digit | Self::Status => false,
        }
    }

    fn figure(self, branch: &Branch) -> Option<u64> {
        match self {
            Self::Digit => Some(branch.cell.index() as u64 * 64 + u64::from(branch.digit.value())),
            Self::Nodes => branch.subtree.map(|subtree| subtree.size),
            Self::Solutions => branch.subtree.map(|subtree| subtree.solutions),
            Self::Deepest => branch.subtree.map(|subtree| subtree.deepest.into()),
            Self::Status => Some(branch.status as u64),
        }
    }
}
