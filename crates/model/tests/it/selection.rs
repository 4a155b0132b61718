//! Selecting several cells with a mouse, a pen or fingers.

use grove_model::Msg;
use grove_model::base::settings::View;
use grove_model::puzzle::editor::{InputMode, SelectionMsg};
use grove_model::update::edit::EditMsg;
use grove_model::update::page::PageMsg;
use grove_model::update::rules::RulesMsg;
use sudoku_engine::board::{Cell, Shape};

use crate::common::{Page, cell, digit, empty};

fn at(row: usize, column: usize) -> Cell {
    cell(Shape::Four, row, column)
}

fn tap(page: &mut Page, cell: Cell) {
    page.send(Msg::Edit(EditMsg::CellSelected { cell, extend: false }));
}

fn change(page: &mut Page, msg: SelectionMsg) -> bool {
    page.send(Msg::Edit(EditMsg::SelectionChanged(msg)))
}

#[track_caller]
fn assert_selected(page: &Page, cells: &[Cell]) {
    assert_eq!(page.model.play.editor.selection(), cells);
}

fn page() -> Page {
    Page::editing(&empty(Shape::Four))
}

#[test]
fn dragging_adds_each_cell_once() {
    let mut page = page();
    tap(&mut page, at(1, 1));
    for (cell, is_new) in [(at(1, 2), true), (at(2, 2), true), (at(1, 2), false)] {
        assert_eq!(change(&mut page, SelectionMsg::DraggedTo(cell)), is_new);
    }
    assert_selected(&page, &[at(1, 1), at(1, 2), at(2, 2)]);
}

#[test]
fn toggling_adds_and_removes_but_leaves_one() {
    let mut page = page();
    tap(&mut page, at(1, 1));
    assert!(change(&mut page, SelectionMsg::Toggled(at(4, 4))));
    assert_selected(&page, &[at(1, 1), at(4, 4)]);
    assert!(change(&mut page, SelectionMsg::Toggled(at(1, 1))));
    assert!(!change(&mut page, SelectionMsg::Toggled(at(4, 4))));
    assert_selected(&page, &[at(4, 4)]);
}

#[test]
fn holding_adds_to_the_selection_that_the_tap_replaced() {
    let mut page = page();
    tap(&mut page, at(1, 1));
    change(&mut page, SelectionMsg::DraggedTo(at(1, 2)));
    tap(&mut page, at(3, 3));
    assert_selected(&page, &[at(3, 3)]);
    assert!(change(&mut page, SelectionMsg::Held(at(3, 3))));
    assert_selected(&page, &[at(1, 1), at(1, 2), at(3, 3)]);
    // Nothing is left to add to, or the finger has moved on.
    assert!(!change(&mut page, SelectionMsg::Held(at(3, 3))));
    tap(&mut page, at(4, 4));
    assert!(!change(&mut page, SelectionMsg::Held(at(2, 2))));
    assert_selected(&page, &[at(4, 4)]);
}

#[test]
fn cells_that_became_a_rule_are_not_added_to() {
    let mut page = page();
    tap(&mut page, at(1, 1));
    change(&mut page, SelectionMsg::DraggedTo(at(1, 2)));
    page.send(Msg::Rules(RulesMsg::CageMade { total: "".into() }));
    tap(&mut page, at(3, 3));
    change(&mut page, SelectionMsg::Held(at(3, 3)));
    assert_selected(&page, &[at(3, 3)]);
}

#[test]
fn a_double_tap_selects_equal_digits_given_or_entered() {
    let mut page = Page::editing("1....1..........");
    for (cell, value) in [(at(3, 3), 1), (at(4, 4), 2)] {
        tap(&mut page, cell);
        let input_mode = Some(InputMode::Answer);
        page.send(Msg::Edit(EditMsg::DigitEntered { digit: digit(value), input_mode }));
    }
    assert!(change(&mut page, SelectionMsg::TappedTwice(at(2, 2))));
    assert_selected(&page, &[at(1, 1), at(3, 3), at(2, 2)]);
    assert!(change(&mut page, SelectionMsg::TappedTwice(at(4, 4))));
    assert_selected(&page, &[at(4, 4)]);
    // Empty cells have no digit in common.
    assert!(change(&mut page, SelectionMsg::TappedTwice(at(1, 2))));
    assert_selected(&page, &[at(1, 2)]);
}

#[test]
fn cells_off_the_board_and_boards_of_a_search_are_left_alone() {
    let mut page = page();
    let off = cell(Shape::Nine, 9, 9);
    let all = [
        SelectionMsg::Toggled,
        SelectionMsg::DraggedTo,
        SelectionMsg::Held,
        SelectionMsg::TappedTwice,
    ];
    for msg in all {
        assert!(!change(&mut page, msg(off)));
        assert_selected(&page, &[at(1, 1)]);
    }
    page.send(Msg::Page(PageMsg::ViewChosen(View::Watch)));
    for msg in all {
        assert!(!change(&mut page, msg(at(2, 2))));
        assert_selected(&page, &[at(1, 1)]);
    }
}
