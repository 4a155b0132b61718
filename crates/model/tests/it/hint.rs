//! Hints from the user's position.

use std::collections::BTreeSet;
use std::rc::Rc;

use crate::common::{Page, digit};
use grove_model::Msg;
use grove_model::base::samples::Sample;
use grove_model::base::settings::PlayAids;
use grove_model::base::task_state::TaskState;
use grove_model::model::notice::Notice;
use grove_model::puzzle::editor::InputMode;
use grove_model::puzzle::journal::Help;
use grove_model::solve::all_steps::AllSteps;
use grove_model::solve::check::CheckResult;
use grove_model::solve::hint::{HintResult, HintStage, HintStep};
use grove_model::solve::rating::{LogicSolution, LogicWalk, RatingResult, StepMove, StepPlayer};
use grove_model::solve::solutions::OnBoard;
use grove_model::update::check::CheckMsg;
use grove_model::update::edit::EditMsg;
use grove_model::update::hint::HintMsg;
use grove_model::update::key::{Key, Place};
use grove_model::update::keys;
use grove_model::update::logic::LogicMsg;
use grove_model::update::page::PageMsg;
use grove_model::update::solutions::SolutionsMsg;
use grove_model::update::solve::SolveMsg;
use grove_model::update::worker::WorkerMsg;
use grove_model::view::hint::{CandidateMark, HintPicture, hint_picture, houses};
use grove_model::view::play_board::play_board;
use grove_model::worker::protocol::Reply;
use grove_model::worker::task::TaskReport;
use proptest::collection::vec;
use proptest::prelude::*;
use proptest::sample::{Index, select};
use sudoku_engine::board::{Cell, Digit, DigitSet, Givens, Shape};
use sudoku_engine::fast::{Progress, Solver};
use sudoku_engine::formats;
use sudoku_engine::generate::{Options, generate};
use sudoku_engine::logic::{self, Candidate, Technique};

/// A puzzle that singles do not solve.
const HARD: &str =
    "....64.89.5.8..2...8..2...139.......5.4.....8...91..7..3.......6...8..13948.3..2.";

/// A puzzle on whose way a unique rectangle is the easiest step.
const RECTANGLE: &str =
    "...6.4.......1..........5124..1..2....83...7..37..54....6...32.....86....2.5....7";

fn write(page: &mut Page, cell: Cell, value: u8, input_mode: InputMode) {
    page.send(Msg::Edit(EditMsg::CellSelected { cell, extend: false }));
    let input_mode = Some(input_mode);
    page.send(Msg::Edit(EditMsg::DigitEntered { digit: digit(value), input_mode }));
}

/// Asks for a hint, or for more of it.
fn ask(page: &mut Page) {
    page.send(Msg::Hint(HintMsg::Advanced));
    page.work_until_answered();
}

fn ask_for_all(page: &mut Page) -> Option<AllSteps> {
    page.send(Msg::Hint(HintMsg::AllRequested));
    page.work_until_answered();
    match page.model.play.all_steps.as_deref() {
        Some(TaskState::Over(steps)) => Some(steps.clone()),
        Some(TaskState::Idle | TaskState::Working(_)) | None => None,
    }
}

fn result(page: &Page) -> Option<&HintResult> {
    match &page.model.play.hint.as_ref()?.state {
        TaskState::Over(result) => Some(result),
        TaskState::Idle | TaskState::Working(_) => None,
    }
}

fn step(page: &Page) -> Option<&HintStep> {
    page.model.play.hint.as_ref()?.step()
}

fn stage(page: &Page) -> Option<HintStage> {
    Some(page.model.play.hint.as_ref()?.stage)
}

fn empty_cells(page: &Page) -> Vec<Cell> {
    let digits = page.model.play.editor.edited_puzzle().digits();
    digits.iter().filter(|(_, digit)| digit.is_none()).map(|(cell, _)| cell).collect()
}

fn solution(page: &Page) -> Givens {
    let puzzle = page.model.play.editor.edited_puzzle().posed().unwrap();
    let mut solver = Solver::new(&puzzle, 2);
    while solver.run(u64::MAX) == Progress::Working {}
    let [solution] = solver.solutions() else { panic!("one solution") };
    Givens::from(solution.clone())
}

fn center_marks(page: &Page, cell: Cell) -> DigitSet {
    page.model.play.editor.edited_puzzle().marks[cell.index()].center
}

