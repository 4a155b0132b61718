//! The archive: what is moved there, what is read back, and that nothing is lost on the way.

use std::collections::BTreeMap;
use std::rc::Rc;

use crate::common::{SharedStorage, Visit, digit};
use grove_model::Msg;
use grove_model::base::samples::Sample;
use grove_model::effects::archive::{ArchiveLoad, Merged, PUZZLE_KEY_PREFIX, read_tab, tab_key};
use grove_model::effects::keeper::Storage;
use grove_model::model::notice::Notice;
use grove_model::puzzle::editor::InputMode;
use grove_model::puzzle::journal::{FileReader, FileWriter, Key, Record, TabId};
use grove_model::update::browser::BrowserMsg;
use grove_model::update::edit::EditMsg;
use grove_model::update::puzzles::PuzzlesMsg;
use proptest::prelude::*;
use serde_json::json;
use sudoku_engine::board::{Cell, Digit, Shape};
use sudoku_engine::formats;

/// The archive, as the browser would store it.
#[derive(Clone, Debug, Default)]
struct Archive(BTreeMap<String, String>);

impl Archive {
    /// Loads its contents into a page, as when the page opens.
    fn read(&self, visit: &mut Visit) {
        let texts: Vec<&str> = self.puzzles().collect();
        for texts in texts.chunks(3) {
            let puzzles = visit.keeper.read_archived(texts.iter().copied());
            visit.send(Msg::Browser(BrowserMsg::PuzzlesRead(puzzles.into())));
        }
        visit.send(Msg::Browser(BrowserMsg::ArchiveRead));
        let open = visit.page.model.tab().record().id;
        if let Some(tab) = self.0.get(&tab_key(open)).and_then(|text| read_tab(text)) {
            visit.send(Msg::Browser(BrowserMsg::TabRead(tab.into())));
        }
    }

    fn puzzles(&self) -> impl Iterator<Item = &str> {
        self.0.iter().filter(|it| it.0.starts_with(PUZZLE_KEY_PREFIX)).map(|it| it.1.as_str())
    }

    fn add(&mut self, load: &ArchiveLoad) {
        for item in &load.items {
            match item.merge(self.0.get(&item.key()).map(String::as_str)) {
                Merged::Unchanged => {}
                Merged::Text(text) => drop(self.0.insert(item.key(), text)),
                Merged::ReplacesUnreadable(text) => {
                    let unreadable = self.0.insert(item.key(), text).unwrap();
                    self.0.insert(format!("unreadable/{}", item.key()), unreadable);
                }
            }
        }
    }

    /// Archives what a tab hands over.
    fn take(&mut self, visit: &mut Visit) {
        let load = visit.keeper.archive_load(&visit.page.model);
        self.add(&load);
        end(visit, &load);
    }
}

fn end(visit: &mut Visit, load: &ArchiveLoad) {
    visit.send(Msg::Browser(BrowserMsg::Archived(load.own_puzzles.clone())));
    let outcome = visit.keeper.remove_archived(load, &visit.page.model);
    visit.report_storage(outcome);
}

fn link(line: &str) -> String {
    format!("p={line}&view=play")
}

/// Returns the link of a different puzzle for each number.
fn nth_link(number: usize) -> String {
    let mut line = vec![b'.'; 81];
    line[number % 80] = b'1' + (number / 80 % 9) as u8;
    line[80] = b'1' + (number / 720) as u8;
    link(&String::from_utf8(line).unwrap())
}

fn at(nth: usize) -> Cell {
    Shape::Nine.cells().nth(nth).unwrap()
}

fn write(visit: &mut Visit, cell: usize, value: u8) {
    visit.send(Msg::Edit(EditMsg::CellSelected { cell: at(cell), extend: false }));
    let digit = digit(value);
    visit.send(Msg::Edit(EditMsg::DigitEntered { digit, input_mode: Some(InputMode::Answer) }));
}

fn answer(visit: &Visit, cell: usize) -> Option<u8> {
    visit.edited_puzzle().answers.get(at(cell)).map(Digit::value)
}

/// Returns the number of texts of tabs in the storage.
fn tabs(shared: &SharedStorage) -> usize {
    let items = shared.items();
    items.iter().filter(|(key, _)| matches!(Key::read(key), Some(Key::Tab(_)))).count()
}

