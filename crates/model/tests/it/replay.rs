//! The replay of how a puzzle was generated: its removals, and the search that decides each
//! one.

use crate::common::{Page, solution, task_of};
use grove_model::Msg;
use grove_model::base::samples::Sample;
use grove_model::base::settings::View;
use grove_model::generate::form::{Difficulty, GenerateForm};
use grove_model::generate::source::Plan;
use grove_model::model::link::Field;
use grove_model::model::notice::Notice;
use grove_model::search::replay::Replay;
use grove_model::update::edit::EditMsg;
use grove_model::update::explore::ExploreMsg;
use grove_model::update::generate::GenerateMsg;
use grove_model::update::page::PageMsg;
use grove_model::update::play::PlayMsg;
use grove_model::update::replay::ReplayMsg;
use grove_model::update::worker::WorkerMsg;
use grove_model::view::board as board_view;
use grove_model::worker::generation_record::GenerationRecord;
use grove_model::worker::protocol::{Reply, Request};
use grove_model::worker::task::{Task, TaskReport};
use sudoku_engine::board::{Givens, Shape};
use sudoku_engine::formats;
use sudoku_engine::generate::{Drawn, Event, Generated, Generator, Removal, Symmetry, Verdict};
use sudoku_engine::logic::{Grade, Level};

const SEED: u64 = 4711;

/// Returns a page with a puzzle just generated with these options, and its plan.
fn made(wish: GenerateForm) -> (Page, Plan) {
    let mut page = Page::editing(&formats::line(&Sample::Article.givens()));
    let plan = wish.plan(&page.model.play.editor.edited_puzzle().rules, SEED).unwrap();
    page.send(Msg::Generate(GenerateMsg::FormChosen(wish)));
    page.send(Msg::Generate(GenerateMsg::Started { seed: SEED }));
    page.finish_work();
    (page, plan)
}

fn four() -> GenerateForm {
    GenerateForm {
        shape: Some(Shape::Four),
        difficulty: Difficulty::Any,
        symmetry: Symmetry::None,
        ..GenerateForm::default()
    }
}

/// Returns a page that replays the generation of a puzzle, at its first removal.
fn watched(wish: GenerateForm) -> (Page, Plan) {
    let (mut page, plan) = made(wish);
    page.send(Msg::Replay(ReplayMsg::Opened));
    page.finish_work();
    (page, plan)
}

fn watch(page: &Page) -> &Replay {
    page.model.watch.replay.as_ref().unwrap()
}

/// Returns the generator's own removals from the full board, each with the board after it, and
/// the puzzle.
fn events(plan: &Plan) -> (Vec<(Removal, Givens)>, Generated) {
    let rules = plan.rules.as_ref().clone();
    let mut generator = Generator::ruled(rules, plan.options, plan.seed).unwrap();
    let mut removals = Vec::new();
    loop {
        match generator.next().unwrap() {
            Event::Filled { .. } => removals.clear(),
            Event::Tried(removal) => removals.push((removal, generator.board().unwrap().clone())),
            Event::Rejected(_) => {}
            Event::Made(made) => return (removals, made),
        }
    }
}

#[test]
fn the_removals_are_those_that_the_generator_tried() {
    let hard =
        GenerateForm { difficulty: Difficulty::Level(Level::Pairs), ..GenerateForm::default() };
    let caged = GenerateForm { drawn: Drawn::Cages, shape: Some(Shape::Six), ..four() };
    let graded =
        GenerateForm { difficulty: Difficulty::Grade(Grade::Hard), ..GenerateForm::default() };
    for wish in [four(), GenerateForm::default(), hard, graded, caged] {
        let (mut page, plan) = watched(wish);
        let (removals, made) = events(&plan);
        assert_eq!(page.model.view, View::Watch);
        assert_eq!(watch(&page).record().unwrap().removals.len(), removals.len());
        for (place, (removal, after)) in removals.iter().enumerate() {
            page.send(Msg::Replay(ReplayMsg::RemovalChosen(place)));
            assert_eq!(watch(&page).shown_removal(), Some(removal));
            assert_eq!(watch(&page).givens_after(), Some(after.filled_count()));
            let mut board = after.clone();
            for &cell in &removal.cells {
                board.set(cell, None);
            }
            assert_eq!(page.model.play.editor.edited_puzzle().givens, board);
            assert_eq!(page.model.play.editor.edited_puzzle().rules, made.rules);
            let marked: Vec<_> = board_view::board(&page.model)
                .into_iter()
                .filter(|view| view.is_in_removal)
                .collect();
            assert_eq!(marked.len(), removal.cells.len());
        }
        assert_eq!(watch(&page).givens_after(), Some(made.puzzle.filled_count()));
    }
}

