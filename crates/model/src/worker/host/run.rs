//! A run of a search: recording it, and answering queries about it.

use std::collections::VecDeque;

use sudoku_engine::board::Digit;
use sudoku_engine::recording::{Branches, Map, Recording, SeekResult, Survey, Target};
use sudoku_engine::search::Stepper;

use crate::worker::protocol::{MapFrame, Reply, SeekOutcome, TimelineTile};
use crate::worker::run::RunId;

/// Steps per slice of a run: about 5 ms.
const STEPS_PER_SLICE: u64 = 500_000;
/// Steps per slice of a survey, which counts more: about 2 ms.
const SURVEY_STEPS_PER_SLICE: u64 = 100_000;
/// Nodes reported per slice.
const NODES_PER_SLICE: usize = 8;
/// The longest stretch, in steps, that is searched again to draw it: a few minutes, during
/// which everything else goes first.
const MAX_SURVEY_STEPS: u64 = 10_000_000_000;
/// The same limit while the run itself continues.
const MAX_SURVEY_STEPS_WHILE_RUNNING: u64 = 1_000_000;

#[derive(Debug)]
pub(super) struct Run {
    pub(super) id: RunId,
    recording: Recording,
    /// The approximate time of a step, relative to the sources' strategy.
    effort: u64,
    is_paused: bool,
    /// The requested place that the run has not reached yet.
    pending_seek: Option<(u32, Target)>,
    /// Queries about nodes, oldest first.
    branch_queries: VecDeque<PendingBranchQuery>,
    /// The survey for a sharp map.
    survey: Option<(u32, Box<Survey>)>,
}

#[derive(Debug)]
struct PendingBranchQuery {
    id: u32,
    paths: Vec<Vec<Digit>>,
    results: Vec<Option<Branches>>,
}

impl Run {
    pub(super) fn new(id: RunId, start: Stepper) -> Self {
        Self {
            id,
            effort: start.effort().into(),
            recording: Recording::new(start),
            is_paused: false,
            pending_seek: None,
            branch_queries: VecDeque::new(),
            survey: None,
        }
    }

    pub(super) const fn recording(&self) -> &Recording {
        &self.recording
    }

    pub(super) fn pause(&mut self, is_paused: bool) -> Option<Reply> {
        self.is_paused = is_paused;
        // The last report may be old, and no other follows.
        is_paused.then(|| self.progress())
    }

    pub(super) fn seek(&mut self, id: u32, target: Target) -> Option<Reply> {
        self.pending_seek = Some((id, target));
        self.answer_seek()
    }

    pub(super) fn report_branches(&mut self, id: u32, paths: Vec<Vec<Digit>>) -> Option<Reply> {
        self.branch_queries.push_back(PendingBranchQuery { id, paths, results: Vec::new() });
        self.work_on_branches()
    }

    /// Draws the map from what is recorded. A sharp one follows, unless that would take too
    /// long.
    pub(super) fn draw_map(&mut self, id: u32, frame: MapFrame) -> Option<Reply> {
        let MapFrame { from, to, columns, rows } = frame;
        let (columns, rows) = (columns.into(), rows.into());
        let map = self.recording.map(from, to, columns, rows);
        let max_steps =
            if self.is_running() { MAX_SURVEY_STEPS_WHILE_RUNNING } else { MAX_SURVEY_STEPS };
        let survey = || (id, Box::new(self.recording.survey(from, to, columns, rows)));
        let survey =
            Some(survey()).filter(|(_, survey)| survey.steps_left() <= max_steps / self.effort);
        self.survey = survey;
        Some(self.map_reply(id, map))
    }

    pub(super) fn cancel_map(&mut self) -> Option<Reply> {
        self.survey = None;
        None
    }

    fn map_reply(&self, id: u32, map: Map) -> Reply {
        let anchors = self.recording.anchors(map.columns.iter().map(|column| column.from));
        let profile = self.recording.level_profile();
        Reply::Map { run: self.id, id, tile: Box::new(TimelineTile { map, anchors, profile }) }
    }

    pub(super) fn is_busy(&self) -> bool {
        self.is_running() || !self.branch_queries.is_empty() || self.survey.is_some()
    }

    pub(super) fn is_running(&self) -> bool {
        !self.is_paused && !self.recording.head().is_over()
    }

    /// Does one slice of all pending work.
    pub(super) fn work(&mut self) -> Vec<Reply> {
        let mut replies = self.work_on_search();
        replies.extend(self.work_on_queries());
        replies
    }

    /// Does one slice of the search itself, if it continues.
    pub(super) fn work_on_search(&mut self) -> Vec<Reply> {
        let mut replies = Vec::new();
        if self.is_running() {
            self.recording.extend(STEPS_PER_SLICE / self.effort);
            replies.extend(self.answer_seek());
            if self.recording.head().is_over() {
                replies.push(self.progress());
                // Everything reported after this counts as final, so branches are collected
                // again.
                self.branch_queries.iter_mut().for_each(|query| query.results.clear());
            }
        }
        replies
    }

    /// Does one slice of work on queries about the run.
    pub(super) fn work_on_queries(&mut self) -> Vec<Reply> {
        self.work_on_branches().into_iter().chain(self.work_on_survey()).collect()
    }

    fn work_on_branches(&mut self) -> Option<Reply> {
        let query = self.branch_queries.front_mut()?;
        let next = query.paths.iter().skip(query.results.len()).take(NODES_PER_SLICE);
        query.results.extend(next.map(|path| self.recording.children(path)));
        if query.results.len() < query.paths.len() {
            return None;
        }
        let PendingBranchQuery { id, results, .. } = self.branch_queries.pop_front()?;
        Some(Reply::Branches { run: self.id, id, branches: results })
    }

    fn work_on_survey(&mut self) -> Option<Reply> {
        let (_, survey) = self.survey.as_mut()?;
        survey.work(SURVEY_STEPS_PER_SLICE / self.effort);
        if survey.steps_left() > 0 {
            return None;
        }
        let (id, survey) = self.survey.take()?;
        Some(self.map_reply(id, survey.map()))
    }

    pub(super) fn progress(&self) -> Reply {
        let head = self.recording.head();
        Reply::Progress { run: self.id, counters: head.counters(), is_over: head.is_over() }
    }

    fn answer_seek(&mut self) -> Option<Reply> {
        let (id, target) = self.pending_seek?;
        let outcome = match self.recording.seek(target) {
            SeekResult::Found(stepper) => SeekOutcome::Found(stepper.snapshot()),
            SeekResult::Nowhere => SeekOutcome::Nowhere,
            SeekResult::NotYet => return None,
        };
        self.pending_seek = None;
        Some(Reply::Seek { run: self.id, id, outcome })
    }
}
