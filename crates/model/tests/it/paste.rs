//! Pasted text: what is read, what is not, and by whom.

use std::rc::Rc;

use crate::common::{Page, digit, empty};
use grove_model::base::code::Code;
use grove_model::base::samples::Sample;
use grove_model::base::settings::View;
use grove_model::model::dialog::DialogKind;
use grove_model::model::notice::Notice;
use grove_model::model::paste::{
    Draft, FileRefusal, MAX_BYTES_READ_IN_PAGE, MAX_BYTES_SHOWN, PasteBox, PasteProblem, PasteState,
};
use grove_model::solve::answer::SolveState;
use grove_model::solve::solutions::CountPurpose;
use grove_model::update::browser::BrowserMsg;
use grove_model::update::dialog::DialogMsg;
use grove_model::update::edit::EditMsg;
use grove_model::update::page::PageMsg;
use grove_model::update::paste::PasteMsg;
use grove_model::update::worker::WorkerMsg;
use grove_model::worker::protocol::Reply;
use grove_model::worker::task::{Task, TaskReport};
use grove_model::{Msg, Start};
use sudoku_engine::board::{Color, Digit, DigitSet, Rules, Shape};
use sudoku_engine::count::Count;
use sudoku_engine::formats::{self, Alphabet, CellInput, Extra, Format, NotText, Reason};

fn paste(page: &mut Page, text: &str) {
    page.send(Msg::Paste(PasteMsg::Pasted(Rc::from(text))));
}

fn state(page: &Page) -> &PasteState {
    &page.model.paste().unwrap().state
}

/// Writes the rows of the paper's puzzle with this format for a cell and these separators.
fn rows(cell: impl Fn(char) -> String, between: &str, open: &str, close: &str) -> String {
    let line: Vec<char> = Sample::Paper.line().chars().collect();
    let rows = line.chunks(4).map(|row| {
        let cells: Vec<String> = row.iter().map(|&digit| cell(digit)).collect();
        format!("{open}{}{close}", cells.join(between))
    });
    rows.collect::<Vec<_>>().join("\n")
}

#[test]
fn every_format_is_read() {
    let plain = |digit: char| digit.to_string();
    let boxed = formats::boxed(&Sample::Paper.givens());
    let texts = [
        (Format::Line, Sample::Paper.line().to_owned()),
        (Format::Rows, rows(plain, "", "", "")),
        (Format::Boxed, boxed),
        (Format::Arrays, format!("[{}]", rows(plain, ", ", "[", "],").trim_end_matches(','))),
        (Format::CommaRows, rows(plain, ",", "", "")),
    ];
    for (format, text) in texts {
        for view in [View::Play, View::Watch, View::Compare] {
            let mut page = Page::open(&format!("view={}", view.code()));
            paste(&mut page, &text);
            assert_eq!(
                page.model.play.editor.edited_puzzle().givens,
                Sample::Paper.givens(),
                "{text}"
            );
            assert_eq!(page.model.dialog, None);
            let notice = read_as(format, 4, false);
            assert_eq!(*page.model.notices, [notice], "{text}");
            assert_eq!(page.model.watch.player.is_some(), view == View::Watch);
        }
    }
}

/// Returns the notice about a puzzle that was read.
fn read_as(format: Format, given_count: usize, is_resumed: bool) -> Notice {
    Notice::PuzzleRead { format, alphabet: Alphabet::FromOne, given_count, is_resumed }
}

