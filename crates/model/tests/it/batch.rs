//! Many puzzles from one file: the keeper with its solvers in one thread, and the page.

use std::cell::Cell;
use std::ops::ControlFlow;
use std::rc::Rc;

use crate::common::Page;
use grove_model::base::settings::View;
use grove_model::batch::protocol::{
    CoordinatorReply, CoordinatorRequest, RowWindow, RowsRequest, SolveTask, SolverReply,
};
use grove_model::batch::{
    Batch, Bucket, Column, Coordinator, DownloadFormat, DownloadState, Figure, Kind, Query, Range,
    Report, RowFilter, RowView, SaveState, Session, Solver, Source, Spot, Stage,
};
use grove_model::model::dialog::DialogKind;
use grove_model::model::notice::Notice;
use grove_model::update::batch::BatchMsg;
use grove_model::update::dialog::DialogMsg;
use grove_model::update::page::PageMsg;
use grove_model::update::paste::PasteMsg;
use grove_model::update::play::PlayMsg;
use grove_model::view::puzzle_facts::puzzle_facts;
use grove_model::worker::health::{CHECK_INTERVAL, Health, MAX_SILENCE, Verdict};
use grove_model::worker::protocol::{Sign, VERSION};
use grove_model::{Msg, Start};
use proptest::prelude::*;
use strum::VariantArray;
use sudoku_engine::batch::{Malformed, Outcome, Row, Status};
use sudoku_engine::formats::NotText;
use sudoku_engine::logic::{Grade, RANKS, Technique, rate};

const PUZZLE: &str =
    "...2...633....54.1..1..398........9....538....3........263..5..5.37....847...1...";
const SEVERAL: &str =
    "1................................................................................";
const IMPOSSIBLE: &str =
    "11...............................................................................";

/// Returns a file with rows of every kind; one line in five is empty.
fn file(lines: usize) -> String {
    let line = |nth: usize| match nth % 5 {
        0 => PUZZLE,
        1 => SEVERAL,
        2 => IMPOSSIBLE,
        3 => "not a puzzle",
        _ => "",
    };
    (0..lines).map(|nth| format!("{}\n", line(nth))).collect()
}

fn solve(task: &SolveTask) -> Vec<Row> {
    let mut rows = Vec::new();
    // Timing a puzzle would never end with a frozen clock.
    let looks = Cell::new(0);
    let now = || looks.replace(looks.get() + 1_000_000);
    let solved = Solver::default().solve(task, &now, |done| {
        if let SolverReply::Solved { rows: all, .. } = done {
            rows = all;
        }
        ControlFlow::Continue(())
    });
    assert!(solved.is_continue());
    rows
}

/// Reads and solves until nothing is left to do. The task given out last is returned first.
fn work(coordinator: &mut Coordinator, file: &[u8]) {
    loop {
        let block = coordinator.next_block();
        if let Some(block) = &block {
            let bytes = &file[block.start as usize..block.end as usize];
            coordinator.receive_block(Some(bytes), 0);
        }
        let tasks: Vec<SolveTask> = std::iter::from_fn(|| coordinator.next_task()).collect();
        for task in tasks.iter().rev() {
            coordinator.receive_rows(task.nth, solve(task), 10);
        }
        if block.is_none() && tasks.is_empty() {
            return;
        }
    }
}

fn report(coordinator: &mut Coordinator) -> Report {
    match coordinator.report(20) {
        CoordinatorReply::Report { report, .. } => *report,
        other => panic!("{other:?}"),
    }
}

fn window(coordinator: &mut Coordinator, query: Query, from: u32, len: u16) -> RowWindow {
    coordinator.show_rows(RowsRequest { id: 1, query, from, len });
    match coordinator.window() {
        Some(CoordinatorReply::Rows { window, .. }) => window,
        other => panic!("{other:?}"),
    }
}

fn solved(file: &str) -> Coordinator {
    let mut coordinator = Coordinator::new(7, file.len() as u64, false, 0);
    work(&mut coordinator, file.as_bytes());
    coordinator
}

fn lines(window: &RowWindow) -> Vec<u32> {
    window.rows.iter().map(|row| row.line).collect()
}

#[test]
fn every_line_gets_its_row_in_the_order_of_the_file() {
    let mut coordinator = solved(&file(20_000));
    let report = report(&mut coordinator);
    assert_eq!((report.stage, report.bytes), (Stage::Over, report.all_bytes));
    assert_eq!(report.sums.kinds, [4000; 4]);
    assert_eq!(report.millis, 10);
    let reported = window(&mut coordinator, Query::default(), 15_990, 400);
    assert_eq!(reported.total, 16_000);
    let expected = [19_988, 19_989, 19_991, 19_992, 19_993, 19_994, 19_996, 19_997, 19_998, 19_999];
    assert_eq!(lines(&reported), expected);
    let kinds: Vec<Kind> = reported.rows[2..6].iter().map(Kind::of).collect();
    assert_eq!(kinds, Kind::VARIANTS);
}

