//! Where the nodes of a tree stand.
//!
//! Parents stand centred above their first and last child, subtrees as close as
//! their outlines allow (Reingold and Tilford 1981, with one extent per depth as
//! Gecode's Gist keeps them). An outline is kept until something in its subtree
//! changes, so that folding one lays out anew only itself and those above it.

use std::rc::Rc;

use sudoku_engine::recording::{NodeKind, Subtree};

/// How far something reaches to the left and to the right of its root at one depth.
pub(crate) type Extent = (f32, f32);

/// Half the size of a node's shape.
pub(crate) const HALF: f32 = 10.0;
/// From one level to the next in a tree that lies.
pub(crate) const COLUMN: f32 = 38.0;
/// From a triangle's middle to its figures on the right.
pub(crate) const BESIDE: f32 = 14.0;
/// The width of a character of them.
const CHARACTER: f32 = 6.2;
/// Between two neighbours.
const GAP: f32 = 6.0;

/// Subtrees side by side under one root.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Joined {
    /// How far each stands to the right of the root.
    pub(crate) offsets: Vec<f32>,
    /// How far all of it reaches.
    pub(crate) outline: Rc<[Extent]>,
}

impl Joined {
    /// Sets subtrees side by side, given their outlines. `own` is how far the root
    /// itself reaches; it stands above the subtree with the number `above`, or above
    /// the middle.
    pub(crate) fn of(own: &[Extent], subtrees: &[Rc<[Extent]>], above: Option<usize>) -> Self {
        let mut extents: Vec<Extent> = Vec::new();
        let mut at = Vec::with_capacity(subtrees.len());
        for outline in subtrees {
            let gap = extents.iter().zip(outline.iter()).map(|(l, r)| l.1 - r.0 + GAP);
            let x = gap.fold(0.0_f32, f32::max);
            for (depth, &(left, right)) in outline.iter().enumerate() {
                match extents.get_mut(depth) {
                    Some(extent) => extent.1 = x + right,
                    None => extents.push((x + left, x + right)),
                }
            }
            at.push(x);
        }
        let middle = || (at.first().unwrap_or(&0.0) + at.last().unwrap_or(&0.0)) / 2.0;
        let x = above.and_then(|nth| at.get(nth).copied()).unwrap_or_else(middle);
        let mut outline: Vec<Extent> = own.to_vec();
        for (depth, (left, right)) in (1..).zip(extents) {
            let (left, right) = (left - x, right - x);
            match outline.get_mut(depth) {
                Some(own) => *own = (own.0.min(left), own.1.max(right)),
                None => outline.push((left, right)),
            }
        }
        Self { offsets: at.iter().map(|at| at - x).collect(), outline: outline.into() }
    }
}

/// How far an outline reaches at any depth.
pub(crate) fn reach(outline: &[Extent]) -> Extent {
    outline.iter().fold((0.0, 0.0), |reach, at| (reach.0.min(at.0), reach.1.max(at.1)))
}

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
