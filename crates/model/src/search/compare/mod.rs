//! Several searches of one puzzle, played together.
//!
//! Owns which strategies are compared, and whether a program of the user's is, where all of them
//! are shown, and what is known about each. Must not know how any of it is drawn.

mod chart;
mod choices;
mod columns;
mod compared_program;
mod lane;
mod program;
mod ranking;
mod table;

use std::rc::Rc;

pub use chart::{Bar, Chart, Curve};
pub use choices::{MapScale, PaceUnit, Panel, Place};
pub use columns::{Column, SortOrder};
pub(crate) use compared_program::ComparedProgram;
pub use lane::{Lane, LaneSearch};
pub use ranking::{Advantage, Ranking};
use strum::VariantArray;
use sudoku_engine::search::Strategy;
pub use table::Row;

use crate::base::speed::Speed;
use crate::base::steps::{LinkStep, StepSize};
use crate::base::strategy_preset::StrategyPreset;
use crate::draw::size::Size;
use crate::worker::demand::RunDemand;

/// The part of a link that describes a comparison.
pub(crate) struct ComparedLink<'a> {
    /// `None` with a program that is too long for a link.
    pub(crate) strategies: Option<&'a [Strategy]>,
    /// The program, as [`pack`](crate::model::program_link::pack) writes it.
    pub(crate) program: Option<Rc<str>>,
    pub(crate) pace: PaceUnit,
    pub(crate) step: Option<LinkStep>,
}

#[derive(Clone, Debug)]
pub struct Comparison {
    /// The strategies, all different. With the program, they are
    /// [`MIN_LANES`](Comparison::MIN_LANES) to [`MAX_LANES`](Comparison::MAX_LANES) searches.
    strategies: Vec<Strategy>,
    /// The program, which is the last lane, if any.
    program: Option<ComparedProgram>,
    pub pace: PaceUnit,
    pub map_scale: MapScale,
    pub panel: Panel,
    pub sort_order: SortOrder,
    pub place: Place,
    pub is_playing: bool,
    /// Whether the user stopped the searches that are not over.
    pub is_stopped: bool,
    /// The searches; empty before the view is first opened, and if no search is possible.
    pub lanes: Vec<Lane>,
    /// The size of each map's canvas; `None` if the page has none.
    pub map_size: Option<Size>,
}

impl Default for Comparison {
    fn default() -> Self {
        let presets = [StrategyPreset::Plain, StrategyPreset::Fewest, StrategyPreset::Singles];
        Self {
            strategies: presets.map(StrategyPreset::strategy).to_vec(),
            program: None,
            pace: PaceUnit::default(),
            map_scale: MapScale::default(),
            panel: Panel::default(),
            sort_order: SortOrder::default(),
            place: Place::At(0),
            is_playing: false,
            is_stopped: false,
            lanes: Vec::new(),
            map_size: None,
        }
    }
}

impl Comparison {
    pub const MIN_LANES: usize = 2;

    pub const MAX_LANES: usize = 4;

    /// Creates a comparison of these strategies, and of a packed program whose run is awaited, if
    /// their number is allowed and all are different.
    pub fn of(strategies: Vec<Strategy>, packed: Option<&Rc<str>>) -> Option<Self> {
        are_comparable(&strategies, packed.is_some()).then(|| Self {
            strategies,
            program: packed.cloned().map(ComparedProgram::Awaited),
            ..Self::default()
        })
    }

    /// Returns the same comparison without results, because the puzzle or the goal has changed.
    pub(crate) fn without_results(&self) -> Self {
        Self {
            strategies: self.strategies.clone(),
            program: self.program.clone(),
            pace: self.pace,
            map_scale: self.map_scale,
            panel: self.panel,
            sort_order: self.sort_order,
            place: Place::At(0),
            is_playing: false,
            is_stopped: false,
            lanes: Vec::new(),
            map_size: self.map_size,
        }
    }

    /// Stops playing and drops all seeks, because they will not be answered.
    pub(crate) fn lose_worker(&mut self) {
        self.is_playing = false;
        self.lanes.iter_mut().for_each(Lane::cancel);
    }

    pub(crate) fn demand(&self) -> Vec<RunDemand> {
        self.lanes.iter().map(|lane| lane.player.demand(self.is_stopped)).collect()
    }

    /// Returns the comparison's part of a link. It contains no time, because a time is another
    /// place on another machine.
    pub(crate) fn link(&self) -> ComparedLink<'_> {
        let step = LinkStep::after_step(self.shown_place(), StepSize::default());
        let step = Some(step).filter(|_| self.pace != PaceUnit::Time);
        let program = self.packed_program().cloned();
        let is_complete = self.program.is_some() == program.is_some();
        let strategies = is_complete.then_some(self.strategies.as_slice());
        ComparedLink { strategies, program, pace: self.pace, step }
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

    /// Returns the known length of the longest search in steps, placements or nanoseconds,
    /// depending on the pace.
    pub fn extent(&self) -> u64 {
        self.extent_by(self.pace)
    }

    /// Returns the known number of steps of the longest search.
    pub fn steps(&self) -> u64 {
        self.extent_by(PaceUnit::Step)
    }

    fn extent_by(&self, pace: PaceUnit) -> u64 {
        self.lanes.iter().map(|lane| lane.known_extent(pace)).max().unwrap_or_default()
    }

    /// Returns how far all searches can be shown at the same pace without overtaking one that
    /// still runs.
    fn common_extent(&self) -> u64 {
        let running_lanes = self.lanes.iter().filter(|lane| lane.total(self.pace).is_none());
        running_lanes
            .map(|lane| lane.known_extent(self.pace))
            .min()
            .unwrap_or_else(|| self.extent())
    }

