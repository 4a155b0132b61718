//! New puzzles: the form that describes them, and the button that makes one.

use std::rc::Rc;

use grove_model::base::code::Code;
use grove_model::generate::form::{Difficulty, FormProblem, GenerateForm};
use grove_model::generate::source::{GenerationState, PuzzleSource};
use grove_model::model::dialog::DialogKind;
use grove_model::update::msg::{DialogMsg, GenerateMsg, Msg, ReplayMsg};
use strum::VariantArray;
use sudoku_engine::board::Shape;
use sudoku_engine::generate::{Drawn, GenerateError, InvalidOptions, Symmetry};
use yew::prelude::*;

use super::hint::HintParts;
use crate::chunk::Chunk;
use crate::components::page::chunk_placeholder::draw_when_loaded;
use crate::components::shared::{
    Button, Icon, PageProps, input_value, on_enter, select, select_of,
};
use crate::platform::{clipboard, page as browser};
use crate::text::Text;

/// Draws the form and its button, and why the puzzle is impossible if it is.
pub(crate) fn new_puzzle(page: &PageProps, hint_chunk: &'static Chunk<HintParts>) -> Html {
    let PageProps { text, model, .. } = page;
    let problem = model.form_problem();
    let making = &model.play.generation;
    let print = page.button(
        "handout",
        text.printout.open,
        Msg::Dialog(DialogMsg::Opened(DialogKind::Printout)),
    );
    html! {
        <div key="new" class="new-puzzle" role="group" aria-label={text.generate_labels().title}>
            <div class="new-puzzle-start">
                {difficulty_menu(page)}
                {make_button(page, problem)}
            </div>
            <p id="new-puzzle-words" class="new-puzzle-words" role="status"
                data-wish-problem={problem.is_some().then_some("")}
                data-seed={seed_of(making).map(|seed| seed.to_string())}
            >
                {status_sentence(*text, making, model.play.attempts, problem)}
            </p>
            <div class="new-puzzle-wish">{properties(page, problem, hint_chunk)}</div>
            {rules_switch(page)}
            <div class="toolbar">
                {print.icon(Icon::PRINT).labeled().draw()}
                {copy_seed_button(page).unwrap_or_default()}
                {replay_button(page).unwrap_or_default()}
            </div>
        </div>
    }
}

/// Draws the menu of difficulties, of which the last is a technique that the puzzle needs.
fn difficulty_menu(page: &PageProps) -> Html {
    let PageProps { text, model, .. } = page;
    let form = &model.play.form;
    let offered = Difficulty::offered(form.difficulty);
    let options = offered.iter().map(|&it| (it.code(), AttrValue::from(text.difficulty(it))));
    let options: Vec<_> = options.chain([("technique", text.by_technique().into())]).collect();
    let chosen = offered.iter().position(|&it| it == form.difficulty && form.technique.is_none());
    let on_choose = form_callback(page, |form, difficulty: Option<Difficulty>| match difficulty {
        Some(difficulty) => (form.difficulty, form.technique) = (difficulty, None),
        None => form.technique = PuzzleSource::TECHNIQUES.first().map(|&(_, technique)| technique),
    });
    let on_choose = on_choose.reform(|index: usize| offered.get(index).copied());
    let words = text.generate_labels();
    select("difficulty", words.difficulty, &options, chosen.unwrap_or(offered.len()), &on_choose)
}

/// Draws the other properties: of a puzzle by technique, only the technique and the seed.
fn properties(
    page: &PageProps,
    problem: Option<FormProblem>,
    hint_chunk: &'static Chunk<HintParts>,
) -> Html {
    if page.model.play.form.technique.is_none() {
        return html! { <>{menus(page)}{given_count_field(page, problem)}{seed_field(page, problem)}</> };
    }
    html! {
        <>
            {draw_when_loaded(page, hint_chunk, |parts| (parts.technique_menu)(page))}
            {seed_field(page, problem)}
        </>
    }
}

fn menus(page: &PageProps) -> Html {
    let PageProps { text, model, .. } = page;
    let (form, words) = (&model.play.form, text.generate_labels());
    let size = |shape: Shape| AttrValue::from(format!("{0} × {0}", shape.size()));
    let shape = form.resolved_shape(&model.play.editor.edited_puzzle().rules);
    html! {
        <>
            {select_of(("new-shape", words.size), &Shape::ALL, shape, |shape| (shape.code(), size(shape)),
                &form_callback(page, |form, shape| form.shape = Some(shape)))}
            {select_of(("symmetry", words.symmetry), Symmetry::VARIANTS, form.symmetry,
                |it| (it.code(), text.symmetry(it).into()),
                &form_callback(page, |form, symmetry| form.symmetry = symmetry))}
            {select_of(("drawn", words.drawn), Drawn::VARIANTS, form.drawn,
                |it| (it.code(), text.drawn(it).into()),
                &form_callback(page, |form, drawn| form.drawn = drawn))}
        </>
    }
}

/// Returns a callback that changes a part of the form.
pub(super) fn form_callback<T: 'static>(
    page: &PageProps,
    set_part: fn(&mut GenerateForm, T),
) -> Callback<T> {
    let form = page.model.play.form.clone();
    page.on_msg.reform(move |part| {
        let mut form = form.clone();
        set_part(&mut form, part);
        Msg::Generate(GenerateMsg::FormChosen(form))
    })
}

