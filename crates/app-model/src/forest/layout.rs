//! Where the nodes of a forest stand.
//!
//! Parents stand centred above their first and last child, subtrees as close as
//! their outlines allow (Reingold and Tilford 1981, with one extent per depth as
//! Gecode's Gist keeps them).

/// Places nodes numbered in the order of a walk through their forest, across and in
/// node widths from 0; `None` for one that neither the roots nor `below` lead to.
pub(super) fn places<'a>(
    count: usize,
    roots: &[u32],
    below: impl Fn(u32) -> &'a [u32],
) -> Vec<Option<f32>> {
    let mut offsets = vec![0.0_f32; count];
    let mut outlines = vec![Outline::default(); count];
    // Children first: a subtree's outline is known when it is set beside its siblings.
    for node in (0..count).rev() {
        outlines[node] = Outline::above(below(node as u32), &mut outlines, &mut offsets);
    }
    Outline::above(roots, &mut outlines, &mut offsets);

    let mut places: Vec<Option<f32>> = vec![None; count];
    for &root in roots {
        places[root as usize] = Some(offsets[root as usize]);
    }
    for node in 0..count {
        let Some(x) = places[node] else { continue };
        for &child in below(node as u32) {
            places[child as usize] = Some(x + offsets[child as usize]);
        }
    }
    let left = places.iter().flatten().copied().fold(f32::INFINITY, f32::min);
    for place in places.iter_mut().flatten() {
        *place -= left;
    }
    places
}

/// How far a subtree reaches to the left and right of its root at each depth.
#[derive(Clone, Debug, Default)]
struct Outline(Vec<(f32, f32)>);

impl Outline {
    /// Sets subtrees side by side under one parent, writes how far each stands from
    /// it, and takes their outlines up into the parent's.
    fn above(below: &[u32], outlines: &mut [Self], offsets: &mut [f32]) -> Self {
        let mut joined: Vec<(f32, f32)> = Vec::new();
        let mut at = Vec::with_capacity(below.len());
        for &child in below {
            let outline = std::mem::take(&mut outlines[child as usize].0);
            let gap = joined.iter().zip(&outline).map(|(l, r)| l.1 - r.0 + 1.0);
            let x = gap.fold(0.0_f32, f32::max);
            for (depth, &(left, right)) in outline.iter().enumerate() {
                match joined.get_mut(depth) {
                    Some(extent) => extent.1 = x + right,
                    None => joined.push((x + left, x + right)),
                }
            }
            at.push(x);
        }
        let middle = (at.first().unwrap_or(&0.0) + at.last().unwrap_or(&0.0)) / 2.0;
        for (&child, x) in below.iter().zip(at) {
            offsets[child as usize] = x - middle;
        }
        let mut extents = vec![(0.0, 0.0)];
        extents.extend(joined.into_iter().map(|(left, right)| (left - middle, right - middle)));
        Self(extents)
    }
}
