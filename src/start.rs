//! What the page is drawn from: its model, and the words of its language.

use std::rc::Rc;

use grove_model::base::settings::Language;
use grove_model::{Model, Msg};
use wasm_bindgen_futures::spawn_local;
use yew::{Callback, hook, use_effect_with, use_force_update, use_memo, use_mut_ref, use_state};

use crate::chunks;
use crate::platform::page;
use crate::store::Store;
use crate::text::Text;

/// The store, once there is all that the page begins with.
#[hook]
pub(crate) fn use_open_store() -> Option<Rc<Store>> {
    let store = use_state(|| None);
    let opened = store.setter();
    use_effect_with((), move |()| {
        spawn_local(async move {
            match Store::open().await {
                Ok(store) => opened.set(Some(store)),
                Err(_) => page::show_boot_failure(),
            }
        });
    });
    (*store).clone()
}

/// The model, and a callback that takes messages. What the store started ends with the page.
#[hook]
pub(crate) fn use_store(store: &Rc<Store>) -> (Rc<Model>, Callback<Msg>) {
    let draw = use_force_update();
    let on_msg = use_memo((), |()| store.on_msg());
    store.is_drawn_by(draw);
    let model = store.model();
    let (store, start) = (Rc::clone(store), (*on_msg).clone());
    use_effect_with((), move |()| {
        store.start(start);
        move || store.stop()
    });
    (model, (*on_msg).clone())
}

/// The words of this language, or while they are not there those that were drawn with last.
#[hook]
pub(crate) fn use_words(language: Language) -> Option<Text> {
    let last = use_mut_ref(|| None);
    if let Some(text) = chunks::words(language).get().map(Text::of) {
        last.replace(Some(text));
    }
    *last.borrow()
}
