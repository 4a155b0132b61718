//! What survives a reload.

use crate::common::{SharedStorage, Visit, digit, empty};
use grove_model::Msg;
use grove_model::base::panes::{Divider, Panes, TreePlace};
use grove_model::base::samples::Sample;
use grove_model::base::settings::{CenterMarks, Language, Theme, View};
use grove_model::effects::keeper::Storage;
use grove_model::generate::form::{Difficulty, GenerateForm};
use grove_model::model::notice::Notice;
use grove_model::model::storage::Saved;
use grove_model::puzzle::editor::{EditedPuzzle, InputMode, Marks};
use grove_model::puzzle::journal::{Key, TabId};
use grove_model::update::edit::EditMsg;
use grove_model::update::generate::GenerateMsg;
use grove_model::update::page::PageMsg;
use grove_model::update::rules::RulesMsg;
use proptest::option::of;
use proptest::prelude::*;
use proptest::sample::select;
use serde_json::{Value, json};
use sudoku_engine::board::{Cell, Digit, DigitSet, Givens, Region, Shape, Variant};
use sudoku_engine::generate::{Drawn, Symmetry};
use sudoku_engine::logic::{Level, Technique};

/// Returns the puzzle without the user's digits and marks.
fn bare(edited_puzzle: &EditedPuzzle) -> EditedPuzzle {
    EditedPuzzle::with_rules(edited_puzzle.givens.clone(), edited_puzzle.rules.clone())
}

/// Puzzles with givens, answers and marks wherever the editor allows them.
fn edited_puzzles() -> impl Strategy<Value = EditedPuzzle> {
    select(&Shape::ALL[..]).prop_flat_map(|shape| {
        let digit = || of(select(shape.digits().collect::<Vec<Digit>>()));
        let bits = 0..1_u32 << shape.size();
        let cell = (digit(), digit(), bits.clone(), bits);
        let cells = prop::collection::vec(cell, shape.cell_count());
        (cells, crate::common::rules(shape)).prop_map(move |(cells, rules)| {
            let mut edited_puzzle = EditedPuzzle::with_rules(Givens::empty(shape), rules.clone());
            let set = |bits: u32| shape.digits().filter(|d| bits >> d.index() & 1 == 1).collect();
            let mut marks = Vec::new();
            for (cell, (given, answer, corner, center)) in shape.cells().zip(cells) {
                edited_puzzle.givens.set(cell, given);
                edited_puzzle.answers.set(cell, answer.filter(|_| given.is_none()));
                marks.push(Marks { corner: set(corner), center: set(center) });
            }
            edited_puzzle.marks = marks.into();
            edited_puzzle
        })
    })
}

/// Formats a puzzle as versions of the page without journals stored it.
fn earlier(edited_puzzle: &EditedPuzzle) -> Value {
    let bits = |digits: DigitSet| digits.iter().map(|it| 1_u16 << it.index()).sum::<u16>();
    let marked = edited_puzzle.marks.iter().enumerate().filter(|(_, marks)| !marks.is_empty());
    let marked = marked.map(|(cell, marks)| json!([cell, bits(marks.corner), bits(marks.center)]));
    let line = |givens: &Givens| sudoku_engine::formats::line(givens);
    let rules = grove_model::rules_code::write(&edited_puzzle.rules);
    json!({
        "clues": line(&edited_puzzle.givens),
        "rules": rules,
        "answers": line(&edited_puzzle.answers),
        "marks": marked.collect::<Vec<Value>>(),
    })
}

fn saved_puzzles(sheets: &[Value]) -> Saved {
    let all = json!({ "language": null, "theme": "System", "sheets": sheets });
    let saved = SharedStorage::with_legacy_data(&all.to_string()).saved();
    assert_eq!(saved.stored.unreadable, [""; 0]);
    saved
}

