//! Visiting solutions by number or at random, under any rules.

use sudoku_engine::board::{Givens, Puzzle};
use sudoku_engine::count::{Solutions, Target};
use sudoku_engine::fast::Progress;

use super::drawing::{Drawing, Drawn, numbered};
use super::variant::SolutionWalk;
use crate::solve::solutions::{Draw, Place, Visit, Visited};

/// Nodes per slice under the classic rules.
const NODES: u64 = 1_000;

/// The current place among the solutions, and the way to another.
#[derive(Debug)]
pub(super) struct Visiting {
    puzzle: Puzzle,
    order: Order,
    /// The number of solutions, if drawing one determined it.
    total: Option<u128>,
    are_too_many: bool,
    /// The drawing in progress.
    drawing: Option<Drawing>,
    draw: Option<Draw>,
    /// The last solution, if it was guessed and so has no known number.
    guessed: Option<Givens>,
}

/// The solutions, in a fixed order.
#[derive(Debug)]
enum Order {
    Classic(Box<Solutions>),
    Variant(Box<SolutionWalk>),
}

impl Visiting {
    pub(super) fn new(puzzle: &Puzzle) -> Self {
        let order = if puzzle.rules().is_classic() {
            Order::Classic(Box::new(Solutions::new(puzzle)))
        } else {
            Order::Variant(Box::new(SolutionWalk::new(puzzle)))
        };
        Self {
            puzzle: puzzle.clone(),
            order,
            total: None,
            are_too_many: false,
            drawing: None,
            draw: None,
            guessed: None,
        }
    }

    pub(super) fn seek(&mut self, place: Place) {
        (self.drawing, self.draw, self.guessed) = (None, None, None);
        match (place, self.total()) {
            (Place::Nth(number), _) => self.order.seek(number),
            (Place::Random { seed }, Some(total)) => self.take(numbered(seed, total)),
            (Place::Random { seed }, None) if self.are_too_many => {
                self.drawing = Some(Drawing::guessing(&self.puzzle, seed));
            }
            (Place::Random { seed }, None) => {
                self.drawing = Some(Drawing::new(&self.puzzle, seed));
            }
        }
    }

    pub(super) fn run(&mut self) -> Progress {
        let Some(drawing) = &mut self.drawing else {
            return if self.draw == Some(Draw::Guessed) {
                Progress::Done
            } else {
                self.order.run()
            };
        };
        if let Some(drawn) = drawing.run() {
            self.drawing = None;
            self.take(drawn);
        }
        Progress::Working
    }

    fn take(&mut self, drawn: Drawn) {
        match drawn {
            Drawn::Number { number, total } => {
                self.draw = Some(Draw::Evenly);
                self.total = Some(total);
                self.order.seek(number);
            }
            Drawn::Guessed(board) => {
                (self.draw, self.are_too_many) = (Some(Draw::Guessed), true);
                self.guessed = Some(board);
            }
            // Then there is no first solution either, which the search finds out soon.
            Drawn::Nothing => self.order.seek(1),
        }
    }

    fn total(&self) -> Option<u128> {
        self.total.or_else(|| self.order.total())
    }

    pub(super) fn visit(&self) -> Visit {
        let guessed = self.guessed.clone().map(|board| (None, board));
        let at = guessed.or_else(|| self.order.at().map(|(number, board)| (Some(number), board)));
        let at = at.map(|(number, board)| Visited { number, board, draw: self.draw });
        Visit { at, total: self.total() }
    }
}

impl Order {
    fn seek(&mut self, number: u128) {
        match self {
            Self::Classic(solutions) => solutions.seek(near(number, solutions.number())),
            Self::Variant(forwards) => forwards.seek(u64::try_from(number).unwrap_or(u64::MAX)),
        }
    }

    fn run(&mut self) -> Progress {
        match self {
            Self::Classic(solutions) => solutions.run(NODES),
            Self::Variant(forwards) => forwards.run(),
        }
    }

    fn at(&self) -> Option<(u128, Givens)> {
        match self {
            Self::Classic(solutions) => {
                let board = solutions.solution().map(|grid| Givens::from(grid.clone()));
                solutions.number().zip(board)
            }
            Self::Variant(forwards) => forwards.at(),
        }
    }

    fn total(&self) -> Option<u128> {
        match self {
            Self::Classic(solutions) => solutions.total(),
            Self::Variant(forwards) => forwards.total(),
        }
    }
}

/// Returns the shortest way to a solution: the next and the previous one are close.
fn near(number: u128, here: Option<u128>) -> Target {
    match here {
        Some(here) if number == here + 1 => Target::Next,
        Some(here) if number + 1 == here => Target::Previous,
        _ => Target::Nth(number),
    }
}
