//! What the worker finds out about the solutions of a puzzle.

use std::collections::BTreeSet;

use crate::common::{Page, cell, digit, empty};
use grove_model::Msg;
use grove_model::base::samples::Sample;
use grove_model::base::settings::SidePanel;
use grove_model::model::notice::Notice;
use grove_model::puzzle::editor::InputMode;
use grove_model::solve::answer::SolveState;
use grove_model::solve::solutions::{
    CountLimit, Draw, Ending, Finding, OnBoard, PRECISE_SPREAD, QueryKind, SolutionQuery,
    SolutionSelector, Stage,
};
use grove_model::update::edit::EditMsg;
use grove_model::update::page::PageMsg;
use grove_model::update::solutions::SolutionsMsg;
use grove_model::update::solve::SolveMsg;
use grove_model::update::worker::WorkerMsg;
use grove_model::view::board::Origin;
use grove_model::view::play_board::play_board;
use grove_model::worker::protocol::{Reply, Request};
use grove_model::worker::task::{Task, TaskReport};
use sudoku_engine::board::{Cell, Givens, Puzzle, Shape};
use sudoku_engine::count::{Count, Solutions, Tally, Target};
use sudoku_engine::formats;

const fn is_query(task: &Task) -> bool {
    matches!(task, Task::Solutions { .. })
}

fn ask(page: &mut Page, query: SolutionQuery) {
    page.send(Msg::Solutions(SolutionsMsg::Requested(query)));
    page.finish_work();
}

fn solution(page: &mut Page, place: SolutionSelector) {
    ask(page, SolutionQuery::Solution(place));
}

fn number(page: &Page) -> Option<u128> {
    page.model.play.solution_queries.visited.as_ref().and_then(|visited| visited.number)
}

/// Returns the digits on the board as they are shown.
fn shown(page: &Page) -> Givens {
    let digits = play_board(&page.model).into_iter().map(|view| view.digit.map(|it| it.0));
    Givens::from_digits(page.model.play.editor.shape(), digits.collect()).expect("a digit a cell")
}

#[test]
fn all_boards_of_four_are_counted_and_a_limit_ends_a_count() {
    let mut page = Page::editing(&empty(Shape::Four));
    ask(&mut page, SolutionQuery::Count(CountLimit::None));
    let counted = page.model.play.solution_queries.count.finding.unwrap();
    assert_eq!(counted.count, Count::Exactly(288));
    assert_eq!(page.model.play.solution_queries.count.stage, Stage::Over(Ending::Answered));
    assert_eq!(page.model.play.solution_queries.total, Some(288));
    assert_eq!(page.model.play.side_panel, SidePanel::Solutions);
    let mut page = Page::editing(&empty(Shape::Nine));
    ask(&mut page, SolutionQuery::Count(CountLimit::Thousand));
    assert_eq!(page.model.play.solution_queries.count.finding.unwrap().count, Count::AtLeast(1000));
    assert_eq!(page.model.play.solution_queries.total, None);
}

#[test]
fn solutions_under_other_rules_are_counted() {
    for (rules, count) in [("falling.rising", 48), ("knight.king", 0)] {
        let mut page = Page::open(&format!("p={}&rules={rules}&view=play", empty(Shape::Four)));
        ask(&mut page, SolutionQuery::Count(CountLimit::None));
        let counted = page.model.play.solution_queries.count.finding.unwrap();
        assert_eq!(counted.count, Count::Exactly(count), "{rules}");
        assert_eq!(page.model.is_without_solution(), count == 0);
    }
}

#[test]
fn solutions_under_other_rules_are_estimated_too() {
    for (rules, count) in [("falling.rising", 48.0), ("knight.king", 0.0)] {
        let mut page = Page::open(&format!("p={}&rules={rules}&view=play", empty(Shape::Four)));
        page.send(Msg::Solutions(SolutionsMsg::Requested(SolutionQuery::Estimate { seed: 1 })));
        (0..50).for_each(|_| assert!(page.run_worker_slice()));
        let estimate = page.model.play.solution_queries.estimate.finding.unwrap();
        assert!(estimate.probes > 1000);
        let error = estimate.standard_error.unwrap();
        assert!((estimate.mean - count).abs() <= 6.0 * error, "{rules}: {estimate:?}");
    }
}