#[test]
fn rows_are_sorted_and_filtered() {
    let mut coordinator = solved(&file(50));
    let only = |only| Query { only, ..Query::default() };
    let reported = window(&mut coordinator, only(RowFilter::Kind(Kind::Malformed)), 0, 400);
    assert_eq!(lines(&reported), (0..10).map(|nth| nth * 5 + 4).collect::<Vec<_>>());
    assert_eq!(window(&mut coordinator, only(RowFilter::Wrong), 0, 400).total, 0);
    let clues = Range { from: Some(2), to: Some(27) };
    let reported = window(&mut coordinator, Query { clues, ..Query::default() }, 0, 400);
    assert_eq!(reported.total, 20);
    assert!(
        reported
            .rows
            .iter()
            .all(|row| row.solved().is_some_and(|it| (2..=27).contains(&it.given_count)))
    );
    for descending in [false, true] {
        let by_clues = Query { by: Column::Clues, descending, ..Query::default() };
        let reported = window(&mut coordinator, by_clues, 0, 400);
        let clues: Vec<_> =
            reported.rows.iter().map(|row| row.solved().map(|it| it.given_count)).collect();
        let mut expected = vec![Some(1); 10];
        expected.extend([Some(2); 10]);
        expected.extend([Some(27); 10]);
        if descending {
            expected.reverse();
        }
        // Rows without clues come last in either order.
        expected.extend([None; 10]);
        assert_eq!(clues, expected);
        // Equal rows stay in the order of the file.
        assert!(reported.rows[..10].is_sorted_by_key(|row| row.line));
    }
    let backwards = Query { descending: true, ..Query::default() };
    assert_eq!(lines(&window(&mut coordinator, backwards, 0, 3)), [49, 48, 47]);
}

#[test]
fn stopping_halfway_loses_nothing() {
    let file = file(40_000);
    let bytes = file.as_bytes();
    let mut coordinator = Coordinator::new(1, bytes.len() as u64, false, 0);
    let block = coordinator.next_block().unwrap();
    coordinator.receive_block(Some(&bytes[..block.end as usize]), 0);
    let tasks: Vec<SolveTask> = std::iter::from_fn(|| coordinator.next_task()).take(20).collect();
    for task in &tasks[..10] {
        coordinator.receive_rows(task.nth, solve(task), 10);
    }
    coordinator.pause(true, 15);
    assert!(coordinator.next_task().is_none() && coordinator.next_block().is_none());
    let half = report(&mut coordinator);
    assert_eq!((half.stage, half.millis), (Stage::Paused, 15));
    assert!(half.sums.rows > 0 && half.bytes < half.all_bytes);
    assert_eq!(window(&mut coordinator, Query::default(), 0, 1).total, half.sums.rows);
    for task in &tasks[10..] {
        coordinator.requeue(task.nth);
    }
    coordinator.pause(false, 1000);
    // One of the tasks had been solved after all, and is not counted twice.
    coordinator.receive_rows(tasks[12].nth, solve(&tasks[12]), 1000);
    coordinator.receive_rows(tasks[12].nth, solve(&tasks[12]), 1000);
    let next = coordinator.next_task().unwrap();
    assert_eq!(next.nth, tasks[10].nth);
    coordinator.requeue(next.nth);
    work(&mut coordinator, bytes);
    let whole = report(&mut coordinator);
    assert_eq!((whole.stage, whole.sums.kinds), (Stage::Over, [8000; 4]));
    let reported = window(&mut coordinator, Query::default(), 0, 400);
    assert!(reported.rows.is_sorted_by_key(|row| row.line));
}

/// Returns the task of a file with one puzzle, which the solver searches in about ten slices.
fn long_task() -> SolveTask {
    let line =
        b"...4.58.7...2........6.....4.......88..7......7......97.2..8..........8...5.....4\n";
    let mut coordinator = Coordinator::new(1, line.len() as u64, false, 0);
    coordinator.next_block().unwrap();
    coordinator.receive_block(Some(line), 0);
    coordinator.next_task().unwrap()
}

/// Returns a clock in nanoseconds that advances by this many seconds each time it is read.
fn clock(seconds: u64) -> (Rc<Cell<u64>>, impl Fn() -> u64) {
    let time = Rc::new(Cell::new(0));
    let shown = Rc::clone(&time);
    (time, move || {
        shown.set(shown.get() + seconds * 1_000_000_000);
        shown.get()
    })
}

#[test]
fn a_solver_that_searches_one_puzzle_for_a_long_time_counts_as_alive() {
    let task = long_task();
    // A machine on which a slice takes four seconds.
    let (time, now) = clock(4);
    let (mut health, mut looked, mut said) = (Health::default(), 0, Vec::new());
    health.record_start(0);
    health.receive(Sign::Ready { version: VERSION });
    health.record_request(0);
    let solved = Solver::default().solve(&task, &now, |done| {
        while looked < time.get() / 1_000_000 {
            looked += u64::from(CHECK_INTERVAL);
            assert_eq!(health.check(looked, true), Verdict::Alive, "after {looked} ms");
        }
        health.receive(done.sign());
        said.push(done);
        ControlFlow::Continue(())
    });
    assert!(solved.is_continue() && looked > 3 * MAX_SILENCE);
    let Some((SolverReply::Solved { rows, .. }, signs)) = said.split_last() else {
        panic!("{said:?}")
    };
    assert!(signs.len() > 8 && signs.iter().all(|done| *done == SolverReply::Alive), "{signs:?}");
    assert_eq!(*rows, solve(&task), "the rows are those of solving it in one go");
    let statuses: Vec<_> = rows.iter().map(|row| row.solved().map(|it| it.status)).collect();
    assert_eq!(statuses, [Some(Status::Several)]);
}

