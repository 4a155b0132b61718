//! The known nodes of a search tree, found by their paths of digits.
//!
//! The root is node 0. A node's children become known all at once: every digit allowed in the
//! next cell, whether the search has come to it or not. Facts about them may become known
//! later, or never.

use std::rc::Rc;

use sudoku_engine::board::{Cell, Digit};
use sudoku_engine::recording::{Child, Node as TreeNode, Subtree, Tree};

use crate::draw::tidy::Extent;

/// The index of the root.
pub(crate) const ROOT: u32 = 0;

/// Whether the children of a node are shown.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum Fold {
    /// The user has not chosen: shown in a loaded tree, otherwise only while the search is
    /// there.
    #[default]
    Automatic,
    Unfolded,
    Folded,
}

#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Node {
    /// The root is its own parent.
    pub(crate) parent: u32,
    /// The branch that leads to it from its parent, which is its digit where the parent
    /// chooses the digit of a cell; `None` for the root.
    pub(crate) branch: Option<Digit>,
    pub(crate) placed: Option<(Cell, Digit)>,
    /// The number of digits from the root down to it.
    pub(crate) depth: u16,
    /// The reported facts about its subtree, if any.
    pub(crate) facts: Option<Subtree>,
    /// Its children, once reported.
    pub(crate) children: Option<Rc<[u32]>>,
    pub(crate) fold: Fold,
    /// The number of its expansion; later expansions have larger numbers.
    pub(crate) unfold_number: u32,
    /// The round of reports in which its children were reported; 0 before.
    pub(crate) reported_round: u32,
    /// Whether the facts about its children will not change any more.
    pub(crate) is_final: bool,
    /// The outline of the visible part of its subtree; `None` if it must be computed again.
    pub(crate) outline: Option<Rc<[Extent]>>,
    /// The distance to the right of its parent.
    pub(crate) offset: f32,
}

impl Node {
    pub(crate) fn root() -> Self {
        Self {
            parent: ROOT,
            branch: None,
            placed: None,
            depth: 0,
            facts: None,
            children: None,
            fold: Fold::default(),
            unfold_number: 0,
            reported_round: 0,
            is_final: false,
            outline: None,
            offset: 0.0,
        }
    }

    pub(crate) fn new(parent: u32, branch: Digit, placed: (Cell, Digit), depth: u16) -> Self {
        Self { parent, branch: Some(branch), placed: Some(placed), depth, ..Self::root() }
    }

    /// Returns whether the whole subtree is known to have no solution.
    pub(crate) fn has_failed(&self) -> bool {
        self.facts.is_some_and(|facts| facts.solutions == 0 && facts.removed_at.is_some())
    }

    pub(crate) fn has_children(&self) -> bool {
        self.children.as_ref().is_some_and(|children| !children.is_empty())
    }
}

#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Arena {
    pub(crate) nodes: Vec<Node>,
}

impl Default for Arena {
    fn default() -> Self {
        Self { nodes: vec![Node::root()] }
    }
}

impl Arena {
    /// Returns all nodes of a recorded tree: its node `n` becomes node `n + 1`.
    pub(crate) fn of(tree: &Tree) -> Self {
        let mut arena = Self::default();
        let mut children: Vec<Vec<u32>> = vec![Vec::new(); tree.nodes.len() + 1];
        for (node, index) in tree.nodes.iter().zip(1..) {
            let parent = node.parent.map_or(ROOT, |parent| parent + 1);
            children[parent as usize].push(index);
            let mut new_node =
                Node::new(parent, node.branch, (node.cell, node.digit), node.level + 1);
            new_node.facts = Some(subtree(node));
            arena.nodes.push(new_node);
        }
        for (node, children) in arena.nodes.iter_mut().zip(children) {
            node.children = Some(children.into());
            node.is_final = true;
        }
        for index in (1..arena.nodes.len()).rev() {
            arena.raise_deepest_of_parent(index);
        }
        arena
    }

