//! One of the searches in a comparison.

use std::fmt::{Display, Formatter, Result};

use sudoku_engine::recording::Target;
use sudoku_engine::search::{Counters, Strategy};

use super::{PaceUnit, Place};
use crate::search::player::{Player, max_steps_at_once};
use crate::worker::run::LaneReport;

/// What searches in a lane.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LaneSearch {
    Strategy(Strategy),
    /// A program that the user wrote.
    Program,
}

/// Writes the code of a search, for files and automation.
impl Display for LaneSearch {
    fn fmt(&self, out: &mut Formatter<'_>) -> Result {
        match self {
            Self::Strategy(strategy) => strategy.fmt(out),
            Self::Program => out.write_str("program"),
        }
    }
}

#[derive(Clone, Debug)]
pub struct Lane {
    pub player: Player,
    pub report: LaneReport,
    /// The last target it was sent to.
    last_target: Option<Target>,
}

impl Lane {
    pub fn new(player: Player) -> Self {
        Self { player, report: LaneReport::default(), last_target: None }
    }

    pub fn search(&self) -> LaneSearch {
        let stepper = &self.player.stepper;
        if stepper.is_written() {
            LaneSearch::Program
        } else {
            LaneSearch::Strategy(stepper.strategy())
        }
    }

    /// Returns the latest counts known.
    pub fn counters(&self) -> Counters {
        let (run_counters, shown_counters) =
            (self.player.progress.counters, self.player.stepper.counters());
        if run_counters.step() > shown_counters.step() { run_counters } else { shown_counters }
    }

    /// Returns the total in the unit of a pace, once it is known.
    pub fn total(&self, pace: PaceUnit) -> Option<u64> {
        self.player.total_steps()?;
        let is_known = pace != PaceUnit::Time || self.report.is_timed;
        is_known.then(|| self.known_extent(pace))
    }

    /// Returns the known part in the unit of a pace.
    pub fn known_extent(&self, pace: PaceUnit) -> u64 {
        match pace {
            PaceUnit::Step => self.counters().step(),
            PaceUnit::Node => self.counters().placements,
            PaceUnit::Time => self.report.nanos,
        }
    }

    /// Returns the place on show in the unit of a pace.
    pub fn shown_place(&self, pace: PaceUnit) -> u64 {
        self.place_of(pace, self.player.stepper.counters())
    }

    /// Returns the place with these counts in the unit of a pace.
    fn place_of(&self, pace: PaceUnit, counters: Counters) -> u64 {
        match pace {
            PaceUnit::Step => counters.step(),
            PaceUnit::Node => counters.placements,
            PaceUnit::Time => {
                let nanos = self.nanos_of_step().unwrap_or_default();
                (counters.step() as f64 * nanos).round() as u64
            }
        }
    }

    /// Returns the approximate place after a step in the unit of a pace.
    pub(crate) fn place_at(&self, pace: PaceUnit, step: u64) -> u64 {
        // All digits placed have been erased again, except for those on the board.
        let placements = (step + self.counters().depth.min(step)) / 2;
        let counters = Counters { placements, undos: step - placements, ..Counters::default() };
        self.place_of(pace, counters)
    }

    /// Returns the average time of a step in nanoseconds, once there are any steps.
    pub fn nanos_of_step(&self) -> Option<f64> {
        let (steps, nanos) = (self.report.counters.step(), self.report.nanos);
        (steps > 0 && nanos > 0).then(|| nanos as f64 / steps as f64)
    }

    pub fn deepest(&self) -> u16 {
        let levels = self.report.levels.iter().rposition(|level| level.nodes > 0);
        let known = levels.map_or(0, |level| level as u16 + 1);
        known.max(self.player.stepper.counters().depth as u16)
    }

    /// Returns the target for a place, within what is known or what the page can step through
    /// itself.
    fn target(&self, pace: PaceUnit, place: Place) -> Target {
        let known = self.counters();
        let total = self.total(pace);
        let Place::At(place) = place else {
            return if self.player.total_steps().is_some() { Target::End } else { at_step(known) };
        };
        if total.is_some_and(|total| place >= total) {
            return Target::End;
        }
        let max_steps = max_steps_at_once(&self.player.stepper);
        match pace {
            PaceUnit::Step => Target::Step(place.min(known.step().max(max_steps))),
            PaceUnit::Node if place == 0 => Target::Step(0),
            // At least a third of the steps that can be taken at once are placements.
            PaceUnit::Node => {
                Target::NthPlacement(place.min(known.placements.max(max_steps / 3)).max(1))
            }
            PaceUnit::Time => {
                let step = self.nanos_of_step().map_or(0.0, |nanos| place as f64 / nanos);
                Target::Step((step.round() as u64).min(known.step()))
            }
        }
    }

    /// Sends the search to a place. Returns whether that changed anything.
    pub(crate) fn follow_place(&mut self, pace: PaceUnit, place: Place) -> bool {
        let mut has_moved = false;
        // On reaching its end, the search may turn out to be shorter than was known.
        for _ in 0..2 {
            let target = self.target(pace, place);
            // A pending seek takes only a moment, and is followed by a seek for the newest
            // place.
            let is_seeking = self.player.seek.is_some();
            if is_seeking || self.last_target == Some(target) {
                break;
            }
            self.last_target = Some(target);
            self.player.go_to(target);
            has_moved = true;
        }
        has_moved
    }

    /// Drops a seek that will not be answered.
    pub(crate) fn cancel(&mut self) {
        self.player.seek = None;
        self.last_target = None;
    }

    /// Takes over a report on the search, unless it is outdated. Returns whether it was new.
    pub(crate) fn receive_report(&mut self, report: LaneReport) -> bool {
        let progress = |it: &LaneReport| (it.counters.step(), it.is_over, it.is_timed, it.nanos);
        // A restarted search reports what is known already.
        let is_new = progress(&report) > progress(&self.report) && !self.report.is_timed;
        if is_new {
            self.player.progress.advance(report.counters, report.is_over);
            self.report = report;
        }
        is_new
    }
}

const fn at_step(known: Counters) -> Target {
    Target::Step(known.step())
}
