//! One sentence that says what just happened and why.

use grove_model::Msg;
use grove_model::base::settings::View;
use grove_model::view::narration::Narration;
use yew::{Callback, Html, Properties, component, html};

use crate::components::Shared;
use crate::components::shared::button::Button;
use crate::text::{Label, Text};

#[derive(PartialEq, Properties)]
pub(crate) struct Props {
    pub(crate) text: Text,
    pub(crate) model: Shared,
    pub(crate) on_msg: Callback<Msg>,
}

/// The sentence. It is spoken when stepping by hand, and not while playing.
#[component]
pub(crate) fn Sentence(props: &Props) -> Html {
    let Props { text, model, on_msg } = props;
    let (words, is_moving) = match (model.explored(), &model.player) {
        (Some(tree), _) => (text.account(tree), false),
        (None, Some(player)) => {
            let happening = Narration::of(&player.at);
            let words = text.happening(&happening, player.at.shape());
            (words, player.is_playing)
        }
        (None, None) => (text.label(Label::MendClashesFirst).to_owned(), false),
    };
    let go_to_play = (model.explored().is_none() && model.player.is_none()).then(|| {
        html! {
            <Button action="go-to-play" name={text.label(Label::GoToPlay)} labelled=true primary=true
                on_click={on_msg.reform(|()| Msg::ViewChosen(View::Play))} />
        }
    });
    html! {
        <section class="sentence" aria-label={text.label(Label::WhatHappened)}>
            <p data-sentence="" role="status" aria-live={if is_moving { "off" } else { "polite" }}>
                {words}
            </p>
            <div hidden={go_to_play.is_none()}>{go_to_play}</div>
        </section>
    }
}
