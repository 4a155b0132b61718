//! The replay of how a puzzle was made.
//!
//! Owns the removals that were tried for one puzzle, which of them is shown, and the board on
//! which it is decided. The player searches that board like any other puzzle. Must not know
//! how the worker makes puzzles, nor how a removal is drawn or described.

mod code;

use std::num::NonZeroU64;
use std::rc::Rc;

use sudoku_engine::board::Cell;
use sudoku_engine::generate::{Removal, Verdict};
use sudoku_engine::search::Goal;

use crate::base::asked::Order;
use crate::base::steps::LinkStep;
use crate::generate::form::Plan;
use crate::puzzle::editor::{EditedPuzzle, Editor};
use crate::search::explore::Trail;
use crate::worker::recorded::Recorded;

/// The goal that decides a removal: whether there is a second solution.
pub(crate) const SECOND: Goal = Goal::Solution(NonZeroU64::MIN.saturating_add(1));

/// The part of a link that describes a replay.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LinkMaking {
    pub plan: Plan,
    /// The removal on show, from 0.
    pub removal: usize,
}

/// The place that a link names in the search of the first removal on show.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Resumed {
    pub step: Option<LinkStep>,
    pub trail: Option<Trail>,
    pub goal: Option<Goal>,
}

#[derive(Clone, Debug)]
pub struct Replay {
    order: Order<Plan>,
    removal: usize,
    recorded: Option<Rc<Recorded>>,
    /// The board that was on the page before, while that of a removal is shown.
    pub(crate) aside: Option<Editor>,
    /// The place to restore once the first removal is shown.
    pub(crate) resumed: Option<Resumed>,
    /// Whether one removal after another is shown automatically.
    pub plays: bool,
}

impl Replay {
    /// Creates a replay that waits for its record, and then shows this removal first.
    pub(crate) const fn new(order: Order<Plan>, removal: usize, resumed: Resumed) -> Self {
        Self { order, removal, recorded: None, aside: None, resumed: Some(resumed), plays: false }
    }

    /// Returns the order to the worker, until it has been fulfilled.
    pub fn order(&self) -> Option<&Order<Plan>> {
        self.recorded.is_none().then_some(&self.order)
    }

    pub fn recorded(&self) -> Option<&Recorded> {
        self.recorded.as_deref()
    }

    /// Returns which removal is shown, or will be, from 0.
    pub const fn removal(&self) -> usize {
        self.removal
    }

    pub fn shown(&self) -> Option<&Removal> {
        self.recorded()?.removals.get(self.removal)
    }

    pub fn has_next(&self) -> bool {
        self.recorded().is_some_and(|recorded| self.removal + 1 < recorded.removals.len())
    }

    pub fn cells(&self) -> &[Cell] {
        self.shown().map_or(&[], |removal| &removal.cells)
    }

    /// Returns the number of givens left after the removal on show was decided.
    pub fn givens_after(&self) -> Option<usize> {
        let (recorded, removal) = (self.recorded()?, self.shown()?);
        let empty = recorded.board_at(self.removal).clue_count();
        Some(if removal.verdict == Verdict::Removed { empty } else { empty + removal.cells.len() })
    }

    pub fn link(&self) -> LinkMaking {
        LinkMaking { plan: self.order.work.clone(), removal: self.removal }
    }

    /// Stores the record of how the puzzle was made. Returns whether it contains the requested
    /// removal.
    pub(crate) fn take(&mut self, recorded: Recorded) -> bool {
        let is_there = self.removal < recorded.removals.len();
        self.recorded = Some(Rc::new(recorded));
        is_there
    }

    /// Goes to this removal or, if there are fewer, to the last one. Returns its board.
    pub(crate) fn go_to(&mut self, removal: usize) -> Option<EditedPuzzle> {
        let recorded = self.recorded.as_ref()?;
        self.removal = removal.min(recorded.removals.len().checked_sub(1)?);
        Some(recorded.sheet_at(self.removal))
    }
}
