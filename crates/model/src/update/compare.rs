//! The searches of a comparison: which ones there are, and where all of them are shown.

use std::rc::Rc;

use sudoku_engine::board::Puzzle;
use sudoku_engine::search::Strategy;

use super::set::set_if_changed;
use crate::Model;
use crate::base::settings::View;
use crate::draw::size::Size;
use crate::puzzle::editor::EditedPuzzle;
use crate::search::compare::{
    Column, Comparison, Lane, LaneSearch, MapScale, PaceUnit, Panel, Place,
};
use crate::search::player::Player;
use crate::search::timeline::Levels;
use crate::update::play::PlayMsg;
use crate::view::own_program;
use crate::worker::run::RunId;

/// Messages about a comparison, except for playing it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum CompareMsg {
    /// A strategy was chosen for a lane. If another lane has it, the two lanes swap.
    StrategyChosen {
        /// The lane's index, from 0.
        lane: usize,
        strategy: Strategy,
    },
    LaneAdded,
    LaneRemoved {
        /// The lane's index, from 0.
        lane: usize,
    },
    PaceChosen(PaceUnit),
    ScaleChosen(MapScale),
    PanelChosen(Panel),
    /// A column to sort the table by was chosen; choosing it again reverses the order.
    Sorted(Column),
    /// A step of a lane's search was pointed at on its map.
    Scrubbed {
        /// The lane's index, from 0.
        lane: usize,
        step: u64,
    },
    /// The canvases of the maps were resized.
    MapResized(Size),
}

impl CompareMsg {
    /// Returns whether the user caused it, rather than the browser.
    pub(super) const fn is_user_input(self) -> bool {
        match self {
            Self::MapResized(_) => false,
            Self::StrategyChosen { .. }
            | Self::LaneAdded
            | Self::LaneRemoved { .. }
            | Self::PaceChosen(_)
            | Self::ScaleChosen(_)
            | Self::PanelChosen(_)
            | Self::Sorted(_)
            | Self::Scrubbed { .. } => true,
        }
    }
}

impl Model {
    pub(super) fn apply_compare(&mut self, msg: CompareMsg) -> bool {
        let Some(comparison) = self.comparison.as_mut().map(Rc::make_mut) else { return false };
        match msg {
            CompareMsg::StrategyChosen { lane, strategy } => {
                comparison.set_strategy(lane, strategy)
            }
            CompareMsg::LaneAdded => comparison.add_lane(),
            CompareMsg::LaneRemoved { lane } => comparison.remove_lane(lane),
            CompareMsg::PaceChosen(pace) => comparison.set_pace(pace),
            CompareMsg::ScaleChosen(scale) => set_if_changed(&mut comparison.map_scale, scale),
            CompareMsg::PanelChosen(panel) => set_if_changed(&mut comparison.panel, panel),
            CompareMsg::Sorted(column) => {
                comparison.sort_order = comparison.sort_order.toggled(column);
                true
            }
            CompareMsg::Scrubbed { lane, step } => {
                let Some(lane) = comparison.lanes.get(lane) else { return false };
                comparison.place = Place::At(lane.place_at(comparison.pace, step));
                comparison.is_playing = false;
                true
            }
            CompareMsg::MapResized(size) => set_if_changed(&mut comparison.map_size, Some(size)),
        }
    }

    /// Plays the comparison, with the keys and buttons that play a watched search.
    pub(super) fn play_comparison(&mut self, msg: PlayMsg) -> bool {
        match msg {
            PlayMsg::SpeedChosen(speed) => set_if_changed(&mut self.watch.controls.speed, speed),
            PlayMsg::GoalChosen(goal) => self.choose_goal(goal),
            PlayMsg::StepSizeChosen(_)
            | PlayMsg::StrategyChosen(_)
            | PlayMsg::WentToPlace(_)
            | PlayMsg::WentToMark { .. } => false,
            PlayMsg::Stopped => self.change_comparison(|comparison| {
                comparison.is_playing = false;
                comparison.is_stopped |= comparison.is_running();
                true
            }),
            PlayMsg::Continued => self
                .change_comparison(|comparison| set_if_changed(&mut comparison.is_stopped, false)),
            PlayMsg::Toggled => self.change_comparison(|comparison| {
                let has_ended =
                    comparison.is_over() && comparison.shown_place() >= comparison.extent();
                if has_ended && !comparison.is_playing {
                    comparison.place = Place::At(0);
                }
                comparison.is_playing = !comparison.is_playing;
                true
            }),
            PlayMsg::Stepped => self.go_to_place(|comparison| comparison.step(true)),
            PlayMsg::SteppedBack => self.go_to_place(|comparison| comparison.step(false)),
            PlayMsg::WentToStart => self.go_to_place(|comparison| comparison.place = Place::At(0)),
            PlayMsg::WentToEnd => self.go_to_place(|comparison| comparison.place = Place::End),
            PlayMsg::WentToStep(place) => {
                self.go_to_place(|comparison| comparison.place = Place::At(place))
            }
            PlayMsg::Restarted => self.change_comparison(|comparison| {
                (comparison.place, comparison.is_playing) = (Place::At(0), true);
                true
            }),
        }
    }

    /// Opens a comparison of the program's run that is shown with plain backtracking.
    pub(super) fn compare_program(&mut self) -> bool {
        let Some(player) = &self.watch.player else { return false };
        if !player.stepper.is_written() {
            return false;
        }
        let packed = self.linked_program().0;
        self.comparison = Some(Rc::new(Comparison::with_program(player.clone(), packed)));
        self.show(View::Compare)
    }

