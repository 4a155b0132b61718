//! A search tree that the user expands by hand.
//!
//! Owns where the user is in the tree, which cell is filled next, what each digit would leave,
//! and what the machine was asked to finish. Must not know how the worker searches, nor how
//! any of it is drawn or described.

mod node_count;
mod report;
mod searched_branch;
mod trail;
mod way_back;

use std::collections::BTreeMap;
use std::rc::Rc;

pub use report::{ActionOutcome, ActionReport, NextHint, WayBack};
pub use searched_branch::SearchedBranch;
use sudoku_engine::board::{Cell, Digit, DigitSet};
use sudoku_engine::explore::{
    Actor, BranchResult, Explorer, MAX_OPEN_NODES, NodeId, Preview, Refusal, Work,
};
use sudoku_engine::recording::Node;
use sudoku_engine::search::{Choice, DeadEndCause, Goal, Inference, NodeStatus, Stepper};
pub use trail::{Trail, Waypoint};

use crate::base::steps::TreeMove;
use crate::base::task_state::TaskId;
use crate::search::tree::MAX_LOADED_NODES;
use crate::worker::task::{Branch, FinishReport};

/// The maximum number of forced digits placed in one go, which takes less than a frame.
const MAX_FORCED_DIGITS_AT_ONCE: usize = 96;

/// What a node of the drawing represents.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NodeTarget {
    Opened(NodeId),
    /// A choice that has not been made.
    Untried {
        parent: NodeId,
        placed: (Cell, Digit),
    },
    /// A node that the machine searched below an opened node.
    Searched {
        below: NodeId,
        index: u32,
    },
}

/// The machine's search below the current node.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FinishJob {
    pub id: TaskId,
    pub branch: Branch,
    pub work: Work,
}

#[derive(Clone, Debug)]
pub struct Exploration {
    tree: Rc<Explorer>,
    cell: Option<Cell>,
    previews: Rc<[(Digit, Preview)]>,
    action: ActionOutcome,
    finish_job: Option<FinishJob>,
    /// The node where the user was before the machine's solution was expanded.
    node_before_solution: Option<NodeId>,
    /// The branches that the machine searched, of those that are small enough to be drawn.
    searched: BTreeMap<NodeId, Rc<SearchedBranch>>,
}

impl Exploration {
    pub fn new(search: &Stepper) -> Self {
        Self::of(Explorer::new(search))
    }

    fn of(tree: Explorer) -> Self {
        let mut exploration = Self {
            action: started(&tree),
            tree: Rc::new(tree),
            cell: None,
            previews: Rc::default(),
            finish_job: None,
            node_before_solution: None,
            searched: BTreeMap::new(),
        };
        exploration.set_cell(exploration.tree.cell());
        exploration
    }

    pub fn tree(&self) -> &Explorer {
        &self.tree
    }

    /// Returns the cell to fill next, or `None` at a dead end and on a full board.
    pub const fn cell(&self) -> Option<Cell> {
        self.cell
    }

    /// Returns the digits allowed in the cell, with what each would leave.
    pub fn previews(&self) -> &[(Digit, Preview)] {
        &self.previews
    }

    pub const fn action(&self) -> &ActionOutcome {
        &self.action
    }

    pub const fn finish_job(&self) -> Option<&FinishJob> {
        self.finish_job.as_ref()
    }

    /// Returns whether everything below the current node can be left to the machine: there is
    /// something, and it has not been searched up to this goal.
    pub fn can_finish(&self, goal: Goal) -> bool {
        let known = self.tree.branch_result(self.tree.current());
        let is_known =
            known.is_some_and(|it| it.is_exhausted || goal.is_reached(it.work.solutions));
        !is_known && !matches!(self.status(), NodeStatus::DeadEnd { .. } | NodeStatus::Solved)
    }

    /// Returns the digits of a solution that the machine found below the current node.
    pub fn solution(&self) -> Option<&[(Cell, Digit)]> {
        self.tree.branch_result(self.tree.current())?.solution.as_deref()
    }

