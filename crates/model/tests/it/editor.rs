//! Editing the board, by messages.

use std::rc::Rc;

use crate::common::{Page, cell, digit, empty};
use grove_model::Msg;
use grove_model::base::samples::Sample;
use grove_model::model::notice::Notice;
use grove_model::puzzle::editor::{Direction, EditedPuzzle, InputMode, Marks, Refusal};
use grove_model::update::edit::EditMsg;
use grove_model::update::page::PageMsg;
use grove_model::update::paste::PasteMsg;
use strum::VariantArray;
use sudoku_engine::board::{Cell, Digit, DigitSet, Givens, Shape};

const NINE: Shape = Shape::Nine;

fn select(page: &mut Page, (row, column): (usize, usize), extend: bool) -> bool {
    let cell = cell(page.model.play.editor.shape(), row, column);
    page.send(Msg::Edit(EditMsg::CellSelected { cell, extend }))
}

fn enter(page: &mut Page, value: u8, input_mode: InputMode) -> bool {
    page.send(Msg::Edit(EditMsg::DigitEntered {
        digit: digit(value),
        input_mode: Some(input_mode),
    }))
}

/// Returns the given, the answer, the corner marks and the center marks of a cell.
fn content(page: &Page, (row, column): (usize, usize)) -> (u8, u8, Vec<u8>, Vec<u8>) {
    let edited_puzzle = page.model.play.editor.edited_puzzle();
    let cell = cell(edited_puzzle.shape(), row, column);
    let value = |givens: &Givens| givens.get(cell).map_or(0, Digit::value);
    let values = |set: DigitSet| set.iter().map(Digit::value).collect();
    let Marks { corner, center } = edited_puzzle.marks[cell.index()];
    (value(&edited_puzzle.givens), value(&edited_puzzle.answers), values(corner), values(center))
}

#[test]
fn each_pen_writes_its_own_kind() {
    let mut page = Page::editing(&empty(NINE));
    assert_eq!(
        page.model.play.editor.input_mode,
        InputMode::Given,
        "an empty board begins with clues"
    );
    let pens = [InputMode::Given, InputMode::Answer, InputMode::Corner, InputMode::Center];
    for (column, input_mode) in (1..).zip(pens) {
        // A given moves the focus on.
        assert_eq!(select(&mut page, (1, column), false), column > 2);
        assert_eq!(
            page.send(Msg::Edit(EditMsg::InputModeChosen(input_mode))),
            input_mode != InputMode::Given
        );
        assert!(page.send(Msg::Edit(EditMsg::DigitEntered {
            digit: digit(column as u8),
            input_mode: None
        })));
    }
    assert_eq!(content(&page, (1, 1)), (1, 0, vec![], vec![]));
    assert_eq!(content(&page, (1, 2)), (0, 2, vec![], vec![]));
    assert_eq!(content(&page, (1, 3)), (0, 0, vec![3], vec![]));
    assert_eq!(content(&page, (1, 4)), (0, 0, vec![], vec![4]));
}

#[test]
fn the_contents_of_a_cell_decide_what_can_be_written() {
    let mut page = Page::editing(&empty(NINE));
    assert!(enter(&mut page, 5, InputMode::Answer));
    assert!(enter(&mut page, 6, InputMode::Corner), "a digit leaves no room for marks");
    assert_eq!(page.model.play.refusal, Some(Refusal::NoRoomForMark));
    assert!(enter(&mut page, 7, InputMode::Given));
    assert_eq!(content(&page, (1, 1)), (7, 0, vec![], vec![]), "a clue replaces an answer");
    for input_mode in [InputMode::Answer, InputMode::Center] {
        assert!(enter(&mut page, 6, input_mode), "clues cannot be changed, which is reported");
        assert_eq!(page.model.play.refusal, Some(Refusal::OnlyGivens));
        assert_eq!(content(&page, (1, 1)), (7, 0, vec![], vec![]));
    }
    assert!(enter(&mut page, 6, InputMode::Given));
    assert_eq!(page.model.play.refusal, None);
    assert_eq!(content(&page, (1, 1)), (6, 0, vec![], vec![]));
}