    /// Compares the program of a link once it has been run, and runs it again if another program has
    /// taken its place. If its run cannot be compared, shows the program, with its errors. Returns
    /// whether anything changed.
    pub(super) fn settle_compared_program(&mut self) -> bool {
        if !self.awaits_compared_program() || self.watch.program.own.task.is_some() {
            return false;
        }
        if let Some(awaited) = self.awaited_program()
            && awaited != own_program::source(self)
        {
            self.open_own_program(awaited.text, Some(awaited.language));
            return self.request_run(u64::MAX);
        }
        let run = self.watch.player.as_ref().filter(|player| player.stepper.is_written()).cloned();
        let Some(comparison) = self.comparison.as_mut().map(Rc::make_mut) else { return false };
        match run {
            Some(run) => comparison.supply_program(run),
            None => {
                comparison.forget_program();
                self.show(View::Watch);
            }
        }
        true
    }

    /// Changes the comparison, if it has lanes.
    fn change_comparison(&mut self, change: impl FnOnce(&mut Comparison) -> bool) -> bool {
        let compared = self.comparison.as_mut().filter(|it| !it.lanes.is_empty());
        compared.is_some_and(|it| change(Rc::make_mut(it)))
    }

    /// Plays the next steps of the comparison, if it is playing. `None`: to the end.
    pub(super) fn play_lanes(&mut self, steps: Option<u64>) -> bool {
        let playing = self.comparison.as_mut().filter(|it| it.is_playing);
        playing.is_some_and(|it| Rc::make_mut(it).play(steps))
    }

    /// Discards what was found, which does not hold for another puzzle or goal.
    pub(super) fn clear_comparison(&mut self) {
        if let Some(comparison) = &mut self.comparison {
            // Nothing of a clone would remain but the options.
            *comparison = Rc::new(comparison.without_results());
        }
    }

    pub(super) fn lanes_mut(&mut self) -> impl Iterator<Item = &mut Lane> {
        self.comparison.iter_mut().flat_map(|it| &mut Rc::make_mut(it).lanes)
    }

    /// Goes to another place, and pauses.
    fn go_to_place(&mut self, go: impl FnOnce(&mut Comparison)) -> bool {
        self.change_comparison(|comparison| {
            go(comparison);
            comparison.is_playing = false;
            true
        })
    }

    /// Ensures that there is a lane for each strategy, that each one is at the common place,
    /// and that its map is requested. Returns whether anything changed.
    pub(crate) fn settle_lanes(&mut self) -> bool {
        if !self.view.compares() {
            return false;
        }
        let is_new = self.prepare_lanes();
        let is_worker_lost = self.is_worker_lost;
        let Some(comparison) = self.comparison.as_mut().map(Rc::make_mut) else { return false };
        let (pace, place) = (comparison.pace, comparison.place);
        let mut is_changed = is_new;
        for lane in &mut comparison.lanes {
            is_changed |= lane.follow_place(pace, place);
            if is_worker_lost {
                lane.cancel();
            }
        }
        is_changed | self.settle_lane_maps()
    }

    fn prepare_lanes(&mut self) -> bool {
        let Some(comparison) = &self.comparison else { return false };
        let is_startable =
            |search: &LaneSearch| *search != LaneSearch::Program || !comparison.awaits_program();
        let startable = comparison.searches().filter(is_startable);
        if comparison.lanes.iter().map(Lane::search).eq(startable) {
            return false;
        }
        let EditedPuzzle { givens, rules, .. } = self.play.editor.edited_puzzle();
        let Ok(puzzle) = Puzzle::with_rules(givens.clone(), rules.clone()) else { return false };
        let Some(comparison) = self.comparison.as_mut().map(Rc::make_mut) else { return false };
        comparison.forget_program_of_other_puzzle(&puzzle);
        let mut old = std::mem::take(&mut comparison.lanes);
        let searches: Vec<_> = comparison.searches().collect();
        let writes = comparison.program().and_then(Player::program_writes).cloned();
        let lanes = searches.into_iter().filter_map(|search| {
            if let Some(index) = old.iter().position(|lane| lane.search() == search) {
                return Some(old.swap_remove(index));
            }
            let run = RunId(self.next_id());
            Some(Lane::new(match search {
                LaneSearch::Strategy(it) => Player::new(run, &puzzle, self.watch.goal, it),
                LaneSearch::Program => Player::of_program(run, &puzzle, writes.clone()?),
            }))
        });
        let lanes = lanes.collect();
        if let Some(comparison) = self.comparison.as_mut().map(Rc::make_mut) {
            comparison.lanes = lanes;
        }
        true
    }

    /// Requests the maps of the lanes, all with the same levels, so that they can be compared.
    fn settle_lane_maps(&mut self) -> bool {
        let Some(comparison) = self.comparison.as_mut().map(Rc::make_mut) else { return false };
        let Some(size) = comparison.map_size else { return false };
        let levels = Levels { top: 0, bottom: comparison.deepest() };
        let mut is_changed = false;
        for lane in &mut comparison.lanes {
            let player = &mut lane.player;
            let (run_extent, demand) = (player.run_extent(), player.timeline.demand());
            player.timeline.request_map(size, run_extent);
            is_changed |= set_if_changed(&mut player.timeline.levels, levels)
                || demand != player.timeline.demand();
        }
        is_changed
    }
}
