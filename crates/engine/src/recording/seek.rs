//! Going to a position in a search.

use serde::{Deserialize, Serialize};

use super::Recording;
use crate::board::Digit;
use crate::search::{Event, Position, Snapshot, Stepper};

/// Where to go in a recorded search. Places and events are counted from 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Target {
    /// Right after this step. If the step fills the board, the solution is already counted.
    Step(u64),
    /// Exactly this position, which may be between two steps.
    Exact(Position),
    /// Right after the n-th placement.
    NthPlacement(u64),
    /// The last step recorded so far.
    Head,
    /// The last step of the search, once it is over.
    End,
    /// The first solution after this step.
    SolutionAfter(u64),
    /// The last solution before this step.
    SolutionBefore(u64),
    /// The first dead end after this position.
    DeadEndAfter(Position),
    /// The last dead end before this position.
    DeadEndBefore(Position),
    /// The node reached by the first `level` branches of the path as it is right after `step`,
    /// and then by `branch`.
    Branch {
        step: u64,
        level: u16,
        /// A digit or, where the search chooses a cell for a digit, the number of that cell in
        /// its house.
        branch: Digit,
    },
}

/// The result of [`Recording::seek`].
#[derive(Clone, Debug)]
pub enum SeekResult {
    /// The search at that place, or at its end if the place is beyond it.
    Found(Box<Stepper>),
    /// There is no such place.
    Nowhere,
    /// The search has not run far enough yet.
    NotYet,
}

impl Recording {
    /// Returns the search at a target, if that has been recorded.
    pub fn seek(&self, target: Target) -> SeekResult {
        match target {
            Target::Head => found(self.head.clone()),
            Target::End if self.head.is_over() => found(self.head.clone()),
            Target::End => SeekResult::NotYet,
            Target::Step(step) => self.seek_step(step),
            Target::Exact(position) => self.seek_exact(position),
            Target::NthPlacement(nth) => self.seek_nth(nth, &CountedEvent::PLACEMENT),
            Target::SolutionAfter(step) => {
                self.seek_nth(self.solutions_up_to(step) + 1, &CountedEvent::SOLUTION)
            }
            Target::SolutionBefore(step) => {
                self.seek_nth(self.solutions_up_to(step.saturating_sub(1)), &CountedEvent::SOLUTION)
            }
            Target::DeadEndAfter(position) => {
                self.seek_nth(self.dead_ends_up_to(position) + 1, &CountedEvent::DEAD_END)
            }
            Target::DeadEndBefore(position) => {
                self.seek_nth(self.dead_ends_before(position), &CountedEvent::DEAD_END)
            }
            Target::Branch { step, level, branch } => self.seek_branch(step, level, branch),
        }
    }

    fn seek_step(&self, step: u64) -> SeekResult {
        if step > self.step() {
            return self.seek(Target::End);
        }
        found(self.at_step(step))
    }

    fn seek_exact(&self, position: Position) -> SeekResult {
        let SeekResult::Found(mut stepper) = self.seek_step(position.step) else {
            return SeekResult::NotYet;
        };
        if position.step <= self.step() {
            stepper.go_between_steps(position.events);
        }
        SeekResult::Found(stepper)
    }

    /// Returns the number of solutions up to and including a step.
    fn solutions_up_to(&self, step: u64) -> u64 {
        self.at_step(step.min(self.step())).counters().solutions
    }

    /// Returns the number of dead ends up to and including a position.
    fn dead_ends_up_to(&self, position: Position) -> u64 {
        match self.seek_exact(position) {
            SeekResult::Found(stepper) => stepper.counters().dead_ends,
            SeekResult::Nowhere | SeekResult::NotYet => self.head.counters().dead_ends,
        }
    }

    /// Returns the number of dead ends before a position.
    fn dead_ends_before(&self, position: Position) -> u64 {
        match self.seek_exact(position) {
            SeekResult::Found(stepper) => {
                let is_at_dead_end = matches!(stepper.last_event(), Some(Event::DeadEnd { .. }));
                stepper.counters().dead_ends - u64::from(is_at_dead_end)
            }
            SeekResult::Nowhere | SeekResult::NotYet => self.head.counters().dead_ends,
        }
    }

    /// Returns the search right after an event has occurred for the n-th time.
    fn seek_nth(&self, nth: u64, event: &CountedEvent) -> SeekResult {
        if nth == 0 {
            return SeekResult::Nowhere;
        }
        if nth > (event.count)(&self.head.snapshot()) {
            return if self.head.is_over() { SeekResult::Nowhere } else { SeekResult::NotYet };
        }
        let mut stepper = self.head.restored(self.tape.checkpoints.last_below(nth, event.count));
        (event.go_to)(&mut stepper, nth);
        found(stepper)
    }

    fn seek_branch(&self, step: u64, level: u16, branch: Digit) -> SeekResult {
        let SeekResult::Found(stepper) = self.seek_step(step) else { return SeekResult::NotYet };
        let above = stepper.branches().take(level.into());
        let path: Vec<Digit> = above.chain([branch]).collect();
        if path.len() != usize::from(level) + 1 {
            return SeekResult::Nowhere;
        }
        match self.step_of(&path) {
            Some(step) => self.seek_step(step),
            None if self.head.is_over() => SeekResult::Nowhere,
            None => SeekResult::NotYet,
        }
    }
}

fn found(stepper: Stepper) -> SeekResult {
    SeekResult::Found(Box::new(stepper))
}

/// A kind of event that is counted: how to count it, and how to go to the n-th.
struct CountedEvent {
    count: fn(&Snapshot) -> u64,
    go_to: fn(&mut Stepper, u64),
}

impl CountedEvent {
    const PLACEMENT: Self = Self {
        count: Snapshot::placements,
        go_to: |stepper, nth| {
            stepper.run_to_placement(nth, u64::MAX);
        },
    };
    const SOLUTION: Self = Self {
        count: Snapshot::solutions,
        go_to: |stepper, nth| {
            while stepper.counters().solutions < nth && stepper.run_to_solution(u64::MAX) > 0 {}
        },
    };
    const DEAD_END: Self = Self {
        count: Snapshot::dead_ends,
        go_to: |stepper, nth| {
            let mut has_moved = true;
            while has_moved && stepper.counters().dead_ends < nth {
                has_moved = stepper.advance_move().is_some();
            }
            if has_moved {
                // The move that was made ends with the undo after the dead end.
                stepper.retreat();
            }
        },
    };
}