#[test]
fn marks_are_removed_only_if_all_cells_have_them() {
    let mut page = Page::editing(&empty(NINE));
    enter(&mut page, 1, InputMode::Corner);
    select(&mut page, (1, 2), true);
    select(&mut page, (1, 3), true);
    enter(&mut page, 9, InputMode::Answer);
    select(&mut page, (1, 1), false);
    page.send(Msg::Edit(EditMsg::DigitErased));
    enter(&mut page, 1, InputMode::Corner);
    assert_eq!(content(&page, (1, 1)).2, [] as [u8; 0]);

    let mut page = Page::editing(&empty(NINE));
    enter(&mut page, 1, InputMode::Corner);
    select(&mut page, (1, 2), true);
    select(&mut page, (1, 3), false);
    enter(&mut page, 8, InputMode::Given);
    select(&mut page, (1, 2), true);
    select(&mut page, (1, 1), true);
    // The given in the selection neither has marks nor keeps the other cells from having them.
    for expected in [[vec![1], vec![1]], [vec![], vec![]], [vec![1], vec![1]]] {
        assert!(enter(&mut page, 1, InputMode::Corner));
        assert_eq!([content(&page, (1, 1)).2, content(&page, (1, 2)).2], expected);
        assert_eq!(content(&page, (1, 3)), (8, 0, vec![], vec![]));
    }
    assert!(enter(&mut page, 1, InputMode::Center));
    assert_eq!(
        content(&page, (1, 2)),
        (0, 0, vec![1], vec![1]),
        "corner and center marks are separate"
    );
}

#[test]
fn erasing_clears_what_is_visible() {
    let mut page = Page::editing(&empty(NINE));
    enter(&mut page, 4, InputMode::Corner);
    enter(&mut page, 5, InputMode::Answer);
    page.send(Msg::Edit(EditMsg::InputModeChosen(InputMode::Answer)));
    assert!(page.send(Msg::Edit(EditMsg::DigitErased)));
    assert_eq!(content(&page, (1, 1)), (0, 0, vec![4], vec![]), "first the digit");
    assert!(page.send(Msg::Edit(EditMsg::DigitErased)));
    assert_eq!(content(&page, (1, 1)), (0, 0, vec![], vec![]), "then the marks");
    assert!(!page.send(Msg::Edit(EditMsg::DigitErased)), "then nothing");

    enter(&mut page, 4, InputMode::Center);
    enter(&mut page, 6, InputMode::Given);
    for input_mode in [InputMode::Answer, InputMode::Corner, InputMode::Center] {
        page.send(Msg::Edit(EditMsg::InputModeChosen(input_mode)));
        assert!(page.send(Msg::Edit(EditMsg::DigitErased)), "a clue, with {input_mode:?}");
        assert_eq!(page.model.play.refusal, Some(Refusal::OnlyGivens));
        assert_eq!(content(&page, (1, 1)).0, 6);
    }
    page.send(Msg::Edit(EditMsg::InputModeChosen(InputMode::Given)));
    assert!(page.send(Msg::Edit(EditMsg::DigitErased)));
    assert_eq!(content(&page, (1, 1)), (0, 0, vec![], vec![4]));
}

#[test]
fn answers_are_erased_and_clues_stay() {
    let mut page = Page::editing(Sample::Article.line());
    assert!(!page.send(Msg::Edit(EditMsg::AnswersErased)));
    enter(&mut page, 8, InputMode::Answer);
    select(&mut page, (1, 2), false);
    enter(&mut page, 4, InputMode::Corner);
    assert!(page.send(Msg::Edit(EditMsg::AnswersErased)));
    assert_eq!(
        *page.model.play.editor.edited_puzzle(),
        EditedPuzzle::new(Sample::Article.givens())
    );
}

