//! New puzzles: what they are to be like, and the button that makes one.

use std::rc::Rc;

use grove_model::generate::form::{Difficulty, GenerateForm, Making, WishProblem};
use grove_model::update::browser::BrowserMsg;
use grove_model::update::generate::GenerateMsg;
use grove_model::update::printout::PrintoutMsg;
use grove_model::update::replay::ReplayMsg;
use grove_model::{Model, Msg};
use strum::VariantArray;
use sudoku_engine::board::Shape;
use sudoku_engine::generate::{Drawn, NotMade, Symmetry, Unmeetable};
use web_sys::HtmlInputElement;
use yew::{AttrValue, Callback, Event, Html, InputEvent, TargetCast, html};

use crate::components::shared::button::Button;
use crate::components::shared::icon::Icon;
use crate::components::shared::select::select;
use crate::platform::{clipboard, page};
use crate::text::Text;

/// What is to be chosen and typed, a button, and why there is no such puzzle.
pub(crate) fn new_puzzle(text: Text, model: &Model, on_msg: &Callback<Msg>) -> Html {
    let problem = model.wish_problem();
    html! {
        <div key="new" class="new-puzzle" role="group" aria-label={text.generate.title}>
            <div class="new-puzzle-wish">
                {menus(text, model, on_msg)}
                {fields(text, model, problem, on_msg)}
            </div>
            {rules_switch(text, model, on_msg)}
            <div class="toolbar">
                {make_button(text, model, problem, on_msg)}
                {Button::new("handout", text.printout.open,
                    on_msg.reform(|()| Msg::Printout(PrintoutMsg::Opened)))
                    .icon(Icon::Print).labelled().draw()}
                {copy_seed(text, &model.play.making, on_msg)}
                {watch(text, &model.play.making, on_msg)}
            </div>
            <p id="new-puzzle-says" class="new-puzzle-says" role="status"
                data-wish-problem={problem.is_some().then_some("")}
                data-seed={seed_of(&model.play.making).map(|seed| seed.to_string())}
            >
                {says(text, &model.play.making, problem)}
            </p>
        </div>
    }
}

