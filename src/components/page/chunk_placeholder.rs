//! Placeholders for chunks that have not loaded yet.

use wasm_bindgen_futures::spawn_local;
use yew::prelude::*;

use crate::chunk::{Chunk, Fetch};
use crate::components::shared::{Button, PageProps};
use crate::text::Text;

/// Draws with the contents of a chunk. Until it has loaded, fetches it and draws a placeholder.
pub(crate) fn draw_when_loaded<T: Copy>(
    page: &PageProps,
    chunk: &'static Chunk<T>,
    draw: impl FnOnce(T) -> Html,
) -> Html {
    match chunk.get() {
        Some(contents) => draw(contents),
        None => {
            let PageProps { text, redraw, .. } = page.clone();
            html! { <ChunkPlaceholder {text} chunk={ChunkProp(chunk)} {redraw} /> }
        }
    }
}

/// A chunk as a property.
#[derive(Clone, Copy)]
pub(crate) struct ChunkProp(pub(crate) &'static dyn Fetch);

impl PartialEq for ChunkProp {
    fn eq(&self, other: &Self) -> bool {
        std::ptr::addr_eq(self.0, other.0)
    }
}

#[derive(PartialEq, Properties)]
pub(crate) struct Props {
    pub(crate) text: Text,
    pub(crate) chunk: ChunkProp,
    /// Draws the page again, with the chunk.
    pub(crate) redraw: Callback<()>,
}

/// The placeholder of a chunk, which fetches it. Shows that it is loading, or offers to try again
/// if it did not arrive.
#[component]
pub(crate) fn ChunkPlaceholder(props: &Props) -> Html {
    let &Props { text, chunk, ref redraw } = props;
    let has_failed = use_state_eq(|| false);
    let fetch = {
        let (has_failed, redraw) = (has_failed.clone(), redraw.clone());
        move |ChunkProp(chunk): ChunkProp| {
            has_failed.set(false);
            let (has_failed, redraw) = (has_failed.clone(), redraw.clone());
            spawn_local(async move {
                match chunk.fetch().await {
                    Ok(()) => redraw.emit(()),
                    Err(_) => has_failed.set(true),
                }
            });
        }
    };
    use_effect_with(chunk, {
        let fetch = fetch.clone();
        move |&chunk| fetch(chunk)
    });
    if *has_failed {
        let on_retry = Callback::from(move |()| fetch(chunk));
        html! {
            <div class="waiting" role="alert" data-waiting="failed">
                <p>{text.chunk_failed}</p>
                {Button::new("chunk-again", text.try_again, on_retry).labeled().draw()}
            </div>
        }
    } else {
        html! {
            <div class="waiting" role="status" data-waiting="loading">
                <p>{text.chunk_loading}</p>
            </div>
        }
    }
}