#[test]
fn a_hint_shows_no_more_than_was_asked_for() {
    let mut page = Page::editing(Sample::Article.line());
    let before = page.model.play.editor.edited_puzzle().clone();
    ask(&mut page);
    assert_eq!(stage(&page), Some(HintStage::Area));
    let HintPicture { area, cells, links, blockers } = hint_picture(&page.model).unwrap();
    assert_eq!((area.len(), cells.len(), links.len(), blockers.len()), (9, 0, 0, 0));
    ask(&mut page);
    assert_eq!(stage(&page), Some(HintStage::Technique));
    assert_eq!(hint_picture(&page.model).unwrap().cells, []);
    ask(&mut page);
    assert_eq!(stage(&page), Some(HintStage::Step));
    let found = step(&page).unwrap().step.clone();
    let [placed] = found.placements[..] else { panic!("{found:?}") };
    let shown = hint_picture(&page.model).unwrap().cells;
    let shown = shown.iter().find(|it| it.cell == placed.cell).unwrap();
    assert!(shown.candidates.contains(&(placed.digit, CandidateMark::Placed)));
    assert_eq!(*page.model.play.editor.edited_puzzle(), before, "nothing is written yet");
    ask(&mut page);
    assert_eq!(stage(&page), None, "done");
    assert_eq!(page.model.play.editor.edited_puzzle().answers.get(placed.cell), Some(placed.digit));
    page.send(Msg::Edit(EditMsg::Undone));
    assert_eq!(*page.model.play.editor.edited_puzzle(), before);
}

#[test]
fn where_no_technique_helps_a_hint_offers_one_digit() {
    let mut page = Page::editing(HARD);
    let solution = solution(&page);
    let [first, .., last] = empty_cells(&page)[..] else { panic!("an empty board") };
    // In the selected cell if it is empty, which the first is on a page that has just opened.
    for (selected, expected) in [(None, Some(first)), (Some(last), Some(last)), (Some(last), None)]
    {
        let fewest = |page: &Page| {
            *empty_cells(page).iter().min_by_key(|&&cell| possible(page, cell)).unwrap()
        };
        let expected = expected.unwrap_or_else(|| fewest(&page));
        if let Some(cell) = selected {
            page.send(Msg::Edit(EditMsg::CellSelected { cell, extend: false }));
        }
        let before = empty_cells(&page);
        page.send(Msg::Hint(HintMsg::Advanced));
        let state = &page.model.play.hint.as_ref().unwrap().state;
        let id = state.in_progress().unwrap().id;
        let digits = before.iter().map(|&it| Candidate::new(it, solution.get(it).unwrap()));
        let stuck = HintResult::Stuck(digits.collect());
        let reply = Reply::of_task(id, &TaskReport::Hint(stuck));
        page.send(Msg::Worker(WorkerMsg::replied(reply)));
        assert_eq!(empty_cells(&page), before, "nothing is written yet");
        page.send(Msg::Hint(HintMsg::Advanced));
        assert_eq!(result(&page), None, "done");
        let after = empty_cells(&page);
        let written: Vec<Cell> = before.into_iter().filter(|cell| !after.contains(cell)).collect();
        let [cell] = written[..] else { panic!("one digit: {written:?}") };
        let digit = page.model.play.editor.edited_puzzle().answers.get(cell);
        assert_eq!(digit, solution.get(cell));
        assert_eq!(cell, expected);
    }
}

/// Returns how many digits no cell that a cell sees has.
fn possible(page: &Page, cell: Cell) -> usize {
    let edited_puzzle = page.model.play.editor.edited_puzzle();
    let digits = edited_puzzle.digits();
    let groups = edited_puzzle.rules.distinct();
    let around = groups.iter().filter(|(_, cells)| cells.contains(&cell));
    let seen: DigitSet =
        around.flat_map(|(_, cells)| cells).filter_map(|&it| digits.get(it)).collect();
    edited_puzzle.shape().size() - seen.len()
}

