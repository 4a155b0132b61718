//! The choices at the current node, and making them.
//!
//! A person may fill any empty cell if the strategy's cell order allows any: that is
//! every cell order but reading order. With reading order (as in plain backtracking), and
//! with exact cover, which goes by the fewest options, only the strategy's own branches
//! can be chosen.

use super::{By, Explorer, NodeId};
use crate::board::{Cell, Digit, DigitSet, Rule};
use crate::search::{CellOrder, Choice, NodeStatus, Strategy};

/// Why a digit cannot be placed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// Nothing can be placed: the board is full, or this is a dead end.
    Over,
    /// The cell is already filled.
    Filled,
    /// The strategy fills another cell here.
    OtherCell { cell: Cell },
    /// The strategy places another digit in the cell here.
    OtherDigit { digit: Digit },
    /// The strategy chooses a place for another digit here.
    OtherPlace {
        digit: Digit,
        /// The rule that makes the places a house.
        rule: Rule,
    },
    /// The digit is not a candidate of the cell.
    NoCandidate {
        /// A cell in one of its houses that holds the digit, if there is one.
        by: Option<Cell>,
    },
    /// The limit of open nodes is reached.
    TooManyNodes,
}

impl Explorer {
    /// Returns whether a person may choose the cell as well as the digit.
    pub const fn is_free(&self) -> bool {
        match self.strategy() {
            Strategy::ExactCover => false,
            Strategy::Cells { cell_order, .. } => !matches!(cell_order, CellOrder::Reading),
        }
    }

    /// Returns the cells that may be filled at the current node, with the digits that may
    /// be placed in each: empty at a dead end and on a full board.
    pub fn options(&self) -> Vec<(Cell, DigitSet)> {
        let node = self.node(self.current());
        if matches!(node.opened.status(), NodeStatus::DeadEnd { .. } | NodeStatus::Solved) {
            return Vec::new();
        }
        if self.is_free() {
            return self.domains();
        }
        let mut options: Vec<(Cell, DigitSet)> = Vec::new();
        for (cell, digit) in self.own_branches(self.current()) {
            match options.iter_mut().find(|(known, _)| *known == cell) {
                Some((_, digits)) => digits.insert(digit),
                None => options.push((cell, [digit].into_iter().collect())),
            }
        }
        options
    }

    /// Returns the digits that may be placed in a cell at the current node.
    pub fn digits(&self, cell: Cell) -> DigitSet {
        if self.is_free() && !matches!(self.status(self.current()), NodeStatus::DeadEnd { .. }) {
            return self.node(self.current()).opened.candidates(cell);
        }
        let options = self.options().into_iter().find(|&(known, _)| known == cell);
        options.map_or(DigitSet::EMPTY, |(_, digits)| digits)
    }

    /// Returns the cell that the strategy would fill at the current node, or the first of
    /// them if it chooses a place for a digit. `None` at a dead end and on a full board.
    pub fn cell(&self) -> Option<Cell> {
        self.own_branches(self.current()).first().map(|&(cell, _)| cell)
    }

    /// Returns what the strategy would place below a node, in the order of trying.
    pub fn own_branches(&self, node: NodeId) -> Vec<(Cell, Digit)> {
        let opened = &self.node(node).opened;
        let (choice, rules) = (opened.choice(), self.puzzle().rules());
        opened.branches().iter().filter_map(|branch| choice.placement(branch, rules)).collect()
    }

    /// Returns what can be placed in a cell below a node: the strategy's own branches if
    /// it fills that cell there, otherwise the cell's candidates.
    pub fn branches_in(&self, node: NodeId, cell: Cell) -> Vec<(Cell, Digit)> {
        let own = self.own_branches(node);
        if own.iter().any(|&(known, _)| known == cell) || !self.is_free() {
            return own;
        }
        let digits = self.node(node).opened.candidates(cell);
        digits.iter().map(|digit| (cell, digit)).collect()
    }

    /// Returns the digit and house that the strategy chooses a place for at a node, if
    /// that is its choice.
    pub fn sought(&self, node: NodeId) -> Option<Choice> {
        let choice = self.node(node).opened.choice();
        matches!(choice, Choice::Place { .. }).then_some(choice)
    }

    /// Places a digit at the current node, and goes to the node below.
    ///
    /// # Errors
    /// Returns why the digit cannot be placed; nothing is changed then.
    pub fn choose(&mut self, cell: Cell, digit: Digit) -> Result<NodeId, Refusal> {
        if !self.digits(cell).contains(digit) {
            return Err(self.refusal(cell, digit));
        }
        self.place((cell, digit), By::Hand).ok_or(Refusal::TooManyNodes)
    }

    fn refusal(&self, cell: Cell, digit: Digit) -> Refusal {
        let board = self.board();
        if board.get(cell).is_some() {
            return Refusal::Filled;
        }
        let candidates = self.node(self.current()).opened.candidates(cell);
        match (self.own_branches(self.current()).first(), self.sought(self.current())) {
            (None, _) => Refusal::Over,
            (Some(_), Some(Choice::Place { rule, digit: other })) if candidates.contains(digit) => {
                Refusal::OtherPlace { digit: other, rule }
            }
            (Some(&(own, other)), _) if candidates.contains(digit) => {
                if own == cell {
                    Refusal::OtherDigit { digit: other }
                } else {
                    Refusal::OtherCell { cell: own }
                }
            }
            (Some(_), _) => {
                let around = self.puzzle().rules().distinct().into_iter().map(|(_, cells)| cells);
                let mut peers = around.filter(|cells| cells.contains(&cell)).flatten();
                Refusal::NoCandidate { by: peers.find(|&peer| board.get(peer) == Some(digit)) }
            }
        }
    }

    /// Has the machine place forced digits one after the other, at most `most`. Returns
    /// how many it placed.
    pub fn follow(&mut self, most: usize) -> usize {
        let mut placed = 0;
        while placed < most
            && let NodeStatus::Forced { cell, digit, .. } = self.status(self.current())
            && self.place((cell, digit), By::Machine).is_some()
        {
            placed += 1;
        }
        placed
    }
}
