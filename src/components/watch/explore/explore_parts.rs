//! What Watch shows in place of the search while a tree is opened by hand.

use yew::prelude::*;

use super::explore_bar::explore_bar;
use super::explore_digits::{explore_counters, explore_digits};
use super::explore_tree::ExploreTree;
use crate::components::shared::PageProps;
use crate::components::watch::details::WatchParts;
use crate::components::watch::sentence::sentence;

pub(crate) fn explore_parts(page: &PageProps) -> WatchParts {
    let PageProps { text, model, .. } = page;
    let report = model
        .shown_exploration()
        .map(|exploration| text.report(&exploration.report(), exploration.tree().shape()));
    let hint = html! { <p class="explore-hint">{text.explore_labels().hint}</p> };
    WatchParts {
        below_board: html! { <>{explore_digits(page)}{hint}</> },
        counts: explore_counters(page),
        sentence: sentence(page, report.unwrap_or_default(), false),
        tree: html! { <ExploreTree ..page.clone() /> },
        controls: explore_bar(page),
    }
}
