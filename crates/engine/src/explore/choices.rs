//! The choices at the current node, and making them.
//!
//! A person may fill any empty cell if the strategy's cell order allows any: that is
//! every cell order but reading order. With reading order (as in plain backtracking), and
//! with exact cover, which goes by the fewest options, only the strategy's own branches
//! can be chosen.

use super::{Actor, Explorer, NodeId};
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
    pub const fn allows_any_cell(&self) -> bool {
        match self.strategy() {
            Strategy::ExactCover => false,
            Strategy::Cells { cell_order, .. } => !matches!(cell_order, CellOrder::Reading),
        }
    }

    /// Returns the cells that may be filled at the current node, with the digits that may
    /// be placed in each: empty at a dead end and on a full board.
    pub fn options(&self) -> Vec<(Cell, DigitSet)> {
        let node = self.node(self.current());
        if matches!(node.expanded.status(), NodeStatus::DeadEnd { .. } | NodeStatus::Solved) {
            return Vec::new();
        }
        if self.allows_any_cell() {
            return self.domains();
        }
        let mut options: Vec<(Cell, DigitSet)> = Vec::new();
        for (cell, digit) in self.strategy_branches(self.current()) {
            match options.iter_mut().find(|(option_cell, _)| *option_cell == cell) {
                Some((_, digits)) => digits.insert(digit),
                None => options.push((cell, [digit].into_iter().collect())),
            }
        }
        options
    }

    /// Returns the digits that may be placed in a cell at the current node.
    pub fn digits(&self, cell: Cell) -> DigitSet {
        if self.allows_any_cell()
            && !matches!(self.status(self.current()), NodeStatus::DeadEnd { .. })
        {
            return self.node(self.current()).expanded.candidates(cell);
        }
        let options = self.options().into_iter().find(|&(option_cell, _)| option_cell == cell);
        options.map_or(DigitSet::EMPTY, |(_, digits)| digits)
    }

    /// Returns the cell that the strategy would fill at the current node, or the first of
    /// them if it chooses a place for a digit. `None` at a dead end and on a full board.
    pub fn cell(&self) -> Option<Cell> {
        self.strategy_branches(self.current()).first().map(|&(cell, _)| cell)
    }

    /// Returns what the strategy would place below a node, in the order of trying.
    pub fn strategy_branches(&self, node: NodeId) -> Vec<(Cell, Digit)> {
        let expanded = &self.node(node).expanded;
        let (choice, rules) = (expanded.choice(), self.puzzle().rules());
        expanded.branches().iter().filter_map(|branch| choice.placement(branch, rules)).collect()
    }

    /// Returns what can be placed in a cell below a node: the strategy's own branches if
    /// it fills that cell there, otherwise the cell's candidates.
    pub fn branches_in(&self, node: NodeId, cell: Cell) -> Vec<(Cell, Digit)> {
        let branches = self.strategy_branches(node);
        if branches.iter().any(|&(option_cell, _)| option_cell == cell) || !self.allows_any_cell() {
            return branches;
        }
        let digits = self.node(node).expanded.candidates(cell);
        digits.iter().map(|digit| (cell, digit)).collect()
    }

    /// Returns the digit and house that the strategy chooses a place for at a node, if
    /// that is its choice.
    pub fn place_choice(&self, node: NodeId) -> Option<Choice> {
        let choice = self.node(node).expanded.choice();
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
        self.place((cell, digit), Actor::Person).ok_or(Refusal::TooManyNodes)
    }

    fn refusal(&self, cell: Cell, digit: Digit) -> Refusal {
        let board = self.board();
        if board.get(cell).is_some() {
            return Refusal::Filled;
        }
        let candidates = self.node(self.current()).expanded.candidates(cell);
        match (self.strategy_branches(self.current()).first(), self.place_choice(self.current())) {
            (None, _) => Refusal::Over,
            (Some(_), Some(Choice::Place { rule, digit: strategy_digit }))
                if candidates.contains(digit) =>
            {
                Refusal::OtherPlace { digit: strategy_digit, rule }
            }
            (Some(&(strategy_cell, strategy_digit)), _) if candidates.contains(digit) => {
                if strategy_cell == cell {
                    Refusal::OtherDigit { digit: strategy_digit }
                } else {
                    Refusal::OtherCell { cell: strategy_cell }
                }
            }
            (Some(_), _) => {
                let around = self.puzzle().rules().distinct().into_iter().map(|(_, cells)| cells);
                let mut peers = around.filter(|cells| cells.contains(&cell)).flatten();
                Refusal::NoCandidate { by: peers.find(|&peer| board.get(peer) == Some(digit)) }
            }
        }
    }

    /// Has the machine place forced digits one after the other, at most `max_count`.
    /// Returns how many it placed.
    pub fn place_forced(&mut self, max_count: usize) -> usize {
        let mut placed_count = 0;
        while placed_count < max_count
            && let NodeStatus::Forced { cell, digit, .. } = self.status(self.current())
            && self.place((cell, digit), Actor::Machine).is_some()
        {
            placed_count += 1;
        }
        placed_count
    }
}
