//! The root of the page.

use std::rc::Rc;

use grove_model::base::code::Code;
use grove_model::base::guide::Guide;
use grove_model::base::settings::View;
use grove_model::update::keys;
use yew::{
    Callback, Html, Properties, component, html, use_callback, use_effect_with, use_force_update,
};

use crate::chunk::Chunk;
use crate::chunks;
use crate::components::page::bare_link::bare_link;
use crate::components::page::chunk_placeholder::{ChunkPlaceholder, ChunkProp, draw_when_loaded};
use crate::components::page::header::Header;
use crate::components::play::play_view::play_view;
use crate::components::shared::{PageProps, SharedModel};
use crate::components::watch::details::WatchChunks;
use crate::hooks::{
    use_bare, use_board_pointer, use_copy, use_document, use_draft, use_keys, use_paste,
    use_question_before_leaving, use_saved_batch, use_ticker,
};
use crate::stages;
use crate::start::{use_open_store, use_store, use_words};
use crate::store::Store;

/// The page, rendered as soon as its store is open.
#[component]
pub fn App() -> Html {
    use_open_store().map(|store| html! { <LoadedPage {store} /> }).unwrap_or_default()
}

#[derive(Properties)]
struct Props {
    store: Rc<Store>,
}

impl PartialEq for Props {
    fn eq(&self, other: &Self) -> bool {
        Rc::ptr_eq(&self.store, &other.store)
    }
}

#[component]
fn LoadedPage(props: &Props) -> Html {
    let store = &props.store;
    let (model, on_msg) = use_store(store);
    let draw = use_force_update();
    let redraw = use_callback((), move |(), ()| draw.force_update());
    let text = use_words(model.language);
    use_ticker(model.tick(), on_msg.clone());
    use_draft(model.draft_to_save(), on_msg.clone());
    use_saved_batch(model.saved_batch());
    use_question_before_leaving(model.asks_before_leaving());
    let interpret = chunks::update().get().map(|update| update.interpret);
    use_keys(store, interpret.unwrap_or(keys::interpret_without_highlight), on_msg.clone());
    use_board_pointer(store, on_msg.clone(), || {
        chunks::play_panels().get().map(|panels| panels.handle_gesture)
    });
    use_paste(on_msg.clone());
    use_copy(store, on_msg.clone());
    use_bare(model.is_bare);
    // After the listeners: boot.js, which keeps what is typed and tapped before, waits for it.
    use_document(text, model.theme);
    let depends_on_workers = chunks::depends_on_workers(&model);
    let on_prefetched = redraw.clone();
    let on_update = on_msg.clone();
    use_effect_with((), move |()| {
        chunks::prefetch(depends_on_workers, on_prefetched, on_update);
    });
    let stage = stages::next(&model, &redraw);
    let Some(text) = text else { return Html::default() };
    let missing_update = store.has_pending_msgs().then(|| {
        let store = Rc::clone(store);
        let is_quiet = !store.has_pending_input();
        let on_loaded = Callback::from(move |()| store.handle_pending_msgs());
        html! {
            <div key="update" class="awaited" hidden={is_quiet}>
                <ChunkPlaceholder {text} chunk={ChunkProp(chunks::update())} redraw={on_loaded} />
            </div>
        }
    });
    let page = PageProps {
        text,
        model: SharedModel(model.clone()),
        on_msg: on_msg.clone(),
        redraw,
        stage,
    };
    let missing_words =
        missing(&page, text.language != model.language, chunks::words(model.language));
    let missing_notices = missing(&page, !model.notices.is_empty(), chunks::notices());
    let missing_dialogs = missing(&page, model.dialog.is_some(), chunks::dialogs());
    html! {
        <div class="app" data-view={model.view.code()} data-calm={model.suppresses_motion().then_some("")}
            data-first-visit={(model.guide == Guide::Choice).then_some("")}
            data-present={model.presentation.is_some().then_some("")}
            data-bare={model.is_bare.then_some("")} data-drawing={stages::is_partial(stage).then_some("")}>
            {head(&page)}
            // What is inserted here is read aloud.
            <div class="notices" role="status" aria-live="polite">
                {chunks::notices().get().map(|draw| draw(&page)).unwrap_or_default()}
            </div>
            // Elements that come and go stay inside one wrapper: otherwise Yew would rebuild their
            // siblings.
            <div class="awaited">{missing_words}{missing_update}{missing_notices}{missing_dialogs}</div>
            <main class="view" aria-label={text.view(model.view)}>
                {current_view(&page)}
            </main>
            {surroundings(&page)}
        </div>
    }
}

/// Draws the placeholder of a chunk, if it is needed and has not loaded.
fn missing<T: Copy>(page: &PageProps, is_needed: bool, chunk: &'static Chunk<T>) -> Html {
    if is_needed { draw_when_loaded(page, chunk, |_| Html::default()) } else { Html::default() }
}

/// Draws the top of the page. In a frame of another page, that is only a link to this page.
fn head(page: &PageProps) -> Html {
    let &PageProps { text, ref model, ref on_msg, .. } = page;
    if model.is_bare {
        return bare_link(text, model);
    }
    html! { <Header {text} theme={model.theme} view={model.view} on_msg={on_msg.clone()} /> }
}

/// Draws the current view. Views are reached from nowhere else, so a view that has not loaded yet
/// is waited for here.
fn current_view(page: &PageProps) -> Html {
    if page.model.guide == Guide::Choice {
        return draw_when_loaded(page, chunks::guide(), |guide| (guide.choice)(page));
    }
    let chunk = match page.model.view {
        View::Play => return play_view(page, chunks::play_panels()),
        View::Watch => {
            let chunks = WatchChunks {
                details: chunks::watch_details(),
                questions: chunks::questions(),
                program: chunks::program(),
            };
            return draw_when_loaded(page, chunks::watch(), |watch| (watch.draw)(page, chunks));
        }
        View::Compare => chunks::compare(),
        View::Batch => chunks::batch(),
    };
    draw_when_loaded(page, chunk, |draw| draw(page))
}

/// Draws the names of the parts, for a newcomer, and the dialogs, once their chunks have loaded.
fn surroundings(page: &PageProps) -> Html {
    let guide = chunks::guide().get().filter(|_| page.model.names_parts());
    let names = guide.map(|guide| (guide.part_names)(page));
    let dialogs = chunks::dialogs().get().map(|draw| draw(page));
    html! { <>{names.unwrap_or_default()}{dialogs.unwrap_or_default()}</> }
}
