//! A menu of a few options.

use web_sys::HtmlSelectElement;
use yew::prelude::*;

/// Draws a named menu with the option at `chosen_index` selected. `action` is the code for
/// automation, and each option has a code and a label; `on_choose` receives the index of another
/// option.
pub(crate) fn select(
    action: &'static str,
    name: impl Into<AttrValue>,
    options: &[(&'static str, AttrValue)],
    chosen_index: usize,
    on_choose: &Callback<usize>,
) -> Html {
    let options = options.iter().enumerate().map(|(index, (code, words))| {
        let selected = chosen_index == index;
        html! { <option key={*code} value={*code} {selected}>{words.clone()}</option> }
    });
    menu(action, name, html! { <>{for options}</> }, chosen_index, on_choose)
}

/// Draws a named menu with these options, of which the chosen one has the attribute `selected`.
pub(crate) fn menu(
    action: &'static str,
    name: impl Into<AttrValue>,
    options: Html,
    chosen_index: usize,
    on_choose: &Callback<usize>,
) -> Html {
    let on_change = on_choose.reform(move |event: Event| {
        let select: HtmlSelectElement = event.target_unchecked_into();
        let index = usize::try_from(select.selected_index()).unwrap_or_default();
        // The menu shows what the page says, which may stay as it was.
        select.set_selected_index(chosen_index as i32);
        index
    });
    // Once the user has chosen an option, browsers ignore the attribute.
    html! {
        <label class="field">
            <span class="field-word">{name.into()}</span>
            <select class="select" data-action={action} onchange={on_change}
                ~selectedIndex={chosen_index as u32}>{options}</select>
        </label>
    }
}

/// Draws the same for values known in advance; `option_of` returns the code and the label of each.
pub(crate) fn select_of<T: Copy + PartialEq + 'static>(
    (action, name): (&'static str, &'static str),
    values: &'static [T],
    value: T,
    option_of: impl Fn(T) -> (&'static str, AttrValue),
    on_choose: &Callback<T>,
) -> Html {
    let options: Vec<_> = values.iter().map(|&it| option_of(it)).collect();
    let index = values.iter().position(|&it| it == value).unwrap_or_default();
    select(action, name, &options, index, &on_choose.reform(|index: usize| values[index]))
}
