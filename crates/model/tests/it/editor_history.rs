//! Undo and redo without limit, and the invariants of all edits.

use std::rc::Rc;

use crate::common::{Page, digit, empty};
use grove_model::Msg;
use grove_model::model::notice::Notice;
use grove_model::puzzle::editor::{Direction, EditedPuzzle, InputMode};
use grove_model::update::edit::EditMsg;
use grove_model::update::paste::PasteMsg;
use proptest::prelude::*;
use proptest::sample::select;
use strum::VariantArray;
use sudoku_engine::board::Shape;

#[test]
fn nine_hundred_edits_are_undone_to_the_start_and_redone() {
    let mut page = Page::editing(&empty(Shape::Sixteen));
    let mut sheets: Vec<EditedPuzzle> = vec![page.model.play.editor.edited_puzzle().clone()];
    let pens = [InputMode::Center, InputMode::Corner, InputMode::Answer, InputMode::Given];
    for nth in 0..900_usize {
        let cell = Shape::Sixteen.cells().nth(nth * 7 % 256).unwrap();
        page.send(Msg::Edit(EditMsg::CellSelected { cell, extend: false }));
        let digit = digit((nth * 5 % 16) as u8 + 1);
        let input_mode = pens[nth / 256];
        if page.send(Msg::Edit(EditMsg::DigitEntered { digit, input_mode: Some(input_mode) })) {
            sheets.push(page.model.play.editor.edited_puzzle().clone());
        }
    }
    assert_eq!(sheets.len(), 901);
    for before in sheets.iter().rev().skip(1) {
        assert!(page.model.play.editor.can_undo());
        assert!(page.send(Msg::Edit(EditMsg::Undone)));
        assert_eq!(page.model.play.editor.edited_puzzle(), before);
    }
    assert!(!page.model.play.editor.can_undo());
    assert!(!page.send(Msg::Edit(EditMsg::Undone)));
    for after in &sheets[1..] {
        assert!(page.model.play.editor.can_redo());
        assert!(page.send(Msg::Edit(EditMsg::Redone)));
        assert_eq!(page.model.play.editor.edited_puzzle(), after);
    }
    assert!(!page.send(Msg::Edit(EditMsg::Redone)));
}

#[test]
fn an_edit_after_undo_replaces_what_could_be_redone() {
    let mut page = Page::editing(&empty(Shape::Four));
    let entered = |value| {
        Msg::Edit(EditMsg::DigitEntered {
            digit: digit(value),
            input_mode: Some(InputMode::Answer),
        })
    };
    page.send(entered(1));
    page.send(entered(2));
    page.send(Msg::Edit(EditMsg::Undone));
    page.send(entered(3));
    assert!(!page.model.play.editor.can_redo());
    page.send(Msg::Edit(EditMsg::Undone));
    assert_eq!(
        page.model.play.editor.edited_puzzle().answers.iter().next().unwrap().1,
        Some(digit(1))
    );
}

#[test]
fn undo_ends_at_the_start_of_a_puzzle_unless_it_was_just_opened() {
    let entered =
        Msg::Edit(EditMsg::DigitEntered { digit: digit(1), input_mode: Some(InputMode::Answer) });
    let mut page = Page::editing(&empty(Shape::Four));
    page.send(entered.clone());
    page.send(Msg::Edit(EditMsg::AllSelected));
    page.send(Msg::Edit(EditMsg::EmptyBoardChosen(Shape::Six)));
    assert_eq!(page.model.play.editor.selection().len(), 1);
    // One that was opened by mistake is left again.
    assert!(page.send(Msg::Edit(EditMsg::Undone)));
    assert_eq!(page.model.play.editor.shape(), Shape::Four);
    assert!(page.has_notice(&Notice::PuzzleBefore));
    assert!(page.send(Msg::Edit(EditMsg::Redone)));
    assert!(!page.has_notice(&Notice::PuzzleBefore));
    page.send(entered);
    assert!(page.send(Msg::Edit(EditMsg::Undone)));
    assert!(!page.has_notice(&Notice::PuzzleBefore), "the puzzle is the same");
    assert!(!page.model.play.editor.can_undo());
    assert!(!page.send(Msg::Edit(EditMsg::Undone)));
    assert_eq!(page.model.play.editor.shape(), Shape::Six);
    assert!(page.model.play.editor.can_redo());
}

