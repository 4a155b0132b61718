//! What was done last in a tree opened by hand, and what comes next: facts for one
//! sentence or two.

use sudoku_engine::board::{Cell, Digit, Rule};
use sudoku_engine::explore::{By, Effect, Finished, Refusal, Work};
use sudoku_engine::search::{Choice, Lack, Outlook, Reason};

use super::{Deed, Exploring};

/// What was done, and what comes next.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Account {
    /// What was done.
    pub what: What,
    /// What comes next.
    pub next: Next,
}

/// What was done.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum What {
    /// Nothing yet, with so many cells to fill.
    Began {
        /// Empty cells.
        cells: u64,
    },
    /// A digit was chosen.
    Chose {
        /// The cell.
        cell: Cell,
        /// The digit.
        digit: Digit,
        /// What it took away.
        effect: Effect,
    },
    /// A digit may not be placed.
    Refused {
        /// The cell.
        cell: Cell,
        /// The digit.
        digit: Digit,
        /// Why.
        why: Refusal,
    },
    /// A choice was taken back.
    TookBack {
        /// What; `None` where there were only forced digits.
        chosen: Option<(Cell, Digit)>,
        /// Forced digits that went with it.
        forced: u64,
    },
    /// There is nothing to take back.
    NothingToTakeBack,
    /// Forced digits were placed.
    Followed {
        /// How many.
        count: u64,
    },
    /// Nothing is forced here.
    NothingForced,
    /// A person went to a node; `None` is the root.
    Went {
        /// What was placed there.
        placed: Option<(Cell, Digit)>,
    },
    /// The machine searched what stands below.
    Finished(Finished),
    /// The machine was called off.
    CalledOff {
        /// What it had done.
        work: Work,
    },
    /// The solution that the machine found was opened: so many digits more.
    OpenedSolution {
        /// The digits that it had placed.
        digits: u64,
    },
    /// It cannot be: too many nodes are open.
    NoRoomForSolution,
}

/// What comes next.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Next {
    /// Nothing that has to be said.
    Unsaid,
    /// A dead end.
    DeadEnd {
        /// What lacks.
        at: Lack,
        /// The cell of the last choice, which can be taken back; `None` where none was
        /// made.
        back_to: Option<Cell>,
    },
    /// The board is full.
    Solved,
    /// One digit is forced.
    Forced {
        /// The cell.
        cell: Cell,
        /// Its digit.
        digit: Digit,
        /// Why.
        because: Reason,
    },
    /// A cell is to be filled.
    Cell {
        /// The cell.
        cell: Cell,
        /// Digits it may have.
        digits: u64,
        /// Whether another one may be filled instead.
        is_free: bool,
    },
    /// A digit needs a place in a house.
    Place {
        /// The digit.
        digit: Digit,
        /// The rule that makes the house.
        rule: Rule,
        /// Places it may have.
        places: u64,
    },
}

impl Exploring {
    /// What was done last, and what comes next.
    pub fn account(&self) -> Account {
        Account { what: self.what(), next: self.next() }
    }

    fn what(&self) -> What {
        let (tree, here) = (self.tree(), self.tree().current());
        match (self.deed(), tree.placed(here)) {
            (Deed::Began, _) => What::Began { cells: tree.cells().len() as u64 },
            (Deed::Chose, Some((cell, digit))) => {
                What::Chose { cell, digit, effect: tree.effect(here) }
            }
            (Deed::Chose | Deed::Went, placed) => What::Went { placed },
            (&Deed::Refused { cell, digit, why }, _) => What::Refused { cell, digit, why },
            (&Deed::TookBack { chosen, forced }, _) => What::TookBack { chosen, forced },
            (Deed::NothingToTakeBack, _) => What::NothingToTakeBack,
            (&Deed::Followed { count }, _) => What::Followed { count: count as u64 },
            (Deed::NothingForced, _) => What::NothingForced,
            (Deed::Finished, placed) => match tree.finished(here) {
                Some(finished) => What::Finished(finished.clone()),
                None => What::Went { placed },
            },
            (&Deed::CalledOff { work }, _) => What::CalledOff { work },
            (&Deed::OpenedSolution { digits }, _) => What::OpenedSolution { digits: digits as u64 },
            (Deed::NoRoomForSolution, _) => What::NoRoomForSolution,
        }
    }

    fn next(&self) -> Next {
        if matches!(
            self.deed(),
            Deed::Refused { .. }
                | Deed::Finished
                | Deed::OpenedSolution { .. }
                | Deed::NoRoomForSolution
        ) {
            return Next::Unsaid;
        }
        match self.outlook() {
            Outlook::DeadEnd { at } => {
                let placed = self.placed().into_iter().rev();
                let mut chosen = placed.filter(|(_, _, by)| *by == By::Hand);
                Next::DeadEnd { at, back_to: chosen.next().map(|(cell, _, _)| cell) }
            }
            Outlook::Solved => Next::Solved,
            Outlook::Forced { cell, digit, because } => Next::Forced { cell, digit, because },
            Outlook::Open => self.choice(),
        }
    }

    fn choice(&self) -> Next {
        let tree = self.tree();
        if let Some(Choice::Place { rule, digit }) = tree.sought(tree.current()) {
            return Next::Place { digit, rule, places: tree.options().len() as u64 };
        }
        match self.cell() {
            Some(cell) => {
                Next::Cell { cell, digits: tree.digits(cell).len() as u64, is_free: tree.is_free() }
            }
            None => Next::Unsaid,
        }
    }
}