/// Opens a tab, writes a digit on its puzzle and closes it.
fn visited(shared: &SharedStorage, tab: u64, link: &str, (cell, value): (usize, u8)) {
    let mut visit = Visit::open(shared, tab, link);
    write(&mut visit, cell, value);
    visit.leave();
}

#[test]
fn all_closed_tabs_but_the_last_leave_the_storage() {
    let (shared, mut archive) = (SharedStorage::new(), Archive::default());
    for tab in 1..=5 {
        visited(&shared, tab, &nth_link(tab as usize), (70, 3));
    }
    let mut visit = Visit::open(&shared, 9, &nth_link(9));
    assert_eq!(tabs(&shared), 6);
    archive.take(&mut visit);
    assert_eq!(tabs(&shared), 2);
    visit.leave();
    // The tab closed last stays, for the bare address.
    let mut next_visit = Visit::open(&shared, 10, "");
    assert_eq!(next_visit.page.model.stored_puzzles().len(), 1);
    archive.read(&mut next_visit);
    assert_eq!(next_visit.page.model.stored_puzzles().len(), 5);
}

#[test]
fn an_open_tab_keeps_its_keys() {
    let (shared, mut archive) = (SharedStorage::new(), Archive::default());
    let mut open = Visit::open(&shared, 1, &nth_link(1));
    write(&mut open, 70, 3);
    visited(&shared, 2, &nth_link(2), (70, 3));
    visited(&shared, 3, &nth_link(3), (70, 3));
    let of_open = |shared: &SharedStorage| -> Vec<_> {
        let items = shared.items();
        let is_own = |key: &str| Key::read(key).is_some_and(|key| key.tab() == TabId(1));
        items.into_iter().filter(|(key, _)| is_own(key)).collect()
    };
    let before = of_open(&shared);
    let mut other = Visit::open(&shared, 4, &nth_link(4));
    archive.take(&mut other);
    assert_eq!(of_open(&shared), before);
    assert_eq!(tabs(&shared), 3);
}

#[test]
fn the_last_eight_tabs_that_ended_with_the_browser_stay() {
    let (shared, mut archive) = (SharedStorage::new(), Archive::default());
    for tab in 1..=20 {
        write(&mut Visit::open(&shared, tab, &nth_link(tab as usize)), 70, 3);
    }
    archive.take(&mut Visit::open(&shared, 30, &nth_link(30)));
    assert_eq!(tabs(&shared), 9);
    assert_eq!(archive.puzzles().count(), 20);
}

#[test]
fn the_link_of_an_archived_puzzle_restores_it_with_its_undo_history() {
    let (shared, mut archive) = (SharedStorage::new(), Archive::default());
    let paper = nth_link(1);
    let mut visit = Visit::open(&shared, 1, &paper);
    write(&mut visit, 10, 3);
    write(&mut visit, 11, 4);
    visit.send(Msg::Edit(EditMsg::Undone));
    visit.leave();
    visited(&shared, 2, &nth_link(2), (70, 3));
    archive.take(&mut Visit::open(&shared, 3, &nth_link(3)));

    let mut next_visit = Visit::open(&shared, 4, &paper);
    assert_eq!(answer(&next_visit, 10), None, "the archive is not read yet");
    archive.read(&mut next_visit);
    assert_eq!((answer(&next_visit, 10), answer(&next_visit, 11)), (Some(3), None));
    next_visit.send(Msg::Edit(EditMsg::Redone));
    assert_eq!(answer(&next_visit, 11), Some(4));
    next_visit.send(Msg::Edit(EditMsg::Undone));
    next_visit.send(Msg::Edit(EditMsg::Undone));
    assert_eq!((answer(&next_visit, 10), answer(&next_visit, 11)), (None, None));
    assert!(!next_visit.page.model.play.editor.can_undo());
    // All of this now belongs to the tab, and survives a reload without the archive.
    let mut reloaded = Visit::reload(&shared, 4, &paper);
    reloaded.send(Msg::Edit(EditMsg::Redone));
    assert_eq!(answer(&reloaded, 10), Some(3));
}

