//! What can be read off a search without moving it.

use super::stepper::{Walk, either};
use super::{Counters, Goal, Level, Position, Stepper, Strategy};
use crate::board::{Cell, Digit, DigitSet, Givens, Grid, Puzzle, Rule, Rules, Shape};

impl Stepper {
    /// The counts so far.
    pub fn counters(&self) -> Counters {
        either!(self, walk => walk.counters())
    }

    /// Placements so far that had an alternative; `None` with the sources' strategy,
    /// which is too fast to count them.
    pub const fn guesses(&self) -> Option<u64> {
        match &self.walk {
            Walk::Plain(_) => None,
            Walk::Guided(walk) => Some(walk.guesses()),
        }
    }

    /// Where in the search this is.
    pub fn position(&self) -> Position {
        either!(self, walk => walk.position())
    }

    /// The puzzle being searched.
    pub fn puzzle(&self) -> &Puzzle {
        either!(self, walk => walk.puzzle())
    }

    /// The rules it follows.
    pub fn rules(&self) -> &Rules {
        self.puzzle().rules()
    }

    /// About how many steps of the sources' strategy on a classic board take as long as
    /// one of this search, from 1 up.
    pub fn effort(&self) -> u32 {
        match &self.walk {
            Walk::Plain(_) => 1,
            Walk::Guided(walk) => walk.effort(),
        }
    }

    /// How many candidates each rule has taken away on the path to where the search is,
    /// in the order of [`Rule`], those without left out. `None` with a strategy that
    /// concludes nothing. Every node of the path is worked out again, so it is for what
    /// is shown, not for every step.
    pub fn taken_away(&self) -> Option<Vec<(Rule, u32)>> {
        match &self.walk {
            Walk::Plain(_) => None,
            Walk::Guided(walk) => walk.taken_away(),
        }
    }

    /// The shape of the board.
    pub fn shape(&self) -> Shape {
        self.puzzle().shape()
    }

    /// When the search is over.
    pub const fn goal(&self) -> Goal {
        either!(self, walk => walk.goal())
    }

    /// How it goes through its tree.
    pub const fn strategy(&self) -> Strategy {
        match &self.walk {
            Walk::Plain(_) => Strategy::SOURCES,
            Walk::Guided(walk) => walk.strategy(),
        }
    }

    /// Digits placed by the search that stand on the board now.
    pub fn depth(&self) -> usize {
        either!(self, walk => walk.depth())
    }

    /// The empty cells in reading order. They are as many as the tree has levels.
    pub fn cells(&self) -> &[Cell] {
        either!(self, walk => walk.cells())
    }

    /// The cell of each level, where it is the same on every path: with an order of
    /// cells that no digit changes, and nothing that forces one. Else `None`.
    pub fn level_cells(&self) -> Option<&[Cell]> {
        match &self.walk {
            Walk::Plain(walk) => Some(walk.cells()),
            Walk::Guided(walk) => walk.level_cells(),
        }
    }

    /// The cells and digits of the path, in the order they were placed.
    pub fn path(&self) -> impl ExactSizeIterator<Item = (Cell, Digit)> + '_ {
        (0..self.depth()).map(|level| match &self.walk {
            Walk::Plain(walk) => (walk.cells()[level], walk.digits()[level]),
            Walk::Guided(walk) => walk.placement(level),
        })
    }

    /// The branches of the path from the first level down, which name the node where
    /// the search is. They are the digits of the path, but for those levels of exact
    /// cover where the place of a digit is chosen; see [`Choice`](super::Choice).
    pub fn branches(&self) -> impl ExactSizeIterator<Item = Digit> + '_ {
        (0..self.depth()).map(|level| match &self.walk {
            Walk::Plain(walk) => walk.digits()[level],
            Walk::Guided(walk) => walk.branch(level),
        })
    }

    /// The branches that may be taken from the node where the search is, tried ones
    /// included: none at a dead end. `None` where the board is full.
    pub fn legal_digits(&self) -> Option<DigitSet> {
        either!(self, walk => walk.legal_digits())
    }

    /// The candidates of each cell that is empty now, in reading order, as the events
    /// so far have left them. At the start they are those digits that no given rules
    /// out. `None` with a strategy that concludes nothing.
    pub fn domains(&self) -> Option<Vec<(Cell, DigitSet)>> {
        match &self.walk {
            Walk::Plain(_) => None,
            Walk::Guided(walk) => walk.domains(),
        }
    }

    /// The board as it is now: givens and placed digits.
    pub fn board(&self) -> Givens {
        let mut board = self.puzzle().givens().clone();
        for (cell, digit) in self.path() {
            board.set(cell, Some(digit));
        }
        board
    }

    /// The solution on the board, when it is full and each box has each digit. With
    /// regions that need not be so; [`board`](Self::board) is there in any case.
    pub fn solution(&self) -> Option<Grid> {
        Grid::try_from(self.board()).ok()
    }

    /// The level that is being chosen; `None` where the board is full.
    pub fn open_level(&self) -> Option<Level> {
        either!(self, walk => walk.open_level())
    }

    /// The levels from the root to the cell being chosen, which is the last unless
    /// the board is full.
    pub fn levels(&self) -> Vec<Level> {
        either!(self, walk => walk.levels())
    }
}
