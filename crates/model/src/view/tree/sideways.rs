//! A drawing that grows from left to right, for a panel that is wider than high.
//!
//! The counts beside a triangle reach over the next levels, so in a large tree these are kept free
//! there: no edge and no node crosses them.

use std::rc::Rc;

use super::drawing::{LEVEL_HEIGHT, MARGIN, RING_HALF_WIDTH};
use super::forced_levels::{self, LevelNode};
use super::scene::{RING_RADIUS, figures_position};
use super::{Drawing, DrawnNode, Mark};
use crate::draw::tidy::{Extent, JoinedSubtrees, total_extent};
use crate::search::tree::layout::{LEVEL_WIDTH, NODE_GAP, NODE_HALF_SIZE, figures_width};

/// The distance between two levels of a large tree.
const STRAIGHT_LEVEL_WIDTH: f32 = 32.0;
/// Half the height of the counts beside a triangle.
const FIGURES_HALF_HEIGHT: f32 = 8.0;
/// The gap between these counts and the next edge.
const FIGURES_GAP: f32 = 3.0;

impl Drawing {
    /// Turns the drawing to grow from left to right.
    #[must_use]
    pub fn into_sideways(mut self) -> Self {
        let mut distances = vec![self.spacing_across(); self.levels];
        if self.has_straight_path {
            self.lay_out_across();
        } else {
            forced_levels::narrow(&mut distances, self.nodes.iter().map(level_node));
            self.height = self.width;
            for node in &mut self.nodes {
                node.y = node.x;
            }
        }
        self.width = 2.0 * MARGIN + distances.iter().sum::<f32>();
        self.level_lefts = vec![MARGIN];
        self.level_lefts.extend(distances.iter().scan(MARGIN, |left, distance| {
            *left += distance;
            Some(*left)
        }));
        for node in &mut self.nodes {
            node.x = self.level_lefts[usize::from(node.depth)];
        }
        self.is_sideways = true;
        self
    }

    /// Moves the levels of a drawing that grows from left to right apart, so that its last node is
    /// this far from the left edge, if it is not further already.
    #[must_use]
    pub fn stretched_to(mut self, right: f32) -> Self {
        let last = self.nodes.iter().map(|node| node.x).fold(MARGIN, f32::max);
        let factor = (right - MARGIN) / (last - MARGIN);
        if !factor.is_finite() || factor <= 1.0 {
            return self;
        }
        let stretched = |x: f32| MARGIN + (x - MARGIN) * factor;
        self.level_lefts.iter_mut().for_each(|left| *left = stretched(*left));
        self.nodes.iter_mut().for_each(|node| node.x = stretched(node.x));
        self.width = stretched(self.width - MARGIN) + MARGIN;
        self.level_distance_factor = factor;
        self
    }

    /// Moves the levels of a drawing that grows from left to right apart, so that those whose nodes
    /// fill the same cell are at least this far from each other.
    #[must_use]
    pub fn with_levels_apart(self, distance: f32) -> Self {
        let levels = self.level_cells();
        let gaps = levels.windows(2).map(|pair| pair[1].point.0 - pair[0].point.0);
        let factor = distance / gaps.fold(f32::INFINITY, f32::min);
        let last = self.nodes.iter().map(|node| node.x).fold(MARGIN, f32::max);
        self.stretched_to(MARGIN + (last - MARGIN) * factor)
    }

    /// Returns the greatest distance between two levels of a drawing that grows from left to right.
    /// In a large tree it is smaller, as counts have space of their own.
    fn spacing_across(&self) -> f32 {
        let spacing = if self.has_straight_path { STRAIGHT_LEVEL_WIDTH } else { LEVEL_WIDTH };
        spacing * self.level_distance_factor
    }

    /// Computes the vertical positions of a large tree that grows from left to right.
    fn lay_out_across(&mut self) {
        let mut children: Vec<Vec<usize>> = vec![Vec::new(); self.nodes.len()];
        for (index, node) in self.nodes.iter().enumerate() {
            if let Some(parent) = node.parent {
                children[parent as usize].push(index);
            }
        }
        let mut outlines: Vec<Rc<[Extent]>> = vec![Rc::default(); self.nodes.len()];
        let mut offsets = vec![0.0; self.nodes.len()];
        // Children come after their parents, so the reverse order lays them out first.
        for (index, below) in children.iter().enumerate().rev() {
            let node = &self.nodes[index];
            let own = extents_across(node, index == self.current as usize);
            let subtrees: Vec<_> = below.iter().map(|&child| Rc::clone(&outlines[child])).collect();
            let on_path = below.iter().position(|&child| self.nodes[child].is_on_path);
            let joined = JoinedSubtrees::of(&own, &subtrees, on_path, NODE_GAP);
            for (&child, offset) in below.iter().zip(joined.offsets) {
                offsets[child] = offset;
            }
            outlines[index] = joined.outline;
        }
        let (top, bottom) = outlines.first().map_or((0.0, 0.0), |outline| total_extent(outline));
        for (index, offset) in offsets.into_iter().enumerate() {
            let parent = self.nodes[index].parent.map(|parent| self.nodes[parent as usize].y);
            self.nodes[index].y = parent.unwrap_or(MARGIN - top) + offset;
        }
        self.height = bottom - top + 2.0 * MARGIN;
    }

    /// Returns the strip of a level, counted from 0 for the first cell, as left, top, width and
    /// height.
    pub fn level_strip(&self, level: u16) -> [f32; 4] {
        if self.is_sideways {
            let spacing = self.spacing_across();
            let middle = self.level_lefts.get(usize::from(level) + 1);
            [middle.unwrap_or(&self.width) - spacing / 2.0, 0.0, spacing, self.height]
        } else {
            let middle = MARGIN + f32::from(level + 1) * LEVEL_HEIGHT;
            [0.0, middle - LEVEL_HEIGHT / 2.0, self.width, LEVEL_HEIGHT]
        }
    }
}

/// Returns how far a node reaches up and down: at its own level its shape, and at the next ones
/// the counts beside it.
fn extents_across(node: &DrawnNode, is_current: bool) -> Vec<Extent> {
    let half = if node.is_on_path { RING_HALF_WIDTH } else { NODE_HALF_SIZE * 1.1 };
    let mut extents = vec![(-half, half)];
    if let Some(facts) = node.facts.as_ref().filter(|_| node.mark == Mark::Triangle) {
        let end = figures_position(node, is_current).0 - node.x + figures_width(facts);
        // The edges to the next level turn where the ring around a node ends.
        let beyond = (end + FIGURES_GAP - RING_RADIUS) / STRAIGHT_LEVEL_WIDTH;
        let levels = 1 + beyond.max(0.0).ceil() as usize;
        extents.resize(levels, (-FIGURES_HALF_HEIGHT, FIGURES_HALF_HEIGHT));
    }
    extents
}

fn level_node(node: &DrawnNode) -> LevelNode {
    LevelNode {
        depth: node.depth.into(),
        is_forced: node.is_forced,
        has_counts: node.mark == Mark::Triangle,
    }
}
