//! Checking the user's digits. What is right is found out by listing all solutions of small boards.

use std::collections::BTreeSet;

use crate::common::{Page, cell, digit};
use grove_model::Msg;
use grove_model::base::samples::Sample;
use grove_model::base::task_state::TaskState;
use grove_model::model::notice::Notice;
use grove_model::puzzle::editor::InputMode;
use grove_model::solve::answer::SolveState;
use grove_model::solve::check::CheckResult;
use grove_model::update::check::CheckMsg;
use grove_model::update::edit::EditMsg;
use grove_model::update::hint::HintMsg;
use grove_model::update::solve::SolveMsg;
use grove_model::update::worker::WorkerMsg;
use grove_model::view::board as board_view;
use grove_model::view::hint::hint_picture;
use proptest::collection::vec;
use proptest::prelude::*;
use proptest::sample::select;
use sudoku_engine::board::{Cell, Givens, Shape};
use sudoku_engine::formats;
use sudoku_engine::logic::Candidate;

fn write(page: &mut Page, cell: Cell, value: u8, input_mode: InputMode) {
    page.send(Msg::Edit(EditMsg::CellSelected { cell, extend: false }));
    page.send(Msg::Edit(EditMsg::DigitEntered {
        digit: digit(value),
        input_mode: Some(input_mode),
    }));
}

fn answer(page: &mut Page, (row, column): (usize, usize), value: u8) {
    let cell = cell(page.model.play.editor.shape(), row, column);
    write(page, cell, value, InputMode::Answer);
}

fn checked(page: &mut Page) -> CheckResult {
    page.send(Msg::Check(CheckMsg::Requested));
    page.work_until_answered();
    result(page).unwrap()
}

fn result(page: &Page) -> Option<CheckResult> {
    match &page.model.play.check.as_ref()?.state {
        TaskState::Over(result) => Some(result.clone()),
        TaskState::Idle | TaskState::Working(_) => None,
    }
}

fn answers(page: &Page) -> String {
    formats::line(&page.model.play.editor.edited_puzzle().answers)
}

/// Returns the cells that the board marks as wrong.
fn marked(page: &Page) -> Vec<Cell> {
    let views = board_view::board(&page.model);
    views.into_iter().filter(|view| view.wrong_digit.is_some()).map(|view| view.cell).collect()
}

/// Returns a page with a puzzle that has one solution.
fn article() -> Page {
    Page::editing(Sample::Article.line())
}

#[test]
fn only_the_number_of_wrong_digits_is_shown_at_first() {
    let mut page = article();
    let empty: Vec<Cell> =
        page.model.play.editor.edited_puzzle().posed().unwrap().empty_cells().collect();
    let solution = solution_of(&mut page);
    let right = |cell: Cell| solution.get(cell).unwrap().value();
    let wrong = |cell: Cell| right(cell) % 9 + 1;
    write(&mut page, empty[0], right(empty[0]), InputMode::Answer);
    assert_eq!(checked(&mut page), CheckResult::Right);
    write(&mut page, empty[1], wrong(empty[1]), InputMode::Answer);
    assert_eq!(result(&page), None, "the result is about other digits");
    write(&mut page, empty[2], wrong(empty[2]), InputMode::Answer);
    let found = CheckResult::Wrong { cells: vec![empty[1], empty[2]], undo_count: Some(2) };
    assert_eq!(checked(&mut page), found);
    assert_eq!(marked(&page), []);
    page.send(Msg::Check(CheckMsg::WrongMarked));
    assert_eq!(marked(&page), [empty[1], empty[2]]);
    write(&mut page, empty[3], 1, InputMode::Corner);
    assert_eq!(marked(&page), [empty[1], empty[2]], "a mark changes no digit");
    write(&mut page, empty[2], wrong(empty[2]), InputMode::Answer);
    assert_eq!(marked(&page), []);
}

