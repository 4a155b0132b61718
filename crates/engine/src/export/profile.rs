//! The levels of a search as comma-separated values.

use std::fmt::Write as _;

use super::Lines;
use crate::board::{Cell, Shape};
use crate::recording::LevelCount;

const HEADER: &str = "level,row,column,nodes,dead_ends\n";

/// Writes one line a level of the board, which is one for each empty cell.
#[derive(Clone, Debug)]
pub struct Profile {
    shape: Shape,
    levels: Vec<(Cell, LevelCount)>,
    has_header: bool,
    written: usize,
}

impl Profile {
    /// What a search on a board of this shape has met in each of its empty cells.
    pub fn new(shape: Shape, cells: &[Cell], counts: &[LevelCount]) -> Self {
        let none = std::iter::repeat(&LevelCount { nodes: 0, dead_ends: 0 });
        let levels = cells.iter().copied().zip(counts.iter().chain(none).copied()).collect();
        Self { shape, levels, has_header: false, written: 0 }
    }
}

impl Lines for Profile {
    fn write(&mut self, text: &mut String, lines: u64) -> bool {
        if !std::mem::replace(&mut self.has_header, true) {
            text.push_str(HEADER);
        }
        let wanted = usize::try_from(lines).unwrap_or(usize::MAX);
        for (cell, count) in self.levels.iter().skip(self.written).take(wanted) {
            self.written += 1;
            // Writing to a string does not fail.
            let _ = writeln!(
                text,
                "{},{},{},{},{}",
                self.written,
                cell.row(self.shape) + 1,
                cell.column(self.shape) + 1,
                count.nodes,
                count.dead_ends
            );
        }
        self.written < self.levels.len()
    }

    fn written(&self) -> u64 {
        self.written as u64
    }
}