#[test]
fn a_puzzle_that_was_begun_before_is_said_to_have_its_digits() {
    let mut page = Page::open("view=play");
    let line = Sample::Paper.line();
    let notices = |page: &Page| page.model.notices.to_vec();
    paste(&mut page, line);
    assert_eq!(notices(&page), [read_as(Format::Line, 4, false)]);
    let free = Shape::Four
        .cells()
        .find(|&cell| page.model.play.editor.edited_puzzle().givens.get(cell).is_none());
    page.send(Msg::Edit(EditMsg::CellSelected { cell: free.unwrap(), extend: false }));
    page.send(Msg::Edit(EditMsg::DigitEntered { digit: digit(1), input_mode: None }));
    paste(&mut page, Sample::Article.line());
    assert_eq!(page.model.play.editor.edited_puzzle().answers.filled_count(), 0);
    paste(&mut page, line);
    assert_eq!(page.model.play.editor.edited_puzzle().answers.filled_count(), 1);
    assert_eq!(notices(&page), [read_as(Format::Line, 4, true)]);
}

#[test]
fn an_error_keeps_the_text_until_it_is_fixed() {
    let mut page = Page::editing(Sample::Article.line());
    let before = page.model.play.editor.clone();
    paste(&mut page, "1234\n341\n2143\n4321");
    assert_eq!(&*page.model.paste().unwrap().text, "1234\n341\n2143\n4321");
    let PasteState::Over(PasteProblem::Unreadable(error)) = state(&page) else {
        panic!("{:?}", state(&page))
    };
    assert_eq!((error.line, error.column), (2, 4));
    assert_eq!(error.reason, Reason::RowTooShort { row: 2, found: 3, expected: 4 });
    assert_eq!(page.model.play.editor, before);

    assert!(!page.send(Msg::Dialog(DialogMsg::Opened(DialogKind::Paste))));
    assert!(!page.model.paste().unwrap().text.is_empty(), "the box is open already");
    page.send(Msg::Paste(PasteMsg::Edited(Rc::from("1234\n3412\n2143\n43"))));
    assert_eq!(*state(&page), PasteState::Idle);
    page.send(Msg::Paste(PasteMsg::Submitted));
    assert!(matches!(state(&page), PasteState::Over(PasteProblem::Unreadable(_))));
    page.send(Msg::Paste(PasteMsg::Edited(Rc::from("1234\n3412\n2143\n4321"))));
    page.send(Msg::Paste(PasteMsg::Submitted));
    assert_eq!(page.model.dialog, None);
    assert_eq!(page.model.play.editor.edited_puzzle().givens.filled_count(), 16);
}

#[test]
fn the_box_opens_empty_and_closes() {
    let mut page = Page::editing(Sample::Article.line());
    assert!(!page.send(Msg::Dialog(DialogMsg::Closed(DialogKind::Paste))));
    assert!(!page.send(Msg::Paste(PasteMsg::Submitted)));
    assert!(page.send(Msg::Dialog(DialogMsg::Opened(DialogKind::Paste))));
    assert_eq!(page.model.paste(), Some(&PasteBox::default()));
    page.send(Msg::Paste(PasteMsg::Submitted));
    assert!(
        matches!(state(&page), PasteState::Over(PasteProblem::Unreadable(error)) if error.reason == Reason::Empty)
    );
    assert!(page.send(Msg::Dialog(DialogMsg::Closed(DialogKind::Paste))));
    assert_eq!(page.model.dialog, None);
}

#[test]
fn a_long_text_is_read_by_the_worker() {
    let padded = |length: usize| format!("{:>length$}", Sample::Nuru.line());
    let mut page = Page::editing(&empty(Shape::Four));
    paste(&mut page, &padded(MAX_BYTES_READ_IN_PAGE));
    assert_eq!(
        page.model.play.editor.edited_puzzle().givens,
        Sample::Nuru.givens(),
        "read in the page"
    );

    let mut page = Page::editing(&empty(Shape::Four));
    paste(&mut page, &padded(MAX_BYTES_READ_IN_PAGE + 1));
    assert!(matches!(state(&page), PasteState::Working(_)));
    assert!(!page.send(Msg::Paste(PasteMsg::Submitted)), "it is being read already");
    assert_eq!(page.model.play.editor.shape(), Shape::Four);
    page.work_until_answered();
    assert_eq!(page.model.play.editor.edited_puzzle().givens, Sample::Nuru.givens());
    assert_eq!(page.model.dialog, None);
}

