//! Observers of a search that runs at full speed.

use super::Snapshot;
use crate::board::{Cell, Digit};

/// Receives placements and undos. A digit that leaves the next cell without a legal digit
/// may be reported as [`died_below`](Self::died_below) instead, several such digits at
/// once.
///
/// No method has a default body, so an observer cannot miss an event by mistake.
pub(crate) trait Observer {
    /// Reports the cell and digit of the next placement at `level`. Omitted by walks that
    /// always fill the n-th empty cell in reading order at level n, and in which the
    /// branch reported by [`removed`](Self::removed) is the digit.
    fn in_cell(&mut self, level: usize, cell: Cell, digit: Digit);
    /// Step `step` placed a digit at `level`; `solutions` were found before it.
    fn placed(&mut self, level: usize, step: u64, solutions: u64);
    /// Step `step` undid the branch `digit` at `level`; `solutions` were found so far. If
    /// the level chose the digit of a cell, the branch is that digit.
    fn removed(&mut self, level: usize, digit: u8, step: u64, solutions: u64);
    /// The digits in the bit set `digits` were placed at `level` one after the other and
    /// undone, the last by step `step`, because each left the next cell without a legal
    /// digit.
    fn died_below(&mut self, level: usize, digits: u16, step: u64);
    /// No digit fits the cell of `level`. Step `step` undid the digit above it, if there
    /// is one.
    fn died(&mut self, level: usize, step: u64);
}

/// Collects states of a search that `O` observes.
pub(crate) trait StateTap<O> {
    /// Returns the step from which the next state is wanted.
    fn wants_state_at(&self) -> u64;
    /// Receives the state of the search, at or soon after the step from which it was
    /// wanted.
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
