//! Asking for the solution, answered by the worker.

use crate::common::{Page, SharedStorage, Visit, cell, digit, empty, stepper_at_end};
use grove_model::Msg;
use grove_model::base::samples::Sample;
use grove_model::base::settings::{SidePanel, View};
use grove_model::puzzle::editor::{BoardState, Direction, EditedPuzzle, InputMode, Marks};
use grove_model::puzzle::journal::Tab;
use grove_model::solve::answer::{Answer, ShownSolution, SolveState};
use grove_model::solve::solutions::OnBoard;
use grove_model::update::edit::EditMsg;
use grove_model::update::page::PageMsg;
use grove_model::update::solutions::SolutionsMsg;
use grove_model::update::solve::SolveMsg;
use grove_model::update::worker::WorkerMsg;
use grove_model::view::board as board_view;
use grove_model::view::board::Origin;
use grove_model::worker::protocol::Reply;
use grove_model::worker::task::{Task, TaskReport};
use proptest::collection::vec;
use proptest::prelude::*;
use proptest::sample::select;
use strum::VariantArray;
use sudoku_engine::board::{Cell, DigitSet, Givens, Grid, Shape};
use sudoku_engine::fast::Refutation;
use sudoku_engine::search::Goal;

const fn is_solve(task: &Task) -> bool {
    matches!(task, Task::Solve(_))
}

fn solved(page: &mut Page) -> Answer {
    page.send(Msg::Solve(SolveMsg::Requested));
    assert!(matches!(page.model.play.solving, SolveState::Working(_)));
    page.work_until_answered();
    match &page.model.play.solving {
        SolveState::Over(Ok(answer)) => answer.as_ref().clone(),
        other => panic!("{other:?}"),
    }
}

fn solution(sample: Sample) -> Givens {
    stepper_at_end(sample, Goal::FIRST).solution().unwrap().into()
}

fn entered(value: u8, input_mode: InputMode) -> Msg {
    Msg::Edit(EditMsg::DigitEntered { digit: digit(value), input_mode: Some(input_mode) })
}

fn selected(row: usize, column: usize, shape: Shape) -> Msg {
    Msg::Edit(EditMsg::CellSelected { cell: cell(shape, row, column), extend: false })
}

/// Returns a page for editing this line, with these digits and marks of the user.
fn written(line: &str, actions: &[(usize, usize, u8, InputMode)]) -> Page {
    let mut page = Page::editing(line);
    let shape = page.model.play.editor.shape();
    for &(row, column, value, input_mode) in actions {
        page.send(selected(row, column, shape));
        page.send(entered(value, input_mode));
    }
    page
}

/// Returns everything that belongs to the user: what the tab has open with all that can be
/// undone, and the cells and the input mode that are chosen.
fn own(page: &Page) -> (EditedPuzzle, Tab, Vec<Cell>, InputMode) {
    let editor = &page.model.play.editor;
    let (edited_puzzle, tab) = (editor.edited_puzzle().clone(), editor.tab().clone());
    (edited_puzzle, tab, editor.selection().to_vec(), editor.input_mode)
}

/// Returns the digits on show.
fn shown(page: &Page) -> Givens {
    let digits = board_view::board(&page.model).into_iter().map(|view| view.digit.map(|it| it.0));
    Givens::from_digits(page.model.play.editor.shape(), digits.collect()).unwrap()
}