#[test]
fn ten_megabytes_lead_to_an_error() {
    for text in ["1".repeat(10_000_000), "?!".repeat(5_000_000), "1,\n".repeat(3_400_000)] {
        let mut page = Page::editing(Sample::Paper.line());
        let before = page.model.play.editor.clone();
        paste(&mut page, &text);
        page.work_until_answered();
        assert!(matches!(state(&page), PasteState::Over(PasteProblem::Unreadable(_))));
        assert_eq!(page.model.play.editor, before);
        let paste = page.model.paste().unwrap();
        assert_eq!(paste.text.len(), text.len(), "it is kept whole");
        assert_eq!((paste.shown_text().0.len(), paste.shown_text().1), (MAX_BYTES_SHOWN, false));
    }
}

#[test]
fn the_beginning_shown_is_cut_between_characters() {
    let shown = |text: &str| {
        let paste = PasteBox { text: Rc::from(text), state: PasteState::Idle, awaits: None };
        (paste.shown_text().0.len(), paste.shown_text().1)
    };
    assert_eq!(shown(&"x".repeat(MAX_BYTES_SHOWN)), (MAX_BYTES_SHOWN, true));
    assert_eq!(shown(&"x".repeat(MAX_BYTES_SHOWN + 1)), (MAX_BYTES_SHOWN, false));
    assert_eq!(shown(&"—".repeat(MAX_BYTES_SHOWN)), (MAX_BYTES_SHOWN - MAX_BYTES_SHOWN % 3, false));
    assert_eq!(shown(""), (0, true));
}

#[test]
fn a_long_text_entered_without_a_paste_is_kept_whole() {
    let mut page = Page::editing(&empty(Shape::Four));
    page.send(Msg::Dialog(DialogMsg::Opened(DialogKind::Paste)));
    let text: Rc<str> = format!("{}\n", Sample::Nuru.line()).repeat(498).into();
    assert!(page.send(Msg::Paste(PasteMsg::Edited(Rc::clone(&text)))));
    let shown: Rc<str> = page.model.paste().unwrap().shown_text().0.into();
    assert_eq!(shown.len(), MAX_BYTES_SHOWN);
    // Browsers report the beginning again for each of the text's lines.
    for _ in 0..3 {
        assert!(!page.send(Msg::Paste(PasteMsg::Edited(Rc::clone(&shown)))));
        assert_eq!(page.model.paste().unwrap().text, text);
    }
}

#[test]
fn replies_about_another_text_are_dropped() {
    let mut page = Page::editing(&empty(Shape::Four));
    let asks = |page: &mut Page| {
        paste(page, &" ".repeat(MAX_BYTES_READ_IN_PAGE + 1));
        page.tasks(|task| matches!(task, Task::Read(_)))[0]
    };
    let first = asks(&mut page);
    let second = asks(&mut page);
    let reply = |id| {
        let report = TaskReport::Read(formats::read(Sample::Nuru.line()));
        Msg::Worker(WorkerMsg::replied(Reply::of_task(id, &report)))
    };
    assert!(!page.send(reply(first)));
    page.send(Msg::Paste(PasteMsg::Edited(Rc::from("1"))));
    assert!(!page.send(reply(second)), "the text was changed in the meantime");
    let third = asks(&mut page);
    page.send(Msg::Dialog(DialogMsg::Closed(DialogKind::Paste)));
    assert!(!page.send(reply(third)));
    assert_eq!(page.model.play.editor.shape(), Shape::Four);
}

#[test]
fn without_a_worker_a_long_text_waits_in_its_box() {
    let mut page = Page::editing(&empty(Shape::Four));
    paste(&mut page, &format!("{:>20000}", Sample::Nuru.line()));
    page.lose_worker();
    assert_eq!(*state(&page), PasteState::Over(PasteProblem::NeedsWorker));
    page.send(Msg::Paste(PasteMsg::Submitted));
    assert_eq!(*state(&page), PasteState::Over(PasteProblem::NeedsWorker));
    paste(&mut page, Sample::Nuru.line());
    assert_eq!(
        page.model.play.editor.edited_puzzle().givens,
        Sample::Nuru.givens(),
        "a short one is read"
    );
}

