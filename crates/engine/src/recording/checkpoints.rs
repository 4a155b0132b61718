//! Evenly spaced states of a search, within a memory budget.
//!
//! A checkpoint is taken where the search can be stopped at no cost, a few steps after
//! its multiple of the spacing.

use super::Tally;
use super::recorder::Recorder;
use crate::search::{Snapshot, StateTap, Stepper};

/// The memory budget, in bytes.
const MEMORY_BUDGET: usize = 4 << 20;
/// The initial spacing, in steps.
const INITIAL_SPACING: u64 = 256;

/// A state, and the depth reached before it.
#[derive(Clone, Debug)]
struct Checkpoint {
    snapshot: Snapshot,
    /// The greatest depth since the checkpoint before.
    deepest: u16,
}

/// The states of the search soon after 0, `spacing`, 2 * `spacing`... steps.
#[derive(Clone, Debug)]
pub(super) struct Checkpoints {
    checkpoints: Vec<Checkpoint>,
    spacing: u64,
    max_count: usize,
}

impl Checkpoints {
    pub(super) fn new(start: &Stepper) -> Self {
        let bytes_each = size_of::<Checkpoint>() + start.cells().len();
        // Even, so that dropping every second checkpoint always keeps the last.
        let max_count = (MEMORY_BUDGET / bytes_each) & !1;
        let checkpoints = vec![Checkpoint { snapshot: start.snapshot(), deepest: 0 }];
        Self { checkpoints, spacing: INITIAL_SPACING, max_count }
    }

    /// Returns the number of steps between two checkpoints.
    pub(super) const fn spacing(&self) -> u64 {
        self.spacing
    }

    pub(super) const fn len(&self) -> usize {
        self.checkpoints.len()
    }

    /// Returns the step from which the next checkpoint is due.
    pub(super) const fn next_step(&self) -> u64 {
        self.checkpoints.len() as u64 * self.spacing
    }

    pub(super) fn last(&self) -> &Snapshot {
        &self.checkpoints[self.checkpoints.len() - 1].snapshot
    }

    /// Adds a checkpoint, taken at or soon after step [`next_step`](Self::next_step).
    pub(super) fn push(&mut self, snapshot: Snapshot, deepest: u16) {
        self.checkpoints.push(Checkpoint { snapshot, deepest });
        if self.checkpoints.len() > self.max_count {
            let mut dropped_deepest = 0;
            let mut nth = 0;
            self.checkpoints.retain_mut(|it| {
                let is_kept = nth % 2 == 0;
                it.deepest = it.deepest.max(dropped_deepest);
                dropped_deepest = if is_kept { 0 } else { it.deepest };
                nth += 1;
                is_kept
            });
            self.spacing *= 2;
        }
    }

    /// Returns the last checkpoint at or before a step.
    pub(super) fn at_or_before(&self, step: u64) -> &Snapshot {
        &self.checkpoints[self.index(step)].snapshot
    }

    /// Returns the step of the first checkpoint at or after a step, if there is one.
    pub(super) fn step_at_or_after(&self, step: u64) -> Option<u64> {
        let nth = self.checkpoints.partition_point(|it| it.snapshot.step() < step);
        self.checkpoints.get(nth).map(|it| it.snapshot.step())
    }

    fn index(&self, step: u64) -> usize {
        let nth = ((step / self.spacing) as usize).min(self.checkpoints.len() - 1);
        // The checkpoint may have been taken a few steps after its multiple of the
        // spacing.
        nth - usize::from(self.checkpoints[nth].snapshot.step() > step)
    }

    /// Returns the last checkpoint at which a count that only grows was below this value,
    /// or the first checkpoint.
    pub(super) fn last_below(&self, count: u64, count_of: impl Fn(&Snapshot) -> u64) -> &Snapshot {
        let reached = self.checkpoints.partition_point(|it| count_of(&it.snapshot) < count);
        &self.checkpoints[reached.saturating_sub(1)].snapshot
    }

    /// Returns what happened between two checkpoints, given by their steps, or up to the
    /// end of the recording, given by its state and the greatest depth since the last
    /// checkpoint.
    pub(super) fn tally(&self, from: u64, to: u64, (end, deepest): (&Snapshot, u16)) -> Tally {
        let (first, last) = (self.index(from), self.index(to));
        let is_end = self.checkpoints[last].snapshot.step() < to;
        let snapshot = if is_end { end } else { &self.checkpoints[last].snapshot };
        let between = self.checkpoints[first + 1..=last].iter().map(|it| it.deepest);
        let since = is_end.then_some(deepest);
        Tally {
            solutions: snapshot.solutions() - self.checkpoints[first].snapshot.solutions(),
            dead_ends: snapshot.dead_ends() - self.checkpoints[first].snapshot.dead_ends(),
            deepest: between.chain(since).max().unwrap_or(0),
        }
    }

    /// Returns the memory used, in bytes.
    pub(super) fn bytes(&self) -> usize {
        let levels: usize = self.checkpoints.iter().map(|it| it.snapshot.depth()).sum();
        self.checkpoints.capacity() * size_of::<Checkpoint>() + levels
    }
}

impl StateTap<Recorder> for Checkpoints {
    fn next_state_step(&self) -> u64 {
        self.next_step()
    }

    fn receive_state(&mut self, snapshot: Snapshot, recorder: &Recorder) {
        let deepest = recorder.deepest_after(self.last());
        self.push(snapshot, deepest);
    }
}
