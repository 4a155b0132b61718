//! A large view that the page opens with is drawn in several tasks, so that none of them is long.

use std::cell::Cell;

use gloo::timers::callback::Timeout;
use grove_model::Model;
use grove_model::base::guide::Guide;
use grove_model::base::settings::View;
use yew::Callback;

use crate::chunks;

/// The number of tasks.
const STAGES: u8 = 3;

thread_local! {
    /// The last stage that was begun, from 1.
    static STAGE: Cell<u8> = const { Cell::new(0) };
}

/// Returns how many parts of the view are drawn now: more in each task and, in the end, all. `redraw`
/// draws the page again.
pub(crate) fn next(model: &Model, redraw: &Callback<()>) -> u8 {
    let has_loaded = match model.view {
        _ if model.guide == Guide::Choice => None,
        View::Watch => Some(chunks::watch().get().is_some()),
        View::Compare => Some(chunks::compare().get().is_some()),
        View::Play | View::Batch => None,
    };
    let stage = STAGE.get();
    match has_loaded {
        // Later views are drawn at once.
        None => STAGE.set(STAGES),
        Some(true) if stage < STAGES => {
            STAGE.set(stage + 1);
            if is_partial(stage + 1) {
                let redraw = redraw.clone();
                Timeout::new(0, move || redraw.emit(())).forget();
            }
        }
        Some(_) => {}
    }
    STAGE.get()
}

/// Returns whether parts of the view are still to be drawn.
pub(crate) const fn is_partial(stage: u8) -> bool {
    stage < STAGES
}
