//! Entering a puzzle and playing it: what a digit does beyond being written, the digit chosen
//! first, what is highlighted, and the check of the givens.

use grove_model::Msg;
use grove_model::base::samples::Sample;
use grove_model::base::settings::{PlayAids, SidePanel};
use grove_model::effects::keeper::Storage;
use grove_model::model::notice::Notice;
use grove_model::puzzle::editor::{CandidateEdit, Direction, EntryOrder, InputMode, Marks};
use grove_model::solve::answer::SolveState;
use grove_model::solve::solutions::{CountPurpose, OnBoard};
use grove_model::update::edit::EditMsg;
use grove_model::update::key::{Key, Place};
use grove_model::update::keys::interpret;
use grove_model::update::page::PageMsg;
use grove_model::update::rules::RulesMsg;
use grove_model::update::solutions::SolutionsMsg;
use grove_model::view::board::{CellRole, own_board};
use sudoku_engine::board::{Cell, Digit, Shape};
use sudoku_engine::count::Count;

use crate::common::{Page, SharedStorage, Visit, cell, digit, empty};

const NINE: Shape = Shape::Nine;

fn at(row: usize, column: usize) -> Cell {
    cell(NINE, row, column)
}

fn select(page: &mut Page, (row, column): (usize, usize), extend: bool) -> bool {
    let cell = cell(page.model.play.editor.shape(), row, column);
    page.send(Msg::Edit(EditMsg::CellSelected { cell, extend }))
}

/// Enters a digit as a key or the digit pad does.
fn enter(page: &mut Page, value: u8) -> bool {
    page.send(Msg::Edit(EditMsg::DigitEntered { digit: digit(value), input_mode: None }))
}

fn write(page: &mut Page, value: u8, input_mode: InputMode) -> bool {
    let (digit, input_mode) = (digit(value), Some(input_mode));
    page.send(Msg::Edit(EditMsg::DigitEntered { digit, input_mode }))
}

fn choose_pen(page: &mut Page, input_mode: InputMode) {
    page.send(Msg::Edit(EditMsg::InputModeChosen(input_mode)));
}

fn marks(page: &Page, cell: Cell) -> Marks {
    page.model.play.editor.edited_puzzle().marks[cell.index()]
}

fn focus(page: &Page) -> Cell {
    page.model.play.editor.focus().unwrap()
}

#[test]
fn the_same_digit_again_erases_it() {
    let mut page = Page::editing(&empty(NINE));
    let digit_of = |page: &Page| page.model.play.editor.edited_puzzle().digits().get(at(1, 1));
    for input_mode in [InputMode::Answer, InputMode::Given] {
        choose_pen(&mut page, input_mode);
        for expected in [Some(digit(5)), None, Some(digit(5)), None] {
            select(&mut page, (1, 1), false);
            assert!(enter(&mut page, 5));
            assert_eq!(digit_of(&page), expected, "{input_mode:?}");
        }
        assert!(page.send(Msg::Edit(EditMsg::Undone)), "erasing is one step");
        assert_eq!(digit_of(&page), Some(digit(5)));
        page.send(Msg::Edit(EditMsg::Redone));
    }
}

#[test]
fn a_digit_is_erased_only_if_all_selected_cells_have_it() {
    let mut page = Page::editing(&empty(NINE));
    write(&mut page, 3, InputMode::Given);
    select(&mut page, (1, 2), false);
    write(&mut page, 5, InputMode::Answer);
    select(&mut page, (1, 3), true);
    let answers = |page: &Page| {
        let edited_puzzle = page.model.play.editor.edited_puzzle();
        [2, 3].map(|column| edited_puzzle.answers.get(at(1, column)).map_or(0, Digit::value))
    };
    // The given in the selection neither changes nor keeps the others from being erased.
    select(&mut page, (1, 1), true);
    for expected in [[5, 5], [0, 0], [5, 5]] {
        assert!(write(&mut page, 5, InputMode::Answer));
        assert_eq!(answers(&page), expected);
    }
    assert_eq!(page.model.play.editor.edited_puzzle().givens.get(at(1, 1)), Some(digit(3)));
}

/// Puts the marks 4 and 5 into all empty cells, in the corner and in the center.
fn mark_all(page: &mut Page) {
    page.send(Msg::Edit(EditMsg::AllSelected));
    for input_mode in [InputMode::Corner, InputMode::Center] {
        write(page, 4, input_mode);
        write(page, 5, input_mode);
    }
    page.send(Msg::Edit(EditMsg::SelectionReduced));
}

