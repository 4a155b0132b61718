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
use crate::search::branches::Branching;
use crate::search::timeline::Timeline;
use crate::search::tree::TreeView;
use crate::worker::demand::RunDemand;
use crate::worker::run::{GROWTH, Progress, RunExtent, RunId, Seek};

/// Steps that may be run on the page in one go: far less than a frame's time.
const NEAR: u64 = 200_000;
/// Events that may be walked on the page in one go.
const EVENTS_AT_ONCE: u32 = 20_000;
/// The number of steps from which running is faster than walking event by event.
const WORTH_RUNNING: u64 = 64;

/// Returns how many steps of a search may be run on the page in one go.
pub(crate) fn steps_at_once(at: &Stepper) -> u64 {
    NEAR / u64::from(at.effort())
}

fn events_at_once(at: &Stepper) -> u32 {
    if at.strategy() == Strategy::PLAIN { EVENTS_AT_ONCE } else { EVENTS_AT_ONCE / 10 }
}

/// The settings of the player, whatever puzzle it plays.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Controls {
    pub speed: Speed,
    pub grain: StepSize,
}

#[derive(Clone, Debug)]
pub struct Player {
    pub run: RunId,
    /// The search at the place shown.
    pub at: Stepper,
    pub progress: Progress,
    pub is_playing: bool,
    /// The place requested from the worker and not found yet.
    pub seek: Option<Seek>,
    pub branching: Branching,
    pub map: Timeline,
    pub forest: TreeView,
    seeks: u32,
    /// The number of the last query about nodes.
    pub(crate) asks: u32,
    /// The step that the run had reached when the tree was last notified of progress.
    news_at: u64,
}

impl Player {
    pub fn new(run: RunId, puzzle: &Puzzle, goal: Goal, strategy: Strategy) -> Self {
        Self::at_start(run, Stepper::with_strategy(puzzle, goal, strategy))
    }

    fn at_start(run: RunId, at: Stepper) -> Self {
        Self {
            run,
            forest: TreeView::of(&at),
            at,
            progress: Progress::default(),
            is_playing: false,
            seek: None,
            branching: Branching::default(),
            map: Timeline::default(),
            seeks: 0,
            asks: 0,
            news_at: 0,
        }
    }

    /// Returns the demand for the run, which may be paused.
    pub(crate) fn demand(&self, paused: bool) -> RunDemand {
        RunDemand {
            id: self.run,
            puzzle: self.at.puzzle().clone(),
            goal: self.at.goal(),
            strategy: self.at.strategy(),
            paused,
            seek: self.seek,
            branching: self.branching.unanswered().cloned(),
            forest: self.forest.ask().cloned(),
            map: self.map.demand(),
        }
    }

    /// Returns the same search with another goal, at the same place and in the same state. If
    /// the search no longer reaches that place, it is shown at its end.
    #[must_use]
    pub fn with_goal(&self, run: RunId, goal: Goal) -> Self {
        let mut player = Self::at_start(run, self.at.restarted(goal));
        player.forest.fold_like(&self.forest);
        let solutions = self.at.counters().solutions;
        let is_at_solution = self.at.last_event() == Some(Event::Solved);
        if goal.is_reached(solutions - u64::from(is_at_solution)) {
            player.go_to(Target::Step(self.at.counters().step()));
        } else {
            player.at = player.at.restored(&self.at.snapshot());
            player.is_playing = self.is_playing && !player.at.is_over();
        }
        if let Some(seek) = self.seek.filter(|seek| seek.target != Target::Head) {
            player.ask(seek.target);
        }
        player
    }

    /// Stops playing, and drops the pending seek.
    pub fn pause(&mut self) {
        self.rest();
        self.seek = None;
    }

    /// Stops playing, but keeps the pending seek.
    pub fn rest(&mut self) {
        self.is_playing = false;
    }

    /// Plays or pauses. At the end, plays from the start again.
    pub fn toggle(&mut self) {
        let plays = self.is_playing;
        self.pause();
        if !plays {
            if self.at.is_over() {
                self.rewind();
            }
            self.is_playing = true;
        }
    }

    pub fn rewind(&mut self) {
        self.pause();
        self.at = self.at.restarted(self.at.goal());
    }

    /// Advances by one step. Returns whether there was one.
    pub fn step(&mut self, grain: StepSize) -> bool {
        let before = self.at.position();
        match grain {
            StepSize::Moves => self.at.advance_move(),
            StepSize::Events => self.at.advance(),
        };
        // An exhaustive search ends with tests after the last step.
        self.at.position() != before
    }

    /// Goes back by one step. Returns whether there was one.
    pub fn step_back(&mut self, grain: StepSize) -> bool {
        match grain {
            StepSize::Moves => self.at.retreat_move(),
            StepSize::Events => self.at.retreat(),
        }
        .is_some()
    }

    /// Plays on by this many steps or, if there is no limit, to where the worker is. Returns
    /// whether that changed anything.
    pub fn play(&mut self, steps: Option<u64>, grain: StepSize) -> bool {
        let before = (self.at.position(), self.seek);
        match (steps, grain) {
            (None, _) => self.keep_up(),
            (Some(steps), StepSize::Moves) if steps >= WORTH_RUNNING => {
                self.at.run(steps.min(steps_at_once(&self.at)));
            }
            (Some(steps), grain) => {
                let _ = (0..steps.min(events_at_once(&self.at).into())).all(|_| self.step(grain));
            }
        }
        let ends = self.at.is_over();
        self.is_playing &= !ends;
        ends || before != (self.at.position(), self.seek)
    }

    /// Follows the worker's run. Once that has stopped, continues on the page.
    fn keep_up(&mut self) {
        if self.seek.is_some() {
            return;
        }
        if self.progress.counters.step() > self.at.counters().step() {
            self.ask(Target::Head);
        } else if !self.is_running() {
            self.at.run(steps_at_once(&self.at));
        }
    }

    /// Shows the head of the worker's run, if the player still plays and the head is further
    /// on.
    fn follow(&mut self, head: Stepper) {
        if self.is_playing && head.position() > self.at.position() {
            self.at = head;
            self.is_playing = !self.at.is_over();
        }
    }

    /// Takes over a report on the run. Returns whether it was new.
    pub(crate) fn take_progress(&mut self, counters: Counters, is_over: bool) -> bool {
        let was_over = self.progress.is_over;
        let is_news = self.progress.advance(counters, is_over);
        let step = counters.step();
        // The tree is notified of the end and, before it, only of substantial progress.
        let has_grown = (step - self.news_at.min(step)) * GROWTH >= step;
        if is_news && (is_over && !was_over || has_grown) {
            self.news_at = step;
            self.forest.expect_news();
        }
        is_news
    }

    pub(crate) const fn lose_run(&mut self) {
        self.news_at = 0;
        self.branching.lose_run();
    }

    pub fn is_running(&self) -> bool {
        !self.progress.is_over && !self.progress.is_stopped
    }

    pub fn reach(&self) -> RunExtent {
        let run = self.progress.counters.step();
        RunExtent {
            extent: run.max(self.at.counters().step()),
            run,
            rests: !self.is_running(),
            levels: self.at.cells().len() as u16,
        }
    }

    /// Returns the known number of nodes of the search, including the root.
    pub fn nodes(&self) -> u64 {
        self.progress.counters.nodes().max(self.at.counters().nodes())
    }

    /// Returns the number of steps of the whole search, once known.
    pub fn total_steps(&self) -> Option<u64> {
        if self.at.is_over() {
            return Some(self.at.counters().step());
        }
        self.progress.is_over.then(|| self.progress.counters.step())
    }
}
