//! Who is told what a search does while it runs at full speed.

use super::Snapshot;

/// Is told of placements and undos. A digit after which the next cell has none may be
/// told as [`died_below`](Self::died_below) instead, several of them at once.
pub(crate) trait Observer {
    /// A digit was placed at this level by this step, after so many solutions.
    fn placed(&mut self, level: usize, step: u64, solutions: u64);
    /// The digit of this value was taken back from this level by this step, after so
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
