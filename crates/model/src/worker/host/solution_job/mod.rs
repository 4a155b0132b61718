//! Answering questions about the solutions of a puzzle, a slice at a time.
//!
//! Owns which part of the engine answers which question, and how long its slices are: a few
//! milliseconds, so that five questions at once do not keep a newer request waiting.

mod drawing;
mod variant;
mod visiting;

use std::cell::RefCell;
use std::rc::Rc;

use sudoku_engine::board::Puzzle;
use sudoku_engine::conflict::{self, Finder};
use sudoku_engine::count::{Counter, Estimate, Estimator, Occurrences};
use sudoku_engine::fast::Progress;
use visiting::Visiting;

use super::job::{Job, Output};
use crate::solve::solutions::{Counted, Finding, PRECISE, SolutionQuery, TrueCandidates};
use crate::worker::task::News;

/// The number of probes after which an estimate, or its refinement, ends on its own.
const PROBES: u64 = 100_000;
/// The number of probes below which a small error may be a coincidence.
const FEWEST_PROBES: u64 = 10_000;
/// The approximate number of cells that the probes of a slice fill.
const PROBED: usize = 2_500;
/// Nodes per slice of a count.
const COUNTED: u64 = 1_000;
/// Nodes per slice of a search for occurring digits or for contradictions.
const NODES: u64 = 500;
/// The number of solutions up to which the occurrences of a digit are counted.
const OCCURRENCES: u64 = 1000;

/// The place of the last requested solution, which makes the next one quick to reach, and the
/// last estimate.
#[derive(Clone, Debug, Default)]
pub(super) struct SolutionCache(Rc<RefCell<Option<(Puzzle, Visiting)>>>, Estimated);

/// The last estimate, which can be refined.
type Estimated = Rc<RefCell<Option<(Puzzle, Estimator)>>>;

#[derive(Debug)]
pub(super) struct SolutionJob(Work);

#[derive(Debug)]
enum Work {
    Count(Box<Counter>),
    Estimate(Box<Estimating>),
    Candidates(Box<Candidates>),
    Conflict(Box<Finder>),
    Visit(SolutionCache),
}

/// An estimate that stays available for refinement.
#[derive(Debug)]
struct Estimating {
    estimated: Estimated,
    /// Probes per slice.
    at_once: u64,
    /// The number of probes at which it ends.
    most: u64,
    /// The standard error, relative to the mean, that is small enough.
    spread: f64,
}

/// True candidates: first whether each digit occurs, then in how many solutions.
#[derive(Debug)]
struct Candidates {
    puzzle: Puzzle,
    occurrences: Occurrences,
    /// The result of the first round.
    first: Option<TrueCandidates>,
}

impl SolutionJob {
    pub(super) fn new(puzzle: Puzzle, query: SolutionQuery, cache: SolutionCache) -> Self {
        Self(match query {
            SolutionQuery::Count(limit) => {
                let most = limit.number().map_or(u128::MAX, u128::from);
                Work::Count(Box::new(Counter::up_to(&puzzle, most)))
            }
            SolutionQuery::Solution(place) => {
                let known = cache.0.take().filter(|(known, _)| *known == puzzle);
                let mut visiting = known.map_or_else(|| Visiting::new(&puzzle), |(_, it)| it);
                visiting.seek(place);
                cache.0.replace(Some((puzzle, visiting)));
                Work::Visit(cache)
            }
            SolutionQuery::Estimate { seed } => {
                cache.1.replace(None);
                Work::Estimate(Box::new(Estimating::new(puzzle, seed, cache.1)))
            }
            SolutionQuery::EstimateFurther { seed } => {
                Work::Estimate(Box::new(Estimating::new(puzzle, seed, cache.1)))
            }
            SolutionQuery::Candidates => Work::Candidates(Box::new(Candidates::new(puzzle))),
            SolutionQuery::Conflict => Work::Conflict(Box::new(Finder::of(puzzle))),
        })
    }

    fn run(&mut self) -> Progress {
        match &mut self.0 {
            Work::Count(counter) => counter.run(COUNTED),
            Work::Estimate(estimating) => estimating.run(),
            Work::Candidates(candidates) => candidates.run(),
            Work::Conflict(finder) => finder.run(NODES),
            Work::Visit(cache) => {
                let mut cache = cache.0.borrow_mut();
                cache.as_mut().map_or(Progress::Done, |(_, visiting)| visiting.run())
            }
        }
    }

    fn known(&self, is_over: bool) -> Option<News> {
        let finding = match &self.0 {
            Work::Count(counter) => {
                let (count, fraction) = (counter.count(), counter.fraction());
                Finding::Count(Counted { count, fraction })
            }
            Work::Estimate(estimating) => Finding::Estimate(estimating.known()?),
            Work::Candidates(candidates) => Finding::Candidates(Box::new(candidates.known())),
            Work::Conflict(finder) => Finding::Conflict(match finder.finding() {
                Some(conflict::Finding::Solvable) => None,
                Some(conflict::Finding::Conflict(_)) | None => finder.conflict(),
            }),
            Work::Visit(cache) if is_over => {
                Finding::Solution(Box::new(cache.0.borrow().as_ref()?.1.visit()))
            }
            Work::Visit(_) => return None,
        };
        Some(News::Solutions { finding, is_over })
    }
}

impl Job for SolutionJob {
    fn work(&mut self, output: &mut Output) -> Progress {
        let progress = self.run();
        if progress == Progress::Done {
            self.known(true).iter().for_each(|news| output.tell(news));
        }
        progress
    }

    fn progress(&self, output: &mut Output) {
        self.known(false).iter().for_each(|news| output.tell(news));
    }
}

impl Estimating {
    fn new(puzzle: Puzzle, seed: u64, estimated: Estimated) -> Self {
        let at_once = (PROBED / puzzle.empty_cells().count().max(1)).max(1) as u64;
        let earlier = estimated.take().filter(|(known, _)| *known == puzzle);
        let estimator = earlier.map_or_else(|| Estimator::new(&puzzle, seed), |(_, it)| it);
        let known = estimator.estimate();
        let spread = known.spread().map_or(PRECISE, |before| PRECISE.min(before / 2.0));
        estimated.replace(Some((puzzle, estimator)));
        Self { estimated, at_once, most: known.probes + PROBES, spread }
    }

    fn run(&mut self) -> Progress {
        if let Some((_, estimator)) = self.estimated.borrow_mut().as_mut() {
            estimator.run(self.at_once);
        }
        let goes_on = self.known().is_some_and(|known| {
            let is_small = known.spread().is_some_and(|spread| spread <= self.spread);
            known.probes < self.most && !(is_small && known.probes >= FEWEST_PROBES)
        });
        if goes_on { Progress::Working } else { Progress::Done }
    }

    fn known(&self) -> Option<Estimate> {
        self.estimated.borrow().as_ref().map(|(_, estimator)| estimator.estimate())
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
