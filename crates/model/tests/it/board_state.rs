//! What is shown about the edited board without being asked: solved, full but wrong, broken, or
//! why a digit was not written.

use crate::common::{Page, cell, digit, empty};
use grove_model::Msg;
use grove_model::base::samples::Sample;
use grove_model::base::settings::View;
use grove_model::puzzle::editor::{BoardState, InputMode, Refusal};
use grove_model::solve::solutions::OnBoard;
use grove_model::update::edit::EditMsg;
use grove_model::update::page::PageMsg;
use grove_model::update::rules::RulesMsg;
use grove_model::update::solutions::SolutionsMsg;
use grove_model::update::solve::SolveMsg;
use grove_model::view::board as board_view;
use grove_model::worker::task::Task;
use sudoku_engine::board::{Cell, Givens, Region, Rule, Shape, Variant};
use sudoku_engine::formats;

const PAPER: &str = "4231314214232314";

fn enter(page: &mut Page, at: Cell, value: u8) {
    page.send(Msg::Edit(EditMsg::CellSelected { cell: at, extend: false }));
    page.send(Msg::Edit(EditMsg::DigitEntered {
        digit: digit(value),
        input_mode: Some(InputMode::Answer),
    }));
}

/// Fills the empty cells of the board with the digits of a full one, in order. Returns the
/// state of the board before the last digit.
fn fill(page: &mut Page, line: &str) -> BoardState {
    let full: Givens = formats::read(line).expect("a full board").givens;
    let mut before = page.model.play.editor.board_state();
    for (cell, value) in full.iter() {
        if page.model.play.editor.edited_puzzle().digits().get(cell).is_none() {
            before = page.model.play.editor.board_state();
            enter(page, cell, value.expect("a digit").value());
        }
    }
    before
}

fn broken_rules(page: &Page) -> (Vec<Rule>, bool) {
    match page.model.play.editor.board_state() {
        BoardState::Broken { violations, is_full } => {
            (violations.iter().map(|violation| violation.rule).collect(), is_full)
        }
        other => panic!("{other:?}"),
    }
}

#[test]
fn a_puzzle_with_only_clues_does_not_count_as_solved() {
    let mut page = Page::editing(PAPER);
    assert_eq!(board_view::shown_board_state(&page.model), Some(BoardState::AllGiven));
    page.send(Msg::Edit(EditMsg::InputModeChosen(InputMode::Given)));
    page.send(Msg::Edit(EditMsg::CellSelected { cell: cell(Shape::Four, 1, 1), extend: false }));
    page.send(Msg::Edit(EditMsg::DigitErased));
    assert_eq!(page.model.play.editor.board_state(), BoardState::Open);
    enter(&mut page, cell(Shape::Four, 1, 1), 4);
    assert_eq!(
        page.model.play.editor.board_state(),
        BoardState::Solved,
        "one cell is the user's own"
    );
}

#[test]
fn the_last_digit_solves_the_puzzle_and_undo_opens_it_again() {
    let mut page = Page::editing(Sample::Paper.line());
    assert_eq!(fill(&mut page, PAPER), BoardState::Open);
    assert_eq!(page.model.play.editor.board_state(), BoardState::Solved);
    assert_eq!(board_view::shown_board_state(&page.model), Some(BoardState::Solved));
    assert!(page.tasks(|task| matches!(task, Task::Solve(_))).is_empty(), "no solver is needed");
    page.send(Msg::Edit(EditMsg::Undone));
    assert_eq!(board_view::shown_board_state(&page.model), Some(BoardState::Open));
    page.send(Msg::Edit(EditMsg::Redone));
    page.send(Msg::Page(PageMsg::ViewChosen(View::Watch)));
    assert_eq!(
        board_view::shown_board_state(&page.model),
        None,
        "the search has a board of its own"
    );
}