    /// Returns the place on show in the unit of the pace.
    pub fn shown_place(&self) -> u64 {
        match self.place {
            Place::At(place) => place,
            Place::End => self.extent(),
        }
    }

    /// Returns the length of the longest search in the unit of the pace, once all lengths are
    /// known.
    pub fn total(&self) -> Option<u64> {
        self.is_over().then(|| self.extent())
    }

    /// Returns the number of steps across the map of a lane.
    pub fn map_steps(&self, lane: &Lane) -> u64 {
        match self.map_scale {
            MapScale::Common => self.steps(),
            MapScale::Own => lane.known_extent(PaceUnit::Step),
        }
    }

    pub fn deepest(&self) -> u16 {
        self.lanes.iter().map(Lane::deepest).max().unwrap_or_default().max(1)
    }

    /// Plays on by this many steps of the fastest search, or to the end if there is no limit.
    /// Returns whether that changed anything.
    pub fn play(&mut self, steps: Option<u64>) -> bool {
        let (before, common_extent) = (self.shown_place(), self.common_extent());
        let distance = steps.map_or(u64::MAX, |steps| steps.saturating_mul(self.unit()));
        let place = before.saturating_add(distance).min(common_extent.max(before));
        let reaches_end = self.is_over() && place >= common_extent;
        self.place = if reaches_end { Place::End } else { Place::At(place) };
        self.is_playing &= !reaches_end;
        reaches_end || place != before
    }

    /// Returns the length of one step in the unit of the pace: with [`PaceUnit::Time`] the
    /// nanoseconds of the fastest search, otherwise 1.
    pub fn unit(&self) -> u64 {
        match self.pace {
            PaceUnit::Step | PaceUnit::Node => 1,
            PaceUnit::Time => {
                let steps = self.lanes.iter().filter_map(Lane::nanos_of_step);
                steps.min_by(f64::total_cmp).map_or(1, |nanos| (nanos.round() as u64).max(1))
            }
        }
    }

    /// Returns the nanoseconds of search time shown per second of playing, or `None` if the
    /// pace is not time or the speed has no limit.
    pub fn nanos_per_second(&self, speed: Speed) -> Option<u64> {
        let rate = speed.rate().filter(|_| self.pace == PaceUnit::Time)?;
        Some((rate * self.unit() as f64).round() as u64)
    }

    pub fn step(&mut self, is_forward: bool) {
        let (place, unit, extent) = (self.shown_place(), self.unit(), self.extent());
        self.place = match is_forward {
            true if place.saturating_add(unit) >= extent && self.is_over() => Place::End,
            true => Place::At(place.saturating_add(unit)),
            false => Place::At(place.saturating_sub(unit)),
        };
    }

    /// Changes the pace. The longest search keeps its place.
    pub(crate) fn set_pace(&mut self, pace: PaceUnit) -> bool {
        if self.pace == pace || self.paces().all(|it| it != pace) {
            return false;
        }
        self.pace = pace;
        if let Place::At(_) = self.place {
            let longest =
                self.lanes.iter().max_by_key(|lane| lane.player.stepper.counters().step());
            self.place = Place::At(longest.map_or(0, |lane| lane.shown_place(pace)));
        }
        true
    }

    /// Changes the strategy of a lane, swapping lanes if another one has that strategy.
    /// Returns whether the lane exists and its strategy has changed.
    pub(crate) fn set_strategy(&mut self, lane: usize, strategy: Strategy) -> bool {
        if self.strategies.get(lane).is_none_or(|&old| old == strategy) {
            return false;
        }
        if let Some(other_lane) = self.strategies.iter().position(|&known| known == strategy) {
            self.strategies.swap(lane, other_lane);
            if self.lanes.len() > lane.max(other_lane) {
                self.lanes.swap(lane, other_lane);
            }
        } else {
            self.strategies[lane] = strategy;
        }
        true
    }

    /// Adds a lane with the simplest strategy that is not compared yet.
    pub(crate) fn add_lane(&mut self) -> bool {
        let presets = StrategyPreset::VARIANTS.iter().copied().map(StrategyPreset::strategy);
        let next = presets.into_iter().find(|strategy| !self.strategies.contains(strategy));
        let Some(next) = next.filter(|_| self.lane_count() < Comparison::MAX_LANES) else {
            return false;
        };
        self.strategies.push(next);
        true
    }

    pub(crate) fn remove_lane(&mut self, lane: usize) -> bool {
        let is_removable = lane < self.lane_count() && self.lane_count() > Comparison::MIN_LANES;
        if is_removable {
            if lane < self.strategies.len() {
                self.strategies.remove(lane);
            } else {
                self.program = None;
            }
            if lane < self.lanes.len() {
                self.lanes.remove(lane);
            }
        }
        is_removable
    }
}

fn are_comparable(strategies: &[Strategy], has_program: bool) -> bool {
    let is_new = |(place, strategy)| !strategies[..place].contains(strategy);
    let count = strategies.len() + usize::from(has_program);
    (Comparison::MIN_LANES..=Comparison::MAX_LANES).contains(&count)
        && strategies.iter().enumerate().all(is_new)
}

/// Parses the strategies of a link, separated by `,`. Returns `None` if they, and a program, cannot
/// be compared.
pub fn read_strategies(code: &str, has_program: bool) -> Option<Vec<Strategy>> {
    let strategies: Option<Vec<Strategy>> = code.split(',').map(|it| it.parse().ok()).collect();
    strategies.filter(|strategies| are_comparable(strategies, has_program))
}

pub fn write_strategies(strategies: &[Strategy]) -> String {
    strategies.iter().map(Strategy::to_string).collect::<Vec<String>>().join(",")
}
