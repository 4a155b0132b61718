//! Puzzles to be printed, made by the worker one by one.

use crate::common::Page;
use grove_model::Msg;
use grove_model::generate::form::{Difficulty, GenerateForm};
use grove_model::generate::printout::{Page as Paper, PerPage, PrintJob, PrintOrder, Printout};
use grove_model::model::dialog::DialogKind;
use grove_model::update::dialog::DialogMsg;
use grove_model::update::generate::GenerateMsg;
use grove_model::update::printout::PrintoutMsg;
use grove_model::update::worker::WorkerMsg;
use grove_model::worker::protocol::{Reply, Request};
use grove_model::worker::task::{News, Task};
use sudoku_engine::formats;
use sudoku_engine::generate::generate;

/// A board of 16 cells and a printout of so many puzzles of its kind.
fn wanted(number: &str) -> Page {
    let mut page = Page::editing("................");
    let wish = GenerateForm { difficulty: Difficulty::Any, ..GenerateForm::default() };
    page.send(Msg::Generate(GenerateMsg::FormChosen(wish)));
    page.send(Msg::Dialog(DialogMsg::Opened(DialogKind::Printout)));
    page.send(Msg::Printout(PrintoutMsg::NumberTyped(number.into())));
    page.send(Msg::Printout(PrintoutMsg::Started { seed: 40 }));
    page
}

const fn is_print(task: &Task) -> bool {
    matches!(task, Task::Print { .. })
}

fn printout(page: &Page) -> &Printout {
    page.model.printout().expect("an open dialog")
}

#[test]
fn the_puzzles_are_those_of_consecutive_seeds() {
    let mut page = wanted("25");
    let PrintOrder { plan, number } = printout(&page).making.order().unwrap().work.clone();
    assert_eq!(number, 25);
    page.run_out();
    let printout = printout(&page);
    assert_eq!(printout.making, PrintJob::Idle);
    assert_eq!(printout.puzzles.len(), 25);
    for (nth, printed) in (0..).zip(printout.puzzles.iter()) {
        assert_eq!((u64::from(printed.number), printed.seed), (nth + 1, 40 + nth));
        let expected = generate(plan.options, printed.seed).unwrap();
        assert_eq!((&printed.clues, &printed.solution), (&expected.puzzle, &expected.solution));
    }
    let lines = printout.lines();
    assert_eq!(lines.lines().count(), 25);
    assert_eq!(lines.lines().next().unwrap(), formats::line(&printout.puzzles[0].clues));
    assert_eq!(printout.file_name(), "sudoku-25-seed-40.sdm");
}

#[test]
fn pages_hold_every_puzzle_once_and_its_solution_once() {
    let mut page = wanted("25");
    page.run_out();
    for (per_page, pages) in
        [(PerPage::One, 28), (PerPage::Two, 16), (PerPage::Four, 10), (PerPage::Six, 8)]
    {
        page.send(Msg::Printout(PrintoutMsg::PerPageChosen(per_page)));
        let printout = printout(&page);
        assert_eq!(printout.pages(), pages);
        let (mut puzzles, mut solutions) = (Vec::new(), Vec::new());
        for nth in 0..pages {
            match printout.page(nth).unwrap() {
                Paper::Puzzles(held) => puzzles.extend(held.iter().map(|one| one.number)),
                Paper::Solutions(held) => solutions.extend(held.iter().map(|one| one.number)),
            }
        }
        let all: Vec<u16> = (1..=25).collect();
        assert_eq!((puzzles, solutions), (all.clone(), all));
        assert_eq!(printout.page(pages), None);
    }
    page.send(Msg::Printout(PrintoutMsg::PageTurned(usize::MAX)));
    assert_eq!(printout(&page).page, 7);
}

#[test]
fn solutions_can_be_left_out_and_a_title_changes_no_page() {
    let mut page = wanted("25");
    page.run_out();
    page.send(Msg::Printout(PrintoutMsg::TitleTyped("Year 7".into())));
    assert_eq!((printout(&page).pages(), &*printout(&page).title), (10, "Year 7"));
    page.send(Msg::Printout(PrintoutMsg::PageTurned(9)));
    assert!(matches!(printout(&page).page(9), Some(Paper::Solutions(_))));
    page.send(Msg::Printout(PrintoutMsg::SolutionsPrinted(false)));
    assert_eq!((printout(&page).pages(), printout(&page).page), (7, 6));
    assert_eq!(printout(&page).page(7), None);
    assert!(!page.send(Msg::Printout(PrintoutMsg::SolutionsPrinted(false))));
    page.send(Msg::Printout(PrintoutMsg::SolutionsPrinted(true)));
    assert_eq!(printout(&page).pages(), 10);
}

#[test]
fn numbers_out_of_range_start_nothing() {
    for number in ["", "0", "101", "-1", "ten", "99999999999999999999"] {
        let mut page = wanted(number);
        assert_eq!(printout(&page).wanted(), None, "{number}");
        assert!(printout(&page).making.order().is_none() && page.requests().is_empty());
    }
}

#[test]
fn cancelling_keeps_what_is_made_and_late_puzzles_are_dropped() {
    let mut page = wanted("100");
    while printout(&page).puzzles.len() < 3 {
        page.talk();
    }
    let late = page.replies.last().cloned().unwrap();
    let Reply::Task { news, .. } = &late else { panic!("{late:?}") };
    assert!(matches!(news.read(), Some(News::Print { .. })));
    // The same again, as from a worker that began anew: it is not the next one.
    assert!(!page.send(Msg::Worker(WorkerMsg::Replied(late))));
    let id = page.tasks(is_print)[0];
    page.send(Msg::Printout(PrintoutMsg::Cancelled));
    let made = printout(&page).puzzles.len();
    assert!(page.requests().contains(&Request::Cancel { id }));
    page.run_out();
    assert_eq!(printout(&page).puzzles.len(), made);
    page.send(Msg::Dialog(DialogMsg::Closed(DialogKind::Printout)));
    assert!(page.model.dialog.is_none());
}

#[test]
fn closing_stops_the_worker_and_losing_it_keeps_what_is_made() {
    let mut page = wanted("100");
    while printout(&page).puzzles.is_empty() {
        page.talk();
    }
    page.lose_worker();
    assert_eq!(printout(&page).making, PrintJob::Idle);
    assert!(!printout(&page).puzzles.is_empty());

    let mut page = wanted("100");
    page.talk();
    let id = page.tasks(is_print)[0];
    page.send(Msg::Dialog(DialogMsg::Closed(DialogKind::Printout)));
    assert!(page.requests().contains(&Request::Cancel { id }));
}
