//! Which digits occur in a cell in some solution.

use serde::{Deserialize, Serialize};

use crate::board::{Cell, Digit, DigitSet, Grid, Puzzle, Shape};
use crate::fast::{Folding, Found, Layout, Placement, Position, Progress, Root, Walk};

/// In how many solutions a digit stands in a cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Tally {
    /// In so many.
    Exactly(u64),
    /// In so many, the limit, or more.
    AtLeast(u64),
}

/// The true candidates of every cell: the digits that stand there in some solution,
/// with the number of those solutions up to a limit.
///
/// With a limit of 1 it is only asked which digits occur, and one solution answers for
/// a digit in each cell. A larger limit takes up to so many solutions for each
/// candidate of each cell.
///
/// ```
/// use sudoku_engine::board::{Givens, Puzzle, Shape};
/// use sudoku_engine::count::{Occurrences, Tally};
/// use sudoku_engine::fast::Progress;
///
/// let puzzle = Puzzle::try_from(Givens::empty(Shape::Four))?;
/// let mut occurrences = Occurrences::new(&puzzle, 100);
/// while occurrences.run(100) == Progress::Working {}
/// for (cell, digit) in Shape::Four.cells().zip(Shape::Four.digits()) {
///     assert_eq!(occurrences.tally(cell, digit), Some(Tally::Exactly(72)));
/// }
/// # Ok::<(), sudoku_engine::board::Clashes>(())
/// ```
#[derive(Clone, Debug)]
pub struct Occurrences {
    puzzle: Puzzle,
    limit: u64,
    /// By placement: a number of different solutions that have been seen.
    seen: Vec<u64>,
    /// The placements answered, which are the first so many by cell and digit.
    answered: usize,
    survey: Survey,
    /// Whether the survey is of all solutions, not only those of one placement.
    is_overview: bool,
}

/// Solutions being gone through, and how often each placement was in them.
#[derive(Clone, Debug)]
struct Survey {
    walk: Walk,
    /// Digits of the shape.
    size: usize,
    found: u64,
    seen: Vec<u64>,
}

impl Occurrences {
    /// Nothing is known yet. A limit of 0 is taken as 1.
    pub fn new(puzzle: &Puzzle, limit: u64) -> Self {
        let placements = puzzle.shape().cell_count() * puzzle.shape().size();
        Self {
            puzzle: puzzle.clone(),
            limit: limit.max(1),
            seen: vec![0; placements],
            answered: 0,
            survey: Survey::below(Position::new(puzzle), puzzle.shape()),
            is_overview: true,
        }
    }

    /// Works for at most `nodes` search nodes.
    pub fn run(&mut self, nodes: u64) -> Progress {
        for _ in 0..nodes {
            if self.answered == self.seen.len() {
                break;
            }
            if self.survey.walk.is_over() || self.survey.found >= self.limit {
                self.take_answer();
            } else {
                self.survey.visit();
            }
        }
        if self.answered == self.seen.len() { Progress::Done } else { Progress::Working }
    }

    /// The part of the placements that has been answered, from 0 to 1.
    pub fn fraction(&self) -> f64 {
        self.answered as f64 / self.seen.len() as f64
    }

    /// In how many solutions the digit stands in the cell; `None` while that is not
    /// known, and for a cell or a digit of another shape.
    pub fn tally(&self, cell: Cell, digit: Digit) -> Option<Tally> {
        let size = self.puzzle.shape().size();
        let index = cell.index() * size + digit.index();
        let is_known = digit.index() < size && index < self.answered;
        let seen = is_known.then(|| self.seen[index])?;
        Some(if seen < self.limit { Tally::Exactly(seen) } else { Tally::AtLeast(self.limit) })
    }

    /// The digits that are known to stand in the cell in some solution.
    pub fn digits(&self, cell: Cell) -> DigitSet {
        let digits = self.puzzle.shape().digits();
        digits.filter(|&digit| self.tally(cell, digit) > Some(Tally::Exactly(0))).collect()
    }

    fn take_answer(&mut self) {
        // What one survey has seen are different solutions, so each number is one that
        // there are at least; those of two surveys may be the same and do not add up.
        for (seen, here) in self.seen.iter_mut().zip(&self.survey.seen) {
            *seen = (*seen).max(*here);
        }
        let is_all = self.is_overview && self.survey.walk.is_over();
        if !self.is_overview {
            self.answered += 1;
        }
        self.is_overview = false;
        while self.answered < self.seen.len() {
            let next = if is_all { None } else { self.question() };
            if let Some(survey) = next {
                self.survey = survey;
                return;
            }
            self.answered += 1;
        }
    }

    /// The survey of the next placement, if one is needed.
    fn question(&self) -> Option<Survey> {
        let shape = self.puzzle.shape();
        let cell = shape.cells().nth(self.answered / shape.size())?;
        let digit = shape.digits().nth(self.answered % shape.size())?;
        let can_stand = self.puzzle.givens().get(cell).is_none()
            && self.puzzle.candidates(cell).contains(digit);
        (can_stand && self.seen[self.answered] < self.limit).then(|| {
            let mut position = Position::new(&self.puzzle);
            position.place(Layout::of(shape), Placement { cell, digit });
            Survey::below(position, shape)
        })
    }
}

impl Survey {
    fn below(position: Position, shape: Shape) -> Self {
        let (walk, root) = Walk::below(position, shape, Folding::None);
        let seen = vec![0; shape.cell_count() * shape.size()];
        let mut survey = Self { walk, size: shape.size(), found: 0, seen };
        if let Root::Solved(found) = root {
            survey.take(found);
        }
        survey
    }

    fn visit(&mut self) {
        if let Some(found) = self.walk.visit() {
            self.take(found);
        }
    }

    fn take(&mut self, found: Found) {
        self.found += 1;
        for (cell, digit) in found.into_grid().iter().flat_map(Grid::iter) {
            self.seen[cell.index() * self.size + digit.index()] += 1;
        }
    }
}
