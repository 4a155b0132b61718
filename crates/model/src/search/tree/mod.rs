//! The tree of a search of any size: what is known about it, and what is shown.
//!
//! A small tree is loaded whole. The nodes of a large one become known as they are expanded or
//! as the search passes through them, and the worker reports facts about them. The path to the
//! step on show is always there, known or not.

pub(crate) mod arena;
mod folding;
mod growth;
mod growth_state;
pub(crate) mod layout;
mod selection;
mod selection_state;
mod small;

use std::rc::Rc;

use arena::{Arena, Fold, Node, ROOT};
pub use folding::FoldAction;
pub use growth::MAX_SHOWN_NODES;
use growth_state::Growth;
use layout::{NODE_GAP, own_extents};
pub use selection_state::{Found, Selection};
pub use small::MAX_SMALL_SIZE;
use sudoku_engine::board::Digit;
use sudoku_engine::recording::{NodeKind, Subtree, Target, Tree};
use sudoku_engine::search::{Goal, Stepper};

use crate::base::steps::TreeMove;
use crate::draw::tidy::JoinedSubtrees;

/// The maximum number of nodes that are loaded at once.
pub const MAX_LOADED_NODES: usize = 1000;

/// A tree, with what is known of it and what is shown.
#[derive(Clone, Debug)]
pub struct TreeView {
    pub(crate) arena: Rc<Arena>,
    pub(crate) loaded_part: LoadedPart,
    growth: Growth,
    selection: Option<Selection>,
    /// What the user collapsed or expanded last.
    pub last_fold: LastFold,
    /// Whether small failed subtrees beside the path are shown open.
    shows_small: bool,
    /// The number of outlines computed since the tree was created.
    outline_count: u64,
}

/// What the user collapsed or expanded last, which the page scrolls into view.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct LastFold {
    /// The number of times the user has done so.
    pub count: u32,
    /// Whether the user expanded everything.
    pub is_all: bool,
}

/// Whether a tree was small enough to load at once.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum LoadedPart {
    /// The nodes become known one by one.
    Nothing,
    /// Loaded to the end of the whole tree; the search reaches its goal at this step.
    WholeTree { goal_step: u64 },
    /// Loaded up to the goal of the search.
    UpToGoal,
}

impl TreeView {
    /// Creates the tree of a search, given at its start. The whole tree is loaded if it has at
    /// most [`MAX_LOADED_NODES`] nodes, otherwise the part up to the goal if that is small
    /// enough.
    pub fn of(start: &Stepper) -> Self {
        let whole = start.restarted(Goal::Exhaustion);
        if let Some(tree) = Tree::of(whole, MAX_LOADED_NODES) {
            let mut end = start.clone();
            end.run(u64::MAX);
            return Self::with_arena(
                Arena::of(&tree),
                LoadedPart::WholeTree { goal_step: end.counters().step() },
            );
        }
        match Tree::of(start.clone(), MAX_LOADED_NODES) {
            Some(tree) => Self::with_arena(Arena::of(&tree), LoadedPart::UpToGoal),
            None => Self::with_arena(Arena::default(), LoadedPart::Nothing),
        }
    }

    fn with_arena(arena: Arena, loaded_part: LoadedPart) -> Self {
        let growth = Growth::default();
        let mut tree_view = Self {
            arena: Rc::new(arena),
            loaded_part,
            growth,
            selection: None,
            last_fold: LastFold::default(),
            shows_small: true,
            outline_count: 0,
        };
        tree_view.lay_out();
        tree_view
    }

    /// Returns whether all nodes were loaded at once, so that none has to be requested.
    pub fn is_loaded_at_once(&self) -> bool {
        self.loaded_part != LoadedPart::Nothing
    }

    /// Returns whether the whole tree was loaded, not only the part up to the goal, where the
    /// search leaves its last digits on the board.
    pub const fn is_whole(&self) -> bool {
        matches!(self.loaded_part, LoadedPart::WholeTree { .. })
    }

    /// Returns the number of known nodes, without the root.
    pub fn known_count(&self) -> usize {
        self.arena.nodes.len() - 1
    }

