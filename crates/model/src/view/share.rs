//! The link that carries what the user wrote on the puzzle.

use sudoku_engine::formats;

use crate::Model;
use crate::model::link::Link;
use crate::puzzle::editor::EditedPuzzle;

impl Model {
    /// Returns whether a link to what is shown can carry something that the user wrote.
    pub fn has_input_to_share(&self) -> bool {
        let edited_puzzle = self.play.editor.edited_puzzle();
        let mut cells = edited_puzzle.shape().cells();
        self.view.edits_board() && cells.any(|cell| !edited_puzzle.input(cell).is_empty())
    }

    /// Returns the fragment of a link for another person, without `#`, whose puzzle has the user's
    /// digits, marks and colors.
    pub fn shared_fragment_with_input(&self) -> String {
        let edited_puzzle = self.play.editor.edited_puzzle();
        let EditedPuzzle { givens, rules, .. } = edited_puzzle;
        let puzzle = formats::f_puzzles_with_input(givens, rules, |cell| edited_puzzle.input(cell));
        // The only one of its characters that has another meaning in a link.
        let puzzle = puzzle.replace('+', "%2B");
        let others = Link { puzzle: None, ..self.shared_link() }.write();
        format!("p={puzzle}&{others}")
    }
}