#[test]
fn the_watched_search_decides_the_removal() {
    let (mut page, plan) = watched(four());
    let (removals, _) = events(&plan);
    assert!(removals.iter().any(|(removal, _)| removal.verdict != Verdict::Removed));
    for (place, (removal, _)) in removals.iter().enumerate() {
        page.send(Msg::Replay(ReplayMsg::RemovalChosen(place)));
        assert_eq!(page.player().stepper.goal(), solution(2));
        page.send(Msg::Play(PlayMsg::WentToEnd));
        page.finish_work();
        let is_removed = removal.verdict == Verdict::Removed;
        assert_eq!(page.counters().solutions, if is_removed { 1 } else { 2 });
    }
}

#[test]
fn the_users_own_board_is_restored() {
    for leave in [
        Msg::Replay(ReplayMsg::Closed),
        Msg::Page(PageMsg::ViewChosen(View::Play)),
        Msg::Page(PageMsg::ViewChosen(View::Compare)),
    ] {
        let (mut page, _) = watched(GenerateForm::default());
        let own = page.model.own_puzzle().clone();
        page.send(Msg::Replay(ReplayMsg::RemovalChosen(7)));
        assert_ne!(page.model.play.editor.edited_puzzle().givens, own.givens);
        assert_eq!(page.model.own_puzzle(), &own);
        page.send(leave);
        assert!(page.model.watch.replay.is_none());
        assert_eq!(page.model.play.editor.edited_puzzle(), &own);
        assert!(
            page.model
                .watch
                .player
                .as_ref()
                .is_none_or(|it| it.stepper.puzzle().givens() == &own.givens)
        );
        page.send(Msg::Page(PageMsg::ViewChosen(View::Play)));
        page.send(Msg::Edit(EditMsg::Undone));
        assert_eq!(page.model.play.editor.edited_puzzle().givens, Sample::Article.givens());
    }
}

#[test]
fn the_replay_leaves_a_tree_opened_by_hand() {
    let (mut page, _) = made(four());
    page.send(Msg::Page(PageMsg::ViewChosen(View::Watch)));
    page.send(Msg::Explore(ExploreMsg::Switched { on: true }));
    assert!(page.model.shown_exploration().is_some());
    page.send(Msg::Replay(ReplayMsg::Opened));
    page.finish_work();
    assert!(watch(&page).shown_removal().is_some());
    assert!(page.model.shown_exploration().is_none());
    // A search of the replay can be opened by hand, too.
    page.send(Msg::Explore(ExploreMsg::Switched { on: true }));
    assert!(page.model.shown_exploration().is_some());
}

#[test]
fn another_puzzle_ends_the_replay() {
    let (mut page, _) = watched(GenerateForm::default());
    let own = page.model.own_puzzle().clone();
    page.send(Msg::Edit(EditMsg::SampleChosen(Sample::Paper)));
    assert!(page.model.watch.replay.is_none());
    assert_eq!(page.model.play.editor.edited_puzzle().givens, Sample::Paper.givens());
    page.send(Msg::Edit(EditMsg::Undone));
    assert_eq!(page.model.play.editor.edited_puzzle(), &own);
}

#[test]
fn late_recordings_are_dropped() {
    let (mut page, _) = made(four());
    page.send(Msg::Replay(ReplayMsg::Opened));
    assert!(page.requests().iter().any(|it| matches!(task_of(it), Some(Task::Record(_)))));
    let old = watch(&page).in_progress().unwrap().id;
    page.send(Msg::Replay(ReplayMsg::Closed));
    assert!(page.requests().contains(&Request::Cancel { id: old }));
    let recorded = GenerationRecord {
        solution: formats::read("1234341221434321").unwrap().givens,
        rules: page.model.play.editor.edited_puzzle().rules.clone(),
        removals: Vec::new(),
    };
    let late = Reply::of_task(old, &TaskReport::Record(Ok(Box::new(recorded))));
    assert!(!page.send(Msg::Worker(WorkerMsg::replied(late.clone()))));
    page.send(Msg::Replay(ReplayMsg::Opened));
    assert!(!page.send(Msg::Worker(WorkerMsg::replied(late))));
    assert!(watch(&page).record().is_none());
    page.finish_work();
    assert!(watch(&page).shown_removal().is_some());
}

