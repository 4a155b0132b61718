use super::{Level, Solver};
use crate::board::Puzzle;

/// Returns the level of a puzzle. A puzzle without a unique solution is always
/// [`Level::Beyond`].
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
    let mut solver = Solver::new(puzzle);
    let mut hardest = Level::Singles;
    loop {
        solver.place_singles();
        if solver.is_solved() {
            return hardest;
        }
        match solver.conclusion() {
            Some(step) if step.placement.is_none() => {
                hardest = hardest.max(step.technique.level());
                solver.apply(&step);
            }
            // A remaining single means that the board cannot be filled.
            Some(_) | None => return Level::Beyond,
        }
    }
}