#[test]
fn the_outcome_of_copying_is_reported() {
    let mut page = Page::editing(Sample::Paper.line());
    page.send(Msg::Browser(BrowserMsg::CopyEnded { copied: true }));
    assert_eq!(*page.model.notices, [Notice::Copied]);
    page.send(Msg::Browser(BrowserMsg::CopyEnded { copied: true }));
    assert_eq!(*page.model.notices, [Notice::Copied], "once is enough");
    page.send(Msg::Browser(BrowserMsg::CopyEnded { copied: false }));
    assert!(page.has_notice(&Notice::CopyFailed));
    assert!(page.send(Msg::Page(PageMsg::NoticeDismissed(Notice::CopyFailed))));
    assert!(!page.send(Msg::Page(PageMsg::NoticeDismissed(Notice::CopyFailed))));
    assert!(page.model.notices.is_empty(), "and the earlier notice has disappeared");
}

fn close(page: &mut Page) {
    page.send(Msg::Dialog(DialogMsg::Closed(DialogKind::Paste)));
}

fn open(page: &mut Page) -> Rc<str> {
    page.send(Msg::Dialog(DialogMsg::Opened(DialogKind::Paste)));
    Rc::clone(&page.model.paste().unwrap().text)
}

#[test]
fn an_unread_text_is_restored_when_the_box_is_opened_again() {
    let mut page = Page::editing(&empty(Shape::Four));
    open(&mut page);
    page.send(Msg::Paste(PasteMsg::Edited(Rc::from("12 half typed"))));
    close(&mut page);
    assert_eq!(&*open(&mut page), "12 half typed");
    assert_eq!(page.model.draft_to_save().as_deref(), Some("12 half typed"));
    close(&mut page);
    // The box for many puzzles shows it as well.
    page.send(Msg::Page(PageMsg::ViewChosen(View::Batch)));
    assert_eq!(&*open(&mut page), "12 half typed");
    // Clearing the box discards the draft.
    page.send(Msg::Paste(PasteMsg::Edited(Rc::default())));
    close(&mut page);
    assert_eq!((&*open(&mut page), page.model.draft_to_save()), ("", None));
}

#[test]
fn a_text_that_was_read_is_not_restored() {
    let mut page = Page::editing(&empty(Shape::Four));
    open(&mut page);
    page.send(Msg::Paste(PasteMsg::Edited(Rc::from(Sample::Nuru.line()))));
    page.send(Msg::Paste(PasteMsg::Submitted));
    assert_eq!((page.model.paste(), page.model.draft_to_save()), (None, None));
    // Text that is pasted outside the box and can be read does not change the draft.
    open(&mut page);
    page.send(Msg::Paste(PasteMsg::Edited(Rc::from("half"))));
    close(&mut page);
    paste(&mut page, Sample::Paper.line());
    assert_eq!(page.model.play.editor.edited_puzzle().givens, Sample::Paper.givens());
    assert_eq!(&*open(&mut page), "half");
}

#[test]
fn a_text_is_restored_after_a_reload_unless_it_is_too_long() {
    let start = |draft: &str| Page::start(Start { draft: Rc::from(draft), ..Start::default() });
    let mut page = start("half typed");
    assert!(page.model.dialog.is_none());
    assert_eq!(page.model.draft_to_save().as_deref(), Some("half typed"));
    assert_eq!(&*open(&mut page), "half typed");
    for (length, is_kept) in [(Draft::MAX_BYTES, true), (Draft::MAX_BYTES + 1, false)] {
        page.send(Msg::Paste(PasteMsg::Edited(Rc::from("x".repeat(length)))));
        assert_eq!(page.model.draft_to_save().is_some(), is_kept);
    }
    assert!(page.send(Msg::Browser(BrowserMsg::DraftRefused)) && page.model.draft.is_refused);
    page.send(Msg::Paste(PasteMsg::Edited(Rc::from("another"))));
    assert!(!page.model.draft.is_refused, "nothing is known about this text");
}

