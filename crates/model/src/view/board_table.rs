//! A board as a table for the clipboard.

use sudoku_engine::board::Givens;

use crate::draw::table::{Entry, Role, Table};
use crate::puzzle::editor::EditedPuzzle;
use crate::puzzle::rule_drawing::CellFrame;

/// Returns the table of a puzzle's board with these digits, with thick lines where its boxes or
/// regions end. Cells without a digit are empty.
pub fn board_table(edited_puzzle: &EditedPuzzle, digits: &Givens) -> Table {
    let frames = CellFrame::all(edited_puzzle);
    let entry = |(cell, frame): (_, &CellFrame)| Entry {
        text: digits.get(cell).map_or_else(String::new, |digit| digit.symbol().to_string()),
        role: if edited_puzzle.givens.get(cell).is_some() { Role::Given } else { Role::Value },
        edge_right: frame.edge_right,
        edge_bottom: frame.edge_bottom,
    };
    let entries: Vec<Entry> = edited_puzzle.shape().cells().zip(&frames).map(entry).collect();
    Table { rows: entries.chunks(edited_puzzle.shape().size()).map(<[Entry]>::to_vec).collect() }
}
