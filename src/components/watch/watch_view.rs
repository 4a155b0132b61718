//! Watching a search.

use yew::prelude::*;

use super::explore::explore_bar::explore_bar;
use super::explore::explore_digits::{explore_counters, explore_digits};
use super::explore::explore_tree::ExploreTree;
use super::making_strip::making_strip;
use super::searched_board::searched_board;
use super::sentence::sentence;
use super::transport::transport;
use super::tree::tree_panel::TreePanel;
use super::watch_settings::watch_settings;
use crate::components::shared::{Page, counters, digit_row};

pub(crate) fn watch_view(page: &Page) -> Html {
    // The search, or a tree that is opened by hand in its place.
    let is_by_hand = page.model.explored().is_some();
    let (key, below_board, counts, tree, controls) = if is_by_hand {
        let hint = html! { <p class="explore-hint">{page.text.explore.hint}</p> };
        let digits = html! { <>{explore_digits(page)}{hint}</> };
        let tree = html! { <ExploreTree ..page.clone() /> };
        ("by-hand", digits, explore_counters(page), tree, explore_bar(page))
    } else {
        let tree = html! { <TreePanel ..page.clone() /> };
        ("search", digit_row(page), counters(page), tree, transport(page))
    };
    html! {
        <div {key} class="watch" data-by-hand={is_by_hand.then_some("")}>
            <div class="watch-scroll">
                <div class="view-board">
                    {searched_board(page)}
                    {below_board}
                </div>
                <div class="watch-side"
                    data-with-making={page.model.watch.replay.is_some().then_some("")}>
                    {watch_settings(page)}
                    {making_strip(page)}
                    {counts}
                    {sentence(page)}
                    {tree}
                </div>
            </div>
            {controls}
        </div>
    }
}
