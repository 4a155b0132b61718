//! Where the nodes of a tree stand.
//!
//! An outline is kept until something in its subtree changes, so that folding one lays
//! out anew only itself and those above it.

use sudoku_engine::recording::{NodeKind, Subtree};

use crate::draw::tidy::Extent;

/// Half the size of a node's shape.
pub(crate) const HALF: f32 = 10.0;
/// From one level to the next in a tree that lies.
pub(crate) const COLUMN: f32 = 38.0;
/// From a triangle's middle to its figures on the right.
pub(crate) const BESIDE: f32 = 14.0;
/// The width of a character of them, in the widest letters that a page falls back on.
const CHARACTER: f32 = 7.2;
/// Between two neighbours.
pub(crate) const GAP: f32 = 6.0;

/// How far a node's own shape and figures reach, from its depth down.
pub(crate) fn own_reach(facts: Option<&Subtree>, shows: bool, is_loaded: bool) -> Vec<Extent> {
    let half = HALF * 1.1;
    match facts.and_then(Subtree::kind) {
        Some(NodeKind::Solution) => vec![(-HALF * 1.25, HALF * 1.25)],
        Some(NodeKind::Choice) if !shows => {
            let figures = facts.map_or(0, figures_length) as f32 * CHARACTER;
            let mut reach = vec![(-half, BESIDE + figures)];
            if is_loaded {
                // Where the tree lies, the figures reach over the next levels.
                reach.resize(2 + ((BESIDE + figures) / COLUMN) as usize, (-half, half));
            }
            reach
        }
        _ => vec![(-HALF, HALF)],
    }
}

/// Characters of a triangle's figures, with a sign for what still grows.
fn figures_length(facts: &Subtree) -> usize {
    let grouped = |number: u64| {
        let digits = number.max(1).ilog10() as usize + 1;
        digits + (digits - 1) / 3
    };
    let growing = usize::from(facts.removed_at.is_none());
    let solutions = if facts.solutions == 0 { 0 } else { 3 + grouped(facts.solutions) };
    grouped(facts.size) + solutions + growing
}
