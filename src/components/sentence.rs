//! One sentence that says what just happened and why.

use grove_model::happening::Happening;
use yew::{Html, Properties, component, html};

use super::Shared;
use crate::text::{Label, Text};

#[derive(PartialEq, Properties)]
pub(crate) struct Props {
    pub(crate) text: Text,
    pub(crate) model: Shared,
}

/// The sentence. It is spoken when stepping by hand, and not while playing.
#[component]
pub(crate) fn Sentence(props: &Props) -> Html {
    let Props { text, model } = props;
    let (words, is_moving) = match (model.explored(), &model.player) {
        (Some(tree), _) => (text.account(tree), false),
        (None, Some(player)) => {
            let happening = Happening::of(&player.at);
            let words = text.happening(&happening, player.at.shape());
            (words, player.is_playing)
        }
        (None, None) => (text.label(Label::MendClashesFirst).to_owned(), false),
    };
    html! {
        <section class="sentence" aria-label={text.label(Label::WhatHappened)}>
            <p data-sentence="" role="status" aria-live={if is_moving { "off" } else { "polite" }}>
                {words}
            </p>
        </section>
    }
}