#[test]
fn digits_and_marks_are_pasted_with_the_puzzle() {
    let line = format!("12{}", ".".repeat(79));
    let digits = |digits: &[u8]| -> DigitSet {
        digits.iter().filter_map(|&digit| Digit::new(digit)).collect()
    };
    let cell = |index: usize| Shape::Nine.cells().nth(index).unwrap();
    let mut page = Page::editing(&empty(Shape::Nine));
    paste(&mut page, &line);
    let placed = format!(":0000:x:12+3{}:914 815::", ".".repeat(78));
    paste(&mut page, &placed);
    let puzzle = page.model.play.editor.edited_puzzle().clone();
    assert_eq!(formats::line(&puzzle.givens), line);
    assert_eq!(puzzle.answers.get(cell(2)), Digit::new(3));
    assert_eq!(puzzle.marks[3].center, digits(&[4, 5, 6, 7, 8]));
    assert_eq!(puzzle.marks[4].center, digits(&[4, 5, 6, 7, 9]));
    // A text without any leaves what was written on the puzzle before.
    paste(&mut page, &line);
    assert_eq!(*page.model.play.editor.edited_puzzle(), puzzle);
}

#[test]
fn what_is_left_out_is_named() {
    let mut page = Page::editing(&empty(Shape::Four));
    let text = format!("A title\n{} # easy", Sample::Nuru.line());
    paste(&mut page, &text);
    assert!(page.has_notice(&Notice::ExtrasLeftOut(vec![Extra::Text])));
    paste(&mut page, Sample::Nuru.line());
    assert!(!page.has_notice(&Notice::ExtrasLeftOut(vec![Extra::Text])));
}

#[test]
fn a_list_of_puzzles_can_be_opened_as_many() {
    let mut page = Page::editing(&empty(Shape::Four));
    let text = format!("{}\n{}\n", Sample::Nuru.line(), Sample::Article.line());
    paste(&mut page, &text);
    let reason = Reason::SeveralPuzzles { found: 2, is_list: true };
    assert!(
        matches!(state(&page), PasteState::Over(PasteProblem::Unreadable(error)) if error.reason == reason)
    );
    assert!(page.model.paste().unwrap().is_list());
    assert!(page.send(Msg::Paste(PasteMsg::ListSubmitted)));
    assert_eq!((page.model.view, page.model.paste()), (View::Batch, None));
    assert!(page.model.batch.as_ref().is_some_and(|batch| batch.task.is_some()));
    assert!(!page.send(Msg::Paste(PasteMsg::ListSubmitted)));
    // Boards of other sizes are no list that can be solved there.
    let mut page = Page::editing(&empty(Shape::Four));
    paste(&mut page, &format!("{0}\n{0}\n", Sample::Paper.line()));
    assert!(!page.model.paste().unwrap().is_list());
    assert!(!page.send(Msg::Paste(PasteMsg::ListSubmitted)));
}

fn await_clipboard(page: &mut Page, request: u32) {
    assert!(page.send(Msg::Paste(PasteMsg::Awaited(request))));
}

fn paste_late(page: &mut Page, text: &str, request: u32) -> bool {
    page.send(Msg::Paste(PasteMsg::PastedLate { text: Rc::from(text), request }))
}

