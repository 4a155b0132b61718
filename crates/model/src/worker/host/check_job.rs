//! Checking the user's digits, one question to a solver after the other: does the puzzle have a
//! solution with these digits?

use sudoku_engine::board::{Cell, Givens, Puzzle};
use sudoku_engine::fast::Progress;

use super::job::{Job, Output};
use super::solve_job::Solver;
use crate::solve::answer::Answer;
use crate::solve::check::{CheckRequest, CheckResult};
use crate::worker::task::TaskReport;

#[derive(Debug)]
pub(super) struct CheckJob {
    request: CheckRequest,
    /// Solutions of the puzzle found so far.
    solutions: Vec<Givens>,
    /// Whether the puzzle has no other solutions.
    has_all_solutions: bool,
    question: Question,
    /// Works on the question.
    solver: Solver,
    wrong_cells: Vec<Cell>,
}

/// The digits with which the puzzle may have a solution.
#[derive(Clone, Copy, Debug)]
enum Question {
    /// No digits but the givens.
    Givens,
    /// All digits of the user.
    All,
    /// The digit in this cell alone.
    One(Cell),
    /// The digits before this many later edits and the last one.
    Earlier(usize),
}

enum Next {
    Question(Question),
    Result(CheckResult),
}

impl CheckJob {
    pub(super) fn new(request: CheckRequest) -> Self {
        Self {
            solver: Solver::new(&request.puzzle),
            request,
            solutions: Vec::new(),
            has_all_solutions: false,
            question: Question::Givens,
            wrong_cells: Vec::new(),
        }
    }

    /// Does one slice of work, and returns the result once it is known.
    fn run(&mut self) -> Option<CheckResult> {
        let answer = self.solver.work()?;
        let mut has_solution = self.store(answer);
        loop {
            match self.after(has_solution) {
                Next::Result(result) => return Some(result),
                Next::Question(question) => {
                    self.question = question;
                    has_solution = self.known_answer()?;
                }
            }
        }
    }

    /// Stores the solutions that the solver found. Returns whether it found any.
    fn store(&mut self, answer: Answer) -> bool {
        let is_of_givens = matches!(self.question, Question::Givens);
        match answer {
            Answer::Unique(solution) => {
                self.solutions.push(solution);
                self.has_all_solutions = is_of_givens;
                true
            }
            Answer::Several(solutions) => {
                self.solutions.extend(solutions);
                true
            }
            Answer::Impossible(_) => false,
        }
    }

    /// Returns what follows from the answer to the current question.
    fn after(&mut self, has_solution: bool) -> Next {
        match (self.question, has_solution) {
            (Question::Givens, false) => Next::Result(CheckResult::NoSolution),
            (Question::Givens, true) => Next::Question(Question::All),
            (Question::All, true) => Next::Result(CheckResult::Right),
            (Question::All, false) => self.next_digit(None),
            (Question::One(cell), true) => self.next_digit(Some(cell)),
            (Question::One(cell), false) => {
                self.wrong_cells.push(cell);
                self.next_digit(Some(cell))
            }
            (Question::Earlier(nth), true) => Next::Result(self.mistake(Some(nth + 1))),
            (Question::Earlier(nth), false) => self.earlier(nth + 1),
        }
    }

    /// Asks about the first digit after this cell and, after the last one, about earlier digits.
    fn next_digit(&mut self, after: Option<Cell>) -> Next {
        let mut cells = self.request.digits.iter().filter(|(_, digit)| digit.is_some());
        let next = cells.find(|(cell, _)| after.is_none_or(|after| *cell > after));
        next.map_or_else(|| self.earlier(0), |(cell, _)| Next::Question(Question::One(cell)))
    }

    fn earlier(&self, nth: usize) -> Next {
        if nth < self.request.earlier_digits.len() {
            Next::Question(Question::Earlier(nth))
        } else {
            Next::Result(self.mistake(None))
        }
    }

    fn mistake(&self, undo_count: Option<usize>) -> CheckResult {
        match self.wrong_cells.as_slice() {
            [] => CheckResult::Incompatible { undo_count },
            cells => CheckResult::Wrong { cells: cells.to_vec(), undo_count },
        }
    }

    /// Answers the current question if that needs no search, and else sets a solver to it.
    fn known_answer(&mut self) -> Option<bool> {
        let digits = match self.question {
            Question::Givens => Givens::empty(self.request.digits.shape()),
            Question::All => self.request.digits.clone(),
            Question::One(cell) => {
                let mut digits = Givens::empty(self.request.digits.shape());
                digits.set(cell, self.request.digits.get(cell));
                digits
            }
            Question::Earlier(nth) => self.request.earlier_digits[nth].clone(),
        };
        if self.solutions.iter().any(|solution| agree(solution, &digits)) {
            return Some(true);
        }
        if self.has_all_solutions {
            return Some(false);
        }
        let puzzle = &self.request.puzzle;
        match Puzzle::with_rules(with_givens(digits, puzzle.givens()), puzzle.rules().clone()) {
            Ok(puzzle) => {
                self.solver = Solver::new(&puzzle);
                None
            }
            Err(_) => Some(false),
        }
    }
}

impl Job for CheckJob {
    fn work(&mut self, output: &mut Output) -> Progress {
        output.end(self.run().map(TaskReport::Check))
    }

    fn progress(&self, _: &mut Output) {}
}

/// Returns whether a solution has all of these digits.
fn agree(solution: &Givens, digits: &Givens) -> bool {
    digits.iter().all(|(cell, digit)| digit.is_none() || digit == solution.get(cell))
}

fn with_givens(mut digits: Givens, givens: &Givens) -> Givens {
    for (cell, given) in givens.iter() {
        if given.is_some() {
            digits.set(cell, given);
        }
    }
    digits
}
