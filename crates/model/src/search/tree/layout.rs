//! The positions of the nodes of a tree.
//!
//! An outline is kept until something in its subtree changes, so that collapsing a node lays
//! out only the node and its ancestors again.

use sudoku_engine::recording::{NodeKind, Subtree};

use crate::draw::tidy::Extent;

/// Half the size of a node's shape.
pub(crate) const NODE_HALF_SIZE: f32 = 10.0;
/// The distance between levels in a horizontal tree.
pub(crate) const LEVEL_WIDTH: f32 = 38.0;
/// The distance from the center of a triangle to the figures on its right.
pub(crate) const FIGURES_OFFSET: f32 = 14.0;
/// The width of a character in the figures, in the widest font that the page falls back on.
const CHARACTER_WIDTH: f32 = 7.8;
/// The gap between two neighbors.
pub(crate) const NODE_GAP: f32 = 6.0;

/// Returns how far a node's own shape and figures reach, from its depth down.
pub(crate) fn own_extents(
    facts: Option<&Subtree>,
    shows_children: bool,
    is_loaded_at_once: bool,
) -> Vec<Extent> {
    let half = NODE_HALF_SIZE * 1.1;
    match facts.and_then(Subtree::kind) {
        Some(NodeKind::Solution) => vec![(-NODE_HALF_SIZE * 1.25, NODE_HALF_SIZE * 1.25)],
        Some(NodeKind::Choice) if !shows_children => {
            let figures = facts.map_or(0.0, figures_width);
            let mut reach = vec![(-half, FIGURES_OFFSET + figures)];
            if is_loaded_at_once {
                // In a horizontal tree, the figures reach over the next levels.
                reach
                    .resize(2 + ((FIGURES_OFFSET + figures) / LEVEL_WIDTH) as usize, (-half, half));
            }
            reach
        }
        _ => vec![(-NODE_HALF_SIZE, NODE_HALF_SIZE)],
    }
}

/// Returns the width of a triangle's figures.
pub(crate) fn figures_width(facts: &Subtree) -> f32 {
    figures_length(facts) as f32 * CHARACTER_WIDTH
}

/// Returns the number of characters in a triangle's figures, with a sign if the subtree still
/// grows.
fn figures_length(facts: &Subtree) -> usize {
    let grouped = |number: u64| {
        let digits = number.max(1).ilog10() as usize + 1;
        digits + (digits - 1) / 3
    };
    let growing = usize::from(facts.removed_at.is_none());
    let solutions = if facts.solutions == 0 { 0 } else { 3 + grouped(facts.solutions) };
    grouped(facts.size) + solutions + growing
}
