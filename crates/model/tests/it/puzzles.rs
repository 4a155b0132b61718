//! The stored puzzles, and what can be done with them without opening them on the board.

use std::rc::Rc;

use crate::common::{SharedStorage, Visit, digit};
use grove_model::Msg;
use grove_model::base::samples::Sample;
use grove_model::base::settings::View;
use grove_model::base::steps::StepSize;
use grove_model::model::dialog::DialogKind;
use grove_model::puzzle::editor::{EditedPuzzle, InputMode};
use grove_model::puzzle::journal::{
    Act, FileProblem, FileReader, FileWriter, PuzzleId, Record, Slot,
};
use grove_model::update::browser::BrowserMsg;
use grove_model::update::dialog::DialogMsg;
use grove_model::update::edit::EditMsg;
use grove_model::update::page::PageMsg;
use grove_model::update::play::PlayMsg;
use grove_model::update::puzzles::PuzzlesMsg;
use grove_model::view::puzzles::PuzzlePage;
use sudoku_engine::board::{Givens, Shape};
use sudoku_engine::formats;

fn link(line: &str) -> String {
    format!("p={line}&view=play")
}

/// Returns a different puzzle for each number.
fn nth_line(number: usize) -> String {
    let mut givens = Givens::empty(Shape::Nine);
    givens.set(
        Shape::Nine.cells().nth(number % 80).unwrap(),
        Some(digit((number / 80) as u8 % 9 + 1)),
    );
    givens.set(Shape::Nine.cells().nth(80).unwrap(), Some(digit((number / 720) as u8 + 1)));
    formats::line(&givens)
}

/// Writes a digit into the first cell without a given.
fn write(visit: &mut Visit, value: u8) {
    let givens = &visit.edited_puzzle().givens;
    let cell = givens.shape().cells().find(|&cell| givens.get(cell).is_none()).unwrap();
    visit.send(Msg::Edit(EditMsg::CellSelected { cell, extend: false }));
    visit.send(Msg::Edit(EditMsg::DigitEntered {
        digit: digit(value),
        input_mode: Some(InputMode::Answer),
    }));
}

fn begin(visit: &mut Visit, day: &str) {
    visit.send(Msg::Browser(BrowserMsg::DayBegan(day.into())));
}

fn page(visit: &mut Visit) -> PuzzlePage {
    visit.send(Msg::Dialog(DialogMsg::Opened(DialogKind::Puzzles)));
    let model = &visit.page.model;
    PuzzlePage::of(model, model.puzzle_list().expect("an open list"))
}

fn ids(visit: &mut Visit) -> Vec<PuzzleId> {
    page(visit).puzzles.iter().map(|it| it.id).collect()
}

/// Writes on a puzzle in each of three tabs, one after the other, on the article's last.
fn three(shared: &SharedStorage) -> Visit {
    for (tab, sample) in [(1, Sample::Nuru), (2, Sample::AiEscargot)] {
        let mut visit = Visit::open(shared, tab, &link(sample.line()));
        begin(&mut visit, "2026-11-21");
        write(&mut visit, 9);
        visit.leave();
    }
    let mut visit = Visit::open(shared, 3, &link(Sample::Article.line()));
    begin(&mut visit, "2026-11-22");
    write(&mut visit, 9);
    visit
}

