//! A choice of a few, the chosen one in sight.

use web_sys::HtmlSelectElement;
use yew::{AttrValue, Callback, Event, Html, TargetCast, html};

/// A named menu: the word for automation and the name of what is chosen, a word for
/// automation and what is read for each option, the place of the chosen one, and who gets
/// the place of another one.
pub(crate) fn select(
    action: &'static str,
    name: impl Into<AttrValue>,
    options: &[(&'static str, AttrValue)],
    chosen: usize,
    on_choose: &Callback<usize>,
) -> Html {
    let options = options.iter().enumerate().map(|(place, (code, words))| {
        let selected = chosen == place;
        html! { <option key={*code} value={*code} {selected}>{words.clone()}</option> }
    });
    let on_change = on_choose.reform(|event: Event| {
        let select: HtmlSelectElement = event.target_unchecked_into();
        usize::try_from(select.selected_index()).unwrap_or_default()
    });
    html! {
        <label class="field">
            <span class="field-word">{name.into()}</span>
            <select class="select" data-action={action} onchange={on_change}>{for options}</select>
        </label>
    }
}
