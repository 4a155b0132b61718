//! The nodes of a tree that are shown at a step, and their positions.
//!
//! In a large tree the path goes straight down, with the branches tried before on its left and
//! those to come on its right, so that it stays in place while the search runs. Lengths are in
//! CSS pixels.

use std::rc::Rc;

use strum::IntoStaticStr;
use sudoku_engine::board::{Cell, Digit};
use sudoku_engine::recording::{NodeKind, Subtree};
use sudoku_engine::search::{Level, Stepper};

use super::opened::OpenedSubtrees;
use crate::draw::scene::SHADES;
use crate::draw::tidy::{Extent, JoinedSubtrees, total_extent};
use crate::search::player::Player;
use crate::search::tree::arena::{Fold, Node, ROOT};
use crate::search::tree::layout::{NODE_GAP, NODE_HALF_SIZE, own_extents};
use crate::search::tree::{LoadedPart, TreeView};

/// Half the width kept free around a node of the path, for the ring of the current node.
pub(crate) const RING_HALF_WIDTH: f32 = 14.0;
/// The distance between two levels in a tree that grows downward.
pub(crate) const LEVEL_HEIGHT: f32 = 30.0;
/// The margin around the drawing.
pub(crate) const MARGIN: f32 = 18.0;

/// The space after the last drawn level of a large tree: room for its nodes and for what is written
/// below them.
pub const LAST_LEVEL_MARGIN: f32 = 24.0;

/// The shape of a node.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum Mark {
    /// A choice.
    Circle,
    /// A solution.
    Diamond,
    /// A dead end.
    Square,
    /// A folded subtree.
    Triangle,
}

/// Whether the search has visited a node.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum VisitState {
    Visited,
    /// Not reached yet.
    Open,
    /// Never reached: the search stops at its goal first.
    Beyond,
}

/// What a subtree is known to hold.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum SubtreeContent {
    Solution,
    Nothing,
    /// Not reported yet, or the search is still in it.
    Unknown,
}

#[derive(Clone, Copy, Debug, PartialEq)]
pub struct DrawnNode {
    /// The index of its parent among the drawn nodes; `None` for the root.
    pub parent: Option<u32>,
    /// The cell it fills; `None` for the root.
    pub cell: Option<Cell>,
    /// The digit it places; `None` for the root.
    pub digit: Option<Digit>,
    /// Its name among its siblings, and so in paths; `None` for the root.
    pub branch: Option<Digit>,
    /// The number of digits placed from the root down to it.
    pub depth: u16,
    /// The horizontal position of its center.
    pub x: f32,
    /// The vertical position of its center.
    pub y: f32,
    pub mark: Mark,
    pub state: VisitState,
    pub content: SubtreeContent,
    /// Whether it has no siblings: its digit is forced, not a guess.
    pub is_forced: bool,
    /// Whether its digit is on the board.
    pub is_on_path: bool,
    /// Its outcome in the whole run, as known so far.
    pub facts: Option<Subtree>,
    /// Whether the search is still in it, so that its counts grow.
    pub is_growing: bool,
    /// Whether the user chose it, in a tree opened by hand.
    pub is_by_hand: bool,
    /// Its index on the color ramp that shows the depth.
    pub tint: u8,
}

#[derive(Clone, Debug, PartialEq)]
pub struct Drawing {
    /// The drawn nodes in the order of the search, the root first.
    pub nodes: Vec<DrawnNode>,
    /// The index of the search's current node, or of the folded node that hides it.
    pub current: u32,
    pub width: f32,
    pub height: f32,
    /// Whether it grows from left to right instead of downward.
    pub is_sideways: bool,
    /// The number of levels: of the nodes drawn or, in a large tree, of all possible ones.
    pub levels: usize,
    /// Whether edges are only vertical and horizontal, because the path is straight, as in a
    /// large tree or an exploration.
    pub has_straight_path: bool,
    /// The number of nodes searched in all; 0 if that is not compared.
    pub node_count: u64,
    /// The horizontal position of each level, the root's first, if the drawing is horizontal.
    pub(super) level_lefts: Vec<f32>,
    /// By how much the levels of a horizontal drawing have been moved apart.
    pub(super) level_distance_factor: f32,
}

impl Drawing {
    /// Draws a tree at a step of its search; `is_over` is whether the run has ended.
    pub fn of(tree_view: &TreeView, stepper: &Stepper, is_over: bool) -> Self {
        DrawingBuilder::new(tree_view, stepper, is_over).build()
    }

