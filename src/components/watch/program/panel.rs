//! The panel with the program: its language, the buttons for lines, the source and the calls.

use grove_model::base::code::Code;
use grove_model::base::program_language::ProgramLanguage;
use grove_model::base::steps::Way;
use grove_model::update::msg::{Msg, OwnProgramMsg, ProgramMsg, TraceMsg};
use grove_model::update::program_lines::LineJump;
use grove_model::view::{own_program, program};
use grove_model::worker::program_task::ProgramMoment;
use strum::VariantArray;
use yew::prelude::*;

use super::calls::{calls, output};
use super::own::{edit_buttons, edited_text, ending, run_buttons};
use super::source::Source;
use super::trace::trace_table;
use crate::components::shared::{Icon, PageProps, menu};

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
    let own = &model.watch.program.own;
    let state = if missing.is_some() {
        "none"
    } else if own.is_edited() {
        "edited"
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
            {own.shown_run().map(|run| ending(page, run))}
            {(!own.is_edited()).then(|| says(page, moment, current))}
            {own.is_edited().then(|| edited_text(page))}
            {moment.filter(|_| !own.is_edited()).map(|moment| html! {
                <div class="program-body" data-traces={model.watch.program.trace.is_open.then_some("")}>
                    <Source text={*text} moment={moment.clone()}
                        breakpoints={model.watch.program.breakpoints.clone()}
                        on_breakpoint={page.on_msg.reform(|line| {
                            Msg::Program(ProgramMsg::BreakpointToggled { line })
                        })} />
                    {if model.watch.program.trace.is_open {
                        trace_table(page, current)
                    } else {
                        html! {
                            <div key="facts" class="program-facts">
                                {calls(page, moment)}{output(page, moment)}
                            </div>
                        }
                    }}
                </div>
            })}
        </section>
    }
}

/// Draws the buttons that go through the lines, each in both directions.
fn line_buttons(page: &PageProps, current: Option<&ProgramMoment>) -> Html {
    let phrases = page.text.program();
    if page.model.watch.program.is_looking() {
        let cancel = Msg::Program(ProgramMsg::SearchCanceled);
        return page.cancel_button("program-cancel", cancel).draw();
    }
    let is_at_start = current.is_none_or(|it| it.moment == 0);
    let is_at_end = current.is_none_or(|it| it.is_last_step && it.line == it.last_line);
    let has_breakpoints = !page.model.watch.program.breakpoints.is_empty();
    let button = |action, name, icon, keys, msg, way| {
        let is_disabled = match way {
            Way::Back => is_at_start,
            Way::Forward => is_at_end,
        };
        page.button(action, name, Msg::Program(msg))
            .icon(icon)
            .keys(page.text, keys)
            .disabled(is_disabled)
    };
    let jump = |action, name, icon, keys, jump, way| {
        let is_disabled = jump == LineJump::Breakpoint && !has_breakpoints;
        let button = button(action, name, icon, keys, ProgramMsg::LineJumped(jump, way), way);
        if is_disabled { button.disabled(true).draw() } else { button.draw() }
    };
    let line = current.and_then(program::running_line).map(|(line, _)| line as u32);
    let has_breakpoint = line.is_some_and(|it| page.model.watch.program.breakpoints.contains(&it));
    let here = Msg::Program(ProgramMsg::BreakpointHere);
    let breakpoint = page.button("program-breakpoint-here", phrases.breakpoint_here, here);
    let step = |action, name, icon, keys, way| {
        button(action, name, icon, keys, ProgramMsg::LineStepped(way), way).draw()
    };
    html! {
        <div key="lines" class="toolbar" role="group" aria-label={phrases.lines}>
            {jump("program-breakpoint-before", phrases.breakpoint_before, Icon::BREAKPOINT_BACK,
                "Shift+E", LineJump::Breakpoint, Way::Back)}
            {jump("program-out-back", phrases.out_back, Icon::OUT_BACK, "Shift+O",
                LineJump::OutOfCall, Way::Back)}
            {jump("program-over-back", phrases.over_back, Icon::OVER_BACK, "Shift+J",
                LineJump::OverCall, Way::Back)}
            {step("program-back", phrases.previous_line, Icon::LINE_BACK, "J", Way::Back)}
            {step("program-forward", phrases.next_line, Icon::LINE_FORWARD, "K", Way::Forward)}
            {jump("program-over", phrases.over, Icon::OVER, "Shift+K", LineJump::OverCall,
                Way::Forward)}
            {jump("program-out", phrases.out, Icon::OUT, "O", LineJump::OutOfCall, Way::Forward)}
            {jump("program-next-breakpoint", phrases.next_breakpoint, Icon::BREAKPOINT, "E",
                LineJump::Breakpoint, Way::Forward)}
            {breakpoint.icon(Icon::RING).keys(page.text, "B").pressed(has_breakpoint)
                .disabled(line.is_none()).draw()}
        </div>
    }
}

