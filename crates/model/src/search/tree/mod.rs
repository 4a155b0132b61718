//! The tree of a search of any size: what of it is known, what is shown.
//!
//! A small tree is loaded whole. Of a large one the nodes become known as they
//! are unfolded or walked through; what became of them the worker tells. The
//! path to the step on show is always there, known or not.

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

/// Nodes that are loaded at once at the most.
pub const LIMIT: usize = 1000;

/// A tree with what is known of it and what of that is shown.
#[derive(Clone, Debug)]
pub struct TreeView {
    pub(crate) arena: Rc<Arena>,
    pub(crate) loaded: Loaded,
    growth: Growth,
    /// What a person folded or unfolded last.
    pub folding: Folding,
    /// Outlines computed since it was planted.
    outlines: u64,
}

/// What a person folded or unfolded last, which is to be brought into sight.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Folding {
    /// How often they have done so.
    pub times: u32,
    /// Whether it was everything that they unfolded.
    pub is_all: bool,
}

/// Whether a tree was small enough to be loaded at once.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Loaded {
    /// No: its nodes become known one by one.
    No,
    /// To the end of the whole tree; the search comes to its goal with this step.
    Whole { goal_steps: u64 },
    /// Up to the goal of the search.
    UpToGoal,
}

impl TreeView {
    /// The tree of a search, given at its start: loaded whole where it has at most
    /// [`LIMIT`] nodes, else the part up to the goal where that is so small.
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

    /// Whether all of its nodes were loaded at once, so that none is asked for.
    pub fn is_loaded(&self) -> bool {
        self.loaded != Loaded::No
    }

    /// Whether it was loaded to the end of the whole tree, and not only up to the
    /// goal, where the search leaves its last digits standing.
    pub const fn is_whole(&self) -> bool {
        matches!(self.loaded, Loaded::Whole { .. })
    }

    /// How many nodes are known, the root left out.
    pub fn known(&self) -> usize {
        self.arena.nodes.len() - 1
    }

    /// How many of those known the search comes to before it stops at its goal.
    pub fn searched(&self) -> usize {
        let steps = self.arena.nodes.iter().filter_map(|node| node.facts);
        steps.filter(|facts| !self.is_beyond_goal(facts.placed_at)).count()
    }

    /// Trees in the forest that stands under the root: the digits of the first cell.
    pub fn trees(&self) -> usize {
        self.arena.below(ROOT).len()
    }

    /// The paths of all nodes known, in the order of the search, and what became of them.
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

    /// Whether something stands below a node that is not shown for its own sake.
    pub fn is_folded(&self, path: &[Digit]) -> bool {
        self.arena.find(path).is_some_and(|node| {
            let node = self.arena.get(node);
            let is_choice = node.facts.is_some_and(|facts| facts.size > 1);
            is_choice && !self.shows_below(node)
        })
    }

    /// Outlines computed since it was planted: how little is laid out anew.
    pub const fn outlines(&self) -> u64 {
        self.outlines
    }

    /// Whether the search ends, at its goal, before it comes to this step.
    pub const fn is_beyond_goal(&self, step: u64) -> bool {
        matches!(self.loaded, Loaded::Whole { goal_steps } if step > goal_steps)
    }

    /// The path to where the search is drawn: a loaded tree's ends at the first folded node.
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

    /// The path of digits to the node where a hop arrives, from where the search is
    /// drawn; `None` where there is nothing that way.
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

    /// The digits shown right below a node of the path to where the search is.
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

    /// Where in the search the node at the end of a path is placed, as it can be
    /// said from where the search is.
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

    /// Folds the subtree of the node where the search is drawn, or unfolds it. Says
    /// whether there was anything to.
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

    /// Folds every largest subtree that is known to be without a solution. Says
    /// whether there was one to fold.
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

    /// Unfolds everything, or as much of a large tree as is allowed. Says whether it did.
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

    /// Shows what is shown of the same puzzle's tree to another goal. What has become
    /// of the nodes is to be told anew.
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
                (node.told, node.is_settled, node.outline) = (0, false, None);
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

    /// Whether those below a node are shown for its own sake, and not for the path's.
    pub(crate) fn shows_below(&self, node: &Node) -> bool {
        node.has_below()
            && (node.fold == Fold::Open || (self.is_loaded() && node.fold != Fold::Shut))
    }

    /// Computes the outlines that have changed.
    fn lay_out(&mut self) {
        let changed: Vec<u32> = (0..self.arena.nodes.len() as u32)
            .filter(|&node| self.arena.get(node).outline.is_none())
            .collect();
        // Children come after their parents.
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
