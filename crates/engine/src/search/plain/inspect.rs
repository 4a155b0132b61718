//! Read-only access to the plain walk.

use super::super::{Choice, Counters, Goal, Level, Position};
use super::masks::Masks;
use super::{Phase, PlainWalk};
use crate::board::{Cell, Digit, DigitSet, Puzzle, Shape};

impl PlainWalk {
    /// Returns the counts so far.
    pub(in crate::search) fn counters(&self) -> Counters {
        // Every cell left by backtracking had all its digits tested; each cell on the
        // path had them tested up to its current digit.
        let exhausted_cells =
            self.undos - (self.solutions - u64::from(self.phase == Phase::Solution));
        let tests_on_path: u64 = self.digits.iter().map(|digit| u64::from(digit.value())).sum();
        Counters {
            tests: exhausted_cells * self.shape().size() as u64
                + tests_on_path
                + u64::from(self.tested()),
            placements: self.placements,
            undos: self.undos,
            solutions: self.solutions,
            dead_ends: self.dead_ends,
            depth: self.digits.len() as u64,
        }
    }

    /// Returns the current position in the search.
    pub(in crate::search) fn position(&self) -> Position {
        let tests_since_step = |tested: u8| {
            let legal = self.legal(self.depth());
            let last_undone =
                legal.iter().map(Digit::value).take_while(|&digit| digit <= tested).last();
            tested - last_undone.unwrap_or(0)
        };
        let events: u8 = match self.phase {
            Phase::Open(tested) => tests_since_step(tested),
            Phase::Legal(digit) => tests_since_step(digit.value() - 1) + 1,
            Phase::Dead => self.shape().size() as u8 + 1,
            Phase::Full => 0,
            Phase::Solution => 1,
        };
        Position { step: self.placements + self.undos, events: events.into() }
    }

    pub(in crate::search) const fn puzzle(&self) -> &Puzzle {
        &self.puzzle
    }

    pub(in crate::search) const fn shape(&self) -> Shape {
        self.puzzle.shape()
    }

    pub(in crate::search) const fn goal(&self) -> Goal {
        self.goal
    }

    /// Returns the number of digits of the search now on the board.
    pub(in crate::search) fn depth(&self) -> usize {
        self.digits.len()
    }

    /// Returns the puzzle's empty cells in reading order, one for each level of the tree.
    pub(in crate::search) fn cells(&self) -> &[Cell] {
        &self.cells
    }

    /// Returns the digits of the path, in the order of placement.
    pub(in crate::search) fn digits(&self) -> &[Digit] {
        &self.digits
    }

    /// Returns the legal digits of the cell being chosen, including those already tried:
    /// an empty set at a dead end, `None` on a full board.
    pub(in crate::search) fn legal_digits(&self) -> Option<DigitSet> {
        (!self.is_full()).then(|| self.legal(self.depth()))
    }

    /// Returns the levels from the root to the cell being chosen, which comes last unless
    /// the board is full.
    pub(in crate::search) fn levels(&self) -> Vec<Level> {
        let all = self.shape().all_digits();
        let mut masks = Masks::of(self.puzzle.givens());
        let mut levels = Vec::with_capacity(self.depth() + 1);
        for (level, &cell) in self.cells.iter().enumerate().take(self.depth() + 1) {
            let legal = masks.legal(self.house_indices[level], all);
            let digit = self.digits.get(level).copied();
            levels.push(self.level(cell, legal, digit));
            if let Some(digit) = digit {
                masks.toggle_digit(self.house_indices[level], digit);
            }
        }
        levels
    }

    pub(in crate::search) fn open_level(&self) -> Option<Level> {
        let cell = *self.cells.get(self.depth())?;
        Some(self.level(cell, self.legal(self.depth()), None))
    }

    fn level(&self, cell: Cell, legal: DigitSet, digit: Option<Digit>) -> Level {
        let tested = digit.map_or(self.tested(), Digit::value);
        let next_branch = match self.phase {
            Phase::Legal(next_branch) if digit.is_none() => Some(next_branch),
            _ => None,
        };
        Level {
            choice: Choice::Digit { cell },
            cell,
            digit,
            legal,
            order: legal.iter().collect(),
            tested: DigitSet::first(tested.into()),
            next_branch,
        }
    }
}
