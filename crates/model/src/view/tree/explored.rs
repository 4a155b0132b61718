//! A tree opened by hand as a drawing.
//!
//! It is laid out like a large tree: the path goes straight down, so that it stays in place
//! while the tree grows. A subtree that the machine finished is drawn with its nodes if they are
//! few; otherwise it is a single triangle with exact counts, unless the current node is below it.

use std::rc::Rc;

use sudoku_engine::board::{Cell, Digit};
use sudoku_engine::explore::{Actor, Explorer, NodeId};
use sudoku_engine::recording::{Node, NodeKind, Subtree};
use sudoku_engine::search::NodeStatus;

use super::drawing::{LEVEL_HEIGHT, MARGIN, RING_HALF_WIDTH, subtree_content};
use super::{Drawing, DrawnNode, Mark, VisitState};
use crate::draw::scene::SHADES;
use crate::draw::tidy::{Extent, JoinedSubtrees, total_extent};
use crate::search::explore::{Exploration, NodeTarget, SearchedBranch};
use crate::search::tree::arena::subtree;
use crate::search::tree::layout::{NODE_GAP, NODE_HALF_SIZE, own_extents};

/// With more open nodes than this, untried choices are only drawn next to the path.
const MAX_NODES_WITH_ALL_CHOICES: usize = 600;

#[derive(Clone, Debug, PartialEq)]
pub struct ExplorationDrawing {
    pub drawing: Drawing,
    /// What each node of the drawing represents.
    pub targets: Vec<NodeTarget>,
}

impl ExplorationDrawing {
    /// Draws the open nodes of a tree, and the choices available next to them.
    pub fn of(exploration: &Exploration) -> Self {
        let trail = exploration.tree().trail();
        let layout = ExploredLayout { exploration, tree: exploration.tree(), trail };
        let root = layout.drawn_subtree(NodeId::ROOT, None);
        let (left, right) = total_extent(&root.outline);
        let drawing = Drawing::blank(right - left, layout.tree.cells().len(), true);
        let mut explored = Self { drawing, targets: Vec::new() };
        explored.add(&layout, &root, None, MARGIN - left);
        explored
    }

    /// Returns the number of opened nodes that are drawn, without the root.
    pub fn opened_count(&self) -> usize {
        let root = NodeTarget::Opened(NodeId::ROOT);
        let is_opened =
            |target: &&NodeTarget| matches!(target, NodeTarget::Opened(_)) && **target != root;
        self.targets.iter().filter(is_opened).count()
    }

    fn add(
        &mut self,
        layout: &ExploredLayout<'_>,
        drawn_subtree: &DrawnSubtree,
        parent: Option<u32>,
        x: f32,
    ) {
        let index = self.drawing.nodes.len() as u32;
        let drawn_node = layout.drawn_node(drawn_subtree, parent, x);
        if drawn_subtree.target == NodeTarget::Opened(layout.tree.current()) {
            self.drawing.current = index;
        }
        self.drawing.nodes.push(drawn_node);
        self.targets.push(drawn_subtree.target);
        for (child, offset) in drawn_subtree.children.iter().zip(&drawn_subtree.offsets) {
            self.add(layout, child, Some(index), x + offset);
        }
    }
}

/// A node with the nodes drawn below it.
struct DrawnSubtree {
    target: NodeTarget,
    children: Vec<DrawnSubtree>,
    offsets: Vec<f32>,
    outline: Rc<[Extent]>,
}

/// A node that the machine searched.
#[derive(Clone, Copy)]
struct SearchedNode<'a> {
    branch: &'a SearchedBranch,
    /// The opened node whose branch was searched.
    below: NodeId,
    /// `None` for the node `below` itself.
    index: Option<u32>,
}

impl SearchedNode<'_> {
    fn children(self) -> Vec<Self> {
        let children = self.branch.children(self.index).into_iter();
        children.map(|index| Self { index: Some(index), ..self }).collect()
    }

    fn child(self, placed: (Cell, Digit)) -> Option<Self> {
        self.children().into_iter().find(|child| child.placed() == Some(placed))
    }

    fn placed(self) -> Option<(Cell, Digit)> {
        self.index.map(|index| self.branch.node(index)).map(|node| (node.cell, node.digit))
    }
}

/// What is drawn below a node.
enum ChildNode<'a> {
    Opened(NodeId, Option<SearchedNode<'a>>),
    Untried { parent: NodeId, placed: (Cell, Digit) },
    Searched(SearchedNode<'a>),
}

struct ExploredLayout<'a> {
    exploration: &'a Exploration,
    tree: &'a Explorer,
    trail: Vec<NodeId>,
}

