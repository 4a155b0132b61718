//! The page that a link opens, and the link that the page writes.

use crate::common::{
    NEXT_DEAD_END, NEXT_SOLUTION, Page, at, digit, places, solution, stepper_at, stepper_at_end,
};
use grove_model::base::samples::Sample;
use grove_model::base::settings::{Language, View};
use grove_model::base::steps::LinkStep;
use grove_model::base::steps::StepSize;
use grove_model::model::link::Field;
use grove_model::model::notice::Notice;
use grove_model::model::paste::{PasteProblem, PasteState};
use grove_model::puzzle::editor::InputMode;
use grove_model::update::edit::EditMsg;
use grove_model::update::page::PageMsg;
use grove_model::update::play::PlayMsg;
use grove_model::{Msg, Start};
use sudoku_engine::board::Cell;
use sudoku_engine::formats::Reason;
use sudoku_engine::search::{Event, Goal, Position};

/// Returns the page as someone sees it who is sent the address of this one.
fn shared(page: &Page) -> Page {
    Page::open(&page.model.link().write())
}

#[test]
fn every_place_can_be_shared() {
    for goal in [Goal::FIRST, Goal::Exhaustion] {
        for step_size in [StepSize::Moves, StepSize::Stops, StepSize::Events] {
            let mut page = Page::watching(Sample::Paper);
            page.send(Msg::Play(PlayMsg::GoalChosen(goal)));
            page.send(Msg::Play(PlayMsg::StepSizeChosen(step_size)));
            while !page.player().stepper.is_over() {
                let other = shared(&page);
                assert_eq!(other.snapshot(), page.snapshot(), "{goal:?} {step_size:?}");
                assert_eq!(other.model.watch.goal, goal);
                assert_eq!(other.model.watch.controls.step_size, step_size);
                assert_eq!(other.model.link(), page.model.link());
                page.send(Msg::Play(PlayMsg::Stepped));
            }
            assert_eq!(shared(&page).snapshot(), page.snapshot(), "the end");
        }
    }
}

#[test]
fn places_between_steps_are_shared_exactly() {
    let position = places(Sample::Article, Goal::FIRST)
        .into_iter()
        .find_map(|(event, at)| matches!(event, Some(Event::DeadEnd { .. })).then(|| at.position()))
        .unwrap();
    let mut page = Page::watching(Sample::Article);
    page.send(NEXT_DEAD_END);
    page.play_out();
    assert_eq!(page.player().stepper.position(), position);
    let step = page.model.link().step.unwrap();
    assert_eq!(step, LinkStep::exact(position, StepSize::Stops));
    assert!(page.model.link().write().contains("&step=5.10-stops&"));
    assert_eq!(shared(&page).snapshot(), page.snapshot());
    assert_eq!(shared(&page).model.watch.controls.step_size, StepSize::Stops);
}

#[test]
fn a_far_place_can_be_shared_while_it_is_sought() {
    for (written, position) in [("2000000", at(2_000_000, 0)), ("2000000.2", at(2_000_000, 2))] {
        let line = Sample::FataMorgana.line();
        let mut page = Page::open(&format!("p={line}&step={written}"));
        assert_eq!(page.step(), 0);
        assert_eq!(page.model.link().step.unwrap().position, position);
        page.work_until_answered();
        let mut destination = stepper_at(Sample::FataMorgana, Goal::FIRST, position.step);
        destination.go_between_steps(position.events);
        assert_eq!(page.snapshot(), destination.snapshot());
        assert_eq!(page.model.link().step.unwrap().position, destination.position());
    }
}

#[test]
fn a_step_past_the_end_is_the_end() {
    for step in ["2524", "199999", "200001", "18446744073709551615", "18446744073709551615.9"] {
        let mut page = Page::open(&format!("p={}&step={step}", Sample::Article.line()));
        page.work_until_answered();
        assert_eq!(
            page.snapshot(),
            stepper_at_end(Sample::Article, Goal::FIRST).snapshot(),
            "{step}"
        );
    }
}

