//! The nodes of a search tree that are known, found by their digits.
//!
//! The root is node 0. A node's children are known all at once: every digit that
//! may stand in the next cell, whether the search has come to it or not. What has
//! become of them may be known later, or never.

use std::rc::Rc;

use sudoku_engine::board::{Cell, Digit};
use sudoku_engine::recording::{Child, Node as TreeNode, Subtree, Tree};

use crate::draw::tidy::Extent;

/// The node under which all others stand.
pub(crate) const ROOT: u32 = 0;

/// Whether what stands below a node is shown.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum Fold {
    /// Nobody has wished: shown in a loaded tree, else only while the search is there.
    #[default]
    Unasked,
    Open,
    Shut,
}

#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Node {
    /// The root is its own.
    pub(crate) parent: u32,
    /// What it is called among its siblings, which is its digit where a cell's digit
    /// is chosen; `None` for the root.
    pub(crate) branch: Option<Digit>,
    pub(crate) placed: Option<(Cell, Digit)>,
    /// Digits from the root down to it.
    pub(crate) depth: u16,
    /// What became of it, as far as it was told.
    pub(crate) facts: Option<Subtree>,
    /// Those right below it, once they were told.
    pub(crate) below: Option<Rc<[u32]>>,
    pub(crate) fold: Fold,
    /// When it was unfolded, later ones having larger numbers.
    pub(crate) unfolded: u32,
    /// The round of news in which its children were told; 0 before.
    pub(crate) told: u32,
    /// Whether no news of its children will come.
    pub(crate) is_settled: bool,
    /// How far what is shown of its subtree reaches; `None` where to be computed anew.
    pub(crate) outline: Option<Rc<[Extent]>>,
    /// How far it stands to the right of its parent.
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
            below: None,
            fold: Fold::default(),
            unfolded: 0,
            told: 0,
            is_settled: false,
            outline: None,
            offset: 0.0,
        }
    }

    pub(crate) fn new(parent: u32, branch: Digit, placed: (Cell, Digit), depth: u16) -> Self {
        Self { parent, branch: Some(branch), placed: Some(placed), depth, ..Self::root() }
    }

    /// Whether all of its subtree is known to be without a solution.
    pub(crate) fn has_failed(&self) -> bool {
        self.facts.is_some_and(|facts| facts.solutions == 0 && facts.removed_at.is_some())
    }

    pub(crate) fn has_below(&self) -> bool {
        self.below.as_ref().is_some_and(|below| !below.is_empty())
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
    /// All nodes of a recorded tree: its n-th is node n + 1.
    pub(crate) fn of(tree: &Tree) -> Self {
        let mut arena = Self::default();
        let mut below: Vec<Vec<u32>> = vec![Vec::new(); tree.nodes.len() + 1];
        for (node, index) in tree.nodes.iter().zip(1..) {
            let parent = node.parent.map_or(ROOT, |parent| parent + 1);
            below[parent as usize].push(index);
            let mut known = Node::new(parent, node.branch, (node.cell, node.digit), node.level + 1);
            known.facts = Some(subtree(node));
            arena.nodes.push(known);
        }
        for (node, below) in arena.nodes.iter_mut().zip(below) {
            node.below = Some(below.into());
            node.is_settled = true;
        }
        for index in (1..arena.nodes.len()).rev() {
            arena.deepen_parent(index);
        }
        arena
    }

    fn deepen_parent(&mut self, index: usize) {
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

    /// Those right below a node, as far as they are known.
    pub(crate) fn below(&self, node: u32) -> &[u32] {
        self.get(node).below.as_deref().unwrap_or_default()
    }

    pub(crate) fn child(&self, node: u32, branch: Digit) -> Option<u32> {
        self.below(node).iter().copied().find(|&child| self.get(child).branch == Some(branch))
    }

    /// The node at the end of a path of digits, if it is known.
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

    pub(crate) fn plant(&mut self, node: u32, children: &[Child]) {
        let depth = self.get(node).depth + 1;
        let first = self.nodes.len() as u32;
        let plant = |child: &Child| Node::new(node, child.branch, (child.cell, child.digit), depth);
        self.nodes.extend(children.iter().map(plant));
        self.get_mut(node).below = Some((first..self.nodes.len() as u32).collect());
        self.mark_changed(node);
    }

    /// Has the outlines computed anew that hold a node: its own and those above it.
    pub(crate) fn mark_changed(&mut self, node: u32) {
        let mut next = node;
        // Above one that is marked all are marked that show it.
        while self.get_mut(next).outline.take().is_some() && next != ROOT {
            next = self.get(next).parent;
        }
    }

    /// The same with only those nodes that are right below one of these.
    pub(crate) fn thinned(&self, keeps_below: impl Fn(u32) -> bool) -> Self {
        let mut thin = Self { nodes: vec![self.get(ROOT).clone()] };
        let mut old = vec![ROOT];
        let mut next = 0;
        while next < old.len() {
            let below = self.get(old[next]).below.clone().filter(|_| keeps_below(old[next]));
            if let Some(below) = &below {
                old.extend(below.iter());
            }
            let first = thin.nodes.len() as u32;
            for &child in below.iter().flat_map(|below| below.iter()) {
                thin.nodes.push(Node { parent: next as u32, ..self.get(child).clone() });
            }
            let last = thin.nodes.len() as u32;
            let node = &mut thin.nodes[next];
            if below.is_none() {
                (node.told, node.is_settled) = (0, false);
            }
            node.below = below.map(|_| (first..last).collect());
            next += 1;
        }
        thin
    }
}

fn subtree(node: &TreeNode) -> Subtree {
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