#[test]
fn the_only_solution_is_shown_and_nothing_is_written() {
    let samples = Sample::all().filter(|sample| {
        use Sample::{FourSolutions, NoSolution, NorvigImpossible, ThreeSolutions, TwoSolutions};
        ![FourSolutions, NoSolution, NorvigImpossible, ThreeSolutions, TwoSolutions]
            .contains(sample)
    });
    for sample in samples {
        let mut page = Page::editing(sample.line());
        let free = sample.givens().iter().find(|(_, given)| given.is_none()).unwrap().0;
        page.send(Msg::Edit(EditMsg::CellSelected { cell: free, extend: false }));
        page.send(entered(1, InputMode::Answer));
        let before = own(&page);
        let Answer::Unique(full) = solved(&mut page) else { panic!("{sample:?}") };
        let grid = Grid::try_from(full.clone()).unwrap();
        if sample != Sample::AntiBacktracking {
            assert_eq!(full, solution(sample), "{sample:?}");
        }
        assert!(grid.extends(&sample.givens()));
        assert_eq!(shown(&page), full);
        assert_eq!(own(&page), before);
        assert_eq!(
            board_view::shown_board_state(&page.model),
            None,
            "the user has not filled it in"
        );
        page.send(Msg::Edit(EditMsg::Undone));
        assert_eq!((own(&page), shown(&page)), (before.clone(), before.0.digits()));
        assert_eq!(page.model.play.solving, SolveState::Idle);
        // Redo shows the hidden solution again.
        assert!(page.model.can_redo());
        page.send(Msg::Edit(EditMsg::Redone));
        assert_eq!((own(&page), shown(&page)), (before.clone(), full));
        page.send(Msg::Solve(SolveMsg::AnswerHidden));
        assert_eq!((own(&page), shown(&page)), (before.clone(), before.0.digits()));
        page.send(Msg::Edit(EditMsg::Undone));
        assert_eq!(
            page.model.play.editor.edited_puzzle().answers.filled_count(),
            0,
            "the previous edit is undone"
        );
        assert!(page.model.play.editor.can_redo());
        page.send(Msg::Edit(EditMsg::Redone));
        assert_eq!(own(&page).0, before.0, "the edit is redone, not the answer");
        assert_eq!(page.model.play.solving, SolveState::Idle);
    }
}

#[test]
fn undo_after_solve_undoes_no_edit_and_opens_no_other_puzzle() {
    let actions = [(1, 1, 1, InputMode::Answer), (1, 2, 7, InputMode::Center)];
    let mut page = written(Sample::FourSolutions.line(), &actions);
    let before = own(&page);
    assert!(matches!(solved(&mut page), Answer::Several(_)));
    page.send(Msg::Edit(EditMsg::Undone));
    assert_eq!((own(&page), shown(&page)), (before.clone(), before.0.digits()));
    page.send(Msg::Edit(EditMsg::Undone));
    assert!(page.model.play.editor.edited_puzzle().marks.iter().all(Marks::is_empty));

    page.send(Msg::Edit(EditMsg::SampleChosen(Sample::TwoSolutions)));
    assert!(matches!(solved(&mut page), Answer::Several(_)));
    page.send(Msg::Edit(EditMsg::Undone));
    assert_eq!(page.model.play.editor.edited_puzzle().givens, Sample::TwoSolutions.givens());
    page.send(Msg::Edit(EditMsg::SampleChosen(Sample::NoSolution)));
    assert!(matches!(solved(&mut page), Answer::Impossible(_)));
    assert!(page.model.can_undo());
    page.send(Msg::Edit(EditMsg::Undone));
    assert_eq!(page.model.play.editor.edited_puzzle().givens, Sample::NoSolution.givens());
    assert_eq!(page.model.play.solving, SolveState::Idle);
}