#[test]
fn puzzles_written_on_are_listed_the_latest_first() {
    let shared = SharedStorage::new();
    let mut visit = three(&shared);
    let listed = page(&mut visit);
    let samples = [Sample::Article, Sample::AiEscargot, Sample::Nuru];
    let expected: Vec<Givens> = samples.iter().map(|it| it.givens()).collect();
    let givens: Vec<Givens> =
        listed.puzzles.iter().map(|it| it.edited_puzzle.givens.clone()).collect();
    assert_eq!(givens, expected);
    assert_eq!(
        listed.puzzles.iter().map(|it| it.is_open).collect::<Vec<_>>(),
        [true, false, false]
    );
    let days: Vec<&str> = listed.puzzles.iter().map(|it| &*it.date).collect();
    assert_eq!(days, ["2026-11-22", "2026-11-21", "2026-11-21"]);
    let cells = 81 - Sample::Article.givens().filled_count() as u64;
    assert_eq!(listed.puzzles[0].progress(), (1, cells));
    // Opening a puzzle does not count as writing on it.
    let mut other = Visit::open(&shared, 4, &link(Sample::Paper.line()));
    assert_eq!(ids(&mut other).len(), 3);
    // Of two puzzles written on on the same day, the later one comes first.
    begin(&mut other, "2026-11-22");
    write(&mut other, 1);
    assert_eq!(page(&mut other).puzzles[0].edited_puzzle.givens, Sample::Paper.givens());
}

#[test]
fn the_day_is_written_once_a_day() {
    let mut visit = Visit::open(&SharedStorage::new(), 1, &link(Sample::Article.line()));
    let days = |visit: &Visit| {
        let is_day =
            |act: &Act| matches!(act, Act::Note(it) if it.iter().any(|it| it.0 == Slot::Date));
        visit.reported.iter().filter(|entry| is_day(&entry.act)).count()
    };
    begin(&mut visit, "2026-11-22");
    for value in 1..=9 {
        write(&mut visit, value);
    }
    assert_eq!((visit.reported.len(), days(&visit)), (10, 1));
    begin(&mut visit, "2026-11-23");
    for _ in 0..3 {
        visit.send(Msg::Edit(EditMsg::Undone));
    }
    assert_eq!((visit.reported.len(), days(&visit)), (14, 2));
    // Undoing the edit that made a puzzle leaves no trace on the previous one.
    let mut visit = Visit::open(&SharedStorage::new(), 1, &link(Sample::Article.line()));
    begin(&mut visit, "2026-11-22");
    let last = Shape::Nine.cells().last().unwrap();
    visit.send(Msg::Edit(EditMsg::CellSelected { cell: last, extend: false }));
    visit.send(Msg::Edit(EditMsg::DigitEntered {
        digit: digit(7),
        input_mode: Some(InputMode::Given),
    }));
    assert_eq!(ids(&mut visit).len(), 1);
    visit.send(Msg::Edit(EditMsg::Undone));
    assert_eq!(ids(&mut visit), []);
}

#[test]
fn a_puzzle_is_named_and_opened_from_the_list() {
    let shared = SharedStorage::new();
    let mut visit = three(&shared);
    let [article, escargot, nuru] = ids(&mut visit)[..] else { panic!("not three puzzles") };
    let before = visit.edited_puzzle().clone();
    for (id, name) in [(nuru, " Grandmother’s "), (article, "Mine")] {
        assert!(visit.send(Msg::Puzzles(PuzzlesMsg::Named(id, name.into()))));
        assert!(
            !visit.send(Msg::Puzzles(PuzzlesMsg::Named(id, name.into()))),
            "it has this name already"
        );
    }
    assert_eq!(*visit.edited_puzzle(), before, "the board stays as it is");
    visit.leave();
    // Another tab knows the names, and so does the same tab.
    for tab in [3, 4] {
        let mut next_visit = Visit::open(&shared, tab, "");
        let page = page(&mut next_visit);
        let name = |id| page.puzzles.iter().find(|it| it.id == id).unwrap().name.to_string();
        assert_eq!([article, escargot, nuru].map(name), ["Mine", "", "Grandmother’s"]);
    }
    let mut visit = Visit::open(&shared, 5, "");
    ids(&mut visit);
    assert!(visit.send(Msg::Puzzles(PuzzlesMsg::Opened(nuru))));
    assert_eq!(visit.edited_puzzle().givens, Sample::Nuru.givens());
    assert_eq!(visit.edited_puzzle().answers.filled_count(), 1);
    assert_eq!((visit.page.model.view, &visit.page.model.dialog), (View::Play, &None));
    assert!(visit.send(Msg::Edit(EditMsg::Undone)), "opening it can be undone");
    assert_eq!(visit.edited_puzzle().givens, Sample::Article.givens());
}

