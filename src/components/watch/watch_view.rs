//! Watching a search.

use grove_model::Msg;
use yew::{Callback, Html, Properties, component, html};

use crate::components::Shared;
use crate::components::shared::board::Board;
use crate::components::shared::counters::Counters;
use crate::components::shared::digit_row::DigitRow;
use crate::components::watch::explore::explore_bar::ExploreBar;
use crate::components::watch::explore::explore_counters::ExploreCounters;
use crate::components::watch::explore::explore_digits::ExploreDigits;
use crate::components::watch::explore::explore_tree::ExploreTree;
use crate::components::watch::making_strip::MakingStrip;
use crate::components::watch::sentence::Sentence;
use crate::components::watch::transport::Transport;
use crate::components::watch::tree::tree_panel::TreePanel;
use crate::components::watch::watch_settings::WatchSettings;
use crate::text::{Label, Text};

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
    if model.explored().is_some() {
        return by_hand(props);
    }
    html! {
        <div key="search" class="watch">
            <div class="watch-scroll">
                <div class="view-board">
                    <Board text={*text} model={model.clone()} on_msg={on_msg.clone()} />
                    <DigitRow text={*text} model={model.clone()} />
                </div>
                <div class="watch-side">
                    <WatchSettings text={*text} model={model.clone()} on_msg={on_msg.clone()} />
                    <MakingStrip text={*text} model={model.clone()} on_msg={on_msg.clone()} />
                    <Counters text={*text} model={model.clone()} />
                    <Sentence text={*text} model={model.clone()} on_msg={on_msg.clone()} />
                    <TreePanel text={*text} model={model.clone()} on_msg={on_msg.clone()} />
                </div>
            </div>
            <Transport text={*text} model={model.clone()} on_msg={on_msg.clone()} />
        </div>
    }
}

/// The same with a tree that is opened by hand in the place of the search.
fn by_hand(props: &Props) -> Html {
    let Props { text, model, on_msg } = props;
    html! {
        <div key="by-hand" class="watch" data-by-hand="">
            <div class="watch-scroll">
                <div class="view-board">
                    <Board text={*text} model={model.clone()} on_msg={on_msg.clone()} />
                    <ExploreDigits text={*text} model={model.clone()} on_msg={on_msg.clone()} />
                    <p class="explore-hint">{text.label(Label::ExploreHint)}</p>
                </div>
                <div class="watch-side">
                    <WatchSettings text={*text} model={model.clone()} on_msg={on_msg.clone()} />
                    <MakingStrip text={*text} model={model.clone()} on_msg={on_msg.clone()} />
                    <ExploreCounters text={*text} model={model.clone()} />
                    <Sentence text={*text} model={model.clone()} on_msg={on_msg.clone()} />
                    <ExploreTree text={*text} model={model.clone()} on_msg={on_msg.clone()} />
                </div>
            </div>
            <ExploreBar text={*text} model={model.clone()} on_msg={on_msg.clone()} />
        </div>
    }
}
