//! Several searches of one puzzle, played together.
//!
//! Owns which strategies are compared, where all of them are shown, and what is known of
//! each. Must not know how it is drawn.

mod chart;
mod choices;
mod columns;
mod lane;
mod table;

pub use chart::{Bar, Chart, Curve};
pub use choices::{Across, Pace, Panel, Place};
pub use columns::{Column, Order};
pub use lane::Lane;
use strum::VariantArray;
use sudoku_engine::search::{Position, Strategy};
pub use table::Row;

use crate::base::speed::Speed;
use crate::base::steps::{LinkStep, StepSize};
use crate::base::strategy_preset::StrategyPreset;
use crate::draw::size::Size;
use crate::worker::demand::RunDemand;

/// What a link says of a comparison.
pub(crate) struct ComparedLink<'a> {
    pub(crate) strategies: &'a [Strategy],
    pub(crate) pace: Pace,
    pub(crate) step: Option<LinkStep>,
}

#[derive(Clone, Debug)]
pub struct Comparison {
    /// Their strategies, no two alike, [`FEWEST`](Comparison::FEWEST) to [`MOST`](Comparison::MOST).
    strategies: Vec<Strategy>,
    pub pace: Pace,
    pub across: Across,
    pub panel: Panel,
    pub order: Order,
    pub place: Place,
    pub is_playing: bool,
    /// Whether a person stopped those that go on.
    pub is_stopped: bool,
    /// The searches; none before the first look at them, and where none can be.
    pub lanes: Vec<Lane>,
    /// The size of each map's canvas; `None` where none is on the page.
    pub map_size: Option<Size>,
}

impl Default for Comparison {
    fn default() -> Self {
        let named = [StrategyPreset::Sources, StrategyPreset::Fewest, StrategyPreset::Singles];
        Self {
            strategies: named.map(StrategyPreset::strategy).to_vec(),
            pace: Pace::default(),
            across: Across::default(),
            panel: Panel::default(),
            order: Order::default(),
            place: Place::At(0),
            is_playing: false,
            is_stopped: false,
            lanes: Vec::new(),
            map_size: None,
        }
    }
}

impl Comparison {
    pub const FEWEST: usize = 2;

    pub const MOST: usize = 4;

    /// A comparison of these, if neither too few nor too many and no two alike.
    pub fn of(strategies: Vec<Strategy>) -> Option<Self> {
        are_comparable(&strategies).then(|| Self { strategies, ..Self::default() })
    }

    /// Another puzzle, or another goal: nothing of what was found holds any more.
    pub(crate) fn forget(&mut self) {
        (self.lanes, self.place) = (Vec::new(), Place::At(0));
        (self.is_playing, self.is_stopped) = (false, false);
    }

    /// Nothing that was looked for will be found.
    pub(crate) fn lose_worker(&mut self) {
        self.is_playing = false;
        self.lanes.iter_mut().for_each(Lane::call_off);
    }

    pub(crate) fn demand(&self) -> Vec<RunDemand> {
        self.lanes.iter().map(|lane| lane.player.demand(self.is_stopped)).collect()
    }

