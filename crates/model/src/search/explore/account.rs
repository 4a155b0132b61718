//! What was done last in a tree opened by hand, and what comes next: facts for one
//! sentence or two.

use sudoku_engine::board::{Cell, Digit, Rule};
use sudoku_engine::explore::{By, Effect, Finished, Refusal, Work};
use sudoku_engine::search::{Choice, Lack, Outlook, Reason};

use super::{Deed, Exploring};

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Account {
    pub what: What,
    pub next: Next,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum What {
    /// Nothing yet, with so many cells to fill.
    Began {
        cells: u64,
    },
    /// A digit was chosen.
    Chose {
        cell: Cell,
        digit: Digit,
        effect: Effect,
    },
    /// A digit may not be placed.
    Refused {
        cell: Cell,
        digit: Digit,
        why: Refusal,
    },
    /// A choice was taken back.
    TookBack {
        chosen: Option<(Cell, Digit)>,
        forced: u64,
    },
    /// There is nothing to take back.
    NothingToTakeBack,
    /// Forced digits were placed.
    Followed {
        count: u64,
    },
    /// Nothing is forced here.
    NothingForced,
    /// A person went to a node; `None` is the root.
    Went {
        placed: Option<(Cell, Digit)>,
    },
    Finished(Finished),
    /// The machine was called off.
    CalledOff {
        work: Work,
    },
    /// The solution that the machine found was opened: so many digits more.
    OpenedSolution {
        digits: u64,
    },
    /// It cannot be: too many nodes are open.
    NoRoomForSolution,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Next {
    /// Nothing that has to be said.
    Unsaid,
    DeadEnd {
        at: Lack,
        /// The cell of the last choice, which can be taken back; `None` where none was
        /// made.
        back_to: Option<Cell>,
    },
    Solved,
    Forced {
        cell: Cell,
        digit: Digit,
        because: Reason,
    },
    Cell {
        cell: Cell,
        digits: u64,
        /// Whether another one may be filled instead.
        is_free: bool,
    },
    /// A digit needs a place in a house.
    Place {
        digit: Digit,
        rule: Rule,
        places: u64,
    },
}

impl Exploring {
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
