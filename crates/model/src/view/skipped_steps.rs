//! What the steps on show leave out: the candidates that a digit rules out.
//!
//! Must not know how this is worded.

use sudoku_engine::search::Event;

use crate::Model;
use crate::base::steps::StepSize;

/// Returns how many candidates the digit just placed rules out, if each of these conclusions is a step
/// that the chosen step size skips. `None` if nothing is skipped here.
pub fn skipped_candidates(model: &Model) -> Option<u64> {
    match model.watch.controls.step_size {
        StepSize::Events => return None,
        StepSize::Moves | StepSize::Stops => {}
    }
    let stepper = &model.watch.player.as_ref()?.stepper;
    let Some(Event::Placed { .. }) = stepper.last_event() else { return None };
    let mut ahead = stepper.clone();
    let mut candidates = 0;
    while let Some(Event::Eliminated { digits, .. }) = ahead.advance() {
        candidates += digits.len() as u64;
    }
    (candidates > 0).then_some(candidates)
}