#[test]
fn random_solutions_are_drawn_evenly_if_all_can_be_counted() {
    for link in ["p=1...............&view=play", "p=1...............&rules=falling&view=play"] {
        let mut page = Page::open(link);
        let mut drawn = BTreeSet::new();
        for seed in 0..200 {
            solution(&mut page, SolutionSelector::Random { seed });
            let visited = page.model.play.solution_queries.visited.clone().unwrap();
            assert_eq!(visited.draw, Some(Draw::Evenly));
            drawn.extend(visited.number);
        }
        let total = page.model.play.solution_queries.total.unwrap();
        assert!(drawn.len() as u128 > total * 3 / 4, "{} of {total}", drawn.len());
        // A solution chosen by its number does not count as drawn.
        solution(&mut page, SolutionSelector::Nth(1));
        assert_eq!(page.model.play.solution_queries.visited.as_ref().unwrap().draw, None);
    }
}

#[test]
fn one_of_too_many_solutions_to_count_is_guessed() {
    for rules in ["", "falling.rising"] {
        let mut page = Page::open(&format!("p={}&rules={rules}&view=play", empty(Shape::Nine)));
        let mut drawn = Vec::new();
        for seed in [1, 2] {
            solution(&mut page, SolutionSelector::Random { seed });
            let visited = page.model.play.solution_queries.visited.clone().unwrap();
            assert_eq!((visited.number, visited.draw), (None, Some(Draw::Guessed)), "{rules}");
            assert!(page.model.play.editor.edited_puzzle().rules.check(&visited.board).is_empty());
            assert_eq!(visited.board.filled_count(), 81);
            assert_eq!(shown(&page), visited.board);
            drawn.push(visited.board.clone());
        }
        assert_ne!(drawn[0], drawn[1]);
        assert_eq!(page.model.play.solution_queries.total, None);
        solution(&mut page, SolutionSelector::Nth(1));
        assert_eq!(number(&page), Some(1));
    }
}

#[test]
fn solutions_under_other_rules_can_be_visited_in_both_directions() {
    let mut page = Page::open(&format!("p={}&rules=falling&view=play", empty(Shape::Four)));
    let mut seen = Vec::new();
    for nth in 1..=5 {
        solution(&mut page, SolutionSelector::Nth(nth));
        assert_eq!(number(&page), Some(nth));
        let board = shown(&page);
        assert!(page.model.play.editor.edited_puzzle().rules.check(&board).is_empty());
        assert!(!seen.contains(&board));
        seen.push(board);
    }
    solution(&mut page, SolutionSelector::Nth(2));
    assert_eq!(shown(&page), seen[1]);
    solution(&mut page, SolutionSelector::Random { seed: 5 });
    let total = page.model.play.solution_queries.total.unwrap();
    assert!((1..=total).contains(&number(&page).unwrap()));
    solution(&mut page, SolutionSelector::Nth(total));
    assert_eq!(number(&page), Some(total));
    solution(&mut page, SolutionSelector::Nth(total + 1));
    assert_eq!(page.model.play.solution_queries.solution.finding.as_ref().unwrap().visited, None);
    assert_eq!(number(&page), Some(total));
    solution(&mut page, SolutionSelector::Nth(total));
    assert_eq!(number(&page), Some(total));
}

