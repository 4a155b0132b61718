//! A search whose steps were written by something else, such as a pupil's program.
//!
//! All steps are known from the start, so a position is a number of steps. Nothing is known of
//! what was tested or inferred.

mod inspect;
mod list;
mod run;

use std::sync::Arc;

use self::list::{Step, StepKind};
pub use self::list::{Write, WriteList};
use super::snapshot::WalkPosition;
use super::{DeadEndCause, Event, Snapshot};

#[derive(Clone, Debug)]
pub(super) struct WrittenWalk {
    list: Arc<WriteList>,
    /// The nodes of the path, without the root.
    trail: Vec<u32>,
    /// Whether the event after the last step has been reported.
    has_event: bool,
    placements: u64,
    undos: u64,
    solutions: u64,
    dead_ends: u64,
}

impl WrittenWalk {
    pub(super) const fn new(list: Arc<WriteList>) -> Self {
        Self {
            list,
            trail: Vec::new(),
            has_event: false,
            placements: 0,
            undos: 0,
            solutions: 0,
            dead_ends: 0,
        }
    }

    /// Returns the same search before its first event.
    pub(super) fn restarted(&self) -> Self {
        Self::new(Arc::clone(&self.list))
    }

    const fn step(&self) -> usize {
        (self.placements + self.undos) as usize
    }

    fn last_step(&self) -> Option<&Step> {
        self.list.steps.get(self.step().checked_sub(1)?)
    }

    fn next_step(&self) -> Option<&Step> {
        self.list.steps.get(self.step())
    }

    /// Returns the event that follows the last step: a solution, or the end of a path.
    fn event_here(&self) -> Option<Event> {
        let last = self.last_step().filter(|step| step.kind == StepKind::Placed)?;
        let has_no_child = self.next_step().is_some_and(|next| next.kind != StepKind::Placed);
        if last.is_solved {
            Some(Event::Solved)
        } else {
            has_no_child.then_some(Event::DeadEnd { cause: DeadEndCause::Unknown })
        }
    }

    /// Reports the event here, unless it has been reported.
    fn report_event(&mut self) -> Option<Event> {
        let event = self.event_here().filter(|_| !self.has_event)?;
        self.has_event = true;
        match event {
            Event::Solved => self.solutions += 1,
            _ => self.dead_ends += 1,
        }
        Some(event)
    }

    fn make_step(&mut self) -> Option<Event> {
        let step = *self.next_step()?;
        let node = self.list.nodes[step.node as usize];
        self.has_event = false;
        Some(match step.kind {
            StepKind::Placed => {
                self.trail.push(step.node);
                self.placements += 1;
                Event::Placed { cell: node.cell, digit: node.digit }
            }
            StepKind::Erased | StepKind::Left => {
                self.trail.pop();
                self.undos += 1;
                Event::Removed { cell: node.cell, digit: node.digit }
            }
        })
    }

    pub(super) fn advance(&mut self) -> Option<Event> {
        self.report_event().or_else(|| self.make_step())
    }

    pub(super) fn retreat(&mut self) -> Option<Event> {
        let event = self.last_event()?;
        match event {
            Event::Solved => {
                self.solutions -= 1;
                self.has_event = false;
            }
            Event::Placed { .. } => {
                self.trail.pop();
                self.placements -= 1;
                self.has_event = self.event_here().is_some();
            }
            Event::Removed { .. } => {
                self.trail.extend(self.last_step().map(|step| step.node));
                self.undos -= 1;
                self.has_event = self.event_here().is_some();
            }
            Event::DeadEnd { .. }
            | Event::Tested { .. }
            | Event::Eliminated { .. }
            | Event::Forced { .. } => {
                self.dead_ends -= 1;
                self.has_event = false;
            }
        }
        Some(event)
    }

    pub(super) fn last_event(&self) -> Option<Event> {
        if self.has_event {
            return self.event_here();
        }
        let step = self.last_step()?;
        let node = self.list.nodes[step.node as usize];
        let (cell, digit) = (node.cell, node.digit);
        Some(match step.kind {
            StepKind::Placed => Event::Placed { cell, digit },
            StepKind::Erased | StepKind::Left => Event::Removed { cell, digit },
        })
    }

    pub(super) fn snapshot(&self) -> Snapshot {
        let branch = |node: &u32| self.list.nodes[*node as usize].branch;
        Snapshot {
            digits: self.trail.iter().map(branch).collect(),
            position: WalkPosition::Written { has_event: self.has_event },
            placements: self.placements,
            undos: self.undos,
            solutions: self.solutions,
            dead_ends: self.dead_ends,
        }
    }

    pub(super) fn restored(&self, snapshot: &Snapshot, has_event: bool) -> Self {
        let mut walk = Self {
            list: Arc::clone(&self.list),
            trail: Vec::new(),
            has_event,
            placements: snapshot.placements,
            undos: snapshot.undos,
            solutions: snapshot.solutions,
            dead_ends: snapshot.dead_ends,
        };
        let node = walk.last_step().map_or(0, |step| match step.kind {
            StepKind::Placed => step.node,
            StepKind::Erased | StepKind::Left => self.list.nodes[step.node as usize].parent,
        });
        let mut node = node;
        while node != 0 {
            walk.trail.push(node);
            node = self.list.nodes[node as usize].parent;
        }
        walk.trail.reverse();
        walk
    }
}
