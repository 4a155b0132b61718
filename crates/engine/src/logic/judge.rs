//! The level of a puzzle, by which puzzles are generated.
//!
//! The same seed has to give the same puzzle in every version, so the techniques of a level
//! never change.

use super::{Level, LogicState, SearchOptions, Step, StepSearch, Technique};
use crate::board::Puzzle;

const SINGLES: [Technique; 2] = [Technique::NakedSingle, Technique::HiddenSingle];

/// What [`Level::Pairs`] has in addition. A locked pair is a naked pair as well.
const PAIRS: [Technique; 5] = [
    Technique::Pointing,
    Technique::Claiming,
    Technique::NakedPair,
    Technique::LockedPair,
    Technique::HiddenPair,
];

/// Returns the level of a puzzle under the classic rules. A puzzle without a unique solution is
/// always [`Level::Beyond`].
///
/// ```
/// use sudoku_engine::board::Puzzle;
/// use sudoku_engine::formats;
/// use sudoku_engine::logic::{Level, level};
///
/// let puzzle = Puzzle::try_from(formats::read("0000300204000010")?.givens)?;
/// assert_eq!(level(&puzzle), Level::Singles);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn level(puzzle: &Puzzle) -> Level {
    let mut state = LogicState::new(puzzle);
    let mut hardest = Level::Singles;
    while !state.is_solved() {
        if let Some(step) = first(&state, &SINGLES) {
            state.apply(&step);
        } else if let Some(step) = first(&state, &PAIRS) {
            hardest = Level::Pairs;
            state.apply(&step);
        } else {
            return Level::Beyond;
        }
    }
    hardest
}

fn first(state: &LogicState, techniques: &[Technique]) -> Option<Step> {
    let search = StepSearch::new(state, SearchOptions::DEFAULT);
    techniques.iter().find_map(|&technique| search.first(technique))
}