#[test]
fn digits_that_occur_under_other_rules_are_those_of_all_solutions() {
    let link = "p=..3.............&rules=falling.thermo-1121&view=play";
    let mut page = Page::open(link);
    ask(&mut page, SolutionQuery::Candidates);
    let known = page.model.play.solution_queries.candidates.finding.clone().unwrap();
    ask(&mut page, SolutionQuery::Count(CountLimit::None));
    let total = page.model.play.solution_queries.total.unwrap();
    let mut solutions = Vec::new();
    for nth in 1..=total {
        solution(&mut page, SolutionSelector::Nth(nth));
        solutions.push(shown(&page));
    }
    assert!(solutions.len() > 3);
    for cell in Shape::Four.cells() {
        for digit in Shape::Four.digits() {
            let times = solutions.iter().filter(|it| it.get(cell) == Some(digit)).count();
            assert_eq!(known.tally(cell, digit), Some(Tally::Exactly(times as u64)), "{cell:?}");
        }
    }
}

#[test]
fn a_contradiction_under_other_rules_is_proved_minimal() {
    let mut page = Page::open("p=1..2..........43&rules=falling.rising&view=play");
    ask(&mut page, SolutionQuery::Count(CountLimit::None));
    assert!(page.model.is_without_solution());
    ask(&mut page, SolutionQuery::Conflict);
    let conflict = page.model.play.solution_queries.conflict.finding.clone().flatten().unwrap();
    let edited_puzzle = page.model.play.editor.edited_puzzle().clone();
    let count = |left_out: Option<Cell>| {
        let mut givens = Givens::empty(Shape::Four);
        for &cell in conflict.cells.iter().filter(|&&cell| Some(cell) != left_out) {
            givens.set(cell, edited_puzzle.givens.get(cell));
        }
        let model = edited_puzzle.rules.model(&givens, sudoku_engine::csp::Consistency::Domain);
        model.model().count(1).solutions
    };
    assert_eq!(count(None), 0);
    assert!(!conflict.cells.is_empty() && conflict.is_smallest());
    for &cell in &conflict.cells {
        assert_eq!(count(Some(cell)), 1, "{cell:?}");
    }
    // If the rules alone cannot be satisfied, no given is to blame.
    let mut page = Page::open("p=1...............&rules=king&view=play");
    ask(&mut page, SolutionQuery::Conflict);
    assert_eq!(
        page.model.play.solution_queries.conflict.finding.clone().flatten().unwrap().cells,
        []
    );
}

#[test]
fn solutions_are_in_the_order_of_the_engine_in_both_directions() {
    let puzzle = Puzzle::try_from(Givens::empty(Shape::Four)).unwrap();
    let mut engine = Solutions::new(&puzzle);
    let mut expected =
        |nth: u128| Givens::from(engine.go(Target::Nth(nth)).expect("a solution").clone());
    let mut page = Page::editing(&empty(Shape::Four));
    for nth in [1, 2, 3, 2, 1, 288, 287, 17, 18, 144] {
        solution(&mut page, SolutionSelector::Nth(nth));
        assert_eq!(number(&page), Some(nth));
        assert_eq!(shown(&page), expected(nth), "{nth}");
    }
    page.send(Msg::Solutions(SolutionsMsg::NumberEntered { text: " 1 7 ".into() }));
    page.finish_work();
    assert_eq!(number(&page), Some(17));
    solution(&mut page, SolutionSelector::Nth(289));
    let visit = page.model.play.solution_queries.solution.finding.clone().unwrap();
    assert_eq!((visit.visited.clone(), visit.total), (None, Some(288)));
    // The previous solution stays, and the next one follows it.
    assert_eq!(number(&page), Some(17));
    solution(&mut page, SolutionSelector::Nth(18));
    assert_eq!(shown(&page), expected(18));
}

#[test]
fn an_invalid_number_is_reported() {
    let mut page = Page::editing(&empty(Shape::Four));
    for text in ["", "0", "-3", "1.5", "x", "9999999999999999999999999999999999999999999"] {
        page.send(Msg::Solutions(SolutionsMsg::NumberEntered { text: text.into() }));
        assert!(page.model.play.solution_queries.is_number_invalid, "{text}");
        assert!(page.tasks(is_query).is_empty());
    }
    page.send(Msg::Solutions(SolutionsMsg::NumberEntered { text: "3".into() }));
    assert!(!page.model.play.solution_queries.is_number_invalid);
}

