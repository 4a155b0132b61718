//! The name of a saved puzzle.

use std::rc::Rc;

use web_sys::HtmlInputElement;
use yew::prelude::*;

use crate::components::shared::input_value;

#[derive(PartialEq, Properties)]
pub(crate) struct Props {
    pub(crate) name: Rc<str>,
    /// The name of the field, for screen readers.
    pub(crate) label: &'static str,
    /// The id of the puzzle that it belongs to.
    pub(crate) described_by: String,
    pub(crate) on_name_change: Callback<Rc<str>>,
}

/// A field that keeps the typed text, whatever is redrawn, until it loses the focus or Enter is
/// pressed.
#[component]
pub(crate) fn NameField(props: &Props) -> Html {
    let Props { name, label, described_by, on_name_change } = props;
    let typed_text = use_state_eq(|| None::<Rc<str>>);
    let on_input = {
        let typed_text = typed_text.setter();
        Callback::from(move |event: InputEvent| typed_text.set(Some(input_value(&event))))
    };
    let on_change = {
        let (typed_text, on_name_change) = (typed_text.setter(), on_name_change.clone());
        Callback::from(move |event: Event| {
            on_name_change.emit(event.target_unchecked_into::<HtmlInputElement>().value().into());
            typed_text.set(None);
        })
    };
    let value = typed_text.as_ref().unwrap_or(name).to_string();
    html! {
        <input class="number puzzles-name" type="text" autocomplete="off" maxlength="60"
            data-action="puzzle-name" aria-label={*label} placeholder={*label}
            aria-describedby={described_by.clone()} {value} oninput={on_input} onchange={on_change} />
    }
}
