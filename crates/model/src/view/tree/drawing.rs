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

use crate::draw::scene::SHADES;
use crate::draw::tidy::{Extent, Joined, reach};
use crate::search::player::Player;
use crate::search::tree::arena::{Fold, Node, ROOT};
use crate::search::tree::layout::{COLUMN, GAP, HALF, own_reach};
use crate::search::tree::{Loaded, TreeView};

/// Half the width kept free around a node of the path, for the ring of the current node.
pub(crate) const RING: f32 = 14.0;
/// The distance between two levels in a tree that grows downward.
pub(crate) const ROW: f32 = 30.0;
/// The margin around the drawing.
pub(crate) const MARGIN: f32 = 18.0;

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
pub enum State {
    Visited,
    /// Not reached yet.
    Open,
    /// Never reached: the search stops at its goal first.
    Beyond,
}

/// What a subtree is known to hold.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum Holds {
    Solution,
    Nothing,
    /// Not reported yet, or the search is still in it.
    Unknown,
}

/// A drawn node.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Drawn {
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
    pub state: State,
    pub holds: Holds,
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
    pub nodes: Vec<Drawn>,
    /// The index of the search's current node, or of the folded node that hides it.
    pub current: u32,
    pub width: f32,
    pub height: f32,
    /// Whether it grows from left to right instead of downward.
    pub lies: bool,
    /// The number of levels: of the nodes drawn or, in a large tree, of all possible ones.
    pub levels: usize,
    /// Whether edges are only vertical and horizontal, because the path goes straight down.
    pub is_straight: bool,
}

impl Drawing {
    /// Draws a tree at a step of its search; `is_over` is whether the run has ended.
    pub fn of(forest: &TreeView, at: &Stepper, is_over: bool) -> Self {
        Drafting::new(forest, at, is_over).drawing()
    }

    /// Creates an empty drawing that grows downward, with room for `across` pixels and
    /// `levels`.
    pub(super) fn blank(across: f32, levels: usize, is_straight: bool) -> Self {
        let (width, height) = (across + 2.0 * MARGIN, 2.0 * MARGIN + levels as f32 * ROW);
        Self { nodes: Vec::new(), current: 0, width, height, lies: false, levels, is_straight }
    }

    pub fn of_player(player: &Player) -> Self {
        Self::of(&player.forest, &player.at, player.progress.is_over)
    }

    pub fn folded(&self) -> usize {
        self.nodes.iter().filter(|node| node.mark == Mark::Triangle).count()
    }

    /// Returns the number of drawn nodes that the search has reached or is known to reach,
    /// including the root.
    pub fn searched(&self) -> usize {
        let is_searched = |node: &&Drawn| node.state == State::Visited || node.facts.is_some();
        self.nodes.iter().filter(is_searched).count()
    }

    pub fn current(&self) -> &Drawn {
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

    /// Returns the node at a position in the drawing.
    pub fn hit(&self, x: f32, y: f32) -> Option<u32> {
        let near = |node: &Drawn| (node.x - x).hypot(node.y - y);
        let nearest = self.nodes.iter().zip(0..).min_by(|a, b| near(a.0).total_cmp(&near(b.0)));
        nearest.filter(|(node, _)| near(node) <= HALF * 1.6).map(|(_, place)| place)
    }

    /// Turns the drawing to grow from left to right, for a deep tree with more room across than
    /// down.
    #[must_use]
    pub fn lying(mut self) -> Self {
        for node in &mut self.nodes {
            (node.x, node.y) = (MARGIN + f32::from(node.depth) * COLUMN, node.x);
        }
        self.height = self.width;
        self.width = 2.0 * MARGIN + self.levels as f32 * COLUMN;
        self.lies = true;
        self
    }

    /// Returns the strip of a level, counted from 0 for the first cell, as left, top, width and
    /// height.
    pub fn strip(&self, level: u16) -> [f32; 4] {
        let middle = |apart| MARGIN + f32::from(level + 1) * apart;
        if self.lies {
            [middle(COLUMN) - COLUMN / 2.0, 0.0, COLUMN, self.height]
        } else {
            [0.0, middle(ROW) - ROW / 2.0, self.width, ROW]
        }
    }
}

/// A node about to be drawn.
#[derive(Clone, Copy)]
struct Slot {
    node: Option<u32>,
    branch: Option<Digit>,
    parent: Option<u32>,
    depth: u16,
    x: f32,
    is_on_path: bool,
    /// Whether the search has been there, judging by its own path.
    is_tried: bool,
}

/// A node of the path in a tree that is not loaded, with the nodes below it.
struct Ancestor {
    joined: Joined,
    /// The branches below, with their nodes where known.
    below: Vec<(Digit, Option<u32>)>,
}

struct Drafting<'a> {
    forest: &'a TreeView,
    at: &'a Stepper,
    is_over: bool,
    step: u64,
    path: Vec<Digit>,
    levels: Vec<Level>,
    /// The nodes along the path; empty for a loaded tree, whose layout does not depend on the
    /// path.
    rungs: Vec<Ancestor>,
    nodes: Vec<Drawn>,
    current: u32,
}