#[test]
fn selection_extends_and_stays_on_the_board() {
    let mut page = Page::editing(&empty(Shape::Four));
    let at = |row, column| cell(Shape::Four, row, column);
    assert_eq!(page.model.play.editor.selection(), [at(1, 1)]);
    let up = |extend| Msg::Edit(EditMsg::FocusMoved { direction: Direction::Up, extend });
    let right = |extend| Msg::Edit(EditMsg::FocusMoved { direction: Direction::Right, extend });
    assert!(!page.send(up(true)));
    assert!(
        !page.send(Msg::Edit(EditMsg::FocusMoved { direction: Direction::Left, extend: true }))
    );
    assert!(page.send(right(true)));
    assert!(page.send(Msg::Edit(EditMsg::FocusMoved { direction: Direction::Down, extend: true })));
    assert_eq!(page.model.play.editor.selection(), [at(1, 1), at(1, 2), at(2, 2)]);
    assert!(select(&mut page, (1, 1), true));
    assert_eq!(page.model.play.editor.selection(), [at(1, 2), at(2, 2), at(1, 1)]);
    assert_eq!(page.model.play.editor.focus(), Some(at(1, 1)));
    assert!(!select(&mut page, (1, 1), true));
    assert!(select(&mut page, (4, 4), false));
    assert!(!page.send(right(true)));
    assert!(
        !page.send(Msg::Edit(EditMsg::FocusMoved { direction: Direction::Down, extend: true }))
    );
    assert_eq!(page.model.play.editor.selection(), [at(4, 4)]);
    let elsewhere = cell(NINE, 9, 9);
    assert!(!page.send(Msg::Edit(EditMsg::CellSelected { cell: elsewhere, extend: false })));

    // A digit goes into every selected cell.
    select(&mut page, (1, 1), true);
    enter(&mut page, 3, InputMode::Answer);
    assert_eq!((content(&page, (4, 4)).1, content(&page, (1, 1)).1), (3, 3));
}

#[test]
fn a_digit_too_large_changes_nothing() {
    for shape in [Shape::Four, Shape::Six, NINE] {
        let mut page = Page::editing(&empty(shape));
        for &input_mode in InputMode::VARIANTS {
            // There are nine colors on every board.
            if input_mode == InputMode::Color && shape != NINE {
                continue;
            }
            assert!(
                !enter(&mut page, shape.size() as u8 + 1, input_mode),
                "{shape:?}, {input_mode:?}"
            );
            assert!(!enter(&mut page, 16, input_mode));
        }
        assert!(!page.model.play.editor.can_undo());
    }
    assert!(enter(&mut Page::editing(&empty(Shape::Sixteen)), 16, InputMode::Given));
}

#[test]
fn clashes_are_shown_immediately() {
    let mut page = Page::editing(Sample::Article.line());
    // The article's row 1 has a 6 in column 6 and a 2 in column 7.
    select(&mut page, (1, 1), false);
    for (value, partners) in [(6, vec![(1, 6), (3, 3)]), (2, vec![(1, 7)]), (8, vec![])] {
        enter(&mut page, value, InputMode::Answer);
        let shown = grove_model::view::board::board(&page.model);
        let clashing: Vec<Cell> =
            shown.iter().filter(|view| view.has_conflict).map(|view| view.cell).collect();
        let mut expected: Vec<Cell> = partners.iter().map(|&(r, c)| cell(NINE, r, c)).collect();
        if !expected.is_empty() {
            expected.insert(0, cell(NINE, 1, 1));
        }
        assert_eq!(clashing, expected, "{value}");
    }
}

#[test]
fn the_size_changes_and_is_restored() {
    let mut page = Page::editing(Sample::Article.line());
    select(&mut page, (9, 8), false);
    assert!(enter(&mut page, 1, InputMode::Corner));
    let before = page.model.play.editor.edited_puzzle().clone();
    for shape in Shape::ALL {
        assert!(page.send(Msg::Edit(EditMsg::EmptyBoardChosen(shape))));
        assert_eq!(
            *page.model.play.editor.edited_puzzle(),
            EditedPuzzle::new(Givens::empty(shape))
        );
        assert_eq!(page.model.play.editor.input_mode, InputMode::Given);
        let focus = page.model.play.editor.focus().unwrap();
        assert!(focus.index() < shape.cell_count());
        assert!(page.send(Msg::Edit(EditMsg::Undone)));
        assert_eq!(*page.model.play.editor.edited_puzzle(), before);
    }
    assert!(page.send(Msg::Edit(EditMsg::Undone)));
    assert_eq!(
        *page.model.play.editor.edited_puzzle(),
        EditedPuzzle::new(Sample::Article.givens())
    );
    page.send(Msg::Edit(EditMsg::Redone));
    assert_eq!(*page.model.play.editor.edited_puzzle(), before);
}

