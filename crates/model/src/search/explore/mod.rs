//! A search tree that the user expands by hand.
//!
//! Owns where the user is in the tree, which cell is filled next, what each digit would leave,
//! and what the machine was asked to finish. Must not know how the worker searches, nor how
//! any of it is drawn or described.

mod report;
mod trail;

use std::rc::Rc;

pub use report::{ActionOutcome, ActionReport, Next};
use sudoku_engine::board::{Cell, Digit, DigitSet};
use sudoku_engine::explore::{By, Explorer, NodeId, Preview, Refusal, Work};
use sudoku_engine::search::{Choice, Goal, Inference, NodeStatus, Stepper};
pub use trail::{Trail, Waypoint};

use crate::base::asked::TaskId;
use crate::base::steps::TreeMove;
use crate::worker::task::{Branch, FinishNews};

/// The maximum number of forced digits placed in one go, which takes less than a frame.
const FOLLOWED: usize = 96;

/// What a node of the drawing represents.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pick {
    Open(NodeId),
    /// A choice that has not been made.
    Branch {
        parent: NodeId,
        placed: (Cell, Digit),
    },
}

/// The machine's search below the current node.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Finishing {
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
    finishing: Option<Finishing>,
    /// The node where the user was before the machine's solution was expanded.
    came_from: Option<NodeId>,
}

impl Exploration {
    pub fn new(search: &Stepper) -> Self {
        Self::of(Explorer::new(search))
    }