#[test]
fn any_full_board_that_keeps_the_rules_is_right_if_there_are_several() {
    for line in ["1234341221434321", "1234341243212143", PAPER] {
        let mut page = Page::editing(&empty(Shape::Four));
        fill(&mut page, line);
        assert_eq!(page.model.play.editor.board_state(), BoardState::Solved, "{line}");
    }
}

#[test]
fn a_full_board_that_breaks_a_rule_is_wrong_and_marked() {
    let mut page = Page::editing(Sample::Paper.line());
    fill(&mut page, PAPER);
    enter(&mut page, cell(Shape::Four, 1, 1), 2);
    let (rules, is_full) = broken_rules(&page);
    assert!(is_full);
    assert_eq!(rules.len(), 3, "row, column and box: {rules:?}");
    let marked = board_view::board(&page.model).iter().filter(|view| view.has_conflict).count();
    assert_eq!(marked, 3, "the cell and the equal ones in its row and column");
    page.send(Msg::Edit(EditMsg::DigitErased));
    assert_eq!(page.model.play.editor.board_state(), BoardState::Open);
    enter(&mut page, cell(Shape::Four, 1, 1), 3);
    assert!(broken_rules(&page).1);
}

#[test]
fn other_rules_count_too() {
    let mut page = Page::editing(&empty(Shape::Four));
    fill(&mut page, PAPER);
    page.send(Msg::Rules(RulesMsg::VariantSwitched { variant: Variant::AntiKing, on: true }));
    assert_eq!(broken_rules(&page), (vec![Rule::AntiKing; 3], true));
    page.send(Msg::Rules(RulesMsg::ClassicChosen));
    assert_eq!(page.model.play.editor.board_state(), BoardState::Solved);
    // While regions are being drawn, a full board is neither right nor wrong.
    page.send(Msg::Rules(RulesMsg::RegionAssigned(Region::new(0))));
    assert_eq!(page.model.play.editor.board_state(), BoardState::Open);
}

#[test]
fn a_clash_is_shown_before_solving() {
    let mut page = Page::editing("1000000000000000");
    enter(&mut page, cell(Shape::Four, 1, 2), 1);
    let (rules, is_full) = broken_rules(&page);
    assert_eq!((rules.len(), is_full), (2, false));
}

#[test]
fn only_the_users_own_digits_are_judged() {
    let mut page = Page::editing(Sample::TwoSolutions.line());
    page.send(Msg::Solve(SolveMsg::Requested));
    page.work_until_answered();
    assert_eq!(board_view::shown_board_state(&page.model), None, "one of two solutions is shown");
    let mut page = Page::editing(Sample::Paper.line());
    fill(&mut page, PAPER);
    page.send(Msg::Solutions(SolutionsMsg::OnBoardChosen(OnBoard::Candidates)));
    assert_eq!(
        board_view::shown_board_state(&page.model).is_some(),
        page.model.on_board() == OnBoard::Own
    );
    page.send(Msg::Page(PageMsg::SidePanelChosen(
        grove_model::base::settings::SidePanel::Solutions,
    )));
    assert_eq!(page.model.on_board(), OnBoard::Candidates);
    assert_eq!(board_view::shown_board_state(&page.model), None);
}

#[test]
fn a_refusal_disappears_with_the_next_action() {
    let mut page = Page::editing(Sample::Paper.line());
    let given = cell(Shape::Four, 2, 1);
    enter(&mut page, given, 1);
    assert_eq!(page.model.play.refusal, Some(Refusal::OnlyGivens));
    assert!(!page.model.play.editor.can_undo());
    page.send(Msg::Edit(EditMsg::CellSelected { cell: given, extend: false }));
    assert_eq!(page.model.play.refusal, None);
    // One of the selected cells takes the digit: nothing was refused.
    page.send(Msg::Edit(EditMsg::CellSelected { cell: cell(Shape::Four, 1, 1), extend: true }));
    page.send(Msg::Edit(EditMsg::DigitEntered {
        digit: digit(4),
        input_mode: Some(InputMode::Answer),
    }));
    assert_eq!(page.model.play.refusal, None);
    assert!(page.model.play.editor.can_undo());
}
