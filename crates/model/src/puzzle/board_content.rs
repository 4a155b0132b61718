//! How much of a board is copied, printed or saved as a picture.

use std::borrow::Cow;

use strum::{IntoStaticStr, VariantArray};

use super::editor::EditedPuzzle;

#[derive(Clone, Copy, Debug, PartialEq, Eq, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "kebab-case")]
pub enum BoardContent {
    /// Givens and rules.
    Puzzle,
    /// Also the user's digits, marks and colors.
    Own,
}

impl BoardContent {
    /// Returns this much of a puzzle.
    pub fn of(self, edited_puzzle: &EditedPuzzle) -> Cow<'_, EditedPuzzle> {
        match self {
            Self::Own => Cow::Borrowed(edited_puzzle),
            Self::Puzzle => {
                let EditedPuzzle { givens, rules, .. } = edited_puzzle;
                Cow::Owned(EditedPuzzle {
                    drawn_rules: edited_puzzle.drawn_rules.clone(),
                    unfinished_regions: edited_puzzle.unfinished_regions.clone(),
                    ..EditedPuzzle::with_rules(givens.clone(), rules.clone())
                })
            }
        }
    }
}
