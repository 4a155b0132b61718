//! The levels of a search as comma-separated values.

use std::fmt::Write as _;

use super::Lines;
use crate::board::{Cell, Shape};
use crate::recording::LevelCount;
use crate::search::Stepper;

const HEADER: &str = "level,row,column,nodes,dead_ends\n";

/// Writes one line per level of the board.
#[derive(Clone, Debug)]
pub struct Profile {
    shape: Shape,
    levels: Vec<(Option<Cell>, LevelCount)>,
    /// The number of the first level written, from 1.
    first: usize,
    has_header: bool,
    written: usize,
}

impl Profile {
    /// Creates a writer for the levels from `from`, counted from 1, to `to`, both
    /// included. Cells are written if every path fills the same cell on a level.
    pub fn new(search: &Stepper, counts: &[LevelCount], from: u64, to: u64) -> Self {
        let cells = search.level_cells();
        let level = |nth: usize| {
            let cell = cells.and_then(|cells| cells.get(nth)).copied();
            (cell, counts.get(nth).copied().unwrap_or_default())
        };
        let number = |number: u64| usize::try_from(number).unwrap_or(usize::MAX);
        let (first, last) = (number(from).max(1), number(to).min(search.cells().len()));
        let levels = (first - 1..last).map(level).collect();
        Self { shape: search.shape(), levels, first, has_header: false, written: 0 }
    }
}

impl Lines for Profile {
    fn write(&mut self, text: &mut String, lines: u64) -> bool {
        if !std::mem::replace(&mut self.has_header, true) {
            text.push_str(HEADER);
        }
        let max_lines = usize::try_from(lines).unwrap_or(usize::MAX);
        for (cell, count) in self.levels.iter().skip(self.written).take(max_lines) {
            let number = self.first + self.written;
            self.written += 1;
            // Writing to a string does not fail.
            let _ = match cell {
                Some(cell) => {
                    let (row, column) = (cell.row(self.shape) + 1, cell.column(self.shape) + 1);
                    write!(text, "{number},{row},{column}")
                }
                None => write!(text, "{number},,"),
            };
            let _ = writeln!(text, ",{},{}", count.nodes, count.dead_ends);
        }
        self.written < self.levels.len()
    }

    fn written(&self) -> u64 {
        self.written as u64
    }
}
