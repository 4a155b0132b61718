//! The root of the page.

use std::rc::Rc;

use grove_model::base::code::Code;
use grove_model::base::settings::View;
use grove_model::update::keys;
use yew::{
    Callback, Html, Properties, component, html, use_callback, use_effect_with, use_force_update,
};

use crate::chunks;
use crate::components::page::chunk_placeholder::{ChunkPlaceholder, ChunkProp, draw_when_loaded};
use crate::components::page::dialogs::dialogs;
use crate::components::page::header::Header;
use crate::components::page::notices::Notices;
use crate::components::play::play_view::play_view;
use crate::components::shared::{Page, SharedModel};
use crate::hooks::{
    use_board_pointer, use_copy, use_document, use_draft, use_keys, use_paste,
    use_question_before_leaving, use_saved_batch, use_ticker,
};
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
    use_document(text, model.theme);
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
    let view = model.view;
    let on_prefetched = redraw.clone();
    use_effect_with((), move |()| chunks::prefetch(view, on_prefetched));
    let Some(text) = text else { return Html::default() };
    let missing_words = (text.language != model.language).then(|| {
        let chunk = ChunkProp(chunks::words(model.language));
        html! { <ChunkPlaceholder key="words" {text} {chunk} redraw={redraw.clone()} /> }
    });
    let missing_update = store.has_pending_msgs().then(|| {
        let store = Rc::clone(store);
        let on_loaded = Callback::from(move |()| store.handle_pending_msgs());
        html! {
            <ChunkPlaceholder key="update" {text} chunk={ChunkProp(chunks::update())}
                redraw={on_loaded} />
        }
    });
    let page = Page { text, model: SharedModel(model.clone()), on_msg: on_msg.clone(), redraw };
    html! {
        <div class="app" data-view={model.view.code()} data-calm={model.suppresses_motion().then_some("")}>
            <Header {text} theme={model.theme} view={model.view} on_msg={on_msg.clone()} />
            <Notices {text} notices={model.notices.clone()} on_msg={on_msg.clone()} />
            // Elements that come and go stay inside one wrapper: otherwise Yew would rebuild their
            // siblings.
            <div class="awaited">{missing_words}{missing_update}</div>
            <main class="view" aria-label={text.view(model.view)}>
                {current_view(&page)}
            </main>
            {dialogs(&page, chunks::dialogs())}
            {surroundings(&page)}
        </div>
    }
}

/// Draws the current view. Views are reached from nowhere else, so a view that has not loaded yet
/// is waited for here.
fn current_view(page: &Page) -> Html {
    let chunk = match page.model.view {
        View::Play => return play_view(page, chunks::play_panels()),
        View::Watch => {
            let details = chunks::watch_details();
            return draw_when_loaded(page, chunks::watch(), |watch| (watch.draw)(page, details));
        }
        View::Compare => chunks::compare(),
        View::Batch => chunks::batch(),
    };
    draw_when_loaded(page, chunk, |draw| draw(page))
}

/// The printed pages, hidden on screen, and the sign for a dragged file. There are none until the
/// dialogs have loaded.
fn surroundings(page: &Page) -> Html {
    chunks::dialogs().get().map(|dialogs| (dialogs.draw_surroundings)(page)).unwrap_or_default()
}
