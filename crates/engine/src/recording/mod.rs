//! Random access to a search that has run or is running.
//!
//! Steps go to hundreds of millions, so none is stored. What is kept is a
//! checkpoint every so many steps; any other step is reached by running on from
//! the checkpoint before it. The number of checkpoints is bounded: when there
//! are too many, every second is dropped and the spacing doubles.

mod map;
mod subtree;
mod tree;

pub use map::{Column, Map, Tally};
pub use subtree::{Branches, Child, LevelCount, Subtree};
pub use tree::{Node, NodeKind, Tree};

use serde::{Deserialize, Serialize};

use crate::board::Digit;
use crate::search::{Position, Snapshot, Stepper};

/// Checkpoints kept at the most.
const CHECKPOINTS: usize = 2048;
/// Steps between checkpoints at first.
const SPACING: u64 = 256;

/// A place in a search to go to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Target {
    /// Right after this step, a full board being counted as a solution at once.
    Step(u64),
    /// Exactly here, between two steps if need be.
    Exact(Position),
    /// As far as the search has come.
    Head,
    /// The end of the search.
    End,
    /// The first solution after this step.
    SolutionAfter(u64),
    /// The last solution before this step.
    SolutionBefore(u64),
    /// The first dead end after this place.
    DeadEndAfter(Position),
    /// The last dead end before this place.
    DeadEndBefore(Position),
    /// Where the digit is placed at this level, from 0, under the digits that stand
    /// above it after this step: a node of the path to the step, or a sibling of one.
    Placement {
        /// The step.
        step: u64,
        /// The level.
        level: u16,
        /// The digit.
        digit: Digit,
    },
}

/// What going to a place came to.
#[derive(Clone, Debug)]
pub enum Sought {
    /// The search at that place, or at its end where the place is past it.
    Found(Box<Stepper>),
    /// There is no such place.
    Nowhere,
    /// The search has not come so far yet.
    NotYet,
}

/// A search with access to any of its steps.
///
/// ```
/// use sudoku_engine::board::Puzzle;
/// use sudoku_engine::formats;
/// use sudoku_engine::recording::{Recording, Sought, Target};
/// use sudoku_engine::search::{Goal, Stepper};
///
/// let puzzle = Puzzle::try_from(formats::read("0000300204000010")?.givens)?;
/// let mut recording = Recording::new(Stepper::new(&puzzle, Goal::FIRST));
/// while recording.extend(1000) > 0 {}
/// let Sought::Found(there) = recording.seek(Target::Step(7)) else { panic!() };
/// assert_eq!(there.counters().step(), 7);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct Recording {
    head: Stepper,
    /// Where the search was after 0, `spacing`, twice `spacing`... steps.
    checkpoints: Vec<Snapshot>,
    spacing: u64,
}

impl Recording {
    /// A recording that starts where the search is, which must be its start.
    pub fn new(start: Stepper) -> Self {
        Self { checkpoints: vec![start.snapshot()], head: start, spacing: SPACING }
    }

    /// The search as far as it has come.
    pub const fn head(&self) -> &Stepper {
        &self.head
    }

    /// Lets the search go on for at most this many steps, and says how many there
    /// were: 0 when it is over.
    pub fn extend(&mut self, max_steps: u64) -> u64 {
        let mut done = 0;
        while done < max_steps && !self.head.is_over() {
            let next = self.checkpoints.len() as u64 * self.spacing;
            let now = self.head.counters().step();
            done += self.head.run((max_steps - done).min(next - now));
            if self.head.counters().step() == next {
                self.keep_checkpoint();
            }
        }
        done
    }

    fn keep_checkpoint(&mut self) {
        self.checkpoints.push(self.head.snapshot());
        if self.checkpoints.len() > CHECKPOINTS {
            let mut odd = true;
            self.checkpoints.retain(|_| {
                odd = !odd;
                !odd
            });
            self.spacing *= 2;
        }
    }

    /// The search at a place that it has passed.
    pub fn seek(&self, target: Target) -> Sought {
        let step = match target {
            Target::Head => return Sought::Found(Box::new(self.head.clone())),
            Target::End if self.head.is_over() => return self.seek(Target::Head),
            Target::End => return Sought::NotYet,
            Target::SolutionAfter(step) => return self.seek_solution(step),
            Target::SolutionBefore(_)
            | Target::DeadEndAfter(_)
            | Target::DeadEndBefore(_)
            | Target::Placement { .. } => return Sought::Nowhere,
            Target::Step(step) | Target::Exact(Position { step, .. }) => step,
        };
        if step > self.head.counters().step() {
            return self.seek(Target::End);
        }
        let mut stepper = self.at_step(step);
        if let Target::Exact(position) = target {
            stepper.go_between_steps(position.events);
        }
        Sought::Found(Box::new(stepper))
    }

    /// The search after `step` steps, which it has passed.
    fn at_step(&self, step: u64) -> Stepper {
        // There is a checkpoint at every multiple of the spacing up to the head.
        let mut stepper = self.head.restored(&self.checkpoints[(step / self.spacing) as usize]);
        stepper.run(step - stepper.counters().step());
        stepper
    }

    fn seek_solution(&self, step: u64) -> Sought {
        let head = self.head.counters();
        let mut stepper = self.at_step(step.min(head.step()));
        let solutions = stepper.counters().solutions;
        if solutions == head.solutions {
            return if self.head.is_over() { Sought::Nowhere } else { Sought::NotYet };
        }
        // The solution lies between the first checkpoint that has counted it, if
        // one has, and the one before.
        let next = self.checkpoints.partition_point(|there| there.solutions() <= solutions);
        if (next as u64 - 1) * self.spacing > step {
            stepper = self.head.restored(&self.checkpoints[next - 1]);
        }
        stepper.run_to_solution(self.spacing);
        Sought::Found(Box::new(stepper))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::{Givens, Puzzle, Shape};
    use crate::search::Goal;

    #[test]
    fn checkpoints_are_few_and_evenly_spaced() {
        let empty = Puzzle::try_from(Givens::empty(Shape::Six)).unwrap();
        let mut recording = Recording::new(Stepper::new(&empty, Goal::Exhaustion));
        for _ in 0..40 {
            recording.extend(100_003);
            let kept = recording.checkpoints.len();
            assert!(kept <= CHECKPOINTS);
            let steps = recording.head.counters().step();
            assert_eq!(kept as u64, steps / recording.spacing + 1);
            for (nth, checkpoint) in (0..).zip(&recording.checkpoints) {
                let there = recording.head.restored(checkpoint);
                assert_eq!(there.counters().step(), nth * recording.spacing);
            }
        }
        assert_eq!(recording.spacing, 8 * SPACING);
    }
}
