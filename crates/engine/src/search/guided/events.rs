//! The events at a node before the next step.

use super::GuidedWalk;
use super::blocked;
use super::expand::expand;
use super::node::{ForcedDigit, Node, NodeOutcome};
use crate::board::Digit;
use crate::search::{Choice, Event, Inference, Verdict};

impl GuidedWalk {
    /// Returns the events between the last step and the next.
    pub(super) fn node_events(&self) -> &[Event] {
        self.node_events.get_or_init(|| {
            if self.strategy.inference() == Inference::None {
                self.test_events().into()
            } else if self.tried_count == 0 {
                self.inference_events(self.trail.len()).into()
            } else {
                Box::default()
            }
        })
    }

    /// Returns the tests from the branch tried last to the next one, or to the last
    /// digit.
    fn test_events(&self) -> Vec<Event> {
        let node = self.node();
        let mut events: Vec<Event> = Vec::new();
        if let Choice::Digit { cell } = node.choice {
            let tests = node.considered.iter().take(self.tested_before_next());
            let tests = tests.skip(self.tested_before(self.tried_count.into()));
            events.extend(tests.map(|digit| {
                let verdict = self.verdict(node, digit);
                Event::Tested { cell, digit, verdict }
            }));
        }
        events.extend(final_event(node));
        events
    }

    /// Returns how many digits are considered before the next step.
    fn tested_before_next(&self) -> usize {
        let node = self.node();
        match node.branches.get(self.tried_count.into()) {
            Some(_) => self.tested_before(usize::from(self.tried_count) + 1),
            None => node.considered.len(),
        }
    }

    /// Returns how many digits are considered up to the n-th branch.
    pub(super) fn tested_before(&self, branches: usize) -> usize {
        let node = self.node();
        let last = branches.checked_sub(1).and_then(|last| node.branches.get(last));
        last.and_then(|last| node.considered.position(last)).map_or(0, |place| place + 1)
    }

    /// Returns how many digits have been considered at the last node so far.
    pub(super) fn tested_count(&self) -> usize {
        (self.tested_before(self.tried_count.into()) + usize::from(self.events))
            .min(self.tested_before_next())
    }

    /// Returns the events at the node of a level; 0 is the root.
    pub(super) fn inference_events(&self, level: usize) -> Vec<Event> {
        let mut events = Vec::new();
        let mut masks = self.masks_at(level).to_vec();
        let placed = level.checked_sub(1).map(|above| self.trail[above]);
        let placed = placed.map(|step| (step.cell, step.digit));
        let node = expand(&self.board, self.strategy, &mut masks, placed, &mut events);
        events.extend(final_event(&node));
        events
    }

    fn verdict(&self, node: &Node, digit: Digit) -> Verdict {
        match node.choice {
            Choice::Digit { cell } if !node.branches.iter().any(|branch| branch == digit) => {
                blocked::verdict(&self.board, self.masks_at(self.nodes.len()), cell, digit)
            }
            _ => Verdict::Legal,
        }
    }
}

/// Returns the last event of a node.
fn final_event(node: &Node) -> Option<Event> {
    match node.outcome {
        NodeOutcome::Branching => None,
        NodeOutcome::Forced(ForcedDigit { cell, digit, because }) => {
            Some(Event::Forced { cell, digit, because })
        }
        NodeOutcome::Dead(cause) => Some(Event::DeadEnd { cause }),
        NodeOutcome::Full => Some(Event::Solved),
    }
}
