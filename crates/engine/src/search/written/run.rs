//! The written walk without events, only calls of an [`Observer`].

use super::Written;
use crate::board::Digit;
use crate::search::{Event, Observer, StateTap, StopCondition};

impl dyn Written {
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
        let (start, floor) = (self.counters(), self.depth());
        let mut counters = start;
        while counters.step() - start.step() < max_steps {
            let is_stop_reached = match stop_condition {
                StopCondition::SearchOver => false,
                StopCondition::Solution => counters.solutions > start.solutions,
                StopCondition::SubtreeWalked => self.depth() == floor && !self.places_next(),
            };
            let (depth, before) = (self.depth(), counters);
            let branch = depth.checked_sub(1).map(|level| self.branch(level));
            let event = if is_stop_reached { None } else { self.advance_move() };
            counters = self.counters();
            let step = counters.step();
            if counters.dead_ends > before.dead_ends {
                observer.reached_dead_end(depth, step);
            }
            match event {
                None => break,
                Some(Event::Placed { cell, digit }) => {
                    observer.cell_chosen(depth, cell, digit);
                    observer.placed(depth, step, before.solutions);
                }
                Some(_) => {
                    let branch = branch.map_or(0, Digit::value);
                    observer.removed(depth.saturating_sub(1), branch, step, counters.solutions);
                }
            }
            if step >= tap.next_state_step() {
                tap.receive_state(self.snapshot(), observer);
            }
        }
        counters.step() - start.step()
    }
}
