//! Tidy tree layout: subtrees side by side.
//!
//! Each parent is centered above its first and last child, and subtrees are as close as their
//! outlines allow (Reingold and Tilford 1981, with one extent per depth as in Gecode's Gist).

use std::rc::Rc;

/// How far a subtree reaches to the left and to the right of its root at one depth.
pub(crate) type Extent = (f32, f32);

/// Subtrees joined side by side under one root.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct JoinedSubtrees {
    /// The distance of each subtree to the right of the root.
    pub(crate) offsets: Vec<f32>,
    pub(crate) outline: Rc<[Extent]>,
}

impl JoinedSubtrees {
    /// Places subtrees side by side, at least `gap` apart, given their outlines.
    /// `root_extents` are those of the root itself, which is placed above subtree number
    /// `above`, or above the middle if `None`.
    pub(crate) fn of(
        root_extents: &[Extent],
        subtrees: &[Rc<[Extent]>],
        above: Option<usize>,
        gap: f32,
    ) -> Self {
        let mut extents: Vec<Extent> = Vec::new();
        let mut positions = Vec::with_capacity(subtrees.len());
        for outline in subtrees {
            let gaps = extents.iter().zip(outline.iter()).map(|(l, r)| l.1 - r.0 + gap);
            let x = gaps.fold(0.0_f32, f32::max);
            for (depth, &(left, right)) in outline.iter().enumerate() {
                match extents.get_mut(depth) {
                    Some(extent) => extent.1 = x + right,
                    None => extents.push((x + left, x + right)),
                }
            }
            positions.push(x);
        }
        let middle =
            || (positions.first().unwrap_or(&0.0) + positions.last().unwrap_or(&0.0)) / 2.0;
        let root_x = above.and_then(|nth| positions.get(nth).copied()).unwrap_or_else(middle);
        let mut outline: Vec<Extent> = root_extents.to_vec();
        for (depth, (left, right)) in (1..).zip(extents) {
            let (left, right) = (left - root_x, right - root_x);
            match outline.get_mut(depth) {
                Some(extent) => *extent = (extent.0.min(left), extent.1.max(right)),
                None => outline.push((left, right)),
            }
        }
        Self {
            offsets: positions.iter().map(|position| position - root_x).collect(),
            outline: outline.into(),
        }
    }
}

/// Returns how far an outline reaches at any depth.
pub(crate) fn total_extent(outline: &[Extent]) -> Extent {
    outline.iter().fold((0.0, 0.0), |total, extent| (total.0.min(extent.0), total.1.max(extent.1)))
}
