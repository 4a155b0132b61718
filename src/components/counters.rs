//! The counts of the search, with what each of them means.

use yew::{Callback, Html, MouseEvent, Properties, component, html, use_state_eq};

use super::Shared;
use crate::text::{Counter, Label, Text};

#[derive(PartialEq, Properties)]
pub(crate) struct Props {
    pub(crate) text: Text,
    pub(crate) model: Shared,
}

/// The counters.
#[component]
pub(crate) fn Counters(props: &Props) -> Html {
    let Props { text, model } = props;
    let is_open = use_state_eq(|| false);
    let counters = model.player.as_ref().map(|player| player.at.counters()).unwrap_or_default();
    let tiles = Counter::ALL.map(|counter| {
        let value = counter.value(counters);
        html! {
            <div key={counter.code()} class="counter">
                <dt>{text.counter(counter)}</dt>
                <dd data-counter={counter.code()} data-value={value.to_string()}>
                    {text.number(value)}
                </dd>
            </div>
        }
    });
    let meanings = Counter::ALL.map(|counter| {
        html! {
            <div key={counter.code()}>
                <dt>{text.counter(counter)}</dt>
                <dd>{text.counter_meaning(counter)}</dd>
            </div>
        }
    });
    let on_toggle = {
        let is_open = is_open.clone();
        Callback::from(move |_: MouseEvent| is_open.set(!*is_open))
    };
    html! {
        <section class="counters" aria-label={text.label(Label::Counters)}>
            <dl class="counters-row">{for tiles}</dl>
            <button
                type="button"
                class="button counters-help"
                data-action="counter-meanings"
                aria-expanded={is_open.to_string()}
                aria-label={text.label(Label::CounterMeanings)}
                title={text.label(Label::CounterMeanings)}
                onclick={on_toggle}
            >
                {super::icon::Icon::Help.draw()}
            </button>
            <dl class="counters-meanings" hidden={!*is_open}>{for meanings}</dl>
        </section>
    }
}