#[test]
fn a_puzzle_typed_in_by_hand_is_found_in_the_archive_by_its_clues() {
    let (shared, mut archive) = (SharedStorage::new(), Archive::default());
    let mut visit = Visit::open(&shared, 1, &nth_link(1));
    visit.send(Msg::Edit(EditMsg::EmptyBoardChosen(Shape::Nine)));
    let given = |value| {
        Msg::Edit(EditMsg::DigitEntered { digit: digit(value), input_mode: Some(InputMode::Given) })
    };
    visit.send(given(7));
    write(&mut visit, 10, 3);
    let (id, hash) = (visit.page.model.tab().record().id, visit.leave());
    visited(&shared, 2, &nth_link(2), (70, 3));
    archive.take(&mut Visit::open(&shared, 3, &nth_link(3)));

    let mut next_visit = Visit::open(&shared, 4, &hash);
    assert_ne!(next_visit.page.model.tab().record().id, id);
    archive.read(&mut next_visit);
    assert_eq!((next_visit.page.model.tab().record().id, answer(&next_visit, 10)), (id, Some(3)));
    // What is written before the archive is read is not lost.
    let mut hasty = Visit::open(&shared, 5, &hash);
    write(&mut hasty, 12, 5);
    archive.read(&mut hasty);
    assert_eq!(answer(&hasty, 12), Some(5));
}

#[test]
fn digits_written_before_the_archive_is_read_are_merged_with_its_own() {
    let (shared, mut archive) = (SharedStorage::new(), Archive::default());
    let mut visit = Visit::open(&shared, 1, &nth_link(1));
    (1..=9).for_each(|value| write(&mut visit, 10, value));
    write(&mut visit, 11, 4);
    visit.leave();
    visited(&shared, 2, &nth_link(2), (70, 3));
    archive.take(&mut Visit::open(&shared, 3, &nth_link(3)));
    let mut hasty = Visit::open(&shared, 4, &nth_link(1));
    write(&mut hasty, 10, 6);
    archive.read(&mut hasty);
    assert_eq!((answer(&hasty, 10), answer(&hasty, 11)), (Some(6), Some(4)));
    hasty.send(Msg::Edit(EditMsg::Undone));
    assert_eq!((answer(&hasty, 10), answer(&hasty, 11)), (None, Some(4)), "one edit is undone");
}

#[test]
fn a_tab_wrongly_taken_for_closed_stores_its_state_again() {
    for acts in [true, false] {
        let (shared, mut archive) = (SharedStorage::new(), Archive::default());
        let mut frozen = Visit::open(&shared, 1, &nth_link(1));
        write(&mut frozen, 10, 3);
        frozen.close();
        visited(&shared, 2, &nth_link(2), (70, 3));
        archive.take(&mut Visit::open(&shared, 3, &nth_link(3)));
        if acts {
            frozen.enter();
            write(&mut frozen, 11, 4);
        } else {
            frozen.close();
        }
        let next_visit = Visit::reload(&shared, 1, &nth_link(1));
        assert_eq!(answer(&next_visit, 10), Some(3));
        assert_eq!(answer(&next_visit, 11), acts.then_some(4));
        assert!(next_visit.page.model.play.editor.can_undo());
    }
}

#[test]
fn nothing_leaves_the_storage_before_the_archive_has_it() {
    let shared = SharedStorage::new();
    for tab in 1..=5 {
        visited(&shared, tab, &nth_link(tab as usize), (70, 3));
    }
    let visit = Visit::open(&shared, 9, &nth_link(9));
    let before = shared.items();
    let load = visit.keeper.archive_load(&visit.page.model);
    assert!(load.frees_storage() && load.items.len() > 5);
    assert_eq!(shared.items(), before);
}

#[test]
fn digits_written_during_archiving_stay_in_the_storage() {
    let (shared, mut archive) = (SharedStorage::new(), Archive::default());
    let mut late = Visit::open(&shared, 1, &nth_link(1));
    write(&mut late, 10, 3);
    late.close();
    visited(&shared, 2, &nth_link(2), (70, 3));
    let mut visit = Visit::open(&shared, 3, &nth_link(3));
    let load = visit.keeper.archive_load(&visit.page.model);
    archive.add(&load);
    late.enter();
    write(&mut late, 11, 4);
    write(&mut visit, 12, 5);
    end(&mut visit, &load);
    let next_visit = Visit::reload(&shared, 1, &nth_link(1));
    assert_eq!((answer(&next_visit, 10), answer(&next_visit, 11)), (Some(3), Some(4)));
    assert_eq!(answer(&Visit::reload(&shared, 3, &nth_link(3)), 12), Some(5));
}