    /// Creates an empty drawing that grows downward, with room for `tree_width` pixels and
    /// `levels`.
    pub(super) fn blank(tree_width: f32, levels: usize, has_straight_path: bool) -> Self {
        let (width, height) =
            (tree_width + 2.0 * MARGIN, 2.0 * MARGIN + levels as f32 * LEVEL_HEIGHT);
        Self {
            nodes: Vec::new(),
            current: 0,
            width,
            height,
            is_sideways: false,
            levels,
            has_straight_path,
            node_count: 0,
            level_lefts: Vec::new(),
            level_distance_factor: 1.0,
        }
    }

    pub fn of_player(player: &Player) -> Self {
        Self::of(&player.tree_view, &player.stepper, player.progress.is_over)
    }

    pub fn folded_count(&self) -> usize {
        self.nodes.iter().filter(|node| node.mark == Mark::Triangle).count()
    }

    /// Returns the number of drawn nodes that the search has not reached.
    pub fn open_count(&self) -> usize {
        self.nodes.iter().filter(|node| node.state != VisitState::Visited).count()
    }

    /// Returns the number of nodes that a search which is over has not reached at all.
    pub fn beyond_end_count(&self) -> usize {
        let is_beyond =
            |node: &&DrawnNode| node.state != VisitState::Visited && node.facts.is_none();
        self.nodes.iter().filter(is_beyond).count()
    }

    pub fn current(&self) -> &DrawnNode {
        &self.nodes[self.current as usize]
    }

    /// Returns the branches from the root down to a drawn node.
    pub fn path(&self, node: u32) -> Vec<Digit> {
        let mut path = Vec::new();
        let mut next = &self.nodes[node as usize];
        while let (Some(branch), Some(parent)) = (next.branch, next.parent) {
            path.push(branch);
            next = &self.nodes[parent as usize];
        }
        path.reverse();
        path
    }

    /// Returns how far the drawn levels reach, with the margin after the last one: to the right in a
    /// drawing on its side, otherwise down.
    pub fn farthest(&self) -> f32 {
        let along = |node: &DrawnNode| if self.is_sideways { node.x } else { node.y };
        self.nodes.iter().map(along).fold(0.0, f32::max) + LAST_LEVEL_MARGIN
    }

    /// Returns the node at a position in the drawing.
    pub fn node_at(&self, x: f32, y: f32) -> Option<u32> {
        let distance = |node: &DrawnNode| (node.x - x).hypot(node.y - y);
        let nearest =
            self.nodes.iter().zip(0..).min_by(|a, b| distance(a.0).total_cmp(&distance(b.0)));
        nearest.filter(|(node, _)| distance(node) <= NODE_HALF_SIZE * 1.6).map(|(_, index)| index)
    }
}

/// A node about to be drawn.
#[derive(Clone, Copy)]
struct NodeSlot {
    node: Option<u32>,
    branch: Option<Digit>,
    parent: Option<u32>,
    depth: u16,
    x: f32,
    is_forced: bool,
    is_on_path: bool,
    /// Whether the search has been there, judging by its own path.
    is_tried: bool,
}

/// A node of the path in a tree that is not loaded, with the nodes below it.
struct PathNode {
    joined: JoinedSubtrees,
    /// The branches below, with their nodes where known.
    children: Vec<(Digit, Option<u32>)>,
}

struct DrawingBuilder<'a> {
    tree_view: &'a TreeView,
    stepper: &'a Stepper,
    is_over: bool,
    step: u64,
    path: Vec<Digit>,
    levels: Vec<Level>,
    /// The nodes along the path; empty for a loaded tree, whose layout does not depend on the
    /// path.
    path_nodes: Vec<PathNode>,
    opened: OpenedSubtrees,
    nodes: Vec<DrawnNode>,
    current: u32,
}

impl<'a> DrawingBuilder<'a> {
    fn new(tree_view: &'a TreeView, stepper: &'a Stepper, is_over: bool) -> Self {
        let is_loaded_at_once = tree_view.is_loaded_at_once();
        let mut builder = Self {
            tree_view,
            stepper,
            is_over,
            step: stepper.counters().step(),
            path: stepper.branches().collect(),
            levels: if is_loaded_at_once { Vec::new() } else { stepper.levels() },
            path_nodes: Vec::new(),
            opened: OpenedSubtrees::default(),
            nodes: Vec::new(),
            current: 0,
        };
        if !is_loaded_at_once {
            builder.lay_out_path();
        }
        builder
    }

