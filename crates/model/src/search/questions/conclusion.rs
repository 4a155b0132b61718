//! What the search has concluded about a cell on the way to its place.

use sudoku_engine::board::{Cell, Digit};
use sudoku_engine::search::{Event, Reason, Stepper};

/// The number of events to go back at most, which take less than a frame.
const MAX_EVENTS: usize = 4_000;

/// A conclusion that keeps a digit out of a cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Conclusion {
    Eliminated(Reason),
    /// Another digit was forced.
    Forced(Digit, Reason),
}

/// Goes back to the conclusion that keeps the digit out of the cell and still holds. `None` if
/// there is none nearby. That this digit was eliminated comes before that another one is the only
/// one left.
pub(super) fn find(stepper: &Stepper, cell: Cell, digit: Digit) -> Option<Conclusion> {
    let mut stepper = stepper.clone();
    // A conclusion holds while its node is on the path: as long as the depth never fell below it.
    let mut lowest = stepper.depth();
    let mut forced_instead = None;
    for _ in 0..MAX_EVENTS {
        let Some(event) = stepper.retreat() else { break };
        let depth = stepper.depth();
        match event {
            Event::Eliminated { cell: about, digits, because }
                if about == cell && digits.contains(digit) && depth <= lowest =>
            {
                return Some(Conclusion::Eliminated(because));
            }
            Event::Forced { cell: about, digit: forced, because }
                if about == cell && forced != digit && depth <= lowest =>
            {
                forced_instead = forced_instead.or(Some(Conclusion::Forced(forced, because)));
            }
            Event::Eliminated { .. }
            | Event::Forced { .. }
            | Event::Tested { .. }
            | Event::Placed { .. }
            | Event::DeadEnd { .. }
            | Event::Removed { .. }
            | Event::Solved => {}
        }
        lowest = lowest.min(depth);
    }
    forced_instead
}
