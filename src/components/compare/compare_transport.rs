//! Playing all searches together.

use grove_model::base::code::Code;
use grove_model::update::play::PlayMsg;
use grove_model::{Model, Msg};
use web_sys::HtmlInputElement;
use yew::{Callback, Html, InputEvent, TargetCast, html};

use crate::components::shared::button::Button;
use crate::components::shared::icon::Icon;
use crate::components::watch::transport;
use crate::text::{RunState, Text};

/// The controls of all of them.
pub(crate) fn compare_transport(text: Text, model: &Model, on_msg: &Callback<Msg>) -> Html {
    let speed = model.watch.controls.speed;
    html! {
        <section class="compare-transport" aria-label={text.playback}>
            {timeline(text, model, on_msg)}
            <div class="compare-bar">
                {buttons(text, model, on_msg)}
                {transport::speed(text, speed, text.compared_speed(&model.comparison, speed), on_msg)}
                {run_state(text, model, on_msg)}
            </div>
        </section>
    }
}

fn timeline(text: Text, model: &Model, on_msg: &Callback<Msg>) -> Html {
    let comparison = &model.comparison;
    let (place, extent) = (comparison.shown_at(), comparison.extent());
    let words = text.compared(comparison.pace, place, comparison.total());
    let on_input = on_msg.reform(|event: InputEvent| {
        let input: HtmlInputElement = event.target_unchecked_into();
        Msg::Play(PlayMsg::WentToStep(input.value_as_number().max(0.0) as u64))
    });
    html! {
        <div class="compare-timeline">
            <output class="compare-place" data-place-shown={place.to_string()}
                data-pace={comparison.pace.code()}>{words.clone()}</output>
            <input type="range" class="slider" data-action="timeline" aria-label={text.step}
                aria-valuetext={words} min="0" max={extent.max(place).to_string()}
                value={place.to_string()} oninput={on_input} />
        </div>
    }
}

fn buttons(text: Text, model: &Model, on_msg: &Callback<Msg>) -> Html {
    let button = |action, label, icon, keys, msg: Msg| {
        let on_click = on_msg.reform(move |()| msg.clone());
        Button::new(action, label, on_click).icon(icon).keys(keys).keyed().draw()
    };
    let play = if model.comparison.is_playing {
        ("pause", text.pause, Icon::Pause)
    } else {
        ("play", text.play, Icon::Play)
    };
    html! {
        <div class="transport-buttons" role="group" aria-label={text.playback}>
            {button("restart", text.restart, Icon::Restart, "R", Msg::Play(PlayMsg::Restarted))}
            {button("to-start", text.to_start, Icon::ToStart, "Home", Msg::Play(PlayMsg::WentToStart))}
            {button("step-back", text.step_back, Icon::StepBack, "ArrowLeft", Msg::Play(PlayMsg::SteppedBack))}
            {Button::new(play.0, play.1, on_msg.reform(|()| Msg::Play(PlayMsg::Toggled)))
                .icon(play.2).primary().keys("Space").draw()}
            {button("step", text.step_on, Icon::Step, "ArrowRight", Msg::Play(PlayMsg::Stepped))}
            {button("to-end", text.to_end, Icon::ToEnd, "End", Msg::Play(PlayMsg::WentToEnd))}
        </div>
    }
}

/// How far the worker has come with all of them, with a way to stop it or let it go on.
fn run_state(text: Text, model: &Model, on_msg: &Callback<Msg>) -> Html {
    let comparison = &model.comparison;
    let is_over = comparison.lanes.iter().all(|lane| lane.player.total_steps().is_some());
    let (state, button) = if is_over || model.is_worker_lost {
        ("over", Html::default())
    } else if comparison.is_stopped {
        let on_click = on_msg.reform(|()| Msg::Play(PlayMsg::Continued));
        let button = Button::new("continue", text.go_on, on_click).icon(Icon::Play).keyed().draw();
        ("stopped", button)
    } else {
        let on_click = on_msg.reform(|()| Msg::Play(PlayMsg::Stopped));
        let button =
            Button::new("stop", text.stop, on_click).icon(Icon::Stop).keys("Escape").keyed().draw();
        ("running", button)
    };
    let longest = comparison.lanes.iter().map(|lane| &lane.player);
    let longest = longest
        .filter(|player| !player.progress.is_over)
        .max_by_key(|player| player.progress.counters.placements);
    let mut progress = longest.map(|player| player.progress).unwrap_or_default();
    progress.is_stopped = comparison.is_stopped;
    let words =
        (!is_over).then(|| text.run(RunState::of(&progress, false), progress.counters.placements));
    html! {
        <div class="run" data-run={state}>
            <span class="run-words">{words}</span>
            <span class="run-button">{button}</span>
        </div>
    }
}
