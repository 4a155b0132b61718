//! Named steps: what is kept, what travels in the link, and what of a link cannot be read.

use crate::common::{Page, at};
use grove_model::Msg;
use grove_model::base::samples::Sample;
use grove_model::base::steps::StepSize;
use grove_model::base::strategy_preset::StrategyPreset;
use grove_model::draw::size::Size;
use grove_model::model::dialog::{Dialog, DialogKind};
use grove_model::model::link::{Field, Link, LinkProblem};
use grove_model::model::notice::Notice;
use grove_model::search::bookmarks::{Bookmark, Bookmarks};
use grove_model::update::dialog::DialogMsg;
use grove_model::update::msg::BookmarksMsg;
use grove_model::update::page::PageMsg;
use grove_model::update::play::PlayMsg;
use grove_model::update::timeline::TimelineMsg;
use grove_model::view::timeline::Picture;
use grove_model::view::typed_step::{StepProblem, typed_step};
use proptest::prelude::*;
use sudoku_engine::recording::Target;
use sudoku_engine::search::Strategy as SearchStrategy;

fn name(page: &mut Page, step: u64, name: &str) -> bool {
    page.send(Msg::Bookmarks(BookmarksMsg::Named { step, name: name.into() }))
}

/// Returns the named steps.
fn names(page: &Page) -> Vec<(u64, String)> {
    let bookmarks = page.model.bookmarks().map(Bookmarks::list).unwrap_or_default();
    bookmarks.iter().map(|it| (it.step, it.name().to_string())).collect()
}

fn pairs(list: &[(u64, &str)]) -> Vec<(u64, String)> {
    list.iter().map(|&(step, name)| (step, name.to_owned())).collect()
}

#[test]
fn bookmarks_are_named_renamed_removed_and_restored() {
    let mut page = Page::watching(Sample::Article);
    assert!(name(&mut page, 69_116_570, "last branch"));
    assert!(name(&mut page, 30, "  first \n dead end "));
    assert_eq!(names(&page), pairs(&[(30, "first dead end"), (69_116_570, "last branch")]));
    assert!(name(&mut page, 30, "why?"));
    assert!(!name(&mut page, 30, "why?"));
    page.send(Msg::Dialog(DialogMsg::Opened(DialogKind::Bookmarks)));
    assert!(page.send(Msg::Bookmarks(BookmarksMsg::Removed { step: 30 })));
    assert!(!page.send(Msg::Bookmarks(BookmarksMsg::Removed { step: 31 })));
    assert_eq!(names(&page), pairs(&[(69_116_570, "last branch")]));
    assert!(page.send(Msg::Bookmarks(BookmarksMsg::RemovalUndone)));
    assert_eq!(names(&page), pairs(&[(30, "why?"), (69_116_570, "last branch")]));
    assert!(matches!(&page.model.dialog, Some(Dialog::Bookmarks(list)) if list.removed.is_none()));
    assert!(!page.send(Msg::Bookmarks(BookmarksMsg::RemovalUndone)));
}

#[test]
fn the_number_of_bookmarks_and_the_length_of_a_name_are_limited() {
    let mut page = Page::watching(Sample::Article);
    for step in 0..20 {
        assert!(name(&mut page, step, &"\u{416}".repeat(100)));
    }
    assert!(!name(&mut page, 20, "one more"));
    assert!(name(&mut page, 19, "another name"));
    let longest = names(&page).iter().map(|(_, name)| name.chars().count()).max();
    assert_eq!(longest, Some(Bookmark::MAX_NAME_LENGTH));
}

#[test]
fn bookmarks_belong_to_their_search() {
    let mut page = Page::watching(Sample::Article);
    name(&mut page, 30, "dead end");
    let other = StrategyPreset::ExactCover.strategy();
    page.send(Msg::Play(PlayMsg::StrategyChosen(other)));
    assert_eq!(names(&page), []);
    assert_eq!(page.model.link().bookmarks, None);
    name(&mut page, 7, "first guess");
    page.send(Msg::Play(PlayMsg::StrategyChosen(SearchStrategy::PLAIN)));
    assert_eq!(names(&page), pairs(&[(30, "dead end")]));
    page.send(Msg::Play(PlayMsg::StrategyChosen(other)));
    assert_eq!(names(&page), pairs(&[(7, "first guess")]));
}

#[test]
fn bookmarks_travel_in_the_link() {
    let mut page = Page::watching(Sample::Article);
    name(&mut page, 30, "why 7, not 8? ~ 100%");
    name(&mut page, 1356, "");
    let hash = page.model.link().write();
    assert!(hash.contains("&marks=30%3Awhy+7%7E1+not+8%3F+%7E0+100%25%2C1356&"), "{hash}");
    let opened = Page::open(&hash);
    assert_eq!(names(&opened), pairs(&[(30, "why 7, not 8? ~ 100%"), (1356, "")]));
    // A link to another step keeps them, and one with others replaces them.
    page.send(Msg::Page(PageMsg::LinkOpened { hash: "step=9".to_owned() }));
    assert_eq!((page.step(), names(&page).len()), (9, 2));
    page.send(Msg::Page(PageMsg::LinkOpened { hash: "step=10&marks=5:five".to_owned() }));
    assert_eq!((page.step(), names(&page)), (10, pairs(&[(5, "five")])));
}

