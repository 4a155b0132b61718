//! Watching a search.

use grove_model::Msg;
use yew::{Callback, Html, html};

use crate::components::Shared;
use crate::components::shared::board::board;
use crate::components::shared::counters::counters;
use crate::components::shared::digit_row::digit_row;
use crate::components::watch::explore::explore_bar::explore_bar;
use crate::components::watch::explore::explore_counters::explore_counters;
use crate::components::watch::explore::explore_digits::explore_digits;
use crate::components::watch::explore::explore_tree::ExploreTree;
use crate::components::watch::making_strip::making_strip;
use crate::components::watch::sentence::sentence;
use crate::components::watch::transport::transport;
use crate::components::watch::tree::tree_panel::TreePanel;
use crate::components::watch::watch_settings::WatchSettings;
use crate::text::Text;

/// The view for watching.
pub(crate) fn watch_view(text: Text, model: &Shared, on_msg: &Callback<Msg>) -> Html {
    if model.explored().is_some() {
        return by_hand(text, model, on_msg);
    }
    html! {
        <div key="search" class="watch">
            <div class="watch-scroll">
                <div class="view-board">
                    {board(text, model, on_msg)}
                    {digit_row(text, model)}
                </div>
                <div class="watch-side">
                    <WatchSettings {text} model={model.clone()} on_msg={on_msg.clone()} />
                    {making_strip(text, model, on_msg)}
                    {counters(text, model)}
                    {sentence(text, model, on_msg)}
                    <TreePanel {text} model={model.clone()} on_msg={on_msg.clone()} />
                </div>
            </div>
            {transport(text, model, on_msg)}
        </div>
    }
}

/// The same with a tree that is opened by hand in the place of the search.
fn by_hand(text: Text, model: &Shared, on_msg: &Callback<Msg>) -> Html {
    html! {
        <div key="by-hand" class="watch" data-by-hand="">
            <div class="watch-scroll">
                <div class="view-board">
                    {board(text, model, on_msg)}
                    {explore_digits(text, model, on_msg)}
                    <p class="explore-hint">{text.explore.hint}</p>
                </div>
                <div class="watch-side">
                    <WatchSettings {text} model={model.clone()} on_msg={on_msg.clone()} />
                    {making_strip(text, model, on_msg)}
                    {explore_counters(text, model)}
                    {sentence(text, model, on_msg)}
                    <ExploreTree {text} model={model.clone()} on_msg={on_msg.clone()} />
                </div>
            </div>
            {explore_bar(text, model, on_msg)}
        </div>
    }
}
