//! Read-only access to a search.

use super::stepper::{Walk, either};
use super::{Counters, Goal, Level, Position, Stepper, Strategy};
use crate::board::{Cell, Digit, DigitSet, Givens, Grid, Puzzle, Rule, Rules, Shape};

impl Stepper {
    /// Returns the counts so far.
    pub fn counters(&self) -> Counters {
        either!(self, walk => walk.counters())
    }

    /// Returns the number of placements so far that had an alternative. `None` for plain
    /// backtracking on a classic board, which runs too fast to count them.
    pub const fn guesses(&self) -> Option<u64> {
        match &self.walk {
            Walk::Plain(_) => None,
            Walk::Guided(walk) => Some(walk.guesses()),
        }
    }

    /// Returns the current position in the search.
    pub fn position(&self) -> Position {
        either!(self, walk => walk.position())
    }

    pub fn puzzle(&self) -> &Puzzle {
        either!(self, walk => walk.puzzle())
    }

    /// Returns the rules of the puzzle.
    pub fn rules(&self) -> &Rules {
        self.puzzle().rules()
    }

    /// Returns roughly how many steps of plain backtracking on a classic board take as
    /// long as one step of this search; at least 1.
    pub fn effort(&self) -> u32 {
        match &self.walk {
            Walk::Plain(_) => 1,
            Walk::Guided(walk) => walk.effort(),
        }
    }

    /// Returns how many candidates each rule has eliminated on the path to the current
    /// position, in the order of [`Rule`]; rules that eliminated none are omitted. `None`
    /// for a strategy without inference.
    ///
    /// This recomputes every node of the path, so it suits display, not every step.
    pub fn eliminated_by_rule(&self) -> Option<Vec<(Rule, u32)>> {
        match &self.walk {
            Walk::Plain(_) => None,
            Walk::Guided(walk) => walk.eliminated_by_rule(),
        }
    }

    pub fn shape(&self) -> Shape {
        self.puzzle().shape()
    }

    pub const fn goal(&self) -> Goal {
        either!(self, walk => walk.goal())
    }

    pub const fn strategy(&self) -> Strategy {
        match &self.walk {
            Walk::Plain(_) => Strategy::PLAIN,
            Walk::Guided(walk) => walk.strategy(),
        }
    }

    /// Returns the number of digits of the search now on the board.
    pub fn depth(&self) -> usize {
        either!(self, walk => walk.depth())
    }

    /// Returns the puzzle's empty cells in reading order. The tree has one level for
    /// each.
    pub fn cells(&self) -> &[Cell] {
        either!(self, walk => walk.cells())
    }

    /// Returns the cell of each level if it is the same on every path, which requires a
    /// fixed cell order and no forced digits; otherwise `None`.
    pub fn level_cells(&self) -> Option<&[Cell]> {
        match &self.walk {
            Walk::Plain(walk) => Some(walk.cells()),
            Walk::Guided(walk) => walk.level_cells(),
        }
    }

    /// Returns the cells and digits of the path, in the order of placement.
    pub fn path(&self) -> impl ExactSizeIterator<Item = (Cell, Digit)> + '_ {
        (0..self.depth()).map(|level| match &self.walk {
            Walk::Plain(walk) => (walk.cells()[level], walk.digits()[level]),
            Walk::Guided(walk) => walk.placement(level),
        })
    }

    /// Returns the branches of the path from the first level down, which identify the
    /// current node. They are the digits of the path, except on levels of exact cover
    /// that choose the place of a digit; see [`Choice`](super::Choice).
    pub fn branches(&self) -> impl ExactSizeIterator<Item = Digit> + '_ {
        (0..self.depth()).map(|level| match &self.walk {
            Walk::Plain(walk) => walk.digits()[level],
            Walk::Guided(walk) => walk.branch(level),
        })
    }

    /// Returns the branches of the current node, including those already tried: an empty
    /// set at a dead end, `None` on a full board.
    pub fn legal_digits(&self) -> Option<DigitSet> {
        either!(self, walk => walk.legal_digits())
    }

    /// Returns the candidates of each empty cell, in reading order, after the events so
    /// far. At the start these are the digits that no given rules out. `None` for a
    /// strategy without inference.
    pub fn domains(&self) -> Option<Vec<(Cell, DigitSet)>> {
        match &self.walk {
            Walk::Plain(_) => None,
            Walk::Guided(walk) => walk.domains(),
        }
    }

    /// Returns the current board: givens and placed digits.
    pub fn board(&self) -> Givens {
        let mut board = self.puzzle().givens().clone();
        for (cell, digit) in self.path() {
            board.set(cell, Some(digit));
        }
        board
    }

    /// Returns the solution, if the board is full and each box holds each digit. With
    /// jigsaw regions a full board need not do so; [`board`](Self::board) is always
    /// available.
    pub fn solution(&self) -> Option<Grid> {
        Grid::try_from(self.board()).ok()
    }

    /// Returns the level that is being chosen; `None` on a full board.
    pub fn open_level(&self) -> Option<Level> {
        either!(self, walk => walk.open_level())
    }

    /// Returns the levels from the root to the cell being chosen, which comes last unless
    /// the board is full.
    pub fn levels(&self) -> Vec<Level> {
        either!(self, walk => walk.levels())
    }
}