#[test]
fn center_marks_without_the_right_digit_are_counted_and_then_named() {
    let mut page = article();
    let empty: Vec<Cell> =
        page.model.play.editor.edited_puzzle().posed().unwrap().empty_cells().collect();
    let solution = solution_of(&mut page);
    let right = |cell: Cell| solution.get(cell).unwrap().value();
    let other = |cell: Cell| right(cell) % 9 + 1;
    write(&mut page, empty[0], right(empty[0]), InputMode::Center);
    write(&mut page, empty[1], other(empty[1]), InputMode::Corner);
    assert_eq!(checked(&mut page), CheckResult::NoDigits);
    let missing = |cells: &[Cell]| {
        let digit = |&cell: &Cell| Candidate::new(cell, solution.get(cell).unwrap());
        CheckResult::MissingMarks(cells.iter().map(digit).collect())
    };
    write(&mut page, empty[2], other(empty[2]), InputMode::Center);
    assert_eq!(result(&page), None, "the result is about other marks");
    assert_eq!(checked(&mut page), missing(&[empty[2]]), "without digits");
    write(&mut page, empty[3], right(empty[3]), InputMode::Answer);
    assert_eq!(checked(&mut page), missing(&[empty[2]]));
    assert!(hint_picture(&page.model).is_none(), "which one is not said yet");
    page.send(Msg::Check(CheckMsg::WrongMarked));
    assert_eq!(hint_picture(&page.model).unwrap().area, [empty[2]]);
    assert!(page.model.play.check.is_none());
    // The hint writes the mark.
    page.send(Msg::Hint(HintMsg::Advanced));
    assert_eq!(checked(&mut page), CheckResult::Right);
    write(&mut page, empty[2], right(empty[2]), InputMode::Center);
    assert_eq!(result(&page), None, "the result is about other marks");
    // A wrong digit comes first.
    write(&mut page, empty[4], other(empty[4]), InputMode::Answer);
    assert!(matches!(checked(&mut page), CheckResult::Wrong { .. }));
}

#[test]
fn no_mark_is_missing_if_there_are_several_solutions() {
    let mut page = Page::editing("1...............");
    write(&mut page, cell(Shape::Four, 1, 2), 1, InputMode::Center);
    assert_eq!(checked(&mut page), CheckResult::Ambiguous);
}

/// Returns the solution that Solve shows, and hides it again.
fn solution_of(page: &mut Page) -> Givens {
    page.send(Msg::Solve(SolveMsg::Requested));
    page.work_until_answered();
    let solution = page.model.play.answered().unwrap().clone();
    page.send(Msg::Solve(SolveMsg::AnswerHidden));
    solution
}

#[test]
fn going_back_undoes_edits_until_all_digits_are_right() {
    let mut page = Page::editing("1...............");
    answer(&mut page, (1, 2), 2);
    let right = answers(&page);
    answer(&mut page, (1, 3), 1);
    answer(&mut page, (4, 4), 3);
    let wrong = answers(&page);
    let shape = Shape::Four;
    let cells = vec![cell(shape, 1, 3)];
    assert_eq!(checked(&mut page), CheckResult::Wrong { cells, undo_count: Some(2) });
    page.send(Msg::Check(CheckMsg::WentBack));
    assert_eq!(answers(&page), right);
    assert_eq!(checked(&mut page), CheckResult::Ambiguous);
    page.send(Msg::Edit(EditMsg::Redone));
    page.send(Msg::Edit(EditMsg::Redone));
    assert_eq!(answers(&page), wrong);
}

#[test]
fn going_back_does_nothing_while_checking_or_without_right_digits_to_go_back_to() {
    let mut page = Page::editing("1...............");
    answer(&mut page, (1, 2), 2);
    answer(&mut page, (1, 3), 1);
    let wrong = answers(&page);
    page.send(Msg::Check(CheckMsg::Requested));
    assert!(!page.send(Msg::Check(CheckMsg::WentBack)), "the check is in progress");
    page.work_until_answered();
    let cells = vec![cell(Shape::Four, 1, 3)];
    let found = CheckResult::Wrong { cells, undo_count: Some(1) };
    assert_eq!(result(&page), Some(found), "the check has gone on");
    assert!(page.send(Msg::Check(CheckMsg::WentBack)));
    assert_ne!(answers(&page), wrong);
    assert!(page.model.play.check.is_none() && !page.send(Msg::Check(CheckMsg::WentBack)));
    // No digit is left for the last cell of the first row.
    let mut page = Page::editing("123....4........");
    answer(&mut page, (4, 4), 1);
    assert_eq!(checked(&mut page), CheckResult::NoSolution);
    assert!(!page.send(Msg::Check(CheckMsg::WentBack)));
    assert_eq!(result(&page), Some(CheckResult::NoSolution));
}

#[test]
fn digits_that_are_in_no_solution_together_are_not_called_wrong() {
    let mut page = Page::editing("1...............");
    answer(&mut page, (1, 2), 2);
    answer(&mut page, (2, 1), 2);
    assert_eq!(checked(&mut page), CheckResult::Incompatible { undo_count: Some(1) });
    page.send(Msg::Check(CheckMsg::WrongMarked));
    assert_eq!(marked(&page), []);
}

