//! Observers of a search that runs at full speed.

use super::Snapshot;
use crate::board::{Cell, Digit};

/// Receives placements and undos. A digit that leaves the next cell without a legal digit
/// may be reported as [`tried_dead_ends`](Self::tried_dead_ends) instead, several such
/// digits at once.
///
/// No method has a default body, so an observer cannot miss an event by mistake.
pub(crate) trait Observer {
    /// Reports the cell and digit of the next placement at `level`. Omitted by walks that
    /// always fill the n-th empty cell in reading order at level n, and in which the
    /// branch reported by [`removed`](Self::removed) is the digit.
    fn cell_chosen(&mut self, level: usize, cell: Cell, digit: Digit);
    /// Step `step` placed a digit at `level`; `solutions` were found before it.
    fn placed(&mut self, level: usize, step: u64, solutions: u64);
    /// Step `step` undid the branch `digit` at `level`; `solutions` were found so far. If
    /// the level chose the digit of a cell, the branch is that digit.
    fn removed(&mut self, level: usize, digit: u8, step: u64, solutions: u64);
    /// The digits in the bit set `digits` were placed at `level` one after the other and
    /// undone, the last by step `step`, because each left the next cell without a legal
    /// digit.
    fn tried_dead_ends(&mut self, level: usize, digits: u16, step: u64);
    /// No digit fits the cell of `level`. Step `step` undid the digit above it, if there
    /// is one.
    fn reached_dead_end(&mut self, level: usize, step: u64);
}

/// Collects states of a search that `O` observes.
pub(crate) trait StateTap<O> {
    /// Returns the step from which the next state is due.
    fn next_state_step(&self) -> u64;
    /// Receives the state of the search, at or soon after the step from which it was
    /// due.
    fn receive_state(&mut self, snapshot: Snapshot, observer: &O);
}

impl Observer for () {
    #[inline(always)]
    fn cell_chosen(&mut self, _: usize, _: Cell, _: Digit) {}
    #[inline(always)]
    fn placed(&mut self, _: usize, _: u64, _: u64) {}
    #[inline(always)]
    fn removed(&mut self, _: usize, _: u8, _: u64, _: u64) {}
    #[inline(always)]
    fn tried_dead_ends(&mut self, _: usize, _: u16, _: u64) {}
    #[inline(always)]
    fn reached_dead_end(&mut self, _: usize, _: u64) {}
}

impl<O> StateTap<O> for () {
    #[inline(always)]
    fn next_state_step(&self) -> u64 {
        u64::MAX
    }
    #[inline(always)]
    fn receive_state(&mut self, _: Snapshot, _: &O) {}
}

impl<A: Observer, B: Observer> Observer for (A, B) {
    #[inline(always)]
    fn cell_chosen(&mut self, level: usize, cell: Cell, digit: Digit) {
        self.0.cell_chosen(level, cell, digit);
        self.1.cell_chosen(level, cell, digit);
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
    fn tried_dead_ends(&mut self, level: usize, digits: u16, step: u64) {
        self.0.tried_dead_ends(level, digits, step);
        self.1.tried_dead_ends(level, digits, step);
    }
    #[inline(always)]
    fn reached_dead_end(&mut self, level: usize, step: u64) {
        self.0.reached_dead_end(level, step);
        self.1.reached_dead_end(level, step);
    }
}
