//! The whole tree of a small search, laid out to be drawn.

mod layout;

use std::collections::BTreeSet;
use std::rc::Rc;

use sudoku_engine::recording::{NodeKind, Tree};
use sudoku_engine::search::{Goal, Stepper};

/// Nodes drawn at the most.
pub const LIMIT: usize = 1000;

/// A tree with the subtrees that are folded and the place of each node.
#[derive(Clone, Debug, PartialEq)]
pub struct Forest {
    tree: Rc<Tree>,
    /// The nodes of the first level.
    roots: Rc<[u32]>,
    /// For each node, those right below it.
    children: Rc<[Vec<u32>]>,
    folded: Rc<BTreeSet<u32>>,
    /// Across, in node widths; `None` for a node inside a folded subtree.
    places: Rc<[Option<f32>]>,
    /// Steps the run takes to its goal; later nodes lie beyond it.
    goal_steps: u64,
}

/// The shape that stands for a node.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mark {
    /// A choice: a circle.
    Circle,
    /// A solution: a diamond.
    Diamond,
    /// A dead end: a square.
    Square,
    /// A folded subtree: a triangle.
    Triangle,
}

/// A move along the tree.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Hop {
    /// To the node above.
    Parent,
    /// To the first node below.
    Child,
    /// To the node before, under the same parent.
    Before,
    /// To the node after, under the same parent.
    After,
}

impl Forest {
    /// The forest of a search, given at its start: of its whole tree where that has
    /// at most [`LIMIT`] nodes, else of the part up to its goal, else `None`.
    pub fn of(start: &Stepper) -> Option<Self> {
        let whole = Stepper::new(start.puzzle(), Goal::Exhaustion);
        let tree = Tree::of(whole, LIMIT).or_else(|| Tree::of(start.clone(), LIMIT))?;
        let mut end = start.clone();
        end.run(u64::MAX);
        let mut roots = Vec::new();
        let mut children = vec![Vec::new(); tree.nodes.len()];
        for (node, index) in tree.nodes.iter().zip(0..) {
            match node.parent {
                Some(parent) => children[parent as usize].push(index),
                None => roots.push(index),
            }
        }
        let mut forest = Self {
            tree: Rc::new(tree),
            roots: roots.into(),
            children: children.into(),
            folded: Rc::default(),
            places: Rc::from([]),
            goal_steps: end.counters().step(),
        };
        forest.lay_out();
        Some(forest)
    }

    /// Whether these are all the nodes there are, and not only those up to the goal,
    /// where the search leaves its last digits standing.
    pub fn is_whole(&self) -> bool {
        self.tree.nodes.iter().all(|node| node.removed_at.is_some())
    }

    /// The nodes, in the order of the search.
    pub fn tree(&self) -> &Tree {
        &self.tree
    }

    /// Across, in node widths from 0; `None` where a folded subtree hides the node.
    pub fn place(&self, node: u32) -> Option<f32> {
        self.places.get(node as usize).copied().flatten()
    }

    /// Node widths from the leftmost to the rightmost node.
    pub fn width(&self) -> f32 {
        self.places.iter().flatten().copied().fold(0.0, f32::max)
    }

    /// Levels down to the deepest node not hidden.
    pub fn levels(&self) -> usize {
        let visible = self.tree.nodes.iter().zip(self.places.iter()).filter(|(_, x)| x.is_some());
        visible.map(|(node, _)| usize::from(node.level) + 1).max().unwrap_or(0)
    }

    /// Trees in the forest: the digits of the first cell.
    pub fn trees(&self) -> usize {
        self.roots.len()
    }

    /// How many nodes are not hidden.
    pub fn visible(&self) -> usize {
        self.places.iter().flatten().count()
    }

    /// The shape of a node.
    pub fn mark(&self, node: u32) -> Mark {
        match self.tree.nodes[node as usize].kind {
            _ if self.folded.contains(&node) => Mark::Triangle,
            NodeKind::Choice => Mark::Circle,
            NodeKind::Solution => Mark::Diamond,
            NodeKind::Failure => Mark::Square,
        }
    }

    /// Steps the search takes to its goal.
    pub const fn goal_steps(&self) -> u64 {
        self.goal_steps
    }