#[test]
fn an_empty_board_is_empty() {
    let mut page = Page::editing(&empty(NINE));
    enter(&mut page, 1, InputMode::Answer);
    assert!(page.send(Msg::Edit(EditMsg::EmptyBoardChosen(NINE))));
    assert_eq!(*page.model.play.editor.edited_puzzle(), EditedPuzzle::new(Givens::empty(NINE)));
}

#[test]
fn a_paste_can_be_undone() {
    let mut page = Page::editing(Sample::Article.line());
    assert!(!page.model.play.editor.can_undo(), "opening a link is not an edit");
    enter(&mut page, 8, InputMode::Answer);
    let before = page.model.play.editor.edited_puzzle().clone();
    page.send(Msg::Paste(PasteMsg::Pasted(Rc::from(Sample::Paper.line()))));
    assert_eq!(page.model.play.editor.edited_puzzle().givens, Sample::Paper.givens());
    assert!(page.send(Msg::Edit(EditMsg::Undone)));
    assert_eq!(*page.model.play.editor.edited_puzzle(), before);
    assert!(page.send(Msg::Edit(EditMsg::Redone)));
    assert_eq!(page.model.play.editor.edited_puzzle().givens, Sample::Paper.givens());
    assert!(!page.send(Msg::Edit(EditMsg::Redone)));
}

#[test]
fn each_puzzle_keeps_its_own_digits() {
    let mut page = Page::editing(Sample::Article.line());
    enter(&mut page, 8, InputMode::Answer);
    let written = page.model.play.editor.edited_puzzle().clone();
    page.send(Msg::Edit(EditMsg::SampleChosen(Sample::Nuru)));
    assert_eq!(*page.model.play.editor.edited_puzzle(), EditedPuzzle::new(Sample::Nuru.givens()));
    page.send(Msg::Page(PageMsg::LinkOpened { hash: format!("p={}", Sample::Tutorial.line()) }));
    page.send(Msg::Edit(EditMsg::SampleChosen(Sample::Article)));
    assert_eq!(*page.model.play.editor.edited_puzzle(), written);
    assert!(
        !page.send(Msg::Edit(EditMsg::SampleChosen(Sample::Article))),
        "it is on the board already"
    );
    page.send(Msg::Edit(EditMsg::InputModeChosen(InputMode::Corner)));
    assert!(
        page.send(Msg::Edit(EditMsg::SampleChosen(Sample::Article))),
        "but the input mode is reset"
    );
    assert_eq!(page.model.play.editor.input_mode, InputMode::Answer);
}

#[test]
fn the_watched_board_is_read_only() {
    let mut page = Page::watching(Sample::Article);
    let before = page.model.play.editor.edited_puzzle().clone();
    let entered = Msg::Edit(EditMsg::DigitEntered { digit: digit(8), input_mode: None });
    for msg in [entered.clone(), Msg::Edit(EditMsg::DigitErased), Msg::Edit(EditMsg::AnswersErased)]
    {
        assert!(page.send(msg));
        assert!(page.has_notice(&Notice::WatchIsReadOnly));
        assert_eq!(*page.model.play.editor.edited_puzzle(), before);
    }
    page.send(Msg::Page(PageMsg::ViewChosen(grove_model::base::settings::View::Play)));
    assert!(!page.has_notice(&Notice::WatchIsReadOnly));

    // Clues that clash are not searched, but can be fixed in this view as well.
    let mut page = Page::open("p=1100000000000000");
    assert!(page.model.watch.player.is_none());
    page.model.play.editor.input_mode = InputMode::Given;
    assert!(page.send(Msg::Edit(EditMsg::DigitErased)));
    assert!(page.model.watch.player.is_some());
}
