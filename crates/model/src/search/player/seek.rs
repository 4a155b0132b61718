//! Going to a position: at once if it is near, through the worker if it is far.

use sudoku_engine::board::Digit;
use sudoku_engine::recording::Target;
use sudoku_engine::search::{Event, Position, Stepper};

use super::{Player, max_events_at_once, max_steps_at_once};
use crate::base::steps::{Mark, Way};
use crate::worker::protocol::SeekOutcome;
use crate::worker::run::Seek;

/// The result of looking for a position from within the page.
enum NearbyResult {
    Found(Box<Stepper>),
    NotFound,
    TooFar,
}

/// Walks event by event, in one direction, to the next event of a kind.
fn find_nearby_event(
    start: &Stepper,
    mark: Mark,
    walk: fn(&mut Stepper) -> Option<Event>,
) -> NearbyResult {
    let mut stepper = start.clone();
    for _ in 0..max_events_at_once(start) {
        match walk(&mut stepper) {
            None => return NearbyResult::NotFound,
            Some(event) if mark.matches(event) => return NearbyResult::Found(Box::new(stepper)),
            Some(_) => {}
        }
    }
    NearbyResult::TooFar
}

impl Player {
    /// Goes to a target, and stops playing: at once if the page can walk there within a frame,
    /// otherwise by a seek of the worker. Until that has found it, the position shown stays; on the
    /// way to the end, it may move on to the latest state known.
    pub fn go_to(&mut self, target: Target) {
        self.stop_playing_and_seeking();
        match self.find_nearby(target) {
            Some(stepper) => self.stepper = stepper,
            None => {
                // Until the end is found, the latest state known is shown.
                let latest_anchor =
                    self.timeline.tiles.anchor_before(u64::MAX).filter(|latest_anchor| {
                        target == Target::End
                            && latest_anchor.step() > self.stepper.counters().step()
                    });
                if let Some(latest_anchor) = latest_anchor {
                    self.stepper = self.stepper.restored(latest_anchor);
                }
                self.request_seek(target);
            }
        }
    }

    /// Goes to the next or previous event of a kind. Returns whether it is known that there is
    /// none.
    pub fn go_to_mark(&mut self, mark: Mark, way: Way) -> bool {
        self.stop_playing_and_seeking();
        match self.find_nearby_mark(mark, way) {
            NearbyResult::Found(stepper) => self.stepper = *stepper,
            NearbyResult::NotFound => return true,
            NearbyResult::TooFar => {
                let position = self.stepper.position();
                self.request_seek(match (mark, way) {
                    (Mark::Solution, Way::Forward) => Target::SolutionAfter(position.step),
                    (Mark::Solution, Way::Back) => Target::SolutionBefore(position.step),
                    (Mark::DeadEnd, Way::Forward) => Target::DeadEndAfter(position),
                    (Mark::DeadEnd, Way::Back) => Target::DeadEndBefore(position),
                });
            }
        }
        false
    }

    fn find_nearby_mark(&self, mark: Mark, way: Way) -> NearbyResult {
        match (mark, way) {
            (Mark::Solution, Way::Forward) => self.find_nearby_solution(),
            (Mark::DeadEnd, Way::Forward) => {
                find_nearby_event(&self.stepper, mark, Stepper::advance)
            }
            (_, Way::Back) => {
                let mut start = self.stepper.clone();
                if start.last_event().is_some_and(|event| mark.matches(event)) {
                    start.retreat();
                }
                match find_nearby_event(&start, mark, Stepper::retreat) {
                    NearbyResult::Found(mut stepper) => {
                        // The event has been undone; its position is right after it.
                        stepper.advance();
                        NearbyResult::Found(stepper)
                    }
                    not_found @ (NearbyResult::NotFound | NearbyResult::TooFar) => not_found,
                }
            }
        }
    }

    fn find_nearby_solution(&self) -> NearbyResult {
        let before = self.stepper.counters().solutions;
        let mut stepper = self.stepper.clone();
        // On a full board the solution may not have been counted yet.
        if stepper.advance() != Some(Event::Solved) {
            stepper = self.stepper.clone();
            stepper.run_to_solution(max_steps_at_once(&self.stepper));
        }
        if stepper.counters().solutions > before {
            NearbyResult::Found(Box::new(stepper))
        } else if stepper.is_over() {
            NearbyResult::NotFound
        } else {
            NearbyResult::TooFar
        }
    }

    /// Returns the search at a target, if the page can walk there within a frame.
    fn find_nearby(&self, target: Target) -> Option<Stepper> {
        match target {
            Target::Step(step) => self.find_nearby_step(step),
            Target::Exact(Position { step, events }) => {
                let mut stepper = self.find_nearby_step(step)?;
                stepper.go_between_steps(events);
                Some(stepper)
            }
            Target::End => {
                let mut stepper = self.stepper.clone();
                stepper.run(max_steps_at_once(&self.stepper));
                stepper.is_over().then_some(stepper)
            }
            Target::NthPlacement(nth) => self.find_nearby_nth_placement(nth),
            Target::Branch { step, level, branch } if step == self.stepper.counters().step() => {
                self.find_nearby_branch(level, branch)
            }
            Target::Head
            | Target::SolutionAfter(_)
            | Target::SolutionBefore(_)
            | Target::DeadEndAfter(_)
            | Target::DeadEndBefore(_)
            | Target::Branch { .. } => None,
        }
    }

