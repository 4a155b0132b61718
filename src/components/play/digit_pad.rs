//! Digits to press, for those without a keyboard.

use grove_model::view::board::complete_digits;
use grove_model::{Model, Msg};
use yew::{Callback, Html, Properties, component, html};

use crate::components::Shared;
use crate::text::{Label, Text};

#[derive(PartialEq, Properties)]
pub(crate) struct Props {
    pub(crate) text: Text,
    pub(crate) model: Shared,
    pub(crate) on_msg: Callback<Msg>,
}

/// The digit pad.
#[component]
pub(crate) fn DigitPad(props: &Props) -> Html {
    let model: &Model = &props.model;
    let shape = model.editor.shape();
    let complete = complete_digits(&model.editor);
    let digits = shape.digits().map(|digit| {
        let on_click = props.on_msg.reform(move |_| Msg::DigitEntered { digit, pen: None });
        html! {
            <button
                key={digit.index()}
                type="button"
                class="pad-digit"
                data-action={format!("digit-{}", digit.symbol())}
                data-complete={complete.contains(digit).then_some("")}
                aria-label={props.text.enter_digit(digit)}
                onclick={on_click}
            >
                {digit.symbol()}
            </button>
        }
    });
    html! {
        <div
            class="pad"
            role="group"
            data-size={shape.size().to_string()}
            aria-label={props.text.label(Label::DigitPad)}
        >
            {for digits}
        </div>
    }
}