impl<'a> Drafting<'a> {
    fn new(forest: &'a TreeView, at: &'a Stepper, is_over: bool) -> Self {
        let is_loaded = forest.is_loaded();
        let mut drafting = Self {
            forest,
            at,
            is_over,
            step: at.counters().step(),
            path: at.branches().collect(),
            levels: if is_loaded { Vec::new() } else { at.levels() },
            rungs: Vec::new(),
            nodes: Vec::new(),
            current: 0,
        };
        if !is_loaded {
            drafting.climb();
        }
        drafting
    }

    /// Lays out the path from its end up to the root.
    fn climb(&mut self) {
        let arena = &self.forest.arena;
        let trunk = self.forest.trunk(&self.path);
        let mut outline: Option<Rc<[Extent]>> = None;
        for depth in (0..=self.path.len()).rev() {
            let node = trunk.get(depth).copied();
            let next = self.path.get(depth).copied();
            let shut = next.is_none() && node.is_some_and(|it| arena.get(it).fold == Fold::Shut);
            let order = self.levels.get(depth).filter(|_| !shut).map(|level| level.order);
            let below: Vec<_> = order
                .iter()
                .flat_map(|order| order.iter())
                .map(|branch| (branch, node.and_then(|node| arena.child(node, branch))))
                .collect();
            let outlines: Vec<Rc<[Extent]>> = below
                .iter()
                .map(|&(digit, node)| match (&outline, node) {
                    (Some(outline), _) if next == Some(digit) => Rc::clone(outline),
                    (_, Some(node)) => arena.get(node).outline.clone().unwrap_or_default(),
                    (_, None) => [(-HALF * 1.1, HALF * 1.1)].into(),
                })
                .collect();
            let facts = node.and_then(|node| arena.get(node).facts);
            let own = own_reach(facts.as_ref(), !below.is_empty(), false);
            let ring = |(left, right): &Extent| (left.min(-RING), right.max(RING));
            let own: Vec<Extent> = own.iter().map(ring).collect();
            let above = below.iter().position(|&(digit, _)| next == Some(digit));
            let joined = Joined::of(&own, &outlines, above, GAP);
            outline = Some(Rc::clone(&joined.outline));
            self.rungs.push(Ancestor { joined, below });
        }
        self.rungs.reverse();
    }

    fn drawing(mut self) -> Drawing {
        let root = self.forest.arena.get(ROOT);
        let outline = match self.rungs.first() {
            Some(rung) => Rc::clone(&rung.joined.outline),
            None => root.outline.clone().unwrap_or_default(),
        };
        let (left, right) = reach(&outline);
        self.draw(Slot {
            node: Some(ROOT),
            branch: None,
            parent: None,
            depth: 0,
            x: MARGIN - left,
            is_on_path: true,
            is_tried: true,
        });
        let levels = match self.forest.loaded {
            Loaded::No => self.at.cells().len(),
            Loaded::Whole { .. } | Loaded::UpToGoal => {
                self.nodes.iter().map(|node| node.depth.into()).max().unwrap_or(0)
            }
        };
        let blank = Drawing::blank(right - left, levels, !self.forest.is_loaded());
        Drawing { nodes: self.nodes, current: self.current, ..blank }
    }

    fn draw(&mut self, seat: Slot) {
        let place = self.nodes.len() as u32;
        let below = self.below(&seat, place);
        let drawn = self.drawn(&seat, !below.is_empty());
        self.nodes.push(drawn);
        if seat.is_on_path {
            self.current = place;
        }
        for seat in below {
            self.draw(seat);
        }
    }

