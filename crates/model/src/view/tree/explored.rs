//! A tree opened by hand as a drawing.
//!
//! It is laid out like a large tree: the path goes straight down, so that it stays in place
//! while the tree grows. A subtree that the machine finished is a single triangle with exact
//! counts, unless the current node is below it.

use std::rc::Rc;

use sudoku_engine::board::Digit;
use sudoku_engine::explore::{By, Explorer, NodeId};
use sudoku_engine::recording::Subtree;
use sudoku_engine::search::NodeStatus;

use super::drawing::{MARGIN, RING, ROW, holds};
use super::{Drawing, Drawn, Mark, State};
use crate::draw::scene::SHADES;
use crate::draw::tidy::{Extent, Joined, reach};
use crate::search::explore::{Exploration, Pick};
use crate::search::tree::layout::{GAP, HALF, own_reach};

/// With more open nodes than this, untried choices are only drawn next to the path.
const CROWDED: usize = 600;

#[derive(Clone, Debug, PartialEq)]
pub struct Explored {
    pub drawing: Drawing,
    /// What each node of the drawing represents.
    pub picks: Vec<Pick>,
}

impl Explored {
    /// Draws the open nodes of a tree, and the choices available next to them.
    pub fn of(exploring: &Exploration) -> Self {
        let trail = exploring.tree().trail();
        let sketch = Sketch { exploring, tree: exploring.tree(), trail };
        let root = sketch.twig(NodeId::ROOT);
        let (left, right) = reach(&root.outline);
        let drawing = Drawing::blank(right - left, sketch.tree.cells().len(), true);
        let mut explored = Self { drawing, picks: Vec::new() };
        explored.add(&sketch, &root, None, MARGIN - left);
        explored
    }

    /// Returns the number of opened nodes that are drawn, without the root.
    pub fn opened(&self) -> usize {
        let is_open = |pick: &&Pick| matches!(pick, Pick::Open(node) if *node != NodeId::ROOT);
        self.picks.iter().filter(is_open).count()
    }

    fn add(&mut self, sketch: &Sketch<'_>, twig: &DrawnSubtree, parent: Option<u32>, x: f32) {
        let place = self.drawing.nodes.len() as u32;
        let drawn = sketch.drawn(twig, parent, x);
        if twig.pick == Pick::Open(sketch.tree.current()) {
            self.drawing.current = place;
        }
        self.drawing.nodes.push(drawn);
        self.picks.push(twig.pick);
        for (below, offset) in twig.below.iter().zip(&twig.offsets) {
            self.add(sketch, below, Some(place), x + offset);
        }
    }
}

/// A node with the nodes drawn below it.
struct DrawnSubtree {
    pick: Pick,
    below: Vec<DrawnSubtree>,
    offsets: Vec<f32>,
    outline: Rc<[Extent]>,
}

struct Sketch<'a> {
    exploring: &'a Exploration,
    tree: &'a Explorer,
    trail: Vec<NodeId>,
}