#[test]
fn a_solution_is_shown_only_while_solutions_are_examined() {
    let mut page = Page::editing("1...............");
    solution(&mut page, SolutionSelector::Nth(1));
    assert_eq!(page.model.on_board(), OnBoard::Solution);
    let cells = play_board(&page.model);
    assert_eq!(cells[0].digit.unwrap().1, Origin::Given);
    assert!(cells[1..].iter().all(|view| view.digit.unwrap().1 == Origin::Answer));
    page.send(Msg::Page(PageMsg::SidePanelChosen(SidePanel::Puzzle)));
    assert_eq!(shown(&page).filled_count(), 1);
    page.send(Msg::Page(PageMsg::SidePanelChosen(SidePanel::Solutions)));
    assert_eq!(shown(&page).filled_count(), 16);
    page.send(Msg::Solutions(SolutionsMsg::OnBoardChosen(OnBoard::Own)));
    assert_eq!(shown(&page).filled_count(), 1);
    assert_eq!(page.model.play.editor.edited_puzzle().answers.filled_count(), 0);
    // A digit written in the meantime is shown.
    page.send(Msg::Solutions(SolutionsMsg::OnBoardChosen(OnBoard::Solution)));
    page.send(Msg::Edit(EditMsg::CellSelected { cell: cell(Shape::Four, 4, 4), extend: false }));
    page.send(Msg::Edit(EditMsg::DigitEntered {
        digit: digit(2),
        input_mode: Some(InputMode::Answer),
    }));
    assert_eq!(page.model.on_board(), OnBoard::Own);
    assert_eq!(shown(&page).filled_count(), 2);
    assert_eq!(number(&page), Some(1));
}

#[test]
fn every_digit_of_an_empty_board_occurs_in_equally_many_solutions() {
    let mut page = Page::editing(&empty(Shape::Four));
    page.send(Msg::Solutions(SolutionsMsg::OnBoardChosen(OnBoard::Candidates)));
    page.finish_work();
    let known = page.model.play.solution_queries.candidates.finding.clone().unwrap();
    for (cell, view) in Shape::Four.cells().zip(play_board(&page.model)) {
        assert_eq!(view.candidates, Shape::Four.digits().collect());
        assert!(view.true_candidates.iter().all(|&(_, tally)| tally == Tally::Exactly(72)));
        assert_eq!(known.of(cell), view.true_candidates);
    }
    // With one given there are fewer solutions, and the earlier findings are discarded.
    page.send(Msg::Edit(EditMsg::CellSelected { cell: cell(Shape::Four, 1, 1), extend: false }));
    page.send(Msg::Edit(EditMsg::DigitEntered {
        digit: digit(3),
        input_mode: Some(InputMode::Given),
    }));
    assert_eq!(page.model.play.solution_queries.candidates.finding, None);
    ask(&mut page, SolutionQuery::Candidates);
    let view = &play_board(&page.model)[1];
    assert_eq!(view.true_candidates, [1, 2, 4].map(|value| (digit(value), Tally::Exactly(24))));
}

#[test]
fn the_digits_that_occur_are_known_before_they_are_counted() {
    let mut page = Page::editing(&empty(Shape::Nine));
    page.send(Msg::Solutions(SolutionsMsg::Requested(SolutionQuery::Candidates)));
    let all = Shape::Nine.digits().collect();
    for _ in 0..50 {
        page.run_worker_slice();
        if play_board(&page.model).iter().all(|view| view.candidates == all) {
            assert!(page.model.play.solution_queries.candidates.is_working());
            return;
        }
    }
    panic!("not known in fifty slices");
}

