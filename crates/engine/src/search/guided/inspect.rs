//! Read-only access to a guided walk.

use std::collections::BTreeMap;

use super::candidates::{self, Mask};
use super::node::NodeOutcome;
use super::{GuidedWalk, Step};
use crate::board::{Cell, Digit, DigitSet, Puzzle, Rule};
use crate::search::{
    CellOrder, Counters, Event, Goal, Inference, Level, Position, Strategy, Verdict,
};

impl GuidedWalk {
    pub(in crate::search) fn counters(&self) -> Counters {
        Counters {
            tests: self.tests_so_far(),
            placements: self.placements,
            undos: self.undos,
            solutions: self.solutions,
            dead_ends: self.dead_ends,
            depth: self.trail.len() as u64,
        }
    }

    fn tests_so_far(&self) -> u64 {
        if self.strategy.inference() != Inference::None {
            return self.placements;
        }
        // Every cell left by backtracking had all its digits tested; each cell on the
        // path had them tested up to its current digit.
        let reported_full_board = u64::from(self.is_full() && self.events > 0);
        let exhausted_cells = self.undos - (self.solutions - reported_full_board);
        let tests_on_path: u64 = self.trail.iter().map(|step| u64::from(step.considered)).sum();
        let tests_at_open_node = if self.is_full() { 0 } else { self.tested_count() as u64 };
        exhausted_cells * self.board.shape().size() as u64 + tests_on_path + tests_at_open_node
    }

    pub(in crate::search) fn position(&self) -> Position {
        Position { step: self.step(), events: self.events }
    }

    pub(in crate::search) const fn guesses(&self) -> u64 {
        self.guesses
    }

    pub(in crate::search) fn puzzle(&self) -> &Puzzle {
        &self.board.puzzle
    }

    pub(in crate::search) const fn goal(&self) -> Goal {
        self.goal
    }

    pub(in crate::search) const fn strategy(&self) -> Strategy {
        self.strategy
    }

    /// See [`Stepper::effort`](crate::search::Stepper::effort).
    pub(in crate::search) fn effort(&self) -> u32 {
        // Plain backtracking comes here only under variant rules, where it costs as much
        // as the other strategies.
        self.strategy.effort().max(15)
    }

    /// Counts eliminated candidates by rule, at each node of the path and in the events
    /// since.
    pub(in crate::search) fn eliminated_by_rule(&self) -> Option<Vec<(Rule, u32)>> {
        if self.strategy.inference() == Inference::None {
            return None;
        }
        let mut eliminated = BTreeMap::new();
        let mut count = |event: &Event| {
            if let Event::Eliminated { digits, because, .. } = event
                && let Some(rule) = because.rule()
            {
                *eliminated.entry(rule).or_insert(0) += digits.len() as u32;
            }
        };
        for level in 0..self.trail.len() {
            self.inference_events(level).iter().for_each(&mut count);
        }
        match self.tried_count {
            0 => self.node_events()[..usize::from(self.events)].iter().for_each(&mut count),
            _ => self.inference_events(self.trail.len()).iter().for_each(&mut count),
        }
        Some(eliminated.into_iter().collect())
    }

    pub(in crate::search) fn depth(&self) -> usize {
        self.trail.len()
    }

    pub(in crate::search) fn cells(&self) -> &[Cell] {
        &self.board.empty_cells
    }

    pub(in crate::search) fn level_cells(&self) -> Option<&[Cell]> {
        match self.strategy {
            Strategy::Cells {
                cell_order: CellOrder::Reading | CellOrder::Shuffled(_),
                inference: Inference::None | Inference::ForwardChecking,
                ..
            } => Some(&self.board.cells_in_order),
            _ => None,
        }
    }

    /// Returns the cell and digit placed at a level.
    pub(in crate::search) fn placement(&self, level: usize) -> (Cell, Digit) {
        let Step { cell, digit, .. } = self.trail[level];
        (cell, digit)
    }

    pub(in crate::search) fn branch(&self, level: usize) -> Digit {
        self.trail[level].branch
    }

    pub(in crate::search) fn legal_digits(&self) -> Option<DigitSet> {
        (!self.is_full()).then(|| self.node().branches.iter().collect())
    }

    /// Returns whether something has happened since the last step other than the solution
    /// that is counted with it.
    pub(in crate::search) fn is_between_steps(&self) -> bool {
        self.events > 0 && !self.is_full()
    }

    pub(in crate::search) fn is_over(&self) -> bool {
        if self.is_full() {
            return self.events > 0 && (self.is_at_goal() || self.trail.is_empty());
        }
        self.trail.is_empty()
            && usize::from(self.tried_count) == self.node().branches.len()
            && usize::from(self.events) == self.node_events().len()
    }

    pub(in crate::search) fn domains(&self) -> Option<Vec<(Cell, DigitSet)>> {
        if self.strategy.inference() == Inference::None {
            return None;
        }
        let domains_of =
            |masks: &[Mask]| candidates::of_empty_cells(masks, &self.board.empty_cells).collect();
        let events = usize::from(self.events);
        if self.tried_count > 0 || events == self.node_events().len() {
            return Some(domains_of(self.masks_at(self.nodes.len())));
        }
        let mut masks = self.masks_at(self.trail.len()).to_vec();
        if let Some(step) = self.trail.last() {
            masks[step.cell.index()] = Mask::filled(step.digit);
        }
        for event in &self.node_events()[..events] {
            if let Event::Eliminated { cell, digits, .. } = event {
                masks[cell.index()].remove(*digits);
            }
        }
        Some(domains_of(&masks))
    }

    pub(in crate::search) fn levels(&self) -> Vec<Level> {
        let path = (0..self.trail.len()).map(|level| self.level_on_path(level));
        path.chain(self.open_level()).collect()
    }

    fn level_on_path(&self, level: usize) -> Level {
        let (node, step) = (&self.nodes[level], self.trail[level]);
        Level {
            choice: node.choice,
            cell: step.cell,
            digit: Some(step.branch),
            legal: node.branches.iter().collect(),
            order: node.branches,
            tested: node.considered.iter().take(step.considered.into()).collect(),
            next_branch: None,
        }
    }

    pub(in crate::search) fn open_level(&self) -> Option<Level> {
        let node = self.node();
        if node.outcome == NodeOutcome::Full {
            return None;
        }
        let tried_count = usize::from(self.tried_count);
        let next_untried = node.branches.get(tried_count);
        let next_branch = match self.last_event() {
            Some(Event::Tested { verdict: Verdict::Legal, .. } | Event::Forced { .. }) => {
                next_untried
            }
            _ => None,
        };
        let tested = match self.strategy.inference() {
            Inference::None => self.tested_count(),
            _ => tried_count + usize::from(next_branch.is_some()),
        };
        let branch = next_untried.or_else(|| node.branches.get(tried_count.checked_sub(1)?));
        Some(Level {
            choice: node.choice,
            cell: node.cell(branch, &self.board, self.masks_at(self.nodes.len())),
            digit: None,
            legal: node.branches.iter().collect(),
            order: node.branches,
            tested: node.considered.iter().take(tested).collect(),
            next_branch,
        })
    }
}