    /// Returns the children of a node that are to be drawn.
    fn below(&self, seat: &Slot, place: u32) -> Vec<Slot> {
        let depth = usize::from(seat.depth);
        let next = self.path.get(depth).copied().filter(|_| seat.is_on_path);
        let sit = |branch: Option<Digit>, node: Option<u32>, offset: f32, is_tried: bool| Slot {
            node,
            branch,
            parent: Some(place),
            depth: seat.depth + 1,
            x: seat.x + offset,
            is_on_path: next.is_some() && next == branch,
            is_tried,
        };
        if let Some(rung) = self.rungs.get(depth).filter(|_| seat.is_on_path) {
            let untried = self.levels.get(depth).map(|level| level.untried()).unwrap_or_default();
            let pairs = rung.below.iter().zip(&rung.joined.offsets);
            let sit = |(&(branch, node), &offset): (&(Digit, Option<u32>), &f32)| {
                sit(Some(branch), node, offset, !untried.contains(branch))
            };
            return pairs.map(sit).collect();
        }
        let arena = &self.forest.arena;
        let Some(node) = seat.node.filter(|&node| self.forest.shows_below(arena.get(node))) else {
            return Vec::new();
        };
        let sit = |&child: &u32| {
            let found = arena.get(child);
            sit(found.branch, Some(child), found.offset, false)
        };
        arena.below(node).iter().map(sit).collect()
    }

    fn drawn(&self, seat: &Slot, shows: bool) -> Drawn {
        let known = seat.node.map(|node| self.forest.arena.get(node));
        let facts = known.and_then(|node| node.facts);
        let state = match facts {
            _ if seat.is_on_path || seat.is_tried => State::Visited,
            Some(facts) if facts.placed_at <= self.step => State::Visited,
            Some(facts) if self.forest.is_beyond_goal(facts.placed_at) => State::Beyond,
            _ => State::Open,
        };
        let placed = known.and_then(|node| node.placed).or_else(|| self.beside_path(seat));
        let levels = self.at.cells().len().max(1);
        let level = usize::from(seat.depth).saturating_sub(1);
        Drawn {
            parent: seat.parent,
            cell: placed.map(|(cell, _)| cell),
            digit: placed.map(|(_, digit)| digit),
            branch: seat.branch,
            depth: seat.depth,
            x: seat.x,
            y: MARGIN + f32::from(seat.depth) * ROW,
            mark: self.mark(seat, known, shows),
            state,
            holds: holds(facts.as_ref(), self.is_over || self.forest.is_loaded()),
            is_on_path: seat.is_on_path,
            facts,
            is_growing: !self.is_over
                && !self.forest.is_loaded()
                && facts.is_some_and(|facts| facts.removed_at.is_none()),
            is_by_hand: false,
            tint: (level * SHADES / levels).min(SHADES - 1) as u8,
        }
    }

    /// Returns the placement of a node on the path or next to it.
    fn beside_path(&self, seat: &Slot) -> Option<(Cell, Digit)> {
        let level = self.levels.get(usize::from(seat.depth).checked_sub(1)?)?;
        level.choice.placement(seat.branch?, self.at.rules())
    }

    fn mark(&self, seat: &Slot, known: Option<&Node>, shows: bool) -> Mark {
        let is_end = seat.is_on_path && usize::from(seat.depth) == self.path.len();
        let kind = known.and_then(|node| node.facts).and_then(|facts| facts.kind());
        match kind {
            _ if shows => Mark::Circle,
            Some(NodeKind::Solution) => Mark::Diamond,
            Some(NodeKind::Failure) => Mark::Square,
            _ if is_end && !self.forest.is_loaded() => self.end_mark(),
            Some(NodeKind::Choice) => Mark::Triangle,
            None if seat.depth == 0 => self.root_mark(),
            // It was tried, but its contents have not been reported yet.
            None if seat.is_tried && !seat.is_on_path => Mark::Triangle,
            None => Mark::Circle,
        }
    }

    /// Returns the shape of the root when nothing is drawn below it.
    fn root_mark(&self) -> Mark {
        match self.at.open_level().filter(|_| self.path.is_empty()) {
            _ if !self.forest.arena.below(ROOT).is_empty() => Mark::Circle,
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

pub(super) fn holds(facts: Option<&Subtree>, is_over: bool) -> Holds {
    match facts {
        Some(facts) if facts.solutions > 0 => Holds::Solution,
        Some(facts) if facts.removed_at.is_some() || is_over => Holds::Nothing,
        _ => Holds::Unknown,
    }
}
