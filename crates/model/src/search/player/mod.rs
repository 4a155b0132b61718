//! Playing a search: which position is shown, and how it continues.
//!
//! The player holds the search at the position shown, so that a single step in either direction
//! takes no time and needs no worker. The worker finds what is far away: it searches the same
//! puzzle in a run of its own, ahead of the page, and records it. The head is the latest step of
//! that run. The run goes on while the player is paused; stopping it is a separate action.

mod seek;

use std::rc::Rc;

use sudoku_engine::board::Puzzle;
use sudoku_engine::recording::Target;
use sudoku_engine::search::{Counters, Event, Goal, Stepper, Strategy};

use crate::base::speed::Speed;
use crate::base::steps::StepSize;
use crate::search::branches::CurrentBranches;
use crate::search::timeline::Timeline;
use crate::search::tree::TreeView;
use crate::worker::demand::RunDemand;
use crate::worker::run::{Progress, REFRESH_DIVISOR, RunExtent, RunId, Seek};
use crate::worker::run_program_task::{WriteBytes, written_search};

/// Steps of plain backtracking that may be run on the page in one go. At 100 million placements
/// per second (docs/benchmarks.md), they take two of the 16 milliseconds of a frame, so that enough
/// is left for drawing and for slower devices.
const MAX_STEPS_AT_ONCE: u64 = 200_000;
/// Events of plain backtracking that may be walked on the page in one go. They are a tenth of the
/// steps, because each event is returned to the caller.
const MAX_EVENTS_AT_ONCE: u32 = 20_000;
/// The number of steps from which running is faster than walking event by event.
const MIN_STEPS_TO_RUN: u64 = 64;

/// Returns how many steps of a search may be run on the page in one go. A step of another method
/// takes as long as this many steps of plain backtracking ([`Stepper::effort`]).
pub(crate) fn max_steps_at_once(stepper: &Stepper) -> u64 {
    MAX_STEPS_AT_ONCE / u64::from(stepper.effort())
}

/// Returns how many events of a search may be walked on the page in one go. All other methods get
/// a tenth of those of plain backtracking: where a step takes long, it also has many events, so
/// that the time of an event depends little on the method.
fn max_events_at_once(stepper: &Stepper) -> u32 {
    if stepper.strategy() == Strategy::PLAIN { MAX_EVENTS_AT_ONCE } else { MAX_EVENTS_AT_ONCE / 10 }
}

/// The settings of the player, whatever puzzle it plays.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Controls {
    pub speed: Speed,
    pub step_size: StepSize,
}

impl Controls {
    /// Returns what counts as one step of playback.
    ///
    /// With [`StepSize::Stops`], playback also stops at the dead ends and solutions between two
    /// moves. When it is too fast to follow single steps ([`Speed::shows_each_step`]), it spends
    /// no time on them, and goes from move to move.
    pub(crate) fn played_step_size(self) -> StepSize {
        match self.step_size {
            StepSize::Stops if !self.speed.shows_each_step() => StepSize::Moves,
            step_size @ (StepSize::Moves | StepSize::Events | StepSize::Stops) => step_size,
        }
    }
}

/// The search at the position shown, what is known of the worker's run, and what is requested.
#[derive(Clone, Debug)]
pub struct Player {
    /// The worker's run of this search.
    pub run: RunId,
    /// The first run of this search, which stays the same when its goal changes.
    pub first_run: RunId,
    /// The search at the position shown.
    pub stepper: Stepper,
    /// What a program wrote, if the steps are its own.
    writes: Option<Rc<WriteBytes>>,
    /// How far the worker's run has come.
    pub progress: Progress,
    /// Whether the page plays on by itself, step by step.
    pub is_playing: bool,
    /// The position requested from the worker and not found yet.
    pub seek: Option<Seek>,
    pub current_branches: CurrentBranches,
    pub timeline: Timeline,
    pub tree_view: TreeView,
    last_seek_id: u32,
    /// The number of the last query about nodes.
    pub(crate) last_query_id: u32,
    /// The step that the run had reached when the tree was last notified of progress.
    notified_step: u64,
}

