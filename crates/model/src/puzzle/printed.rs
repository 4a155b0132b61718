//! The lines and digits of a printed board.
//!
//! Owns their positions, in hundredths of a cell's side from the top left corner. Must not
//! know how thick a line is. [`rule_drawing`](crate::puzzle::rule_drawing) has everything else
//! that is drawn for rules.

use std::fmt::Write as _;

use sudoku_engine::board::{Cell, Givens, Region, Rules};

use crate::puzzle::rule_drawing::RuleDrawing;

const SIDE: i32 = RuleDrawing::SIDE;

/// The lines of a board, as SVG path data.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Lines {
    /// The lines between cells.
    pub thin: String,
    /// The lines around boxes or regions, and around the board.
    pub thick: String,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DigitRow {
    /// The x coordinate of each digit's center, separated by spaces.
    pub centers_x: String,
    /// The y coordinate of the row's center.
    pub center_y: i32,
    /// One digit for each of `centers_x`.
    pub digits: String,
}

impl Lines {
    pub fn of(rules: &Rules) -> Self {
        let shape = rules.shape();
        let side = SIDE * shape.size() as i32;
        let region = |cell: Cell| match rules.regions() {
            Some(regions) => regions.of(cell).map(Region::index),
            None => Some(cell.box_index(shape)),
        };
        let mut lines = Lines { thin: String::new(), thick: format!("M0 0H{side}V{side}H0Z") };
        for cell in shape.cells() {
            let (row, column) = (cell.row(shape), cell.column(shape));
            let (x, y) = (SIDE * (column as i32 + 1), SIDE * (row as i32 + 1));
            let neighbors = [
                (Cell::at(shape, row, column + 1), format!("M{x} {y}v-{SIDE}")),
                (Cell::at(shape, row + 1, column), format!("M{x} {y}h-{SIDE}")),
            ];
            for (neighbor, line) in neighbors {
                let Some(neighbor) = neighbor else {
                    continue;
                };
                let is_within = region(cell) == region(neighbor);
                let path = if is_within { &mut lines.thin } else { &mut lines.thick };
                let _ = write!(path, "{line}");
            }
        }
        lines
    }
}

impl DigitRow {
    pub fn all(board: &Givens) -> Vec<Self> {
        let shape = board.shape();
        let rows = (0..shape.size()).map(|row| {
            let cells = (0..shape.size()).filter_map(|column| Cell::at(shape, row, column));
            let digits_by_column: Vec<(usize, char)> = cells
                .filter_map(|cell| Some((cell.column(shape), board.get(cell)?.symbol())))
                .collect();
            let center = |index: usize| SIDE * index as i32 + SIDE / 2;
            let centers_x: Vec<String> =
                digits_by_column.iter().map(|&(column, _)| center(column).to_string()).collect();
            DigitRow {
                centers_x: centers_x.join(" "),
                center_y: center(row),
                digits: digits_by_column.iter().map(|&(_, symbol)| symbol).collect(),
            }
        });
        rows.filter(|row| !row.digits.is_empty()).collect()
    }
}

#[cfg(test)]
mod tests {
    use sudoku_engine::board::{Rules, Shape};
    use sudoku_engine::formats;

    use super::{DigitRow, Lines};

    #[test]
    fn every_line_is_drawn_once_and_boxes_have_thick_lines() {
        let four = Lines::of(&Rules::classic(Shape::Four));
        assert_eq!(four.thin.matches('M').count(), 16);
        assert_eq!(four.thick.matches('M').count(), 1 + 8);
        assert!(four.thick.starts_with("M0 0H400V400H0Z"));
        let columns = formats::rules_code::read(Shape::Four, "regions-ABCDABCDABCDABCD");
        let columns = Lines::of(&columns.expect("four columns as regions"));
        assert_eq!(columns.thick.matches('v').count(), 12);
        assert_eq!(columns.thick.matches('h').count(), 0);
    }

    #[test]
    fn digits_are_centered_in_their_cells() {
        let board = formats::read("1..4............").expect("a board").givens;
        let rows = DigitRow::all(&board);
        assert_eq!(rows.len(), 1);
        assert_eq!(rows[0].centers_x, "50 350");
        assert_eq!((rows[0].center_y, rows[0].digits.as_str()), (50, "14"));
    }
}