    fn find_nearby_step(&self, step: u64) -> Option<Stepper> {
        let ahead = |from: u64| {
            step.checked_sub(from).filter(|&ahead| ahead <= max_steps_at_once(&self.stepper))
        };
        // A stepper at the step itself may be past some of the tests that follow the step, so
        // only an earlier one can be run to it.
        let steps_from_current = ahead(self.stepper.counters().step()).filter(|&ahead| ahead > 0);
        let anchor = self.timeline.tiles.anchor_before(step);
        let from_anchor = anchor.and_then(|anchor| Some((anchor, ahead(anchor.step())?)));
        let (mut stepper, steps) = match (steps_from_current, from_anchor) {
            (steps_from_current, Some((anchor, ahead)))
                if steps_from_current.is_none_or(|steps| ahead < steps) =>
            {
                (self.stepper.restored(anchor), ahead)
            }
            (Some(ahead), _) => (self.stepper.clone(), ahead),
            _ if step <= max_steps_at_once(&self.stepper) => {
                (self.stepper.restarted(self.stepper.goal()), step)
            }
            _ => return None,
        };
        stepper.run(steps);
        Some(stepper)
    }

    /// Returns the search right after a placement, or at its end if it has fewer.
    fn find_nearby_nth_placement(&self, nth: u64) -> Option<Stepper> {
        let anchor = self.timeline.tiles.anchor_before_placement(nth);
        let anchor = anchor.map(|anchor| self.stepper.restored(anchor));
        let current = (self.stepper.counters().placements < nth).then(|| self.stepper.clone());
        let start = self.stepper.restarted(self.stepper.goal());
        let stepper_before = [current, anchor].into_iter().flatten();
        let stepper_before = stepper_before.max_by_key(|stepper| stepper.counters().placements);
        let mut stepper = stepper_before.unwrap_or(start);
        stepper.run_to_placement(nth, max_steps_at_once(&self.stepper));
        (stepper.counters().placements == nth || stepper.is_over()).then_some(stepper)
    }

    /// Goes to the step under the pointer: exactly, if the page can walk there within a frame,
    /// otherwise to a recorded state among the steps from `from` to `to`, which share a pixel.
    /// The worker is asked only if there is none.
    pub(crate) fn scrub(&mut self, step: u64, from: u64, to: u64) {
        self.stop_playing_and_seeking();
        if let Some(stepper) = self.find_nearby_step(step) {
            self.stepper = stepper;
            return;
        }
        let anchor = self.timeline.tiles.anchor_before(to).filter(|anchor| from <= anchor.step());
        match anchor.map(|anchor| self.stepper.restored(anchor)) {
            Some(stepper) => self.stepper = stepper,
            None => self.request_seek(Target::Step(step)),
        }
    }

    /// Returns the search where a branch is placed at a level of the current path, on the path
    /// or next to it.
    fn find_nearby_branch(&self, level: u16, branch: Digit) -> Option<Stepper> {
        let mut path: Vec<Digit> = self.stepper.branches().collect();
        let is_tried = self
            .stepper
            .levels()
            .get(usize::from(level))
            .is_some_and(|level| !level.untried().contains(branch));
        path.truncate(level.into());
        path.push(branch);
        let is_back =
            is_tried && self.stepper.counters().step() <= max_events_at_once(&self.stepper).into();
        let mut stepper = match is_tried {
            false => self.stepper.clone(),
            true if is_back => self.stepper.restarted(self.stepper.goal()),
            true => return None,
        };
        for _ in 0..max_events_at_once(&self.stepper) {
            let moved = stepper.advance_move()?;
            let has_arrived = matches!(moved, Event::Placed { .. })
                && stepper.branches().eq(path.iter().copied());
            if has_arrived {
                return Some(stepper);
            }
        }
        None
    }

    pub(super) fn request_seek(&mut self, target: Target) {
        self.last_seek_id += 1;
        self.seek = Some(Seek { id: self.last_seek_id, target });
    }

    pub fn is_seeking(&self, id: u32) -> bool {
        self.seek.is_some_and(|seek| seek.id == id)
    }

    /// Takes the worker's answer to the seek. Returns the target if it was found nowhere.
    pub fn receive_seek_outcome(&mut self, outcome: &SeekOutcome) -> Option<Target> {
        let Seek { target, .. } = self.seek.take()?;
        let SeekOutcome::Found(snapshot) = outcome else { return Some(target) };
        let stepper = self.stepper.restored(snapshot);
        if target == Target::Head {
            self.show_head(stepper);
        } else {
            self.stepper = stepper;
        }
        None
    }

    /// Returns the current position, or the one that the worker is asked to find.
    pub fn destination(&self) -> Position {
        match self.seek.map(|seek| seek.target) {
            Some(Target::Step(step)) => Position::after_step(step),
            Some(Target::Exact(position)) => position,
            _ => self.stepper.position(),
        }
    }

    /// Resumes the worker's run if it has not reached the requested target yet.
    pub(crate) fn resume_run_for_seek(&mut self) {
        if self.seek.is_some_and(|seek| !self.has_passed(seek.target)) {
            self.progress.is_stopped = false;
        }
    }

    /// Returns whether the worker's run is known to have reached the target.
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
                Target::NthPlacement(nth) => nth <= run.placements,
                Target::SolutionAfter(_) => run.solutions > self.stepper.counters().solutions,
                Target::DeadEndAfter(_) => run.dead_ends > self.stepper.counters().dead_ends,
                Target::Branch { step, level, branch } => {
                    // The digits on the path were placed earlier, and so were the digits tried
                    // there.
                    let levels = self.stepper.levels();
                    let level = levels.get(usize::from(level));
                    let is_tried = level.is_some_and(|level| !level.untried().contains(branch));
                    reaches(step) && step == self.stepper.counters().step() && is_tried
                }
            }
    }
}
