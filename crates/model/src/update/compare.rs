//! Comparing searches.

use sudoku_engine::board::Puzzle;
use sudoku_engine::search::Strategy;

use super::set::set;
use crate::Model;
use crate::draw::size::Size;
use crate::puzzle::editor::EditedPuzzle;
use crate::search::compare::{Across, Column, Comparison, Lane, Pace, Panel, Place};
use crate::search::player::Player;
use crate::search::timeline::Levels;
use crate::update::play::PlayMsg;
use crate::worker::run::RunId;

/// What a person does to a comparison, apart from playing it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum CompareMsg {
    /// Another strategy for a lane. A lane that has it already gets the other's.
    Strategy {
        /// The lane's place, from 0.
        lane: usize,
        /// The strategy.
        strategy: Strategy,
    },
    /// One lane more.
    Added,
    /// One lane less.
    Removed {
        /// Its place, from 0.
        lane: usize,
    },
    /// Another pace.
    Pace(Pace),
    /// Another scale for the maps.
    Across(Across),
    /// Another panel.
    Panel(Panel),
    /// The table sorted by a column, or the other way round.
    Sorted(Column),
    /// A lane's map was touched at this step of its search.
    Scrubbed {
        /// The lane's place, from 0.
        lane: usize,
        /// The step.
        step: u64,
    },
    /// Each map has a canvas of this size now.
    Sized(Size),
}

impl CompareMsg {
    /// Whether a person did it, and not the browser.
    pub(super) const fn is_of_a_person(self) -> bool {
        match self {
            Self::Sized(_) => false,
            Self::Strategy { .. }
            | Self::Added
            | Self::Removed { .. }
            | Self::Pace(_)
            | Self::Across(_)
            | Self::Panel(_)
            | Self::Sorted(_)
            | Self::Scrubbed { .. } => true,
        }
    }
}

impl Model {
    pub(super) fn apply_compare(&mut self, msg: CompareMsg) -> bool {
        let Some(comparison) = &mut self.comparison else { return false };
        match msg {
            CompareMsg::Strategy { lane, strategy } => comparison.set_strategy(lane, strategy),
            CompareMsg::Added => comparison.add(),
            CompareMsg::Removed { lane } => comparison.remove(lane),
            CompareMsg::Pace(pace) => comparison.set_pace(pace),
            CompareMsg::Across(across) => set(&mut comparison.across, across),
            CompareMsg::Panel(panel) => set(&mut comparison.panel, panel),
            CompareMsg::Sorted(column) => {
                comparison.order = comparison.order.toggled(column);
                true
            }
            CompareMsg::Scrubbed { lane, step } => {
                let Some(lane) = comparison.lanes.get(lane) else { return false };
                comparison.place = Place::At(lane.place_at(comparison.pace, step));
                comparison.is_playing = false;
                true
            }
            CompareMsg::Sized(size) => set(&mut comparison.map_size, Some(size)),
        }
    }

    /// Plays the comparison, as the same keys and buttons play the search that is watched.
    pub(super) fn play_comparison(&mut self, msg: PlayMsg) -> bool {
        match msg {
            PlayMsg::SpeedChosen(speed) => set(&mut self.watch.controls.speed, speed),
            PlayMsg::GoalChosen(goal) => self.choose_goal(goal),
            PlayMsg::StepSizeChosen(_)
            | PlayMsg::StrategyChosen(_)
            | PlayMsg::WentToMark { .. } => false,
            PlayMsg::Stopped => self.change_lanes(|comparison| {
                comparison.is_playing = false;
                comparison.is_stopped |= comparison.is_running();
                true
            }),
            PlayMsg::Continued => {
                self.change_lanes(|comparison| set(&mut comparison.is_stopped, false))
            }
            PlayMsg::Toggled => self.change_lanes(|comparison| {
                let has_ended =
                    comparison.is_over() && comparison.shown_at() >= comparison.extent();
                if has_ended && !comparison.is_playing {
                    comparison.place = Place::At(0);
                }
                comparison.is_playing = !comparison.is_playing;
                true
            }),
            PlayMsg::Stepped => self.move_lanes(|comparison| comparison.step(true)),
            PlayMsg::SteppedBack => self.move_lanes(|comparison| comparison.step(false)),
            PlayMsg::WentToStart => self.move_lanes(|comparison| comparison.place = Place::At(0)),
            PlayMsg::WentToEnd => self.move_lanes(|comparison| comparison.place = Place::End),
            PlayMsg::WentToStep(place) => {
                self.move_lanes(|comparison| comparison.place = Place::At(place))
            }
            PlayMsg::Restarted => self.change_lanes(|comparison| {
                (comparison.place, comparison.is_playing) = (Place::At(0), true);
                true
            }),
        }
    }

