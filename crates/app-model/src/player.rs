//! Playing a search: where it is shown, and how it goes on.
//!
//! The search at the shown place is held here, so that one step either way takes
//! no time and asks nobody. What is far away the worker finds.

use serde::{Deserialize, Serialize};
use sudoku_engine::board::Puzzle;
use sudoku_engine::recording::Target;
use sudoku_engine::search::{Counters, Event, Goal, Position, Snapshot, Stepper};

use crate::forest::Forest;
use crate::protocol::{Found, RunId};
use crate::speed::Speed;

/// Steps that may be run in the page at once: far less than a frame's time.
const NEAR: u64 = 200_000;
/// Events that may be walked in the page at once.
const EVENTS_AT_ONCE: u32 = 20_000;

/// What counts as one step of the player.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Grain {
    /// A placement or an undo.
    #[default]
    Moves,
    /// Every event: each digit tested besides.
    Events,
}

/// How the player is set, whatever puzzle it plays.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Controls {
    /// How fast.
    pub speed: Speed,
    /// What counts as one step.
    pub grain: Grain,
}

/// How far the worker's run of the search has come.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Progress {
    /// Its counts.
    pub counters: Counters,
    /// Whether it has come to its end.
    pub is_over: bool,
    /// Whether a person stopped it.
    pub is_stopped: bool,
}

/// A place that the worker has been asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Seek {
    /// Its number; an answer to another one is dropped.
    pub id: u32,
    /// The place.
    pub target: Target,
}

/// A search being played.
#[derive(Clone, Debug)]
pub struct Player {
    /// The run of the search in the worker.
    pub run: RunId,
    /// The search where it is shown.
    pub at: Stepper,
    /// The worker's run.
    pub progress: Progress,
    /// Whether it plays.
    pub is_playing: bool,
    /// The place that the worker was asked for and has not found yet.
    pub seek: Option<Seek>,
    /// Whether it is on its way to the next dead end.
    pub is_hunting: bool,
    /// The whole tree, where it is small enough.
    pub forest: Option<Forest>,
    seeks: u32,
}

impl Player {
    /// A player at the start of a search.
    pub fn new(run: RunId, puzzle: &Puzzle, goal: Goal) -> Self {
        let at = Stepper::new(puzzle, goal);
        Self {
            run,
            forest: Forest::of(&at),
            at,
            progress: Progress::default(),
            is_playing: false,
            seek: None,
            is_hunting: false,
            seeks: 0,
        }
    }

    /// The same search to another goal, at the same place if it comes there.
    #[must_use]
    pub fn with_goal(&self, run: RunId, goal: Goal) -> Self {
        let mut player = Self::new(run, self.at.puzzle(), goal);
        let step = self.at.counters().step();
        if step <= NEAR {
            player.at.run(step);
        } else {
            player.ask(Target::Step(step));
        }
        player
    }

    /// Stops whatever goes on by itself.
    pub fn pause(&mut self) {
        self.is_playing = false;
        self.is_hunting = false;
        self.seek = None;
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

    /// Goes to the start.
    pub fn rewind(&mut self) {
        self.pause();
        self.at = Stepper::new(self.at.puzzle(), self.at.goal());
    }

    /// One step on; says whether there was one.
    pub fn step(&mut self, grain: Grain) -> bool {
        let before = self.at.position();
        match grain {
            Grain::Moves => self.at.advance_move(),
            Grain::Events => self.at.advance(),
        };
        // At the very end of an exhaustive search there are tests after the last step.
        self.at.position() != before
    }

    /// One step back; says whether there was one.
    pub fn step_back(&mut self, grain: Grain) -> bool {
        let before = self.at.position();
        match grain {
            Grain::Moves => self.at.retreat_move(),
            Grain::Events => self.at.retreat(),
        };
        self.at.position() != before
    }

    /// Plays on by so many steps, or to where the worker is, if there is no limit.
    pub fn play(&mut self, steps: Option<u64>, grain: Grain) {
        match (steps, grain) {
            (None, _) => self.keep_up(),
            (Some(steps), Grain::Moves) if steps > 64 => {
                self.at.run(steps.min(NEAR));
            }
            (Some(steps), grain) => {
                for _ in 0..steps.min(EVENTS_AT_ONCE.into()) {
                    if !self.step(grain) {
                        break;
                    }
                }
            }
        }
        if self.at.is_over() {
            self.is_playing = false;
        }
    }

    /// Follows the worker's run; where that was stopped, goes on in the page.
    fn keep_up(&mut self) {
        if self.seek.is_some() {
            return;
        }
        if self.progress.counters.step() > self.at.counters().step() {
            self.ask(Target::Head);
        } else if self.progress.is_stopped {
            self.at.run(NEAR);
        }
    }

    /// Goes on towards the next dead end by a frame's worth of events. Says whether
    /// the search ended without one.
    pub fn hunt(&mut self) -> bool {
        for _ in 0..EVENTS_AT_ONCE {
            match self.at.advance() {
                Some(Event::DeadEnd { .. }) => {
                    self.is_hunting = false;
                    return false;
                }
                Some(_) => {}
                None => {
                    self.is_hunting = false;
                    return true;
                }
            }
        }
        false
    }

    /// Goes to a place: at once where it is near, through the worker where it is far.
    pub fn go_to(&mut self, target: Target) {
        self.pause();
        match target {
            Target::Step(step) => {
                let now = self.at.position();
                if step >= now.step && step - now.step <= NEAR && now.events == 0 {
                    self.at.run(step - now.step);
                } else if step <= NEAR {
                    self.rewind();
                    self.at.run(step);
                } else {
                    self.ask(target);
                }
            }
            Target::Exact(Position { step, events }) if step <= NEAR => {
                self.rewind();
                self.at.run(step);
                self.at.go_between_steps(events);
            }
            _ => self.ask(target),
        }
    }

    fn ask(&mut self, target: Target) {
        self.seeks += 1;
        self.seek = Some(Seek { id: self.seeks, target });
    }

    /// Takes the worker's answer to a seek. Says whether it was "nowhere".
    pub fn sought(&mut self, id: u32, found: &Found) -> bool {
        let Some(seek) = self.seek.filter(|seek| seek.id == id) else { return false };
        self.seek = None;
        match found {
            Found::At(snapshot) => self.show(snapshot, seek.target),
            Found::Nowhere => return true,
        }
        false
    }

    fn show(&mut self, snapshot: &Snapshot, target: Target) {
        let there = self.at.restored(snapshot);
        let follows = target == Target::Head;
        if !follows || there.position() > self.at.position() {
            self.at = there;
        }
        if follows && self.at.is_over() {
            self.is_playing = false;
        }
    }

    /// Whether something goes on that Stop would end.
    pub fn is_busy(&self) -> bool {
        self.is_playing || self.is_hunting || self.seek.is_some() || self.is_running()
    }

    /// Whether the worker's run goes on.
    pub fn is_running(&self) -> bool {
        !self.progress.is_over && !self.progress.is_stopped
    }

    /// Steps of the whole search, once they are known.
    pub fn total_steps(&self) -> Option<u64> {
        if self.at.is_over() {
            return Some(self.at.counters().step());
        }
        self.progress.is_over.then(|| self.progress.counters.step())
    }
}
