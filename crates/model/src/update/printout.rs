//! Puzzles to be printed.

use std::rc::Rc;

use sudoku_engine::generate::{Generated, NotMade};

use super::set;
use crate::generate::form::MakeOrder;
use crate::generate::printout::{PrintJob, PrintedPuzzle, Printout};
use crate::model::notice::Notice;
use crate::{Model, Msg};

impl Model {
    pub(super) fn apply_handout(&mut self, msg: Msg) -> bool {
        match msg {
            Msg::HandoutOpened => set(&mut self.handout, Some(Printout::new())),
            Msg::HandoutClosed => set(&mut self.handout, None),
            Msg::HandoutStarted { .. } if self.is_worker_lost => {
                self.notice(Notice::WorkerUnavailable);
                true
            }
            Msg::HandoutStarted { seed } => self.start_handout(seed),
            other => self.handout.as_mut().is_some_and(|handout| change(handout, other)),
        }
    }

    fn start_handout(&mut self, seed: u64) -> bool {
        let number = self.handout.as_ref().and_then(Printout::wanted);
        let plan = self.wish.plan(&self.editor.sheet().rules, seed);
        let (Some(number), Ok(plan)) = (number, plan) else {
            return false;
        };
        let order = MakeOrder { id: self.next_id(), plan };
        let Some(handout) = &mut self.handout else {
            return false;
        };
        handout.handing = PrintJob::Working { order, number };
        handout.puzzles = Rc::default();
        handout.page = 0;
        true
    }

    /// Takes the next puzzle. One that came before, from a worker that ended, is not the
    /// next; says whether it was.
    pub(super) fn take_one_of_many(
        &mut self,
        id: u32,
        nth: u16,
        seed: u64,
        outcome: Result<Box<Generated>, NotMade>,
    ) -> bool {
        let Some(handout) = &mut self.handout else {
            return false;
        };
        let order = handout.order().filter(|(order, _)| order.id == id);
        let is_next = usize::from(nth) == handout.puzzles.len();
        let Some((_, number)) = order.filter(|_| is_next) else {
            return false;
        };
        match outcome {
            Ok(made) => {
                let Generated { puzzle, solution, rules, .. } = *made;
                let handed =
                    PrintedPuzzle { number: nth + 1, seed, clues: puzzle, solution, rules };
                Rc::make_mut(&mut handout.puzzles).push(handed.into());
                if nth + 1 == number {
                    handout.handing = PrintJob::Idle;
                }
            }
            Err(reason) => handout.handing = PrintJob::Failed(reason),
        }
        true
    }
}

fn change(handout: &mut Printout, msg: Msg) -> bool {
    match msg {
        Msg::HandoutNumberTyped(number) => set(&mut handout.number, number),
        Msg::HandoutTitleTyped(title) => set(&mut handout.title, title),
        Msg::SolutionsPrinted(are_printed) => {
            let changed = set(&mut handout.has_solutions, are_printed);
            handout.page = handout.page.min(handout.pages().saturating_sub(1));
            changed
        }
        Msg::PerPageChosen(per_page) => {
            handout.page = 0;
            set(&mut handout.per_page, per_page)
        }
        Msg::HandoutCancelled => handout.cancel(),
        Msg::HandoutPageTurned(page) => {
            let last = handout.pages().saturating_sub(1);
            set(&mut handout.page, page.min(last))
        }
        _ => false,
    }
}