#[test]
fn solve_and_a_reload_lose_neither_digits_nor_marks_nor_undo() {
    let shared = SharedStorage::new();
    let link = format!("p={}&view=play", Sample::Article.line());
    let mut visit = Visit::open(&shared, 1, &link);
    for (column, value, input_mode) in [(1, 3, InputMode::Answer), (2, 5, InputMode::Corner)] {
        visit.send(selected(1, column, Shape::Nine));
        visit.send(entered(value, input_mode));
    }
    let before = own(&visit.page);
    let stored = shared.items.borrow().clone();
    for _ in 0..3 {
        visit.send(Msg::Solve(SolveMsg::Requested));
        visit.page.work_until_answered();
        assert!(visit.page.model.journal().is_empty(), "Solve adds no entry to the journal");
    }
    assert_eq!(shown(&visit.page), solution(Sample::Article));
    assert_eq!(*shared.items.borrow(), stored, "Solve stores nothing");
    let link = visit.leave();
    let mut visit = Visit::open(&shared, 1, &link);
    assert_eq!(*visit.edited_puzzle(), before.0);
    assert_eq!(shown(&visit.page), before.0.digits());
    visit.send(Msg::Edit(EditMsg::Undone));
    assert!(visit.edited_puzzle().marks.iter().all(Marks::is_empty));
    assert_eq!(visit.edited_puzzle().answers.filled_count(), 1, "only the mark was undone");
}

#[test]
fn right_digits_of_the_user_stay_and_wrong_ones_are_marked() {
    let full = solution(Sample::Paper);
    let free: Vec<Cell> = Sample::Paper
        .givens()
        .iter()
        .filter_map(|(cell, given)| given.is_none().then_some(cell))
        .collect();
    let (right, wrong) = (free[0], free[1]);
    let wrong_digit = Shape::Four.digits().find(|&it| full.get(wrong) != Some(it)).unwrap();
    let mut page = Page::editing(Sample::Paper.line());
    for (cell, digit) in [(right, full.get(right).unwrap()), (wrong, wrong_digit)] {
        page.send(Msg::Edit(EditMsg::CellSelected { cell, extend: false }));
        page.send(Msg::Edit(EditMsg::DigitEntered { digit, input_mode: Some(InputMode::Answer) }));
    }
    solved(&mut page);
    for view in board_view::board(&page.model) {
        let origin = match view.cell {
            _ if Sample::Paper.givens().get(view.cell).is_some() => Origin::Given,
            cell if cell == right => Origin::Own,
            _ => Origin::Answer,
        };
        assert_eq!(view.digit, full.get(view.cell).map(|digit| (digit, origin)));
        assert_eq!(view.wrong_digit, (view.cell == wrong).then_some(wrong_digit));
        assert!(!view.has_conflict, "clashes of the user's digits are not shown on the solution");
    }
    // If there are two solutions, a digit that is in one of them is not marked as wrong.
    let mut page = written(&empty(Shape::Four), &[(1, 1, 4, InputMode::Answer)]);
    solved(&mut page);
    assert!(board_view::board(&page.model).iter().all(|view| view.wrong_digit.is_none()));
}

#[test]
fn a_board_filled_by_the_user_counts_as_solved_with_its_solution_on_show() {
    let full = solution(Sample::Paper);
    let mut page = Page::editing(Sample::Paper.line());
    for (cell, digit) in full.iter() {
        page.send(Msg::Edit(EditMsg::CellSelected { cell, extend: false }));
        let (digit, input_mode) = (digit.unwrap(), Some(InputMode::Answer));
        page.send(Msg::Edit(EditMsg::DigitEntered { digit, input_mode }));
    }
    solved(&mut page);
    assert_eq!(board_view::shown_board_state(&page.model), Some(BoardState::Solved));
}

