//! Links to another step of what is shown: nothing is searched, reported or counted again.

use crate::common::{Page, at, digit, empty, stepper_at};
use grove_model::Msg;
use grove_model::base::samples::Sample;
use grove_model::base::settings::{Language, View};
use grove_model::base::steps::StepSize;
use grove_model::base::tree_mode::TreeMode;
use grove_model::generate::form::{Difficulty, GenerateForm};
use grove_model::model::notice::Notice;
use grove_model::update::edit::EditMsg;
use grove_model::update::explore::ExploreMsg;
use grove_model::update::generate::GenerateMsg;
use grove_model::update::page::PageMsg;
use grove_model::update::play::PlayMsg;
use grove_model::update::replay::ReplayMsg;
use grove_model::update::solve::SolveMsg;
use grove_model::update::tree::TreeMsg;
use grove_model::worker::protocol::Request;
use sudoku_engine::board::Shape;
use sudoku_engine::recording::Target;
use sudoku_engine::search::{Goal, Position};

fn open(page: &mut Page, hash: &str) {
    assert!(page.send(Msg::Page(PageMsg::LinkOpened { hash: hash.to_owned() })), "{hash}");
}

/// Returns the page's own address, with another step.
fn own(page: &Page, step: &str) -> String {
    let own = page.model.link().write();
    let parts = own.split('&').map(|part| match part.split_once('=') {
        Some(("step", _)) => format!("step={step}"),
        _ => part.to_owned(),
    });
    parts.collect::<Vec<_>>().join("&")
}

/// Returns whether the page is right after a step of the search for the first solution.
fn is_at(page: &Page, sample: Sample, step: u64) -> bool {
    page.snapshot() == stepper_at(sample, Goal::FIRST, step).snapshot()
}

#[test]
fn another_step_is_found_in_the_existing_search() {
    let sample = Sample::FataMorgana;
    let mut page = Page::open(&format!("p={}&view=watch&step=1", sample.line()));
    page.finish_work();
    let run = page.player().run;
    assert_eq!(page.start_count(), 1);
    for step in [2_000_000, 3, 3_000_001, 1_500_000] {
        let hash = own(&page, &step.to_string());
        open(&mut page, &hash);
        page.work_until_answered();
        assert!(is_at(&page, sample, step), "{step}");
        assert_eq!(page.model.link().write(), hash);
    }
    // Omitted fields have their defaults, as in any link.
    for (hash, step) in [
        ("step=2100000", 2_100_000),
        ("view=watch&search=reading/ascending/none&to=1&step=9", 9),
        (&format!("p={}&step=1900000", sample.line()), 1_900_000),
        ("lang=ru&step=1800000", 1_800_000),
        ("view=watch", 0),
    ] {
        open(&mut page, hash);
        page.work_until_answered();
        assert!(is_at(&page, sample, step), "{hash}");
    }
    assert_eq!(page.model.language, Language::Ru);
    open(&mut page, "step=7.2");
    assert_eq!(page.player().stepper.position(), at(7, 2));
    assert_eq!(page.model.watch.controls.step_size, StepSize::Events);
    assert_eq!((page.player().run, page.start_count()), (run, 1));
}

#[test]
fn a_step_not_reached_yet_is_waited_for() {
    let sample = Sample::FataMorgana;
    let mut page = Page::watching(sample);
    page.run_worker_slice();
    let hash = own(&page, "3000000");
    open(&mut page, &hash);
    let requests = page.requests();
    let asks = |request: &Request| {
        matches!(request, Request::Seek { target: Target::Step(3_000_000), .. })
    };
    assert!(requests.iter().any(asks));
    page.handle_requests(requests);
    assert_eq!(page.step(), 0);
    assert_eq!(page.model.link().step.unwrap().position, Position::after_step(3_000_000));
    page.work_until_answered();
    assert!(is_at(&page, sample, 3_000_000));
    assert_eq!(page.start_count(), 1);
}

#[test]
fn a_stopped_search_resumes_up_to_the_step() {
    let sample = Sample::FataMorgana;
    let mut page = Page::watching(sample);
    page.run_worker_slice();
    page.send(Msg::Play(PlayMsg::Stopped));
    page.finish_work();
    let hash = own(&page, "3000000");
    open(&mut page, &hash);
    page.work_until_answered();
    assert!(is_at(&page, sample, 3_000_000));
    assert_eq!(page.start_count(), 1);
}

#[test]
fn a_playing_search_pauses_at_the_step() {
    let mut page = Page::watching(Sample::Article);
    page.send(Msg::Play(PlayMsg::Toggled));
    let hash = own(&page, "40");
    open(&mut page, &hash);
    assert_eq!((page.step(), page.model.tick()), (40, None));
}

#[test]
fn any_other_link_starts_another_search() {
    let line = empty(Shape::Six);
    for other in [
        format!("p={}&step=5", Sample::Paper.line()),
        format!("p={line}&rules=knight&step=5"),
        format!("p={line}&search=fewest/ascending/none&step=5"),
        format!("p={line}&to=2&step=5"),
    ] {
        let mut page = Page::open(&format!("p={line}&step=4"));
        page.finish_work();
        open(&mut page, &other);
        page.finish_work();
        assert_eq!(page.start_count(), 2, "{other}");
    }
}