/// Returns the cells without a mark of 5, all of which still have their marks of 4.
fn cells_without_mark(page: &Page) -> Vec<Cell> {
    let both = |cell: &Cell| [marks(page, *cell).corner, marks(page, *cell).center];
    let shape = page.model.play.editor.shape();
    assert!(shape.cells().all(|cell| both(&cell).iter().all(|set| set.contains(digit(4)))));
    shape.cells().filter(|cell| both(cell).iter().all(|set| !set.contains(digit(5)))).collect()
}

#[test]
fn a_digit_removes_its_marks_from_the_cells_that_see_it() {
    let rules = ["", "knight", "king", "falling.rising", "windoku"];
    for rules in rules {
        for input_mode in [InputMode::Answer, InputMode::Given] {
            let hash = format!("p={}&rules={rules}&view=play", ".".repeat(81));
            let mut page = Page::open(&hash);
            let before = page.model.play.editor.edited_puzzle().clone();
            mark_all(&mut page);
            let marked = page.model.play.editor.edited_puzzle().clone();
            select(&mut page, (5, 5), false);
            write(&mut page, 5, input_mode);
            // The oracle knows no groups: it compares coordinates.
            let sees = |other: &Cell| {
                let (row, column) = (other.row(NINE).abs_diff(4), other.column(NINE).abs_diff(4));
                let is_in_line = row == 0 || column == 0;
                let is_in_box = row <= 1 && column <= 1;
                let by_rule = match rules {
                    "knight" => row.min(column) == 1 && row.max(column) == 2,
                    "falling.rising" => row == column,
                    _ => false,
                };
                *other != at(5, 5) && (is_in_line || is_in_box || by_rule)
            };
            let expected: Vec<Cell> = NINE.cells().filter(sees).collect();
            assert_eq!(cells_without_mark(&page), expected, "{rules}, {input_mode:?}");
            page.send(Msg::Edit(EditMsg::Undone));
            assert_eq!(*page.model.play.editor.edited_puzzle(), marked, "one step for both");
            for _ in 0..4 {
                page.send(Msg::Edit(EditMsg::Undone));
            }
            assert_eq!(*page.model.play.editor.edited_puzzle(), before);
        }
    }
}

#[test]
fn a_digit_that_is_erased_or_overwritten_gives_back_the_marks_that_it_removed() {
    let mut page = Page::editing(&empty(NINE));
    mark_all(&mut page);
    let marked = page.model.play.editor.edited_puzzle().clone();
    for (key, other) in [(5, true), (5, false), (4, true)] {
        select(&mut page, (5, 5), false);
        write(&mut page, key, InputMode::Answer);
        let lost = page.model.play.editor.edited_puzzle().clone();
        assert_ne!(lost.marks, marked.marks);
        // Whatever is done in between, elsewhere.
        select(&mut page, (1, 1), false);
        write(&mut page, 7, InputMode::Answer);
        select(&mut page, (5, 5), false);
        if other {
            write(&mut page, 6, InputMode::Answer);
        } else {
            page.send(Msg::Edit(EditMsg::DigitErased));
        }
        assert_eq!(page.model.play.editor.edited_puzzle().marks, marked.marks);
        page.send(Msg::Edit(EditMsg::Undone));
        assert_eq!(page.model.play.editor.edited_puzzle().marks, lost.marks, "one step for both");
        for _ in 0..2 {
            page.send(Msg::Edit(EditMsg::Undone));
        }
        assert_eq!(*page.model.play.editor.edited_puzzle(), marked);
    }
}

#[test]
fn marks_come_back_only_where_they_belong() {
    let mut page = Page::editing(&empty(NINE));
    mark_all(&mut page);
    select(&mut page, (5, 5), false);
    write(&mut page, 5, InputMode::Answer);
    // These marks are erased by the user, and those of the ninth row belong to another digit.
    select(&mut page, (5, 6), false);
    page.send(Msg::Edit(EditMsg::DigitErased));
    select(&mut page, (9, 1), false);
    write(&mut page, 5, InputMode::Answer);
    select(&mut page, (5, 5), false);
    // Its own marks of 4 are the last ones here; they go with the marks of 5 that come back.
    write(&mut page, 4, InputMode::Answer);
    let has = |page: &Page, row, column, value| {
        let Marks { corner, center } = marks(page, at(row, column));
        assert_eq!(corner, center);
        corner.contains(digit(value))
    };
    assert!(has(&page, 5, 4, 5) && !has(&page, 5, 4, 4));
    assert!(has(&page, 1, 5, 5) && !has(&page, 1, 5, 4));
    assert!(!has(&page, 5, 6, 5), "erased by the user");
    assert!(!has(&page, 9, 5, 5) && !has(&page, 5, 1, 5), "beside the other 5");
}