#[test]
fn an_estimate_ends_automatically_and_continues_on_request() {
    let mut page = Page::editing(&empty(Shape::Four));
    let ask = |page: &mut Page, query| {
        page.send(Msg::Solutions(SolutionsMsg::Requested(query)));
        let before = page.model.play.solution_queries.estimate.finding;
        page.finish_work();
        assert_eq!(page.model.play.solution_queries.estimate.stage, Stage::Over(Ending::Answered));
        (before, page.model.play.solution_queries.estimate.finding.unwrap())
    };
    let (before, first) = ask(&mut page, SolutionQuery::Estimate { seed: 1 });
    assert_eq!(before, None);
    assert!(first.spread().unwrap() <= PRECISE_SPREAD && first.probes < 20_000, "{first:?}");
    let (before, more) = ask(&mut page, SolutionQuery::EstimateFurther { seed: 2 });
    assert_eq!(before, Some(first), "the estimate stays");
    assert!(more.probes > first.probes && more.spread() <= first.spread().map(|it| it / 2.0));
    // With a new worker the estimate starts over, and ends again.
    page.lose_worker();
    page.restart_worker();
    let (_, reset_keeping_limit) = ask(&mut page, SolutionQuery::EstimateFurther { seed: 1 });
    assert_eq!(reset_keeping_limit, first);
    // If no probe reaches a solution, the number of probes ends the estimate.
    let mut none = Page::open(&format!("p={}&rules=knight.king&view=play", empty(Shape::Four)));
    let (_, given_up) = ask(&mut none, SolutionQuery::Estimate { seed: 1 });
    assert_eq!((given_up.hits, given_up.spread()), (0, None));
    assert!((100_000..101_000).contains(&given_up.probes));
}

#[test]
fn an_estimate_is_close_to_the_exact_count() {
    let mut page = Page::editing(&empty(Shape::Four));
    page.send(Msg::Solutions(SolutionsMsg::Requested(SolutionQuery::Estimate { seed: 1 })));
    for _ in 0..20 {
        page.run_worker_slice();
    }
    let estimate = page.model.play.solution_queries.estimate.finding.unwrap();
    assert!((280.0..296.0).contains(&estimate.mean), "{estimate:?}");
    page.send(Msg::Solutions(SolutionsMsg::Stopped(QueryKind::Estimate)));
    assert_eq!(page.model.play.solution_queries.estimate.finding, Some(estimate));
    assert_eq!(page.model.play.solution_queries.estimate.stage, Stage::Over(Ending::Stopped));
    page.finish_work();
}

#[test]
fn without_a_solution_the_fewest_contradicting_clues_are_marked() {
    // There is no place for a 4 in the first row: the second row has its 4 in the last column.
    let mut page = Page::editing("123....4........");
    page.send(Msg::Solve(SolveMsg::Requested));
    page.work_until_answered();
    assert!(page.model.is_without_solution());
    ask(&mut page, SolutionQuery::Conflict);
    let conflict = page.model.play.solution_queries.conflict.finding.clone().flatten().unwrap();
    assert!(conflict.is_smallest());
    let marked: Vec<_> = play_board(&page.model)
        .iter()
        .filter(|view| view.is_contradicting)
        .map(|view| view.cell)
        .collect();
    assert_eq!(marked, conflict.cells);
    page.send(Msg::Edit(EditMsg::CellSelected { cell: conflict.cells[0], extend: false }));
    page.send(Msg::Edit(EditMsg::InputModeChosen(InputMode::Given)));
    page.send(Msg::Edit(EditMsg::DigitErased));
    assert!(play_board(&page.model).iter().all(|view| !view.is_contradicting));
}

#[test]
fn a_solvable_puzzle_has_no_contradiction() {
    let mut page = Page::editing(&formats::line(&Sample::Paper.givens()));
    ask(&mut page, SolutionQuery::Conflict);
    assert_eq!(page.model.play.solution_queries.conflict.finding, Some(None));
    assert!(!page.model.is_without_solution());
}