    /// Returns the nodes that the machine searched below a node, if there are few.
    pub fn searched_branch(&self, node: NodeId) -> Option<&SearchedBranch> {
        self.searched.get(&node).map(Rc::as_ref)
    }

    /// Returns whether the machine's solution was expanded, so that there is a way back.
    pub const fn is_in_solution(&self) -> bool {
        self.node_before_solution.is_some()
    }

    pub fn is_forced(&self) -> bool {
        matches!(self.status(), NodeStatus::Forced { .. })
    }

    pub fn status(&self) -> NodeStatus {
        self.tree.status(self.tree.current())
    }

    /// Returns the cells that may be filled next.
    pub fn cells(&self) -> Vec<Cell> {
        self.tree.options().into_iter().map(|(cell, _)| cell).collect()
    }

    /// Returns the first empty cell that no digit fits in, whether the search has come to it or not.
    fn dead_cell(&self) -> Option<Cell> {
        let mut dead = self.tree.domains().into_iter().filter(|(_, digits)| digits.is_empty());
        dead.next().map(|(cell, _)| cell)
    }

    /// Returns the candidates that the choice just made has eliminated, if any.
    pub fn eliminated_by_rule(&self) -> Vec<(Cell, DigitSet)> {
        let current = self.tree.current();
        if !matches!(self.action, ActionOutcome::Chose { .. }) || current == NodeId::ROOT {
            return Vec::new();
        }
        let before = self.tree.domains_at(self.tree.parent(current));
        let after = self.tree.domains();
        let remaining = |cell: Cell| after.iter().find(|(it, _)| *it == cell).map(|it| it.1);
        let eliminated = before.into_iter().filter_map(|(cell, digits)| {
            let eliminated = digits.without(remaining(cell)?);
            (!eliminated.is_empty()).then_some((cell, eliminated))
        });
        eliminated.collect()
    }

    /// Returns the digits placed on the path to the current node, with who placed each.
    pub fn placed(&self) -> Vec<(Cell, Digit, Actor)> {
        let nodes = self.tree.trail().into_iter();
        let placed = nodes.filter_map(|node| {
            let (cell, digit) = self.tree.placed(node)?;
            Some((cell, digit, self.tree.placed_by(node)))
        });
        placed.collect()
    }

    pub(crate) fn is_about(&self, search: &Stepper) -> bool {
        self.tree.puzzle() == search.puzzle() && self.tree.strategy() == search.strategy()
    }

    /// Selects another cell to fill, if the strategy allows. Returns whether it did.
    pub(crate) fn select_cell(&mut self, cell: Cell) -> bool {
        let is_allowed = self.cell != Some(cell) && !self.tree.digits(cell).is_empty();
        if is_allowed {
            self.set_cell(Some(cell));
        }
        is_allowed
    }

    fn set_cell(&mut self, cell: Option<Cell>) {
        self.cell = cell;
        let digits = cell.map(|cell| self.tree.digits(cell)).unwrap_or_default();
        let preview = |digit: Digit| Some((digit, self.tree.preview(self.cell?, digit)?));
        self.previews = digits.iter().filter_map(preview).collect();
    }

    /// Updates everything for the current node, which was reached by this action. The
    /// machine's search elsewhere has become obsolete.
    fn arrive(&mut self, action: ActionOutcome) {
        self.action = action;
        self.finish_job = None;
        self.set_cell(self.tree.cell());
    }

    fn change_tree<T>(&mut self, change: impl FnOnce(&mut Explorer) -> T) -> T {
        change(Rc::make_mut(&mut self.tree))
    }

    pub(crate) fn choose(&mut self, digit: Digit) {
        let Some(cell) = self.cell else {
            if let Some(cell) = self.tree.cells().first().copied() {
                self.action = ActionOutcome::Refused { cell, digit, why: Refusal::Over };
            }
            return;
        };
        match self.change_tree(|tree| tree.choose(cell, digit)) {
            Ok(_) => {
                self.node_before_solution = None;
                let effect = self.tree.effect(self.tree.current());
                self.arrive(ActionOutcome::Chose { cell, digit, effect });
            }
            Err(why) => self.action = ActionOutcome::Refused { cell, digit, why },
        }
    }