#[test]
fn what_cannot_be_checked_says_why() {
    let mut page = article();
    assert_eq!(checked(&mut page), CheckResult::NoDigits);
    // An empty board, and one with too few givens.
    for line in ["................", "1..............."] {
        let mut page = Page::editing(line);
        assert_eq!(checked(&mut page), CheckResult::Ambiguous);
        answer(&mut page, (4, 4), 1);
        assert_eq!(checked(&mut page), CheckResult::Ambiguous);
    }
    // No digit is left for the last cell of the first row.
    let mut page = Page::editing("123....4........");
    answer(&mut page, (4, 4), 1);
    assert_eq!(checked(&mut page), CheckResult::NoSolution);
    let mut page = Page::editing("11..............");
    answer(&mut page, (4, 4), 3);
    page.send(Msg::Check(CheckMsg::Requested));
    assert!(matches!(page.model.play.solving, SolveState::Over(Err(_))), "givens break a rule");
    assert!(page.model.play.check.is_none());
}

#[test]
fn a_check_is_cancelled_without_a_worker() {
    let mut page = article();
    answer(&mut page, (1, 1), 1);
    page.send(Msg::Check(CheckMsg::Requested));
    page.send(Msg::Worker(WorkerMsg::Lost { restarting: false }));
    assert!(page.model.play.check.is_none());
    page.send(Msg::Check(CheckMsg::Requested));
    assert!(page.model.notices.contains(&Notice::WorkerUnavailable));
    assert!(page.model.play.check.is_none());
}

/// Returns all solutions of a 4x4 board, found by filling it in every way.
fn solutions(line: &str) -> Vec<Vec<u8>> {
    fn fill(board: &mut Vec<u8>, given: &[u8], found: &mut Vec<Vec<u8>>) {
        let at = board.len();
        if at == 16 {
            found.push(board.clone());
            return;
        }
        for digit in b'1'..=b'4' {
            let sees = |other: usize| {
                let (row, column) = (other / 4, other % 4);
                row == at / 4
                    || column == at % 4
                    || (row / 2, column / 2) == (at / 4 / 2, at % 4 / 2)
            };
            let is_free = (0..at).all(|other| board[other] != digit || !sees(other));
            if is_free && (given[at] == b'.' || given[at] == digit) {
                board.push(digit);
                fill(board, given, found);
                board.pop();
            }
        }
    }
    let mut found = Vec::new();
    fill(&mut Vec::new(), line.as_bytes(), &mut found);
    found
}

/// Returns the result to expect for these digits, and for those before them, latest first.
fn expected(givens: &str, history: &[String]) -> CheckResult {
    let solutions = solutions(givens);
    let is_in = |solution: &Vec<u8>, digits: &str| {
        digits.bytes().zip(solution).all(|(digit, solved)| digit == b'.' || digit == *solved)
    };
    let is_right = |digits: &String| solutions.iter().any(|solution| is_in(solution, digits));
    let [now, earlier @ ..] = history else { panic!("there is always a board") };
    if solutions.is_empty() {
        return CheckResult::NoSolution;
    }
    if is_right(now) {
        let has_digits = now.bytes().any(|digit| digit != b'.');
        return match (solutions.len(), has_digits) {
            (1, true) => CheckResult::Right,
            (1, false) => CheckResult::NoDigits,
            _ => CheckResult::Ambiguous,
        };
    }
    let undo_count = earlier.iter().position(is_right).map(|nth| nth + 1);
    let is_wrong = |&(nth, digit): &(usize, u8)| {
        digit != b'.' && !solutions.iter().any(|solution| solution[nth] == digit)
    };
    let wrong: BTreeSet<usize> =
        now.bytes().enumerate().filter(is_wrong).map(|(nth, _)| nth).collect();
    if wrong.is_empty() {
        return CheckResult::Incompatible { undo_count };
    }
    let cells = Shape::Four.cells().enumerate().filter(|(nth, _)| wrong.contains(nth));
    CheckResult::Wrong { cells: cells.map(|(_, cell)| cell).collect(), undo_count }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 64, failure_persistence: None, ..Default::default() })]

    #[test]
    fn checks_agree_with_the_list_of_all_solutions(
        givens in select(vec![
            "................", "1...............", "12...4..........", "1..4..2..3......",
            "1.3.3...........", "1234............", "12.....3........", "123....4........",
        ]),
        writes in vec((0..16_usize, 1..=4_u8), 0..12),
    ) {
        let mut page = Page::editing(givens);
        let mut history = vec![answers(&page)];
        for (nth, value) in writes {
            let cell = Shape::Four.cells().nth(nth).unwrap();
            write(&mut page, cell, value, InputMode::Answer);
            if answers(&page) != history[0] {
                history.insert(0, answers(&page));
            }
        }
        prop_assert_eq!(checked(&mut page), expected(givens, &history));
    }
}