#[test]
fn marks_stay_if_the_user_wants_them_to() {
    let mut page = Page::editing(&empty(NINE));
    let aids = PlayAids { removes_marks: false, ..PlayAids::default() };
    assert!(page.send(Msg::Page(PageMsg::AidsChosen(aids))));
    mark_all(&mut page);
    write(&mut page, 5, InputMode::Answer);
    assert_eq!(cells_without_mark(&page), []);
    // Erasing a digit, and marks themselves, never remove the marks of other cells.
    page.send(Msg::Page(PageMsg::AidsChosen(PlayAids::default())));
    write(&mut page, 5, InputMode::Answer);
    assert_eq!(page.model.play.editor.edited_puzzle().answers.filled_count(), 0);
    write(&mut page, 6, InputMode::Corner);
    assert_eq!(cells_without_mark(&page), []);
}

#[test]
fn typed_givens_go_into_one_cell_after_the_other() {
    let mut page = Page::editing(&empty(Shape::Four));
    let at = |row, column| cell(Shape::Four, row, column);
    enter(&mut page, 1);
    assert_eq!(focus(&page), at(1, 2));
    page.send(Msg::Edit(EditMsg::CellSkipped));
    assert_eq!(focus(&page), at(1, 3));
    select(&mut page, (1, 4), false);
    enter(&mut page, 2);
    assert_eq!(focus(&page), at(2, 1), "the next row");
    select(&mut page, (1, 4), false);
    assert!(page.send(Msg::Edit(EditMsg::CellSkipped)));
    let line = |page: &Page| page.model.play.editor.edited_puzzle().givens.filled_count();
    assert_eq!((focus(&page), line(&page)), (at(2, 1), 1), "a skipped cell is left empty");
    select(&mut page, (4, 4), false);
    enter(&mut page, 3);
    assert_eq!(focus(&page), at(4, 4), "nothing follows the last cell");
    select(&mut page, (1, 1), false);
    enter(&mut page, 1);
    assert_eq!((focus(&page), line(&page)), (at(1, 1), 1), "erased: there is nothing to follow");
    page.send(Msg::Edit(EditMsg::DigitErased));
    assert_eq!(focus(&page), at(1, 1), "nothing is before the first cell");

    // Several cells are filled together, and answers are not typed one after the other.
    select(&mut page, (2, 2), true);
    enter(&mut page, 4);
    assert_eq!(page.model.play.editor.selection(), [at(1, 1), at(2, 2)]);
    page.send(Msg::Edit(EditMsg::CellSkipped));
    assert_eq!((page.model.play.editor.selection().len(), line(&page)), (2, 1));
    for input_mode in [InputMode::Answer, InputMode::Corner, InputMode::Center] {
        select(&mut page, (1, 1), false);
        choose_pen(&mut page, input_mode);
        enter(&mut page, 2);
        assert_eq!(focus(&page), at(1, 1), "{input_mode:?}");
    }
}

#[test]
fn erasing_an_empty_cell_goes_back_to_the_given_typed_before_it() {
    let mut page = Page::editing(&empty(Shape::Four));
    let at = |row, column| cell(Shape::Four, row, column);
    let givens = |page: &Page| page.model.play.editor.edited_puzzle().givens.filled_count();
    enter(&mut page, 1);
    enter(&mut page, 2);
    page.send(Msg::Edit(EditMsg::DigitErased));
    assert_eq!((focus(&page), givens(&page)), (at(1, 2), 1));
    page.send(Msg::Edit(EditMsg::DigitErased));
    assert_eq!((focus(&page), givens(&page)), (at(1, 1), 0));
    // Undo and redo select the cell that they change, so that typing goes on there.
    page.send(Msg::Edit(EditMsg::Undone));
    assert_eq!((focus(&page), givens(&page)), (at(1, 1), 1));
    page.send(Msg::Edit(EditMsg::Undone));
    assert_eq!((focus(&page), givens(&page)), (at(1, 2), 2));
    // The user's own digits are not typed one after the other.
    choose_pen(&mut page, InputMode::Answer);
    select(&mut page, (3, 3), false);
    page.send(Msg::Edit(EditMsg::DigitErased));
    assert_eq!(focus(&page), at(3, 3));
    // Nor are givens whose digit is chosen first: their cells are tapped.
    choose_pen(&mut page, InputMode::Given);
    page.send(Msg::Edit(EditMsg::DigitFirstSwitched { on: true }));
    page.send(Msg::Edit(EditMsg::DigitErased));
    assert_eq!((focus(&page), givens(&page)), (at(3, 3), 2));
}

