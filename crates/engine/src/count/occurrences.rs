//! The digits that occur in a cell in some solution.

use serde::{Deserialize, Serialize};

use super::ruled;
use crate::board::{Cell, Digit, DigitSet, Puzzle, Shape};
use crate::fast::{
    Folding, FoundSolution, Layout, Placement, Position, Progress, RootResult, Walk,
};
use crate::search::Stepper;

/// The number of solutions with a digit in a cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Tally {
    /// Exactly this many.
    Exactly(u64),
    /// The limit or more.
    AtLeast(u64),
}

/// The true candidates of every cell: the digits that it has in some solution, with the
/// number of these solutions up to a limit.
///
/// With a limit of 1 this only determines which digits occur, and a single solution
/// settles one digit in every cell. A larger limit visits up to that many solutions for
/// each candidate of each cell.
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
    /// By placement: the number of different solutions seen with it, at least.
    solution_counts: Vec<u64>,
    /// The number of placements settled, in order of cell and digit.
    settled_count: usize,
    survey: Survey,
    /// Whether the survey covers all solutions, not only those of one placement.
    is_overview: bool,
}

/// A search of solutions that counts each placement in them.
#[derive(Clone, Debug)]
struct Survey {
    walker: Walker,
    /// The number of digits of the shape.
    size: usize,
    solution_count: u64,
    solution_counts: Vec<u64>,
}

/// The search that visits the solutions.
#[derive(Clone, Debug)]
enum Walker {
    Classic(Walk),
    Ruled(Box<Stepper>),
}

impl Occurrences {
    /// Creates the occurrences, with nothing known yet. A limit of 0 is taken as 1.
    pub fn new(puzzle: &Puzzle, limit: u64) -> Self {
        let placements = puzzle.shape().cell_count() * puzzle.shape().size();
        Self {
            puzzle: puzzle.clone(),
            limit: limit.max(1),
            solution_counts: vec![0; placements],
            settled_count: 0,
            survey: Survey::over(puzzle),
            is_overview: true,
        }
    }

    /// Visits at most `nodes` search nodes.
    pub fn run(&mut self, nodes: u64) -> Progress {
        for _ in 0..nodes {
            if self.settled_count == self.solution_counts.len() {
                break;
            }
            if self.survey.is_over() || self.survey.solution_count >= self.limit {
                self.apply_survey();
            } else {
                self.survey.visit();
            }
        }
        if self.settled_count == self.solution_counts.len() {
            Progress::Done
        } else {
            Progress::Working
        }
    }

    /// Returns the fraction of placements that are settled, from 0 to 1.
    pub fn fraction(&self) -> f64 {
        self.settled_count as f64 / self.solution_counts.len() as f64
    }

    /// Returns the number of solutions with the digit in the cell; `None` while that is
    /// unknown, and for a cell or a digit of another shape.
    pub fn tally(&self, cell: Cell, digit: Digit) -> Option<Tally> {
        let size = self.puzzle.shape().size();
        let index = cell.index() * size + digit.index();
        let is_settled = digit.index() < size && index < self.settled_count;
        let count = is_settled.then(|| self.solution_counts[index])?;
        Some(if count < self.limit { Tally::Exactly(count) } else { Tally::AtLeast(self.limit) })
    }

    /// Returns the digits known to occur in the cell in some solution.
    pub fn digits(&self, cell: Cell) -> DigitSet {
        let digits = self.puzzle.shape().digits();
        digits.filter(|&digit| self.tally(cell, digit) > Some(Tally::Exactly(0))).collect()
    }

    fn apply_survey(&mut self) {
        // The solutions of one survey all differ, so each of its counts is a lower bound;
        // those of two surveys may coincide and cannot be added.
        for (count, surveyed) in self.solution_counts.iter_mut().zip(&self.survey.solution_counts) {
            *count = (*count).max(*surveyed);
        }
        let has_all_solutions = self.is_overview && self.survey.is_over();
        if !self.is_overview {
            self.settled_count += 1;
        }
        self.is_overview = false;
        while self.settled_count < self.solution_counts.len() {
            let survey = if has_all_solutions { None } else { self.next_survey() };
            if let Some(survey) = survey {
                self.survey = survey;
                return;
            }
            self.settled_count += 1;
        }
    }

    /// Returns the survey of the next placement, if one is needed.
    fn next_survey(&self) -> Option<Survey> {
        let shape = self.puzzle.shape();
        let cell = shape.cells().nth(self.settled_count / shape.size())?;
        let digit = shape.digits().nth(self.settled_count % shape.size())?;
        let is_given = self.puzzle.givens().get(cell).is_some();
        if is_given || self.solution_counts[self.settled_count] >= self.limit {
            return None;
        }
        if !self.puzzle.rules().is_classic() {
            let mut givens = self.puzzle.givens().clone();
            givens.set(cell, Some(digit));
            // If the digit breaks a rule immediately, no search is needed.
            let puzzle_with_digit = Puzzle::with_rules(givens, self.puzzle.rules().clone()).ok()?;
            return Some(Survey::over(&puzzle_with_digit));
        }
        let mut position = Position::new(&self.puzzle);
        self.puzzle.candidates(cell).contains(digit).then(|| {
            position.place(Layout::of(shape), Placement { cell, digit });
            Survey::below(position, shape)
        })
    }
}

impl Survey {
    fn over(puzzle: &Puzzle) -> Self {
        let shape = puzzle.shape();
        if puzzle.rules().is_classic() {
            return Self::below(Position::new(puzzle), shape);
        }
        Self::new(Walker::Ruled(Box::new(ruled::search(puzzle))), shape)
    }

    fn new(walker: Walker, shape: Shape) -> Self {
        let solution_counts = vec![0; shape.cell_count() * shape.size()];
        Self { walker, size: shape.size(), solution_count: 0, solution_counts }
    }

    fn below(position: Position, shape: Shape) -> Self {
        let (walk, root) = Walk::from_position(position, shape, Folding::None);
        let mut survey = Self::new(Walker::Classic(walk), shape);
        if let RootResult::Solved(found) = root {
            survey.count_found(found);
        }
        survey
    }

    fn is_over(&self) -> bool {
        match &self.walker {
            Walker::Classic(walk) => walk.is_over(),
            Walker::Ruled(stepper) => stepper.is_over(),
        }
    }

    fn visit(&mut self) {
        match &mut self.walker {
            Walker::Classic(walk) => {
                if let Some(found) = walk.visit() {
                    self.count_found(found);
                }
            }
            Walker::Ruled(stepper) => {
                stepper.run_to_solution(1);
                if stepper.counters().solutions > self.solution_count {
                    let board = stepper.board();
                    self.count_solution(
                        board.iter().filter_map(|(cell, digit)| Some((cell, digit?))),
                    );
                }
            }
        }
    }

    fn count_found(&mut self, found: FoundSolution) {
        match found.into_grid() {
            Some(grid) => self.count_solution(grid.iter()),
            None => self.count_solution([].into_iter()),
        }
    }

    fn count_solution(&mut self, solution: impl Iterator<Item = (Cell, Digit)>) {
        self.solution_count += 1;
        for (cell, digit) in solution {
            self.solution_counts[cell.index() * self.size + digit.index()] += 1;
        }
    }
}
