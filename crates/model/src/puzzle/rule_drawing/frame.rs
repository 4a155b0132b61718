//! How rules change the borders of cells.

use sudoku_engine::board::{Cell, Region};

use crate::puzzle::editor::EditedPuzzle;

/// The effect of rules on how a cell itself is drawn.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct CellFrame {
    /// Whether a box or region ends at its right side.
    pub edge_right: bool,
    /// Whether a box or region ends at its bottom.
    pub edge_bottom: bool,
    /// Whether its corner shows the total of a cage.
    pub has_total: bool,
}

impl CellFrame {
    /// Returns the frame of each cell, in reading order.
    pub fn all(edited_puzzle: &EditedPuzzle) -> Vec<Self> {
        let shape = edited_puzzle.shape();
        let regions = edited_puzzle.drawn_regions();
        let region = |row: usize, column: usize| -> Option<Region> {
            Cell::at(shape, row, column).and_then(|cell| regions.get(cell.index()).copied())
        };
        let totals: Vec<Cell> = edited_puzzle
            .rules
            .cages()
            .iter()
            .filter(|cage| cage.total().is_some())
            .filter_map(|cage| cage.cells().first().copied())
            .collect();
        let frame = |cell: Cell| {
            let (row, column) = (cell.row(shape), cell.column(shape));
            let own_region = region(row, column);
            Self {
                edge_right: region(row, column + 1) != own_region,
                edge_bottom: region(row + 1, column) != own_region,
                has_total: totals.contains(&cell),
            }
        };
        shape.cells().map(frame).collect()
    }
}