#[test]
fn arrows_go_on_at_the_ends_of_rows_and_columns() {
    for shape in Shape::ALL {
        let mut page = Page::editing(&empty(shape));
        let count = shape.cell_count();
        let by_row: Vec<Cell> = shape.cells().collect();
        let mut by_column = by_row.clone();
        by_column.sort_by_key(|cell| (cell.column(shape), cell.row(shape)));
        for (order, on, back) in [
            (by_row, Direction::Right, Direction::Left),
            (by_column, Direction::Down, Direction::Up),
        ] {
            let mut walk = |direction, expected: Vec<Cell>| {
                for cell in expected {
                    assert!(page.send(Msg::Edit(EditMsg::FocusMoved { direction, extend: false })));
                    assert_eq!(focus(&page), cell, "{shape:?} {direction:?}");
                }
            };
            walk(on, order.iter().copied().cycle().skip(1).take(count).collect());
            walk(back, order.iter().copied().rev().cycle().take(count).collect());
        }
    }
}

/// Presses a key on the board.
fn press(page: &mut Page, key: char) {
    let key = Key::new(&key.to_string(), &format!("Digit{key}"));
    let msg = interpret(&page.model, &key, Place::Board).expect("a key of the board");
    page.send(msg);
}

#[test]
fn a_puzzle_of_a_newspaper_takes_one_key_for_each_cell() {
    for line in [Sample::Article.line(), Sample::AiEscargot.line()] {
        let mut page = Page::editing(&empty(NINE));
        line.chars().for_each(|symbol| press(&mut page, symbol));
        assert_eq!(page.model.play.editor.edited_puzzle().givens, page_givens(line));
        assert_eq!(focus(&page), at(9, 9), "typed to the end");
    }
}

fn page_givens(line: &str) -> sudoku_engine::board::Givens {
    sudoku_engine::formats::read_line(line).expect("a board")
}

#[test]
fn thirty_givens_of_a_newspaper_take_at_most_42_taps() {
    let wanted = page_givens(Sample::Article.line());
    assert_eq!(wanted.filled_count(), 30);
    let mut page = Page::editing(Sample::Nuru.line());
    let mut taps = 0;
    let mut tap = |msg: EditMsg| {
        taps += 1;
        page.send(Msg::Edit(msg));
    };
    tap(EditMsg::EmptyBoardChosen(NINE));
    tap(EditMsg::DigitFirstSwitched { on: true });
    for digit in NINE.digits() {
        tap(EditMsg::DigitEntered { digit, input_mode: None });
        for (cell, _) in wanted.iter().filter(|(_, given)| *given == Some(digit)) {
            tap(EditMsg::CellSelected { cell, extend: false });
        }
    }
    assert_eq!(taps, 41);
    assert_eq!(page.model.play.editor.edited_puzzle().givens, wanted);
}