#[test]
fn a_cancelled_solver_sends_nothing_more_and_another_solves_the_piece() {
    let task = long_task();
    let (time, now) = clock(1);
    let mut said = Vec::new();
    let mut solver = Solver::default();
    let solved = solver.solve(&task, &now, |done| {
        said.push((done, time.get() / 1_000_000_000));
        ControlFlow::Break(())
    });
    assert!(solved.is_break());
    // The clock was read before the search and after its first slice.
    assert_eq!(said, [(SolverReply::Alive, 2)]);
    assert_eq!(time.get() / 1_000_000_000, 2, "it does not search another slice");
    let mut rows = Vec::new();
    let again = solver.solve(&task, &|| 0, |done| {
        rows.push(done);
        ControlFlow::Continue(())
    });
    assert!(again.is_continue());
    assert_eq!(rows, [SolverReply::Solved { nth: task.nth, rows: solve(&task) }]);
}

#[test]
fn unreadable_and_unsolvable_batches_report_the_rows_there_are() {
    let file = file(40_000);
    let mut coordinator = Coordinator::new(1, file.len() as u64, false, 0);
    let block = coordinator.next_block().unwrap();
    coordinator.receive_block(Some(&file.as_bytes()[..block.end as usize]), 0);
    coordinator.abandon(5);
    assert_eq!(report(&mut coordinator).stage, Stage::Unsolvable);
    coordinator.pause(false, 5);
    let tasks: Vec<SolveTask> = std::iter::from_fn(|| coordinator.next_task()).collect();
    assert!(coordinator.next_block().is_some());
    coordinator.receive_block(None, 6);
    assert!(coordinator.next_block().is_none());
    assert_eq!(report(&mut coordinator).stage, Stage::Working, "what was read is solved");
    for task in &tasks {
        coordinator.receive_rows(task.nth, solve(task), 10);
    }
    let whole = report(&mut coordinator);
    assert_eq!((whole.stage, whole.bytes < whole.all_bytes), (Stage::Unreadable, true));
    assert!(whole.sums.rows > 500);
    assert!(coordinator.next_task().is_none());
    assert_eq!(solved("").stage(), Stage::Over);
}

#[test]
fn an_endless_line_takes_no_more_room_than_a_row() {
    let file = format!("{PUZZLE}\n{}\n{PUZZLE}\n{}", "x".repeat(3_000_000), "5".repeat(200_000));
    let mut coordinator = solved(&file);
    let reported = window(&mut coordinator, Query::default(), 0, 400);
    assert_eq!(lines(&reported), [1, 2, 3, 4]);
    assert_eq!(
        reported.rows.iter().map(Kind::of).collect::<Vec<_>>(),
        [Kind::Proper, Kind::Malformed, Kind::Proper, Kind::Malformed]
    );
    let of_its_length = Outcome::Malformed(Malformed::TooLong);
    assert_eq!([reported.rows[1].outcome, reported.rows[3].outcome], [of_its_length; 2]);
}

#[test]
fn too_many_rows_without_a_puzzle_are_only_counted() {
    let file = format!("{}{PUZZLE}\n{}", "x\n".repeat(40_000), "x\n".repeat(10));
    let coordinator = Coordinator::new(7, file.len() as u64, false, 0);
    let mut coordinator = coordinator.with_max_malformed_rows(1000);
    work(&mut coordinator, file.as_bytes());
    let sums = report(&mut coordinator).sums;
    assert_eq!((sums.rows, sums.of(Kind::Malformed)), (40_011, 40_010));
    assert_eq!(sums.only_counted, 39_010);
    let reported = window(&mut coordinator, Query::default(), 0, 400);
    assert_eq!(reported.total, 1001);
    let last = window(&mut coordinator, Query::default(), 999, 400);
    assert_eq!(lines(&last), [1000, 40_001]);
}

#[test]
fn rows_that_are_only_counted_take_no_memory() {
    // A thousandth of the limit, and of the number of rows that once ended a batch.
    let (most, rows) = (100, 150_000);
    let file = "x\n".repeat(rows);
    let mut coordinator =
        Coordinator::new(7, file.len() as u64, false, 0).with_max_malformed_rows(most);
    let mut most_held = 0;
    while let Some(block) = coordinator.next_block() {
        coordinator
            .receive_block(Some(&file.as_bytes()[block.start as usize..block.end as usize]), 0);
        while let Some(task) = coordinator.next_task() {
            coordinator.receive_rows(task.nth, solve(&task), 0);
        }
        window(&mut coordinator, Query { descending: true, ..Query::default() }, 0, 10);
        most_held = most_held.max(coordinator.bytes_held());
    }
    assert_eq!(report(&mut coordinator).sums.only_counted, rows as u32 - most);
    // One block of rows, and the text still to be cut into lines; all rows would be 9.6 MB.
    let (row, block) = (68, 4096);
    assert_eq!(size_of::<Row>(), row);
    assert!(most_held >= row * block && most_held < 2 * row * block, "{most_held}");
}

