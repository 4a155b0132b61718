//! What was found out about a puzzle, kept with it.

use crate::common::{Page, SharedStorage, Visit, cell, digit};
use grove_model::Msg;
use grove_model::base::samples::Sample;
use grove_model::puzzle::editor::InputMode;
use grove_model::puzzle::journal::{KnownFacts, PuzzleId, Record, Slot, Stamp, TabId, write};
use grove_model::update::check::CheckMsg;
use grove_model::update::edit::EditMsg;
use grove_model::update::logic::LogicMsg;
use grove_model::update::rules::RulesMsg;
use grove_model::update::solutions::SolutionsMsg;
use grove_model::view::puzzle_facts::puzzle_facts;
use sudoku_engine::board::{Cell, Shape, Variant};
use sudoku_engine::logic::Grade;

/// Returns a 9×9 puzzle with one solution, on the board.
fn playing() -> Page {
    Page::editing(Sample::Article.line())
}

fn first_empty(page: &Page) -> Cell {
    let givens = &page.model.play.editor.edited_puzzle().givens;
    Shape::Nine.cells().find(|&cell| givens.get(cell).is_none()).unwrap()
}

fn known(page: &Page) -> KnownFacts {
    let facts = puzzle_facts(&page.model).unwrap();
    KnownFacts { is_proper: facts.is_proper, grade: facts.grade }
}

fn content(page: &Page) -> PuzzleId {
    Record::content_of(page.model.play.editor.edited_puzzle())
}

fn check_and_rate(page: &mut Page) {
    page.send(Msg::Check(CheckMsg::Requested));
    page.finish_work();
    page.send(Msg::Solutions(SolutionsMsg::Logic(LogicMsg::RatingRequested)));
    page.finish_work();
}

#[test]
fn what_is_known_of_a_puzzle_stays_known_until_its_givens_or_rules_change() {
    let mut page = playing();
    check_and_rate(&mut page);
    let facts = known(&page);
    assert!(facts.is_proper == Some(true) && facts.grade.is_some());
    // A digit of the user's own changes nothing about the puzzle.
    let cell = first_empty(&page);
    page.send(Msg::Edit(EditMsg::CellSelected { cell, extend: false }));
    page.send(Msg::Edit(EditMsg::DigitEntered { digit: digit(1), input_mode: None }));
    assert!(page.model.play.check.is_none());
    assert_eq!(known(&page), facts);
    // A given makes it another puzzle, and undo the same one again.
    let input_mode = Some(InputMode::Given);
    page.send(Msg::Edit(EditMsg::DigitEntered { digit: digit(2), input_mode }));
    assert_eq!(known(&page), KnownFacts::default());
    page.send(Msg::Edit(EditMsg::Undone));
    assert_eq!(known(&page), facts);
    page.send(Msg::Rules(RulesMsg::VariantSwitched { variant: Variant::AntiKing, on: true }));
    assert_eq!(known(&page), KnownFacts::default());
}

#[test]
fn finding_out_about_a_puzzle_is_not_writing_on_it() {
    let mut page = playing();
    check_and_rate(&mut page);
    assert_eq!(known(&page).is_proper, Some(true));
    assert!(!page.model.tab().record().is_touched() && !page.model.can_undo());
}

#[test]
fn what_is_known_survives_a_reload() {
    let shared = SharedStorage::new();
    let hash = format!("p={}&view=play", Sample::Article.line());
    let mut visit = Visit::open(&shared, 1, &hash);
    visit.send(Msg::Check(CheckMsg::Requested));
    while visit.page.run_worker_slice() {
        let outcome = visit.keeper.store_changes(&visit.page.model);
        visit.report_storage(outcome);
    }
    let cell = first_empty(&visit.page);
    visit.send(Msg::Edit(EditMsg::CellSelected { cell, extend: false }));
    visit.send(Msg::Edit(EditMsg::DigitEntered { digit: digit(1), input_mode: None }));
    let hash = visit.leave();
    let reloaded = Visit::reload(&shared, 1, &hash);
    assert_eq!(reloaded.edited_puzzle().answers.get(cell), Some(digit(1)));
    assert_eq!(known(&reloaded.page).is_proper, Some(true));
}

#[test]
fn records_of_earlier_and_later_versions_are_read() {
    let page = playing();
    let (record, content) = (page.model.tab().record(), content(&page));
    assert!(!write(&**record).contains("known"));
    assert_eq!(KnownFacts::of(record, content), KnownFacts::default());
    let facts_of = |text: &str| {
        let mut record = Record::clone(record);
        record.write(&Slot::Known, &text.into(), Stamp(1, TabId(1)));
        let read: Record = serde_json::from_str(&write(&record)).unwrap();
        KnownFacts::of(&read, content)
    };
    let hard = KnownFacts { is_proper: Some(true), grade: Some(Grade::Hard) };
    assert_eq!(facts_of(&format!("{content} one hard")), hard);
    assert_eq!(facts_of(&format!("{content} one later hard soon")), hard);
    assert_eq!(facts_of("0123456789abcdef one hard"), KnownFacts::default());
    assert_eq!(facts_of("one hard"), KnownFacts::default());
}

#[test]
fn a_board_without_givens_is_a_puzzle_once_it_has_a_rule() {
    let mut page = Page::editing(&".".repeat(81));
    assert_eq!(puzzle_facts(&page.model), None);
    for column in [1, 2] {
        let cell = cell(Shape::Nine, 1, column);
        page.send(Msg::Edit(EditMsg::CellSelected { cell, extend: column > 1 }));
    }
    page.send(Msg::Rules(RulesMsg::CageMade { total: "5".into() }));
    assert_eq!(puzzle_facts(&page.model).unwrap().given_count, 0);
}