#[test]
fn a_hidden_single_shows_what_blocks_the_other_cells() {
    let mut page = Page::editing(Sample::Article.line());
    let mut hidden = 0;
    while !empty_cells(&page).is_empty() {
        (0..3).for_each(|_| ask(&mut page));
        let found = step(&page).unwrap().step.clone();
        let blockers = hint_picture(&page.model).unwrap().blockers;
        let edited_puzzle = page.model.play.editor.edited_puzzle();
        let digits = edited_puzzle.digits();
        if found.technique == Technique::HiddenSingle {
            hidden += 1;
            let house = houses(&found)[0];
            let mut blocked: Vec<Cell> =
                blockers.iter().flat_map(|it| it.blocked.iter().copied()).collect();
            for blocker in &blockers {
                assert_eq!(digits.get(blocker.cell), Some(found.placements[0].digit));
                let sees = |cell: &Cell| {
                    let mut groups = edited_puzzle.rules.distinct().into_iter();
                    groups.any(|(_, cells)| cells.contains(cell) && cells.contains(&blocker.cell))
                };
                assert!(blocker.blocked.iter().all(sees), "{blockers:?}");
            }
            blocked.sort();
            let mut others = edited_puzzle.rules.cells(house);
            others.retain(|&it| digits.get(it).is_none() && it != found.placements[0].cell);
            assert_eq!(blocked, others, "each of them once");
        } else {
            assert_eq!(blockers, []);
        }
        ask(&mut page);
    }
    assert!(hidden > 5, "{hidden}");
}

#[test]
fn the_total_of_a_cage_stays_where_a_hint_covers_its_first_cell() {
    let mut page = Page::open("p=................&rules=cage-3-11.cage-5-1213&view=play");
    (0..3).for_each(|_| ask(&mut page));
    let first = Cell::at(Shape::Four, 0, 0).unwrap();
    assert_eq!(step(&page).unwrap().step.technique, Technique::CageTotal);
    let picture = hint_picture(&page.model).unwrap();
    let totals = picture.cells.iter().filter(|it| it.cell == first).map(|it| it.total);
    assert_eq!(totals.collect::<Vec<_>>(), [Some(3)]);
    // The other cell of a cage shows no total.
    let second = Cell::at(Shape::Four, 0, 2).unwrap();
    assert!(picture.cells.iter().all(|it| it.cell != second || it.total.is_none()));
}

#[test]
fn puzzles_are_solved_with_hints_alone() {
    for line in [Sample::Article.line(), HARD] {
        let mut page = Page::editing(line);
        let solution = solution(&page);
        let mut techniques = BTreeSet::new();
        while !empty_cells(&page).is_empty() {
            ask(&mut page);
            let hint = step(&page).unwrap_or_else(|| panic!("{:?}", result(&page)));
            let is_true = |it: &Candidate| solution.get(it.cell) == Some(it.digit);
            assert!(hint.step.placements.iter().all(is_true), "{hint:?}");
            assert!(!hint.step.eliminations.iter().any(is_true), "{hint:?}");
            techniques.insert(hint.step.technique);
            (0..3).for_each(|_| ask(&mut page));
        }
        assert_eq!(page.model.play.editor.edited_puzzle().digits(), solution);
        let singles = [Technique::FullHouse, Technique::HiddenSingle, Technique::NakedSingle];
        let has_others = techniques.iter().any(|it| !singles.contains(it));
        assert_eq!(has_others, line == HARD, "{techniques:?}");
    }
}

#[test]
fn uniqueness_is_used_only_if_the_user_allows_it() {
    let mut page = Page::editing(RECTANGLE);
    while {
        ask(&mut page);
        !step(&page).expect("a step").step.technique.presupposes_uniqueness()
    } {
        (0..3).for_each(|_| ask(&mut page));
    }
    page.send(Msg::Hint(HintMsg::Closed));
    let aids = PlayAids { uses_uniqueness: false, ..page.model.play.aids };
    page.send(Msg::Page(PageMsg::AidsChosen(aids)));
    ask(&mut page);
    let hint = step(&page).expect("another step");
    assert!(!hint.step.technique.presupposes_uniqueness(), "{hint:?}");
    let all_steps = ask_for_all(&mut page).expect("steps");
    let mut techniques = all_steps.techniques.iter().map(|it| it.technique);
    assert!(!techniques.any(Technique::presupposes_uniqueness), "{all_steps:?}");
}

