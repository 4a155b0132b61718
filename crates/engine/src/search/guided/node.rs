//! A node of the tree: what is to be chosen there, or why nothing is.

use super::board::Board;
use super::candidates::{self, Mask};
use crate::board::{Cell, Digit, DigitSet};
use crate::search::{Alternatives, Choice, Lack, Reason};

/// What a node is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Fate {
    /// Something is chosen.
    Open,
    /// There is one branch, for this reason.
    Forced(Reason),
    /// There is no branch.
    Dead(Lack),
    /// The board is full.
    Full,
}

/// A digit that is the only one.
#[derive(Clone, Copy, Debug)]
pub(super) struct Forced {
    pub(super) cell: Cell,
    pub(super) digit: Digit,
    pub(super) because: Reason,
}

/// A node without the candidates it has left.
#[derive(Clone, Copy, Debug)]
pub(super) struct Node {
    pub(super) fate: Fate,
    /// What is chosen; of no meaning on a full board.
    pub(super) choice: Choice,
    /// The branches in the order in which they are tried.
    pub(super) branches: Alternatives,
    /// The branches that are considered, blocked ones among them where digits are
    /// tested one by one.
    pub(super) considered: Alternatives,
}

impl Node {
    pub(super) fn full(board: &Board) -> Self {
        let cell = board.rooms[0].cells[0];
        Self::without_branch(Fate::Full, Choice::Digit { cell })
    }

    pub(super) fn dead(lack: Lack) -> Self {
        let choice = match lack {
            Lack::Cell(cell) => Choice::Digit { cell },
            Lack::House { rule, digit } => Choice::Place { rule, digit },
        };
        Self::without_branch(Fate::Dead(lack), choice)
    }

    fn without_branch(fate: Fate, choice: Choice) -> Self {
        let none = Alternatives::default();
        Self { fate, choice, branches: none, considered: none }
    }

    pub(super) fn forced(Forced { cell, digit, because }: Forced) -> Self {
        let branches = [digit].into_iter().collect();
        let open = Self::open(Choice::Digit { cell }, branches);
        Self { fate: Fate::Forced(because), ..open }
    }

    pub(super) const fn open(choice: Choice, branches: Alternatives) -> Self {
        Self { fate: Fate::Open, choice, branches, considered: branches }
    }

    /// A cell for which each digit is tested.
    pub(super) fn tested(cell: Cell, legal: DigitSet, considered: Alternatives) -> Self {
        let branches = considered.iter().filter(|&digit| legal.contains(digit)).collect();
        let dead = Fate::Dead(Lack::Cell(cell));
        let fate = if legal.is_empty() { dead } else { Fate::Open };
        Self { fate, choice: Choice::Digit { cell }, branches, considered }
    }

    /// The cell that a level shows, given the branch that stands or comes next, if any.
    pub(super) fn cell(&self, branch: Option<Digit>, board: &Board, masks: &[Mask]) -> Cell {
        match (self.choice, branch) {
            (Choice::Digit { cell }, _) => cell,
            (Choice::Place { rule, .. }, branch) => {
                let places = board.rules().cells(rule);
                let chosen = branch.and_then(|branch| places.get(branch.index()).copied());
                let first_empty = || candidates::empty(masks, &places).next().map(|it| it.0);
                chosen.or_else(first_empty).unwrap_or(places[0])
            }
        }
    }
}
