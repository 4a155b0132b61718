//! Answering questions about the solutions of a puzzle, a slice at a time.
//!
//! Owns which part of the engine answers which question, and how long its slices are: a few
//! milliseconds, so that five questions at once do not keep a newer request waiting.

mod random_draw;
mod solution_cursor;
mod solution_walk;

use std::cell::RefCell;
use std::rc::Rc;

use solution_cursor::SolutionCursor;
use sudoku_engine::board::Puzzle;
use sudoku_engine::conflict::{self, Finder};
use sudoku_engine::count::{Counter, Estimate, Estimator, Occurrences};
use sudoku_engine::fast::Progress;

use super::job::{Job, Output};
use crate::solve::solutions::{
    CountProgress, Finding, PRECISE_SPREAD, SolutionQuery, TrueCandidates,
};
use crate::worker::task::TaskReport;

/// The number of probes after which an estimate, or its refinement, ends on its own.
const MAX_PROBES: u64 = 100_000;
/// The number of probes below which a small error may be a coincidence.
const MIN_PROBES: u64 = 10_000;
/// The approximate number of cells that the probes of a slice fill.
const PROBED_CELLS_PER_SLICE: usize = 2_500;
/// Nodes per slice of a count.
const COUNT_NODES_PER_SLICE: u64 = 1_000;
/// Nodes per slice of a search for occurring digits or for contradictions.
const NODES_PER_SLICE: u64 = 500;
/// The number of solutions up to which the occurrences of a digit are counted.
const MAX_OCCURRENCES: u64 = 1000;

#[derive(Clone, Debug, Default)]
pub(super) struct SolutionCache {
    /// The place of the last requested solution, which makes the next one quick to reach.
    cursor: Rc<RefCell<Option<(Puzzle, SolutionCursor)>>>,
    estimate: EstimateCache,
}

/// The last estimate, which can be refined.
type EstimateCache = Rc<RefCell<Option<(Puzzle, Estimator)>>>;

#[derive(Debug)]
pub(super) struct SolutionJob(RunningQuery);

#[derive(Debug)]
enum RunningQuery {
    Count(Box<Counter>),
    Estimate(Box<EstimateJob>),
    Candidates(Box<CandidatesJob>),
    Conflict(Box<Finder>),
    Visit(SolutionCache),
}

/// An estimate that stays available for refinement.
#[derive(Debug)]
struct EstimateJob {
    cache: EstimateCache,
    probes_per_slice: u64,
    max_probes: u64,
    /// The standard error, relative to the mean, that is small enough.
    max_spread: f64,
}

/// True candidates: first whether each digit occurs, then in how many solutions.
#[derive(Debug)]
struct CandidatesJob {
    puzzle: Puzzle,
    occurrences: Occurrences,
    first_round: Option<TrueCandidates>,
}

impl SolutionJob {
    pub(super) fn new(puzzle: Puzzle, query: SolutionQuery, cache: SolutionCache) -> Self {
        Self(match query {
            SolutionQuery::Count(limit) => {
                let max_count = limit.number().map_or(u128::MAX, u128::from);
                RunningQuery::Count(Box::new(Counter::up_to(&puzzle, max_count)))
            }
            SolutionQuery::Solution(place) => {
                let cached = cache.cursor.take().filter(|(cached, _)| *cached == puzzle);
                let mut cursor = cached.map_or_else(|| SolutionCursor::new(&puzzle), |(_, it)| it);
                cursor.seek(place);
                cache.cursor.replace(Some((puzzle, cursor)));
                RunningQuery::Visit(cache)
            }
            SolutionQuery::Estimate { seed } => {
                cache.estimate.replace(None);
                RunningQuery::Estimate(Box::new(EstimateJob::new(puzzle, seed, cache.estimate)))
            }
            SolutionQuery::EstimateFurther { seed } => {
                RunningQuery::Estimate(Box::new(EstimateJob::new(puzzle, seed, cache.estimate)))
            }
            SolutionQuery::Candidates => {
                RunningQuery::Candidates(Box::new(CandidatesJob::new(puzzle)))
            }
            SolutionQuery::Conflict => RunningQuery::Conflict(Box::new(Finder::of(puzzle))),
        })
    }