fn given_count_field(page: &PageProps, problem: Option<FormProblem>) -> Html {
    let (words, value) = (page.text.generate_labels(), &page.model.play.form.given_count);
    let is_wrong = matches!(problem, Some(FormProblem::GivenCount { .. }));
    let on_input = form_callback(page, |form, value| form.given_count = value);
    let names = ["new-clues", words.givens, words.fewest];
    field(page, names, (value, is_wrong), &on_input, problem)
}

fn seed_field(page: &PageProps, problem: Option<FormProblem>) -> Html {
    let (words, value) = (page.text.generate_labels(), &page.model.play.form.seed);
    let is_wrong = problem == Some(FormProblem::Seed);
    let on_input = form_callback(page, |form, value| form.seed = value);
    field(page, ["new-seed", words.seed, words.any_seed], (value, is_wrong), &on_input, problem)
}

/// Draws a field in which Enter makes the puzzle.
fn field(
    page: &PageProps,
    [action, name, hint]: [&'static str; 3],
    (value, is_wrong): (&Rc<str>, bool),
    on_input: &Callback<Rc<str>>,
    problem: Option<FormProblem>,
) -> Html {
    let is_ready = problem.is_none() && !page.model.play.generation.is_working();
    let make = if is_ready { on_make(page) } else { Callback::noop() };
    html! {
        <label class="field">
            <span class="field-word">{name}</span>
            <input class="number" type="text" inputmode="numeric" autocomplete="off"
                data-action={action} placeholder={hint}
                aria-describedby="new-puzzle-words" aria-invalid={is_wrong.to_string()}
                value={value.to_string()}
                oninput={on_input.reform(|event: InputEvent| input_value(&event))}
                onkeydown={on_enter(make)} />
        </label>
    }
}

/// Draws the switch for keeping the rules, if the board has rules that a new puzzle can have.
fn rules_switch(page: &PageProps) -> Html {
    let PageProps { text, model, .. } = page;
    let form = &model.play.form;
    let can_keep = form.technique.is_none() && form.can_keep_rules(&model.own_puzzle().own_rules());
    let on_change = form_callback(page, |form, _: Event| form.keeps_rules = !form.keeps_rules);
    let switch = html! {
        <label class="switch">
            <input type="checkbox" data-action="new-rules" checked={form.keeps_rules} onchange={on_change} />
            <span>{text.generate_labels().keep_rules}</span>
        </label>
    };
    html! { <div class="new-puzzle-rules">{can_keep.then_some(switch)}</div> }
}

fn make_button(page: &PageProps, problem: Option<FormProblem>) -> Html {
    if page.model.play.generation.is_working() {
        return page
            .cancel_button("cancel-new-puzzle", Msg::Generate(GenerateMsg::Cancelled))
            .draw();
    }
    let button = Button::new("new-puzzle", page.text.generate_labels().title, on_make(page));
    button.icon(Icon::DICE).labeled().disabled(problem.is_some()).keyed().draw()
}

fn on_make(page: &PageProps) -> Callback<()> {
    page.on_msg.reform(|()| Msg::Generate(GenerateMsg::Started { seed: browser::seed() }))
}

const fn seed_of(making: &GenerationState) -> Option<u64> {
    match making {
        GenerationState::Over(Ok(source)) => Some(source.seed()),
        GenerationState::Idle | GenerationState::Working(_) | GenerationState::Over(Err(_)) => None,
    }
}

fn copy_seed_button(page: &PageProps) -> Option<Html> {
    let seed = seed_of(&page.model.play.generation)?;
    let (name, page) = (page.text.generate_labels().copy_seed, page.clone());
    let copy = Callback::from(move |()| clipboard::copy(&seed.to_string(), page.on_copy_ended()));
    Some(Button::new("copy-seed", name, copy).labeled().draw())
}

/// Draws the button that replays how the puzzle was made, if one was made.
fn replay_button(page: &PageProps) -> Option<Html> {
    page.model.play.generation.plan()?;
    let open = Msg::Replay(ReplayMsg::Opened);
    let button = page.button("watch-making", page.text.replay.watch, open);
    Some(button.icon(Icon::PLAY).labeled().draw())
}

fn status_sentence(
    text: Text,
    making: &GenerationState,
    attempts: u32,
    problem: Option<FormProblem>,
) -> Option<String> {
    let sentence = match (making, problem) {
        (GenerationState::Working(_), _) => return Some(text.making(attempts)),
        (_, Some(problem)) => return Some(text.wish_problem(problem)),
        (GenerationState::Over(Ok(source)), None) => return Some(text.made_from(source)),
        (GenerationState::Idle, None) => return None,
        (GenerationState::Over(Err(GenerateError::GaveUp { .. })), None) => {
            text.generate_labels().gave_up
        }
        (
            GenerationState::Over(Err(GenerateError::InvalidOptions(InvalidOptions::Rules))),
            None,
        ) => text.generate_labels().no_rules,
        (GenerationState::Over(Err(GenerateError::InvalidOptions(_))), None) => {
            text.generate_labels().none
        }
    };
    Some(sentence.to_owned())
}