impl ExploredLayout<'_> {
    fn is_on_path(&self, node: NodeId) -> bool {
        self.trail.get(self.tree.depth(node)) == Some(&node)
    }

    /// Draws an opened node; `searched` is what the machine found from above.
    fn drawn_subtree(&self, node: NodeId, searched: Option<SearchedNode<'_>>) -> DrawnSubtree {
        let searched = match self.tree.branch_result(node) {
            Some(_) => self.searched_below(node),
            None => searched,
        };
        let children: Vec<DrawnSubtree> = self
            .child_nodes(node, searched)
            .into_iter()
            .map(|child| match child {
                ChildNode::Opened(node, searched) => self.drawn_subtree(node, searched),
                ChildNode::Untried { parent, placed } => {
                    let outline = [(-NODE_HALF_SIZE * 1.1, NODE_HALF_SIZE * 1.1)].into();
                    let target = NodeTarget::Untried { parent, placed };
                    DrawnSubtree { target, children: Vec::new(), offsets: Vec::new(), outline }
                }
                ChildNode::Searched(node) => searched_subtree(node),
            })
            .collect();
        let outlines: Vec<Rc<[Extent]>> =
            children.iter().map(|it| Rc::clone(&it.outline)).collect();
        let above = children.iter().position(
            |it| matches!(it.target, NodeTarget::Opened(child) if self.is_on_path(child)),
        );
        let facts = self.facts(node).filter(|_| children.is_empty());
        let mut own_extents = own_extents(facts.as_ref(), !children.is_empty(), false);
        if self.is_on_path(node) {
            own_extents.iter_mut().for_each(|(left, right)| {
                (*left, *right) = (left.min(-RING_HALF_WIDTH), right.max(RING_HALF_WIDTH));
            });
        }
        let JoinedSubtrees { offsets, outline } =
            JoinedSubtrees::of(&own_extents, &outlines, above, NODE_GAP);
        DrawnSubtree { target: NodeTarget::Opened(node), children, offsets, outline }
    }

    fn searched_below(&self, node: NodeId) -> Option<SearchedNode<'_>> {
        let branch = self.exploration.searched_branch(node)?;
        Some(SearchedNode { branch, below: node, index: None })
    }

    /// Returns whether the machine finished the subtree of a node with too many nodes to draw,
    /// and the current node is not below it.
    fn is_folded(&self, node: NodeId) -> bool {
        let is_above = self.is_on_path(node) && node != self.tree.current();
        let is_drawn = self.exploration.searched_branch(node).is_some();
        self.tree.branch_result(node).is_some() && !is_drawn && !is_above
    }

    /// Returns what is drawn below a node: the choices in the cell that was filled there last
    /// or is about to be, and all other opened or searched nodes.
    fn child_nodes<'b>(
        &self,
        node: NodeId,
        searched: Option<SearchedNode<'b>>,
    ) -> Vec<ChildNode<'b>> {
        let (tree, open_children) = (self.tree, self.tree.open_children(node));
        if self.is_folded(node)
            || matches!(tree.status(node), NodeStatus::DeadEnd { .. } | NodeStatus::Solved)
        {
            return Vec::new();
        }
        let is_current = node == tree.current();
        let on_path = open_children.iter().copied().find(|&child| self.is_on_path(child));
        let filled = on_path.or(open_children.last().copied()).and_then(|child| tree.placed(child));
        let cell = if is_current { self.exploration.cell() } else { filled.map(|(cell, _)| cell) };
        let shows_choices =
            self.is_on_path(node) || tree.open_node_count() <= MAX_NODES_WITH_ALL_CHOICES;
        let choices = cell.filter(|_| shows_choices).map(|cell| tree.branches_in(node, cell));
        let searched_children = searched.map(SearchedNode::children).unwrap_or_default();
        let mut all: Vec<(Cell, Digit)> = choices.into_iter().flatten().collect();
        let opened = open_children.iter().filter_map(|&child| tree.placed(child));
        for placed in opened.chain(searched_children.iter().filter_map(|child| child.placed())) {
            if !all.contains(&placed) {
                all.push(placed);
            }
        }
        let child_node = |placed: (Cell, Digit)| {
            let searched = searched.and_then(|searched| searched.child(placed));
            match (tree.child(node, placed), searched) {
                (Some(child), searched) => ChildNode::Opened(child, searched),
                (None, Some(searched)) => ChildNode::Searched(searched),
                (None, None) => ChildNode::Untried { parent: node, placed },
            }
        };
        all.into_iter().map(child_node).collect()
    }

    /// Returns what the machine found in a subtree, in the form used for folded nodes.
    fn facts(&self, node: NodeId) -> Option<Subtree> {
        let finished = self.tree.branch_result(node)?;
        let depth = self.tree.depth(node) as u16;
        let first = self.tree.cells().first().copied()?;
        let (cell, digit) = self.tree.placed(node).unwrap_or((first, Digit::new(1)?));
        Some(Subtree {
            level: depth.saturating_sub(1),
            cell,
            digit,
            branch: digit,
            placed_at: 0,
            removed_at: finished.is_exhausted.then_some(0),
            size: finished.work.placements + 1,
            solutions: finished.work.solutions,
            deepest: depth,
        })
    }

    fn drawn_node(&self, drawn_subtree: &DrawnSubtree, parent: Option<u32>, x: f32) -> DrawnNode {
        let target = drawn_subtree.target;
        let searched = self.searched_node(target);
        let (placed, depth) = match target {
            NodeTarget::Opened(node) => (self.tree.placed(node), self.tree.depth(node)),
            NodeTarget::Untried { parent, placed } => (Some(placed), self.tree.depth(parent) + 1),
            NodeTarget::Searched { below, .. } => (
                searched.map(|node| (node.cell, node.digit)),
                self.tree.depth(below) + searched.map_or(0, |node| usize::from(node.level) + 1),
            ),
        };
        let open = match target {
            NodeTarget::Opened(node) => Some(node),
            NodeTarget::Untried { .. } | NodeTarget::Searched { .. } => None,
        };
        let facts = open
            .and_then(|node| self.facts(node))
            .or_else(|| searched.map(subtree))
            .filter(|_| drawn_subtree.children.is_empty());
        let levels = self.tree.cells().len().max(1);
        DrawnNode {
            parent,
            cell: placed.map(|(cell, _)| cell),
            digit: placed.map(|(_, digit)| digit),
            branch: placed.map(|(_, digit)| digit),
            depth: depth as u16,
            x,
            y: MARGIN + depth as f32 * LEVEL_HEIGHT,
            mark: searched.map_or_else(|| self.mark(open), |node| searched_mark(node.kind)),
            state: match target {
                NodeTarget::Opened(_) | NodeTarget::Searched { .. } => VisitState::Visited,
                NodeTarget::Untried { .. } => VisitState::Open,
            },
            content: subtree_content(facts.as_ref(), false),
            is_forced: self.is_forced(drawn_subtree.target),
            is_on_path: open.is_some_and(|node| self.is_on_path(node)),
            facts,
            is_growing: facts.is_some_and(|facts| facts.removed_at.is_none()),
            is_by_hand: self.is_by_hand(open),
            tint: (depth.saturating_sub(1) * SHADES / levels).min(SHADES - 1) as u8,
        }
    }

    /// Returns whether a node has no siblings.
    fn is_forced(&self, target: NodeTarget) -> bool {
        let (parent, placed) = match target {
            NodeTarget::Opened(node) => (self.tree.parent(node), self.tree.placed(node)),
            NodeTarget::Untried { parent, placed } => (parent, Some(placed)),
            NodeTarget::Searched { below, .. } => {
                let Some(node) = self.searched_node(target) else { return false };
                let branch = self.exploration.searched_branch(below);
                let is_alone = branch.is_some_and(|it| it.children(node.parent).len() == 1);
                // The search may have stopped before the siblings of a digit that it left.
                return is_alone && node.removed_at.is_some();
            }
        };
        placed.is_some_and(|(cell, _)| self.tree.branches_in(parent, cell).len() == 1)
    }

    fn searched_node(&self, target: NodeTarget) -> Option<&Node> {
        match target {
            NodeTarget::Searched { below, index } => {
                Some(self.exploration.searched_branch(below)?.node(index))
            }
            NodeTarget::Opened(_) | NodeTarget::Untried { .. } => None,
        }
    }

    fn is_by_hand(&self, open: Option<NodeId>) -> bool {
        open.is_some_and(|node| node != NodeId::ROOT && self.tree.opened_by(node) == Actor::Person)
    }

    fn mark(&self, open: Option<NodeId>) -> Mark {
        let Some(node) = open else { return Mark::Circle };
        match self.tree.status(node) {
            NodeStatus::DeadEnd { .. } => Mark::Square,
            NodeStatus::Solved => Mark::Diamond,
            _ if self.is_folded(node) => Mark::Triangle,
            NodeStatus::Branching | NodeStatus::Forced { .. } => Mark::Circle,
        }
    }
}

fn searched_subtree(node: SearchedNode<'_>) -> DrawnSubtree {
    let children: Vec<DrawnSubtree> = node.children().into_iter().map(searched_subtree).collect();
    let outlines: Vec<Rc<[Extent]>> = children.iter().map(|it| Rc::clone(&it.outline)).collect();
    let index = node.index.unwrap_or_default();
    let facts = subtree(node.branch.node(index));
    let own_extents = own_extents(Some(&facts), !children.is_empty(), false);
    let JoinedSubtrees { offsets, outline } =
        JoinedSubtrees::of(&own_extents, &outlines, None, NODE_GAP);
    let target = NodeTarget::Searched { below: node.below, index };
    DrawnSubtree { target, children, offsets, outline }
}

const fn searched_mark(kind: NodeKind) -> Mark {
    match kind {
        NodeKind::Choice => Mark::Circle,
        NodeKind::Solution => Mark::Diamond,
        NodeKind::Failure => Mark::Square,
    }
}