    /// Lays out the path from its end up to the root.
    fn lay_out_path(&mut self) {
        let arena = &self.tree_view.arena;
        let known_path_nodes = self.tree_view.known_path_nodes(&self.path);
        self.opened = OpenedSubtrees::of(self.tree_view, &known_path_nodes);
        let mut outline: Option<Rc<[Extent]>> = None;
        for depth in (0..=self.path.len()).rev() {
            let node = known_path_nodes.get(depth).copied();
            let next = self.path.get(depth).copied();
            let is_folded =
                next.is_none() && node.is_some_and(|it| arena.get(it).fold == Fold::Folded);
            let order = self.levels.get(depth).filter(|_| !is_folded).map(|level| level.order);
            let children: Vec<_> = order
                .iter()
                .flat_map(|order| order.iter())
                .map(|branch| (branch, node.and_then(|node| arena.child(node, branch))))
                .collect();
            let outlines: Vec<Rc<[Extent]>> = children
                .iter()
                .map(|&(digit, node)| match (&outline, node) {
                    (Some(outline), _) if next == Some(digit) => Rc::clone(outline),
                    (_, Some(node)) => {
                        let opened = self.opened.outline(node);
                        opened.or_else(|| arena.get(node).outline.clone()).unwrap_or_default()
                    }
                    (_, None) => [(-NODE_HALF_SIZE * 1.1, NODE_HALF_SIZE * 1.1)].into(),
                })
                .collect();
            let facts = node.and_then(|node| arena.get(node).facts);
            let own_extents = own_extents(facts.as_ref(), !children.is_empty(), false);
            let ring =
                |(left, right): &Extent| (left.min(-RING_HALF_WIDTH), right.max(RING_HALF_WIDTH));
            let own_extents: Vec<Extent> = own_extents.iter().map(ring).collect();
            let above = children.iter().position(|&(digit, _)| next == Some(digit));
            let joined = JoinedSubtrees::of(&own_extents, &outlines, above, NODE_GAP);
            outline = Some(Rc::clone(&joined.outline));
            self.path_nodes.push(PathNode { joined, children });
        }
        self.path_nodes.reverse();
    }

    fn build(mut self) -> Drawing {
        let root = self.tree_view.arena.get(ROOT);
        let outline = match self.path_nodes.first() {
            Some(path_node) => Rc::clone(&path_node.joined.outline),
            None => root.outline.clone().unwrap_or_default(),
        };
        let (left, right) = total_extent(&outline);
        self.add_node(NodeSlot {
            node: Some(ROOT),
            branch: None,
            parent: None,
            depth: 0,
            x: MARGIN - left,
            is_forced: false,
            is_on_path: true,
            is_tried: true,
        });
        let levels = match self.tree_view.loaded_part {
            LoadedPart::Nothing => self.stepper.cells().len(),
            LoadedPart::WholeTree { .. } | LoadedPart::UpToGoal => {
                self.nodes.iter().map(|node| node.depth.into()).max().unwrap_or(0)
            }
        };
        let blank = Drawing::blank(right - left, levels, !self.tree_view.is_loaded_at_once());
        let node_count = self.tree_view.size_of(ROOT).unwrap_or_default();
        Drawing { nodes: self.nodes, current: self.current, node_count, ..blank }
    }

    fn add_node(&mut self, slot: NodeSlot) {
        let index = self.nodes.len() as u32;
        let children = self.child_slots(&slot, index);
        let drawn_node = self.drawn_node(&slot, !children.is_empty());
        self.nodes.push(drawn_node);
        if slot.is_on_path {
            self.current = index;
        }
        for slot in children {
            self.add_node(slot);
        }
    }

    /// Returns the children of a node that are to be drawn.
    fn child_slots(&self, slot: &NodeSlot, index: u32) -> Vec<NodeSlot> {
        let mut slots = self.all_child_slots(slot, index);
        if let [only] = &mut slots[..] {
            only.is_forced = true;
        }
        slots
    }

    fn all_child_slots(&self, slot: &NodeSlot, index: u32) -> Vec<NodeSlot> {
        let depth = usize::from(slot.depth);
        let next = self.path.get(depth).copied().filter(|_| slot.is_on_path);
        let new_slot =
            |branch: Option<Digit>, node: Option<u32>, offset: f32, is_tried: bool| NodeSlot {
                node,
                branch,
                parent: Some(index),
                depth: slot.depth + 1,
                x: slot.x + offset,
                is_forced: false,
                is_on_path: next.is_some() && next == branch,
                is_tried,
            };
        if let Some(path_node) = self.path_nodes.get(depth).filter(|_| slot.is_on_path) {
            let untried = self.levels.get(depth).map(|level| level.untried()).unwrap_or_default();
            let pairs = path_node.children.iter().zip(&path_node.joined.offsets);
            let child_slot = |(&(branch, node), &offset): (&(Digit, Option<u32>), &f32)| {
                new_slot(Some(branch), node, offset, !untried.contains(branch))
            };
            return pairs.map(child_slot).collect();
        }
        let arena = &self.tree_view.arena;
        if let Some((node, offsets)) =
            slot.node.and_then(|node| Some((node, self.opened.offsets(node)?)))
        {
            let children = arena.children(node).iter().zip(offsets);
            let child_slot = |(&child, &offset): (&u32, &f32)| {
                new_slot(arena.get(child).branch, Some(child), offset, false)
            };
            return children.map(child_slot).collect();
        }
        let Some(node) = slot.node.filter(|&node| self.tree_view.shows_children(arena.get(node)))
        else {
            return Vec::new();
        };
        let child_slot = |&child: &u32| {
            let child_node = arena.get(child);
            new_slot(child_node.branch, Some(child), child_node.offset, false)
        };
        arena.children(node).iter().map(child_slot).collect()
    }

