//! Rates the puzzle, and walks along the steps by which logic solves it.

use std::rc::Rc;

use crate::Model;
use crate::base::settings::View;
use crate::base::task_state::TaskState;
use crate::model::notice::Notice;
use crate::solve::rating::{LogicWalk, RatingResult, RatingState, StepMove, StepPlayer};
use crate::solve::solutions::OnBoard;

/// User actions on the solution by logic.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LogicMsg {
    /// The user asked how hard the puzzle is.
    RatingRequested,
    RatingCancelled,
    /// The user asked to see the steps, from any view.
    StepsOpened,
    /// A step was chosen to be shown.
    StepShown(StepMove),
    /// The steps were started or stopped.
    Played {
        on: bool,
    },
}

impl Model {
    pub(super) fn apply_logic(&mut self, msg: LogicMsg) -> bool {
        match msg {
            LogicMsg::RatingRequested => self.request_rating(),
            LogicMsg::RatingCancelled => self.play.logic_walk.take().is_some(),
            LogicMsg::StepsOpened => {
                self.show(View::Play);
                self.put_on_board(OnBoard::Steps)
            }
            LogicMsg::StepShown(step_move) => self.show_step(step_move),
            LogicMsg::Played { on } => self.play_steps(on),
        }
    }

    pub(super) fn request_rating(&mut self) -> bool {
        if self.is_worker_lost {
            self.notice(Notice::WorkerUnavailable);
            return true;
        }
        if let Some(puzzle) = self.posed_puzzle() {
            let mut rating = RatingState::Idle;
            rating.ask(self.next_task(), puzzle);
            let player = StepPlayer::default();
            self.play.logic_walk = Some(Rc::new(LogicWalk { rating, player }));
        }
        true
    }

    pub(super) fn apply_rating(&mut self, result: RatingResult) -> bool {
        let player = StepPlayer::default();
        let rating = TaskState::Over(result);
        self.play.logic_walk = Some(Rc::new(LogicWalk { rating, player }));
        true
    }

    /// Puts a step on the board. The steps play on, unless the last one is reached or another was
    /// chosen.
    fn show_step(&mut self, step_move: StepMove) -> bool {
        let is_shown = self.change_walk(|StepPlayer { step_count, is_playing }, last| {
            let step_count = match step_move {
                StepMove::First => 0,
                StepMove::Back => step_count.saturating_sub(1),
                StepMove::Next => (step_count + 1).min(last),
                StepMove::Last => last,
                StepMove::To { step_count } => step_count.min(last),
            };
            let is_playing = is_playing && step_move == StepMove::Next && step_count < last;
            StepPlayer { step_count, is_playing }
        });
        if is_shown {
            self.put_on_board(OnBoard::Steps);
        }
        is_shown
    }

    /// Starts or stops the steps, at the end from the first one again.
    fn play_steps(&mut self, on: bool) -> bool {
        self.change_walk(|StepPlayer { step_count, .. }, last| {
            let step_count = if on && step_count >= last { 0 } else { step_count };
            StepPlayer { step_count, is_playing: on }
        })
    }

    /// Moves along the steps to where `go` leads, from the current place and the last one. Returns
    /// whether there are steps.
    fn change_walk(&mut self, go: impl FnOnce(StepPlayer, usize) -> StepPlayer) -> bool {
        let Some(walk) = &mut self.play.logic_walk else { return false };
        let Some(last) = walk.solution().map(|solution| solution.steps.len()) else { return false };
        let player = go(walk.player, last);
        Rc::make_mut(walk).player = player;
        true
    }
}
