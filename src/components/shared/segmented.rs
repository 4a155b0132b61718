//! A choice between a few visible options.

use grove_model::base::code::Code;
use strum::VariantArray;
use yew::prelude::*;

#[derive(Clone, PartialEq)]
pub(crate) struct Choice {
    /// The code for automation.
    pub(crate) code: &'static str,
    /// The visible label.
    pub(crate) label: Html,
    /// The spoken name, if it differs from the label.
    pub(crate) name: Option<&'static str>,
    /// The language of the label, if it differs from the page's.
    pub(crate) language: Option<&'static str>,
}

impl Choice {
    /// Creates a choice with a text label.
    pub(crate) fn new(code: &'static str, label: &'static str) -> Self {
        Self { code, label: Html::from(label), name: None, language: None }
    }
}

/// Draws a row of buttons, the one at index `chosen` pressed. `action` is the code for automation;
/// `on_choose` receives the index of another button.
pub(crate) fn segmented(
    action: &'static str,
    name: &'static str,
    choices: &[Choice],
    chosen: usize,
    on_choose: &Callback<usize>,
) -> Html {
    let buttons = choices.iter().enumerate().map(|(place, choice)| {
        let on_choose = on_choose.reform(move |_| place);
        html! {
            <button key={choice.code} type="button" class="segment"
                data-action={format!("{action}-{}", choice.code)}
                aria-pressed={(place == chosen).to_string()} aria-label={choice.name}
                title={choice.name} lang={choice.language} onclick={on_choose}>
                {choice.label.clone()}
            </button>
        }
    });
    html! {
        <div class="segmented" role="group" aria-label={name}>
            {for buttons}
        </div>
    }
}

/// Draws the same for an enum whose variants are the choices.
pub(crate) fn segmented_of<T: Code + Copy + PartialEq + VariantArray>(
    action: &'static str,
    name: &'static str,
    chosen: T,
    label: impl Fn(T) -> &'static str,
    on_choose: &Callback<T>,
) -> Html {
    let choices = T::VARIANTS.iter().map(|&it| Choice::new(it.code(), label(it)));
    let place = T::VARIANTS.iter().position(|&it| it == chosen).unwrap_or_default();
    let on_place = on_choose.reform(|place: usize| T::VARIANTS[place]);
    segmented(action, name, &choices.collect::<Vec<_>>(), place, &on_place)
}