    pub(crate) fn undo(&mut self) {
        match self.change_tree(Explorer::undo) {
            Some((chosen, forced)) => {
                self.arrive(ActionOutcome::Undid { chosen, forced });
                if let Some((cell, _)) = chosen {
                    // The cell to fill is the same as before the choice.
                    self.select_cell(cell);
                }
            }
            None => self.action = ActionOutcome::NothingToUndo,
        }
    }

    pub(crate) fn place_forced(&mut self) {
        match self.change_tree(|tree| tree.place_forced(MAX_FORCED_DIGITS_AT_ONCE)) {
            0 => {
                let inference = self.tree.strategy().inference();
                let is_sought =
                    matches!(inference, Inference::Singles | Inference::DomainConsistency);
                self.action = ActionOutcome::NothingForced { is_sought };
            }
            count => self.arrive(ActionOutcome::PlacedForced { count: count as u64 }),
        }
    }

    pub(crate) fn go_to(&mut self, node: NodeId) {
        if self.change_tree(|tree| tree.go_to(node)) {
            self.arrive(moved(&self.tree));
        }
    }

    pub(crate) fn go_to_target(&mut self, target: NodeTarget) {
        match target {
            NodeTarget::Opened(node) => self.go_to(node),
            NodeTarget::Untried { parent, placed: (cell, digit) } => {
                self.go_to(parent);
                self.select_cell(cell);
                self.choose(digit);
            }
            NodeTarget::Searched { below, index } => self.open_searched(below, index),
        }
    }

    /// Opens the nodes down to one that the machine searched, and goes there.
    fn open_searched(&mut self, below: NodeId, index: u32) {
        let Some(branch) = self.searched.get(&below).map(Rc::clone) else { return };
        self.go_to(below);
        if self.change_tree(|tree| tree.open_path(&branch.path(index))) {
            self.arrive(moved(&self.tree));
        } else {
            let Node { cell, digit, .. } = *branch.node(index);
            self.action = ActionOutcome::Refused { cell, digit, why: Refusal::TooManyNodes };
        }
    }

    /// Moves to another expanded node; does nothing if there is none in this direction.
    pub(crate) fn move_in_tree(&mut self, tree_move: TreeMove) {
        let tree = &self.tree;
        let current = tree.current();
        let siblings = tree.open_children(tree.parent(current));
        let position = siblings.iter().position(|&sibling| sibling == current);
        let node = match tree_move {
            TreeMove::Parent => Some(tree.parent(current)),
            TreeMove::Child => tree.open_children(current).first().copied(),
            TreeMove::PreviousSibling => {
                position.and_then(|position| siblings.get(position.checked_sub(1)?).copied())
            }
            TreeMove::NextSibling => {
                position.and_then(|position| siblings.get(position + 1).copied())
            }
        };
        if let Some(node) = node.filter(|&node| node != current) {
            self.go_to(node);
        }
    }

    pub(crate) fn open_solution(&mut self) {
        let Some(solution) = self.solution().map(<[_]>::to_vec) else { return };
        let from = self.tree.current();
        if self.change_tree(|tree| tree.open_path(&solution)) {
            self.arrive(ActionOutcome::OpenedSolution { digits: solution.len() as u64 });
            self.node_before_solution = Some(from);
        } else {
            self.action = ActionOutcome::NoRoomForSolution;
        }
    }

    /// Returns to the node where the user was before the machine's solution was expanded.
    pub(crate) fn go_back(&mut self) {
        if let Some(from) = self.node_before_solution.take() {
            self.change_tree(|tree| tree.go_to(from));
            self.arrive(finished(&self.tree));
        }
    }

    pub(crate) fn restart(&mut self) {
        *self = Self::of(self.tree.restarted());
    }

    /// Leaves everything below the current node to the machine.
    pub(crate) fn finish(&mut self, id: TaskId, goal: Goal) {
        let branch = Branch {
            puzzle: self.tree.puzzle().clone(),
            strategy: self.tree.strategy(),
            goal,
            path: self.tree.path().collect(),
        };
        self.finish_job = Some(FinishJob { id, branch, work: Work::default() });
    }

