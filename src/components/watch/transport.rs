//! The playback controls: where the search is, how fast it plays, and how far it goes.

use grove_model::base::code::Code;
use grove_model::base::speed::Speed;
use grove_model::base::steps::Mark::{DeadEnd, Solution};
use grove_model::base::steps::Way::{Back, Forward};
use grove_model::model::dialog::DialogKind;
use grove_model::search::timeline::Window;
use grove_model::update::msg::{DialogMsg, Msg, PageMsg, PlayMsg, PresentMsg};
use strum::IntoStaticStr;
use yew::prelude::*;

use super::details::DetailsChunk;
use super::timeline::timeline_panel::TimelinePanel;
use crate::components::shared::{Icon, PageProps, memo};
use crate::text::{Pace, PresentLabel, RunState};

pub(crate) fn transport(page: &PageProps, details_chunk: DetailsChunk) -> Html {
    let PageProps { text, model, .. } = page;
    let open_stats = Msg::Dialog(DialogMsg::Opened(DialogKind::RunStats));
    html! {
        <section class="transport" aria-label={text.playback}>
            <TimelinePanel page={page.clone()} {details_chunk} />
            {memo(page, model.reading(0), timeline)}
            {memo(page, is_playing(page).map_or(2, u64::from), search_buttons)}
            {memo(page, u64::from(model.watch.controls.speed.stop()), search_speed)}
            {run_state(page)}
            <div class="run-about">
                {present_button(page)}
                {page.button("about-run", text.about_run, open_stats).icon(Icon::ABOUT).draw()}
            </div>
        </section>
    }
}

/// Draws the button that presents the search.
fn present_button(page: &PageProps) -> Html {
    let (text, msg) = (page.text, Msg::Page(PageMsg::Present(PresentMsg::Switched { on: true })));
    let button = page.button("present", text.present_label(PresentLabel::Present), msg);
    button.icon(Icon::PRESENT).keys(text, "P").draw()
}

/// Draws the whole search as a line under the map, with the range that the map shows.
fn timeline(page: &PageProps) -> Html {
    let Some(player) = &page.model.watch.player else {
        return html! { <div class="timeline"></div> };
    };
    let step = player.stepper.counters().step();
    let known_steps = player.total_steps().unwrap_or(player.progress.counters.step().max(step));
    html! {
        <div class="timeline">
            {slider(page, "slider timeline-slider", step, known_steps, page.text.step(step, player.total_steps()))}
            <div class="timeline-window" hidden={player.timeline.window == Window::Whole}></div>
        </div>
    }
}

pub(crate) fn slider(
    page: &PageProps,
    class: &'static str,
    step: u64,
    max_step: u64,
    words: String,
) -> Html {
    let on_input = page.on_input::<InputEvent>(|input| {
        Msg::Play(PlayMsg::WentToStep(input.value_as_number().max(0.0) as u64))
    });
    html! {
        <input type="range" {class} data-action="timeline" aria-label={page.text.step}
            aria-valuetext={words} min="0" max={max_step.to_string()} value={step.to_string()}
            oninput={on_input} />
    }
}

fn run_state(page: &PageProps) -> Html {
    let PageProps { text, model, .. } = page;
    let Some(player) = &model.watch.player else {
        return html! { <div class="run"></div> };
    };
    let run = if model.is_worker_lost {
        RunStatus::Over
    } else if player.is_run_active() {
        RunStatus::Running
    } else if player.progress.is_stopped {
        RunStatus::Stopped
    } else {
        RunStatus::Over
    };
    let placements = player.progress.counters.placements;
    let words = text.run(RunState::of(&player.progress, player.seek), placements);
    run.draw(page, Some(words), Some(placements))
}

/// The worker's state of the search.
#[derive(Clone, Copy, IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub(crate) enum RunStatus {
    Running,
    Stopped,
    Over,
}

