//! Selecting several cells of the board by dragging, holding and tapping.

use std::rc::Rc;

use gloo::timers::callback::Timeout;
use grove_model::Msg;
use grove_model::base::settings::SidePanel;
use grove_model::puzzle::editor::SelectionMsg;
use grove_model::update::edit::EditMsg;
use js_sys::{Array, Reflect};
use sudoku_engine::board::{Cell, Shape};
use wasm_bindgen::JsCast;
use yew::prelude::*;

use super::board_pointers::{BoardPointers, GestureState, Press, PressedPlace, cell_at, point_on};
use super::use_play_scroll::put_panel_back;
use crate::platform::page::listen;

/// How long a finger rests on a cell to add it to the selection, in milliseconds.
const LONG_PRESS: u32 = 500;
/// The longest time between the two taps of a double tap, in milliseconds.
const DOUBLE_TAP: f64 = 350.0;
/// The distance between the points of a dragged line that are looked at, in cells.
const DRAG_STEP: f64 = 0.125;

/// Handles an event of this kind.
pub(crate) fn handle_gesture(pointers: &Rc<BoardPointers>, kind: &'static str, event: &Event) {
    if kind == "contextmenu" {
        // A finger that rests on a cell opens no menu.
        if !pointers.state.borrow().presses.is_empty() {
            event.prevent_default();
        }
        return;
    }
    let Some(event) = event.dyn_ref::<PointerEvent>() else { return };
    match kind {
        "pointerdown" => press(pointers, event),
        "pointermove" => drag(pointers, event),
        _ => release(pointers, event),
    }
}

/// Keeps the browser from taking a finger dragged over the board for one that scrolls. Style sheets
/// do so as well, but then Chromium ignores the first tap after a quick drag.
#[hook]
pub(crate) fn use_board_without_scrolling() {
    use_effect_with((), |()| {
        let board = gloo::utils::document().query_selector(".play .board").ok().flatten();
        let listener =
            board.map(|board| listen(&board, "touchmove", |event: &Event| event.prevent_default()));
        move || drop(listener)
    });
}

fn press(pointers: &Rc<BoardPointers>, event: &PointerEvent) {
    let Some(place) = pointers.pressed_place(event) else {
        // Taps with another one in between are not a double tap.
        pointers.state.borrow_mut().last_tap = None;
        return;
    };
    let (cell, model) = (place.cell, (pointers.model)());
    if !model.view.edits_board() {
        return pointers.select(cell, event);
    }
    // The user plays on. A rule is made of cells, with the panel in sight.
    if model.play.side_panel != SidePanel::Rules {
        put_panel_back();
    }
    let mut state = pointers.state.borrow_mut();
    let is_further_finger = !event.is_primary() && !state.presses.is_empty();
    let is_plain = !event.shift_key() && !is_further_finger;
    let time = event.time_stamp();
    let is_second_tap = state
        .last_tap
        .replace((cell, time))
        .is_some_and(|last| is_plain && last.0 == cell && time - last.1 < DOUBLE_TAP);
    // Otherwise each tap toggles a cell, or writes a digit.
    let is_cell_first =
        !model.play.editor.is_multi_select() && model.play.entry_order.chosen_digit().is_none();
    let is_held = is_plain && event.pointer_type() != "mouse";
    state.long_press = is_held.then(|| {
        let pointers = Rc::clone(pointers);
        Timeout::new(LONG_PRESS, move || change_selection(&pointers, SelectionMsg::Held(cell)))
    });
    state.presses.push(Press { id: event.pointer_id(), place });
    drop(state);
    if is_further_finger || event.ctrl_key() || event.meta_key() {
        change_selection(pointers, SelectionMsg::Toggled(cell));
    } else if is_second_tap && is_cell_first {
        change_selection(pointers, SelectionMsg::TappedTwice(cell));
    } else {
        pointers.select(cell, event);
    }
}

fn drag(pointers: &BoardPointers, event: &PointerEvent) {
    let mut state = pointers.state.borrow_mut();
    let GestureState { presses, long_press, .. } = &mut *state;
    let Some(press) = presses.iter_mut().find(|it| it.id == event.pointer_id()) else { return };
    let PressedPlace { grid, point, cell } = &mut press.place;
    let rect = grid.get_bounding_client_rect();
    let shape = (pointers.model)().play.editor.shape();
    let mut dragged_cells = Vec::new();
    for event in moves(event) {
        let to = point_on(&rect, shape, &event);
        let from = std::mem::replace(point, to);
        let (across, down) = (to.0 - from.0, to.1 - from.1);
        let steps = (across.hypot(down) / DRAG_STEP).ceil();
        for step in 1..=steps as u32 {
            let part = f64::from(step) / steps;
            let passed = inner_cell_at(shape, (from.0 + across * part, from.1 + down * part));
            if let Some(passed) = passed.filter(|passed| passed != cell) {
                *cell = passed;
                dragged_cells.push(passed);
            }
        }
    }
    if !dragged_cells.is_empty() {
        *long_press = None;
    }
    drop(state);
    for cell in dragged_cells {
        change_selection(pointers, SelectionMsg::DraggedTo(cell));
    }
}

fn release(pointers: &BoardPointers, event: &PointerEvent) {
    let mut state = pointers.state.borrow_mut();
    state.presses.retain(|press| press.id != event.pointer_id());
    state.long_press = None;
}

fn change_selection(pointers: &BoardPointers, msg: SelectionMsg) {
    pointers.on_msg.emit(Msg::Edit(EditMsg::SelectionChanged(msg)));
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

/// Returns the cell within whose inscribed circle a point is. A diagonal line does not touch the
/// circles beside it.
fn inner_cell_at(shape: Shape, (across, down): (f64, f64)) -> Option<Cell> {
    let is_inside = (across.rem_euclid(1.0) - 0.5).hypot(down.rem_euclid(1.0) - 0.5) <= 0.5;
    let is_on_board = |at: f64| (0.0..shape.size() as f64).contains(&at);
    (is_inside && is_on_board(across) && is_on_board(down))
        .then(|| cell_at(shape, (across, down)))
        .flatten()
}
