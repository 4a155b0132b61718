//! Going to a place: at once if it is near, through the worker if it is far.

use sudoku_engine::board::Digit;
use sudoku_engine::recording::Target;
use sudoku_engine::search::{Event, Position, Stepper};

use super::{Player, events_at_once, steps_at_once};
use crate::base::steps::{Mark, Way};
use crate::worker::protocol::Found;
use crate::worker::run::Seek;

/// The result of looking for a place from within the page.
enum Near {
    Here(Box<Stepper>),
    Nowhere,
    Far,
}

/// Walks event by event, in one direction, to the next event of a kind.
fn near_event(at: &Stepper, mark: Mark, walk: fn(&mut Stepper) -> Option<Event>) -> Near {
    let mut there = at.clone();
    for _ in 0..events_at_once(at) {
        match walk(&mut there) {
            None => return Near::Nowhere,
            Some(event) if mark.is(event) => return Near::Here(Box::new(there)),
            Some(_) => {}
        }
    }
    Near::Far
}

impl Player {
    pub fn go_to(&mut self, target: Target) {
        self.pause();
        match self.near(target) {
            Some(there) => self.at = there,
            None => {
                // Until the end is found, shows the latest state known.
                let known = self.map.sheets.anchor_before(u64::MAX).filter(|known| {
                    target == Target::End && known.step() > self.at.counters().step()
                });
                if let Some(known) = known {
                    self.at = self.at.restored(known);
                }
                self.ask(target);
            }
        }
    }

    /// Goes to the next or previous event of a kind. Returns whether it is known that there is
    /// none.
    pub fn go_to_mark(&mut self, mark: Mark, way: Way) -> bool {
        self.pause();
        match self.near_mark(mark, way) {
            Near::Here(there) => self.at = *there,
            Near::Nowhere => return true,
            Near::Far => {
                let position = self.at.position();
                self.ask(match (mark, way) {
                    (Mark::Solution, Way::On) => Target::SolutionAfter(position.step),
                    (Mark::Solution, Way::Back) => Target::SolutionBefore(position.step),
                    (Mark::DeadEnd, Way::On) => Target::DeadEndAfter(position),
                    (Mark::DeadEnd, Way::Back) => Target::DeadEndBefore(position),
                });
            }
        }
        false
    }

    fn near_mark(&self, mark: Mark, way: Way) -> Near {
        match (mark, way) {
            (Mark::Solution, Way::On) => self.near_next_solution(),
            (Mark::DeadEnd, Way::On) => near_event(&self.at, mark, Stepper::advance),
            (_, Way::Back) => {
                let mut at = self.at.clone();
                if at.last_event().is_some_and(|event| mark.is(event)) {
                    at.retreat();
                }
                match near_event(&at, mark, Stepper::retreat) {
                    Near::Here(mut there) => {
                        // The event has been undone; its place is right after it.
                        there.advance();
                        Near::Here(there)
                    }
                    elsewhere @ (Near::Nowhere | Near::Far) => elsewhere,
                }
            }
        }
    }

    fn near_next_solution(&self) -> Near {
        let before = self.at.counters().solutions;
        let mut there = self.at.clone();
        // On a full board the solution may not have been counted yet.
        if there.advance() != Some(Event::Solved) {
            there = self.at.clone();
            there.run_to_solution(steps_at_once(&self.at));
        }
        if there.counters().solutions > before {
            Near::Here(Box::new(there))
        } else if there.is_over() {
            Near::Nowhere
        } else {
            Near::Far
        }
    }