    /// A time is another place on another machine, so a link says none.
    pub(crate) fn link(&self) -> ComparedLink<'_> {
        let position = Position::after_step(self.shown_at());
        let step = LinkStep { position, grain: StepSize::Moves };
        let step = Some(step).filter(|_| self.pace != Pace::Time);
        ComparedLink { strategies: &self.strategies, pace: self.pace, step }
    }

    pub fn strategies(&self) -> &[Strategy] {
        &self.strategies
    }

    pub fn is_over(&self) -> bool {
        self.lanes.iter().all(|lane| lane.total(self.pace).is_some())
    }

    pub fn is_running(&self) -> bool {
        !self.is_stopped && self.lanes.iter().any(|lane| !lane.player.progress.is_over)
    }

    /// The longest search as far as it is known: steps, placements or nanoseconds.
    pub fn extent(&self) -> u64 {
        self.extent_by(self.pace)
    }

    /// The longest search's steps as far as they are known.
    pub fn steps(&self) -> u64 {
        self.extent_by(Pace::Step)
    }

    fn extent_by(&self, pace: Pace) -> u64 {
        self.lanes.iter().map(|lane| lane.known(pace)).max().unwrap_or_default()
    }

    /// How far all can be shown at the same pace: what goes on is not overtaken.
    fn reach(&self) -> u64 {
        let going_on = self.lanes.iter().filter(|lane| lane.total(self.pace).is_none());
        going_on.map(|lane| lane.known(self.pace)).min().unwrap_or_else(|| self.extent())
    }

    /// Where they are shown, in the pace's unit.
    pub fn shown_at(&self) -> u64 {
        match self.place {
            Place::At(place) => place,
            Place::End => self.extent(),
        }
    }

    /// What the longest search takes, once all are known to the end.
    pub fn total(&self) -> Option<u64> {
        self.is_over().then(|| self.extent())
    }

    /// Steps across the map of a lane.
    pub fn across(&self, lane: &Lane) -> u64 {
        match self.across {
            Across::Common => self.steps(),
            Across::Own => lane.known(Pace::Step),
        }
    }

    pub fn deepest(&self) -> u16 {
        self.lanes.iter().map(Lane::deepest).max().unwrap_or_default().max(1)
    }

    /// Plays on by so many steps of the fastest, or to the end. Says whether that changed anything.
    pub fn play(&mut self, steps: Option<u64>) -> bool {
        let (before, reach) = (self.shown_at(), self.reach());
        let by = steps.map_or(u64::MAX, |steps| steps.saturating_mul(self.unit()));
        let place = before.saturating_add(by).min(reach.max(before));
        let ends = self.is_over() && place >= reach;
        self.place = if ends { Place::End } else { Place::At(place) };
        self.is_playing &= !ends;
        ends || place != before
    }

    /// One step in the pace's unit: with [`Pace::Time`] the nanoseconds of the fastest, else 1.
    pub fn unit(&self) -> u64 {
        match self.pace {
            Pace::Step | Pace::Node => 1,
            Pace::Time => {
                let steps = self.lanes.iter().filter_map(Lane::nanos_of_step);
                steps.min_by(f64::total_cmp).map_or(1, |nanos| (nanos.round() as u64).max(1))
            }
        }
    }

    /// The nanoseconds of the searches that a second of playing shows; `None` where they
    /// are not played by time, and as fast as the machine goes.
    pub fn nanos_a_second(&self, speed: Speed) -> Option<u64> {
        let rate = speed.rate().filter(|_| self.pace == Pace::Time)?;
        Some((rate * self.unit() as f64).round() as u64)
    }

    pub fn step(&mut self, is_on: bool) {
        let (place, unit, extent) = (self.shown_at(), self.unit(), self.extent());
        self.place = match is_on {
            true if place.saturating_add(unit) >= extent && self.is_over() => Place::End,
            true => Place::At(place.saturating_add(unit)),
            false => Place::At(place.saturating_sub(unit)),
        };
    }

    /// Another pace; the longest search stays where it is.
    pub(crate) fn set_pace(&mut self, pace: Pace) -> bool {
        if self.pace == pace {
            return false;
        }
        self.pace = pace;
        if let Place::At(_) = self.place {
            let longest = self.lanes.iter().max_by_key(|lane| lane.player.at.counters().step());
            self.place = Place::At(longest.map_or(0, |lane| lane.shown(pace)));
        }
        true
    }

    /// Another strategy for a lane; says whether there is such a lane and it changes.
    pub(crate) fn set_strategy(&mut self, lane: usize, strategy: Strategy) -> bool {
        if self.strategies.get(lane).is_none_or(|&old| old == strategy) {
            return false;
        }
        if let Some(other) = self.strategies.iter().position(|&known| known == strategy) {
            self.strategies.swap(lane, other);
            if self.lanes.len() > lane.max(other) {
                self.lanes.swap(lane, other);
            }
        } else {
            self.strategies[lane] = strategy;
        }
        true
    }

    /// One lane more, with the plainest strategy that is not there yet.
    pub(crate) fn add(&mut self) -> bool {
        let named = StrategyPreset::VARIANTS.iter().copied().map(StrategyPreset::strategy);
        let next = named.into_iter().find(|strategy| !self.strategies.contains(strategy));
        let Some(next) = next.filter(|_| self.strategies.len() < Comparison::MOST) else {
            return false;
        };
        self.strategies.push(next);
        true
    }

    pub(crate) fn remove(&mut self, lane: usize) -> bool {
        let removes = lane < self.strategies.len() && self.strategies.len() > Comparison::FEWEST;
        if removes {
            self.strategies.remove(lane);
            if lane < self.lanes.len() {
                self.lanes.remove(lane);
            }
        }
        removes
    }
}

fn are_comparable(strategies: &[Strategy]) -> bool {
    let is_new = |(place, strategy)| !strategies[..place].contains(strategy);
    (Comparison::FEWEST..=Comparison::MOST).contains(&strategies.len())
        && strategies.iter().enumerate().all(is_new)
}

/// The strategies of a link, with `,` between them; `None` where they cannot be compared.
pub fn read_strategies(code: &str) -> Option<Vec<Strategy>> {
    let strategies: Option<Vec<Strategy>> = code.split(',').map(|it| it.parse().ok()).collect();
    strategies.filter(|strategies| are_comparable(strategies))
}

pub fn write_strategies(strategies: &[Strategy]) -> String {
    strategies.iter().map(Strategy::to_string).collect::<Vec<String>>().join(",")
}
