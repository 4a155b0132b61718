//! The tree of a search of any size: what is known about it, and what is shown.
//!
//! A small tree is loaded whole. The nodes of a large one become known as they are expanded or
//! as the search passes through them, and the worker reports facts about them. The path to the
//! step on show is always there, known or not.

pub(crate) mod arena;
mod growth;
pub(crate) mod layout;
mod unfoldings;

use std::rc::Rc;

use arena::{Arena, Fold, Node, ROOT};
pub use growth::SHOWN;
use layout::{GAP, own_reach};
use sudoku_engine::board::Digit;
use sudoku_engine::recording::{Subtree, Target, Tree};
use sudoku_engine::search::{Goal, Stepper};
use unfoldings::Growth;

use crate::base::steps::TreeMove;
use crate::draw::tidy::Joined;

/// The maximum number of nodes that are loaded at once.
pub const LIMIT: usize = 1000;

/// A tree, with what is known of it and what is shown.
#[derive(Clone, Debug)]
pub struct TreeView {
    pub(crate) arena: Rc<Arena>,
    pub(crate) loaded: Loaded,
    growth: Growth,
    /// What the user collapsed or expanded last.
    pub folding: Folding,
    /// The number of outlines computed since the tree was created.
    outlines: u64,
}

/// What the user collapsed or expanded last, which the page scrolls into view.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Folding {
    /// The number of times the user has done so.
    pub times: u32,
    /// Whether the user expanded everything.
    pub is_all: bool,
}

/// Whether a tree was small enough to load at once.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Loaded {
    /// The nodes become known one by one.
    No,
    /// Loaded to the end of the whole tree; the search reaches its goal at this step.
    Whole { goal_steps: u64 },
    /// Loaded up to the goal of the search.
    UpToGoal,
}

impl TreeView {
    /// Creates the tree of a search, given at its start. The whole tree is loaded if it has at
    /// most [`LIMIT`] nodes, otherwise the part up to the goal if that is small enough.
    pub fn of(start: &Stepper) -> Self {
        let whole = start.restarted(Goal::Exhaustion);
        if let Some(tree) = Tree::of(whole, LIMIT) {
            let mut end = start.clone();
            end.run(u64::MAX);
            return Self::planted(
                Arena::of(&tree),
                Loaded::Whole { goal_steps: end.counters().step() },
            );
        }
        match Tree::of(start.clone(), LIMIT) {
            Some(tree) => Self::planted(Arena::of(&tree), Loaded::UpToGoal),
            None => Self::planted(Arena::default(), Loaded::No),
        }
    }

    fn planted(arena: Arena, loaded: Loaded) -> Self {
        let growth = Growth::default();
        let mut forest = Self {
            arena: Rc::new(arena),
            loaded,
            growth,
            folding: Folding::default(),
            outlines: 0,
        };
        forest.lay_out();
        forest
    }

    /// Returns whether all nodes were loaded at once, so that none has to be requested.
    pub fn is_loaded(&self) -> bool {
        self.loaded != Loaded::No
    }

    /// Returns whether the whole tree was loaded, not only the part up to the goal, where the
    /// search leaves its last digits on the board.
    pub const fn is_whole(&self) -> bool {
        matches!(self.loaded, Loaded::Whole { .. })
    }

    /// Returns the number of known nodes, without the root.
    pub fn known(&self) -> usize {
        self.arena.nodes.len() - 1
    }

    /// Returns how many of the known nodes the search reaches before it stops at its goal.
    pub fn searched(&self) -> usize {
        let steps = self.arena.nodes.iter().filter_map(|node| node.facts);
        steps.filter(|facts| !self.is_beyond_goal(facts.placed_at)).count()
    }

    /// Returns the number of trees in the forest below the root: the digits of the first cell.
    pub fn trees(&self) -> usize {
        self.arena.below(ROOT).len()
    }

    /// Returns the paths of all known nodes in search order, with the facts about their
    /// subtrees.
    pub fn nodes(&self) -> Vec<(Vec<Digit>, Option<Subtree>)> {
        let mut nodes = Vec::with_capacity(self.known());
        let mut next: Vec<u32> = self.arena.below(ROOT).iter().rev().copied().collect();
        while let Some(node) = next.pop() {
            nodes.push((self.arena.path(node), self.arena.get(node).facts));
            next.extend(self.arena.below(node).iter().rev());
        }
        nodes
    }

