//! A tree opened by hand: what is chosen, finished by the worker, and kept in the link.

use crate::common::{Page, cell, digit, task_of};
use crate::truth::{TestRng, strategies};
use grove_model::base::samples::Sample;
use grove_model::base::settings::View;
use grove_model::base::steps::TreeMove;
use grove_model::base::task_state::TaskId;
use grove_model::model::link::{Field, Link};
use grove_model::model::notice::Notice;
use grove_model::puzzle::editor::Direction;
use grove_model::search::explore::{ActionOutcome, Exploration, NextHint, NodeTarget, WayBack};
use grove_model::search::tree::MAX_LOADED_NODES;
use grove_model::update::edit::EditMsg;
use grove_model::update::explore::ExploreMsg;
use grove_model::update::key::{Key, Place};
use grove_model::update::keys::interpret;
use grove_model::update::page::PageMsg;
use grove_model::update::play::PlayMsg;
use grove_model::update::tree::TreeMsg;
use grove_model::update::worker::WorkerMsg;
use grove_model::view::board as board_view;
use grove_model::view::board::{CellRole, Origin};
use grove_model::view::tree::{ExplorationDrawing, Mark, VisitState};
use grove_model::worker::protocol::{Reply, Request};
use grove_model::worker::task::{FinishReport, Task, TaskReport};
use grove_model::{Model, Msg};
use proptest::prelude::*;
use sudoku_engine::board::{Cell, Shape};
use sudoku_engine::explore::{Explorer, NodeId, Refusal};
use sudoku_engine::search::{
    DeadEndCause, Goal, NodeStatus, RuleCheck, Stepper, Strategy as Search, Verdict,
};

const SINGLES: &str = "fewest/ascending/singles";

/// Returns a page with the tree of a sample opened by hand, with this strategy.
fn exploring(sample: Sample, search: &str) -> Page {
    let mut page = Page::open(&format!("p={}&search={search}", sample.line()));
    assert!(page.send(Msg::Explore(ExploreMsg::Switched { on: true })));
    page
}

fn tree(page: &Page) -> &Exploration {
    page.model.shown_exploration().expect("a tree opened by hand")
}

fn act(page: &mut Page, exploration: ExploreMsg) {
    page.send(Msg::Explore(exploration));
}

/// Returns the id of the task to finish a branch, if there is one.
fn finish(page: &Page) -> Option<TaskId> {
    page.tasks(|task| matches!(task, Task::Finish(_))).pop()
}

fn choose(page: &mut Page, value: u8) {
    page.send(Msg::Edit(EditMsg::DigitEntered { digit: digit(value), input_mode: None }));
}

/// Lets the worker work until the branch is finished.
fn wait(page: &mut Page) {
    for _ in 0..10_000 {
        if finish(page).is_none() {
            return;
        }
        page.run_worker_slice();
    }
    panic!("the branch is never finished");
}

fn exhausted(sample: Sample, search: &str) -> Stepper {
    let search: Search = search.parse().expect("a strategy");
    let mut walk = Stepper::with_strategy(&crate::common::puzzle(sample), Goal::Exhaustion, search);
    walk.run(u64::MAX);
    walk
}

#[test]
fn a_cell_that_no_digit_fits_in_is_marked_before_the_search_comes_to_it() {
    // Only 2 fits in the first cell of the last row.
    let mut page = Page::open("p=.........4....31&view=watch");
    act(&mut page, ExploreMsg::Switched { on: true });
    let dead = |page: &Page| {
        let cells = board_view::board(&page.model).into_iter();
        let dead = cells.filter(|view| view.role == CellRole::DeadEnd);
        dead.map(|view| view.cell).collect::<Vec<_>>()
    };
    assert_eq!(dead(&page), []);
    choose(&mut page, 2);
    let (first, last) = (cell(Shape::Four, 1, 1), cell(Shape::Four, 4, 1));
    assert_eq!(dead(&page), [last]);
    assert_eq!(tree(&page).status(), NodeStatus::Branching);
    let back = Some(WayBack { cell: first, digit: digit(2), choices: 1 });
    let hint = NextHint::DeadCell { cell: last, back };
    assert_eq!(tree(&page).report().next, hint);
    act(&mut page, ExploreMsg::ChoiceUndone);
    assert_eq!(dead(&page), []);
}

