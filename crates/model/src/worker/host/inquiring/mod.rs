//! Finding out about the solutions of a puzzle, a slice at a time.
//!
//! Owns which part of the engine answers which question, and how long a slice of each
//! is: some milliseconds, so that five at once do not keep a newer request waiting.

mod counting;
mod drawing;
mod variant;
mod visiting;

use sudoku_engine::board::Puzzle;
use sudoku_engine::conflict::{self, Finder};
use sudoku_engine::count::{Estimator, Occurrences};
use sudoku_engine::fast::Progress;

use crate::solve::answer::Posed;
use crate::solve::solutions::{Finding, Kind, SolutionQuery, TrueCandidates};
use crate::worker::protocol::Reply;

use counting::Counting;
use visiting::Visiting;

/// Probes of an estimate, after which it is good enough.
const PROBES: u64 = 1_000_000;
/// Cells filled by the probes of a slice, about.
const PROBED: usize = 2_500;
/// Nodes of a slice that looks for digits that occur, or for contradictions.
const NODES: u64 = 500;
/// The number of solutions up to which it is counted in how many a digit occurs.
const OCCURRENCES: u64 = 1000;

/// All that is being found out.
#[derive(Debug, Default)]
pub(super) struct Inquiring {
    tasks: Vec<Task>,
    /// Where the last solution asked for was, so that the next one is near.
    visiting: Option<(Puzzle, Visiting)>,
}

#[derive(Debug)]
struct Task {
    id: u32,
    kind: Kind,
    work: Work,
}

#[derive(Debug)]
enum Work {
    Count(Counting),
    Estimate(Box<Estimator>, u64),
    Candidates(Box<Candidates>),
    Conflict(Box<Finder>),
    Visit,
}

/// True candidates: first only whether each occurs, then in how many solutions.
#[derive(Debug)]
struct Candidates {
    puzzle: Puzzle,
    occurrences: Occurrences,
    /// What the first round has told.
    first: Option<TrueCandidates>,
}

impl Inquiring {
    /// Takes a question in place of an older one of its kind.
    pub(super) fn ask(&mut self, id: u32, posed: Posed, inquiry: SolutionQuery) {
        let kind = inquiry.kind();
        self.tasks.retain(|task| task.kind != kind);
        let Some(puzzle) = posed.into_puzzle() else {
            return;
        };
        let work = match inquiry {
            SolutionQuery::Count(limit) => Work::Count(Counting::new(&puzzle, limit)),
            SolutionQuery::Solution(place) => {
                let known = self.visiting.take().filter(|(known, _)| *known == puzzle);
                let mut visiting = known.map_or_else(|| Visiting::new(&puzzle), |(_, it)| it);
                visiting.seek(place);
                self.visiting = Some((puzzle, visiting));
                Work::Visit
            }
            SolutionQuery::Estimate { seed } => {
                let filled = puzzle.empty_cells().count().max(1);
                let probes = (PROBED / filled).max(1) as u64;
                Work::Estimate(Box::new(Estimator::new(&puzzle, seed)), probes)
            }
            SolutionQuery::Candidates => Work::Candidates(Box::new(Candidates::new(puzzle))),
            SolutionQuery::Conflict => Work::Conflict(Box::new(Finder::of(puzzle))),
        };
        self.tasks.push(Task { id, kind, work });
    }

    /// Leaves a question unanswered.
    pub(super) fn cancel(&mut self, id: u32) {
        self.tasks.retain(|task| task.id != id);
    }

    pub(super) const fn is_busy(&self) -> bool {
        !self.tasks.is_empty()
    }

    /// Does a slice of work on each question; gives the answers found.
    pub(super) fn work(&mut self) -> Vec<Reply> {
        let mut answers = Vec::new();
        for mut task in std::mem::take(&mut self.tasks) {
            let progress = self.run(&mut task.work);
            let is_over = progress == Progress::Done;
            if is_over {
                answers.extend(self.tell(&task, true));
            } else {
                self.tasks.push(task);
            }
        }
        answers
    }

    /// What is known by now of what is not answered yet.
    pub(super) fn progress(&self) -> Vec<Reply> {
        self.tasks.iter().filter_map(|task| self.tell(task, false)).collect()
    }

    fn run(&mut self, work: &mut Work) -> Progress {
        match work {
            Work::Count(counting) => counting.run(),
            Work::Estimate(estimator, probes) => {
                estimator.run(*probes);
                let made = estimator.estimate().probes;
                if made < PROBES { Progress::Working } else { Progress::Done }
            }
            Work::Candidates(candidates) => candidates.run(),
            Work::Conflict(finder) => finder.run(NODES),
            Work::Visit => {
                self.visiting.as_mut().map_or(Progress::Done, |(_, visiting)| visiting.run())
            }
        }
    }

    fn tell(&self, task: &Task, is_over: bool) -> Option<Reply> {
        let finding = match &task.work {
            Work::Count(counting) => Finding::Count(counting.counted()),
            Work::Estimate(estimator, _) => Finding::Estimate(estimator.estimate()),
            Work::Candidates(candidates) => Finding::Candidates(Box::new(candidates.known())),
            Work::Conflict(finder) => Finding::Conflict(match finder.finding() {
                Some(conflict::Finding::Solvable) => None,
                Some(conflict::Finding::Conflict(_)) | None => finder.conflict(),
            }),
            Work::Visit if is_over => {
                let (_, visiting) = self.visiting.as_ref()?;
                Finding::Solution(Box::new(visiting.visit()))
            }
            Work::Visit => return None,
        };
        Some(Reply::FoundOut { id: task.id, finding, is_over })
    }
}

impl Candidates {
    fn new(puzzle: Puzzle) -> Self {
        Self { occurrences: Occurrences::new(&puzzle, 1), puzzle, first: None }
    }

    fn run(&mut self) -> Progress {
        let progress = self.occurrences.run(NODES);
        if progress == Progress::Done && self.first.is_none() {
            self.first = Some(TrueCandidates::new(self.puzzle.shape(), &self.occurrences, 1));
            self.occurrences = Occurrences::new(&self.puzzle, OCCURRENCES);
            return Progress::Working;
        }
        progress
    }

    fn known(&self) -> TrueCandidates {
        let mut known = TrueCandidates::new(self.puzzle.shape(), &self.occurrences, OCCURRENCES);
        match &self.first {
            Some(first) => known.fill_in(first),
            None => known.thousandths = 0,
        }
        known
    }
}
