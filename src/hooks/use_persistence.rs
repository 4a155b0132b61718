//! Saves what is to survive.

use grove_model::model::storage::Persisted;
use grove_model::update::msg::{BrowserMsg, Msg};
use yew::prelude::*;

use crate::platform::storage;

/// Writes it whenever it changes.
#[hook]
pub(crate) fn use_persistence(persisted: Persisted, on_msg: Callback<Msg>) {
    use_effect_with(persisted, move |persisted| {
        if let Err(problem) = storage::save(persisted) {
            on_msg.emit(Msg::Browser(BrowserMsg::StorageFailed(problem)));
        }
    });
}
