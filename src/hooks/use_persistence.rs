//! Saves what is to survive, and keeps the address bar true.

use gloo::timers::callback::Timeout;
use grove_model::Msg;
use grove_model::link::Link;
use grove_model::persisted::Persisted;
use yew::{Callback, hook, use_effect_with};

use crate::platform::{address, storage};

/// Milliseconds without a change before the address is written: browsers refuse
/// addresses that change many times a second.
const QUIET: u32 = 250;

/// Writes both whenever they change.
#[hook]
pub(crate) fn use_persistence(persisted: Persisted, link: Link, on_msg: Callback<Msg>) {
    use_effect_with(persisted, move |persisted| {
        if let Err(problem) = storage::save(persisted) {
            on_msg.emit(Msg::StorageFailed(problem));
        }
    });
    use_effect_with(link, |link| {
        let hash = link.write();
        let writing = Timeout::new(QUIET, move || address::replace_hash(&hash));
        move || drop(writing)
    });
}
