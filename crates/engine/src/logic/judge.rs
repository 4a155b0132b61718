//! The level of a puzzle, by which puzzles are generated.
//!
//! The same seed has to give the same puzzle in every version, so the techniques of a level
//! never change.

use std::ops::ControlFlow;

use super::locked_candidates::{self, Lock};
use super::search::Found;
use super::single_memo::SingleMemo;
use super::subsets::{self, Subset};
use super::{Level, LogicState, SearchOptions, Step, StepSearch, Technique};
use crate::board::Puzzle;

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
    let mut singles = SingleMemo::new(&state);
    let mut hardest = Level::Singles;
    loop {
        while let Some((_, candidate)) = singles.first(&state) {
            state.place(candidate);
        }
        if state.is_solved() {
            return hardest;
        }
        let Some(step) = first_of_pairs(&state) else {
            return Level::Beyond;
        };
        hardest = Level::Pairs;
        state.apply(&step);
    }
}

/// Returns a step by what [`Level::Pairs`] has in addition to singles. A locked pair is a naked
/// pair as well.
///
/// Calls these searches alone, so that a program that generates puzzles does not contain the
/// others.
fn first_of_pairs(state: &LogicState) -> Option<Step> {
    let search = StepSearch::new(state, SearchOptions::DEFAULT);
    let mut first = None;
    let _ = pairs(&search, &mut |step| {
        first = Some(step);
        ControlFlow::Break(())
    });
    first
}

fn pairs(search: &StepSearch<'_>, found: &mut Found<'_>) -> ControlFlow<()> {
    locked_candidates::find(search, Lock::Pointing, found)?;
    locked_candidates::find(search, Lock::Claiming, found)?;
    for (technique, subset) in [
        (Technique::NakedPair, Subset::Naked),
        (Technique::LockedPair, Subset::Locked),
        (Technique::HiddenPair, Subset::Hidden),
    ] {
        subsets::find(search, technique, (subset, 2), found)?;
    }
    ControlFlow::Continue(())
}
