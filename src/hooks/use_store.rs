//! The model and the way to change it.

use std::rc::Rc;

use grove_model::{Model, Msg, Start};
use yew::{Callback, hook, use_callback, use_reducer};

use crate::platform::{address, page, storage};
use crate::store::Store;

/// The model, and a callback that takes messages.
#[hook]
pub(crate) fn use_store() -> (Rc<Model>, Callback<Msg>) {
    let store = use_reducer(|| {
        let (persisted, storage_problem) = storage::load();
        let model = Model::new(Start {
            hash: address::hash(),
            languages: page::languages(),
            persisted,
            storage_problem,
            reduced_motion: page::prefers_reduced_motion(),
        });
        Store { model: Rc::new(model) }
    });
    let dispatch = use_callback(store.dispatcher(), |msg, dispatcher| dispatcher.dispatch(msg));
    (Rc::clone(&store.model), dispatch)
}
