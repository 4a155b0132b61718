//! A choice of a few, all of them in sight.

use yew::{Callback, Html, Properties, component, html};

/// One of the choices.
#[derive(Clone, PartialEq)]
pub(crate) struct Choice {
    /// Its word for automation.
    pub(crate) code: &'static str,
    /// What is read.
    pub(crate) label: Html,
    /// What is spoken, where that is something else.
    pub(crate) name: Option<&'static str>,
    /// The language it is written in, where that is another one.
    pub(crate) language: Option<&'static str>,
}

impl Choice {
    /// A choice with a word for a label.
    pub(crate) fn new(code: &'static str, label: &'static str) -> Self {
        Self { code, label: Html::from(label), name: None, language: None }
    }
}

#[derive(PartialEq, Properties)]
pub(crate) struct Props {
    /// What is chosen, for automation.
    pub(crate) action: &'static str,
    /// What is chosen.
    pub(crate) name: &'static str,
    pub(crate) choices: Vec<Choice>,
    /// The place of the chosen one.
    pub(crate) chosen: usize,
    /// Gets the place of another one.
    pub(crate) on_choose: Callback<usize>,
}

/// Buttons side by side, of which one is pressed.
#[component]
pub(crate) fn Segmented(props: &Props) -> Html {
    let buttons = props.choices.iter().enumerate().map(|(place, choice)| {
        let on_choose = props.on_choose.reform(move |_| place);
        html! {
            <button
                key={choice.code}
                type="button"
                class="segment"
                data-action={format!("{}-{}", props.action, choice.code)}
                aria-pressed={(place == props.chosen).to_string()}
                aria-label={choice.name}
                title={choice.name}
                lang={choice.language}
                onclick={on_choose}
            >
                {choice.label.clone()}
            </button>
        }
    });
    html! {
        <div class="segmented" role="group" aria-label={props.name}>
            {for buttons}
        </div>
    }
}