#[test]
fn a_restarted_worker_is_asked_again_and_a_lost_one_is_not_waited_for() {
    let (mut page, plan) = made(GenerateForm::default());
    page.send(Msg::Replay(ReplayMsg::Opened));
    page.run_worker_slice();
    assert!(watch(&page).record().is_none());
    page.restart_worker();
    page.finish_work();
    assert_eq!(watch(&page).record().unwrap().removals.len(), events(&plan).0.len());
    page.send(Msg::Replay(ReplayMsg::Closed));
    page.send(Msg::Replay(ReplayMsg::Opened));
    page.lose_worker();
    assert!(page.model.watch.replay.is_none() && page.has_notice(&Notice::WorkerUnavailable));
    assert!(!page.send(Msg::Replay(ReplayMsg::Opened)) || page.model.watch.replay.is_none());
}

#[test]
fn every_removal_can_be_shared() {
    let caged = GenerateForm { drawn: Drawn::Thermometers, shape: Some(Shape::Six), ..four() };
    for wish in [four(), GenerateForm::default(), caged] {
        let (mut page, _) = watched(wish);
        page.send(Msg::Replay(ReplayMsg::RemovalChosen(5)));
        page.send(Msg::Play(PlayMsg::Stepped));
        page.send(Msg::Play(PlayMsg::Stepped));
        let link = page.model.link();
        let mut other = Page::open(&link.write());
        assert_eq!(other.model.link(), link, "before the recording arrives");
        other.finish_work();
        assert_eq!(other.model.link(), link);
        assert_eq!(watch(&other).shown_removal(), watch(&page).shown_removal());
        assert_eq!(other.snapshot(), page.snapshot());
        assert_eq!(other.model.own_puzzle().givens, page.model.own_puzzle().givens);
        assert!(other.model.notices.is_empty());
    }
}

#[test]
fn links_to_missing_removals_are_reported() {
    let is_recorded = |page: &Page| {
        let of_making = |it: &Notice| matches!(it, Notice::Link(it) if it.field == Field::Making);
        page.model.notices.iter().any(of_making)
    };
    for code in ["", "7", "7,0,4,none,minimal,any,nothing", "7,1,4,none,99,any,nothing", "x,1,4"] {
        let page = Page::open(&format!("view=watch&make={code}"));
        assert!(is_recorded(&page) && page.model.watch.replay.is_none(), "{code}");
    }
    let mut page = Page::open("view=watch&make=7,999,4,none,minimal,any,nothing");
    assert!(!is_recorded(&page));
    page.finish_work();
    assert!(is_recorded(&page));
    let last = watch(&page).record().unwrap().removals.len() - 1;
    assert_eq!(watch(&page).removal(), last);
    let mut page = Page::open("view=watch&make=7,1,4,none,16,any,nothing");
    page.finish_work();
    assert!(is_recorded(&page) && page.model.watch.replay.is_none());
}

#[test]
fn the_removals_are_shown_one_after_the_other_to_the_last() {
    let (mut page, _) = watched(four());
    let removals = watch(&page).record().unwrap().removals.len();
    assert!(page.model.tick().is_none());
    assert!(page.send(Msg::Replay(ReplayMsg::RemovalsPlayed(true))));
    let mut seen = vec![watch(&page).removal()];
    while page.fire_timer() {
        seen.push(watch(&page).removal());
    }
    assert_eq!(seen, (0..removals).collect::<Vec<_>>());
    // At the last one it starts over; any other action of the user stops it.
    page.send(Msg::Replay(ReplayMsg::RemovalsPlayed(true)));
    assert_eq!(watch(&page).removal(), 0);
    page.fire_timer();
    page.send(Msg::Play(PlayMsg::Stepped));
    assert!(page.model.tick().is_none());
    assert_eq!(watch(&page).removal(), 1);
    // The search of a removal pauses while the removals are shown.
    page.send(Msg::Play(PlayMsg::Toggled));
    page.send(Msg::Replay(ReplayMsg::RemovalsPlayed(true)));
    page.fire_timer();
    assert_eq!((watch(&page).removal(), page.step()), (2, 0));
    page.send(Msg::Replay(ReplayMsg::RemovalsPlayed(false)));
    assert!(page.model.tick().is_none());
    page.send(Msg::Replay(ReplayMsg::RemovalsPlayed(true)));
    page.send(Msg::Replay(ReplayMsg::Closed));
    assert!(page.model.tick().is_none() && page.model.watch.replay.is_none());
}