#[test]
fn the_choice_to_undo_at_a_dead_end_is_the_latest_that_takes_part_in_it() {
    let mut page = Page::open("p=0000300204000010&view=watch");
    act(&mut page, ExploreMsg::Switched { on: true });
    choose(&mut page, 1);
    choose(&mut page, 2);
    // The 1 and the givens 2, 3 and 4 block this cell; the chosen 2 is in its column.
    let cell_of = |row, column| cell(Shape::Four, row, column);
    let back = Some(WayBack { cell: cell_of(1, 1), digit: digit(1), choices: 2 });
    let hint = NextHint::DeadCell { cell: cell_of(2, 2), back };
    assert_eq!(tree(&page).report().next, hint);
    act(&mut page, ExploreMsg::ChoiceUndone);
    let back = back.map(|back| WayBack { choices: 1, ..back });
    assert_eq!(tree(&page).report().next, NextHint::DeadCell { cell: cell_of(2, 2), back });
    act(&mut page, ExploreMsg::ChoiceUndone);
    assert!(matches!(tree(&page).report().next, NextHint::Cell { .. }));
}

/// Returns whether the rules alone leave the cell a candidate.
fn is_open_by_rules(tree: &Explorer, cell: Cell) -> bool {
    let mut check = RuleCheck::new(tree.puzzle());
    tree.path().for_each(|(cell, digit)| check.place(cell, digit));
    tree.shape().digits().any(|digit| check.verdict(cell, digit) == Verdict::Legal)
}

#[test]
fn undoing_up_to_the_choice_that_takes_part_ends_a_dead_end_and_undoing_less_does_not() {
    let (mut last, mut earlier) = (0, 0);
    let mut samples = vec![Sample::Paper, Sample::ThreeSolutions, Sample::Article];
    samples.extend([Sample::Nuru, Sample::AntiBacktracking]);
    for (seed, search) in strategies().into_iter().skip(11).enumerate() {
        let sample = samples[seed % samples.len()];
        let mut chance = TestRng(seed as u64);
        let mut page = exploring(sample, &search.to_string());
        for _ in 0..120 {
            match chance.below(8) {
                0 => act(&mut page, ExploreMsg::ForcedDigitsPlaced),
                1 => act(&mut page, ExploreMsg::ChoiceUndone),
                _ => {
                    let cells = tree(&page).cells();
                    if let count @ 1.. = cells.len() {
                        let cell = cells[chance.below(count as u64) as usize];
                        page.send(Msg::Edit(EditMsg::CellSelected { cell, extend: false }));
                    }
                    if let count @ 1.. = tree(&page).previews().len() {
                        let (digit, _) =
                            tree(&page).previews()[chance.below(count as u64) as usize];
                        act(&mut page, ExploreMsg::DigitChosen(digit));
                    }
                }
            }
            let (NextHint::DeadCell { cell, back }
            | NextHint::DeadEnd { cause: DeadEndCause::Cell(cell), back }) =
                tree(&page).report().next
            else {
                continue;
            };
            let back = back.expect("the puzzle has a solution");
            let mut undone = tree(&page).tree().clone();
            let is_by_rules = !is_open_by_rules(&undone, cell);
            for _ in 1..back.choices {
                undone.undo();
            }
            assert_eq!(is_open_by_rules(&undone, cell), !is_by_rules, "{sample:?}, {search}");
            let (chosen, _) = undone.undo().expect("a choice");
            assert_eq!(chosen, Some((back.cell, back.digit)), "{sample:?}, {search}");
            assert!(is_open_by_rules(&undone, cell), "{sample:?}, {search}");
            *(if back.choices == 1 { &mut last } else { &mut earlier }) += 1;
            if tree(&page).cells().is_empty() {
                act(&mut page, ExploreMsg::Restarted);
            }
        }
    }
    assert!(last > 100 && earlier > 100, "{last} and {earlier} dead ends");
}

#[test]
fn a_choice_is_shown_and_undone() {
    let mut page = exploring(Sample::Paper, "reading/ascending/none");
    assert!(page.model.tick().is_none() && page.model.demand().run.unwrap().is_paused);
    let first = tree(&page).cell().unwrap();
    assert_eq!(first, cell(Shape::Four, 1, 1));
    let before = board_view::board(&page.model);
    assert_eq!(before[0].role, CellRole::Current);
    let offered = tree(&page).previews()[0].0;
    page.send(Msg::Edit(EditMsg::DigitEntered { digit: offered, input_mode: None }));
    let after = board_view::board(&page.model);
    assert_eq!(after[0].digit, Some((offered, Origin::Own)));
    assert!(matches!(tree(&page).action(), ActionOutcome::Chose { .. }));
    assert!(after.iter().any(|view| view.eliminated.contains(offered)));
    assert!(
        matches!(tree(&page).report().outcome, ActionOutcome::Chose { cell, .. } if cell == first)
    );
    page.send(Msg::Edit(EditMsg::Undone));
    assert_eq!(board_view::board(&page.model), before);
    let work = tree(&page).tree().work_by_hand();
    assert_eq!((work.placements, work.undos), (1, 1));
    page.send(Msg::Edit(EditMsg::DigitErased));
    assert_eq!(tree(&page).action(), &ActionOutcome::NothingToUndo);
    assert_eq!(tree(&page).tree().open_node_count(), 1, "an opened node stays open");
}

