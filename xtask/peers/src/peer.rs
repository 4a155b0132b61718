//! The measured solvers, behind one trait.
//!
//! Each solver gets the boards of a set in the form that it reads fastest. The conversion is not
//! measured, except by solvers that read text themselves.

use sudoku::Sudoku;
use sudoku_engine::fast::classic::{Cells, ClassicSolver};

/// A solver and the boards of a set.
pub trait Peer {
    /// The name in the table.
    const NAME: &'static str;

    /// Returns the number of solutions of the n-th board, but at most 2.
    fn count(&mut self, nth: usize) -> u64;
}

/// The engine's solver, which reads text.
pub struct Ours<'a> {
    boards: &'a [Cells],
    solver: ClassicSolver,
}

impl<'a> Ours<'a> {
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

/// The `sudoku` crate, with the boards already parsed.
pub struct SudokuCrate(Vec<Option<Sudoku>>);

impl SudokuCrate {
    pub fn new(boards: &[Cells]) -> Self {
        let read = |board| Sudoku::from_str_line(str::from_utf8(board).ok()?).ok();
        Self(boards.iter().map(|board| read(board)).collect())
    }
}

impl Peer for SudokuCrate {
    const NAME: &'static str = "sudoku 0.8 (Rust)";

    fn count(&mut self, nth: usize) -> u64 {
        // A board that it could not parse counts as a wrong answer.
        self.0[nth].map_or(u64::MAX, |board| board.solutions_count_up_to(2) as u64)
    }
}

/// The size of a board for tdoku in bytes: 81 cells, the terminator by which it recognizes the
/// format, and padding because it reads past the end.
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
        // SAFETY: `tdoku` reads the 81 cells and the terminator after them, and writes at most the
        // 81 cells of a solution and the number of guesses.
        let count = unsafe { tdoku(board, 2, 0, solution.as_mut_ptr(), &mut guesses) };
        count as u64
    }
}
