//! What became of a puzzle, in few bytes.

use std::num::NonZeroU32;

use serde::{Deserialize, Serialize};

use super::Malformed;
use crate::fast::classic::Cells;

/// What became of one place of a file. It takes 64 bytes, so that a million of them stay
/// in memory.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Row {
    /// Its line in the file, from 1.
    pub line: u32,
    /// What became of it.
    pub outcome: Outcome,
}

/// What became of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Outcome {
    /// It is a puzzle, and it was searched.
    Solved(Solved),
    /// It is none.
    Malformed(Malformed),
}

/// How many solutions a puzzle has.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Status {
    /// Exactly one.
    Proper,
    /// Two or more.
    Several,
    /// None.
    Impossible,
}

/// What the solution of the file is worth.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Check {
    /// It has none.
    None,
    /// It is a solution of the puzzle.
    Right,
    /// It is not.
    Wrong,
}

/// A puzzle that was searched.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Solved {
    /// How many solutions it has.
    pub status: Status,
    /// What the file's own solution is worth.
    pub check: Check,
    /// Its clues, 0 to 81.
    pub clues: u8,
    /// The guesses until a second solution was found or there was none.
    pub guesses: u32,
    /// Nanoseconds that took, where they could be measured.
    pub nanos: Option<NonZeroU32>,
    /// Each row of the board as a number of nine digits: of the first solution, or of the
    /// puzzle where there is none.
    rows: [u32; 9],
    /// For each three rows the cells that are clues.
    clue_cells: [u32; 3],
}

impl Row {
    /// What was found, if it is a puzzle.
    pub const fn solved(&self) -> Option<&Solved> {
        match &self.outcome {
            Outcome::Solved(solved) => Some(solved),
            Outcome::Malformed(_) => None,
        }
    }
}

impl Solved {
    pub(super) fn new(puzzle: &Cells, solution: Option<&Cells>, status: Status) -> Self {
        let mut rows = [0; 9];
        for (row, cells) in rows.iter_mut().zip(solution.unwrap_or(puzzle).chunks_exact(9)) {
            *row = cells.iter().fold(0, |number, &cell| number * 10 + digit(cell));
        }
        let mut clue_cells = [0; 3];
        for (band, cells) in clue_cells.iter_mut().zip(puzzle.chunks_exact(27)) {
            *band = cells.iter().fold(0, |bits, &cell| bits << 1 | u32::from(cell != b'.'));
        }
        let clues = clue_cells.iter().map(|band| band.count_ones() as u8).sum();
        Self { status, check: Check::None, clues, guesses: 0, nanos: None, rows, clue_cells }
    }

    /// The puzzle, `b'.'` where a cell is empty.
    pub fn puzzle(&self) -> Cells {
        let mut cells = self.board();
        for (band, cells) in self.clue_cells.iter().zip(cells.chunks_exact_mut(27)) {
            for (place, cell) in cells.iter_mut().rev().enumerate() {
                if band >> place & 1 == 0 {
                    *cell = b'.';
                }
            }
        }
        cells
    }

    /// The solution found first; `None` where there is none.
    pub fn solution(&self) -> Option<Cells> {
        (self.status != Status::Impossible).then(|| self.board())
    }

    fn board(&self) -> Cells {
        let mut cells = [b'.'; 81];
        for (&row, cells) in self.rows.iter().zip(cells.chunks_exact_mut(9)) {
            let mut rest = row;
            for cell in cells.iter_mut().rev() {
                *cell = match rest % 10 {
                    0 => b'.',
                    digit => b'0' + digit as u8,
                };
                rest /= 10;
            }
        }
        cells
    }
}

fn digit(cell: u8) -> u32 {
    if cell == b'.' { 0 } else { u32::from(cell - b'0') }
}
