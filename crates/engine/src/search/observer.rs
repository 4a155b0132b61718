//! Who is told what a search does while it runs at full speed.

use super::Snapshot;
use crate::board::{Cell, Digit};

/// Is told of placements and undos. A digit after which the next cell has none may be
/// told as [`died_below`](Self::died_below) instead, several of them at once.
pub(crate) trait Observer {
    /// What is placed at this level next goes into this cell. It is said only where the
    /// cell of a level is not always the same, the n-th empty one in reading order, or
    /// the digit is not what [`removed`](Self::removed) calls it.
    fn in_cell(&mut self, _level: usize, _cell: Cell, _digit: Digit) {}
    /// A digit was placed at this level by this step, after so many solutions.
    fn placed(&mut self, level: usize, step: u64, solutions: u64);
    /// The branch of this value, which is the digit where a cell was chosen, was taken back from this level by this step, after so
    /// many solutions.
    fn removed(&mut self, level: usize, digit: u8, step: u64, solutions: u64);
    /// These digits, as the bits of a set, were placed at this level one after the
    /// other and taken back again, the last one by this step, because the next cell
    /// had none.
    fn died_below(&mut self, level: usize, digits: u16, step: u64);
    /// No digit could stand in the cell of this level, which was found by this step;
    /// it took the digit before back, if there is one.
    fn died(&mut self, level: usize, step: u64);
    /// The step from which on the state of the search is wanted next.
    fn wants_state_at(&self) -> u64 {
        u64::MAX
    }
    /// The state of the search, soon after the step from which on it was wanted.
    fn take_state(&mut self, _: Snapshot) {}
}

impl Observer for () {
    #[inline(always)]
    fn placed(&mut self, _: usize, _: u64, _: u64) {}
    #[inline(always)]
    fn removed(&mut self, _: usize, _: u8, _: u64, _: u64) {}
    #[inline(always)]
    fn died_below(&mut self, _: usize, _: u16, _: u64) {}
    #[inline(always)]
    fn died(&mut self, _: usize, _: u64) {}
}
