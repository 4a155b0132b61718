//! Evenly spaced states of a search, within a memory budget.
//!
//! A checkpoint is taken where the search can be stopped at no cost, a few steps after
//! its multiple of the spacing.

use super::Tally;
use super::recorder::Recorder;
use crate::search::{Snapshot, StateTap, Stepper};

/// The memory budget, in bytes.
const BUDGET: usize = 4 << 20;
/// The initial spacing, in steps.
const SPACING: u64 = 256;

/// A state, and the depth reached before it.
#[derive(Clone, Debug)]
struct Checkpoint {
    there: Snapshot,
    /// The greatest depth since the checkpoint before.
    deepest: u16,
}

/// The states of the search soon after 0, `spacing`, 2 * `spacing`... steps.
#[derive(Clone, Debug)]
pub(super) struct Checkpoints {
    kept: Vec<Checkpoint>,
    spacing: u64,
    most: usize,
}

impl Checkpoints {
    pub(super) fn new(start: &Stepper) -> Self {
        let each = size_of::<Checkpoint>() + start.cells().len();
        // Even, so that dropping every second checkpoint always keeps the last.
        let most = (BUDGET / each) & !1;
        let kept = vec![Checkpoint { there: start.snapshot(), deepest: 0 }];
        Self { kept, spacing: SPACING, most }
    }

    /// Returns the number of steps between two checkpoints.
    pub(super) const fn spacing(&self) -> u64 {
        self.spacing
    }

    pub(super) const fn len(&self) -> usize {
        self.kept.len()
    }

    /// Returns the step from which the next checkpoint is due.
    pub(super) const fn next(&self) -> u64 {
        self.kept.len() as u64 * self.spacing
    }

    /// Returns the last checkpoint.
    pub(super) fn last(&self) -> &Snapshot {
        &self.kept[self.kept.len() - 1].there
    }

    /// Adds a checkpoint, taken at or soon after step [`next`](Self::next).
    pub(super) fn keep(&mut self, there: Snapshot, deepest: u16) {
        self.kept.push(Checkpoint { there, deepest });
        if self.kept.len() > self.most {
            let mut before = 0;
            let mut nth = 0;
            self.kept.retain_mut(|it| {
                let is_kept = nth % 2 == 0;
                it.deepest = it.deepest.max(before);
                before = if is_kept { 0 } else { it.deepest };
                nth += 1;
                is_kept
            });
            self.spacing *= 2;
        }
    }

    /// Returns the last checkpoint at or before a step.
    pub(super) fn before(&self, step: u64) -> &Snapshot {
        &self.kept[self.index(step)].there
    }

    /// Returns the step of the first checkpoint at or after a step, if there is one.
    pub(super) fn after(&self, step: u64) -> Option<u64> {
        let nth = self.kept.partition_point(|it| it.there.step() < step);
        self.kept.get(nth).map(|it| it.there.step())
    }

    fn index(&self, step: u64) -> usize {
        let nth = ((step / self.spacing) as usize).min(self.kept.len() - 1);
        // The checkpoint may have been taken a few steps after its multiple of the
        // spacing.
        nth - usize::from(self.kept[nth].there.step() > step)
    }

    /// Returns the last checkpoint at which a count that only grows was below this value,
    /// or the first checkpoint.
    pub(super) fn last_below(&self, count: u64, of: impl Fn(&Snapshot) -> u64) -> &Snapshot {
        let reached = self.kept.partition_point(|it| of(&it.there) < count);
        &self.kept[reached.saturating_sub(1)].there
    }

    /// Returns what happened between two checkpoints, given by their steps, or up to the
    /// end of the recording, given by its state and the greatest depth since the last
    /// checkpoint.
    pub(super) fn tally(&self, from: u64, to: u64, (end, deepest): (&Snapshot, u16)) -> Tally {
        let (first, last) = (self.index(from), self.index(to));
        let is_end = self.kept[last].there.step() < to;
        let there = if is_end { end } else { &self.kept[last].there };
        let between = self.kept[first + 1..=last].iter().map(|it| it.deepest);
        let since = is_end.then_some(deepest);
        Tally {
            solutions: there.solutions() - self.kept[first].there.solutions(),
            dead_ends: there.dead_ends() - self.kept[first].there.dead_ends(),
            deepest: between.chain(since).max().unwrap_or(0),
        }
    }

    /// Returns the memory used, in bytes.
    pub(super) fn bytes(&self) -> usize {
        let levels: usize = self.kept.iter().map(|it| it.there.depth()).sum();
        self.kept.capacity() * size_of::<Checkpoint>() + levels
    }
}

impl StateTap<Recorder> for Checkpoints {
    fn wants_state_at(&self) -> u64 {
        self.next()
    }

    fn take_state(&mut self, there: Snapshot, recorder: &Recorder) {
        let deepest = recorder.deepest_after(self.last());
        self.keep(there, deepest);
    }
}
