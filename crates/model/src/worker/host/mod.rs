//! What the worker does, without the Web Worker API, which calls it.
//!
//! Work is done in slices. Between two slices the worker checks for newer requests, so none
//! waits longer than one slice takes.

mod all_steps_job;
mod by_technique;
mod check_job;
pub mod export_job;
mod finish_job;
mod generate_job;
mod hint_job;
mod inquiry_job;
mod job;
mod lanes;
mod line_search_job;
mod maker;
pub mod picture;
mod program_job;
mod program_run_job;
mod program_words;
mod rate_job;
mod read_job;
mod run;
mod solution_job;
mod solve_job;
mod trace_job;
mod tree_scene;

use std::collections::BTreeMap;
use std::rc::Rc;

use all_steps_job::AllStepsJob;
use check_job::CheckJob;
use export_job::ExportJob;
use finish_job::FinishJob;
use generate_job::{GenerateJob, PrintoutJob, RecordJob};
use hint_job::HintJob;
use inquiry_job::InquiryJob;
use job::{Job, Output};
use lanes::Lanes;
use line_search_job::LineSearchJob;
use maker::Maker;
use picture::Picture;
use program_job::{ProgramCache, ProgramJob};
use program_run_job::ProgramRunJob;
use rate_job::RateJob;
use read_job::ReadJob;
use run::Run;
use solution_job::{SolutionCache, SolutionJob};
use solve_job::SolveJob;
use sudoku_engine::board::Puzzle;
use sudoku_engine::fast::Progress;
use sudoku_engine::recording::RecordingFacts;
use sudoku_engine::search::Stepper;
use trace_job::TraceJob;

use crate::base::task_state::TaskId;
use crate::worker::packed::Packed;
use crate::worker::protocol::{Reply, Request};
use crate::worker::run::RunId;
use crate::worker::run_program_task::{WriteBytes, written_search};
use crate::worker::task::Task;

/// The job of a task, to be worked on in slices.
pub struct StartedTask(Box<dyn Job>);

/// A function that starts tasks. It returns `None` for a task that cannot be read, that belongs to
/// another part, or that is about another run than the current one.
pub type StartTask = fn(&Searcher, &Packed<Task>) -> Option<StartedTask>;

/// Starts a task of [`TaskPart::Tasks`](super::task::TaskPart). No other function uses the code of
/// these jobs, so that it can be split into a file that the worker loads with the first such task.
pub fn start_task(searcher: &Searcher, task: &Packed<Task>) -> Option<StartedTask> {
    let job: Box<dyn Job> = match task.read()? {
        Task::Solve(puzzle) => Box::new(SolveJob::new(&puzzle)),
        Task::Check(request) => Box::new(CheckJob::new(*request)),
        // These belong to other parts.
        Task::Hint(_)
        | Task::AllSteps(_)
        | Task::Rate(_)
        | Task::Program(_)
        | Task::RunProgram(_)
        | Task::FindLine(_)
        | Task::Trace(_) => return None,
        Task::Generate(source) => Box::new(GenerateJob::new(&source, Maker::SIMPLE)),
        Task::Record(plan) => Box::new(RecordJob::new(plan, Maker::SIMPLE)),
        Task::Print { source, puzzle_count } => {
            Box::new(PrintoutJob::new(source, puzzle_count, Maker::SIMPLE))
        }
        Task::Finish(branch) => Box::new(FinishJob::new(&branch)),
        Task::Read(text) => Box::new(ReadJob(text)),
        Task::Export { run: id, task } => {
            let run = searcher.run.as_ref().filter(|run| run.id == id)?;
            Box::new(ExportJob::new(Rc::unwrap_or_clone(task), run.recording()))
        }
        Task::Draw(task) => Box::new(ExportJob::of_drawing(Rc::unwrap_or_clone(task))),
        Task::Ask { run: id, inquiry } => {
            let run = searcher.run.as_ref().filter(|run| run.id == id)?;
            Box::new(InquiryJob::new(inquiry, run.recording())?)
        }
        Task::Solutions { puzzle, query } => {
            Box::new(SolutionJob::new(Rc::unwrap_or_clone(puzzle), query, searcher.cache.clone()))
        }
    };
    Some(StartedTask(job))
}