#[test]
fn typing_returns_to_the_users_own_board_and_writes_there() {
    let marks = [(1, 1, 3, InputMode::Corner), (1, 2, 3, InputMode::Center)];
    let free = |it: &mut Page| it.send(selected(1, 1, Shape::Nine));
    let mut page = written(Sample::Article.line(), &marks);
    let before = own(&page).0;
    let is_shown = |page: &Page| shown(page) == solution(Sample::Article);
    solved(&mut page);
    // Selecting cells and pens keeps the solution on show.
    free(&mut page);
    page.send(Msg::Edit(EditMsg::FocusMoved { direction: Direction::Right, extend: false }));
    page.send(Msg::Edit(EditMsg::InputModeChosen(InputMode::Corner)));
    page.send(Msg::Edit(EditMsg::InputModeChosen(InputMode::Answer)));
    assert!(is_shown(&page));
    // Erasing first hides the solution.
    for msg in [EditMsg::DigitErased, EditMsg::AnswersErased] {
        page.send(Msg::Edit(msg));
        assert_eq!((&own(&page).0, shown(&page)), (&before, before.digits()), "{msg:?}");
        page.send(Msg::Edit(EditMsg::Redone));
        assert!(is_shown(&page));
    }
    free(&mut page);
    page.send(entered(7, InputMode::Center));
    let cells = board_view::board(&page.model);
    let digits = |values: &[u8]| values.iter().map(|&value| digit(value)).collect::<DigitSet>();
    assert_eq!((cells[0].marks.corner, cells[0].marks.center), (digits(&[3]), digits(&[7])));
    assert_eq!(cells[1].marks.center, digits(&[3]));
    assert_eq!(shown(&page), before.digits());
    assert!(!page.send(Msg::Solve(SolveMsg::AnswerHidden)), "no solution is on show");
    // A given cannot be overwritten, which is reported on the user's own board.
    solved(&mut page);
    page.send(selected(1, 6, Shape::Nine));
    page.send(entered(3, InputMode::Answer));
    assert!(page.model.play.refusal.is_some());
    assert_eq!(shown(&page), before.digits());
}

#[test]
fn the_last_request_is_on_the_board() {
    let board = |on_board| Msg::Solutions(SolutionsMsg::OnBoardChosen(on_board));
    let mut page = written(Sample::TwoSolutions.line(), &[(1, 1, 4, InputMode::Answer)]);
    let before = own(&page);
    page.send(board(OnBoard::Candidates));
    page.finish_work();
    let Answer::Several([first, second]) = solved(&mut page) else { panic!() };
    assert_eq!((page.model.on_board(), shown(&page)), (OnBoard::Solution, first.clone()));
    page.send(board(OnBoard::Candidates));
    assert_eq!(page.model.on_board(), OnBoard::Candidates);
    page.send(Msg::Solve(SolveMsg::SolutionShown(ShownSolution::Second)));
    assert_eq!(shown(&page), second);
    page.send(Msg::Page(PageMsg::ViewChosen(View::Watch)));
    page.send(Msg::Page(PageMsg::ViewChosen(View::Play)));
    assert_eq!(shown(&page), second);
    page.send(board(OnBoard::Own));
    assert_eq!((own(&page), shown(&page)), (before.clone(), before.0.digits()));
    // When solutions are visited, undo does not undo an edit either.
    page.send(board(OnBoard::Solution));
    page.finish_work();
    assert!([first, second].contains(&shown(&page)));
    page.send(Msg::Edit(EditMsg::Undone));
    assert_eq!((own(&page), shown(&page)), (before.clone(), before.0.digits()));
}

fn actions() -> impl Strategy<Value = Vec<Msg>> {
    let edit = prop_oneof![
        (1..=4_usize, 1..=4_usize, any::<bool>()).prop_map(|(row, column, extend)| {
            EditMsg::CellSelected { cell: cell(Shape::Four, row, column), extend }
        }),
        (1..=4_u8, select(InputMode::VARIANTS)).prop_map(|(value, input_mode)| {
            EditMsg::DigitEntered { digit: digit(value), input_mode: Some(input_mode) }
        }),
        Just(EditMsg::DigitErased),
        Just(EditMsg::Undone),
        Just(EditMsg::Redone),
        Just(EditMsg::AnswersErased),
        Just(EditMsg::CellSkipped),
        Just(EditMsg::AllSelected),
        any::<bool>().prop_map(|on| EditMsg::DigitFirstSwitched { on }),
        select(vec![Sample::Paper, Sample::TwoSolutions, Sample::NoSolution])
            .prop_map(EditMsg::SampleChosen),
        Just(EditMsg::EmptyBoardChosen(Shape::Four)),
    ];
    let other = prop_oneof![
        Just(Msg::Solve(SolveMsg::Requested)),
        Just(Msg::Solutions(SolutionsMsg::GivensFinished)),
        Just(Msg::Solve(SolveMsg::SolutionShown(ShownSolution::Second))),
        Just(Msg::Page(PageMsg::SidePanelChosen(SidePanel::Solutions))),
        Just(Msg::Solutions(SolutionsMsg::OnBoardChosen(OnBoard::Solution))),
        Just(Msg::Solutions(SolutionsMsg::OnBoardChosen(OnBoard::Candidates))),
    ];
    vec(prop_oneof![4 => edit.prop_map(Msg::Edit), 1 => other], 0..24)
}