    pub(crate) fn cancel(&mut self) -> bool {
        let Some(FinishJob { work, .. }) = self.finish_job.take() else { return false };
        self.action = ActionOutcome::Cancelled { work };
        true
    }

    /// Takes over a report on the machine's search. Returns whether anything changed.
    pub(crate) fn receive_report(&mut self, report: FinishReport) -> bool {
        let Some(finish_job) = &mut self.finish_job else { return false };
        match report {
            FinishReport::Progress(work) => {
                let is_new = work != finish_job.work;
                finish_job.work = work;
                is_new
            }
            FinishReport::Over(found) => {
                let goal = finish_job.branch.goal;
                self.finish_job = None;
                self.keep_small_branch(&found, goal);
                self.change_tree(|tree| tree.record(found));
                self.action = finished(&self.tree);
                true
            }
        }
    }

    /// Keeps the nodes that the machine searched below the current node, unless they are too many.
    fn keep_small_branch(&mut self, found: &BranchResult, goal: Goal) {
        let node = self.tree.current();
        self.searched.remove(&node);
        let kept: usize = self.searched.values().map(|branch| branch.size()).sum();
        let limit = MAX_LOADED_NODES.min(MAX_OPEN_NODES.saturating_sub(kept));
        if found.work.placements <= limit as u64 {
            let tree = self.tree.branch_tree(goal, limit);
            self.searched.extend(tree.map(|tree| (node, Rc::new(SearchedBranch(tree)))));
        }
    }

    pub fn report(&self) -> ActionReport {
        ActionReport { outcome: self.action.clone(), next: self.next() }
    }

    fn next(&self) -> NextHint {
        if let ActionOutcome::Finished(found) = self.action() {
            return self.conclusion(found);
        }
        if matches!(
            self.action(),
            ActionOutcome::Refused { .. }
                | ActionOutcome::OpenedSolution { .. }
                | ActionOutcome::NoRoomForSolution
        ) {
            return NextHint::Nothing;
        }
        match (self.status(), self.dead_cell()) {
            (NodeStatus::DeadEnd { cause }, _) => {
                NextHint::DeadEnd { cause, back: self.way_back(cause) }
            }
            (NodeStatus::Solved, _) => NextHint::Solved,
            (NodeStatus::Forced { .. } | NodeStatus::Branching, Some(cell)) => {
                NextHint::DeadCell { cell, back: self.way_back(DeadEndCause::Cell(cell)) }
            }
            (NodeStatus::Forced { cell, digit, because }, None) => {
                NextHint::Forced { cell, digit, because }
            }
            (NodeStatus::Branching, None) => self.choice(),
        }
    }

    /// Returns what follows for the last choice from the machine's search below it.
    fn conclusion(&self, found: &BranchResult) -> NextHint {
        let choices = self.choices();
        let last = choices.last().filter(|_| found.is_exhausted && found.work.solutions == 0);
        match last.and_then(|&node| self.tree.placed(node)) {
            Some((cell, digit)) => {
                NextHint::NoSolution { cell, digit, is_first: choices.len() == 1 }
            }
            None => NextHint::Nothing,
        }
    }

    fn choice(&self) -> NextHint {
        let tree = self.tree();
        if let Some(Choice::Place { rule, digit }) = tree.place_choice(tree.current()) {
            return NextHint::Place { digit, rule, places: tree.options().len() as u64 };
        }
        match self.cell() {
            Some(cell) => NextHint::Cell {
                cell,
                digits: tree.digits(cell).len() as u64,
                is_free: tree.allows_any_cell(),
            },
            None => NextHint::Nothing,
        }
    }
}

fn started(tree: &Explorer) -> ActionOutcome {
    ActionOutcome::Started { cells: tree.cells().len() as u64 }
}

fn moved(tree: &Explorer) -> ActionOutcome {
    ActionOutcome::MovedTo { placed: tree.placed(tree.current()) }
}

fn finished(tree: &Explorer) -> ActionOutcome {
    tree.branch_result(tree.current())
        .map_or_else(|| moved(tree), |it| ActionOutcome::Finished(it.clone()))
}
