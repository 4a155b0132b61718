//! What the worker does, without its web worker.
//!
//! Work is done in slices: between two of them the worker looks for newer
//! requests, so none waits longer than one slice takes.

pub mod exporting;
mod finishing;
mod inquiring;
mod lanes;
mod making;
mod run;
mod solving;
mod tree_scene;

use finishing::Finishing;
use inquiring::Inquiring;
use lanes::Lanes;
use making::{Making, MakingMany, RecordJob};
use run::Run;
use solving::Solving;
use sudoku_engine::formats;
use sudoku_engine::recording::RecordingFacts;
use sudoku_engine::search::Stepper;

use crate::worker::host::exporting::{Exporting, Picture};
use crate::worker::protocol::{Reply, Request};
use crate::worker::run::RunId;

/// The worker's state.
#[derive(Debug, Default)]
pub struct Searcher {
    run: Option<Run>,
    lanes: Lanes,
    solving: Option<Solving>,
    making: Option<Making>,
    telling: Option<RecordJob>,
    inquiring: Inquiring,
    finishing: Option<Finishing>,
    making_many: Option<MakingMany>,
    exporting: Option<Exporting>,
}

impl Searcher {
    /// Takes a request; what can be answered at once is answered.
    pub fn handle(&mut self, request: Request) -> Vec<Reply> {
        match request {
            Request::Start { run, puzzle, goal, strategy } => {
                let start = Stepper::with_strategy(&puzzle, goal, strategy);
                self.run = Some(Run::new(run, start));
                Vec::new()
            }
            Request::StartLane { run, puzzle, goal, strategy } => {
                self.lanes.start(run, Stepper::with_strategy(&puzzle, goal, strategy));
                Vec::new()
            }
            Request::EndLane { run } => {
                self.lanes.end(run);
                Vec::new()
            }
            Request::Pause { run, paused } => self.with_run(run, |run| run.pause(paused)),
            Request::Seek { run, id, target } => self.with_run(run, |run| run.seek(id, target)),
            Request::Branches { run, id, paths } => {
                self.with_run(run, |run| run.tell_branches(id, paths))
            }
            Request::Map { run, id, frame } => self.with_run(run, |run| run.draw(id, frame)),
            Request::CancelMap { run } => self.with_run(run, Run::stop_drawing),
            Request::Solve { id, puzzle } => {
                self.solving = Some(Solving::new(id, &puzzle));
                Vec::new()
            }
            Request::Make { id, plan } => {
                self.making = Some(Making::new(id, &plan));
                Vec::new()
            }
            Request::TellMaking { id, plan } => {
                self.telling = Some(RecordJob::new(id, &plan));
                Vec::new()
            }
            Request::CancelTelling => {
                self.telling = None;
                Vec::new()
            }
            Request::MakeMany { id, plan, number } => {
                self.making_many = Some(MakingMany::new(id, plan, number));
                Vec::new()
            }
            Request::CancelMakeMany => {
                self.making_many = None;
                Vec::new()
            }
            Request::CancelMake => {
                self.making = None;
                Vec::new()
            }
            Request::Finish { id, puzzle, strategy, goal, path } => {
                let start = Stepper::with_strategy(&puzzle, goal, strategy);
                self.finishing = Some(Finishing::new(id, &start, &path));
                Vec::new()
            }
            Request::CancelFinish => {
                self.finishing = None;
                Vec::new()
            }
            Request::CancelSolve => {
                self.solving = None;
                Vec::new()
            }
            Request::Inquire { id, puzzle, inquiry } => {
                self.inquiring.ask(id, puzzle, inquiry);
                Vec::new()
            }
            Request::CancelInquiry { id } => {
                self.inquiring.cancel(id);
                Vec::new()
            }
            Request::Export { run, id, job } => {
                let run = self.run.as_ref().filter(|current| current.id == run);
                self.exporting = run.map(|run| Exporting::new(id, job, run.recording()));
                Vec::new()
            }
            // Only who drives this has a clock.
            Request::AboutRun { .. } => Vec::new(),
            Request::CancelExport => {
                self.exporting = None;
                Vec::new()
            }
            Request::Read { id, text } => vec![Reply::Read { id, outcome: formats::read(&text) }],
        }
    }