#[test]
fn a_refused_digit_has_a_reason_and_changes_nothing() {
    let mut page = exploring(Sample::Paper, "reading/ascending/none");
    choose(&mut page, 3);
    let by = Some(cell(Shape::Four, 2, 1));
    assert!(matches!(
        tree(&page).report().outcome,
        ActionOutcome::Refused { why: Refusal::NoCandidate { by: found }, .. } if found == by
    ));
    assert_eq!(tree(&page).report().next, NextHint::Nothing);
    let board = board_view::board(&page.model);
    assert_eq!(board[4].role, CellRole::Blocker);
    assert_eq!(tree(&page).tree().open_node_count(), 0);
    choose(&mut page, 16);
    assert_eq!(tree(&page).tree().open_node_count(), 0);
    // The user cannot choose another cell here.
    page.send(Msg::Edit(EditMsg::CellSelected { cell: cell(Shape::Four, 3, 3), extend: false }));
    assert_eq!(tree(&page).cell(), Some(cell(Shape::Four, 1, 1)));
}

#[test]
fn any_empty_cell_can_be_filled_if_the_strategy_is_free_to() {
    let mut page = exploring(Sample::Article, SINGLES);
    let empty = tree(&page).cells();
    assert_eq!(empty.len(), 51);
    let other = *empty.iter().rfind(|&&other| Some(other) != tree(&page).cell()).unwrap();
    page.send(Msg::Edit(EditMsg::CellSelected { cell: other, extend: false }));
    assert_eq!(tree(&page).cell(), Some(other));
    let (offered, preview) = tree(&page).previews()[0];
    page.send(Msg::Edit(EditMsg::DigitEntered { digit: offered, input_mode: None }));
    let here = tree(&page).tree().current();
    assert_eq!(tree(&page).tree().placed(here), Some((other, offered)));
    assert_eq!(tree(&page).status(), preview.status);
}

#[test]
fn forced_digits_are_placed_to_the_end_and_undone_with_their_choice() {
    let mut page = exploring(Sample::AntiBacktracking, SINGLES);
    act(&mut page, ExploreMsg::ForcedDigitsPlaced);
    assert_eq!(tree(&page).status(), NodeStatus::Solved);
    assert_eq!(tree(&page).tree().work_by_machine().placements, 64);
    assert_eq!(tree(&page).tree().opened_by_hand(), 0);
    let board = board_view::board(&page.model);
    assert!(board.iter().all(|view| view.digit.is_some_and(|(_, it)| it != Origin::Own)));
    assert_eq!(page.model.link().explore.unwrap().write(), "-");
    act(&mut page, ExploreMsg::FinishRequested);
    assert!(finish(&page).is_none(), "a solution has no branches");
    page.send(Msg::Edit(EditMsg::Undone));
    assert_eq!(tree(&page).tree().current(), NodeId::ROOT);
    act(&mut page, ExploreMsg::Restarted);
    assert_eq!(tree(&page).tree().open_node_count(), 0);
    assert_eq!(tree(&page).tree().work_by_machine().placements, 0);
}

