//! The view for watching a search.

use yew::prelude::*;

use super::details::{Details, Parts, Within};
use super::searched_board::searched_board;
use super::sentence::search_sentence;
use super::transport::transport;
use super::tree::tree_panel::TreePanel;
use crate::chunk::Chunk;
use crate::components::page::waiting::drawn;
use crate::components::shared::{Page, counters, digit_row};

/// Draws the view, with its details once they have loaded.
pub(crate) type DrawWatch = fn(&Page, &'static Chunk<Details>) -> Html;

pub(crate) fn watch_view(page: &Page, chunk: &'static Chunk<Details>) -> Html {
    // A tree that is opened by hand takes the place of the search.
    if page.model.explored().is_some() {
        let by_hand = |details: Details| view(page, chunk, "by-hand", (details.by_hand)(page));
        return drawn(page, chunk, by_hand);
    }
    let within = Within::now(chunk);
    let meanings = within.details.map(|details| (details.meanings)(page.text));
    let parts = Parts {
        below_board: digit_row(page),
        counts: counters(page, meanings.unwrap_or_default()),
        sentence: search_sentence(page),
        tree: html! { <TreePanel page={page.clone()} {within} /> },
        controls: transport(page),
    };
    view(page, chunk, "search", parts)
}

fn view(page: &Page, chunk: &'static Chunk<Details>, key: &'static str, parts: Parts) -> Html {
    let Parts { below_board, counts, sentence, tree, controls } = parts;
    html! {
        <div {key} class="watch" data-by-hand={(key == "by-hand").then_some("")}>
            <div class="watch-scroll">
                <div class="view-board">
                    {searched_board(page)}
                    {below_board}
                </div>
                <div class="watch-side"
                    data-with-making={page.model.watch.replay.is_some().then_some("")}>
                    {drawn(page, chunk, |details| (details.settings)(page))}
                    {making(page, chunk.get())}
                    {counts}
                    {sentence}
                    {tree}
                </div>
            </div>
            {controls}
        </div>
    }
}

/// Draws the strip above the board while the making of a puzzle is replayed, or its placeholder.
fn making(page: &Page, details: Option<Details>) -> Html {
    match (&page.model.watch.replay, details) {
        (None, _) => html! { <div class="making-none"></div> },
        (Some(_), None) => html! { <section class="making-strip"></section> },
        (Some(_), Some(details)) => (details.making)(page),
    }
}