    pub fn facts(&self, path: &[Digit]) -> Option<Subtree> {
        self.arena.get(self.arena.find(path)?).facts
    }

    /// Returns whether a node has descendants but is not expanded itself.
    pub fn is_folded(&self, path: &[Digit]) -> bool {
        self.arena.find(path).is_some_and(|node| {
            let node = self.arena.get(node);
            let is_choice = node.facts.is_some_and(|facts| facts.size > 1);
            is_choice && !self.shows_below(node)
        })
    }

    /// Returns the number of outlines computed since the tree was created, which shows how
    /// little is laid out again.
    pub const fn outlines(&self) -> u64 {
        self.outlines
    }

    /// Returns whether the search ends at its goal before it comes to this step.
    pub const fn is_beyond_goal(&self, step: u64) -> bool {
        matches!(self.loaded, Loaded::Whole { goal_steps } if step > goal_steps)
    }

    /// Returns the path to the node where the search is drawn. In a loaded tree it ends at the
    /// first collapsed node.
    pub fn drawn_path(&self, at: &Stepper) -> Vec<Digit> {
        let mut path: Vec<Digit> = at.branches().collect();
        if self.is_loaded() {
            let mut node = ROOT;
            let shown = path.iter().position(|&digit| {
                let is_shut = self.arena.get(node).fold == Fold::Shut;
                node = self.arena.child(node, digit).unwrap_or(node);
                is_shut
            });
            path.truncate(shown.unwrap_or(path.len()));
        }
        path
    }

    /// Returns the path of digits to the node where a move arrives, starting from the node
    /// where the search is drawn, or `None` if there is no node that way.
    pub fn hop(&self, at: &Stepper, hop: TreeMove) -> Option<Vec<Digit>> {
        let mut path = self.drawn_path(at);
        if hop == TreeMove::Child {
            path.push(*self.digits_below(at, &path).first()?);
            return Some(path);
        }
        let digit = path.pop()?;
        let siblings = self.digits_below(at, &path);
        let place = siblings.iter().position(|&sibling| sibling == digit);
        match hop {
            TreeMove::Before => path.push(siblings[place?.checked_sub(1)?]),
            TreeMove::After => path.push(*siblings.get(place? + 1)?),
            TreeMove::Parent | TreeMove::Child => {}
        }
        Some(path)
    }

    /// Returns the digits shown right below a node on the path to the current step.
    fn digits_below(&self, at: &Stepper, path: &[Digit]) -> Vec<Digit> {
        let node = self.arena.find(path);
        if node.is_some_and(|node| self.arena.get(node).fold == Fold::Shut) {
            return Vec::new();
        }
        if self.is_loaded() {
            let below = node.map(|node| self.arena.below(node)).unwrap_or_default();
            return below.iter().filter_map(|&child| self.arena.get(child).branch).collect();
        }
        at.levels().get(path.len()).map_or_else(Vec::new, |level| level.order.iter().collect())
    }

    /// Returns where in the search the node at the end of a path is placed, if that can be
    /// expressed from the current step.
    pub fn target(&self, at: &Stepper, path: &[Digit]) -> Option<Target> {
        let Some((&digit, above)) = path.split_last() else { return Some(Target::Step(0)) };
        if let Some(facts) = self.facts(path) {
            return Some(Target::Step(facts.placed_at));
        }
        let level = above.len() as u16;
        let is_near =
            above.len() <= at.depth() && at.branches().zip(above).all(|(it, above)| it == *above);
        let step = if is_near { at.counters().step() } else { self.facts(above)?.placed_at };
        Some(Target::Placement { step, level, digit })
    }

    /// Collapses or expands the subtree of the node where the search is drawn. Returns whether
    /// there was anything to collapse or expand.
    pub fn toggle_fold(&mut self, at: &Stepper) -> bool {
        let path = self.drawn_path(at);
        if !self.is_loaded() {
            return self.toggle_lazily(&path);
        }
        let Some(node) = self.arena.find(&path).filter(|&node| node != ROOT) else { return false };
        let found = self.arena.get(node);
        if !found.has_below() {
            return false;
        }
        let fold = if found.fold == Fold::Shut { Fold::Unasked } else { Fold::Shut };
        self.set_fold(node, fold);
        self.lay_out();
        true
    }