    /// Changes the comparison, once it has lanes.
    fn change_lanes(&mut self, change: impl FnOnce(&mut Comparison) -> bool) -> bool {
        self.comparison.as_mut().filter(|it| !it.lanes.is_empty()).is_some_and(|it| change(it))
    }

    /// Plays on, if it plays.
    pub(super) fn play_lanes(&mut self, steps: Option<u64>) -> bool {
        let playing = self.comparison.as_mut().filter(|it| it.is_playing);
        playing.is_some_and(|it| it.play(steps))
    }

    /// Nothing that was found holds for another puzzle or goal.
    pub(super) fn forget_compared(&mut self) {
        if let Some(comparison) = &mut self.comparison {
            comparison.forget();
        }
    }

    pub(super) fn lanes_mut(&mut self) -> impl Iterator<Item = &mut Lane> {
        self.comparison.iter_mut().flat_map(|it| &mut it.lanes)
    }

    /// Goes to another place, and pauses.
    fn move_lanes(&mut self, go: impl FnOnce(&mut Comparison)) -> bool {
        self.change_lanes(|comparison| {
            go(comparison);
            comparison.is_playing = false;
            true
        })
    }

    /// Sees to it that there is a lane for each strategy, that each is where all of them
    /// are shown, and that its map is asked for. Says whether anything changed.
    pub(crate) fn settle_lanes(&mut self) -> bool {
        if !self.view.compares() {
            return false;
        }
        let is_new = self.prepare_lanes();
        let is_worker_lost = self.is_worker_lost;
        let Some(comparison) = &mut self.comparison else { return false };
        let (pace, place) = (comparison.pace, comparison.place);
        let mut is_changed = is_new;
        for lane in &mut comparison.lanes {
            is_changed |= lane.chase(pace, place);
            if is_worker_lost {
                lane.call_off();
            }
        }
        is_changed | self.settle_lane_maps()
    }

    fn prepare_lanes(&mut self) -> bool {
        let Some(comparison) = &self.comparison else { return false };
        let strategies = comparison.strategies();
        if comparison.lanes.iter().map(Lane::strategy).eq(strategies.iter().copied()) {
            return false;
        }
        let strategies = strategies.to_vec();
        let EditedPuzzle { clues, rules, .. } = self.play.editor.sheet();
        let Ok(puzzle) = Puzzle::posed(clues.clone(), rules.clone()) else { return false };
        let old = self.comparison.as_mut().map(|it| std::mem::take(&mut it.lanes));
        let mut old = old.unwrap_or_default();
        let lanes = strategies.into_iter().map(|strategy| {
            let known = old.iter().position(|lane| lane.strategy() == strategy);
            known.map(|place| old.swap_remove(place)).unwrap_or_else(|| {
                let run = RunId(self.next_id());
                Lane::new(Player::new(run, &puzzle, self.watch.goal, strategy))
            })
        });
        let lanes = lanes.collect();
        if let Some(comparison) = &mut self.comparison {
            comparison.lanes = lanes;
        }
        true
    }

    /// The maps have the same levels, so that they can be held against each other.
    fn settle_lane_maps(&mut self) -> bool {
        let Some(comparison) = &mut self.comparison else { return false };
        let Some(size) = comparison.map_size else { return false };
        let levels = Levels { top: 0, bottom: comparison.deepest() };
        let mut is_changed = false;
        for lane in &mut comparison.lanes {
            let player = &mut lane.player;
            let (reach, demand) = (player.reach(), player.map.demand());
            player.map.ask(size, reach);
            is_changed |= set(&mut player.map.levels, levels) || demand != player.map.demand();
        }
        is_changed
    }
}
