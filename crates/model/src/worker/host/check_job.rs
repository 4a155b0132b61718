//! Checking the user's digits by asking a solver one question after another: does the puzzle have
//! a solution with these digits?

use sudoku_engine::board::{Cell, Givens, Puzzle};
use sudoku_engine::fast::Progress;
use sudoku_engine::logic::Candidate;

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
    /// Whether the puzzle has no other solutions; known only if it has a single one.
    has_all_solutions: bool,
    question: Question,
    /// Works on the question.
    solver: Solver,
    wrong_cells: Vec<Cell>,
}

/// Which digits to add to the givens before asking for a solution.
#[derive(Clone, Copy, Debug)]
enum Question {
    /// None.
    Givens,
    /// All digits of the user.
    All,
    /// The digit in this cell alone.
    One(Cell),
    /// The digits as they were before the last `n + 1` edits.
    Earlier(usize),
}

/// What follows from an answer.
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
    pub(super) fn run(&mut self) -> Option<CheckResult> {
        let answer = self.solver.work()?;
        let mut has_solution = self.store(answer);
        loop {
            match self.next(has_solution) {
                Next::Result(result) => return Some(result),
                Next::Question(question) => {
                    self.question = question;
                    has_solution = self.answer_or_start_solver()?;
                }
            }
        }
    }

    /// Returns the solution of the puzzle if it is known to have only one.
    pub(super) fn only_solution(&self) -> Option<&Givens> {
        self.solutions.first().filter(|_| self.has_all_solutions)
    }

    /// Stores the solutions that the solver found: two if there are several. Returns whether it
    /// found any.
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

    /// Returns what follows from the answer to the current question, and notes a wrong cell.
    fn next(&mut self, has_solution: bool) -> Next {
        match (self.question, has_solution) {
            (Question::Givens, false) => Next::Result(CheckResult::NoSolution),
            (Question::Givens, true) if self.request.digits.filled_count() == 0 => {
                Next::Result(self.unless_ambiguous(CheckResult::NoDigits))
            }
            (Question::Givens, true) => Next::Question(Question::All),
            (Question::All, true) => Next::Result(self.unless_ambiguous(CheckResult::Right)),
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

    /// Asks about the first digit after the `previous` cell, or about the first of all if it is
    /// `None`. After the last one, asks about earlier digits.
    fn next_digit(&self, previous: Option<Cell>) -> Next {
        let mut cells = self.request.digits.iter().filter(|(_, digit)| digit.is_some());
        let next = cells.find(|(cell, _)| previous.is_none_or(|previous| *cell > previous));
        next.map_or_else(|| self.earlier(0), |(cell, _)| Next::Question(Question::One(cell)))
    }

    /// Asks about the digits before the last `nth + 1` edits. If undo leads to none, the check ends
    /// without a number of edits to undo.
    fn earlier(&self, nth: usize) -> Next {
        if nth < self.request.earlier_digits.len() {
            Next::Question(Question::Earlier(nth))
        } else {
            Next::Result(self.mistake(None))
        }
    }

    /// Returns the result of digits that are right, or of none: `result` if nothing else is to be said.
    fn unless_ambiguous(&self, result: CheckResult) -> CheckResult {
        let Some(solution) = self.only_solution() else { return CheckResult::Ambiguous };
        let CheckRequest { puzzle, digits, center_marks, .. } = &self.request;
        let missing = solution.iter().zip(center_marks).filter_map(|((cell, digit), marks)| {
            let is_empty = puzzle.givens().get(cell).or(digits.get(cell)).is_none();
            let digit = digit.filter(|&it| is_empty && !marks.is_empty() && !marks.contains(it))?;
            Some(Candidate::new(cell, digit))
        });
        let missing: Vec<Candidate> = missing.collect();
        if missing.is_empty() { result } else { CheckResult::MissingMarks(missing) }
    }

    fn mistake(&self, undo_count: Option<usize>) -> CheckResult {
        match self.wrong_cells.as_slice() {
            // Each digit alone is in some solution, but all of them are in none.
            [] => CheckResult::Incompatible { undo_count },
            cells => CheckResult::Wrong { cells: cells.to_vec(), undo_count },
        }
    }

    /// Answers the current question if that needs no search. Otherwise starts a solver on it, and
    /// returns `None`.
    fn answer_or_start_solver(&mut self) -> Option<bool> {
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
        match Puzzle::with_rules(puzzle.givens().clone().or(&digits), puzzle.rules().clone()) {
            Ok(puzzle) => {
                self.solver = Solver::new(&puzzle);
                None
            }
            // The digits break a rule.
            Err(_) => Some(false),
        }
    }
}

impl Job for CheckJob {
    fn work(&mut self, output: &mut Output) -> Progress {
        output.end(self.run().map(TaskReport::Check))
    }

    /// Reports nothing: the page shows only that a check is in progress, and then its result.
    fn progress(&self, _: &mut Output) {}
}

/// Returns whether a solution has all of these digits.
fn agree(solution: &Givens, digits: &Givens) -> bool {
    digits.iter().all(|(cell, digit)| digit.is_none() || digit == solution.get(cell))
}