#[test]
fn the_digit_chosen_first_goes_into_each_cell_tapped() {
    let mut page = Page::editing(&empty(NINE));
    choose_pen(&mut page, InputMode::Answer);
    assert!(!page.send(Msg::Edit(EditMsg::DigitFirstSwitched { on: false })));
    assert!(page.send(Msg::Edit(EditMsg::DigitFirstSwitched { on: true })));
    let answers = |page: &Page| page.model.play.editor.edited_puzzle().answers.filled_count();
    assert!(select(&mut page, (2, 2), false));
    assert_eq!(answers(&page), 0, "no digit is chosen yet");
    assert!(enter(&mut page, 7));
    assert_eq!(page.model.play.entry_order.chosen_digit(), Some(digit(7)));
    assert_eq!(answers(&page), 0, "the digit is only chosen");
    for (nth, column) in [1, 4, 9].into_iter().enumerate() {
        select(&mut page, (3, column), false);
        assert_eq!((answers(&page), focus(&page)), (nth + 1, at(3, column)));
    }
    select(&mut page, (3, 9), false);
    assert_eq!(answers(&page), 2, "the same digit again erases it");
    select(&mut page, (3, 8), true);
    assert_eq!(answers(&page), 2, "selecting more cells writes nothing");
    write(&mut page, 7, InputMode::Corner);
    assert_eq!(answers(&page), 2, "a key for a mark writes it at once");
    assert!(marks(&page, at(3, 8)).corner.contains(digit(7)));

    for input_mode in [InputMode::Corner, InputMode::Center, InputMode::Given] {
        choose_pen(&mut page, input_mode);
        select(&mut page, (9, 1), false);
    }
    let edited_puzzle = page.model.play.editor.edited_puzzle();
    assert_eq!(edited_puzzle.givens.get(at(9, 1)), Some(digit(7)));
    assert_eq!(focus(&page), at(9, 1), "the next cell is tapped");

    assert!(enter(&mut page, 8), "another digit");
    assert!(enter(&mut page, 8), "and none");
    assert_eq!(page.model.play.entry_order, EntryOrder::DigitFirst { chosen: None });
    enter(&mut page, 8);
    page.send(Msg::Edit(EditMsg::DigitFirstSwitched { on: false }));
    assert_eq!(page.model.play.entry_order, EntryOrder::CellFirst);
    let before = page.model.play.editor.edited_puzzle().clone();
    select(&mut page, (1, 1), false);
    assert_eq!(*page.model.play.editor.edited_puzzle(), before);
    assert!(!enter(&mut page, 16), "there is no such digit");
    page.send(Msg::Edit(EditMsg::DigitFirstSwitched { on: true }));
    assert!(!enter(&mut page, 16));
}

#[test]
fn a_chosen_digit_is_not_written_while_rules_are_edited() {
    let mut page = Page::editing(&empty(NINE));
    choose_pen(&mut page, InputMode::Given);
    page.send(Msg::Edit(EditMsg::DigitFirstSwitched { on: true }));
    enter(&mut page, 4);
    page.send(Msg::Page(PageMsg::SidePanelChosen(SidePanel::New)));
    assert_eq!(page.model.play.entry_order.chosen_digit(), Some(digit(4)));
    assert!(page.send(Msg::Page(PageMsg::SidePanelChosen(SidePanel::Rules))));
    assert_eq!(page.model.play.entry_order, EntryOrder::DigitFirst { chosen: None });
    select(&mut page, (2, 2), false);
    assert_eq!(page.model.play.editor.edited_puzzle().givens.filled_count(), 0);
    assert!(enter(&mut page, 4), "it can be chosen again");
    select(&mut page, (2, 2), false);
    assert_eq!(page.model.play.editor.edited_puzzle().givens.filled_count(), 1);
}

#[test]
fn settings_of_playing_are_kept() {
    let shared = SharedStorage::new();
    let mut visit = Visit::open(&shared, 1, "");
    let aids = visit.page.model.play.aids;
    assert_eq!((aids.removes_marks, aids.highlights), (true, true));
    let key = |name: &str| shared.get(&format!("sudoku-grove/1/{name}"));
    assert_eq!(key("highlights"), None, "only what was chosen is stored");
    let aids = PlayAids { highlights: false, ..aids };
    visit.send(Msg::Page(PageMsg::AidsChosen(aids)));
    visit.send(Msg::Page(PageMsg::ViewChosen(grove_model::base::settings::View::Play)));
    visit.send(Msg::Edit(EditMsg::DigitFirstSwitched { on: true }));
    visit.send(Msg::Edit(EditMsg::DigitEntered { digit: digit(4), input_mode: None }));
    assert_eq!(key("highlights").as_deref(), Some("false"));
    assert_eq!((key("digit-first").as_deref(), key("removes-marks")), (Some("true"), None));
    let again = Visit::open(&shared, 2, "");
    assert_eq!(again.page.model.play.aids, aids);
    assert_eq!(again.page.model.play.entry_order, EntryOrder::DigitFirst { chosen: None });
    shared.set("sudoku-grove/1/highlights", "perhaps");
    assert!(Visit::open(&shared, 3, "").page.model.play.aids.highlights);
}