#[test]
fn a_puzzle_opens_at_the_last_place_in_its_search() {
    let shared = SharedStorage::new();
    let mut visit = three(&shared);
    let article = ids(&mut visit)[0];
    let place = |visit: &Visit| {
        let link = visit.page.model.link();
        (link.view, link.step.map(|step| step.position.step), link.strategy, link.puzzle)
    };
    visit.send(Msg::Page(PageMsg::ViewChosen(View::Watch)));
    visit.send(Msg::Play(PlayMsg::StepSizeChosen(StepSize::Moves)));
    for _ in 0..40 {
        visit.send(Msg::Play(PlayMsg::Stepped));
    }
    let before = place(&visit);
    assert_eq!(before.1, Some(40));
    // Opening another puzzle and leaving the page both record the place.
    let nuru = ids(&mut visit)[2];
    visit.send(Msg::Puzzles(PuzzlesMsg::Opened(nuru)));
    assert_eq!(visit.page.model.view, View::Play);
    visit.send(Msg::Puzzles(PuzzlesMsg::Opened(article)));
    assert_eq!(place(&visit), before);
    visit.send(Msg::Play(PlayMsg::Stepped));
    visit.send(Msg::Browser(BrowserMsg::PageLeft));
    visit.leave();
    let mut next_visit = Visit::open(&shared, 77, &link(Sample::Paper.line()));
    next_visit.send(Msg::Puzzles(PuzzlesMsg::Opened(article)));
    assert_eq!(place(&next_visit).1, Some(41));
    // In the Play view, the place in the search stops being recorded.
    next_visit.send(Msg::Page(PageMsg::ViewChosen(View::Play)));
    next_visit.send(Msg::Puzzles(PuzzlesMsg::Opened(nuru)));
    next_visit.send(Msg::Puzzles(PuzzlesMsg::Opened(article)));
    assert_eq!(next_visit.page.model.view, View::Play);
}

#[test]
fn a_deleted_puzzle_stays_deleted_when_it_is_left() {
    let shared = SharedStorage::new();
    let mut visit = three(&shared);
    let open = visit.page.model.tab().record().id;
    visit.send(Msg::Page(PageMsg::ViewChosen(View::Watch)));
    visit.send(Msg::Puzzles(PuzzlesMsg::Deleted(open)));
    visit.send(Msg::Browser(BrowserMsg::PageLeft));
    assert!(!ids(&mut visit).contains(&open));
}

#[test]
fn a_copy_is_a_separate_puzzle() {
    let shared = SharedStorage::new();
    let mut visit = three(&shared);
    let article = ids(&mut visit)[0];
    visit.send(Msg::Puzzles(PuzzlesMsg::Named(article, "Mine".into())));
    for _ in 0..2 {
        let first = ids(&mut visit)[0];
        visit.send(Msg::Puzzles(PuzzlesMsg::Duplicated(first)));
    }
    let names = |visit: &mut Visit| -> Vec<String> {
        page(visit).puzzles.iter().take(3).map(|it| it.name.to_string()).collect()
    };
    assert_eq!(names(&mut visit), ["Mine 3", "Mine 2", "Mine"]);
    let copy = ids(&mut visit)[0];
    visit.send(Msg::Puzzles(PuzzlesMsg::Opened(copy)));
    write(&mut visit, 4);
    let kept = |id| visit.page.model.stored_puzzle(id).unwrap().edited_puzzle().unwrap();
    assert_ne!(kept(copy).answers, kept(article).answers);
    assert_eq!(kept(copy).givens, kept(article).givens);
    let mut next_visit = Visit::open(&shared, 3, "");
    assert_eq!(ids(&mut next_visit).len(), 5);
    assert_eq!(names(&mut next_visit), ["Mine 3", "Mine 2", "Mine"]);
}