    fn drawn_node(&self, slot: &NodeSlot, shows_children: bool) -> DrawnNode {
        let known_node = slot.node.map(|node| self.tree_view.arena.get(node));
        let facts = known_node.and_then(|node| node.facts);
        let state = match facts {
            _ if slot.is_on_path || slot.is_tried => VisitState::Visited,
            Some(facts) if facts.placed_at <= self.step => VisitState::Visited,
            Some(facts) if self.tree_view.is_beyond_goal(facts.placed_at) => VisitState::Beyond,
            _ => VisitState::Open,
        };
        let placed = known_node.and_then(|node| node.placed).or_else(|| self.beside_path(slot));
        let levels = self.stepper.cells().len().max(1);
        let level = usize::from(slot.depth).saturating_sub(1);
        DrawnNode {
            parent: slot.parent,
            cell: placed.map(|(cell, _)| cell),
            digit: placed.map(|(_, digit)| digit),
            branch: slot.branch,
            depth: slot.depth,
            x: slot.x,
            y: MARGIN + f32::from(slot.depth) * LEVEL_HEIGHT,
            mark: self.mark(slot, known_node, shows_children),
            state,
            content: subtree_content(
                facts.as_ref(),
                self.is_over || self.tree_view.is_loaded_at_once(),
            ),
            is_forced: slot.is_forced,
            is_on_path: slot.is_on_path,
            facts,
            is_growing: !self.is_over
                && !self.tree_view.is_loaded_at_once()
                && facts.is_some_and(|facts| facts.removed_at.is_none()),
            is_by_hand: false,
            tint: (level * SHADES / levels).min(SHADES - 1) as u8,
        }
    }

    /// Returns the placement of a node on the path or next to it.
    fn beside_path(&self, slot: &NodeSlot) -> Option<(Cell, Digit)> {
        let level = self.levels.get(usize::from(slot.depth).checked_sub(1)?)?;
        level.choice.placement(slot.branch?, self.stepper.rules())
    }

    fn mark(&self, slot: &NodeSlot, known_node: Option<&Node>, shows_children: bool) -> Mark {
        let is_end = slot.is_on_path && usize::from(slot.depth) == self.path.len();
        let kind = known_node.and_then(|node| node.facts).and_then(|facts| facts.kind());
        match kind {
            _ if shows_children => Mark::Circle,
            Some(NodeKind::Solution) => Mark::Diamond,
            Some(NodeKind::Failure) => Mark::Square,
            _ if is_end && !self.tree_view.is_loaded_at_once() => self.end_mark(),
            Some(NodeKind::Choice) => Mark::Triangle,
            None if slot.depth == 0 => self.root_mark(),
            // It was tried, but its contents have not been reported yet.
            None if slot.is_tried && !slot.is_on_path => Mark::Triangle,
            None => Mark::Circle,
        }
    }

    /// Returns the shape of the root when nothing is drawn below it.
    fn root_mark(&self) -> Mark {
        match self.stepper.open_level().filter(|_| self.path.is_empty()) {
            _ if !self.tree_view.arena.children(ROOT).is_empty() => Mark::Circle,
            None => Mark::Diamond,
            Some(level) if level.legal.is_empty() => Mark::Square,
            Some(_) => Mark::Circle,
        }
    }

    /// Returns the shape of the path's end when nothing is drawn below it.
    fn end_mark(&self) -> Mark {
        match self.levels.get(self.path.len()) {
            None => Mark::Diamond,
            Some(level) if level.legal.is_empty() => Mark::Square,
            Some(_) => Mark::Triangle,
        }
    }
}

pub(super) fn subtree_content(facts: Option<&Subtree>, is_over: bool) -> SubtreeContent {
    match facts {
        Some(facts) if facts.solutions > 0 => SubtreeContent::Solution,
        Some(facts) if facts.removed_at.is_some() || is_over => SubtreeContent::Nothing,
        _ => SubtreeContent::Unknown,
    }
}
