//! A choice of a few, the chosen one in sight.

use web_sys::HtmlSelectElement;
use yew::{AttrValue, Callback, Event, Html, Properties, TargetCast, component, html};

#[derive(PartialEq, Properties)]
pub(crate) struct Props {
    /// What is chosen, for automation.
    pub(crate) action: &'static str,
    /// What is chosen.
    pub(crate) name: AttrValue,
    /// The choices: a word for automation, and what is read.
    pub(crate) options: Vec<(&'static str, AttrValue)>,
    /// The place of the chosen one.
    pub(crate) chosen: usize,
    /// Gets the place of another one.
    pub(crate) on_choose: Callback<usize>,
}

/// A named menu.
#[component]
pub(crate) fn Select(props: &Props) -> Html {
    let options = props.options.iter().enumerate().map(|(place, (code, words))| {
        let selected = props.chosen == place;
        html! { <option key={*code} value={*code} {selected}>{words.clone()}</option> }
    });
    let on_change = props.on_choose.reform(|event: Event| {
        let select: HtmlSelectElement = event.target_unchecked_into();
        usize::try_from(select.selected_index()).unwrap_or_default()
    });
    html! {
        <label class="field">
            <span class="field-word">{props.name.clone()}</span>
            <select class="select" data-action={props.action} onchange={on_change}>{for options}</select>
        </label>
    }
}
