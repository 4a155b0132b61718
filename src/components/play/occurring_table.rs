//! In how many solutions each digit stands in the selected cell.

use yew::{Html, Properties, component, html};

use crate::components::Shared;
use crate::text::{Label, Text};

#[derive(PartialEq, Properties)]
pub(crate) struct Props {
    pub(crate) text: Text,
    pub(crate) model: Shared,
}

/// Each digit with its number, side by side.
#[component]
pub(crate) fn OccurringTable(props: &Props) -> Html {
    let Props { text, model } = props;
    let cell = model.editor.focus();
    let known = cell.zip(model.inquiries.candidates.finding.as_deref());
    let Some((cell, known)) = known else { return html! { <div></div> } };
    let occurring = known.of(cell);
    let place = text.short_cell(cell, model.editor.shape());
    let entries = occurring.iter().map(|&(digit, tally)| {
        html! {
            <div key={digit.index()} class="occurring-digit">
                <dt>{digit.symbol()}</dt>
                <dd data-occurring={digit.symbol().to_string()}>{text.tally(tally)}</dd>
            </div>
        }
    });
    html! {
        <div class="occurring" data-occurring-cell={place.clone()}>
            <p>{format!("{place}: {}", text.label(Label::OccurringIn))}</p>
            <dl>{for entries}</dl>
        </div>
    }
}