#[test]
fn an_unknown_field_is_reported_and_the_step_is_found() {
    let mut page = Page::watching(Sample::Article);
    page.finish_work();
    open(&mut page, "step=5&colour=red");
    page.finish_work();
    assert!(matches!(&page.model.notices[..], [Notice::Link(_)]));
    assert_eq!((page.step(), page.start_count()), (5, 1));
}

#[test]
fn nodes_opened_by_hand_stay_open() {
    let mut page = Page::open(&format!("p={}&step=4", empty(Shape::Four)));
    page.finish_work();
    page.send(Msg::Explore(ExploreMsg::Switched { on: true }));
    for _ in 0..3 {
        page.send(Msg::Edit(EditMsg::DigitEntered { digit: digit(1), input_mode: None }));
        page.send(Msg::Edit(EditMsg::Undone));
        page.send(Msg::Edit(EditMsg::DigitEntered { digit: digit(2), input_mode: None }));
    }
    let opened = |page: &Page| page.model.shown_exploration().unwrap().tree().open_node_count();
    let before = opened(&page);
    assert!(
        before > page.model.shown_exploration().unwrap().tree().trail().len(),
        "another branch"
    );
    let hash = own(&page, "6");
    open(&mut page, &hash);
    page.finish_work();
    assert_eq!((page.step(), opened(&page), page.start_count()), (6, before, 1));
}

#[test]
fn the_answer_to_the_puzzle_stays() {
    let mut page = Page::editing(Sample::Article.line());
    page.send(Msg::Solve(SolveMsg::Requested));
    page.work_until_answered();
    let starts = page.start_count();
    let hash = own(&page, "9");
    open(&mut page, &hash);
    assert!(page.model.play.answered().is_some());
    page.finish_work();
    assert_eq!((page.start_count(), page.step()), (starts + 1, 9), "its search had not begun");
    page.send(Msg::Page(PageMsg::ViewChosen(View::Watch)));
    assert_eq!(page.step(), 9);
}

#[test]
fn compared_searches_go_to_another_step_together() {
    let against = "reading/ascending/none,fewest/ascending/none";
    let hash = format!("p={}&view=compare&against={against}&step=9", Sample::Article.line());
    let mut page = Page::open(&hash);
    page.finish_work();
    assert_eq!(page.start_count(), 2);
    for (step, hash) in
        [(30, own(&page, "30")), (50, format!("against={against}&step=50")), (9, hash)]
    {
        open(&mut page, &hash);
        page.finish_work();
        let lanes = &page.model.comparison.as_ref().unwrap().lanes;
        assert!(lanes.iter().all(|lane| lane.player.stepper.counters().step() == step), "{hash}");
    }
    assert_eq!(page.start_count(), 2);
    open(&mut page, "step=5");
    page.finish_work();
    assert_eq!(page.start_count(), 2 + 3, "a link without strategies compares the default ones");
}

#[test]
fn a_replayed_puzzle_is_generated_once() {
    let mut page = Page::editing(Sample::Article.line());
    page.send(Msg::Generate(GenerateMsg::FormChosen(GenerateForm {
        shape: Some(Shape::Four),
        difficulty: Difficulty::Any,
        ..GenerateForm::default()
    })));
    page.send(Msg::Generate(GenerateMsg::Started { seed: 4711 }));
    page.finish_work();
    page.send(Msg::Replay(ReplayMsg::Opened));
    page.finish_work();
    let starts = page.start_count();
    let (before, hash) = (own(&page, "1"), own(&page, "2"));
    open(&mut page, &hash);
    page.finish_work();
    assert_eq!((page.step(), page.start_count()), (2, starts));
    assert!(page.model.watch.replay.is_some());
    // The same holds before the recording arrives.
    let mut page = Page::open(&before);
    let requests = page.requests();
    page.handle_requests(requests);
    let starts = page.start_count();
    open(&mut page, &hash);
    page.finish_work();
    assert_eq!((page.step(), page.start_count()), (2, starts + 1), "the search of its removal");
}

#[test]
fn another_way_to_show_the_tree_is_part_of_the_link_and_not_another_search() {
    let mut page = Page::open(&format!("p={}&view=watch&step=9", Sample::Article.line()));
    page.finish_work();
    let hash = page.model.link().write();
    assert!(page.send(Msg::Tree(TreeMsg::ModeChosen(TreeMode::Table))));
    assert_eq!(page.model.link().write(), hash.replace("step=9", "step=9&tree=table"));
    open(&mut page, &hash.replace("step=9", "step=7&tree=constraints"));
    page.work_until_answered();
    assert_eq!(page.model.watch.tree_mode, TreeMode::Constraints);
    assert_eq!(page.player().stepper.position(), at(7, 0));
    open(&mut page, &hash.replace("step=9", "step=8"));
    assert_eq!(page.model.watch.tree_mode, TreeMode::Constraints, "no other way is asked for");
    open(&mut page, &hash.replace("step=9", "step=8&tree=drawing"));
    assert_eq!(page.model.watch.tree_mode, TreeMode::Drawing);
    assert_eq!(page.start_count(), 1);
    // The other views have no tree.
    page.send(Msg::Tree(TreeMsg::ModeChosen(TreeMode::Path)));
    page.send(Msg::Page(PageMsg::ViewChosen(View::Play)));
    assert!(!page.model.link().write().contains("tree="));
    let page = Page::open(&hash.replace("step=9", "tree=list"));
    assert_eq!(page.model.watch.tree_mode, TreeMode::List);
}