#[test]
fn the_worker_finishes_a_branch_with_the_counts_of_the_search() {
    for search in ["reading/ascending/none", SINGLES, "shuffled-7/descending/forward"] {
        let mut page = exploring(Sample::Article, search);
        page.send(Msg::Play(PlayMsg::GoalChosen(Goal::Exhaustion)));
        act(&mut page, ExploreMsg::FinishRequested);
        assert!(tree(&page).finish_job().is_some());
        wait(&mut page);
        let counters = exhausted(Sample::Article, search).counters();
        let work = tree(&page).tree().work_by_machine();
        assert_eq!((work.placements, work.undos), (counters.placements, counters.undos));
        assert_eq!((work.solutions, work.dead_ends), (counters.solutions, counters.dead_ends));
        assert!(matches!(tree(&page).action(), ActionOutcome::Finished(_)));
        let explored = ExplorationDrawing::of(tree(&page));
        let drawn_count = explored.drawing.nodes.len();
        assert_eq!(tree(&page).node_count(), counters.placements + 1);
        if counters.placements > MAX_LOADED_NODES as u64 {
            let root = &explored.drawing.nodes[0];
            assert_eq!((root.mark, drawn_count), (Mark::Triangle, 1));
            assert_eq!(root.facts.unwrap().size, counters.placements + 1);
        } else {
            assert_eq!(explored.drawing.folded_count(), 0);
            assert_eq!(drawn_count as u64, counters.placements + 1);
        }
        // The finished branch can be opened again by hand.
        let offered = tree(&page).previews()[0].0;
        page.send(Msg::Edit(EditMsg::DigitEntered { digit: offered, input_mode: None }));
        assert!(ExplorationDrawing::of(tree(&page)).drawing.nodes.len() > 1);
        page.send(Msg::Edit(EditMsg::Undone));
        assert_eq!(ExplorationDrawing::of(tree(&page)).drawing.nodes.len(), drawn_count);
        assert_eq!(tree(&page).node_count(), counters.placements + 1);
    }
}

/// Returns the number of nodes drawn other than choices not made.
fn known_drawn(page: &Page) -> u64 {
    let targets = ExplorationDrawing::of(tree(page)).targets.into_iter();
    targets.filter(|target| !matches!(target, NodeTarget::Untried { .. })).count() as u64
}

#[test]
fn a_small_finished_branch_is_drawn_and_each_of_its_nodes_can_be_opened() {
    for search in
        ["reading/ascending/none", SINGLES, "exact-cover", "shuffled-7/descending/forward"]
    {
        for goal in [Goal::FIRST, Goal::Exhaustion] {
            let mut page = exploring(Sample::ThreeSolutions, search);
            page.send(Msg::Play(PlayMsg::GoalChosen(goal)));
            act(&mut page, ExploreMsg::FinishRequested);
            wait(&mut page);
            let work = tree(&page).tree().work_by_machine();
            let ExplorationDrawing { drawing, targets } = ExplorationDrawing::of(tree(&page));
            let marked = |mark| drawing.nodes.iter().filter(|it| it.mark == mark).count() as u64;
            assert_eq!(marked(Mark::Triangle), 0, "{search}");
            assert_eq!(marked(Mark::Square), work.dead_ends, "{search}");
            assert_eq!(marked(Mark::Diamond), work.solutions, "{search}");
            let nodes = work.placements + 1;
            for (searched, target) in drawing.nodes.iter().zip(targets) {
                if !matches!(target, NodeTarget::Searched { .. }) {
                    continue;
                }
                act(&mut page, ExploreMsg::NodePicked(target));
                let here = tree(&page).tree().current();
                assert_eq!(tree(&page).tree().depth(here), usize::from(searched.depth));
                assert_eq!(tree(&page).tree().placed(here), searched.cell.zip(searched.digit));
                let mark = match tree(&page).status() {
                    NodeStatus::DeadEnd { .. } => Mark::Square,
                    NodeStatus::Solved => Mark::Diamond,
                    NodeStatus::Branching | NodeStatus::Forced { .. } => Mark::Circle,
                };
                assert_eq!(searched.mark, mark, "{search}");
                let drawing = ExplorationDrawing::of(tree(&page)).drawing;
                assert_eq!((drawing.current().mark, drawing.folded_count()), (mark, 0));
                assert_eq!((tree(&page).node_count(), known_drawn(&page)), (nodes, nodes));
                act(&mut page, ExploreMsg::WentToRoot);
            }
            assert_eq!(tree(&page).tree().work_by_machine(), work, "nothing is counted again");
            assert_eq!(tree(&page).tree().open_node_count() as u64, work.placements);
        }
    }
}

