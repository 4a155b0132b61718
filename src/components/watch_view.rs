//! Watching a search.

use grove_model::Msg;
use yew::{Callback, Html, Properties, component, html};

use super::Shared;
use super::board::Board;
use super::counters::Counters;
use super::digit_row::DigitRow;
use super::rules_unwatched::RulesUnwatched;
use super::sentence::Sentence;
use super::transport::Transport;
use super::tree_panel::TreePanel;
use super::watch_settings::WatchSettings;
use crate::text::Text;

#[derive(PartialEq, Properties)]
pub(crate) struct Props {
    pub(crate) text: Text,
    pub(crate) model: Shared,
    pub(crate) on_msg: Callback<Msg>,
}

/// The view for watching.
#[component]
pub(crate) fn WatchView(props: &Props) -> Html {
    let Props { text, model, on_msg } = props;
    if !model.can_be_watched() {
        return html! {
            <div class="watch">
                <div class="watch-scroll">
                    <div class="view-board">
                        <Board text={*text} model={model.clone()} on_msg={on_msg.clone()} />
                    </div>
                    <div class="watch-side">
                        <RulesUnwatched text={*text} model={model.clone()} on_msg={on_msg.clone()} />
                    </div>
                </div>
            </div>
        };
    }
    html! {
        <div class="watch">
            <div class="watch-scroll">
                <div class="view-board">
                    <Board text={*text} model={model.clone()} on_msg={on_msg.clone()} />
                    <DigitRow text={*text} model={model.clone()} />
                </div>
                <div class="watch-side">
                    <WatchSettings text={*text} model={model.clone()} on_msg={on_msg.clone()} />
                    <Counters text={*text} model={model.clone()} />
                    <Sentence text={*text} model={model.clone()} />
                    <TreePanel text={*text} model={model.clone()} on_msg={on_msg.clone()} />
                </div>
            </div>
            <Transport text={*text} model={model.clone()} on_msg={on_msg.clone()} />
        </div>
    }
}