proptest! {
    #[test]
    fn undoing_solve_takes_one_step_and_leaves_no_trace(
        actions in actions(),
        line in select(vec![Sample::Paper.line(), "1100000000000001", "................"]),
        times in 1..3_usize,
    ) {
        let mut page = Page::editing(line);
        for action in actions {
            page.send(action);
            page.work_until_answered();
        }
        // What a count finds out is kept, too.
        page.finish_work();
        let before = own(&page);
        for way_back in [Msg::Solve(SolveMsg::AnswerHidden), Msg::Edit(EditMsg::Undone)] {
            for _ in 0..times {
                page.send(Msg::Solve(SolveMsg::Requested));
                page.work_until_answered();
                prop_assert!(page.model.journal().is_empty());
                prop_assert_eq!(&own(&page), &before);
            }
            prop_assert!(page.model.can_undo());
            page.send(way_back);
            prop_assert_eq!(&own(&page), &before);
            prop_assert_eq!(&page.model.play.solving, &SolveState::Idle);
            prop_assert_eq!(shown(&page), before.0.digits());
            let marks = board_view::board(&page.model).into_iter().map(|view| view.marks);
            prop_assert!(marks.eq(before.0.marks.iter().copied()));
        }
    }
}

#[test]
fn two_of_several_solutions_are_shown_in_turn() {
    for line in [Sample::TwoSolutions.line(), Sample::FourSolutions.line(), &empty(Shape::Four)] {
        let mut page = Page::editing(line);
        let edited_puzzle = page.model.play.editor.edited_puzzle().clone();
        let answer = solved(&mut page);
        let Answer::Several([first, second]) = &answer else { panic!("{answer:?}") };
        assert_ne!(first, second);
        assert_eq!(
            *page.model.play.editor.edited_puzzle(),
            edited_puzzle,
            "the board stays as it is"
        );
        for (shown, grid) in [(ShownSolution::First, first), (ShownSolution::Second, second)] {
            assert!(Grid::try_from(grid.clone()).unwrap().extends(&edited_puzzle.givens));
            page.send(Msg::Solve(SolveMsg::SolutionShown(shown)));
            for view in board_view::board(&page.model) {
                let given = edited_puzzle.givens.get(view.cell).is_some();
                let origin = if given { Origin::Given } else { Origin::Answer };
                assert_eq!(view.digit, grid.get(view.cell).map(|digit| (digit, origin)));
                assert_eq!(
                    view.differs_between_solutions,
                    first.get(view.cell) != second.get(view.cell)
                );
                assert_eq!(view.differs_between_solutions, answer.differing().contains(&view.cell));
            }
        }
        // Asking again starts with the first one, and an edit discards the answer.
        page.send(Msg::Solve(SolveMsg::Requested));
        assert_eq!(page.model.play.shown_solution, ShownSolution::First);
        page.work_until_answered();
        let free = edited_puzzle.givens.iter().find(|(_, given)| given.is_none()).unwrap().0;
        page.send(Msg::Edit(EditMsg::CellSelected { cell: free, extend: false }));
        page.send(Msg::Edit(EditMsg::DigitEntered {
            digit: digit(1),
            input_mode: Some(InputMode::Answer),
        }));
        assert_eq!(page.model.play.solving, SolveState::Idle);
    }
    assert!(Answer::Unique(solution(Sample::Paper)).differing().is_empty());
}

