//! Folding and unfolding the branch below any node, and what there is to fold.

use strum::IntoStaticStr;
use sudoku_engine::board::Digit;
use sudoku_engine::search::Stepper;

use super::TreeView;
use super::arena::{Fold, Node, ROOT};

/// What a user can do with the branch below a node.
#[derive(Clone, Copy, Debug, PartialEq, Eq, IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum FoldAction {
    Fold,
    Unfold,
}

impl TreeView {
    /// Returns what [`toggle_fold_at`](Self::toggle_fold_at) does with the node at the end of a
    /// path; `None` if there is nothing below it to fold or unfold.
    pub fn fold_action(&self, stepper: &Stepper, path: &[Digit]) -> Option<FoldAction> {
        let node = self.arena.find(path)?;
        let tree_node = self.arena.get(node);
        if self.is_loaded_at_once() {
            let can_fold = node != ROOT && tree_node.has_children();
            let is_folded = tree_node.fold == Fold::Folded;
            return can_fold.then_some(if is_folded {
                FoldAction::Unfold
            } else {
                FoldAction::Fold
            });
        }
        let is_leaf = tree_node.children.as_ref().is_some_and(|children| children.is_empty());
        let depth = stepper.depth();
        let is_on_path = path.len() <= depth && stepper.branches().zip(path).all(|(a, b)| a == *b);
        let has_branches = match tree_node.facts {
            Some(facts) => facts.size > 1 || (is_on_path && facts.removed_at.is_none()),
            None => is_on_path,
        };
        if is_leaf || !has_branches {
            return None;
        }
        // The path itself is always shown, so that only what is beside it can be folded.
        let is_unfolded = if is_on_path && path.len() < depth {
            self.is_any_unfolded(node)
        } else {
            tree_node.fold == Fold::Unfolded
        };
        Some(if is_unfolded { FoldAction::Fold } else { FoldAction::Unfold })
    }

    /// Folds or unfolds the branch below the node at the end of a path. Returns whether there was
    /// anything to fold or unfold.
    pub fn toggle_fold_at(&mut self, stepper: &Stepper, path: &[Digit]) -> bool {
        let (Some(action), Some(node)) = (self.fold_action(stepper, path), self.arena.find(path))
        else {
            return false;
        };
        match action {
            FoldAction::Unfold => return self.unfold(path),
            FoldAction::Fold if !self.is_loaded_at_once() && path.len() < stepper.depth() => {
                self.fold_below(node);
            }
            FoldAction::Fold => {
                self.set_fold(node, Fold::Folded);
                self.cancel_expansions_of(&[node]);
            }
        }
        self.lay_out();
        true
    }

    /// Shows only the path below a node, or nothing if the node is not on it.
    fn fold_below(&mut self, node: u32) {
        let unfolded = self.unfolded_below(node);
        for &node in &unfolded {
            self.set_fold(node, Fold::Automatic);
        }
        self.cancel_expansions_of(&unfolded);
    }

    fn is_any_unfolded(&self, node: u32) -> bool {
        !self.unfolded_below(node).is_empty()
    }

    /// Returns the unfolded nodes of a subtree.
    fn unfolded_below(&self, node: u32) -> Vec<u32> {
        let (mut unfolded, mut next) = (Vec::new(), vec![node]);
        while let Some(node) = next.pop() {
            if self.arena.get(node).fold == Fold::Unfolded {
                unfolded.push(node);
            }
            next.extend(self.arena.children(node));
        }
        unfolded
    }

    /// Returns whether [`fold_failed`](Self::fold_failed) would fold anything.
    pub fn can_fold_failed(&self) -> bool {
        !self.failed_nodes().is_empty()
    }

    /// Returns the roots of the unfolded subtrees that are known to have no solution.
    pub(super) fn failed_nodes(&self) -> Vec<u32> {
        let nodes = &self.arena.nodes;
        let is_whole_failed = |node: &Node| node.facts.is_some_and(|facts| facts.solutions == 0);
        let is_failed = |&index: &u32| {
            let node = &nodes[index as usize];
            if !self.is_loaded_at_once() {
                return node.has_failed() && node.fold == Fold::Unfolded;
            }
            is_whole_failed(node)
                && node.has_children()
                && node.fold != Fold::Folded
                && !is_whole_failed(&nodes[node.parent as usize])
        };
        (1..nodes.len() as u32).filter(is_failed).collect()
    }

    /// Returns whether [`unfold_failed`](Self::unfold_failed) would unfold anything.
    pub fn can_unfold_failed(&self, stepper: &Stepper) -> bool {
        !self.folded_failed_nodes(stepper).is_empty()
    }

    /// Unfolds the subtrees that are known to have no solution, or as much of them as is allowed,
    /// the smallest first. Leaves the others as they are. Returns whether there was any to unfold.
    pub fn unfold_failed(&mut self, stepper: &Stepper) -> bool {
        let mut failed = self.folded_failed_nodes(stepper);
        if self.is_loaded_at_once() {
            for &node in &failed {
                self.set_fold(node, Fold::Automatic);
            }
            self.lay_out();
        } else {
            self.shows_small = true;
            failed.sort_by_key(|&node| self.size_of(node));
            self.unfold_whole(&failed);
        }
        !failed.is_empty()
    }

    /// Returns the roots of the folded subtrees that are known to have no solution. In a large tree,
    /// these are the ones on show.
    fn folded_failed_nodes(&self, stepper: &Stepper) -> Vec<u32> {
        if self.is_loaded_at_once() {
            let is_failed = |&node: &u32| {
                let node = self.arena.get(node);
                node.fold == Fold::Folded && node.facts.is_some_and(|facts| facts.solutions == 0)
            };
            return (1..self.arena.nodes.len() as u32).filter(is_failed).collect();
        }
        let path: Vec<Digit> = stepper.branches().collect();
        let path_nodes = self.known_path_nodes(&path);
        let open = self.small_beside(&path_nodes);
        let is_folded = |&node: &u32| {
            let tree_node = self.arena.get(node);
            tree_node.has_failed()
                && tree_node.fold != Fold::Unfolded
                && tree_node.facts.is_some_and(|facts| facts.size > 1)
                && !path_nodes.contains(&node)
                && !open.contains(&node)
        };
        let (expanded, _) = self.expanded_nodes(&path_nodes);
        let children = expanded.iter().flat_map(|&node| self.arena.children(node));
        children.copied().filter(is_folded).collect()
    }

    /// Shows the children of a node and of all nodes above it.
    pub(super) fn reveal(&mut self, path: &[Digit]) {
        self.growth.last_expansion += 1;
        let number = self.growth.last_expansion;
        let nodes = self.known_path_nodes(path);
        for node in nodes {
            if !self.is_loaded_at_once() {
                self.unfold_node(node, number);
            } else if self.arena.get(node).fold == Fold::Folded {
                self.set_fold(node, Fold::Automatic);
            }
        }
        self.lay_out();
    }

    /// Returns the number of nodes of a branch, including its root; `None` if it is not known.
    pub(crate) fn size_of(&self, node: u32) -> Option<u64> {
        if node != ROOT {
            return self.arena.get(node).facts.map(|facts| facts.size);
        }
        let children = self.arena.children(ROOT).iter();
        let sizes = children.filter_map(|&child| self.arena.get(child).facts);
        Some(1 + sizes.map(|facts| facts.size).sum::<u64>())
    }
}
