//! Digging holes into a full grid, one decision at a time.

use std::vec;

use serde::{Deserialize, Serialize};

use super::{Clues, Options};
use crate::board::{Cell, Givens, Grid, Puzzle, Shape};
use crate::chance::Chance;
use crate::count::{Count, Counter};

use crate::logic::{self, Level};

/// A hole that was tried.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Hole {
    /// The cells that were cleared together, in reading order.
    pub cells: Vec<Cell>,
    /// The solutions that were counted without them, up to two.
    pub solutions: Count,
    /// The search nodes of that count.
    pub nodes: u64,
    /// What was decided.
    pub verdict: Verdict,
}

/// What becomes of a hole.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Verdict {
    /// It stays.
    Dug,
    /// The digits are put back.
    Restored(Restored),
}

/// Why digits are put back.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Restored {
    /// There is a second solution.
    Ambiguous,
    /// The count was given up after its share of nodes. Only on 16x16 boards, where
    /// one can be too long to wait for.
    Undecided,
    /// There is one solution, and it takes more than the level that was asked for.
    TooHard,
}

/// A grid with some holes, and the places where more can be tried.
#[derive(Clone, Debug)]
pub(super) struct Dig {
    options: Options,
    board: Givens,
    clues: usize,
    untried: vec::IntoIter<Vec<Cell>>,
}

impl Dig {
    pub(super) fn new(options: Options, grid: &Grid, chance: &mut Chance) -> Self {
        let mut orbits = options.symmetry.orbits(options.shape);
        chance.shuffle(&mut orbits);
        if let Some(cost) = options.cost {
            // Where the first rows are empty, the search guesses long before it fails.
            orbits.sort_by_key(|orbit| orbit.first().map(|cell| cell.row(options.shape)));
            if !cost.is_dear() {
                orbits.reverse();
            }
        }
        Self {
            options,
            board: grid.as_ref().clone(),
            clues: options.shape.cell_count(),
            untried: orbits.into_iter(),
        }
    }

    /// The board as it is now.
    pub(super) const fn board(&self) -> &Givens {
        &self.board
    }

    /// The puzzle without the cells; `None` never, since a grid has no clash.
    fn without(&self, cells: &[Cell]) -> Option<Puzzle> {
        let mut board = self.board.clone();
        for &cell in cells {
            board.set(cell, None);
        }
        Puzzle::try_from(board).ok()
    }

    /// Whether so many givens less are still enough.
    fn may_lose(&self, cells: usize) -> bool {
        match self.options.clues {
            Clues::Minimal => true,
            Clues::Exactly(clues) => self.clues >= clues + cells,
        }
    }

    fn try_hole(&mut self, cells: Vec<Cell>, puzzle: &Puzzle) -> Hole {
        let mut counter = Counter::up_to(puzzle, 2);
        let _ = counter.run(patience(puzzle.shape()));
        let verdict = match counter.count() {
            Count::Exactly(1) => self.judge(puzzle),
            Count::Exactly(_) | Count::AtLeast(2..) => Verdict::Restored(Restored::Ambiguous),
            Count::AtLeast(_) => Verdict::Restored(Restored::Undecided),
        };
        if verdict == Verdict::Dug {
            self.clues -= cells.len();
            self.board = puzzle.givens().clone();
        }
        Hole { cells, solutions: counter.count(), nodes: counter.nodes(), verdict }
    }

    /// What becomes of a puzzle with one solution.
    fn judge(&self, puzzle: &Puzzle) -> Verdict {
        match self.options.level {
            Some(most @ (Level::Singles | Level::Pairs)) if logic::level(puzzle) > most => {
                Verdict::Restored(Restored::TooHard)
            }
            _ => Verdict::Dug,
        }
    }
}

impl Iterator for Dig {
    type Item = Hole;

    fn next(&mut self) -> Option<Hole> {
        loop {
            let cells = self.untried.next()?;
            if self.may_lose(cells.len()) {
                let puzzle = self.without(&cells)?;
                return Some(self.try_hole(cells, &puzzle));
            }
        }
    }
}

/// Search nodes that a count may take.
const fn patience(shape: Shape) -> u64 {
    match shape {
        Shape::Four | Shape::Six | Shape::Nine => u64::MAX,
        Shape::Sixteen => 300,
    }
}