#[test]
fn saved_files_say_how_many_rows_are_left_out() {
    let file = format!("{PUZZLE}\n{}", "x\n".repeat(50));
    let mut coordinator =
        Coordinator::new(7, file.len() as u64, false, 0).with_max_malformed_rows(1);
    work(&mut coordinator, file.as_bytes());
    let csv = written(&mut coordinator, DownloadFormat::Csv);
    let last = csv.lines().last().unwrap();
    assert_eq!(last, ",left-out,,,,,,,49 more rows without a puzzle,,,");
    let json: serde_json::Value =
        serde_json::from_str(&written(&mut coordinator, DownloadFormat::Json)).unwrap();
    assert_eq!(json.as_array().unwrap().len(), 3);
    assert_eq!((&json[2]["status"], &json[2]["rows"]), (&"left-out".into(), &49.into()));
    assert_eq!(written(&mut coordinator, DownloadFormat::Puzzles), format!("{PUZZLE}\n"));
    // They do not count as rows with a puzzle.
    let only = RowFilter::Kind(Kind::Proper);
    window(&mut coordinator, Query { only, ..Query::default() }, 0, 1);
    assert_eq!(written(&mut coordinator, DownloadFormat::Csv).lines().count(), 2);
    let only = RowFilter::Kind(Kind::Several);
    window(&mut coordinator, Query { only, ..Query::default() }, 0, 1);
    assert_eq!(written(&mut coordinator, DownloadFormat::Json), "[\n]\n");
}

/// Returns a coordinator whose solvers rate the puzzles, at the end of its work.
fn rated(file: &str) -> Coordinator {
    let mut coordinator = Coordinator::new(7, file.len() as u64, false, 0).with_ratings(true);
    let block = coordinator.next_block().unwrap();
    coordinator.receive_block(Some(&file.as_bytes()[block.start as usize..]), 0);
    while let Some(task) = coordinator.next_task() {
        let solved = Solver::rating_by(rate).solve(&task, &|| 0, |reply| {
            if let SolverReply::Solved { nth, rows } = reply {
                coordinator.receive_rows(nth, rows, 0);
            }
            ControlFlow::Continue(())
        });
        assert!(solved.is_continue());
    }
    coordinator
}

#[test]
fn puzzles_with_one_solution_are_rated_if_that_is_wanted() {
    let hard = "1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..";
    let file = [PUZZLE, SEVERAL, hard, IMPOSSIBLE].join("\n");
    let mut coordinator = rated(&file);
    let by_score = Query { by: Column::Score, descending: true, ..Query::default() };
    let reported = window(&mut coordinator, by_score, 0, 9);
    // Rows without a rating come last.
    assert_eq!(lines(&reported), [3, 1, 2, 4]);
    let ratings: Vec<_> =
        reported.rows.iter().map(|row| row.solved().and_then(|it| it.rating)).collect();
    let [Some(escargot), Some(medium), None, None] = ratings[..] else { panic!("{ratings:?}") };
    assert_eq!((escargot.grade, medium.grade), (Grade::Extreme, Grade::Medium));
    assert_eq!((medium.score, medium.hardest()), (686, Some(Technique::NakedTriple)));
    assert_eq!((escargot.is_solved(), medium.is_solved()), (false, true), "one needs a guess");
    assert!(escargot.hardest().is_some());
    // The highest bit of its place says that a guess is needed.
    assert!(RANKS.iter().map(|rank| rank.techniques.len()).sum::<usize>() < 0x80);
    let hardest = report(&mut coordinator).sums.hardest;
    let scores = hardest.iter().map(|row| row.solved().unwrap().rating.unwrap().score);
    assert_eq!(scores.collect::<Vec<_>>(), [escargot.score, medium.score], "most points first");
    let csv = written(&mut coordinator, DownloadFormat::Csv);
    assert!(csv.starts_with(
        "line,status,puzzle,solution,clues,guesses,nanoseconds,check,problem,grade,score,hardest\n"
    ));
    let medium_line = csv.lines().find(|line| line.starts_with("1,")).unwrap();
    assert!(medium_line.ends_with(",,medium,686,naked-triple"), "{medium_line}");
    let json: serde_json::Value =
        serde_json::from_str(&written(&mut coordinator, DownloadFormat::Json)).unwrap();
    assert_eq!((&json[0]["grade"], &json[2]["grade"]), (&"extreme".into(), &().into()));
    // Without ratings, the figures are missing.
    let mut unrated = solved(PUZZLE);
    assert!(written(&mut unrated, DownloadFormat::Csv).ends_with(",,,,\n"));
}

#[test]
fn rating_starts_the_batch_again_and_its_columns_do_not_outlast_it() {
    let (mut page, _) = page();
    page.send(Msg::Paste(PasteMsg::Pasted(PUZZLE.into())));
    let before = page.model.batch_demand().unwrap().task;
    assert!(change(&mut page, BatchMsg::RatingSwitched(true)));
    let task = page.model.batch_demand().unwrap().task;
    assert!(task.is_rated && !before.is_rated && task.id != before.id);
    assert!(!change(&mut page, BatchMsg::RatingSwitched(true)));
    change(&mut page, BatchMsg::Sorted(Column::Grade));
    assert!(batch(&page).query.descending, "the hardest come first");
    assert!(change(&mut page, BatchMsg::RatingSwitched(false)));
    assert_eq!(batch(&page).query, Query::default());
}