    /// Collapses every maximal subtree that is known to have no solution. Returns whether
    /// there was any to collapse.
    pub fn fold_failed(&mut self) -> bool {
        let nodes = &self.arena.nodes;
        let is_whole_failed = |node: &Node| node.facts.is_some_and(|facts| facts.solutions == 0);
        let failed: Vec<u32> = (1..nodes.len() as u32)
            .filter(|&index| {
                let node = &nodes[index as usize];
                if !self.is_loaded() {
                    return node.has_failed() && node.fold == Fold::Open;
                }
                is_whole_failed(node)
                    && node.has_below()
                    && node.fold != Fold::Shut
                    && !is_whole_failed(&nodes[node.parent as usize])
            })
            .collect();
        let fold = if self.is_loaded() { Fold::Shut } else { Fold::Unasked };
        for &node in &failed {
            self.set_fold(node, fold);
        }
        self.lay_out();
        !failed.is_empty()
    }

    /// Expands everything, or as much of a large tree as is allowed. Returns whether it did.
    pub fn unfold_all(&mut self) -> bool {
        let nodes = 0..self.arena.nodes.len() as u32;
        let shut: Vec<u32> =
            nodes.filter(|&node| self.arena.get(node).fold == Fold::Shut).collect();
        for &node in &shut {
            self.set_fold(node, Fold::Unasked);
        }
        let grows = !self.is_loaded() && self.unfold_most();
        self.lay_out();
        !shut.is_empty() || grows
    }

    /// Shows the same nodes as another tree, of the same puzzle but with another goal. The
    /// facts about the nodes have to be reported again.
    pub(crate) fn fold_like(&mut self, other: &Self) {
        self.folding = other.folding;
        if self.is_loaded() != other.is_loaded()
            || (self.is_loaded() && self.known() != other.known())
        {
            return;
        }
        if self.is_loaded() {
            for node in 0..self.arena.nodes.len() as u32 {
                self.set_fold(node, other.arena.get(node).fold);
            }
        } else {
            self.arena = Rc::clone(&other.arena);
            self.growth.clock = other.growth.clock;
            for node in &mut Rc::make_mut(&mut self.arena).nodes {
                node.facts = None;
                (node.reported, node.is_settled, node.outline) = (0, false, None);
            }
        }
        self.lay_out();
    }

    fn set_fold(&mut self, node: u32, fold: Fold) {
        if self.arena.get(node).fold != fold {
            let arena = Rc::make_mut(&mut self.arena);
            arena.get_mut(node).fold = fold;
            arena.mark_changed(node);
        }
    }

    /// Returns whether the children of a node are shown for its own sake, not only for the
    /// path's.
    pub(crate) fn shows_below(&self, node: &Node) -> bool {
        node.has_below()
            && (node.fold == Fold::Open || (self.is_loaded() && node.fold != Fold::Shut))
    }

    /// Computes the outlines that have changed.
    fn lay_out(&mut self) {
        let changed: Vec<u32> = (0..self.arena.nodes.len() as u32)
            .filter(|&node| self.arena.get(node).outline.is_none())
            .collect();
        // Children come after their parents, so the reverse order lays them out first.
        for &index in changed.iter().rev() {
            let node = self.arena.get(index);
            let shows = self.shows_below(node);
            let below = node.below.clone().filter(|_| shows).unwrap_or_default();
            let own = own_reach(node.facts.as_ref(), shows, self.is_loaded());
            let outlines: Vec<_> =
                below.iter().filter_map(|&child| self.arena.get(child).outline.clone()).collect();
            let joined = Joined::of(&own, &outlines, None, GAP);
            let arena = Rc::make_mut(&mut self.arena);
            for (&child, offset) in below.iter().zip(joined.offsets) {
                arena.get_mut(child).offset = offset;
            }
            arena.get_mut(index).outline = Some(joined.outline);
        }
        self.outlines += changed.len() as u64;
    }
}
