//! What the worker does, without its web worker.
//!
//! Work is done in slices: between two of them the worker looks for newer
//! requests, so none waits longer than one slice takes.

use sudoku_engine::board::Puzzle;
use sudoku_engine::fast::{self, Solver};
use sudoku_engine::formats;
use sudoku_engine::recording::{Recording, Sought, Target};
use sudoku_engine::search::Stepper;

use crate::answer::Answer;
use crate::protocol::{Found, Reply, Request, RunId};

/// Steps of a slice of a run: some 10 ms.
const STEPS: u64 = 1_000_000;
/// Nodes of a slice of solving: some 10 ms on the largest board.
const NODES: u64 = 2_000;

/// The worker's state.
#[derive(Debug, Default)]
pub struct Searcher {
    run: Option<Run>,
    solving: Option<Solving>,
}

#[derive(Debug)]
struct Run {
    id: RunId,
    recording: Recording,
    paused: bool,
    /// The place asked for that the run has not come to yet.
    pending: Option<(u32, Target)>,
}

#[derive(Debug)]
struct Solving {
    id: u32,
    solver: Box<Solver>,
}

impl Searcher {
    /// Takes a request; what can be answered at once is answered.
    pub fn handle(&mut self, request: Request) -> Vec<Reply> {
        match request {
            Request::Start { run, puzzle, goal } => {
                self.run = Some(Run {
                    id: run,
                    recording: Recording::new(Stepper::new(&puzzle, goal)),
                    paused: false,
                    pending: None,
                });
                Vec::new()
            }
            Request::Pause { run, paused } => {
                if let Some(current) = self.run_named(run) {
                    current.paused = paused;
                }
                Vec::new()
            }
            Request::Seek { run, id, target } => self.run_named(run).map_or_else(Vec::new, |run| {
                run.pending = Some((id, target));
                run.answer_pending().into_iter().collect()
            }),
            Request::Branches { .. } | Request::Map { .. } => Vec::new(),
            Request::Solve { id, puzzle } => {
                self.solving = Some(Solving::new(id, &puzzle));
                Vec::new()
            }
            Request::CancelSolve => {
                self.solving = None;
                Vec::new()
            }
            Request::Read { id, text } => vec![Reply::Read { id, outcome: formats::read(&text) }],
        }
    }

    fn run_named(&mut self, id: RunId) -> Option<&mut Run> {
        self.run.as_mut().filter(|run| run.id == id)
    }

    /// Whether there is work left, so that [`work`](Self::work) wants to be called.
    pub fn is_busy(&self) -> bool {
        self.solving.is_some() || self.run.as_ref().is_some_and(Run::goes_on)
    }

    /// Does one slice of work and says what came of it. How far the run has come is
    /// said by [`progress`](Self::progress), as often as the caller wants to know.
    pub fn work(&mut self) -> Vec<Reply> {
        let mut replies = Vec::new();
        if let Some(solving) = &mut self.solving
            && let fast::Progress::Done = solving.solver.run(NODES)
        {
            let (id, answer) = (solving.id, answer(&solving.solver.answer()));
            replies.extend(answer.map(|answer| Reply::Solved { id, answer }));
            self.solving = None;
        }
        if let Some(run) = self.run.as_mut().filter(|run| run.goes_on()) {
            run.recording.extend(STEPS);
            replies.extend(run.answer_pending());
            if run.recording.head().is_over() {
                replies.push(run.progress());
            }
        }
        replies
    }

    /// How far the run has come.
    pub fn progress(&self) -> Option<Reply> {
        self.run.as_ref().map(Run::progress)
    }
}

impl Run {
    fn goes_on(&self) -> bool {
        !self.paused && !self.recording.head().is_over()
    }

    fn progress(&self) -> Reply {
        let head = self.recording.head();
        Reply::Progress { run: self.id, counters: head.counters(), is_over: head.is_over() }
    }

    fn answer_pending(&mut self) -> Option<Reply> {
        let (id, target) = self.pending?;
        let found = match self.recording.seek(target) {
            Sought::Found(stepper) => Found::At(stepper.snapshot()),
            Sought::Nowhere => Found::Nowhere,
            Sought::NotYet => return None,
        };
        self.pending = None;
        Some(Reply::Sought { run: self.id, id, found })
    }
}

impl Solving {
    fn new(id: u32, puzzle: &Puzzle) -> Self {
        Self { id, solver: Box::new(Solver::new(puzzle, 2)) }
    }
}

/// The page's answer from the solver's, which has looked for two solutions.
fn answer(answer: &fast::Answer) -> Option<Answer> {
    if let fast::Answer::Refuted(refutation) = answer {
        return Some(Answer::Impossible(*refutation));
    }
    match answer.solutions() {
        [] => None,
        [only] => Some(Answer::Unique(only.clone())),
        [first, second, ..] => Some(Answer::Several([first.clone(), second.clone()])),
    }
}
