//! The colors of cells: given, removed, stored, pasted and drawn.

use std::rc::Rc;

use crate::common::{Page, SharedStorage, Visit, cell, digit, empty};
use grove_model::Msg;
use grove_model::base::samples::Sample;
use grove_model::base::settings::View;
use grove_model::effects::keeper::Storage;
use grove_model::model::notice::Notice;
use grove_model::puzzle::editor::{EditedPuzzle, EntryOrder, InputMode};
use grove_model::puzzle::journal::{FileReader, FileWriter, Slot};
use grove_model::update::edit::EditMsg;
use grove_model::update::key::{Key, Place};
use grove_model::update::keys;
use grove_model::update::page::PageMsg;
use grove_model::update::paste::PasteMsg;
use grove_model::update::puzzles::PuzzlesMsg;
use grove_model::view::board::{CellRole, board};
use grove_model::view::colors::{CELL_SIDE, color_areas};
use proptest::prelude::*;
use sudoku_engine::board::{Color, ColorSet, Digit, Shape};
use sudoku_engine::formats::{self, CellInput};

const NINE: Shape = Shape::Nine;
const ERASED: Msg = Msg::Edit(EditMsg::DigitErased);
const UNDONE: Msg = Msg::Edit(EditMsg::Undone);

fn select(page: &mut Page, (row, column): (usize, usize), extend: bool) {
    let cell = cell(page.model.play.editor.shape(), row, column);
    page.send(Msg::Edit(EditMsg::CellSelected { cell, extend }));
}

fn entered(value: u8, input_mode: Option<InputMode>) -> Msg {
    Msg::Edit(EditMsg::DigitEntered { digit: digit(value), input_mode })
}

fn choose(page: &mut Page, input_mode: InputMode) {
    page.send(Msg::Edit(EditMsg::InputModeChosen(input_mode)));
}

fn numbers(colors: ColorSet) -> Vec<u8> {
    colors.iter().map(Color::number).collect()
}

/// Returns the numbers of a cell's colors.
fn colors(page: &Page, (row, column): (usize, usize)) -> Vec<u8> {
    let editor = &page.model.play.editor;
    numbers(editor.edited_puzzle().colors[cell(editor.shape(), row, column).index()])
}

/// Returns a page on the article's puzzle, whose first row begins with two empty cells and a
/// given, with colors entered from the first cell on.
fn coloring() -> Page {
    let mut page = Page::editing(Sample::Article.line());
    select(&mut page, (1, 1), false);
    choose(&mut page, InputMode::Color);
    page
}

#[test]
fn a_digit_gives_its_color_to_all_selected_cells_or_removes_it_from_them() {
    let mut page = coloring();
    assert!(page.send(entered(4, None)));
    assert!(page.send(entered(1, None)));
    assert_eq!(colors(&page, (1, 1)), [1, 4]);
    select(&mut page, (1, 2), true);
    assert!(page.send(entered(4, None)), "not all of them have it");
    assert_eq!((colors(&page, (1, 1)), colors(&page, (1, 2))), (vec![1, 4], vec![4]));
    assert!(page.send(entered(4, None)), "all of them have it");
    assert_eq!((colors(&page, (1, 1)), colors(&page, (1, 2))), (vec![1], vec![]));
    assert!(page.send(UNDONE));
    assert_eq!((colors(&page, (1, 1)), colors(&page, (1, 2))), (vec![1, 4], vec![4]));
    assert!(page.send(Msg::Edit(EditMsg::Redone)));
    assert_eq!((colors(&page, (1, 1)), colors(&page, (1, 2))), (vec![1], vec![]));
    let edited_puzzle = page.model.play.editor.edited_puzzle();
    assert_eq!(edited_puzzle.answers.filled_count(), 0, "no digit is written");
}

