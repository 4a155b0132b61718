//! How many nodes are known: opened, or searched by the machine.

use std::cmp::Ordering;

use sudoku_engine::board::{Cell, Digit};
use sudoku_engine::explore::{BranchResult, NodeId};

use super::Exploration;

/// What the machine has searched below a node.
#[derive(Clone, Copy)]
enum Searched<'a> {
    Nothing,
    Everything,
    /// Everything up to the end of this path.
    UpTo(&'a [(Cell, Digit)]),
}

impl<'a> Searched<'a> {
    fn of(found: &'a BranchResult) -> Self {
        match &found.solution {
            Some(solution) if !found.is_exhausted => Self::UpTo(solution),
            Some(_) | None => Self::Everything,
        }
    }

    /// Returns what was searched below a child, given the strategy's order of the children.
    fn below(self, order: &[(Cell, Digit)], child: (Cell, Digit)) -> Self {
        let position = |placed| order.iter().position(|it| *it == placed);
        match (self, position(child)) {
            (Self::Nothing, _) | (_, None) | (Self::UpTo([]), _) => Self::Nothing,
            (Self::Everything, Some(_)) => Self::Everything,
            (Self::UpTo([next, rest @ ..]), nth @ Some(_)) => match nth.cmp(&position(*next)) {
                Ordering::Less => Self::Everything,
                Ordering::Equal => Self::UpTo(rest),
                Ordering::Greater => Self::Nothing,
            },
        }
    }
}

impl Exploration {
    /// Returns the number of nodes that were opened or searched, including the root. A node that
    /// was both counts once.
    pub fn node_count(&self) -> u64 {
        1 + self.nodes_below(NodeId::ROOT, Searched::Nothing)
    }

    /// Returns the number of nodes below a node, other than those that were searched from above.
    fn nodes_below(&self, node: NodeId, from_above: Searched<'_>) -> u64 {
        let (searched, found) = match (from_above, self.tree.branch_result(node)) {
            (Searched::Nothing, Some(found)) => (Searched::of(found), found.work.placements),
            (Searched::Nothing, None) | (Searched::Everything | Searched::UpTo(_), _) => {
                (from_above, 0)
            }
        };
        let order = match searched {
            Searched::Nothing => Vec::new(),
            Searched::Everything | Searched::UpTo(_) => self.tree.strategy_branches(node),
        };
        let opened = self.tree.open_children(node).iter().map(|&child| {
            let placed = self.tree.placed(child);
            let below = placed.map_or(Searched::Nothing, |placed| searched.below(&order, placed));
            u64::from(matches!(below, Searched::Nothing)) + self.nodes_below(child, below)
        });
        found + opened.sum::<u64>()
    }
}
