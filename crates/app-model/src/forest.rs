//! The whole tree of a small search, laid out to be drawn.
//!
//! Nodes stand on their levels, parents centred above their children, subtrees
//! as close as their outlines allow (Reingold and Tilford 1981, with one extent
//! per depth as Gecode's Gist keeps them).

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
    /// To the root.
    Root,
    /// To the next solution in the order of the search.
    Solution,
}

impl Forest {
    /// The forest of a search, given at its start: of its whole tree where that has
    /// at most [`LIMIT`] nodes, else of the part up to its goal, else `None`.
    pub fn of(start: &Stepper) -> Option<Self> {
        let whole = Stepper::new(start.puzzle(), Goal::Exhaustion);
        let tree = Tree::of(whole, LIMIT).or_else(|| Tree::of(start.clone(), LIMIT))?;
        let mut end = start.clone();
        while end.run(u64::MAX) > 0 {}
        let mut children = vec![Vec::new(); tree.nodes.len()];
        for (index, node) in tree.nodes.iter().enumerate() {
            if let Some(parent) = node.parent {
                children[parent as usize].push(index as u32);
            }
        }
        let mut forest = Self {
            tree: Rc::new(tree),
            children: children.into(),
            folded: Rc::default(),
            places: Rc::from([]),
            goal_steps: end.counters().step(),
        };
        forest.lay_out();
        Some(forest)
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

    /// Levels of the deepest node not hidden.
    pub fn levels(&self) -> usize {
        let visible = self.tree.nodes.iter().zip(self.places.iter()).filter(|(_, x)| x.is_some());
        visible.map(|(node, _)| usize::from(node.level) + 1).max().unwrap_or(0)
    }

    /// Trees in the forest: the digits of the first cell.
    pub fn trees(&self) -> usize {
        self.tree.nodes.iter().filter(|node| node.parent.is_none()).count()
    }

    /// Nodes not hidden.
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
        let before = self.tree.nodes.partition_point(|node| node.placed_at <= step);
        let stands = |index: &usize| {
            self.tree.nodes[*index].removed_at.is_none_or(|removed| removed > step)
        };
        let mut next = (0..before).rev().find(stands).map(|index| index as u32);
        let mut path = Vec::new();
        while let Some(node) = next {
            path.push(node);
            next = self.tree.nodes[node as usize].parent;
        }
        path.reverse();
        path
    }

    /// The step at which a hop from where the search is after `step` arrives.
    pub fn hop(&self, step: u64, hop: Hop) -> Option<u64> {
        let path = self.path(step);
        let node = path.last().copied();
        let parent = path.iter().rev().nth(1).copied();
        let target = match hop {
            Hop::Root => return Some(0),
            Hop::Parent if path.len() <= 1 => return node.map(|_| 0),
            Hop::Parent => parent,
            Hop::Child => self.below(node).first().copied(),
            Hop::Before | Hop::After => {
                let siblings = self.below(parent);
                let at = siblings.iter().position(|&sibling| Some(sibling) == node)?;
                let next = if hop == Hop::Before { at.checked_sub(1)? } else { at + 1 };
                siblings.get(next).copied()
            }
            Hop::Solution => (0..self.tree.nodes.len() as u32).find(|&index| {
                let node = &self.tree.nodes[index as usize];
                node.kind == NodeKind::Solution && node.placed_at > step
            }),
        };
        target.map(|node| self.tree.nodes[node as usize].placed_at)
    }

    fn below(&self, node: Option<u32>) -> Vec<u32> {
        match node {
            Some(node) => self.children[node as usize].clone(),
            None => {
                let nodes = self.tree.nodes.iter().enumerate();
                nodes.filter(|(_, node)| node.parent.is_none()).map(|(i, _)| i as u32).collect()
            }
        }
    }

    /// Folds the subtree below a node, or unfolds it. A node with nothing below it
    /// has nothing to fold.
    pub fn toggle_fold(&mut self, node: u32) {
        let has_children = self.children.get(node as usize).is_some_and(|below| !below.is_empty());
        let folded = Rc::make_mut(&mut self.folded);
        if !folded.remove(&node) && has_children {
            folded.insert(node);
        }
        self.lay_out();
    }

    /// Folds every largest subtree without a solution.
    pub fn fold_failed(&mut self) {
        let nodes = &self.tree.nodes;
        let failed = |index: u32| nodes[index as usize].solutions == 0;
        let largest = (0..nodes.len() as u32).filter(|&index| {
            failed(index)
                && !self.children[index as usize].is_empty()
                && nodes[index as usize].parent.is_none_or(|parent| !failed(parent))
        });
        self.folded = Rc::new(largest.collect());
        self.lay_out();
    }

    /// Unfolds everything.
    pub fn unfold_all(&mut self) {
        self.folded = Rc::default();
        self.lay_out();
    }

    /// Places every visible node: children first, so that a subtree's outline is
    /// known when it is set beside its siblings.
    fn lay_out(&mut self) {
        let count = self.tree.nodes.len();
        let mut offsets = vec![0.0_f32; count];
        let mut outlines: Vec<Outline> = vec![Outline::default(); count];
        for index in (0..count).rev() {
            let below: &[u32] =
                if self.folded.contains(&(index as u32)) { &[] } else { &self.children[index] };
            outlines[index] = Outline::above(below, &mut outlines, &mut offsets);
        }
        let roots = self.below(None);
        Outline::above(&roots, &mut outlines, &mut offsets);
        let mut places: Vec<Option<f32>> = vec![None; count];
        for index in 0..count {
            let above = match self.tree.nodes[index].parent {
                None => Some(0.0),
                Some(parent) if self.folded.contains(&parent) => None,
                Some(parent) => places[parent as usize],
            };
            places[index] = above.map(|x| x + offsets[index]);
        }
        let left = places.iter().flatten().copied().fold(f32::INFINITY, f32::min);
        self.places = places.into_iter().map(|place| place.map(|x| x - left)).collect();
    }
}

/// How far a subtree reaches to the left and right of its root at each depth.
#[derive(Clone, Debug, Default)]
struct Outline(Vec<(f32, f32)>);

impl Outline {
    /// Sets subtrees side by side under one parent, writes how far each stands from
    /// it, and takes their outlines up into the parent's.
    fn above(below: &[u32], outlines: &mut [Self], offsets: &mut [f32]) -> Self {
        let mut joined: Vec<(f32, f32)> = Vec::new();
        let mut at = Vec::with_capacity(below.len());
        for &child in below {
            let outline = std::mem::take(&mut outlines[child as usize].0);
            let gap = joined.iter().zip(&outline).map(|(l, r)| l.1 - r.0 + 1.0);
            let x = gap.fold(0.0_f32, f32::max);
            for (depth, &(left, right)) in outline.iter().enumerate() {
                match joined.get_mut(depth) {
                    Some(extent) => extent.1 = x + right,
                    None => joined.push((x + left, x + right)),
                }
            }
            at.push(x);
        }
        let middle = (at.first().unwrap_or(&0.0) + at.last().unwrap_or(&0.0)) / 2.0;
        for (&child, x) in below.iter().zip(at) {
            offsets[child as usize] = x - middle;
        }
        let mut extents = vec![(0.0, 0.0)];
        extents.extend(joined.into_iter().map(|(left, right)| (left - middle, right - middle)));
        Self(extents)
    }
}
