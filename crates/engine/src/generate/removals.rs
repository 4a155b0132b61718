//! Removing digits from a full grid, one decision at a time.

use std::cmp::Ordering;
use std::vec;

use serde::{Deserialize, Serialize};

use super::{GivenCount, Options, Skill, ruled};
use crate::board::{Cell, Givens, Puzzle, Rules, Shape};
use crate::count::{Count, Counter};
use crate::logic::{self, Grade, Level};
use crate::rng::SeededRng;

/// An attempt to remove digits.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Removal {
    /// The cells cleared together, in reading order.
    pub cells: Vec<Cell>,
    /// The number of solutions after the removal, counted up to two.
    pub solutions: Count,
    /// The number of search nodes of that count.
    pub nodes: u64,
    pub verdict: Verdict,
}

/// The decision about a removal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Verdict {
    Removed,
    /// The digits are put back.
    Restored(RestoreReason),
}

/// Why a removal was undone.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum RestoreReason {
    /// There is a second solution.
    Ambiguous,
    /// The count exceeded its node limit. This only happens on 16x16 boards and under rules
    /// beyond the houses, where a count can take too long.
    Undecided,
    /// The solution is unique, but the puzzle is harder than requested.
    TooHard,
}

/// A function that compares the grade of a puzzle with another one, such as
/// [`logic::compare_grade`].
pub type CompareGrade = fn(&Puzzle, Grade) -> Ordering;

/// A full board with some digits removed, and the removals still to be tried.
#[derive(Clone, Debug)]
pub(super) struct Removals {
    options: Options,
    compare_grade: CompareGrade,
    rules: Rules,
    board: Givens,
    given_count: usize,
    untried: vec::IntoIter<Vec<Cell>>,
}

impl Removals {
    pub(super) fn new(
        options: Options,
        compare_grade: CompareGrade,
        (rules, full_board): (Rules, Givens),
        rng: &mut SeededRng,
    ) -> Self {
        let mut orbits = options.symmetry.orbits(options.shape);
        rng.shuffle(&mut orbits);
        if let Some(cost) = options.cost {
            // With empty rows at the top, plain backtracking guesses for long before it fails.
            orbits.sort_by_key(|orbit| orbit.first().map(|cell| cell.row(options.shape)));
            if !cost.is_expensive() {
                orbits.reverse();
            }
        }
        let given_count = options.shape.cell_count();
        let untried = orbits.into_iter();
        Self { options, compare_grade, rules, board: full_board, given_count, untried }
    }

    pub(super) const fn board(&self) -> &Givens {
        &self.board
    }

    /// Returns the rules, including the cages or thermometers drawn from the solution.
    pub(super) const fn rules(&self) -> &Rules {
        &self.rules
    }

    fn without_digits(&self, cells: &[Cell]) -> Givens {
        let mut board = self.board.clone();
        for &cell in cells {
            board.set(cell, None);
        }
        board
    }

    /// Returns whether this many more givens may be removed.
    fn may_remove(&self, cells: usize) -> bool {
        match self.options.given_count {
            GivenCount::Minimal => true,
            GivenCount::Exactly(given_count) => self.given_count >= given_count + cells,
        }
    }

    fn try_removal(&mut self, cells: Vec<Cell>) -> Removal {
        let board = self.without_digits(&cells);
        let (solutions, nodes) = count(&self.rules, &board);
        let verdict = match solutions {
            Count::Exactly(1) if self.is_too_hard(&board) => {
                Verdict::Restored(RestoreReason::TooHard)
            }
            Count::Exactly(1) => Verdict::Removed,
            Count::Exactly(_) | Count::AtLeast(2..) => Verdict::Restored(RestoreReason::Ambiguous),
            Count::AtLeast(_) => Verdict::Restored(RestoreReason::Undecided),
        };
        if verdict == Verdict::Removed {
            self.given_count -= cells.len();
            self.board = board;
        }
        Removal { cells, solutions, nodes, verdict }
    }

    /// Returns whether a board with a unique solution is harder than requested.
    fn is_too_hard(&self, board: &Givens) -> bool {
        match self.options.skill {
            None | Some(Skill::Level(Level::Beyond) | Skill::Grade(Grade::Extreme)) => false,
            Some(Skill::Level(max_level)) => max_level < level(&self.rules, board),
            // Of the classic 9x9 puzzles, enough are hard or unfair without asking each time.
            Some(Skill::Grade(Grade::Hard | Grade::Unfair))
                if self.rules.is_classic() && self.options.shape == Shape::Nine =>
            {
                false
            }
            Some(Skill::Grade(max_grade)) => self.compare(board, max_grade) == Ordering::Greater,
        }
    }

    /// Returns the skill that the board requires, which is the requested one if any was.
    ///
    /// # Errors
    /// Returns how the board compares with the requested skill if it requires another one.
    pub(super) fn skill(&self) -> Result<Skill, Ordering> {
        let (skill, order) = match self.options.skill {
            Some(Skill::Grade(grade)) => (Skill::Grade(grade), self.compare(&self.board, grade)),
            Some(Skill::Level(requested)) => {
                let level = level(&self.rules, &self.board);
                (Skill::Level(level), level.cmp(&requested))
            }
            None => (Skill::Level(level(&self.rules, &self.board)), Ordering::Equal),
        };
        if order == Ordering::Equal { Ok(skill) } else { Err(order) }
    }

    /// Compares the grade of a board with a unique solution with another one.
    fn compare(&self, board: &Givens, grade: Grade) -> Ordering {
        let puzzle = Puzzle::with_rules(board.clone(), self.rules.clone());
        puzzle.map_or(Ordering::Greater, |puzzle| (self.compare_grade)(&puzzle, grade))
    }
}

/// Counts up to two solutions. Returns the count and the number of search nodes.
fn count(rules: &Rules, board: &Givens) -> (Count, u64) {
    if !rules.is_classic() {
        return ruled::count(rules, board);
    }
    let Ok(puzzle) = Puzzle::try_from(board.clone()) else {
        return (Count::Exactly(0), 0);
    };
    let mut counter = Counter::up_to(&puzzle, 2);
    let _ = counter.run(max_nodes(puzzle.shape()));
    (counter.count(), counter.nodes())
}

/// Returns the difficulty for a human solver of a board with a unique solution.
fn level(rules: &Rules, board: &Givens) -> Level {
    match Puzzle::try_from(board.clone()) {
        Ok(puzzle) if rules.is_classic() => logic::level(&puzzle),
        Ok(_) | Err(_) => ruled::level(rules, board),
    }
}

impl Iterator for Removals {
    type Item = Removal;

    fn next(&mut self) -> Option<Removal> {
        loop {
            let cells = self.untried.next()?;
            if self.may_remove(cells.len()) {
                return Some(self.try_removal(cells));
            }
        }
    }
}

/// Returns the maximum number of search nodes of a count.
const fn max_nodes(shape: Shape) -> u64 {
    match shape {
        Shape::Four | Shape::Six | Shape::Nine => u64::MAX,
        Shape::Sixteen => 300,
    }
}