#[test]
fn cells_with_givens_and_digits_have_colors() {
    let mut page = coloring();
    let given =
        NINE.cells().find(|&it| page.model.play.editor.edited_puzzle().givens.get(it).is_some());
    page.send(Msg::Edit(EditMsg::CellSelected { cell: given.unwrap(), extend: false }));
    assert!(page.send(entered(9, None)));
    assert_eq!(page.model.play.refusal, None);
    let edited_puzzle = page.model.play.editor.edited_puzzle();
    assert_eq!(numbers(edited_puzzle.colors[given.unwrap().index()]), [9]);
    let shown = |page: &Page| numbers(board(&page.model)[given.unwrap().index()].colors);
    assert_eq!(shown(&page), [9]);
    page.send(Msg::Page(PageMsg::ViewChosen(View::Compare)));
    assert_eq!(shown(&page), [0_u8; 0], "colors are given under “Play” only");
    page.send(Msg::Page(PageMsg::ViewChosen(View::Play)));
    assert_eq!(shown(&page), [9]);
    select(&mut page, (1, 1), false);
    page.send(entered(8, Some(InputMode::Answer)));
    assert!(page.send(entered(9, None)));
    assert_eq!(colors(&page, (1, 1)), [9]);
    assert!(page.send(entered(8, Some(InputMode::Answer))), "the digit goes, its color stays");
    assert_eq!(colors(&page, (1, 1)), [9]);
}

#[test]
fn every_board_has_nine_colors() {
    for shape in Shape::ALL {
        let mut page = Page::editing(&empty(shape));
        choose(&mut page, InputMode::Color);
        for value in 1..=9 {
            assert!(page.send(entered(value, None)), "{shape:?}, {value}");
        }
        assert_eq!(colors(&page, (1, 1)), [1, 2, 3, 4, 5, 6, 7, 8, 9]);
        assert!(!page.send(entered(10, None)));
    }
}

#[test]
fn erasing_removes_colors_in_their_mode_and_elsewhere_only_where_nothing_else_is() {
    let mut page = coloring();
    page.send(entered(2, None));
    page.send(entered(7, Some(InputMode::Corner)));
    page.send(entered(5, Some(InputMode::Answer)));
    assert!(page.send(ERASED));
    assert_eq!(colors(&page, (1, 1)), [0_u8; 0]);
    let edited_puzzle = page.model.play.editor.edited_puzzle();
    assert_eq!(edited_puzzle.answers.filled_count(), 1, "the digit stays");
    assert!(!page.send(ERASED), "there is no color left");
    assert!(page.send(entered(2, None)));
    choose(&mut page, InputMode::Answer);
    let mut left = Vec::new();
    while page.send(ERASED) {
        let edited_puzzle = page.model.play.editor.edited_puzzle();
        let has_marks = edited_puzzle.marks.iter().any(|marks| !marks.is_empty());
        left.push((edited_puzzle.answers.filled_count(), has_marks, colors(&page, (1, 1))));
    }
    assert_eq!(left, [(0, true, vec![2]), (0, false, vec![2]), (0, false, vec![])]);
}

#[test]
fn a_given_keeps_its_color_when_something_else_is_erased() {
    let mut page = coloring();
    select(&mut page, (1, 6), false);
    assert!(page.send(entered(3, None)));
    choose(&mut page, InputMode::Corner);
    page.send(ERASED);
    assert_eq!(colors(&page, (1, 6)), [3]);
    choose(&mut page, InputMode::Color);
    assert!(page.send(ERASED));
    assert_eq!((colors(&page, (1, 6)), page.model.play.refusal), (vec![], None));
    assert!(!page.send(ERASED));
}

#[test]
fn clearing_the_board_clears_its_colors_and_can_be_undone() {
    let mut page = coloring();
    page.send(entered(6, None));
    assert!(page.send(Msg::Edit(EditMsg::AnswersErased)));
    assert_eq!(
        *page.model.play.editor.edited_puzzle(),
        EditedPuzzle::new(Sample::Article.givens())
    );
    assert!(page.has_notice(&Notice::AnswersErased));
    assert!(page.send(UNDONE));
    assert_eq!(colors(&page, (1, 1)), [6]);
}

