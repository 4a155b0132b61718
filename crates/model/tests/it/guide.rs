//! What a newcomer is shown: the choice of the first visit, and the names of the parts.

use grove_model::base::guide::{Beginning, Guide};
use grove_model::base::samples::Sample;
use grove_model::base::settings::{Language, View};
use grove_model::model::storage::StorageProblem;
use grove_model::puzzle::editor::InputMode;
use grove_model::puzzle::journal::TabId;
use grove_model::update::key::{Key, Place};
use grove_model::update::keys::interpret;
use grove_model::update::page::PageMsg;
use grove_model::update::play::PlayMsg;
use grove_model::update::update;
use grove_model::{Model, Msg, Start};
use sudoku_engine::board::{Givens, Shape};
use sudoku_engine::search::Counters;

use crate::common::{SharedStorage, Visit};

fn first_visit() -> Model {
    Model::at_first_visit(Start { tab: TabId(7), ..Start::default() }).unwrap()
}

fn after(model: &Model, msg: PageMsg) -> Model {
    update(model, Msg::Page(msg)).unwrap()
}

#[test]
fn only_a_bare_address_with_nothing_stored_is_a_first_visit() {
    let is_first = |start: Start| Model::at_first_visit(start).is_ok();
    for hash in ["", "#"] {
        assert!(is_first(Start { hash: hash.into(), ..Start::default() }));
    }
    for hash in ["view=watch", "lang=ru", "step=3", "no=thing"] {
        assert!(!is_first(Start { hash: hash.into(), ..Start::default() }), "{hash}");
    }
    let mut start = Start::default();
    start.saved.settings.language = Some(Language::Sw);
    assert!(!is_first(start), "a setting is stored");
    let storage_problem = Some(StorageProblem::Corrupt);
    assert!(!is_first(Start { storage_problem, ..Start::default() }));
}

#[test]
fn a_stored_puzzle_ends_first_visits_and_an_unused_choice_does_not() {
    let shared = SharedStorage::new();
    let mut visit = Visit::open(&shared, 1, "");
    visit.page.model = first_visit();
    assert_eq!(visit.leave(), "", "there is nothing to come back to");
    let start = || Start { saved: shared.saved(), tab: TabId(2), ..Start::default() };
    assert_eq!(Model::at_first_visit(start()).unwrap().guide, Guide::Choice);
    visit.send(Msg::Page(PageMsg::Begun(Beginning::Solve)));
    visit.leave();
    assert!(Model::at_first_visit(start()).is_err());
    assert_eq!(Model::new(start()).guide, Guide::Parts, "the parts are still to be named");
}

#[test]
fn nothing_is_searched_before_anything_is_chosen() {
    let model = first_visit();
    assert_eq!(model.guide, Guide::Choice);
    assert!(model.watch.player.is_none() && model.demand().run.is_none());
    assert_eq!(model.tick(), None);
    assert_eq!(model.link().write(), "");
    assert!(!model.names_parts());
    for name in [" ", "ArrowRight", "End", "n"] {
        let key = Key::new(name, "");
        let msg = interpret(&model, &key, Place::Page).unwrap();
        let next = update(&model, msg).unwrap_or_else(|| model.clone());
        assert_eq!(next.guide, Guide::Choice, "{name}");
    }
}

#[test]
fn back_returns_to_the_choice_and_keeps_what_was_begun() {
    let choice = first_visit();
    for beginning in [Beginning::Solve, Beginning::WatchSmall] {
        let begun = after(&choice, PageMsg::Begun(beginning));
        let back = PageMsg::Returned { hash: String::new(), place: Some(choice.place()) };
        let back = after(&begun, back);
        assert_eq!((back.guide, back.place()), (Guide::Choice, choice.place()));
        assert_eq!(back.link().write(), "");
        let hash = begun.link().write();
        let forward = PageMsg::Returned { hash: hash.clone(), place: Some(begun.place()) };
        let forward = after(&back, forward);
        assert_eq!((forward.guide, forward.link().write()), (Guide::Parts, hash));
    }
}

#[test]
fn a_newcomer_begins_with_an_empty_board_or_a_search_that_is_paused() {
    let solving = after(&first_visit(), PageMsg::Begun(Beginning::Solve));
    assert_eq!((solving.view, solving.guide), (View::Play, Guide::Parts));
    assert_eq!(solving.own_puzzle().givens, Givens::empty(Shape::Nine));
    assert_eq!(solving.play.editor.input_mode, InputMode::Given);
    for (beginning, sample) in
        [(Beginning::WatchSmall, Sample::Paper), (Beginning::WatchLarge, Sample::Article)]
    {
        let watching = after(&first_visit(), PageMsg::Begun(beginning));
        assert_eq!(watching.view, View::Watch);
        assert_eq!(watching.own_puzzle().givens, sample.givens());
        let player = watching.watch.player.as_ref().unwrap();
        assert!(!player.is_playing);
        assert_eq!(player.stepper.counters(), Counters::default());
        assert!(watching.names_parts());
    }
}

#[test]
fn the_nodes_promised_are_those_of_the_search() {
    for beginning in [Beginning::WatchSmall, Beginning::WatchLarge] {
        let watching = after(&first_visit(), PageMsg::Begun(beginning));
        let mut stepper = watching.watch.player.as_ref().unwrap().stepper.clone();
        while stepper.advance().is_some() {}
        assert_eq!(stepper.counters().placements + 1, beginning.nodes());
    }
}

#[test]
fn the_tabs_of_the_views_end_the_choice_too() {
    for view in [View::Play, View::Watch, View::Compare, View::Batch] {
        let model = after(&first_visit(), PageMsg::ViewChosen(view));
        assert_eq!((model.view, model.guide), (view, Guide::Parts));
        assert_eq!(model.names_parts(), view == View::Watch);
    }
    let model = after(&first_visit(), PageMsg::LanguageChosen(Language::Ru));
    assert_eq!(model.guide, Guide::Choice, "a setting is not a beginning");
}

#[test]
fn the_parts_are_named_until_the_first_action_and_never_again() {
    let watching = after(&first_visit(), PageMsg::Begun(Beginning::WatchSmall));
    assert!(watching.settings().names_parts);
    let msg = interpret(&watching, &Key::new("Escape", ""), Place::Page).unwrap();
    assert_eq!(msg, Msg::Page(PageMsg::PartsRead));
    for msg in [msg, Msg::Play(PlayMsg::Stepped)] {
        let next = update(&watching, msg).unwrap();
        assert_eq!(next.guide, Guide::Over);
        assert!(!next.names_parts() && !next.settings().names_parts);
    }
    let waiting = update(&watching, Msg::Page(PageMsg::NoticesPassed));
    assert!(waiting.is_none_or(|it| it.names_parts()), "the clock does not act");
    let played = after(&watching, PageMsg::ViewChosen(View::Play));
    assert_eq!(played.guide, Guide::Over);
}
