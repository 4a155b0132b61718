//! A position in a written walk, and moving it.

use std::sync::Arc;

use super::list::{Step, StepKind};
use super::{WriteList, Written};
use crate::board::{Cell, Digit, DigitSet, Givens};
use crate::search::snapshot::WalkPosition;
use crate::search::{Counters, DeadEndCause, Event, Level, Position, Snapshot};

#[derive(Clone, Debug)]
pub(in crate::search) struct WrittenWalk {
    pub(super) list: Arc<WriteList>,
    /// The nodes of the path, without the root.
    pub(super) trail: Vec<u32>,
    /// Whether the event after the last step has been reported.
    has_event: bool,
    pub(super) placements: u64,
    undos: u64,
    solutions: u64,
    dead_ends: u64,
}

impl WrittenWalk {
    pub(in crate::search) const fn new(list: Arc<WriteList>) -> Self {
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

    const fn step(&self) -> usize {
        (self.placements + self.undos) as usize
    }

    fn last_step(&self) -> Option<&Step> {
        self.list.steps.get(self.step().checked_sub(1)?)
    }

    fn next_step(&self) -> Option<&Step> {
        self.list.steps.get(self.step())
    }

    fn is_solved(&self) -> bool {
        self.last_step().is_some_and(|step| step.kind == StepKind::Placed && step.is_solved)
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
}

impl Written for WrittenWalk {
    fn boxed_clone(&self) -> Box<dyn Written> {
        Box::new(self.clone())
    }

    fn restarted(&self) -> Box<dyn Written> {
        Box::new(Self::new(Arc::clone(&self.list)))
    }

    fn restored(&self, snapshot: &Snapshot, has_event: bool) -> Box<dyn Written> {
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
        Box::new(walk)
    }

    fn snapshot(&self) -> Snapshot {
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

    fn list(&self) -> &WriteList {
        &self.list
    }

    fn advance(&mut self) -> Option<Event> {
        self.report_event().or_else(|| self.make_step())
    }

    fn retreat(&mut self) -> Option<Event> {
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

    fn advance_move(&mut self) -> Option<Event> {
        self.report_event();
        let event = self.make_step()?;
        if self.event_here() == Some(Event::Solved) {
            self.report_event();
        }
        Some(event)
    }

    fn last_event(&self) -> Option<Event> {
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

    fn report_event(&mut self) -> Option<Event> {
        let event = self.event_here().filter(|_| !self.has_event)?;
        self.has_event = true;
        if self.is_solved() {
            self.solutions += 1;
        } else {
            self.dead_ends += 1;
        }
        Some(event)
    }

    fn event_here(&self) -> Option<Event> {
        let last = self.last_step().filter(|step| step.kind == StepKind::Placed)?;
        let has_no_child = self.next_step().is_some_and(|next| next.kind != StepKind::Placed);
        if last.is_solved {
            Some(Event::Solved)
        } else {
            has_no_child.then_some(Event::DeadEnd { cause: DeadEndCause::Unknown })
        }
    }

    fn is_between_steps(&self) -> bool {
        self.has_event && self.last_step().is_some_and(|step| !step.is_solved)
    }

    fn is_over(&self) -> bool {
        self.next_step().is_none() && (self.has_event || self.event_here().is_none())
    }

    fn counters(&self) -> Counters {
        Counters {
            tests: 0,
            placements: self.placements,
            undos: self.undos,
            solutions: self.solutions,
            dead_ends: self.dead_ends,
            depth: self.trail.len() as u64,
        }
    }

    fn position(&self) -> Position {
        Position { step: self.step() as u64, events: self.has_event.into() }
    }

    fn depth(&self) -> usize {
        self.trail.len()
    }

    fn placement(&self, level: usize) -> (Cell, Digit) {
        let node = &self.list.nodes[self.trail[level] as usize];
        (node.cell, node.digit)
    }

    fn branch(&self, level: usize) -> Digit {
        self.list.nodes[self.trail[level] as usize].branch
    }

    fn legal_digits(&self) -> Option<DigitSet> {
        let branch = |node: u32| self.list.nodes[node as usize].branch;
        let node = self.trail.last().copied().unwrap_or(0);
        (!self.is_solved()).then(|| self.list.children(node).map(branch).collect())
    }

    fn board(&self) -> Givens {
        self.list.grid(self.last_step().map_or(0, |step| step.writes))
    }

    fn levels(&self) -> Vec<Level> {
        let parents = std::iter::once(0).chain(self.trail.iter().copied());
        let children = self.trail.iter().copied().map(Some).chain([None]);
        parents
            .zip(children)
            .filter_map(|(parent, child)| self.level_below(parent, child))
            .collect()
    }

    fn open_level(&self) -> Option<Level> {
        self.level_below(self.trail.last().copied().unwrap_or(0), None)
    }

    fn moves_up_to(&self, step: u64) -> u64 {
        let last = (step as usize).min(self.list.steps.len());
        last.checked_sub(1).map_or(0, |nth| self.list.steps[nth].moves.into())
    }

    fn step_of_moves(&self, moves: u64) -> u64 {
        let before = self.list.steps.partition_point(|step| u64::from(step.moves) < moves);
        ((before + 1).min(self.list.steps.len()) as u64) * u64::from(moves > 0)
    }

    fn is_last_step(&self) -> bool {
        self.next_step().is_none()
    }

    fn places_next(&self) -> bool {
        self.next_step().is_some_and(|step| step.kind == StepKind::Placed)
    }

    fn has_left_digit(&self) -> bool {
        self.last_step().is_some_and(|step| step.kind == StepKind::Left)
    }
}
