//! The written walk without events, only calls of an [`Observer`].

use super::list::StepKind;
use super::{Event, WrittenWalk};
use crate::board::Digit;
use crate::search::{Observer, StateTap, StopCondition};

/// A step as an observer sees it.
struct ObservedStep {
    /// `None` at the end.
    event: Option<Event>,
    /// The depth before it.
    depth: usize,
    /// The branch of the last digit before it.
    branch: u8,
    step: u64,
    solutions_before: u64,
    is_after_dead_end: bool,
}

impl WrittenWalk {
    pub(in crate::search) fn run_until<O: Observer>(
        &mut self,
        stop_condition: StopCondition,
        max_steps: u64,
        observer: &mut O,
        tap: &mut impl StateTap<O>,
    ) -> u64 {
        if max_steps > 0 && self.event_here() == Some(Event::Solved) {
            // A solution already on the board does not count as the next one.
            self.report_event();
        }
        let start = self.step();
        let (floor, solutions) = (self.trail.len(), self.solutions);
        let is_stop_reached = |walk: &Self| match stop_condition {
            StopCondition::SearchOver => false,
            StopCondition::Solution => walk.solutions > solutions,
            StopCondition::SubtreeWalked => {
                walk.trail.len() == floor
                    && walk.next_step().is_none_or(|step| step.kind != StepKind::Placed)
            }
        };
        while ((self.step() - start) as u64) < max_steps && !is_stop_reached(self) {
            let made = self.make_observed_step();
            if made.is_after_dead_end {
                observer.reached_dead_end(made.depth, made.step);
            }
            match made.event {
                None => break,
                Some(Event::Placed { cell, digit }) => {
                    observer.cell_chosen(made.depth, cell, digit);
                    observer.placed(made.depth, made.step, made.solutions_before);
                }
                Some(_) => {
                    let level = made.depth.saturating_sub(1);
                    observer.removed(level, made.branch, made.step, self.solutions);
                }
            }
            if made.step >= tap.next_state_step() {
                tap.receive_state(self.snapshot(), observer);
            }
        }
        (self.step() - start) as u64
    }

    /// Makes the next step, and returns what an observer has to know of it. The code does not
    /// depend on the observer, so it exists once.
    #[inline(never)]
    fn make_observed_step(&mut self) -> ObservedStep {
        let (depth, dead_ends, solutions_before) =
            (self.trail.len(), self.dead_ends, self.solutions);
        let left = self.trail.last().map(|node| self.list.nodes[*node as usize].branch);
        let event = self.advance_move();
        ObservedStep {
            event,
            depth,
            branch: left.map_or(0, Digit::value),
            step: self.step() as u64,
            solutions_before,
            is_after_dead_end: self.dead_ends > dead_ends,
        }
    }

    pub(in crate::search) fn advance_move(&mut self) -> Option<Event> {
        self.report_event();
        let event = self.make_step()?;
        if self.event_here() == Some(Event::Solved) {
            self.report_event();
        }
        Some(event)
    }

    pub(in crate::search) fn advance_stop(&mut self) -> Option<Event> {
        self.advance()
    }

    pub(in crate::search) fn is_between_steps(&self) -> bool {
        self.has_event && self.last_step().is_some_and(|step| !step.is_solved)
    }

    pub(in crate::search) const fn is_at_stop(&self) -> bool {
        true
    }

    pub(in crate::search) fn is_over(&self) -> bool {
        self.next_step().is_none() && (self.has_event || self.event_here().is_none())
    }
}
