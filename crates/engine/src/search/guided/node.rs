//! A node of the tree: what is chosen there, or why nothing is.

use super::board::Board;
use super::candidates::{self, Mask};
use crate::board::{Cell, Digit, DigitSet};
use crate::search::{Alternatives, Choice, DeadEndCause, Placements, Reason};

/// The kind of a node.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum NodeOutcome {
    /// There are branches to choose from.
    Branching,
    /// The node has one branch, which places this digit.
    Forced(ForcedDigit),
    /// The node has no branch.
    Dead(DeadEndCause),
    /// The board is full, so that nothing is left to choose.
    Full,
}

/// A digit that inference has left no alternative to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct ForcedDigit {
    pub(super) cell: Cell,
    pub(super) digit: Digit,
    pub(super) because: Reason,
}

/// A node without its remaining candidates.
#[derive(Clone, Copy, Debug)]
pub(super) struct Node {
    pub(super) outcome: NodeOutcome,
    /// What is chosen; meaningless on a full board.
    pub(super) choice: Choice,
    /// The branches in the order in which they are tried.
    pub(super) branches: Alternatives,
    /// The branches considered, including blocked ones if digits are tested one by one.
    pub(super) considered: Alternatives,
}

impl Node {
    pub(super) fn full(board: &Board) -> Self {
        let cell = board.groups[0].cells[0];
        Self::without_branch(NodeOutcome::Full, Choice::Digit { cell })
    }

    pub(super) fn dead(cause: DeadEndCause) -> Self {
        let choice = match cause {
            DeadEndCause::Cell(cell) => Choice::Digit { cell },
            DeadEndCause::House { rule, digit } => Choice::Place { rule, digit },
            DeadEndCause::Unknown => Choice::Listed(Placements::new(std::iter::empty())),
        };
        Self::without_branch(NodeOutcome::Dead(cause), choice)
    }

    fn without_branch(outcome: NodeOutcome, choice: Choice) -> Self {
        let none = Alternatives::default();
        Self { outcome, choice, branches: none, considered: none }
    }

    pub(super) fn forced(forced: ForcedDigit) -> Self {
        let branches = [forced.digit].into_iter().collect();
        let branching = Self::branching(Choice::Digit { cell: forced.cell }, branches);
        Self { outcome: NodeOutcome::Forced(forced), ..branching }
    }

    pub(super) const fn branching(choice: Choice, branches: Alternatives) -> Self {
        Self { outcome: NodeOutcome::Branching, choice, branches, considered: branches }
    }

    /// Creates a node for a cell whose digits are tested one by one.
    pub(super) fn tested(cell: Cell, legal: DigitSet, considered: Alternatives) -> Self {
        let branches = considered.iter().filter(|&digit| legal.contains(digit)).collect();
        let dead = NodeOutcome::Dead(DeadEndCause::Cell(cell));
        let outcome = if legal.is_empty() { dead } else { NodeOutcome::Branching };
        Self { outcome, choice: Choice::Digit { cell }, branches, considered }
    }

    /// Returns the cell that a level shows, given the branch taken or tried next, if any.
    pub(super) fn cell(&self, branch: Option<Digit>, board: &Board, masks: &[Mask]) -> Cell {
        match (self.choice, branch) {
            (Choice::Digit { cell }, _) => cell,
            (Choice::Listed(_), branch) => {
                let placed = branch.and_then(|it| self.choice.placement(it, board.rules()));
                placed.map_or(board.groups[0].cells[0], |(cell, _)| cell)
            }
            (Choice::Place { rule, .. }, branch) => {
                let places = board.rules().cells(rule);
                let chosen = branch.and_then(|branch| places.get(branch.index()).copied());
                let first_empty =
                    || candidates::of_empty_cells(masks, &places).next().map(|(cell, _)| cell);
                chosen.or_else(first_empty).unwrap_or(places[0])
            }
        }
    }
}
