//! The long subtrees of a search, and the counts of each level.
//!
//! A subtree is kept when its root's digit is erased and it has lasted at least a minimum
//! number of steps. When too many are kept, the minimum doubles and the shorter ones are
//! dropped. At most depth * n / minimum of n nodes are roots of subtrees that long, so
//! memory is bounded whatever n is.

use super::LevelCount;
use super::closed_subtree::ClosedSubtree;
use super::level_cells::LevelCells;
use crate::board::{Cell, Digit};
use crate::search::{Observer, Snapshot, Stepper};

/// The most subtrees kept.
const KEPT: usize = 1 << 17;
/// The initial minimum length of a kept subtree, in steps: its root and two more nodes.
const SHORTEST: u64 = 6;
/// More levels than a 16x16 board has cells, so that a 9-bit index is always in bounds.
const LEVELS: usize = 512;
const LAST: usize = LEVELS - 1;

/// The data of one level, stored together so that one cache line holds it.
#[derive(Clone, Copy, Debug, Default)]
#[repr(align(32))]
struct Level {
    /// The step that placed the level's last digit.
    step: u64,
    /// Solutions found before that step.
    solutions: u64,
    /// Digits placed here that were not undone at once.
    placed: u64,
    /// Digits placed here and undone at once, because the next cell had no legal digit.
    leaves: u64,
}

/// Observes a search and keeps its long subtrees.
#[derive(Clone, Debug)]
pub(super) struct Recorder {
    levels: [Level; LEVELS],
    /// By level: how often no digit fit its cell, not counting `died_below`.
    died: Vec<u64>,
    filled: LevelCells,
    /// The long closed subtrees, ordered by the step that closed them.
    kept: Vec<ClosedSubtree>,
    shortest: u64,
}

impl Recorder {
    pub(super) fn new(search: &Stepper) -> Self {
        Self {
            levels: [Level::default(); LEVELS],
            died: vec![0; search.cells().len()],
            filled: LevelCells::new(search),
            kept: Vec::new(),
            shortest: SHORTEST,
        }
    }

    /// Creates a recorder that keeps no subtree and only knows when each level was
    /// opened.
    pub(super) fn probe(search: &Stepper) -> Self {
        Self { shortest: u64::MAX, ..Self::new(search) }
    }

    /// Returns the long closed subtrees, ordered by the step that closed them.
    pub(super) fn kept(&self) -> &[ClosedSubtree] {
        &self.kept
    }

    /// Returns the length in steps from which every closed subtree is kept.
    pub(super) const fn shortest(&self) -> u64 {
        self.shortest
    }

    /// Returns the step that placed the current digit of a level, if the recorder saw it.
    pub(super) fn placed_at(&self, level: usize) -> Option<u64> {
        let step = self.levels[level & LAST].step;
        (step > 0).then_some(step)
    }

    /// Returns the number of solutions found before the current digit of a level was
    /// placed.
    pub(super) fn solutions_at(&self, level: usize) -> u64 {
        self.levels[level & LAST].solutions
    }

    /// Returns the greatest depth of the search after this step, counting only digits
    /// placed since; `None` if none was.
    pub(super) fn deepest_since(&self, step: u64) -> Option<u16> {
        let level = self.levels[..self.died.len()].iter().rposition(|it| it.step > step)?;
        Some(level as u16 + 1)
    }

    /// Returns the greatest depth after any step since a checkpoint.
    pub(super) fn deepest_after(&self, there: &Snapshot) -> u16 {
        let placed = self.deepest_since(there.step()).unwrap_or(0);
        // The first step may have been an undo.
        placed.max(there.depth().saturating_sub(1) as u16)
    }

    /// Returns the counts of each level.
    pub(super) fn counts(&self) -> Vec<LevelCount> {
        // A level's node is a dead end if the next level's cell takes no digit.
        let died_below = self.died.iter().skip(1).chain([&0]);
        let count = |(level, died): (&Level, &u64)| LevelCount {
            nodes: level.placed + level.leaves,
            dead_ends: level.leaves + died,
        };
        self.levels[..self.died.len()].iter().zip(died_below).map(count).collect()
    }

    /// Returns the memory used, in bytes.
    pub(super) fn bytes(&self) -> usize {
        size_of::<Self>()
            + self.kept.capacity() * size_of::<ClosedSubtree>()
            + self.died.capacity() * size_of::<u64>()
    }

    #[inline(never)]
    fn keep(&mut self, level: usize, digit: u8, step: u64, solutions: u64) {
        let opened = self.levels[level & LAST];
        // The subtree reaches the levels below that were opened since.
        let below = self.levels[level..self.died.len()].iter();
        let deepest = level + below.take_while(|below| below.step >= opened.step).count();
        while self.kept.len() >= KEPT {
            self.shortest *= 2;
            let shortest = self.shortest;
            self.kept.retain(|kept| kept.steps() >= shortest);
        }
        if step - opened.step + 1 >= self.shortest {
            let (cell, digit, branch) = self.filled.named(level, digit);
            self.kept.push(ClosedSubtree {
                placed_at: opened.step,
                removed_at: step,
                solutions: solutions - opened.solutions,
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
        let level = &mut self.levels[level & LAST];
        level.step = step;
        level.solutions = solutions;
        level.placed += 1;
    }

    #[inline(always)]
    fn removed(&mut self, level: usize, digit: u8, step: u64, solutions: u64) {
        if step - self.levels[level & LAST].step >= self.shortest - 1 {
            self.keep(level, digit, step, solutions);
        }
    }

    #[inline(always)]
    fn died_below(&mut self, level: usize, digits: u16, step: u64) {
        let level = &mut self.levels[level & LAST];
        level.step = step;
        level.leaves += u64::from(digits.count_ones());
    }

    fn died(&mut self, level: usize, _: u64) {
        self.died[level] += 1;
    }

    fn in_cell(&mut self, level: usize, cell: Cell, digit: Digit) {
        self.filled.set(level, cell, digit);
    }
}
