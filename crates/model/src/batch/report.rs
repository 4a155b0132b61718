//! Statistics of a whole batch.

use serde::{Deserialize, Serialize};
use sudoku_engine::batch::{Check, FileLayout, Row};

use super::query::Kind;

/// The number of hardest puzzles reported.
const MAX_HARDEST: usize = 10;
/// The minimum number of milliseconds between two samples of the rate.
const MIN_SAMPLE_MILLIS: u64 = 50;
/// The maximum number of samples of the rate. Beyond it, every second one is dropped.
const MAX_RATES: usize = 240;

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Stage {
    #[default]
    Working,
    /// The batch was stopped and can be resumed.
    Paused,
    Over,
    /// The rest of the file could not be read.
    Unreadable,
    /// No solver is available.
    Unsolvable,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Report {
    /// The sequence number. A report that arrives after a later one is outdated.
    pub nth: u32,
    pub stage: Stage,
    /// The format of the file, once recognized.
    pub layout: Option<FileLayout>,
    /// The number of bytes, from the beginning of the file, whose rows are complete.
    pub bytes: u64,
    pub all_bytes: u64,
    /// The working time in milliseconds.
    pub millis: u64,
    pub sums: Sums,
    /// Pairs of milliseconds of work and the number of rows by then.
    pub rates: Vec<(u64, u32)>,
}

#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Sums {
    pub rows: u32,
    /// The number of them that are only counted and not listed, because too many have no
    /// puzzle.
    pub only_counted: u32,
    /// The number of rows of each kind, in the order of the variants of [`Kind`].
    pub kinds: [u32; 4],
    /// The number of correct solutions in the file.
    pub right: u32,
    /// The number of wrong solutions in the file.
    pub wrong: u32,
    pub guesses: Histogram,
    /// The nanoseconds of each timed puzzle.
    pub nanos: Histogram,
    /// Of the puzzles with one solution, those with the most points or, if they are not rated, that took
    /// the most guesses, hardest first.
    pub hardest: Vec<Row>,
}

impl Sums {
    pub(super) fn add(&mut self, row: &Row) {
        self.rows += 1;
        self.kinds[Kind::of(row) as usize] += 1;
        let Some(solved) = row.solved() else { return };
        match solved.check {
            Check::None => {}
            Check::Right => self.right += 1,
            Check::Wrong => self.wrong += 1,
        }
        self.guesses.add(solved.guesses);
        if let Some(nanos) = solved.nanos {
            self.nanos.add(nanos.into());
        }
        if Kind::of(row) != Kind::Proper {
            return;
        }
        let points = |row: &Row| {
            let solved = row.solved()?;
            Some((solved.rating.map(|it| it.score), solved.guesses))
        };
        let is_harder = |other: &Row| points(other) < points(row);
        if self.hardest.len() < MAX_HARDEST || self.hardest.last().is_some_and(is_harder) {
            let index = self.hardest.partition_point(|other| !is_harder(other));
            self.hardest.insert(index, *row);
            self.hardest.truncate(MAX_HARDEST);
        }
    }

    pub const fn of(&self, kind: Kind) -> u32 {
        self.kinds[kind as usize]
    }
}

/// The distribution of figures over buckets that are bounded by powers of two.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Histogram {
    /// The numbers of figures that are 0, 1, 2 to 3, 4 to 7, and so on.
    counts: Vec<u32>,
}

/// The number of figures from `from` to `to`, both included.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Bucket {
    pub from: u32,
    pub to: u32,
    pub count: u32,
}

impl Histogram {
    fn add(&mut self, figure: u32) {
        let index = figure.checked_ilog2().map_or(0, |log| log as usize + 1);
        if self.counts.len() <= index {
            self.counts.resize(index + 1, 0);
        }
        self.counts[index] += 1;
    }

    /// Returns the buckets from the first that contains figures to the last.
    pub fn buckets(&self) -> Vec<Bucket> {
        let first = self.counts.iter().position(|&count| count > 0).unwrap_or(self.counts.len());
        let bucket = |(index, &count): (usize, &u32)| {
            let from = if index == 0 { 0 } else { 1 << (index - 1) };
            Bucket { from, to: if index == 0 { 0 } else { from + (from - 1) }, count }
        };
        self.counts.iter().enumerate().skip(first).map(bucket).collect()
    }

    pub fn total(&self) -> u32 {
        self.counts.iter().sum()
    }
}

/// The rate of a batch over time.
#[derive(Clone, Debug, Default)]
pub(super) struct Rates(pub(super) Vec<(u64, u32)>);

impl Rates {
    /// Records the number of rows after this many milliseconds of work.
    pub(super) fn add(&mut self, millis: u64, rows: u32) {
        // Two samples close together say nothing about the rate between them.
        self.0.pop_if(|(before, _)| *before > 0 && *before + MIN_SAMPLE_MILLIS > millis);
        if self.0.len() == MAX_RATES {
            let mut nth = 0;
            self.0.retain(|_| {
                nth += 1;
                nth % 2 == 1
            });
        }
        self.0.push((millis, rows));
    }
}
