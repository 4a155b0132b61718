//! The result of a line in 68 bytes: a puzzle with its outcome, or why it is not one.

use std::num::{NonZeroU8, NonZeroU32};

use serde::{Deserialize, Serialize};

use super::Malformed;
use crate::board::{Digit, Givens, Puzzle, Shape};
use crate::fast::classic::Cells;
use crate::logic::{Grade, RANKS, Rating, Technique};

/// The result of one entry of a file. It takes only 68 bytes, so that a million rows fit in
/// memory.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Row {
    /// The line number in the file, from 1.
    pub line: u32,
    pub outcome: Outcome,
}

/// The result of an entry.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Outcome {
    /// The entry is a puzzle and was searched.
    Solved(Solved),
    Malformed(Malformed),
}

/// The number of solutions of a puzzle.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Status {
    /// Exactly one solution.
    Proper,
    /// Two or more solutions.
    Several,
    /// No solution.
    Impossible,
}

/// Whether the solution given in the file is correct.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Check {
    /// The file gives no solution.
    None,
    Right,
    Wrong,
}

/// A puzzle that was searched.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Solved {
    pub status: Status,
    /// The check of the solution given in the file.
    pub check: Check,
    /// The number of givens, 0 to 81.
    pub given_count: u8,
    /// The number of guesses to find a second solution or prove that there is none.
    pub guesses: u32,
    /// The search time in nanoseconds, if it was measured.
    pub nanos: Option<NonZeroU32>,
    /// How hard it is for a person, if it was rated.
    pub rating: Option<RowRating>,
    /// Each row of the board as a number of nine decimal digits: the first solution, or the
    /// puzzle if it has no solution.
    rows: [u32; 9],
    /// The cells with givens of each band of three rows, as bits.
    given_cells: [u32; 3],
}

/// The bit of a rating for a puzzle that needs more than the techniques, which are fewer.
const UNSOLVED: u8 = 0x80;

/// A function that rates a puzzle, such as [`rate`](crate::logic::rate).
pub type Rate = fn(&Puzzle) -> Rating;

/// The rating of a puzzle in four bytes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct RowRating {
    pub grade: Grade,
    /// The place of the hardest technique, from 1, in the order in which they are tried, with
    /// [`UNSOLVED`] if the techniques do not solve the puzzle.
    place: Option<NonZeroU8>,
    /// The score, or the largest number if it is larger.
    pub score: u16,
}

impl RowRating {
    fn new(rating: &Rating) -> Self {
        let place = rating.hardest.and_then(|hardest| techniques().position(|it| it == hardest));
        let place = place.map_or(0, |place| place as u8 + 1);
        let unsolved = if rating.is_solved { 0 } else { UNSOLVED };
        Self {
            grade: rating.grade,
            place: NonZeroU8::new(place | unsolved),
            score: u16::try_from(rating.score).unwrap_or(u16::MAX),
        }
    }

    /// Returns the place of the hardest technique, from 1, in the order in which they are tried,
    /// or `None` if none was used.
    pub fn place(&self) -> Option<u8> {
        self.place.map(|place| u8::from(place) & !UNSOLVED).filter(|&place| place > 0)
    }

    /// Returns whether the techniques solve the puzzle. If not, the score contains that of a guess.
    pub fn is_solved(&self) -> bool {
        self.place.is_none_or(|place| u8::from(place) & UNSOLVED == 0)
    }

    /// Returns the hardest technique, or `None` if none was used.
    pub fn hardest(&self) -> Option<Technique> {
        techniques().nth(usize::from(self.place()?) - 1)
    }
}

/// Returns the techniques by which puzzles are rated, in the order in which they are tried.
fn techniques() -> impl Iterator<Item = Technique> {
    RANKS.iter().flat_map(|rank| rank.techniques).copied()
}

impl Row {
    /// Returns the row with the rating of its puzzle, if that has one solution.
    pub fn rated_by(mut self, rate: Rate) -> Self {
        if let Outcome::Solved(solved) = &mut self.outcome
            && solved.status == Status::Proper
        {
            solved.rating = to_puzzle(&solved.puzzle()).map(|it| RowRating::new(&rate(&it)));
        }
        self
    }

    /// Returns the search result, or `None` if the entry is malformed.
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
        let mut given_cells = [0; 3];
        for (band, cells) in given_cells.iter_mut().zip(puzzle.chunks_exact(27)) {
            *band = cells.iter().fold(0, |bits, &cell| bits << 1 | u32::from(cell != b'.'));
        }
        let given_count = given_cells.iter().map(|band| band.count_ones() as u8).sum();
        Self {
            status,
            check: Check::None,
            given_count,
            guesses: 0,
            nanos: None,
            rating: None,
            rows,
            given_cells,
        }
    }

    /// Returns the puzzle, with `b'.'` for empty cells.
    pub fn puzzle(&self) -> Cells {
        let mut cells = self.board();
        for (band, cells) in self.given_cells.iter().zip(cells.chunks_exact_mut(27)) {
            for (place, cell) in cells.iter_mut().rev().enumerate() {
                if band >> place & 1 == 0 {
                    *cell = b'.';
                }
            }
        }
        cells
    }

    /// Returns the first solution found, or `None` if there is no solution.
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

fn to_puzzle(cells: &Cells) -> Option<Puzzle> {
    let digits = cells.iter().map(|&cell| Digit::from_symbol(char::from(cell))).collect();
    Puzzle::try_from(Givens::from_digits(Shape::Nine, digits)?).ok()
}