    fn raise_deepest_of_parent(&mut self, index: usize) {
        let Node { parent, facts: Some(facts), .. } = self.nodes[index] else { return };
        if let Some(above) = &mut self.nodes[parent as usize].facts {
            above.deepest = above.deepest.max(facts.deepest);
        }
    }

    pub(crate) fn get(&self, node: u32) -> &Node {
        &self.nodes[node as usize]
    }

    pub(crate) fn get_mut(&mut self, node: u32) -> &mut Node {
        &mut self.nodes[node as usize]
    }

    /// Returns the known children of a node.
    pub(crate) fn children(&self, node: u32) -> &[u32] {
        self.get(node).children.as_deref().unwrap_or_default()
    }

    pub(crate) fn child(&self, node: u32, branch: Digit) -> Option<u32> {
        self.children(node).iter().copied().find(|&child| self.get(child).branch == Some(branch))
    }

    /// Returns the node at the end of a path of digits, if it is known.
    pub(crate) fn find(&self, path: &[Digit]) -> Option<u32> {
        path.iter().try_fold(ROOT, |node, &digit| self.child(node, digit))
    }

    pub(crate) fn path(&self, node: u32) -> Vec<Digit> {
        let mut path = Vec::with_capacity(self.get(node).depth.into());
        let mut next = self.get(node);
        while let Some(branch) = next.branch {
            path.push(branch);
            next = self.get(next.parent);
        }
        path.reverse();
        path
    }

    pub(crate) fn add_children(&mut self, node: u32, children: &[Child]) {
        let depth = self.get(node).depth + 1;
        let first = self.nodes.len() as u32;
        let new_node =
            |child: &Child| Node::new(node, child.branch, (child.cell, child.digit), depth);
        self.nodes.extend(children.iter().map(new_node));
        self.get_mut(node).children = Some((first..self.nodes.len() as u32).collect());
        self.mark_changed(node);
    }

    /// Invalidates the outlines that contain a node: its own and those of its ancestors.
    pub(crate) fn mark_changed(&mut self, node: u32) {
        let mut next = node;
        // If a node is marked, all ancestors that show it are marked too.
        while self.get_mut(next).outline.take().is_some() && next != ROOT {
            next = self.get(next).parent;
        }
    }

    /// Returns a copy with only the root and the children of nodes that satisfy
    /// `keeps_children`.
    pub(crate) fn pruned(&self, keeps_children: impl Fn(u32) -> bool) -> Self {
        let mut pruned_arena = Self { nodes: vec![self.get(ROOT).clone()] };
        let mut old_indices = vec![ROOT];
        let mut next = 0;
        while next < old_indices.len() {
            let children = self
                .get(old_indices[next])
                .children
                .clone()
                .filter(|_| keeps_children(old_indices[next]));
            if let Some(children) = &children {
                old_indices.extend(children.iter());
            }
            let first = pruned_arena.nodes.len() as u32;
            for &child in children.iter().flat_map(|children| children.iter()) {
                pruned_arena.nodes.push(Node { parent: next as u32, ..self.get(child).clone() });
            }
            let last = pruned_arena.nodes.len() as u32;
            let node = &mut pruned_arena.nodes[next];
            if children.is_none() {
                (node.reported_round, node.is_final) = (0, false);
            }
            node.children = children.map(|_| (first..last).collect());
            next += 1;
        }
        pruned_arena
    }
}

/// Returns the facts of a node by itself, with no deeper one below it.
pub(crate) fn subtree(node: &TreeNode) -> Subtree {
    Subtree {
        level: node.level,
        cell: node.cell,
        digit: node.digit,
        branch: node.branch,
        placed_at: node.placed_at,
        removed_at: node.removed_at,
        size: node.size.into(),
        solutions: node.solutions.into(),
        deepest: node.level + 1,
    }
}
