//! One of the searches that are compared.

use sudoku_engine::recording::Target;
use sudoku_engine::search::{Counters, Strategy};

use super::{Pace, Place};
use crate::search::player::{Player, steps_at_once};
use crate::worker::run::LaneReport;

#[derive(Clone, Debug)]
pub struct Lane {
    pub player: Player,
    pub report: LaneReport,
    /// Where it was last made to go.
    sent_to: Option<Target>,
}

impl Lane {
    pub fn new(player: Player) -> Self {
        Self { player, report: LaneReport::default(), sent_to: None }
    }

    pub fn strategy(&self) -> Strategy {
        self.player.at.strategy()
    }

    /// The counts as far as they are known.
    pub fn counters(&self) -> Counters {
        let (run, shown) = (self.player.progress.counters, self.player.at.counters());
        if run.step() > shown.step() { run } else { shown }
    }

    /// All of it in a pace's unit, once that is known.
    pub fn total(&self, pace: Pace) -> Option<u64> {
        self.player.total_steps()?;
        let is_known = pace != Pace::Time || self.report.is_timed;
        is_known.then(|| self.known(pace))
    }

    /// As far as it is known, in a pace's unit.
    pub fn known(&self, pace: Pace) -> u64 {
        match pace {
            Pace::Step => self.counters().step(),
            Pace::Node => self.counters().placements,
            Pace::Time => self.report.nanos,
        }
    }

    /// Where it is shown, in a pace's unit.
    pub fn shown(&self, pace: Pace) -> u64 {
        self.place_of(pace, self.player.at.counters())
    }

    /// Where it has these counts, in a pace's unit.
    fn place_of(&self, pace: Pace, counters: Counters) -> u64 {
        match pace {
            Pace::Step => counters.step(),
            Pace::Node => counters.placements,
            Pace::Time => {
                let nanos = self.nanos_of_step().unwrap_or_default();
                (counters.step() as f64 * nanos).round() as u64
            }
        }
    }

    /// About where it is after a step, in a pace's unit.
    pub(crate) fn place_at(&self, pace: Pace, step: u64) -> u64 {
        // Of the digits placed all but those on the board were taken back.
        let placements = (step + self.counters().depth.min(step)) / 2;
        let counters = Counters { placements, undos: step - placements, ..Counters::default() };
        self.place_of(pace, counters)
    }

    /// Nanoseconds of a step on average, once there are any.
    pub fn nanos_of_step(&self) -> Option<f64> {
        let (steps, nanos) = (self.report.counters.step(), self.report.nanos);
        (steps > 0 && nanos > 0).then(|| nanos as f64 / steps as f64)
    }

    pub fn deepest(&self) -> u16 {
        let levels = self.report.levels.iter().rposition(|level| level.nodes > 0);
        let known = levels.map_or(0, |level| level as u16 + 1);
        known.max(self.player.at.counters().depth as u16)
    }

    /// What to go to for a place, within what is known or the page can step through itself.
    fn target(&self, pace: Pace, place: Place) -> Target {
        let known = self.counters();
        let total = self.total(pace);
        let Place::At(place) = place else {
            return if self.player.total_steps().is_some() { Target::End } else { at_step(known) };
        };
        if total.is_some_and(|total| place >= total) {
            return Target::End;
        }
        let near = steps_at_once(&self.player.at);
        match pace {
            Pace::Step => Target::Step(place.min(known.step().max(near))),
            Pace::Node if place == 0 => Target::Step(0),
            // Of so many steps as can be taken at once a third is placements at least.
            Pace::Node => Target::Placements(place.min(known.placements.max(near / 3)).max(1)),
            Pace::Time => {
                let step = self.nanos_of_step().map_or(0.0, |nanos| place as f64 / nanos);
                Target::Step((step.round() as u64).min(known.step()))
            }
        }
    }

    /// Sees to it that it is shown at a place. Says whether that changed anything.
    pub(crate) fn chase(&mut self, pace: Pace, place: Place) -> bool {
        let mut has_moved = false;
        // Coming to its end it may turn out to be shorter than was known.
        for _ in 0..2 {
            let target = self.target(pace, place);
            // What is looked for is found in a moment, and then the newest place is.
            let waits = self.player.seek.is_some();
            if waits || self.sent_to == Some(target) {
                break;
            }
            self.sent_to = Some(target);
            self.player.go_to(target);
            has_moved = true;
        }
        has_moved
    }

    /// What it was looking for will not be found.
    pub(crate) fn call_off(&mut self) {
        self.player.seek = None;
        self.sent_to = None;
    }

    /// Takes news of the search, unless they are old. Says which they were.
    pub(crate) fn take(&mut self, report: LaneReport) -> bool {
        let news = |it: &LaneReport| (it.counters.step(), it.is_over, it.is_timed, it.nanos);
        // A search that was begun again tells what is known already.
        let is_news = news(&report) > news(&self.report) && !self.report.is_timed;
        if is_news {
            self.player.progress.advance(report.counters, report.is_over);
            self.report = report;
        }
        is_news
    }
}

const fn at_step(known: Counters) -> Target {
    Target::Step(known.step())
}
