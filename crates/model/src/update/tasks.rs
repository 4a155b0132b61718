//! The worker's tasks: which are wanted, how their news is applied, and what happens to them
//! without a worker.

use std::rc::Rc;

use strum::VariantArray;

use crate::Model;
use crate::base::asked::{Order, TaskId};
use crate::generate::printout::PrintOrder;
use crate::model::dialog::Dialog;
use crate::model::export::ExportBox;
use crate::model::paste::{PasteProblem, PasteState};
use crate::search::explore::Exploration;
use crate::search::replay::Replay;
use crate::solve::solutions::Question;
use crate::worker::packed::Packed;
use crate::worker::task::{News, Task, TaskKind};

impl Model {
    pub(super) fn next_task(&mut self) -> TaskId {
        TaskId(self.next_id())
    }

    /// Returns every task that the worker has to do.
    pub(crate) fn tasks(&self) -> Vec<(TaskId, Task)> {
        TaskKind::VARIANTS.iter().flat_map(|&kind| self.tasks_of(kind)).collect()
    }

    fn tasks_of(&self, kind: TaskKind) -> Vec<(TaskId, Task)> {
        let task = match kind {
            TaskKind::Solve => {
                self.play.solving.order().map(|it| (it.id, Task::Solve(Rc::clone(&it.work))))
            }
            TaskKind::Generate => {
                self.play.making.order().map(|it| (it.id, Task::Generate(it.work.clone())))
            }
            TaskKind::Record => {
                let order = self.watch.replay.as_ref().and_then(Replay::order);
                order.map(|it| (it.id, Task::Record(it.work.clone())))
            }
            TaskKind::Print => {
                let order = self.printout().and_then(|printout| printout.making.order());
                order.map(|Order { id, work: PrintOrder { plan, number } }| {
                    (*id, Task::Print { plan: plan.clone(), number: *number })
                })
            }
            TaskKind::Finish => {
                let finishing = self.watch.tree.by_hand().and_then(Exploration::finishing);
                finishing.map(|it| (it.id, Task::Finish(it.branch.clone())))
            }
            TaskKind::Read => {
                let paste = self.paste();
                let order = paste.and_then(|paste| Some((paste.state.order()?.id, &paste.text)));
                order.map(|(id, text)| (id, Task::Read(Rc::clone(text))))
            }
            TaskKind::Export => {
                let order = self.export().and_then(ExportBox::order);
                order.zip(self.watch.player.as_ref()).map(|(order, player)| {
                    (order.id, Task::Export { run: player.run, job: Rc::clone(&order.job) })
                })
            }
            TaskKind::Solutions => {
                let orders = self.play.inquiries.orders();
                return orders
                    .map(|Order { id, work: Question { puzzle, inquiry } }| {
                        (*id, Task::Solutions { puzzle: Rc::clone(puzzle), query: *inquiry })
                    })
                    .collect();
            }
        };
        task.into_iter().collect()
    }

    /// Returns whether the task with this id is wanted. News of any other task is dropped, so
    /// that late news changes nothing.
    pub(super) fn wants(&self, id: TaskId) -> bool {
        self.tasks().iter().any(|(wanted, _)| *wanted == id)
    }

    /// Applies news of a task, if it is wanted and the news can be read. Returns whether
    /// anything changed.
    pub(super) fn take_news(&mut self, id: TaskId, news: &Packed<News>) -> bool {
        let Some(news) = Some(news).filter(|_| self.wants(id)).and_then(Packed::read) else {
            return false;
        };
        match news {
            News::Solve(answer) => self.take_answer(answer),
            News::Generate(outcome) => self.take_made(outcome),
            News::Record(outcome) => self.take_recording(outcome),
            News::Print { nth, seed, outcome } => self.take_one_of_many(nth, seed, outcome),
            News::Finish(news) => self.watch.tree.by_hand_mut().is_some_and(|tree| tree.take(news)),
            News::Read(outcome) => {
                self.take_reading(outcome);
                true
            }
            News::Solutions { finding, is_over } => self.play.inquiries.take(id, finding, is_over),
        }
    }

    /// Ends every task, because there is no worker. Returns whether the user has to be
    /// notified.
    pub(super) fn lose_tasks(&mut self) -> bool {
        let tasks = self.tasks();
        tasks.iter().fold(false, |is_due, (_, task)| self.lose_task(task) || is_due)
    }

    fn lose_task(&mut self, task: &Task) -> bool {
        match task {
            Task::Solve(_) => self.play.solving.cancel(),
            Task::Generate(_) => self.play.making.cancel(),
            Task::Record(_) => self.hide_making(),
            Task::Print { .. } => self.change_printout(|printout| printout.making.cancel()),
            Task::Finish(_) => self.watch.tree.by_hand_mut().is_some_and(Exploration::cancel),
            // The dialogs of these two report it.
            Task::Read(_) => {
                if let Some(Dialog::Paste(paste)) = &mut self.dialog {
                    paste.state = PasteState::Over(PasteProblem::NeedsWorker);
                }
                false
            }
            Task::Export { .. } => {
                self.lose_export();
                false
            }
            Task::Solutions { query, .. } => self.play.inquiries.stop(query.kind()),
        }
    }
}
