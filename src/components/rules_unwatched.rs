//! What stands in the place of the search where the rules are not its own.

use grove_model::Msg;
use grove_model::settings::View;
use yew::{Callback, Html, Properties, component, html};

use super::Shared;
use super::button::Button;
use crate::text::{Label, Text};

#[derive(PartialEq, Properties)]
pub(crate) struct Props {
    pub(crate) text: Text,
    pub(crate) model: Shared,
    pub(crate) on_msg: Callback<Msg>,
}

/// That the search knows only the classic rules, and two ways out.
#[component]
pub(crate) fn RulesUnwatched(props: &Props) -> Html {
    let Props { text, model, on_msg } = props;
    html! {
        <section class="rules-unwatched" data-unwatched="rules" aria-label={text.label(Label::Rules)}>
            <p role="status">{text.label(Label::RulesNotWatched)}</p>
            <p class="rules-words">{text.rules(&model.editor.sheet().rules)}</p>
            <div class="toolbar">
                <Button
                    action="go-to-play"
                    name={text.label(Label::GoToPlay)}
                    labelled=true
                    primary=true
                    on_click={on_msg.reform(|()| Msg::ViewChosen(View::Play))}
                />
                <Button
                    action="classic-rules"
                    name={text.label(Label::OnlyClassicRules)}
                    labelled=true
                    on_click={on_msg.reform(|()| Msg::ClassicRulesChosen)}
                />
            </div>
        </section>
    }
}