impl RunStatus {
    /// Draws the state in words, with a button that stops or continues the search.
    pub(crate) fn draw(
        self,
        page: &PageProps,
        words: Option<String>,
        placements: Option<u64>,
    ) -> Html {
        let (stop, go_on) = (Msg::Play(PlayMsg::Stopped), Msg::Play(PlayMsg::Continued));
        let button = match self {
            Self::Running => Some(
                page.button("stop", page.text.stop, stop)
                    .icon(Icon::STOP)
                    .keys(page.text, "Escape"),
            ),
            Self::Stopped => Some(page.button("continue", page.text.go_on, go_on).icon(Icon::PLAY)),
            Self::Over => None,
        };
        html! {
            <div class="run" data-run={self.code()}
                data-run-placements={placements.map(|placements| placements.to_string())}>
                <span class="run-words">{words}</span>
                <span class="run-button">{button.map(|button| button.keyed().draw())}</span>
            </div>
        }
    }
}

fn search_speed(page: &PageProps) -> Html {
    speed(page, page.text.pace(Pace::of(page.model.watch.controls.speed)))
}

/// Returns whether the search is playing, or `None` if there is no search.
fn is_playing(page: &PageProps) -> Option<bool> {
    page.model.watch.player.as_ref().map(|player| player.is_playing)
}

fn search_buttons(page: &PageProps) -> Html {
    let (text, is_playing) = (page.text, is_playing(page));
    let is_disabled = is_playing.is_none();
    let marks = [
        ("dead-end-before", text.dead_end_before, Icon::DEAD_END_BEFORE, "Shift+D", DeadEnd, Back),
        ("next-dead-end", text.next_dead_end, Icon::DEAD_END, "D", DeadEnd, Forward),
        ("solution-before", text.solution_before, Icon::SOLUTION_BEFORE, "Shift+N", Solution, Back),
        ("next-solution", text.next_solution, Icon::SOLUTION, "N", Solution, Forward),
    ];
    let marks = marks.map(|(action, name, icon, keys, mark, way)| {
        let msg = Msg::Play(PlayMsg::WentToMark { mark, way });
        page.button(action, name, msg)
            .icon(icon)
            .keys(text, keys)
            .disabled(is_disabled)
            .keyed()
            .draw()
    });
    let marks = html! { <div class="transport-marks">{for marks}</div> };
    play_buttons(page, is_playing == Some(true), is_disabled, marks)
}

/// Draws the buttons common to all players, and `more_buttons` for a particular one.
pub(crate) fn play_buttons(
    page: &PageProps,
    is_playing: bool,
    is_disabled: bool,
    more_buttons: Html,
) -> Html {
    let text = page.text;
    let button = |action, name, icon, keys, msg| {
        let button = page.button(action, name, Msg::Play(msg));
        button.icon(icon).keys(text, keys).disabled(is_disabled)
    };
    let (action, name, icon) = match is_playing {
        true => ("pause", text.pause, Icon::PAUSE),
        false => ("play", text.play, Icon::PLAY),
    };
    html! {
        <div class="transport-buttons" role="group" aria-label={text.playback}>
            <div class="transport-main">
                {button("restart", text.restart, Icon::RESTART, "R", PlayMsg::Restarted).keyed().draw()}
                {button("to-start", text.to_start, Icon::TO_START, "Home", PlayMsg::WentToStart).keyed().draw()}
                {button("step-back", text.step_back, Icon::STEP_BACK, "ArrowLeft", PlayMsg::SteppedBack).keyed().draw()}
                {button(action, name, icon, "Space", PlayMsg::Toggled).primary().draw()}
                {button("step", text.step_on, Icon::STEP, "ArrowRight", PlayMsg::Stepped).keyed().draw()}
                {button("to-end", text.to_end, Icon::TO_END, "End", PlayMsg::WentToEnd).keyed().draw()}
            </div>
            {more_buttons}
        </div>
    }
}

/// Draws the slider, with the speed in words.
pub(crate) fn speed(page: &PageProps, words: String) -> Html {
    let speed = page.model.watch.controls.speed;
    let on_input = page.on_input::<InputEvent>(|input| {
        Msg::Play(PlayMsg::SpeedChosen(Speed::from_stop(input.value_as_number() as u8)))
    });
    html! {
        <label class="speed">
            <span class="field-word">{page.text.speed}</span>
            <input type="range" class="slider" data-action="speed" min="0"
                max={Speed::FASTEST.stop().to_string()} value={speed.stop().to_string()}
                aria-valuetext={words.clone()} oninput={on_input} />
            <output class="speed-value">{words}</output>
        </label>
    }
}
