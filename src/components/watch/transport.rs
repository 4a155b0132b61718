//! Playing the search: where it is, how fast it goes, how far.

use grove_model::base::speed::Speed;
use grove_model::base::steps::Mark::{DeadEnd, Solution};
use grove_model::base::steps::Way::{Back, On};
use grove_model::search::player::Player;
use grove_model::search::timeline::Window;
use grove_model::update::play::PlayMsg;
use grove_model::update::run_stats::RunStatsMsg;
use grove_model::{Model, Msg};
use web_sys::HtmlInputElement;
use yew::{Callback, Html, InputEvent, TargetCast, html};

use crate::components::Shared;
use crate::components::shared::button::Button;
use crate::components::shared::icon::Icon;
use crate::components::watch::timeline::timeline_panel::TimelinePanel;
use crate::text::{Pace, RunState, Text};

/// The player's controls.
pub(crate) fn transport(text: Text, model: &Shared, on_msg: &Callback<Msg>) -> Html {
    html! {
        <section class="transport" aria-label={text.playback}>
            <TimelinePanel {text} model={model.clone()} on_msg={on_msg.clone()}>
                {step_shown(text, model)}
            </TimelinePanel>
            {timeline(text, model, on_msg)}
            {buttons(text, model, on_msg)}
            {speed(text, model.watch.controls.speed, text.pace(Pace::of(model.watch.controls.speed)), on_msg)}
            {run_state(text, model, on_msg)}
            <div class="run-about">
                {Button::new("about-run", text.about_run,
                    on_msg.reform(|()| Msg::RunStats(RunStatsMsg::Opened)))
                    .icon(Icon::About).draw()}
            </div>
        </section>
    }
}

/// Where the search is shown, in words.
fn step_shown(text: Text, model: &Model) -> Html {
    let player = model.watch.player.as_ref();
    let step = player.map_or(0, |player| player.at.counters().step());
    let total = player.and_then(Player::total_steps);
    html! {
        <output class="timeline-step" data-counter="step" data-value={step.to_string()}>
            {player.map(|_| text.step(step, total))}
        </output>
    }
}

/// The whole search as a line under the map, with the stretch that the map shows.
fn timeline(text: Text, model: &Model, on_msg: &Callback<Msg>) -> Html {
    let Some(player) = &model.watch.player else {
        return html! { <div class="timeline"></div> };
    };
    let step = player.at.counters().step();
    let known = player.total_steps().unwrap_or(player.progress.counters.step().max(step));
    let on_input = on_msg.reform(|event: InputEvent| {
        let input: HtmlInputElement = event.target_unchecked_into();
        Msg::Play(PlayMsg::WentToStep(input.value_as_number().max(0.0) as u64))
    });
    html! {
        <div class="timeline">
            <input
                type="range"
                class="slider timeline-slider"
                data-action="timeline"
                aria-label={text.step}
                aria-valuetext={text.step(step, player.total_steps())}
                min="0"
                max={known.to_string()}
                value={step.to_string()}
                oninput={on_input}
            />
            <div class="timeline-window" hidden={player.map.window == Window::Whole}></div>
        </div>
    }
}

/// How far the worker has come, with a way to stop it or let it go on.
fn run_state(text: Text, model: &Model, on_msg: &Callback<Msg>) -> Html {
    let is_worker_lost = model.is_worker_lost;
    let Some(player) = &model.watch.player else {
        return html! { <div class="run"></div> };
    };
    let (state, button) = if player.is_running() && !is_worker_lost {
        let on_click = on_msg.reform(|()| Msg::Play(PlayMsg::Stopped));
        let button =
            Button::new("stop", text.stop, on_click).icon(Icon::Stop).keys("Escape").keyed().draw();
        ("running", button)
    } else if player.progress.is_stopped && !is_worker_lost {
        let on_click = on_msg.reform(|()| Msg::Play(PlayMsg::Continued));
        let button = Button::new("continue", text.go_on, on_click).icon(Icon::Play).keyed().draw();
        ("stopped", button)
    } else {
        ("over", Html::default())
    };
    html! {
        <div class="run" data-run={state} data-run-placements={player.progress.counters.placements.to_string()}>
            <span class="run-words">{text.run(RunState::of(&player.progress, player.seek.is_some()), player.progress.counters.placements)}</span>
            <span class="run-button">{button}</span>
        </div>
    }
}

fn buttons(text: Text, model: &Model, on_msg: &Callback<Msg>) -> Html {
    let player = model.watch.player.as_ref();
    let is_playing = player.is_some_and(|player| player.is_playing);
    let disabled = player.is_none();
    let button = |action, label, icon, keys, msg: Msg| {
        let on_click = on_msg.reform(move |()| msg.clone());
        Button::new(action, label, on_click).icon(icon).keys(keys).disabled(disabled).keyed().draw()
    };
    let play = if is_playing {
        ("pause", text.pause, Icon::Pause)
    } else {
        ("play", text.play, Icon::Play)
    };
    let on_play = on_msg.reform(|()| Msg::Play(PlayMsg::Toggled));
    let marks = [
        ("dead-end-before", text.dead_end_before, Icon::DeadEndBefore, "Shift+D", DeadEnd, Back),
        ("next-dead-end", text.next_dead_end, Icon::DeadEnd, "D", DeadEnd, On),
        ("solution-before", text.solution_before, Icon::SolutionBefore, "Shift+N", Solution, Back),
        ("next-solution", text.next_solution, Icon::Solution, "N", Solution, On),
    ];
    let marks = marks.map(|(action, label, icon, keys, mark, way)| {
        button(action, label, icon, keys, Msg::Play(PlayMsg::WentToMark { mark, way }))
    });
    html! {
        <div class="transport-buttons" role="group" aria-label={text.playback}>
            {button("restart", text.restart, Icon::Restart, "R", Msg::Play(PlayMsg::Restarted))}
            {button("to-start", text.to_start, Icon::ToStart, "Home", Msg::Play(PlayMsg::WentToStart))}
            {button("step-back", text.step_back, Icon::StepBack, "ArrowLeft", Msg::Play(PlayMsg::SteppedBack))}
            {Button::new(play.0, play.1, on_play)
                .icon(play.2).primary().keys("Space").disabled(disabled).draw()}
            {button("step", text.step_on, Icon::Step, "ArrowRight", Msg::Play(PlayMsg::Stepped))}
            {button("to-end", text.to_end, Icon::ToEnd, "End", Msg::Play(PlayMsg::WentToEnd))}
            {for marks}
        </div>
    }
}

/// The slider, with the speed in words.
pub(crate) fn speed(text: Text, speed: Speed, words: String, on_msg: &Callback<Msg>) -> Html {
    let on_input = on_msg.reform(|event: InputEvent| {
        let input: HtmlInputElement = event.target_unchecked_into();
        Msg::Play(PlayMsg::SpeedChosen(Speed::at(input.value_as_number() as u8)))
    });
    html! {
        <label class="speed">
            <span class="field-word">{text.speed}</span>
            <input
                type="range"
                class="slider"
                data-action="speed"
                min="0"
                max={Speed::FASTEST.stop().to_string()}
                value={speed.stop().to_string()}
                aria-valuetext={words.clone()}
                oninput={on_input}
            />
            <output class="speed-value">{words}</output>
        </label>
    }
}