#[test]
fn a_cancelled_question_keeps_its_finding_and_late_replies_are_dropped() {
    let mut page = Page::editing(&empty(Shape::Nine));
    page.send(Msg::Solutions(SolutionsMsg::Requested(SolutionQuery::Count(CountLimit::None))));
    page.run_worker_slice();
    page.run_worker_slice();
    let task = page.model.play.solution_queries.count.in_progress().unwrap().clone();
    let counted = page.model.play.solution_queries.count.finding.unwrap();
    assert!(!counted.count.is_exact());
    page.send(Msg::Solutions(SolutionsMsg::Stopped(QueryKind::Count)));
    let requests = page.requests();
    assert!(requests.contains(&Request::Cancel { id: task.id }));
    page.handle_requests(requests);
    let late = Finding::Count(grove_model::solve::solutions::CountProgress {
        count: Count::Exactly(5),
        fraction: 1.0,
    });
    let report = TaskReport::Solutions { finding: late, is_over: true };
    let reply = |id| Msg::Worker(WorkerMsg::replied(Reply::of_task(id, &report)));
    assert!(!page.send(reply(task.id)));
    assert_eq!(page.model.play.solution_queries.count.finding, Some(counted));
    // A reply to the earlier question does not answer the new one either.
    page.send(Msg::Solutions(SolutionsMsg::Requested(SolutionQuery::Count(CountLimit::Two))));
    assert!(!page.send(reply(task.id)));
    assert_eq!(page.model.play.solution_queries.total, None);
    page.finish_work();
    assert_eq!(page.model.play.solution_queries.count.finding.unwrap().count, Count::AtLeast(2));
}

#[test]
fn another_puzzle_cancels_all_questions_and_keeps_the_limit() {
    let mut page = Page::editing(&empty(Shape::Nine));
    page.send(Msg::Solutions(SolutionsMsg::LimitChosen(CountLimit::Million)));
    page.send(Msg::Solutions(SolutionsMsg::Requested(SolutionQuery::Count(CountLimit::None))));
    page.send(Msg::Solutions(SolutionsMsg::Requested(SolutionQuery::Solution(
        SolutionSelector::Random { seed: 3 },
    ))));
    page.run_worker_slice();
    let asked = page.tasks(is_query);
    assert_eq!(asked.len(), 2);
    page.send(Msg::Edit(EditMsg::SampleChosen(Sample::Paper)));
    let requests = page.requests();
    for id in asked {
        assert!(requests.contains(&Request::Cancel { id }));
    }
    assert_eq!(page.model.play.solution_queries.limit, CountLimit::Million);
    assert_eq!(page.model.play.solution_queries.count.stage, Stage::Idle);
    page.handle_requests(requests);
    assert!(!page.searcher.is_busy());
}

#[test]
fn a_restarted_worker_is_asked_again() {
    let mut page = Page::editing(&empty(Shape::Four));
    solution(&mut page, SolutionSelector::Nth(17));
    page.send(Msg::Solutions(SolutionsMsg::Requested(SolutionQuery::Count(CountLimit::None))));
    page.send(Msg::Solutions(SolutionsMsg::Requested(SolutionQuery::Solution(
        SolutionSelector::Nth(18),
    ))));
    page.requests();
    page.restart_worker();
    page.finish_work();
    assert_eq!(page.model.play.solution_queries.total, Some(288));
    assert_eq!(number(&page), Some(18));
}

#[test]
fn without_a_worker_nothing_waits_for_a_reply() {
    let mut page = Page::editing(&empty(Shape::Nine));
    page.send(Msg::Solutions(SolutionsMsg::Requested(SolutionQuery::Estimate { seed: 1 })));
    page.lose_worker();
    assert!(page.tasks(is_query).is_empty());
    assert!(page.has_notice(&Notice::WorkerUnavailable));
    page.send(Msg::Solutions(SolutionsMsg::Requested(SolutionQuery::Count(CountLimit::None))));
    assert!(page.tasks(is_query).is_empty());
}

#[test]
fn clashing_clues_have_to_be_fixed_first() {
    let mut page = Page::editing("11..............");
    page.send(Msg::Solutions(SolutionsMsg::Requested(SolutionQuery::Count(CountLimit::None))));
    assert!(matches!(page.model.play.solving, SolveState::Over(Err(_))));
    assert!(page.tasks(is_query).is_empty());
}