#[test]
fn a_late_text_of_the_clipboard_is_read_while_the_box_waits_for_it() {
    let mut page = Page::editing(&empty(Shape::Four));
    await_clipboard(&mut page, 1);
    assert!(paste_late(&mut page, Sample::Nuru.line(), 1));
    assert_eq!(page.model.play.editor.edited_puzzle().givens, Sample::Nuru.givens());
    assert_eq!(page.model.dialog, None);
    // Undo brings the board back, as after any other paste.
    page.send(Msg::Edit(EditMsg::Undone));
    assert_eq!(page.model.play.editor.shape(), Shape::Four);

    await_clipboard(&mut page, 2);
    assert!(paste_late(&mut page, "not a puzzle", 2));
    assert_eq!(&*page.model.paste().unwrap().text, "not a puzzle");
    assert!(matches!(state(&page), PasteState::Over(PasteProblem::Unreadable(_))));
    close(&mut page);

    // The box shows the text that was not read before, and waits with it.
    await_clipboard(&mut page, 3);
    assert_eq!(&*page.model.paste().unwrap().text, "not a puzzle");
    assert!(paste_late(&mut page, Sample::Paper.line(), 3));
    assert_eq!(page.model.play.editor.edited_puzzle().givens, Sample::Paper.givens());
}

#[test]
fn a_late_text_of_the_clipboard_replaces_nothing_that_the_user_did() {
    let mut page = Page::editing(&empty(Shape::Four));
    let before = page.model.play.editor.clone();
    let late = |page: &mut Page| paste_late(page, Sample::Nuru.line(), 1);
    assert!(!late(&mut page), "the box was never opened");
    open(&mut page);
    assert!(!late(&mut page), "the box was opened by hand");
    await_clipboard(&mut page, 1);
    page.send(Msg::Paste(PasteMsg::Edited(Rc::from("12"))));
    assert!(!late(&mut page), "the text was changed");
    await_clipboard(&mut page, 1);
    page.send(Msg::Paste(PasteMsg::Submitted));
    assert!(!late(&mut page), "the text was submitted");
    await_clipboard(&mut page, 1);
    close(&mut page);
    open(&mut page);
    assert!(!late(&mut page), "the box was closed in between");
    await_clipboard(&mut page, 2);
    assert!(!late(&mut page), "the box waits for a later answer");
    page.send(Msg::Dialog(DialogMsg::Opened(DialogKind::Help)));
    assert!(!late(&mut page), "another dialog is open");
    assert_eq!(page.model.play.editor, before);
    // The view for many puzzles shows it, because its rows must not be lost.
    page.send(Msg::Page(PageMsg::ViewChosen(View::Batch)));
    await_clipboard(&mut page, 3);
    assert_eq!(&*page.model.paste().unwrap().text, "12");
    assert!(paste_late(&mut page, Sample::Nuru.line(), 3));
    assert_eq!(
        (&*page.model.paste().unwrap().text, state(&page)),
        (Sample::Nuru.line(), &PasteState::Idle)
    );
}

#[test]
fn a_pasted_text_that_is_not_a_puzzle_does_not_replace_one_that_was_left_in_the_box() {
    let mut page = Page::editing(&empty(Shape::Four));
    open(&mut page);
    page.send(Msg::Paste(PasteMsg::Edited(Rc::from("12.4 half a puzzle"))));
    close(&mut page);
    page.send(Msg::Paste(PasteMsg::Pasted(Rc::from("a shopping list"))));
    assert_eq!(&*page.model.paste().unwrap().text, "a shopping list");
    assert!(matches!(state(&page), PasteState::Over(PasteProblem::Unreadable(_))));
    close(&mut page);
    assert_eq!(&*open(&mut page), "12.4 half a puzzle");
    // What the user makes of the other text is new work.
    page.send(Msg::Paste(PasteMsg::Pasted(Rc::from("a shopping list"))));
    page.send(Msg::Paste(PasteMsg::Edited(Rc::from("a list"))));
    close(&mut page);
    assert_eq!(&*open(&mut page), "a list");
}

