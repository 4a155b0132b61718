//! Checkpoints: copies of the machine's state, from which any earlier moment is reached again.
//!
//! A moment is the number of statements and conditions that have been executed.

use super::state::State;

/// The maximum size of all checkpoints, in bytes.
const MEMORY_BUDGET: usize = 16 << 20;
/// The initial distance between two checkpoints, in moments.
const FIRST_SPACING: u64 = 8_192;

#[derive(Clone, Debug)]
pub(super) struct History {
    /// In the order of their moments; at least one, as the first is the start.
    checkpoints: Vec<State>,
    /// The distance between two checkpoints, in moments.
    spacing: u64,
    /// The size of all checkpoints.
    bytes: usize,
}

impl History {
    pub(super) fn new(start: State) -> Self {
        Self { bytes: start.size(), checkpoints: vec![start], spacing: FIRST_SPACING }
    }

    /// Returns the moment at which the next checkpoint is due.
    pub(super) fn next(&self) -> u64 {
        self.checkpoints.last().map_or(0, |last| last.moments + self.spacing)
    }

    /// Adds a checkpoint, which must be later than all others. While they exceed
    /// [`MEMORY_BUDGET`], drops every other one; but two are kept in any case.
    pub(super) fn keep(&mut self, state: State) {
        self.bytes += state.size();
        self.checkpoints.push(state);
        while self.bytes > MEMORY_BUDGET && self.checkpoints.len() > 2 {
            let mut nth = 0;
            self.checkpoints.retain(|_| {
                nth += 1;
                nth % 2 == 1
            });
            self.spacing *= 2;
            self.bytes = self.checkpoints.iter().map(State::size).sum();
        }
    }

    /// Returns the last state at or before a moment.
    pub(super) fn at_or_before(&self, moment: u64) -> &State {
        let count = self.checkpoints.partition_point(|state| state.moments <= moment);
        &self.checkpoints[count.saturating_sub(1)]
    }

    /// Returns the last state before this move on the grid, counted from 1; the start, if there is
    /// none.
    pub(super) fn before_move(&self, nth: u64) -> &State {
        let count = self.checkpoints.partition_point(|state| state.move_count() < nth);
        &self.checkpoints[count.saturating_sub(1)]
    }

    pub(super) const fn bytes(&self) -> usize {
        self.bytes
    }

    pub(super) const fn spacing(&self) -> u64 {
        self.spacing
    }
}
