//! Selecting cells of the board with a mouse, a pen or fingers.

use std::cell::RefCell;
use std::rc::Rc;

use gloo::timers::callback::Timeout;
use grove_model::Msg;
use grove_model::puzzle::editor::SelectionMsg;
use grove_model::update::edit::EditMsg;
use js_sys::{Array, Reflect};
use sudoku_engine::board::{Cell, Shape};
use wasm_bindgen::JsCast;
use web_sys::{DomRect, Element, Event};
use yew::prelude::*;

use crate::platform::page::listen;
use crate::store::Store;

/// How long a finger rests on a cell to add it to the selection, in milliseconds.
const LONG_PRESS: u32 = 500;
/// The longest time between the two taps of a double tap, in milliseconds.
const DOUBLE_TAP: f64 = 350.0;
/// The distance between the points of a dragged line that are looked at, in cells.
const DRAG_STEP: f64 = 0.125;

/// Turns what pointers do on the board into messages. The whole document is listened to, because a
/// finger reports its moves to the cell that it touched first.
#[hook]
pub(crate) fn use_board_pointer(store: &Rc<Store>, on_msg: Callback<Msg>) {
    let store = Rc::clone(store);
    use_effect_with((), move |()| {
        let document = gloo::utils::document();
        let pointers = Rc::new(BoardPointers { store, on_msg, state: RefCell::default() });
        let kinds = ["pointerdown", "pointermove", "pointerup", "pointercancel", "contextmenu"];
        let listeners = kinds.map(|kind| {
            let pointers = Rc::clone(&pointers);
            listen(&document, kind, move |event: &Event| pointers.handle(kind, event))
        });
        move || drop(listeners)
    });
}

struct BoardPointers {
    store: Rc<Store>,
    on_msg: Callback<Msg>,
    state: RefCell<State>,
}

#[derive(Default)]
struct State {
    /// The pointers that are pressed on the board.
    presses: Vec<Press>,
    /// The cell that was tapped last, and when, in milliseconds.
    last_tap: Option<(Cell, f64)>,
    /// Runs while a finger may yet have rested long enough.
    long_press: Option<Timeout>,
}

/// A pressed pointer.
struct Press {
    id: i32,
    grid: Element,
    /// Where it is, in cells from the top left corner of the board.
    point: (f64, f64),
    cell: Cell,
}

impl BoardPointers {
    fn handle(self: &Rc<Self>, kind: &str, event: &Event) {
        if kind == "contextmenu" {
            // A finger that rests on a cell opens no menu.
            if !self.state.borrow().presses.is_empty() {
                event.prevent_default();
            }
            return;
        }
        let Some(event) = event.dyn_ref::<PointerEvent>() else { return };
        match kind {
            "pointerdown" => drop(self.press(event)),
            "pointermove" => self.drag(event),
            _ => self.release(event),
        }
    }

    fn press(self: &Rc<Self>, event: &PointerEvent) -> Option<()> {
        if event.button() != 0 {
            return None;
        }
        let grid = event.target_dyn_into::<Element>()?.closest(".board [role=grid]").ok()??;
        let model = self.store.model();
        let shape = model.play.editor.shape();
        let point = point_on(&grid.get_bounding_client_rect(), shape, event);
        let cell = cell_at(shape, point)?;
        let mut state = self.state.borrow_mut();
        let is_further_finger = !event.is_primary() && !state.presses.is_empty();
        let (time, is_plain) = (event.time_stamp(), !event.shift_key() && !is_further_finger);
        let is_second_tap = state
            .last_tap
            .replace((cell, time))
            .is_some_and(|last| is_plain && last.0 == cell && time - last.1 < DOUBLE_TAP);
        // Otherwise each tap toggles a cell, or writes a digit.
        let is_cell_first =
            !model.play.editor.is_multi_select() && model.play.entry_order.chosen_digit().is_none();
        let msg = if !model.view.edits_board() {
            EditMsg::CellSelected { cell, extend: event.shift_key() }
        } else if is_further_finger || event.ctrl_key() || event.meta_key() {
            EditMsg::SelectionChanged(SelectionMsg::Toggled(cell))
        } else if is_second_tap && is_cell_first {
            EditMsg::SelectionChanged(SelectionMsg::TappedTwice(cell))
        } else {
            EditMsg::CellSelected { cell, extend: event.shift_key() }
        };
        state.long_press = None;
        if model.view.edits_board() {
            if is_plain && event.pointer_type() != "mouse" {
                let pointers = Rc::clone(self);
                state.long_press = Some(Timeout::new(LONG_PRESS, move || {
                    pointers.select(SelectionMsg::Held(cell));
                }));
            }
            state.presses.push(Press { id: event.pointer_id(), grid, point, cell });
        }
        drop(state);
        self.on_msg.emit(Msg::Edit(msg));
        Some(())
    }

