//! Turning a known puzzle into another one that is solved in the same way.

use crate::board::{Cell, Digit, Givens};
use crate::rng::SeededRng;

/// Returns the puzzle with its digits exchanged, and its board turned and mirrored if its boxes
/// are square. The seed decides how.
///
/// ```
/// use sudoku_engine::formats;
/// use sudoku_engine::generate::disguised;
///
/// let puzzle = formats::read("0000300204000010")?.givens;
/// assert_eq!(formats::line(&disguised(&puzzle, 1)).len(), 16);
/// assert_eq!(disguised(&puzzle, 1).filled_count(), puzzle.filled_count());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn disguised(puzzle: &Givens, seed: u64) -> Givens {
    let mut rng = SeededRng::from_seed(seed);
    let shape = puzzle.shape();
    let mut digits: Vec<Digit> = shape.digits().collect();
    rng.shuffle(&mut digits);
    let [is_transposed, is_flipped, is_mirrored] = [0; 3].map(|_| rng.index(2) == 1);
    let is_square = shape.box_rows() == shape.box_columns();
    let last = shape.size() - 1;
    let mut board = Givens::empty(shape);
    for (cell, digit) in puzzle.iter() {
        let (row, column) = (cell.row(shape), cell.column(shape));
        let row = if is_flipped { last - row } else { row };
        let column = if is_mirrored { last - column } else { column };
        let (row, column) = if is_transposed && is_square { (column, row) } else { (row, column) };
        if let Some(cell) = Cell::at(shape, row, column) {
            board.set(cell, digit.map(|digit| digits[digit.index()]));
        }
    }
    board
}