#[test]
fn a_wrong_digit_is_reported_first() {
    let mut page = Page::editing(Sample::Article.line());
    let cell = empty_cells(&page)[0];
    let wrong = solution(&page).get(cell).unwrap().value() % 9 + 1;
    write(&mut page, cell, wrong, InputMode::Answer);
    ask(&mut page);
    assert_eq!(page.model.play.hint, None);
    let check = page.model.play.check.clone().unwrap();
    let found = CheckResult::Wrong { cells: vec![cell], undo_count: Some(1) };
    assert_eq!(check.state, TaskState::Over(found));
    assert!(check.marked_cells().is_empty(), "which one is not said yet");
    ask(&mut page);
    assert_eq!(page.model.play.hint, None);
    assert_eq!(
        page.model.play.check.as_ref().unwrap().marked_cells(),
        [cell],
        "asked again, it is"
    );
}

#[test]
fn a_right_mark_that_is_missing_is_reported_and_restored() {
    let mut page = Page::editing(Sample::Article.line());
    let cell = empty_cells(&page)[0];
    let right = solution(&page).get(cell).unwrap();
    write(&mut page, cell, right.value() % 9 + 1, InputMode::Center);
    ask(&mut page);
    let Some(HintResult::MissingMarks(missing)) = result(&page) else { panic!("a missing mark") };
    assert_eq!(missing.iter().map(|it| (it.cell, it.digit)).collect::<Vec<_>>(), [(cell, right)]);
    assert_eq!(hint_picture(&page.model).unwrap().area, [cell]);
    ask(&mut page);
    // All digits that fit: the right one alone would be the answer.
    let edited_puzzle = page.model.play.editor.edited_puzzle();
    let fitting = edited_puzzle.rules.possible_digits(&edited_puzzle.digits());
    let fitting = fitting.into_iter().find(|(it, _)| *it == cell).unwrap().1;
    assert!(fitting.contains(right) && fitting.len() > 1);
    assert!(fitting.iter().all(|digit| center_marks(&page, cell).contains(digit)));
    ask(&mut page);
    assert!(step(&page).is_some());
}

#[test]
fn the_center_marks_of_a_cell_are_its_candidates() {
    let mut page = Page::editing(Sample::Article.line());
    let cell = empty_cells(&page)[0];
    let right = solution(&page).get(cell).unwrap();
    write(&mut page, cell, right.value(), InputMode::Center);
    ask(&mut page);
    assert_eq!(step(&page).unwrap().candidates[cell.index()], DigitSet::from_iter([right]));
}

#[test]
fn a_hint_ends_with_any_edit_and_with_escape() {
    let mut page = Page::editing(Sample::Article.line());
    let cell = empty_cells(&page)[0];
    ask(&mut page);
    write(&mut page, cell, 1, InputMode::Corner);
    assert_eq!(page.model.play.hint, None);
    let press = |page: &mut Page, name: &str| {
        let msg = keys::interpret(&page.model, &Key::new(name, ""), Place::Board).unwrap();
        page.send(msg);
    };
    press(&mut page, "h");
    assert!(page.model.play.hint.as_ref().unwrap().state.is_working());
    press(&mut page, "Escape");
    assert_eq!(page.model.play.hint, None, "cancelled");
    page.work_until_answered();
    assert_eq!(page.model.play.hint, None, "the late answer is dropped");
    press(&mut page, "h");
    page.work_until_answered();
    press(&mut page, "h");
    assert_eq!(stage(&page), Some(HintStage::Technique));
    press(&mut page, "Escape");
    assert_eq!(page.model.play.hint, None);
}

#[test]
fn the_key_asks_for_nothing_while_givens_are_entered_or_a_solution_is_shown() {
    let mut page = Page::editing(Sample::Article.line());
    let pressed = |page: &Page| keys::interpret(&page.model, &Key::new("h", ""), Place::Board);
    assert_eq!(pressed(&page), Some(Msg::Hint(HintMsg::Advanced)));
    page.send(Msg::Edit(EditMsg::InputModeChosen(InputMode::Given)));
    assert_eq!(pressed(&page), None);
    page.send(Msg::Edit(EditMsg::InputModeChosen(InputMode::Answer)));
    page.send(Msg::Solve(SolveMsg::Requested));
    page.work_until_answered();
    assert_eq!(pressed(&page), None);
}

#[test]
fn without_a_worker_there_is_no_hint() {
    let mut page = Page::editing(Sample::Article.line());
    page.send(Msg::Worker(WorkerMsg::Lost { restarting: false }));
    page.send(Msg::Hint(HintMsg::Advanced));
    assert_eq!(page.model.play.hint, None);
    assert!(page.model.notices.contains(&Notice::WorkerUnavailable));
}