#[test]
fn a_table_with_very_many_columns_is_read_as_one() {
    let names: String = (0..10_000).map(|nth| format!(",column {nth}")).collect();
    let record = format!("{PUZZLE}{}", ",1".repeat(10_000));
    let file = format!("puzzle{names}\n{}", format!("{record}\n").repeat(30));
    let mut coordinator = solved(&file);
    assert_eq!(report(&mut coordinator).sums.of(Kind::Proper), 30);
    let reported = window(&mut coordinator, Query::default(), 0, 400);
    assert_eq!(lines(&reported), (2..32).collect::<Vec<_>>());
}

#[test]
fn a_binary_file_becomes_one_row_that_reports_it() {
    let mut file = b"PK\x03\x04".to_vec();
    file.extend(std::iter::repeat_n(b"x\n", 100_000).flatten());
    let mut coordinator = Coordinator::new(7, file.len() as u64, false, 0);
    work(&mut coordinator, &file);
    assert_eq!(coordinator.stage(), Stage::Over);
    let reported = window(&mut coordinator, Query::default(), 0, 400);
    let what = NotText::Zip;
    let outcome = Outcome::Malformed(Malformed::NotText { kind: what });
    assert_eq!(reported.rows, [Row { line: 1, outcome }]);
}

#[test]
fn a_file_in_utf16_is_read_like_any_other() {
    let lines = format!("# судоку\r\n{}", format!("{PUZZLE}\r\n").repeat(2000));
    let marked = format!("\u{feff}{lines}");
    let file: Vec<u8> = marked.encode_utf16().flat_map(u16::to_le_bytes).collect();
    let mut coordinator = Coordinator::new(7, file.len() as u64, false, 0);
    let block = coordinator.next_block().unwrap();
    coordinator.receive_block(Some(&file[block.start as usize..block.end as usize]), 0);
    let mut tasks: Vec<SolveTask> = std::iter::from_fn(|| coordinator.next_task()).collect();
    let rest = tasks.split_off(tasks.len() / 2);
    for task in &tasks {
        coordinator.receive_rows(task.nth, solve(task), 10);
    }
    // The progress counts the bytes that these lines had in the file.
    let so_far = report(&mut coordinator);
    let of_line = 2 * (PUZZLE.len() as u64 + 2);
    assert!(so_far.bytes.abs_diff(u64::from(so_far.sums.rows) * of_line) <= 2 * of_line);
    for task in &rest {
        coordinator.receive_rows(task.nth, solve(task), 10);
    }
    work(&mut coordinator, &file);
    let sums = report(&mut coordinator).sums;
    assert_eq!((sums.rows, sums.of(Kind::Proper)), (2000, 2000));
}

#[test]
fn the_hardest_puzzles_and_the_distribution_of_guesses() {
    let mut coordinator = solved(&file(100));
    let sums = report(&mut coordinator).sums;
    assert_eq!(sums.guesses.total(), 60);
    let [first, ..] = sums.guesses.buckets()[..] else { panic!("no guesses") };
    assert_eq!((first.from, first.to), (0, 0));
    let counted: u32 = sums.guesses.buckets().iter().map(|Bucket { count, .. }| count).sum();
    assert_eq!(counted, 60);
    let guesses: Vec<u32> =
        sums.hardest.iter().filter_map(|row| row.solved()).map(|it| it.guesses).collect();
    assert_eq!(guesses.len(), 10);
    assert!(guesses.is_sorted_by(|one, other| one >= other));
    assert!(guesses[0] > 0);
    assert!(sums.hardest.iter().all(|row| Kind::of(row) == Kind::Proper));
}

#[test]
fn the_rate_is_sampled_now_and_then() {
    let mut coordinator = Coordinator::new(1, 100, false, 0);
    let mut looks = |times: &[u64]| {
        let reports = times.iter().map(|&now| coordinator.report(now));
        match reports.last() {
            Some(CoordinatorReply::Report { report, .. }) => {
                report.rates.iter().map(|&(millis, _)| millis).collect::<Vec<_>>()
            }
            other => panic!("{other:?}"),
        }
    };
    // A sample close to the last one replaces it, unless that is the first.
    assert_eq!(looks(&[0, 10, 100, 130, 200]), [0, 10, 130, 200]);
    let many: Vec<u64> = (3..1000).map(|nth| nth * 100).collect();
    let kept = looks(&many);
    assert!(kept.len() <= 240 && kept.is_sorted() && kept.last() == Some(&99_900));
}

/// Returns a whole file.
fn written(coordinator: &mut Coordinator, form: DownloadFormat) -> String {
    coordinator.write(3, form);
    let mut bytes = Vec::new();
    loop {
        match coordinator.write_next() {
            Some(CoordinatorReply::Piece { id: 3, bytes: piece, .. }) => bytes.extend(piece),
            Some(CoordinatorReply::Written { id: 3, .. }) => {
                return String::from_utf8(bytes).expect("it is text");
            }
            other => panic!("{other:?}"),
        }
    }
}