    fn drag(&self, event: &PointerEvent) {
        let mut state = self.state.borrow_mut();
        let State { presses, long_press, .. } = &mut *state;
        let Some(press) = presses.iter_mut().find(|it| it.id == event.pointer_id()) else { return };
        let rect = press.grid.get_bounding_client_rect();
        let shape = self.store.model().play.editor.shape();
        let mut dragged_cells = Vec::new();
        for event in moves(event) {
            let to = point_on(&rect, shape, &event);
            let from = std::mem::replace(&mut press.point, to);
            let (across, down) = (to.0 - from.0, to.1 - from.1);
            let steps = (across.hypot(down) / DRAG_STEP).ceil();
            for step in 1..=steps as u32 {
                let part = f64::from(step) / steps;
                let cell = inner_cell_at(shape, (from.0 + across * part, from.1 + down * part));
                if let Some(cell) = cell.filter(|&cell| cell != press.cell) {
                    press.cell = cell;
                    dragged_cells.push(cell);
                }
            }
        }
        if !dragged_cells.is_empty() {
            *long_press = None;
        }
        drop(state);
        for cell in dragged_cells {
            self.select(SelectionMsg::DraggedTo(cell));
        }
    }

    fn release(&self, event: &PointerEvent) {
        let mut state = self.state.borrow_mut();
        state.presses.retain(|press| press.id != event.pointer_id());
        state.long_press = None;
    }

    fn select(&self, msg: SelectionMsg) {
        self.on_msg.emit(Msg::Edit(EditMsg::SelectionChanged(msg)));
    }
}

/// Returns the moves that the browser has merged into one event.
fn moves(event: &PointerEvent) -> Vec<PointerEvent> {
    // Older versions of Safari have no such method, and events of scripts have no moves.
    let has_moves = Reflect::has(event, &"getCoalescedEvents".into()) == Ok(true);
    let moves = if has_moves { event.get_coalesced_events() } else { Array::new() };
    if moves.length() == 0 {
        return vec![event.clone()];
    }
    moves.iter().map(JsCast::unchecked_into).collect()
}

/// Returns where an event is on the board, in cells from its top left corner.
fn point_on(rect: &DomRect, shape: Shape, event: &PointerEvent) -> (f64, f64) {
    let size = shape.size() as f64;
    let (across, down) =
        (f64::from(event.client_x()) - rect.left(), f64::from(event.client_y()) - rect.top());
    (across / rect.width() * size, down / rect.height() * size)
}

fn cell_at(shape: Shape, (across, down): (f64, f64)) -> Option<Cell> {
    let last = shape.size() as f64 - 1.0;
    Cell::at(
        shape,
        down.floor().clamp(0.0, last) as usize,
        across.floor().clamp(0.0, last) as usize,
    )
}

/// Returns the cell within whose inscribed circle a point is. A diagonal line does not touch the
/// circles beside it.
fn inner_cell_at(shape: Shape, (across, down): (f64, f64)) -> Option<Cell> {
    let is_inside = (across.rem_euclid(1.0) - 0.5).hypot(down.rem_euclid(1.0) - 0.5) <= 0.5;
    let is_on_board = |at: f64| (0.0..shape.size() as f64).contains(&at);
    (is_inside && is_on_board(across) && is_on_board(down))
        .then(|| cell_at(shape, (across, down)))
        .flatten()
}
