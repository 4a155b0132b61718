//! Read-only access to a written walk.

use super::list::StepKind;
use super::{WriteList, WrittenWalk};
use crate::board::{Cell, Digit, DigitSet, Givens, Puzzle};
use crate::search::level::Placements;
use crate::search::{Choice, Counters, Level, Position};

impl WrittenWalk {
    /// Returns the counts so far. Tests are unknown.
    pub(in crate::search) fn counters(&self) -> Counters {
        Counters {
            tests: 0,
            placements: self.placements,
            undos: self.undos,
            solutions: self.solutions,
            dead_ends: self.dead_ends,
            depth: self.trail.len() as u64,
        }
    }

    pub(in crate::search) fn position(&self) -> Position {
        Position { step: self.step() as u64, events: self.has_event.into() }
    }

    pub(in crate::search) fn list(&self) -> &WriteList {
        &self.list
    }

    pub(in crate::search) fn puzzle(&self) -> &Puzzle {
        &self.list.puzzle
    }

    pub(in crate::search) fn depth(&self) -> usize {
        self.trail.len()
    }

    pub(in crate::search) fn cells(&self) -> &[Cell] {
        &self.list.cells
    }

    pub(in crate::search) fn placement(&self, level: usize) -> (Cell, Digit) {
        let node = &self.list.nodes[self.trail[level] as usize];
        (node.cell, node.digit)
    }

    pub(in crate::search) fn branch(&self, level: usize) -> Digit {
        self.list.nodes[self.trail[level] as usize].branch
    }

    /// Returns how many digits have been placed and erased on the way to a step; the last step, if
    /// there are fewer.
    pub(in crate::search) fn moves_up_to(&self, step: u64) -> u64 {
        let last = (step as usize).min(self.list.steps.len());
        last.checked_sub(1).map_or(0, |nth| self.list.steps[nth].moves.into())
    }

    /// Returns the first step up to which this many digits have been placed and erased; the last
    /// one if there are fewer.
    pub(in crate::search) fn step_of_moves(&self, moves: u64) -> u64 {
        let before = self.list.steps.partition_point(|step| u64::from(step.moves) < moves);
        ((before + 1).min(self.list.steps.len()) as u64) * u64::from(moves > 0)
    }

    pub(in crate::search) fn is_last_step(&self) -> bool {
        self.next_step().is_none()
    }

    /// Returns whether the last step went up from a digit that stays on the board.
    pub(in crate::search) fn has_left_digit(&self) -> bool {
        self.last_step().is_some_and(|step| step.kind == StepKind::Left)
    }

    /// Returns the grid.
    pub(in crate::search) fn board(&self) -> Givens {
        self.list.grid(self.last_step().map_or(0, |step| step.writes))
    }

    pub(in crate::search) fn is_solved(&self) -> bool {
        self.last_step().is_some_and(|step| step.kind == StepKind::Placed && step.is_solved)
    }

    pub(in crate::search) fn legal_digits(&self) -> Option<DigitSet> {
        let branch = |node: u32| self.list.nodes[node as usize].branch;
        let node = self.trail.last().copied().unwrap_or(0);
        (!self.is_solved()).then(|| self.list.children(node).map(branch).collect())
    }

    pub(in crate::search) fn levels(&self) -> Vec<Level> {
        let parents = std::iter::once(0).chain(self.trail.iter().copied());
        let children = self.trail.iter().copied().map(Some).chain([None]);
        parents.zip(children).filter_map(|(parent, child)| self.level(parent, child)).collect()
    }

    pub(in crate::search) fn open_level(&self) -> Option<Level> {
        self.level(self.trail.last().copied().unwrap_or(0), None)
    }

    /// Returns the level below a node of the path. `None` below a node that has no children.
    fn level(&self, parent: u32, taken: Option<u32>) -> Option<Level> {
        let nodes = &self.list.nodes;
        let children = || self.list.children(parent);
        let branch = |node: u32| nodes[node as usize].branch;
        // Nodes are numbered by their placements.
        let is_tried = |node: &u32| u64::from(*node) <= self.placements;
        let next = children().find(|node| !is_tried(node));
        let shown = taken.or(next).or_else(|| children().last())?;
        let cell = nodes[shown as usize].cell;
        let choice = if nodes[parent as usize].has_one_cell {
            Choice::Digit { cell }
        } else {
            let placed = |node: u32| (nodes[node as usize].cell, nodes[node as usize].digit);
            Choice::Listed(Placements::new(children().map(placed)))
        };
        Some(Level {
            choice,
            cell,
            digit: taken.map(branch),
            legal: children().map(branch).collect(),
            order: children().map(branch).collect(),
            tested: children().filter(is_tried).map(branch).collect(),
            next_branch: None,
        })
    }
}
