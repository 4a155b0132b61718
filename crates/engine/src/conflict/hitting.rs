//! Smallest hitting sets: as few cells as have one in each of some sets.

use crate::board::{Cell, CellSet};

/// The search for a hitting set of at most a size, node by node.
///
/// It branches over the cells of a smallest set that is not hit, and leaves a branch
/// when so many of the sets not hit have no cell in common that the size cannot do.
#[derive(Clone, Debug)]
pub(super) struct Hitting {
    size: usize,
    levels: Vec<Level>,
}

/// What has been chosen, and the cells that can be added.
#[derive(Clone, Debug)]
struct Level {
    chosen: CellSet,
    /// Cells that were added before, all that follows from which has been tried.
    forbidden: CellSet,
    untried: Vec<Cell>,
}

/// What a node shows.
#[derive(Clone, Copy, Debug)]
pub(super) enum Hit {
    /// There is more to search.
    Searching,
    /// These hit every set.
    Found(CellSet),
    /// No set of the size does.
    None,
}

impl Hitting {
    pub(super) const fn new(size: usize) -> Self {
        Self { size, levels: Vec::new() }
    }

    /// Visits the root.
    pub(super) fn begin(&mut self, sets: &[CellSet]) -> Hit {
        self.levels.clear();
        self.visit(sets, CellSet::EMPTY, CellSet::EMPTY)
    }

    /// Visits the next node.
    pub(super) fn step(&mut self, sets: &[CellSet]) -> Hit {
        let Some(level) = self.levels.last_mut() else {
            return Hit::None;
        };
        let Some(cell) = level.untried.pop() else {
            self.levels.pop();
            return Hit::Searching;
        };
        let (chosen, forbidden) = (level.chosen.with(cell), level.forbidden);
        level.forbidden.insert(cell);
        self.visit(sets, chosen, forbidden)
    }

    fn visit(&mut self, sets: &[CellSet], chosen: CellSet, forbidden: CellSet) -> Hit {
        let missed = sets.iter().filter(|set| !set.meets(chosen));
        let mut missed: Vec<CellSet> = missed.map(|set| set.difference(forbidden)).collect();
        missed.sort_by_key(|set| set.len());
        let Some(&smallest) = missed.first() else {
            return Hit::Found(chosen);
        };
        // An empty set cannot be hit any more, and adds itself to no others.
        let can_be_hit = !smallest.is_empty() && chosen.len() + disjoint(&missed) <= self.size;
        if can_be_hit {
            let mut untried: Vec<Cell> = smallest.iter().collect();
            let hits = |cell: &Cell| missed.iter().filter(|set| set.contains(*cell)).count();
            untried.sort_by_cached_key(hits);
            self.levels.push(Level { chosen, forbidden, untried });
        }
        Hit::Searching
    }
}

/// A number of the sets that have no cell in common, so that each needs its own.
fn disjoint(sets: &[CellSet]) -> usize {
    let mut taken = CellSet::EMPTY;
    let mut count = 0;
    for &set in sets {
        if !set.meets(taken) {
            taken = taken.union(set);
            count += 1;
        }
    }
    count
}