#[test]
fn a_deleted_puzzle_is_restored_by_undo_and_opened_empty_by_its_link() {
    let shared = SharedStorage::new();
    let mut visit = three(&shared);
    let all = ids(&mut visit);
    let (article, nuru) = (all[0], all[2]);
    let written = visit.edited_puzzle().clone();
    let fresh = |sample: Sample| EditedPuzzle::new(sample.givens());
    for id in [nuru, article] {
        assert!(visit.send(Msg::Puzzles(PuzzlesMsg::Deleted(id))));
        assert!(!ids(&mut visit).contains(&id));
        assert!(visit.send(Msg::Puzzles(PuzzlesMsg::DeletionUndone)));
        assert!(
            !visit.send(Msg::Puzzles(PuzzlesMsg::DeletionUndone)),
            "only one deletion can be undone"
        );
        assert!(ids(&mut visit).contains(&id));
        assert_eq!(*visit.edited_puzzle(), written);
    }
    visit.send(Msg::Puzzles(PuzzlesMsg::Deleted(nuru)));
    visit.send(Msg::Puzzles(PuzzlesMsg::Deleted(article)));
    assert_eq!(*visit.edited_puzzle(), fresh(Sample::Article));
    assert_eq!(ids(&mut visit), [all[1]]);
    visit.leave();
    // Another tab opens it by its link, empty, and what is written then stays.
    let mut other = Visit::open(&shared, 4, &link(Sample::Nuru.line()));
    assert_eq!(*other.edited_puzzle(), fresh(Sample::Nuru));
    assert_eq!(ids(&mut other).len(), 2, "the puzzle is listed again");
    write(&mut other, 3);
    let mut next_visit = Visit::open(&shared, 5, &link(Sample::Nuru.line()));
    assert_eq!(next_visit.edited_puzzle(), other.edited_puzzle());
    // The tab itself does the same when a sample is chosen.
    next_visit.send(Msg::Edit(EditMsg::SampleChosen(Sample::Article)));
    assert_eq!(*next_visit.edited_puzzle(), fresh(Sample::Article));
    assert_eq!(ids(&mut next_visit).len(), 3);
}

#[test]
fn a_digit_written_on_a_deleted_puzzle_keeps_it() {
    let shared = SharedStorage::new();
    let mut visit = three(&shared);
    let article = ids(&mut visit)[0];
    let other = Visit::open(&shared, 4, &link(Sample::Article.line()));
    visit.send(Msg::Puzzles(PuzzlesMsg::Deleted(article)));
    let mut other = {
        let mut other = other;
        other.enter();
        other
    };
    assert_eq!(other.edited_puzzle().answers.filled_count(), 0, "it is deleted in every tab");
    write(&mut other, 5);
    assert_eq!(ids(&mut other)[0], article);
    assert_eq!(ids(&mut Visit::open(&shared, 5, ""))[0], article);
}

#[test]
fn a_thousand_puzzles_are_listed_page_by_page() {
    let shared = SharedStorage::new();
    let mut visit = Visit::open(&shared, 1, &link(&nth_line(0)));
    for number in 0..1000 {
        let hash = format!("#{}", link(&nth_line(number)));
        visit.send(Msg::Page(grove_model::update::page::PageMsg::LinkOpened { hash }));
        write(&mut visit, 5);
    }
    let first = page(&mut visit);
    assert_eq!((first.puzzle_count, first.page_index), (1000, 0));
    let mut seen = std::collections::BTreeSet::new();
    for nth in 0..first.page_count {
        visit.send(Msg::Puzzles(PuzzlesMsg::PageTurned(nth)));
        let page = page(&mut visit);
        assert!(page.puzzles.len() <= 50 && page.page_index == nth);
        seen.extend(page.puzzles.iter().map(|it| it.id));
    }
    assert_eq!(seen.len(), 1000);
    // A page beyond the last one, as after deleting the puzzles on it, is the last one.
    visit.send(Msg::Puzzles(PuzzlesMsg::PageTurned(999)));
    assert_eq!(page(&mut visit).page_index, first.page_count - 1);
}

