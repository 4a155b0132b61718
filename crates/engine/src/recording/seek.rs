//! Going to a position in a search.

use serde::{Deserialize, Serialize};

use super::Recording;
use crate::board::Digit;
use crate::search::{Event, Position, Snapshot, Stepper};

/// A position in a search to go to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Target {
    /// Right after this step; a full board is counted as a solution at once.
    Step(u64),
    /// Exactly this position, which may be between two steps.
    Exact(Position),
    /// Right after the placement of this number, counted from 1.
    Placements(u64),
    /// The latest step of the search.
    Head,
    End,
    /// The first solution after this step.
    SolutionAfter(u64),
    /// The last solution before this step.
    SolutionBefore(u64),
    /// The first dead end after this position.
    DeadEndAfter(Position),
    /// The last dead end before this position.
    DeadEndBefore(Position),
    /// The placement of a branch at a level, counted from 0, below the digits on the
    /// levels above it after the step: a node of the path at that step, or a sibling of
    /// such a node.
    Placement {
        step: u64,
        level: u16,
        /// The branch: the digit, if the digit of a cell is chosen.
        digit: Digit,
    },
}

/// The result of going to a position.
#[derive(Clone, Debug)]
pub enum SeekResult {
    /// The search at that position, or at its end if the position is beyond it.
    Found(Box<Stepper>),
    /// There is no such position.
    Nowhere,
    /// The search has not run far enough yet.
    NotYet,
}

impl Recording {
    /// Returns the search at a position that it has passed.
    pub fn seek(&self, target: Target) -> SeekResult {
        match target {
            Target::Head => found(self.head.clone()),
            Target::End if self.head.is_over() => found(self.head.clone()),
            Target::End => SeekResult::NotYet,
            Target::Step(step) => self.seek_step(step),
            Target::Exact(position) => self.seek_exact(position),
            Target::Placements(nth) => self.seek_nth(nth, &Milestone::PLACEMENT),
            Target::SolutionAfter(step) => {
                self.seek_nth(self.solutions_up_to(step) + 1, &Milestone::SOLUTION)
            }
            Target::SolutionBefore(step) => {
                self.seek_nth(self.solutions_up_to(step.saturating_sub(1)), &Milestone::SOLUTION)
            }
            Target::DeadEndAfter(position) => {
                self.seek_nth(self.dead_ends_up_to(position) + 1, &Milestone::DEAD_END)
            }
            Target::DeadEndBefore(position) => {
                self.seek_nth(self.dead_ends_before(position), &Milestone::DEAD_END)
            }
            Target::Placement { step, level, digit } => self.seek_placement(step, level, digit),
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

    fn dead_ends_before(&self, position: Position) -> u64 {
        match self.seek_exact(position) {
            SeekResult::Found(stepper) => {
                let is_at_dead_end = matches!(stepper.last_event(), Some(Event::DeadEnd { .. }));
                stepper.counters().dead_ends - u64::from(is_at_dead_end)
            }
            SeekResult::Nowhere | SeekResult::NotYet => self.head.counters().dead_ends,
        }
    }

    /// Returns the search where a milestone occurs for the n-th time, counted from 1.
    fn seek_nth(&self, nth: u64, milestone: &Milestone) -> SeekResult {
        if nth == 0 {
            return SeekResult::Nowhere;
        }
        if nth > (milestone.count)(&self.head.snapshot()) {
            return if self.head.is_over() { SeekResult::Nowhere } else { SeekResult::NotYet };
        }
        let mut stepper =
            self.head.restored(self.tape.checkpoints.last_below(nth, milestone.count));
        (milestone.go_to)(&mut stepper, nth);
        found(stepper)
    }

    fn seek_placement(&self, step: u64, level: u16, digit: Digit) -> SeekResult {
        let SeekResult::Found(stepper) = self.seek_step(step) else { return SeekResult::NotYet };
        let above = stepper.branches().take(level.into());
        let path: Vec<Digit> = above.chain([digit]).collect();
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

/// A recurring occurrence in a search: how to count it, and how to go to the n-th.
struct Milestone {
    count: fn(&Snapshot) -> u64,
    go_to: fn(&mut Stepper, u64),
}

impl Milestone {
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
                // The dead end was reported before the undo just made.
                stepper.retreat();
            }
        },
    };
}
