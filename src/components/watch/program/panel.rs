//! The panel with the program: its language, the buttons for lines, the source and the calls.

use grove_model::base::code::Code;
use grove_model::base::program_language::ProgramLanguage;
use grove_model::base::steps::Way;
use grove_model::update::msg::{Msg, ProgramMsg};
use grove_model::view::program;
use grove_model::worker::program_task::ProgramMoment;
use strum::VariantArray;
use yew::prelude::*;

use super::calls::{calls, output};
use super::source::Source;
use crate::components::shared::{Icon, PageProps, select_of};

/// What the panel says in words.
enum Says {
    Line(String),
    /// Why no line is shown where the search is.
    Reason(String),
}

pub(crate) fn program_panel(page: &PageProps) -> Html {
    let PageProps { text, model, .. } = page;
    let phrases = text.program();
    let missing = program::missing(model);
    let moment = model.watch.program.moment().filter(|_| missing.is_none());
    let current = program::current_moment(model).filter(|_| missing.is_none());
    let state = if missing.is_some() {
        "none"
    } else if current.is_some() {
        "current"
    } else {
        "behind"
    };
    html! {
        <section key="program" class="program" aria-label={phrases.title} data-program-state={state}
            data-program-step={current.map(|it| it.step.to_string())}
            data-program-line={current.map(|it| it.line.to_string())}>
            {head(page, current)}
            {says(page, moment, current)}
            {moment.map(|moment| html! {
                <div class="program-body">
                    <Source text={*text} moment={moment.clone()} />
                    <div class="program-facts">{calls(page, moment)}{output(page, moment)}</div>
                </div>
            })}
        </section>
    }
}

fn head(page: &PageProps, current: Option<&ProgramMoment>) -> Html {
    let PageProps { text, model, on_msg, .. } = page;
    let phrases = text.program();
    let on_language = on_msg.reform(|language| Msg::Program(ProgramMsg::LanguageChosen(language)));
    let is_at_start = current.is_none_or(|it| it.step == 0 && it.line == 0);
    let is_at_end = current.is_none_or(|it| it.is_last_step && it.line == it.last_line);
    let step =
        |action, name, way| page.button(action, name, Msg::Program(ProgramMsg::LineStepped(way)));
    html! {
        <div class="program-head">
            <h2>{phrases.word}</h2>
            {select_of(("program-language", phrases.language), ProgramLanguage::VARIANTS,
                program::language(model), |it| (it.code(), text.program_language(it).into()), &on_language)}
            <div class="toolbar" role="group" aria-label={phrases.lines}>
                {step("program-back", phrases.previous_line, Way::Back)
                    .icon(Icon::LINE_BACK).keys(*text, "J").disabled(is_at_start).draw()}
                {step("program-forward", phrases.next_line, Way::Forward)
                    .icon(Icon::LINE_FORWARD).keys(*text, "K").disabled(is_at_end).draw()}
            </div>
            {page.button("program-close", phrases.close, Msg::Program(ProgramMsg::Toggled { on: false }))
                .icon(Icon::CLOSE).keys(*text, "W").draw()}
        </div>
    }
}

/// Draws the line that has run in words, or why there is none. Announced while the search does not
/// play.
fn says(page: &PageProps, moment: Option<&ProgramMoment>, current: Option<&ProgramMoment>) -> Html {
    let PageProps { text, model, .. } = page;
    let Some(player) = &model.watch.player else { return Html::default() };
    let step = player.stepper.counters().step();
    let says = match (program::missing(model), current) {
        (Some(why), _) => Says::Reason(text.no_program(why)),
        (None, Some(moment)) if moment.step < step => Says::Reason(text.program().ended.to_owned()),
        (None, Some(moment)) => Says::Line(text.program_line(moment)),
        (None, None) => match (model.watch.program.progress, moment) {
            // Most places are found at once: words that pass are not read.
            (0, Some(moment)) => Says::Line(text.program_line(moment)),
            (made, _) => Says::Reason(text.program_working(made)),
        },
    };
    let (words, kind) = match says {
        Says::Line(words) => (words, "line"),
        Says::Reason(words) => (words, "reason"),
    };
    html! {
        <p class="program-says" data-says={kind} role="status"
            aria-live={if player.is_playing { "off" } else { "polite" }}>{words}</p>
    }
}
