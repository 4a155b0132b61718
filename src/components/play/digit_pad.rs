//! Digits to press, for those without a keyboard.

use grove_model::update::edit::EditMsg;
use grove_model::view::board::complete_digits;
use grove_model::{Model, Msg};
use yew::{Callback, Html, html};

use crate::text::Text;

/// The digit pad.
pub(crate) fn digit_pad(text: Text, model: &Model, on_msg: &Callback<Msg>) -> Html {
    let shape = model.play.editor.shape();
    let complete = complete_digits(&model.play.editor);
    let digits = shape.digits().map(|digit| {
        let on_click =
            on_msg.reform(move |_| Msg::Edit(EditMsg::DigitEntered { digit, pen: None }));
        html! {
            <button
                key={digit.index()}
                type="button"
                class="pad-digit"
                data-action={format!("digit-{}", digit.symbol())}
                data-complete={complete.contains(digit).then_some("")}
                aria-label={text.enter_digit(digit)}
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
            aria-label={text.digit_pad}
        >
            {for digits}
        </div>
    }
}
