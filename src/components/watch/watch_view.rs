//! The view for watching a search.

use yew::prelude::*;

use super::details::{Details, DetailsChunk, WatchParts};
use super::searched_board::searched_board;
use super::sentence::search_sentence;
use super::transport::transport;
use super::tree::tree_panel::TreePanel;
use crate::chunk::Chunk;
use crate::components::page::chunk_placeholder::draw_when_loaded;
use crate::components::shared::{Page, counters, digit_row, memo};

/// Draws the view, with its details once they have loaded.
pub(crate) type DrawWatch = fn(&Page, &'static Chunk<Details>) -> Html;

pub(crate) fn watch_view(page: &Page, chunk: &'static Chunk<Details>) -> Html {
    // A tree that is opened by hand takes the place of the search.
    if page.model.shown_exploration().is_some() {
        let by_hand =
            |details: Details| view(page, chunk, "by-hand", (details.explore_parts)(page));
        return draw_when_loaded(page, chunk, by_hand);
    }
    let details_chunk = DetailsChunk::of(chunk);
    let meanings = details_chunk.details.map(|details| (details.counter_meanings)(page.text));
    // While steps are too fast to be followed, these are redrawn less often, each in other frames.
    let when_readable = |phase| page.model.reading(phase);
    let tree = move |page: &Page| html! { <TreePanel page={page.clone()} {details_chunk} /> };
    let parts = WatchParts {
        below_board: memo(page, when_readable(1), digit_row),
        counts: counters(page, meanings.unwrap_or_default()),
        sentence: memo(page, when_readable(2), search_sentence),
        tree: memo(page, when_readable(3), tree),
        controls: transport(page),
    };
    view(page, chunk, "search", parts)
}

fn view(page: &Page, chunk: &'static Chunk<Details>, key: &'static str, parts: WatchParts) -> Html {
    let WatchParts { below_board, counts, sentence, tree, controls } = parts;
    html! {
        <div {key} class="watch" data-by-hand={(key == "by-hand").then_some("")}>
            <div class="watch-scroll">
                <div class="view-board">
                    {searched_board(page)}
                    {below_board}
                </div>
                <div class="watch-side"
                    data-with-making={page.model.watch.replay.is_some().then_some("")}>
                    {draw_when_loaded(page, chunk, |details| (details.settings)(page))}
                    {replay_strip(page, chunk.get())}
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
fn replay_strip(page: &Page, details: Option<Details>) -> Html {
    match (&page.model.watch.replay, details) {
        (None, _) => html! { <div class="making-none"></div> },
        (Some(_), None) => html! { <section class="making-strip"></section> },
        (Some(_), Some(details)) => (details.replay_strip)(page),
    }
}
