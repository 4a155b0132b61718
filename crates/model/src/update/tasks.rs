//! The worker's tasks: which are wanted, how reports on them are applied, and what happens to them
//! without a worker.

use std::rc::Rc;

use strum::VariantArray;

use super::set::set_if_changed;
use crate::Model;
use crate::base::task_state::{TaskId, TaskInProgress};
use crate::generate::printout::PrintRequest;
use crate::model::dialog::Dialog;
use crate::model::export::ExportBox;
use crate::model::paste::{PasteProblem, PasteState};
use crate::search::explore::Exploration;
use crate::search::replay::Replay;
use crate::solve::solutions::PuzzleQuery;
use crate::worker::export_task::ExportWork;
use crate::worker::packed::Packed;
use crate::worker::task::{Task, TaskKind, TaskReport};

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
                self.play.solving.in_progress().map(|it| (it.id, Task::Solve(Rc::clone(&it.work))))
            }
            TaskKind::Check => {
                let check = self.play.check.as_ref().and_then(|check| check.state.in_progress());
                check.map(|it| (it.id, Task::Check(Box::new(it.work.clone()))))
            }
            TaskKind::Hint => {
                let hint = self.play.hint.as_ref().and_then(|hint| hint.state.in_progress());
                hint.map(|it| (it.id, Task::Hint(Box::new(it.work.clone()))))
            }
            TaskKind::AllSteps => {
                let task = self.play.all_steps.as_ref().and_then(|steps| steps.in_progress());
                task.map(|it| (it.id, Task::AllSteps(Rc::clone(&it.work))))
            }
            TaskKind::Rate => {
                let task = self.play.logic_walk.as_ref().and_then(|it| it.rating.in_progress());
                task.map(|it| (it.id, Task::Rate(Rc::clone(&it.work))))
            }
            TaskKind::Generate => self
                .play
                .generation
                .in_progress()
                .map(|it| (it.id, Task::Generate(it.work.clone()))),
            TaskKind::Record => {
                let task = self.watch.replay.as_ref().and_then(Replay::in_progress);
                task.map(|it| (it.id, Task::Record(it.work.clone())))
            }
            TaskKind::Print => {
                let task = self.printout().and_then(|printout| printout.print_job.in_progress());
                task.map(|TaskInProgress { id, work: PrintRequest { source, puzzle_count } }| {
                    (*id, Task::Print { source: source.clone(), puzzle_count: *puzzle_count })
                })
            }
            TaskKind::Finish => {
                let finish_job = self.watch.tree.exploration().and_then(Exploration::finish_job);
                finish_job.map(|it| (it.id, Task::Finish(it.branch.clone())))
            }
            TaskKind::Read => {
                let paste = self.paste();
                let task =
                    paste.and_then(|paste| Some((paste.state.in_progress()?.id, &paste.text)));
                task.map(|(id, text)| (id, Task::Read(Rc::clone(text))))
            }
            TaskKind::Export => {
                let request = self.export().and_then(ExportBox::request);
                request.zip(self.watch.player.as_ref()).and_then(|(request, player)| match &request
                    .work
                {
                    ExportWork::OfRun(task) => {
                        Some((request.id, Task::Export { run: player.run, task: Rc::clone(task) }))
                    }
                    ExportWork::Drawing(_) => None,
                })
            }
            TaskKind::Draw => {
                let request = self.export().and_then(ExportBox::request);
                request.and_then(|request| match &request.work {
                    ExportWork::OfRun(_) => None,
                    ExportWork::Drawing(task) => Some((request.id, Task::Draw(Rc::clone(task)))),
                })
            }
            TaskKind::Ask => {
                let asked = self.watch.questions.asked.as_ref();
                let task = asked.and_then(|asked| Some((asked.run, asked.inquiry.in_progress()?)));
                let run = self.watch.player.as_ref().map(|player| player.run);
                task.filter(|(asked_run, _)| Some(*asked_run) == run)
                    .map(|(run, task)| (task.id, Task::Ask { run, inquiry: task.work.clone() }))
            }
            TaskKind::Solutions => {
                let tasks = self.play.solution_queries.in_progress();
                return tasks
                    .map(|TaskInProgress { id, work: PuzzleQuery { puzzle, query } }| {
                        (*id, Task::Solutions { puzzle: Rc::clone(puzzle), query: *query })
                    })
                    .collect();
            }
            TaskKind::Program => {
                let task = self.watch.program.task.as_ref();
                task.map(|it| (it.id, Task::Program(it.work.clone())))
            }
            TaskKind::Trace => {
                let task = self.watch.program.trace.task.as_ref();
                task.map(|it| (it.id, Task::Trace(it.work.clone())))
            }
            TaskKind::FindLine => {
                let task = self.watch.program.search.as_ref();
                task.map(|it| (it.id, Task::FindLine(it.work.clone())))
            }
            TaskKind::RunProgram => {
                let task = self.watch.program.own.task.as_ref();
                task.map(|it| (it.id, Task::RunProgram(it.work.clone())))
            }
        };
        task.into_iter().collect()
    }

    /// Returns whether the task with this id is wanted.
    pub(super) fn has_task(&self, id: TaskId) -> bool {
        self.tasks().iter().any(|(task_id, _)| *task_id == id)
    }

    /// Applies a report on a task if it can be read. Ignores late reports: those on tasks that are
    /// no longer wanted. Returns whether anything changed.
    pub(super) fn apply_task_report(&mut self, id: TaskId, report: &Packed<TaskReport>) -> bool {
        if !self.has_task(id) {
            return false;
        }
        let Some(report) = report.read() else { return false };
        let changed = self.apply_read_report(id, report);
        self.keep_findings() || changed
    }

    fn apply_read_report(&mut self, id: TaskId, report: TaskReport) -> bool {
        match report {
            TaskReport::Solve(answer) => self.apply_answer(answer),
            TaskReport::Check(result) => self.apply_check_result(result),
            TaskReport::Hint(result) => self.apply_hint_result(result),
            TaskReport::AllSteps(result) => self.apply_all_steps(result),
            TaskReport::Rate(result) => self.apply_rating(result),
            TaskReport::GenerateProgress(attempts) => {
                set_if_changed(&mut self.play.attempts, attempts)
            }
            TaskReport::Generate(outcome) => self.apply_generated(outcome),
            TaskReport::Record(outcome) => self.apply_recording(outcome),
            TaskReport::Print { nth, seed, outcome } => self.apply_printed(nth, seed, outcome),
            TaskReport::Finish(report) => {
                self.watch.tree.exploration_mut().is_some_and(|tree| tree.receive_report(report))
            }
            TaskReport::Read(outcome) => {
                self.apply_reading(outcome);
                true
            }
            TaskReport::Ask(report) => self.apply_inquiry_report(report),
            TaskReport::Solutions { finding, is_over } => {
                self.play.solution_queries.receive_finding(id, finding, is_over)
            }
            TaskReport::Program(report) => self.watch.program.receive(report),
            TaskReport::RunProgram(report) => self.receive_run(report),
            TaskReport::FindLine(report) => self.receive_line(report),
            TaskReport::Trace(report) => self.watch.program.trace.receive(report),
        }
    }

    /// Cancels every task when there is no worker. Returns whether the user has to be notified.
    pub(super) fn cancel_tasks(&mut self) -> bool {
        let tasks = self.tasks();
        tasks.iter().fold(false, |needs_notice, (_, task)| self.cancel_task(task) || needs_notice)
    }

    fn cancel_task(&mut self, task: &Task) -> bool {
        match task {
            Task::Solve(_) => self.play.solving.cancel(),
            Task::Check(_) => self.play.check.take().is_some(),
            Task::Hint(_) => self.play.hint.take().is_some(),
            Task::AllSteps(_) => self.play.all_steps.take().is_some(),
            Task::Rate(_) => self.play.logic_walk.take().is_some(),
            Task::Generate(_) => self.play.generation.cancel(),
            Task::Record(_) => self.end_replay(),
            Task::Print { .. } => self.change_printout(|printout| printout.print_job.cancel()),
            Task::Finish(_) => self.watch.tree.exploration_mut().is_some_and(Exploration::cancel),
            // The dialogs for pasting and saving show the failure themselves.
            Task::Read(_) => {
                if let Some(Dialog::Paste(paste)) = &mut self.dialog {
                    paste.state = PasteState::Over(PasteProblem::NeedsWorker);
                }
                false
            }
            Task::Export { .. } | Task::Draw(_) => {
                self.lose_export();
                false
            }
            Task::Ask { .. } => self.cancel_inquiry(),
            Task::Solutions { query, .. } => self.play.solution_queries.stop(query.kind()),
            // It follows the search again once there is a worker.
            Task::Program(_) => {
                self.watch.program.cancel();
                false
            }
            Task::FindLine(_) => self.watch.program.search.take().is_some(),
            Task::Trace(_) => self.watch.program.trace.cancel(),
            Task::RunProgram(_) => {
                let was_running = self.watch.program.own.is_running();
                self.watch.program.own.task = None;
                was_running
            }
        }
    }
}