#[test]
fn a_rating_counts_the_steps_and_belongs_to_its_puzzle() {
    let mut page = Page::editing(HARD);
    let rate = |page: &mut Page| {
        page.send(Msg::Solutions(SolutionsMsg::Logic(LogicMsg::RatingRequested)));
        page.work_until_answered();
        match page.model.play.logic_walk.as_deref() {
            Some(LogicWalk { rating: TaskState::Over(result), .. }) => result.clone(),
            other => panic!("{other:?}"),
        }
    };
    let RatingResult::Rated(solution_found) = rate(&mut page) else { panic!("rated") };
    let (rating, techniques) = (solution_found.rating, solution_found.techniques());
    let puzzle = page.model.play.editor.edited_puzzle().posed().unwrap();
    assert_eq!(rating, logic::rate(&puzzle));
    assert!(techniques.iter().all(|&(_, count)| count > 0));
    let of = |technique| techniques.iter().find(|(it, _)| *it == technique).map(|it| it.1);
    assert!(of(Technique::HiddenSingle) > Some(1));
    let cell = empty_cells(&page)[0];
    let right = solution(&page).get(cell).unwrap();
    write(&mut page, cell, right.value(), InputMode::Answer);
    assert!(page.model.play.logic_walk.is_some(), "the puzzle is the same");
    page.send(Msg::Edit(EditMsg::SampleChosen(Sample::Article)));
    assert_eq!(page.model.play.logic_walk, None);
    page.send(Msg::Edit(EditMsg::EmptyBoardChosen(Shape::Four)));
    assert_eq!(rate(&mut page), RatingResult::NotProper);
}

/// Asks for the steps that solve the puzzle, and puts them on the board.
fn show_steps(page: &mut Page) -> Rc<LogicSolution> {
    page.send(Msg::Solutions(SolutionsMsg::OnBoardChosen(OnBoard::Steps)));
    page.work_until_answered();
    match page.model.play.logic_walk.as_deref() {
        Some(LogicWalk { rating: TaskState::Over(RatingResult::Rated(solution)), .. }) => {
            Rc::clone(solution)
        }
        other => panic!("{other:?}"),
    }
}

fn player(page: &Page) -> StepPlayer {
    page.model.play.logic_walk.as_ref().unwrap().player
}

fn shown_digits(page: &Page) -> Vec<Option<u8>> {
    play_board(&page.model).iter().map(|view| view.digit.map(|it| it.0.value())).collect()
}

#[test]
fn the_steps_that_solve_a_puzzle_are_shown_one_by_one() {
    let mut page = Page::editing(HARD);
    let cell = empty_cells(&page)[0];
    let right = solution(&page).get(cell).unwrap();
    write(&mut page, cell, right.value(), InputMode::Answer);
    let solution = solution(&page);
    let found = show_steps(&mut page);
    let count = found.steps.len();
    assert!(found.rating.is_solved && count > 55, "{count}");
    assert_eq!(player(&page).step_count, 0);
    assert_eq!(shown_digits(&page)[cell.index()], None, "the steps begin with the givens");
    let shown = |page: &Page| player(page).step_count;
    let go = |page: &mut Page, step_move| {
        page.send(Msg::Solutions(SolutionsMsg::Logic(LogicMsg::StepShown(step_move))))
    };
    for (nth, HintStep { step, candidates }) in found.steps.iter().enumerate() {
        assert_eq!(shown(&page), nth);
        let picture = hint_picture(&page.model).unwrap();
        let marked = |mark| -> Vec<Candidate> {
            let cells = picture.cells.iter();
            cells
                .flat_map(|it| it.candidates.iter().map(|&(digit, mark)| (it.cell, digit, mark)))
                .filter(|it| it.2 == mark)
                .map(|(cell, digit, _)| Candidate::new(cell, digit))
                .collect()
        };
        assert_eq!(marked(CandidateMark::Placed), step.placements);
        let views = play_board(&page.model);
        assert!(
            views
                .iter()
                .all(|it| it.digit.is_some() || it.candidates == candidates[it.cell.index()])
        );
        go(&mut page, StepMove::Next);
        let digits = shown_digits(&page);
        for placed in &step.placements {
            assert_eq!(digits[placed.cell.index()], Some(placed.digit.value()));
        }
    }
    let digits: Vec<_> = solution.iter().map(|(_, digit)| digit.map(Digit::value)).collect();
    assert_eq!(shown_digits(&page), digits);
    assert_eq!(hint_picture(&page.model), None);
    go(&mut page, StepMove::Next);
    assert_eq!(shown(&page), count, "the last step is the end");
    for (step_move, expected) in [
        (StepMove::Back, count - 1),
        (StepMove::First, 0),
        (StepMove::Back, 0),
        (StepMove::To { step_count: 7 }, 7),
        (StepMove::To { step_count: count + 9 }, count),
    ] {
        go(&mut page, step_move);
        assert_eq!(shown(&page), expected);
    }
    page.send(Msg::Solutions(SolutionsMsg::OnBoardChosen(OnBoard::Own)));
    assert_eq!(shown_digits(&page)[cell.index()], Some(right.value()));
}

