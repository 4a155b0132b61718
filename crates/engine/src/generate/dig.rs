//! Digging holes into a full grid, one decision at a time.

use std::vec;

use serde::{Deserialize, Serialize};

use super::{Clues, Options, ruled};
use crate::board::{Cell, Givens, Puzzle, Rules, Shape};
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
    /// The count was given up after its share of nodes. Only on 16x16 boards and under
    /// rules beyond the houses, where one can be too long to wait for.
    Undecided,
    /// There is one solution, and it takes more than the level that was asked for.
    TooHard,
}

/// A full board with some holes, and the places where more can be tried.
#[derive(Clone, Debug)]
pub(super) struct Dig {
    options: Options,
    rules: Rules,
    board: Givens,
    clues: usize,
    untried: vec::IntoIter<Vec<Cell>>,
}

impl Dig {
    pub(super) fn new(options: Options, rules: Rules, full: Givens, chance: &mut Chance) -> Self {
        let mut orbits = options.symmetry.orbits(options.shape);
        chance.shuffle(&mut orbits);
        if let Some(cost) = options.cost {
            // Where the first rows are empty, the search guesses long before it fails.
            orbits.sort_by_key(|orbit| orbit.first().map(|cell| cell.row(options.shape)));
            if !cost.is_dear() {
                orbits.reverse();
            }
        }
        let clues = options.shape.cell_count();
        Self { options, rules, board: full, clues, untried: orbits.into_iter() }
    }

    /// The board as it is now.
    pub(super) const fn board(&self) -> &Givens {
        &self.board
    }

    /// The rules, with what was drawn from the solution.
    pub(super) const fn rules(&self) -> &Rules {
        &self.rules
    }

    fn without(&self, cells: &[Cell]) -> Givens {
        let mut board = self.board.clone();
        for &cell in cells {
            board.set(cell, None);
        }
        board
    }

    /// Whether so many givens less are still enough.
    fn may_lose(&self, cells: usize) -> bool {
        match self.options.clues {
            Clues::Minimal => true,
            Clues::Exactly(clues) => self.clues >= clues + cells,
        }
    }

    fn try_hole(&mut self, cells: Vec<Cell>) -> Hole {
        let board = self.without(&cells);
        let (solutions, nodes) = count(&self.rules, &board);
        let verdict = match solutions {
            Count::Exactly(1) if self.is_too_hard(&board) => Verdict::Restored(Restored::TooHard),
            Count::Exactly(1) => Verdict::Dug,
            Count::Exactly(_) | Count::AtLeast(2..) => Verdict::Restored(Restored::Ambiguous),
            Count::AtLeast(_) => Verdict::Restored(Restored::Undecided),
        };
        if verdict == Verdict::Dug {
            self.clues -= cells.len();
            self.board = board;
        }
        Hole { cells, solutions, nodes, verdict }
    }

    /// Whether a board with one solution is harder than was asked for.
    fn is_too_hard(&self, board: &Givens) -> bool {
        match self.options.level {
            None | Some(Level::Beyond) => false,
            Some(most) => most < level(&self.rules, board),
        }
    }
}

/// Up to two solutions, and the nodes that it took to count them.
fn count(rules: &Rules, board: &Givens) -> (Count, u64) {
    if !rules.is_classic() {
        return ruled::count(rules, board);
    }
    let Ok(puzzle) = Puzzle::try_from(board.clone()) else {
        return (Count::Exactly(0), 0);
    };
    let mut counter = Counter::up_to(&puzzle, 2);
    let _ = counter.run(patience(puzzle.shape()));
    (counter.count(), counter.nodes())
}

/// How hard a board with one solution is for a person.
pub(super) fn level(rules: &Rules, board: &Givens) -> Level {
    match Puzzle::try_from(board.clone()) {
        Ok(puzzle) if rules.is_classic() => logic::level(&puzzle),
        Ok(_) | Err(_) => ruled::level(rules, board),
    }
}

impl Iterator for Dig {
    type Item = Hole;

    fn next(&mut self) -> Option<Hole> {
        loop {
            let cells = self.untried.next()?;
            if self.may_lose(cells.len()) {
                return Some(self.try_hole(cells));
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