    /// Returns how many of the known nodes the search reaches before it stops at its goal.
    pub fn searched_count(&self) -> usize {
        let steps = self.arena.nodes.iter().filter_map(|node| node.facts);
        steps.filter(|facts| !self.is_beyond_goal(facts.placed_at)).count()
    }

    /// Returns how many of the known nodes are dead ends.
    pub fn dead_end_count(&self) -> usize {
        let facts = self.arena.nodes.iter().filter_map(|node| node.facts);
        facts.filter(|facts| facts.kind() == Some(NodeKind::Failure)).count()
    }

    /// Returns the number of children of the root: the digits of the first cell.
    pub fn root_branch_count(&self) -> usize {
        self.arena.children(ROOT).len()
    }

    /// Returns the paths of all known nodes in search order, with the facts about their
    /// subtrees.
    pub fn nodes(&self) -> Vec<(Vec<Digit>, Option<Subtree>)> {
        let mut nodes = Vec::with_capacity(self.known_count());
        let mut next: Vec<u32> = self.arena.children(ROOT).iter().rev().copied().collect();
        while let Some(node) = next.pop() {
            nodes.push((self.arena.path(node), self.arena.get(node).facts));
            next.extend(self.arena.children(node).iter().rev());
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
            is_choice && !self.shows_children(node)
        })
    }

    /// Returns the number of outlines computed since the tree was created, which shows how
    /// little is laid out again.
    pub const fn outline_count(&self) -> u64 {
        self.outline_count
    }

    /// Returns whether the search ends at its goal before it comes to this step.
    pub const fn is_beyond_goal(&self, step: u64) -> bool {
        matches!(self.loaded_part, LoadedPart::WholeTree { goal_step } if step > goal_step)
    }

    /// Returns the path to the node where the search is drawn. In a loaded tree it ends at the
    /// first collapsed node.
    pub fn drawn_path(&self, stepper: &Stepper) -> Vec<Digit> {
        let mut path: Vec<Digit> = stepper.branches().collect();
        if self.is_loaded_at_once() {
            let mut node = ROOT;
            let folded_depth = path.iter().position(|&digit| {
                let is_folded = self.arena.get(node).fold == Fold::Folded;
                node = self.arena.child(node, digit).unwrap_or(node);
                is_folded
            });
            path.truncate(folded_depth.unwrap_or(path.len()));
        }
        path
    }

    /// Returns the path of digits to the node where a move arrives, starting from the node
    /// where the search is drawn, or `None` if there is no node that way.
    pub fn path_after_move(&self, stepper: &Stepper, tree_move: TreeMove) -> Option<Vec<Digit>> {
        let mut path = self.drawn_path(stepper);
        if tree_move == TreeMove::Child {
            path.push(*self.child_branches(stepper, &path).first()?);
            return Some(path);
        }
        let digit = path.pop()?;
        let siblings = self.child_branches(stepper, &path);
        let position = siblings.iter().position(|&sibling| sibling == digit);
        match tree_move {
            TreeMove::PreviousSibling => path.push(siblings[position?.checked_sub(1)?]),
            TreeMove::NextSibling => path.push(*siblings.get(position? + 1)?),
            TreeMove::Parent | TreeMove::Child => {}
        }
        Some(path)
    }

    /// Returns the digits shown right below a node on the path to the current step.
    fn child_branches(&self, stepper: &Stepper, path: &[Digit]) -> Vec<Digit> {
        let node = self.arena.find(path);
        if node.is_some_and(|node| self.arena.get(node).fold == Fold::Folded) {
            return Vec::new();
        }
        if self.is_loaded_at_once() {
            let children = node.map(|node| self.arena.children(node)).unwrap_or_default();
            return children.iter().filter_map(|&child| self.arena.get(child).branch).collect();
        }
        stepper.levels().get(path.len()).map_or_else(Vec::new, |level| level.order.iter().collect())
    }

    /// Returns where in the search the node at the end of a path is placed, if that can be
    /// expressed from the current step.
    pub fn target(&self, stepper: &Stepper, path: &[Digit]) -> Option<Target> {
        let Some((&branch, above)) = path.split_last() else { return Some(Target::Step(0)) };
        if let Some(facts) = self.facts(path) {
            return Some(Target::Step(facts.placed_at));
        }
        let level = above.len() as u16;
        let is_near = above.len() <= stepper.depth()
            && stepper.branches().zip(above).all(|(it, above)| it == *above);
        let step = if is_near { stepper.counters().step() } else { self.facts(above)?.placed_at };
        Some(Target::Branch { step, level, branch })
    }

    /// Collapses or expands the subtree of the selected node, or of the node where the search is
    /// drawn. Returns whether there was anything to collapse or expand.
    pub fn toggle_fold(&mut self, stepper: &Stepper) -> bool {
        let path = self.selected_path(stepper);
        self.toggle_fold_at(stepper, &path)
    }

    /// Collapses every maximal subtree that is known to have no solution. Returns whether
    /// there was any to collapse.
    pub fn fold_failed(&mut self) -> bool {
        let failed = self.failed_nodes();
        let fold = if self.is_loaded_at_once() { Fold::Folded } else { Fold::Automatic };
        for &node in &failed {
            self.set_fold(node, fold);
        }
        self.lay_out();
        let hides_small = !self.is_loaded_at_once() && std::mem::take(&mut self.shows_small);
        !failed.is_empty() || hides_small
    }

    /// Expands everything, or as much of a large tree as is allowed. Returns whether it did.
    pub fn unfold_all(&mut self) -> bool {
        let nodes = 0..self.arena.nodes.len() as u32;
        let folded_nodes: Vec<u32> =
            nodes.filter(|&node| self.arena.get(node).fold == Fold::Folded).collect();
        for &node in &folded_nodes {
            self.set_fold(node, Fold::Automatic);
        }
        self.shows_small = true;
        let has_unfolded = !self.is_loaded_at_once() && self.unfold_up_to_limit();
        self.lay_out();
        !folded_nodes.is_empty() || has_unfolded
    }

    /// Shows the same nodes as another tree, of the same puzzle but with another goal. The
    /// facts about the nodes have to be reported again.
    pub(crate) fn copy_folds_of(&mut self, source: &Self) {
        self.last_fold = source.last_fold;
        self.shows_small = source.shows_small;
        if self.is_loaded_at_once() != source.is_loaded_at_once()
            || (self.is_loaded_at_once() && self.known_count() != source.known_count())
        {
            return;
        }
        if self.is_loaded_at_once() {
            for node in 0..self.arena.nodes.len() as u32 {
                self.set_fold(node, source.arena.get(node).fold);
            }
        } else {
            self.arena = Rc::clone(&source.arena);
            self.growth.last_expansion = source.growth.last_expansion;
            for node in &mut Rc::make_mut(&mut self.arena).nodes {
                node.facts = None;
                (node.reported_round, node.is_final, node.outline) = (0, false, None);
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
    pub(crate) fn shows_children(&self, node: &Node) -> bool {
        node.has_children()
            && (node.fold == Fold::Unfolded
                || (self.is_loaded_at_once() && node.fold != Fold::Folded))
    }

    /// Computes the outlines that have changed.
    fn lay_out(&mut self) {
        let changed: Vec<u32> = (0..self.arena.nodes.len() as u32)
            .filter(|&node| self.arena.get(node).outline.is_none())
            .collect();
        // Children come after their parents, so the reverse order lays them out first.
        for &index in changed.iter().rev() {
            let node = self.arena.get(index);
            let shows_children = self.shows_children(node);
            let children = node.children.clone().filter(|_| shows_children).unwrap_or_default();
            let own_extents =
                own_extents(node.facts.as_ref(), shows_children, self.is_loaded_at_once());
            let outlines: Vec<_> = children
                .iter()
                .filter_map(|&child| self.arena.get(child).outline.clone())
                .collect();
            let joined = JoinedSubtrees::of(&own_extents, &outlines, None, NODE_GAP);
            let arena = Rc::make_mut(&mut self.arena);
            for (&child, offset) in children.iter().zip(joined.offsets) {
                arena.get_mut(child).offset = offset;
            }
            arena.get_mut(index).outline = Some(joined.outline);
        }
        self.outline_count += changed.len() as u64;
    }
}
