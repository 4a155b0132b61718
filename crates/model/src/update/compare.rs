//! Comparing searches.

use sudoku_engine::board::Puzzle;

use super::set;
use crate::base::settings::View;
use crate::puzzle::editor::EditedPuzzle;
use crate::search::compare::{Change, Lane, Place};
use crate::search::player::Player;
use crate::search::timeline::Levels;
use crate::worker::run::RunId;
use crate::{Model, Msg};

impl Model {
    /// Does what a person wants of the comparison. Says whether anything changed.
    pub(super) fn change_comparison(&mut self, change: Change) -> bool {
        let comparison = &mut self.comparison;
        match change {
            Change::Strategy { lane, strategy } => comparison.set_strategy(lane, strategy),
            Change::Added => comparison.add(),
            Change::Removed { lane } => comparison.remove(lane),
            Change::Pace(pace) => comparison.set_pace(pace),
            Change::Across(across) => set(&mut comparison.across, across),
            Change::Panel(panel) => set(&mut comparison.panel, panel),
            Change::Sorted(column) => {
                comparison.order = comparison.order.toggled(column);
                true
            }
            Change::Scrubbed { lane, step } => {
                let Some(lane) = comparison.lanes.get(lane) else { return false };
                comparison.place = Place::At(lane.place_at(comparison.pace, step));
                comparison.is_playing = false;
                true
            }
            Change::Sized(size) => set(&mut comparison.map_size, Some(size)),
        }
    }

    /// Plays the comparison, as the same keys and buttons play the search that is watched.
    pub(super) fn play_comparison(&mut self, msg: &Msg) -> bool {
        let comparison = &mut self.comparison;
        if let Msg::Ticked { steps } = *msg {
            return comparison.is_playing && comparison.play(steps);
        }
        match *msg {
            Msg::SpeedChosen(speed) => return set(&mut self.controls.speed, speed),
            Msg::GoalChosen(goal) => {
                let changed = goal != self.goal;
                if changed {
                    self.aim(goal);
                }
                return changed;
            }
            _ if comparison.lanes.is_empty() => return false,
            Msg::SearchStopped => {
                comparison.is_playing = false;
                comparison.is_stopped |= comparison.is_running();
                return true;
            }
            Msg::SearchContinued => return set(&mut comparison.is_stopped, false),
            Msg::PlayToggled if comparison.is_playing => {}
            Msg::PlayToggled => {
                if comparison.is_over() && comparison.shown_at() >= comparison.extent() {
                    comparison.place = Place::At(0);
                }
                comparison.is_playing = true;
                return true;
            }
            Msg::Stepped => comparison.step(true),
            Msg::SteppedBack => comparison.step(false),
            Msg::WentToStart => comparison.place = Place::At(0),
            Msg::WentToEnd => comparison.place = Place::End,
            Msg::WentToStep(place) => comparison.place = Place::At(place),
            Msg::Restarted => {
                (comparison.place, comparison.is_playing) = (Place::At(0), true);
                return true;
            }
            _ => return false,
        }
        comparison.is_playing = false;
        true
    }

    /// Sees to it that there is a lane for each strategy, that each is where all of them
    /// are shown, and that its map is asked for. Says whether anything changed.
    pub(crate) fn settle_lanes(&mut self) -> bool {
        if self.view != View::Compare {
            return false;
        }
        let is_new = self.prepare_lanes();
        let is_worker_lost = self.is_worker_lost;
        let comparison = &mut self.comparison;
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
        let strategies = self.comparison.strategies().to_vec();
        let lanes = &self.comparison.lanes;
        let is_ready = lanes.len() == strategies.len()
            && lanes.iter().zip(&strategies).all(|(lane, &known)| lane.strategy() == known);
        if is_ready {
            return false;
        }
        let EditedPuzzle { clues, rules, .. } = self.editor.sheet();
        let Ok(puzzle) = Puzzle::posed(clues.clone(), rules.clone()) else { return false };
        let mut old = std::mem::take(&mut self.comparison.lanes);
        for strategy in strategies {
            let kept = old.iter().position(|lane| lane.strategy() == strategy);
            let lane = kept.map(|place| old.swap_remove(place));
            let lane = lane.unwrap_or_else(|| {
                let run = RunId(self.next_id());
                Lane::new(Player::new(run, &puzzle, self.goal, strategy))
            });
            self.comparison.lanes.push(lane);
        }
        true
    }

    /// The maps have the same levels, so that they can be held against each other.
    fn settle_lane_maps(&mut self) -> bool {
        let comparison = &mut self.comparison;
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