#[test]
fn rows_are_written_as_they_are_shown() {
    let mut coordinator = solved(&file(5));
    assert_eq!(
        written(&mut coordinator, DownloadFormat::Puzzles),
        [PUZZLE, SEVERAL, IMPOSSIBLE, ""].join("\n")
    );
    let solutions = written(&mut coordinator, DownloadFormat::Solutions);
    assert_eq!(solutions.lines().map(str::len).collect::<Vec<_>>(), [81, 81, 0]);
    let csv = written(&mut coordinator, DownloadFormat::Csv);
    let csv: Vec<Vec<&str>> = csv.lines().map(|line| line.split(',').collect()).collect();
    assert!(csv.iter().all(|record| record.len() == 12) && csv.len() == 5);
    assert_eq!(csv[1][..3], ["1", "proper", PUZZLE]);
    assert_eq!(csv[1][3], &solutions[..81]);
    assert_eq!(
        csv[4],
        [
            "4",
            "malformed",
            "",
            "",
            "",
            "",
            "",
            "",
            "unknown character U+006E in column 1",
            "",
            "",
            ""
        ]
    );
    let json: serde_json::Value =
        serde_json::from_str(&written(&mut coordinator, DownloadFormat::Json)).unwrap();
    assert_eq!(json[0]["puzzle"], PUZZLE);
    assert_eq!(json[0]["clues"], 27);
    assert!(json[2]["solution"].is_null() && json[3]["problem"].is_string());
    let only = RowFilter::Kind(Kind::Several);
    window(&mut coordinator, Query { only, ..Query::default() }, 0, 1);
    assert_eq!(written(&mut coordinator, DownloadFormat::Puzzles), format!("{SEVERAL}\n"));
    let nothing: serde_json::Value =
        serde_json::from_str(&written(&mut solved(""), DownloadFormat::Json)).unwrap();
    assert_eq!(nothing, serde_json::json!([]));
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 24, ..ProptestConfig::default() })]

    /// Rows are in the order of the file, in whatever order the pieces come back, solved or
    /// not.
    #[test]
    fn the_order_of_rows_does_not_depend_on_the_solvers(seed in any::<u64>(), lines in 2000_usize..6000) {
        let file = file(lines);
        let mut coordinator = Coordinator::new(1, file.len() as u64, true, 0);
        let mut held: Vec<SolveTask> = Vec::new();
        let mut state = seed | 1;
        let mut draw = |below: usize| {
            state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
            (state >> 33) as usize % below
        };
        while coordinator.stage() != Stage::Over {
            if let Some(block) = coordinator.next_block() {
                coordinator.receive_block(Some(&file.as_bytes()[block.start as usize..block.end as usize]), 0);
            }
            held.extend(coordinator.next_task());
            if !held.is_empty() && draw(3) == 0 {
                let task = held.swap_remove(draw(held.len()));
                if draw(4) == 0 {
                    coordinator.requeue(task.nth);
                } else {
                    coordinator.receive_rows(task.nth, solve(&task), 0);
                }
            }
        }
        let reported = window(&mut coordinator, Query::default(), 0, u16::MAX);
        prop_assert_eq!(reported.rows.len(), lines / 5 * 4 + (lines % 5).min(4));
        prop_assert!(reported.rows.is_sorted_by(|one, other| one.line < other.line));
    }
}

/// Returns the page, and its session with the keeper.
fn page() -> (Page, Session) {
    (Page::open("view=batch"), Session::default())
}

fn change(page: &mut Page, change: BatchMsg) -> bool {
    page.send(Msg::Batch(change))
}

fn batch(page: &Page) -> &Batch {
    page.model.batch.as_deref().expect("the view was opened")
}

fn receive(page: &mut Page, reported: Option<CoordinatorReply>) -> bool {
    change(page, BatchMsg::CoordinatorReply(reported.expect("a message of the keeper")))
}

#[test]
fn a_pasted_text_is_solved_and_a_row_of_it_watched() {
    let (mut page, mut session) = page();
    assert_eq!(page.model.batch_demand(), None);
    let text = file(50);
    assert!(page.send(Msg::Paste(PasteMsg::Pasted(Rc::from(text.as_str())))));
    let demand = page.model.batch_demand().unwrap();
    let requests = session.requests(&demand, 2);
    assert_eq!(requests.len(), 2, "{requests:?}");
    assert!(session.requests(&demand, 2).is_empty());
    let mut coordinator = Coordinator::new(demand.task.id, text.len() as u64, false, 0);
    work(&mut coordinator, text.as_bytes());
    assert!(receive(&mut page, Some(coordinator.report(100))));
    assert_eq!(batch(&page).rate(), Some(40 * 1000 / 10));
    assert_eq!(batch(&page).time_left(), None);
    assert!(change(&mut page, BatchMsg::Scrolled { from: 0, len: 20 }));
    coordinator.show_rows(page.model.batch_demand().unwrap().rows_request);
    assert!(receive(&mut page, coordinator.window()));
    let window = batch(&page).window.clone().unwrap();
    assert_eq!((window.total, window.rows.len()), (40, 40));
    // Scrolling a little further needs no other rows.
    assert!(!change(&mut page, BatchMsg::Scrolled { from: 15, len: 20 }));
    let opening = BatchMsg::opening(window.rows[0].solved().unwrap());
    assert!(change(&mut page, opening.clone()));
    assert_eq!(page.model.view, View::Play);
    assert_eq!(page.model.play.editor.edited_puzzle().givens.filled_count(), 27);
    assert_eq!(puzzle_facts(&page.model).unwrap().is_proper, Some(true));
    assert!(change(&mut page, BatchMsg::RowViewChosen(RowView::Watch)));
    assert!(change(&mut page, opening.clone()));
    assert_eq!(page.model.view, View::Watch);
    assert_eq!(page.player().stepper.puzzle().givens().filled_count(), 27);
    assert!(page.model.batch_demand().is_some(), "the rows stay");
}