/// Returns the cells with a role, as rows and columns.
fn with_role(page: &Page, role: CellRole) -> Vec<Cell> {
    own_board(&page.model).iter().filter(|it| it.role == role).map(|it| it.cell).collect()
}

#[test]
fn the_selected_cell_shows_its_houses_and_its_digit() {
    let mut page = Page::editing(Sample::Article.line());
    let houses = |row: usize, column: usize| -> Vec<Cell> {
        let in_house = |it: &Cell| {
            let (other_row, other_column) = (it.row(NINE) + 1, it.column(NINE) + 1);
            let is_in_box =
                (other_row - 1) / 3 == (row - 1) / 3 && (other_column - 1) / 3 == (column - 1) / 3;
            *it != at(row, column) && (other_row == row || other_column == column || is_in_box)
        };
        NINE.cells().filter(in_house).collect()
    };
    select(&mut page, (1, 3), false);
    assert_eq!(with_role(&page, CellRole::Peer), houses(1, 3));
    assert_eq!(with_role(&page, CellRole::Same), [], "an empty cell has no digit");
    select(&mut page, (1, 6), false);
    let same: Vec<Cell> = page_givens(Sample::Article.line())
        .iter()
        .filter(|&(cell, given)| given == Some(digit(6)) && cell != at(1, 6))
        .map(|(cell, _)| cell)
        .collect();
    assert_eq!(with_role(&page, CellRole::Same), same);
    assert_eq!(with_role(&page, CellRole::Peer), houses(1, 6));

    // A digit chosen first is shown instead.
    page.send(Msg::Edit(EditMsg::DigitFirstSwitched { on: true }));
    enter(&mut page, 6);
    assert_eq!(with_role(&page, CellRole::Peer), []);
    assert_eq!(with_role(&page, CellRole::Same).len(), same.len() + 1);
    page.send(Msg::Edit(EditMsg::DigitFirstSwitched { on: false }));

    // Nothing is shown for several cells, elsewhere, or if the user does not want it.
    select(&mut page, (3, 3), true);
    assert_eq!(with_role(&page, CellRole::None).len(), 81);
    select(&mut page, (1, 6), false);
    let aids = PlayAids { highlights: false, ..PlayAids::default() };
    page.send(Msg::Page(PageMsg::AidsChosen(aids)));
    assert_eq!(with_role(&page, CellRole::None).len(), 81);
    page.send(Msg::Page(PageMsg::AidsChosen(PlayAids::default())));
    page.send(Msg::Page(PageMsg::ViewChosen(grove_model::base::settings::View::Compare)));
    assert_eq!(with_role(&page, CellRole::None).len(), 81);
}

#[test]
fn erasing_everything_offers_to_undo_it() {
    let mut page = Page::editing(Sample::Article.line());
    page.send(Msg::Edit(EditMsg::AnswersErased));
    assert!(!page.has_notice(&Notice::AnswersErased), "there was nothing to erase");
    select(&mut page, (1, 3), false);
    enter(&mut page, 4);
    let before = page.model.play.editor.edited_puzzle().clone();
    page.send(Msg::Edit(EditMsg::AnswersErased));
    assert!(page.has_notice(&Notice::AnswersErased));
    page.send(Msg::Page(PageMsg::NoticesPassed));
    assert!(page.has_notice(&Notice::AnswersErased), "it stays until the next action");
    page.send(Msg::Edit(EditMsg::Undone));
    assert_eq!(*page.model.play.editor.edited_puzzle(), before);
    assert!(!page.has_notice(&Notice::AnswersErased));
}

