//! The long subtrees of a search, and the counts of each level.
//!
//! A subtree is kept when its root's digit is erased and it has lasted at least a minimum
//! number of steps. When more than `MAX_SUBTREES` would be kept, the minimum doubles and
//! the shorter ones are dropped, which bounds the memory. That always makes room: a step is
//! part of at most one subtree per level, so only few subtrees can be long.

use super::LevelCount;
use super::closed_subtree::ClosedSubtree;
use super::level_cells::LevelCells;
use crate::board::{Cell, Digit};
use crate::search::{Observer, Snapshot, Stepper};

const MAX_SUBTREES: usize = 1 << 17;
/// The initial minimum length of a kept subtree, in steps: its root and two more nodes.
const INITIAL_MIN_STEPS: u64 = 6;
/// A power of two above the 256 levels of a 16x16 board, so that a masked index needs no
/// bounds check.
const LEVELS: usize = 512;
const LEVEL_MASK: usize = LEVELS - 1;

/// The data of one level, stored together so that one cache line holds it.
#[derive(Clone, Copy, Debug, Default)]
#[repr(align(32))]
struct Level {
    /// The step of the level's last placement, or of its last digits that were placed and
    /// undone at once; 0 if there is none.
    step: u64,
    /// Solutions found before that step.
    solutions: u64,
    /// Digits placed here that were not undone at once.
    kept_nodes: u64,
    /// Digits placed here and undone at once, because the next cell had no legal digit.
    leaves: u64,
}

/// Observes a search and keeps its long subtrees.
#[derive(Clone, Debug)]
pub(super) struct Recorder {
    levels: [Level; LEVELS],
    /// By level: how often no digit fit its cell, not counting what
    /// [`Observer::tried_dead_ends`] reports, which are leaves.
    dead_ends: Vec<u64>,
    level_cells: LevelCells,
    /// The long closed subtrees, ordered by the step that closed them.
    closed_subtrees: Vec<ClosedSubtree>,
    min_steps: u64,
}

impl Recorder {
    pub(super) fn new(search: &Stepper) -> Self {
        Self {
            levels: [Level::default(); LEVELS],
            dead_ends: vec![0; search.cells().len()],
            level_cells: LevelCells::new(search),
            closed_subtrees: Vec::new(),
            min_steps: INITIAL_MIN_STEPS,
        }
    }

    /// Creates a recorder that keeps no subtree and only knows when each level was
    /// opened.
    pub(super) fn without_subtrees(search: &Stepper) -> Self {
        Self { min_steps: u64::MAX, ..Self::new(search) }
    }

    /// Returns the long closed subtrees, ordered by the step that closed them.
    pub(super) fn closed_subtrees(&self) -> &[ClosedSubtree] {
        &self.closed_subtrees
    }

    /// Returns the minimum length, in steps, of a kept subtree.
    pub(super) const fn min_steps(&self) -> u64 {
        self.min_steps
    }

    /// Returns the step that placed the current digit of a level, if the recorder saw it.
    pub(super) fn placed_at(&self, level: usize) -> Option<u64> {
        let step = self.levels[level & LEVEL_MASK].step;
        (step > 0).then_some(step)
    }

    /// Returns the number of solutions found before the current digit of a level was
    /// placed.
    pub(super) fn solutions_at(&self, level: usize) -> u64 {
        self.levels[level & LEVEL_MASK].solutions
    }

    /// Returns the greatest depth of the search after this step, counting only digits
    /// placed since; `None` if none was.
    pub(super) fn deepest_since(&self, step: u64) -> Option<u16> {
        let level = self.levels[..self.dead_ends.len()].iter().rposition(|it| it.step > step)?;
        Some(level as u16 + 1)
    }

    /// Returns the greatest depth after any step since a checkpoint.
    pub(super) fn deepest_after(&self, checkpoint: &Snapshot) -> u16 {
        let placed = self.deepest_since(checkpoint.step()).unwrap_or(0);
        // If nothing was placed, the search only went back, by at least one level.
        placed.max(checkpoint.depth().saturating_sub(1) as u16)
    }

    /// Returns the counts of each level.
    pub(super) fn counts(&self) -> Vec<LevelCount> {
        // A level's node is a dead end if the next level's cell takes no digit.
        let dead_ends_below = self.dead_ends.iter().skip(1).chain([&0]);
        let count = |(level, dead_ends): (&Level, &u64)| LevelCount {
            nodes: level.kept_nodes + level.leaves,
            dead_ends: level.leaves + dead_ends,
        };
        self.levels[..self.dead_ends.len()].iter().zip(dead_ends_below).map(count).collect()
    }

    /// Returns the memory used, in bytes.
    pub(super) fn bytes(&self) -> usize {
        size_of::<Self>()
            + self.closed_subtrees.capacity() * size_of::<ClosedSubtree>()
            + self.dead_ends.capacity() * size_of::<u64>()
    }

    #[inline(never)]
    fn close_subtree(&mut self, level: usize, digit: u8, step: u64, solutions: u64) {
        let root_level = self.levels[level & LEVEL_MASK];
        // The subtree reaches the levels below that were opened since.
        let levels_below = self.levels[level..self.dead_ends.len()].iter();
        let deepest =
            level + levels_below.take_while(|level| level.step >= root_level.step).count();
        while self.closed_subtrees.len() >= MAX_SUBTREES {
            self.min_steps *= 2;
            let min_steps = self.min_steps;
            self.closed_subtrees.retain(|subtree| subtree.steps() >= min_steps);
        }
        if step - root_level.step + 1 >= self.min_steps {
            let (cell, digit, branch) = self.level_cells.placement(level, digit);
            self.closed_subtrees.push(ClosedSubtree {
                placed_at: root_level.step,
                removed_at: step,
                solutions: solutions - root_level.solutions,
                level: level as u16,
                deepest: deepest as u16,
                cell,
                digit,
                branch,
            });
        }
    }
}

impl Observer for Recorder {
    #[inline(always)]
    fn placed(&mut self, level: usize, step: u64, solutions: u64) {
        let level = &mut self.levels[level & LEVEL_MASK];
        level.step = step;
        level.solutions = solutions;
        level.kept_nodes += 1;
    }

    #[inline(always)]
    fn removed(&mut self, level: usize, digit: u8, step: u64, solutions: u64) {
        if step - self.levels[level & LEVEL_MASK].step >= self.min_steps - 1 {
            self.close_subtree(level, digit, step, solutions);
        }
    }

    #[inline(always)]
    fn tried_dead_ends(&mut self, level: usize, digits: u16, step: u64) {
        let level = &mut self.levels[level & LEVEL_MASK];
        level.step = step;
        level.leaves += u64::from(digits.count_ones());
    }

    fn reached_dead_end(&mut self, level: usize, _: u64) {
        self.dead_ends[level] += 1;
    }

    fn cell_chosen(&mut self, level: usize, cell: Cell, digit: Digit) {
        self.level_cells.set(level, cell, digit);
    }
}