#[test]
fn a_refused_file_is_reported_and_changes_nothing() {
    for view in [View::Play, View::Watch, View::Compare, View::Batch] {
        for refusal in
            [FileRefusal::TooLarge, FileRefusal::NotText(NotText::Zip), FileRefusal::Unreadable]
        {
            let mut page = Page::open(&format!("p={}&view={}", Sample::Paper.line(), view.code()));
            open(&mut page);
            page.send(Msg::Paste(PasteMsg::Edited(Rc::from("half"))));
            close(&mut page);
            let before = page.model.play.editor.clone();
            assert!(page.send(Msg::Paste(PasteMsg::FileRefused(refusal))));
            assert_eq!(*state(&page), PasteState::Over(PasteProblem::File(refusal)));
            assert_eq!(&*page.model.paste().unwrap().text, "half", "it is not lost");
            assert_eq!((&page.model.play.editor, page.model.view), (&before, view));
            page.send(Msg::Paste(PasteMsg::Edited(Rc::from("1"))));
            assert_eq!(*state(&page), PasteState::Idle);
        }
    }
}

#[test]
fn colors_alone_do_not_replace_what_was_written() {
    let colored = |color: Color| {
        let input = CellInput { colors: [color].into_iter().collect(), ..CellInput::default() };
        formats::f_puzzles_with_input(
            &Sample::Article.givens(),
            &Rules::classic(Shape::Nine),
            |_| input,
        )
    };
    let mut page = Page::open("view=play");
    paste(&mut page, &colored(Color::ALL[0]));
    let first = page.model.play.editor.edited_puzzle().clone();
    assert!(first.colors.iter().all(|colors| colors.contains(Color::ALL[0])));
    let digit = Digit::new(3).unwrap();
    page.send(Msg::Edit(EditMsg::DigitEntered { digit, input_mode: None }));
    let played = page.model.play.editor.edited_puzzle().clone();
    assert_eq!(played.answers.filled_count(), 1);
    paste(&mut page, &colored(Color::ALL[1]));
    assert_eq!(*page.model.play.editor.edited_puzzle(), played);
}

/// Returns what the count of solutions would say about the puzzle.
fn count(page: &Page) -> (CountPurpose, Option<Count>) {
    let queries = &page.model.play.solution_queries;
    (queries.count_purpose, queries.count.finding.map(|it| it.count))
}

#[test]
fn of_a_puzzle_that_was_opened_it_is_said_if_it_is_not_proper() {
    for (sample, expected) in [
        (Sample::Nuru, (CountPurpose::Number, Some(Count::Exactly(1)))),
        (Sample::NoSolution, (CountPurpose::Givens, Some(Count::Exactly(0)))),
        (Sample::TwoSolutions, (CountPurpose::Givens, Some(Count::Exactly(2)))),
    ] {
        let mut page = Page::open("view=play");
        paste(&mut page, sample.line());
        assert_eq!(count(&page), (CountPurpose::OpenedPuzzle, None));
        page.finish_work();
        assert_eq!(count(&page), expected, "{sample:?}, pasted");
        let mut page = Page::open("view=play");
        let hash = format!("p={}&view=play", sample.line());
        page.send(Msg::Page(PageMsg::LinkOpened { hash }));
        page.finish_work();
        assert_eq!(count(&page), expected, "{sample:?}, from a link");
        let mut page = Page::open(&format!("p={}&view=play", sample.line()));
        page.restart_worker();
        page.finish_work();
        assert_eq!(count(&page), expected, "{sample:?}, from the link of the page");
        // It is not said again when the worker is lost.
        page.restart_worker();
        assert_eq!(count(&page), expected);
    }
}

#[test]
fn nothing_is_counted_of_an_empty_board_or_a_wrong_one_nor_while_watching() {
    let clash = format!("11{}", ".".repeat(79));
    for (view, text) in [
        (View::Play, empty(Shape::Nine)),
        (View::Play, clash),
        (View::Watch, Sample::TwoSolutions.line().to_owned()),
    ] {
        let mut page = Page::open(&format!("view={}", view.code()));
        paste(&mut page, &text);
        assert_eq!(count(&page), (CountPurpose::Number, None));
        assert!(!page.model.play.solution_queries.count.is_working());
        assert_eq!(page.model.play.solving, SolveState::Idle);
    }
}