/// Returns what is stored for a puzzle.
fn restored(saved: &Saved, puzzle: &EditedPuzzle) -> EditedPuzzle {
    saved.stored.puzzles.record_of(puzzle).edited_puzzle().unwrap()
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 64, failure_persistence: None, ..Default::default() })]

    #[test]
    fn data_of_an_earlier_version_is_read(first in edited_puzzles(), second in edited_puzzles()) {
        prop_assume!(!first.is_same_puzzle(&second));
        let saved = saved_puzzles(&[earlier(&first), earlier(&second)]);
        prop_assert_eq!(restored(&saved, &bare(&first)), first);
        prop_assert_eq!(restored(&saved, &bare(&second)), second);
    }

    #[test]
    fn invalid_data_is_ignored(
        answers in ".*",
        marks in prop::collection::vec(any::<(u8, u16, u16)>(), 0..20),
        shape in select(&Shape::ALL[..]),
    ) {
        let saved = saved(&empty(shape), &answers, &json!(marks));
        let edited_puzzle = restored(&saved, &EditedPuzzle::new(Givens::empty(shape)));
        prop_assert_eq!(edited_puzzle.answers.shape(), shape);
        prop_assert_eq!(edited_puzzle.marks.len(), shape.cell_count());
        for marks in edited_puzzle.marks.iter() {
            let digits = marks.corner.union(marks.center);
            prop_assert!(digits.without(shape.all_digits()).is_empty());
        }
    }
}

/// Returns what an earlier visit may have stored.
fn saved(givens: &str, answers: &str, marks: &Value) -> Saved {
    saved_puzzles(&[json!({ "clues": givens, "answers": answers, "marks": marks })])
}

#[test]
fn lines_that_do_not_fit_are_ignored() {
    let paper = Sample::Paper.givens();
    let givens = "....3..2.4....1.";
    let untouched = EditedPuzzle::new(paper);
    for answers in ["", "nonsense", "1", &"9".repeat(16), &".1".repeat(18), Sample::Article.line()]
    {
        let edited_puzzle = restored(&saved(givens, answers, &json!([])), &untouched);
        assert_eq!(edited_puzzle, untouched, "{answers}");
    }
    let edited_puzzle = restored(&saved(givens, &"1".repeat(16), &json!([])), &untouched);
    assert_eq!(edited_puzzle.answers.filled_count(), 12, "clues are not overwritten");
    for givens in ["", "nonsense", "....3..2.4....1", Sample::Article.line()] {
        let edited_puzzle = restored(&saved(givens, &"1".repeat(16), &json!([])), &untouched);
        assert_eq!(edited_puzzle, untouched, "{givens}");
    }
    let marks = json!([[0, 0xFFFF, 0], [15, 0b1_0001, 0xFFF0], [16, 1, 1], [255, 1, 1]]);
    let edited_puzzle = restored(&saved(givens, "................", &marks), &untouched);
    assert_eq!(
        edited_puzzle.marks[0],
        Marks { corner: DigitSet::first(4), center: DigitSet::EMPTY }
    );
    assert_eq!(
        edited_puzzle.marks[15],
        Marks { corner: DigitSet::first(1), center: DigitSet::EMPTY }
    );
    assert_eq!(edited_puzzle.marks.len(), 16);
}

#[test]
fn the_same_board_under_other_rules_is_another_puzzle() {
    let classic = nth(3);
    let mut variant = nth(3);
    variant.rules.set(Variant::AntiKnight, true);
    variant.answers.set(Shape::Nine.cells().nth(5).unwrap(), Some(digit(7)));
    let saved = saved_puzzles(&[earlier(&classic), earlier(&variant)]);
    assert_eq!(saved.stored.puzzles.iter().count(), 2);
    assert_eq!(restored(&saved, &bare(&classic)), classic);
    assert_eq!(restored(&saved, &bare(&variant)), variant);
}

/// Returns a different puzzle for each number, with one answer on it.
fn nth(number: usize) -> EditedPuzzle {
    let cells: Vec<Cell> = Shape::Nine.cells().collect();
    let mut edited_puzzle = EditedPuzzle::new(Givens::empty(Shape::Nine));
    edited_puzzle.givens.set(cells[number % 80], Some(digit((number / 80) as u8 + 1)));
    edited_puzzle.answers.set(cells[80], Some(digit(9)));
    edited_puzzle
}