impl Player {
    pub fn new(run: RunId, puzzle: &Puzzle, goal: Goal, strategy: Strategy) -> Self {
        Self::at_start(run, Stepper::with_strategy(puzzle, goal, strategy))
    }

    /// Creates the player of a program's run.
    pub(crate) fn of_program(run: RunId, puzzle: &Puzzle, writes: Rc<WriteBytes>) -> Self {
        let stepper = written_search(puzzle, &writes);
        Self { writes: Some(writes), ..Self::at_start(run, stepper) }
    }

    /// Returns what a program wrote, if the steps are its own.
    pub(crate) const fn program_writes(&self) -> Option<&Rc<WriteBytes>> {
        self.writes.as_ref()
    }

    fn at_start(run: RunId, stepper: Stepper) -> Self {
        Self {
            run,
            first_run: run,
            tree_view: TreeView::of(&stepper),
            stepper,
            writes: None,
            progress: Progress::default(),
            is_playing: false,
            seek: None,
            current_branches: CurrentBranches::default(),
            timeline: Timeline::default(),
            last_seek_id: 0,
            last_query_id: 0,
            notified_step: 0,
        }
    }

    /// Returns what the worker should do for this search. With `is_paused`, it should not search
    /// on by itself, but still answer; whether the page plays has no effect on that.
    pub(crate) fn demand(&self, is_paused: bool) -> RunDemand {
        RunDemand {
            id: self.run,
            puzzle: self.stepper.puzzle().clone(),
            goal: self.stepper.goal(),
            strategy: self.stepper.strategy(),
            writes: self.writes.clone(),
            is_paused,
            seek: self.seek,
            branch_table_query: self.current_branches.unanswered_query().cloned(),
            tree_query: self.tree_view.pending_query().cloned(),
            map: self.timeline.demand(),
        }
    }

    /// Returns the same search with another goal, at the same position and in the same state. If
    /// the search no longer reaches that position, it is shown at its end.
    #[must_use]
    pub fn with_goal(&self, run: RunId, goal: Goal) -> Self {
        let mut player = Self::at_start(run, self.stepper.restarted(goal));
        player.first_run = self.first_run;
        player.writes.clone_from(&self.writes);
        player.tree_view.copy_folds_of(&self.tree_view);
        let solutions = self.stepper.counters().solutions;
        let is_at_solution = self.stepper.last_event() == Some(Event::Solved);
        if goal.is_reached(solutions - u64::from(is_at_solution)) {
            // The search ends before this step now. A step past the end is found at the end.
            player.go_to(Target::Step(self.stepper.counters().step()));
        } else {
            player.stepper = player.stepper.restored(&self.stepper.snapshot());
            player.is_playing = self.is_playing && !player.stepper.is_over();
        }
        if let Some(seek) = self.seek.filter(|seek| seek.target != Target::Head) {
            player.request_seek(seek.target);
        }
        player
    }

    /// Stops playing, and drops the pending seek. The worker's run goes on.
    pub fn stop_playing_and_seeking(&mut self) {
        self.stop_playing();
        self.seek = None;
    }

    /// Stops playing, but keeps the pending seek, so that its position is shown once it is found.
    pub fn stop_playing(&mut self) {
        self.is_playing = false;
    }

    /// Plays or pauses, and drops the pending seek. At the end, plays from the start again.
    pub fn toggle(&mut self) {
        let was_playing = self.is_playing;
        self.stop_playing_and_seeking();
        if !was_playing {
            if self.stepper.is_over() {
                self.rewind();
            }
            self.is_playing = true;
        }
    }

    /// Stops playing, and shows the position before the first event.
    pub fn rewind(&mut self) {
        self.stop_playing_and_seeking();
        self.stepper = self.stepper.restarted(self.stepper.goal());
    }

    /// Advances by one step. Returns whether the position has changed.
    pub fn step(&mut self, step_size: StepSize) -> bool {
        let before = self.stepper.position();
        match step_size {
            StepSize::Moves => self.stepper.advance_move(),
            StepSize::Events => self.stepper.advance(),
            StepSize::Stops => self.stepper.advance_stop(),
        };
        // Positions are compared because a search for all solutions ends with tests after its last
        // step: going past them shows another position, although no step is returned.
        self.stepper.position() != before
    }