#[test]
fn the_steps_play_until_the_last_or_until_another_is_chosen() {
    let mut page = Page::editing(Sample::Article.line());
    let count = show_steps(&mut page).steps.len();
    let play = |page: &mut Page| {
        page.send(Msg::Solutions(SolutionsMsg::Logic(LogicMsg::Played { on: true })))
    };
    let go = |page: &mut Page, step_move| {
        page.send(Msg::Solutions(SolutionsMsg::Logic(LogicMsg::StepShown(step_move))))
    };
    play(&mut page);
    go(&mut page, StepMove::Next);
    assert!(player(&page).is_playing);
    go(&mut page, StepMove::Back);
    assert!(!player(&page).is_playing);
    play(&mut page);
    for _ in 0..count {
        go(&mut page, StepMove::Next);
    }
    let now = player(&page);
    assert_eq!((now.step_count, now.is_playing), (count, false));
    play(&mut page);
    let now = player(&page);
    assert_eq!((now.step_count, now.is_playing), (0, true));
}

#[test]
fn keys_move_along_the_steps_as_along_a_search() {
    let mut page = Page::editing(Sample::Article.line());
    show_steps(&mut page);
    let pressed = |name: &str, place| keys::interpret(&page.model, &Key::new(name, ""), place);
    let shown =
        |step_move| Some(Msg::Solutions(SolutionsMsg::Logic(LogicMsg::StepShown(step_move))));
    assert_eq!(pressed("PageDown", Place::Board), shown(StepMove::Next));
    assert_eq!(pressed("ArrowRight", Place::Page), shown(StepMove::Next));
    assert!(matches!(
        pressed("ArrowRight", Place::Board),
        Some(Msg::Edit(EditMsg::FocusMoved { .. }))
    ));
    assert_eq!(pressed("Home", Place::Button), shown(StepMove::First));
    assert_eq!(pressed("End", Place::Slider), None);
    assert_eq!(pressed(" ", Place::Button), None, "Space presses the button");
    let own = Msg::Solutions(SolutionsMsg::OnBoardChosen(OnBoard::Own));
    assert_eq!(pressed("Escape", Place::Page), Some(own));
}

#[test]
fn all_steps_are_valid_and_each_can_be_shown_and_done() {
    let mut page = Page::editing(HARD);
    let solution = solution(&page);
    let is_true = |it: &Candidate| solution.get(it.cell) == Some(it.digit);
    // Past the singles, so that there is more than one technique.
    while !step(&page).is_some_and(|it| it.step.placements.is_empty()) {
        (0..4).for_each(|_| ask(&mut page));
        ask(&mut page);
    }
    page.send(Msg::Hint(HintMsg::Closed));
    let found = ask_for_all(&mut page).unwrap();
    assert!(found.techniques.len() > 3, "{found:?}");
    assert_eq!(found.count(), found.techniques.iter().map(|it| it.count).sum::<usize>());
    for of_technique in &found.techniques {
        let conclusions: BTreeSet<_> =
            of_technique.steps.iter().map(|it| (&it.placements, &it.eliminations)).collect();
        assert_eq!(conclusions.len(), of_technique.steps.len());
        assert!(of_technique.count >= of_technique.steps.len() && !of_technique.steps.is_empty());
        for step in &of_technique.steps {
            assert_eq!(step.technique, of_technique.technique);
            assert!(step.placements.iter().all(is_true) && !step.eliminations.iter().any(is_true));
        }
    }
    let last = found.techniques.last().unwrap();
    let chosen = HintMsg::StepChosen { technique: last.technique, index: last.steps.len() - 1 };
    page.send(Msg::Hint(chosen));
    assert_eq!(step(&page).map(|it| &it.step), last.steps.last());
    assert_eq!(stage(&page), Some(HintStage::Step));
    ask(&mut page);
    assert_eq!(page.model.play.all_steps, None, "the position is another");
}