/// Starts a task of [`TaskPart::Logic`](super::task::TaskPart).
pub fn start_logic_task(_: &Searcher, task: &Packed<Task>) -> Option<StartedTask> {
    let job: Box<dyn Job> = match task.read()? {
        Task::Hint(request) => Box::new(HintJob::new(*request)),
        Task::AllSteps(request) => Box::new(AllStepsJob::new(Rc::unwrap_or_clone(request))),
        Task::Rate(puzzle) => Box::new(RateJob::new(&puzzle)),
        Task::Generate(source) => Box::new(GenerateJob::new(&source, Maker::grading())),
        Task::Record(plan) => Box::new(RecordJob::new(plan, Maker::grading())),
        Task::Print { source, puzzle_count } => {
            Box::new(PrintoutJob::new(source, puzzle_count, Maker::grading()))
        }
        Task::Solve(_)
        | Task::Check(_)
        | Task::Finish(_)
        | Task::Read(_)
        | Task::Export { .. }
        | Task::Draw(_)
        | Task::Ask { .. }
        | Task::Program(_)
        | Task::RunProgram(_)
        | Task::FindLine(_)
        | Task::Trace(_)
        | Task::Solutions { .. } => return None,
    };
    Some(StartedTask(job))
}

/// Starts a task of [`TaskPart::Programs`](super::task::TaskPart).
pub fn start_program_task(searcher: &Searcher, task: &Packed<Task>) -> Option<StartedTask> {
    let job: Box<dyn Job> = match task.read()? {
        Task::Program(request) => Box::new(ProgramJob::new(request, &searcher.program)?),
        Task::RunProgram(request) => Box::new(ProgramRunJob::new(request, &searcher.program)),
        Task::FindLine(search) => Box::new(LineSearchJob::new(search, &searcher.program)?),
        Task::Trace(request) => Box::new(TraceJob::new(request)?),
        Task::Solve(_)
        | Task::Check(_)
        | Task::Hint(_)
        | Task::AllSteps(_)
        | Task::Rate(_)
        | Task::Generate(_)
        | Task::Record(_)
        | Task::Print { .. }
        | Task::Finish(_)
        | Task::Read(_)
        | Task::Export { .. }
        | Task::Draw(_)
        | Task::Ask { .. }
        | Task::Solutions { .. } => return None,
    };
    Some(StartedTask(job))
}

/// Starts the search that a program wrote, as [`Request::StartProgramRun`] asks.
pub fn start_program_run(
    searcher: &mut Searcher,
    id: RunId,
    puzzle: &Puzzle,
    writes: &WriteBytes,
    is_lane: bool,
) {
    let search = written_search(puzzle, writes);
    if is_lane {
        searcher.lanes.start(id, search);
    } else {
        searcher.run = Some(Run::new(id, search));
    }
}

/// Starts a task of [`TaskPart::Technique`](super::task::TaskPart).
pub fn start_technique_task(_: &Searcher, task: &Packed<Task>) -> Option<StartedTask> {
    let job: Box<dyn Job> = match task.read()? {
        Task::Generate(source) => Box::new(GenerateJob::new(&source, Maker::by_technique())),
        Task::Print { source, puzzle_count } => {
            Box::new(PrintoutJob::new(source, puzzle_count, Maker::by_technique()))
        }
        Task::Solve(_)
        | Task::Check(_)
        | Task::Hint(_)
        | Task::AllSteps(_)
        | Task::Rate(_)
        | Task::Record(_)
        | Task::Finish(_)
        | Task::Read(_)
        | Task::Export { .. }
        | Task::Draw(_)
        | Task::Ask { .. }
        | Task::Program(_)
        | Task::RunProgram(_)
        | Task::FindLine(_)
        | Task::Trace(_)
        | Task::Solutions { .. } => return None,
    };
    Some(StartedTask(job))
}

/// The state of the worker.
#[derive(Default)]
pub struct Searcher {
    run: Option<Run>,
    lanes: Lanes,
    jobs: BTreeMap<TaskId, Box<dyn Job>>,
    cache: SolutionCache,
    program: ProgramCache,
    /// The picture that a task resulted in, until its painting begins.
    picture: Option<(TaskId, Picture)>,
    /// The task whose picture is being painted, until the page cancels it, as it does once it has the
    /// file.
    painting: Option<TaskId>,
    /// The number of requests received so far.
    handled_count: u32,
    /// That number when the worker last reported that it is idle.
    count_at_idle: u32,
}