    /// Has a run do something, if it is one of those that are searched.
    fn with_run(&mut self, id: RunId, act: impl FnOnce(&mut Run) -> Option<Reply>) -> Vec<Reply> {
        let run = self.run.as_mut().filter(|run| run.id == id);
        run.or_else(|| self.lanes.run(id)).and_then(act).into_iter().collect()
    }

    /// Whether there is work left, so that [`work`](Self::work) wants to be called.
    pub fn is_busy(&self) -> bool {
        self.solving.is_some()
            || self.making.is_some()
            || self.telling.is_some()
            || self.inquiring.is_busy()
            || self.finishing.is_some()
            || self.making_many.is_some()
            || self.run.as_ref().is_some_and(Run::is_busy)
            || self.lanes.are_busy()
            || self.exporting.as_ref().is_some_and(Exporting::is_busy)
    }

    /// Does one slice of work and says what came of it. How far the run has come is
    /// said by [`progress`](Self::progress), as often as the caller wants to know.
    pub fn work(&mut self) -> Vec<Reply> {
        let mut replies = Vec::new();
        if let Some(solving) = &mut self.solving
            && let Some(answer) = solving.work()
        {
            replies.push(Reply::Solved { id: solving.id, answer });
            self.solving = None;
        }
        if let Some(made) = self.making.as_mut().and_then(Making::work) {
            replies.push(made);
            self.making = None;
        }
        if let Some(told) = self.telling.as_mut().and_then(RecordJob::work) {
            replies.push(told);
            self.telling = None;
        }
        replies.extend(self.inquiring.work());
        if let Some(finished) = self.finishing.as_mut().and_then(Finishing::work) {
            replies.push(finished);
            self.finishing = None;
        }
        replies.extend(self.making_many.as_mut().and_then(MakingMany::work));
        self.making_many.take_if(|many| many.is_over());
        if let Some(run) = &mut self.run {
            replies.extend(run.work());
        }
        replies
    }

    /// What is known by now of what is being found out about solutions.
    pub fn known(&self) -> Vec<Reply> {
        self.inquiring.progress()
    }

    /// Works for one slice on one of the runs that are compared, by turns. `now` is a
    /// clock in nanoseconds.
    pub fn compare(&mut self, now: &dyn Fn() -> u64) -> Vec<Reply> {
        self.lanes.work(now)
    }

    /// How far each of the runs that are compared has come.
    pub fn lane_reports(&self) -> Vec<Reply> {
        self.lanes.reports()
    }

    /// Writes one slice of the file that is wanted, if any.
    pub fn export(&mut self) -> Vec<Reply> {
        self.exporting.as_mut().map_or_else(Vec::new, Exporting::write)
    }

    /// The drawing that is to be painted and sent as a file, once.
    pub fn picture(&mut self) -> Option<Picture> {
        self.exporting.as_mut()?.take_picture()
    }

    /// Whether this is the file that is wanted.
    pub fn is_exporting(&self, id: u32) -> bool {
        self.exporting.as_ref().is_some_and(|exporting| exporting.id() == id)
    }

    /// How far the file has been written.
    pub fn export_progress(&self) -> Option<Reply> {
        self.exporting.as_ref()?.progress()
    }

    /// What is kept of the run.
    pub fn recording_facts(&self) -> Option<(RunId, RecordingFacts)> {
        self.run.as_ref().map(|run| (run.id, run.recording().facts()))
    }

    /// How many steps the run has come.
    pub fn steps(&self) -> u64 {
        self.run.as_ref().map_or(0, |run| run.recording().head().counters().step())
    }

    /// How far the run has come, and the search below a node.
    pub fn progress(&self) -> Vec<Reply> {
        let run = self.run.as_ref().map(Run::progress);
        run.into_iter().chain(self.finishing.as_ref().map(Finishing::progress)).collect()
    }
}
