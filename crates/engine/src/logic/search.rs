//! Finding steps by technique.

use std::ops::ControlFlow;

use super::{LogicState, Step, Technique};

/// What a search may find beyond the default.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SearchOptions {
    /// Steps that hold only if the puzzle has one solution.
    pub uniqueness: bool,
    /// Rectangles that lack some of their own candidates.
    pub incomplete_rectangles: bool,
    /// Empty rectangles of two candidates.
    pub small_empty_rectangles: bool,
    /// Almost locked sets that overlap.
    pub overlapping_sets: bool,
    /// Almost locked sets as nodes of grouped chains.
    pub sets_in_chains: bool,
}

impl SearchOptions {
    /// What HoDoKu rates puzzles with.
    pub const DEFAULT: Self = Self {
        uniqueness: true,
        incomplete_rectangles: false,
        small_empty_rectangles: false,
        overlapping_sets: false,
        sets_in_chains: false,
    };
}

/// What receives the steps. The search ends when it breaks.
pub(super) type Found<'a> = dyn FnMut(Step) -> ControlFlow<()> + 'a;

/// A state with what the searches for its steps share.
#[derive(Debug)]
pub struct StepSearch<'a> {
    pub(super) state: &'a LogicState,
    pub(super) options: SearchOptions,
}

impl<'a> StepSearch<'a> {
    pub const fn new(state: &'a LogicState, options: SearchOptions) -> Self {
        Self { state, options }
    }

    /// Returns the first step by this technique.
    pub fn first(&self, technique: Technique) -> Option<Step> {
        let mut first = None;
        let _ = self.each(technique, &mut |step| {
            first = Some(step);
            ControlFlow::Break(())
        });
        first
    }

    /// Returns a step by one of the techniques, one with the fewest links.
    pub(super) fn easiest(&self, techniques: &[Technique]) -> Option<Step> {
        let steps = techniques.iter().filter_map(|&technique| self.first(technique));
        steps.min_by_key(|step| step.proof.links.len())
    }

    /// Returns all steps by this technique, the same conclusion possibly more than once.
    pub fn all(&self, technique: Technique) -> Vec<Step> {
        let mut all = Vec::new();
        let _ = self.each(technique, &mut |step| {
            all.push(step);
            ControlFlow::Continue(())
        });
        all
    }
}