    /// Whether the search ends, at its goal, before it comes to the node.
    pub fn is_beyond_goal(&self, node: u32) -> bool {
        self.tree.nodes[node as usize].placed_at > self.goal_steps
    }

    /// Whether the search has placed the node's digit by this step.
    pub fn is_visited(&self, node: u32, step: u64) -> bool {
        self.tree.nodes[node as usize].placed_at <= step
    }

    /// The nodes from the first level to where the search is after this step.
    pub fn path(&self, step: u64) -> Vec<u32> {
        let nodes = &self.tree.nodes;
        let placed = nodes.partition_point(|node| node.placed_at <= step);
        let stands = |node: &usize| nodes[*node].removed_at.is_none_or(|removed| removed > step);
        let mut next = (0..placed).rev().find(stands).map(|node| node as u32);
        let mut path = Vec::new();
        while let Some(node) = next {
            path.push(node);
            next = nodes[node as usize].parent;
        }
        path.reverse();
        path
    }

    /// The part of the path that is not hidden: it ends at the first folded node.
    fn visible_path(&self, step: u64) -> Vec<u32> {
        let mut path = self.path(step);
        if let Some(fold) = path.iter().position(|node| self.folded.contains(node)) {
            path.truncate(fold + 1);
        }
        path
    }

    /// The step at which a hop arrives from where the search is drawn after `step`;
    /// `None` where there is nothing that way.
    pub fn hop(&self, step: u64, hop: Hop) -> Option<u64> {
        let path = self.visible_path(step);
        let node = path.last().copied();
        let parent = path.iter().rev().nth(1).copied();
        let siblings = self.below(parent);
        let at = siblings.iter().position(|&sibling| Some(sibling) == node);
        let target = match hop {
            // Above the first level is the start of the search.
            Hop::Parent if parent.is_none() => return node.map(|_| 0),
            Hop::Parent => parent?,
            Hop::Child => *self.below(node).first()?,
            Hop::Before => siblings[at?.checked_sub(1)?],
            Hop::After => *siblings.get(at? + 1)?,
        };
        Some(self.tree.nodes[target as usize].placed_at)
    }

    /// The nodes drawn right below a node, or on the first level.
    fn below(&self, node: Option<u32>) -> &[u32] {
        match node {
            None => &self.roots,
            Some(node) if self.folded.contains(&node) => &[],
            Some(node) => &self.children[node as usize],
        }
    }

    /// Folds the subtree below the node that is drawn as the one where the search is
    /// after `step`, or unfolds it. Says whether there was one.
    pub fn toggle_fold_at(&mut self, step: u64) -> bool {
        self.visible_path(step).last().is_some_and(|&node| self.toggle_fold(node))
    }

    /// Folds the subtree below a node, or unfolds it. Says whether there is one.
    pub fn toggle_fold(&mut self, node: u32) -> bool {
        let mut folded = BTreeSet::clone(&self.folded);
        if !folded.remove(&node)
            && self.children.get(node as usize).is_some_and(|it| !it.is_empty())
        {
            folded.insert(node);
        }
        self.fold(folded)
    }

    /// Folds every largest subtree without a solution. Says whether there was one to
    /// fold.
    pub fn fold_failed(&mut self) -> bool {
        let nodes = &self.tree.nodes;
        let failed = |node: u32| nodes[node as usize].solutions == 0;
        let largest = (0..nodes.len() as u32).filter(|&node| {
            failed(node)
                && !self.children[node as usize].is_empty()
                && nodes[node as usize].parent.is_none_or(|parent| !failed(parent))
        });
        self.fold(self.folded.iter().copied().chain(largest).collect())
    }

    /// Unfolds everything. Says whether anything was folded.
    pub fn unfold_all(&mut self) -> bool {
        self.fold(BTreeSet::new())
    }

    /// Folds what is folded in another drawing of the same tree.
    pub fn fold_like(&mut self, other: &Self) {
        if self.tree == other.tree {
            self.fold(BTreeSet::clone(&other.folded));
        }
    }

    fn fold(&mut self, folded: BTreeSet<u32>) -> bool {
        let changed = folded != *self.folded;
        if changed {
            self.folded = Rc::new(folded);
            self.lay_out();
        }
        changed
    }

    fn lay_out(&mut self) {
        let below = |node| self.below(Some(node));
        self.places = layout::places(self.tree.nodes.len(), &self.roots, below).into();
    }
}