#[test]
fn puzzles_of_a_file_read_during_archiving_are_kept() {
    let file = |visit: &Visit| -> Vec<Rc<Record>> {
        visit.page.model.stored_puzzles().into_iter().cloned().collect()
    };
    let elsewhere = SharedStorage::new();
    (1..=6).for_each(|tab| visited(&elsewhere, tab, &nth_link(tab as usize), (70, 3)));
    // The puzzle written to last comes first, with the latest clock.
    let puzzles = file(&Visit::open(&elsewhere, 9, ""));
    let (shared, mut archive) = (SharedStorage::new(), Archive::default());
    let mut visit = Visit::open(&shared, 1, &link(Sample::Paper.line()));
    archive.read(&mut visit);
    visit.send(Msg::Puzzles(PuzzlesMsg::Imported(puzzles[..2].to_vec())));
    let load = visit.keeper.archive_load(&visit.page.model);
    archive.add(&load);
    visit.send(Msg::Puzzles(PuzzlesMsg::Imported(puzzles[2..].to_vec())));
    end(&mut visit, &load);
    visit.leave();
    let mut next_visit = Visit::open(&shared, 2, "");
    archive.read(&mut next_visit);
    assert_eq!(file(&next_visit).len(), 6);
}

#[test]
fn the_link_of_an_archived_puzzle_typed_in_by_hand_finds_it_in_a_tab_with_another_puzzle() {
    let (shared, mut archive) = (SharedStorage::new(), Archive::default());
    let mut visit = Visit::open(&shared, 1, &nth_link(1));
    visit.send(Msg::Edit(EditMsg::EmptyBoardChosen(Shape::Nine)));
    let input_mode = Some(InputMode::Given);
    visit.send(Msg::Edit(EditMsg::DigitEntered { digit: digit(7), input_mode }));
    write(&mut visit, 10, 3);
    let hash = visit.leave();
    visited(&shared, 2, &nth_link(2), (70, 3));
    let mut other = Visit::open(&shared, 3, &nth_link(3));
    archive.take(&mut other);
    other.leave();
    let mut followed = Visit::open(&shared, 3, &hash);
    archive.read(&mut followed);
    assert_eq!(answer(&followed, 10), Some(3));
}

#[test]
fn the_undo_history_of_the_closed_tab_used_last_is_kept() {
    for ids in [[1, 2], [2, 1]] {
        let (shared, mut archive) = (SharedStorage::new(), Archive::default());
        visited(&shared, ids[0], &nth_link(1), (10, 3));
        visited(&shared, ids[1], &nth_link(1), (11, 4));
        visited(&shared, 5, &nth_link(5), (70, 3));
        archive.take(&mut Visit::open(&shared, 6, &nth_link(6)));
        let mut next_visit = Visit::open(&shared, 7, &nth_link(1));
        archive.read(&mut next_visit);
        next_visit.send(Msg::Edit(EditMsg::Undone));
        assert_eq!((answer(&next_visit, 10), answer(&next_visit, 11)), (Some(3), None), "{ids:?}");
    }
}

#[test]
fn a_tab_with_an_unreadable_text_stays_in_the_storage() {
    let (shared, mut archive) = (SharedStorage::new(), Archive::default());
    visited(&shared, 1, &nth_link(1), (10, 3));
    visited(&shared, 2, &nth_link(2), (70, 3));
    let mut visit = Visit::open(&shared, 3, &nth_link(3));
    let key = Key::Entry(TabId(1), 99).write();
    shared.set(&key, "of a newer version");
    archive.take(&mut visit);
    assert_eq!(shared.get(&key).as_deref(), Some("of a newer version"));
}

#[test]
fn unreadable_texts_of_the_archive_are_set_aside_whole() {
    let (shared, mut archive) = (SharedStorage::new(), Archive::default());
    visited(&shared, 1, &nth_link(1), (70, 3));
    let mut visit = Visit::open(&shared, 2, &nth_link(2));
    archive.take(&mut visit);
    let key = archive.0.keys().next().unwrap().clone();
    archive.0.insert(key.clone(), "{\"half".to_owned());
    let mut next_visit = Visit::open(&shared, 3, &nth_link(3));
    archive.read(&mut next_visit);
    assert_eq!(archive.0[&key], "{\"half", "reading changes nothing");
    archive.take(&mut next_visit);
    assert_eq!(archive.0[&format!("unreadable/{key}")], "{\"half");
    assert_eq!(archive.puzzles().count(), 1);
    assert!(archive.0[&key].len() > 20);
}

