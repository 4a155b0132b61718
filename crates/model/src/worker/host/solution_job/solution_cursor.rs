//! Visiting solutions by number or at random, under any rules.

use sudoku_engine::board::{Givens, Puzzle};
use sudoku_engine::count::{Solutions, Target};
use sudoku_engine::fast::Progress;

use super::random_draw::{DrawResult, RandomDraw, draw_number};
use super::solution_walk::SolutionWalk;
use crate::solve::solutions::{Draw, SolutionSelector, SolutionVisit, VisitedSolution};

/// Nodes per slice under the classic rules.
const NODES_PER_SLICE: u64 = 1_000;

/// The current place among the solutions, and the way to another.
#[derive(Debug)]
pub(super) struct SolutionCursor {
    puzzle: Puzzle,
    solutions: OrderedSolutions,
    /// The number of solutions, if drawing one determined it.
    total: Option<u128>,
    has_too_many: bool,
    random_draw: Option<RandomDraw>,
    draw: Option<Draw>,
    /// The last solution, if it was guessed and so has no known number.
    guessed: Option<Givens>,
}

/// The solutions, in a fixed order.
#[derive(Debug)]
enum OrderedSolutions {
    Classic(Box<Solutions>),
    Variant(Box<SolutionWalk>),
}

impl SolutionCursor {
    pub(super) fn new(puzzle: &Puzzle) -> Self {
        let solutions = if puzzle.rules().is_classic() {
            OrderedSolutions::Classic(Box::new(Solutions::new(puzzle)))
        } else {
            OrderedSolutions::Variant(Box::new(SolutionWalk::new(puzzle)))
        };
        Self {
            puzzle: puzzle.clone(),
            solutions,
            total: None,
            has_too_many: false,
            random_draw: None,
            draw: None,
            guessed: None,
        }
    }

    pub(super) fn seek(&mut self, place: SolutionSelector) {
        (self.random_draw, self.draw, self.guessed) = (None, None, None);
        match (place, self.total()) {
            (SolutionSelector::Nth(number), _) => self.solutions.seek(number),
            (SolutionSelector::Random { seed }, Some(total)) => {
                self.apply_draw(draw_number(seed, total));
            }
            (SolutionSelector::Random { seed }, None) if self.has_too_many => {
                self.random_draw = Some(RandomDraw::by_guessing(&self.puzzle, seed));
            }
            (SolutionSelector::Random { seed }, None) => {
                self.random_draw = Some(RandomDraw::new(&self.puzzle, seed));
            }
        }
    }

    pub(super) fn run(&mut self) -> Progress {
        let Some(random_draw) = &mut self.random_draw else {
            return if self.draw == Some(Draw::Guessed) {
                Progress::Done
            } else {
                self.solutions.run()
            };
        };
        if let Some(result) = random_draw.run() {
            self.random_draw = None;
            self.apply_draw(result);
        }
        Progress::Working
    }

    fn apply_draw(&mut self, result: DrawResult) {
        match result {
            DrawResult::Number { number, total } => {
                self.draw = Some(Draw::Evenly);
                self.total = Some(total);
                self.solutions.seek(number);
            }
            DrawResult::GuessedBoard(board) => {
                (self.draw, self.has_too_many) = (Some(Draw::Guessed), true);
                self.guessed = Some(board);
            }
            // Then there is no first solution either, which the search finds out soon.
            DrawResult::NoSolution => self.solutions.seek(1),
        }
    }

    fn total(&self) -> Option<u128> {
        self.total.or_else(|| self.solutions.total())
    }

    pub(super) fn visit(&self) -> SolutionVisit {
        let guessed = self.guessed.clone().map(|board| (None, board));
        let current = || self.solutions.current().map(|(number, board)| (Some(number), board));
        let visited = guessed.or_else(current).map(|(number, board)| VisitedSolution {
            number,
            board,
            draw: self.draw,
        });
        SolutionVisit { visited, total: self.total() }
    }
}

impl OrderedSolutions {
    fn seek(&mut self, number: u128) {
        match self {
            Self::Classic(solutions) => solutions.seek(nearest_target(number, solutions.number())),
            Self::Variant(walk) => walk.seek(u64::try_from(number).unwrap_or(u64::MAX)),
        }
    }

    fn run(&mut self) -> Progress {
        match self {
            Self::Classic(solutions) => solutions.run(NODES_PER_SLICE),
            Self::Variant(walk) => walk.run(),
        }
    }

    fn current(&self) -> Option<(u128, Givens)> {
        match self {
            Self::Classic(solutions) => {
                let board = solutions.solution().map(|grid| Givens::from(grid.clone()));
                solutions.number().zip(board)
            }
            Self::Variant(walk) => walk.current(),
        }
    }

    fn total(&self) -> Option<u128> {
        match self {
            Self::Classic(solutions) => solutions.total(),
            Self::Variant(walk) => walk.total(),
        }
    }
}

/// Returns the shortest way to a solution: the next and the previous one are close.
fn nearest_target(number: u128, current: Option<u128>) -> Target {
    match current {
        Some(current) if number == current + 1 => Target::Next,
        Some(current) if number + 1 == current => Target::Previous,
        _ => Target::Nth(number),
    }
}