fn trace_switch(page: &PageProps) -> Html {
    let is_open = page.model.watch.program.trace.is_open;
    let msg = Msg::Program(ProgramMsg::Trace(TraceMsg::Toggled { on: !is_open }));
    let button = page.button("program-trace", page.text.program().trace, msg);
    button.icon(Icon::TRACE).pressed(is_open).keyed().draw()
}

/// Draws what can be done with the text that is shown.
fn text_buttons(page: &PageProps) -> Html {
    let own = &page.model.watch.program.own;
    if own.is_edited() {
        edit_buttons(page)
    } else if own.is_shown {
        run_buttons(page)
    } else {
        let copy = Msg::Program(ProgramMsg::Own(OwnProgramMsg::ListingCopied));
        let copy = page.button("program-copy", page.text.program().edit_copy, copy);
        copy.icon(Icon::EDIT).keyed().draw()
    }
}

/// Draws the choice between the built-in programs and the user's own.
fn program_select(page: &PageProps) -> Html {
    let PageProps { text, model, on_msg, .. } = page;
    let phrases = text.program();
    let own = &model.watch.program.own;
    let shown = program::language(model);
    let option = |code: AttrValue, label: AttrValue, selected: bool| {
        html! { <option key={code.to_string()} value={code} {selected}>{label}</option> }
    };
    let index = ProgramLanguage::VARIANTS.iter().position(|&it| it == shown).unwrap_or_default();
    let index = if own.is_shown { ProgramLanguage::VARIANTS.len() } else { index };
    let languages = ProgramLanguage::VARIANTS
        .iter()
        .enumerate()
        .map(|(nth, &it)| option(it.code().into(), text.program_language(it).into(), nth == index));
    let kept: Vec<_> = own.kept.list().collect();
    let title = |text: &str| own_program::title(text).unwrap_or(phrases.own).to_owned();
    let name = if kept.is_empty() { phrases.own.to_owned() } else { title(&own.text) };
    let open = option("own".into(), name.into(), own.is_shown);
    // A text that is too long to be kept would be lost.
    let is_kept = own_program::is_kept(model);
    let others = kept.iter().enumerate().filter(|_| is_kept);
    let others =
        others.map(|(nth, it)| option(format!("kept-{nth}").into(), title(it.text).into(), false));
    let has_new = is_kept && own.is_shown && !own.text.is_empty();
    let new = has_new.then(|| option("new".into(), phrases.new.into(), false));
    let kept_count = if is_kept { kept.len() } else { 0 };
    let on_choose = on_msg.reform(move |index: usize| {
        let own = |msg| Msg::Program(ProgramMsg::Own(msg));
        let Some(nth) = index.checked_sub(ProgramLanguage::VARIANTS.len()) else {
            return Msg::Program(ProgramMsg::LanguageChosen(ProgramLanguage::VARIANTS[index]));
        };
        own(match nth.checked_sub(1) {
            None => OwnProgramMsg::Chosen,
            Some(nth) if nth < kept_count => OwnProgramMsg::KeptChosen { nth },
            Some(_) => OwnProgramMsg::Begun,
        })
    });
    let options = html! {
        <>
            {for languages}
            {open}{for others}{for new}
        </>
    };
    menu("program-language", phrases.which, options, index, &on_choose)
}

fn head(page: &PageProps, current: Option<&ProgramMoment>) -> Html {
    let PageProps { text, model, .. } = page;
    let phrases = text.program();
    let own = &model.watch.program.own;
    html! {
        <div class="program-head">
            // The menu beside it says the same.
            <h2 class="visually-hidden">{phrases.word}</h2>
            {program_select(page)}
            {text_buttons(page)}
            {(!own.is_edited()).then(|| line_buttons(page, current))}
            {(!own.is_edited()).then(|| trace_switch(page))}
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