/// Returns what “Save all” writes.
fn file_of(visit: &Visit) -> String {
    let kept = visit.page.model.stored_puzzles().into_iter().cloned().collect();
    FileWriter::new(kept).collect()
}

fn read(file: &str) -> Result<Vec<Rc<Record>>, FileProblem> {
    let mut reader = FileReader::new(file.as_bytes().to_vec())?;
    while !reader.read_piece()? {}
    Ok(reader.puzzles())
}

fn kept(visit: &Visit) -> Vec<Record> {
    visit.page.model.stored_puzzles().into_iter().map(|it| Record::clone(it)).collect()
}

fn bring(visit: &mut Visit, file: &str) -> bool {
    visit.send(Msg::Puzzles(PuzzlesMsg::Imported(read(file).unwrap())))
}

#[test]
fn a_file_transfers_all_puzzles_to_another_browser() {
    let mut visit = three(&SharedStorage::new());
    let nuru = ids(&mut visit)[2];
    visit.send(Msg::Puzzles(PuzzlesMsg::Named(nuru, "“A name”, \\ and\n".into())));
    let file = file_of(&visit);
    let json: serde_json::Value = serde_json::from_str(&file).unwrap();
    assert_eq!((json["version"].as_u64(), json["puzzles"].as_array().unwrap().len()), (Some(1), 3));
    // The file can also be formatted as other programs write it.
    for file in
        [file.clone(), serde_json::to_string_pretty(&json).unwrap(), format!("\u{feff}{file}")]
    {
        let elsewhere = SharedStorage::new();
        let mut other = Visit::open(&elsewhere, 7, &link(Sample::Paper.line()));
        let before = other.edited_puzzle().clone();
        assert!(bring(&mut other, &file));
        assert_eq!(kept(&other), kept(&visit));
        assert_eq!(*other.edited_puzzle(), before, "the board stays as it is");
        assert!(!bring(&mut other, &file), "the puzzles are stored already");
        assert_eq!(kept(&Visit::open(&elsewhere, 8, "")), kept(&visit));
    }
    // A file without puzzles is valid as well.
    let none = Visit::open(&SharedStorage::new(), 1, &link(Sample::Paper.line()));
    assert_eq!(read(&file_of(&none)), Ok(Vec::new()));
}

#[test]
fn a_file_overwrites_nothing_later_and_restores_deleted_puzzles() {
    let shared = SharedStorage::new();
    let mut visit = three(&shared);
    let (article, nuru) = (ids(&mut visit)[0], ids(&mut visit)[2]);
    let file = file_of(&visit);
    let then = visit.edited_puzzle().clone();
    write(&mut visit, 5);
    let later = visit.edited_puzzle().clone();
    assert!(!bring(&mut visit, &file));
    assert_eq!(*visit.edited_puzzle(), later);
    for id in [nuru, article] {
        visit.send(Msg::Puzzles(PuzzlesMsg::Deleted(id)));
    }
    assert!(bring(&mut visit, &file));
    assert_eq!(*visit.edited_puzzle(), then);
    assert_eq!(ids(&mut visit).len(), 3);
    assert_eq!(kept(&Visit::open(&shared, 9, "")), kept(&visit));
    // Later digits are newer than everything in the file.
    write(&mut visit, 6);
    assert_eq!(Visit::open(&shared, 10, "").edited_puzzle(), visit.edited_puzzle());
}