#[test]
fn messages_about_another_batch_are_dropped() {
    let (mut page, _) = page();
    page.send(Msg::Paste(PasteMsg::Pasted("1".into())));
    let mut old = Coordinator::new(page.model.batch_demand().unwrap().task.id, 1, false, 0);
    old.show_rows(page.model.batch_demand().unwrap().rows_request);
    let (report, rows) = (old.report(1), old.window());
    assert!(change(&mut page, BatchMsg::Sorted(Column::Guesses)));
    assert!(batch(&page).query.descending);
    assert!(!receive(&mut page, rows), "the rows are sorted differently");
    change(&mut page, BatchMsg::SourceChosen(Source::Text("2".into())));
    assert!(!receive(&mut page, Some(report)));
    assert!(batch(&page).report.is_none());
}

#[test]
fn a_batch_is_cancelled_continued_saved_and_lost() {
    let (mut page, mut session) = page();
    assert!(!change(&mut page, BatchMsg::Paused), "there is no batch");
    let source = Source::File { id: 4, name: "a.b.txt".into(), bytes: 10 };
    assert_eq!(source.stem(), "a.b");
    assert!(change(&mut page, BatchMsg::SourceChosen(source)));
    session.requests(&page.model.batch_demand().unwrap(), 1);
    assert!(change(&mut page, BatchMsg::Paused) && batch(&page).is_paused);
    assert_eq!(session.requests(&page.model.batch_demand().unwrap(), 1).len(), 1);
    assert!(change(&mut page, BatchMsg::Resumed));
    let range = Range { from: Some(3), to: None };
    assert!(change(&mut page, BatchMsg::RangeChosen(Figure::Guesses, range)));
    assert!(!batch(&page).query.is_unfiltered());
    assert!(change(&mut page, BatchMsg::FiltersRemoved) && batch(&page).query.is_unfiltered());
    assert!(change(&mut page, BatchMsg::SaveStarted(DownloadFormat::Csv)));
    let DownloadState::Writing { request, .. } = batch(&page).download else {
        panic!("not writing")
    };
    let piece = |id| CoordinatorReply::Piece { id, bytes: Vec::new(), written: (5, 9) };
    assert!(!receive(&mut page, Some(piece(request.id + 1))));
    assert!(receive(&mut page, Some(piece(request.id))));
    assert!(receive(&mut page, Some(CoordinatorReply::Written { id: request.id, rows: 4 })));
    assert_eq!(
        batch(&page).download,
        DownloadState::Saved { format: DownloadFormat::Csv, rows: 4 }
    );
    let before = page.model.batch_demand().unwrap().task.id;
    assert!(change(&mut page, BatchMsg::TimingSwitched(true)));
    let task = page.model.batch_demand().unwrap().task;
    assert!(task.is_timed && task.id != before);
    assert!(change(&mut page, BatchMsg::Lost { restarting: false }) && batch(&page).is_lost);
    // It starts over under another id: failures are counted per batch.
    assert!(change(&mut page, BatchMsg::Resumed) && !batch(&page).is_lost);
    let again = page.model.batch_demand().unwrap().task;
    assert!(again.source == task.source && again.is_timed && again.id != task.id);
    assert!(change(&mut page, BatchMsg::Closed) && page.model.batch_demand().is_none());
}

#[test]
fn a_paste_does_not_discard_the_rows() {
    let (mut page, _) = page();
    page.send(Msg::Paste(PasteMsg::Pasted(PUZZLE.into())));
    let task = batch(&page).task.clone();
    assert!(page.send(Msg::Paste(PasteMsg::Pasted(SEVERAL.into()))));
    assert_eq!(batch(&page).task, task);
    assert_eq!(&*page.model.paste().unwrap().text, SEVERAL);
    assert!(page.send(Msg::Paste(PasteMsg::Submitted)));
    assert!(page.model.dialog.is_none());
    assert_ne!(batch(&page).task, task);
    page.send(Msg::Dialog(DialogMsg::Opened(DialogKind::Paste)));
    assert!(!page.send(Msg::Paste(PasteMsg::Submitted)), "the box is empty");
}

#[test]
fn a_batch_that_was_given_up_is_resumed_on_request() {
    let (mut page, mut session) = page();
    page.send(Msg::Paste(PasteMsg::Pasted(PUZZLE.into())));
    let demand = page.model.batch_demand().unwrap();
    session.requests(&demand, 1);
    let mut coordinator = Coordinator::new(demand.task.id, 81, false, 0);
    coordinator.abandon(1);
    assert!(receive(&mut page, Some(coordinator.report(1))));
    session.requests(&page.model.batch_demand().unwrap(), 1);
    assert!(change(&mut page, BatchMsg::Resumed));
    let requests = session.requests(&page.model.batch_demand().unwrap(), 1);
    assert_eq!(requests, [CoordinatorRequest::Pause { is_paused: false }]);
}

