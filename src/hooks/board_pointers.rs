//! The pointers on the board: a mouse, a pen or fingers.

use std::cell::RefCell;
use std::rc::Rc;

use gloo::timers::callback::Timeout;
use grove_model::update::edit::EditMsg;
use grove_model::{Model, Msg};
use sudoku_engine::board::{Cell, Shape};
use web_sys::{DomRect, Element};
use yew::prelude::*;

/// A function that handles an event of this kind.
pub(crate) type HandleGesture = fn(&Rc<BoardPointers>, &'static str, &Event);

/// The pointers on the board, which turn into messages.
pub(crate) struct BoardPointers {
    pub(super) model: Box<dyn Fn() -> Rc<Model>>,
    pub(super) on_msg: Callback<Msg>,
    pub(super) state: RefCell<GestureState>,
}

#[derive(Default)]
pub(crate) struct GestureState {
    /// The pointers that are pressed on the board.
    pub(super) presses: Vec<Press>,
    /// The cell that was tapped last, and when, in milliseconds.
    pub(super) last_tap: Option<(Cell, f64)>,
    /// Runs while a finger may yet have rested long enough.
    pub(super) long_press: Option<Timeout>,
}

/// A pressed pointer and where it is now.
pub(super) struct Press {
    pub(super) id: i32,
    pub(super) place: PressedPlace,
}

/// A place on the board where a pointer was pressed.
pub(super) struct PressedPlace {
    pub(super) grid: Element,
    /// In cells from the top left corner of the board.
    pub(super) point: (f64, f64),
    pub(super) cell: Cell,
}

impl BoardPointers {
    /// Selects a cell or, with Shift, adds it to the selection.
    pub(super) fn select(&self, cell: Cell, event: &PointerEvent) {
        let extend = event.shift_key();
        self.on_msg.emit(Msg::Edit(EditMsg::CellSelected { cell, extend }));
    }

    /// Returns where the main button was pressed, if that is on the board.
    pub(super) fn pressed_place(&self, event: &PointerEvent) -> Option<PressedPlace> {
        let target = event.target_dyn_into::<Element>().filter(|_| event.button() == 0)?;
        let grid = target.closest(".board [role=grid]").ok()??;
        let shape = (self.model)().play.editor.shape();
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
