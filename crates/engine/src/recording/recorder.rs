//! The long subtrees of a search, and what it met on each level.
//!
//! A subtree is kept when its root's digit is taken back and it has lasted so many
//! steps. When too many are kept the bound doubles and the shorter ones are dropped:
//! of n nodes at most depth * n / bound are in subtrees that long, so the memory is
//! bounded whatever n is.

use super::LevelCount;
use super::filled::Filled;
use super::kept::Kept;
use crate::board::{Cell, Digit};
use crate::search::{Observer, Snapshot, Stepper};

/// Subtrees kept at the most.
const KEPT: usize = 1 << 17;
/// Steps that the shortest kept subtree takes at first: its root and two more nodes.
const SHORTEST: u64 = 6;
/// More levels than a 16x16 board has cells, so that an index of 9 bits is always in
/// bounds.
const LEVELS: usize = 512;
const LAST: usize = LEVELS - 1;

/// What is known of a level. All of it lies together, where one look finds it.
#[derive(Clone, Copy, Debug, Default)]
#[repr(align(32))]
struct Level {
    /// The step that placed its last digit.
    step: u64,
    /// Solutions before that.
    solutions: u64,
    /// Digits placed here that were left standing for a while.
    placed: u64,
    /// Digits placed here and taken back at once, because the next cell had none.
    leaves: u64,
}

/// Watches a search and keeps what is long.
#[derive(Clone, Debug)]
pub(super) struct Recorder {
    levels: [Level; LEVELS],
    /// How often no digit fitted the level's cell, where that was not seen beforehand.
    died: Vec<u64>,
    filled: Filled,
    /// By the step that closed them.
    kept: Vec<Kept>,
    shortest: u64,
}

impl Recorder {
    /// A recorder for a search.
    pub(super) fn new(search: &Stepper) -> Self {
        Self {
            levels: [Level::default(); LEVELS],
            died: vec![0; search.cells().len()],
            filled: Filled::new(search),
            kept: Vec::new(),
            shortest: SHORTEST,
        }
    }

    /// A recorder that keeps no subtree; it only knows when levels were opened.
    pub(super) fn probe(search: &Stepper) -> Self {
        Self { shortest: u64::MAX, ..Self::new(search) }
    }

    /// The long closed subtrees, by the step that closed them.
    pub(super) fn kept(&self) -> &[Kept] {
        &self.kept
    }

    /// Every closed subtree that takes at least so many steps is kept.
    pub(super) const fn shortest(&self) -> u64 {
        self.shortest
    }

    /// The step that placed the digit that stands on the level, if it was seen.
    pub(super) fn placed_at(&self, level: usize) -> Option<u64> {
        let step = self.levels[level & LAST].step;
        (step > 0).then_some(step)
    }

    /// Solutions when the digit that stands on the level was placed.
    pub(super) fn solutions_at(&self, level: usize) -> u64 {
        self.levels[level & LAST].solutions
    }

    /// Digits on the board where the search was deepest after this step, among those
    /// placed since; `None` where none was.
    pub(super) fn deepest_since(&self, step: u64) -> Option<u16> {
        let level = self.levels[..self.died.len()].iter().rposition(|it| it.step > step)?;
        Some(level as u16 + 1)
    }

    /// The most digits on the board after any step since a checkpoint.
    pub(super) fn deepest_after(&self, there: &Snapshot) -> u16 {
        let placed = self.deepest_since(there.step()).unwrap_or(0);
        // The first step may have taken a digit back.
        placed.max(there.depth().saturating_sub(1) as u16)
    }

    /// What was met on each level.
    pub(super) fn counts(&self) -> Vec<LevelCount> {
        // Where the cell after a level took no digit, a node of the level failed.
        let died_below = self.died.iter().skip(1).chain([&0]);
        let count = |(level, died): (&Level, &u64)| LevelCount {
            nodes: level.placed + level.leaves,
            dead_ends: level.leaves + died,
        };
        self.levels[..self.died.len()].iter().zip(died_below).map(count).collect()
    }

    /// Bytes that all this takes.
    pub(super) fn bytes(&self) -> usize {
        size_of::<Self>()
            + self.kept.capacity() * size_of::<Kept>()
            + self.died.capacity() * size_of::<u64>()
    }

    #[inline(never)]
    fn keep(&mut self, level: usize, digit: u8, step: u64, solutions: u64) {
        let opened = self.levels[level & LAST];
        // Levels below were opened since if the subtree reaches them at all.
        let below = self.levels[level..self.died.len()].iter();
        let deepest = level + below.take_while(|below| below.step >= opened.step).count();
        while self.kept.len() >= KEPT {
            self.shortest *= 2;
            let shortest = self.shortest;
            self.kept.retain(|kept| kept.steps() >= shortest);
        }
        if step - opened.step + 1 >= self.shortest {
            let (cell, digit, branch) = self.filled.named(level, digit);
            self.kept.push(Kept {
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
