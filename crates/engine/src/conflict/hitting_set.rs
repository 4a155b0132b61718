//! Smallest hitting sets: the fewest cells that intersect each of some sets.

use crate::board::{Cell, CellSet};

/// A search for a hitting set of at most a given size, run one node at a time.
///
/// It branches over the cells of a smallest set that is not hit yet. It prunes a branch
/// when the remaining sets contain too many disjoint ones for the allowed size.
#[derive(Clone, Debug)]
pub(super) struct HittingSetSearch {
    size: usize,
    levels: Vec<Level>,
}

/// The cells chosen at a level of the search, and those that can be added.
#[derive(Clone, Debug)]
struct Level {
    chosen: CellSet,
    /// Cells whose branches have been searched completely.
    forbidden: CellSet,
    untried: Vec<Cell>,
}

/// The result of visiting a node.
#[derive(Clone, Copy, Debug)]
pub(super) enum HittingSetStatus {
    Searching,
    /// A set that hits every set.
    Found(CellSet),
    /// There is no hitting set of the size.
    None,
}

impl HittingSetSearch {
    pub(super) const fn new(size: usize) -> Self {
        Self { size, levels: Vec::new() }
    }

    /// Visits the root.
    pub(super) fn begin(&mut self, sets: &[CellSet]) -> HittingSetStatus {
        self.levels.clear();
        self.visit(sets, CellSet::EMPTY, CellSet::EMPTY)
    }

    /// Visits the next node.
    pub(super) fn step(&mut self, sets: &[CellSet]) -> HittingSetStatus {
        let Some(level) = self.levels.last_mut() else {
            return HittingSetStatus::None;
        };
        let Some(cell) = level.untried.pop() else {
            self.levels.pop();
            return HittingSetStatus::Searching;
        };
        let (chosen, forbidden) = (level.chosen.with(cell), level.forbidden);
        level.forbidden.insert(cell);
        self.visit(sets, chosen, forbidden)
    }

    fn visit(&mut self, sets: &[CellSet], chosen: CellSet, forbidden: CellSet) -> HittingSetStatus {
        let missed = sets.iter().filter(|set| !set.intersects(chosen));
        let mut missed: Vec<CellSet> = missed.map(|set| set.difference(forbidden)).collect();
        missed.sort_by_key(|set| set.len());
        let Some(&smallest) = missed.first() else {
            return HittingSetStatus::Found(chosen);
        };
        // An empty set cannot be hit, and `disjoint_count` would count it without needing a cell.
        let can_be_hit =
            !smallest.is_empty() && chosen.len() + disjoint_count(&missed) <= self.size;
        if can_be_hit {
            let mut untried: Vec<Cell> = smallest.iter().collect();
            let hits = |cell: &Cell| missed.iter().filter(|set| set.contains(*cell)).count();
            untried.sort_by_cached_key(hits);
            self.levels.push(Level { chosen, forbidden, untried });
        }
        HittingSetStatus::Searching
    }
}

/// Returns the size of a greedy selection of pairwise disjoint sets. Each of them needs a
/// cell of its own.
fn disjoint_count(sets: &[CellSet]) -> usize {
    let mut covered = CellSet::EMPTY;
    let mut count = 0;
    for &set in sets {
        if !set.intersects(covered) {
            covered = covered.union(set);
            count += 1;
        }
    }
    count
}
