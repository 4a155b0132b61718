//! Puzzles to print: how many, how many per page, and those already made.
//!
//! Owns what is on which page. Must not know how a page is drawn or printed.

use std::rc::Rc;

use strum::VariantArray;
use sudoku_engine::board::{Cell, Digit, Givens, Rules};
use sudoku_engine::formats;
use sudoku_engine::generate::GenerateError;

use crate::base::task_state::TaskState;
use crate::generate::form::parse_plain_number;
use crate::generate::source::PuzzleSource;
use crate::rules_code;

const SOLUTIONS_PER_PAGE: usize = 12;

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, VariantArray)]
pub enum PerPage {
    One = 1,
    Two = 2,
    #[default]
    Four = 4,
    Six = 6,
}

impl PerPage {
    pub const fn number(self) -> usize {
        self as usize
    }
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PrintedPuzzle {
    /// The number in the printout, from 1.
    pub number: u16,
    pub origin: PrintedOrigin,
    pub givens: Givens,
    pub rules: Rules,
    /// The first steps of plain backtracking, at most
    /// [`EXERCISE_STEPS`](Printout::EXERCISE_STEPS).
    pub first_steps: Vec<PrintedStep>,
}

/// Where a printed puzzle comes from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PrintedOrigin {
    Made {
        seed: u64,
        solution: Givens,
    },
    /// It is on the board. Its solution is not printed.
    Board,
}

/// A step of a search.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PrintedStep {
    pub cell: Cell,
    pub digit: Digit,
    /// Whether the digit was placed, rather than erased.
    pub is_placed: bool,
}

#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Page<'a> {
    Puzzles(&'a [Rc<PrintedPuzzle>]),
    /// A puzzle to search by hand, with room for the steps.
    Exercise(&'a Rc<PrintedPuzzle>),
    /// The beginning of its search tree to fill in, and questions about the search.
    Tree(&'a Rc<PrintedPuzzle>),
    Solutions(&'a [Rc<PrintedPuzzle>]),
    /// The steps of an exercise.
    Answers(&'a Rc<PrintedPuzzle>),
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PrintRequest {
    /// The source of the first puzzle; the others have the next seeds.
    pub source: PuzzleSource,
    pub puzzle_count: u16,
}

/// The state of making the puzzles. It ends early, with the reason, if no more can be made.
pub type PrintJob = TaskState<PrintRequest, GenerateError>;

#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Printout {
    /// The number of puzzles, as typed.
    pub count_text: Rc<str>,
    /// The heading of every page, as typed; may be empty.
    pub title: Rc<str>,
    pub per_page: PerPage,
    /// Whether pages with the solutions follow those with the puzzles.
    pub has_solutions: bool,
    /// Whether each puzzle has a page for searching it by hand.
    pub has_exercises: bool,
    /// The page on show, from 0.
    pub page_index: usize,
    pub print_job: PrintJob,
    pub puzzles: Rc<Vec<Rc<PrintedPuzzle>>>,
}

impl Printout {
    pub const MAX_PUZZLES: u16 = 100;
    /// The number of steps that an exercise asks for.
    pub const EXERCISE_STEPS: usize = 32;

    /// Creates a printout of ten puzzles with their solutions.
    pub fn new() -> Self {
        Self { count_text: "10".into(), has_solutions: true, ..Self::default() }
    }

    /// Returns the number of puzzles, or `None` if the text typed is not a number from 1 to
    /// [`MAX_PUZZLES`](Self::MAX_PUZZLES).
    pub fn puzzle_count(&self) -> Option<u16> {
        let number = parse_plain_number(self.count_text.trim())
            .and_then(|number| u16::try_from(number).ok());
        number.filter(|number| (1..=Self::MAX_PUZZLES).contains(number))
    }

    /// Returns the number of pages: those with puzzles, and those with exercises and solutions if
    /// wanted.
    pub fn page_count(&self) -> usize {
        self.pages().len()
    }

    /// Returns the content of a page, counted from 0.
    pub fn page(&self, index: usize) -> Option<Page<'_>> {
        self.pages().into_iter().nth(index)
    }

    fn pages(&self) -> Vec<Page<'_>> {
        match &self.puzzles[..] {
            [puzzle] if puzzle.origin == PrintedOrigin::Board => {
                let answers = self.has_solutions.then_some(Page::Answers(puzzle));
                [Page::Exercise(puzzle), Page::Tree(puzzle)].into_iter().chain(answers).collect()
            }
            _ => self.pages_of_made().collect(),
        }
    }

    fn pages_of_made(&self) -> impl Iterator<Item = Page<'_>> {
        let puzzles = self.puzzles.chunks(self.per_page.number()).map(Page::Puzzles);
        let (exercises, solutions): (&[_], &[_]) = (
            if self.has_exercises { &self.puzzles } else { &[] },
            if self.has_solutions { &self.puzzles } else { &[] },
        );
        let answers = if self.has_solutions { exercises } else { &[] };
        puzzles
            .chain(exercises.iter().map(Page::Exercise))
            .chain(solutions.chunks(SOLUTIONS_PER_PAGE).map(Page::Solutions))
            .chain(answers.iter().map(Page::Answers))
    }

    /// Returns the puzzles as text, one per line, each with the code of its rules unless these
    /// are classic.
    pub fn lines(&self) -> String {
        let line = |printed: &Rc<PrintedPuzzle>| {
            let (givens, rules) =
                (formats::line(&printed.givens), rules_code::write(&printed.rules));
            if rules.is_empty() { format!("{givens}\n") } else { format!("{givens} {rules}\n") }
        };
        self.puzzles.iter().map(line).collect()
    }

    pub fn is_classic(&self) -> bool {
        self.puzzles.iter().all(|printed| printed.rules.is_classic())
    }

    pub fn file_name(&self) -> String {
        let extension = if self.is_classic() { "sdm" } else { "txt" };
        match self.puzzles.first().map(|puzzle| &puzzle.origin) {
            Some(PrintedOrigin::Made { seed, .. }) => {
                format!("sudoku-{}-seed-{seed}.{extension}", self.puzzles.len())
            }
            Some(PrintedOrigin::Board) | None => format!("sudoku.{extension}"),
        }
    }
}