    /// Goes back by one step. Returns whether the position has changed.
    pub fn step_back(&mut self, step_size: StepSize) -> bool {
        match step_size {
            StepSize::Moves => self.stepper.retreat_move(),
            StepSize::Events => self.stepper.retreat(),
            StepSize::Stops => self.stepper.retreat_stop(),
        }
        .is_some()
    }

    /// Plays on by this many steps or, if there is no limit, to where the worker is. Takes fewer
    /// steps if the page cannot take them within a frame. Returns whether the position or the
    /// seek has changed, or the search is over, which ends playing.
    pub fn play(&mut self, steps: Option<u64>, step_size: StepSize) -> bool {
        let before = (self.stepper.position(), self.seek);
        match (steps, step_size) {
            (None, _) => self.advance_without_limit(),
            (Some(steps), StepSize::Moves | StepSize::Stops) if steps >= MIN_STEPS_TO_RUN => {
                self.stepper.run(steps.min(max_steps_at_once(&self.stepper)));
            }
            (Some(steps), step_size) => {
                let _ = (0..steps.min(max_events_at_once(&self.stepper).into()))
                    .all(|_| self.step(step_size));
            }
        }
        let is_over = self.stepper.is_over();
        self.is_playing &= !is_over;
        is_over || before != (self.stepper.position(), self.seek)
    }

    /// Follows the worker's run. Once that has stopped, continues on the page.
    fn advance_without_limit(&mut self) {
        if self.seek.is_some() {
            return;
        }
        if self.progress.counters.step() > self.stepper.counters().step() {
            self.request_seek(Target::Head);
        } else if !self.is_run_active() {
            self.stepper.run(max_steps_at_once(&self.stepper));
        }
    }

    /// Shows the head of the worker's run, if the player still plays and the head is further
    /// on.
    fn show_head(&mut self, head: Stepper) {
        if self.is_playing && head.position() > self.stepper.position() {
            self.stepper = head;
            self.is_playing = !self.stepper.is_over();
        }
    }

    /// Takes over a report on the run. Returns whether it was newer than the last one.
    pub(crate) fn receive_progress(&mut self, counters: Counters, is_over: bool) -> bool {
        let was_over = self.progress.is_over;
        let is_new = self.progress.advance(counters, is_over);
        let step = counters.step();
        // The tree asks for its subtrees again at the end and, before it, only after substantial
        // progress.
        let has_grown = (step - self.notified_step.min(step)) * REFRESH_DIVISOR >= step;
        if is_new && (is_over && !was_over || has_grown) {
            self.notified_step = step;
            self.tree_view.start_report_round();
        }
        is_new
    }

    /// Forgets how far the run had come when figures were last requested. Called when the worker
    /// that had the run is lost: the next one begins at step 0.
    pub(crate) const fn lose_run(&mut self) {
        self.notified_step = 0;
        self.current_branches.lose_run();
    }

    /// Returns whether the worker's run is to go on: it is neither over nor stopped by the user.
    /// It may be while the page is paused.
    pub fn is_run_active(&self) -> bool {
        !self.progress.is_over && !self.progress.is_stopped
    }

    /// Returns how much of the search is known: the worker's steps, or those shown if there are
    /// more of them.
    pub fn run_extent(&self) -> RunExtent {
        let run_steps = self.progress.counters.step();
        RunExtent {
            extent: run_steps.max(self.stepper.counters().step()),
            run_steps,
            is_idle: !self.is_run_active(),
            // One level per cell to fill: each placement on a path fills a cell.
            levels: self.stepper.cells().len() as u16,
        }
    }

    /// Returns the known number of nodes of the search, including the root.
    pub fn node_count(&self) -> u64 {
        self.progress.counters.nodes().max(self.stepper.counters().nodes())
    }

    /// Returns the number of steps of the whole search, once known.
    pub fn total_steps(&self) -> Option<u64> {
        if self.stepper.is_over() {
            return Some(self.stepper.counters().step());
        }
        self.progress.is_over.then(|| self.progress.counters.step())
    }
}
