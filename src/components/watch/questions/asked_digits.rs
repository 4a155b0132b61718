//! The digits below the board, each of which asks why it is not in the cell, and the button that
//! opens the list of questions.

use grove_model::base::code::Code;
use grove_model::search::questions::Question;
use grove_model::update::msg::{Msg, QuestionsMsg};
use grove_model::view::board::{current_cell, digit_states, selected_cell};
use grove_model::view::dead_end::obstacles_at_dead_end;
use grove_model::view::questions;
use grove_model::view::skipped_steps::skipped_candidates;
use yew::prelude::*;

use crate::components::shared::PageProps;

/// Draws the digits of the selected or current cell or, if a given is selected, the question about
/// that one. Tab stops at the first digit; arrows lead to the others.
pub(crate) fn asked_digits(page: &PageProps) -> Html {
    let given = questions::selected_given(&page.model);
    html! {
        <div class="asked-digits">
            {if given.is_some() { given_question(page) } else { digits(page) }}
            {open_button(page)}
            {caption(page)}
        </div>
    }
}

/// Draws what the digits mean and, while a cell is selected, what the arrow keys do; otherwise which
/// steps are skipped. It is below the digits, where nothing moves for it.
fn caption(page: &PageProps) -> Html {
    let text = page.text;
    let more = match selected_cell(&page.model) {
        Some(_) => Some(text.questions().selection_keys.to_owned()),
        None => skipped_candidates(&page.model).map(|count| text.skipped_candidates(count)),
    };
    html! {
        <p class="digits-caption">
            <span>{meaning(page)}</span>{" "}
            <span class="digits-more">{more}</span>
        </p>
    }
}

/// Returns what the digits mean; `None` if there are no digits, or they are those of no cell.
fn meaning(page: &PageProps) -> Option<String> {
    let PageProps { text, model, .. } = page;
    let stepper = &model.watch.player.as_ref()?.stepper;
    if questions::selected_given(model).is_some() {
        return None;
    }
    let selected = selected_cell(model);
    let first_cell = || stepper.open_level().map(|level| level.cell);
    let cell = match stepper.last_event() {
        Some(_) => selected.or_else(|| current_cell(stepper)),
        None => selected.or_else(first_cell),
    };
    Some(text.digits_below(cell?, selected.is_some(), stepper.shape()))
}

fn digits(page: &PageProps) -> Html {
    let PageProps { text, model, .. } = page;
    let Some(player) = &model.watch.player else { return html! { <ol class="flags"></ol> } };
    let shape = player.stepper.shape();
    let selected = selected_cell(model);
    let states = match selected {
        Some(cell) => questions::digit_states_of(model, cell),
        None => digit_states(&player.stepper),
    };
    let obstacles = match selected {
        Some(_) => Vec::new(),
        None => obstacles_at_dead_end(&player.stepper),
    };
    let cell = questions::asked_cell(model).filter(|_| !player.stepper.is_written());
    let items = states.into_iter().map(|(digit, state)| {
        let words = match obstacles.iter().find(|it| it.digit == digit) {
            Some(&obstacle) => text.obstacle(obstacle, shape),
            None => text.digit_state(state).to_owned(),
        };
        let name = cell.map(|cell| {
            let question = Question::WhyNot { cell, digit };
            format!("{} {words}", text.question(question, None, shape))
        });
        html! {
            <li key={digit.index()} class="flag" data-digit={digit.symbol().to_string()}
                data-state={state.code()}>
                <button type="button" class="flag-ask" data-action="why-not" disabled={cell.is_none()}
                    tabindex={(digit.index() > 0).then_some("-1")}
                    aria-label={name.clone()} title={name}
                    onclick={page.send(Msg::Questions(QuestionsMsg::DigitChosen { cell, digit }))}>
                    <span class="flag-digit">{digit.symbol()}</span>
                </button>
            </li>
        }
    });
    let label = meaning(page).unwrap_or_else(|| text.digits_of_cell.to_owned());
    html! {
        <ol class="flags" aria-label={label} data-of={selected.map(|_| "selected")}>
            {for items}
        </ol>
    }
}

/// Draws the question what the search would take without the selected given.
fn given_question(page: &PageProps) -> Html {
    let PageProps { text, model, .. } = page;
    let Some((cell, digit)) = questions::selected_given(model) else { return Html::default() };
    let words = text.without_this(cell, digit, model.play.editor.shape());
    html! {
        <button type="button" class="button given-question" data-action="ask-without-given"
            onclick={page.send(Msg::Questions(QuestionsMsg::Asked(Question::WithoutGiven { cell })))}>
            {words}
        </button>
    }
}

fn open_button(page: &PageProps) -> Html {
    let PageProps { text, model, .. } = page;
    let is_open = model.watch.questions.is_open;
    // Why a program wrote what it did is in its text.
    let can_ask = model.watch.player.as_ref().is_some_and(|player| !player.stepper.is_written());
    html! {
        <button type="button" class="button ask" data-action="ask" aria-keyshortcuts="Q"
            aria-expanded={is_open.to_string()} aria-label={text.questions().title}
            title={format!("{} (Q)", text.questions().title)} disabled={!can_ask}
            onclick={page.send(Msg::Questions(QuestionsMsg::Toggled { on: !is_open }))}>
            <span class="ask-word">{text.questions().ask}</span>
            <span class="ask-sign" aria-hidden="true">{"?"}</span>
        </button>
    }
}
