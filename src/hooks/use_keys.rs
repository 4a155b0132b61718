//! Keyboard input, wherever the focus is.

use std::cell::Cell;
use std::rc::Rc;

use gloo::events::{EventListener, EventListenerOptions};
use grove_model::update::key::{Key, Place};
use grove_model::update::keys::{self, Interpret};
use grove_model::update::msg::{EditMsg, Msg};
use wasm_bindgen::JsCast;
use wasm_bindgen_futures::spawn_local;
use web_sys::{Element, HtmlElement};
use yew::prelude::*;

use crate::chunk::Fetch;
use crate::chunks;
use crate::platform::page::listen;
use crate::store::Store;

/// Sends key presses to the model. A button that got the focus by a click does not keep Space to
/// itself.
#[hook]
pub(crate) fn use_keys(store: &Rc<Store>, interpret: Interpret, on_msg: Callback<Msg>) {
    let current_interpret = use_mut_ref(|| interpret);
    *current_interpret.borrow_mut() = interpret;
    let store = Rc::clone(store);
    use_effect_with((), move |()| {
        let document = gloo::utils::document();
        let last_input = Rc::new(Cell::new(LastInput::default()));
        let (pressed_store, on_press_msg) = (Rc::clone(&store), on_msg.clone());
        let keys = listen(&document, "keydown", {
            let last_input = Rc::clone(&last_input);
            move |event: &KeyboardEvent| {
                last_input.set(LastInput { is_pointer: false, ..last_input.get() });
                // Escape closes what is open on top of the page; the browser handles that.
                let closes_popover = event.key() == "Escape" && is_popover_open();
                if event.is_composing() || closes_popover {
                    return;
                }
                let key = key_of(event);
                if key.name == "Tab" {
                    return leave_group(event);
                }
                if !last_input.get().has_pointer_moved_focus
                    && let Some(button) = next_in_group(event, &key)
                {
                    event.prevent_default();
                    // A button without focus stays usable by other means.
                    let _ = button.focus();
                    return;
                }
                let place = last_input.get().place(place_of(event));
                if let Some(is_entered) = keys::enters_panel(&store.model(), &key, place) {
                    event.prevent_default();
                    return mark_entered(event, is_entered);
                }
                // The state on show may be older than that of the store.
                let interpret = *current_interpret.borrow();
                if let Some(msg) = interpret(&store.model(), &key, place) {
                    event.prevent_default();
                    if last_input.get().has_pointer_moved_focus && matches!(msg, Msg::Edit(_)) {
                        release_clicked_button(event);
                    }
                    on_msg.emit(msg);
                } else if place != Place::Text && !chunks::update().has_loaded() {
                    interpret_later(&store, key, place, on_msg.clone());
                }
            }
        });
        let focus = listen(&document, "focusin", {
            let last_input = Rc::clone(&last_input);
            move |event: &Event| {
                let is_pointer = last_input.get().is_pointer;
                last_input.set(LastInput { has_pointer_moved_focus: is_pointer, is_pointer });
                mark_entered(event, !is_pointer);
            }
        });
        let blur = listen(&document, "focusout", |event: &Event| mark_entered(event, false));
        // Captured, to run before any handler that moves the focus.
        let options = EventListenerOptions::run_in_capture_phase();
        let press =
            EventListener::new_with_options(&document, "pointerdown", options, move |event| {
                last_input.set(LastInput { is_pointer: true, has_pointer_moved_focus: true });
                mark_entered(event, false);
                let model = pressed_store.model();
                let has_several = model.play.editor.selection().len() > 1;
                if has_several && model.view.edits_board() && is_press_outside(event) {
                    on_press_msg.emit(Msg::Edit(EditMsg::SelectionReduced));
                }
            });
        move || drop((keys, focus, blur, press))
    });
}

