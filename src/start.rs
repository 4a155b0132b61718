//! What the page needs before it can draw: its model, and the words of its language.

use std::rc::Rc;

use grove_model::base::settings::Language;
use grove_model::{Model, Msg};
use wasm_bindgen_futures::spawn_local;
use yew::{Callback, hook, use_effect_with, use_force_update, use_memo, use_mut_ref, use_state};

use crate::chunks;
use crate::platform::page;
use crate::store::Store;
use crate::text::Text;

/// Returns the store once everything that it needs has loaded.
#[hook]
pub(crate) fn use_open_store() -> Option<Rc<Store>> {
    let store = use_state(|| None);
    let store_setter = store.setter();
    use_effect_with((), move |()| {
        spawn_local(async move {
            match Store::open().await {
                Ok(store) => store_setter.set(Some(store)),
                Err(_) => page::show_boot_failure(),
            }
        });
    });
    (*store).clone()
}

/// Returns the model and a callback that sends it messages. Unmounting the page stops the store.
#[hook]
pub(crate) fn use_store(store: &Rc<Store>) -> (Rc<Model>, Callback<Msg>) {
    let redraw = use_force_update();
    let on_msg = use_memo((), |()| store.on_msg());
    store.set_redraw(redraw);
    let model = store.model();
    let (store, store_on_msg) = (Rc::clone(store), (*on_msg).clone());
    use_effect_with((), move |()| {
        store.start(store_on_msg);
        move || store.stop()
    });
    (model, (*on_msg).clone())
}

/// Returns the words of this language or, until they have loaded, the words used last.
#[hook]
pub(crate) fn use_words(language: Language) -> Option<Text> {
    let last_text = use_mut_ref(|| None);
    if let Some(text) = chunks::words(language).get().map(Text::of) {
        last_text.replace(Some(text));
    }
    *last_text.borrow()
}
