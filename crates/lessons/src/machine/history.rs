//! Checkpoints: copies of the state, from which any moment is reached again.

use super::state::State;

/// How many bytes all checkpoints may take together.
const MEMORY_BUDGET: usize = 16 << 20;
/// The first distance between two checkpoints, in moments.
const FIRST_SPACING: u64 = 8_192;

#[derive(Clone, Debug)]
pub(super) struct History {
    /// By moment. The first is the start.
    checkpoints: Vec<State>,
    spacing: u64,
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

    /// Keeps a state. If there are too many, every second is dropped.
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
    pub(super) fn before(&self, moment: u64) -> &State {
        let behind = self.checkpoints.partition_point(|state| state.moments <= moment);
        &self.checkpoints[behind.saturating_sub(1)]
    }

    /// Returns the last state with fewer moves of the grid than this; the start, if there is none.
    pub(super) fn before_move(&self, number: u64) -> &State {
        let behind = self.checkpoints.partition_point(|state| state.move_count() < number);
        &self.checkpoints[behind.saturating_sub(1)]
    }

    pub(super) const fn bytes(&self) -> usize {
        self.bytes
    }

    pub(super) const fn spacing(&self) -> u64 {
        self.spacing
    }
}
