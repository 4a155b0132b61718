//! Walking through the solutions one by one.

use std::rc::Rc;

use grove_model::base::code::Code;
use grove_model::solve::solutions::{Draw, QueryKind, SolutionQuery, SolutionSelector};
use grove_model::update::msg::{Msg, SolutionsMsg};
use grove_model::view::board_table::board_table;
use grove_model::view::play_board::play_board;
use sudoku_engine::board::Givens;
use yew::prelude::*;

use crate::components::shared::{Button, Icon, PageProps, input_value};
use crate::platform::{clipboard, page as browser};
use crate::text::SolutionsFact;

/// The buttons, the field for a number, and the number of the current solution.
#[component]
pub(crate) fn SolutionWalk(page: &PageProps) -> Html {
    let PageProps { text, model, on_msg, .. } = page;
    let solution_queries = &model.play.solution_queries;
    let typed_number = use_state_eq(|| None::<Rc<str>>);
    let current_number = solution_queries.visited.as_ref().and_then(|visited| visited.number);
    let current_text = || current_number.map(|it| text.large(it)).unwrap_or_default();
    let shown_number = typed_number.as_ref().map_or_else(current_text, ToString::to_string);
    let go_to = |place: fn(Option<u128>) -> SolutionSelector| {
        let typed_number = typed_number.clone();
        on_msg.reform(move |()| {
            typed_number.set(None);
            Msg::Solutions(SolutionsMsg::Requested(SolutionQuery::Solution(place(current_number))))
        })
    };
    let on_input =
        Callback::from(typed_number.setter()).reform(|event: InputEvent| Some(input_value(&event)));
    let on_submit = {
        let typed_number = Rc::<str>::from(shown_number.as_str());
        on_msg.reform(move |event: SubmitEvent| {
            event.prevent_default();
            Msg::Solutions(SolutionsMsg::NumberEntered { text: Rc::clone(&typed_number) })
        })
    };
    let on_copy = {
        let page = page.clone();
        Callback::from(move |()| copy(&page))
    };
    let is_last = solution_queries
        .total
        .is_some_and(|total| current_number.is_some_and(|number| number >= total));
    let stop = solution_queries.solution.is_working().then(|| {
        let stop = Msg::Solutions(SolutionsMsg::Stopped(QueryKind::Solution));
        page.button("cancel-solution", text.cancel, stop).icon(Icon::STOP).draw()
    });
    html! {
        <form class="solutions-part" data-solution={current_number.map(|it| it.to_string())}
            data-draw={solution_queries.visited.as_ref().and_then(|visited| visited.draw).map(Draw::code)}
            data-total={solution_queries.total.map(|it| it.to_string())} onsubmit={on_submit}>
            <div class="toolbar" role="group" aria-label={text.solution_labels().go_through}>
                {Button::new("first-solution", text.solution_labels().first, go_to(|_| SolutionSelector::Nth(1)))
                    .icon(Icon::TO_START).draw()}
                {Button::new("previous-solution", text.solution_before,
                    go_to(|number| SolutionSelector::Nth(number.filter(|&it| it > 1).map_or(1, |it| it - 1))))
                    .icon(Icon::STEP_BACK).disabled(current_number.is_none_or(|number| number <= 1)).draw()}
                <input class="number solutions-number" type="text" inputmode="numeric" autocomplete="off"
                    data-action="solution-number" aria-label={text.solution_labels().number}
                    aria-invalid={solution_queries.is_number_invalid.to_string()}
                    aria-describedby="solutions-visit" value={shown_number} oninput={on_input} />
                <button type="submit" class="button" data-action="go-to-solution">
                    {text.solution_labels().go_to_number}
                </button>
                {Button::new("following-solution", text.next_solution,
                    go_to(|number| SolutionSelector::Nth(number.map_or(1, |it| it + 1))))
                    .icon(Icon::STEP).disabled(is_last).draw()}
                {Button::new("random-solution", text.solution_labels().random,
                    go_to(|_| SolutionSelector::Random { seed: browser::seed() }))
                    .icon(Icon::DICE).draw()}
                {Button::new("copy-board", text.solution_labels().copy, on_copy).icon(Icon::COPY).draw()}
                <span class="solutions-stop">{stop}</span>
            </div>
            <p id="solutions-visit" class="solutions-words" role="status">{text.known(SolutionsFact::of_visit(solution_queries))}</p>
        </form>
    }
}

fn copy(page: &PageProps) {
    let editor = &page.model.play.editor;
    let digits = play_board(&page.model).into_iter().map(|view| view.digit.map(|it| it.0));
    let shape = editor.shape();
    let digits = Givens::from_digits(shape, digits.collect()).unwrap_or(Givens::empty(shape));
    clipboard::copy_table(&board_table(editor.edited_puzzle(), &digits), page.on_copy_ended());
}
