//! Listening to the pointers on the board.

use std::cell::RefCell;
use std::rc::Rc;

use grove_model::Msg;
use wasm_bindgen::JsCast;
use yew::prelude::*;

use super::board_pointers::{BoardPointers, HandleGesture};
use crate::platform::page::listen;
use crate::store::Store;

/// Turns what pointers do on the board into messages. The whole document is listened to, because a
/// finger reports its moves to the cell that it touched first. Until `gestures` has loaded, pointers
/// only select single cells.
#[hook]
pub(crate) fn use_board_pointer(
    store: &Rc<Store>,
    on_msg: Callback<Msg>,
    gestures: fn() -> Option<HandleGesture>,
) {
    let store = Rc::clone(store);
    use_effect_with((), move |()| {
        let document = gloo::utils::document();
        let model = Box::new(move || store.model());
        let pointers = Rc::new(BoardPointers { model, on_msg, state: RefCell::default() });
        let kinds = ["pointerdown", "pointermove", "pointerup", "pointercancel", "contextmenu"];
        let listeners = kinds.map(|kind| {
            let pointers = Rc::clone(&pointers);
            listen(&document, kind, move |event: &Event| match (gestures(), event.dyn_ref()) {
                (Some(handle), _) => handle(&pointers, kind, event),
                (None, Some(event)) if kind == "pointerdown" => select_pressed(&pointers, event),
                (None, _) => {}
            })
        });
        move || drop(listeners)
    });
}

fn select_pressed(pointers: &BoardPointers, event: &PointerEvent) {
    if let Some(place) = pointers.pressed_place(event) {
        pointers.select(place.cell, event);
    }
}
