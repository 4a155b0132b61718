//! Saves what is to survive, and keeps the address bar true.

use gloo::timers::callback::Timeout;
use grove_model::model::link::Link;
use grove_model::model::storage::Persisted;
use grove_model::update::msg::{BrowserMsg, Msg};
use yew::prelude::*;

use crate::platform::{address, storage};

/// Milliseconds between two addresses: browsers refuse those that change many times
/// a second.
const APART: u32 = 250;

/// Writes both whenever they change.
#[hook]
pub(crate) fn use_persistence(persisted: Persisted, link: Link, on_msg: Callback<Msg>) {
    use_effect_with(persisted, move |persisted| {
        if let Err(problem) = storage::save(persisted) {
            on_msg.emit(Msg::Browser(BrowserMsg::StorageFailed(problem)));
        }
    });
    // The next writing takes the address, whatever it is by then.
    let waiting = use_mut_ref(|| None::<String>);
    use_effect_with(link, move |link| {
        if waiting.replace(Some(link.write())).is_none() {
            let write = move || address::replace_hash(&waiting.take().unwrap_or_default());
            Timeout::new(APART, write).forget();
        }
    });
}
