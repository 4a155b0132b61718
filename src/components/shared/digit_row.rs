//! The digits of the current cell and what has become of each, as the sources'
//! programs keep them in an array of flags.

use grove_model::view::board::{DigitState, digit_states};
use yew::prelude::*;

use super::page::Page;

pub(crate) fn digit_row(page: &Page) -> Html {
    let Page { text, model, .. } = page;
    let states = model.watch.player.as_ref().map(|player| digit_states(&player.at));
    let items = states.into_iter().flatten().map(|(digit, state)| {
        let word = match state {
            DigitState::Untested => "untested",
            DigitState::Blocked => "blocked",
            DigitState::TakenBack => "taken-back",
            DigitState::Current => "current",
        };
        html! {
            <li
                key={digit.index()}
                class="flag"
                data-digit={digit.symbol().to_string()}
                data-state={word}
                title={text.digit_state(state)}
            >
                <span class="flag-digit">{digit.symbol()}</span>
                <span class="visually-hidden">{text.digit_state(state)}</span>
            </li>
        }
    });
    html! {
        <ol class="flags" aria-label={text.digits_of_cell}>{for items}</ol>
    }
}