#[test]
fn unreadable_bookmarks_of_a_link_are_reported_and_the_others_kept() {
    let page = Page::open("view=watch&marks=5:five,x:ten,-3,7,99999999999999999999:far");
    assert_eq!(names(&page), pairs(&[(5, "five"), (7, "")]));
    let value = "x:ten,-3,99999999999999999999:far".chars().take(24).collect::<String>().into();
    assert!(page.has_notice(&Notice::Link(LinkProblem { field: Field::Marks, value })));
    let many: Vec<String> = (0..25).map(|step| step.to_string()).collect();
    let read = Link::read(&format!("marks={}", many.join(",")));
    let value = "20,21,22,23,24".into();
    assert_eq!(read.problems, [LinkProblem { field: Field::Marks, value }]);
}

#[test]
fn a_bare_page_stays_bare_and_is_shared_with_its_header() {
    let page = Page::open("view=watch&step=3&bare=1&lang=ru");
    assert!(page.model.is_bare);
    assert!(page.model.link().is_bare);
    let shared = page.model.shared_link();
    assert_eq!((shared.is_bare, shared.language), (false, None));
    assert_eq!(
        Link { is_bare: true, language: page.model.link().language, ..shared },
        page.model.link()
    );
}

#[test]
fn flags_in_view_have_names_where_there_is_room() {
    let mut page = Page::watching(Sample::Article);
    page.finish_work();
    page.send(Msg::Timeline(TimelineMsg::Resized(Size { width: 1000, height: 100 })));
    for (step, words) in [(10, "first"), (12, "second"), (1000, "third"), (2523, "the very end")] {
        name(&mut page, step, words);
    }
    let picture = Picture::of(&page.model).unwrap();
    let flags = picture.flags(page.model.bookmarks().unwrap().list());
    let has_name: Vec<_> = flags.iter().map(|it| (it.bookmark.step, it.has_name)).collect();
    assert_eq!(has_name, [(10, false), (12, true), (1000, true), (2523, false)]);
    assert!(flags.iter().all(|it| it.x == picture.scale.x(it.bookmark.step)));
}

#[test]
fn typed_steps_are_read_with_and_without_separators() {
    let mut page = Page::watching(Sample::Article);
    page.finish_work();
    let moves = |step| Ok(Target::Step(step));
    let events = |step, events| Ok(Target::Exact(at(step, events)));
    let beyond = Err(StepProblem::BeyondEnd { last: 2523 });
    let wrong = Err(StepProblem::NotANumber);
    let cases = [
        ("1356", moves(1356)),
        (" 1 356 ", moves(1356)),
        ("1,356", moves(1356)),
        ("1\u{a0}356", moves(1356)),
        ("1\u{202f}356", moves(1356)),
        ("1\u{2019}356", moves(1356)),
        ("0", moves(0)),
        ("2523", moves(2523)),
        ("7.3", events(7, 3)),
        ("2524", beyond),
        ("69,116,570", beyond),
        ("99999999999999999999999", beyond),
        ("", wrong),
        ("7,3", wrong),
        ("13,56", wrong),
        ("1356,", wrong),
        ("1.356.2", wrong),
        ("7.70000", wrong),
        ("-1", wrong),
        ("1e3", wrong),
        ("ten", wrong),
    ];
    for (text, expected) in cases {
        assert_eq!(typed_step(text, page.player()), expected, "{text:?}");
    }
}

#[test]
fn a_typed_step_that_the_search_has_not_reached_is_gone_to_when_it_is() {
    let mut page = Page::watching(Sample::FataMorgana);
    let place = typed_step("3,000,001", page.player()).unwrap();
    assert_eq!(page.player().total_steps(), None);
    page.send(Msg::Play(PlayMsg::WentToPlace(place)));
    page.work_until_answered();
    assert_eq!(page.step(), 3_000_001);
    page.send(Msg::Play(PlayMsg::WentToPlace(typed_step("7.2", page.player()).unwrap())));
    page.work_until_answered();
    assert_eq!(page.player().stepper.position(), at(7, 2));
    assert_eq!(page.model.watch.controls.step_size, StepSize::Stops);
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..Default::default() })]

    #[test]
    fn any_text_of_marks_is_read_or_reported(text in ".*") {
        let value: String = form_urlencoded::byte_serialize(text.as_bytes()).collect();
        let read = Link::read(&format!("marks={value}"));
        prop_assert!(read.problems.len() <= 1);
        prop_assert!(read.link.bookmarks.is_some() || !read.problems.is_empty());
        prop_assert_eq!(Link::read(&read.link.write()).link, read.link);
    }
}
