//! A choice of a few, the chosen one in sight.

use web_sys::HtmlSelectElement;
use yew::prelude::*;

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

/// The same for values that are known beforehand, each with its word and what is read.
pub(crate) fn select_of<T: Copy + PartialEq + 'static>(
    (action, name): (&'static str, &'static str),
    all: &'static [T],
    chosen: T,
    words: impl Fn(T) -> (&'static str, AttrValue),
    on_choose: &Callback<T>,
) -> Html {
    let options: Vec<_> = all.iter().map(|&it| words(it)).collect();
    let place = all.iter().position(|&it| it == chosen).unwrap_or_default();
    select(action, name, &options, place, &on_choose.reform(|place: usize| all[place]))
}