/// Handles a key that may mean something to code that has not loaded yet, once it has.
fn interpret_later(store: &Rc<Store>, key: Key, place: Place, on_msg: Callback<Msg>) {
    let store = Rc::downgrade(store);
    spawn_local(async move {
        let update = chunks::update().load().await;
        if let (Ok(update), Some(store)) = (update, store.upgrade())
            && let Some(msg) = (update.interpret)(&store.model(), &key, place)
        {
            on_msg.emit(msg);
        }
    });
}

/// Selects a group of buttons that is a single stop of Tab.
const GROUP: &str = ".segmented, .pad, .flags, .program-lines";

/// The input device that was used last.
#[derive(Clone, Copy, Default)]
struct LastInput {
    is_pointer: bool,
    has_pointer_moved_focus: bool,
}

impl LastInput {
    /// Returns the place for key bindings. Space does not press a button again that was clicked.
    fn place(self, place: Place) -> Place {
        if place == Place::Button && self.has_pointer_moved_focus { Place::Page } else { place }
    }
}

/// Takes the focus from a button that was clicked before the board was played on with keys: Enter
/// would press it again.
fn release_clicked_button(event: &Event) {
    let Some(target) = event.target_dyn_into::<HtmlElement>() else { return };
    if let Ok(Some(_)) = target.closest("button") {
        // A button that keeps the focus does what it did before.
        let _ = target.blur();
    }
}

/// Marks on the page whether the keyboard has entered the tree or the map. Focus on an element
/// inside them does not count.
fn mark_entered(event: &Event, is_entered: bool) {
    let Some(target) = event.target_dyn_into::<Element>() else { return };
    if let Ok(Some(panel)) = target.closest("[data-place]") {
        let is_entered = is_entered && panel == target;
        let _ = panel.toggle_attribute_with_force("data-entered", is_entered);
    }
}

/// Returns whether a mouse is pressed on nothing in particular: neither on the board nor on
/// anything that can be operated, such as a scroll bar. A touch there may be meant to scroll.
fn is_press_outside(event: &Event) -> bool {
    let Some(press) = event.dyn_ref::<PointerEvent>() else { return false };
    let Some(target) = press.target_dyn_into::<Element>() else { return false };
    let operable = ".board, button, a, label, input, select, textarea, dialog, [popover]";
    press.pointer_type() == "mouse"
        && matches!(target.closest(operable), Ok(None))
        && press.offset_x() < target.client_width()
}

/// Returns the button to which an arrow key moves the focus in a group of buttons that is a single
/// stop of Tab. After the last one comes the first.
fn next_in_group(event: &KeyboardEvent, key: &Key) -> Option<HtmlElement> {
    if key.command || key.shift || key.alt {
        return None;
    }
    let target = event.target_dyn_into::<Element>()?;
    let group = target.closest(GROUP).ok()??;
    // Each button of a list is inside an item.
    let item = target.closest("li").ok()?.unwrap_or(target);
    let next = match key.name.as_str() {
        "ArrowRight" | "ArrowDown" => {
            item.next_element_sibling().or_else(|| group.first_element_child())
        }
        "ArrowLeft" | "ArrowUp" => {
            item.previous_element_sibling().or_else(|| group.last_element_child())
        }
        _ => None,
    }?;
    next.query_selector("button").ok()?.unwrap_or(next).dyn_into().ok()
}

/// Moves the focus to the stop of Tab of its group, if it is elsewhere in a group. Tab, which is
/// still to be handled by the browser, then leads out of the group.
fn leave_group(event: &KeyboardEvent) {
    let group = event.target_dyn_into::<Element>().and_then(|it| it.closest(GROUP).ok()?);
    let stop = group.and_then(|group| group.query_selector("button:not([tabindex])").ok()?);
    if let Some(stop) = stop.and_then(|stop| stop.dyn_into::<HtmlElement>().ok()) {
        let _ = stop.focus();
    }
}

fn is_popover_open() -> bool {
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
        ("textarea, dialog, :popover-open, input:not([type=range])", Place::Text),
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
    let is_match = |selector: &str| matches!(target.closest(selector), Ok(Some(_)));
    places
        .into_iter()
        .find(|(selector, _)| is_match(selector))
        .map_or(Place::Page, |(_, place)| place)
}