#[test]
fn nodes_that_were_opened_and_searched_count_once() {
    let mut page = exploring(Sample::ThreeSolutions, "reading/ascending/none");
    let offered = tree(&page).previews().to_vec();
    assert_eq!(tree(&page).node_count(), 1);
    for (digit, _) in &offered {
        choose(&mut page, digit.value());
        act(&mut page, ExploreMsg::ChoiceUndone);
    }
    let opened = offered.len() as u64;
    assert_eq!((tree(&page).node_count(), known_drawn(&page)), (1 + opened, 1 + opened));
    for goal in [Goal::FIRST, Goal::Exhaustion] {
        page.model.watch.goal = goal;
        act(&mut page, ExploreMsg::FinishRequested);
        wait(&mut page);
        let work = tree(&page).tree().work_by_machine();
        let solution = tree(&page).solution().expect("a solution").to_vec();
        // The first solution is found before some of the digits are tried.
        let tried = offered.iter().position(|(digit, _)| *digit == solution[0].1).expect("tried");
        let untried = if goal == Goal::FIRST { opened - 1 - tried as u64 } else { 0 };
        assert_eq!(tree(&page).node_count(), 1 + work.placements + untried);
        assert_eq!(tree(&page).node_count(), known_drawn(&page));
    }
    // In a branch that is too large to be drawn.
    let mut page = exploring(Sample::Article, "reading/ascending/none");
    act(&mut page, ExploreMsg::FinishRequested);
    wait(&mut page);
    assert_eq!(tree(&page).node_count(), 1288);
    act(&mut page, ExploreMsg::SolutionOpened);
    assert_eq!(tree(&page).node_count(), 1288);
}

#[test]
fn the_last_choice_is_wrong_if_no_solution_was_found_below_it() {
    let mut page = Page::open("p=0000300204000010&view=watch&to=all");
    act(&mut page, ExploreMsg::Switched { on: true });
    let (one, two) = (cell(Shape::Four, 1, 1), cell(Shape::Four, 1, 2));
    choose(&mut page, 1);
    act(&mut page, ExploreMsg::FinishRequested);
    wait(&mut page);
    let next = tree(&page).report().next;
    assert_eq!(next, NextHint::NoSolution { cell: one, digit: digit(1), is_first: true });
    choose(&mut page, 2);
    act(&mut page, ExploreMsg::FinishRequested);
    wait(&mut page);
    let next = tree(&page).report().next;
    assert_eq!(next, NextHint::NoSolution { cell: two, digit: digit(2), is_first: false });
    // Nothing follows for a choice with a solution below it, and at the root there is none.
    for line in ["0000300204000010", "2........4....31"] {
        let mut page = Page::open(&format!("p={line}&view=watch&to=all"));
        act(&mut page, ExploreMsg::Switched { on: true });
        act(&mut page, ExploreMsg::FinishRequested);
        wait(&mut page);
        assert!(matches!(tree(&page).action(), ActionOutcome::Finished(_)), "{line}");
        assert_eq!(tree(&page).report().next, NextHint::Nothing, "{line}");
    }
}

#[test]
fn a_branch_is_finished_once_up_to_the_goal() {
    let mut page = exploring(Sample::Article, "reading/ascending/none");
    act(&mut page, ExploreMsg::FinishRequested);
    wait(&mut page);
    let first = tree(&page).tree().work_by_machine();
    assert_eq!(first.placements, 1287);
    act(&mut page, ExploreMsg::FinishRequested);
    assert!(finish(&page).is_none());
    // With another goal there is more to search, but known nodes are not counted again.
    page.model.watch.goal = Goal::Exhaustion;
    act(&mut page, ExploreMsg::FinishRequested);
    wait(&mut page);
    let whole = exhausted(Sample::Article, "reading/ascending/none").counters();
    assert_eq!(tree(&page).tree().work_by_machine().placements, whole.placements);
    act(&mut page, ExploreMsg::FinishRequested);
    assert!(finish(&page).is_none());
}

#[test]
fn replies_about_a_cancelled_or_abandoned_branch_are_dropped() {
    let mut page = exploring(Sample::AntiBacktracking, "reading/ascending/none");
    page.send(Msg::Play(PlayMsg::GoalChosen(Goal::Exhaustion)));
    act(&mut page, ExploreMsg::FinishRequested);
    page.run_worker_slice();
    page.run_worker_slice();
    assert!(tree(&page).finish_job().unwrap().work.placements > 0, "progress is reported");
    let stale = page.replies.iter().rev().find_map(|reply| match reply {
        Reply::Task { id, report, .. } => {
            matches!(report.read()?, TaskReport::Finish(FinishReport::Progress(_))).then_some(*id)
        }
        _ => None,
    });
    page.send(Msg::Play(PlayMsg::Stopped));
    assert!(tree(&page).finish_job().is_none());
    assert!(matches!(tree(&page).action(), ActionOutcome::Cancelled { .. }));
    assert!(page.requests().contains(&Request::Cancel { id: stale.unwrap() }));
    // A new task gets a new id; replies with the old one change nothing.
    act(&mut page, ExploreMsg::FinishRequested);
    let asked = finish(&page).unwrap();
    assert_ne!(Some(asked), stale);
    let finished = tree(&page).tree().branch(Goal::FIRST).result();
    let late = Reply::of_task(stale.unwrap(), &TaskReport::Finish(FinishReport::Over(finished)));
    assert!(!page.send(Msg::Worker(WorkerMsg::replied(late))));
    // Choosing a digit leaves the branch, so its task is cancelled.
    let offered = tree(&page).previews()[0].0;
    page.send(Msg::Edit(EditMsg::DigitEntered { digit: offered, input_mode: None }));
    assert!(finish(&page).is_none());
}

