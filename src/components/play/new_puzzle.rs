//! New puzzles: the form that describes them, and the button that makes one.

use std::rc::Rc;

use grove_model::base::code::Code;
use grove_model::generate::form::{Difficulty, GenerateForm, Making, WishProblem};
use grove_model::model::dialog::DialogKind;
use grove_model::update::msg::{DialogMsg, GenerateMsg, Msg, ReplayMsg};
use strum::VariantArray;
use sudoku_engine::board::Shape;
use sudoku_engine::generate::{Drawn, GenerateError, InvalidOptions, Symmetry};
use yew::prelude::*;

use crate::components::shared::{Button, Icon, Page, select_of, typed};
use crate::platform::{clipboard, page as browser};
use crate::text::Text;

/// Draws the form and its button, and why the puzzle is impossible if it is.
pub(crate) fn new_puzzle(page: &Page) -> Html {
    let Page { text, model, .. } = page;
    let problem = model.form_problem();
    let making = &model.play.making;
    let print = page.button(
        "handout",
        text.printout.open,
        Msg::Dialog(DialogMsg::Opened(DialogKind::Printout)),
    );
    html! {
        <div key="new" class="new-puzzle" role="group" aria-label={text.generate.title}>
            <div class="new-puzzle-wish">
                {menus(page)}
                {fields(page, problem)}
            </div>
            {rules_switch(page)}
            <div class="toolbar">
                {make_button(page, problem)}
                {print.icon(Icon::PRINT).labeled().draw()}
                {copy_seed(page).unwrap_or_default()}
                {watch(page).unwrap_or_default()}
            </div>
            <p id="new-puzzle-says" class="new-puzzle-says" role="status"
                data-wish-problem={problem.is_some().then_some("")}
                data-seed={seed_of(making).map(|seed| seed.to_string())}
            >
                {says(*text, making, problem)}
            </p>
        </div>
    }
}

fn menus(page: &Page) -> Html {
    let Page { text, model, .. } = page;
    let (wish, words) = (&model.play.form, &text.generate);
    let size = |shape: Shape| AttrValue::from(format!("{0} × {0}", shape.size()));
    let shape = wish.shape_beside(&model.play.editor.sheet().rules);
    html! {
        <>
            {select_of(("new-shape", words.size), &Shape::ALL, shape, |it| (it.code(), size(it)),
                &wished(page, |wish, it| wish.shape = Some(it)))}
            {select_of(("difficulty", words.difficulty), &Difficulty::ALL, wish.difficulty,
                |it| (it.code(), text.difficulty(it).into()),
                &wished(page, |wish, it| wish.difficulty = it))}
            {select_of(("symmetry", words.symmetry), Symmetry::VARIANTS, wish.symmetry,
                |it| (it.code(), text.symmetry(it).into()),
                &wished(page, |wish, it| wish.symmetry = it))}
            {select_of(("drawn", words.drawn), Drawn::VARIANTS, wish.drawn,
                |it| (it.code(), text.drawn(it).into()),
                &wished(page, |wish, it| wish.drawn = it))}
        </>
    }
}

/// Returns a callback that changes a part of the form.
fn wished<T: 'static>(page: &Page, put: fn(&mut GenerateForm, T)) -> Callback<T> {
    let wish = page.model.play.form.clone();
    page.on_msg.reform(move |part| {
        let mut wish = wish.clone();
        put(&mut wish, part);
        Msg::Generate(GenerateMsg::FormChosen(wish))
    })
}