fn entered(value: u8, input_mode: InputMode) -> Msg {
    Msg::Edit(EditMsg::DigitEntered { digit: digit(value), input_mode: Some(input_mode) })
}

fn selected(nth: usize) -> Msg {
    let cell = Shape::Nine.cells().nth(nth).unwrap();
    Msg::Edit(EditMsg::CellSelected { cell, extend: false })
}

const UNDONE: Msg = Msg::Edit(EditMsg::Undone);

fn editing(line: &str) -> String {
    format!("p={line}&view=play")
}

#[test]
fn data_stored_before_there_were_rules_has_the_classic_ones() {
    let saved = saved("....3..2.4....1.", "1...............", &json!([]));
    let edited_puzzle = restored(&saved, &EditedPuzzle::new(Sample::Paper.givens()));
    assert_eq!(edited_puzzle.answers.filled_count(), 1);
}

#[test]
fn the_options_for_new_puzzles_are_restored_without_the_seed() {
    let wish = GenerateForm {
        shape: Some(Shape::Six),
        keeps_rules: false,
        drawn: Drawn::Thermometers,
        difficulty: Difficulty::Level(Level::Beyond),
        symmetry: Symmetry::Full,
        given_count: "12, or so".into(),
        seed: "4711".into(),
        technique: Some(Technique::XyWing),
    };
    let shared = SharedStorage::new();
    let mut visit = Visit::open(&shared, 1, "");
    assert_eq!(visit.page.model.settings().form, GenerateForm::default());
    visit.send(Msg::Generate(GenerateMsg::FormChosen(wish.clone())));
    let again = Visit::open(&shared, 2, "");
    assert_eq!(
        again.page.model.play.form,
        GenerateForm { seed: "".into(), technique: None, ..wish }
    );
    // Earlier versions stored no options, or fewer.
    assert_eq!(saved("", "", &json!([])).settings.form, GenerateForm::default());
    let less = json!({ "language": null, "theme": "System", "sheets": [], "wish": { "symmetry": "Full" } });
    let less = SharedStorage::with_legacy_data(&less.to_string()).saved();
    let expected = GenerateForm { symmetry: Symmetry::Full, ..GenerateForm::default() };
    assert_eq!(less.settings.form, expected);
}

#[test]
fn every_played_puzzle_is_stored() {
    let shared = SharedStorage::new();
    for number in 0..60 {
        let puzzle = nth(number);
        let line = sudoku_engine::formats::line(&puzzle.givens);
        let mut visit = Visit::open(&shared, number as u64 + 1, &editing(&line));
        visit.send(selected(80));
        visit.send(entered(9, InputMode::Answer));
        visit.leave();
    }
    let saved = shared.saved();
    assert_eq!(saved.stored.puzzles.iter().count(), 60);
    for number in 0..60 {
        let expected = nth(number);
        assert_eq!(restored(&saved, &bare(&expected)), expected, "{number}");
    }
}

#[test]
fn untouched_puzzles_are_not_stored() {
    let shared = SharedStorage::new();
    let mut visit = Visit::open(&shared, 1, &editing(Sample::Article.line()));
    let hash = format!("#{}", editing(Sample::Nuru.line()));
    visit.send(Msg::Page(PageMsg::LinkOpened { hash }));
    visit.leave();
    let again = Visit::open(&shared, 2, &editing(Sample::AiEscargot.line()));
    assert!(again.page.model.tab().records().all(|record| !record.is_touched()));
    assert_eq!(again.page.model.tab().records().count(), 1);
}

