//! Keyboard input, wherever the focus is.

use std::cell::Cell;
use std::rc::Rc;

use gloo::events::{EventListener, EventListenerOptions};
use grove_model::update::keys::{self, Interpret, Key, Place};
use grove_model::{Model, Msg};
use web_sys::Element;
use yew::prelude::*;

use crate::platform::page::listen;

/// Sends key presses to the model. A button that got the focus by a click does not keep Space to
/// itself.
#[hook]
pub(crate) fn use_keys(model: &Rc<Model>, interpret: Interpret, on_msg: Callback<Msg>) {
    let current = use_mut_ref(|| (Rc::clone(model), interpret));
    *current.borrow_mut() = (Rc::clone(model), interpret);
    use_effect_with((), move |()| {
        let document = gloo::utils::document();
        let hand = Rc::new(Cell::new(Hand::default()));
        let keys = listen(&document, "keydown", {
            let hand = Rc::clone(&hand);
            move |event: &KeyboardEvent| {
                hand.set(Hand { is_pointing: false, ..hand.get() });
                // Escape closes what is open on top of the page; the browser handles that.
                let closes = event.key() == "Escape" && is_something_open();
                if event.is_composing() || closes {
                    return;
                }
                let (key, place) = (key_of(event), hand.get().place(place_of(event)));
                if let Some(is_in) = keys::entrance(&key, place) {
                    event.prevent_default();
                    return enter(event, is_in);
                }
                let (model, interpret) = current.borrow().clone();
                if let Some(msg) = interpret(&model, &key, place) {
                    event.prevent_default();
                    on_msg.emit(msg);
                }
            }
        });
        let focus = listen(&document, "focusin", {
            let hand = Rc::clone(&hand);
            move |event: &Event| {
                let is_pointing = hand.get().is_pointing;
                hand.set(Hand { has_clicked: is_pointing, is_pointing });
                enter(event, !is_pointing);
            }
        });
        let blur = listen(&document, "focusout", |event: &Event| enter(event, false));
        // Captured, to run before any handler that moves the focus.
        let options = EventListenerOptions::run_in_capture_phase();
        let press =
            EventListener::new_with_options(&document, "pointerdown", options, move |event| {
                hand.set(Hand { is_pointing: true, has_clicked: true });
                enter(event, false);
            });
        move || drop((keys, focus, blur, press))
    });
}

/// The input device that was used last.
#[derive(Clone, Copy, Default)]
struct Hand {
    /// A pointer was used, and no key since.
    is_pointing: bool,
    /// The focus was moved to its element by a pointer.
    has_clicked: bool,
}

impl Hand {
    /// Returns the place for key bindings. Space does not press a button again that was clicked.
    fn place(self, place: Place) -> Place {
        if place == Place::Button && self.has_clicked { Place::Page } else { place }
    }
}

/// Marks on the page whether the keyboard has entered the tree or the map. Focus on an element
/// inside them does not count.
fn enter(event: &Event, is_in: bool) {
    let Some(target) = event.target_dyn_into::<Element>() else { return };
    if let Ok(Some(panel)) = target.closest("[data-place]") {
        let is_in = is_in && panel == target;
        let _ = panel.toggle_attribute_with_force("data-entered", is_in);
    }
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

/// Returns the kind of place on the page where an event happened, as the key bindings see it.
pub(super) fn place_of(event: &Event) -> Place {
    let Some(target) = event.target_dyn_into::<Element>() else { return Place::Page };
    let places = [
        ("textarea, dialog, input:not([type=range])", Place::Text),
        ("[role=grid]", Place::Board),
        ("[data-place=map][data-entered]", Place::Map),
        ("[data-place=map]", Place::MapClicked),
        // A button in a list or table of the tree handles Enter and Space itself.
        ("button", Place::Button),
        ("[data-place=tree][data-entered]", Place::Tree),
        ("[data-place=tree]", Place::TreeClicked),
        ("input", Place::Slider),
        ("select", Place::Control),
    ];
    let is_in = |selector: &str| matches!(target.closest(selector), Ok(Some(_)));
    places.into_iter().find(|(it, _)| is_in(it)).map_or(Place::Page, |(_, place)| place)
}
