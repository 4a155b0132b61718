//! Levels that hold forced digits only are closer together, so that a chain of them reads as a line.

use crate::search::tree::layout::NODE_HALF_SIZE;

/// The distance from one level to the next one of forced digits.
const FORCED_DISTANCE: f32 = 2.6 * NODE_HALF_SIZE;

/// What matters of a node.
pub(super) struct LevelNode {
    pub(super) depth: usize,
    pub(super) is_forced: bool,
    /// Whether counts are written beside it.
    pub(super) has_counts: bool,
}

/// Reduces the distances from each level to the next one where the next one has forced digits only,
/// and no counts are written between them.
pub(super) fn narrow(distances: &mut [f32], nodes: impl Iterator<Item = LevelNode>) {
    let mut is_chain = vec![true; distances.len()];
    for LevelNode { depth, is_forced, has_counts } in nodes {
        let above = depth.checked_sub(1).and_then(|above| is_chain.get_mut(above));
        if let Some(above) = above.filter(|_| !is_forced) {
            *above = false;
        }
        if let Some(below) = is_chain.get_mut(depth).filter(|_| has_counts) {
            *below = false;
        }
    }
    for (distance, _) in distances.iter_mut().zip(is_chain).filter(|(_, is_chain)| *is_chain) {
        *distance = distance.min(FORCED_DISTANCE);
    }
}