#[test]
fn once_all_givens_are_in_their_solutions_are_counted() {
    for (sample, expected) in [
        (Sample::Article, Count::Exactly(1)),
        (Sample::NoSolution, Count::Exactly(0)),
        (Sample::ThreeSolutions, Count::AtLeast(2)),
        (Sample::TwoSolutions, Count::Exactly(2)),
    ] {
        let mut page = Page::editing(sample.line());
        choose_pen(&mut page, InputMode::Given);
        assert!(page.send(Msg::Solutions(SolutionsMsg::GivensFinished)));
        assert_eq!(page.model.play.editor.input_mode, InputMode::Answer);
        assert_eq!(page.model.play.solution_queries.count_purpose, CountPurpose::Givens);
        page.finish_work();
        let solution_queries = &page.model.play.solution_queries;
        assert_eq!(solution_queries.count_purpose, CountPurpose::Givens);
        assert!(!solution_queries.count.is_working());
        assert_eq!(solution_queries.count.finding.map(|it| it.count), Some(expected), "{sample:?}");
        // The solution is not shown.
        assert_eq!(page.model.on_board(), OnBoard::Own);
        assert_eq!(page.model.play.solving, SolveState::Idle);
        assert_eq!(page.model.play.editor.edited_puzzle().answers.filled_count(), 0);
        // It is about the givens, and no longer said once the user plays.
        let givens = sample.givens();
        let (blank, _) = givens.iter().find(|(_, given)| given.is_none()).unwrap();
        page.send(Msg::Edit(EditMsg::CellSelected { cell: blank, extend: false }));
        assert_eq!(page.model.play.solution_queries.count_purpose, CountPurpose::Givens);
        write(&mut page, 1, InputMode::Corner);
        assert_eq!(page.model.play.solution_queries.count_purpose, CountPurpose::Number);
    }
}

#[test]
fn givens_that_clash_have_to_be_corrected_first() {
    let mut page = Page::editing(&format!("11{}", ".".repeat(79)));
    choose_pen(&mut page, InputMode::Given);
    assert!(page.send(Msg::Solutions(SolutionsMsg::GivensFinished)));
    assert_eq!(page.model.play.editor.input_mode, InputMode::Given);
    assert!(matches!(page.model.play.solving, SolveState::Over(Err(_))));
    assert_eq!(page.model.play.solution_queries.count_purpose, CountPurpose::Number);
}

#[test]
fn cages_without_givens_are_a_puzzle_to_answer() {
    let input_mode = |page: &Page| page.model.play.editor.input_mode;
    let mut page = Page::editing(&empty(Shape::Four));
    assert_eq!(input_mode(&page), InputMode::Given);
    page.send(Msg::Edit(EditMsg::CellSelected { cell: cell(Shape::Four, 1, 1), extend: false }));
    page.send(Msg::Rules(RulesMsg::CageMade { total: "3".into() }));
    let link = page.model.link().write();
    assert_eq!(input_mode(&Page::open(&link)), InputMode::Answer);
}

#[test]
fn a_board_with_answers_alone_is_opened_to_be_answered() {
    let shared = SharedStorage::new();
    let link = format!("p={}&view=play", empty(Shape::Four));
    let mut visit = Visit::open(&shared, 1, &link);
    visit.send(Msg::Edit(EditMsg::DigitEntered {
        digit: digit(3),
        input_mode: Some(InputMode::Answer),
    }));
    visit.leave();
    let again = Visit::open(&shared, 2, &link);
    assert_eq!(again.page.model.play.editor.input_mode, InputMode::Answer);
}

#[test]
fn candidates_are_filled_in_and_then_kept_possible() {
    let mut page = Page::editing("1234............");
    let write = |page: &mut Page| page.send(Msg::Edit(EditMsg::CandidatesWritten));
    let edit = |page: &Page| page.model.play.editor.edited_puzzle().candidate_edit();
    let shape = Shape::Four;
    let center = |page: &Page, row: usize, column: usize| {
        let cell = Cell::at(shape, row - 1, column - 1).unwrap();
        marks(page, cell).center.iter().map(Digit::value).collect::<Vec<_>>()
    };
    page.send(Msg::Edit(EditMsg::CellSelected {
        cell: Cell::at(shape, 1, 0).unwrap(),
        extend: false,
    }));
    write_mark(&mut page, 3);
    assert_eq!(edit(&page), CandidateEdit::Fill);
    assert!(write(&mut page));
    assert_eq!(center(&page, 2, 1), [3], "marks that are there stay");
    assert_eq!(center(&page, 2, 2), [3, 4]);
    assert_eq!(center(&page, 3, 1), [2, 3, 4]);
    assert_eq!(center(&page, 1, 1), [0; 0], "it has a digit");
    assert_eq!(edit(&page), CandidateEdit::Nothing);
    assert!(!write(&mut page));
    write_mark(&mut page, 1);
    assert_eq!(edit(&page), CandidateEdit::RemoveImpossible);
    assert!(write(&mut page));
    assert_eq!(center(&page, 2, 1), [3]);
    page.send(Msg::Edit(EditMsg::Undone));
    assert_eq!(center(&page, 2, 1), [1, 3], "one step");
}

fn write_mark(page: &mut Page, value: u8) {
    write(page, value, InputMode::Center);
}