#[test]
fn the_page_is_restored_as_it_was_left() {
    let shared = SharedStorage::new();
    let mut visit = Visit::open(&shared, 1, &editing(Sample::Article.line()));
    visit.send(entered(8, InputMode::Answer));
    visit.send(selected(1));
    visit.send(entered(4, InputMode::Corner));
    visit.send(entered(5, InputMode::Center));
    visit.send(Msg::Page(PageMsg::ThemeChosen(Theme::Dark)));
    visit.send(Msg::Page(PageMsg::LanguageChosen(Language::Sw)));
    let left = visit.edited_puzzle().clone();
    let settings = visit.page.model.settings();
    // The page was not notified that it was left.
    let again = Visit::open(&shared, 2, "");
    assert_eq!(*again.edited_puzzle(), left);
    assert_eq!((again.page.model.theme, again.page.model.language), (Theme::Dark, Language::Sw));
    assert_eq!(again.page.model.settings(), settings);
    assert!(!again.page.model.play.editor.can_undo(), "the other tab may still be open");

    let mut other = Visit::open(&shared, 3, &editing(Sample::Nuru.line()));
    assert_eq!(*other.edited_puzzle(), EditedPuzzle::new(Sample::Nuru.givens()));
    other.send(Msg::Edit(EditMsg::SampleChosen(Sample::Article)));
    assert_eq!(*other.edited_puzzle(), left);
}

#[test]
fn a_reload_keeps_clues_regions_and_the_undo_history() {
    let shared = SharedStorage::new();
    let mut visit = Visit::open(&shared, 1, &editing(&empty(Shape::Nine)));
    visit.send(selected(3));
    visit.send(entered(7, InputMode::Given));
    visit.send(Msg::Rules(RulesMsg::RegionAssigned(Region::new(4))));
    visit.send(selected(8));
    visit.send(entered(2, InputMode::Answer));
    let left = visit.edited_puzzle().clone();
    assert!(left.unfinished_regions.is_some());
    visit.place();
    // Its address is slightly out of date.
    let mut again = Visit::reload(&shared, 1, &editing(&empty(Shape::Nine)));
    assert_eq!(*again.edited_puzzle(), left);
    for _ in 0..3 {
        assert!(again.send(UNDONE));
    }
    assert_eq!(*again.edited_puzzle(), EditedPuzzle::new(Givens::empty(Shape::Nine)));
    let mut again = Visit::open(&shared, 1, "");
    for _ in 0..3 {
        assert!(again.send(Msg::Edit(EditMsg::Redone)));
    }
    assert_eq!(*again.edited_puzzle(), left);
}

#[test]
fn the_bare_address_opens_the_last_puzzle_and_a_link_its_own() {
    let shared = SharedStorage::new();
    let mut visit = Visit::open(&shared, 1, &editing(Sample::AiEscargot.line()));
    visit.send(selected(1));
    visit.send(entered(2, InputMode::Answer));
    let left = visit.edited_puzzle().clone();
    visit.leave();
    let mut again = Visit::open(&shared, 2, "");
    assert_eq!(*again.edited_puzzle(), left);
    assert_eq!(again.page.model.view, View::Play);
    again.close();
    // That tab was left before its address was written.
    let mut again = Visit::open(&shared, 4, "");
    assert_eq!(again.page.model.view, View::Play);
    assert!(again.send(UNDONE), "the undo history of the closed tab is inherited");
    assert!(again.send(Msg::Edit(EditMsg::Redone)));
    again.leave();
    let linked = Visit::open(&shared, 3, &editing(Sample::Nuru.line()));
    assert_eq!(*linked.edited_puzzle(), EditedPuzzle::new(Sample::Nuru.givens()));
    assert_eq!(restored(&shared.saved(), &EditedPuzzle::new(Sample::AiEscargot.givens())), left);
}

#[test]
fn the_bare_address_opens_in_the_last_language_chosen() {
    let shared = SharedStorage::new();
    let mut visit = Visit::open(&shared, 1, "p=0000300204000010&lang=en");
    visit.place();
    visit.send(Msg::Page(PageMsg::LanguageChosen(Language::Sw)));
    visit.close();
    assert_eq!(Visit::open(&shared, 1, "").page.model.language, Language::Sw);
    assert_eq!(Visit::open(&shared, 2, "").page.model.language, Language::Sw);
}

