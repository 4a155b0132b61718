//! Playing a search: where it is shown, and how it goes on.
//!
//! The search at the shown place is held here, so that one step either way takes
//! no time and asks nobody. What is far away the worker finds.

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

/// Steps that may be run in the page at once: far less than a frame's time.
const NEAR: u64 = 200_000;
/// Events that may be walked in the page at once.
const EVENTS_AT_ONCE: u32 = 20_000;
/// From so many steps at once on, running is faster than walking event by event.
const WORTH_RUNNING: u64 = 64;

/// Steps of a search that may be run in the page at once.
pub(crate) fn steps_at_once(at: &Stepper) -> u64 {
    NEAR / u64::from(at.effort())
}

fn events_at_once(at: &Stepper) -> u32 {
    if at.strategy() == Strategy::SOURCES { EVENTS_AT_ONCE } else { EVENTS_AT_ONCE / 10 }
}

/// How the player is set, whatever puzzle it plays.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Controls {
    pub speed: Speed,
    pub grain: StepSize,
}

#[derive(Clone, Debug)]
pub struct Player {
    pub run: RunId,
    /// The search where it is shown.
    pub at: Stepper,
    pub progress: Progress,
    pub is_playing: bool,
    /// The place that the worker was asked for and has not found yet.
    pub seek: Option<Seek>,
    pub branching: Branching,
    pub map: Timeline,
    pub forest: TreeView,
    seeks: u32,
    /// The last number given to a question about nodes.
    pub(crate) asks: u32,
    /// Steps that the run had come to when the tree was last told that it goes on.
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

    /// What is wanted of its run, which may be paused.
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

    /// The same search to another goal, at the same place and doing the same. Where
    /// the search does not come there any more, it is at its end.
    #[must_use]
    pub fn with_goal(&self, run: RunId, goal: Goal) -> Self {
        let mut player = Self::at_start(run, self.at.restarted(goal));
        player.forest.fold_like(&self.forest);
        let solutions = self.at.counters().solutions;
        let stands_at_solution = self.at.last_event() == Some(Event::Solved);
        if goal.is_reached(solutions - u64::from(stands_at_solution)) {
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

    /// Stops whatever goes on by itself.
    pub fn pause(&mut self) {
        self.rest();
        self.seek = None;
    }

    /// Stops what moves from frame to frame; a place asked for is still waited for.
    pub fn rest(&mut self) {
        self.is_playing = false;
    }

    /// Plays, or pauses. At the end it plays from the start again.
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

    /// One step on; says whether there was one.
    pub fn step(&mut self, grain: StepSize) -> bool {
        let before = self.at.position();
        match grain {
            StepSize::Moves => self.at.advance_move(),
            StepSize::Events => self.at.advance(),
        };
        // At the very end of an exhaustive search there are tests after the last step.
        self.at.position() != before
    }

    /// One step back; says whether there was one.
    pub fn step_back(&mut self, grain: StepSize) -> bool {
        match grain {
            StepSize::Moves => self.at.retreat_move(),
            StepSize::Events => self.at.retreat(),
        }
        .is_some()
    }

    /// Plays on by so many steps, or to where the worker is, if there is no limit.
    /// Says whether that changed anything.
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

    /// Follows the worker's run; where that goes no further, goes on in the page.
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

    /// Shows where the worker's run is, if it still plays and that is further on.
    fn follow(&mut self, head: Stepper) {
        if self.is_playing && head.position() > self.at.position() {
            self.at = head;
            self.is_playing = !self.at.is_over();
        }
    }

    /// Takes news of the run. Says whether there was any.
    pub(crate) fn take_progress(&mut self, counters: Counters, is_over: bool) -> bool {
        let was_over = self.progress.is_over;
        let is_news = self.progress.advance(counters, is_over);
        let step = counters.step();
        // The tree hears of the end, and before it at a calm pace.
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

    /// Nodes of the search as far as it is known, the root included.
    pub fn nodes(&self) -> u64 {
        self.progress.counters.nodes().max(self.at.counters().nodes())
    }

    /// Steps of the whole search, once they are known.
    pub fn total_steps(&self) -> Option<u64> {
        if self.at.is_over() {
            return Some(self.at.counters().step());
        }
        self.progress.is_over.then(|| self.progress.counters.step())
    }
}
