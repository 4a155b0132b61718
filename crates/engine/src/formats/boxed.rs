//! Rows with lines drawn between the boxes, as printed in the article.
//!
//! Owns writing this format and the article's listing. `symbols` reads it.

use super::Format;
use crate::board::{Digit, Givens, Grid};

/// The [`Format`] of a board with lines drawn between the boxes.
pub(super) const FORMAT: Format = Format::Boxed;

/// Writes the board with `+---+---+---+` lines around the boxes and `0` for an empty
/// cell. Every line ends with a line feed.
///
/// ```
/// use sudoku_engine::formats;
///
/// let reading = formats::read("1.....2..3.....4")?;
/// let expected = "+--+--+\n|10|00|\n|00|20|\n+--+--+\n|03|00|\n|00|04|\n+--+--+\n";
/// assert_eq!(formats::boxed(&reading.givens), expected);
/// # Ok::<(), formats::ReadError>(())
/// ```
pub fn boxed(givens: &Givens) -> String {
    let shape = givens.shape();
    let boxes = shape.size() / shape.box_columns();
    let rule = format!("+{}\n", format!("{}+", "-".repeat(shape.box_columns())).repeat(boxes));
    let mut text = rule.clone();
    for (cell, digit) in givens.iter() {
        let (row, column) = (cell.row(shape), cell.column(shape));
        if column % shape.box_columns() == 0 {
            text.push('|');
        }
        text.push(digit.map_or('0', Digit::symbol));
        if column + 1 == shape.size() {
            text.push_str("|\n");
            if (row + 1) % shape.box_rows() == 0 {
                text.push_str(&rule);
            }
        }
    }
    text
}

/// Writes the output of the article's program: the puzzle, its solution and the number
/// of placements, which the article calls replacements.
///
/// ```
/// use sudoku_engine::board::Grid;
/// use sudoku_engine::formats;
///
/// let puzzle = formats::read("0000300204000010")?.givens;
/// let solution = Grid::try_from(formats::read("4231314214232314")?.givens)?;
/// let listing = formats::listing(&puzzle, &solution, 26);
/// assert!(listing.ends_with("|23|14|\n+--+--+\nЧисло замен: 26\n"));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn listing(puzzle: &Givens, solution: &Grid, replacements: u64) -> String {
    let (puzzle, solution) = (boxed(puzzle), boxed(solution.as_ref()));
    format!("{puzzle}{solution}Число замен: {replacements}\n")
}