    /// Returns the search at a place, if the page can walk there within a frame.
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
                there.run(steps_at_once(&self.at));
                there.is_over().then_some(there)
            }
            Target::Placements(nth) => self.near_nth_placement(nth),
            Target::Placement { step, level, digit } if step == self.at.counters().step() => {
                self.near_placement(level, digit)
            }
            Target::Head
            | Target::SolutionAfter(_)
            | Target::SolutionBefore(_)
            | Target::DeadEndAfter(_)
            | Target::DeadEndBefore(_)
            | Target::Placement { .. } => None,
        }
    }

    fn near_step(&self, step: u64) -> Option<Stepper> {
        let ahead =
            |from: u64| step.checked_sub(from).filter(|&ahead| ahead <= steps_at_once(&self.at));
        // A stepper at the step itself may be past some of the tests that follow the step, so
        // only an earlier one can be run to it.
        let from_here = ahead(self.at.counters().step()).filter(|&ahead| ahead > 0);
        let anchor = self.map.sheets.anchor_before(step);
        let from_anchor = anchor.and_then(|anchor| Some((anchor, ahead(anchor.step())?)));
        let (mut there, steps) = match (from_here, from_anchor) {
            (here, Some((anchor, ahead))) if here.is_none_or(|here| ahead < here) => {
                (self.at.restored(anchor), ahead)
            }
            (Some(ahead), _) => (self.at.clone(), ahead),
            _ if step <= steps_at_once(&self.at) => (self.at.restarted(self.at.goal()), step),
            _ => return None,
        };
        there.run(steps);
        Some(there)
    }

    /// Returns the search right after a placement, or at its end if it has fewer.
    fn near_nth_placement(&self, nth: u64) -> Option<Stepper> {
        let anchor = self.map.sheets.anchor_before_placement(nth);
        let anchor = anchor.map(|anchor| self.at.restored(anchor));
        let here = (self.at.counters().placements < nth).then(|| self.at.clone());
        let start = self.at.restarted(self.at.goal());
        let before = [here, anchor].into_iter().flatten();
        let before = before.max_by_key(|there| there.counters().placements);
        let mut there = before.unwrap_or(start);
        there.run_to_placement(nth, steps_at_once(&self.at));
        (there.counters().placements == nth || there.is_over()).then_some(there)
    }

    /// Goes to the step under the pointer: exactly, if the page can walk there within a frame,
    /// otherwise to a recorded state among the steps from `from` to `to`, which share a pixel.
    /// The worker is asked only if there is none.
    pub(crate) fn scrub(&mut self, step: u64, from: u64, to: u64) {
        self.pause();
        if let Some(there) = self.near_step(step) {
            self.at = there;
            return;
        }
        let kept = self.map.sheets.anchor_before(to).filter(|kept| from <= kept.step());
        match kept.map(|kept| self.at.restored(kept)) {
            Some(there) => self.at = there,
            None => self.ask(Target::Step(step)),
        }
    }

    /// Returns the search where a digit is placed at a level of the current path, on the path
    /// or next to it.
    fn near_placement(&self, level: u16, digit: Digit) -> Option<Stepper> {
        let mut path: Vec<Digit> = self.at.branches().collect();
        let is_tried = self
            .at
            .levels()
            .get(usize::from(level))
            .is_some_and(|level| !level.untried().contains(digit));
        path.truncate(level.into());
        path.push(digit);
        let is_back = is_tried && self.at.counters().step() <= events_at_once(&self.at).into();
        let mut there = match is_tried {
            false => self.at.clone(),
            true if is_back => self.at.restarted(self.at.goal()),
            true => return None,
        };
        for _ in 0..events_at_once(&self.at) {
            let moved = there.advance_move()?;
            let is_there =
                matches!(moved, Event::Placed { .. }) && there.branches().eq(path.iter().copied());
            if is_there {
                return Some(there);
            }
        }
        None
    }

    pub(super) fn ask(&mut self, target: Target) {
        self.seeks += 1;
        self.seek = Some(Seek { id: self.seeks, target });
    }

    pub fn awaits(&self, id: u32) -> bool {
        self.seek.is_some_and(|seek| seek.id == id)
    }

    /// Takes the worker's answer to the seek. Returns the target if it was found nowhere.
    pub fn take_found(&mut self, found: &Found) -> Option<Target> {
        let Seek { target, .. } = self.seek.take()?;
        let Found::At(snapshot) = found else { return Some(target) };
        let there = self.at.restored(snapshot);
        if target == Target::Head {
            self.follow(there);
        } else {
            self.at = there;
        }
        None
    }

    /// Returns the current position, or the one that the worker is asked to find.
    pub fn destination(&self) -> Position {
        match self.seek.map(|seek| seek.target) {
            Some(Target::Step(step)) => Position::after_step(step),
            Some(Target::Exact(position)) => position,
            _ => self.at.position(),
        }
    }

    /// Resumes the worker's run if it has not reached the requested place yet.
    pub(crate) fn wake_for_seek(&mut self) {
        if self.seek.is_some_and(|seek| !self.has_passed(seek.target)) {
            self.progress.is_stopped = false;
        }
    }

    /// Returns whether the worker's run is known to have reached the place.
    fn has_passed(&self, target: Target) -> bool {
        let run = self.progress.counters;
        let reaches = |step: u64| step <= run.step();
        self.progress.is_over
            || match target {
                Target::Head => true,
                Target::End => false,
                Target::Step(step)
                | Target::Exact(Position { step, .. })
                | Target::SolutionBefore(step)
                | Target::DeadEndBefore(Position { step, .. }) => reaches(step),
                Target::Placements(nth) => nth <= run.placements,
                Target::SolutionAfter(_) => run.solutions > self.at.counters().solutions,
                Target::DeadEndAfter(_) => run.dead_ends > self.at.counters().dead_ends,
                Target::Placement { step, level, digit } => {
                    // The digits on the path were placed earlier, and so were the digits tried
                    // there.
                    let levels = self.at.levels();
                    let level = levels.get(usize::from(level));
                    let is_tried = level.is_some_and(|level| !level.untried().contains(digit));
                    reaches(step) && step == self.at.counters().step() && is_tried
                }
            }
    }
}
