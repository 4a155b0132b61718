//! The view for watching a search.

use grove_model::base::code::Code;
use grove_model::view::{program, questions};
use yew::prelude::*;

use super::details::{Details, DetailsChunk, Questions, WatchChunks, WatchParts};
use super::searched_board::searched_board;
use super::sentence::{event_word, search_sentence};
use super::transport::transport;
use super::tree::tree_panel::TreePanel;
use crate::chunk::Chunk;
use crate::components::page::chunk_placeholder::draw_when_loaded;
use crate::components::shared::{DrawView, PageProps, counters, digit_row, memo};

/// Draws the view, with its details once they have loaded.
pub(crate) type DrawWatch = fn(&PageProps, WatchChunks) -> Html;

pub(crate) fn watch_view(page: &PageProps, chunks: WatchChunks) -> Html {
    let chunk = chunks.details;
    // A tree that is opened by hand takes the place of the search.
    if page.model.shown_exploration().is_some() {
        let by_hand =
            |details: Details| view(page, chunks, "by-hand", (details.explore_parts)(page));
        return draw_when_loaded(page, chunk, by_hand);
    }
    let details_chunk = DetailsChunk::of(chunk);
    let meanings = details_chunk.details.map(|details| (details.counter_meanings)(page.text));
    // While steps are too fast to be followed, these are redrawn less often, each in other frames.
    let when_readable = |phase| page.model.reading(phase);
    let tree = move |page: &PageProps| html! { <TreePanel page={page.clone()} {details_chunk} /> };
    let parts = WatchParts {
        below_board: match details_chunk.details {
            None => memo(page, when_readable(1), digit_row),
            // The key makes it another component than the one before the chunk has loaded.
            Some(details) => {
                html! { <key="asked">{memo(page, when_readable(1), details.asked_digits)}</> }
            }
        },
        counts: counters(page, meanings.unwrap_or_default()),
        sentence: memo(page, when_readable(2), search_sentence),
        tree: page.in_stage(2, || memo(page, when_readable(3), tree)),
        controls: page.in_stage(3, || transport(page, details_chunk)),
    };
    view(page, chunks, "search", parts)
}

fn view(page: &PageProps, chunks: WatchChunks, key: &'static str, parts: WatchParts) -> Html {
    let WatchChunks { details: chunk, questions: questions_chunk, program: program_chunk } = chunks;
    let player = page.model.watch.player.as_ref().filter(|_| key == "search");
    let WatchParts { below_board, counts, sentence, tree, controls } = parts;
    html! {
        <div {key} class="watch" data-by-hand={(key == "by-hand").then_some("")}
            data-asks={player.and_then(|_| asks(page))}
            data-with-program={program::is_shown(&page.model).then_some("")}
            data-tree-place={program::shown_panes(&page.model).tree_place.code()}
            data-foreground={page.model.watch.foreground.code()}>
            <div class="watch-scroll">
                <div class="view-board" data-event={player.and_then(|it| event_word(&it.stepper))}
                    data-with-counts={questions::heat(&page.model).is_some().then_some("")}>
                    {searched_board(page, board_layers(key, page, chunks))}
                    {below_board}
                </div>
                <div class="watch-side"
                    data-with-making={page.model.watch.replay.is_some().then_some("")}>
                    {draw_when_loaded(page, chunk, |details| (details.settings)(page))}
                    {replay_strip(page, chunk.get())}
                    {counts}
                    {sentence}
                    {questions_panel(key, page, questions_chunk)}
                    {program_panel(page, program_chunk)}
                    {tree}
                </div>
            </div>
            {controls}
            {chunk.get().map(|details| (details.dividers)(page)).unwrap_or_default()}
            {surroundings(page, chunk.get())}
        </div>
    }
}

/// Returns what the questions leave of the tree, if they are open.
fn asks(page: &PageProps) -> Option<&'static str> {
    let is_open = page.model.watch.questions.is_open;
    is_open.then(|| if questions::leaves_tree(&page.model) { "with-tree" } else { "alone" })
}

/// Draws what is around the view: the title of its printed page, and what presenting adds.
fn surroundings(page: &PageProps, details: Option<Details>) -> Html {
    let Some(Details { presenting, print_head, .. }) = details else { return Html::default() };
    html! { <>{print_head(page)}{presenting(page)}</> }
}

fn questions_panel(key: &str, page: &PageProps, chunk: &'static Chunk<Questions>) -> Html {
    if key != "search" || !page.model.watch.questions.is_open {
        return Html::default();
    }
    match chunk.get() {
        Some(questions) => (questions.panel)(page),
        None => {
            let placeholder = draw_when_loaded(page, chunk, |_| Html::default());
            html! { <section key="questions" class="questions">{placeholder}</section> }
        }
    }
}

fn program_panel(page: &PageProps, chunk: &'static Chunk<DrawView>) -> Html {
    if !program::is_shown(&page.model) {
        return Html::default();
    }
    match chunk.get() {
        Some(panel) => panel(page),
        None => {
            let placeholder = draw_when_loaded(page, chunk, |_| Html::default());
            html! { <section key="program" class="program">{placeholder}</section> }
        }
    }
}

/// Draws what is on top of the board of a search: a dead end, and what an answer shows.
fn board_layers(key: &str, page: &PageProps, chunks: WatchChunks) -> Html {
    if key != "search" {
        return Html::default();
    }
    let dead_end = chunks.details.get().map(|details| (details.dead_end)(page));
    let layer = chunks.questions.get().map(|questions| (questions.layer)(page));
    html! { <>{dead_end.unwrap_or_default()}{layer.unwrap_or_default()}</> }
}

/// Draws the strip above the board while the making of a puzzle is replayed, or its placeholder.
fn replay_strip(page: &PageProps, details: Option<Details>) -> Html {
    match (&page.model.watch.replay, details) {
        (None, _) => html! { <div class="making-none"></div> },
        (Some(_), None) => html! { <section class="making-strip"></section> },
        (Some(_), Some(details)) => (details.replay_strip)(page),
    }
}
