//! The root of the page.

use std::rc::Rc;

use grove_model::base::code::Code;
use grove_model::base::settings::View;
use grove_model::update::keys;
use yew::{
    Callback, Html, Properties, component, html, use_callback, use_effect_with, use_force_update,
};

use crate::chunks;
use crate::components::page::dialogs::dialogs;
use crate::components::page::header::Header;
use crate::components::page::notices::Notices;
use crate::components::page::waiting::{Awaited, Waiting, drawn};
use crate::components::play::play_view::play_view;
use crate::components::shared::{Page, Shared};
use crate::hooks::{
    use_document, use_draft, use_kept_batch, use_keys, use_paste, use_question_before_leaving,
    use_ticker,
};
use crate::start::{use_open_store, use_store, use_words};
use crate::store::Store;

/// The page, rendered as soon as its store is open.
#[component]
pub fn App() -> Html {
    use_open_store().map(|store| html! { <Opened {store} /> }).unwrap_or_default()
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
fn Opened(props: &Props) -> Html {
    let store = &props.store;
    let (model, on_msg) = use_store(store);
    let draw = use_force_update();
    let redraw = use_callback((), move |(), ()| draw.force_update());
    let text = use_words(model.language);
    use_document(text, model.theme);
    use_ticker(model.tick(), on_msg.clone());
    use_draft(model.kept_draft(), on_msg.clone());
    use_kept_batch(model.kept_batch());
    use_question_before_leaving(model.asks_to_stay());
    let interpret = chunks::update().get().map(|update| update.interpret);
    use_keys(&model, interpret.unwrap_or(keys::interpret_unlit), on_msg.clone());
    use_paste(on_msg.clone());
    let view = model.view;
    use_effect_with((), move |()| chunks::prefetch(view));
    let Some(text) = text else { return Html::default() };
    let missing_words = (text.language != model.language).then(|| {
        let chunk = Awaited(chunks::words(model.language));
        html! { <Waiting key="words" {text} {chunk} redraw={redraw.clone()} /> }
    });
    let missing_update = store.waits().then(|| {
        let store = Rc::clone(store);
        let go_on = Callback::from(move |()| store.go_on());
        html! { <Waiting key="update" {text} chunk={Awaited(chunks::update())} redraw={go_on} /> }
    });
    let page = Page { text, model: Shared(model.clone()), on_msg: on_msg.clone(), redraw };
    html! {
        <div class="app" data-view={model.view.code()} data-calm={model.is_calm().then_some("")}>
            <Header {text} theme={model.theme} view={model.view} on_msg={on_msg.clone()} />
            <Notices {text} notices={model.notices.clone()} on_msg={on_msg.clone()} />
            // Elements that come and go stay inside one wrapper: otherwise Yew would rebuild their
            // siblings.
            <div class="awaited">{missing_words}{missing_update}</div>
            <main class="view" aria-label={text.view(model.view)}>
                {screen(&page)}
            </main>
            {dialogs(&page, chunks::dialogs())}
            {printout(&page)}
        </div>
    }
}

/// Draws the current view. Views are reached from nowhere else, so a view that has not loaded yet
/// is waited for here.
fn screen(page: &Page) -> Html {
    let chunk = match page.model.view {
        View::Play => return play_view(page, chunks::play_panels()),
        View::Watch => {
            let details = chunks::watch_details();
            return drawn(page, chunks::watch(), |watch| (watch.draw)(page, details));
        }
        View::Compare => chunks::compare(),
        View::Batch => chunks::batch(),
    };
    drawn(page, chunk, |draw| draw(page))
}

/// The printed pages, hidden on screen. They are empty until the dialogs have loaded.
fn printout(page: &Page) -> Html {
    chunks::dialogs().get().map(|dialogs| (dialogs.printed)(page)).unwrap_or_default()
}
