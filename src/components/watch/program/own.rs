//! The program that the user writes: its buttons, its text with its errors, and how its run ended.

use std::rc::Rc;

use grove_model::base::code::Code;
use grove_model::base::program_language::ProgramLanguage;
use grove_model::search::own_program::OwnRun;
use grove_model::update::msg::{Msg, OwnProgramMsg, ProgramMsg};
use grove_model::view::own_program::{self, input_of, program_of, with_input};
use strum::VariantArray;
use web_sys::HtmlTextAreaElement;
use yew::prelude::*;

use super::editor::{Editor, keys_popover};
use super::own_file::file_buttons;
use crate::components::shared::{Icon, PageProps, select};

const fn own(msg: OwnProgramMsg) -> Msg {
    Msg::Program(ProgramMsg::Own(msg))
}

/// Draws the buttons above the text while it is edited.
pub(super) fn edit_buttons(page: &PageProps) -> Html {
    let PageProps { text, model, .. } = page;
    let phrases = text.program();
    let own_state = &model.watch.program.own;
    let run = if own_state.is_running() {
        page.button("program-stop", phrases.stop, own(OwnProgramMsg::Stopped)).icon(Icon::STOP)
    } else {
        page.button("program-run", phrases.run, own(OwnProgramMsg::RunRequested))
            .icon(Icon::PLAY)
            .primary()
            .disabled(program_of(&own_state.text).trim().is_empty())
    };
    html! {
        <>
            {run.labeled().keyed().draw()}
            {language_select(page)}
            {file_buttons(page)}
            {keys_popover(*text).button()}
        </>
    }
}

fn language_select(page: &PageProps) -> Html {
    let PageProps { text, model, on_msg, .. } = page;
    let chosen = model.watch.program.own.language;
    let recognized = text.recognized_language(own_program::language(model));
    let first = if chosen.is_none() { recognized.into() } else { AttrValue::from("…") };
    let languages = ProgramLanguage::VARIANTS.iter();
    let languages = languages.map(|&it| (it.code(), text.program_language(it).into()));
    let options: Vec<_> = [("recognized", first)].into_iter().chain(languages).collect();
    let index = ProgramLanguage::VARIANTS.iter().position(|&it| Some(it) == chosen);
    let on_choose = on_msg.reform(|index: usize| {
        let language = index.checked_sub(1).map(|nth| ProgramLanguage::VARIANTS[nth]);
        own(OwnProgramMsg::LanguageChosen(language))
    });
    select(
        "program-text-language",
        text.program().text_language,
        &options,
        index.map_or(0, |it| it + 1),
        &on_choose,
    )
}

/// Draws the text, and below it what is wrong with it.
pub(super) fn edited_text(page: &PageProps) -> Html {
    let PageProps { text, model, on_msg, .. } = page;
    let own_state = &model.watch.program.own;
    let errors = own_program::reading(model).map(|reading| reading.errors.clone());
    let kept = Rc::clone(&own_state.text);
    let on_typed = on_msg.reform(move |typed: Rc<str>| {
        own(OwnProgramMsg::Typed(with_input(&typed, input_of(&kept))))
    });
    html! {
        <Editor key="editor" text={*text} written={AttrValue::from(program_of(&own_state.text).to_owned())}
            replaced={own_state.replaced} language={own_program::language(model)}
            errors={errors.unwrap_or_default()}
            {on_typed}
            on_run={page.send(own(OwnProgramMsg::RunRequested))} below={below_text(page)} />
    }
}

/// Draws what is known of the text, apart from its errors.
fn below_text(page: &PageProps) -> Html {
    let PageProps { text, model, .. } = page;
    let phrases = text.program();
    let own_state = &model.watch.program.own;
    if own_state.is_running() {
        return html! { <p role="status">{text.program_running(own_state.progress)}</p> };
    }
    let file = model.watch.program_file_refusal.map(|refusal| text.file_refused(refusal));
    let not_kept = (!own_program::is_kept(model)).then(|| phrases.not_kept.to_owned());
    let problems = file.into_iter().chain(not_kept);
    let problems =
        problems.map(|words| html! { <p class="program-problem" role="alert">{words}</p> });
    html! { <>{for problems}{input(page)}{puzzle(page)}</> }
}

/// Draws the lines that the program reads, if it can read any.
fn input(page: &PageProps) -> Html {
    let Some(input) = own_program::input(&page.model) else { return Html::default() };
    let program = Rc::clone(&page.model.watch.program.own.text);
    let on_typed = page.on_msg.reform(move |event: InputEvent| {
        let area: HtmlTextAreaElement = event.target_unchecked_into();
        own(OwnProgramMsg::Typed(with_input(program_of(&program), &area.value())))
    });
    html! {
        <label class="program-input">
            <span>{page.text.program().input}</span>
            <textarea data-action="program-input" rows="1" wrap="off" spellcheck="false"
                autocomplete="off" autocapitalize="off" value={input.to_owned()} oninput={on_typed} />
        </label>
    }
}

/// Draws which puzzle the text has, and offers that of the board.
fn puzzle(page: &PageProps) -> Html {
    let PageProps { text, model, .. } = page;
    let phrases = text.program();
    let own_state = &model.watch.program.own;
    if program_of(&own_state.text).trim().is_empty() {
        return html! { <p>{phrases.no_text}</p> };
    }
    let is_right = own_program::reading(model).is_some_and(|reading| reading.errors.is_empty());
    if !is_right {
        return Html::default();
    }
    let found = own_program::puzzle(model);
    let words = match own_state.refusal {
        Some(refusal) => text.puzzle_not_put(refusal),
        None => text.own_puzzle(found),
    };
    let is_other = found != Some(&model.play.editor.edited_puzzle().givens);
    html! {
        <p class="program-puzzle" role="status" data-found={found.is_some().to_string()}>
            <span>{words}</span>
            {is_other.then(|| page.button("program-put-puzzle", phrases.put_puzzle,
                own(OwnProgramMsg::PuzzlePut)).labeled().draw())}
        </p>
    }
}

/// Draws the buttons that lead from a run back to its text, and on to a comparison.
pub(super) fn run_buttons(page: &PageProps) -> Html {
    let phrases = page.text.program();
    let edit = page.button("program-edit", phrases.edit, own(OwnProgramMsg::Edited));
    let compare = page.button("program-compare", phrases.compare, own(OwnProgramMsg::Compared));
    let is_search =
        page.model.watch.program.own.shown_run().is_some_and(|run| run.is_search && !run.is_cut);
    html! {
        <>
            {edit.icon(Icon::EDIT).keyed().draw()}
            {is_search.then(|| compare.icon(Icon::COMPARE).keyed().draw())}
        </>
    }
}

/// Draws how a run ended.
pub(super) fn ending(page: &PageProps, run: &OwnRun) -> Html {
    html! {
        <p class="program-ending" data-ending={ending_word(run)}>{page.text.program_run(run)}</p>
    }
}

const fn ending_word(run: &OwnRun) -> &'static str {
    use grove_model::worker::run_program_task::RunEnding;
    match run.ending {
        RunEnding::Finished => "finished",
        RunEnding::Failed(_) => "failed",
        RunEnding::Stopped => "stopped",
        RunEnding::TooLong => "too-long",
    }
}
