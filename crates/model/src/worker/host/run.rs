//! A run of a search: recording it, and answering queries about it.

use std::collections::VecDeque;

use sudoku_engine::board::Digit;
use sudoku_engine::recording::{Branches, Map, Recording, Sought, Survey, Target};
use sudoku_engine::search::Stepper;

use crate::worker::protocol::{Found, MapFrame, Reply, TimelineTile};
use crate::worker::run::RunId;

/// Steps per slice of a run: about 5 ms.
const STEPS: u64 = 500_000;
/// Steps per slice of a survey, which counts more: about 2 ms.
const SURVEYED: u64 = 100_000;
/// Nodes reported per slice.
const NODES: usize = 8;
/// The longest stretch, in steps, that is searched again to draw it: a few minutes, during
/// which everything else goes first.
const LONGEST_SURVEY: u64 = 10_000_000_000;
/// The same limit while the run itself continues.
const LONGEST_SURVEY_ON_THE_WAY: u64 = 1_000_000;

#[derive(Debug)]
pub(super) struct Run {
    pub(super) id: RunId,
    recording: Recording,
    /// The approximate time of a step, relative to the sources' strategy.
    effort: u64,
    paused: bool,
    /// The requested place that the run has not reached yet.
    sought: Option<(u32, Target)>,
    /// Queries about nodes, oldest first.
    branches: VecDeque<BranchesAsked>,
    /// The survey for a sharp map.
    survey: Option<(u32, Box<Survey>)>,
}

#[derive(Debug)]
struct BranchesAsked {
    id: u32,
    paths: Vec<Vec<Digit>>,
    loaded: Vec<Option<Branches>>,
}

impl Run {
    pub(super) fn new(id: RunId, start: Stepper) -> Self {
        Self {
            id,
            effort: start.effort().into(),
            recording: Recording::new(start),
            paused: false,
            sought: None,
            branches: VecDeque::new(),
            survey: None,
        }
    }

    pub(super) const fn recording(&self) -> &Recording {
        &self.recording
    }

    pub(super) fn pause(&mut self, paused: bool) -> Option<Reply> {
        self.paused = paused;
        // The last report may be old, and no other follows.
        paused.then(|| self.progress())
    }

    pub(super) fn seek(&mut self, id: u32, target: Target) -> Option<Reply> {
        self.sought = Some((id, target));
        self.answer_seek()
    }

    pub(super) fn tell_branches(&mut self, id: u32, paths: Vec<Vec<Digit>>) -> Option<Reply> {
        self.branches.push_back(BranchesAsked { id, paths, loaded: Vec::new() });
        self.work_on_branches()
    }

    /// Draws the map from what is recorded. A sharp one follows, unless that would take too
    /// long.
    pub(super) fn draw(&mut self, id: u32, frame: MapFrame) -> Option<Reply> {
        let MapFrame { from, to, columns, rows } = frame;
        let (columns, rows) = (columns.into(), rows.into());
        let map = self.recording.map(from, to, columns, rows);
        let longest = if self.goes_on() { LONGEST_SURVEY_ON_THE_WAY } else { LONGEST_SURVEY };
        let survey = || (id, Box::new(self.recording.survey(from, to, columns, rows)));
        let survey = Some(survey()).filter(|(_, survey)| survey.left() <= longest / self.effort);
        self.survey = survey;
        Some(self.sheet(id, map))
    }

    pub(super) fn stop_drawing(&mut self) -> Option<Reply> {
        self.survey = None;
        None
    }

    fn sheet(&self, id: u32, map: Map) -> Reply {
        let anchors = self.recording.anchors(map.columns.iter().map(|column| column.from));
        let profile = self.recording.level_profile();
        Reply::Map { run: self.id, id, sheet: Box::new(TimelineTile { map, anchors, profile }) }
    }

    pub(super) fn is_busy(&self) -> bool {
        self.goes_on() || !self.branches.is_empty() || self.survey.is_some()
    }

    pub(super) fn goes_on(&self) -> bool {
        !self.paused && !self.recording.head().is_over()
    }

    /// Does one slice of all pending work.
    pub(super) fn work(&mut self) -> Vec<Reply> {
        let mut replies = self.search();
        replies.extend(self.tell());
        replies
    }

    /// Does one slice of the search itself, if it continues.
    pub(super) fn search(&mut self) -> Vec<Reply> {
        let mut replies = Vec::new();
        if self.goes_on() {
            self.recording.extend(STEPS / self.effort);
            replies.extend(self.answer_seek());
            if self.recording.head().is_over() {
                replies.push(self.progress());
                // Everything reported after this counts as final, so branches are collected
                // again.
                self.branches.iter_mut().for_each(|asked| asked.loaded.clear());
            }
        }
        replies
    }

    /// Does one slice of work on queries about the run.
    pub(super) fn tell(&mut self) -> Vec<Reply> {
        self.work_on_branches().into_iter().chain(self.work_on_survey()).collect()
    }

    fn work_on_branches(&mut self) -> Option<Reply> {
        let asked = self.branches.front_mut()?;
        let next = asked.paths.iter().skip(asked.loaded.len()).take(NODES);
        asked.loaded.extend(next.map(|path| self.recording.children(path)));
        if asked.loaded.len() < asked.paths.len() {
            return None;
        }
        let BranchesAsked { id, loaded, .. } = self.branches.pop_front()?;
        Some(Reply::Branches { run: self.id, id, branches: loaded })
    }

    fn work_on_survey(&mut self) -> Option<Reply> {
        let (_, survey) = self.survey.as_mut()?;
        survey.work(SURVEYED / self.effort);
        if survey.left() > 0 {
            return None;
        }
        let (id, survey) = self.survey.take()?;
        Some(self.sheet(id, survey.map()))
    }

    pub(super) fn progress(&self) -> Reply {
        let head = self.recording.head();
        Reply::Progress { run: self.id, counters: head.counters(), is_over: head.is_over() }
    }

    fn answer_seek(&mut self) -> Option<Reply> {
        let (id, target) = self.sought?;
        let found = match self.recording.seek(target) {
            Sought::Found(stepper) => Found::At(stepper.snapshot()),
            Sought::Nowhere => Found::Nowhere,
            Sought::NotYet => return None,
        };
        self.sought = None;
        Some(Reply::Sought { run: self.id, id, found })
    }
}