impl Searcher {
    /// Handles a request, and returns the replies that are available at once. `start_task` must be the
    /// function for the part of the task, if the request starts one.
    pub fn handle(&mut self, request: Request, start_task: StartTask) -> Vec<Reply> {
        self.handled_count = self.handled_count.wrapping_add(1);
        match request {
            Request::StartRun { run, puzzle, goal, strategy } => {
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
            Request::Pause { run, is_paused } => self.with_run(run, |run| run.pause(is_paused)),
            Request::Seek { run, id, target } => self.with_run(run, |run| run.seek(id, target)),
            Request::Branches { run, id, paths } => {
                self.with_run(run, |run| run.report_branches(id, paths))
            }
            Request::Map { run, id, frame } => self.with_run(run, |run| run.draw_map(id, frame)),
            Request::CancelMap { run } => self.with_run(run, Run::cancel_map),
            Request::Start { id, part: _, task } => {
                if let Some(StartedTask(job)) = start_task(self, &task) {
                    self.jobs.insert(id, job);
                }
                Vec::new()
            }
            Request::Cancel { id } => {
                self.jobs.remove(&id);
                self.picture.take_if(|(task, _)| *task == id);
                self.painting.take_if(|task| *task == id);
                Vec::new()
            }
            // The caller does these: it has the part with the code of the run, and a clock.
            Request::StartProgramRun { .. } | Request::RunStats { .. } => Vec::new(),
        }
    }

    /// Calls `act` on the current run or a compared one, if it has this id.
    fn with_run(&mut self, id: RunId, act: impl FnOnce(&mut Run) -> Option<Reply>) -> Vec<Reply> {
        let run = self.run.as_mut().filter(|run| run.id == id);
        run.or_else(|| self.lanes.run(id)).and_then(act).into_iter().collect()
    }

    /// Returns whether there is work left, so that [`work`](Self::work) must be called.
    pub fn is_busy(&self) -> bool {
        !self.jobs.is_empty()
            || self.run.as_ref().is_some_and(Run::is_busy)
            || self.lanes.are_busy()
    }

    /// Reports, once, that everything requested is done.
    pub fn report_idle(&mut self) -> Option<Reply> {
        if self.is_busy() || self.painting.is_some() {
            return None;
        }
        let count_at_idle = std::mem::replace(&mut self.count_at_idle, self.handled_count);
        (count_at_idle != self.handled_count)
            .then_some(Reply::Idle { handled_count: self.handled_count })
    }

    /// Does one slice of work on the run, and returns the replies.
    pub fn work(&mut self) -> Vec<Reply> {
        self.run.as_mut().map_or_else(Vec::new, Run::work)
    }

    /// Does one slice of work on each task.
    pub fn work_on_tasks(&mut self) -> Vec<Reply> {
        let mut replies = Vec::new();
        let Self { jobs, picture, painting, .. } = self;
        jobs.retain(|&id, job| {
            let mut output = Output::of(id);
            let progress = job.work(&mut output);
            replies.append(&mut output.replies);
            if let Some(drawing) = output.picture {
                (*picture, *painting) = (Some((id, drawing)), Some(id));
            }
            progress == Progress::Working
        });
        replies
    }

    /// Does one slice of work on one of the compared runs, in turn. `now` returns the
    /// time in nanoseconds since any moment.
    pub fn work_on_lanes(&mut self, now: &dyn Fn() -> u64) -> Vec<Reply> {
        self.lanes.work(now)
    }

    /// Returns a report on each of the compared runs.
    pub fn lane_reports(&self) -> Vec<Reply> {
        self.lanes.reports()
    }

    /// Takes the picture that has to be painted and sent as a file, if any.
    pub fn take_picture(&mut self) -> Option<(TaskId, Picture)> {
        self.picture.take()
    }

    /// Returns whether the picture of this task is still wanted as a file.
    pub fn is_painting(&self, id: TaskId) -> bool {
        self.painting == Some(id)
    }

    /// Returns the size of the run's recording, and other facts about it.
    pub fn recording_facts(&self) -> Option<(RunId, RecordingFacts)> {
        self.run.as_ref().map(|run| (run.id, run.recording().facts()))
    }

    /// Returns the number of steps that the run has searched.
    pub fn steps(&self) -> u64 {
        self.run.as_ref().map_or(0, |run| run.recording().head().counters().step())
    }

    /// Returns the progress of the run and of each task.
    pub fn progress(&self) -> Vec<Reply> {
        let run = self.run.as_ref().map(Run::progress);
        let tasks = self.jobs.iter().flat_map(|(&id, job)| {
            let mut output = Output::of(id);
            job.progress(&mut output);
            output.replies
        });
        run.into_iter().chain(tasks).collect()
    }
}