fn edits() -> impl Strategy<Value = Msg> {
    let lines = Shape::ALL.map(empty);
    prop_oneof![
        4 => (select(Shape::Sixteen.cells().collect::<Vec<_>>()), any::<bool>())
            .prop_map(|(cell, extend)| Msg::Edit(EditMsg::CellSelected { cell, extend })),
        4 => (select(vec![Direction::Up, Direction::Down, Direction::Left, Direction::Right]),
            any::<bool>())
            .prop_map(|(direction, extend)| Msg::Edit(EditMsg::FocusMoved { direction, extend })),
        8 => (1..=16_u8, proptest::option::of(select(InputMode::VARIANTS)))
            .prop_map(|(value, input_mode)| Msg::Edit(EditMsg::DigitEntered { digit: digit(value), input_mode })),
        3 => Just(Msg::Edit(EditMsg::DigitErased)),
        1 => Just(Msg::Edit(EditMsg::CellSkipped)),
        1 => Just(Msg::Edit(EditMsg::AllSelected)),
        1 => Just(Msg::Edit(EditMsg::SelectionReduced)),
        1 => any::<bool>().prop_map(|on| Msg::Edit(EditMsg::DigitFirstSwitched { on })),
        3 => select(InputMode::VARIANTS).prop_map(|value| Msg::Edit(EditMsg::InputModeChosen(value))),
        2 => Just(Msg::Edit(EditMsg::Undone)),
        2 => Just(Msg::Edit(EditMsg::Redone)),
        1 => Just(Msg::Edit(EditMsg::AnswersErased)),
        1 => select(&Shape::ALL[..]).prop_map(|value| Msg::Edit(EditMsg::EmptyBoardChosen(value))),
        1 => select(lines.to_vec()).prop_map(|line| Msg::Paste(PasteMsg::Pasted(Rc::from(line)))),
    ]
}

fn check(edited_puzzle: &EditedPuzzle) -> Result<(), TestCaseError> {
    prop_assert_eq!(edited_puzzle.answers.shape(), edited_puzzle.shape());
    prop_assert_eq!(edited_puzzle.marks.len(), edited_puzzle.shape().cell_count());
    let all = edited_puzzle.shape().all_digits();
    for (cell, answer) in edited_puzzle.answers.iter() {
        prop_assert!(answer.is_none() || edited_puzzle.givens.get(cell).is_none());
        let marks = edited_puzzle.marks[cell.index()];
        prop_assert!(marks.corner.union(marks.center).without(all).is_empty());
    }
    prop_assert_eq!(edited_puzzle.colors.len(), edited_puzzle.shape().cell_count());
    Ok(())
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 64, failure_persistence: None, ..Default::default() })]

    #[test]
    fn any_edits_are_undone_and_redone(edits in prop::collection::vec(edits(), 1..120)) {
        let mut page = Page::editing(&empty(Shape::Nine));
        let start = page.model.play.editor.edited_puzzle().clone();
        let opens = |edit: &Msg| {
            matches!(edit, Msg::Paste(_) | Msg::Edit(EditMsg::EmptyBoardChosen(_)))
        };
        let has_opened = edits.iter().any(opens);
        for edit in edits {
            let before = page.model.play.editor.clone();
            let changed = page.send(edit.clone());
            let after = &page.model.play.editor;
            prop_assert!(changed || *after == before);
            check(after.edited_puzzle())?;
            prop_assert!(after.focus().is_some());
            let cells = after.shape().cell_count();
            prop_assert!(after.selection().iter().all(|cell| cell.index() < cells));
        }
        while page.send(Msg::Edit(EditMsg::Redone)) {}
        let end = page.model.play.editor.edited_puzzle().clone();
        let mut undone = 0;
        while page.send(Msg::Edit(EditMsg::Undone)) {
            undone += 1;
        }
        // Undo ends at the start of a puzzle that was opened.
        prop_assert!(has_opened || *page.model.play.editor.edited_puzzle() == start);
        for _ in 0..undone {
            page.send(Msg::Edit(EditMsg::Redone));
        }
        prop_assert_eq!(page.model.play.editor.edited_puzzle(), &end);
    }
}
