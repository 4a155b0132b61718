//! Going to a place: at once where it is near, through the worker where it is far.

use sudoku_engine::recording::Target;
use sudoku_engine::search::{Event, Position, Stepper};

use super::{NEAR, Player};
use crate::protocol::Found;

/// A place that the worker has been asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Seek {
    /// Its number; an answer to another one is dropped.
    pub id: u32,
    /// The place.
    pub target: Target,
}

impl Player {
    /// Goes to a place.
    pub fn go_to(&mut self, target: Target) {
        self.pause();
        match self.near(target) {
            Some(there) => self.at = there,
            None => self.ask(target),
        }
    }

    /// Goes to the next solution. Says whether it is known that there is none.
    pub fn go_to_solution(&mut self) -> bool {
        self.pause();
        let before = self.at.counters();
        let mut there = self.at.clone();
        // On a full board the solution may not have been counted yet.
        if there.advance() != Some(Event::Solved) {
            there = self.at.clone();
            there.run_to_solution(NEAR);
        }
        if there.counters().solutions > before.solutions {
            self.at = there;
        } else if there.is_over() {
            return true;
        } else {
            self.ask(Target::SolutionAfter(before.step()));
        }
        false
    }

    /// The search at a place, if the page can walk there within a frame.
    fn near(&self, target: Target) -> Option<Stepper> {
        match target {
            Target::Step(step) => self.near_step(step),
            Target::Exact(Position { step, events }) => {
                let mut there = self.near_step(step)?;
                there.go_between_steps(events);
                Some(there)
            }
            Target::End => {
                let mut there = self.at.clone();
                there.run(NEAR);
                there.is_over().then_some(there)
            }
            _ => None,
        }
    }

    fn near_step(&self, step: u64) -> Option<Stepper> {
        let now = self.at.counters().step();
        let start = || Stepper::new(self.at.puzzle(), self.at.goal());
        let (mut there, steps) = match step.checked_sub(now) {
            Some(ahead) if 0 < ahead && ahead <= NEAR => (self.at.clone(), ahead),
            _ if step <= NEAR => (start(), step),
            _ => return None,
        };
        there.run(steps);
        Some(there)
    }

    pub(super) fn ask(&mut self, target: Target) {
        self.seeks += 1;
        self.seek = Some(Seek { id: self.seeks, target });
    }

    /// Whether this is the number of the place it waits for.
    pub fn awaits(&self, id: u32) -> bool {
        self.seek.is_some_and(|seek| seek.id == id)
    }

    /// Takes the worker's answer to the seek. Says whether it was "nowhere".
    pub fn take_found(&mut self, found: &Found) -> bool {
        let Some(Seek { target, .. }) = self.seek.take() else { return false };
        let Found::At(snapshot) = found else { return true };
        let there = self.at.restored(snapshot);
        if target == Target::Head {
            self.follow(there);
        } else {
            self.at = there;
        }
        false
    }

    /// Where it is, or will be as soon as the worker has found the step it asked for.
    pub fn destination(&self) -> Position {
        match self.seek.map(|seek| seek.target) {
            Some(Target::Step(step)) => Position::after_step(step),
            Some(Target::Exact(position)) => position,
            _ => self.at.position(),
        }
    }

    /// A place that the worker's run has not come to yet is a wish for it to go on.
    pub(crate) fn wake_for_seek(&mut self) {
        if self.seek.is_some_and(|seek| !self.has_passed(seek.target)) {
            self.progress.is_stopped = false;
        }
    }

    /// Whether the worker's run is known to have come to the place.
    fn has_passed(&self, target: Target) -> bool {
        let run = self.progress.counters;
        self.progress.is_over
            || match target {
                Target::Head => true,
                Target::End => false,
                Target::Step(step) | Target::Exact(Position { step, .. }) => step <= run.step(),
                Target::SolutionAfter(_) => run.solutions > self.at.counters().solutions,
                _ => true,
            }
    }
}