#[test]
fn the_play_view_keeps_the_step() {
    for (sample, step) in [(Sample::Article, 500), (Sample::FataMorgana, 1_000_000)] {
        let mut page = Page::open(&format!("p={}&view=play&step={step}", sample.line()));
        assert_eq!(page.model.view, View::Play);
        let position = page.model.link().step.unwrap().position;
        assert_eq!(position, Position::after_step(step));
        assert!(page.model.demand().run.unwrap().is_paused);
        page.finish_work();
        page.send(Msg::Page(PageMsg::ViewChosen(View::Watch)));
        page.work_until_answered();
        assert_eq!(page.snapshot(), stepper_at(sample, Goal::FIRST, step).snapshot());
    }
}

#[test]
fn a_link_carries_what_the_user_wrote_only_if_it_should() {
    for address in [
        "p=1.....2..3.....4&view=play".to_owned(),
        format!("p={}&view=play", Sample::Article.line()),
        format!("p={}&rules=falling.cage-15-1112&view=play", ".".repeat(81)),
        format!("p={}&view=play", ".".repeat(256)),
    ] {
        let mut page = Page::open(&address);
        assert!(!page.model.has_input_to_share(), "nothing is written yet");
        let editor = &page.model.play.editor;
        let digits = editor.edited_puzzle().digits();
        let empty: Vec<Cell> = digits.iter().filter(|it| it.1.is_none()).map(|it| it.0).collect();
        let modes = [InputMode::Answer, InputMode::Corner, InputMode::Center];
        for ((cell, input_mode), value) in empty.into_iter().zip(modes).zip([4, 2, 3]) {
            page.send(Msg::Edit(EditMsg::CellSelected { cell, extend: false }));
            let input_mode = Some(input_mode);
            page.send(Msg::Edit(EditMsg::DigitEntered { digit: digit(value), input_mode }));
        }
        let written = page.model.play.editor.edited_puzzle().clone();
        assert!(page.model.has_input_to_share());
        let mut other = Page::open(&page.model.shared_fragment_with_input());
        assert_eq!(*other.model.play.editor.edited_puzzle(), written, "{address}");
        assert_eq!(other.model.view, View::Play);
        assert_eq!(other.model.dialog, None);
        // The address of the other page is that of the puzzle alone, as is the plain link.
        assert_eq!(other.model.link().puzzle, Some(written.givens.clone()));
        let plain = Page::open(&page.model.shared_link().write());
        assert_eq!(plain.model.play.editor.edited_puzzle().answers.filled_count(), 0);
        // On a page where the puzzle has been begun, Undo brings back what was there.
        let undone = |page: &mut Page| {
            page.send(Msg::Edit(EditMsg::Undone));
            page.model.play.editor.edited_puzzle().clone()
        };
        assert!(undone(&mut other).answers.filled_count() == 0);
        let mut begun = Page::open(&address);
        let hash = page.model.shared_fragment_with_input();
        begun.send(Msg::Page(PageMsg::LinkOpened { hash }));
        assert_eq!(*begun.model.play.editor.edited_puzzle(), written);
        assert_eq!(undone(&mut begun).answers.filled_count(), 0);
    }
}

#[test]
fn a_puzzle_not_watched_yet_is_at_its_start() {
    let mut page = Page::watching(Sample::Article);
    page.send(Msg::Play(PlayMsg::StepSizeChosen(StepSize::Events)));
    page.send(Msg::Play(PlayMsg::Stepped));
    page.send(Msg::Page(PageMsg::ViewChosen(View::Play)));
    assert_eq!(page.model.link().step.unwrap().position, at(0, 1));
    page.send(Msg::Edit(EditMsg::SampleChosen(Sample::Paper)));
    let start = LinkStep::after_step(0, StepSize::Stops);
    assert_eq!(page.model.link().step, Some(start));
}

