//! The counters of the search with their meanings, and the digits of the current cell.

use grove_model::base::code::Code;
use grove_model::view::board::digit_states;
use grove_model::view::counters::shown_counters;
use grove_model::view::dead_end::obstacles_at_dead_end;
use strum::VariantArray;
use yew::prelude::*;

use super::meanings::MeaningsPopover;
use super::page::PageProps;
use crate::text::{Counter, Text};

/// Draws the counters, with `meanings` as their explanation.
pub(crate) fn counters(page: &PageProps, meanings: Html) -> Html {
    let PageProps { text, model, .. } = page;
    let player = model.watch.player.as_ref();
    let counters = player.map(|player| shown_counters(&player.stepper)).unwrap_or_default();
    let is_written = player.is_some_and(|player| player.stepper.is_written());
    // All are as large as the longest number allows.
    let written = Counter::VARIANTS.iter().map(|counter| text.number(counter.value(counters)));
    let longest = written.max_by_key(|written| written.chars().count()).unwrap_or_default();
    let length = length_word(&longest);
    let tiles = Counter::VARIANTS.iter().map(|&counter| {
        let value = counter.value(counters);
        if is_written && counter == Counter::Tests {
            return unknown_counter(*text, counter);
        }
        html! {
            <div key={counter.code()} class="counter">
                <dt>{text.counter(counter)}</dt>
                <dd data-counter={counter.code()} data-value={value.to_string()}
                    data-length={length}>
                    {text.number(value)}
                </dd>
            </div>
        }
    });
    html! {
        <section class="counters" aria-label={text.counters}>
            <dl class="counters-row">{for tiles}</dl>
            {meanings_popover(*text).button()}
            {meanings}
        </section>
    }
}

/// Draws a counter whose value a program does not reveal.
fn unknown_counter(text: Text, counter: Counter) -> Html {
    html! {
        <div key={counter.code()} class="counter">
            <dt>{text.counter(counter)}</dt>
            <dd data-counter={counter.code()} data-value="">{"–"}</dd>
        </div>
    }
}

#[derive(PartialEq, Properties)]
struct Props {
    text: Text,
}

/// Draws the popover that explains the counters.
pub(crate) fn counter_meanings(text: Text) -> Html {
    html! { <CounterMeanings {text} /> }
}

#[component]
fn CounterMeanings(props: &Props) -> Html {
    let text = props.text;
    meanings_popover(text).list(
        Counter::VARIANTS
            .iter()
            .map(|&counter| (counter.code(), text.counter(counter), text.counter_meaning(counter))),
    )
}

fn meanings_popover(text: Text) -> MeaningsPopover {
    MeaningsPopover { id: "counter-meanings", title: text.counter_meanings }
}

/// Returns how much smaller a number must be written to fit its column.
pub(crate) fn length_word(written: &str) -> Option<&'static str> {
    match written.chars().count() {
        ..=9 => None,
        10..=11 => Some("long"),
        _ => Some("longest"),
    }
}

/// Draws the digits of the current cell with their states, which the original programs keep in an
/// array of flags.
pub(crate) fn digit_row(page: &PageProps) -> Html {
    let PageProps { text, model, .. } = page;
    let states = model.watch.player.as_ref().map(|player| digit_states(&player.stepper));
    let obstacles =
        model.watch.player.as_ref().map(|player| obstacles_at_dead_end(&player.stepper));
    let obstacles = obstacles.unwrap_or_default();
    let shape = model.play.editor.edited_puzzle().shape();
    let items = states.into_iter().flatten().map(|(digit, state)| {
        let obstacle = obstacles.iter().find(|it| it.digit == digit);
        let words = match obstacle {
            Some(&obstacle) => AttrValue::from(text.obstacle(obstacle, shape)),
            None => text.digit_state(state).into(),
        };
        html! {
            <li key={digit.index()} class="flag" data-digit={digit.symbol().to_string()}
                data-state={state.code()} title={words.clone()}>
                <span class="flag-digit">{digit.symbol()}</span>
                <span class="visually-hidden">{words}</span>
            </li>
        }
    });
    html! {
        <ol class="flags" aria-label={text.digits_of_cell}>{for items}</ol>
    }
}
