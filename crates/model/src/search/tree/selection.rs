//! The node that the user selected to see its facts. The search stays where it is.

use std::rc::Rc;

use sudoku_engine::board::Digit;
use sudoku_engine::search::Stepper;

use super::TreeView;
use super::arena::ROOT;
use super::selection_state::{Found, Selection};

impl TreeView {
    /// Returns what is selected at the current step.
    pub fn selection(&self, stepper: &Stepper) -> Option<&Selection> {
        let step = stepper.counters().step();
        self.selection.as_ref().filter(|selection| selection.step == step)
    }

    /// Selects the node at the end of a path, or none. Returns whether that changes anything.
    pub(crate) fn select(&mut self, stepper: &Stepper, path: Option<Rc<[Digit]>>) -> bool {
        let step = stepper.counters().step();
        let is_current =
            path.as_ref().is_some_and(|path| stepper.branches().eq(path.iter().copied()));
        let selection = path.map(|path| Selection { path, step, is_current, found: Found::ByUser });
        let changes = self.selection != selection;
        self.selection = selection;
        changes
    }

    /// Returns the path of the selected node, or of the one where the search is drawn.
    pub fn selected_path(&self, stepper: &Stepper) -> Vec<Digit> {
        self.selection(stepper)
            .map_or_else(|| self.drawn_path(stepper), |selection| selection.path.to_vec())
    }

    /// Selects the costliest child of the root, and goes on from child to child while one of them has
    /// more than half of the nodes where it began. From a node that was found so, it goes on; one
    /// without children leads back to the root. Returns whether there is any child.
    pub(crate) fn follow_costliest(&mut self, stepper: &Stepper) -> bool {
        let last = self.selection(stepper).filter(|last| last.found == Found::AsCostliest);
        let start = last.map(|last| last.path.clone()).filter(|path| {
            let node = self.arena.find(path);
            node.and_then(|node| self.size_of(node)).is_some_and(|size| size > 1)
        });
        let path = start.unwrap_or_default();
        let found = Found::Following { from: path.len() as u16 };
        self.selection =
            Some(Selection { path, step: stepper.counters().step(), is_current: false, found });
        self.continue_following();
        self.selection.is_some()
    }

    /// Follows the costliest branch, as deep as its nodes are known.
    pub(super) fn continue_following(&mut self) {
        let Some(Selection { path, step, found: Found::Following { from }, .. }) =
            self.selection.clone()
        else {
            return;
        };
        let start = self.arena.find(&path[..usize::from(from)]);
        let size = start.and_then(|start| self.size_of(start)).unwrap_or_default();
        let mut path = path.to_vec();
        let found = loop {
            let least = if path.len() > usize::from(from) { size / 2 + 1 } else { 1 };
            match self.next_costliest(&path, least) {
                Next::Child(branch) => path.push(branch),
                Next::Unknown => break Found::Following { from },
                Next::End => break Found::AsCostliest,
            }
        };
        if found == Found::AsCostliest && path.len() == usize::from(from) {
            self.selection = None;
            return;
        }
        let above = if found == Found::AsCostliest { path.len() - 1 } else { path.len() };
        self.reveal(&path[..above]);
        self.selection = Some(Selection { path: path.into(), step, is_current: false, found });
    }

    /// Returns the child with the most nodes, if it has at least this many.
    fn next_costliest(&self, path: &[Digit], least: u64) -> Next {
        let Some(node) = self.arena.find(path) else { return Next::End };
        let tree_node = self.arena.get(node);
        let size = self.size_of(node).unwrap_or(1);
        if node != ROOT && size <= least {
            return Next::End;
        }
        if !self.is_loaded_at_once() && tree_node.reported_round == 0 {
            return Next::Unknown;
        }
        let sizes = self.arena.children(node).iter().filter_map(|&child| {
            let child = self.arena.get(child);
            Some((child.facts?.size, child.branch?))
        });
        // The first of several equal ones.
        let largest = sizes.reduce(|best, next| if next.0 > best.0 { next } else { best });
        match largest {
            Some((below, branch)) if below >= least => Next::Child(branch),
            _ => Next::End,
        }
    }
}

/// Where the costliest branch goes on.
enum Next {
    Child(Digit),
    /// The children have not been reported yet.
    Unknown,
    End,
}
