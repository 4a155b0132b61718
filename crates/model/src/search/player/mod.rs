//! Playing a search: which place is shown, and how it continues.
//!
//! The player holds the search at the place shown, so that a single step in either direction
//! takes no time and needs no worker. The worker finds what is far away.

mod seek;

use sudoku_engine::board::Puzzle;
use sudoku_engine::recording::Target;
use sudoku_engine::search::{Counters, Event, Goal, Stepper, Strategy};

use crate::base::speed::Speed;
use crate::base::steps::StepSize;
use crate::search::branches::CurrentBranches;
use crate::search::timeline::Timeline;
use crate::search::tree::TreeView;
use crate::worker::demand::RunDemand;
use crate::worker::run::{Progress, REFRESH_GROWTH, RunExtent, RunId, Seek};

/// Steps that may be run on the page in one go: far less than a frame's time.
const MAX_STEPS_AT_ONCE: u64 = 200_000;
/// Events that may be walked on the page in one go.
const MAX_EVENTS_AT_ONCE: u32 = 20_000;
/// The number of steps from which running is faster than walking event by event.
const MIN_STEPS_TO_RUN: u64 = 64;

/// Returns how many steps of a search may be run on the page in one go.
pub(crate) fn max_steps_at_once(stepper: &Stepper) -> u64 {
    MAX_STEPS_AT_ONCE / u64::from(stepper.effort())
}

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
    /// Returns what counts as one step of playback: where single steps cannot be followed, no
    /// time is spent on stops between them.
    pub(crate) fn played_step_size(self) -> StepSize {
        match self.step_size {
            StepSize::Stops if !self.speed.shows_each_step() => StepSize::Moves,
            step_size @ (StepSize::Moves | StepSize::Events | StepSize::Stops) => step_size,
        }
    }
}

#[derive(Clone, Debug)]
pub struct Player {
    pub run: RunId,
    /// The search at the place shown.
    pub stepper: Stepper,
    pub progress: Progress,
    pub is_playing: bool,
    /// The place requested from the worker and not found yet.
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

    fn at_start(run: RunId, stepper: Stepper) -> Self {
        Self {
            run,
            tree_view: TreeView::of(&stepper),
            stepper,
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

    /// Returns the demand for the run, which may be paused.
    pub(crate) fn demand(&self, is_paused: bool) -> RunDemand {
        RunDemand {
            id: self.run,
            puzzle: self.stepper.puzzle().clone(),
            goal: self.stepper.goal(),
            strategy: self.stepper.strategy(),
            is_paused,
            seek: self.seek,
            branch_table_query: self.current_branches.unanswered_query().cloned(),
            tree_query: self.tree_view.pending_query().cloned(),
            map: self.timeline.demand(),
        }
    }

    /// Returns the same search with another goal, at the same place and in the same state. If
    /// the search no longer reaches that place, it is shown at its end.
    #[must_use]
    pub fn with_goal(&self, run: RunId, goal: Goal) -> Self {
        let mut player = Self::at_start(run, self.stepper.restarted(goal));
        player.tree_view.copy_folds_of(&self.tree_view);
        let solutions = self.stepper.counters().solutions;
        let is_at_solution = self.stepper.last_event() == Some(Event::Solved);
        if goal.is_reached(solutions - u64::from(is_at_solution)) {
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

    /// Stops playing, and drops the pending seek.
    pub fn pause(&mut self) {
        self.stop_playing();
        self.seek = None;
    }

    /// Stops playing, but keeps the pending seek.
    pub fn stop_playing(&mut self) {
        self.is_playing = false;
    }

    /// Plays or pauses. At the end, plays from the start again.
    pub fn toggle(&mut self) {
        let was_playing = self.is_playing;
        self.pause();
        if !was_playing {
            if self.stepper.is_over() {
                self.rewind();
            }
            self.is_playing = true;
        }
    }

    pub fn rewind(&mut self) {
        self.pause();
        self.stepper = self.stepper.restarted(self.stepper.goal());
    }

    /// Advances by one step. Returns whether there was one.
    pub fn step(&mut self, step_size: StepSize) -> bool {
        let before = self.stepper.position();
        match step_size {
            StepSize::Moves => self.stepper.advance_move(),
            StepSize::Events => self.stepper.advance(),
            StepSize::Stops => self.stepper.advance_stop(),
        };
        // An exhaustive search ends with tests after the last step.
        self.stepper.position() != before
    }

    /// Goes back by one step. Returns whether there was one.
    pub fn step_back(&mut self, step_size: StepSize) -> bool {
        match step_size {
            StepSize::Moves => self.stepper.retreat_move(),
            StepSize::Events => self.stepper.retreat(),
            StepSize::Stops => self.stepper.retreat_stop(),
        }
        .is_some()
    }

    /// Plays on by this many steps or, if there is no limit, to where the worker is. Returns
    /// whether that changed anything.
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
        } else if !self.is_running() {
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

    /// Takes over a report on the run. Returns whether it was new.
    pub(crate) fn receive_progress(&mut self, counters: Counters, is_over: bool) -> bool {
        let was_over = self.progress.is_over;
        let is_new = self.progress.advance(counters, is_over);
        let step = counters.step();
        // The tree is notified of the end and, before it, only of substantial progress.
        let has_grown = (step - self.notified_step.min(step)) * REFRESH_GROWTH >= step;
        if is_new && (is_over && !was_over || has_grown) {
            self.notified_step = step;
            self.tree_view.start_report_round();
        }
        is_new
    }

    pub(crate) const fn lose_run(&mut self) {
        self.notified_step = 0;
        self.current_branches.lose_run();
    }

    pub fn is_running(&self) -> bool {
        !self.progress.is_over && !self.progress.is_stopped
    }

    pub fn run_extent(&self) -> RunExtent {
        let run_steps = self.progress.counters.step();
        RunExtent {
            extent: run_steps.max(self.stepper.counters().step()),
            run_steps,
            is_idle: !self.is_running(),
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