#[test]
fn an_unreadable_puzzle_opens_the_paste_box_with_its_text() {
    let page = Page::open("p=12345&step=3&view=play");
    let paste = page.model.paste().unwrap();
    assert_eq!(&*paste.text, "12345");
    let PasteState::Over(PasteProblem::Unreadable(error)) = &paste.state else {
        panic!("{:?}", paste.state)
    };
    assert_eq!(error.reason, Reason::WrongCellCount { found: 5 });
    assert_eq!(page.model.play.editor.edited_puzzle().givens, Sample::Article.givens());
    assert_eq!(page.model.view, View::Play, "the rest of the link counts");
}

#[test]
fn clashing_clues_are_shown_and_not_searched() {
    let mut page = Page::open("p=1100000000000000&step=7");
    assert!(page.model.watch.player.is_none());
    assert_eq!(page.model.tick(), None);
    assert_eq!(page.model.demand().run, None);
    for msg in [
        Msg::Play(PlayMsg::Toggled),
        Msg::Play(PlayMsg::Stepped),
        Msg::Play(PlayMsg::WentToEnd),
        NEXT_SOLUTION,
    ] {
        assert!(!page.send(msg));
    }
    assert!(page.send(Msg::Play(PlayMsg::GoalChosen(Goal::Exhaustion))));
    assert_eq!(page.model.watch.goal, Goal::Exhaustion);
}

#[test]
fn another_link_is_opened_in_the_same_page() {
    let mut page = Page::open(&format!("p={}&to=all&step=9&to=x&lang=ru", Sample::Article.line()));
    page.model.play.editor.input_mode = InputMode::Answer;
    assert!(
        matches!(&page.model.notices[..], [Notice::Link(problem)] if problem.field == Field::Goal)
    );
    assert_eq!(page.model.language, Language::Ru);
    let own = page.model.link().write();
    assert!(!page.send(Msg::Page(PageMsg::LinkOpened { hash: format!("#{own}") })));

    let run = page.player().run;
    let hash = format!("#p={}&to=2&step=1.1", Sample::Paper.line());
    assert!(page.send(Msg::Page(PageMsg::LinkOpened { hash })));
    assert_eq!(*page.model.notices, [], "the other link has no errors");
    assert_eq!(page.model.play.editor.edited_puzzle().givens, Sample::Paper.givens());
    assert_eq!(page.model.watch.goal, solution(2));
    assert_eq!(page.model.watch.controls.step_size, StepSize::Events);
    assert_eq!(page.player().stepper.position(), at(1, 1));
    assert_ne!(page.player().run, run);
    assert_eq!(page.model.language, Language::Ru, "a link without a language does not change it");
    assert_eq!(page.model.settings().language, None, "a link's language is not stored");
    assert!(page.send(Msg::Edit(EditMsg::Undone)));
    assert_eq!(page.model.play.editor.edited_puzzle().givens, Sample::Article.givens());
}

#[test]
fn languages_are_chosen_by_link_then_user_then_browser() {
    let languages = vec!["de-AT".to_owned(), "SW-ke".to_owned(), "ru".to_owned()];
    let mut start = Start { languages, ..Start::default() };
    assert_eq!(Page::start(start.clone()).model.language, Language::Sw);
    start.saved.settings.language = Some(Language::Ru);
    assert_eq!(Page::start(start.clone()).model.language, Language::Ru);
    start.hash = "lang=en".to_owned();
    let mut page = Page::start(start);
    assert_eq!(page.model.language, Language::En);
    assert!(page.send(Msg::Page(PageMsg::LanguageChosen(Language::En))), "a choice is stored");
    assert_eq!(page.model.settings().language, Some(Language::En));
    assert!(!page.send(Msg::Page(PageMsg::LanguageChosen(Language::En))));
}