/// A menu for one part of the wish.
fn menu<T: Copy + PartialEq + 'static>(
    wish: &GenerateForm,
    on_msg: &Callback<Msg>,
    (action, name): (&'static str, &'static str),
    (choices, chosen): (Vec<(T, &'static str, String)>, T),
    put: impl Fn(&mut GenerateForm, T) + 'static,
) -> Html {
    let options: Vec<_> =
        choices.iter().map(|(_, code, words)| (*code, AttrValue::from(words.clone()))).collect();
    let place = choices.iter().position(|(it, ..)| *it == chosen).unwrap_or_default();
    let wish = wish.clone();
    let on_choose = on_msg.reform(move |place: usize| {
        let mut wish = wish.clone();
        if let Some((it, ..)) = choices.get(place) {
            put(&mut wish, *it);
        }
        Msg::Generate(GenerateMsg::FormChosen(wish))
    });
    select(action, name, &options, place, &on_choose)
}

fn menus(text: Text, model: &Model, on_msg: &Callback<Msg>) -> Html {
    let wish = &model.play.wish;
    let shapes = Shape::ALL.map(|it| {
        let size = it.size();
        (it, it.into(), format!("{size} × {size}"))
    });
    let difficulties = Difficulty::ALL.map(|it| (it, it.code(), text.difficulty(it).to_owned()));
    let symmetries = Symmetry::VARIANTS
        .iter()
        .map(|&it| (it, it.into(), text.symmetry(it).to_owned()))
        .collect();
    let drawn =
        Drawn::VARIANTS.iter().map(|&it| (it, it.into(), text.drawn(it).to_owned())).collect();
    let shape = wish.shape_beside(&model.play.editor.sheet().rules);
    html! {
        <>
            {menu(wish, on_msg, ("new-shape", text.generate.size),
                (shapes.to_vec(), shape), |wish, it| wish.shape = Some(it))}
            {menu(wish, on_msg, ("difficulty", text.generate.difficulty),
                (difficulties.to_vec(), wish.difficulty), |wish, it| wish.difficulty = it)}
            {menu(wish, on_msg, ("symmetry", text.generate.symmetry),
                (symmetries, wish.symmetry), |wish, it| wish.symmetry = it)}
            {menu(wish, on_msg, ("drawn", text.generate.drawn),
                (drawn, wish.drawn), |wish, it| wish.drawn = it)}
        </>
    }
}

fn fields(text: Text, model: &Model, problem: Option<WishProblem>, on_msg: &Callback<Msg>) -> Html {
    let field = |action: &'static str,
                 [name, hint]: [&'static str; 2],
                 value: &Rc<str>,
                 wrong: bool,
                 put: fn(&mut GenerateForm, Rc<str>)| {
        let wish = model.play.wish.clone();
        let on_input = on_msg.reform(move |event: InputEvent| {
            let input: HtmlInputElement = event.target_unchecked_into();
            let mut wish = wish.clone();
            put(&mut wish, Rc::from(input.value()));
            Msg::Generate(GenerateMsg::FormChosen(wish))
        });
        html! {
            <label class="field">
                <span class="field-word">{name}</span>
                <input class="number" type="text" inputmode="numeric" autocomplete="off"
                    data-action={action} placeholder={hint}
                    aria-describedby="new-puzzle-says" aria-invalid={wrong.to_string()}
                    value={value.to_string()} oninput={on_input} />
            </label>
        }
    };
    let wrong_clues = matches!(problem, Some(WishProblem::Clues { .. }));
    let wrong_seed = problem == Some(WishProblem::Seed);
    let wish = &model.play.wish;
    html! {
        <>
            {field("new-clues", [text.generate.givens, text.generate.fewest], &wish.clues,
                wrong_clues, |wish, typed| wish.clues = typed)}
            {field("new-seed", [text.generate.seed, text.generate.any_seed], &wish.seed,
                wrong_seed, |wish, typed| wish.seed = typed)}
        </>
    }
}

/// Only where the board has rules that the new one can have.
fn rules_switch(text: Text, model: &Model, on_msg: &Callback<Msg>) -> Html {
    let wish = model.play.wish.clone();
    let can_keep = wish.can_keep_rules(&model.play.editor.sheet().rules);
    let keeps = wish.keeps_rules;
    let on_change = on_msg.reform(move |_: Event| {
        Msg::Generate(GenerateMsg::FormChosen(GenerateForm { keeps_rules: !keeps, ..wish.clone() }))
    });
    let switch = html! {
        <label class="switch">
            <input type="checkbox" data-action="new-rules" checked={keeps} onchange={on_change} />
            <span>{text.generate.keep_rules}</span>
        </label>
    };
    html! { <div class="new-puzzle-rules">{can_keep.then_some(switch)}</div> }
}

fn make_button(
    text: Text,
    model: &Model,
    problem: Option<WishProblem>,
    on_msg: &Callback<Msg>,
) -> Html {
    if model.play.making.is_working() {
        Button::new(
            "cancel-new-puzzle",
            text.cancel,
            on_msg.reform(|()| Msg::Generate(GenerateMsg::Cancelled)),
        )
        .icon(Icon::Stop)
        .labelled()
        .keyed()
        .draw()
    } else {
        Button::new(
            "new-puzzle",
            text.generate.title,
            on_msg.reform(|()| Msg::Generate(GenerateMsg::Started { seed: page::seed() })),
        )
        .icon(Icon::Dice)
        .labelled()
        .disabled(problem.is_some())
        .keyed()
        .draw()
    }
}

const fn seed_of(making: &Making) -> Option<u64> {
    match making {
        Making::Over(Ok(plan)) => Some(plan.seed),
        Making::Idle | Making::Working(_) | Making::Over(Err(_)) => None,
    }
}

fn copy_seed(text: Text, making: &Making, on_msg: &Callback<Msg>) -> Html {
    let Some(seed) = seed_of(making) else {
        return Html::default();
    };
    let on_msg = on_msg.clone();
    let on_click = Callback::from(move |()| {
        let on_msg = on_msg.clone();
        clipboard::copy(&seed.to_string(), move |copied| {
            on_msg.emit(Msg::Browser(BrowserMsg::CopyEnded { copied }));
        });
    });
    Button::new("copy-seed", text.generate.copy_seed, on_click).labelled().draw()
}

/// Only where a puzzle was made.
fn watch(text: Text, making: &Making, on_msg: &Callback<Msg>) -> Html {
    if making.plan_with_holes().is_none() {
        return Html::default();
    }
    Button::new(
        "watch-making",
        text.replay.watch,
        on_msg.reform(|()| Msg::Replay(ReplayMsg::Opened)),
    )
    .icon(Icon::Play)
    .labelled()
    .draw()
}

fn says(text: Text, making: &Making, problem: Option<WishProblem>) -> Option<String> {
    let sentence = match (making, problem) {
        (Making::Working(_), _) => text.generate.working,
        (_, Some(problem)) => return Some(text.wish_problem(problem)),
        (Making::Over(Ok(plan)), None) => return Some(text.made_from(plan.seed)),
        (Making::Idle, None) => return None,
        (Making::Over(Err(NotMade::GaveUp { .. })), None) => text.generate.gave_up,
        (Making::Over(Err(NotMade::Unmeetable(Unmeetable::Rules))), None) => text.generate.no_rules,
        (Making::Over(Err(NotMade::Unmeetable(_))), None) => text.generate.none,
    };
    Some(sentence.to_owned())
}
