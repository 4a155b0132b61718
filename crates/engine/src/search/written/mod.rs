//! A search whose steps were written by something else, such as a pupil's program.
//!
//! All steps are known from the start, so a position is a number of steps. Nothing is known of
//! what was tested or inferred.

mod levels;
mod list;
mod run;
mod walk;

use std::fmt::Debug;

pub use self::list::{Write, WriteList};
pub(super) use self::walk::WrittenWalk;
use super::{Counters, Event, Level, Position, Snapshot};
use crate::board::{Cell, Digit, DigitSet, Givens};

/// The written walk as a [`Stepper`](super::Stepper) uses it. Only what creates a walk names its
/// type, so that the code behind these methods can be split from the other walks.
pub(super) trait Written: Debug + Send + Sync {
    fn boxed_clone(&self) -> Box<dyn Written>;
    /// Returns the same search before its first event.
    fn restarted(&self) -> Box<dyn Written>;
    fn restored(&self, snapshot: &Snapshot, has_event: bool) -> Box<dyn Written>;
    fn snapshot(&self) -> Snapshot;
    fn list(&self) -> &WriteList;

    fn advance(&mut self) -> Option<Event>;
    fn retreat(&mut self) -> Option<Event>;
    fn advance_move(&mut self) -> Option<Event>;
    fn last_event(&self) -> Option<Event>;
    /// Counts the solution or the dead end after the last step, unless it has been.
    fn report_event(&mut self) -> Option<Event>;
    /// Returns the event that follows the last step: a solution, or the end of a path.
    fn event_here(&self) -> Option<Event>;
    fn is_between_steps(&self) -> bool;
    fn is_over(&self) -> bool;

    /// Returns the counts so far. Tests are unknown.
    fn counters(&self) -> Counters;
    fn position(&self) -> Position;
    fn depth(&self) -> usize;
    fn placement(&self, level: usize) -> (Cell, Digit);
    fn branch(&self, level: usize) -> Digit;
    fn legal_digits(&self) -> Option<DigitSet>;
    fn board(&self) -> Givens;
    fn levels(&self) -> Vec<Level>;
    fn open_level(&self) -> Option<Level>;
    /// Returns how many digits have been placed and erased on the way to a step; the last step, if
    /// there are fewer.
    fn moves_up_to(&self, step: u64) -> u64;
    /// Returns the first step up to which this many digits have been placed and erased; the last
    /// one if there are fewer.
    fn step_of_moves(&self, moves: u64) -> u64;
    fn is_last_step(&self) -> bool;
    /// Returns whether the next step places a digit.
    fn places_next(&self) -> bool;
    /// Returns whether the last step went up from a digit that stays on the board.
    fn has_left_digit(&self) -> bool;
}

impl Clone for Box<dyn Written> {
    fn clone(&self) -> Self {
        self.boxed_clone()
    }
}
