//! A choice between a few visible options.

use grove_model::base::code::Code;
use strum::VariantArray;
use yew::prelude::*;

#[derive(Clone, PartialEq)]
pub(crate) struct Segment {
    /// The code for automation.
    pub(crate) code: &'static str,
    pub(crate) label: Html,
    /// The spoken name, if it differs from the label.
    pub(crate) name: Option<&'static str>,
    /// The language of the label, if it differs from the page's.
    pub(crate) language: Option<&'static str>,
}

impl Segment {
    /// Creates a segment with a text label.
    pub(crate) fn new(code: &'static str, label: &'static str) -> Self {
        Self { code, label: Html::from(label), name: None, language: None }
    }
}

/// Draws a row of buttons, the one at `chosen_index` pressed. Tab stops only there; arrows lead to
/// the others. `action` is the code for automation;
/// `on_choose` receives the index of another button.
pub(crate) fn segmented(
    action: &'static str,
    name: &'static str,
    segments: &[Segment],
    chosen_index: usize,
    on_choose: &Callback<usize>,
) -> Html {
    let buttons = segments.iter().enumerate().map(|(index, segment)| {
        let on_choose = on_choose.reform(move |_| index);
        html! {
            <button key={segment.code} type="button" class="segment"
                data-action={format!("{action}-{}", segment.code)}
                aria-pressed={(index == chosen_index).to_string()} aria-label={segment.name}
                title={segment.name} lang={segment.language} onclick={on_choose}
                tabindex={(index != chosen_index).then_some("-1")}>
                {segment.label.clone()}
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
    value: T,
    label: impl Fn(T) -> &'static str,
    on_choose: &Callback<T>,
) -> Html {
    let segments = T::VARIANTS.iter().map(|&it| Segment::new(it.code(), label(it)));
    let index = T::VARIANTS.iter().position(|&it| it == value).unwrap_or_default();
    let on_index = on_choose.reform(|index: usize| T::VARIANTS[index]);
    segmented(action, name, &segments.collect::<Vec<_>>(), index, &on_index)
}
