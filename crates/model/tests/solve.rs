//! Asking for the solution, answered by the worker.

#![allow(clippy::unwrap_used, reason = "a test that fails may panic, in its helpers too")]

mod common;

use common::{Page, digit, empty, ended};
use grove_model::Msg;
use grove_model::base::samples::Sample;
use grove_model::puzzle::editor::InputMode;
use grove_model::solve::answer::{Answer, ShownSolution, Solving};
use grove_model::update::edit::EditMsg;
use grove_model::update::page::PageMsg;
use grove_model::update::solve::SolveMsg;
use grove_model::update::worker::WorkerMsg;
use grove_model::view::board as board_view;
use grove_model::view::board::Origin;
use grove_model::worker::protocol::Reply;
use grove_model::worker::task::{News, Task};
use sudoku_engine::board::{Givens, Grid, Shape};
use sudoku_engine::fast::Refutation;
use sudoku_engine::search::Goal;

const fn is_solve(task: &Task) -> bool {
    matches!(task, Task::Solve(_))
}

fn solved(page: &mut Page) -> Answer {
    page.send(Msg::Solve(SolveMsg::Asked));
    assert!(matches!(page.model.play.solving, Solving::Working(_)));
    page.answer();
    match &page.model.play.solving {
        Solving::Over(Ok(answer)) => answer.as_ref().clone(),
        other => panic!("{other:?}"),
    }
}

fn solution(sample: Sample) -> Givens {
    ended(sample, Goal::FIRST).solution().unwrap().into()
}

#[test]
fn the_only_solution_is_filled_in_and_can_be_undone() {
    let samples = Sample::all().filter(|sample| {
        use Sample::{FourSolutions, NoSolution, NorvigImpossible, TwoSolutions};
        ![FourSolutions, NoSolution, NorvigImpossible, TwoSolutions].contains(sample)
    });
    for sample in samples {
        let mut page = Page::editing(sample.line());
        page.send(Msg::Edit(EditMsg::DigitEntered {
            digit: digit(1),
            pen: Some(InputMode::Answer),
        }));
        let before = page.model.play.editor.sheet().clone();
        let Answer::Unique(full) = solved(&mut page) else { panic!("{sample:?}") };
        let grid = Grid::try_from(full.clone()).unwrap();
        if sample != Sample::AntiBacktracking {
            assert_eq!(full, solution(sample), "{sample:?}");
        }
        assert!(grid.extends(&sample.givens()));
        assert_eq!(page.model.play.editor.sheet().digits(), full);
        assert_eq!(page.model.play.editor.sheet().clues, sample.givens());
        page.send(Msg::Edit(EditMsg::Undone));
        assert_eq!(*page.model.play.editor.sheet(), before);
        assert_eq!(page.model.play.solving, Solving::Idle);
    }
}

#[test]
fn of_several_solutions_two_are_shown_in_turn() {
    for line in [Sample::TwoSolutions.line(), Sample::FourSolutions.line(), &empty(Shape::Four)] {
        let mut page = Page::editing(line);
        let sheet = page.model.play.editor.sheet().clone();
        let answer = solved(&mut page);
        let Answer::Several([first, second]) = &answer else { panic!("{answer:?}") };
        assert_ne!(first, second);
        assert_eq!(*page.model.play.editor.sheet(), sheet, "nothing is written on the sheet");
        for (shown, grid) in [(ShownSolution::First, first), (ShownSolution::Second, second)] {
            assert!(Grid::try_from(grid.clone()).unwrap().extends(&sheet.clues));
            page.send(Msg::Solve(SolveMsg::SolutionShown(shown)));
            for view in board_view::board(&page.model) {
                let given = sheet.clues.get(view.cell).is_some();
                let origin = if given { Origin::Given } else { Origin::Answer };
                assert_eq!(view.digit, grid.get(view.cell).map(|digit| (digit, origin)));
                assert_eq!(view.differs, first.get(view.cell) != second.get(view.cell));
                assert_eq!(view.differs, answer.differing().contains(&view.cell));
            }
        }
        // Asking again begins with the first, and an edit puts the answer aside.
        page.send(Msg::Solve(SolveMsg::Asked));
        assert_eq!(page.model.play.shown, ShownSolution::First);
        page.answer();
        let free = sheet.clues.iter().find(|(_, clue)| clue.is_none()).unwrap().0;
        page.send(Msg::Edit(EditMsg::CellSelected { cell: free, extend: false }));
        page.send(Msg::Edit(EditMsg::DigitEntered {
            digit: digit(1),
            pen: Some(InputMode::Answer),
        }));
        assert_eq!(page.model.play.solving, Solving::Idle);
    }
    assert!(Answer::Unique(solution(Sample::Paper)).differing().is_empty());
}

