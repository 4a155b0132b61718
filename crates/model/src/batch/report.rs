//! What is known of a batch as a whole.

use serde::{Deserialize, Serialize};
use sudoku_engine::batch::{Check, Listing, Row};

use super::query::Kind;

/// How many of the hardest are told.
const HARDEST: usize = 10;
/// Milliseconds between two looks at the rate.
const CLOSE: u64 = 50;
/// Looks at the rate that are kept at the most; then each second one is dropped.
const RATES: usize = 240;

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Stage {
    #[default]
    Working,
    /// It was stopped, and can go on.
    Paused,
    Over,
    /// The rest of the file could not be read.
    Unreadable,
    /// Nobody is there to solve it.
    Unsolvable,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Report {
    /// One that comes after a later one says nothing new.
    pub nth: u32,
    pub stage: Stage,
    /// What the file looks like, once that was recognised.
    pub listing: Option<Listing>,
    /// Bytes of the file of which all rows are there.
    pub bytes: u64,
    pub all_bytes: u64,
    /// Milliseconds of work.
    pub millis: u64,
    pub sums: Sums,
    /// How many rows there were after so many milliseconds of work.
    pub rates: Vec<(u64, u32)>,
}

#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Sums {
    pub rows: u32,
    /// Those among them that are in no list, as there were too many without a puzzle.
    pub only_counted: u32,
    /// How many are of each kind, in the order of the variants of [`Kind`].
    pub kinds: [u32; 4],
    /// Solutions of the file that are right.
    pub right: u32,
    /// Solutions of the file that are wrong.
    pub wrong: u32,
    pub guesses: Histogram,
    /// Nanoseconds of each puzzle that was timed.
    pub nanos: Histogram,
    /// The puzzles that took the most guesses, the hardest first.
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
        let guesses = |row: &Row| row.solved().map_or(0, |it| it.guesses);
        if self.hardest.len() < HARDEST
            || self.hardest.last().is_some_and(|last| guesses(last) < solved.guesses)
        {
            let place = self.hardest.partition_point(|other| guesses(other) >= solved.guesses);
            self.hardest.insert(place, *row);
            self.hardest.truncate(HARDEST);
        }
    }

    pub const fn of(&self, kind: Kind) -> u32 {
        self.kinds[kind as usize]
    }
}

/// How many figures there are of each size, sizes being powers of two.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Histogram {
    /// How many are 0, 1, 2 to 3, 4 to 7, and so on.
    counts: Vec<u32>,
}

/// A size of figures.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Bucket {
    pub from: u32,
    pub to: u32,
    pub count: u32,
}

impl Histogram {
    fn add(&mut self, figure: u32) {
        let place = figure.checked_ilog2().map_or(0, |log| log as usize + 1);
        if self.counts.len() <= place {
            self.counts.resize(place + 1, 0);
        }
        self.counts[place] += 1;
    }

    /// The sizes from the first that has any figures to the last.
    pub fn buckets(&self) -> Vec<Bucket> {
        let first = self.counts.iter().position(|&count| count > 0).unwrap_or(self.counts.len());
        let bucket = |(place, &count): (usize, &u32)| {
            let from = if place == 0 { 0 } else { 1 << (place - 1) };
            Bucket { from, to: if place == 0 { 0 } else { from + (from - 1) }, count }
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
    /// There are so many rows after so many milliseconds of work.
    pub(super) fn note(&mut self, millis: u64, rows: u32) {
        // Two looks that are close say nothing about the rate between them.
        self.0.pop_if(|(before, _)| *before > 0 && *before + CLOSE > millis);
        if self.0.len() == RATES {
            let mut nth = 0;
            self.0.retain(|_| {
                nth += 1;
                nth % 2 == 1
            });
        }
        self.0.push((millis, rows));
    }
}
