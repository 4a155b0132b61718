//! Finding the first solution, the number of solutions, or all of them.

use std::ops::ControlFlow;

use super::{Search, State};

/// The cells of a 9x9 board row by row: `b'1'` to `b'9'`, and any other byte for an empty
/// cell. A solution has no empty cells.
pub type Cells = [u8; 81];

/// The number of nodes in a slice, which takes a few milliseconds at most. Few boards need
/// more than one slice.
const SLICE: u64 = 4096;

/// A solver for classic 9x9 boards. Creating it allocates a few kilobytes; solving does not
/// allocate.
///
/// Clashing givens are accepted: such a board has no solution. Results are the same on every
/// processor.
///
/// ```
/// use sudoku_engine::fast::classic::ClassicSolver;
///
/// let board = b"...2...633....54.1..1..398........9....538....3........263..5..5.37....847...1...";
/// let mut solver = ClassicSolver::new();
/// assert_eq!(solver.count(board, 2), 1);
/// let solution = solver.first(board).expect("a solution");
/// assert!(solution.starts_with(b"854219763"));
/// ```
#[derive(Clone, Debug)]
pub struct ClassicSolver {
    search: Search,
}

impl Default for ClassicSolver {
    fn default() -> Self {
        Self::new()
    }
}

impl ClassicSolver {
    pub fn new() -> Self {
        Self { search: Search::preallocated() }
    }

    /// Returns a solution, if there is one.
    pub fn first(&mut self, board: &Cells) -> Option<Cells> {
        self.search.restart(State::from_line(board));
        self.next().map(|state| state.line())
    }

    /// Counts the solutions, up to the limit.
    pub fn count(&mut self, board: &Cells, limit: u64) -> u64 {
        self.search.restart(State::from_line(board));
        let mut count = 0;
        while count < limit && self.next().is_some() {
            count += 1;
        }
        count
    }

    /// Returns the first solution, and the number of solutions counted up to two. That is
    /// enough to distinguish proper puzzles from those with no or several solutions.
    pub fn first_and_count(&mut self, board: &Cells) -> (Option<Cells>, u64) {
        let Some(first) = self.first(board) else { return (None, 0) };
        (Some(first), if self.next().is_some() { 2 } else { 1 })
    }

    /// Works like [`Self::first_and_count`], but in slices of a few milliseconds. Calls
    /// `after_slice` after each slice, which can stop the search.
    #[inline]
    pub fn first_and_count_in_slices(
        &mut self,
        board: &Cells,
        mut after_slice: impl FnMut() -> ControlFlow<()>,
    ) -> ControlFlow<(), (Option<Cells>, u64)> {
        self.search.restart(State::from_line(board));
        let Some(first) = self.next_in_slices(&mut after_slice)? else {
            return ControlFlow::Continue((None, 0));
        };
        let second = self.next_in_slices(&mut after_slice)?;
        ControlFlow::Continue((Some(first.line()), if second.is_some() { 2 } else { 1 }))
    }

    /// Calls `call` with each solution, all of them different, until it breaks.
    pub fn each(&mut self, board: &Cells, mut call: impl FnMut(&Cells) -> ControlFlow<()>) {
        self.search.restart(State::from_line(board));
        while let Some(state) = self.next() {
            if call(&state.line()).is_break() {
                break;
            }
        }
    }

    /// Returns the number of guesses made for the last board. The search has one node for the
    /// initial board, and up to two for each guess.
    pub const fn guesses(&self) -> u64 {
        self.search.guesses()
    }

    #[inline(always)]
    fn next(&mut self) -> Option<State> {
        self.search.run(u64::MAX)
    }

    #[inline(always)]
    fn next_in_slices(
        &mut self,
        after_slice: &mut impl FnMut() -> ControlFlow<()>,
    ) -> ControlFlow<(), Option<State>> {
        loop {
            let solution = self.search.run(SLICE);
            if solution.is_some() || self.search.is_over() {
                return ControlFlow::Continue(solution);
            }
            after_slice()?;
        }
    }
}
