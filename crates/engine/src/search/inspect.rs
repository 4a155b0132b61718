//! Read-only access to a search.

use super::stepper::{Walk, either};
use super::written::WriteList;
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
            Walk::Plain(_) | Walk::Written(_) => None,
            Walk::Guided(walk) => Some(walk.guesses()),
        }
    }

    /// Returns the current position in the search.
    pub fn position(&self) -> Position {
        either!(self, walk => walk.position())
    }

    pub fn puzzle(&self) -> &Puzzle {
        match &self.walk {
            Walk::Plain(walk) => walk.puzzle(),
            Walk::Guided(walk) => walk.puzzle(),
            Walk::Written(walk) => walk.list().puzzle(),
        }
    }

    /// Returns the rules of the puzzle.
    pub fn rules(&self) -> &Rules {
        self.puzzle().rules()
    }

    /// Returns roughly how many steps of plain backtracking on a classic board take as
    /// long as one step of this search; at least 1.
    pub fn effort(&self) -> u32 {
        match &self.walk {
            Walk::Plain(_) | Walk::Written(_) => 1,
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
            Walk::Plain(_) | Walk::Written(_) => None,
            Walk::Guided(walk) => walk.eliminated_by_rule(),
        }
    }

    pub fn shape(&self) -> Shape {
        self.puzzle().shape()
    }

    /// Returns what ends the search. One that something else wrote ends with its last step.
    pub const fn goal(&self) -> Goal {
        match &self.walk {
            Walk::Plain(walk) => walk.goal(),
            Walk::Guided(walk) => walk.goal(),
            Walk::Written(_) => Goal::Exhaustion,
        }
    }

    /// Returns whether something else wrote the steps. What was tested then, what is legal and
    /// what was concluded is unknown.
    pub const fn is_written(&self) -> bool {
        matches!(self.walk, Walk::Written(_))
    }

    /// Returns the writes that are the steps, if something else wrote them.
    pub fn writes(&self) -> Option<&WriteList> {
        if let Walk::Written(walk) = &self.walk { Some(walk.list()) } else { None }
    }

    /// Returns how many digits have been placed and erased up to a step. In a search that
    /// something else wrote, going up from a digit that stays on the board is a step, too.
    pub fn moves_up_to(&self, step: u64) -> u64 {
        if let Walk::Written(walk) = &self.walk { walk.moves_up_to(step) } else { step }
    }

    /// Returns the first step up to which this many digits have been placed and erased.
    pub fn step_of_moves(&self, moves: u64) -> u64 {
        if let Walk::Written(walk) = &self.walk { walk.step_of_moves(moves) } else { moves }
    }

    /// Returns whether something else wrote the search, and no step follows.
    pub fn is_last_step(&self) -> bool {
        if let Walk::Written(walk) = &self.walk { walk.is_last_step() } else { false }
    }

    /// Returns whether the last step went up from a digit that stays on the board.
    pub fn has_left_digit(&self) -> bool {
        if let Walk::Written(walk) = &self.walk { walk.has_left_digit() } else { false }
    }

    /// Returns how a search is walked: by [`Strategy::PLAIN`] if something else wrote it.
    pub const fn strategy(&self) -> Strategy {
        match &self.walk {
            Walk::Plain(_) | Walk::Written(_) => Strategy::PLAIN,
            Walk::Guided(walk) => walk.strategy(),
        }
    }

    /// Returns the number of digits of the search now on the board.
    pub fn depth(&self) -> usize {
        either!(self, walk => walk.depth())
    }

    /// Returns the cells that the search may fill, in reading order: the puzzle's empty cells.
    /// The tree has one level for each. A search that something else wrote may also write to
    /// givens, which are then among them.
    pub fn cells(&self) -> &[Cell] {
        match &self.walk {
            Walk::Plain(walk) => walk.cells(),
            Walk::Guided(walk) => walk.cells(),
            Walk::Written(walk) => walk.list().cells(),
        }
    }

    /// Returns the cell of each level if it is the same on every path, which requires a
    /// fixed cell order and no forced digits; otherwise `None`.
    pub fn level_cells(&self) -> Option<&[Cell]> {
        match &self.walk {
            Walk::Plain(walk) => Some(walk.cells()),
            Walk::Guided(walk) => walk.level_cells(),
            Walk::Written(_) => None,
        }
    }

    /// Returns the cells and digits of the path, in the order of placement.
    pub fn path(&self) -> impl ExactSizeIterator<Item = (Cell, Digit)> + '_ {
        (0..self.depth()).map(|level| match &self.walk {
            Walk::Plain(walk) => (walk.cells()[level], walk.digits()[level]),
            Walk::Guided(walk) => walk.placement(level),
            Walk::Written(walk) => walk.placement(level),
        })
    }

    /// Returns the branches of the path from the first level down, which identify the
    /// current node. They are the digits of the path, except on levels of exact cover
    /// that choose the place of a digit; see [`Choice`](super::Choice).
    pub fn branches(&self) -> impl ExactSizeIterator<Item = Digit> + '_ {
        (0..self.depth()).map(|level| match &self.walk {
            Walk::Plain(walk) => walk.digits()[level],
            Walk::Guided(walk) => walk.branch(level),
            Walk::Written(walk) => walk.branch(level),
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
            Walk::Plain(_) | Walk::Written(_) => None,
            Walk::Guided(walk) => walk.domains(),
        }
    }

    /// Returns the current board: givens and placed digits. A search that something else wrote
    /// may have erased givens, and left digits that are not on the path.
    pub fn board(&self) -> Givens {
        if let Walk::Written(walk) = &self.walk {
            return walk.board();
        }
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
