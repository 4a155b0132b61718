//! A puzzle watched while it is made.
//!
//! Owns the holes that were tried for one puzzle, which of them is shown, and the board
//! on which it is decided. The search of that board is the player's, as of any other
//! puzzle. Must not know how the worker makes puzzles, nor how a hole is drawn or said.

mod code;

use std::num::NonZeroU64;
use std::rc::Rc;

use sudoku_engine::board::Cell;
use sudoku_engine::generate::{Hole, Verdict};
use sudoku_engine::search::Goal;

use crate::base::asked::Order;
use crate::base::steps::LinkStep;
use crate::generate::form::Plan;
use crate::puzzle::editor::{EditedPuzzle, Editor};
use crate::search::explore::Trail;
use crate::worker::recorded::Recorded;

/// Whether there is a second solution decides what becomes of a hole.
pub(crate) const SECOND: Goal = Goal::Solution(NonZeroU64::MIN.saturating_add(1));

/// What a link says of a puzzle that is watched while it is made.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LinkMaking {
    pub plan: Plan,
    /// The hole that is shown, from 0.
    pub hole: usize,
}

/// Where in the search of its first hole a link leads.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Resumed {
    pub step: Option<LinkStep>,
    pub trail: Option<Trail>,
    pub goal: Option<Goal>,
}

#[derive(Clone, Debug)]
pub struct Replay {
    order: Order<Plan>,
    hole: usize,
    told: Option<Rc<Recorded>>,
    /// The board that was on the page before, while that of a hole is.
    pub(crate) aside: Option<Editor>,
    /// What waits until the first hole is shown.
    pub(crate) resumed: Option<Resumed>,
    /// Whether one hole after the other is shown by itself.
    pub plays: bool,
}

impl Replay {
    /// Nothing is told yet; this hole is to be shown first.
    pub(crate) const fn new(order: Order<Plan>, hole: usize, resumed: Resumed) -> Self {
        Self { order, hole, told: None, aside: None, resumed: Some(resumed), plays: false }
    }

    /// What the worker is to tell, until it has.
    pub fn order(&self) -> Option<&Order<Plan>> {
        self.told.is_none().then_some(&self.order)
    }

    pub fn told(&self) -> Option<&Recorded> {
        self.told.as_deref()
    }

    /// Which hole is shown, or will be, from 0.
    pub const fn hole(&self) -> usize {
        self.hole
    }

    pub fn shown(&self) -> Option<&Hole> {
        self.told()?.holes.get(self.hole)
    }

    pub fn has_next(&self) -> bool {
        self.told().is_some_and(|told| self.hole + 1 < told.holes.len())
    }

    pub fn cells(&self) -> &[Cell] {
        self.shown().map_or(&[], |hole| &hole.cells)
    }

    /// The givens that stand after the hole that is shown was decided.
    pub fn givens_after(&self) -> Option<usize> {
        let (told, hole) = (self.told()?, self.shown()?);
        let empty = told.board_at(self.hole).clue_count();
        Some(if hole.verdict == Verdict::Dug { empty } else { empty + hole.cells.len() })
    }

    pub fn link(&self) -> LinkMaking {
        LinkMaking { plan: self.order.work.clone(), hole: self.hole }
    }

    /// Takes how it was made. Says whether the hole that was asked for is among those told.
    pub(crate) fn take(&mut self, told: Recorded) -> bool {
        let is_there = self.hole < told.holes.len();
        self.told = Some(Rc::new(told));
        is_there
    }

    /// Goes to this hole, or the last; its board.
    pub(crate) fn go_to(&mut self, hole: usize) -> Option<EditedPuzzle> {
        let told = self.told.as_ref()?;
        self.hole = hole.min(told.holes.len().checked_sub(1)?);
        Some(told.sheet_at(self.hole))
    }
}
