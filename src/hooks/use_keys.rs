//! Keys, wherever the focus is.

use std::rc::Rc;

use grove_model::update::keys::{self, Key, Place};
use grove_model::{Model, Msg};
use web_sys::Element;
use yew::prelude::*;

use crate::platform::page::listen;

/// Gives keys their meaning in the model.
#[hook]
pub(crate) fn use_keys(model: &Rc<Model>, on_msg: Callback<Msg>) {
    let current = use_mut_ref(|| Rc::clone(model));
    *current.borrow_mut() = Rc::clone(model);
    use_effect_with((), move |()| {
        let document = gloo::utils::document();
        let listener = listen(&document, "keydown", move |event: &KeyboardEvent| {
            // The browser closes with Escape what lies over the page.
            let closes = event.key() == "Escape" && is_something_open();
            if event.is_composing() || closes {
                return;
            }
            let model = Rc::clone(&current.borrow());
            if let Some(msg) = keys::interpret(&model, &key_of(event), place_of(event)) {
                event.prevent_default();
                on_msg.emit(msg);
            }
        });
        move || drop(listener)
    });
}

fn is_something_open() -> bool {
    matches!(gloo::utils::document().query_selector(":popover-open"), Ok(Some(_)))
}

fn key_of(event: &KeyboardEvent) -> Key {
    Key {
        command: event.ctrl_key() || event.meta_key(),
        shift: event.shift_key(),
        alt: event.alt_key(),
        ..Key::new(&event.key(), &event.code())
    }
}

/// Where on the page an event happens, as keys see it.
pub(super) fn place_of(event: &Event) -> Place {
    let Some(target) = event.target_dyn_into::<Element>() else { return Place::Page };
    let places = [
        ("textarea, dialog, input:not([type=range])", Place::Text),
        ("[role=grid]", Place::Board),
        ("[data-place=map]", Place::Map),
        // A button in a list or table of the tree keeps Enter and Space.
        ("button", Place::Button),
        ("[data-place=tree]", Place::Tree),
        ("input", Place::Slider),
        ("select", Place::Control),
    ];
    let is_in = |selector: &str| matches!(target.closest(selector), Ok(Some(_)));
    places.into_iter().find(|(it, _)| is_in(it)).map_or(Place::Page, |(_, place)| place)
}
