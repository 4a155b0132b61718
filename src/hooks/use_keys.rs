//! Keys, wherever the focus is.

use std::rc::Rc;

use gloo::events::{EventListener, EventListenerOptions};
use grove_model::update::keys;
use grove_model::update::keys::{Key, Place};
use grove_model::{Model, Msg};
use wasm_bindgen::JsCast;
use web_sys::{Element, Event, KeyboardEvent};
use yew::{Callback, hook, use_effect_with, use_mut_ref};

/// Gives keys their meaning in the model.
#[hook]
pub(crate) fn use_keys(model: &Rc<Model>, on_msg: Callback<Msg>) {
    let current = use_mut_ref(|| Rc::clone(model));
    *current.borrow_mut() = Rc::clone(model);
    use_effect_with((), move |()| {
        let options = EventListenerOptions::enable_prevent_default();
        let document = gloo::utils::document();
        let listener =
            EventListener::new_with_options(&document, "keydown", options, move |event| {
                let Some(event) = event.dyn_ref::<KeyboardEvent>() else { return };
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
    let target = event.target().and_then(|target| target.dyn_into::<Element>().ok());
    let Some(target) = target else { return Place::Page };
    let is_in = |selector: &str| matches!(target.closest(selector), Ok(Some(_)));
    if is_in("textarea, dialog, input:not([type=range])") {
        Place::Text
    } else if is_in("[role=grid]") {
        Place::Board
    } else if is_in("[data-place=tree]") && !is_in("button") {
        // A button in a list or table keeps Enter and Space.
        Place::Tree
    } else if is_in("[data-place=map]") {
        Place::Map
    } else if is_in("button") {
        Place::Button
    } else if is_in("input") {
        Place::Slider
    } else if is_in("select") {
        Place::Control
    } else {
        Place::Page
    }
}