#[test]
fn the_bare_address_opens_the_tab_used_last() {
    let sample = |sample| Msg::Edit(EditMsg::SampleChosen(sample));
    for tabs in [[1, 2, 3, 4], [9, 8, 7, 6]] {
        let shared = SharedStorage::new();
        // The first tab knows both puzzles, and has the article's open.
        let mut first = Visit::open(&shared, tabs[0], &editing(Sample::Nuru.line()));
        first.send(selected(1));
        first.send(entered(8, InputMode::Answer));
        first.send(sample(Sample::Article));
        first.leave();
        let mut second = Visit::open(&shared, tabs[1], "");
        second.send(sample(Sample::Nuru));
        second.send(selected(4));
        second.send(entered(6, InputMode::Answer));
        let left = second.edited_puzzle().clone();
        second.leave();
        let mut third = Visit::open(&shared, tabs[2], "");
        assert_eq!(*third.edited_puzzle(), left, "{tabs:?}");
        // Its undo history is restored as well.
        assert!(third.send(UNDONE));
        assert_ne!(*third.edited_puzzle(), left);
        third.leave();
        // A tab that was only opened can be the last one, too.
        Visit::open(&shared, tabs[0], &editing(Sample::AiEscargot.line())).leave();
        let fourth = Visit::open(&shared, tabs[3], "");
        assert_eq!(fourth.edited_puzzle().givens, Sample::AiEscargot.givens(), "{tabs:?}");
    }
}

#[test]
fn clues_entered_one_by_one_do_not_displace_other_puzzles() {
    let shared = SharedStorage::new();
    let mut visit = Visit::open(&shared, 1, &editing(&empty(Shape::Nine)));
    visit.send(selected(80));
    visit.send(entered(9, InputMode::Answer));
    for nth in 0..60 {
        visit.send(selected(nth));
        visit.send(entered(1, InputMode::Given));
    }
    let saved = shared.saved();
    let touched = saved.stored.puzzles.iter().filter(|it| it.content() != Some(it.id));
    assert_eq!(touched.count(), 1, "the puzzle being typed in stays a single one");
    assert_eq!(saved.stored.tabs[&visit.page.model.tab().id].tab, *visit.page.model.tab());
}

#[test]
fn a_full_storage_is_reported_while_it_is_full_and_loses_nothing() {
    let shared = SharedStorage::new();
    let mut visit = Visit::open(&shared, 1, &editing(Sample::Article.line()));
    shared.room.set(0);
    visit.send(entered(8, InputMode::Answer));
    assert!(visit.page.has_notice(&Notice::StorageFull));
    visit.send(selected(1));
    visit.send(entered(4, InputMode::Corner));
    assert!(visit.page.has_notice(&Notice::StorageFull));
    let stored = |visit: &Visit| shared.saved().stored.tabs[&visit.page.model.tab().id].tab.clone();
    assert_ne!(stored(&visit), *visit.page.model.tab());
    shared.room.set(usize::MAX);
    visit.send(selected(2));
    assert!(!visit.page.has_notice(&Notice::StorageFull), "there is room again");
    assert_eq!(stored(&visit), *visit.page.model.tab());
}