#[test]
fn with_the_digit_first_a_color_is_chosen_and_given_to_the_next_cells() {
    let mut page = Page::editing(&empty(Shape::Four));
    choose(&mut page, InputMode::Color);
    page.send(Msg::Edit(EditMsg::DigitFirstSwitched { on: true }));
    assert!(page.send(entered(7, None)));
    for column in [2, 4] {
        select(&mut page, (3, column), false);
        assert_eq!(colors(&page, (3, column)), [7]);
    }
    // The board has no 7.
    choose(&mut page, InputMode::Answer);
    assert_eq!(page.model.play.entry_order, EntryOrder::DigitFirst { chosen: None });
}

#[test]
fn a_chosen_color_is_not_a_digit_to_highlight() {
    let mut page = Page::editing(Sample::Article.line());
    page.send(Msg::Edit(EditMsg::DigitFirstSwitched { on: true }));
    page.send(entered(3, None));
    let same =
        |page: &Page| board(&page.model).iter().filter(|view| view.role == CellRole::Same).count();
    assert!(same(&page) > 0);
    select(&mut page, (1, 1), false);
    page.send(Msg::Edit(EditMsg::DigitErased));
    choose(&mut page, InputMode::Color);
    assert_eq!(same(&page), 0);
}

#[test]
fn colors_are_restored_with_the_page() {
    let shared = SharedStorage::new();
    let link = format!("p={}&view=play", Sample::Article.line());
    let mut visit = Visit::open(&shared, 1, &link);
    for (index, value) in [(0, 9), (0, 2), (5, 1)] {
        let cell = NINE.cells().nth(index).unwrap();
        visit.send(Msg::Edit(EditMsg::CellSelected { cell, extend: false }));
        visit.send(entered(value, Some(InputMode::Color)));
    }
    assert!(shared.items().iter().any(|(_, text)| text.contains("\"h5\"")));
    let left = visit.edited_puzzle().clone();
    assert_eq!(numbers(left.colors[0]), [2, 9]);
    let again = Visit::open(&shared, 2, "");
    assert_eq!(*again.edited_puzzle(), left);

    // All puzzles as a file.
    let records: Vec<_> = visit.page.model.stored_puzzles().into_iter().cloned().collect();
    let file: String = FileWriter::new(records).collect();
    let mut reader = FileReader::new(file.into_bytes()).unwrap();
    while !reader.read_piece().unwrap() {}
    assert_eq!(reader.puzzles()[0].edited_puzzle(), Some(left.clone()));

    // A deleted puzzle is fresh when it is opened again.
    let id = visit.page.model.tab().record().id;
    visit.send(Msg::Puzzles(PuzzlesMsg::Deleted(id)));
    visit.leave();
    let fresh = Visit::open(&shared, 3, &link);
    assert_eq!(*fresh.edited_puzzle(), EditedPuzzle::new(Sample::Article.givens()));
}

#[test]
fn a_register_has_one_name_and_ignores_other_signs() {
    assert_eq!(Slot::from("h80".to_owned()), Slot::Colors(80));
    assert_eq!(Slot::Colors(80).to_string(), "h80");
    for other in ["h080", "h256", "h", "hx"] {
        assert_eq!(Slot::from(other.to_owned()), Slot::Other(other.to_owned()));
    }
    let shared = SharedStorage::new();
    let link = format!("p={}&view=play", Sample::Article.line());
    let mut visit = Visit::open(&shared, 1, &link);
    visit.send(entered(4, Some(InputMode::Color)));
    drop(visit);
    let items = shared.items();
    let key = items.iter().find(|(_, text)| text.contains("\"h0\"")).unwrap();
    assert!(key.1.contains("\"h0\",\"\",\"4\""), "{}", key.1);
    shared.set(&key.0, &key.1.replace("\"h0\",\"\",\"4\"", "\"h0\",\"\",\"40x\""));
    let again = Visit::open(&shared, 2, &link);
    assert_eq!(numbers(again.edited_puzzle().colors[0]), [4]);
}

