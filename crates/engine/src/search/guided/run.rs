//! The guided walk without events, only calls of an [`Observer`].

use super::GuidedWalk;
use super::node::NodeOutcome;
use crate::search::{Event, Observer, StateTap, StopCondition};

impl GuidedWalk {
    pub(in crate::search) fn run_until<O: Observer>(
        &mut self,
        stop_condition: StopCondition,
        max_steps: u64,
        observer: &mut O,
        tap: &mut impl StateTap<O>,
    ) -> u64 {
        if max_steps > 0 && self.is_full() && self.events == 0 {
            // A solution already on the board does not count as the next one.
            self.advance();
        }
        let start = self.step();
        let end = start.saturating_add(max_steps);
        let floor = self.trail.len();
        let solutions = self.solutions;
        let is_stop_reached = |walk: &Self| match stop_condition {
            StopCondition::SearchOver => false,
            StopCondition::Solution => walk.solutions > solutions,
            StopCondition::SubtreeWalked => {
                walk.trail.len() == floor
                    && usize::from(walk.tried_count) == walk.node().branches.len()
            }
        };
        while self.step() < end
            && !is_stop_reached(self)
            && self.advance_observed(observer).is_some()
        {
            if self.step() >= tap.next_state_step() {
                tap.receive_state(self.snapshot(), observer);
            }
        }
        self.step() - start
    }

    pub(super) const fn step(&self) -> u64 {
        self.placements + self.undos
    }

    /// Makes one step and reports it to the observer.
    fn advance_observed(&mut self, observer: &mut impl Observer) -> Option<()> {
        let (depth, dead_ends, solutions) = (self.trail.len(), self.dead_ends, self.solutions);
        let last = self.trail.last().copied();
        let event = self.advance_move();
        if self.dead_ends > dead_ends {
            observer.reached_dead_end(depth, self.step());
        }
        match (event?, last) {
            (Event::Placed { cell, digit }, _) => {
                observer.cell_chosen(depth, cell, digit);
                observer.placed(depth, self.step(), solutions);
            }
            (_, Some(last)) => {
                let branch = last.branch.value();
                observer.removed(depth - 1, branch, self.step(), self.solutions);
            }
            (_, None) => {}
        }
        Some(())
    }

    /// Advances to right after the next step. A full board is counted as a solution at
    /// once. `None` when the search is over.
    pub(in crate::search) fn advance_move(&mut self) -> Option<Event> {
        self.count_final_event();
        let event = if self.is_at_goal() { None } else { self.make_step() };
        if event.is_none() {
            self.events = self.node_events().len() as u16;
        } else if self.is_full() {
            self.solutions += 1;
            self.events = 1;
        }
        event
    }

    /// Advances to right after the next step, dead end or solution, and returns it; `None`
    /// when the search is over.
    pub(in crate::search) fn advance_stop(&mut self) -> Option<Event> {
        let found = (self.dead_ends, self.solutions);
        self.count_final_event();
        let is_found_now = found != (self.dead_ends, self.solutions);
        let moved = if is_found_now || self.is_at_goal() { None } else { self.make_step() };
        if moved.is_none() {
            self.events = self.node_events().len() as u16;
        }
        if is_found_now { self.last_event() } else { moved }
    }

    /// Returns whether the last event was a step, a dead end or a solution, or there was
    /// none.
    pub(in crate::search) fn is_at_stop(&self) -> bool {
        self.events == 0 || self.last_event().is_some_and(Event::is_stop)
    }

    /// Counts the dead end or the solution of the last node, unless its event has been
    /// reported.
    fn count_final_event(&mut self) {
        let is_reported =
            |walk: &Self| walk.events > 0 && usize::from(walk.events) == walk.node_events().len();
        match self.node().outcome {
            NodeOutcome::Dead(_) if !is_reported(self) => self.dead_ends += 1,
            NodeOutcome::Full if self.events == 0 => {
                self.solutions += 1;
                self.events = 1;
            }
            _ => {}
        }
    }
}