#[test]
fn of_an_impossible_board_the_reason_is_told() {
    let mut page = Page::editing(Sample::NoSolution.line());
    assert!(matches!(solved(&mut page), Answer::Impossible(_)));
    let mut page = Page::editing(Sample::NorvigImpossible.line());
    let answer = solved(&mut page);
    assert!(matches!(answer, Answer::Impossible(Refutation::BySearch { nodes }) if nodes > 1));
    // The last cell of row 1 sees 1, 2 and 3 in its row and 4 in its column.
    let mut page = Page::editing("123........4....");
    assert!(matches!(solved(&mut page), Answer::Impossible(Refutation::AtSight(_))));
}

#[test]
fn clashing_clues_are_not_solved() {
    let mut page = Page::editing("1100000000000001");
    page.send(Msg::Solve(SolveMsg::Asked));
    let Solving::Over(Err(clashes)) = &page.model.play.solving else { panic!() };
    assert_eq!(clashes.len(), 2, "in row 1 and in box 1");
    assert!(page.tasks(is_solve).is_empty());
    page.model.play.editor.pen = InputMode::Clue;
    page.send(Msg::Edit(EditMsg::DigitErased));
    assert_eq!(page.model.play.solving, Solving::Idle);

    // The player's own digits are no clues: a wrong one is replaced.
    let mut page = Page::editing(Sample::Paper.line());
    page.send(Msg::Edit(EditMsg::DigitEntered { digit: digit(3), pen: Some(InputMode::Answer) }));
    assert!(!page.model.play.editor.violations().is_empty());
    assert_eq!(solved(&mut page), Answer::Unique(solution(Sample::Paper)));
}

#[test]
fn solving_is_called_off() {
    let cancels = [
        Msg::Solve(SolveMsg::Cancelled),
        Msg::Edit(EditMsg::DigitEntered { digit: digit(5), pen: Some(InputMode::Answer) }),
        Msg::Edit(EditMsg::SampleChosen(Sample::Nuru)),
        Msg::Page(PageMsg::LinkOpened { hash: "view=play".to_owned() }),
    ];
    for msg in cancels {
        let mut page = Page::open(&format!("p={}&rules=falling&view=play", empty(Shape::Nine)));
        page.send(Msg::Solve(SolveMsg::Asked));
        page.talk();
        let late = page.model.play.solving.clone();
        assert!(matches!(late, Solving::Working(_)), "it takes more than one slice");
        assert!(page.send(msg.clone()));
        assert_eq!(page.model.play.solving, Solving::Idle);
        assert!(page.tasks(is_solve).is_empty());
        page.run_out();
        assert_eq!(page.model.play.solving, Solving::Idle, "{msg:?}");
        assert!(!page.send(Msg::Solve(SolveMsg::Cancelled)));
    }
}

#[test]
fn only_the_last_question_is_answered() {
    let mut page = Page::editing(Sample::Paper.line());
    let id = |page: &Page| page.tasks(is_solve)[0];
    page.send(Msg::Solve(SolveMsg::Asked));
    let first = id(&page);
    page.send(Msg::Solve(SolveMsg::Asked));
    let second = id(&page);
    assert_ne!(first, second);
    let answer = Answer::Unique(solution(Sample::Paper));
    let reply = |id| {
        let news = News::Solve(answer.clone());
        Msg::Worker(WorkerMsg::Replied(Reply::Task { id, news }))
    };
    assert!(!page.send(reply(first)));
    assert!(page.send(reply(second)));
    assert!(!page.send(reply(second)));
}