#[test]
fn every_unreadable_text_is_set_aside_whole() {
    let large = format!("{{{}", "x".repeat(3_000_000));
    let texts = ["garbage", "", "null", &large, r#"{"theme":"Sepia","sheets":[]}"#];
    let shared = SharedStorage::new();
    shared.room.set(5_000_000);
    for (nth, text) in texts.into_iter().enumerate() {
        shared.set("sudoku-grove", text);
        let visit = Visit::open(&shared, nth as u64 + 1, &editing(Sample::Article.line()));
        assert!(visit.page.has_notice(&Notice::StorageCorrupt), "{nth}");
        let again = Visit::open(&shared, nth as u64 + 1, &editing(Sample::Article.line()));
        assert!(!again.page.has_notice(&Notice::StorageCorrupt), "{nth}");
    }
    for text in texts {
        assert!(shared.items().iter().any(|item| item.1 == text), "a text was lost");
    }
    let broken = [Key::Tab(TabId(77)), Key::Entry(TabId(77), 3)];
    for key in broken {
        shared.set(&key.write(), "[1]");
        assert!(Visit::open(&shared, 9, "").page.has_notice(&Notice::StorageCorrupt));
        assert_eq!(shared.get(&key.write()), None);
    }
}

#[test]
fn edits_after_an_unreadable_entry_are_kept() {
    let shared = SharedStorage::new();
    let mut visit = Visit::open(&shared, 1, &editing(Sample::Article.line()));
    visit.send(selected(0));
    visit.send(entered(3, InputMode::Answer));
    let bad = visit.page.model.tab().number();
    let hash = format!("#{}", editing(Sample::Nuru.line()));
    visit.send(Msg::Page(PageMsg::LinkOpened { hash }));
    let free = visit.edited_puzzle().givens.iter().position(|it| it.1.is_none()).unwrap();
    visit.send(selected(free));
    visit.send(entered(2, InputMode::Answer));
    assert_eq!(visit.edited_puzzle().answers.filled_count(), 1);
    shared.set(&Key::Entry(TabId(1), bad).write(), "{");
    for _ in 0..2 {
        drop(Visit::reload(&shared, 1, &editing(Sample::Article.line())));
    }
    let again = Visit::open(&shared, 2, &editing(Sample::Nuru.line()));
    assert_eq!(again.edited_puzzle().answers.filled_count(), 1);
}

#[test]
fn the_entries_of_a_tab_with_an_unreadable_state_are_set_aside_with_it() {
    let shared = SharedStorage::new();
    let mut visit = Visit::open(&shared, 1, &editing(Sample::Article.line()));
    visit.send(selected(0));
    visit.send(entered(3, InputMode::Answer));
    let key = Key::Entry(TabId(1), visit.page.model.tab().number()).write();
    let text = shared.get(&key).unwrap();
    shared.set(&Key::Tab(TabId(1)).write(), "{");
    drop(Visit::reload(&shared, 1, &editing(Sample::Article.line())));
    assert!(shared.items().iter().any(|it| it.0.contains("unreadable/") && it.1 == text));
}

#[test]
fn a_board_size_of_a_newer_version_does_no_harm() {
    let shared = SharedStorage::new();
    let mut visit = Visit::open(&shared, 1, &editing(Sample::Article.line()));
    let hash = format!("#{}", editing(Sample::Nuru.line()));
    visit.send(Msg::Page(PageMsg::LinkOpened { hash }));
    let key = Key::Entry(TabId(1), 1).write();
    let text = shared.get(&key).unwrap();
    assert!(text.contains("\"size\":9"));
    shared.set(&key, &text.replace("\"size\":9", "\"size\":25"));
    let again = Visit::open(&shared, 2, "");
    assert_eq!(again.edited_puzzle().givens, Sample::Article.givens());
}

#[test]
fn a_tab_stores_entries_even_without_room_for_its_state() {
    let shared = SharedStorage::new();
    let mut visit = Visit::open(&shared, 1, &editing(Sample::Article.line()));
    visit.send(selected(0));
    let write = |visit: &mut Visit, entries: u64| {
        while visit.page.model.tab().number() < entries {
            let value = visit.page.model.tab().number() % 9 + 1;
            visit.send(entered(value as u8, InputMode::Answer));
        }
    };
    write(&mut visit, 250);
    let taken = shared.items().iter().map(|it| it.0.len() + it.1.len()).sum::<usize>();
    shared.room.set(taken + 15 * 160);
    write(&mut visit, 262);
    assert!(!visit.page.model.notices.contains(&Notice::StorageFull));
    let items = shared.items();
    let entries = items.iter().filter(|it| matches!(Key::read(&it.0), Some(Key::Entry(..))));
    assert!(entries.count() >= 262, "the state had no room");
    let again = Visit::reload(&shared, 1, &editing(Sample::Article.line()));
    assert_eq!(again.edited_puzzle(), visit.edited_puzzle());
}

/// Stores everything under one key, as versions without journals do.
fn store_earlier(shared: &SharedStorage, sheets: &[EditedPuzzle]) {
    let sheets: Vec<Value> = sheets.iter().map(earlier).collect();
    let all = json!({ "language": "Ru", "theme": "Dark", "sheets": sheets });
    shared.set("sudoku-grove", &all.to_string());
}

#[test]
fn a_version_without_journals_and_this_one_keep_each_others_digits() {
    let shared = SharedStorage::new();
    let mut edited_puzzle = EditedPuzzle::new(Sample::Article.givens());
    let cells: Vec<Cell> = Shape::Nine.cells().collect();
    let write = |edited_puzzle: &mut EditedPuzzle, nth: usize, value| {
        edited_puzzle.answers.set(cells[nth], Some(digit(value)));
    };
    write(&mut edited_puzzle, 0, 3);
    write(&mut edited_puzzle, 1, 4);
    store_earlier(&shared, std::slice::from_ref(&edited_puzzle));
    let mut visit = Visit::open(&shared, 1, &editing(Sample::Article.line()));
    assert_eq!(*visit.edited_puzzle(), edited_puzzle);
    assert_eq!(visit.page.model.theme, Theme::Dark);
    visit.send(selected(1));
    visit.send(entered(8, InputMode::Answer));
    visit.leave();
    // A page from the browser's cache knows nothing of that, and continues from its own state.
    let before = shared.get("sudoku-grove");
    write(&mut edited_puzzle, 0, 6);
    write(&mut edited_puzzle, 1, 5);
    write(&mut edited_puzzle, 3, 7);
    assert!(before.is_some(), "the data it stored is unchanged");
    store_earlier(&shared, std::slice::from_ref(&edited_puzzle));
    let again = Visit::open(&shared, 2, &editing(Sample::Article.line()));
    let value = |nth: usize| again.edited_puzzle().answers.get(cells[nth]);
    assert_eq!(value(0), Some(digit(6)), "its last digit in a cell that only it wrote");
    assert_eq!(value(1), Some(digit(8)), "the newer page's digit is kept");
    assert_eq!(value(3), Some(digit(7)));
}

#[test]
fn a_newer_versions_setting_is_kept_until_the_user_chooses() {
    let shared = SharedStorage::new();
    shared.set("sudoku-grove/1/theme", "\"Sepia\"");
    let mut visit = Visit::open(&shared, 1, &editing(Sample::Article.line()));
    visit.send(entered(8, InputMode::Answer));
    assert_eq!(shared.get("sudoku-grove/1/theme").as_deref(), Some("\"Sepia\""));
    visit.send(Msg::Page(PageMsg::ThemeChosen(Theme::Light)));
    assert_eq!(shared.get("sudoku-grove/1/theme").as_deref(), Some("\"Light\""));
}

#[test]
fn a_theme_chosen_in_one_tab_is_not_undone_by_another() {
    let shared = SharedStorage::new();
    let mut first = Visit::open(&shared, 1, &editing(Sample::Article.line()));
    let mut second = Visit::open(&shared, 2, &editing(Sample::Nuru.line()));
    first.send(Msg::Page(PageMsg::ThemeChosen(Theme::Dark)));
    second.send(Msg::Page(PageMsg::LanguageChosen(Language::Ru)));
    let settings = shared.saved().settings;
    assert_eq!((settings.theme, settings.language), (Theme::Dark, Some(Language::Ru)));
}

#[test]
fn where_center_marks_are_drawn_is_kept_and_may_be_missing() {
    let shared = SharedStorage::new();
    let mut visit = Visit::open(&shared, 1, &editing(Sample::Article.line()));
    assert_eq!(visit.page.model.center_marks, CenterMarks::Together);
    assert_eq!(shared.get("sudoku-grove/1/center-marks"), None);
    visit.send(Msg::Page(PageMsg::CenterMarksChosen(CenterMarks::InPlaces)));
    assert_eq!(shared.get("sudoku-grove/1/center-marks").as_deref(), Some("\"InPlaces\""));
    let again = Visit::open(&shared, 2, "");
    assert_eq!(again.page.model.center_marks, CenterMarks::InPlaces);
    shared.set("sudoku-grove/1/center-marks", "\"InCircles\"");
    let newer = Visit::open(&shared, 3, "");
    assert_eq!(newer.page.model.center_marks, CenterMarks::Together);
}

#[test]
fn the_place_of_the_tree_and_the_sizes_of_panes_are_kept_within_their_ranges() {
    let shared = SharedStorage::new();
    let mut visit = Visit::open(&shared, 1, &format!("p={}&view=watch", Sample::Article.line()));
    let panes = visit.page.model.watch.panes;
    assert_eq!((panes.tree_place, panes.size(Divider::Board)), (TreePlace::Beside, None));
    assert_eq!(shared.get("sudoku-grove/1/panes"), None);
    let mut below = panes.with_size(Divider::Board, Some(300)).with_size(Divider::Map, Some(9000));
    below.tree_place = TreePlace::Below;
    let chosen = below.with_size(Divider::Board, Some(410));
    visit.send(Msg::Page(PageMsg::PanesChosen(chosen)));
    assert_eq!(shared.get("sudoku-grove/1/panes").as_deref(), Some("[true,[300,410,400]]"));
    let again = Visit::open(&shared, 2, "").page.model.watch.panes;
    assert_eq!(again, chosen);
    assert_eq!((again.size(Divider::Board), again.size(Divider::Map)), (Some(410), Some(400)));
    shared.set("sudoku-grove/1/panes", "[false,[1,0,65535]]");
    let newer = Visit::open(&shared, 3, "").page.model.watch.panes;
    let (least, most) = (newer.range(Divider::Board).0, newer.range(Divider::Map).1);
    assert_eq!(newer.size(Divider::Board), Some(least));
    assert_eq!(newer.size(Divider::Map), Some(most));
    shared.set("sudoku-grove/1/panes", "{\"new\":1}");
    assert_eq!(Visit::open(&shared, 4, "").page.model.watch.panes, Panes::default());
}

#[test]
fn a_key_press_writes_little_and_the_state_is_written_seldom() {
    let shared = SharedStorage::new();
    shared.set("sudoku-grove/unreadable/1", &"x".repeat(5_000_000));
    let line = |number| sudoku_engine::formats::line(&nth(number).givens);
    let mut visit = Visit::open(&shared, 1, &editing(&line(0)));
    let (mut states, mut largest, mut entries) = (0, 0, 0);
    for number in 0..50 {
        let hash = format!("#{}", editing(&line(number)));
        visit.send(Msg::Page(PageMsg::LinkOpened { hash }));
        for cell in 0..80 {
            visit.send(selected(cell));
            let before = shared.written.get();
            visit.send(entered((cell % 9) as u8 + 1, InputMode::Answer));
            visit.send(entered((cell % 8) as u8 + 1, InputMode::Center));
            let written = shared.written.get() - before;
            let state = shared.get(&Key::Tab(TabId(1)).write()).map_or(0, |it| it.len());
            if written > state {
                (states, largest) = (states + written, largest.max(written));
            } else {
                entries += written;
                assert!(written <= 512, "{written} bytes for two keys on board {number}");
            }
        }
    }
    assert!(largest > 100_000, "the state of many puzzles is large: {largest}");
    assert!(states <= 2 * entries, "{states} bytes of states, {entries} of entries");
    let left = visit.edited_puzzle().clone();
    visit.leave();
    assert_eq!(*Visit::open(&shared, 2, "").edited_puzzle(), left);
}
