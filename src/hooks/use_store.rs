//! The model and the way to change it.

use std::rc::Rc;

use grove_model::effects::keeper::Keeper;
use grove_model::{Model, Msg, Start};
use yew::{Callback, hook, use_effect_with, use_force_update, use_memo};

use crate::platform::storage::{self, LocalStorage};
use crate::platform::{address, page, session};
use crate::store::Store;

/// The model, and a callback that takes messages. The worker lives as long as the page.
#[hook]
pub(crate) fn use_store() -> (Rc<Model>, Callback<Msg>) {
    let draw = use_force_update();
    let shared = use_memo((), move |()| {
        let tab = storage::tab();
        let (keeper, saved, storage_problem) = Keeper::open(tab, LocalStorage::new());
        let model = Model::new(Start {
            hash: address::hash(),
            languages: page::languages(),
            saved,
            tab,
            is_reload: page::is_reload(),
            day: page::day().into(),
            storage_problem,
            draft: session::draft(),
            kept_batch: session::kept_batch(),
            reduced_motion: page::prefers_reduced_motion(),
        });
        let store = Store::new(model, keeper, draw);
        let on_msg = store.on_msg();
        (store, on_msg)
    });
    let (store, on_msg) = (Rc::clone(&shared.0), shared.1.clone());
    use_effect_with((), move |()| {
        store.start(on_msg);
        move || store.stop()
    });
    (shared.0.model(), shared.1.clone())
}