#[test]
fn a_mistake_comes_before_all_steps() {
    let mut page = Page::editing(Sample::Article.line());
    let cell = empty_cells(&page)[0];
    let right = solution(&page).get(cell).unwrap().value();
    write(&mut page, cell, right % 9 + 1, InputMode::Answer);
    page.send(Msg::Hint(HintMsg::AllRequested));
    page.work_until_answered();
    assert_eq!(page.model.play.all_steps, None);
    let check = page.model.play.check.as_deref().unwrap();
    assert!(matches!(&check.state, TaskState::Over(CheckResult::Wrong { .. })), "{check:?}");
}

proptest! {
    /// Whatever right digits and marks are on the board, a step agrees with the solution.
    #[test]
    fn steps_from_any_right_position_agree_with_the_solution(
        shape in select(vec![Shape::Four, Shape::Six]),
        seed in 0_u64..100,
        written in vec((any::<Index>(), 1_u8..=6, any::<bool>()), 0..8),
    ) {
        let puzzle = generate(Options::new(shape), seed).unwrap().puzzle;
        let mut page = Page::editing(&formats::line(&puzzle));
        let solution = solution(&page);
        let empty = empty_cells(&page);
        for (index, value, is_mark) in written {
            let cell = *index.get(&empty);
            let right = solution.get(cell).unwrap();
            if is_mark {
                write(&mut page, cell, (value - 1) % shape.size() as u8 + 1, InputMode::Center);
            } else if page.model.play.editor.edited_puzzle().answers.get(cell).is_none() {
                write(&mut page, cell, right.value(), InputMode::Answer);
            }
        }
        while !empty_cells(&page).is_empty() {
            ask(&mut page);
            match result(&page) {
                Some(HintResult::MissingMarks(missing)) => {
                    prop_assert!(missing.iter().all(|it| solution.get(it.cell) == Some(it.digit)));
                    ask(&mut page);
                }
                Some(HintResult::Step(_)) => (0..3).for_each(|_| ask(&mut page)),
                other => prop_assert!(false, "{other:?}"),
            }
            let digits = page.model.play.editor.edited_puzzle().digits();
            prop_assert!(digits.iter().all(|(cell, it)| it.is_none() || it == solution.get(cell)));
        }
    }
}

fn help(page: &Page) -> Help {
    Help::of(page.model.tab().record())
}

#[test]
fn what_helped_is_kept_with_the_puzzle_until_it_is_begun_again() {
    let mut page = Page::editing(Sample::Article.line());
    for _ in 0..4 {
        ask(&mut page);
    }
    let mut expected = Help { hints: 1, ..Help::default() };
    assert_eq!(help(&page), expected, "however much of it was shown");
    page.send(Msg::Check(CheckMsg::Requested));
    page.work_until_answered();
    expected.checks = 1;
    assert_eq!(help(&page), expected);
    page.send(Msg::Edit(EditMsg::Undone));
    assert_eq!(help(&page), expected, "help cannot be undone");
    page.send(Msg::Edit(EditMsg::Redone));
    page.send(Msg::Edit(EditMsg::AnswersErased));
    assert_eq!(help(&page), Help::default());
    page.send(Msg::Edit(EditMsg::Undone));
    assert_eq!(help(&page), expected, "with the digits");
}

#[test]
fn a_solved_board_is_not_helped_nor_is_asking_for_help_writing() {
    let mut page = Page::editing(Sample::Article.line());
    ask(&mut page);
    assert_eq!(help(&page).hints, 1);
    assert!(!page.model.tab().record().is_touched() && !page.model.can_undo());
    for (cell, digit) in solution(&page).iter() {
        if page.model.play.editor.edited_puzzle().givens.get(cell).is_none() {
            write(&mut page, cell, digit.unwrap().index() as u8 + 1, InputMode::Answer);
        }
    }
    page.send(Msg::Check(CheckMsg::Requested));
    page.work_until_answered();
    assert_eq!(help(&page), Help { hints: 1, ..Help::default() });
}
