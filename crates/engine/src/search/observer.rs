//! Who follows a search while it runs at full speed.

use super::Snapshot;
use crate::board::{Cell, Digit};

/// Receives placements and undos. A digit after which the next cell has none may be
/// reported as [`died_below`](Self::died_below) instead, several of them at once.
///
/// No method has a default body, so that an observer cannot miss an event by mistake.
pub(crate) trait Observer {
    /// What is placed at this level next goes into this cell. It is reported only where
    /// the cell of a level is not always the same, the n-th empty one in reading order,
    /// or the digit is not what [`removed`](Self::removed) calls it.
    fn in_cell(&mut self, level: usize, cell: Cell, digit: Digit);
    /// Step `step` placed a digit at `level`; `solutions` were found so far.
    fn placed(&mut self, level: usize, step: u64, solutions: u64);
    /// Step `step` undid the branch `digit` at `level`; `solutions` were found so far.
    /// Where a cell was chosen, the branch is the digit.
    fn removed(&mut self, level: usize, digit: u8, step: u64, solutions: u64);
    /// These digits, as the bits of a set, were placed at this level one after the other
    /// and removed again, the last one by step `step`, because the next cell had none.
    fn died_below(&mut self, level: usize, digits: u16, step: u64);
    /// No digit fits the cell of this level, which step `step` found: it removed the
    /// digit before, if there is one.
    fn died(&mut self, level: usize, step: u64);
}

/// Keeps states of a search that `O` observes.
pub(crate) trait StateTap<O> {
    /// The step from which on a state is wanted next.
    fn wants_state_at(&self) -> u64;
    /// Receives the state of the search, soon after the step from which on it was wanted.
    fn take_state(&mut self, there: Snapshot, observer: &O);
}

impl Observer for () {
    #[inline(always)]
    fn in_cell(&mut self, _: usize, _: Cell, _: Digit) {}
    #[inline(always)]
    fn placed(&mut self, _: usize, _: u64, _: u64) {}
    #[inline(always)]
    fn removed(&mut self, _: usize, _: u8, _: u64, _: u64) {}
    #[inline(always)]
    fn died_below(&mut self, _: usize, _: u16, _: u64) {}
    #[inline(always)]
    fn died(&mut self, _: usize, _: u64) {}
}

impl<O> StateTap<O> for () {
    #[inline(always)]
    fn wants_state_at(&self) -> u64 {
        u64::MAX
    }
    #[inline(always)]
    fn take_state(&mut self, _: Snapshot, _: &O) {}
}

impl<A: Observer, B: Observer> Observer for (A, B) {
    #[inline(always)]
    fn in_cell(&mut self, level: usize, cell: Cell, digit: Digit) {
        self.0.in_cell(level, cell, digit);
        self.1.in_cell(level, cell, digit);
    }
    #[inline(always)]
    fn placed(&mut self, level: usize, step: u64, solutions: u64) {
        self.0.placed(level, step, solutions);
        self.1.placed(level, step, solutions);
    }
    #[inline(always)]
    fn removed(&mut self, level: usize, digit: u8, step: u64, solutions: u64) {
        self.0.removed(level, digit, step, solutions);
        self.1.removed(level, digit, step, solutions);
    }
    #[inline(always)]
    fn died_below(&mut self, level: usize, digits: u16, step: u64) {
        self.0.died_below(level, digits, step);
        self.1.died_below(level, digits, step);
    }
    #[inline(always)]
    fn died(&mut self, level: usize, step: u64) {
        self.0.died(level, step);
        self.1.died(level, step);
    }
}