impl Sketch<'_> {
    fn is_on_path(&self, node: NodeId) -> bool {
        self.trail.get(self.tree.depth(node)) == Some(&node)
    }

    fn twig(&self, node: NodeId) -> DrawnSubtree {
        let below: Vec<DrawnSubtree> =
            self.below(node).into_iter().map(|pick| self.sprout(pick)).collect();
        let outlines: Vec<Rc<[Extent]>> = below.iter().map(|it| Rc::clone(&it.outline)).collect();
        let above = below
            .iter()
            .position(|it| matches!(it.pick, Pick::Open(child) if self.is_on_path(child)));
        let facts = self.facts(node).filter(|_| below.is_empty());
        let mut own = own_reach(facts.as_ref(), !below.is_empty(), false);
        if self.is_on_path(node) {
            own.iter_mut().for_each(|(left, right)| {
                (*left, *right) = (left.min(-RING), right.max(RING));
            });
        }
        let Joined { offsets, outline } = Joined::of(&own, &outlines, above, GAP);
        DrawnSubtree { pick: Pick::Open(node), below, offsets, outline }
    }

    fn sprout(&self, pick: Pick) -> DrawnSubtree {
        match pick {
            Pick::Open(node) => self.twig(node),
            Pick::Branch { .. } => {
                let outline = [(-HALF * 1.1, HALF * 1.1)].into();
                DrawnSubtree { pick, below: Vec::new(), offsets: Vec::new(), outline }
            }
        }
    }

    /// Returns whether the machine finished the subtree of a node, and the current node is not
    /// below it.
    fn is_folded(&self, node: NodeId) -> bool {
        let is_above = self.is_on_path(node) && node != self.tree.current();
        self.tree.finished(node).is_some() && !is_above
    }

    /// Returns what is drawn below a node: the choices in the cell that was filled there last
    /// or is about to be, and all other opened nodes.
    fn below(&self, node: NodeId) -> Vec<Pick> {
        let (tree, open) = (self.tree, self.tree.below(node));
        if self.is_folded(node)
            || matches!(tree.status(node), NodeStatus::DeadEnd { .. } | NodeStatus::Solved)
        {
            return Vec::new();
        }
        let is_here = node == tree.current();
        let on_path = open.iter().copied().find(|&child| self.is_on_path(child));
        let filled = on_path.or(open.last().copied()).and_then(|child| tree.placed(child));
        let cell = if is_here { self.exploring.cell() } else { filled.map(|(cell, _)| cell) };
        let shows_choices = self.is_on_path(node) || tree.opened() <= CROWDED;
        let choices = cell.filter(|_| shows_choices).map(|cell| tree.branches_in(node, cell));
        let mut picks: Vec<Pick> = Vec::new();
        for placed in choices.into_iter().flatten() {
            picks.push(match tree.child(node, placed) {
                Some(child) => Pick::Open(child),
                None => Pick::Branch { parent: node, placed },
            });
        }
        let others = open.iter().map(|&child| Pick::Open(child));
        let others: Vec<Pick> = others.filter(|pick| !picks.contains(pick)).collect();
        picks.extend(others);
        picks
    }

    /// Returns what the machine found in a subtree, in the form used for folded nodes.
    fn facts(&self, node: NodeId) -> Option<Subtree> {
        let finished = self.tree.finished(node)?;
        let depth = self.tree.depth(node) as u16;
        let first = self.tree.cells().first().copied()?;
        let (cell, digit) = self.tree.placed(node).unwrap_or((first, Digit::new(1)?));
        Some(Subtree {
            level: depth.saturating_sub(1),
            cell,
            digit,
            branch: digit,
            placed_at: 0,
            removed_at: finished.is_whole.then_some(0),
            size: finished.work.placements + u64::from(node != NodeId::ROOT),
            solutions: finished.work.solutions,
            deepest: depth,
        })
    }

    fn drawn(&self, twig: &DrawnSubtree, parent: Option<u32>, x: f32) -> Drawn {
        let (placed, depth) = match twig.pick {
            Pick::Open(node) => (self.tree.placed(node), self.tree.depth(node)),
            Pick::Branch { parent, placed } => (Some(placed), self.tree.depth(parent) + 1),
        };
        let open = match twig.pick {
            Pick::Open(node) => Some(node),
            Pick::Branch { .. } => None,
        };
        let facts = open.and_then(|node| self.facts(node)).filter(|_| twig.below.is_empty());
        let levels = self.tree.cells().len().max(1);
        Drawn {
            parent,
            cell: placed.map(|(cell, _)| cell),
            digit: placed.map(|(_, digit)| digit),
            branch: placed.map(|(_, digit)| digit),
            depth: depth as u16,
            x,
            y: MARGIN + depth as f32 * ROW,
            mark: self.mark(open),
            state: if open.is_some() { State::Visited } else { State::Open },
            holds: holds(facts.as_ref(), false),
            is_on_path: open.is_some_and(|node| self.is_on_path(node)),
            facts,
            is_growing: facts.is_some_and(|facts| facts.removed_at.is_none()),
            is_by_hand: self.is_by_hand(open),
            tint: (depth.saturating_sub(1) * SHADES / levels).min(SHADES - 1) as u8,
        }
    }

    fn is_by_hand(&self, open: Option<NodeId>) -> bool {
        open.is_some_and(|node| node != NodeId::ROOT && self.tree.by(node) == By::Hand)
    }

    fn mark(&self, open: Option<NodeId>) -> Mark {
        let Some(node) = open else { return Mark::Circle };
        match self.tree.status(node) {
            NodeStatus::DeadEnd { .. } => Mark::Square,
            NodeStatus::Solved => Mark::Diamond,
            _ if self.is_folded(node) => Mark::Triangle,
            NodeStatus::Open | NodeStatus::Forced { .. } => Mark::Circle,
        }
    }
}