#[test]
fn a_thousand_puzzles_fit_into_five_megabytes() {
    let (shared, mut archive) = (SharedStorage::new(), Archive::default());
    shared.room.set(5_000_000);
    let mut most = 0;
    for number in 0..1000 {
        let mut visit = Visit::open(&shared, number as u64 + 1, &nth_link(number));
        for cell in (1..79).step_by(4).filter(|&cell| cell != number % 80) {
            write(&mut visit, cell, (1 + cell % 9) as u8);
        }
        assert!(!visit.page.model.notices.contains(&Notice::StorageFull));
        visit.leave();
        if number % 10 == 0 {
            archive.take(&mut visit);
        }
        most = most.max(shared.items().iter().map(|(key, text)| key.len() + text.len()).sum());
    }
    assert!(most < 400_000, "{most}");
    let mut visit = Visit::open(&shared, 2000, "");
    archive.read(&mut visit);
    let kept = visit.page.model.stored_puzzles();
    assert_eq!(kept.len(), 1000);
    assert!(kept.iter().all(|record| record.edited_puzzle().unwrap().answers.filled_count() >= 19));
}

#[test]
fn a_file_of_a_thousand_puzzles_is_archived_while_it_is_read() {
    let rich = {
        let (shared, mut archive) = (SharedStorage::new(), Archive::default());
        for number in 0..1000 {
            visited(&shared, number as u64 + 1, &nth_link(number), ((number + 1) % 80, 3));
            if number % 50 == 49 {
                archive.take(&mut Visit::open(&shared, 5000 + number as u64, &nth_link(0)));
            }
        }
        let mut visit = Visit::open(&shared, 9000, "");
        archive.read(&mut visit);
        FileWriter::new(visit.page.model.stored_puzzles().into_iter().cloned().collect())
            .collect::<String>()
    };
    let mut reader = FileReader::new(rich.into_bytes()).unwrap();
    while !reader.read_piece().unwrap() {}
    let (shared, mut archive) = (SharedStorage::new(), Archive::default());
    shared.room.set(150_000);
    let mut visit = Visit::open(&shared, 1, &link(Sample::Paper.line()));
    archive.read(&mut visit);
    for piece in reader.puzzles().chunks(16) {
        visit.send(Msg::Puzzles(PuzzlesMsg::Imported(piece.to_vec())));
        if visit.page.model.tab().unneeded_count() > 32 {
            archive.take(&mut visit);
        }
    }
    assert!(visit.page.model.notices.is_empty());
    assert_eq!(visit.page.model.stored_puzzles().len(), 1000);
    visit.leave();
    let mut next_visit = Visit::open(&shared, 2, "");
    archive.read(&mut next_visit);
    assert_eq!(next_visit.page.model.stored_puzzles().len(), 1000);
}

#[test]
fn archiving_frees_room_and_removes_the_notice_of_a_full_storage() {
    let (shared, mut archive) = (SharedStorage::new(), Archive::default());
    (1..=30).for_each(|tab| visited(&shared, tab, &nth_link(tab as usize), (70, 3)));
    let mut visit = Visit::open(&shared, 99, &nth_link(40));
    let taken = shared.items().iter().map(|(key, text)| key.len() + text.len()).sum::<usize>();
    shared.room.set(taken);
    write(&mut visit, 5, 6);
    assert!(visit.page.model.notices.contains(&Notice::StorageFull));
    archive.take(&mut visit);
    assert!(visit.page.model.notices.is_empty());
    assert_eq!(answer(&Visit::reload(&shared, 99, &nth_link(40)), 5), Some(6));
}