    fn of(tree: Explorer) -> Self {
        let mut exploring = Self {
            action: began(&tree),
            tree: Rc::new(tree),
            cell: None,
            previews: Rc::default(),
            finishing: None,
            came_from: None,
        };
        exploring.set_cell(exploring.tree.cell());
        exploring
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

    pub const fn finishing(&self) -> Option<&Finishing> {
        self.finishing.as_ref()
    }

    /// Returns whether everything below the current node can be left to the machine: there is
    /// something, and it has not been searched up to this goal.
    pub fn can_finish(&self, goal: Goal) -> bool {
        let known = self.tree.finished(self.tree.current());
        let is_known = known.is_some_and(|it| it.is_whole || goal.is_reached(it.work.solutions));
        !is_known && !matches!(self.status(), NodeStatus::DeadEnd { .. } | NodeStatus::Solved)
    }

    /// Returns the digits of a solution that the machine found below the current node.
    pub fn solution(&self) -> Option<&[(Cell, Digit)]> {
        self.tree.finished(self.tree.current())?.solution.as_deref()
    }

    /// Returns whether the machine's solution was expanded, so that there is a way back.
    pub const fn is_in_solution(&self) -> bool {
        self.came_from.is_some()
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

    /// Returns the candidates that the choice just made has eliminated, if any.
    pub fn eliminated_by_rule(&self) -> Vec<(Cell, DigitSet)> {
        let here = self.tree.current();
        if !matches!(self.action, ActionOutcome::Chose { .. }) || here == NodeId::ROOT {
            return Vec::new();
        }
        let before = self.tree.domains_at(self.tree.parent(here));
        let after = self.tree.domains();
        let left = |cell: Cell| after.iter().find(|(it, _)| *it == cell).map(|it| it.1);
        let gone = before.into_iter().filter_map(|(cell, digits)| {
            let gone = digits.without(left(cell)?);
            (!gone.is_empty()).then_some((cell, gone))
        });
        gone.collect()
    }

    /// Returns the digits placed on the path to the current node, with who placed each.
    pub fn placed(&self) -> Vec<(Cell, Digit, By)> {
        let nodes = self.tree.trail().into_iter();
        let placed = nodes.filter_map(|node| {
            let (cell, digit) = self.tree.placed(node)?;
            Some((cell, digit, self.tree.placed_by(node)))
        });
        placed.collect()
    }

    pub(crate) fn is_of(&self, search: &Stepper) -> bool {
        self.tree.puzzle() == search.puzzle() && self.tree.strategy() == search.strategy()
    }

    /// Selects another cell to fill, if the strategy allows. Returns whether it did.
    pub(crate) fn take_cell(&mut self, cell: Cell) -> bool {
        let may = self.cell != Some(cell) && !self.tree.digits(cell).is_empty();
        if may {
            self.set_cell(Some(cell));
        }
        may
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
        self.finishing = None;
        self.set_cell(self.tree.cell());
    }

    fn act<T>(&mut self, act: impl FnOnce(&mut Explorer) -> T) -> T {
        act(Rc::make_mut(&mut self.tree))
    }

    pub(crate) fn choose(&mut self, digit: Digit) {
        let Some(cell) = self.cell else {
            if let Some(cell) = self.tree.cells().first().copied() {
                self.action = ActionOutcome::Refused { cell, digit, why: Refusal::Over };
            }
            return;
        };
        match self.act(|tree| tree.choose(cell, digit)) {
            Ok(_) => {
                self.came_from = None;
                let effect = self.tree.effect(self.tree.current());
                self.arrive(ActionOutcome::Chose { cell, digit, effect });
            }
            Err(why) => self.action = ActionOutcome::Refused { cell, digit, why },
        }
    }

    pub(crate) fn undo(&mut self) {
        match self.act(Explorer::undo) {
            Some((chosen, forced)) => {
                self.arrive(ActionOutcome::Undid { chosen, forced });
                if let Some((cell, _)) = chosen {
                    // The cell to fill is the same as before the choice.
                    self.take_cell(cell);
                }
            }
            None => self.action = ActionOutcome::NothingToUndo,
        }
    }

    pub(crate) fn follow(&mut self) {
        match self.act(|tree| tree.follow(FOLLOWED)) {
            0 => {
                let inference = self.tree.strategy().inference();
                let is_sought =
                    matches!(inference, Inference::Singles | Inference::DomainConsistency);
                self.action = ActionOutcome::NothingForced { is_sought };
            }
            count => self.arrive(ActionOutcome::Followed { count: count as u64 }),
        }
    }

    pub(crate) fn go_to(&mut self, node: NodeId) {
        if self.act(|tree| tree.go_to(node)) {
            self.arrive(went(&self.tree));
        }
    }

    pub(crate) fn pick(&mut self, pick: Pick) {
        match pick {
            Pick::Open(node) => self.go_to(node),
            Pick::Branch { parent, placed: (cell, digit) } => {
                self.go_to(parent);
                self.take_cell(cell);
                self.choose(digit);
            }
        }
    }

    /// Moves to another expanded node; does nothing if there is none in this direction.
    pub(crate) fn hop(&mut self, hop: TreeMove) {
        let tree = &self.tree;
        let here = tree.current();
        let siblings = tree.below(tree.parent(here));
        let place = siblings.iter().position(|&sibling| sibling == here);
        let node = match hop {
            TreeMove::Parent => Some(tree.parent(here)),
            TreeMove::Child => tree.below(here).first().copied(),
            TreeMove::Before => {
                place.and_then(|place| siblings.get(place.checked_sub(1)?).copied())
            }
            TreeMove::After => place.and_then(|place| siblings.get(place + 1).copied()),
        };
        if let Some(node) = node.filter(|&node| node != here) {
            self.go_to(node);
        }
    }

    pub(crate) fn open_solution(&mut self) {
        let Some(solution) = self.solution().map(<[_]>::to_vec) else { return };
        let from = self.tree.current();
        if self.act(|tree| tree.open_along(&solution)) {
            self.arrive(ActionOutcome::OpenedSolution { digits: solution.len() as u64 });
            self.came_from = Some(from);
        } else {
            self.action = ActionOutcome::NoRoomForSolution;
        }
    }

    /// Returns to the node where the user was before the machine's solution was expanded.
    pub(crate) fn go_back(&mut self) {
        if let Some(from) = self.came_from.take() {
            self.act(|tree| tree.go_to(from));
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
        self.finishing = Some(Finishing { id, branch, work: Work::default() });
    }

    pub(crate) fn cancel(&mut self) -> bool {
        let Some(Finishing { work, .. }) = self.finishing.take() else { return false };
        self.action = ActionOutcome::Cancelled { work };
        true
    }

    /// Takes over a report on the machine's search. Returns whether anything changed.
    pub(crate) fn take(&mut self, news: FinishNews) -> bool {
        let Some(finishing) = &mut self.finishing else { return false };
        match news {
            FinishNews::Progress(work) => {
                let is_new = work != finishing.work;
                finishing.work = work;
                is_new
            }
            FinishNews::Over(found) => {
                self.act(|tree| tree.record(found));
                self.finishing = None;
                self.action = finished(&self.tree);
                true
            }
        }
    }

    pub fn report(&self) -> ActionReport {
        ActionReport { what: self.action.clone(), next: self.next() }
    }

    fn next(&self) -> Next {
        if matches!(
            self.action(),
            ActionOutcome::Refused { .. }
                | ActionOutcome::Finished(_)
                | ActionOutcome::OpenedSolution { .. }
                | ActionOutcome::NoRoomForSolution
        ) {
            return Next::Unsaid;
        }
        match self.status() {
            NodeStatus::DeadEnd { at } => {
                let placed = self.placed().into_iter().rev();
                let mut chosen = placed.filter(|(_, _, by)| *by == By::Hand);
                Next::DeadEnd { at, back_to: chosen.next().map(|(cell, _, _)| cell) }
            }
            NodeStatus::Solved => Next::Solved,
            NodeStatus::Forced { cell, digit, because } => Next::Forced { cell, digit, because },
            NodeStatus::Open => self.choice(),
        }
    }

    fn choice(&self) -> Next {
        let tree = self.tree();
        if let Some(Choice::Place { rule, digit }) = tree.sought(tree.current()) {
            return Next::Place { digit, rule, places: tree.options().len() as u64 };
        }
        match self.cell() {
            Some(cell) => {
                Next::Cell { cell, digits: tree.digits(cell).len() as u64, is_free: tree.is_free() }
            }
            None => Next::Unsaid,
        }
    }
}

fn began(tree: &Explorer) -> ActionOutcome {
    ActionOutcome::Began { cells: tree.cells().len() as u64 }
}

fn went(tree: &Explorer) -> ActionOutcome {
    ActionOutcome::Went { placed: tree.placed(tree.current()) }
}

fn finished(tree: &Explorer) -> ActionOutcome {
    tree.finished(tree.current())
        .map_or_else(|| went(tree), |it| ActionOutcome::Finished(it.clone()))
}
