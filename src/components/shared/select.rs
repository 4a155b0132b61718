//! A menu of a few options.

use web_sys::HtmlSelectElement;
use yew::prelude::*;
use yew::virtual_dom::{VTag, VText};

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
        Html::from(menu_option(code, words.clone(), chosen_index == index))
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

/// Returns an option of a menu.
pub(crate) fn menu_option(code: &'static str, label: AttrValue, is_chosen: bool) -> VTag {
    let mut tag = VTag::new("option");
    tag.key = Some(code.into());
    tag.add_attribute("value", code);
    // A property: once the user has chosen an option, browsers ignore the attribute.
    tag.add_property("selected", is_chosen);
    tag.add_child(VText::new(label).into());
    tag
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