#[test]
fn a_restarted_worker_is_asked_again_and_a_lost_one_is_not_waited_for() {
    let mut page = exploring(Sample::Article, SINGLES);
    act(&mut page, ExploreMsg::FinishRequested);
    page.requests();
    page.restart_worker();
    assert!(
        page.requests().iter().any(|request| matches!(task_of(request), Some(Task::Finish(_))))
    );
    let mut page = exploring(Sample::Article, SINGLES);
    act(&mut page, ExploreMsg::FinishRequested);
    page.lose_worker();
    assert!(tree(&page).finish_job().is_none());
    assert!(page.has_notice(&Notice::WorkerUnavailable));
    act(&mut page, ExploreMsg::FinishRequested);
    assert!(finish(&page).is_none());
}

#[test]
fn the_drawing_shows_open_nodes_and_available_choices() {
    let mut page = exploring(Sample::Paper, "reading/ascending/none");
    let choices = tree(&page).previews().len();
    let explored = ExplorationDrawing::of(tree(&page));
    assert_eq!(explored.drawing.nodes.len(), 1 + choices);
    assert!(explored.drawing.nodes[1..].iter().all(|node| node.state == VisitState::Open));
    // Picking an untried choice makes it.
    let pick = explored.targets[1];
    assert!(matches!(pick, NodeTarget::Untried { parent: NodeId::ROOT, .. }));
    act(&mut page, ExploreMsg::NodePicked(pick));
    let explored = ExplorationDrawing::of(tree(&page));
    assert_eq!((explored.opened_count(), explored.drawing.current), (1, 1));
    assert!(explored.drawing.nodes[1].is_by_hand);
    let child = tree(&page).tree().current();
    page.send(Msg::Tree(TreeMsg::Moved(TreeMove::Parent)));
    assert_eq!(tree(&page).tree().current(), NodeId::ROOT);
    act(&mut page, ExploreMsg::NodePicked(NodeTarget::Opened(child)));
    assert_eq!(tree(&page).tree().current(), child);
    assert_eq!(
        tree(&page).tree().work_by_hand().placements,
        1,
        "revisiting an open node is not counted"
    );
}

#[test]
fn another_puzzle_or_strategy_starts_another_tree() {
    let mut page = exploring(Sample::Paper, SINGLES);
    act(&mut page, ExploreMsg::FinishRequested);
    page.send(Msg::Play(PlayMsg::StrategyChosen("exact-cover".parse().unwrap())));
    assert_eq!(tree(&page).tree().strategy().to_string(), "exact-cover");
    assert!(tree(&page).finish_job().is_none());
    page.send(Msg::Edit(EditMsg::SampleChosen(Sample::Article)));
    assert_eq!(tree(&page).tree().shape(), Shape::Nine);
    page.send(Msg::Page(PageMsg::ViewChosen(View::Play)));
    assert!(page.model.shown_exploration().is_none());
    // In the Play view, digits are written on the board again.
    page.send(Msg::Edit(EditMsg::CellSelected { cell: cell(Shape::Nine, 1, 1), extend: false }));
    page.send(Msg::Edit(EditMsg::EmptyBoardChosen(Shape::Four)));
    page.send(Msg::Page(PageMsg::ViewChosen(View::Watch)));
    assert_eq!(tree(&page).tree().shape(), Shape::Four);
    assert!(page.send(Msg::Explore(ExploreMsg::Switched { on: false })));
    assert!(page.model.shown_exploration().is_none());
}