    fn run(&mut self) -> Progress {
        match &mut self.0 {
            RunningQuery::Count(counter) => counter.run(COUNT_NODES_PER_SLICE),
            RunningQuery::Estimate(job) => job.run(),
            RunningQuery::Candidates(job) => job.run(),
            RunningQuery::Conflict(finder) => finder.run(NODES_PER_SLICE),
            RunningQuery::Visit(cache) => {
                let mut cursor = cache.cursor.borrow_mut();
                cursor.as_mut().map_or(Progress::Done, |(_, cursor)| cursor.run())
            }
        }
    }

    fn report(&self, is_over: bool) -> Option<TaskReport> {
        let finding = match &self.0 {
            RunningQuery::Count(counter) => {
                let (count, fraction) = (counter.count(), counter.fraction());
                Finding::Count(CountProgress { count, fraction })
            }
            RunningQuery::Estimate(job) => Finding::Estimate(job.estimate()?),
            RunningQuery::Candidates(job) => Finding::Candidates(Box::new(job.candidates())),
            RunningQuery::Conflict(finder) => Finding::Conflict(match finder.finding() {
                Some(conflict::Finding::Solvable) => None,
                Some(conflict::Finding::Conflict(_)) | None => finder.conflict(),
            }),
            RunningQuery::Visit(cache) if is_over => {
                Finding::Solution(Box::new(cache.cursor.borrow().as_ref()?.1.visit()))
            }
            RunningQuery::Visit(_) => return None,
        };
        Some(TaskReport::Solutions { finding, is_over })
    }
}

impl Job for SolutionJob {
    fn work(&mut self, output: &mut Output) -> Progress {
        let progress = self.run();
        if progress == Progress::Done {
            self.report(true).iter().for_each(|report| output.report(report));
        }
        progress
    }

    fn progress(&self, output: &mut Output) {
        self.report(false).iter().for_each(|report| output.report(report));
    }
}

impl EstimateJob {
    fn new(puzzle: Puzzle, seed: u64, cache: EstimateCache) -> Self {
        let empty_cells = puzzle.empty_cells().count().max(1);
        let probes_per_slice = (PROBED_CELLS_PER_SLICE / empty_cells).max(1) as u64;
        let cached = cache.take().filter(|(cached, _)| *cached == puzzle);
        let estimator = cached.map_or_else(|| Estimator::new(&puzzle, seed), |(_, it)| it);
        let estimate = estimator.estimate();
        let max_spread =
            estimate.spread().map_or(PRECISE_SPREAD, |spread| PRECISE_SPREAD.min(spread / 2.0));
        cache.replace(Some((puzzle, estimator)));
        Self { cache, probes_per_slice, max_probes: estimate.probes + MAX_PROBES, max_spread }
    }

    fn run(&mut self) -> Progress {
        if let Some((_, estimator)) = self.cache.borrow_mut().as_mut() {
            estimator.run(self.probes_per_slice);
        }
        let is_working = self.estimate().is_some_and(|estimate| {
            let is_precise = estimate.spread().is_some_and(|spread| spread <= self.max_spread);
            estimate.probes < self.max_probes && !(is_precise && estimate.probes >= MIN_PROBES)
        });
        if is_working { Progress::Working } else { Progress::Done }
    }

    fn estimate(&self) -> Option<Estimate> {
        self.cache.borrow().as_ref().map(|(_, estimator)| estimator.estimate())
    }
}

impl CandidatesJob {
    fn new(puzzle: Puzzle) -> Self {
        Self { occurrences: Occurrences::new(&puzzle, 1), puzzle, first_round: None }
    }

    fn run(&mut self) -> Progress {
        let progress = self.occurrences.run(NODES_PER_SLICE);
        if progress == Progress::Done && self.first_round.is_none() {
            self.first_round = Some(TrueCandidates::new(self.puzzle.shape(), &self.occurrences, 1));
            self.occurrences = Occurrences::new(&self.puzzle, MAX_OCCURRENCES);
            return Progress::Working;
        }
        progress
    }

    fn candidates(&self) -> TrueCandidates {
        let mut candidates =
            TrueCandidates::new(self.puzzle.shape(), &self.occurrences, MAX_OCCURRENCES);
        match &self.first_round {
            Some(first_round) => candidates.fill_in(first_round),
            None => candidates.thousandths = 0,
        }
        candidates
    }
}
