//! Going through the solutions one by one.

use std::rc::Rc;

use grove_model::Msg;
use grove_model::base::code::Code;
use grove_model::solve::solutions::{Draw, Kind, Place, SolutionQuery};
use grove_model::update::browser::BrowserMsg;
use grove_model::update::solutions::SolutionsMsg;
use grove_model::view::board as board_view;
use grove_model::view::board_table::board_table;
use sudoku_engine::board::Givens;
use web_sys::{HtmlInputElement, SubmitEvent};
use yew::{Callback, Html, InputEvent, Properties, TargetCast, component, html, use_state_eq};

use crate::components::Shared;
use crate::components::shared::button::Button;
use crate::components::shared::icon::Icon;
use crate::platform::{clipboard, page};
use crate::text::{SolutionsFact, Text};

#[derive(PartialEq, Properties)]
pub(crate) struct Props {
    pub(crate) text: Text,
    pub(crate) model: Shared,
    pub(crate) on_msg: Callback<Msg>,
}

/// The buttons, the field for a number, and which solution it is.
#[component]
pub(crate) fn SolutionWalk(props: &Props) -> Html {
    let Props { text, model, on_msg } = props;
    let inquiries = &model.play.inquiries;
    let typed = use_state_eq(|| None::<Rc<str>>);
    let here = inquiries.visited.as_ref().and_then(|visited| visited.number);
    let shown = typed
        .as_ref()
        .map_or_else(|| here.map(|it| text.large(it)).unwrap_or_default(), ToString::to_string);
    let go = |place: Place| {
        let typed = typed.clone();
        on_msg.reform(move |()| {
            typed.set(None);
            Msg::Solutions(SolutionsMsg::Asked(SolutionQuery::Solution(place)))
        })
    };
    let on_input = {
        let typed = typed.clone();
        Callback::from(move |event: InputEvent| {
            let input: HtmlInputElement = event.target_unchecked_into();
            typed.set(Some(Rc::from(input.value())));
        })
    };
    let on_submit = {
        let (on_msg, number) = (on_msg.clone(), Rc::<str>::from(shown.as_str()));
        Callback::from(move |event: SubmitEvent| {
            event.prevent_default();
            on_msg.emit(Msg::Solutions(SolutionsMsg::NumberEntered { text: Rc::clone(&number) }));
        })
    };
    let on_random = {
        let typed = typed.clone();
        on_msg.reform(move |()| {
            typed.set(None);
            Msg::Solutions(SolutionsMsg::Asked(SolutionQuery::Solution(Place::Random {
                seed: page::seed(),
            })))
        })
    };
    let before = here.filter(|&here| here > 1).map_or(1, |here| here - 1);
    let is_last = inquiries.total.is_some_and(|total| here.is_some_and(|here| here >= total));
    let is_going = inquiries.solution.is_working();
    html! {
        <form class="solutions-part" data-solution={here.map(|it| it.to_string())}
            data-draw={inquiries.visited.as_ref().and_then(|visited| visited.draw).map(Draw::code)}
            data-total={inquiries.total.map(|it| it.to_string())} onsubmit={on_submit}>
            <div class="toolbar" role="group" aria-label={text.solutions.go_through}>
                {Button::new("first-solution", text.solutions.first, go(Place::Nth(1)))
                    .icon(Icon::ToStart).draw()}
                {Button::new("previous-solution", text.solution_before,
                    go(Place::Nth(before)))
                    .icon(Icon::StepBack).disabled(here.is_none_or(|here| here <= 1)).draw()}
                <input class="number solutions-number" type="text" inputmode="numeric" autocomplete="off"
                    data-action="solution-number" aria-label={text.solutions.number}
                    aria-invalid={inquiries.is_number_wrong.to_string()}
                    aria-describedby="solutions-visit" value={shown} oninput={on_input} />
                <button type="submit" class="button" data-action="go-to-solution">
                    {text.solutions.go_to_number}
                </button>
                {Button::new("following-solution", text.next_solution,
                    go(Place::Nth(here.map_or(1, |here| here + 1))))
                    .icon(Icon::Step).disabled(is_last).draw()}
                {Button::new("random-solution", text.solutions.random, on_random)
                    .icon(Icon::Dice).draw()}
                {Button::new("copy-board", text.solutions.copy, copy(model, on_msg))
                    .icon(Icon::Copy).draw()}
                <span class="solutions-stop">{is_going.then(|| Button::new("cancel-solution", text.cancel,
                        on_msg.reform(|()| Msg::Solutions(SolutionsMsg::Stopped(Kind::Solution))))
                        .icon(Icon::Stop).draw())}</span>
            </div>
            <p id="solutions-visit" class="solutions-says" role="status">{text.known(SolutionsFact::of_visit(inquiries))}</p>
        </form>
    }
}

/// Copies the board as it stands there.
fn copy(model: &Shared, on_msg: &Callback<Msg>) -> Callback<()> {
    let (model, on_msg) = (model.clone(), on_msg.clone());
    Callback::from(move |()| {
        let on_msg = on_msg.clone();
        let digits = board_view::board(&model).into_iter().map(|view| view.digit.map(|it| it.0));
        let shape = model.play.editor.shape();
        let digits = Givens::from_digits(shape, digits.collect()).unwrap_or(Givens::empty(shape));
        let table = board_table(model.play.editor.sheet(), &digits);
        clipboard::copy_table(&table, move |copied| {
            on_msg.emit(Msg::Browser(BrowserMsg::CopyEnded { copied }));
        });
    })
}