#[test]
fn links_restore_choices_and_nonsense_is_reported() {
    let mut page = exploring(Sample::Article, SINGLES);
    for _ in 0..3 {
        if let Some(&(digit, _)) = tree(&page).previews().first() {
            page.send(Msg::Edit(EditMsg::DigitEntered { digit, input_mode: None }));
            act(&mut page, ExploreMsg::ForcedDigitsPlaced);
        }
    }
    assert!(tree(&page).tree().work_by_machine().placements > 0);
    let hash = page.model.link().write();
    let again = Page::open(&hash);
    assert_eq!(again.model.link().write(), hash);
    assert_eq!(tree(&again).tree().board(), tree(&page).tree().board());
    assert_eq!(tree(&again).tree().work_by_hand(), tree(&page).tree().work_by_hand());
    for wrong in ["x", "1", "11", "1115", "000", "-1", "11 5"] {
        let read = Link::read(&format!("explore={wrong}"));
        assert_eq!(read.problems[0].field, Field::Explore, "{wrong}");
    }
    // The first cell cannot be 6 here: possible choices are opened, and the rest is reported.
    let page = Page::open(&format!("p={}&explore=116.115", Sample::Article.line()));
    assert_eq!(tree(&page).tree().current(), NodeId::ROOT);
    assert!(
        page.model.notices.iter().any(
            |notice| matches!(notice, Notice::Link(problem) if problem.field == Field::Explore)
        )
    );
    // Without a player there is nothing to explore.
    let page = Page::open("p=11..............&explore=0");
    assert!(page.model.shown_exploration().is_none());
}

#[test]
fn keys_choose_undo_and_finish() {
    let page = exploring(Sample::Article, SINGLES);
    let press = |model: &Model, name: &str, code: &str, place| {
        interpret(model, &Key::new(name, code), place)
    };
    let msg = |exploration| Some(Msg::Explore(exploration));
    for place in [Place::Page, Place::Board, Place::Tree, Place::Button] {
        let chosen = press(&page.model, "5", "Digit5", place);
        assert_eq!(
            chosen,
            Some(Msg::Edit(EditMsg::DigitEntered { digit: digit(5), input_mode: None }))
        );
        assert_eq!(
            press(&page.model, "Backspace", "Backspace", place),
            Some(Msg::Edit(EditMsg::DigitErased))
        );
        assert_eq!(press(&page.model, "End", "End", place), msg(ExploreMsg::FinishRequested));
        assert_eq!(press(&page.model, "Home", "Home", place), msg(ExploreMsg::WentToRoot));
    }
    assert_eq!(press(&page.model, " ", "Space", Place::Page), msg(ExploreMsg::ForcedDigitsPlaced));
    assert_eq!(press(&page.model, " ", "Space", Place::Button), None);
    let up = press(&page.model, "ArrowUp", "ArrowUp", Place::Tree);
    assert_eq!(up, Some(Msg::Tree(TreeMsg::Moved(TreeMove::Parent))));
    let down = press(&page.model, "ArrowDown", "ArrowDown", Place::Board);
    let direction = Direction::Down;
    assert_eq!(down, Some(Msg::Edit(EditMsg::FocusMoved { direction, extend: false })));
    assert_eq!(press(&page.model, "ArrowDown", "ArrowDown", Place::Control), None);
    // Neither the player's keys nor those of the pens.
    for name in ["r", "n", "z", "+"] {
        assert_eq!(press(&page.model, name, "", Place::Page), None, "{name}");
    }
    // On the largest board, letters are digits.
    let page = Page::open(&format!("p={}&explore=0", crate::common::empty(Shape::Sixteen)));
    let letter = press(&page.model, "f", "KeyF", Place::Page);
    assert_eq!(
        letter,
        Some(Msg::Edit(EditMsg::DigitEntered { digit: digit(15), input_mode: None }))
    );
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(40))]

    /// After any actions, a link leads back to the same board.
    #[test]
    fn a_link_leads_back_to_the_same_board(
        actions in proptest::collection::vec((0_u8..6, any::<proptest::sample::Index>()), 0..30),
        search in proptest::sample::select(&["reading/ascending/none", SINGLES, "exact-cover"][..]),
    ) {
        let mut page = exploring(Sample::Article, search);
        for (action, index) in actions {
            match action {
                0..=2 => {
                    let offered = tree(&page).previews().to_vec();
                    if !offered.is_empty() {
                        let digit = offered[index.index(offered.len())].0;
                        page.send(Msg::Edit(EditMsg::DigitEntered { digit, input_mode: None }));
                    }
                }
                3 => act(&mut page, ExploreMsg::ForcedDigitsPlaced),
                4 => drop(page.send(Msg::Edit(EditMsg::Undone))),
                _ => {
                    let cells = tree(&page).cells();
                    if !cells.is_empty() {
                        let cell = cells[index.index(cells.len())];
                        page.send(Msg::Edit(EditMsg::CellSelected { cell, extend: false }));
                    }
                }
            }
        }
        let hash = page.model.link().write();
        let again = Page::open(&hash);
        prop_assert_eq!(tree(&again).tree().board(), tree(&page).tree().board());
        prop_assert_eq!(again.model.link().write(), hash);
        let explored = ExplorationDrawing::of(tree(&page));
        prop_assert_eq!(explored.targets.len(), explored.drawing.nodes.len());
        let current = explored.targets[explored.drawing.current as usize];
        prop_assert_eq!(current, NodeTarget::Opened(tree(&page).tree().current()));
    }
}

