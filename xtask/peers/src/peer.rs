//! The solvers that are measured, each behind the same question.
//!
//! Owns how each is asked. A solver is given the boards of a set in the form it reads
//! fastest; making that form is not measured, but where the solver reads text itself.

use sudoku::Sudoku;
use sudoku_engine::fast::classic::{Cells, ClassicSolver};

/// A solver that has the boards of a set.
pub trait Peer {
    /// What the table calls it.
    const NAME: &'static str;

    /// The number of solutions of the n-th board, 2 if there are more.
    fn count(&mut self, nth: usize) -> u64;
}

/// The engine's solver, which reads text.
pub struct Ours<'a> {
    boards: &'a [Cells],
    solver: ClassicSolver,
}

impl<'a> Ours<'a> {
    /// The engine's solver for these boards.
    pub fn new(boards: &'a [Cells]) -> Self {
        Self { boards, solver: ClassicSolver::new() }
    }
}

impl Peer for Ours<'_> {
    const NAME: &'static str = "ours";

    fn count(&mut self, nth: usize) -> u64 {
        self.solver.count(&self.boards[nth], 2)
    }
}

/// The `sudoku` crate, whose boards have been read before.
pub struct SudokuCrate(Vec<Option<Sudoku>>);

impl SudokuCrate {
    /// The crate's solver for these boards.
    pub fn new(boards: &[Cells]) -> Self {
        let read = |board| Sudoku::from_str_line(str::from_utf8(board).ok()?).ok();
        Self(boards.iter().map(|board| read(board)).collect())
    }
}

impl Peer for SudokuCrate {
    const NAME: &'static str = "sudoku 0.8 (Rust)";

    fn count(&mut self, nth: usize) -> u64 {
        // What it could not read is a wrong answer.
        self.0[nth].map_or(u64::MAX, |board| board.solutions_count_up_to(2) as u64)
    }
}

/// The 81 cells, an end that tells tdoku's formats apart, and room to read beyond it.
#[cfg(tdoku)]
const TEXT: usize = 128;

/// tdoku, which reads text.
#[cfg(tdoku)]
pub struct Tdoku(Vec<[u8; TEXT]>);

#[cfg(tdoku)]
unsafe extern "C" {
    #[link_name = "TdokuSolverDpllTriadSimd"]
    fn tdoku(
        board: *const u8,
        limit: usize,
        _: u32,
        solution: *mut u8,
        guesses: *mut usize,
    ) -> usize;
}

#[cfg(tdoku)]
impl Tdoku {
    /// tdoku for these boards, each with the end by which it tells its formats apart.
    pub fn new(boards: &[Cells]) -> Self {
        let empty_as_dot = |cell: u8| if cell == b'0' { b'.' } else { cell };
        let with_end = |board: &Cells| {
            let mut text = [0; TEXT];
            text[..81].copy_from_slice(&board.map(empty_as_dot));
            text
        };
        Self(boards.iter().map(with_end).collect())
    }
}

#[cfg(tdoku)]
impl Peer for Tdoku {
    const NAME: &'static str = "tdoku (C++)";

    fn count(&mut self, nth: usize) -> u64 {
        let (mut solution, mut guesses) = ([0; 81], 0);
        let board = self.0[nth].as_ptr();
        // SAFETY: it reads the 81 cells and the end after them, and writes at most the
        // 81 cells of a solution and the number of guesses.
        let count = unsafe { tdoku(board, 2, 0, solution.as_mut_ptr(), &mut guesses) };
        count as u64
    }
}
