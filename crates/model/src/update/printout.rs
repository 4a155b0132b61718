//! The dialog for a worksheet, and the puzzles that the worker makes for it.

use std::iter;
use std::rc::Rc;

use sudoku_engine::board::{Givens, Puzzle, Rules};
use sudoku_engine::generate::{GenerateError, Generated};
use sudoku_engine::search::{Event, Goal, Stepper};

use super::set::set_if_changed;
use crate::Model;
use crate::generate::printout::{
    PerPage, PrintJob, PrintRequest, PrintedOrigin, PrintedPuzzle, PrintedStep, Printout,
};
use crate::model::dialog::Dialog;
use crate::model::notice::Notice;

/// User actions in the dialog for puzzles to print.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PrintoutMsg {
    /// The number of puzzles was typed.
    NumberTyped(Rc<str>),
    TitleTyped(Rc<str>),
    /// Printing the solutions was switched on or off.
    SolutionsPrinted(bool),
    /// Printing a page for each puzzle to search it by hand was switched on or off.
    ExercisesPrinted(bool),
    PerPageChosen(PerPage),
    /// Generating the puzzles was requested.
    Started {
        /// The seed to use if none was typed: the same seed makes the same puzzles.
        seed: u64,
    },
    Cancelled,
    /// The puzzle on the board was taken, to search it by hand.
    BoardTaken,
    /// The preview was turned to a page, counted from 0.
    PageTurned(usize),
}

impl Model {
    pub(super) fn apply_printout(&mut self, msg: PrintoutMsg) -> bool {
        match msg {
            PrintoutMsg::Started { .. } if self.is_worker_lost => {
                self.notice(Notice::WorkerUnavailable);
                true
            }
            PrintoutMsg::Started { seed } => self.start_printout(seed),
            PrintoutMsg::NumberTyped(number) => {
                self.change_printout(|printout| set_if_changed(&mut printout.count_text, number))
            }
            PrintoutMsg::TitleTyped(title) => {
                self.change_printout(|printout| set_if_changed(&mut printout.title, title))
            }
            PrintoutMsg::SolutionsPrinted(are_printed) => self.change_printout(|printout| {
                let changed = set_if_changed(&mut printout.has_solutions, are_printed);
                printout.page_index =
                    printout.page_index.min(printout.page_count().saturating_sub(1));
                changed
            }),
            PrintoutMsg::ExercisesPrinted(are_printed) => self.change_printout(|printout| {
                printout.page_index = 0;
                set_if_changed(&mut printout.has_exercises, are_printed)
            }),
            PrintoutMsg::PerPageChosen(per_page) => self.change_printout(|printout| {
                printout.page_index = 0;
                set_if_changed(&mut printout.per_page, per_page)
            }),
            PrintoutMsg::Cancelled => self.change_printout(|printout| printout.print_job.cancel()),
            PrintoutMsg::BoardTaken => {
                let Some(printed) = self.printed_board() else { return false };
                self.change_printout(|printout| {
                    printout.print_job = PrintJob::Idle;
                    printout.puzzles = Rc::new(vec![Rc::new(printed)]);
                    printout.page_index = 0;
                    true
                })
            }
            PrintoutMsg::PageTurned(page) => self.change_printout(|printout| {
                let last = printout.page_count().saturating_sub(1);
                set_if_changed(&mut printout.page_index, page.min(last))
            }),
        }
    }

    /// Changes the printout while its dialog is open. Returns whether anything changed.
    pub(super) fn change_printout(&mut self, change: impl FnOnce(&mut Printout) -> bool) -> bool {
        let Some(Dialog::Printout(printout)) = &mut self.dialog else { return false };
        change(printout)
    }

    /// Returns the puzzle on the board as an exercise; `None` if there is nothing to search.
    pub fn printed_board(&self) -> Option<PrintedPuzzle> {
        let puzzle = self.own_puzzle();
        let (givens, rules) = (puzzle.givens.clone(), puzzle.rules.clone());
        let first_steps = first_steps(&givens, &rules);
        let printed =
            PrintedPuzzle { number: 1, origin: PrintedOrigin::Board, givens, rules, first_steps };
        Some(printed).filter(|printed| !printed.first_steps.is_empty())
    }

    fn start_printout(&mut self, seed: u64) -> bool {
        let puzzle_count = self.printout().and_then(Printout::puzzle_count);
        let source = self.play.form.source(&self.own_puzzle().own_rules(), seed);
        let (Some(puzzle_count), Ok(source)) = (puzzle_count, source) else {
            return false;
        };
        let id = self.next_task();
        let Some(Dialog::Printout(printout)) = &mut self.dialog else { return false };
        printout.print_job.ask(id, PrintRequest { source, puzzle_count });
        printout.puzzles = Rc::default();
        printout.page_index = 0;
        true
    }

    /// Adds the next puzzle. Returns whether it was the next one: a worker that was restarted
    /// generates earlier ones again.
    pub(super) fn apply_printed(
        &mut self,
        nth: u16,
        seed: u64,
        outcome: Result<Box<Generated>, GenerateError>,
    ) -> bool {
        let Some(Dialog::Printout(printout)) = &mut self.dialog else { return false };
        let is_next = usize::from(nth) == printout.puzzles.len();
        let Some(task) = printout.print_job.in_progress().filter(|_| is_next) else {
            return false;
        };
        let is_last = nth + 1 == task.work.puzzle_count;
        match outcome {
            Ok(made) => {
                let Generated { puzzle, solution, rules, .. } = *made;
                let first_steps = first_steps(&puzzle, &rules);
                let number = nth + 1;
                let origin = PrintedOrigin::Made { seed, solution };
                let printed = PrintedPuzzle { number, origin, givens: puzzle, rules, first_steps };
                Rc::make_mut(&mut printout.puzzles).push(printed.into());
                if is_last {
                    printout.print_job = PrintJob::Idle;
                }
            }
            Err(reason) => printout.print_job = PrintJob::Over(reason),
        }
        true
    }
}

/// Returns the first steps of plain backtracking.
fn first_steps(givens: &Givens, rules: &Rules) -> Vec<PrintedStep> {
    let Ok(puzzle) = Puzzle::with_rules(givens.clone(), rules.clone()) else { return Vec::new() };
    let mut stepper = Stepper::new(&puzzle, Goal::FIRST);
    let moves = iter::from_fn(|| stepper.advance_move());
    let step = |event| match event {
        Event::Placed { cell, digit } => Some(PrintedStep { cell, digit, is_placed: true }),
        Event::Removed { cell, digit } => Some(PrintedStep { cell, digit, is_placed: false }),
        Event::Tested { .. }
        | Event::DeadEnd { .. }
        | Event::Eliminated { .. }
        | Event::Forced { .. }
        | Event::Solved => None,
    };
    moves.filter_map(step).take(Printout::EXERCISE_STEPS).collect()
}