#[test]
fn keys_of_other_views_do_nothing_here() {
    let (mut page, _) = page();
    for msg in [
        Msg::Play(PlayMsg::Toggled),
        Msg::Play(PlayMsg::Stepped),
        Msg::Play(PlayMsg::WentToEnd),
        Msg::Play(PlayMsg::Stopped),
    ] {
        assert!(!page.send(msg.clone()), "{msg:?}");
    }
}

/// Returns a page with a batch that the keeper has reported, stored or not.
fn kept(text: &str, file: Option<&str>) -> Page {
    let (mut page, _) = page();
    page.send(Msg::Paste(PasteMsg::Pasted(Rc::from(text))));
    let demand = page.model.batch_demand().expect("a pasted batch");
    assert!(demand.needs_saving && page.model.saved_batch().is_none());
    let mut coordinator = Coordinator::new(demand.task.id, text.len() as u64, false, 0);
    work(&mut coordinator, text.as_bytes());
    assert!(receive(&mut page, Some(coordinator.report(100))));
    assert!(receive(
        &mut page,
        Some(CoordinatorReply::FileSaved { id: demand.task.id, file: file.map(Rc::from) })
    ));
    page
}

#[test]
fn a_stored_batch_is_reopened_with_its_query_and_position() {
    let mut page = kept(&file(50), Some("1-2"));
    assert!(!page.model.batch_demand().unwrap().needs_saving, "it is stored already");
    change(&mut page, BatchMsg::TimingSwitched(true));
    assert!(!page.model.batch_demand().unwrap().needs_saving, "it is the same file");
    change(&mut page, BatchMsg::Sorted(Column::Guesses));
    change(&mut page, BatchMsg::FilterChosen(RowFilter::Kind(Kind::Proper)));
    assert!(change(&mut page, BatchMsg::ScrollEnded(Spot { first: 7, chosen: 9 })));
    let record = page.model.saved_batch().unwrap();
    assert_eq!((&*record.source.file, record.source.name.as_ref()), ("1-2", None));

    let start = |hash: &str| {
        let (hash, saved_batch) = (hash.to_owned(), Some(record.clone()));
        Page::start(Start { hash, saved_batch, ..Start::default() })
    };
    let mut page = start("view=play");
    assert_eq!(page.model.saved_batch(), Some(record.clone()), "its view has not been shown yet");
    assert!(page.model.batch_demand().is_none());
    page.send(Msg::Page(PageMsg::ViewChosen(View::Batch)));
    for mut page in [page, start("view=batch")] {
        let demand = page.model.batch_demand().unwrap();
        let Source::Saved(source) = &*demand.task.source else { panic!("a stored batch") };
        assert_eq!((*source == record.source, demand.needs_saving), (true, false));
        assert!(demand.task.is_timed);
        let before = page.model.saved_batch().unwrap();
        assert_eq!(before, record, "the query and the position are restored");
        // Sorting by another column returns to the top.
        change(&mut page, BatchMsg::Sorted(Column::Clues));
        assert_eq!(batch(&page).spot, Spot::default());
        change(&mut page, BatchMsg::Closed);
        assert_eq!(page.model.saved_batch(), None);
    }
}

#[test]
fn a_missing_batch_is_closed_and_reported() {
    let record = kept(&file(5), Some("1-2")).model.saved_batch();
    let hash = "view=batch".to_owned();
    let mut page = Page::start(Start { hash, saved_batch: record, ..Start::default() });
    let id = page.model.batch_demand().unwrap().task.id;
    assert!(!receive(&mut page, Some(CoordinatorReply::FileMissing { id: id + 1 })));
    assert!(receive(&mut page, Some(CoordinatorReply::FileMissing { id })));
    assert!(page.model.batch_demand().is_none() && page.model.saved_batch().is_none());
    assert!(page.has_notice(&Notice::BatchGone));
}

#[test]
fn leaving_the_page_asks_only_if_rows_would_be_lost() {
    assert!(!kept(&file(5), Some("1-2")).model.asks_before_leaving());
    let mut page = kept(&file(5), None);
    assert_eq!(batch(&page).save_state, SaveState::Refused);
    assert!(page.model.asks_before_leaving() && page.model.saved_batch().is_none());
    change(&mut page, BatchMsg::Closed);
    assert!(!page.model.asks_before_leaving());
    let source = Source::File { id: 1, name: "large.txt".into(), bytes: SaveState::MAX_BYTES + 1 };
    change(&mut page, BatchMsg::SourceChosen(source));
    assert_eq!(batch(&page).save_state, SaveState::TooLarge);
    assert!(!page.model.batch_demand().unwrap().needs_saving);
    assert!(!page.model.asks_before_leaving(), "there are no rows yet");
    let source = Source::File { id: 2, name: "small.txt".into(), bytes: SaveState::MAX_BYTES };
    change(&mut page, BatchMsg::SourceChosen(source));
    assert!(page.model.batch_demand().unwrap().needs_saving);
}
