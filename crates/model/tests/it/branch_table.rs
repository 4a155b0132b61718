//! The table of the current node and its children.

use std::rc::Rc;

use crate::common::Page;
use grove_model::Msg;
use grove_model::base::samples::Sample;
use grove_model::update::play::PlayMsg;
use grove_model::update::tree::TreeMsg;
use grove_model::update::worker::WorkerMsg;
use grove_model::view::branch_table::{Branch, BranchStatus, BranchTable};
use grove_model::worker::protocol::{Reply, Request};
use grove_model::worker::run::RunId;
use sudoku_engine::board::Digit;
use sudoku_engine::recording::Tree;
use sudoku_engine::search::{Goal, Stepper};

fn table(page: &Page) -> BranchTable {
    BranchTable::of(page.player())
}

fn watched(sample: Sample) -> Page {
    let mut page = Page::watching(sample);
    page.finish_work();
    page
}

/// Returns the path of the child of the current node with this digit.
fn below(page: &Page, digit: Digit) -> Rc<[Digit]> {
    page.player().stepper.path().map(|(_, digit)| digit).chain([digit]).collect()
}

#[test]
fn each_node_of_a_small_search_agrees_with_its_tree() {
    let mut page = watched(Sample::Paper);
    let tree =
        Tree::of(Stepper::new(&crate::common::puzzle(Sample::Paper), Goal::FIRST), 1000).unwrap();
    for (index, node) in tree.nodes.iter().enumerate() {
        page.send(Msg::Play(PlayMsg::WentToStep(node.placed_at)));
        page.finish_work();
        let below: Vec<_> =
            tree.nodes.iter().filter(|below| below.parent == Some(index as u32)).collect();
        let table = table(&page);
        assert_eq!(table.path.len(), usize::from(node.level) + 1);
        let reported: Vec<&Branch> =
            table.branches.iter().filter(|branch| branch.subtree.is_some()).collect();
        assert_eq!(reported.len(), below.len());
        for (branch, node) in reported.iter().zip(below) {
            let subtree = branch.subtree.unwrap();
            assert_eq!((branch.digit, subtree.size), (node.digit, u64::from(node.size)));
            assert_eq!(subtree.solutions, u64::from(node.solutions));
            let is_closed = node.removed_at.is_some();
            assert_eq!(
                branch.status,
                if is_closed { BranchStatus::Closed } else { BranchStatus::Open }
            );
        }
        let sizes: u64 =
            reported.iter().filter_map(|branch| branch.subtree).map(|it| it.size).sum();
        assert_eq!(sizes + 1, u64::from(node.size));
    }
}

#[test]
fn branches_not_reached_by_the_search_are_shown_as_such() {
    let mut page = watched(Sample::Article);
    page.send(Msg::Play(PlayMsg::WentToEnd));
    page.finish_work();
    let mut seen = Vec::new();
    for step in 0..200 {
        page.send(Msg::Play(PlayMsg::WentToStep(page.player().total_steps().unwrap() - step)));
        page.finish_work();
        seen.extend(table(&page).branches.iter().map(|branch| branch.status));
    }
    assert!(seen.contains(&BranchStatus::NotReached) && seen.contains(&BranchStatus::Open));
    assert!(!seen.contains(&BranchStatus::Unknown));
}

#[test]
fn branches_are_unknown_before_they_are_reported() {
    let mut page = Page::watching(Sample::Article);
    assert!(table(&page).branches.iter().all(|branch| branch.status == BranchStatus::Unknown));
    page.finish_work();
    assert!(table(&page).branches.iter().all(|branch| branch.status != BranchStatus::Unknown));
    page.send(Msg::Play(PlayMsg::WentToStep(1000)));
    assert!(table(&page).branches.iter().all(|branch| branch.status == BranchStatus::Unknown));
}

#[test]
fn choosing_a_branch_goes_there_reported_or_not() {
    let mut page = watched(Sample::Article);
    for is_reported in [true, false] {
        page.send(Msg::Play(PlayMsg::WentToStart));
        if is_reported {
            page.finish_work();
        }
        for depth in 1..6 {
            let digit = table(&page).branches[0].digit;
            page.send(Msg::Tree(TreeMsg::BranchChosen(below(&page, digit))));
            page.work_until_answered();
            if is_reported {
                page.finish_work();
            }
            assert_eq!(page.counters().depth, depth.min(page.counters().depth));
            assert_eq!(page.player().stepper.path().last().map(|(_, placed)| placed), Some(digit));
            if table(&page).branches.is_empty() {
                break;
            }
        }
    }
}

#[test]
fn choosing_a_row_goes_there_even_from_another_node() {
    let mut page = watched(Sample::Article);
    page.send(Msg::Play(PlayMsg::WentToStep(300)));
    page.finish_work();
    let row = below(&page, table(&page).branches[0].digit);
    page.send(Msg::Play(PlayMsg::WentToEnd));
    page.finish_work();
    let goal = page.player().stepper.goal();
    page.send(Msg::Tree(TreeMsg::BranchChosen(Rc::clone(&row))));
    page.finish_work();
    assert!(page.player().stepper.path().map(|(_, digit)| digit).eq(row.iter().copied()));
    assert_eq!(page.player().stepper.goal(), goal);
}

#[test]
fn replies_to_old_requests_are_dropped() {
    let mut page = watched(Sample::Article);
    let is_branches = |reply: &&Reply| matches!(reply, Reply::Branches { .. });
    let Some(Reply::Branches { run, id, branches }) =
        page.replies.iter().rfind(is_branches).cloned()
    else {
        panic!("no branches were reported");
    };
    let before = table(&page);
    let other = Reply::Branches { run: RunId(run.0 + 9), id, branches: branches.clone() };
    assert!(!page.send(Msg::Worker(WorkerMsg::replied(other))));
    assert!(!page.send(Msg::Worker(WorkerMsg::replied(Reply::Branches {
        run,
        id: id + 9,
        branches
    }))));
    assert_eq!(table(&page), before);
}

#[test]
fn nothing_is_requested_while_the_search_plays() {
    let mut page = watched(Sample::Article);
    page.send(Msg::Play(PlayMsg::Toggled));
    assert_eq!(page.player().current_branches.unanswered_query(), None);
    for _ in 0..20 {
        page.fire_timer();
        assert_eq!(page.player().current_branches.unanswered_query(), None);
    }
    page.send(Msg::Play(PlayMsg::Toggled));
    assert!(page.player().current_branches.unanswered_query().is_some());
    let asks = page.requests();
    assert!(asks.iter().any(|request| matches!(request, Request::Branches { .. })));
}