#[test]
fn later_digits_of_a_version_without_journals_are_not_lost_to_the_archive() {
    let answered = |digit: char| {
        let line = Sample::Paper.line();
        let answers = format!("{digit}{}", ".".repeat(line.len() - 1));
        let edited_puzzle = json!({ "clues": line, "rules": "", "answers": answers, "marks": [] });
        json!({ "language": null, "theme": "System", "sheets": [edited_puzzle] }).to_string()
    };
    let (shared, mut archive) =
        (SharedStorage::with_legacy_data(&answered('4')), Archive::default());
    archive.take(&mut Visit::open(&shared, 1, &nth_link(1)));
    assert_eq!(archive.puzzles().count(), 1);
    for digit in ['2', '4', '1'] {
        shared.set("sudoku-grove", &answered(digit));
        let mut visit = Visit::open(&shared, 10 + u64::from(digit), &link(Sample::Paper.line()));
        archive.read(&mut visit);
        let first = Shape::Four.cells().next().unwrap();
        let shown = visit.edited_puzzle().answers.get(first).map(Digit::symbol);
        assert_eq!(shown, Some(digit));
        archive.take(&mut visit);
        visit.leave();
    }
}

#[test]
fn of_two_archived_puzzles_with_the_same_givens_the_later_one_is_opened() {
    // A given that was typed and erased again leaves a second puzzle with the givens of the first.
    let actions = [
        Action::Wrote(1, 1),
        Action::Wrote(53, 9),
        Action::Wrote(53, 9),
        Action::Wrote(1, 1),
        Action::Opened(1),
        Action::Opened(1),
        Action::Archived,
        Action::Opened(0),
        Action::Wrote(1, 1),
    ];
    assert_eq!(after(&actions, Some(Archive::default())), after(&actions, None));
}

/// An action in a tab, or with it.
#[derive(Clone, Debug)]
enum Action {
    Opened(usize),
    Typed,
    Wrote(usize, u8),
    Left,
    Archived,
}

fn actions() -> impl Strategy<Value = Vec<Action>> {
    let action = prop_oneof![
        2 => (0..4_usize).prop_map(Action::Opened),
        1 => Just(Action::Typed),
        6 => (0..81_usize, 1..=9_u8).prop_map(|(cell, value)| Action::Wrote(cell, value)),
        2 => Just(Action::Left),
        2 => Just(Action::Archived),
    ];
    proptest::collection::vec(action, 0..60)
}

/// Performs the actions in one tab after the other, and returns the puzzles that the next tab
/// knows.
fn after(actions: &[Action], mut archive: Option<Archive>) -> Vec<[String; 2]> {
    let shared = SharedStorage::new();
    let (mut tab, mut visit) = (1, None::<Visit>);
    let open = |tab: u64, link: &str, archive: &Option<Archive>| {
        let mut visit = Visit::open(&shared, tab, link);
        archive.iter().for_each(|archive| archive.read(&mut visit));
        visit
    };
    for action in actions {
        let here = visit.get_or_insert_with(|| open(tab, &nth_link(0), &archive));
        match *action {
            Action::Opened(number) => {
                here.leave();
                tab += 1;
                visit = Some(open(tab, &nth_link(number), &archive));
            }
            Action::Typed => drop(here.send(Msg::Edit(EditMsg::EmptyBoardChosen(Shape::Nine)))),
            Action::Wrote(cell, value) => {
                let input_mode = if value == 9 { InputMode::Given } else { InputMode::Answer };
                here.send(Msg::Edit(EditMsg::CellSelected { cell: at(cell), extend: false }));
                here.send(Msg::Edit(EditMsg::DigitEntered {
                    digit: digit(value),
                    input_mode: Some(input_mode),
                }));
            }
            Action::Left => {
                here.leave();
                tab += 1;
                visit = Some(open(tab, "", &archive));
            }
            Action::Archived => {
                if let Some(archive) = &mut archive {
                    archive.take(here);
                }
            }
        }
    }
    let last = open(tab + 1, "", &archive);
    let kept = last.page.model.stored_puzzles();
    let puzzles = kept.into_iter().filter_map(|record| record.edited_puzzle());
    let mut lines: Vec<_> =
        puzzles.map(|it| [&it.givens, &it.answers].map(formats::line)).collect();
    lines.sort_unstable();
    lines
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 64, failure_persistence: None, ..Default::default() })]

    #[test]
    fn the_same_is_kept_with_and_without_an_archive(actions in actions()) {
        prop_assert_eq!(after(&actions, Some(Archive::default())), after(&actions, None));
    }
}
