//! The counts of a search as they are shown.

use sudoku_engine::search::{Counters, Stepper};

/// Returns the counts of a search. Those that a program wrote have undos only where it erased a
/// digit.
pub fn shown_counters(stepper: &Stepper) -> Counters {
    let counters = stepper.counters();
    let moves = stepper.moves_up_to(counters.step());
    Counters { undos: moves.saturating_sub(counters.placements), ..counters }
}