#[test]
fn the_solution_found_by_the_machine_is_opened_and_left_again() {
    for goal in [Goal::FIRST, Goal::Exhaustion] {
        let mut page = exploring(Sample::Article, "fewest/ascending/forward");
        let first = tree(&page).cell().unwrap();
        let walk = crate::common::stepper_at_end(Sample::Article, Goal::FIRST);
        let right = walk.path().find(|(cell, _)| *cell == first).unwrap().1;
        page.send(Msg::Edit(EditMsg::DigitEntered { digit: right, input_mode: None }));
        page.send(Msg::Play(PlayMsg::GoalChosen(goal)));
        assert!(tree(&page).solution().is_none());
        act(&mut page, ExploreMsg::SolutionOpened);
        assert!(!tree(&page).is_in_solution(), "there is no solution yet");
        act(&mut page, ExploreMsg::FinishRequested);
        wait(&mut page);
        let (here, work) = (tree(&page).tree().current(), tree(&page).tree().work_by_machine());
        assert_eq!(work.solutions, 1);
        act(&mut page, ExploreMsg::SolutionOpened);
        assert_eq!(tree(&page).status(), NodeStatus::Solved, "{goal:?}");
        assert_eq!(tree(&page).report().outcome, ActionOutcome::OpenedSolution { digits: 50 });
        assert_eq!(tree(&page).tree().work_by_machine(), work, "it was counted where it was found");
        let full = board_view::board(&page.model);
        assert!(full.iter().all(|view| view.digit.is_some()));
        // The link leads to the same board.
        let trail = page.model.link().explore.unwrap();
        let mut other = exploring(Sample::Article, "fewest/ascending/forward");
        other.send(Msg::Page(PageMsg::LinkOpened {
            hash: format!(
                "p={}&search=fewest/ascending/forward&explore={}",
                Sample::Article.line(),
                trail.write()
            ),
        }));
        let digits = |page: &Page| {
            board_view::board(&page.model)
                .into_iter()
                .map(|view| view.digit.map(|(digit, _)| digit))
                .collect::<Vec<_>>()
        };
        assert_eq!(digits(&other), digits(&page));
        // Only the last digit is undone, and the user can still go back.
        act(&mut page, ExploreMsg::ChoiceUndone);
        assert!(tree(&page).is_in_solution());
        act(&mut page, ExploreMsg::WentBack);
        assert_eq!(tree(&page).tree().current(), here);
        assert!(!tree(&page).is_in_solution());
        assert!(matches!(tree(&page).report().outcome, ActionOutcome::Finished(_)));
        assert_eq!(page.model.link().explore.unwrap().0.len(), 1);
    }
}

#[test]
fn opened_nodes_are_restored_on_return() {
    let mut page = exploring(Sample::Paper, "reading/ascending/none");
    let (offered, _) = tree(&page).previews()[0];
    choose(&mut page, offered.value());
    let key = Key { name: "Escape".to_owned(), ..Key::default() };
    let msg = interpret(&page.model, &key, Place::Page).unwrap();
    page.send(msg);
    assert!(page.model.shown_exploration().is_none(), "Escape ends choosing by hand");
    act(&mut page, ExploreMsg::Switched { on: true });
    assert_eq!(tree(&page).tree().open_node_count(), 1);
    // For another search, nothing was opened.
    act(&mut page, ExploreMsg::Switched { on: false });
    page.send(Msg::Play(PlayMsg::StrategyChosen(SINGLES.parse().expect("a strategy"))));
    act(&mut page, ExploreMsg::Switched { on: true });
    assert_eq!(tree(&page).tree().open_node_count(), 0);
    // While the machine is at work, Escape only cancels its task.
    act(&mut page, ExploreMsg::FinishRequested);
    page.send(interpret(&page.model, &key, Place::Page).unwrap());
    assert!(page.model.shown_exploration().is_some_and(|tree| tree.finish_job().is_none()));
}