fn fields(page: &Page, problem: Option<WishProblem>) -> Html {
    let (words, wish) = (&page.text.generate, &page.model.play.form);
    let field = |action: &'static str,
                 [name, hint]: [&'static str; 2],
                 value: &Rc<str>,
                 is_wrong: bool,
                 put: fn(&mut GenerateForm, Rc<str>)| {
        let on_input = wished(page, put).reform(|event: InputEvent| typed(&event));
        html! {
            <label class="field">
                <span class="field-word">{name}</span>
                <input class="number" type="text" inputmode="numeric" autocomplete="off"
                    data-action={action} placeholder={hint}
                    aria-describedby="new-puzzle-says" aria-invalid={is_wrong.to_string()}
                    value={value.to_string()} oninput={on_input} />
            </label>
        }
    };
    let wrong_clues = matches!(problem, Some(WishProblem::Clues { .. }));
    let wrong_seed = problem == Some(WishProblem::Seed);
    html! {
        <>
            {field("new-clues", [words.givens, words.fewest], &wish.clues, wrong_clues,
                |wish, typed| wish.clues = typed)}
            {field("new-seed", [words.seed, words.any_seed], &wish.seed, wrong_seed,
                |wish, typed| wish.seed = typed)}
        </>
    }
}

/// Draws the switch for keeping the rules, if the board has rules that a new puzzle can have.
fn rules_switch(page: &Page) -> Html {
    let Page { text, model, .. } = page;
    let wish = &model.play.form;
    let can_keep = wish.can_keep_rules(&model.own_sheet().own_rules());
    let on_change = wished(page, |wish, _: Event| wish.keeps_rules = !wish.keeps_rules);
    let switch = html! {
        <label class="switch">
            <input type="checkbox" data-action="new-rules" checked={wish.keeps_rules} onchange={on_change} />
            <span>{text.generate.keep_rules}</span>
        </label>
    };
    html! { <div class="new-puzzle-rules">{can_keep.then_some(switch)}</div> }
}

fn make_button(page: &Page, problem: Option<WishProblem>) -> Html {
    if page.model.play.making.is_working() {
        return page.cancel("cancel-new-puzzle", Msg::Generate(GenerateMsg::Cancelled)).draw();
    }
    let make = |()| Msg::Generate(GenerateMsg::Started { seed: browser::seed() });
    let button = Button::new("new-puzzle", page.text.generate.title, page.on_msg.reform(make));
    button.icon(Icon::DICE).labeled().disabled(problem.is_some()).keyed().draw()
}

const fn seed_of(making: &Making) -> Option<u64> {
    match making {
        Making::Over(Ok(plan)) => Some(plan.seed),
        Making::Idle | Making::Working(_) | Making::Over(Err(_)) => None,
    }
}

fn copy_seed(page: &Page) -> Option<Html> {
    let seed = seed_of(&page.model.play.making)?;
    let (name, page) = (page.text.generate.copy_seed, page.clone());
    let copy = Callback::from(move |()| clipboard::copy(&seed.to_string(), page.copy_ended()));
    Some(Button::new("copy-seed", name, copy).labeled().draw())
}

/// Draws the button that replays how the puzzle was made, if one was made.
fn watch(page: &Page) -> Option<Html> {
    page.model.play.making.plan()?;
    let watch = Msg::Replay(ReplayMsg::Opened);
    let button = page.button("watch-making", page.text.replay.watch, watch);
    Some(button.icon(Icon::PLAY).labeled().draw())
}

fn says(text: Text, making: &Making, problem: Option<WishProblem>) -> Option<String> {
    let sentence = match (making, problem) {
        (Making::Working(_), _) => text.generate.working,
        (_, Some(problem)) => return Some(text.wish_problem(problem)),
        (Making::Over(Ok(plan)), None) => return Some(text.made_from(plan.seed)),
        (Making::Idle, None) => return None,
        (Making::Over(Err(GenerateError::GaveUp { .. })), None) => text.generate.gave_up,
        (Making::Over(Err(GenerateError::InvalidOptions(InvalidOptions::Rules))), None) => {
            text.generate.no_rules
        }
        (Making::Over(Err(GenerateError::InvalidOptions(_))), None) => text.generate.none,
    };
    Some(sentence.to_owned())
}
