//! Pressing cells of the board with a mouse, a pen or fingers.

use std::cell::RefCell;
use std::rc::Rc;

use grove_model::Msg;
use grove_model::update::edit::EditMsg;
use sudoku_engine::board::{Cell, Shape};
use wasm_bindgen::JsCast;
use web_sys::{DomRect, Element, Event};
use yew::prelude::*;

use super::board_gestures::GestureState;
use crate::platform::page::listen;
use crate::store::Store;

/// A function that handles an event of this kind.
pub(crate) type HandleGesture = fn(&Rc<BoardPointers>, &'static str, &Event);

/// The pointers on the board, which turn into messages.
pub(crate) struct BoardPointers {
    pub(super) store: Rc<Store>,
    pub(super) on_msg: Callback<Msg>,
    pub(super) state: RefCell<GestureState>,
}

/// A place on the board where a pointer was pressed.
pub(super) struct PressedPlace {
    pub(super) grid: Element,
    /// In cells from the top left corner of the board.
    pub(super) point: (f64, f64),
    pub(super) cell: Cell,
}

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
        let pointers = Rc::new(BoardPointers { store, on_msg, state: RefCell::default() });
        let kinds = ["pointerdown", "pointermove", "pointerup", "pointercancel", "contextmenu"];
        let listeners = kinds.map(|kind| {
            let pointers = Rc::clone(&pointers);
            listen(&document, kind, move |event: &Event| match (gestures(), event.dyn_ref()) {
                (Some(handle), _) => handle(&pointers, kind, event),
                (None, Some(event)) if kind == "pointerdown" => pointers.press(event),
                (None, _) => {}
            })
        });
        move || drop(listeners)
    });
}

impl BoardPointers {
    fn press(&self, event: &PointerEvent) {
        if let Some(PressedPlace { cell, .. }) = self.pressed_place(event) {
            self.select(cell, event);
        }
    }

    /// Selects a cell or, with Shift, adds it to the selection.
    pub(super) fn select(&self, cell: Cell, event: &PointerEvent) {
        let extend = event.shift_key();
        self.on_msg.emit(Msg::Edit(EditMsg::CellSelected { cell, extend }));
    }

    /// Returns where the main button was pressed, if that is on the board.
    pub(super) fn pressed_place(&self, event: &PointerEvent) -> Option<PressedPlace> {
        let target = event.target_dyn_into::<Element>().filter(|_| event.button() == 0)?;
        let grid = target.closest(".board [role=grid]").ok()??;
        let shape = self.store.model().play.editor.shape();
        let point = point_on(&grid.get_bounding_client_rect(), shape, event);
        Some(PressedPlace { cell: cell_at(shape, point)?, grid, point })
    }
}

/// Returns where an event is on the board, in cells from its top left corner.
pub(super) fn point_on(rect: &DomRect, shape: Shape, event: &PointerEvent) -> (f64, f64) {
    let size = shape.size() as f64;
    let (across, down) =
        (f64::from(event.client_x()) - rect.left(), f64::from(event.client_y()) - rect.top());
    (across / rect.width() * size, down / rect.height() * size)
}

/// Returns the cell at a point, or the nearest one.
pub(super) fn cell_at(shape: Shape, (across, down): (f64, f64)) -> Option<Cell> {
    let index = |at: f64| (at.max(0.0) as usize).min(shape.size() - 1);
    Cell::at(shape, index(down), index(across))
}
