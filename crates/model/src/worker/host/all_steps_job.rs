//! Looking for every step: first for a hint, then by one technique after the other.

use std::collections::HashSet;

use sudoku_engine::fast::Progress;
use sudoku_engine::logic::{Grade, LogicState, RANKS, SearchOptions, Step, StepSearch, Technique};

use super::hint_job::HintJob;
use super::job::{Job, Output};
use super::rate_job::candidates;
use crate::solve::all_steps::{AllSteps, AllStepsResult, TechniqueSteps};
use crate::solve::hint::{HintRequest, HintResult};
use crate::worker::task::TaskReport;

#[derive(Debug)]
pub(super) struct AllStepsJob {
    hint: HintJob,
    /// The work that follows once a hint has been found.
    collection: Option<Collection>,
}

/// The steps found so far.
#[derive(Debug)]
struct Collection {
    state: LogicState,
    options: SearchOptions,
    /// The techniques to search by next.
    techniques: Vec<(Grade, Technique)>,
    found: Vec<TechniqueSteps>,
}

impl Collection {
    fn new(state: LogicState, options: SearchOptions) -> Self {
        let techniques = RANKS
            .iter()
            .flat_map(|rank| rank.techniques.iter().map(|&technique| (rank.grade, technique)));
        // The last is searched first.
        let techniques = techniques.rev().collect();
        Self { state, options, techniques, found: Vec::new() }
    }

    /// Searches by one technique. Returns all steps at the end.
    fn run(&mut self) -> Option<AllSteps> {
        match self.techniques.pop() {
            // These find hundreds of steps nearly everywhere, which no one needs beside easier ones.
            Some((grade, _)) if grade == Grade::Extreme && !self.found.is_empty() => {}
            Some((_, technique)) => {
                self.search(technique);
                return None;
            }
            None => {}
        }
        let candidates = candidates(&self.state);
        Some(AllSteps { candidates, techniques: std::mem::take(&mut self.found) })
    }

    fn search(&mut self, technique: Technique) {
        let mut conclusions = HashSet::new();
        let is_new =
            |step: &Step| conclusions.insert((step.placements.clone(), step.eliminations.clone()));
        let search = StepSearch::new(&self.state, self.options);
        let mut steps: Vec<Step> = search.all(technique).into_iter().filter(is_new).collect();
        let count = steps.len();
        steps.truncate(TechniqueSteps::MAX_STEPS);
        if count > 0 {
            self.found.push(TechniqueSteps { technique, steps, count });
        }
    }
}

impl AllStepsJob {
    pub(super) fn new(request: HintRequest) -> Self {
        Self { hint: HintJob::new(request), collection: None }
    }

    /// Does one slice of work, and returns the result once it is known.
    fn run(&mut self) -> Option<AllStepsResult> {
        if let Some(collection) = &mut self.collection {
            return collection.run().map(Ok);
        }
        match self.hint.run()? {
            HintResult::Step(_) => {
                let (state, options) = self.hint.position();
                self.collection = Some(Collection::new(state, options));
                None
            }
            reason
            @ (HintResult::Check(_) | HintResult::MissingMarks(_) | HintResult::Stuck(_)) => {
                Some(Err(reason))
            }
        }
    }
}

impl Job for AllStepsJob {
    fn work(&mut self, output: &mut Output) -> Progress {
        output.end(self.run().map(TaskReport::AllSteps))
    }

    /// Reports nothing: the page shows only that steps are being looked for, and then the steps.
    fn progress(&self, _: &mut Output) {}
}