#[test]
fn the_reason_for_an_impossible_board_is_reported() {
    let mut page = Page::editing(Sample::NoSolution.line());
    assert!(matches!(solved(&mut page), Answer::Impossible(_)));
    let mut page = Page::editing(Sample::NorvigImpossible.line());
    let answer = solved(&mut page);
    assert!(matches!(answer, Answer::Impossible(Refutation::BySearch { nodes }) if nodes > 1));
    // The last cell of row 1 sees 1, 2 and 3 in its row and 4 in its column.
    let mut page = Page::editing("123........4....");
    assert!(matches!(solved(&mut page), Answer::Impossible(Refutation::ByGivens(_))));
}

#[test]
fn clashing_clues_are_not_solved() {
    let mut page = Page::editing("1100000000000001");
    page.send(Msg::Solve(SolveMsg::Requested));
    let SolveState::Over(Err(clashes)) = &page.model.play.solving else { panic!() };
    assert_eq!(clashes.len(), 2, "in row 1 and in box 1");
    assert!(page.tasks(is_solve).is_empty());
    page.model.play.editor.input_mode = InputMode::Given;
    page.send(Msg::Edit(EditMsg::DigitErased));
    assert_eq!(page.model.play.solving, SolveState::Idle);

    // The user's own digits do not count as givens: a wrong one is replaced.
    let mut page = Page::editing(Sample::Paper.line());
    page.send(Msg::Edit(EditMsg::DigitEntered {
        digit: digit(3),
        input_mode: Some(InputMode::Answer),
    }));
    assert!(!page.model.play.editor.violations().is_empty());
    assert_eq!(solved(&mut page), Answer::Unique(solution(Sample::Paper)));
}

#[test]
fn solving_is_cancelled() {
    let cancels = [
        Msg::Solve(SolveMsg::Cancelled),
        Msg::Edit(EditMsg::DigitEntered { digit: digit(5), input_mode: Some(InputMode::Answer) }),
        Msg::Edit(EditMsg::SampleChosen(Sample::Nuru)),
        Msg::Page(PageMsg::LinkOpened { hash: "view=watch".to_owned() }),
    ];
    for msg in cancels {
        let mut page = Page::open(&format!("p={}&rules=falling&view=play", empty(Shape::Nine)));
        page.send(Msg::Solve(SolveMsg::Requested));
        page.run_worker_slice();
        let late = page.model.play.solving.clone();
        assert!(matches!(late, SolveState::Working(_)), "it takes more than one slice");
        assert!(page.send(msg.clone()));
        assert_eq!(page.model.play.solving, SolveState::Idle);
        assert!(page.tasks(is_solve).is_empty());
        page.finish_work();
        assert_eq!(page.model.play.solving, SolveState::Idle, "{msg:?}");
        assert!(!page.send(Msg::Solve(SolveMsg::Cancelled)));
    }
}

#[test]
fn only_the_last_request_is_answered() {
    let mut page = Page::editing(Sample::Paper.line());
    let id = |page: &Page| page.tasks(is_solve)[0];
    page.send(Msg::Solve(SolveMsg::Requested));
    let first = id(&page);
    page.send(Msg::Solve(SolveMsg::Requested));
    let second = id(&page);
    assert_ne!(first, second);
    let answer = Answer::Unique(solution(Sample::Paper));
    let reply = |id| {
        let report = TaskReport::Solve(answer.clone());
        Msg::Worker(WorkerMsg::replied(Reply::of_task(id, &report)))
    };
    assert!(!page.send(reply(first)));
    assert!(page.send(reply(second)));
    assert!(!page.send(reply(second)));
}
