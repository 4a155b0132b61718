//! Saves what is to survive, and keeps the address bar true.

use std::cell::{Cell, RefCell};
use std::rc::Rc;

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
    let address = use_memo((), |()| Address::default());
    use_effect_with(link, move |link| address.write_soon(link.write()));
}

/// The address to come, which the next writing takes, whatever it is by then.
#[derive(Default)]
struct Address {
    hash: Rc<RefCell<String>>,
    is_due: Rc<Cell<bool>>,
}

impl Address {
    fn write_soon(&self, hash: String) {
        self.hash.replace(hash);
        if self.is_due.replace(true) {
            return;
        }
        let (hash, is_due) = (Rc::clone(&self.hash), Rc::clone(&self.is_due));
        Timeout::new(APART, move || {
            is_due.set(false);
            address::replace_hash(&hash.borrow());
        })
        .forget();
    }
}