#[test]
fn colors_are_copied_and_pasted_with_the_puzzle() {
    let mut page = coloring();
    page.send(entered(5, None));
    select(&mut page, (1, 6), false);
    page.send(entered(1, None));
    let before = page.model.play.editor.edited_puzzle().clone();
    let input = |at: sudoku_engine::board::Cell| CellInput {
        colors: before.colors[at.index()],
        ..CellInput::default()
    };
    for link in [
        formats::f_puzzles_with_input(&before.givens, &before.rules, input),
        formats::sudoku_pad(&before.givens, &before.rules, input),
    ] {
        let mut other = Page::editing(&empty(NINE));
        other.send(Msg::Paste(PasteMsg::Pasted(Rc::from(link))));
        assert_eq!(*other.model.play.editor.edited_puzzle(), before);
    }
}

/// Returns the corners of each area of a path, in units of [`CELL_SIDE`] hundredths.
fn areas(path: &str) -> Vec<Vec<(i64, i64)>> {
    let areas = path.split('z').filter(|it| !it.is_empty());
    let corner = |text: &str| {
        let (x, y) = text.split_once(' ').unwrap();
        (x.parse().unwrap(), y.parse().unwrap())
    };
    areas.map(|area| area[1..].split('L').map(corner).collect()).collect()
}

/// Returns twice the area inside these corners.
fn doubled_area(corners: &[(i64, i64)]) -> i64 {
    let next = corners.iter().cycle().skip(1);
    corners.iter().zip(next).map(|(a, b)| a.0 * b.1 - b.0 * a.1).sum()
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 64, failure_persistence: None, ..Default::default() })]

    #[test]
    fn the_colors_of_a_cell_are_equal_wedges(
        row in 1..=9_usize,
        column in 1..=9_usize,
        numbers in prop::sample::subsequence((1..=9_u8).collect::<Vec<_>>(), 2..=9),
    ) {
        let mut page = Page::editing(&empty(NINE));
        choose(&mut page, InputMode::Color);
        select(&mut page, (row, column), false);
        for &number in &numbers {
            page.send(Msg::Edit(EditMsg::DigitEntered {
                digit: Digit::new(number).unwrap(),
                input_mode: None,
            }));
        }
        let drawn = color_areas(&board(&page.model), NINE);
        let found: Vec<u8> = drawn.iter().map(|(color, _)| color.number()).collect();
        prop_assert_eq!(&found, &numbers);
        let (left, top) = ((column - 1) * CELL_SIDE, (row - 1) * CELL_SIDE);
        let all = 2 * (CELL_SIDE * CELL_SIDE) as i64;
        let mut sum = 0;
        for (_, path) in &drawn {
            let areas = areas(path);
            prop_assert_eq!(areas.len(), 1);
            let part = doubled_area(&areas[0]);
            // Corners are rounded to whole units.
            prop_assert!((part - all / numbers.len() as i64).abs() <= CELL_SIDE as i64);
            sum += part;
            for &(x, y) in &areas[0] {
                prop_assert!((left as i64..=(left + CELL_SIDE) as i64).contains(&x));
                prop_assert!((top as i64..=(top + CELL_SIDE) as i64).contains(&y));
            }
        }
        prop_assert_eq!(sum, all);
    }
}

#[test]
fn cells_of_one_color_are_filled_by_one_path() {
    let mut page = coloring();
    assert_eq!(color_areas(&board(&page.model), NINE), []);
    page.send(entered(2, None));
    select(&mut page, (3, 2), false);
    page.send(entered(2, None));
    let expected = "M0 0h100v100h-100zM100 200h100v100h-100z".to_owned();
    assert_eq!(color_areas(&board(&page.model), NINE), [(Color::Orange, expected)]);
}

#[test]
fn views_that_do_not_show_colors_do_not_write_them() {
    let mut page = Page::editing(Sample::Paper.line());
    page.send(Msg::Edit(EditMsg::InputModeChosen(InputMode::Color)));
    page.send(Msg::Page(PageMsg::ViewChosen(View::Watch)));
    assert_eq!(page.model.play.editor.input_mode, InputMode::Answer);
    let key = Key::new("v", "KeyV");
    assert_eq!(keys::interpret(&page.model, &key, Place::Board), None);
}