#[test]
fn an_invalid_file_is_reported_and_changes_nothing() {
    let visit = three(&SharedStorage::new());
    let file = file_of(&visit);
    let second = file.lines().nth(2).unwrap();
    let with_second = |other: &str| file.replace(second, other);
    let other_clue = second.replacen("\"c", "\"c8", 1);
    for (wrong, problem) in [
        (String::new(), FileProblem::OtherFile),
        ("[1, 2]".to_owned(), FileProblem::OtherFile),
        ("{}".to_owned(), FileProblem::OtherFile),
        ("{\"a\": {\"b\": [1]}, \"puzzles\": []}".to_owned(), FileProblem::OtherFile),
        (file.replace("sudoku-grove/puzzles", "other"), FileProblem::OtherFile),
        (file.replace("\"version\":1", "\"version\":2"), FileProblem::Newer),
        (file.replace("\"version\":1", "\"version\":\"x\""), FileProblem::OtherFile),
        (with_second(",{}"), FileProblem::BadPuzzle(2)),
        (with_second(",\"a\""), FileProblem::BadPuzzle(2)),
        (with_second(&other_clue), FileProblem::BadPuzzle(2)),
        (with_second(&second.replacen("\"size\":9", "\"size\":7", 1)), FileProblem::BadPuzzle(2)),
        (
            with_second(&second.replacen("[5,\"", "[18446744073709551615,\"", 1)),
            FileProblem::BadPuzzle(2),
        ),
        (file[..file.len() / 2].to_owned(), FileProblem::CutOff),
        (file.replace("\"version\":1,", ""), FileProblem::OtherFile),
        (file.replace("\n]}", "\n],\"version\":2}"), FileProblem::Newer),
        (file[..file.len() - 2].to_owned(), FileProblem::CutOff),
        (file[..file.len() - 4].to_owned(), FileProblem::CutOff),
    ] {
        assert_ne!(wrong, file);
        assert_eq!(read(&wrong), Err(problem), "{wrong}");
    }
    assert_eq!(FileReader::new(vec![0xff, 0xfe, 0]).err(), Some(FileProblem::OtherFile));
    assert!(FileReader::recognizes(file.as_bytes()));
    for other in ["", "{}", "[]", "{\"format\":\"other\"}", "12 sudoku-grove/puzzles"] {
        assert!(!FileReader::recognizes(other.as_bytes()), "{other}");
    }
    for end in (0..file.len() - 2).step_by(7).filter(|&end| file.is_char_boundary(end)) {
        assert!(read(&file[..end]).is_err(), "{end}");
    }
}

#[test]
fn a_large_file_is_written_and_read_piece_by_piece() {
    let visit = three(&SharedStorage::new());
    let records = visit.page.model.stored_puzzles().into_iter().cloned().collect::<Vec<_>>();
    let many: Vec<Rc<Record>> = records.iter().cycle().take(1000).cloned().collect();
    let pieces: Vec<String> = FileWriter::new(many.clone()).collect();
    let longest = pieces.iter().map(String::len).max().unwrap();
    assert!(longest < 100_000, "{longest}");
    let mut reader = FileReader::new(pieces.concat().into_bytes()).unwrap();
    let (mut slices, mut before) = (1, 0.0);
    while !reader.read_piece().unwrap() {
        slices += 1;
        assert!(reader.progress() > before);
        before = reader.progress();
    }
    assert!(slices > 50, "{slices}");
    assert_eq!(reader.puzzles(), many);
}

#[test]
fn the_browser_is_asked_to_persist_what_would_be_missed() {
    let visit = three(&SharedStorage::new());
    assert!(visit.page.model.is_worth_persisting(), "three puzzles");
    let mut visit = Visit::open(&SharedStorage::new(), 1, &link(&nth_line(0)));
    let cells: Vec<_> = Shape::Nine.cells().skip(1).take(50).collect();
    for (nth, cell) in cells.into_iter().enumerate() {
        assert!(!visit.page.model.is_worth_persisting(), "{nth} digits");
        visit.send(Msg::Edit(EditMsg::CellSelected { cell, extend: false }));
        visit.send(Msg::Edit(EditMsg::DigitEntered {
            digit: digit(1),
            input_mode: Some(InputMode::Answer),
        }));
    }
    assert!(visit.page.model.is_worth_persisting(), "fifty digits");
}
