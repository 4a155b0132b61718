//! The playback controls for all searches together.

use grove_model::base::code::Code;
use grove_model::search::compare::Comparison;
use yew::prelude::*;

use crate::components::shared::PageProps;
use crate::components::watch::transport::{RunStatus, play_buttons, slider, speed};
use crate::text::RunState;

pub(crate) fn compare_transport(page: &PageProps, comparison: &Comparison) -> Html {
    let PageProps { text, model, .. } = page;
    let place = comparison.shown_place();
    let words = text.compared(comparison.pace, place, comparison.total());
    html! {
        <section class="compare-transport" aria-label={text.playback}>
            <div class="compare-timeline">
                <output class="compare-place" data-place-shown={place.to_string()}
                    data-pace={comparison.pace.code()}>{words.clone()}</output>
                {slider(page, "slider", place, comparison.extent().max(place), words)}
            </div>
            <div class="compare-bar">
                {play_buttons(page, comparison.is_playing, false, Html::default())}
                {speed(page, text.compared_speed(comparison, model.watch.controls.speed))}
                {run_state(page, comparison)}
            </div>
        </section>
    }
}

/// Draws the worker's progress with all searches.
fn run_state(page: &PageProps, comparison: &Comparison) -> Html {
    let PageProps { text, model, .. } = page;
    let players = || comparison.lanes.iter().map(|lane| &lane.player);
    let is_over = players().all(|player| player.total_steps().is_some());
    let run = if is_over || model.is_worker_lost {
        RunStatus::Over
    } else if comparison.is_stopped {
        RunStatus::Stopped
    } else {
        RunStatus::Running
    };
    let longest = players()
        .filter(|player| !player.progress.is_over)
        .max_by_key(|player| player.progress.counters.placements);
    let mut progress = longest.map(|player| player.progress).unwrap_or_default();
    progress.is_stopped = comparison.is_stopped;
    let words =
        (!is_over).then(|| text.run(RunState::of(&progress, None), progress.counters.placements));
    run.draw(page, words, None)
}
