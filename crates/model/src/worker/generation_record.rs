//! The record of how a puzzle was made.

use serde::{Deserialize, Serialize};
use sudoku_engine::board::{Givens, Rules};
use sudoku_engine::generate::{Removal, Verdict};

use crate::puzzle::editor::EditedPuzzle;

/// How one puzzle was made: at most one removal for each cell of its board. Full boards that
/// were discarded before are not included.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct GenerationRecord {
    pub solution: Givens,
    /// The rules, including those drawn from the solution.
    pub rules: Rules,
    /// The removals, in the order in which they were tried.
    pub removals: Vec<Removal>,
}

impl GenerationRecord {
    /// Returns the board after this removal and all previous ones that were kept.
    pub fn board_at(&self, removal: usize) -> Givens {
        let mut board = self.solution.clone();
        let kept_removals =
            self.removals.iter().take(removal).filter(|it| it.verdict == Verdict::Removed);
        for &cell in kept_removals.chain(self.removals.get(removal)).flat_map(|it| &it.cells) {
            board.set(cell, None);
        }
        board
    }

    pub(crate) fn puzzle_at(&self, removal: usize) -> EditedPuzzle {
        EditedPuzzle::with_rules(self.board_at(removal), self.rules.clone())
    }
}
